/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What an application lends the library: memory, from an allocator that knows its own blocks and
 * counts them, and threads, for launches on the CPU and for trees.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "runtime/bvh/build_threads.h"
#include "tests/api/launch.h"
#include "tests/folder.h"

/* ---- memory ---- */

/* Before every block: whose it is, and where it begins. */
struct head {
    uint64_t magic;
    void *begin;
    size_t size;
    uint64_t unused;
};

static const uint64_t magic = 0x7261797772696768;
static atomic_long blocks, allocations, foreign;

static void *allocate(void *user, size_t size, size_t alignment)
{
    const size_t room = sizeof(struct head) > alignment ? sizeof(struct head) : alignment;
    char *begin = user == &blocks
                      ? aligned_alloc(alignment, (room + size + alignment) & ~(alignment - 1))
                      : NULL;
    if (!begin) return NULL;
    struct head *head = (struct head *)(begin + room) - 1;
    *head = (struct head){magic, begin, size, 0};
    blocks++;
    allocations++;
    return head + 1;
}

static void release(void *user, void *memory)
{
    struct head *head = (struct head *)memory - 1;
    if (user != &blocks || head->magic != magic) {
        foreign++;
        return;
    }
    head->magic = 0;
    blocks--;
    free(head->begin);
}

static void *reallocate(void *user, void *memory, size_t size)
{
    const struct head *head = (const struct head *)memory - 1;
    if (head->magic != magic) {
        foreign++;
        return NULL;
    }
    void *moved = allocate(user, size, 16);
    if (!moved) return NULL;
    memcpy(moved, memory, head->size < size ? head->size : size);
    release(user, memory);
    return moved;
}

static const RWallocator allocator = {allocate, reallocate, release, &blocks};

/* ---- threads ---- */

enum { THREADS = 3 };

static struct loop {
    unsigned count;
    atomic_uint next;
    void (*body)(void *data, unsigned index);
    void *data;
} loop;

static atomic_uint loops, bodies;

static void *draw(void *user)
{
    struct loop *l = user;
    for (unsigned i; (i = l->next++) < l->count;) {
        bodies++;
        l->body(l->data, i);
    }
    return NULL;
}

static void parallel_for(unsigned count, void (*body)(void *data, unsigned index), void *data,
                         void *user)
{
    pthread_t threads[THREADS];
    struct loop l = {count, 0, body, data};
    if (user != &loop) return;
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, draw, &l)) abort();
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    loops++;
}

static bool launch_once(RTcontext *out)
{
    struct launch l;
    bool good = launch_make(&l) == RT_SUCCESS && launch_is_good(&l) && launch_is_good(&l);
    *out = l.context;
    return good;
}

TEST(refusals)
{
    RTcontext context = NULL, made; /* messages without a context */
    RWallocator incomplete = allocator;
    incomplete.release = NULL;
    FAILS(rwSetAllocator(NULL), RT_ERROR_INVALID_VALUE, "are all needed");
    FAILS(rwSetAllocator(&incomplete), RT_ERROR_INVALID_VALUE, "are all needed");
    FAILS(rwSetExecutor(parallel_for, 1000, NULL), RT_ERROR_INVALID_VALUE, "1000 bytes of stack");
    CHECK_EQ(rwSetAllocator(&allocator), RT_SUCCESS);
    CHECK_EQ(rtContextCreate(&made), RT_SUCCESS);
    FAILS(rwSetAllocator(&allocator), RT_ERROR_INVALID_VALUE, "it has to be the first call");
    FAILS(rwSetExecutor(parallel_for, 1 << 23, &loop), RT_ERROR_INVALID_VALUE,
          "there is a context");
    CHECK_EQ(rtContextDestroy(made), RT_SUCCESS);
}

/* With the disk cache, whose entries are first made and then found. */
TEST(memory)
{
    char folder[] = "/tmp/rw-process-XXXXXX";
    RTcontext context;
    CHECK(mkdtemp(folder));
    setenv("RW_CACHE_DIR", folder, 1);
    CHECK(launch_once(&context));
    CHECK(blocks > 0 && allocations > 100);
    OK(rtContextDestroy(context));
    const long left = blocks; /* NVRTC stays loaded */
    CHECK(launch_once(&context));
    OK(rtContextDestroy(context));
    CHECK_EQ(blocks, left);
    CHECK_EQ(foreign, 0);
    setenv("RW_CACHE_DIR", "off", 1);
    CHECK(rw_remove_folder(folder));
}

static void count_index(void *user, uint32_t index)
{
    atomic_uint *counts = user;
    counts[index]++;
}

TEST(builders)
{
    static struct rw_build_threads pool;
    atomic_uint counts[100] = {0};
    CHECK_EQ(rwSetExecutor(parallel_for, 1 << 23, &loop), RT_SUCCESS);
    const unsigned before = loops;
    rw_build_threads_open(&pool, 4);
    rw_build_threads_for(&pool, 100, count_index, counts);
    rw_build_threads_for(&pool, 2, count_index, counts);
    rw_build_threads_close(&pool);
    CHECK_EQ(loops, before + 2);
    for (int i = 0; i < 100; i++) CHECK_EQ(counts[i], 1 + (i < 2));
    CHECK_EQ(rwSetExecutor(NULL, 0, NULL), RT_SUCCESS);
}

TEST(threads)
{
    RTcontext context;
    const unsigned loops_before = loops, bodies_before = bodies;
    setenv("RW_THREADS", "4", 1);
    CHECK_EQ(rwSetExecutor(parallel_for, 1 << 23, &loop), RT_SUCCESS);
    CHECK(launch_once(&context));
    CHECK(loops > loops_before);
    CHECK(bodies - bodies_before > loops - loops_before);
    OK(rtContextDestroy(context));
    /* Programs that need more than the threads have. */
    const unsigned before = loops;
    CHECK_EQ(rwSetExecutor(parallel_for, 1 << 20, &loop), RT_SUCCESS);
    struct launch l;
    CHECK_EQ(launch_make(&l), RT_SUCCESS);
    CHECK_EQ(rtContextSetStackSize(l.context, 64 << 20), RT_SUCCESS);
    CHECK(launch_is_good(&l));
    CHECK_EQ(loops, before);
    CHECK_EQ(rtContextDestroy(l.context), RT_SUCCESS);
    CHECK_EQ(rwSetExecutor(NULL, 0, NULL), RT_SUCCESS);
    CHECK(launch_once(&context));
    CHECK_EQ(loops, before);
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"refusals", test_refusals}, /* sets the allocator */
    {"memory", test_memory},
    {"builders", test_builders},
    {"threads", test_threads},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    return RUN_TABLE(tests);
}
