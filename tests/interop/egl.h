/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A context of OpenGL without a window, for tests: through EGL, which is loaded where it is, as are
 * the functions that the tests call. Mesa draws by software without a display, or for an X server
 * such as Xvfb; NVIDIA's EGL is that of the GPU. The declarations are our own.
 */
#ifndef RW_TEST_EGL_H
#define RW_TEST_EGL_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* X(result, name, parameters) */
#define EGL_FUNCTIONS(X)                                                                           \
    X(void *, eglGetProcAddress, (const char *))                                                   \
    X(void *, eglGetDisplay, (void *))                                                             \
    X(unsigned, eglInitialize, (void *, int *, int *))                                             \
    X(unsigned, eglBindAPI, (unsigned))                                                            \
    X(unsigned, eglChooseConfig, (void *, const int *, void **, int, int *))                       \
    X(void *, eglCreateContext, (void *, void *, void *, const int *))                             \
    X(unsigned, eglMakeCurrent, (void *, void *, void *, void *))

#define GL_FUNCTIONS(X)                                                                            \
    X(const char *, glGetString, (unsigned))                                                       \
    X(unsigned, glGetError, (void))                                                                \
    X(void, glGetIntegerv, (unsigned, int *))                                                      \
    X(void, glGenBuffers, (int, unsigned *))                                                       \
    X(void, glBindBuffer, (unsigned, unsigned))                                                    \
    X(void, glBufferData, (unsigned, intptr_t, const void *, unsigned))                            \
    X(void, glBufferSubData, (unsigned, intptr_t, intptr_t, const void *))                         \
    X(void, glGetBufferSubData, (unsigned, intptr_t, intptr_t, void *))                            \
    X(void, glGenTextures, (int, unsigned *))                                                      \
    X(void, glBindTexture, (unsigned, unsigned))                                                   \
    X(void, glPixelStorei, (unsigned, int))                                                        \
    X(void, glTexImage1D, (unsigned, int, int, int, int, unsigned, unsigned, const void *))        \
    X(void, glTexImage2D, (unsigned, int, int, int, int, int, unsigned, unsigned, const void *))   \
    X(void, glTexImage3D,                                                                          \
      (unsigned, int, int, int, int, int, int, unsigned, unsigned, const void *))                  \
    X(void, glCompressedTexImage2D, (unsigned, int, unsigned, int, int, int, int, const void *))   \
    X(void, glGetTexImage, (unsigned, int, unsigned, unsigned, void *))                            \
    X(void, glTexSubImage2D,                                                                       \
      (unsigned, int, int, int, int, int, unsigned, unsigned, const void *))                       \
    X(void, glGenRenderbuffers, (int, unsigned *))                                                 \
    X(void, glBindRenderbuffer, (unsigned, unsigned))                                              \
    X(void, glRenderbufferStorage, (unsigned, unsigned, int, int))                                 \
    X(void, glGenFramebuffers, (int, unsigned *))                                                  \
    X(void, glBindFramebuffer, (unsigned, unsigned))                                               \
    X(void, glFramebufferRenderbuffer, (unsigned, unsigned, unsigned, unsigned))                   \
    X(void, glClearColor, (float, float, float, float))                                            \
    X(void, glClear, (unsigned))

#define EGL_MEMBER(result, name, parameters) static result(*name) parameters;
EGL_FUNCTIONS(EGL_MEMBER)
GL_FUNCTIONS(EGL_MEMBER)
#undef EGL_MEMBER

static inline bool egl_load(void)
{
    void *library = dlopen("libEGL.so.1", RTLD_NOW | RTLD_GLOBAL);
    void *function;
    if (!library) return false;
#define LOAD(result, name, parameters)                                                             \
    if (!(function = dlsym(library, #name))) return false;                                         \
    memcpy(&name, &function, sizeof function);
    EGL_FUNCTIONS(LOAD)
#undef LOAD
#define LOAD(result, name, parameters)                                                             \
    if (!(function = eglGetProcAddress(#name))) return false;                                      \
    memcpy(&name, &function, sizeof function);
    GL_FUNCTIONS(LOAD)
#undef LOAD
    return true;
}

enum egl_place { EGL_GPU, EGL_SOFTWARE, EGL_X11 };

/* The GPU's own where there is one and it is wanted, else Mesa without a display. */
static inline void *egl_display(enum egl_place place)
{
    enum { SURFACELESS = 0x31DD, DEVICE = 0x313F, X11 = 0x31D5 };
    void *(*platform)(unsigned, void *, const int *) = NULL, *function;
    unsigned (*devices)(int, void **, int *) = NULL;
    void *device;
    int count = 0;
    function = eglGetProcAddress("eglGetPlatformDisplayEXT");
    memcpy(&platform, &function, sizeof function);
    function = eglGetProcAddress("eglQueryDevicesEXT");
    memcpy(&devices, &function, sizeof function);
    if (!platform) return eglGetDisplay(NULL);
    if (place == EGL_X11) return platform(X11, NULL, NULL);
    if (place == EGL_GPU && devices && devices(1, &device, &count) && count)
        return platform(DEVICE, device, NULL);
    return platform(SURFACELESS, NULL, NULL);
}

/* Makes a context of OpenGL 3.3 current; false: there is none to be had. */
static inline bool egl_begin(enum egl_place place)
{
    static const int config_wanted[] = {0x3040, 0x0008, 0x3038}; /* renderable by OpenGL */
    static const int wanted[] = {0x3098, 3, 0x30FB, 3, 0x3038};  /* version 3.3 */
    void *config = NULL;
    int major, minor, count = 0;
    if (!egl_load()) return false;
    void *display = egl_display(place);
    if (!display || !eglInitialize(display, &major, &minor) || !eglBindAPI(0x30A2)) return false;
    eglChooseConfig(display, config_wanted, &config, 1, &count);
    void *context = eglCreateContext(display, count ? config : NULL, NULL, wanted);
    if (!context || !eglMakeCurrent(display, NULL, NULL, context)) return false;
    printf("     OpenGL: %s\n", glGetString(0x1F01));
    return true;
}

#endif
