/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Traversals from ray generation programs against triangles: hit objects, records, instances.
 */
#include "tests/optix7/rays.h"

TEST(geometry)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(6 * sizeof(*results));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(2, 0, no_any_hit), squares(4, -1, no_any_hit)};
    optix7_handle handle = build(&w->f, inputs, 2, 0);
    CHECK(handle);
    trace(w, handle, 0, results, 6, rw_failed);
    for (unsigned i = 0; i < 4; i++) {
        CHECK_EQ(results[i].hit, 1);
        CHECK(results[i].distance == (i < 2 ? 10.0f : 11.0f));
        CHECK_EQ(results[i].primitive, i);
        CHECK(results[i].u == 0.25f && results[i].v == 0.25f);
        CHECK_EQ(results[i].data, i < 2 ? 100 : 101); /* a record for each input */
        CHECK_EQ(results[i].kind, 0xfe);              /* counter-clockwise is the front */
    }
    CHECK_EQ(results[4].hit, 0);
    CHECK_EQ(results[5].hit, 0);
    CHECK_EQ(results[5].data, 77);
}

TEST(nothing)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(3 * sizeof(*results));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    trace(w, 0, 0, results, 3, rw_failed);
    for (unsigned i = 0; i < 3; i++) CHECK_EQ(results[i].hit, 0);
    struct optix7_build_input input = squares(0, 0, no_any_hit);
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    trace(w, handle, 0, results, 3, rw_failed);
    for (unsigned i = 0; i < 3; i++) CHECK_EQ(results[i].hit, 0);
}

TEST(instances)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(4 * sizeof(*results));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(1, 0, no_any_hit);
    optix7_handle child = build(&w->f, &input, 1, 0);
    CHECK(child);
    /* Moved by 0, 1 and 2; the second is invisible, the third turned about y. */
    struct optix7_instance *placed = take(3 * sizeof(*placed));
    for (unsigned i = 0; i < 3; i++)
        placed[i] = (struct optix7_instance){
            .transform = {1, 0, 0, (float)i, 0, 1, 0, 0, 0, 0, 1, -(float)i},
            .id = 40 + i,
            .record_offset = i,
            .mask = i == 1 ? 0 : 255,
            .child = child};
    placed[2].transform[0] = placed[2].transform[10] = -1;
    placed[2].transform[3] = 3;
    struct optix7_build_input instances = instances_of(placed, 3);
    optix7_handle handle = build(&w->f, &instances, 1, 0);
    CHECK(handle);
    trace(w, handle, 0, results, 4, rw_failed);
    CHECK(results[0].hit == 1 && results[0].distance == 10 && results[0].instance == 40);
    CHECK_EQ(results[0].data, 100);
    CHECK_EQ(results[1].hit, 0);
    CHECK_EQ(results[3].hit, 0);
    /* The turned one covers the other half of its square. */
    CHECK_EQ(results[2].hit, 1);
    CHECK(results[2].u == 0.75f && results[2].v == 0.25f);
    CHECK_EQ(results[2].instance, 42);
    CHECK_EQ(results[2].data, 102);
    CHECK_EQ(results[2].kind, 0xff);
    trace(w, handle, 0x10, results, 4, rw_failed); /* cull the back */
    CHECK_EQ(results[0].hit, 1);
    CHECK_EQ(results[2].hit, 0);
    placed[2].flags = 1; /* not of this one */
    handle = build(&w->f, &instances, 1, 0);
    trace(w, handle, 0x10, results, 4, rw_failed);
    CHECK_EQ(results[2].hit, 1);
    /* Two of them, by their addresses. */
    optix7_address *addresses = take(2 * sizeof(*addresses));
    addresses[0] = ADDRESS(&placed[2]);
    addresses[1] = ADDRESS(&placed[0]);
    instances.type = OPTIX7_INPUT_INSTANCE_POINTERS;
    instances.of.instances = (struct optix7_instances){ADDRESS(addresses), 2, 0};
    handle = build(&w->f, &instances, 1, 0);
    trace(w, handle, 0, results, 4, rw_failed);
    CHECK(results[0].instance == 40 && results[2].instance == 42);
}

/* The compiler knows a traversal as one whatever is told of its flags: it ends in no program. */
TEST(chosen_flags)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(2 * sizeof(*results));
    open_programs(w, "__raygen__chosen", "__closesthit__mark", "__miss__mark", rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(1, 0, no_any_hit);
    optix7_handle handle = build(&w->f, &input, 1, 0);
    for (unsigned i = 0; i < 2; i++) {
        trace(w, handle, i ? 16 : 4, results, 2, rw_failed);
        CHECK(results[0].hit == 1 && results[0].distance == 10 && results[0].data == 100);
        CHECK(results[1].hit == 0 && results[1].data == 77);
        CHECK_EQ(*w->mark, 0);
    }
}

static optix7_handle place_one(struct world *w, struct optix7_instance instance)
{
    struct optix7_instance *placed = take(sizeof(*placed));
    *placed = instance;
    struct optix7_build_input input = instances_of(placed, 1);
    return build(&w->f, &input, 1, 0);
}

static bool is_empty(struct world *w, struct optix7_instance instance, struct result *results,
                     int *rw_failed)
{
    trace(w, place_one(w, instance), 0, results, 4, rw_failed);
    return !results[0].hit && !results[1].hit && !results[2].hit && !results[3].hit;
}

/* Rays begin inside the only instance, if they may see it and there is something in it. */
TEST(one_instance)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(4 * sizeof(*results));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(1, 0, no_any_hit), none = squares(0, 0, no_any_hit);
    struct optix7_instance instance = {.transform = {1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 1, -1},
                                       .id = 7,
                                       .record_offset = 3,
                                       .mask = 16,
                                       .child = build(&w->f, &input, 1, 0)};
    trace(w, place_one(w, instance), 0, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i].hit, i == 2);
    CHECK(results[2].distance == 11 && results[2].u == 0.25f && results[2].v == 0.25f);
    CHECK_EQ(results[2].instance, 7);
    CHECK_EQ(results[2].data, 103);
    CHECK_EQ(results[3].primitive, 0);
    CHECK_EQ(results[3].data, 77);
    struct optix7_instance other = instance;
    other.mask = 0;
    CHECK(is_empty(w, other, results, rw_failed));
    other = instance;
    memset(other.transform, 0, sizeof(other.transform));
    CHECK(is_empty(w, other, results, rw_failed));
    other = instance;
    other.child = 0;
    CHECK(is_empty(w, other, results, rw_failed));
    other.child = build(&w->f, &none, 1, 0);
    CHECK(is_empty(w, other, results, rw_failed));
}

TEST(compaction)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(4 * sizeof(*results));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const struct optix7_build_options options = {
        OPTIX7_BUILD_ALLOW_COMPACTION, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    struct optix7_build_input input = squares(4, 0, no_any_hit);
    struct optix7_build_sizes sizes;
    CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes), 0);
    void *temporary = take_temporary(sizes.temporary), *output = take(sizes.output);
    uint64_t *size = take(8);
    float *box = take(24);
    const struct optix7_emit emits[] = {{ADDRESS(size), OPTIX7_EMIT_COMPACTED_SIZE},
                                        {ADDRESS(box), OPTIX7_EMIT_BOXES}};
    optix7_handle handle = 0, compacted = 0;
    CHECK_EQ(w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1, ADDRESS(temporary),
                                  sizes.temporary, ADDRESS(output), sizes.output, &handle, emits,
                                  2),
             0);
    CHECK(await_launches());
    CHECK(*size > 0 && *size < sizes.output);
    CHECK(box[0] == 0 && box[1] == 0 && box[3] == 4 && box[4] == 1);
    void *smaller = take(*size);
    CHECK_EQ(told(&w->f, w->f.call.AccelCompact(w->f.context, NULL, handle, ADDRESS(smaller),
                                                *size - 1, &compacted)),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(
        w->f.call.AccelCompact(w->f.context, NULL, handle, ADDRESS(smaller), *size, &compacted), 0);
    CHECK(await_launches());
    memset(output, 0xff, sizes.output);
    trace(w, compacted, 0, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK(results[i].hit == 1 && results[i].primitive == i);
}

/* A structure's memory, copied by hand; 0: it has none. */
static optix7_address copy_of(struct world *w, optix7_handle from, struct optix7_relocation *info)
{
    enum { SIZE = 1 };
    if (w->f.call.AccelGetRelocationInfo(w->f.context, from, info)) return 0;
    size_t size = info->words[SIZE];
    void *copy = memcpy(take(size), (void *)(uintptr_t)from, size);
    memset((void *)(uintptr_t)from, 0xff, size);
    return ADDRESS(copy);
}

TEST(relocation)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(3 * sizeof(*results));
    struct optix7_relocation info, of_child;
    optix7_handle *children = take(2 * sizeof(*children));
    int compatible = 0;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(1, 0, no_any_hit);
    optix7_handle child = build(&w->f, &input, 1, 0), parent;
    struct optix7_instance *placed = take(2 * sizeof(*placed));
    place_row(placed, 2, child, 2, 0);
    struct optix7_build_input instances = instances_of(placed, 2);
    parent = build(&w->f, &instances, 1, 0);
    CHECK(child && parent);
    optix7_address new_parent = copy_of(w, parent, &info);
    optix7_address new_child = copy_of(w, child, &of_child);
    CHECK(new_parent && new_child);
    const size_t size = info.words[1], child_size = of_child.words[1];
    CHECK_EQ(w->f.call.CheckRelocationCompatibility(w->f.context, &info, &compatible), 0);
    CHECK_EQ(compatible, 1);
#define RELOCATE(info, inputs, count, target, size, out)                                           \
    w->f.call.AccelRelocate(w->f.context, NULL, info, inputs, count, target, size, out)
    for (int twice = 0; twice < 2; twice++)
        CHECK_EQ(RELOCATE(&of_child, NULL, 0, new_child, child_size, &children[0]), 0);
    CHECK(await_launches());
    children[1] = children[0];
    const struct optix7_relocate_input handles = {OPTIX7_INPUT_INSTANCES, 0, 2, ADDRESS(children)};
    const struct optix7_relocate_input too_few = {OPTIX7_INPUT_INSTANCES, 0, 1, ADDRESS(children)};
    CHECK_EQ(told(&w->f, RELOCATE(&of_child, NULL, 0, new_parent, size, &parent)),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(RELOCATE(&info, &handles, 1, new_parent, size - 1, &parent), OPTIX7_INVALID_VALUE);
    CHECK_EQ(RELOCATE(&info, NULL, 1, new_parent, size, &parent), OPTIX7_INVALID_VALUE);
    CHECK_EQ(RELOCATE(NULL, &handles, 1, new_parent, size, &parent), OPTIX7_INVALID_VALUE);
    CHECK_EQ(RELOCATE(&info, &too_few, 1, new_parent, size, &parent), OPTIX7_INVALID_VALUE);
    CHECK_EQ(RELOCATE(&info, &handles, 1, new_parent, size, &parent), 0);
    trace(w, parent, 0, results, 3, rw_failed);
    CHECK(results[0].hit == 1 && results[1].hit == 0 && results[2].hit == 1);
    info.words[0]++;
    CHECK_EQ(w->f.call.CheckRelocationCompatibility(w->f.context, &info, &compatible), 0);
    CHECK_EQ(compatible, 0);
}

static const struct rw_test tests[] = {
    {"geometry", test_geometry},         {"nothing", test_nothing},
    {"instances", test_instances},       {"one_instance", test_one_instance},
    {"chosen_flags", test_chosen_flags}, {"compaction", test_compaction},
    {"relocation", test_relocation},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
