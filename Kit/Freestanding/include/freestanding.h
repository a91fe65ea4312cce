/* The few C symbols that the Swift standard library expects and wasi-libc lacks. Our own code calls
   none of them. */
#ifndef FREESTANDING_H
#define FREESTANDING_H

#ifdef __wasm__
/* Reads a floating-point number. Gives the place after its last character, NULL where there is
   none. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number);
#endif

#endif
