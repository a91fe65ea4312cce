// Decoding and drawing of pictures for Swift, which cannot call the variadic functions of libvips,
// and the confinement of the process that does it. Only a process made for one picture calls these
// (see Kit/Server/Media).
#ifndef FIELDDAY_CPICTURE_H
#define FIELDDAY_CPICTURE_H

#include <spawn.h>
#include <stddef.h>

// One encoded picture.
typedef struct {
  unsigned char *bytes;
  size_t count;
} fieldday_picture;

// What came of it.
enum fieldday_picture_outcome {
  fieldday_picture_done = 0,
  // Not a picture of a kind that is read, or one that cannot be read to its end.
  fieldday_picture_damaged = 65,
  // More pixels than allowed; nothing was decoded.
  fieldday_picture_too_large = 66,
  // A side of fewer pixels than asked for; nothing was decoded.
  fieldday_picture_too_small = 67,
  // The same, and the other side is more than `fieldday_picture_most_ratio` times as long; nothing
  // was decoded.
  fieldday_picture_too_narrow = 68,
};

// A device makes a photo smaller before it sends it: the shorter side of a longer one had pixels
// enough, perhaps, so it is refused for its shape.
enum { fieldday_picture_most_ratio = 4 };

// Starts libvips: only its readers of JPEG, PNG, WebP and GIF, one thread, nothing on disk, no code
// made while running. 0, or -1 when it cannot be started.
int fieldday_picture_prepare(void);

// Makes squares of `sides` pixels, the largest first: upright, cropped to what draws the eye, in
// sRGB, nothing but pixels, as JPEG (the WebP writer of libvips 8.14 keeps metadata that it is told
// to leave out). `count` results are written to `pictures`. No side may have fewer
// than `least_side` pixels.
int fieldday_picture_process(
  const void *bytes, size_t length, long long most_pixels, int least_side, const int *sides,
  int count, fieldday_picture *pictures);

// Makes one picture of everything: upright, no side longer than `side` pixels, never enlarged, as
// otherwise above.
int fieldday_picture_process_whole(
  const void *bytes, size_t length, long long most_pixels, int side, fieldday_picture *picture);

void fieldday_picture_release(fieldday_picture *picture);

// Shapes, and the texts over them, on their way to one picture.
typedef struct fieldday_drawing fieldday_drawing;

// The most texts of a drawing.
enum { fieldday_drawing_most_texts = 16 };

// Lets libraries that would keep something in files go on without. 0, or -1.
int fieldday_drawing_prepare(void);

// Opens the files of a font, in Pango's words (`Sans bold 40px`), and of those that stand in for it
// where it has no letters: none can be opened later. 0, or -1 where there are none.
int fieldday_drawing_open_font(const char *font);

// Begins with the shapes, which are SVG of the picture's size and nobody else's. `NULL` when they
// cannot be read.
fieldday_drawing *fieldday_drawing_begin(const void *shapes, size_t length);

// Whether a text, broken into lines, has room in a box of this size: 1 or 0; -1 when it cannot be
// written. What looks like markup is text.
int fieldday_drawing_fits(const char *text, const char *font, int width, int height);

// Writes a text into lines of this width that begin at `left` and `top`. The colour is `#rrggbb`.
// 0, or -1.
int fieldday_drawing_write(
  fieldday_drawing *drawing, const char *text, const char *font, const char *colour, int left,
  int top, int width);

// Makes the picture, as well as it can be done in `most` bytes. 0, or -1.
int fieldday_drawing_finish(fieldday_drawing *drawing, size_t most, fieldday_picture *picture);

void fieldday_drawing_release(fieldday_drawing *drawing);

// Gives up what a decoder does not need, for good: memory beyond `most_memory` bytes, more than
// `seconds` of computing, files of any size, core dumps, new privileges.
// 0, or an error number.
int fieldday_confine_resources(unsigned long long most_memory, unsigned long long seconds);

// Gives up every system call but those for memory, threads, clocks and files that are open: nothing
// can be opened, connected, signalled or started. 0, or an error number.
int fieldday_confine_calls(void);

// Lets a program that is started have no descriptors but the first three. 0, or an error number.
int fieldday_spawn_without_descriptors(posix_spawn_file_actions_t *actions);

#endif
