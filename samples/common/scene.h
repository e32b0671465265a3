/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What setting up a scene takes in every sample. These functions hand errors up, so that tests can
 * set up the same scenes.
 */
#ifndef SAMPLE_SCENE_H
#define SAMPLE_SCENE_H

#include <stdbool.h>

#include "raywright.h"

/* Returns from the caller unless the call succeeded. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        RTresult sample_result = (call);                                                           \
        if (sample_result != RT_SUCCESS) return sample_result;                                     \
    } while (0)

/*
 * Sets a variable in one line: SET(Material, glass, "index", 1f, 1.5f) declares it in the scope of
 * a material and calls rtVariableSet1f. A macro, as each kind of object has a Declare of its own.
 */
#define SET(Kind, scope, name, how, ...)                                                           \
    do {                                                                                           \
        RTvariable sample_variable;                                                                \
        TRY(rt##Kind##DeclareVariable(scope, name, &sample_variable));                             \
        TRY(rtVariableSet##how(sample_variable, __VA_ARGS__));                                     \
    } while (0)

/* Sets the context's variables eye, camera_x, camera_y and camera_z: the last goes from the eye
 * towards the target, of unit length; the others from there to the right and the upper edge of the
 * picture. tan_half_fov is of the vertical field of view, aspect is width / height. */
RTresult sample_set_view(RTcontext context, const float eye[3], const float target[3],
                         const float up[3], float tan_half_fov, float aspect);

/* The same with y up. */
RTresult sample_set_camera(RTcontext context, const float eye[3], const float target[3],
                           float tan_half_fov, float aspect);

/* An output buffer, bound to the context's variable `name`. */
RTresult sample_make_output(RTcontext context, const char *name, RTformat format, unsigned width,
                            unsigned height, RTbuffer *out);

/* An input buffer with `count` elements of a struct. */
RTresult sample_make_buffer(RTcontext context, const void *elements, size_t element_size,
                            size_t count, RTbuffer *out);

/* The same, bound to the context's variable `name`. */
RTresult sample_make_input(RTcontext context, const char *name, const void *elements,
                           size_t element_size, size_t count);

/* A geometry of `primitives` user-defined primitives, with programs from the file `programs`. */
RTresult sample_make_geometry(RTcontext context, const char *programs, const char *intersect,
                              const char *bounds, unsigned primitives, RTgeometry *out);

/* Makes the context's variable `scene` a group of this one instance, with one material. `builder`
 * makes its tree, NULL: the default one. */
RTresult sample_set_scene(RTcontext context, RTgeometryinstance instance, RTmaterial material,
                          const char *builder);

/* A program from a file. */
RTresult sample_make_program(RTcontext context, const char *programs, const char *name,
                             RTprogram *out);

/* The same, compiled with NVRTC's --use_fast_math if asked for. */
RTresult sample_make_fast_program(RTcontext context, const char *programs, bool fast_math,
                                  const char *name, RTprogram *out);

#endif
