/* SPDX-License-Identifier: Apache-2.0 */
/* What trees are built of is copied: the same bytes elsewhere, each once, and what is not in the
 * shared memory stays where it is. */
#include <stdlib.h>
#include <string.h>

#include "runtime/isolate/inputs.h"
#include "tests/harness.h"

enum { BYTES = 1 << 16, PARTS = 4 };

static unsigned char shared[BYTES];

static uint64_t at(size_t offset)
{
    return (uint64_t)(uintptr_t)shared + offset;
}

static int is_copy(const struct rw_own_input *own, uint64_t copy, size_t offset, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)(uintptr_t)copy;
    if (bytes >= shared && bytes < shared + BYTES) return 0;
    return bytes >= own->bytes && !memcmp(bytes, shared + offset, size);
}

/* Parts of one mesh: the same vertices, and indices one after the other. */
TEST(parts_of_one_mesh)
{
    enum { VERTICES = 1000, STRIDE = 20, COUNT = 100, INDICES = 32768 + 4 };
    static float boxes[6 * COUNT];
    struct rw_build_part parts[PARTS];
    struct rw_own_input own;
    for (size_t k = 0; k < BYTES; k++) shared[k] = (unsigned char)(k * 7 + k / 251);
    for (unsigned k = 0; k < PARTS; k++)
        parts[k] = (struct rw_build_part){.count = COUNT,
                                          .boxes = (uintptr_t)boxes, /* not in the shared memory */
                                          .vertices = at(8 + 4 * k),
                                          .vertex_stride = STRIDE,
                                          .vertex_format = RT_FORMAT_FLOAT3,
                                          .vertex_count = VERTICES,
                                          .indices = at(INDICES + 12 * COUNT * k),
                                          .index_stride = 12,
                                          .index_format = RT_FORMAT_UNSIGNED_INT3};
    const struct rw_build_input input = {.parts = parts, .part_count = PARTS / 2, .keys = 2};
    CHECK(rw_own_input_make(&input, at(0), at(BYTES), &own));
    CHECK(own.input.parts == own.parts && own.input.part_count == PARTS / 2);
    for (unsigned k = 0; k < PARTS; k++) {
        const struct rw_build_part *p = &own.parts[k];
        CHECK(is_copy(&own, p->vertices, 8 + 4 * k, (VERTICES - 1) * STRIDE + 12));
        CHECK(is_copy(&own, p->indices, INDICES + 12 * COUNT * k, 12 * COUNT));
        CHECK_EQ(p->boxes, (uintptr_t)boxes);
        CHECK_EQ(p->vertices % 16, parts[k].vertices % 16);
        CHECK_EQ(p->vertices - own.parts[0].vertices, 4 * k); /* one range */
        CHECK_EQ(p->masks, 0);
    }
    rw_own_input_free(&own);
}

/* The very last bytes, and no primitive at all. */
TEST(ends)
{
    struct rw_build_part parts[2] = {
        {.count = 3, .masks = at(BYTES - 12), .boxes = at(BYTES - 100), .box_stride = 32},
        {.count = 0, .boxes = at(100)}};
    const struct rw_build_input input = {.parts = parts, .part_count = 2};
    struct rw_own_input own;
    CHECK(rw_own_input_make(&input, at(0), at(BYTES), &own));
    CHECK(is_copy(&own, own.parts[0].masks, BYTES - 12, 12));
    CHECK(is_copy(&own, own.parts[0].boxes, BYTES - 100, 88));
    CHECK_EQ(own.parts[1].boxes, at(100)); /* of which nothing is read */
    rw_own_input_free(&own);
    CHECK(rw_own_input_make(&(struct rw_build_input){0}, at(0), at(BYTES), &own));
    rw_own_input_free(&own);
}

static const struct rw_test tests[] = {
    {"parts-of-one-mesh", test_parts_of_one_mesh},
    {"ends", test_ends},
};

int main(void)
{
    return RUN_TABLE(tests);
}
