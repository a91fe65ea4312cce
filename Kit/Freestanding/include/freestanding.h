/* The few C symbols that the Swift standard library expects and wasi-libc lacks, and three that
   wasi-libc has and a browser wants otherwise. Our own code calls none of them. */
#ifndef FREESTANDING_H
#define FREESTANDING_H

#ifdef __wasm__
#include <stddef.h>
#include <stdint.h>

/* Reads a floating-point number. Gives the place after its last character, NULL where there is
   none. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number);

/* So many bytes that nobody can foretell. The C library's own stretches them with a cipher and
   brings printf along, 17 kB; the browser has enough. */
void arc4random_buf(void *at, size_t bytes);

/* More memory, as POSIX has it: moves the end of what was given out by so many bytes and gives
   where it was, (void *)-1 where there is no more. The C library's malloc calls it. */
void *sbrk(intptr_t wanted);

/* Room for so many bytes at an address that is a multiple of `alignment`. Gives 0 or the error's
   number. The linker puts it in the place of posix_memalign (Tools/web-toolset.sh). */
int __wrap_posix_memalign(void **at, size_t alignment, size_t bytes);
#endif

#endif
