/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Graphs as a GPU gets them, without one: structures that the driver of tests/optix7/late makes,
 * kernels that are compiled and not run, and the limit of registers that is asked for with them.
 */
#include <math.h>

#include "raywright_abi.h"
#include "tests/optix7/late_driver.h"

static const unsigned flags[] = {1};
static const char ptx[] = PTX_HEAD ".entry __raygen__a() { ret; }\n";

/* What is there when the GPU has done it. */
static const struct rw_accel *head_of(struct fixture *f, const struct optix7_build_input *input)
{
    const optix7_handle handle = build(f, input, 1, 0);
    run_late();
    return (const struct rw_accel *)(uintptr_t)handle;
}

/* An instance of instances; one of a transform that turns a square in the plane at 2 by half a
 * circle about z; and one of the square itself. */
TEST(structures)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    struct optix7_build_input squares_in = squares(1, 2, flags);
    const struct rw_accel *square = head_of(&f, &squares_in);
    struct optix7_instance *row = take(2 * sizeof(*row)), *top = take(3 * sizeof(*top));
    place_row(row, 2, ADDRESS(square), 1, 0);
    struct optix7_build_input row_in = instances_of(row, 2), top_in = instances_of(top, 3);
    const struct rw_accel *rows = head_of(&f, &row_in);
    CHECK_EQ(rows->depth, 2);
    const float keys[2][16] = {{1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, -1, 0, 0, 0, 0},
                               {1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0}};
    struct rw_motion_node *node = take(sizeof(*node) + sizeof(keys));
    *node = (struct rw_motion_node){.child = ADDRESS(square), .keys = 2, .end = 1};
    memcpy(node + 1, keys, sizeof(keys));
    place_row(top, 3, ADDRESS(square), 0, 0);
    top[0].child = ADDRESS(rows);
    CHECK_EQ(f.call.ConvertPointerToTraversableHandle(f.context, ADDRESS(node),
                                                      OPTIX7_TRAVERSABLE_SRT, &top[1].child),
             0);
    const struct rw_accel *tops = head_of(&f, &top_in);
    const struct rw_instance *out = (const struct rw_instance *)(tops + 1);
    CHECK_EQ(tops->depth, 3);
    CHECK(out[0].flags & RW_INSTANCE_NESTED && out[0].mask >> 24 == 0 &&
          out[0].tree == ADDRESS(rows));
    CHECK(out[1].flags & RW_INSTANCE_NESTED && out[1].flags & RW_INSTANCE_TRIANGLES);
    CHECK(!(out[2].flags & RW_INSTANCE_NESTED) && out[2].mask == ~0u);
    /* The corner (1, 1) of the box comes by at (0, -1.41), and ends at (-1, -1). */
    CHECK(tops->lower[0] <= -1 && tops->lower[0] > -1.2f);
    CHECK(tops->lower[1] <= -1.41421f && tops->lower[1] > -1.6f);
    CHECK(tops->upper[0] >= 2 && tops->upper[0] < 2.01f);
    CHECK(fabsf(tops->lower[2] - 2) < 0.3f);
}

TEST(register_limits)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    f.module.max_registers = 72;
    void *module = make_module(&f, ptx);
    CHECK(module);
    const struct optix7_group_desc desc = {
        OPTIX7_GROUP_RAY_GENERATION, 0, {{module, "__raygen__a"}}};
    void *group = make_group(&f, desc);
    CHECK(group && make_pipeline(&f, &group, 1));
    CHECK_EQ(count_late(STREAM).registers, 72);
}

static const struct rw_test tests[] = {
    {"structures", test_structures},
    {"register_limits", test_register_limits},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
