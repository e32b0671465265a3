/* SPDX-License-Identifier: Apache-2.0 */
/* See mesh.h. */
#include "tools/mesh/mesh.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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

static bool check_indices(const struct mesh *m)
{
    for (size_t i = 0; i < 3 * (size_t)m->triangle_count; i++)
        if (m->triangles[i] >= m->vertex_count) return false;
    return true;
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
    return check_indices(out) ? NULL : "a triangle names a vertex that is not there";
}

static const char *read_file(const char *path, struct mesh *out)
{
    uint32_t head = 0;
    FILE *f = fopen(path, "rb");
    if (!f) return "it cannot be opened";
    bool is_tri = fread(&head, 4, 1, f) == 1 && head == magic;
    const char *wrong = is_tri ? read_tri(f, out) : NULL;
    fclose(f);
    if (!is_tri) wrong = mesh_read_other(path, out);
    if (!wrong && out->triangle_count == 0) return "there are no triangles in it";
    return wrong;
}

bool mesh_read(const char *path, struct mesh *out, char why[MESH_WHY])
{
    *out = (struct mesh){0};
    const char *wrong = read_file(path, out);
    if (!wrong) return true;
    snprintf(why, MESH_WHY, "reading the mesh %s: %s", path, wrong);
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
