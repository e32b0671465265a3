/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Running out of memory: the n-th allocation fails, for every n until the whole sequence succeeds.
 * Each failure has to come back as RT_ERROR_MEMORY_ALLOCATION_FAILED (or, where the call has a way
 * on, as success), and destroying the context has to free everything: leaks are found by the
 * sanitizer and by valgrind.
 */
#include "runtime/object/object.h"
#include "tests/api/scene.h"
#include "tests/api/support.h"

/* Runs `make` with each allocation failing in turn; *count is the number of failures seen. */
static void fail_each(RTresult (*make)(RTcontext *context), unsigned *count, int *rw_failed)
{
    for (unsigned n = 1; n < 100000; n++) {
        RTcontext context = NULL;
        rw_memory_fail_at(n);
        RTresult result = make(&context);
        int failed = rw_memory_failed();
        rw_memory_fail_at(0);
        const char *text = NULL;
        rtContextGetErrorString(context, result, &text);
        CHECK(text != NULL);
        if (context) CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
        if (!failed) {
            CHECK_EQ(result, RT_SUCCESS);
            *count = n - 1;
            return;
        }
        if (result != RT_SUCCESS && result != RT_ERROR_MEMORY_ALLOCATION_FAILED &&
            result != RT_ERROR_CONTEXT_CREATION_FAILED) {
            fprintf(stderr, "allocation %u: %s\n", n, text);
            *rw_failed = 1;
        }
    }
}

static RTresult make_scene(RTcontext *context)
{
    struct scene s;
    void *data;
    RTresult result = scene_make(&s);
    *context = s.context;
    if (result != RT_SUCCESS) return result;
    SCENE(rtContextValidate(s.context));
    SCENE(rtBufferMap(s.output, &data));
    return rtBufferUnmap(s.output);
}

static RTresult make_many_variables(RTcontext *context)
{
    RTvariable v;
    char name[16];
    unsigned char large[100] = {0};
    SCENE(rtContextCreate(context));
    for (int i = 0; i < 100; i++) { /* enough for the hash table to grow */
        snprintf(name, sizeof name, "v%d", i);
        SCENE(rtContextDeclareVariable(*context, name, &v));
        if (i % 8 == 0) SCENE(rtVariableSetUserData(v, sizeof large, large));
    }
    return RT_SUCCESS;
}

static RTresult make_settings(RTcontext *context)
{
    const char *path = "/cache";
    RTbuffer buffer;
    RTacceleration acceleration;
    int id, ordinal = 0;
    SCENE(rtContextCreate(context));
    SCENE(rtContextSetAttribute(*context, RT_CONTEXT_ATTRIBUTE_DISK_CACHE_LOCATION, sizeof path,
                                &path));
    SCENE(rwContextSetDevice(*context, "cpu"));
    SCENE(rtContextSetDevices(*context, 1, &ordinal));
    for (int i = 0; i < 20; i++) {
        SCENE(rtBufferCreate(*context, RT_BUFFER_INPUT, &buffer));
        SCENE(rtBufferGetId(buffer, &id));
    }
    SCENE(rtAccelerationCreate(*context, &acceleration));
    SCENE(rtAccelerationSetTraverser(acceleration, "Bvh"));
    SCENE(rtAccelerationSetProperty(acceleration, "a", "1"));
    return rtAccelerationSetProperty(acceleration, "a", "2");
}

static RTresult make_from_file(RTcontext *context)
{
    RTprogram program;
    SCENE(rtContextCreate(context));
    RTresult result = rtProgramCreateFromPTXFile(*context, "/nonexistent", "f", &program);
    if (result != RT_ERROR_FILE_NOT_FOUND) return result;
    /* A file that is no PTX, larger than one read. */
    result =
        rtProgramCreateFromPTXFile(*context, RW_SOURCE_DIR "/include/raywright.h", "f", &program);
    return result == RT_ERROR_INVALID_SOURCE ? RT_SUCCESS : result;
}

static const struct {
    const char *name;
    RTresult (*make)(RTcontext *context);
    unsigned at_least; /* allocations, so that a hook that counts nothing is noticed */
} sequences[] = {
    {"scene", make_scene, 50},
    {"variables", make_many_variables, 200},
    {"settings", make_settings, 30},
    {"file", make_from_file, 5},
};

TEST(every_allocation)
{
    for (size_t i = 0; i < sizeof sequences / sizeof *sequences; i++) {
        unsigned count = 0;
        fail_each(sequences[i].make, &count, rw_failed);
        if (*rw_failed || count < sequences[i].at_least) {
            fprintf(stderr, "sequence %s: %u allocations\n", sequences[i].name, count);
            *rw_failed = 1;
        }
    }
}

/* A call that failed for want of memory can be made again. */
TEST(again)
{
    RTcontext context;
    RTvariable v = NULL;
    OK(rtContextCreate(&context));
    for (unsigned n = 1;; n++) {
        rw_memory_fail_at(n);
        RTresult result = rtContextDeclareVariable(context, "v", &v);
        int failed = rw_memory_failed();
        rw_memory_fail_at(0);
        if (!failed) break;
        CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
        unsigned count = 9;
        OK(rtContextGetVariableCount(context, &count));
        CHECK_EQ(count, 0);
    }
    OK(rtVariableSet1f(v, 1));
    OK(rtContextDestroy(context));
}

TEST(grow)
{
    size_t capacity = 0;
    int *items = NULL;
    CHECK(rw_grow((void **)&items, &capacity, 3, sizeof *items));
    CHECK(capacity >= 3 && items[2] == 0);
    CHECK(!rw_grow((void **)&items, &capacity, (size_t)-1 / 2, sizeof *items)); /* overflow */
    rw_memory_fail_at(1);
    CHECK(!rw_grow((void **)&items, &capacity, capacity + 1, sizeof *items));
    CHECK(rw_memory_failed());
    rw_memory_fail_at(0);
    rw_free(items);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"every-allocation", test_every_allocation},
        {"again", test_again},
        {"grow", test_grow},
    };
    return RUN_TABLE(tests);
}
