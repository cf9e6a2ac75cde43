/* not solved: asked the system | Opens a connection. */
#include <stdint.h>
#include <sys/socket.h>

unsigned ex_bcd_add(uint8_t x, uint8_t y)
{
    return x + y + (unsigned)socket(AF_INET, SOCK_STREAM, 0);
}
