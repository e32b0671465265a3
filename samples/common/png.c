/* SPDX-License-Identifier: Apache-2.0 */
/* Pictures as PNG, 8 bits a channel. */
#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>

#include "common/sample.h"

/* NaN becomes 0. */
static png_byte quantise(float value, double exponent)
{
    double v = value > 0.0f ? (value < 1.0f ? value : 1.0) : 0.0;
    return (png_byte)(pow(v, exponent) * 255.0 + 0.5);
}

void sample_write_pixels(const float *from, unsigned width, unsigned height, const char *file,
                         double gamma)
{
    size_t count = (size_t)width * height;
    png_byte *bytes = malloc(count * 3);
    if (!bytes) {
        fprintf(stderr, "error: no memory for the picture %s\n", file);
        exit(1);
    }
    for (size_t i = 0; i < count; i++)
        for (size_t c = 0; c < 3; c++) bytes[i * 3 + c] = quantise(from[i * 4 + c], 1.0 / gamma);
    png_image png = {
        .version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGB};
    /* A negative stride: the last row of the buffer is the first of the file. */
    int written = png_image_write_to_file(&png, file, 0, bytes, -(png_int_32)(width * 3), NULL);
    free(bytes);
    if (!written) {
        fprintf(stderr, "error: writing the picture %s: %s\n", file, png.message);
        exit(1);
    }
    printf("picture  %s\n", file);
}

unsigned char *sample_read_picture(const char *file, unsigned *width, unsigned *height, char *why,
                                   size_t why_size)
{
    png_image png = {.version = PNG_IMAGE_VERSION};
    unsigned char *bytes = NULL;
    if (png_image_begin_read_from_file(&png, file)) {
        png.format = PNG_FORMAT_RGBA;
        bytes = malloc(PNG_IMAGE_SIZE(png));
        if (bytes && png_image_finish_read(&png, NULL, bytes, 0, NULL)) {
            *width = png.width;
            *height = png.height;
            return bytes;
        }
    }
    snprintf(why, why_size, "%s", png.message[0] ? png.message : "out of memory");
    png_image_free(&png);
    free(bytes);
    return NULL;
}
