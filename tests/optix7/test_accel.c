/* SPDX-License-Identifier: Apache-2.0 */
/* Arguments of the functions for acceleration structures; what rays see is in test_traverse.c. */
#include "raywright_abi.h"
#include "tests/optix7/fixture.h"

static const unsigned flags[] = {1, 1}; /* for each record */

struct arguments {
    struct optix7_build_options options;
    struct optix7_build_input input[2];
    unsigned count;
};

static struct arguments good(void)
{
    return (struct arguments){{0, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}}, {squares(2, 0, flags)}, 1};
}

static optix7_result sizes_of(struct fixture *f, const struct arguments *a,
                              struct optix7_build_sizes *out)
{
    return f->call.AccelComputeMemoryUsage(f->context, &a->options, a->input, a->count, out);
}

/* One thing wrong with each. */
static void spoil(struct arguments *a, unsigned how)
{
    struct optix7_triangles *t = &a->input[0].of.triangles;
    const unsigned bad_flags[] = {8};
    switch (how) {
    case 0:
        a->count = 0;
        break;
    case 1:
        a->options.operation = 7;
        break;
    case 2:
        a->input[0].type = 0x2140;
        break;
    case 3:
        t->vertices = NULL;
        break;
    case 4:
        t->vertex_format = 0x2120;
        break;
    case 5:
        t->vertex_format = 0x2127;
        break;
    case 6:
        t->index_format = 0x2101;
        break;
    case 7:
        t->indices = 16;
        break;
    case 8:
        t->index_format = OPTIX7_INDICES_INT3, t->triangle_count = 1;
        break;
    case 9:
        t->transform_format = 1;
        break;
    case 10:
        t->record_count = 0;
        break;
    case 11:
        t->flags = NULL;
        break;
    case 12:
        t->flags = memcpy(take(4), bad_flags, 4);
        break;
    case 13:
        t->record_count = 2;
        break;
    case 14:
        t->record_offsets = 16, t->record_offset_size = 3;
        break;
    case 15:
        a->count = 2, a->input[1].type = OPTIX7_INPUT_CUSTOM;
        break;
    }
}

TEST(bad_inputs)
{
    struct fixture f;
    struct optix7_build_sizes sizes;
    CHECK_EQ(open_fixture(&f), 0);
    for (unsigned how = 0; how < 16; how++) {
        struct arguments a = good();
        spoil(&a, how);
        if (sizes_of(&f, &a, &sizes) != OPTIX7_INVALID_VALUE) fprintf(stderr, "case %u\n", how);
        CHECK_EQ(sizes_of(&f, &a, &sizes), OPTIX7_INVALID_VALUE);
    }
    struct arguments a = good();
    CHECK_EQ(sizes_of(&f, &a, NULL), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelComputeMemoryUsage(f.context, NULL, a.input, 1, &sizes),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelComputeMemoryUsage(f.context, &a.options, NULL, 1, &sizes),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelComputeMemoryUsage(NULL, &a.options, a.input, 1, &sizes),
             OPTIX7_INVALID_CONTEXT);
}

TEST(not_supported)
{
    struct fixture f;
    struct optix7_build_sizes sizes;
    CHECK_EQ(open_fixture(&f), 0);
    struct arguments a = good();
    a.options.motion.keys = 2;
    a.options.motion.end = 1;
    a.options.flags |= OPTIX7_BUILD_VERTEX_ACCESS;
    a.input[0].of.triangles.vertices =
        memcpy(take(16),
               (const optix7_address[]){a.input[0].of.triangles.vertices[0],
                                        a.input[0].of.triangles.vertices[0]},
               16);
    CHECK_EQ(sizes_of(&f, &a, &sizes), OPTIX7_NOT_SUPPORTED);
    CHECK_CONTAINS(last_message, "motion");
    a.options.flags = 0;
    a.options.motion.end = 0;
    CHECK_EQ(sizes_of(&f, &a, &sizes), OPTIX7_INVALID_VALUE);
    a.options.motion.end = 1;
    a.options.motion.flags = 4;
    CHECK_EQ(sizes_of(&f, &a, &sizes), OPTIX7_INVALID_VALUE);
}

/* Of ABI 87; what ABI 105 has there is not looked at. */
TEST(displacement)
{
    struct fixture f;
    struct optix7_build_sizes sizes;
    struct optix7_calls call;
    optix7_handle handle;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(optix7_load(105, &call), 0);
    struct arguments a = good();
    a.count = 2;
    a.input[1] = squares(2, 1, flags);
    a.input[1].of.triangles.displacement_mode = 1;
    CHECK_EQ(sizes_of(&f, &a, &sizes), OPTIX7_NOT_SUPPORTED);
    CHECK_CONTAINS(last_message, "build input 1 has displacement micromaps");
    CHECK_EQ(f.call.AccelBuild(f.context, NULL, &a.options, a.input, 2, ADDRESS(take(128)), 128,
                               ADDRESS(take(128)), 128, &handle, NULL, 0),
             OPTIX7_NOT_SUPPORTED);
    CHECK_EQ(call.AccelComputeMemoryUsage(f.context, &a.options, a.input, 2, &sizes), 0);
}

TEST(buffers)
{
    struct fixture f;
    struct optix7_build_sizes sizes;
    optix7_handle handle = 0;
    struct arguments a = good();
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(sizes_of(&f, &a, &sizes), 0);
    optix7_address temporary = ADDRESS(take(sizes.temporary)), output = ADDRESS(take(sizes.output));
    struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
#define BUILD(temporary, temporary_size, output, output_size, out, emit, emits)                    \
    f.call.AccelBuild(f.context, NULL, &a.options, a.input, 1, temporary, temporary_size, output,  \
                      output_size, out, emit, emits)
    const size_t t = sizes.temporary, o = sizes.output;
    CHECK_EQ(BUILD(temporary, t, output, o, &handle, &emit, 1), 0);
    CHECK(handle);
    CHECK_EQ(BUILD(temporary, t, output, o - 1, &handle, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary, t - 1, output, o, &handle, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary, t, output + 64, o, &handle, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary + 64, t, output, o, &handle, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary, t, 0, o, &handle, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary, t, output, o, NULL, NULL, 0), OPTIX7_INVALID_VALUE);
    CHECK_EQ(BUILD(temporary, t, output, o, &handle, NULL, 1), OPTIX7_INVALID_VALUE);
    emit.property = 0x2180;
    CHECK_EQ(BUILD(temporary, t, output, o, &handle, &emit, 1), OPTIX7_INVALID_VALUE);
    emit.property = OPTIX7_EMIT_BOXES;
    emit.result += 4;
    CHECK_EQ(BUILD(temporary, t, output, o, &handle, &emit, 1), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelEmitProperty(f.context, NULL, handle, NULL), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelEmitProperty(f.context, NULL, handle, &emit), OPTIX7_INVALID_VALUE);
    emit.result -= 4;
    emit.property = OPTIX7_EMIT_COMPACTED_SIZE;
    CHECK_EQ(f.call.AccelEmitProperty(f.context, NULL, 0, &emit), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelEmitProperty(f.context, NULL, handle, &emit), 0);
    CHECK_EQ(f.call.AccelCompact(f.context, NULL, handle, 0, o, &handle), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelCompact(f.context, NULL, 0, output, o, &handle), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelCompact(f.context, NULL, handle, output, o, NULL), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelCompact(NULL, NULL, handle, output, o, &handle), OPTIX7_INVALID_CONTEXT);
}

static optix7_handle build_good(struct fixture *f, struct arguments *a)
{
    struct optix7_build_sizes sizes;
    optix7_handle handle = 0;
    if (sizes_of(f, a, &sizes)) return 0;
    const optix7_address temporary = ADDRESS(take(sizes.temporary));
    if (f->call.AccelBuild(f->context, NULL, &a->options, a->input, 1, temporary, sizes.temporary,
                           ADDRESS(take(sizes.output)), sizes.output, &handle, NULL, 0))
        return 0;
    return handle;
}

/* Where a structure goes, and what the low bits of a handle tell. */
TEST(relocation_and_pointers)
{
    static const struct {
        int type;
        unsigned bits;
    } types[] = {{OPTIX7_TRAVERSABLE_STATIC, RW_HANDLE_STATIC},
                 {OPTIX7_TRAVERSABLE_MATRIX, RW_HANDLE_MATRIX},
                 {OPTIX7_TRAVERSABLE_SRT, RW_HANDLE_SRT}};
    struct fixture f;
    struct arguments a = good();
    struct optix7_relocation info;
    int compatible = 7;
    CHECK_EQ(open_fixture(&f), 0);
    const optix7_handle handle = build_good(&f, &a);
    CHECK(handle);
    CHECK_EQ(f.call.AccelGetRelocationInfo(f.context, handle, &info), 0);
    CHECK_EQ(f.call.CheckRelocationCompatibility(f.context, &info, &compatible), 0);
    CHECK_EQ(compatible, 1);
    CHECK_EQ(f.call.AccelGetRelocationInfo(f.context, handle, NULL), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelGetRelocationInfo(f.context, 0, &info), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.AccelGetRelocationInfo(f.context, handle + 64, &info), OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.CheckRelocationCompatibility(f.context, NULL, &compatible),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(f.call.CheckRelocationCompatibility(f.context, &info, NULL), OPTIX7_INVALID_VALUE);
#define CONVERT(pointer, type, out)                                                                \
    f.call.ConvertPointerToTraversableHandle(f.context, pointer, type, out)
    for (size_t i = 0; i < sizeof(types) / sizeof(*types); i++) {
        optix7_handle out = 0;
        CHECK_EQ(CONVERT(128, types[i].type, &out), 0);
        CHECK_EQ(out, 128 | types[i].bits);
        CHECK_EQ(CONVERT(0, types[i].type, &out), OPTIX7_INVALID_VALUE);
        CHECK_EQ(CONVERT(128 + 32, types[i].type, &out), OPTIX7_INVALID_VALUE);
        CHECK_EQ(CONVERT(128, types[i].type, NULL), OPTIX7_INVALID_VALUE);
    }
    CHECK_EQ(CONVERT(128, OPTIX7_TRAVERSABLE_STATIC - 1, &(optix7_handle){0}),
             OPTIX7_INVALID_VALUE);
    CHECK_EQ(CONVERT(128, OPTIX7_TRAVERSABLE_SRT + 1, &(optix7_handle){0}), OPTIX7_INVALID_VALUE);
}

/* Every function here, of no context and of one that was destroyed. */
TEST(no_context)
{
    struct fixture f;
    struct arguments a = good();
    struct optix7_build_sizes sizes;
    struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
    struct optix7_relocation info = {{0}};
    optix7_handle out = 0;
    int compatible;
    CHECK_EQ(open_fixture(&f), 0);
    const optix7_handle h = build_good(&f, &a);
    void *const contexts[] = {NULL, f.context};
    CHECK(h);
    CHECK_EQ(f.call.DeviceContextDestroy(f.context), 0);
    for (size_t i = 0; i < 2; i++) {
        const optix7_result results[] = {
            f.call.AccelComputeMemoryUsage(contexts[i], &a.options, a.input, 1, &sizes),
            f.call.AccelBuild(contexts[i], NULL, &a.options, a.input, 1, h, 1 << 20, h, 1 << 20,
                              &out, NULL, 0),
            f.call.AccelCompact(contexts[i], NULL, h, h, 1 << 20, &out),
            f.call.AccelEmitProperty(contexts[i], NULL, h, &emit),
            f.call.AccelGetRelocationInfo(contexts[i], h, &info),
            f.call.CheckRelocationCompatibility(contexts[i], &info, &compatible),
            f.call.AccelRelocate(contexts[i], NULL, &info, NULL, 0, h, 1 << 20, &out),
            f.call.ConvertPointerToTraversableHandle(contexts[i], 128, OPTIX7_TRAVERSABLE_STATIC,
                                                     &out),
        };
        for (size_t k = 0; k < sizeof(results) / sizeof(*results); k++)
            CHECK_EQ(results[k], OPTIX7_INVALID_CONTEXT);
    }
    CHECK(!out);
}

static const struct rw_test tests[] = {
    {"bad_inputs", test_bad_inputs},
    {"not_supported", test_not_supported},
    {"displacement", test_displacement},
    {"buffers", test_buffers},
    {"relocation_and_pointers", test_relocation_and_pointers},
    {"no_context", test_no_context},
};

int main(void)
{
    return RUN_TABLE(tests);
}
