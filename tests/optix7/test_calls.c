/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every function of the table: with good arguments, with NULL, wrong sizes and numbers, and on
 * objects that are destroyed or something else.
 */
#include "tests/optix7/fixture.h"

static const char ptx[] = PTX_HEAD ".entry __raygen__a() { ret; }\n"
                                   ".entry __miss__a() { ret; }\n"
                                   ".entry __exception__a() { ret; }\n"
                                   ".entry __closesthit__a() { ret; }\n"
                                   ".entry __anyhit__a() { ret; }\n"
                                   ".visible .func __direct_callable__a() { ret; }\n";

#define CHECK_BAD(call) CHECK_EQ(call, OPTIX7_INVALID_VALUE)
#define CHECK_NO_CONTEXT(call) CHECK_EQ(call, OPTIX7_INVALID_CONTEXT)
/* What is no handle, of whatever sort. */
static void *const no_handles[] = {NULL, (void *)0x1000, (void *)-1, (void *)1,
                                   (void *)0x7000000000000003};
enum { NO_HANDLES = sizeof(no_handles) / sizeof(no_handles[0]) };

/* ---- the table ---- */

TEST(table)
{
    void *table[60];
    CHECK_EQ(optixQueryFunctionTable(86, 0, NULL, NULL, table, 384), OPTIX7_UNSUPPORTED_ABI);
    CHECK_EQ(optixQueryFunctionTable(118, 0, NULL, NULL, table, 416), OPTIX7_UNSUPPORTED_ABI);
    CHECK_EQ(optixQueryFunctionTable(87, 0, NULL, NULL, table, 376), OPTIX7_TABLE_SIZE);
    CHECK_EQ(optixQueryFunctionTable(105, 0, NULL, NULL, table, 384), OPTIX7_TABLE_SIZE);
    CHECK_EQ(optixQueryFunctionTable(87, 1, NULL, NULL, table, 384), OPTIX7_ENTRY_OPTIONS);
    CHECK_BAD(optixQueryFunctionTable(87, 0, NULL, NULL, NULL, 384));
    const struct {
        int abi;
        size_t entries;
    } versions[] = {{87, 48}, {105, 52}};
    for (int v = 0; v < 2; v++) {
        memset(table, 0, sizeof(table));
        CHECK_EQ(
            optixQueryFunctionTable(versions[v].abi, 0, NULL, NULL, table, versions[v].entries * 8),
            0);
        for (size_t i = 0; i < 60; i++) CHECK_EQ(table[i] != NULL, i < versions[v].entries);
        for (size_t i = 0; i < versions[v].entries; i++)
            for (size_t k = 0; k < i; k++) CHECK(table[i] != table[k]);
    }
}

TEST(errors)
{
    struct optix7_calls call;
    CHECK_EQ(optix7_load(87, &call), 0);
    CHECK_STR(call.GetErrorName(0), "OPTIX_SUCCESS");
    CHECK_STR(call.GetErrorName(7001), "OPTIX_ERROR_INVALID_VALUE");
    CHECK_STR(call.GetErrorName(7999), "OPTIX_ERROR_UNKNOWN");
    CHECK(call.GetErrorName(-1) && call.GetErrorString(4711));
    CHECK_CONTAINS(call.GetErrorString(7801), "version");
}

/* ---- contexts ---- */

static unsigned said_level;

static void hear(unsigned level, const char *tag, const char *message, void *user)
{
    (void)tag, (void)message;
    said_level = level;
    ++*(int *)user;
}

TEST(contexts)
{
    struct fixture f;
    void *context = NULL;
    CHECK_EQ(open_fixture(&f), 0);
    const struct optix7_context_options options = {.log = hear, .log_level = 5};
    CHECK_BAD(f.call.DeviceContextCreate(NULL, NULL, NULL));
    CHECK_BAD(f.call.DeviceContextCreate(NULL, &options, &context));
    CHECK_EQ(f.call.DeviceContextCreate(NULL, NULL, &context), 0);
    CHECK(context && context != f.context);
    CHECK_EQ(f.call.DeviceContextDestroy(context), 0);
    CHECK_NO_CONTEXT(f.call.DeviceContextDestroy(context));
    for (unsigned i = 0; i < NO_HANDLES; i++)
        CHECK_NO_CONTEXT(f.call.DeviceContextDestroy(no_handles[i]));
}

TEST(properties)
{
    struct fixture f;
    uint32_t value = 0;
    CHECK_EQ(open_fixture(&f), 0);
    for (int property = 0x2001; property <= 0x200b; property++) {
        value = 0xabcdef;
        CHECK_EQ(f.call.DeviceContextGetProperty(f.context, property, &value, 4), 0);
        CHECK(value != 0xabcdef);
    }
    CHECK_EQ(f.call.DeviceContextGetProperty(f.context, 0x2007, &value, 4), 0);
    CHECK_EQ(value, 8);
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0x2007, &value, 8));
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0x2007, NULL, 4));
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0x2000, &value, 4));
    CHECK_NO_CONTEXT(f.call.DeviceContextGetProperty(NULL, 0x2007, &value, 4));
}

TEST(log)
{
    struct fixture f;
    int heard = 0;
    uint32_t value;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.DeviceContextSetLogCallback(f.context, hear, &heard, 2), 0);
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0, &value, 4));
    CHECK(heard == 1 && said_level == OPTIX7_LOG_ERROR);
    CHECK_EQ(f.call.DeviceContextSetLogCallback(f.context, hear, &heard, 1), 0);
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0, &value, 4));
    CHECK_EQ(heard, 1);
    CHECK_EQ(f.call.DeviceContextSetLogCallback(f.context, NULL, NULL, 0), 0);
    CHECK_BAD(f.call.DeviceContextGetProperty(f.context, 0, &value, 4));
    CHECK_BAD(f.call.DeviceContextSetLogCallback(f.context, hear, &heard, 5));
    CHECK_NO_CONTEXT(f.call.DeviceContextSetLogCallback(NULL, hear, &heard, 1));
}

TEST(cache)
{
    struct fixture f;
    int enabled = 7;
    size_t low = 0, high = 0;
    char folder[64];
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.DeviceContextSetCacheEnabled(f.context, 0), 0);
    CHECK_EQ(f.call.DeviceContextGetCacheEnabled(f.context, &enabled), 0);
    CHECK_EQ(enabled, 0);
    CHECK_BAD(f.call.DeviceContextSetCacheEnabled(f.context, 2));
    CHECK_BAD(f.call.DeviceContextGetCacheEnabled(f.context, NULL));
    CHECK_EQ(f.call.DeviceContextSetCacheDatabaseSizes(f.context, 10, 20), 0);
    CHECK_EQ(f.call.DeviceContextGetCacheDatabaseSizes(f.context, &low, &high), 0);
    CHECK(low == 10 && high == 20);
    CHECK_BAD(f.call.DeviceContextSetCacheDatabaseSizes(f.context, 30, 20));
    CHECK_BAD(f.call.DeviceContextGetCacheDatabaseSizes(f.context, &low, NULL));
    CHECK_BAD(f.call.DeviceContextSetCacheLocation(f.context, NULL));
    CHECK_BAD(f.call.DeviceContextSetCacheLocation(f.context, ""));
    CHECK_BAD(f.call.DeviceContextGetCacheLocation(f.context, NULL, 64));
    CHECK_BAD(f.call.DeviceContextGetCacheLocation(f.context, folder, 0));
    CHECK_NO_CONTEXT(f.call.DeviceContextSetCacheEnabled(NULL, 0));
    CHECK_NO_CONTEXT(f.call.DeviceContextSetCacheLocation(NULL, "/tmp"));
    CHECK_NO_CONTEXT(f.call.DeviceContextSetCacheDatabaseSizes(NULL, 1, 2));
}

/* RW_CACHE_DIR comes before what the application says. */
TEST(cache_location)
{
    struct fixture f;
    char folder[64];
    setenv("RW_CACHE_DIR", "off", 1);
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.DeviceContextSetCacheLocation(f.context, "/nowhere/at/all"), 0);
    CHECK_EQ(f.call.DeviceContextGetCacheLocation(f.context, folder, sizeof(folder)), 0);
    CHECK_STR(folder, "");
    void *other;
    unsetenv("RW_CACHE_DIR");
    CHECK_EQ(f.call.DeviceContextCreate(NULL, NULL, &other), 0);
    CHECK_EQ(f.call.DeviceContextSetCacheLocation(other, "/nowhere/at/all"), 0);
    CHECK_EQ(f.call.DeviceContextGetCacheLocation(other, folder, sizeof(folder)), 0);
    CHECK_STR(folder, "/nowhere/at/all");
    CHECK_BAD(f.call.DeviceContextGetCacheLocation(other, folder, 15));
}

/* ---- modules ---- */

TEST(modules)
{
    struct fixture f;
    void *module = NULL;
    char log[64] = "unchanged";
    size_t size = sizeof(log);
    int state = 0;
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.ModuleCreate(f.context, &f.module, &f.pipeline, ptx, sizeof(ptx), log, &size,
                                 &module),
             0);
    CHECK_STR(log, "");
    CHECK_EQ(size, 1);
    CHECK_EQ(f.call.ModuleGetCompilationState(module, &state), 0);
    CHECK_EQ(state, OPTIX7_MODULE_COMPLETED);
    CHECK_BAD(f.call.ModuleGetCompilationState(module, NULL));
    CHECK_EQ(f.call.ModuleDestroy(module), 0);
    CHECK_BAD(f.call.ModuleDestroy(module));
    CHECK_BAD(f.call.ModuleGetCompilationState(module, &state));
    CHECK_BAD(f.call.ModuleDestroy(f.context)); /* of another sort */
    for (unsigned i = 0; i < NO_HANDLES; i++) CHECK_BAD(f.call.ModuleDestroy(no_handles[i]));
}

TEST(bad_modules)
{
    struct fixture f;
    void *m;
    CHECK_EQ(open_fixture(&f), 0);
    const struct optix7_module_options options[] = {
        {.opt_level = 0x2344}, {.opt_level = 1},   {.debug_level = 0x2354},
        {.max_registers = -1}, {.bound_count = 1}, {.payload_type_count = 9},
    };
    for (unsigned i = 0; i < sizeof(options) / sizeof(options[0]); i++)
        CHECK_BAD(f.call.ModuleCreate(f.context, &options[i], &f.pipeline, ptx, sizeof(ptx), NULL,
                                      NULL, &m));
    const struct optix7_pipeline_options pipelines[] = {{.payload_values = 33},
                                                        {.attribute_values = 9},
                                                        {.graph_flags = 4},
                                                        {.exception_flags = 16}};
    for (unsigned i = 0; i < sizeof(pipelines) / sizeof(pipelines[0]); i++)
        CHECK_BAD(f.call.ModuleCreate(f.context, &f.module, &pipelines[i], ptx, sizeof(ptx), NULL,
                                      NULL, &m));
#define CREATE(context, options, pipeline, text, size, out)                                        \
    f.call.ModuleCreate(context, options, pipeline, text, size, NULL, NULL, out)
    CHECK_NO_CONTEXT(CREATE(NULL, &f.module, &f.pipeline, ptx, sizeof(ptx), &m));
    CHECK_BAD(CREATE(f.context, NULL, &f.pipeline, ptx, sizeof(ptx), &m));
    CHECK_BAD(CREATE(f.context, &f.module, NULL, ptx, sizeof(ptx), &m));
    CHECK_BAD(CREATE(f.context, &f.module, &f.pipeline, NULL, sizeof(ptx), &m));
    CHECK_BAD(CREATE(f.context, &f.module, &f.pipeline, ptx, 0, &m));
    CHECK_BAD(CREATE(f.context, &f.module, &f.pipeline, ptx, sizeof(ptx), NULL));
    CHECK_EQ(CREATE(f.context, &f.module, &f.pipeline, "BC\xc0\xde", 4, &m), OPTIX7_INVALID_INPUT);
    CHECK_EQ(CREATE(f.context, &f.module, &f.pipeline, ".ver\0sion", 9, &m), OPTIX7_INVALID_INPUT);
}

TEST(compile_errors)
{
    static const char bad[] = PTX_HEAD ".entry __raygen__a() { mov.u32 %r0, %nothing; ret; }\n";
    struct fixture f;
    void *module = NULL;
    char log[32];
    size_t size = sizeof(log);
    CHECK_EQ(open_fixture(&f), 0);
    CHECK_EQ(f.call.ModuleCreate(f.context, &f.module, &f.pipeline, bad, strlen(bad), log, &size,
                                 &module),
             OPTIX7_INVALID_INPUT);
    CHECK(size > sizeof(log)); /* it was cut */
    CHECK_EQ(strlen(log), sizeof(log) - 1);
    CHECK_CONTAINS(last_message, "%nothing");
    CHECK(!module);
}

TEST(tasks)
{
    struct fixture f;
    void *module = NULL, *task = NULL, *more[2];
    unsigned created = 9;
    int state;
    CHECK_EQ(open_fixture(&f), 0);
#define CREATE_TASK(out, first)                                                                    \
    f.call.ModuleCreateWithTasks(f.context, &f.module, &f.pipeline, ptx, sizeof(ptx), NULL, NULL,  \
                                 out, first)
    CHECK_BAD(CREATE_TASK(NULL, &task));
    CHECK_BAD(CREATE_TASK(&module, NULL));
    CHECK_EQ(CREATE_TASK(&module, &task), 0);
    CHECK_EQ(f.call.ModuleGetCompilationState(module, &state), 0);
    CHECK_EQ(state, OPTIX7_MODULE_NOT_STARTED);
    const struct optix7_group_desc desc = {OPTIX7_GROUP_MISS, 0, {{module, "__miss__a"}}};
    const struct optix7_group_options options = {0};
    void *group;
    CHECK_EQ(f.call.ProgramGroupCreate(f.context, &desc, 1, &options, NULL, NULL, &group),
             OPTIX7_INVALID_OPERATION);
    CHECK_BAD(f.call.TaskExecute(task, more, 2, NULL));
    CHECK_BAD(f.call.TaskExecute(task, NULL, 2, &created));
    CHECK_BAD(f.call.TaskExecute(module, more, 2, &created));
    CHECK_EQ(f.call.TaskExecute(task, more, 2, &created), 0);
    CHECK_EQ(created, 0);
    CHECK_BAD(f.call.TaskExecute(task, more, 2, &created)); /* it ran */
    CHECK_EQ(f.call.ModuleGetCompilationState(module, &state), 0);
    CHECK_EQ(state, OPTIX7_MODULE_COMPLETED);
    CHECK_EQ(f.call.ModuleDestroy(module), 0);
    /* A task keeps its module, which may be destroyed before. */
    CHECK_EQ(CREATE_TASK(&module, &task), 0);
    CHECK_EQ(f.call.ModuleDestroy(module), 0);
    CHECK_EQ(f.call.TaskExecute(task, NULL, 0, &created), 0);
}

/* ---- groups ---- */

TEST(groups)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    void *m = make_module(&f, ptx), *groups[6];
    CHECK(m);
    const struct optix7_group_desc descs[6] = {
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__a"}}},
        {OPTIX7_GROUP_MISS, 0, {{m, "__miss__a"}}},
        {OPTIX7_GROUP_EXCEPTION, 0, {{m, "__exception__a"}}},
        {OPTIX7_GROUP_HIT, 0, {{m, "__closesthit__a"}, {m, "__anyhit__a"}}},
        {OPTIX7_GROUP_CALLABLES, 0, {{m, "__direct_callable__a"}}},
        {0}, /* none */
    };
    const struct optix7_group_options options = {0};
    CHECK_EQ(f.call.ProgramGroupCreate(f.context, descs, 6, &options, NULL, NULL, groups), 0);
    struct record records[5];
    struct optix7_stack_sizes sizes;
    for (unsigned i = 0; i < 5; i++) {
        CHECK_EQ(f.call.SbtRecordPackHeader(groups[i], records[i].header), 0);
        for (unsigned k = 0; k < i; k++)
            CHECK(memcmp(records[i].header, records[k].header, OPTIX7_RECORD_HEADER));
        CHECK_BAD(f.call.SbtRecordPackHeader(groups[i], NULL));
        CHECK_EQ(f.call.ProgramGroupGetStackSize(groups[i], &sizes, NULL), 0);
        CHECK_BAD(f.call.ProgramGroupGetStackSize(groups[i], NULL, NULL));
        CHECK_BAD(f.call.ProgramGroupGetStackSize(groups[i], &sizes, m));
        CHECK_EQ(f.call.ProgramGroupDestroy(groups[i]), 0);
        CHECK_BAD(f.call.ProgramGroupDestroy(groups[i]));
        CHECK_BAD(f.call.SbtRecordPackHeader(groups[i], records[i].header));
        CHECK_BAD(f.call.ProgramGroupGetStackSize(groups[i], &sizes, NULL));
    }
    CHECK(!groups[5]);
}

TEST(bad_groups)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    void *m = make_module(&f, ptx), *dead = make_module(&f, ptx), *groups[2];
    CHECK(m && !f.call.ModuleDestroy(dead));
    const struct optix7_group_desc bad[] = {
        {.kind = 0x2420, .flags = 1},
        {.kind = 0x2426},
        {.kind = OPTIX7_GROUP_HIT, .flags = 1},
        {.kind = OPTIX7_GROUP_RAY_GENERATION},
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{m, NULL}}},
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{NULL, "__raygen__a"}}},
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__b"}}},
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__miss__a"}}}, /* of another kind */
        {OPTIX7_GROUP_RAY_GENERATION, 0, {{dead, "__raygen__a"}}},
        {OPTIX7_GROUP_HIT, 0, {{m, "__anyhit__a"}}},
        {OPTIX7_GROUP_CALLABLES, 0, {{m, "__miss__a"}}},
    };
    const struct optix7_group_options options = {0};
    const struct optix7_group_desc good = {.kind = OPTIX7_GROUP_HIT};
    for (unsigned i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        const struct optix7_group_desc both[] = {good, bad[i]};
        CHECK_BAD(f.call.ProgramGroupCreate(f.context, both, 2, &options, NULL, NULL, groups));
        CHECK_BAD(f.call.ProgramGroupDestroy(groups[0])); /* none stays */
    }
    CHECK_BAD(f.call.ProgramGroupCreate(f.context, NULL, 1, &options, NULL, NULL, groups));
    CHECK_BAD(f.call.ProgramGroupCreate(f.context, &good, 1, &options, NULL, NULL, NULL));
    CHECK_BAD(f.call.ProgramGroupCreate(f.context, &good, 1, NULL, NULL, NULL, groups));
    CHECK_EQ(f.call.ProgramGroupCreate(f.context, NULL, 0, &options, NULL, NULL, NULL), 0);
    CHECK_NO_CONTEXT(f.call.ProgramGroupCreate(m, &good, 1, &options, NULL, NULL, groups));
}

/* ---- pipelines ---- */

TEST(pipelines)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    void *m = make_module(&f, ptx), *pipeline = NULL;
    void *group = make_group(
        &f, (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__a"}}});
    void *hit = make_group(&f, (struct optix7_group_desc){.kind = OPTIX7_GROUP_HIT});
    const struct optix7_link_options link = {1}, deep = {255};
    CHECK(group && hit);
#define LINK(options, link, groups, count, out)                                                    \
    f.call.PipelineCreate(f.context, options, link, groups, count, NULL, NULL, out)
    CHECK_BAD(LINK(NULL, &link, &group, 1, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, NULL, &group, 1, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, &deep, &group, 1, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, &link, NULL, 1, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, &link, &group, 0, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, &link, &group, 1, NULL));
    CHECK_BAD(LINK(&f.pipeline, &link, &m, 1, &pipeline));
    CHECK_BAD(LINK(&f.pipeline, &link, &hit, 1, &pipeline)); /* no ray generation program */
    CHECK_NO_CONTEXT(
        f.call.PipelineCreate(NULL, &f.pipeline, &link, &group, 1, NULL, NULL, &pipeline));
    CHECK_EQ(LINK(&f.pipeline, &link, &group, 1, &pipeline), 0);
    CHECK_EQ(f.call.PipelineSetStackSize(pipeline, 0, 0, 100, 1), 0);
    CHECK_EQ(f.call.PipelineSetStackSize(pipeline, 0, 0, 100, 2), 0);
    CHECK_EQ(f.call.PipelineSetStackSize(pipeline, 0, 0, 100, 17), OPTIX7_NOT_SUPPORTED);
    CHECK_BAD(f.call.PipelineSetStackSize(pipeline, 0, 0, 0, 0));
    struct optix7_stack_sizes sizes;
    CHECK_EQ(f.call.ProgramGroupGetStackSize(group, &sizes, pipeline), 0);
    CHECK_EQ(f.call.PipelineDestroy(pipeline), 0);
    CHECK_BAD(f.call.PipelineDestroy(pipeline));
    CHECK_BAD(f.call.PipelineSetStackSize(pipeline, 0, 0, 100, 1));
    for (unsigned i = 0; i < NO_HANDLES; i++) CHECK_BAD(f.call.PipelineDestroy(no_handles[i]));
}

/* A strategy that pipelines cannot have, which is chosen by hand. */
TEST(batches)
{
    struct fixture f;
    setenv("RW_STRATEGY", "batch", 1);
    CHECK_EQ(open_fixture(&f), 0);
    unsetenv("RW_STRATEGY");
    void *m = make_module(&f, ptx);
    void *group = make_group(
        &f, (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__a"}}});
    CHECK(group && !make_pipeline(&f, &group, 1));
    CHECK_CONTAINS(last_message, "RW_STRATEGY=batch is not for pipelines of OptiX 7");
}

/* What a pipeline is made of may go before it. */
TEST(order_of_destruction)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    void *m = make_module(&f, ptx);
    void *group = make_group(
        &f, (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__a"}}});
    struct record record;
    CHECK_EQ(f.call.SbtRecordPackHeader(group, record.header), 0);
    CHECK_EQ(f.call.ModuleDestroy(m), 0);
    void *pipeline = make_pipeline(&f, &group, 1);
    CHECK(pipeline);
    CHECK_EQ(f.call.ProgramGroupDestroy(group), 0);
    CHECK_EQ(f.call.DeviceContextDestroy(f.context), 0);
    const struct optix7_binding_table table = {.ray_generation = ADDRESS(&record)};
    CHECK_EQ(f.call.Launch(pipeline, NULL, 0, 0, &table, 8, 1, 1), 0);
    CHECK_EQ(f.call.PipelineDestroy(pipeline), 0);
}

TEST(launches)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    void *m = make_module(&f, ptx);
    void *group = make_group(
        &f, (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{m, "__raygen__a"}}});
    void *pipeline = make_pipeline(&f, &group, 1);
    struct record record;
    CHECK(pipeline && !f.call.SbtRecordPackHeader(group, record.header));
    const struct optix7_binding_table good = {.ray_generation = ADDRESS(&record)};
    CHECK_EQ(f.call.Launch(pipeline, NULL, 0, 0, &good, 3, 4, 5), 0);
    CHECK_BAD(f.call.Launch(pipeline, NULL, 0, 0, NULL, 1, 1, 1));
    CHECK_BAD(f.call.Launch(pipeline, NULL, 0, 0, &good, 0, 1, 1));
    CHECK_BAD(f.call.Launch(pipeline, NULL, 0, 0, &good, 1 << 20, 1 << 20, 1));
    CHECK_BAD(f.call.Launch(pipeline, NULL, 0, 16, &good, 1, 1, 1));
    CHECK_BAD(f.call.Launch(group, NULL, 0, 0, &good, 1, 1, 1));
    const struct optix7_binding_table bad[] = {
        {.ray_generation = 0},
        {.ray_generation = ADDRESS(&record) + 8},
        {.ray_generation = ADDRESS(&record), .miss = {ADDRESS(&record) + 4, 48, 1}},
        {.ray_generation = ADDRESS(&record), .hit = {ADDRESS(&record), 40, 1}},
        {.ray_generation = ADDRESS(&record), .callables = {ADDRESS(&record), 16, 2}},
    };
    for (unsigned i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        CHECK_BAD(f.call.Launch(pipeline, NULL, 0, 0, &bad[i], 1, 1, 1));
}

/* ---- what is not there ---- */

TEST(absent)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    struct optix7_calls newer;
    CHECK_EQ(optix7_load(105, &newer), 0);
#define OPTIX7_FUNCTION(name, index_87, index_105, function)
#define OPTIX7_ABSENT(name, index_87, index_105)                                                   \
    last_message[0] = 0;                                                                           \
    CHECK_EQ(newer.name(f.context, NULL, NULL, NULL), OPTIX7_NOT_SUPPORTED);                       \
    CHECK_CONTAINS(last_message, "optix" #name);                                                   \
    CHECK_EQ(newer.name(NULL), OPTIX7_NOT_SUPPORTED);
#include "runtime/optix7/functions.def"
}

static const struct rw_test tests[] = {
    {"table", test_table},
    {"errors", test_errors},
    {"contexts", test_contexts},
    {"properties", test_properties},
    {"log", test_log},
    {"cache", test_cache},
    {"cache_location", test_cache_location},
    {"modules", test_modules},
    {"bad_modules", test_bad_modules},
    {"compile_errors", test_compile_errors},
    {"tasks", test_tasks},
    {"groups", test_groups},
    {"bad_groups", test_bad_groups},
    {"pipelines", test_pipelines},
    {"batches", test_batches},
    {"order_of_destruction", test_order_of_destruction},
    {"launches", test_launches},
    {"absent", test_absent},
};

int main(void)
{
    return RUN_TABLE(tests);
}
