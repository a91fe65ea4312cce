// libzip for Swift, and zlib, which libzip itself deflates with.
#ifndef FIELDDAY_CZIP_SHIM_H
#define FIELDDAY_CZIP_SHIM_H

#include <zip.h>
#include <zlib.h>

#endif
