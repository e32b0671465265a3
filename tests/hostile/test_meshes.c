/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Meshes in files that another library reads, made to do harm: what reads them may end, nothing
 * else does, and what it says is a mesh is one.
 */
#include "tests/folder.h"
#include "tests/harness.h"
#include "tools/mesh/mesh.h"

static char folder[] = "/tmp/rw-meshes-XXXXXX", path[64];

static bool write_file(const char *text, size_t size)
{
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    const bool good = fwrite(text, 1, size, file) == size;
    return !fclose(file) && good;
}

static bool is_sound(const struct mesh *mesh)
{
    for (size_t k = 0; k < 3 * (size_t)mesh->triangle_count; k++)
        if (mesh->triangles[k] >= mesh->vertex_count) return false;
    for (size_t k = 0; mesh->surface_of && k < mesh->triangle_count; k++)
        if (mesh->surface_of[k] >= mesh->surface_count) return false;
    return mesh->triangle_count != 0;
}

/* An error, or a mesh. */
static bool survives(const char *text, size_t size)
{
    char why[MESH_WHY] = "";
    struct mesh mesh;
    if (!write_file(text, size)) return false;
    const bool read = mesh_read(path, &mesh, why), good = read ? is_sound(&mesh) : *why != '\0';
    if (read) mesh_free(&mesh);
    printf("     %s\n", read ? "a mesh" : strstr(why, ": ") + 2);
    return good;
}

#define HEAD "ply\nformat ascii 1.0\n"
#define VERTEX "property float x\nproperty float y\nproperty float z\n"
#define FACE "property list uchar int vertex_indices\n"
#define VERTICES "0 0 0\n1 0 0\n0 1 0\n0 0 1\n"

/* With assimp 5.2.5 the second is read without end, and the last two have it read where nothing
 * is. */
static const char *const files[] = {
    HEAD "element vertex 4\n" VERTEX "element face 4\n" FACE "end_header\n" VERTICES
         "3 0 1 3\n3 0 2 3\n3 1 2 3\n",
    HEAD "element vertex 4\n" VERTEX "element face 4\n" FACE VERTICES "3 0 1 2\n",
    HEAD "element vertex 4000000000\n" VERTEX "element face 4000000000\n" FACE "end_header\n",
    HEAD "element vertex 4\n" VERTEX "element face 1\n" FACE "end_header\n" VERTICES
         "3 0 1 1000000000\n",
    HEAD "element vertex 4\n" VERTEX "element face 1\n" FACE "end_header\n" VERTICES
         "3 0 1 -1000000000\n",
};

TEST(files_made_to_do_harm)
{
    for (size_t k = 0; k < sizeof(files) / sizeof(files[0]); k++)
        CHECK(survives(files[k], strlen(files[k])));
}

/* Bytes of a good file, changed. */
TEST(damaged_files)
{
    static const char good[] = HEAD "element vertex 4\n" VERTEX "element face 4\n" FACE
                                    "end_header\n" VERTICES "3 0 1 2\n3 0 1 3\n3 0 2 3\n3 1 2 3\n";
    unsigned state = 1;
    for (int k = 0; k < 20; k++) {
        char text[sizeof(good)];
        memcpy(text, good, sizeof(good));
        for (int edits = 0; edits < 2; edits++) {
            state = state * 1664525u + 1013904223u;
            /* Not the end of the head, without which reading has no end. */
            text[(state >> 8) % (strstr(good, "end_header") - good)] = (char)(state >> 24);
        }
        CHECK(survives(text, sizeof(good) - 1));
    }
}

static const struct rw_test tests[] = {
    {"files-made-to-do-harm", test_files_made_to_do_harm},
    {"damaged-files", test_damaged_files},
};

int main(void)
{
    char why[MESH_WHY] = "";
    struct mesh mesh;
    if (!mkdtemp(folder)) return 1;
    snprintf(path, sizeof(path), "%s/mesh.ply", folder);
    const bool there = write_file(files[0], 4) && !mesh_read(path, &mesh, why);
    int failed = 1;
    if (there && !strstr(why, "no assimp")) failed = RUN_TABLE(tests);
    rw_remove_folder(folder);
    if (strstr(why, "no assimp")) SKIP("there is no assimp");
    return failed;
}
