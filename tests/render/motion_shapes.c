/* SPDX-License-Identifier: Apache-2.0 */
/* See motion_shapes.h. */
#include "tests/render/motion_shapes.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static uint64_t state;

static float random_in(float low, float high)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (float)(state >> 40) / 16777216.0f;
}

void motion_make_triangle(struct motion_scene *s, unsigned shape)
{
    float corner[3][3], velocity[3];
    for (int a = 0; a < 3; a++) {
        float centre = random_in(-1, 1);
        velocity[a] = random_in(-0.7f, 0.7f);
        for (int i = 0; i < 3; i++) corner[i][a] = centre + random_in(-0.25f, 0.25f);
    }
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        for (int i = 0; i < 9; i++)
            s->triangles[k][shape][i / 3][i % 3] =
                corner[i / 3][i % 3] + velocity[i % 3] * k + (k ? random_in(-0.05f, 0.05f) : 0);
}

static void make_sphere(struct motion_scene *s, unsigned shape)
{
    float sphere[4] = {random_in(-1, 1), random_in(-1, 1), random_in(-1, 1),
                       random_in(0.05f, 0.2f)};
    float velocity[3] = {random_in(-0.5f, 0.5f), random_in(-0.5f, 0.5f), random_in(-0.5f, 0.5f)};
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        for (int a = 0; a < 4; a++)
            s->spheres[k][shape][a] =
                a < 3 ? sphere[a] + k * velocity[a] : sphere[3] * (1 + 0.2f * k);
}

void motion_make_shapes(struct motion_scene *s, bool triangles, bool spheres, struct moving moving)
{
    state = 7;
    memset(s, 0, sizeof(*s));
    s->has_triangles = triangles;
    s->has_spheres = spheres;
    s->moving = moving;
    for (unsigned k = 0; k < MOTION_SHAPES; k++) {
        motion_make_triangle(s, k);
        make_sphere(s, MOTION_SHAPES + k);
    }
}

/* Far from singular, and in between too. */
void motion_add_matrix(struct motion_scene *s, struct moving moving)
{
    struct motion_step *step = &s->steps[s->step_count++];
    step->type = RT_MOTIONKEYTYPE_MATRIX_FLOAT12;
    step->moving = moving;
    for (unsigned k = 0; k < moving.keys; k++)
        for (int i = 0; i < 12; i++)
            step->keys[k][i] = (i % 5 == 0 ? random_in(0.8f, 1.4f) : 0) +
                               (i % 4 == 3 ? random_in(-1, 1) : random_in(-0.25f, 0.25f));
}

void motion_add_srt(struct motion_scene *s, struct moving moving)
{
    struct motion_step *step = &s->steps[s->step_count++];
    step->type = RT_MOTIONKEYTYPE_SRT_FLOAT16;
    step->moving = moving;
    for (unsigned k = 0; k < moving.keys; k++) {
        float angle = 0.9f * k + random_in(-0.2f, 0.2f), *key = step->keys[k];
        const float srt[16] = {random_in(0.7f, 1.3f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.5f, 0.5f),
                               random_in(0.7f, 1.3f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.5f, 0.5f),
                               random_in(0.7f, 1.3f),
                               random_in(-0.5f, 0.5f),
                               0.3f * sinf(angle),
                               0.2f * sinf(angle),
                               0.9f * sinf(angle),
                               cosf(angle),
                               random_in(-1, 1),
                               random_in(-1, 1),
                               random_in(-1, 1)};
        memcpy(key, srt, sizeof(srt));
    }
}

void motion_make_rays(struct motion_ray *rays)
{
    state = 11;
    for (size_t i = 0; i < MOTION_RAYS; i++) {
        struct motion_ray *r = &rays[i];
        r->time = random_in(-0.4f, 1.4f);
        r->pad = 0;
        for (int a = 0; a < 3; a++) {
            r->origin[a] = random_in(-4, 4);
            r->direction[a] = random_in(-1.3f, 1.3f) - r->origin[a];
        }
    }
}
