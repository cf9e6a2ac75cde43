#include <nibble/quad_avx2.h>

NB_TARGET_AVX2 void ex_mailbox(uint8_t mailbox[64],
                               const nb_quad *quad)
{
    const __m256i low = _mm256_set1_epi8(0x0F);
    const __m256i rows = nb_quad_load_avx2(quad);
    const __m256i odd = _mm256_srli_epi64(rows, 4);

    nb_store256_bytes(mailbox, _mm256_and_si256(rows, low));
    nb_store256_bytes(mailbox + 32, _mm256_and_si256(odd, low));
}
