typedef unsigned char BYTE;
BYTE nibbleBoard[32];

int getPiece(int square) {
   int shift = (square & 1)  << 2; // 4 or 0
   return nibbleBoard[square >> 1] >> shift) & 15;
}
