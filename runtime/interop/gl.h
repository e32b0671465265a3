/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OpenGL as far as it is needed, from the library that the application has loaded. The declarations
 * are our own, written down from the documented interface. All of it is for the thread in which the
 * application's OpenGL context is current.
 */
#ifndef RW_GL_H
#define RW_GL_H

#include <stddef.h>
#include <stdint.h>

#include "runtime/object/lent.h"

enum {
    RW_GL_VERSION = 0x1F02,
    RW_GL_BUFFER_SIZE = 0x8764,
    RW_GL_COPY_BUFFER = 0x8F37, /* GL_COPY_WRITE_BUFFER, also what asks for its binding */
    RW_GL_FRAMEBUFFER = 0x8CA8, /* GL_READ_FRAMEBUFFER */
    RW_GL_FRAMEBUFFER_BINDING = 0x8CAA,
    RW_GL_COLOUR_ATTACHMENT = 0x8CE0,
    RW_GL_RENDERBUFFER = 0x8D41,
    RW_GL_RENDERBUFFER_BINDING = 0x8CA7,
    RW_GL_RENDERBUFFER_WIDTH = 0x8D42, /* height and internal format follow */
    RW_GL_TEXTURE_WIDTH = 0x1000,      /* height follows */
    RW_GL_TEXTURE_FORMAT = 0x1003,
    RW_GL_TEXTURE_DEPTH = 0x8071,
    RW_GL_PACK_BUFFER = 0x88EB,
    RW_GL_PACK_BUFFER_BINDING = 0x88ED,
    RW_GL_CUBE_FACE = 0x8515, /* the first of six */
};

/* X(member, exported name, result type, parameters) */
#define RW_GL_FUNCTIONS(X)                                                                         \
    X(get_string, "glGetString", const unsigned char *, (unsigned))                                \
    X(get_integers, "glGetIntegerv", void, (unsigned, int *))                                      \
    X(is_buffer, "glIsBuffer", unsigned char, (unsigned))                                          \
    X(bind_buffer, "glBindBuffer", void, (unsigned, unsigned))                                     \
    X(buffer_parameter, "glGetBufferParameteri64v", void, (unsigned, unsigned, int64_t *))         \
    X(buffer_read, "glGetBufferSubData", void, (unsigned, intptr_t, intptr_t, void *))             \
    X(buffer_write, "glBufferSubData", void, (unsigned, intptr_t, intptr_t, const void *))         \
    X(is_texture, "glIsTexture", unsigned char, (unsigned))                                        \
    X(bind_texture, "glBindTexture", void, (unsigned, unsigned))                                   \
    X(level_parameter, "glGetTexLevelParameteriv", void, (unsigned, int, unsigned, int *))         \
    X(texture_read, "glGetTexImage", void, (unsigned, int, unsigned, unsigned, void *))            \
    X(pixel_store, "glPixelStorei", void, (unsigned, int))                                         \
    X(is_renderbuffer, "glIsRenderbuffer", unsigned char, (unsigned))                              \
    X(bind_renderbuffer, "glBindRenderbuffer", void, (unsigned, unsigned))                         \
    X(renderbuffer_parameter, "glGetRenderbufferParameteriv", void, (unsigned, unsigned, int *))   \
    X(make_framebuffers, "glGenFramebuffers", void, (int, unsigned *))                             \
    X(bind_framebuffer, "glBindFramebuffer", void, (unsigned, unsigned))                           \
    X(attach_renderbuffer, "glFramebufferRenderbuffer", void,                                      \
      (unsigned, unsigned, unsigned, unsigned))                                                    \
    X(free_framebuffers, "glDeleteFramebuffers", void, (int, const unsigned *))                    \
    X(read_pixels, "glReadPixels", void, (int, int, int, int, unsigned, unsigned, void *))

struct rw_gl_api {
#define RW_GL_MEMBER(member, name, result, parameters) result(*member) parameters;
    RW_GL_FUNCTIONS(RW_GL_MEMBER)
#undef RW_GL_MEMBER
};

/* RT_ERROR_NOT_SUPPORTED: no library, or no context of OpenGL is current in this thread. */
RTresult rw_gl_find(RTcontext context, const struct rw_gl_api **out);

/* Makes the contents of a new buffer those of an OpenGL buffer object. */
RTresult rw_gl_buffer_attach(RTbuffer buffer, unsigned name);
/* Makes a sampler read an OpenGL image, through a buffer that is its own. */
RTresult rw_gl_image_attach(RTtexturesampler sampler, unsigned name, RTgltarget target);
/* 0: the buffer is no such one. */
unsigned rw_gl_name_of(const struct RTbuffer_api *buffer);
RTresult rw_gl_register(RTcontext context, RTbuffer buffer, bool wanted);

#endif
