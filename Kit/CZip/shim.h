// libzip for Swift.
#ifndef FIELDDAY_CZIP_SHIM_H
#define FIELDDAY_CZIP_SHIM_H

#include <zip.h>

#endif
