/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What RW_RECORD_DIR leaves of pipelines and their launches, and RW_PROFILE of what kernels
 * counted. tests/tools/test_optix7.py has the tools that read it.
 *
 *     optix7.recording [cuda]
 */
#include <jansson.h>
#include <stdlib.h>
#include <unistd.h>

#include "raywright_abi.h"
#include "tests/folder.h"
#include "tests/optix7/fixture.h"

#define STORE(value)                                                                               \
    "  .reg .b32 %r<3>; .reg .b64 %rd<3>;\n  call (%r0), _optix_get_launch_index_x, ();\n"         \
    "  ld.const.u64 %rd0, [params]; mul.wide.u32 %rd1, %r0, 4; add.u64 %rd0, %rd0, %rd1;\n"        \
    "  mov.u32 %r1, " value "; st.global.u32 [%rd0], %r1;\n  ret;\n}\n"
static const char ptx[] =
    PTX_HEAD ".const .align 8 .b8 params[8];\n"
             ".entry __raygen__one() {\n" STORE("1") ".entry __raygen__two() {\n" STORE("2");

enum { WIDTH = 40 };

struct recorded {
    struct fixture f;
    char folder[64];
    void *module, *groups[2];
    struct record records[2];
    uint32_t *results;
    optix7_address *params;
};

static bool open_recorded(struct recorded *r, const char *folder, const char *profile)
{
    snprintf(r->folder, sizeof(r->folder), "%s", folder);
    if (strstr(folder, "XXXXXX") && !mkdtemp(r->folder)) return false;
    setenv("RW_RECORD_DIR", r->folder, 1);
    setenv("RW_PROFILE", profile, 1);
    if (open_fixture(&r->f)) return false;
    r->f.pipeline.graph_flags = 1;
    r->module = make_module(&r->f, ptx);
    static const char *const names[] = {"__raygen__one", "__raygen__two"};
    for (int i = 0; i < 2; i++) {
        const struct optix7_group_desc desc = {
            OPTIX7_GROUP_RAY_GENERATION, 0, {{r->module, names[i]}}};
        r->groups[i] = make_group(&r->f, desc);
        if (r->f.call.SbtRecordPackHeader(r->groups[i], r->records[i].header)) return false;
    }
    r->results = take(WIDTH * sizeof(*r->results));
    r->params = take(sizeof(*r->params));
    *r->params = ADDRESS(r->results);
    return true;
}

static bool close_recorded(struct recorded *r)
{
    setenv("RW_RECORD_DIR", "", 1);
    setenv("RW_PROFILE", "0", 1);
    bool made = !access(r->folder, F_OK);
    return !r->f.call.DeviceContextDestroy(r->f.context) && (!made || rw_remove_folder(r->folder));
}

/* The records are the host's, which a GPU reaches only where they are taken. */
static optix7_result launch(struct recorded *r, void *pipeline, int which)
{
    struct record *record = take(sizeof(*record));
    struct optix7_binding_table *table = take(sizeof(*table));
    *record = r->records[which];
    table->ray_generation = ADDRESS(record);
    return r->f.call.Launch(pipeline, NULL, ADDRESS(r->params), sizeof(*r->params), table, WIDTH, 1,
                            1);
}

/* The lines of a log, an array; of a log that is not there empty. */
static json_t *read_lines(const struct recorded *r, const char *name)
{
    char path[128], line[8192];
    json_t *list = json_array();
    snprintf(path, sizeof(path), "%s/%s", r->folder, name);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof(line), file))
        json_array_append_new(list, json_loads(line, 0, NULL));
    if (file) fclose(file);
    return list;
}

static const char *text(const json_t *object, const char *key)
{
    const char *found = json_string_value(json_object_get(object, key));
    return found ? found : "";
}

static long long number(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

static bool has_file(const struct recorded *r, const char *hash, const char *name)
{
    char path[256];
    snprintf(path, sizeof(path), "%s/kernels/%s/%s", r->folder, hash, name);
    return !access(path, R_OK);
}

static void check_pipelines(const struct recorded *r, const json_t *list, int *rw_failed)
{
    static const char *const origins[] = {"compiler", "memory", "compiler"};
    static const char *const files[] = {"report.json", "kernel.json", "lines.json",
                                        "99-megakernel.ptx", "00-__raygen__one.ptx"};
    CHECK_EQ(json_array_size(list), 3);
    const json_t *first = json_array_get(list, 0), *last = json_array_get(list, 2);
    for (size_t i = 0; i < 3; i++) CHECK_STR(text(json_array_get(list, i), "from"), origins[i]);
    CHECK_STR(text(first, "kernel"), text(json_array_get(list, 1), "kernel"));
    CHECK(strcmp(text(first, "kernel"), text(last, "kernel")));
    CHECK_EQ(json_array_size(json_object_get(last, "groups")), 2);
    CHECK_EQ(json_array_size(json_object_get(last, "modules")), 1);
    CHECK_EQ(number(json_object_get(first, "options"), "trace depth"), 2);
    CHECK_STR(text(json_object_get(first, "options"), "parameters"), "params");
    for (int i = 0; i < 5; i++) CHECK(has_file(r, text(last, "kernel"), files[i]));
}

static void check_launches(const json_t *list, int *rw_failed)
{
    json_t *line;
    size_t i;
    int ends = 0, several = 0;
    CHECK_EQ(json_array_size(list), 6);
    json_array_foreach (list, i, line) {
        ends += !strcmp(text(line, "event"), "end");
        several += !strcmp(text(line, "program"), "one of 2 programs");
        CHECK(!json_is_true(json_object_get(line, "failed")));
    }
    CHECK(ends == 3 && several == 1);
    CHECK_STR(text(json_array_get(list, 0), "program"), "__raygen__one");
}

TEST(pipelines_and_launches)
{
    struct recorded r = {0};
    CHECK(open_recorded(&r, "/tmp/rw_recording_XXXXXX", "0"));
    void *first = make_pipeline(&r.f, r.groups, 1), *again = make_pipeline(&r.f, r.groups, 1);
    void *both = make_pipeline(&r.f, r.groups, 2);
    CHECK_EQ(launch(&r, first, 0), 0);
    CHECK_EQ(launch(&r, again, 0), 0);
    CHECK_EQ(launch(&r, both, 1), 0);
    CHECK(await_launches());
    for (int i = 0; i < WIDTH; i++) CHECK_EQ(r.results[i], 2);
    CHECK_EQ(r.f.call.PipelineDestroy(both), 0); /* waits for its launches */
    json_t *pipelines = read_lines(&r, "pipelines.jsonl");
    json_t *launches = read_lines(&r, "launches.jsonl");
    check_pipelines(&r, pipelines, rw_failed);
    check_launches(launches, rw_failed);
    json_decref(pipelines);
    json_decref(launches);
    CHECK(close_recorded(&r));
}

/* How many lanes entered a state. */
static long long entries(const json_t *profile, long long wanted)
{
    json_t *state, *groups;
    size_t i, lanes;
    long long sum = 0;
    json_array_foreach (json_object_get(profile, "states"), i, state)
        if (number(state, "state") == wanted)
            json_array_foreach (json_object_get(state, "lanes"), lanes, groups)
                sum += (long long)lanes * json_integer_value(groups);
    return sum;
}

/* A run with counters is the second of its application: pipelines are known. */
TEST(counters)
{
    struct recorded r = {0};
    char path[256];
    CHECK(open_recorded(&r, "/tmp/rw_recording_XXXXXX", "1"));
    void *pipeline = make_pipeline(&r.f, r.groups, 1);
    for (int i = 0; i < 3; i++) CHECK_EQ(launch(&r, pipeline, 0), 0);
    json_t *pipelines = read_lines(&r, "pipelines.jsonl");
    json_t *launches = read_lines(&r, "launches.jsonl"), *first = json_array_get(launches, 0);
    CHECK(json_array_size(pipelines) == 0 && json_array_size(launches) == 6);
    CHECK(json_is_true(json_object_get(first, "profiled")));
    snprintf(path, sizeof(path), "%s/kernels/%s/profile.json", r.folder, text(first, "kernel"));
    json_t *profile = json_load_file(path, 0, NULL);
    CHECK_EQ(number(profile, "launches"), 3);
    CHECK_EQ(entries(profile, RW_STATE_FIRST_PROGRAM), 3 * WIDTH);
    json_decref(pipelines);
    json_decref(launches);
    json_decref(profile);
    CHECK(close_recorded(&r));
}

/* Nothing of the application's fails, and somebody is told, once. */
TEST(folder_that_cannot_be_made)
{
    struct recorded r = {0};
    CHECK(open_recorded(&r, "/proc/nowhere", "0"));
    void *pipeline = make_pipeline(&r.f, r.groups, 1);
    CHECK(pipeline != NULL);
    CHECK_EQ(launch(&r, pipeline, 0), 0);
    CHECK(await_launches());
    CHECK_EQ(r.results[WIDTH - 1], 1);
    CHECK_CONTAINS(last_message, "recording into /proc/nowhere: ");
    CHECK(close_recorded(&r));
}

static const struct rw_test tests[] = {
    {"pipelines and launches", test_pipelines_and_launches},
    {"counters", test_counters},
    {"folder that cannot be made", test_folder_that_cannot_be_made},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
