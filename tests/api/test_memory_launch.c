/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches that run out of memory: the n-th allocation fails, for every n until nothing fails any
 * more. The call has to say so, and the same launch made again, with memory, has to give the right
 * picture: whatever was done by then is whole or undone. From the first call of a context to its
 * first picture, with a kernel to compile and with one of the disk cache, of launches after edits,
 * and of those that nobody waits for. Needs NVRTC.
 *   api.memory_launch [STEP [cpu|cuda]]: 1 tries every allocation; else some are left out, most of
 *   them in the compiler, each 24th
 */
#include <stdlib.h>
#include <unistd.h>

#include "tests/api/failing_allocations.h"
#include "tests/api/launch.h"
#include "tests/device.h"
#include "tests/folder.h"

/* Programs that the compiler has more to do with; the picture is the same. */
static const char more_source[] =
    "rtDeclareVariable(unsigned int, label, attribute label, );\n"
    "rtDeclareVariable(int, sum, , );\n"
    "RT_CALLABLE_PROGRAM unsigned int add(unsigned int n) {\n"
    "    return n ? 1 + rtCallableProgramId<unsigned int(unsigned int)>(sum)(n - 1) : 0;\n"
    "}\n"
    "RT_PROGRAM void hit_more() {\n"
    "    if (value == 5) rtPrintf(\"%u %g\\n\", payload, 1.0);\n"
    "    if (value == 3) { unsigned int p = 0; shoot(p); payload += p * label; }\n"
    "    payload += rtCallableProgramId<unsigned int(unsigned int)>(sum)(1);\n"
    "}\n"
    "RT_PROGRAM void any() { if (label == 5) rtIgnoreIntersection(); }\n"
    "RT_PROGRAM void caught() { rtPrintExceptionDetails(); output[index] = 9; }\n";

static int is_expected(RTcontext context, unsigned long n, RTresult result)
{
    const char *text = "";
    if (!result || result == RT_ERROR_MEMORY_ALLOCATION_FAILED) return 1;
    if (result == RT_ERROR_CONTEXT_CREATION_FAILED && !context) return 1;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "allocation %lu: %s\n", n, text);
    return 0;
}

static RTresult make(struct launch *l)
{
    RTprogram program;
    RTvariable v;
    int id;
    TRY(launch_make(l));
    TRY(launch_program(l, "", "hit_more", &program));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, program));
    TRY(launch_program(l, "", "any", &program));
    TRY(rtMaterialSetAnyHitProgram(l->material, 0, program));
    TRY(launch_program(l, "", "caught", &program));
    TRY(rtContextSetExceptionProgram(l->context, 0, program));
    TRY(rtContextSetExceptionEnabled(l->context, RT_EXCEPTION_ALL, 1));
    TRY(rtContextSetPrintEnabled(l->context, 1));
    TRY(launch_program(l, "", "add", &program));
    TRY(rtProgramGetId(program, &id));
    TRY(rtContextDeclareVariable(l->context, "sum", &v));
    return rtVariableSet1i(v, id);
}

/* From nothing to the end of a launch, all of it `count` allocations; whether the picture can be
 * made after all is looked at each `look`-th time. */
static void fail_each(RTresult (*run)(struct launch *l), unsigned long *count, unsigned step,
                      unsigned look, int *rw_failed)
{
    for (unsigned long n = 1; n < 100000; n += step) {
        struct launch l;
        fail_allocation(n);
        RTresult made = make(&l), ran = made ? made : run(&l);
        bool failed = allocation_failed;
        fail_allocation(0);
        if (!is_expected(l.context, n, ran)) *rw_failed = 1;
        if (!made && n / step % look == 0 && !launch_is_good(&l)) {
            fprintf(stderr, "after allocation %lu had failed\n", n);
            *rw_failed = 1;
        }
        if (l.context) CHECK_EQ(rtContextDestroy(l.context), RT_SUCCESS);
        *count = n;
        if (!failed) return;
    }
}

static unsigned steps = 24;

TEST(compiling)
{
    unsigned long count = 0;
    setenv("RW_CACHE_DIR", "off", 1);
    fail_each(launch_run, &count, steps, 16, rw_failed);
    CHECK(count > 250);
}

/* The fence stays, and with it what the launch has for itself: the next one needs its own. */
static RTresult launch_async(struct launch *l)
{
    RWfence fence;
    TRY(rwContextLaunchAsync2D(l->context, 0, SIDE, SIDE, NULL, &fence));
    return rwFenceWait(fence);
}

/* The kernel of launches that nobody waits for is another one. */
TEST(from_the_disk_cache)
{
    char folder[] = "/tmp/rw-memory-launch-XXXXXX";
    unsigned long count = 0;
    CHECK(mkdtemp(folder) != NULL);
    setenv("RW_CACHE_DIR", folder, 1);
    fail_each(launch_run, &count, steps / 8 + 1, 1, rw_failed);
    CHECK(count > 150);
    fail_each(launch_async, &count, steps / 8 + 1, 1, rw_failed);
    CHECK(count > 150);
    setenv("RW_CACHE_DIR", "off", 1);
    CHECK(rw_remove_folder(folder));
}

/* ---- edits ---- */

static RTresult make_dirty(struct launch *l)
{
    RTvariable v;
    RTobject group;
    RTacceleration acceleration;
    TRY(rtContextQueryVariable(l->context, "scene", &v));
    TRY(rtVariableGetObject(v, &group));
    TRY(rtGeometryGroupGetAcceleration(group, &acceleration));
    return rtAccelerationMarkDirty(acceleration);
}

static RTresult change_value(struct launch *l)
{
    return rtVariableSet1ui(l->value, 77);
}

/* Away and back, so that memory of the device is freed and made anew. */
static RTresult resize(struct launch *l)
{
    TRY(rtBufferSetSize2D(l->output, 2, 2));
    return rtBufferSetSize2D(l->output, SIDE, SIDE);
}

static RTresult give_an_id(struct launch *l)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    int id;
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    TRY(rtBufferSetSize2D(buffer, 4, 4));
    TRY(rtBufferGetId(buffer, &id));
    TRY(rtTextureSamplerCreate(l->context, &sampler));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    return rtTextureSamplerGetId(sampler, &id);
}

static RTresult add_blocks(struct launch *l)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_UNSIGNED_BC7));
    TRY(rtBufferSetSize2D(buffer, 4, 4));
    TRY(rtTextureSamplerCreate(l->context, &sampler));
    return rtTextureSamplerSetBuffer(sampler, 0, 0, buffer);
}

static RTresult replace_program(struct launch *l)
{
    RTprogram program;
    TRY(launch_program(l, good_source, "hit", &program));
    return rtMaterialSetClosestHitProgram(l->material, 0, program);
}

static RTresult add_entry_point(struct launch *l)
{
    unsigned count;
    TRY(rtContextGetEntryPointCount(l->context, &count));
    TRY(rtContextSetEntryPointCount(l->context, count + 1));
    return rtContextSetRayGenerationProgram(l->context, count, l->good);
}

/* One context for all: what failed leaves it whole. */
TEST(edits)
{
    static const struct {
        const char *name;
        RTresult (*edit)(struct launch *l);
    } edits[] = {
        {"tree", make_dirty},   {"value", change_value},      {"size", resize},
        {"ids", give_an_id},    {"program", replace_program}, {"entry point", add_entry_point},
        {"blocks", add_blocks},
    };
    struct launch l;
    CHECK_EQ(make(&l), RT_SUCCESS);
    CHECK(launch_is_good(&l));
    for (size_t i = 0; i < sizeof edits / sizeof *edits; i++)
        for (unsigned long n = 1;; n++) {
            CHECK_EQ(edits[i].edit(&l), RT_SUCCESS);
            fail_allocation(n);
            RTresult result = launch_run(&l);
            bool failed = allocation_failed;
            fail_allocation(0);
            if (!is_expected(l.context, n, result) || !launch_is_good(&l)) {
                fprintf(stderr, "edit %s, allocation %lu\n", edits[i].name, n);
                *rw_failed = 1;
            }
            if (!failed || *rw_failed) break;
        }
    CHECK_EQ(rtContextDestroy(l.context), RT_SUCCESS);
}

/* ---- without waiting ---- */

/* From where the kernel is known, with values that have changed. */
TEST(async)
{
    struct launch l;
    unsigned long count = 0;
    CHECK_EQ(make(&l), RT_SUCCESS);
    CHECK(launch_is_good(&l));
    CHECK_EQ(rwContextCancel(l.context), RT_SUCCESS);
    CHECK(launch_is_good(&l));
    for (bool failed = true; failed; count++) {
        CHECK_EQ(launch_async(&l), RT_SUCCESS);
        CHECK_EQ(change_value(&l), RT_SUCCESS);
        fail_allocation(count + 1);
        RTresult result = launch_async(&l);
        failed = allocation_failed;
        fail_allocation(0);
        CHECK(is_expected(l.context, count + 1, result));
        CHECK_EQ(result != RT_SUCCESS, failed);
        CHECK(launch_is_good(&l));
    }
    CHECK(count > 1);
    CHECK_EQ(rtContextDestroy(l.context), RT_SUCCESS);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"compiling", test_compiling},
        {"from the disk cache", test_from_the_disk_cache},
        {"edits", test_edits},
        {"async", test_async},
    };
    const char *device = argc > 2 ? argv[2] : "cpu";
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    setenv("RW_CACHE_DIR", "off", 1);
    if (argc > 1) steps = (unsigned)atoi(argv[1]);
    if (launch_compile(more_source)) return 1;
    return RUN_TABLE(tests);
}
