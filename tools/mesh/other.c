/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Meshes in files of other formats, by assimp. It is loaded when the first such file is read: with
 * the libraries that it needs itself it takes longer to start than what uses it, and most machines
 * that run the command line have none.
 */
#include "tools/mesh/other.h"

#include <stdlib.h>
#include <string.h>

#ifdef RW_ASSIMP_LIBRARY
#include <assimp/cimport.h>
#include <assimp/material.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>
#include <dlfcn.h>

/* The functions that are used, with the types of the header. */
#define FUNCTIONS(F)                                                                               \
    F(import, aiImportFile)                                                                        \
    F(release, aiReleaseImport)                                                                    \
    F(error, aiGetErrorString)                                                                     \
    F(colour, aiGetMaterialColor)                                                                  \
    F(texture, aiGetMaterialTexture)                                                               \
    F(string, aiGetMaterialString)

static struct {
#define MEMBER(member, name) __typeof__(name) *member;
    FUNCTIONS(MEMBER)
#undef MEMBER
} assimp;

/* False: the library is not there, or is another than the headers were of. */
static bool load(void)
{
    static void *handle;
    if (!handle) handle = dlopen(RW_ASSIMP_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
#define FIND(member, name) assimp.member = (__typeof__(assimp.member))dlsym(handle, #name);
    FUNCTIONS(FIND)
#undef FIND
#define IS_THERE(member, name) &&assimp.member
    return true FUNCTIONS(IS_THERE);
#undef IS_THERE
}

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
    assimp.colour(from, AI_MATKEY_COLOR_DIFFUSE, &colour);
    out->colour[0] = colour.r;
    out->colour[1] = colour.g;
    out->colour[2] = colour.b;
    if (assimp.texture(from, aiTextureType_DIFFUSE, 0, &name, NULL, NULL, NULL, NULL, NULL, NULL) !=
        aiReturn_SUCCESS)
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
            assimp.string(scene->mMaterials[0], AI_MATKEY_NAME, &name) == aiReturn_SUCCESS &&
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

const char *mesh_read_other(const char *path, struct mesh *out)
{
    const unsigned steps =
        aiProcess_Triangulate | aiProcess_PreTransformVertices | aiProcess_JoinIdenticalVertices;
    if (!load())
        return "it is no .tri file, and there is no assimp (" RW_ASSIMP_LIBRARY ") to read others";
    const struct aiScene *scene = assimp.import(path, steps);
    if (!scene) return assimp.error();
    uint64_t vertices = 0, triangles = 0;
    for (unsigned i = 0; i < scene->mNumMeshes; i++) {
        vertices += scene->mMeshes[i]->mNumVertices;
        triangles += scene->mMeshes[i]->mNumFaces;
    }
    bool ok = mesh_make_room(out, vertices, triangles) && read_surfaces(path, scene, out);
    uint32_t vertex = 0, triangle = 0;
    for (unsigned i = 0; ok && i < scene->mNumMeshes; i++)
        append(out, scene->mMeshes[i], &vertex, &triangle);
    out->triangle_count = triangle;
    assimp.release(scene);
    return ok ? NULL : "out of memory";
}
#else
const char *mesh_read_other(const char *path, struct mesh *out)
{
    (void)path, (void)out;
    return "it is no .tri file, and this build has no assimp to read others";
}
#endif
