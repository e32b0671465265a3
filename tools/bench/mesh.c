/* SPDX-License-Identifier: Apache-2.0 */
/* See mesh.h. */
#include "tools/bench/mesh.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "tools/bench/bench.h"
#include "tools/command.h"

#ifdef RW_HAVE_ASSIMP
#include <assimp/cimport.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#endif

static const uint32_t magic = 0x49525431;

static bool fail(const char *path, const char *why, struct mesh *out)
{
    rw_fail("bench", "reading the mesh %s: %s", path, why);
    mesh_free(out);
    return false;
}

static bool make_room(struct mesh *m, uint64_t vertices, uint64_t triangles)
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

static bool read_tri(const char *path, FILE *f, struct mesh *out)
{
    uint32_t counts[2];
    if (fread(counts, 4, 2, f) != 2 || bench_bytes_left(f) < ((uint64_t)counts[0] + counts[1]) * 12)
        return fail(path, "the file is cut short", out);
    if (!make_room(out, counts[0], counts[1])) return fail(path, "out of memory", out);
    if (fread(out->vertices, 12, counts[0], f) != counts[0] ||
        fread(out->triangles, 12, counts[1], f) != counts[1])
        return fail(path, "it cannot be read", out);
    if (!check_indices(out)) return fail(path, "a triangle names a vertex that is not there", out);
    return true;
}

#ifdef RW_HAVE_ASSIMP
static void append(struct mesh *out, const struct aiMesh *part, uint32_t *vertex,
                   uint32_t *triangle)
{
    for (unsigned i = 0; i < part->mNumFaces; i++) {
        if (part->mFaces[i].mNumIndices != 3) continue;
        for (int k = 0; k < 3; k++)
            out->triangles[3 * (size_t)*triangle + k] = *vertex + part->mFaces[i].mIndices[k];
        ++*triangle;
    }
    for (unsigned i = 0; i < part->mNumVertices; i++, ++*vertex) {
        out->vertices[3 * (size_t)*vertex] = part->mVertices[i].x;
        out->vertices[3 * (size_t)*vertex + 1] = part->mVertices[i].y;
        out->vertices[3 * (size_t)*vertex + 2] = part->mVertices[i].z;
    }
}

static bool read_other(const char *path, struct mesh *out)
{
    const unsigned steps =
        aiProcess_Triangulate | aiProcess_PreTransformVertices | aiProcess_JoinIdenticalVertices;
    const struct aiScene *scene = aiImportFile(path, steps);
    if (!scene) return fail(path, aiGetErrorString(), out);
    uint64_t vertices = 0, triangles = 0;
    for (unsigned i = 0; i < scene->mNumMeshes; i++) {
        vertices += scene->mMeshes[i]->mNumVertices;
        triangles += scene->mMeshes[i]->mNumFaces;
    }
    bool ok = make_room(out, vertices, triangles);
    uint32_t vertex = 0, triangle = 0;
    for (unsigned i = 0; ok && i < scene->mNumMeshes; i++)
        append(out, scene->mMeshes[i], &vertex, &triangle);
    out->triangle_count = triangle;
    aiReleaseImport(scene);
    return ok || fail(path, "out of memory", out);
}
#else
static bool read_other(const char *path, struct mesh *out)
{
    return fail(path, "it is no .tri file, and this build has no assimp to read others", out);
}
#endif

bool mesh_read(const char *path, struct mesh *out)
{
    *out = (struct mesh){0};
    FILE *f = fopen(path, "rb");
    if (!f) return fail(path, "it cannot be opened", out);
    uint32_t head = 0;
    bool is_tri = fread(&head, 4, 1, f) == 1 && head == magic;
    bool ok = is_tri && read_tri(path, f, out);
    fclose(f);
    if (!is_tri) ok = read_other(path, out);
    if (ok && out->triangle_count == 0) return fail(path, "there are no triangles in it", out);
    return ok;
}

void mesh_free(struct mesh *mesh)
{
    free(mesh->vertices);
    free(mesh->triangles);
    *mesh = (struct mesh){0};
}

void mesh_sphere(const struct mesh *mesh, size_t triangle, float sphere[4])
{
    const uint32_t *v = mesh->triangles + 3 * triangle;
    const float *p = mesh->vertices + 3 * (size_t)v[0], *q = mesh->vertices + 3 * (size_t)v[1],
                *r = mesh->vertices + 3 * (size_t)v[2];
    float e[3], f[3], n[3];
    for (int k = 0; k < 3; k++) {
        sphere[k] = (p[k] + q[k] + r[k]) / 3.0f;
        e[k] = q[k] - p[k];
        f[k] = r[k] - p[k];
    }
    for (int k = 0; k < 3; k++)
        n[k] = e[(k + 1) % 3] * f[(k + 2) % 3] - e[(k + 2) % 3] * f[(k + 1) % 3];
    sphere[3] = sqrtf(sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) * 0.5f / 3.14159265f);
}
