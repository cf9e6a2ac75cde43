# plot.gp: the means that bench-perft has measured, as bars.
# usage: gnuplot -e "rows = FILE; plot_file = FILE" plot.gp      rows: instruction set, then a mean for each compiler; the first row has their names
set terminal svg size 640, 360 font "sans-serif,13"
set output plot_file
set style data histograms
set style fill solid 0.8 border -1
set key top left
set grid ytics
set yrange [0:*]
set ylabel "times Stockfish's speed, geometric mean"
stats rows using 0 nooutput
plot for [i = 2:STATS_columns] rows using i:xtic(1) title columnheader(i)
