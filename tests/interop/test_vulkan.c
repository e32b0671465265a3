/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory and semaphores that a real Vulkan exports: on a GPU by its driver, on the CPU memory
 * alone, by one that draws by software. Skipped where there is none.
 *   interop.vulkan [cpu|cuda]
 */
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/api/streams.h"
#include "tests/api/support.h"
#include "tests/interop/vulkan.h"

/* Many large fills, so that who does not wait is too early. */
enum { COUNT = 1 << 22, BYTES = COUNT * 4, FILLS = 200, ROUNDS = 8 };

static const char source[] = "#include <raywright_device.h>\n"
                             "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                             "rtBuffer<unsigned int> numbers;\n"
                             "RT_PROGRAM void add() { numbers[index] += index; }\n";

static const char *device = "cpu";

struct fixture {
    RTcontext context;
    RTbuffer numbers;
    struct vulkan vulkan;
    struct vk_buffer shared, seen; /* the same memory; what Vulkan copies from it */
    void *streams[2];
};

static bool on_gpu(void)
{
    return strcmp(device, "cpu") != 0;
}

/* The 16 bytes by which CUDA and Vulkan know the first GPU. */
static bool find_gpu(uint8_t identity[16])
{
    int (*ask)(uint8_t *, int) = NULL;
    char why[256];
    if (!rw_cuda_api(why, sizeof why)) return false; /* initialised by that */
    void *driver = dlopen("libcuda.so.1", RTLD_NOW), *function;
    function = driver ? dlsym(driver, "cuDeviceGetUuid") : NULL;
    memcpy(&ask, &function, sizeof function);
    return ask && !ask(identity, 0);
}

static void open_vulkan(struct vulkan *v)
{
    uint8_t identity[16];
    if (on_gpu() && !find_gpu(identity)) SKIP("there is no GPU");
    if (!vulkan_open(v, on_gpu() ? identity : NULL)) SKIP("there is no Vulkan for this device");
}

/* Fills the memory a number of times, at last with `value`; `order` says when. */
static bool fill(struct fixture *f, unsigned times, unsigned value, const struct vk_order *order)
{
    void *commands = vulkan_begin(&f->vulkan);
    const vk_object buffer = f->shared.buffer;
    if (!commands) return false;
    vulkan_barrier(commands, buffer, true, false);
    for (unsigned k = 0; k < times; k++) {
        vkCmdFillBuffer(commands, buffer, 0, BYTES, value + times - 1 - k);
        vulkan_barrier(commands, buffer, false, k + 1 == times);
    }
    return vulkan_submit(&f->vulkan, commands, order);
}

/* Copies the memory to where the host sees it, and waits for that. */
static bool look(struct fixture *f, const struct vk_order *order)
{
    void *commands = vulkan_begin(&f->vulkan);
    const struct vk_copy all = {0, 0, BYTES};
    if (!commands) return false;
    vulkan_barrier(commands, f->shared.buffer, true, false);
    vkCmdCopyBuffer(commands, f->shared.buffer, f->seen.buffer, 1, &all);
    vulkan_barrier(commands, f->shared.buffer, false, true);
    return vulkan_submit(&f->vulkan, commands, order) && !vkQueueWaitIdle(f->vulkan.queue);
}

static const struct vk_order at_once;

/* Vulkan by software has something of its own before what it exports as a file: where the memory
 * begins is where a fill arrives. */
static size_t find_beginning(struct fixture *f, int file)
{
    struct stat about;
    size_t found = SIZE_MAX;
    if (on_gpu()) return 0;
    if (!fill(f, 1, 0xC0FFEE11, &at_once) || vkQueueWaitIdle(f->vulkan.queue)) return SIZE_MAX;
    if (fstat(file, &about)) return SIZE_MAX;
    const size_t size = (size_t)about.st_size;
    const unsigned *words = mmap(NULL, size, PROT_READ, MAP_SHARED, file, 0);
    if (words == MAP_FAILED) return SIZE_MAX;
    for (size_t k = 0; k < size / 4 && found == SIZE_MAX; k++)
        if (words[k] == 0xC0FFEE11) found = 4 * k;
    munmap((void *)words, size);
    return found;
}

static RTresult begin(struct fixture *f)
{
    RTvariable v;
    *f = (struct fixture){0};
    open_vulkan(&f->vulkan);
    if (!streams_open(device, f->streams) || !vulkan_buffer(&f->vulkan, BYTES, true, &f->shared) ||
        !vulkan_buffer(&f->vulkan, BYTES, false, &f->seen))
        return RT_ERROR_UNKNOWN;
    const int file = vulkan_export_memory(&f->vulkan, &f->shared);
    const size_t beginning = find_beginning(f, file);
    if (file < 0 || beginning == SIZE_MAX) return RT_ERROR_UNKNOWN;
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, device));
    TRY(rtContextSetEntryPointCount(f->context, 1));
    TRY(set_source(f->context, 0, source, "add"));
    TRY(rwBufferCreateFromExternalMemory(f->context, RT_BUFFER_INPUT_OUTPUT, file, beginning,
                                         f->shared.bytes, &f->numbers));
    close(file);
    TRY(rtBufferSetFormat(f->numbers, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(f->numbers, COUNT));
    TRY(rtContextDeclareVariable(f->context, "numbers", &v));
    return rtVariableSetObject(v, f->numbers);
}

static RTresult finish(struct fixture *f)
{
    RTresult result = rtContextDestroy(f->context);
    vkQueueWaitIdle(f->vulkan.queue);
    vulkan_free(&f->vulkan, &f->shared);
    vulkan_free(&f->vulkan, &f->seen);
    vulkan_close(&f->vulkan);
    return result;
}

/* Of what Vulkan saw, elements that are not `value` + `factor` * index. */
static unsigned wrong(const struct fixture *f, unsigned value, unsigned factor)
{
    const unsigned *seen = f->seen.mapped;
    unsigned count = 0;
    for (unsigned i = 0; i < COUNT; i++) count += seen[i] != value + factor * i;
    return count;
}

/* One after the other, the host waiting for each. */
TEST(memory)
{
    struct fixture f;
    unsigned *mapped, others = 0;
    CHECK_EQ(begin(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (unsigned round = 0; round < 3; round++) {
        CHECK(fill(&f, 2, 11 + round, &at_once) && !vkQueueWaitIdle(f.vulkan.queue));
        OK(rtBufferMap(f.numbers, (void **)&mapped));
        for (unsigned i = 0; i < COUNT; i++) others += mapped[i] != 11 + round;
        CHECK_EQ(others, 0);
        for (unsigned i = 0; i < COUNT; i++) mapped[i] = 2 * i + round;
        OK(rtBufferUnmap(f.numbers));
        CHECK(look(&f, &at_once));
        CHECK_EQ(wrong(&f, round, 2), 0);
        OK(rtContextLaunch1D(context, 0, COUNT));
        CHECK(look(&f, &at_once));
        CHECK_EQ(wrong(&f, round, 3), 0);
    }
    OK(finish(&f));
}

/* ---- nobody waits but the GPU ---- */

enum how { BINARY, TIMELINE, WAITED, UNORDERED };

struct order {
    enum how how;
    vk_object given, taken; /* Vulkan's */
    RWsemaphore wait, signal;
};

static RTresult import(struct fixture *f, bool timeline, vk_object *theirs, RWsemaphore *ours)
{
    const int file = vulkan_semaphore(&f->vulkan, timeline, theirs);
    if (file < 0) return RT_ERROR_UNKNOWN;
    TRY(rwSemaphoreCreateFromExternal(
        f->context, timeline ? RW_SEMAPHORE_TIMELINE_FD : RW_SEMAPHORE_OPAQUE_FD, file, ours));
    close(file);
    return RT_SUCCESS;
}

static RTresult make_order(struct fixture *f, enum how how, struct order *o)
{
    *o = (struct order){.how = how};
    TRY(import(f, how == TIMELINE, &o->given, &o->wait));
    if (how != TIMELINE) return import(f, false, &o->taken, &o->signal);
    o->taken = o->given; /* one for both directions */
    o->signal = o->wait;
    return RT_SUCCESS;
}

static RTresult free_order(struct fixture *f, struct order *o)
{
    TRY(rwSemaphoreDestroy(o->wait));
    if (o->signal != o->wait) TRY(rwSemaphoreDestroy(o->signal));
    vkDestroySemaphore(f->vulkan.device, o->given, NULL);
    if (o->taken != o->given) vkDestroySemaphore(f->vulkan.device, o->taken, NULL);
    return RT_SUCCESS;
}

/* The launch is in a stream between a wait and a signal. */
static RTresult launch(struct fixture *f, const struct order *o, uint64_t value)
{
    const bool ordered = o->how != UNORDERED;
    void *stream = f->streams[0];
    RWfence fence;
    if (ordered) TRY(rwSemaphoreWait(o->wait, value, stream));
    if (o->how == WAITED) {
        TRY(rwContextSetStream(f->context, stream));
        TRY(rtContextLaunch1D(f->context, 0, COUNT));
    } else {
        TRY(rwContextLaunchAsync1D(f->context, 0, COUNT, stream, &fence));
        TRY(rwFenceDestroy(fence));
    }
    return ordered ? rwSemaphoreSignal(o->signal, value + 1, stream) : RT_SUCCESS;
}

static RTresult one_round(struct fixture *f, const struct order *o, unsigned round, bool *done)
{
    const uint64_t value = 2 * round + 1;
    const struct vk_order give = {.signal = o->given, .signal_value = value};
    const struct vk_order take = {.wait = o->taken, .wait_value = value + 1};
    const bool ordered = o->how != UNORDERED;
    *done = fill(f, FILLS, 1000 * round, ordered ? &give : &at_once);
    if (!*done) return RT_SUCCESS;
    TRY(launch(f, o, value));
    *done = look(f, ordered ? &take : &at_once);
    return RT_SUCCESS;
}

/* What comes of it without semaphores is only told: nothing forbids that it is right. */
TEST(semaphores)
{
    static const char *names[] = {"binary", "timeline", "waited for", "without"};
    struct fixture f;
    bool done;
    CHECK_EQ(begin(&f), RT_SUCCESS);
    RTcontext context = f.context;
    CHECK(f.vulkan.has_semaphores);
    OK(rtContextLaunch1D(context, 0, COUNT)); /* compiles */
    for (enum how how = BINARY; how <= UNORDERED; how++) {
        struct order o;
        unsigned failed = 0;
        OK(make_order(&f, how, &o));
        for (unsigned round = 0; round < ROUNDS; round++) {
            OK(one_round(&f, &o, round, &done));
            CHECK(done);
            failed += wrong(&f, 1000 * round, 1) != 0;
        }
        printf("     %s: %u of %d rounds wrong\n", names[how], failed, ROUNDS);
        if (how != UNORDERED) CHECK_EQ(failed, 0);
        OK(rwContextSetStream(context, NULL));
        if (on_gpu()) OK(rtContextLaunch1D(context, 0, COUNT)); /* waits for all before */
        OK(free_order(&f, &o));
    }
    OK(finish(&f));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"memory", test_memory},
        {"semaphores", test_semaphores},
    };
    if (argc > 1) device = argv[1];
    return rw_run_tests(tests, on_gpu() ? 2 : 1);
}
