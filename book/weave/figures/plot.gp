# plot.gp: what the two kinds of plots have in common. book/weave/figures/gnuplot.lua gives the sizes, in units of a 1/96 inch,
# the names of the series, and $data. A colour is a number by which the weave knows a part; it has the looks of a part from the page.
set terminal svg size width, height noenhanced font "JetBrains Mono,12"
set encoding utf8
set lmargin at screen 1.0 * left / width
set rmargin at screen 1.0 * right / width
set tmargin at screen 1 - 1.0 * top / height
set bmargin at screen 1.0 * foot / height
set key at screen -8.0 / width, screen 1 + 2.0 / height left top Left reverse maxcols 1 samplen 1.6 textcolor rgb "#000001"
set border back linecolor rgb "#000003"
set style fill solid noborder
colour(i) = sprintf("#%06X", 16 + i)

# On a logarithmic axis, 1, 2 and 5 of each power of ten, or 1 alone.
levels = ""
if (logarithmic) {
    do for [power = floor(log10(least)) : ceil(log10(most))] { do for [digit in most / least > 3000 ? "1" : "1 2 5"] {
        level = digit * 10.0 ** power
        if (level >= 1.2 * least && level <= most) { levels = levels . sprintf('%s"%g" %g', levels eq "" ? "" : ", ", level, level) }
    } }
}
