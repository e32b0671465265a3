/* SPDX-License-Identifier: Apache-2.0 */
/* The mesh without a file: boxes of twelve triangles, each with a surface of its own. */
#include "path_tracer/demo.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 60, BOXES = 1 + 2 * STEPS }; /* a floor; a step and a post each */

static const uint32_t corners[12][3] = {
    {0, 4, 5}, {0, 5, 1}, {2, 3, 7}, {2, 7, 6}, {0, 1, 3}, {0, 3, 2},
    {4, 6, 7}, {4, 7, 5}, {0, 2, 6}, {0, 6, 4}, {1, 5, 7}, {1, 7, 3},
};

struct box {
    float centre[3], half[3];
    float angle; /* about the y axis through the origin */
    float colour[3];
};

/* Corner i is on the upper side of x, y and z where its bits 0, 1 and 2 are set. */
static void add_box(struct mesh *m, const struct box *box)
{
    const uint32_t first = m->vertex_count;
    const float c = cosf(box->angle), s = sinf(box->angle);
    for (unsigned i = 0; i < 8; i++) {
        float *v = m->vertices + 3 * (size_t)m->vertex_count++, p[3];
        for (unsigned k = 0; k < 3; k++)
            p[k] = box->centre[k] + (i >> k & 1 ? box->half[k] : -box->half[k]);
        v[0] = c * p[0] + s * p[2];
        v[1] = p[1];
        v[2] = c * p[2] - s * p[0];
    }
    for (unsigned t = 0; t < 12; t++, m->triangle_count++) {
        for (unsigned k = 0; k < 3; k++)
            m->triangles[3 * (size_t)m->triangle_count + k] = first + corners[t][k];
        m->surface_of[m->triangle_count] = m->surface_count;
    }
    for (int k = 0; k < 3; k++) m->surfaces[m->surface_count].colour[k] = box->colour[k];
    m->surface_count++;
}

static void add_stair(struct mesh *m)
{
    for (int i = 0; i < STEPS; i++) {
        const float t = (float)i / STEPS, angle = (float)i * 0.21f, y = 0.1f + 0.1f * (float)i;
        struct box step = {{1.3f, y, 0}, {0.9f, 0.05f, 0.24f}, angle, {0}};
        const struct box post = {
            {2.1f, y + 0.45f, 0}, {0.03f, 0.4f, 0.03f}, angle, {0.75f, 0.7f, 0.6f}};
        for (int k = 0; k < 3; k++)
            step.colour[k] = 0.55f + 0.35f * cosf(6.2831853f * (t + (float)k / 3));
        add_box(m, &step);
        add_box(m, &post);
    }
}

bool path_tracer_demo(struct mesh *out)
{
    static const struct box floor = {{0, -0.1f, 0}, {2.9f, 0.1f, 2.9f}, 0, {0.7f, 0.7f, 0.7f}};
    *out = (struct mesh){0};
    out->vertices = malloc(BOXES * 8 * 12);
    out->triangles = malloc(BOXES * 12 * 12);
    out->surface_of = malloc(BOXES * 12 * sizeof(*out->surface_of));
    out->surfaces = calloc(BOXES, sizeof(*out->surfaces));
    if (!out->vertices || !out->triangles || !out->surface_of || !out->surfaces) {
        mesh_free(out);
        return false;
    }
    add_box(out, &floor);
    add_stair(out);
    return true;
}

void path_tracer_read(const char *file, struct mesh *out)
{
    char why[MESH_WHY] = "error: no memory for the mesh";
    if (file ? mesh_read(file, out, why) : path_tracer_demo(out)) return;
    fprintf(stderr, "%s\n", why);
    exit(1);
}
