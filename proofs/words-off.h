/* words-off.h: C's own words again. */
#undef uint64_t
#undef uint32_t
#undef uint16_t
#undef uint8_t
#undef int32_t
#undef int8_t
#undef unsigned
#undef int
#undef char
#undef double
#undef memcpy
#undef assert
