/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The CUDA device with kernels written in PTX: memory, launches, the constant block, linking for
 * the cache, bounds, and failures. Needs a GPU.
 */
#include <stddef.h>

#include "runtime/device/device.h"
#include "runtime/base/memory.h"

#include "tests/harness.h"

enum { COUNT = 1000003 };

_Static_assert(offsetof(struct rw_launch, counter) == 8, "offsets in the PTX below");
_Static_assert(offsetof(struct rw_launch, records) == 48, "offsets in the PTX below");
_Static_assert(offsetof(struct rw_launch, size) == 80, "offsets in the PTX below");

#define HEAD ".version 6.4\n.target sm_75\n.address_size 64\n"

/* Adds the constant block's first word to records[i] for each index i. */
#define COUNTING                                                                                   \
    ".visible .const .align 16 .b8 rw_constant_block[64];\n"                                       \
    ".visible .entry rw_megakernel(.param .align 8 .b8 launch[144]) {\n"                           \
    "  .reg .pred %p; .reg .b32 %step, %size; .reg .b64 %counter, %records, %i, %n, %at;\n"        \
    "  ld.param.u64 %counter, [launch+8];\n"                                                       \
    "  ld.param.u64 %records, [launch+48];\n"                                                      \
    "  ld.param.u32 %size, [launch+80];\n"                                                         \
    "  cvt.u64.u32 %n, %size;\n"                                                                   \
    "  ld.const.u32 %step, [rw_constant_block];\n"                                                 \
    "fetch:\n"                                                                                     \
    "  atom.global.add.u64 %i, [%counter], 1;\n"                                                   \
    "  setp.ge.u64 %p, %i, %n;\n"                                                                  \
    "  @%p ret;\n"                                                                                 \
    "  shl.b64 %at, %i, 2;\n"                                                                      \
    "  add.u64 %at, %at, %records;\n"                                                              \
    "  red.global.add.u32 [%at], %step;\n"                                                         \
    "  bra fetch;\n"                                                                               \
    "}\n"

/* out[6k] = program * 1000000 + geometry * 100000 + first + k */
#define BOUNDS                                                                                     \
    ".visible .entry rw_bounds(.param .align 8 .b8 launch[144], .param .u32 program,\n"            \
    "    .param .u32 geometry, .param .u32 first, .param .u32 count, .param .u64 out) {\n"         \
    "  .reg .pred %p; .reg .b32 %k, %a, %b, %c; .reg .f32 %f; .reg .b64 %at, %k64;\n"              \
    "  mov.u32 %a, %ctaid.x; mov.u32 %b, %ntid.x; mov.u32 %c, %tid.x;\n"                           \
    "  mad.lo.u32 %k, %a, %b, %c;\n"                                                               \
    "  ld.param.u32 %a, [count];\n"                                                                \
    "  setp.ge.u32 %p, %k, %a;\n"                                                                  \
    "  @%p ret;\n"                                                                                 \
    "  ld.param.u32 %a, [first]; add.u32 %a, %a, %k;\n"                                            \
    "  ld.param.u32 %b, [geometry]; mad.lo.u32 %a, %b, 100000, %a;\n"                              \
    "  ld.param.u32 %b, [program]; mad.lo.u32 %a, %b, 1000000, %a;\n"                              \
    "  cvt.rn.f32.u32 %f, %a;\n"                                                                   \
    "  ld.param.u64 %at, [out]; mul.wide.u32 %k64, %k, 24; add.u64 %at, %at, %k64;\n"              \
    "  st.global.f32 [%at], %f;\n"                                                                 \
    "  ret;\n"                                                                                     \
    "}\n"

static struct rw_device *device;
static struct rw_device_flight *flight;

static struct rwc_kernel kernel_of(const char *ptx)
{
    return (struct rwc_kernel){
        .target = RWC_TARGET_CUDA, .code = (void *)ptx, .code_size = strlen(ptx)};
}

/* Number of results that are not `step` after a launch over COUNT indices, -1 on failure. */
static int launch_counts(struct rw_device_kernel *kernel, rw_u32 step)
{
    struct rw_launch launch = {.size = {COUNT, 1, 1}};
    rw_u32 constants[16] = {step}, *results = calloc(COUNT, sizeof(*results));
    size_t size = COUNT * sizeof(*results);
    int wrong = 0;
    if (!results || device->ops->alloc(device, size, &launch.records) ||
        device->ops->clear(device, launch.records, size) ||
        device->ops->set_constants(device, kernel, constants) ||
        device->ops->launch(device, kernel, &launch, NULL, flight) ||
        device->ops->finish(device, flight) ||
        device->ops->download(device, results, launch.records, size)) {
        fprintf(stderr, "%s\n", device->error);
        wrong = -1;
    }
    for (int i = 0; i < COUNT && wrong >= 0; i++) wrong += results[i] != step;
    device->ops->free(device, launch.records);
    free(results);
    return wrong;
}

TEST(description)
{
    CHECK(device->sm >= 50);
    CHECK(device->multiprocessors >= 1);
    CHECK(device->name[0]);
    CHECK_EQ(device->target, RWC_TARGET_CUDA);
    CHECK(!memcmp(device->identity, "cuda", 4));
}

TEST(memory)
{
    uint64_t address = 1;
    int there = 1234, back = 0;
    CHECK_EQ(device->ops->alloc(device, 0, &address), RT_SUCCESS);
    CHECK_EQ(address, 0);
    CHECK_EQ(device->ops->alloc(device, 1000, &address), RT_SUCCESS);
    CHECK_EQ(device->ops->upload(device, address + 4, &there, sizeof(there)), RT_SUCCESS);
    CHECK_EQ(device->ops->download(device, &back, address + 4, sizeof(back)), RT_SUCCESS);
    CHECK_EQ(back, 1234);
    CHECK_EQ(device->ops->clear(device, address, 1000), RT_SUCCESS);
    CHECK_EQ(device->ops->download(device, &back, address + 4, sizeof(back)), RT_SUCCESS);
    CHECK_EQ(back, 0);
    device->ops->free(device, address);
}

TEST(memory_that_is_not_there)
{
    uint64_t address = 1;
    CHECK_EQ(device->ops->alloc(device, (size_t)1 << 50, &address),
             RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_EQ(address, 0);
    CHECK_CONTAINS(device->error, "1125899906842624 bytes");
    CHECK_CONTAINS(device->error, "CUDA_ERROR_OUT_OF_MEMORY");
}

TEST(each_index_once)
{
    struct rwc_kernel code = kernel_of(HEAD COUNTING);
    struct rw_device_kernel *kernel;
    CHECK_EQ(device->ops->kernel_load(device, &code, 64, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(launch_counts(kernel, 5), 0);
    CHECK_EQ(launch_counts(kernel, 7), 0);
    CHECK(device->timing.kernel_ms > 0);
    struct rw_launch none = {.size = {0, 1, 1}};
    CHECK_EQ(device->ops->launch(device, kernel, &none, NULL, flight), RT_SUCCESS);
    CHECK_EQ(device->ops->finish(device, flight), RT_SUCCESS);
    device->ops->kernel_free(device, kernel);
}

TEST(linked_code_can_be_loaded_again)
{
    struct rwc_kernel code = kernel_of(HEAD COUNTING);
    struct rw_device_kernel *kernel;
    void *linked = NULL, *again = &code;
    size_t size = 0, again_size = 1;
    CHECK_EQ(device->ops->kernel_load(device, &code, 64, &kernel, &linked, &size), RT_SUCCESS);
    CHECK_EQ(launch_counts(kernel, 3), 0);
    device->ops->kernel_free(device, kernel);
    CHECK(linked && size > 100 && !memcmp(linked, "\177ELF", 4));
    struct rwc_kernel cubin = {.target = RWC_TARGET_CUDA, .code = linked, .code_size = size};
    CHECK_EQ(device->ops->kernel_load(device, &cubin, 64, &kernel, &again, &again_size),
             RT_SUCCESS);
    CHECK(!again && !again_size);
    CHECK_EQ(launch_counts(kernel, 4), 0);
    device->ops->kernel_free(device, kernel);
    rw_free(linked);
}

TEST(bounds_of_a_range)
{
    enum { RANGE = 1000 };
    float results[RANGE][6];
    struct rwc_kernel code = kernel_of(HEAD COUNTING BOUNDS);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {0};
    uint64_t out;
    CHECK_EQ(device->ops->kernel_load(device, &code, 64, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->alloc(device, sizeof(results), &out), RT_SUCCESS);
    CHECK_EQ(device->ops->bounds(device, kernel, &launch, 3, 4, 50, RANGE, out), RT_SUCCESS);
    CHECK_EQ(device->ops->download(device, results, out, sizeof(results)), RT_SUCCESS);
    for (int i = 0; i < RANGE; i++) CHECK_EQ(results[i][0], 3400050 + i);
    CHECK_EQ(device->ops->bounds(device, kernel, &launch, 3, 4, 0, 0, 0), RT_SUCCESS);
    device->ops->free(device, out);
    device->ops->kernel_free(device, kernel);
}

TEST(kernels_that_cannot_be_loaded)
{
    struct rw_device_kernel *kernel;
    void *linked;
    size_t size;
    struct rwc_kernel broken =
        kernel_of(HEAD ".visible .entry rw_megakernel() {\n  frob.u32;\n}\n");
    CHECK(device->ops->kernel_load(device, &broken, 0, &kernel, NULL, NULL));
    CHECK(!kernel);
    CHECK_CONTAINS(device->error, "CUDA_ERROR");
    CHECK_CONTAINS(device->error, "frob");
    CHECK(device->ops->kernel_load(device, &broken, 0, &kernel, &linked, &size));
    CHECK(!kernel && !linked);
    CHECK_CONTAINS(device->error, "frob");
    struct rwc_kernel other = kernel_of(HEAD ".visible .entry other() {\n  ret;\n}\n");
    CHECK(device->ops->kernel_load(device, &other, 0, &kernel, NULL, NULL));
    CHECK_CONTAINS(device->error, "rw_megakernel");
    struct rwc_kernel code = kernel_of(HEAD COUNTING);
    CHECK(device->ops->kernel_load(device, &code, 65, &kernel, NULL, NULL));
    CHECK_CONTAINS(device->error, "64 bytes and 65 are needed");
}

/* 256 KiB of stack a thread, with the device's memory taken. */
TEST(stacks_that_do_not_fit)
{
    enum { BLOCKS = 64 };
    static const char ptx[] =
        HEAD ".visible .entry rw_megakernel(.param .align 8 .b8 launch[144]) {\n"
             "  .local .align 16 .b8 stack[262144]; .reg .b32 %i; .reg .b64 %at, %records;\n"
             "  ld.param.u32 %i, [launch+80]; mov.u64 %at, stack; cvt.u64.u32 %records, %i;\n"
             "  add.u64 %at, %at, %records; st.local.u32 [%at], %i;\n"
             "  ld.param.u64 %records, [launch+48]; ld.local.u32 %i, [%at+4];\n"
             "  st.global.u32 [%records], %i;\n"
             "  ret;\n"
             "}\n";
    struct rwc_kernel code = kernel_of(ptx);
    struct rw_device_kernel *kernel = NULL;
    uint64_t blocks[BLOCKS];
    int count = 0;
    while (count < BLOCKS && !device->ops->alloc(device, (size_t)4 << 30, &blocks[count])) count++;
    RTresult result = device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL);
    while (count > 0) device->ops->free(device, blocks[--count]);
    CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(device->error, "bytes of stack");
    CHECK_CONTAINS(device->error, "trace depth");
    CHECK(!kernel);
}

/* Last: the context does not survive it. */
TEST(launch_that_crashes)
{
    struct rwc_kernel code = kernel_of(HEAD COUNTING);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {.size = {1, 1, 1}, .records = 4096};
    uint64_t address;
    CHECK_EQ(device->ops->kernel_load(device, &code, 64, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->launch(device, kernel, &launch, NULL, flight), RT_SUCCESS);
    CHECK_EQ(device->ops->finish(device, flight), RT_ERROR_LAUNCH_FAILED);
    CHECK_CONTAINS(device->error, "running the kernel: CUDA_ERROR");
    CHECK_CONTAINS(device->error, "context is lost");
    CHECK(device->ops->alloc(device, 16, &address));
    CHECK_CONTAINS(device->error, "lost in an earlier launch");
    device->ops->kernel_free(device, kernel);
}

static const struct rw_test tests[] = {
    {"description", test_description},
    {"memory", test_memory},
    {"memory that is not there", test_memory_that_is_not_there},
    {"each index once", test_each_index_once},
    {"linked code can be loaded again", test_linked_code_can_be_loaded_again},
    {"bounds of a range", test_bounds_of_a_range},
    {"kernels that cannot be loaded", test_kernels_that_cannot_be_loaded},
    {"stacks that do not fit", test_stacks_that_do_not_fit},
    {"launch that crashes", test_launch_that_crashes},
};

int main(void)
{
    char why[512];
    if (!rw_cuda_device_count(why, sizeof(why))) SKIP(why);
    if (rw_device_cuda_create(0, &device, why, sizeof(why)) ||
        device->ops->flight_create(device, true, &flight)) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    int result = RUN_TABLE(tests);
    device->ops->flight_free(device, flight);
    device->ops->destroy(device);
    return result;
}
