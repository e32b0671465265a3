/* SPDX-License-Identifier: Apache-2.0 */
/* A float4 buffer as a picture. */
#include "common/sample.h"

void sample_write_picture(RTcontext context, RTbuffer image, const char *file, double gamma)
{
    RTsize width, height;
    void *pixels;
    SAMPLE_CHECK(context, rtBufferGetSize2D(image, &width, &height));
    SAMPLE_CHECK(context, rtBufferMap(image, &pixels));
    sample_write_pixels(pixels, (unsigned)width, (unsigned)height, file, gamma);
    SAMPLE_CHECK(context, rtBufferUnmap(image));
}
