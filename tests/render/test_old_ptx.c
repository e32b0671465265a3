/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX as compilers and headers of many years wrote it: each file of ptx/ draws the same picture.
 * The files are not made by those tools but in their style: PTX versions and targets, forms of the
 * stubs, metadata, labels, local memory.
 */
#include "raywright.h"
#include "tests/embed/sphere.h"
#include "tests/harness.h"

static const char *const files[] = {"cuda75_v3", "cuda80_v4", "cuda102_v6", "cuda112_time"};

TEST(pictures)
{
    static float picture[SPHERE_PIXELS];
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        char path[512];
        snprintf(path, sizeof(path), RW_SOURCE_DIR "/tests/render/ptx/%s.ptx", files[i]);
        printf("     %s\n", files[i]);
        char *ptx = sphere_read(path);
        CHECK(ptx != NULL);
        RTresult result = sphere_render(ptx, picture);
        free(ptx);
        if (result == RT_ERROR_NO_DEVICE) SKIP("there is no GPU");
        CHECK_EQ(result, RT_SUCCESS);
        CHECK_EQ(sphere_wrong_pixel(picture), -1);
    }
}

static const struct rw_test tests[] = {
    {"pictures", test_pictures},
};

int main(int argc, char **argv)
{
    setenv("RW_DEVICE", argc > 1 ? argv[1] : "cpu", 1);
    return RUN_TABLE(tests);
}
