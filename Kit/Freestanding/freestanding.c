#include "freestanding.h"

#ifdef __wasm__
extern double strtod(const char *text, char **end);

/* wasi-libc knows the C locale only, so its strtod already reads what Swift means. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end = 0;
  *number = strtod(text, &end);
  return end == text ? 0 : end;
}
#else
/* A native build has everything; a file may not be empty in ISO C. */
typedef int freestanding_is_for_wasm;
#endif
