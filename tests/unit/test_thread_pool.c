/* SPDX-License-Identifier: Apache-2.0 */
/* Threads of the CPU device: runs of one order follow one another, others go on side by side. */
#include <stdatomic.h>

#include "base/clock.h"
#include "runtime/base/executor.h"
#include "runtime/base/thread_pool.h"
#include "tests/harness.h"

enum { THREADS = 3, TASKS = 7, STACK = 256 << 10 };

static struct rw_thread_pool *pool;

struct counted {
    struct rw_thread_run run;
    atomic_uint done,
        seen;          /* seen: by tasks of the run after it, tasks of this one that were done */
    atomic_uint *open; /* tasks wait until this is not 0; NULL: they do not */
    struct counted *before;
};

static void count(void *user, unsigned task)
{
    struct counted *c = user;
    const struct timespec pause = {.tv_nsec = 20000};
    (void)task;
    if (c->before) atomic_fetch_add(&c->before->seen, atomic_load(&c->before->done));
    while (c->open && !atomic_load(c->open)) nanosleep(&pause, NULL);
    atomic_fetch_add(&c->done, 1);
}

static int start(struct counted *c, unsigned tasks, const void *order)
{
    c->run.run = count;
    c->run.user = c;
    c->run.tasks = tasks;
    c->run.order = order;
    return rw_thread_pool_start(pool, &c->run, STACK);
}

TEST(all_tasks)
{
    for (unsigned tasks = 0; tasks < 2 * TASKS; tasks++) {
        struct counted c = {0};
        CHECK_EQ(start(&c, tasks, NULL), 0);
        CHECK(rw_thread_pool_wait(pool, &c.run, -1));
        CHECK_EQ(c.done, tasks);
        CHECK(c.run.end_ms >= c.run.begin_ms);
    }
}

/* Many runs, so that each has the chance to begin too early. */
TEST(same_order)
{
    enum { RUNS = 200 };
    static struct counted runs[RUNS];
    for (int i = 0; i < RUNS; i++) {
        runs[i].before = i ? &runs[i - 1] : NULL;
        CHECK_EQ(start(&runs[i], TASKS, &pool), 0);
    }
    for (int i = 0; i < RUNS; i++) {
        CHECK(rw_thread_pool_wait(pool, &runs[i].run, -1));
        CHECK_EQ(runs[i].done, TASKS);
        if (i + 1 < RUNS) CHECK(rw_thread_pool_wait(pool, &runs[i + 1].run, -1));
        if (i + 1 < RUNS) CHECK_EQ(runs[i].seen, TASKS * TASKS);
    }
}

/* The first waits for a task of the second. */
TEST(other_orders)
{
    struct counted first = {0}, second = {0};
    first.open = &second.done;
    CHECK_EQ(start(&first, 1, &first), 0);
    CHECK_EQ(start(&second, 1, &second), 0);
    CHECK(rw_thread_pool_wait(pool, &first.run, -1));
    CHECK(rw_thread_pool_wait(pool, &second.run, -1));
}

TEST(waiting_for_some_time)
{
    struct counted c = {0};
    atomic_uint open = 0;
    c.open = &open;
    CHECK_EQ(start(&c, 1, NULL), 0);
    CHECK(!rw_thread_pool_wait(pool, &c.run, 0));
    double begin = rw_clock_ms();
    CHECK(!rw_thread_pool_wait(pool, &c.run, 30));
    CHECK(rw_clock_ms() - begin >= 30);
    atomic_store(&open, 1);
    CHECK(rw_thread_pool_wait(pool, &c.run, 1e9));
    CHECK(rw_thread_pool_wait(pool, &c.run, 0));
}

/* Threads with larger stacks take the place of those there are, when these have done their work. */
TEST(larger_stacks)
{
    struct counted first = {0}, second = {0};
    CHECK_EQ(start(&first, TASKS, &first), 0);
    second.run = (struct rw_thread_run){.run = count, .user = &second, .tasks = TASKS};
    CHECK_EQ(rw_thread_pool_start(pool, &second.run, 2 * STACK), 0);
    CHECK_EQ(first.done, TASKS);
    CHECK(rw_thread_pool_wait(pool, &second.run, -1));
    CHECK_EQ(second.done, TASKS);
}

static void loop(unsigned int tasks, void (*body)(void *data, unsigned int index), void *data,
                 void *user)
{
    (void)user;
    for (unsigned int i = 0; i < tasks; i++) body(data, i);
}

/* A run of the pool's own threads, which wants more stack than the application's have, behind one
 * that only those do: who waits for the second waited for ever. */
TEST(behind_one_on_other_threads)
{
    struct counted first = {0}, second = {0};
    rw_executor_set(loop, STACK, NULL);
    CHECK_EQ(start(&first, TASKS, &pool), 0);
    second.before = &first;
    second.run =
        (struct rw_thread_run){.run = count, .user = &second, .tasks = TASKS, .order = &pool};
    CHECK(first.run.lent);
    CHECK_EQ(rw_thread_pool_start(pool, &second.run, 2 * STACK), 0); /* as the threads there have */
    CHECK(!second.run.lent);
    CHECK(rw_thread_pool_wait(pool, &second.run, 10000));
    CHECK_EQ(second.done, TASKS);
    CHECK_EQ(first.seen, TASKS * TASKS);
    rw_executor_set(NULL, 0, NULL);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"all tasks", test_all_tasks},
        {"same order", test_same_order},
        {"other orders", test_other_orders},
        {"waiting for some time", test_waiting_for_some_time},
        {"larger stacks", test_larger_stacks},
        {"behind one on other threads", test_behind_one_on_other_threads},
    };
    pool = rw_thread_pool_create(THREADS);
    if (!pool) return 1;
    int result = RUN_TABLE(tests);
    rw_thread_pool_free(pool);
    return result;
}
