/*
 * drawing.h: what figures are made of. Shapes are painted in order.
 * Lengths are in units of 1/96 inch; y grows downwards; a text stands
 * on its y. Each shape has a part, which says how it looks (paint.c).
 */
#ifndef DRAWING_H
#define DRAWING_H

#include "figure.h"

/**
 * Parts: box-lane, box-lane2, box-sign, box-empty, grid, square-light,
 * square-dark, square-member, mark, mark-under, plate, cover-light,
 * cover-dark, cover-zero.
 */
void draw_rect(struct figure *figure, double x, double y, double width,
               double height, const char *part);

/** role: ink, faint, sign, white, black (pieces). */
void draw_text(struct figure *figure, double x, double y, double size,
               const char *text, const char *role);
/** The same, from x on. */
void draw_text_from(struct figure *figure, double x, double y,
                    double size, const char *text, const char *role);

/** Parts: line, line-sign. */
void draw_line(struct figure *figure, double x1, double y1, double x2,
               double y2, const char *part);

/** Parts: arrow, arrow-head. d is a path in SVG's own letters. */
void draw_path(struct figure *figure, const char *part, const char *d,
               ...) __attribute__((format(printf, 3, 4)));

/** A rectangle in the colour and the pattern of a plane, 0 to 3. */
void draw_plane(struct figure *figure, double x, double y, double width,
                double height, unsigned plane);

/**
 * What a reader can click in a live figure: the shapes between these
 * two. name tells it apart from all others of the figure, set is
 * "name=value", or several with & between them, and label says what it
 * is; texts that are drawn inside the handle are part of the label.
 */
void begin_handle(struct figure *figure, const char *name,
                  const char *set, const char *label);
/**
 * A handle that can be dragged to another one, or be clicked and then
 * the other. Both names become the value of the attribute "move". What
 * can't be dragged can still be a goal.
 */
void begin_piece(struct figure *figure, const char *name, bool moves,
                 const char *label);
void end_handle(struct figure *figure);

/** Where the svg element begins: its own attributes, and patterns. */
void write_svg(const struct figure *figure, struct text *to);

/** The attributes of an element with the look of a part. */
const char *paint(const struct figure *figure, const char *part);

#endif
