// libvips as CPicture uses it. Its own pkg-config file lists every format it can read, with flags
// that the build does not need; GLib's is enough for the headers.
#ifndef FIELDDAY_CVIPS_H
#define FIELDDAY_CVIPS_H

#include <vips/vips.h>

#endif
