/* SPDX-License-Identifier: Apache-2.0 */
/* See screen.h. OpenGL as of version 1, but for buffer objects. */
#define GL_GLEXT_PROTOTYPES

#include "viewer/screen.h"

#include <GLFW/glfw3.h>
#include <GL/glext.h>
#include <stdlib.h>

#include "common/sample.h"
#include "common/scene.h"

RTresult viewer_screen_attach(struct viewer_screen *s, RTcontext context)
{
    if (!s->object) {
        glGenBuffers(1, &s->object);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, s->object);
        glBufferData(GL_PIXEL_UNPACK_BUFFER, 4, NULL, GL_STREAM_DRAW);
        glGenTextures(1, &s->texture);
    }
    s->width = s->height = 0;
    TRY(rtBufferCreateFromGLBO(context, RT_BUFFER_OUTPUT, s->object, &s->buffer));
    return rtBufferSetFormat(s->buffer, RT_FORMAT_UNSIGNED_BYTE4);
}

/* The object gets another size, for which it has to be unregistered. */
RTresult viewer_screen_set_size(struct viewer_screen *s, unsigned width, unsigned height)
{
    s->width = width;
    s->height = height;
    TRY(rtBufferGLUnregister(s->buffer));
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, s->object);
    glBufferData(GL_PIXEL_UNPACK_BUFFER, (GLsizeiptr)width * height * 4, NULL, GL_STREAM_DRAW);
    TRY(rtBufferGLRegister(s->buffer));
    return rtBufferSetSize2D(s->buffer, width, height);
}

void viewer_screen_draw(const struct viewer_screen *s)
{
    static const float corners[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    glViewport(0, 0, (GLsizei)s->width, (GLsizei)s->height);
    glEnable(GL_TEXTURE_2D);
    glBindTexture(GL_TEXTURE_2D, s->texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, s->object);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, (GLsizei)s->width, (GLsizei)s->height, 0, GL_RGBA,
                 GL_UNSIGNED_BYTE, NULL);
    glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
    glBegin(GL_QUADS);
    for (int i = 0; i < 4; i++) {
        glTexCoord2fv(corners[i]);
        glVertex2f(2 * corners[i][0] - 1, 2 * corners[i][1] - 1);
    }
    glEnd();
}

int viewer_screen_save(const struct viewer_screen *s, const char *file)
{
    float *pixels = malloc((size_t)s->width * s->height * 4 * sizeof(*pixels));
    if (!pixels) return 0;
    glReadPixels(0, 0, (GLsizei)s->width, (GLsizei)s->height, GL_RGBA, GL_FLOAT, pixels);
    sample_write_pixels(pixels, s->width, s->height, file, 1);
    free(pixels);
    return 1;
}
