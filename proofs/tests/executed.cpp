/* What the processor makes of each case. */
#include "compare.h"
#ifndef __x86_64__
bool is_present(const std::string &) { return false; }
#else
#include <cstring>
#include <nibble/array.h>
#include <nibble/wide.h>

#define TARGET_SSE2 "sse2"
#define TARGET_AVX2 "avx2"
#define TARGET_AVX512F "avx512f"
#define TARGET_AVX512BW "avx512bw"
#define TARGET_AVX512VBMI "avx512vbmi,avx512bw"
#define TARGET_AVX512BITALG "avx512bitalg,avx512bw"
#define TARGET_AVX512VNNI "avx512vnni,avx512vl,avx512bw"
#define TARGET_AVX512VPOPCNTDQ "avx512vpopcntdq"
#define TARGET_GFNI "gfni,avx512bw"

bool is_present(const std::string &feature)
{
    return feature == "SSE2"
        || (feature == "AVX2" && __builtin_cpu_supports("avx2"))
        || (feature == "AVX512F" && __builtin_cpu_supports("avx512f"))
        || (feature == "AVX512BW" && __builtin_cpu_supports("avx512bw"))
        || (feature == "AVX512VBMI"
            && __builtin_cpu_supports("avx512vbmi"))
        || (feature == "AVX512BITALG"
            && __builtin_cpu_supports("avx512bitalg"))
        || (feature == "AVX512VNNI"
            && __builtin_cpu_supports("avx512vnni")
            && __builtin_cpu_supports("avx512vl"))
        || (feature == "AVX512VPOPCNTDQ"
            && __builtin_cpu_supports("avx512vpopcntdq"))
        || (feature == "GFNI" && __builtin_cpu_supports("gfni")
            && __builtin_cpu_supports("avx512bw"));
}

struct operands {
    __m128i v128[OPERANDS];
    __m256i v256[OPERANDS];
    __m512i v512[OPERANDS];
    std::uint64_t words[BYTES / 8], room[BYTES / 8] = {};
    std::uint8_t bytes[BYTES], byte_room[BYTES] = {};
    std::int16_t int16s[BYTES / 2];
    explicit operands(const input &in)
    {
        for (unsigned i = 0; i < OPERANDS; i++) {
            std::memcpy(&v128[i], in.bytes[i], sizeof v128[i]);
            std::memcpy(&v256[i], in.bytes[i], sizeof v256[i]);
            std::memcpy(&v512[i], in.bytes[i], sizeof v512[i]);
        }
        std::memcpy(words, in.bytes[0], BYTES);
        std::memcpy(bytes, in.bytes[0], BYTES);
        std::memcpy(int16s, in.bytes[0], BYTES);
    }
};
template <class T> static std::string bytes_of(const T &value)
{
    return {reinterpret_cast<const char *>(&value), sizeof value};
}

#define CASE(needs, ...)                                             \
    __attribute__((target(TARGET_##needs))) static std::string       \
    NAMED(result, __LINE__)(const input &in)                         \
    {                                                                \
        operands o(in);                                              \
        return bytes_of(__VA_ARGS__);                                \
    }                                                                \
    ENTER(executed, needs, __VA_ARGS__)
#include "cases.h"
#endif
