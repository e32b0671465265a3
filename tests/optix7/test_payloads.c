/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Payload types and bound values: what modules declare and their programs say is compared, groups
 * have a type in common, and in validation mode launch parameters are what was promised. What fits
 * is traced as without types.
 */
#include "tests/optix7/tracing.h"
#include "tests/optix7/world.h"

/* clang-format off */
#define TRACE_AS(type, count) RAY "  mov.u32 %r20, " type "; mov.u32 %r21, " count ";\n" \
    "  call " PAYLOAD ", _optix_trace_typed_32, (%r20, %rd1, %f0, %f1, %f2, %f3, %f3, %f4, %f3, %f5, " \
    "%f3, %r2, %r1, %r1, %r4, %r3, %r21, " PAYLOAD_IN ");\n" STORE "  ret;\n"
#define SAYS(mask) "  .reg .b32 %types; mov.u32 %types, " mask "; call _optix_set_payload_types, (%types);\n"
#define HEAD PTX_HEAD ".const .align 8 .b8 params[24];\n"
/* clang-format on */

enum { READS = 1, WRITES = 2, CALLER = 3, CLOSEST = 2, MISS = 4, ANY = 6 };

static const unsigned two[] = {CALLER | WRITES << CLOSEST | WRITES << MISS,
                               CALLER | WRITES << CLOSEST | WRITES << MISS},
                      three[] = {CALLER, CALLER | 3 << ANY, CALLER};
static const struct optix7_payload_type types[] = {{2, two}, {3, three}},
                                        other[] = {{3, three}, {1, two}};

static optix7_result make(struct fixture *f, const char *text, void **module)
{
    char log[1024] = "";
    size_t size = sizeof(log);
    *module = NULL;
    optix7_result result = f->call.ModuleCreate(f->context, &f->module, &f->pipeline, text,
                                                strlen(text), log, &size, module);
    snprintf(last_message, sizeof(last_message), "%s", log);
    return result;
}

static void set_types(struct fixture *f, const struct optix7_payload_type *of, unsigned count)
{
    f->module.payload_types = of;
    f->module.payload_type_count = count;
}

/* ---- modules ---- */

TEST(modules)
{
    static const struct {
        unsigned types; /* that the module has */
        const char *ptx;
        optix7_result result;
        const char *message;
    } cases[] = {
        {0, HEAD ".entry __miss__m() {\n" SAYS("0") "  ret;\n}\n", OPTIX7_OK, ""},
        {2, HEAD ".entry __miss__m() {\n" SAYS("3") "  ret;\n}\n", OPTIX7_OK, ""},
        {0, HEAD ".entry __miss__m() {\n" SAYS("1") "  ret;\n}\n", OPTIX7_PAYLOAD_ID,
         "PTX string:6: function '__miss__m' is for payload types 0x1; its module has 0"},
        {2, HEAD ".entry __miss__m() {\n" SAYS("4") "  ret;\n}\n", OPTIX7_PAYLOAD_ID, "types 0x4"},
        {0, HEAD ".entry __raygen__r() {\n" TRACE_AS("0", "2") "}\n", OPTIX7_OK, ""},
        {2, HEAD ".entry __raygen__r() {\n" TRACE_AS("1", "2") "}\n", OPTIX7_OK, ""},
        {2, HEAD ".entry __raygen__r() {\n" TRACE_AS("0", "3") "}\n", OPTIX7_OK, ""},
        {0, HEAD ".entry __raygen__r() {\n" TRACE_AS("1", "2") "}\n", OPTIX7_PAYLOAD_ID,
         "payload type 0x1, which is none of the 0"},
        {2, HEAD ".entry __raygen__r() {\n" TRACE_AS("3", "2") "}\n", OPTIX7_PAYLOAD_ID, "0x3"},
        {2, HEAD ".entry __raygen__r() {\n" TRACE_AS("2", "2") "}\n", OPTIX7_PAYLOAD_MISMATCH,
         "2 payload values, and payload type 0x2"},
        {2, HEAD ".entry __raygen__r() {\n" TRACE_AS("0", "4") "}\n", OPTIX7_PAYLOAD_RESOLUTION,
         "as no payload type of its module has"},
        {0, HEAD ".entry __raygen__r() {\n" TRACE_AS("0", "33") "}\n",
         OPTIX7_INVALID_FUNCTION_ARGUMENTS, "33 payload values"},
        {2,
         HEAD ".entry __closesthit__c() {\n  .reg .b32 %i;\n" SAYS("1") SET("1", "1") "  ret;\n}\n",
         OPTIX7_OK, ""},
        {2,
         HEAD ".entry __closesthit__c() {\n  .reg .b32 %i;\n" SAYS("1") SET("2", "1") "  ret;\n}\n",
         OPTIX7_INVALID_PAYLOAD_ACCESS, "payload value 2 of 2"},
        {0, HEAD ".entry __closesthit__c() {\n  .reg .b32 %i;\n" SET("32", "1") "  ret;\n}\n",
         OPTIX7_INVALID_PAYLOAD_ACCESS, "payload value 32 of 32"},
    };
    struct fixture f;
    void *module;
    CHECK_EQ(open_fixture(&f), 0);
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        set_types(&f, types, cases[i].types);
        CHECK_EQ(make(&f, cases[i].ptx, &module), cases[i].result);
        CHECK_CONTAINS(last_message, cases[i].message);
        CHECK_EQ(module != NULL, !cases[i].result);
    }
}

/* A number that is not known where it is used is not looked at. */
TEST(unknown_numbers)
{
    static const char text[] =
        HEAD ".entry __miss__m() {\n  .reg .b32 %a, %b; .reg .pred %p;\n  mov.u32 %a, 4;\n"
             "  call (%b), _optix_get_launch_index_x, (); setp.eq.u32 %p, %b, 0;\n"
             "  @%p mov.u32 %a, 1;\n  call _optix_set_payload_types, (%a);\n  ret;\n}\n";
    struct fixture f;
    void *module;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(make(&f, text, &module), 0);
}

/* By a task: the module has failed, and no group can be made of it. */
TEST(task)
{
    static const char text[] = HEAD ".entry __miss__m() {\n" SAYS("1") "  ret;\n}\n";
    struct fixture f;
    void *module, *task, *group;
    unsigned more = 0;
    int state = 0;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.ModuleCreateWithTasks(f.context, &f.module, &f.pipeline, text, strlen(text),
                                          NULL, NULL, &module, &task),
             0);
    CHECK_EQ(f.call.TaskExecute(task, NULL, 0, &more), OPTIX7_PAYLOAD_ID);
    CHECK_EQ(f.call.ModuleGetCompilationState(module, &state), 0);
    CHECK_EQ(state, OPTIX7_MODULE_FAILED);
    static const struct optix7_group_options options;
    const struct optix7_group_desc desc = {OPTIX7_GROUP_MISS, 0, {{module, "__miss__m"}}};
    CHECK_EQ(f.call.ProgramGroupCreate(f.context, &desc, 1, &options, NULL, NULL, &group),
             OPTIX7_INVALID_OPERATION);
}

/* What semantics do not say is told, and no error: kernels let all programs read and write. */
TEST(semantics)
{
    static const char text[] =
        HEAD ".entry __anyhit__a() {\n  .reg .b32 %i;\n" SAYS("1") SET("1", "5") "  ret;\n}\n";
    struct fixture f;
    void *module;
    CHECK_EQ(open_fixture(&f), 0);
    set_types(&f, types, 1);
    CHECK_EQ(make(&f, text, &module), 0);
    CHECK_CONTAINS(last_warning, "function '__anyhit__a' writes payload value 1");
}

TEST(bad_types)
{
    static const unsigned unknown[] = {0x400};
    static const struct optix7_payload_type bad[][1] = {{{33, two}}, {{1, NULL}}, {{1, unknown}}};
    struct fixture f;
    void *module;
    CHECK_EQ(open_fixture(&f), 0);
    for (unsigned i = 0; i < 3; i++) {
        set_types(&f, bad[i], 1);
        CHECK_EQ(make(&f, HEAD ".entry __miss__m() { ret; }\n", &module), OPTIX7_INVALID_VALUE);
    }
}

/* ---- groups ---- */

static const char programs[] = HEAD ".entry __closesthit__first() {\n" SAYS(
    "1") "  ret;\n}\n"
         ".entry __anyhit__second() {\n" SAYS(
             "2") "  ret;\n}\n"
                  ".entry __anyhit__both() {\n" SAYS(
                      "3") "  ret;\n}\n"
                           ".entry __intersection__any() {\n  ret;\n}\n";

static optix7_result group_of(struct fixture *f, struct optix7_group_desc desc,
                              const struct optix7_payload_type *given)
{
    const struct optix7_group_options options = {given};
    void *group = NULL;
    last_message[0] = 0;
    return f->call.ProgramGroupCreate(f->context, &desc, 1, &options, NULL, NULL, &group);
}

static struct optix7_group_desc hits(void *module, const char *closest, void *any_module,
                                     const char *any, const char *intersection)
{
    struct optix7_group_desc desc = {.kind = OPTIX7_GROUP_HIT};
    if (closest) desc.entries[0] = (struct optix7_entry){module, closest};
    if (any) desc.entries[1] = (struct optix7_entry){any_module, any};
    if (intersection) desc.entries[2] = (struct optix7_entry){module, intersection};
    return desc;
}

TEST(groups)
{
    struct fixture f;
    void *m, *plain, *others;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(make(&f, HEAD ".entry __anyhit__plain() {\n  ret;\n}\n", &plain), 0);
    set_types(&f, types, 2);
    CHECK_EQ(make(&f, programs, &m), 0);
    set_types(&f, other, 2);
    CHECK_EQ(make(&f, programs, &others), 0);
    const char *first = "__closesthit__first", *second = "__anyhit__second";
    CHECK_EQ(group_of(&f, hits(m, first, m, "__anyhit__both", "__intersection__any"), NULL), 0);
    CHECK_EQ(group_of(&f, hits(m, first, plain, "__anyhit__plain", NULL), NULL), 0);
    CHECK_EQ(group_of(&f, hits(m, first, m, second, NULL), NULL), OPTIX7_PAYLOAD_MISMATCH);
    CHECK_CONTAINS(last_message, "common to '__closesthit__first'");
    /* By what types are, not by their numbers. */
    CHECK_EQ(group_of(&f, hits(m, NULL, m, second, NULL), &other[0]), 0);
    CHECK_EQ(group_of(&f, hits(m, first, others, "__anyhit__both", NULL), NULL),
             OPTIX7_PAYLOAD_MISMATCH);
    CHECK_EQ(group_of(&f, hits(m, first, NULL, NULL, NULL), &types[0]), 0);
    CHECK_EQ(group_of(&f, hits(m, first, NULL, NULL, NULL), &types[1]), OPTIX7_PAYLOAD_RESOLUTION);
    CHECK_CONTAINS(last_message, "'__closesthit__first' is not for the payload type");
    CHECK_EQ(group_of(&f, hits(m, first, NULL, NULL, NULL), &(struct optix7_payload_type){40, two}),
             OPTIX7_INVALID_VALUE);
}

/* ---- bound values ---- */

static const char traces[] = HEAD ".entry __raygen__trace() {\n" TRACE_AS(
    "1", "2") "}\n"
              ".entry __miss__one() {\n  .reg .b32 %i;\n" SAYS("1") SET("0", "77")
                  SET("1", "78") "  ret;\n}\n";

static optix7_result launch(struct world *w, uint32_t value, size_t size, uint32_t (*results)[2])
{
    struct params *params = take(sizeof(*params));
    *params = (struct params){results, 0, value};
    optix7_result result =
        w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), size, &w->table, 1, 1, 1);
    return await_launches() ? result : OPTIX7_CUDA;
}

static void open_bound(struct world *w, bool validating, int *rw_failed)
{
    static const uint32_t value = 5;
    static const struct optix7_bound_value bound[] = {
        {offsetof(struct params, value), sizeof(value), &value, "the value"}};
    struct optix7_group_desc desc = {OPTIX7_GROUP_MISS, 0, {{NULL, "__miss__one"}}};
    validates = validating;
    CHECK_EQ(open_fixture(&w->f), 0);
    validates = false;
    set_types(&w->f, types, 2);
    w->f.module.bound_values = bound;
    w->f.module.bound_count = 1;
    w->module = desc.entries[0].module = make_module(&w->f, traces);
    CHECK(w->module);
    w->table.ray_generation = ADDRESS(&w->ray_generation);
    w->table.miss = (struct optix7_table){ADDRESS(w->miss), sizeof(struct record), MISSES};
    for (unsigned i = 0; i < MISSES; i++) set_record(w, &w->miss[i], desc, 0, rw_failed);
    if (!*rw_failed) set_ray_generation(w, "__raygen__trace", rw_failed);
}

TEST(bound_values)
{
    struct world *w = take(sizeof(*w)), *unchecked = take(sizeof(*w));
    uint32_t(*results)[2] = take(sizeof(*results));
    open_bound(w, true, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(launch(w, 5, sizeof(struct params), results), 0);
    CHECK(results[0][0] == 77 && results[0][1] == 78);
    CHECK_EQ(launch(w, 6, sizeof(struct params), results), OPTIX7_INVALID_LAUNCH_PARAMETER);
    CHECK_CONTAINS(last_message, "the 4 bytes of launch parameters from 16 on");
    CHECK_EQ(launch(w, 5, 16, results), OPTIX7_INVALID_LAUNCH_PARAMETER);
    open_bound(unchecked, false, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(launch(unchecked, 6, sizeof(struct params), results), 0);
}

TEST(bad_bound_values)
{
    static const uint32_t value = 5;
    static const struct optix7_bound_value bad[][2] = {
        {{0, 0, &value, NULL}, {8, 4, &value, NULL}},
        {{0, 4, NULL, NULL}, {8, 4, &value, NULL}},
        {{0, 4, &value, NULL}, {3, 4, &value, NULL}},
        {{~(size_t)0, 4, &value, NULL}, {8, 4, &value, NULL}},
    };
    struct fixture f;
    void *module;
    CHECK_EQ(open_fixture(&f), 0);
    f.module.bound_count = 2;
    for (unsigned i = 0; i < 4; i++) {
        f.module.bound_values = bad[i];
        CHECK_EQ(make(&f, HEAD ".entry __miss__m() { ret; }\n", &module), OPTIX7_INVALID_VALUE);
    }
}

static const struct rw_test tests[] = {
    {"modules", test_modules},
    {"unknown_numbers", test_unknown_numbers},
    {"task", test_task},
    {"semantics", test_semantics},
    {"bad_types", test_bad_types},
    {"groups", test_groups},
    {"bound_values", test_bound_values},
    {"bad_bound_values", test_bad_bound_values},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
