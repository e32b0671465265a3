/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The CPU device with kernels written in LLVM IR: memory, launches over several threads, the
 * constant block, bounds, large stacks, and kernels that cannot be loaded.
 */
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stddef.h>

#include "runtime/device/device.h"
#include "runtime/base/memory.h"

#include "tests/harness.h"

enum { COUNT = 10007, STACK = 48 << 20 };

_Static_assert(offsetof(struct rw_launch, constants) == 0, "offsets in the IR below");
_Static_assert(offsetof(struct rw_launch, counter) == 8, "offsets in the IR below");
_Static_assert(offsetof(struct rw_launch, records) == 48, "offsets in the IR below");
_Static_assert(offsetof(struct rw_launch, size) == 80, "offsets in the IR below");

/* Adds constants[0] to records[i] for each index i; bounds writes {primitive, program,
 * geometry}. */
static const char counting[] =
    "define void @rw_megakernel(ptr byval([144 x i8]) align 8 %launch) {\n"
    "entry:\n"
    "  %constants = load ptr, ptr %launch\n"
    "  %step = load i32, ptr %constants\n"
    "  %at.counter = getelementptr i8, ptr %launch, i64 8\n"
    "  %counter = load ptr, ptr %at.counter\n"
    "  %at.records = getelementptr i8, ptr %launch, i64 48\n"
    "  %records = load ptr, ptr %at.records\n"
    "  %at.size = getelementptr i8, ptr %launch, i64 80\n"
    "  %size = load i32, ptr %at.size\n"
    "  %size64 = zext i32 %size to i64\n"
    "  br label %fetch\n"
    "fetch:\n"
    "  %i = atomicrmw add ptr %counter, i64 1 monotonic\n"
    "  %more = icmp ult i64 %i, %size64\n"
    "  br i1 %more, label %work, label %done\n"
    "work:\n"
    "  %slot = getelementptr i32, ptr %records, i64 %i\n"
    "  atomicrmw add ptr %slot, i32 %step monotonic\n"
    "  br label %fetch\n"
    "done:\n"
    "  ret void\n"
    "}\n"
    "define void @rw_bounds(ptr byval([144 x i8]) align 8 %launch, i32 %program, i32 %geometry,\n"
    "                       i32 %first, i32 %count, ptr %out) {\n"
    "entry:\n"
    "  %p = uitofp i32 %program to float\n"
    "  %g = uitofp i32 %geometry to float\n"
    "  br label %loop\n"
    "loop:\n"
    "  %k = phi i32 [0, %entry], [%next, %work]\n"
    "  %more = icmp ult i32 %k, %count\n"
    "  br i1 %more, label %work, label %done\n"
    "work:\n"
    "  %primitive = add i32 %first, %k\n"
    "  %v = uitofp i32 %primitive to float\n"
    "  %at = mul i32 %k, 6\n"
    "  %slot0 = getelementptr float, ptr %out, i32 %at\n"
    "  %slot1 = getelementptr float, ptr %slot0, i32 1\n"
    "  %slot2 = getelementptr float, ptr %slot0, i32 2\n"
    "  store float %v, ptr %slot0\n"
    "  store float %p, ptr %slot1\n"
    "  store float %g, ptr %slot2\n"
    "  %next = add i32 %k, 1\n"
    "  br label %loop\n"
    "done:\n"
    "  ret void\n"
    "}\n";

/* Writes to both ends of 48 MiB of stack; no bounds entry. */
static const char deep[] = "define void @rw_megakernel(ptr byval([144 x i8]) align 8 %launch) {\n"
                           "  %stack = alloca [50331648 x i8], align 16\n"
                           "  %end = getelementptr i8, ptr %stack, i64 50331647\n"
                           "  store volatile i8 1, ptr %stack\n"
                           "  store volatile i8 1, ptr %end\n"
                           "  ret void\n"
                           "}\n";

static const char no_entry[] = "define void @something_else() { ret void }\n";

static struct rw_device *device;
static struct rw_device_flight *flight;
static LLVMMemoryBufferRef object; /* the code of the last kernel made */

/* Compiles IR text for this machine. */
static struct rwc_kernel make_kernel(const char *text)
{
    LLVMModuleRef module = NULL;
    LLVMTargetRef target = NULL;
    char *message = NULL, *triple = LLVMGetDefaultTargetTriple();
    LLVMContextRef context = LLVMContextCreate();
    LLVMMemoryBufferRef ir = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "ir");
    if (LLVMParseIRInContext(context, ir, &module, &message) ||
        LLVMGetTargetFromTriple(triple, &target, &message)) {
        fprintf(stderr, "%s\n", message);
        exit(1);
    }
    LLVMTargetMachineRef machine = LLVMCreateTargetMachine(
        target, triple, "", "", LLVMCodeGenLevelDefault, LLVMRelocPIC, LLVMCodeModelJITDefault);
    if (object) LLVMDisposeMemoryBuffer(object);
    if (LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, &object)) {
        fprintf(stderr, "%s\n", message);
        exit(1);
    }
    LLVMDisposeTargetMachine(machine);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
    LLVMDisposeMessage(triple);
    return (struct rwc_kernel){
        .target = RWC_TARGET_CPU,
        .code = (void *)LLVMGetBufferStart(object),
        .code_size = LLVMGetBufferSize(object),
    };
}

/* Launches `step` per index over `size`; all results must be `expected`. */
static int launch_counts(struct rw_device_kernel *kernel, rw_u32 step, rw_u32 expected)
{
    static rw_u32 results[COUNT];
    struct rw_launch launch = {.size = {COUNT, 1, 1}};
    int wrong = 0;
    if (device->ops->alloc(device, sizeof(results), &launch.records) ||
        device->ops->clear(device, launch.records, sizeof(results)) ||
        device->ops->set_constants(device, kernel, &step) ||
        device->ops->launch(device, kernel, &launch, NULL, flight) ||
        device->ops->finish(device, flight) ||
        device->ops->download(device, results, launch.records, sizeof(results)))
        wrong = -1;
    for (int i = 0; i < COUNT && wrong >= 0; i++) wrong += results[i] != expected;
    device->ops->free(device, launch.records);
    return wrong;
}

TEST(creation)
{
    char error[256];
    struct rw_device *one = NULL, *many = NULL;
    CHECK_EQ(rw_device_cpu_create(0, &one, error, sizeof(error)), RT_SUCCESS);
    CHECK(one->multiprocessors >= 1);
    CHECK_CONTAINS(one->name, "CPU");
    CHECK_EQ(one->target, RWC_TARGET_CPU);
    one->ops->destroy(one);
    CHECK_EQ(rw_device_cpu_create(100000, &many, error, sizeof(error)), RT_ERROR_INVALID_VALUE);
    CHECK_CONTAINS(error, "100000");
    CHECK(!many);
}

TEST(memory)
{
    uint64_t address = 1;
    int there = 1234, back = 0;
    CHECK_EQ(device->ops->alloc(device, 0, &address), RT_SUCCESS);
    CHECK_EQ(address, 0);
    device->ops->free(device, 0);
    CHECK_EQ(device->ops->alloc(device, 1000, &address), RT_SUCCESS);
    CHECK_EQ(address % 256, 0);
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
    CHECK_EQ(device->ops->alloc(device, SIZE_MAX - 10, &address),
             RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_EQ(address, 0);
    CHECK_CONTAINS(device->error, "18446744073709551605 bytes");
    rw_memory_fail_at(1);
    CHECK_EQ(device->ops->alloc(device, 77, &address), RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(device->error, "77 bytes");
}

TEST(each_index_once)
{
    struct rwc_kernel code = make_kernel(counting);
    struct rw_device_kernel *kernel;
    void *linked = &code;
    size_t linked_size = 1;
    CHECK_EQ(device->ops->kernel_load(device, &code, 4, &kernel, &linked, &linked_size),
             RT_SUCCESS);
    CHECK(!linked && !linked_size);
    CHECK_EQ(launch_counts(kernel, 5, 5), 0);
    CHECK_EQ(launch_counts(kernel, 7, 7), 0);
    CHECK(device->timing.kernel_ms > 0);
    device->ops->kernel_free(device, kernel);
}

TEST(empty_launch)
{
    struct rwc_kernel code = make_kernel(deep);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {.size = {0, 1, 1}};
    CHECK_EQ(device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->launch(device, kernel, &launch, NULL, flight), RT_SUCCESS);
    CHECK_EQ(device->ops->finish(device, flight), RT_SUCCESS);
    device->ops->kernel_free(device, kernel);
}

TEST(bounds_of_a_range)
{
    static float results[COUNT][6];
    struct rwc_kernel code = make_kernel(counting);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {0};
    CHECK_EQ(device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->bounds(device, kernel, &launch, 3, 4, 100, COUNT,
                                 (uint64_t)(uintptr_t)results),
             RT_SUCCESS);
    for (int i = 0; i < COUNT; i++) {
        CHECK_EQ(results[i][0], 100 + i);
        CHECK_EQ(results[i][1], 3);
        CHECK_EQ(results[i][2], 4);
    }
    CHECK_EQ(device->ops->bounds(device, kernel, &launch, 3, 4, 0, 0, 0), RT_SUCCESS);
    device->ops->kernel_free(device, kernel);
}

TEST(large_stack)
{
    struct rwc_kernel code = make_kernel(deep);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {.size = {64, 1, 1}};
    code.stack_size = STACK;
    CHECK_EQ(device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->launch(device, kernel, &launch, NULL, flight), RT_SUCCESS);
    CHECK_EQ(device->ops->finish(device, flight), RT_SUCCESS);
    CHECK_EQ(device->ops->bounds(device, kernel, &launch, 2, 0, 0, 1, 0), RT_ERROR_INVALID_SOURCE);
    CHECK_CONTAINS(device->error, "no bounding box");
    device->ops->kernel_free(device, kernel);
}

/* Small launches after one another: the threads stay, and no index is lost between two of them. */
TEST(many_launches)
{
    struct rwc_kernel code = make_kernel(counting);
    struct rw_device_kernel *kernel;
    struct rw_launch launch = {.size = {3, 1, 1}};
    rw_u32 one = 1, results[3];
    CHECK_EQ(device->ops->kernel_load(device, &code, 4, &kernel, NULL, NULL), RT_SUCCESS);
    CHECK_EQ(device->ops->alloc(device, sizeof(results), &launch.records), RT_SUCCESS);
    device->ops->clear(device, launch.records, sizeof(results));
    device->ops->set_constants(device, kernel, &one);
    for (int i = 0; i < 20000; i++) {
        CHECK_EQ(device->ops->launch(device, kernel, &launch, NULL, flight), RT_SUCCESS);
        CHECK_EQ(device->ops->finish(device, flight), RT_SUCCESS);
    }
    device->ops->download(device, results, launch.records, sizeof(results));
    for (int i = 0; i < 3; i++) CHECK_EQ(results[i], 20000);
    device->ops->free(device, launch.records);
    device->ops->kernel_free(device, kernel);
}

TEST(kernels_that_cannot_be_loaded)
{
    struct rwc_kernel code = make_kernel(no_entry);
    struct rw_device_kernel *kernel;
    CHECK_EQ(device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL),
             RT_ERROR_INVALID_SOURCE);
    CHECK(!kernel);
    CHECK_CONTAINS(device->error, "rw_megakernel");
    char text[] = "this is no object file";
    struct rwc_kernel broken = {.code = text, .code_size = sizeof(text)};
    CHECK_EQ(device->ops->kernel_load(device, &broken, 0, &kernel, NULL, NULL),
             RT_ERROR_INVALID_SOURCE);
    CHECK(!kernel);
    CHECK_CONTAINS(device->error, "loading");
    device->ops->kernel_free(device, NULL);
}

TEST(out_of_memory)
{
    struct rwc_kernel code = make_kernel(counting);
    struct rw_device_kernel *kernel;
    rw_memory_fail_at(1);
    CHECK_EQ(device->ops->kernel_load(device, &code, 0, &kernel, NULL, NULL),
             RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(device->error, "out of memory");
    CHECK_EQ(device->ops->kernel_load(device, &code, 4, &kernel, NULL, NULL), RT_SUCCESS);
    device->ops->kernel_free(device, kernel);
    for (unsigned n = 1; n <= 2; n++) {
        char error[256];
        struct rw_device *none = NULL;
        rw_memory_fail_at(n);
        CHECK_EQ(rw_device_cpu_create(4, &none, error, sizeof(error)),
                 RT_ERROR_MEMORY_ALLOCATION_FAILED);
        CHECK(!none);
    }
    rw_memory_fail_at(0);
}

static const struct rw_test tests[] = {
    {"creation", test_creation},
    {"memory", test_memory},
    {"memory that is not there", test_memory_that_is_not_there},
    {"each index once", test_each_index_once},
    {"empty launch", test_empty_launch},
    {"bounds of a range", test_bounds_of_a_range},
    {"large stack", test_large_stack},
    {"many launches", test_many_launches},
    {"kernels that cannot be loaded", test_kernels_that_cannot_be_loaded},
    {"out of memory", test_out_of_memory},
};

int main(void)
{
    char error[256];
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    if (rw_device_cpu_create(4, &device, error, sizeof(error)) ||
        device->ops->flight_create(device, true, &flight)) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    int result = RUN_TABLE(tests);
    if (object) LLVMDisposeMemoryBuffer(object);
    device->ops->flight_free(device, flight);
    device->ops->destroy(device);
    return result;
}
