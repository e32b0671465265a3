/* SPDX-License-Identifier: Apache-2.0 */
/* See mesh.h. */
#include "tools/mesh/mesh.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/mesh/apart.h"
#include "tools/mesh/other.h"

static const uint32_t magic = 0x49525431;

bool mesh_make_room(struct mesh *m, uint64_t vertices, uint64_t triangles)
{
    if (vertices > UINT32_MAX || triangles > UINT32_MAX) return false;
    m->vertex_count = (uint32_t)vertices;
    m->triangle_count = (uint32_t)triangles;
    m->vertices = malloc(vertices * 12 + 1);
    m->triangles = malloc(triangles * 12 + 1);
    return m->vertices && m->triangles;
}

/* NULL, or what is wrong with it. */
static const char *fault_of(const struct mesh *m)
{
    for (size_t i = 0; i < 3 * (size_t)m->triangle_count; i++)
        if (m->triangles[i] >= m->vertex_count)
            return "a triangle names a vertex that is not there";
    for (size_t i = 0; m->surface_of && i < m->triangle_count; i++)
        if (m->surface_of[i] >= m->surface_count)
            return "a triangle names a material that is not there";
    return m->triangle_count ? NULL : "there are no triangles in it";
}

uint64_t mesh_bytes_left(FILE *f)
{
    struct stat status;
    long at = ftell(f);
    if (at < 0 || fstat(fileno(f), &status) || status.st_size < at) return 0;
    return (uint64_t)(status.st_size - at);
}

/* The readers: NULL, or what is wrong with the file. */

static const char *read_tri(FILE *f, struct mesh *out)
{
    uint32_t counts[2];
    if (fread(counts, 4, 2, f) != 2 || mesh_bytes_left(f) < ((uint64_t)counts[0] + counts[1]) * 12)
        return "the file is cut short";
    if (!mesh_make_room(out, counts[0], counts[1])) return "out of memory";
    if (fread(out->vertices, 12, counts[0], f) != counts[0] ||
        fread(out->triangles, 12, counts[1], f) != counts[1])
        return "it cannot be read";
    return NULL;
}

/* False: `why` says what is wrong. */
static bool read_file(const char *path, struct mesh *out, char why[MESH_FAULT])
{
    uint32_t head = 0;
    FILE *f = fopen(path, "rb");
    if (!f) return snprintf(why, MESH_FAULT, "it cannot be opened"), false;
    const bool is_tri = fread(&head, 4, 1, f) == 1 && head == magic;
    const char *wrong = is_tri ? read_tri(f, out) : NULL;
    fclose(f);
    if (!is_tri && !mesh_read_apart(path, out, why)) return false;
    if (!wrong) wrong = fault_of(out);
    if (wrong) snprintf(why, MESH_FAULT, "%s", wrong);
    return !wrong;
}

bool mesh_read(const char *path, struct mesh *out, char why[MESH_WHY])
{
    char wrong[MESH_FAULT];
    *out = (struct mesh){0};
    if (read_file(path, out, wrong)) return true;
    snprintf(why, MESH_WHY, "reading the mesh %.280s: %s", path, wrong);
    mesh_free(out);
    return false;
}

void mesh_free(struct mesh *mesh)
{
    for (uint32_t i = 0; i < mesh->surface_count; i++) free(mesh->surfaces[i].texture);
    free(mesh->surfaces);
    free(mesh->surface_of);
    free(mesh->coordinates);
    free(mesh->vertices);
    free(mesh->triangles);
    *mesh = (struct mesh){0};
}

void mesh_bounds(const struct mesh *mesh, float low[3], float high[3])
{
    for (int k = 0; k < 3; k++) {
        low[k] = INFINITY;
        high[k] = -INFINITY;
    }
    for (size_t i = 0; i < 3 * (size_t)mesh->triangle_count; i++)
        for (int k = 0; k < 3; k++) {
            const float x = mesh->vertices[3 * (size_t)mesh->triangles[i] + (size_t)k];
            low[k] = fminf(low[k], x);
            high[k] = fmaxf(high[k], x);
        }
}
