/* SPDX-License-Identifier: Apache-2.0 */
/* Running out of memory: every allocation fails once, and what was made before goes away. */
#include "runtime/base/memory.h"
#include "tests/optix7/fixture.h"

static const char ptx[] = PTX_HEAD ".entry __raygen__a() { ret; }\n.entry __miss__a() { ret; }\n";
static const unsigned flags[] = {1};

struct work {
    struct fixture f;
    struct optix7_build_input triangles, spheres, instances;
    struct optix7_instance *placed;
    void *temporary, *output[3];
    size_t room;
};

static optix7_result build_into(struct work *w, const struct optix7_build_input *input,
                                void *output, optix7_handle *out)
{
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    return w->f.call.AccelBuild(w->f.context, NULL, &options, input, 1, ADDRESS(w->temporary),
                                w->room, ADDRESS(output), w->room, out, NULL, 0);
}

static optix7_result make_programs(struct work *w, void **module, void **groups)
{
    const struct optix7_group_options options = {0};
    optix7_result result = w->f.call.ModuleCreate(w->f.context, &w->f.module, &w->f.pipeline, ptx,
                                                  strlen(ptx), NULL, NULL, module);
    const struct optix7_group_desc descs[] = {
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{*module, "__raygen__a"}}},
        {OPTIX7_GROUP_MISS, 0, {{*module, "__miss__a"}}},
    };
    if (result) return result;
    return w->f.call.ProgramGroupCreate(w->f.context, descs, 2, &options, NULL, NULL, groups);
}

/* All of it but a kernel. */
static optix7_result do_all(struct work *w)
{
    void *module = NULL, *groups[2] = {NULL, NULL};
    optix7_handle handle;
    optix7_result result = w->f.call.DeviceContextCreate(NULL, NULL, &w->f.context);
    if (result) return result;
    result = make_programs(w, &module, groups);
    if (!result) result = build_into(w, &w->triangles, w->output[0], &w->placed->child);
    if (!result) result = build_into(w, &w->spheres, w->output[2], &handle);
    if (!result) result = build_into(w, &w->instances, w->output[1], &handle);
    for (int i = 0; i < 2; i++)
        if (groups[i]) w->f.call.ProgramGroupDestroy(groups[i]);
    if (module) w->f.call.ModuleDestroy(module);
    w->f.call.DeviceContextDestroy(w->f.context);
    return result;
}

/* With a record for each. */
static struct optix7_build_input make_spheres(void)
{
    const float points[2][3] = {{0, 0, 0}, {3, 0, 0}}, radius = 1;
    const unsigned record_flags[] = {1, 0};
    const unsigned char offsets[] = {0, 1};
    struct optix7_build_input input = {.type = OPTIX7_INPUT_SPHERES};
    optix7_address *addresses = take(2 * sizeof(*addresses));
    addresses[0] = ADDRESS(memcpy(take(sizeof(points)), points, sizeof(points)));
    addresses[1] = ADDRESS(memcpy(take(sizeof(radius)), &radius, sizeof(radius)));
    input.of.spheres = (struct optix7_spheres){
        .vertices = &addresses[0],
        .count = 2,
        .radii = &addresses[1],
        .single_radius = 1,
        .flags = memcpy(take(sizeof(record_flags)), record_flags, sizeof(record_flags)),
        .record_count = 2,
        .record_offsets = ADDRESS(memcpy(take(sizeof(offsets)), offsets, sizeof(offsets))),
        .record_offset_size = 1};
    return input;
}

TEST(every_allocation)
{
    enum { MOST = 10000 };
    struct work w = {.room = 1 << 16};
    CHECK_EQ(open_fixture(&w.f), 0);
    w.f.call.DeviceContextDestroy(w.f.context);
    w.triangles = squares(2, 0, flags);
    w.spheres = make_spheres();
    w.placed = take(sizeof(*w.placed));
    place_row(w.placed, 1, 0, 1, 0);
    w.instances = instances_of(w.placed, 1);
    w.temporary = take(w.room);
    for (int i = 0; i < 3; i++) w.output[i] = take(w.room);
    unsigned long n = 1;
    for (; n < MOST; n++) {
        rw_memory_fail_at(n);
        optix7_result result = do_all(&w);
        bool failed = rw_memory_failed();
        rw_memory_fail_at(0);
        if (!failed) break;
        /* A folder for the cache is not needed. */
        CHECK(result == OPTIX7_OK || result == OPTIX7_OUT_OF_MEMORY ||
              result == OPTIX7_DEVICE_OUT_OF_MEMORY);
    }
    CHECK(n > 10 && n < MOST);
    CHECK_EQ(do_all(&w), 0);
}

static const struct rw_test tests[] = {
    {"every_allocation", test_every_allocation},
};

int main(void)
{
    return RUN_TABLE(tests);
}
