/* not run: exam_answer_hex | Defines what the questions call. */
#include <stdint.h>

struct exam;
void exam_answer_hex(struct exam *exam, uint64_t value, unsigned digits)
{
    (void)exam, (void)value, (void)digits;
}

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return (unsigned)x + y;
}
