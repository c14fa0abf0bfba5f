// Signatures of what C in a dependency uses; nothing is linked.
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t bytes);
void *memset(void *at, int byte, size_t bytes);
int memcmp(const void *one, const void *other, size_t bytes);
