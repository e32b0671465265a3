/* SPDX-License-Identifier: Apache-2.0 */
/* Two programs that were made to have one XXH3 hash, by which modules and kernels were known: in
 * one process, or through the disk cache, one ran the code of the other. */
#include "compiler/base/hash.h"
#include "tests/hostile/compile.h"

TEST(same_checksum)
{
    static const struct role camera[] = {{"camera", RWC_RAY_GENERATION}, {NULL, 0}};
    const char *const names[2] = {"same-hash-A.ptx", "same-hash-B.ptx"};
    uint8_t checksum[2][16], hash[2][16], kernel[2][16];
    for (int k = 0; k < 2; k++) {
        struct hostile h;
        char *ptx = hostile_read(names[k]);
        rwc_checksum(ptx, strlen(ptx), checksum[k]);
        hostile_describe(&h, ptx, RWC_TARGET_CPU, camera);
        CHECK(h.module);
        rwc_module_hash(h.module, hash[k]);
        rwc_kernel_desc_hash(&h.desc, kernel[k]);
        hostile_free(&h);
        free(ptx);
    }
    CHECK(!memcmp(checksum[0], checksum[1], 16)); /* or the files are not what they were */
    CHECK(memcmp(hash[0], hash[1], 16));
    CHECK(memcmp(kernel[0], kernel[1], 16));
}

static const struct rw_test tests[] = {{"same-checksum", test_same_checksum}};

int main(void)
{
    return RUN_TABLE(tests);
}
