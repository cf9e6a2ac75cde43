/* keys.c: words that stand for positions. See keys.h. */
#include <assert.h>
#include <nibble/bitscan.h>
#include <nibble/convert.h>
#include <nibble/keys.h>

/* clang-format off */
#define STATE(n) ((n) * UINT64_C(0x9E3779B97F4A7C15))
#define STIR_30(z) (((z) ^ (z) >> 30) * UINT64_C(0xBF58476D1CE4E5B9))
#define STIR_27(z) (((z) ^ (z) >> 27) * UINT64_C(0x94D049BB133111EB))
#define STIR_31(z) ((z) ^ (z) >> 31)
#define NUMBER(n) STIR_31(STIR_27(STIR_30(STATE(n))))
#define FOUR(n) NUMBER(n), NUMBER(n + 1), NUMBER(n + 2), NUMBER(n + 3)
#define SIXTEEN(n) FOUR(n), FOUR(n + 4), FOUR(n + 8), FOUR(n + 12)
#define MANY(n) SIXTEEN(n), SIXTEEN(n + 16), SIXTEEN(n + 32),          \
                SIXTEEN(n + 48)

/* Where in the table each kind of number begins: 12 * 64 pieces, the 13
 * of the state, 4 * 64 bits of planes, 8 factors. */
enum { CASTLING = 768, FILES = 772, SIDE = 780, PLANES = 784,
       FACTORS = 1040 };
static const uint64_t numbers[1056] = {
    MANY(1), MANY(65), MANY(129), MANY(193), MANY(257), MANY(321),
    MANY(385), MANY(449), MANY(513), MANY(577), MANY(641), MANY(705),
    MANY(769), MANY(833), MANY(897), MANY(961), SIXTEEN(1025),
    SIXTEEN(1041)
};
/* clang-format on */
uint64_t nb_zobrist_state(const nb_fen *fen)
{
    uint64_t key = fen->side == NB_BLACK ? numbers[SIDE] : 0;

    for (unsigned right = 0; right < 4; right++)
        if ((fen->castling >> right & 1) != 0)
            key ^= numbers[CASTLING + right];
    if (fen->en_passant < NB_NO_SQUARE)
        key ^= numbers[FILES + fen->en_passant % 8];
    return key;
}

uint64_t nb_zobrist_piece(unsigned code, unsigned square)
{
    assert(code >= 2 && code <= 13 && square <= 63);
    return numbers[64 * (code - 2) + square];
}

uint64_t nb_zobrist_key(const nb_fen *fen)
{
    uint64_t key = nb_zobrist_state(fen), sets[16];

    nb_quad_to_sets_pairs(sets, &fen->quad);
    for (unsigned code = 2; code <= 13; code++)
        for (uint64_t set = sets[code]; set != 0;
             set = nb_reset_lsb(set))
            key ^= nb_zobrist_piece(code, nb_lsb(set));
    return key;
}

uint64_t nb_pawn_key(const nb_quad *quad)
{
    uint64_t key = 0;

    for (unsigned code = 2; code <= 3; code++)
        for (uint64_t set = nb_quad_of(quad, code); set != 0;
             set = nb_reset_lsb(set))
            key ^= nb_zobrist_piece(code, nb_lsb(set));
    return key;
}

uint64_t nb_plane_key(const nb_quad *quad)
{
    uint64_t key = 0;

    for (unsigned k = 0; k < 4; k++)
        for (uint64_t set = quad->plane[k]; set != 0;
             set = nb_reset_lsb(set))
            key ^= numbers[PLANES + 64 * k + nb_lsb(set)];
    return key;
}

uint64_t nb_manino_hash(const nb_quad *quad)
{
    uint64_t hash = 0;

    for (unsigned k = 0; k < 4; k++) {
        hash ^= (uint32_t)quad->plane[k] * (numbers[FACTORS + k] | 1);
        hash ^= (quad->plane[k] >> 32) * (numbers[FACTORS + 4 + k] | 1);
    }
    return hash;
}
