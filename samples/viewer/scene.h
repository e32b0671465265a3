/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the viewer draws: each surface of a mesh is an object that can be moved. A sample of each
 * pixel at a time joins the picture, and the denoiser makes another one of it.
 */
#ifndef VIEWER_SCENE_H
#define VIEWER_SCENE_H

#include <stdbool.h>

#include "path_tracer/surfaces.h"
#include "raywright.h"
#include "viewer/camera.h"

/* Entry points; the last is there once viewer_set_screen was called. */
enum { VIEWER_DRAW, VIEWER_PICK, VIEWER_SHOW };

struct viewer {
    /* Filled by the caller. */
    const char *programs; /* the file of the ray programs */
    struct mesh *mesh;    /* its triangles are put in the order of their surfaces */
    const struct texture *textures;
    bool denoise;

    /* Made by viewer_prepare, once. */
    unsigned object_count;
    unsigned *first;    /* triangle of each object, and behind the last one */
    float (*places)[3]; /* of each object, 0 at first */
    float low[3], high[3];
    struct viewer_camera camera;

    /* Of the context. */
    RTcontext context;
    unsigned width, height;
    unsigned samples;  /* in the picture */
    unsigned denoised; /* samples in the one that was denoised last; 0: none */
    RTtransform *transforms;
    RTacceleration top;
    RTbuffer image, albedo, normals, clean, picked;
    RTpostprocessingstage denoiser; /* NULL: there is none */
    RTcommandlist cleaning;
};

/* Objects and the camera. False: out of memory. */
bool viewer_prepare(struct viewer *v);
void viewer_free(struct viewer *v);

/* The context's scene; the size is to be set next. Without Open Image Denoise `denoise` becomes
 * false, and that is told. */
RTresult viewer_create(struct viewer *v, RTcontext context);
/* Where VIEWER_SHOW writes bytes, if somebody is to see them: UNSIGNED_BYTE4, of that size. */
RTresult viewer_set_screen(struct viewer *v, RTbuffer screen);
RTresult viewer_set_size(struct viewer *v, unsigned width, unsigned height);
/* After the camera or an object moved: the picture begins anew. */
RTresult viewer_moved(struct viewer *v);

/* One sample more; the denoiser runs when their number has doubled. */
RTresult viewer_draw(struct viewer *v);
/* Now, if it is wanted, there is one, and the picture has changed since. */
RTresult viewer_clean(struct viewer *v);
/* The picture to show. */
RTbuffer viewer_shown(const struct viewer *v);

/* The object at a place of the picture, -1 to 1 from left to right and from below; -1: none.
 * *distance is that from the eye. */
RTresult viewer_pick(struct viewer *v, float x, float y, int *object, float *distance);

#endif
