# plot-curve.gp: the times of a benchmark over a size, for book/weave/figures/plot-curve.lua, which gives the sizes and $data:
# an index for each line, of rows: size, median, low, high. lines and points are the colours of line and markers, dashes their patterns.
# A colour is a number by which the weave knows a part; it has the looks of a part from the page.
set terminal svg size width, height noenhanced font "monospace,12"
set encoding utf8
unset key
set lmargin at screen 1.0 * left / width
set rmargin at screen 1.0 * right / width
set tmargin at screen 1 - 1.0 * top / height
set bmargin at screen 1.0 * foot / height
set logscale x 2
set xrange [from : to]
set border 3 back linecolor rgb "#000003"
set xtics nomirror out scale 0.5 textcolor rgb "#000002"
eval "set xtics (" . tics . ")"
set ytics nomirror out scale 0.5 textcolor rgb "#000002" format "%g"
set yrange [0 : most]
if (logarithmic) { set logscale y 10; set yrange [least : most]; eval "set ytics (" . levels . ")" }
set xlabel along offset 0,0.8 textcolor rgb "#000002"
plot for [i = 1 : words(lines)] $data index i - 1 using 1:3:(0):($4 - $3) with vectors nohead linecolor rgb word(lines, i), \
     for [i = 1 : words(lines)] $data index i - 1 using 1:2 with lines dashtype int(word(dashes, i)) linecolor rgb word(lines, i), \
     for [i = 1 : words(points)] $data index i - 1 using 1:2 with points pointtype 5 linecolor rgb word(points, i)
