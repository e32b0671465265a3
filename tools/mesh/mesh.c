/* SPDX-License-Identifier: Apache-2.0 */
/* See mesh.h. */
#include "tools/mesh/mesh.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifdef RW_HAVE_ASSIMP
#include <assimp/cimport.h>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#endif

static const uint32_t magic = 0x49525431;

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
    if (!make_room(out, counts[0], counts[1])) return "out of memory";
    if (fread(out->vertices, 12, counts[0], f) != counts[0] ||
        fread(out->triangles, 12, counts[1], f) != counts[1])
        return "it cannot be read";
    return check_indices(out) ? NULL : "a triangle names a vertex that is not there";
}

#ifdef RW_HAVE_ASSIMP
static void append(struct mesh *out, const struct aiMesh *part, uint32_t *vertex,
                   uint32_t *triangle)
{
    for (unsigned i = 0; i < part->mNumFaces; i++) {
        if (part->mFaces[i].mNumIndices != 3) continue;
        for (int k = 0; k < 3; k++)
            out->triangles[3 * (size_t)*triangle + k] = *vertex + part->mFaces[i].mIndices[k];
        if (out->surface_of) out->surface_of[*triangle] = part->mMaterialIndex;
        ++*triangle;
    }
    for (unsigned i = 0; i < part->mNumVertices; i++, ++*vertex) {
        out->vertices[3 * (size_t)*vertex] = part->mVertices[i].x;
        out->vertices[3 * (size_t)*vertex + 1] = part->mVertices[i].y;
        out->vertices[3 * (size_t)*vertex + 2] = part->mVertices[i].z;
        if (!out->coordinates || !part->mTextureCoords[0]) continue;
        out->coordinates[2 * (size_t)*vertex] = part->mTextureCoords[0][i].x;
        out->coordinates[2 * (size_t)*vertex + 1] = part->mTextureCoords[0][i].y;
    }
}

/* A file beside the mesh, as materials name it; some do so with backslashes. NULL: no memory. */
static char *beside(const char *mesh, const char *name)
{
    const char *slash = strrchr(mesh, '/');
    const int folder = slash && name[0] != '/' ? (int)(slash - mesh) + 1 : 0;
    const size_t size = (size_t)folder + strlen(name) + 1;
    char *path = malloc(size);
    if (!path) return NULL;
    snprintf(path, size, "%.*s%s", folder, mesh, name);
    for (char *c = path + folder; *c; c++)
        if (*c == '\\') *c = '/';
    return path;
}

static bool read_surface(const char *path, const struct aiMaterial *from, struct mesh_surface *out)
{
    struct aiColor4D colour = {0.8f, 0.8f, 0.8f, 1.0f};
    struct aiString name;
    aiGetMaterialColor(from, AI_MATKEY_COLOR_DIFFUSE, &colour);
    out->colour[0] = colour.r;
    out->colour[1] = colour.g;
    out->colour[2] = colour.b;
    if (aiGetMaterialTexture(from, aiTextureType_DIFFUSE, 0, &name, NULL, NULL, NULL, NULL, NULL,
                             NULL) != aiReturn_SUCCESS)
        return true;
    out->texture = beside(path, name.data);
    return out->texture != NULL;
}

/* Files without materials get one from assimp. */
static bool has_materials(const struct aiScene *scene)
{
    struct aiString name;
    return scene->mNumMaterials > 1 ||
           (scene->mNumMaterials == 1 &&
            aiGetMaterialString(scene->mMaterials[0], AI_MATKEY_NAME, &name) == aiReturn_SUCCESS &&
            name.length > 0 && strcmp(name.data, AI_DEFAULT_MATERIAL_NAME) != 0);
}

static bool read_surfaces(const char *path, const struct aiScene *scene, struct mesh *out)
{
    bool textured = false;
    if (!has_materials(scene)) return true;
    out->surfaces = calloc(scene->mNumMaterials, sizeof(*out->surfaces));
    out->surface_of = calloc(out->triangle_count + 1, sizeof(*out->surface_of));
    if (!out->surfaces || !out->surface_of) return false;
    out->surface_count = scene->mNumMaterials;
    for (unsigned i = 0; i < scene->mNumMaterials; i++) {
        if (!read_surface(path, scene->mMaterials[i], &out->surfaces[i])) return false;
        textured |= out->surfaces[i].texture != NULL;
    }
    if (textured) out->coordinates = calloc(out->vertex_count + 1, 2 * sizeof(float));
    return out->coordinates || !textured;
}

static const char *read_other(const char *path, struct mesh *out)
{
    const unsigned steps =
        aiProcess_Triangulate | aiProcess_PreTransformVertices | aiProcess_JoinIdenticalVertices;
    const struct aiScene *scene = aiImportFile(path, steps);
    if (!scene) return aiGetErrorString();
    uint64_t vertices = 0, triangles = 0;
    for (unsigned i = 0; i < scene->mNumMeshes; i++) {
        vertices += scene->mMeshes[i]->mNumVertices;
        triangles += scene->mMeshes[i]->mNumFaces;
    }
    bool ok = make_room(out, vertices, triangles) && read_surfaces(path, scene, out);
    uint32_t vertex = 0, triangle = 0;
    for (unsigned i = 0; ok && i < scene->mNumMeshes; i++)
        append(out, scene->mMeshes[i], &vertex, &triangle);
    out->triangle_count = triangle;
    aiReleaseImport(scene);
    return ok ? NULL : "out of memory";
}
#else
static const char *read_other(const char *path, struct mesh *out)
{
    (void)path, (void)out;
    return "it is no .tri file, and this build has no assimp to read others";
}
#endif

static const char *read_file(const char *path, struct mesh *out)
{
    uint32_t head = 0;
    FILE *f = fopen(path, "rb");
    if (!f) return "it cannot be opened";
    bool is_tri = fread(&head, 4, 1, f) == 1 && head == magic;
    const char *wrong = is_tri ? read_tri(f, out) : NULL;
    fclose(f);
    if (!is_tri) wrong = read_other(path, out);
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
