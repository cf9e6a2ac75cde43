/*
 * all_at_once.h: where the pieces go is written first, in two rows of
 * bytes. From these the boards are written, eight at a time, whoever
 * moves. See pieces.h. Needs AVX-512's F, BW and VBMI2.
 */
#include "pieces.h"

/* What free pieces are moved to: byte i of both rows is move i. */
typedef struct output {
    _Alignas(64) uint8_t from[MAX_CHILDREN + 32];
    _Alignas(64) uint8_t to[MAX_CHILDREN + 32];
} output;

/* The piece on a square goes to each square of a set, at most 27. */
INLINE size_t add_piece(output *rows, size_t at,
                        const nb_parent *parent, unsigned square,
                        uint64_t goals)
{
    (void)parent;
    nb_store256_bytes(rows->to + at,
                      _mm512_castsi512_si256(numbers_of(goals)));
    nb_store256_bytes(rows->from + at, _mm256_set1_epi8((char)square));
    return at + bits_of(goals);
}

/* Pawns go to each square of a set, all by the same step. They are at
   most 32, since each has a square and a goal. */
INLINE size_t add_pawns(output *rows, size_t at,
                        const nb_parent *parent, uint64_t goals,
                        unsigned direction, unsigned steps,
                        unsigned side)
{
    const int places = (int)(steps * nb_stride(direction));
    const int back = direction < NB_WEST ? -places : places;
    const __m256i to = _mm512_castsi512_si256(numbers_of(goals));

    (void)parent;
    (void)side;
    nb_store256_bytes(rows->to + at, to);
    nb_store256_bytes(
        rows->from + at,
        _mm256_add_epi8(to, _mm256_set1_epi8((char)back)));
    return at + bits_of(goals);
}

#include "free_pieces.h"

/* A plane after moves: the code's bit goes from one square to the
   other. */
INLINE lanes moved_plane(lanes plane, lanes code, lanes from, lanes to)
{
    const lanes left = plane & ~(from | to);
    const __mmask8 has_bit =
        _mm512_test_epi64_mask((__m512i)code, (__m512i)from);

    return (lanes)_mm512_mask_or_epi64((__m512i)left, has_bit,
                                       (__m512i)left, (__m512i)to);
}

/* Eight squares of a row as sets. */
INLINE lanes read_squares(const uint8_t *row)
{
    long long bytes;

    memcpy(&bytes, row, sizeof bytes);
    return (lanes)_mm512_sllv_epi64(
        nb_broadcast512(1),
        _mm512_cvtepu8_epi64(_mm_cvtsi64_si128(bytes)));
}

/* Plane 0 after moves of a side. */
INLINE lanes moved_colours(lanes plane, lanes from, lanes to,
                           unsigned side)
{
    return side == NB_WHITE ? plane & ~to : (plane & ~from) | to;
}

/* Writes the boards of so many moves. Rooks lose the right to castle
   when they move. */
INLINE void write_boards(nb_boards *boards, size_t at,
                         const output *rows, size_t count,
                         const nb_parent *parent, unsigned side)
{
    const lanes others = ~all_lanes(planned(parent, CASTLERS));
    lanes plane[4];

    EACH_PLANE(k)
    plane[k] = all_lanes(parent->plane[k]);
    for (size_t i = 0; i < count; i += 8) {
        const lanes from = read_squares(rows->from + i);
        const lanes to = read_squares(rows->to + i);

        store(&boards->plane[0][at + i],
              moved_colours(plane[0], from, to, side));
        store(&boards->plane[1][at + i],
              moved_plane(plane[1], plane[1] & others, from, to));
        store(&boards->plane[2][at + i],
              moved_plane(plane[2], plane[2] & others, from, to));
        store(&boards->plane[3][at + i],
              moved_plane(plane[3], plane[3], from, to));
    }
}

/* The king moves with the others, unless rights to castle end. */
INLINE size_t move_free_pieces(nb_boards *to, size_t at,
                               const nb_parent *parent, unsigned side)
{
    const unsigned king = nb_lsb(planned(parent, KING));
    output rows;
    size_t count = add_free_pieces(&rows, 0, parent, side);

    if (planned(parent, CASTLERS) == 0)
        count = add_piece(&rows, count, parent, king,
                          planned(parent, KING_TO));
    else
        at = move_king(to, at, parent, side);
    write_boards(to, at, &rows, count, parent, side);
    return at + count;
}
