/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation mode: handles of nothing, indices beyond the records, records of a wrong group, and
 * callables that a record lacks are errors of the launch that say what was wrong and where; what no
 * ray uses may be as it is. With the debug flag alone the same are exceptions.
 */
#include "raywright_abi.h"
#include "tests/optix7/tracing.h"
#include "tests/optix7/world.h"

/* clang-format off */
/* Index i: what is traced against, and with which records, is in the parameters. */
static const char ptx[] = PTX_HEAD ".const .align 8 .b8 params[32];\n"
    ".entry __raygen__trace() {\n" RAY "  ld.const.u32 %r3, [params+16]; ld.const.u32 %r1, [params+20];\n"
    TRACE STORE "  ret;\n}\n"
    ".entry __raygen__traverse() {\n" RAY "  ld.const.u32 %r3, [params+16]; ld.const.u32 %r1, [params+20];\n"
    TRAVERSE "  call (%r10), _optix_hitobject_is_hit, ();\n" STORE "  ret;\n}\n"
    ".entry __raygen__invoke() {\n" RAY "  ld.const.u32 %r3, [params+16];\n" TRAVERSE
    "  call _optix_hitobject_set_sbt_record_index, (%r3);\n" INVOKE STORE "  ret;\n}\n"
    ".entry __raygen__call() {\n" RAY "  .reg .b32 %result; .reg .b64 %function;\n"
    "  ld.const.u32 %r3, [params+16];\n"
    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n"
    "  call (%function), _optix_call_direct_callable, (%r3);\n"
    "  call (%result), %function, (%r0), prototype; mov.u32 %r10, %result;\n" STORE "  ret;\n}\n"
    ".entry __raygen__continue() {\n" RAY "  .reg .b32 %result; .reg .b64 %function;\n"
    "  ld.const.u32 %r3, [params+16];\n"
    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n"
    "  call (%function), _optix_call_continuation_callable, (%r3);\n"
    "  call (%result), %function, (%r0), prototype; mov.u32 %r10, %result;\n" STORE "  ret;\n}\n"
    ".visible .func (.reg .b32 %out) __direct_callable__square(.reg .b32 %in) {\n"
    "  mul.lo.u32 %out, %in, %in;\n  ret;\n}\n"
    ".entry __miss__one() {\n  .reg .b32 %i;\n" SET("0", "77") "  ret;\n}\n"
    ".entry __closesthit__one() {\n  .reg .b32 %i;\n" SET("0", "88") "  ret;\n}\n"
    ".entry __anyhit__none() {\n  ret;\n}\n"
    ".entry __intersection__box() {\n  .reg .b32 %r<8>; .reg .f32 %f<4>;\n"
    "  mov.u32 %r1, 254; mov.f32 %f0, 0f41200000;\n"
    "  call (%r2), _optix_report_intersection_0, (%f0, %r1);\n  ret;\n}\n"
    ".entry __exception__code() {\n" RAY
    "  call (%r10), _optix_get_exception_code, ();\n" STORE "  ret;\n}\n";
/* clang-format on */

struct numbers {
    uint32_t miss, offset; /* and the record of a callable, or of an invocation */
};

struct setting {
    const char *entry;        /* the ray generation program */
    const char *intersection; /* NULL: triangles */
    const char *any_hit;
    bool catches; /* has an exception program, and the debug flag; else validation is on */
};

static struct world *open_setting(const struct setting *s, int *rw_failed)
{
    struct world *w = take(sizeof(*w));
    validates = !s->catches;
    open_world(w, ptx, rw_failed);
    validates = false;
    for (unsigned i = 0; i < HITS && !*rw_failed; i++) {
        struct optix7_group_desc desc = {OPTIX7_GROUP_HIT, 0, {{w->module, "__closesthit__one"}}};
        if (s->any_hit) desc.entries[1] = (struct optix7_entry){w->module, s->any_hit};
        if (s->intersection) desc.entries[2] = (struct optix7_entry){w->module, s->intersection};
        set_record(w, &w->hit[i], desc, 20 + i, rw_failed);
    }
    if (*rw_failed) return w;
    const struct optix7_group_desc callable = {
        OPTIX7_GROUP_CALLABLES, 0, {{w->module, "__direct_callable__square"}}};
    set_record(w, &w->callables[0], callable, 0, rw_failed);
    if (*rw_failed || !s->catches) return w;
    struct record *record = take(sizeof(*record));
    const struct optix7_group_desc exception = {
        OPTIX7_GROUP_EXCEPTION, 0, {{w->module, "__exception__code"}}};
    w->f.pipeline.exception_flags = 8;
    set_record(w, record, exception, 0, rw_failed);
    w->table.exception = ADDRESS(record);
    return w;
}

static struct world *open_with(const struct setting *s, int *rw_failed)
{
    struct world *w = open_setting(s, rw_failed);
    if (!*rw_failed) set_ray_generation(w, s->entry, rw_failed);
    return w;
}

/* What index 1 of 2 stores, if it does. */
static optix7_result launch(struct world *w, optix7_handle handle, struct numbers numbers,
                            uint32_t *stored)
{
    struct {
        uint32_t (*results)[2];
        optix7_handle handle;
        struct numbers numbers;
    } *params = take(sizeof(*params));
    params->results = take(2 * sizeof(*params->results));
    params->handle = handle;
    params->numbers = numbers;
    last_message[0] = 0;
    optix7_result result =
        w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, 2, 1, 1);
    if (!await_launches()) return OPTIX7_CUDA;
    if (stored) *stored = params->results[1][0];
    return result;
}

static const unsigned no_any_hit[] = {1}, any_hit[] = {0};

static optix7_handle triangles(struct world *w, const unsigned *flags)
{
    struct optix7_build_input input = squares(2, 0, flags);
    return build(&w->f, &input, 1, 0);
}

#define REFUSED(call, text)                                                                        \
    CHECK_EQ(call, OPTIX7_VALIDATION);                                                             \
    CHECK_CONTAINS(last_message, text)

/* ---- handles ---- */

TEST(handles)
{
    const struct setting setting = {.entry = "__raygen__traverse"};
    struct world *w = open_with(&setting, rw_failed);
    uint32_t stored;
    if (*rw_failed) return;
    const optix7_handle good = triangles(w, no_any_hit);
    struct optix7_instance *placed = take(sizeof(*placed));
    place_row(placed, 1, good, 1, 0);
    struct optix7_build_input input = instances_of(placed, 1);
    const optix7_handle above = build(&w->f, &input, 1, 0);
    CHECK(good && above);
    CHECK_EQ(launch(w, good, (struct numbers){0, 0}, &stored), 0);
    CHECK_EQ(stored, 1);
    CHECK_EQ(launch(w, above, (struct numbers){0, 0}, NULL), 0);
    CHECK_EQ(launch(w, 0, (struct numbers){0, 0}, NULL), 0); /* nothing is missed */
    /* No such address need be there. */
    REFUSED(launch(w, 0x1234500, (struct numbers){0, 0}, NULL), "0x1234500, which is no handle");
    CHECK_CONTAINS(last_message, "in '__raygen__traverse', and 2 launch indices");
    REFUSED(launch(w, good + 128, (struct numbers){0, 0}, NULL), "which is no handle");
    REFUSED(launch(w, good | 4, (struct numbers){0, 0}, NULL), "which is no handle");
}

/* Of structures that were compacted and of transforms, which one level does not reach. */
TEST(other_handles)
{
    const struct setting setting = {.entry = "__raygen__traverse"};
    struct world *w = open_with(&setting, rw_failed);
    if (*rw_failed) return;
    const optix7_handle good = triangles(w, no_any_hit);
    enum { ROOM = 8192 };
    void *output = take(ROOM);
    optix7_handle compacted = 0, node = 0;
    CHECK_EQ(w->f.call.AccelCompact(w->f.context, NULL, good, ADDRESS(output), ROOM, &compacted),
             0);
    CHECK_EQ(launch(w, compacted, (struct numbers){0, 0}, NULL), 0);
    struct rw_static_node *transform = take(sizeof(*transform));
    *transform = (struct rw_static_node){.child = good,
                                         .matrix = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                                         .inverse = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}};
    CHECK_EQ(w->f.call.ConvertPointerToTraversableHandle(w->f.context, ADDRESS(transform),
                                                         OPTIX7_TRAVERSABLE_STATIC, &node),
             0);
    const optix7_result result = launch(w, node, (struct numbers){0, 0}, NULL);
    CHECK_EQ(result, graph_flags ? OPTIX7_VALIDATION : 0);
    if (graph_flags) CHECK_CONTAINS(last_message, "more levels than the traversableGraphFlags");
}

/* ---- records ---- */

TEST(miss_records)
{
    const struct setting setting = {.entry = "__raygen__trace"};
    struct world *w = open_with(&setting, rw_failed);
    uint32_t stored;
    if (*rw_failed) return;
    CHECK_EQ(launch(w, 0, (struct numbers){MISSES - 1, 0}, &stored), 0);
    CHECK_EQ(stored, 77);
    REFUSED(launch(w, 0, (struct numbers){MISSES, 0}, NULL),
            "miss record 3 was asked for, and the shader binding table has 3 (missRecordCount)");
    /* It hits, and no miss record is looked at. */
    CHECK_EQ(launch(w, triangles(w, no_any_hit), (struct numbers){MISSES, 0}, &stored), 0);
    CHECK_EQ(stored, 88);
    memcpy(w->miss[1].header, w->hit[0].header, sizeof(w->miss[1].header));
    REFUSED(launch(w, 0, (struct numbers){1, 0}, NULL), "the header of miss record 1 is of a group "
                                                        "of the kind hit; one of the kind miss");
    memset(w->miss[1].header, 0, sizeof(w->miss[1].header));
    REFUSED(launch(w, 0, (struct numbers){1, 0}, NULL), "is of no group of the pipeline");
    w->table.miss = (struct optix7_table){0, 0, 0};
    REFUSED(launch(w, 0, (struct numbers){0, 0}, NULL), "table has 0");
}

/* A group without programs is for all kinds of records: applications have one for what they need
 * no programs of. */
TEST(empty_groups)
{
    const struct setting setting = {.entry = "__raygen__trace"};
    struct world *w = open_setting(&setting, rw_failed);
    if (*rw_failed) return;
    set_record(w, &w->miss[1], (struct optix7_group_desc){.kind = OPTIX7_GROUP_HIT}, 0, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(launch(w, 0, (struct numbers){1, 0}, NULL), 0);
}

/* Closest-hit programs, any-hit programs and intersection programs are looked up by them. */
TEST(hit_records)
{
    static const struct setting settings[] = {
        {.entry = "__raygen__trace"},
        {.entry = "__raygen__trace", .any_hit = "__anyhit__none"},
        {.entry = "__raygen__trace", .intersection = "__intersection__box"},
    };
    for (unsigned i = 0; i < 3 && !*rw_failed; i++) {
        struct world *w = open_with(&settings[i], rw_failed);
        uint32_t stored;
        if (*rw_failed) return;
        struct optix7_build_input custom = boxes(2, no_any_hit, 6);
        const optix7_handle handle = settings[i].intersection
                                         ? build(&w->f, &custom, 1, 0)
                                         : triangles(w, settings[i].any_hit ? any_hit : no_any_hit);
        CHECK_EQ(launch(w, handle, (struct numbers){0, HITS - 1}, &stored), 0);
        CHECK_EQ(stored, 88);
        REFUSED(launch(w, handle, (struct numbers){0, HITS}, NULL),
                "hit record 2 was asked for, and the shader binding table has 2 "
                "(hitgroupRecordCount); at launch index (");
        memcpy(w->hit[1].header, w->miss[0].header, sizeof(w->hit[1].header));
        REFUSED(launch(w, handle, (struct numbers){0, 1}, NULL),
                "the header of hit record 1 is of a group of the kind miss");
        CHECK_EQ(launch(w, handle, (struct numbers){0, 0}, NULL), 0);
    }
}

/* Traversal of triangles looks at no record, whatever it is. */
TEST(unused_records)
{
    const struct setting setting = {.entry = "__raygen__traverse"};
    struct world *w = open_with(&setting, rw_failed);
    if (*rw_failed) return;
    w->table.hit = w->table.miss = (struct optix7_table){0, 0, 0};
    CHECK_EQ(launch(w, triangles(w, no_any_hit), (struct numbers){9, 9}, NULL), 0);
    CHECK_EQ(launch(w, 0, (struct numbers){9, 9}, NULL), 0);
}

TEST(invoked_records)
{
    const struct setting setting = {.entry = "__raygen__invoke"};
    struct world *w = open_with(&setting, rw_failed);
    uint32_t stored;
    if (*rw_failed) return;
    const optix7_handle handle = triangles(w, no_any_hit);
    CHECK_EQ(launch(w, handle, (struct numbers){1, 0}, &stored), 0);
    CHECK_EQ(stored, 88);
    REFUSED(launch(w, handle, (struct numbers){5, 0}, NULL), "hit record 5 was asked for");
    REFUSED(launch(w, 0, (struct numbers){6, 0}, NULL), "miss record 6 was asked for");
}

TEST(callables)
{
    const struct setting direct = {.entry = "__raygen__call"},
                         continuation = {.entry = "__raygen__continue"};
    struct world *w = open_with(&direct, rw_failed), *other = open_with(&continuation, rw_failed);
    uint32_t stored;
    if (*rw_failed) return;
    CHECK_EQ(launch(w, 0, (struct numbers){0, 0}, &stored), 0);
    CHECK_EQ(stored, 1);
    REFUSED(launch(w, 0, (struct numbers){CALLABLES, 0}, NULL),
            "callables record 3 was asked for, and the shader binding table has 3 "
            "(callablesRecordCount)");
    memcpy(w->callables[1].header, w->miss[0].header, sizeof(w->callables[1].header));
    REFUSED(launch(w, 0, (struct numbers){1, 0}, NULL),
            "callables record 1 is of a group of the kind miss; one of the kind callables");
    REFUSED(launch(other, 0, (struct numbers){0, 0}, NULL),
            "callables record 0 has no continuation callable");
}

/* Those of the launch itself. */
TEST(launch_records)
{
    const struct setting setting = {.entry = "__raygen__trace"};
    struct world *w = open_with(&setting, rw_failed);
    if (*rw_failed) return;
    w->table.exception = ADDRESS(&w->miss[0]);
    REFUSED(launch(w, 0, (struct numbers){0, 0}, NULL),
            "the header of exceptionRecord is of a group of the kind miss; one of the kind "
            "exception");
    w->table.exception = 0;
    w->table.ray_generation = ADDRESS(&w->hit[0]);
    REFUSED(launch(w, 0, (struct numbers){0, 0}, NULL), "raygenRecord is of a group of the kind");
}

/* ---- exceptions ---- */

/* With the debug flag, without validation: nothing is known of handles, but what they lead to. */
TEST(exceptions)
{
    const struct setting trace = {.entry = "__raygen__trace", .catches = true},
                         call = {.entry = "__raygen__call", .catches = true},
                         more = {.entry = "__raygen__continue", .catches = true};
    struct world *w = open_with(&trace, rw_failed), *caller = open_with(&call, rw_failed),
                 *other = open_with(&more, rw_failed);
    uint32_t stored;
    if (*rw_failed) return;
    const optix7_handle handle = triangles(w, no_any_hit);
    const struct {
        struct world *w;
        optix7_handle handle;
        struct numbers numbers;
        uint32_t stored;
    } cases[] = {
        {w, handle, {0, 0}, 88},
        {w, ADDRESS(take(256)), {0, 0}, (uint32_t)-5},
        {w, 0, {MISSES, 0}, (uint32_t)-6},
        {w, handle, {0, HITS}, (uint32_t)-7},
        {caller, 0, {CALLABLES, 0}, (uint32_t)-12},
        {other, 0, {0, 0}, (uint32_t)-14},
    };
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        CHECK_EQ(launch(cases[i].w, cases[i].handle, cases[i].numbers, &stored), 0);
        CHECK_EQ(stored, cases[i].stored);
    }
}

/* A context knows many handles, and goes with what it has for them. */
TEST(many_handles)
{
    const struct setting setting = {.entry = "__raygen__traverse"};
    struct world *w = open_with(&setting, rw_failed);
    enum { MANY = 100 };
    if (*rw_failed) return;
    for (unsigned i = 0; i < MANY; i++) {
        const optix7_handle handle = triangles(w, no_any_hit);
        CHECK(handle);
        if (i % 9 == 0) CHECK_EQ(launch(w, handle, (struct numbers){0, 0}, NULL), 0);
    }
    CHECK_EQ(w->f.call.PipelineDestroy(w->pipeline), 0);
    for (unsigned i = 0; i < w->group_count; i++)
        CHECK_EQ(w->f.call.ProgramGroupDestroy(w->groups[i]), 0);
    CHECK_EQ(w->f.call.ModuleDestroy(w->module), 0);
    CHECK_EQ(w->f.call.DeviceContextDestroy(w->f.context), 0);
}

static const struct rw_test tests[] = {
    {"handles", test_handles},
    {"other_handles", test_other_handles},
    {"miss_records", test_miss_records},
    {"empty_groups", test_empty_groups},
    {"hit_records", test_hit_records},
    {"unused_records", test_unused_records},
    {"invoked_records", test_invoked_records},
    {"callables", test_callables},
    {"launch_records", test_launch_records},
    {"exceptions", test_exceptions},
    {"many_handles", test_many_handles},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
