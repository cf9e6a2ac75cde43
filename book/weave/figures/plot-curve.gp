# plot-curve.gp: the times of a benchmark over a size, for book/weave/figures/plot-curve.lua. $data has a part for each line, of rows:
# size, median, low, high.
set border 3
set logscale x 2
set xrange [from : to]
set yrange [logarithmic ? least : 0 : most]
set xtics nomirror out scale 0.5 textcolor rgb "#000002"
eval "set xtics (" . tics . ")"
set ytics nomirror out scale 0.5 textcolor rgb "#000002" format "%g"
if (logarithmic) { set logscale y 10; eval "set ytics (" . levels . ")" }
set xlabel along offset 0,0.8 textcolor rgb "#000002"
set label 1 axis at screen 0, graph 1 offset 0.1, 0.8 textcolor rgb "#000002"
plot for [i = 1 : words(names)] $data index i - 1 using 1:3:(0):($4 - $3) with vectors nohead linecolor rgb colour(i) notitle, \
     for [i = 1 : words(names)] $data index i - 1 using 1:2 with linespoints pointtype i dashtype 1 + (i > 4) linecolor rgb colour(i) title word(names, i)
