/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target: a file of triangles (.tri), changed. What is read names only vertices that there
 * are. Files of other formats are another library's. */
#include <unistd.h>

#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"
#include "tools/mesh/mesh.h"

enum { MOST = 1 << 14 };

struct file {
    uint32_t head[3];
    float vertices[4][3];
    uint32_t triangles[4][3];
};

static const struct file tetrahedron = {
    {0x49525431, 4, 4},
    {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}},
};

static void check(const struct mesh *mesh)
{
    float low[3], high[3];
    for (size_t k = 0; k < 3 * (size_t)mesh->triangle_count; k++)
        if (mesh->triangles[k] >= mesh->vertex_count) fuzz_stop("a vertex that is not there", "");
    mesh_bounds(mesh, low, high);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t bytes[MOST];
    static char path[64];
    char why[MESH_WHY];
    struct mesh mesh;
    const size_t left =
        edit_all(data, size, &tetrahedron, sizeof(tetrahedron), bytes, sizeof(bytes));
    /* Anything else would be a matter of assimp's. */
    memcpy(bytes, tetrahedron.head, left < 4 ? left : 4);
    snprintf(path, sizeof(path), "/dev/shm/rw-fuzz-mesh-%ld", (long)getpid());
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, left, file) != left || fclose(file)) abort();
    if (left >= 4 && mesh_read(path, &mesh, why)) {
        check(&mesh);
        mesh_free(&mesh);
    }
    unlink(path);
    return 0;
}
