# plot-bars.gp: the times of a benchmark as bars, for book/weave/figures/plot-bars.lua, which gives the sizes and $data:
# median, low, high, place from the top, half of the height, colour, place of the number, the number,
# whether the whisker is cut.
# A colour is a number by which the weave knows a part; it has the looks of a part from the page.
set terminal svg size width, height noenhanced font "monospace,12"
set encoding utf8
unset key
unset ytics
set lmargin at screen 1.0 * left / width
set rmargin at screen 1.0 * right / width
set tmargin at screen 1
set bmargin at screen 1.0 * foot / height
set xrange [0 : most]
set yrange [height - foot : 0]
set border 1 back linecolor rgb "#000003"
set xtics nomirror out scale 0.5 textcolor rgb "#000002" format "%g"
set xlabel unit offset 0,0.8 textcolor rgb "#000002"
set style fill solid noborder
plot $data using 1:4:(0):1:($4 - $5):($4 + $5):6 with boxxyerror fillcolor rgb variable, \
     $data using 2:4:2:($9 > 0 ? $2 : $3) with xerrorbars pointsize 0 linecolor rgb "#000004", \
     $data using 2:4:($9 > 0 ? $3 - $2 : 0):(0) with vectors head nofilled size screen 0.015,30 linecolor rgb "#000004", \
     $data using 7:4:8 with labels left textcolor rgb "#000001"
