/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Arrays of opacity micromaps: what their functions refuse, and what becomes of them and of the
 * structures that use them: updates, compaction, copies elsewhere.
 */
#include "tests/optix7/micromaps.h"

static const unsigned any_hit_flags[] = {0, 0};
static const uint32_t of_four_states[] = {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN};
static const uint32_t of_all_opaque[] = {TAKEN, TAKEN, TAKEN, TAKEN};

/* A good call's arguments. */
struct call {
    struct optix7_micromap_count counts[2];
    struct optix7_micromap_input input;
    struct optix7_micromap_sizes sizes;
    struct optix7_micromap_buffers buffers;
};

static void set_call(struct fixture *f, struct call *c, int *rw_failed)
{
    struct rw_micromap *descs = take(3 * sizeof(*descs));
    for (unsigned i = 0; i < 3; i++) descs[i] = (struct rw_micromap){i, 1, i < 2 ? 2 : 1};
    *c = (struct call){
        .counts = {{2, 1, OPTIX7_MICROMAP_STATES_4}, {1, 1, OPTIX7_MICROMAP_STATES_2}}};
    c->input = (struct optix7_micromap_input){.states = ADDRESS(take(16)),
                                              .descriptions = ADDRESS(descs),
                                              .count_count = 2,
                                              .counts = c->counts};
    CHECK_EQ(f->call.OpacityMicromapArrayComputeMemoryUsage(f->context, &c->input, &c->sizes), 0);
    CHECK(c->sizes.output % 128 == 0 && c->sizes.temporary);
    c->buffers = (struct optix7_micromap_buffers){ADDRESS(take(c->sizes.output)), c->sizes.output,
                                                  ADDRESS(take_temporary(c->sizes.temporary)),
                                                  c->sizes.temporary};
}

static optix7_result build_it(struct fixture *f, const struct call *c)
{
    return told(f, f->call.OpacityMicromapArrayBuild(f->context, NULL, &c->input, &c->buffers));
}

#define REFUSED(change, text)                                                                      \
    do {                                                                                           \
        set_call(&f, &c, rw_failed);                                                               \
        if (*rw_failed) return;                                                                    \
        change;                                                                                    \
        CHECK_EQ(build_it(&f, &c), OPTIX7_INVALID_VALUE);                                          \
        CHECK_CONTAINS(last_message, text);                                                        \
    } while (0)

TEST(refused)
{
    struct fixture f;
    struct call c;
    CHECK_EQ(open_fixture(&f), 0);
    REFUSED(c.counts[1].level = 13, "above 12");
    REFUSED(c.counts[1].format = 3, "no such format");
    REFUSED(c.counts[1].format = 0, "no such format");
    REFUSED(c.input.counts = NULL, "counts of micromaps are NULL");
    REFUSED(c.input.count_count = 0, "there are no micromaps");
    REFUSED(c.counts[1].count = 1 << 27, "2^26");
    REFUSED((c.counts[0].level = 12, c.counts[0].count = 5000), "4 GiB");
    REFUSED(c.input.states = 0, "inputBuffer");
    REFUSED(c.input.descriptions += 2, "4 bytes");
    REFUSED(c.buffers.output_size--, "output buffer is too small");
    REFUSED(c.buffers.output += 64, "128 bytes");
    REFUSED(c.buffers.temporary_size = 0, "temporary buffer");
    set_call(&f, &c, rw_failed);
    CHECK_EQ(build_it(&f, &c), 0);
    CHECK_EQ(f.call.OpacityMicromapArrayBuild(f.context, NULL, NULL, &c.buffers),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.OpacityMicromapArrayBuild(f.context, NULL, &c.input, NULL),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.OpacityMicromapArrayBuild(NULL, NULL, &c.input, &c.buffers),
             OPTIX7_INVALID_CONTEXT);
    CHECK_EQ(f.call.OpacityMicromapArrayComputeMemoryUsage(f.context, &c.input, NULL),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.OpacityMicromapArrayComputeMemoryUsage(NULL, &c.input, &c.sizes),
             OPTIX7_INVALID_CONTEXT);
}

/* What only the device sees. */
TEST(found_by_the_device)
{
    struct fixture f;
    struct call c;
    CHECK_EQ(open_fixture(&f), 0);
    REFUSED(((struct rw_micromap *)c.input.descriptions)[2].level = 13, "level above 12");
    REFUSED(((struct rw_micromap *)c.input.descriptions)[0].format = 3, "format");
    REFUSED(((struct rw_micromap *)c.input.descriptions)[1].level = 12, "were counted");
}

/* ---- structures ---- */

static struct optix7_build_input triangle_with(optix7_address array, const int *index)
{
    struct optix7_build_input input = squares(1, 0, any_hit_flags);
    input.of.triangles.micromaps = (struct optix7_micromaps){.mode = OPTIX7_MICROMAPS_INDEXED,
                                                             .array = array,
                                                             .indices = ADDRESS(index),
                                                             .index_size = 4};
    return input;
}

static optix7_result sizes_of(struct fixture *f, const struct optix7_build_input *input)
{
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    struct optix7_build_sizes sizes;
    return f->call.AccelComputeMemoryUsage(f->context, &options, input, 1, &sizes);
}

TEST(bad_inputs)
{
    static const struct {
        struct optix7_micromaps micromaps;
        const char *text;
    } cases[] = {
        {{.mode = 3}, "indexingMode"},
        {{.mode = 1}, "is 0"},
        {{.mode = 1, .array = 64}, "128 bytes"},
        {{.mode = 1, .array = 128, .count_count = 1}, "NULL"},
        {{.mode = 2, .array = 128, .index_size = 4}, "indexBuffer"},
        {{.mode = 2, .array = 128, .indices = 64, .index_size = 1}, "2 or 4"},
        {{.mode = 2, .array = 128, .indices = 64, .index_size = 8}, "2 or 4"},
        {{.mode = 2, .array = 128, .indices = 66, .index_size = 4}, "aligned"},
        {{.mode = 2, .array = 128, .indices = 64, .index_size = 4, .index_stride = 6}, "aligned"},
    };
    const struct optix7_micromap_count bad_level = {1, 13, 1};
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    struct optix7_build_input input = squares(1, 0, any_hit_flags);
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        input.of.triangles.micromaps = cases[i].micromaps;
        CHECK_EQ(sizes_of(&f, &input), OPTIX7_INVALID_VALUE);
        CHECK_CONTAINS(last_message, cases[i].text);
    }
    input.of.triangles.micromaps =
        (struct optix7_micromaps){.mode = 1, .array = 128, .count_count = 1, .counts = &bad_level};
    CHECK_EQ(sizes_of(&f, &input), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "above 12");
}

static void check_triangle(struct world *w, optix7_handle handle, const uint32_t wanted[4],
                           int *rw_failed)
{
    const uint32_t(*results)[2] = probe(w, handle, 0, all_middles(1), 4, rw_failed);
    for (unsigned i = 0; i < 4 && !*rw_failed; i++) CHECK_EQ(results[i][0], wanted[i]);
}

/* A triangle whose micromap there is not is as one without. */
TEST(no_such_micromap)
{
    static const uint32_t asked[] = {ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN,
                                     ASKED_AND_TAKEN};
    const unsigned char states[] = {FOUR_STATES};
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    struct world *w = take(sizeof(*w));
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    const optix7_address arrays[] = {array_of_level_1(&w->f, states, 1), ADDRESS(take(128))};
    for (unsigned i = 0; i < 2; i++) {
        struct optix7_build_input input = triangle_with(arrays[i], take(4));
        struct optix7_build_sizes sizes;
        optix7_handle handle = 0;
        *(int *)(uintptr_t)input.of.triangles.micromaps.indices = i ? 0 : 1;
        CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes), 0);
        void *temporary = take_temporary(sizes.temporary), *output = take(sizes.output);
        CHECK_EQ(told(&w->f, w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1,
                                                  ADDRESS(temporary), sizes.temporary,
                                                  ADDRESS(output), sizes.output, &handle, NULL, 0)),
                 OPTIX7_INVALID_VALUE);
        CHECK_CONTAINS(last_message, "does not have");
        check_triangle(w, ADDRESS(output), asked, rw_failed);
    }
}

/* ---- what becomes of them ---- */

enum {
    LIFE_FLAGS =
        OPTIX7_BUILD_ALLOW_UPDATE | OPTIX7_BUILD_ALLOW_COMPACTION | OPTIX7_BUILD_VERTEX_ACCESS
};

/* 0: it failed. The original is gone. */
static optix7_handle compacted(struct world *w, optix7_handle handle)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    optix7_handle smaller = 0;
    if (!await_launches()) return 0;
    const size_t size = head->size, extent = head->extent;
    void *output = take(size);
    if (w->f.call.AccelCompact(w->f.context, NULL, handle, ADDRESS(output), size, &smaller) ||
        !await_launches())
        return 0;
    memset((void *)(uintptr_t)handle, 0xff, extent);
    return smaller;
}

static optix7_result update(struct world *w, const struct optix7_build_input *input,
                            optix7_handle handle)
{
    const struct optix7_build_options options = {LIFE_FLAGS, OPTIX7_OPERATION_UPDATE, {0, 0, 0, 0}};
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    struct optix7_build_sizes sizes;
    optix7_result result =
        w->f.call.AccelComputeMemoryUsage(w->f.context, &options, input, 1, &sizes);
    if (result) return result;
    void *temporary = take_temporary(sizes.temporary_update);
    return told(&w->f, w->f.call.AccelBuild(w->f.context, NULL, &options, input, 1,
                                            ADDRESS(temporary), sizes.temporary_update, handle,
                                            head->extent, &handle, NULL, 0));
}

/* Which micromaps triangles have may change, also in a compacted structure. */
TEST(update)
{
    const unsigned char states[] = {FOUR_STATES}, opaque[] = {FOUR_STATES, 0x55};
    struct world *w = take(sizeof(*w));
    int *index = take(sizeof(*index));
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = triangle_with(array_of_level_1(&w->f, states, 1), index);
    optix7_handle handle = build(&w->f, &input, 1, LIFE_FLAGS);
    check_triangle(w, handle, of_four_states, rw_failed);
    for (int smaller = 0; smaller < 2; smaller++) {
        if (smaller) handle = compacted(w, handle);
        CHECK(handle);
        input.of.triangles.micromaps.array = array_of_level_1(&w->f, opaque, 2);
        *index = 1;
        CHECK_EQ(update(w, &input, handle), 0);
        check_triangle(w, handle, of_all_opaque, rw_failed);
        *index = 0;
        CHECK_EQ(update(w, &input, handle), 0);
        check_triangle(w, handle, of_four_states, rw_failed);
    }
    input.of.triangles.micromaps.mode = OPTIX7_MICROMAPS_NONE;
    CHECK_EQ(update(w, &input, handle), OPTIX7_INVALID_VALUE);
    check_triangle(w, handle, of_four_states, rw_failed);
}

/* A copy of `size` bytes; the original is gone. */
static optix7_address moved(optix7_address from, size_t size)
{
    void *copy = memcpy(take(size), (void *)(uintptr_t)from, size);
    memset((void *)(uintptr_t)from, 0xff, size);
    return ADDRESS(copy);
}

TEST(relocation)
{
    enum { SIZE = 1 };
    const unsigned char states[] = {FOUR_STATES};
    struct world *w = take(sizeof(*w));
    struct optix7_relocation of_array, of_structure;
    int compatible = 0;
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    const struct optix7_calls *call = &w->f.call;
    void *context = w->f.context;
    const optix7_address array = array_of_level_1(&w->f, states, 1);
    struct optix7_build_input input = triangle_with(array, take(4));
    optix7_handle handle = build(&w->f, &input, 1, LIFE_FLAGS);
    CHECK_EQ(call->OpacityMicromapArrayGetRelocationInfo(context, array, &of_array), 0);
    CHECK_EQ(call->OpacityMicromapArrayGetRelocationInfo(context, handle, &of_structure),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(call->AccelGetRelocationInfo(context, handle, &of_structure), 0);
    CHECK_EQ(call->CheckRelocationCompatibility(context, &of_array, &compatible), 0);
    CHECK_EQ(compatible, 1);
    const size_t size = of_array.words[SIZE], whole = of_structure.words[SIZE];
    const optix7_address new_array = moved(array, size), other = moved(handle, whole);
    CHECK_EQ(call->OpacityMicromapArrayRelocate(context, NULL, &of_structure, new_array, size),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(call->OpacityMicromapArrayRelocate(context, NULL, &of_array, new_array, size - 1),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(call->OpacityMicromapArrayRelocate(context, NULL, &of_array, new_array + 64, size),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(told(&w->f, call->OpacityMicromapArrayRelocate(context, NULL, &of_array, other, size)),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(
        told(&w->f, call->OpacityMicromapArrayRelocate(context, NULL, &of_array, new_array, size)),
        0);
    struct optix7_relocate_input aim = {OPTIX7_INPUT_TRIANGLES, 0, 1, new_array + 64};
    CHECK_EQ(call->AccelRelocate(context, NULL, &of_array, &aim, 1, other, whole, &handle),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(call->AccelRelocate(context, NULL, &of_structure, &aim, 1, other, whole, &handle),
             OPTIX7_INVALID_VALUE);
    aim.handles = new_array;
    CHECK_EQ(call->AccelRelocate(context, NULL, &of_structure, &aim, 1, other, whole, &handle), 0);
    check_triangle(w, handle, of_four_states, rw_failed);
}

static const struct rw_test tests[] = {
    {"refused", test_refused},       {"found_by_the_device", test_found_by_the_device},
    {"bad_inputs", test_bad_inputs}, {"no_such_micromap", test_no_such_micromap},
    {"update", test_update},         {"relocation", test_relocation},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
