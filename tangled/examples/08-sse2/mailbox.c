#include <nibble/quad_sse2.h>
#include <stdio.h>

static void show(const char *name, __m128i words)
{
    uint64_t lanes[2];

    nb_store128_words(lanes, words);
    printf("%-11s %016llX:%016llX\n", name,
           (unsigned long long)lanes[1], (unsigned long long)lanes[0]);
}

#define SHOW(name) show(#name, name)

static void show_files(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const nb_planes128 planes = nb_both_lanes_sse2(lower, upper);
    const __m128i a_b = nb_files_ab_sse2(planes);
    const __m128i c_d = nb_files_cd_sse2(planes);
    const __m128i e_f = nb_files_ef_sse2(planes);
    const __m128i g_h = nb_files_gh_sse2(planes);
    SHOW(a_b);
    SHOW(c_d);
    SHOW(e_f);
    SHOW(g_h);
}

static void show_pairs(const nb_quad *quad)
{
    const __m128i lower = nb_load128_words(quad->plane);
    const __m128i upper = nb_load128_words(quad->plane + 2);
    const nb_planes128 planes = nb_both_lanes_sse2(lower, upper);
    const __m128i a_b = nb_files_ab_sse2(planes);
    const __m128i c_d = nb_files_cd_sse2(planes);
    const __m128i e_f = nb_files_ef_sse2(planes);
    const __m128i g_h = nb_files_gh_sse2(planes);
    const __m128i ab = nb_zip_files_sse2(a_b);
    const __m128i cd = nb_zip_files_sse2(c_d);
    const __m128i ef = nb_zip_files_sse2(e_f);
    const __m128i gh = nb_zip_files_sse2(g_h);
    SHOW(ab);
    SHOW(cd);
    SHOW(ef);
    SHOW(gh);
}

int main(void)
{
    static const nb_quad start = {
        {UINT64_C(0xFFFF000000000000), UINT64_C(0x2CFF00000000FF2C),
         UINT64_C(0x7600000000000076), UINT64_C(0x9900000000000099)}};
    const nb_quad *quad = &start;
    uint8_t mailbox[64];

    show_files(quad);
    show_pairs(quad);
    nb_quad_to_mailbox_sse2(mailbox, quad);
    for (int square = 0; square < 16; square++)
        printf("%02X%c", (unsigned)mailbox[square],
               square % 8 == 7 ? '\n' : ' ');
}
