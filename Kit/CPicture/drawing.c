#include "CPicture.h"
#include "encoding.h"

#include <signal.h>
#include <stdlib.h>

// The shapes, and the pictures of the texts over them, each with its place.
struct fieldday_drawing {
  VipsImage *layers[fieldday_drawing_most_texts + 1];
  int lefts[fieldday_drawing_most_texts];
  int tops[fieldday_drawing_most_texts];
  int count;
};

// Letters of the scripts that are written, pictures, and what no font has: a box stands for it, with
// a number in a font of its own. Other scripts are written as far as these fonts go.
static const char sample[] = "Ag 0 … · Ж Ω 한 漢 あ א ع ⛳ 😀 \U0010FFFD";

// A text of any width, for which the lines of no box are broken.
enum { any_width = 4096 };

// Qualities of a JPEG, the best first, until it is small enough.
static const int qualities[] = {85, 70, 50, 30};

int fieldday_drawing_prepare(void) {
  // Fontconfig would bring its cache up to date if it could write files: it goes on without, where
  // the limit on their size does not end the process.
  return signal(SIGXFSZ, SIG_IGN) == SIG_ERR ? -1 : 0;
}

static VipsImage *written(const char *text, const char *font, const char *colour, int width) {
  // Pango reads markup, where `<` and `&` of a text have to be written out.
  char *markup = g_markup_printf_escaped("<span foreground=\"%s\">%s</span>", colour, text);
  VipsImage *image = NULL;
  int failed = vips_text(
    &image, markup, "font", font, "width", width, "dpi", 72, "rgba", TRUE, "wrap",
    VIPS_TEXT_WRAP_WORD_CHAR, NULL);
  g_free(markup);
  return failed == 0 ? image : NULL;
}

// Where the ink of a text begins, in its box also when it would rise over it.
static int left_of(VipsImage *image) { return VIPS_MAX(vips_image_get_xoffset(image), 0); }
static int top_of(VipsImage *image) { return VIPS_MAX(vips_image_get_yoffset(image), 0); }

int fieldday_drawing_open_font(const char *font) {
  VipsImage *image = written(sample, font, "#000000", any_width);
  if (image == NULL) return -1;
  g_object_unref(image);
  return 0;
}

fieldday_drawing *fieldday_drawing_begin(const void *shapes, size_t length) {
  VipsImage *image = NULL;
  // What people send is never read as SVG.
  vips_operation_block_set("VipsForeignLoadSvg", FALSE);
  int failed = vips_svgload_buffer((void *)shapes, length, &image, NULL);
  vips_operation_block_set("VipsForeignLoadSvg", TRUE);
  if (failed != 0) return NULL;
  fieldday_drawing *drawing = calloc(1, sizeof *drawing);
  if (drawing == NULL) {
    g_object_unref(image);
    return NULL;
  }
  drawing->layers[0] = image;
  return drawing;
}

int fieldday_drawing_fits(const char *text, const char *font, int width, int height) {
  VipsImage *image = written(text, font, "#000000", width);
  if (image == NULL) return -1;
  int right = left_of(image) + vips_image_get_width(image);
  int bottom = top_of(image) + vips_image_get_height(image);
  g_object_unref(image);
  return right <= width && bottom <= height;
}

int fieldday_drawing_write(
  fieldday_drawing *drawing, const char *text, const char *font, const char *colour, int left,
  int top, int width) {
  if (drawing->count == fieldday_drawing_most_texts) return -1;
  VipsImage *image = written(text, font, colour, width);
  if (image == NULL) return -1;
  drawing->lefts[drawing->count] = left + left_of(image);
  drawing->tops[drawing->count] = top + top_of(image);
  drawing->count += 1;
  drawing->layers[drawing->count] = image;
  return 0;
}

// One picture in memory.
static VipsImage *composed(fieldday_drawing *drawing) {
  int modes[fieldday_drawing_most_texts];
  for (int index = 0; index < drawing->count; index++) modes[index] = VIPS_BLEND_MODE_OVER;
  VipsArrayInt *lefts = vips_array_int_new(drawing->lefts, drawing->count);
  VipsArrayInt *tops = vips_array_int_new(drawing->tops, drawing->count);
  VipsImage *image = NULL;
  int failed = vips_composite(
    drawing->layers, &image, drawing->count + 1, modes, "x", lefts, "y", tops, NULL);
  vips_area_unref(VIPS_AREA(lefts));
  vips_area_unref(VIPS_AREA(tops));
  if (failed != 0) return NULL;
  VipsImage *memory = vips_image_copy_memory(image);
  g_object_unref(image);
  return memory;
}

int fieldday_drawing_finish(fieldday_drawing *drawing, size_t most, fieldday_picture *picture) {
  VipsImage *image = composed(drawing);
  if (image == NULL) return -1;
  int failed = -1;
  for (size_t index = 0; failed != 0 && index < sizeof qualities / sizeof *qualities; index++) {
    if (fieldday_encode(image, qualities[index], picture) != 0) break;
    if (picture->count <= most) {
      failed = 0;
    } else {
      fieldday_picture_release(picture);
    }
  }
  g_object_unref(image);
  return failed;
}

void fieldday_drawing_release(fieldday_drawing *drawing) {
  for (int index = 0; index <= drawing->count; index++) g_object_unref(drawing->layers[index]);
  free(drawing);
}
