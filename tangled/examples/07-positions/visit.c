#include <inttypes.h>
#include <nibble/keys.h>
#include <stdio.h>

enum { WP = 2, BP = 3, WK = 12, BK = 13 }; /* codes */
enum { E1 = 4, D5 = 35, E5 = 36, D6 = 43, E8 = 60 };

/* Prints a number, and xors it into the key. */
static void with(uint64_t *key, const char *what, uint64_t number)
{
    printf("%-24s ^ %016" PRIX64 "\n", what, number);
    *key ^= number;
}

static uint64_t state(uint8_t side, uint8_t en_passant)
{
    nb_fen fen = {.side = side, .en_passant = en_passant};

    return nb_zobrist_state(&fen);
}

static void start_key(uint64_t *key)
{
    with(key, "white king on e1", nb_zobrist_piece(WK, E1));
    with(key, "black king on e8", nb_zobrist_piece(BK, E8));
    with(key, "white pawn on e5", nb_zobrist_piece(WP, E5));
    with(key, "black pawn on d5", nb_zobrist_piece(BP, D5));
    with(key, "field 4: the d-file", state(NB_WHITE, D6));
    printf("%-24s = %016" PRIX64 "\n\n", "the key", *key);
}

static void capture(uint64_t *key)
{
    printf("%-24s   %016" PRIX64 "\n", "the key", *key);
    with(key, "white pawn leaves e5", nb_zobrist_piece(WP, E5));
    with(key, "white pawn comes to d6", nb_zobrist_piece(WP, D6));
    with(key, "black pawn leaves d5", nb_zobrist_piece(BP, D5));
    with(key, "field 4: no d-file", state(NB_WHITE, D6));
    with(key, "Black to move", state(NB_BLACK, NB_NO_SQUARE));
    printf("%-24s = %016" PRIX64 "\n", "the key, updated", *key);
}

int main(void)
{
    const char *after = "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2";
    uint64_t key = 0;
    nb_fen fen;

    start_key(&key);
    capture(&key);
    nb_fen_read(&fen, after, NB_UNTIL_NUL);
    printf("%-24s = %016" PRIX64 "\n", "the key, from scratch",
           nb_zobrist_key(&fen));
}
