/* SPDX-License-Identifier: Apache-2.0 */
/* A float4 buffer as PNG, 8 bits a channel; and PNGs for textures. */
#include <math.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/sample.h"

/* NaN becomes 0. */
static png_byte quantise(float value, double exponent)
{
    double v = value > 0.0f ? (value < 1.0f ? value : 1.0) : 0.0;
    return (png_byte)(pow(v, exponent) * 255.0 + 0.5);
}

void sample_write_picture(RTcontext context, RTbuffer image, const char *file, double gamma)
{
    RTsize width, height;
    void *pixels;
    SAMPLE_CHECK(context, rtBufferGetSize2D(image, &width, &height));
    png_byte *bytes = malloc(width * height * 3);
    if (!bytes) {
        fprintf(stderr, "error: no memory for the picture %s\n", file);
        exit(1);
    }
    SAMPLE_CHECK(context, rtBufferMap(image, &pixels));
    const float *from = pixels;
    for (RTsize i = 0; i < width * height; i++)
        for (RTsize c = 0; c < 3; c++) bytes[i * 3 + c] = quantise(from[i * 4 + c], 1.0 / gamma);
    SAMPLE_CHECK(context, rtBufferUnmap(image));

    png_image png = {.version = PNG_IMAGE_VERSION,
                     .width = (png_uint_32)width,
                     .height = (png_uint_32)height,
                     .format = PNG_FORMAT_RGB};
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
