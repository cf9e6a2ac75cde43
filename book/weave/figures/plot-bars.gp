# plot-bars.gp: the times of a benchmark as bars or, on a logarithmic axis, as dots, for book/weave/figures/plot-bars.lua. $data has
# two parts: place from the top, median, low, high, series, what is written behind; and place from the top, name of the row.
unset ytics
set border 1
set xrange [least : most]
set yrange [height - foot : top]
set xtics nomirror out scale 0.5 textcolor rgb "#000002" format "%g"
if (logarithmic) { set logscale x; eval "set xtics (" . levels . ")" }
set xlabel axis offset 0,0.8 textcolor rgb "#000002"
set label 1 remark at screen 0, graph 1 offset 0.1, 0.7 textcolor rgb "#000002"
cut(x) = x > most ? most : x
of(i, x) = column(5) == i ? x : NaN
if (logarithmic) {
    set key samplen 0.2
    marks = "using (of(i, $2)):1 with points linecolor rgb colour(i)"
} else {
    marks = "using (of(i, $2)):1:(0):2:($1 - 6):($1 + 6) with boxxyerror fillcolor rgb colour(i)"
}
plot $data index 1 using (least):1:2 with labels left offset -0.6 textcolor rgb "#000001" notitle, \
     $data index 0 using 2:1:3:(cut($4)) with xerrorbars pointsize 0 linecolor rgb "#000004" notitle, \
     for [i = 1 : words(names)] $data index 0 @marks title word(names, i), \
     $data index 0 using 2:1:($4 > most ? most - $2 : NaN):(0) with vectors head nofilled size screen 0.015,30 linecolor rgb "#000004" notitle, \
     $data index 0 using (cut($4)):1:6 with labels left offset 0.8 textcolor rgb "#000001" notitle
