#include "freestanding.h"

#ifdef __wasm__
/* Of the C library, whose headers are not here. */
extern double strtod(const char *text, char **end);
extern int getentropy(void *at, size_t bytes);
extern void *malloc(size_t bytes);
extern int __real_posix_memalign(void **at, size_t alignment, size_t bytes);
enum { noMemory = 48 }; /* ENOMEM */
enum { entropyMost = 256 }; /* GETENTROPY_MAX */

/* wasi-libc knows the C locale only, so its strtod already reads what Swift means. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end = 0;
  *number = strtod(text, &end);
  return end == text ? 0 : end;
}

void arc4random_buf(void *at, size_t bytes) {
  for (char *next = at; bytes > 0;) {
    const size_t part = bytes < entropyMost ? bytes : entropyMost;
    if (getentropy(next, part)) __builtin_trap();
    next += part;
    bytes -= part;
  }
}

/* Where the memory that was given out ends; 0 before anybody asked. */
static uintptr_t given;

/* wasi-libc's own grows the memory by what is wanted, mostly 64 KiB. For a browser each growth is
   work, and a reason to collect its garbage: a database of 20 MB took three times as long to read.
   So the memory grows by a quarter of what it is, where there is room for that. */
void *sbrk(intptr_t wanted) {
  const uintptr_t page = 65536;
  const uintptr_t there = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (!given) given = there;
  const uintptr_t before = given;
  if (wanted > 0 && (uintptr_t)wanted > there - before) {
    const uintptr_t missing = ((uintptr_t)wanted - (there - before) + page - 1) / page;
    const uintptr_t quarter = there / page / 4;
    const uintptr_t most = quarter > missing ? quarter : missing;
    if (__builtin_wasm_memory_grow(0, most) == (uintptr_t)-1 &&
        __builtin_wasm_memory_grow(0, missing) == (uintptr_t)-1) {
      return (void *)-1;
    }
  }
  given = before + (uintptr_t)wanted;
  return (void *)before;
}

/* Swift asks for each object with the alignment of its fields, which is at most malloc's own. wasi-libc
   makes room for a wider one all the same and gives the rest back, which takes three times as long. */
int __wrap_posix_memalign(void **at, size_t alignment, size_t bytes) {
  if (alignment > __alignof__(max_align_t)) return __real_posix_memalign(at, alignment, bytes);
  *at = malloc(bytes);
  return *at ? 0 : noMemory;
}
#else
/* A native build has everything; a file may not be empty in ISO C. */
typedef int freestanding_is_for_wasm;
#endif
