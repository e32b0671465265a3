/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opacity micromaps as a GPU has them made, without one: arrays and the structures that use them
 * are work of the application's stream, and no call waits. The driver is that of tests/optix7/late.
 */
#include "raywright_abi.h"
#include "tests/optix7/late_driver.h"

enum { MAPS = 5, TRIANGLES = 4, RECORDS = 2 };

static const unsigned flags[RECORDS] = {0, 0};

static bool was_late(void)
{
    const struct late_counts counts = count_late(STREAM);
    run_late();
    return counts.queued && !counts.elsewhere && !counts.waits;
}

/* Memory is taken before, for the driver may wait for that. */
enum { ROOM = 1 << 16 };
struct memory {
    void *array, *output, *temporary;
};

static struct memory take_memory(void)
{
    return (struct memory){take(ROOM), take(ROOM), take(ROOM)};
}

/* Levels 0 to 2, of both formats; what the call is given is gone when the GPU begins, but for what
 * is in device memory. */
static optix7_address put_array(struct fixture *f, const struct memory *m,
                                const struct rw_micromap *descs, const unsigned char *states)
{
    struct optix7_micromap_count *counts = malloc(MAPS * sizeof(*counts));
    const struct optix7_micromap_input input = micromaps_of(states, descs, MAPS, counts);
    const struct optix7_micromap_buffers buffers = {ADDRESS(m->array), ROOM, ADDRESS(m->temporary),
                                                    ROOM};
    const optix7_result result =
        f->call.OpacityMicromapArrayBuild(f->context, STREAM, &input, &buffers);
    memset(counts, 0xff, MAPS * sizeof(*counts));
    free(counts);
    return result ? 0 : buffers.output;
}

static void make_descs(struct rw_micromap *descs, unsigned char *states)
{
    uint32_t at = 0;
    for (unsigned i = 0; i < MAPS; i++) {
        descs[i] = (struct rw_micromap){at, (unsigned short)(i / 2), (unsigned short)(1 + i % 2)};
        at += 8; /* none takes more */
    }
    for (uint32_t i = 0; i < at; i++) states[i] = (unsigned char)(i * 37 + 11);
}

/* The states of each, wherever they are. */
static void check_array(const struct rw_micromap_array *array, const struct rw_micromap *descs,
                        const unsigned char *states, int *rw_failed)
{
    const struct rw_micromap *maps = (const struct rw_micromap *)(array + 1);
    CHECK(array->mark == RW_MICROMAPS_MARK && array->count == MAPS);
    for (unsigned i = 0; i < MAPS; i++) {
        const unsigned bytes = bytes_of(descs[i].level, descs[i].format);
        const unsigned char *at = (const unsigned char *)array + array->states + maps[i].offset;
        CHECK(maps[i].level == descs[i].level && maps[i].format == descs[i].format);
        CHECK(!memcmp(at, states + descs[i].offset, bytes));
        for (unsigned k = 0; k < i; k++) CHECK(maps[k].offset != maps[i].offset);
    }
}

static void check_structure(optix7_handle handle, optix7_address array, const uint32_t *wanted,
                            int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    const struct rw_micromap_table *table =
        (const struct rw_micromap_table *)((const char *)head + head->extras);
    const uint64_t *arrays = (const uint64_t *)(table + 1);
    const uint32_t *words = (const uint32_t *)(arrays + RECORDS);
    CHECK(head->mark == RW_ACCEL_MARK && head->traits & RW_ACCEL_MICROMAPS);
    CHECK(table->record_count == RECORDS && table->primitive_count == 2 * TRIANGLES);
    CHECK(arrays[0] == 0 && arrays[1] == array);
    for (unsigned i = 0; i < TRIANGLES; i++) {
        CHECK_EQ(words[i], ~(uint32_t)RW_OPACITY_NONE);
        CHECK_EQ(words[TRIANGLES + i], wanted[i]);
    }
}

static optix7_result put_build(struct fixture *f, const struct memory *m,
                               const struct optix7_build_input *inputs, int operation,
                               optix7_handle *handle)
{
    const struct optix7_build_options options = {
        OPTIX7_BUILD_ALLOW_UPDATE | OPTIX7_BUILD_VERTEX_ACCESS, operation, {0, 0, 0, 0}};
    return f->call.AccelBuild(f->context, STREAM, &options, inputs, 2, ADDRESS(m->temporary), ROOM,
                              ADDRESS(m->output), ROOM, handle, NULL, 0);
}

/* The array and a structure over it are in the stream before the GPU begins. */
TEST(in_the_stream)
{
    static const unsigned short indices[TRIANGLES] = {3, 0xffff, 1, 0xfffc};
    static const uint32_t built[] = {4, 0xffffffff, 2, 0xfffffffc},
                          updated[] = {2, 3, 4, 0xfffffffe};
    struct fixture f;
    optix7_handle handle = 0;
    struct rw_micromap *descs = take(MAPS * sizeof(*descs));
    unsigned char *states = take(8 * MAPS);
    CHECK_EQ(open_fixture(&f), 0);
    make_descs(descs, states);
    struct optix7_build_input inputs[] = {squares(TRIANGLES, 0, flags),
                                          squares(TRIANGLES, 1, flags)};
    CHECK(build(&f, inputs, 2, 0)); /* the first build loads the kernels */
    run_late();
    const struct memory memory = take_memory();
    struct optix7_micromaps *m = &inputs[1].of.triangles.micromaps;
    *m = (struct optix7_micromaps){.mode = OPTIX7_MICROMAPS_INDEXED,
                                   .array = ADDRESS(memory.array),
                                   .indices = ADDRESS(take(sizeof(indices))),
                                   .index_size = 2,
                                   .index_offset = 1};
    memcpy((void *)(uintptr_t)m->indices, indices, sizeof(indices));
    count_late(STREAM);
    const optix7_address array = put_array(&f, &memory, descs, states);
    CHECK(array);
    CHECK_EQ(put_build(&f, &memory, inputs, OPTIX7_OPERATION_BUILD, &handle), 0);
    CHECK(was_late());
    check_array((const struct rw_micromap_array *)(uintptr_t)array, descs, states, rw_failed);
    check_structure(handle, array, built, rw_failed);
    memcpy((void *)(uintptr_t)m->indices, (const unsigned short[]){1, 2, 3, 0xfffe},
           sizeof(indices));
    count_late(STREAM);
    CHECK_EQ(put_build(&f, &memory, inputs, OPTIX7_OPERATION_UPDATE, &handle), 0);
    CHECK(was_late());
    check_structure(handle, array, updated, rw_failed);
}

/* A micromap that the array does not have is told of by a later call. */
TEST(told_later)
{
    struct fixture f;
    optix7_handle handle = 0;
    struct rw_micromap *descs = take(MAPS * sizeof(*descs));
    unsigned char *states = take(8 * MAPS);
    uint32_t *indices = take(TRIANGLES * sizeof(*indices));
    static const uint32_t wanted[] = {0, 0, ~(uint32_t)RW_OPACITY_NONE, 0};
    CHECK_EQ(open_fixture(&f), 0);
    make_descs(descs, states);
    struct optix7_build_input inputs[] = {squares(TRIANGLES, 0, flags),
                                          squares(TRIANGLES, 1, flags)};
    const struct memory memory = take_memory();
    const optix7_address array = put_array(&f, &memory, descs, states);
    indices[2] = MAPS;
    inputs[1].of.triangles.micromaps = (struct optix7_micromaps){.mode = OPTIX7_MICROMAPS_INDEXED,
                                                                 .array = array,
                                                                 .indices = ADDRESS(indices),
                                                                 .index_size = 4};
    CHECK_EQ(put_build(&f, &memory, inputs, OPTIX7_OPERATION_BUILD, &handle), 0);
    run_late();
    const struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
    CHECK_EQ(f.call.AccelEmitProperty(f.context, STREAM, handle, &emit), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "in an earlier");
    CHECK_CONTAINS(last_message, "micromap");
    check_structure(handle, array, wanted, rw_failed);
}

static const struct rw_test tests[] = {
    {"in_the_stream", test_in_the_stream},
    {"told_later", test_told_later},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
