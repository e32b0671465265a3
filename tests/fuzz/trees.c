/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target: a saved tree, changed, with the checksum of what it then is, loaded and traced
 * against on the CPU. */
#include "compiler/base/hash.h"
#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"
#include "tests/hostile/tree_mesh.h"

static struct tree_mesh mesh;
static unsigned char *saved, *changed;
static RTsize saved_size;

static void set_up(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    if (!tree_mesh_make(&mesh)) saved = tree_mesh_save(&mesh, &saved_size);
    if (saved) changed = malloc(2 * saved_size);
    if (!changed) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!saved) set_up();
    const size_t left = edit_all(data, size, saved, saved_size, changed, 2 * saved_size);
    if (left < 48) return 0;
    /* Its own idea of its size, and of itself. */
    if (size % 4) memcpy(changed + 16, &(uint64_t){left}, 8);
    tree_mesh_sign(changed, left);
    if (!rtAccelerationSetData(mesh.acceleration, changed, left) &&
        rtContextLaunch1D(mesh.context, 0, 1))
        fuzz_stop("a tree was taken, and the launch failed", "");
    return 0;
}
