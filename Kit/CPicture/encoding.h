// Shared by what makes pictures; not for Swift.
#ifndef FIELDDAY_ENCODING_H
#define FIELDDAY_ENCODING_H

#include "CPicture.h"

#include <vips/vips.h>

// Writes a JPEG of this quality with nothing but pixels. 0, or -1.
int fieldday_encode(VipsImage *image, int quality, fieldday_picture *picture);

#endif
