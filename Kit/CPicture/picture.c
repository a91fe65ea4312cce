#include "CPicture.h"
#include "encoding.h"

#include <stdlib.h>
#include <string.h>
#include <vips/vips.h>
#include <vips/vector.h>

static const char *const readers[] = {
  "VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadNsgif",
};

int fieldday_picture_prepare(void) {
  // Code made while running needs memory that can be written and run, and large pictures would go
  // through files.
  setenv("ORC_CODE", "emulate", 1);
  setenv("VIPS_DISC_THRESHOLD", "16g", 1);
  if (vips_init("fieldday") != 0) return -1;
  vips_vector_set_enabled(FALSE);
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeignLoad", TRUE);
  for (size_t index = 0; index < sizeof readers / sizeof *readers; index++) {
    vips_operation_block_set(readers[index], FALSE);
  }
  return 0;
}

static VipsImage *open_picture(const void *bytes, size_t length) {
  return vips_image_new_from_buffer(
    bytes, length, "", "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}

// Whether the size that the picture says it has is one to decode.
static int check(VipsImage *image, long long most_pixels, int least_side) {
  long long width = vips_image_get_width(image);
  long long height = vips_image_get_height(image);
  if (width < 1 || height < 1) return fieldday_picture_damaged;
  long long shorter = width < height ? width : height;
  long long longer = width < height ? height : width;
  if (shorter < least_side) {
    return longer > shorter * fieldday_picture_most_ratio ? fieldday_picture_too_narrow
                                                          : fieldday_picture_too_small;
  }
  return width > most_pixels / height ? fieldday_picture_too_large : fieldday_picture_done;
}

// A copy without anything but its pixels.
static VipsImage *without_metadata(VipsImage *image) {
  VipsImage *bare = NULL;
  if (vips_copy(image, &bare, NULL) != 0) return NULL;
  char **fields = vips_image_get_fields(bare);
  for (char **field = fields; field != NULL && *field != NULL; field++) {
    vips_image_remove(bare, *field);
  }
  g_strfreev(fields);
  return bare;
}

// The first picture, upright, in memory, with nothing but its pixels: a square of `side` pixels, or
// with `whole` everything, no side longer than that. What shines through is white.
static VipsImage *first_picture(VipsImage *image, int side, int whole) {
  VipsImage *steps[5] = {NULL, NULL, NULL, NULL, NULL};
  // Colours without a profile are those of sRGB already: the way through one would change them.
  const char *profile = vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0 ? "srgb" : NULL;
  int failed = vips_thumbnail_image(
    image, &steps[0], side, "height", side, "crop",
    whole ? VIPS_INTERESTING_NONE : VIPS_INTERESTING_ATTENTION, "size",
    whole ? VIPS_SIZE_DOWN : VIPS_SIZE_BOTH, "export_profile", profile, NULL);
  // Greys become colours, and 16 bits become eight.
  if (failed == 0) {
    failed = vips_colourspace(steps[0], &steps[1], VIPS_INTERPRETATION_sRGB, NULL);
  }
  if (failed == 0 && vips_image_hasalpha(steps[1])) {
    VipsArrayDouble *white = vips_array_double_newv(3, 255.0, 255.0, 255.0);
    failed = vips_flatten(steps[1], &steps[2], "background", white, NULL);
    vips_area_unref(VIPS_AREA(white));
  }
  if (failed == 0) {
    steps[3] = vips_image_copy_memory(steps[2] != NULL ? steps[2] : steps[1]);
    if (steps[3] != NULL) steps[4] = without_metadata(steps[3]);
  }
  for (int index = 0; index < 4; index++) {
    if (steps[index] != NULL) g_object_unref(steps[index]);
  }
  return steps[4];
}

int fieldday_encode(VipsImage *image, int quality, fieldday_picture *picture) {
  void *bytes = NULL;
  size_t count = 0;
  if (vips_jpegsave_buffer(
        image, &bytes, &count, "Q", quality, "strip", TRUE, "optimize_coding", TRUE, NULL) != 0) {
    return -1;
  }
  picture->bytes = bytes;
  picture->count = count;
  return 0;
}

static int encode(VipsImage *image, fieldday_picture *picture) {
  return fieldday_encode(image, 85, picture);
}

static int encode_all(VipsImage *square, const int *sides, int count, fieldday_picture *pictures) {
  for (int index = 0; index < count; index++) {
    VipsImage *smaller = NULL;
    if (vips_thumbnail_image(
          square, &smaller, sides[index], "height", sides[index], "size", VIPS_SIZE_FORCE,
          NULL) != 0) {
      return -1;
    }
    int failed = encode(smaller, &pictures[index]);
    g_object_unref(smaller);
    if (failed != 0) return -1;
  }
  return 0;
}

// Reads a picture and makes the first of it; anything but `done` leaves nothing behind.
static int read_first(
  const void *bytes, size_t length, long long most_pixels, int least_side, int side, int whole,
  VipsImage **picture) {
  VipsImage *image = open_picture(bytes, length);
  if (image == NULL) return fieldday_picture_damaged;
  int outcome = check(image, most_pixels, least_side);
  *picture = outcome == fieldday_picture_done ? first_picture(image, side, whole) : NULL;
  g_object_unref(image);
  if (outcome != fieldday_picture_done) return outcome;
  return *picture == NULL ? fieldday_picture_damaged : fieldday_picture_done;
}

int fieldday_picture_process(
  const void *bytes, size_t length, long long most_pixels, int least_side, const int *sides,
  int count, fieldday_picture *pictures) {
  memset(pictures, 0, sizeof *pictures * (size_t)count);
  VipsImage *square = NULL;
  int outcome = read_first(bytes, length, most_pixels, least_side, sides[0], 0, &square);
  if (outcome != fieldday_picture_done) return outcome;
  int failed = encode_all(square, sides, count, pictures);
  g_object_unref(square);
  if (failed == 0) return fieldday_picture_done;
  for (int index = 0; index < count; index++) fieldday_picture_release(&pictures[index]);
  return fieldday_picture_damaged;
}

int fieldday_picture_process_whole(
  const void *bytes, size_t length, long long most_pixels, int side, fieldday_picture *picture) {
  memset(picture, 0, sizeof *picture);
  VipsImage *whole = NULL;
  int outcome = read_first(bytes, length, most_pixels, 1, side, 1, &whole);
  if (outcome != fieldday_picture_done) return outcome;
  int failed = encode(whole, picture);
  g_object_unref(whole);
  return failed == 0 ? fieldday_picture_done : fieldday_picture_damaged;
}

void fieldday_picture_release(fieldday_picture *picture) {
  g_free(picture->bytes);
  picture->bytes = NULL;
  picture->count = 0;
}
