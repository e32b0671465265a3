/* SPDX-License-Identifier: Apache-2.0 */
/* A picture in an OpenGL window: ray programs write to a buffer object, from which a texture is
 * filled that covers the window. */
#ifndef VIEWER_SCREEN_H
#define VIEWER_SCREEN_H

#include "raywright.h"

struct viewer_screen {
    unsigned object, texture; /* OpenGL's names; 0: not made yet */
    unsigned width, height;
    RTbuffer buffer; /* over the object, of the context in use */
};

/* A buffer of a new context. */
RTresult viewer_screen_attach(struct viewer_screen *s, RTcontext context);
RTresult viewer_screen_set_size(struct viewer_screen *s, unsigned width, unsigned height);
/* Draws what the object holds over the whole window. */
void viewer_screen_draw(const struct viewer_screen *s);
/* Writes what the window shows as PNG. False: it cannot be written. */
int viewer_screen_save(const struct viewer_screen *s, const char *file);

#endif
