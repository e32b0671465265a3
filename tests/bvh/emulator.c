/* SPDX-License-Identifier: Apache-2.0 */
/* See emulator.h. Threads are contexts with stacks of their own; switching is a longjmp. */
#include "tests/bvh/emulator.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#include "programs/build/host.h"
#include "programs/config.h"

enum { WARP = 32, MAX_THREADS = 1024, STACK = 32768 };

/* ---- threads ---- */

enum place { RUNNING, AT_WARP, AT_BLOCK, ENDED };

struct warp {
    unsigned arrived, generation;
    rw_u32 values[2][WARP]; /* by parity of the generation */
};

static struct {
    unsigned block, blocks, threads, current, ended;
    unsigned at_block, block_generation;
    struct warp warps[MAX_THREADS / WARP];
    struct thread {
        enum place place;
        bool started;
        jmp_buf context;
        ucontext_t start;
        char *stack;
    } thread[MAX_THREADS];
    jmp_buf scheduler;
    const char *name;
    void (*run)(void *user); /* the kernel */
    void *user;
} gpu;

struct build_call {
    enum rw_build_kernel kernel;
    uint32_t pass;
    struct rw_build_args args;
};

void rw_build_bounds(struct rw_build_args args);
void rw_build_morton(struct rw_build_args args);
void rw_build_sort(struct rw_build_args args, rw_u32 pass);
void rw_build_ploc(struct rw_build_args args);
void rw_build_lbvh(struct rw_build_args args, rw_u32 pass);
void rw_build_collapse(struct rw_build_args args, rw_u32 pass);
void rw_build_refit(struct rw_build_args args);
void rw_build_again(struct rw_build_args args);
void rw_build_finish(struct rw_build_args args);

static void call_builder(void *user)
{
    const struct build_call *call = user;
    static void (*const kernels[RW_BUILD_KERNELS])(struct rw_build_args) = {
        [RW_BUILD_BOUNDS] = rw_build_bounds, [RW_BUILD_MORTON] = rw_build_morton,
        [RW_BUILD_PLOC] = rw_build_ploc,     [RW_BUILD_REFIT] = rw_build_refit,
        [RW_BUILD_AGAIN] = rw_build_again,   [RW_BUILD_FINISH] = rw_build_finish,
    };
    static void (*const in_passes[RW_BUILD_KERNELS])(struct rw_build_args, rw_u32) = {
        [RW_BUILD_SORT] = rw_build_sort,
        [RW_BUILD_LBVH] = rw_build_lbvh,
        [RW_BUILD_COLLAPSE] = rw_build_collapse,
    };
    if (in_passes[call->kernel])
        in_passes[call->kernel](call->args, call->pass);
    else
        kernels[call->kernel](call->args);
}

static void fail(const char *what)
{
    fprintf(stderr, "emulator: %s, block %u, thread %u: %s\n", gpu.name, gpu.block, gpu.current,
            what);
    abort();
}

static void thread_main(void)
{
    gpu.run(gpu.user);
    gpu.thread[gpu.current].place = ENDED;
    gpu.ended++;
    if (gpu.warps[gpu.current / WARP].arrived) fail("ended while its warp meets");
    if (gpu.at_block) fail("ended while its block meets");
    _longjmp(gpu.scheduler, 1);
}

/* Lets another thread run; back when `place` was changed to RUNNING. */
__attribute__((noinline)) static void wait_in(enum place place)
{
    struct thread *t = &gpu.thread[gpu.current];
    t->place = place;
    if (!_setjmp(t->context)) _longjmp(gpu.scheduler, 1);
}

/* Not inlined: no variable of the caller lives across the setjmp. */
__attribute__((noinline)) static void resume(unsigned number)
{
    struct thread *t = &gpu.thread[number];
    gpu.current = number;
    if (_setjmp(gpu.scheduler)) return;
    if (t->started) _longjmp(t->context, 1);
    t->started = true;
    setcontext(&t->start);
}

__attribute__((noinline)) static void prepare(struct thread *t)
{
    t->place = RUNNING;
    t->started = false;
    getcontext(&t->start);
    t->start.uc_stack.ss_sp = t->stack;
    t->start.uc_stack.ss_size = STACK;
    t->start.uc_link = NULL;
    makecontext(&t->start, thread_main, 0);
}

static void run_block(void)
{
    memset(gpu.warps, 0, sizeof(gpu.warps));
    gpu.ended = gpu.at_block = 0;
    for (unsigned i = 0; i < gpu.threads; i++) {
        if (!gpu.thread[i].stack) gpu.thread[i].stack = malloc(STACK);
        if (!gpu.thread[i].stack) fail("out of memory");
        prepare(&gpu.thread[i]);
    }
    while (gpu.ended < gpu.threads) {
        unsigned ran = 0;
        for (unsigned i = 0; i < gpu.threads; i++) {
            if (gpu.thread[i].place != RUNNING) continue;
            resume(i);
            ran++;
        }
        if (!ran) fail("all threads wait");
    }
}

void emulated_run(const char *name, unsigned threads, unsigned blocks, void (*run)(void *user),
                  void *user)
{
    gpu.name = name;
    gpu.run = run;
    gpu.user = user;
    gpu.threads = threads;
    gpu.blocks = blocks;
    for (gpu.block = 0; gpu.block < gpu.blocks; gpu.block++) run_block();
}

static void run_kernel(const struct rw_build_launch *launch, const struct rw_build_args *args)
{
    struct build_call call = {launch->kernel, launch->pass, *args};
    emulated_run(rw_build_kernel_names[launch->kernel], rw_build_kernel_threads[launch->kernel],
                 launch->blocks, call_builder, &call);
}

/* ---- what the kernels call ---- */

rw_u32 rw_host_block_index(void)
{
    return gpu.block;
}
rw_u32 rw_host_block_count(void)
{
    return gpu.blocks;
}
rw_u32 rw_host_block_thread(void)
{
    return gpu.current;
}
rw_u32 rw_host_warp_size(void)
{
    return WARP;
}
rw_u32 rw_host_warp_lane(void)
{
    return gpu.current % WARP;
}

void rw_host_block_sync(void)
{
    if (gpu.ended) fail("a thread ended before the barrier");
    if (++gpu.at_block < gpu.threads) {
        wait_in(AT_BLOCK);
        return;
    }
    gpu.at_block = 0;
    for (unsigned i = 0; i < gpu.threads; i++) gpu.thread[i].place = RUNNING;
}

/* Values of all lanes, when all are there. */
static const rw_u32 *meet(rw_u32 value)
{
    unsigned first = gpu.current - gpu.current % WARP;
    struct warp *warp = &gpu.warps[gpu.current / WARP];
    rw_u32 *values = warp->values[warp->generation % 2];
    values[gpu.current % WARP] = value;
    if (++warp->arrived < WARP) {
        for (unsigned i = 0; i < WARP; i++)
            if (gpu.thread[first + i].place == ENDED) fail("a lane of the warp has ended");
        wait_in(AT_WARP);
        return values;
    }
    warp->arrived = 0;
    warp->generation++;
    for (unsigned i = 0; i < WARP; i++) gpu.thread[first + i].place = RUNNING;
    return values;
}

rw_u32 rw_host_warp_ballot(rw_u32 vote)
{
    const rw_u32 *values = meet(vote != 0);
    rw_u32 result = 0;
    for (int i = 0; i < WARP; i++) result |= values[i] << i;
    return result;
}

rw_u32 rw_host_warp_shuffle(rw_u32 value, rw_u32 from)
{
    return meet(value)[from % WARP];
}

/* ---- builds ---- */

static unsigned depth;
static double cut_cost;

unsigned emulated_depth(void)
{
    return depth;
}

double emulated_cut_cost(void)
{
    return cut_cost;
}

static double read_cut_cost(const struct rw_build_args *args)
{
    const struct rw_build_control *control = (const void *)(uintptr_t)args->control;
    const struct rw_build_cut *cuts = (const void *)(uintptr_t)args->cuts;
    if (control->valid < 2) return 0;
    return (double)cuts[control->root & (RW_BUILD_MAX_PRIMITIVES - 1)].cost[0] / control->root_area;
}

/* One block of the collapse: an emulated block runs to its end before the next begins. */
static const struct rw_build_resident resident = {.blocks = {[RW_BUILD_BOUNDS] = 3,
                                                             [RW_BUILD_MORTON] = 2,
                                                             [RW_BUILD_COLLAPSE] = 1,
                                                             [RW_BUILD_AGAIN] = 2}};

static void *zeros(size_t size, size_t clear)
{
    char *memory = aligned_alloc(256, (size + 255) & ~(size_t)255);
    if (!memory) abort();
    memset(memory, 0, clear);
    memset(memory + clear, 0xa5, size - clear); /* what a device may leave there */
    return memory;
}

static void run_plan(const struct rw_build_input *input, struct rw_build_plan *plan, char *scratch,
                     void *tree, uint64_t refit)
{
    rw_build_plan_parts(input, (struct rw_build_device_part *)(scratch + plan->parts_offset));
    rw_build_plan_place(plan, (uintptr_t)scratch, (uintptr_t)tree, refit);
    for (unsigned i = 0; i < plan->launch_count; i++) run_kernel(&plan->launches[i], &plan->args);
}

RTresult emulated_build(const struct rw_build_input *input, struct rw_tree *out)
{
    struct rw_build_plan plan;
    struct rw_build_refit numbers, *refit = NULL;
    if (!rw_build_plan_make(input, &resident, &plan)) return RT_ERROR_INVALID_VALUE;
    if (!plan.launch_count) {
        rw_build_plan_result(&plan, NULL, out, NULL);
        return RT_SUCCESS;
    }
    char *scratch = zeros(plan.scratch_size, plan.clear_size);
    void *tree = zeros(plan.tree_size, 0);
    if (plan.refit_size) numbers.memory = (uintptr_t)zeros(plan.refit_size, plan.refit_clear_size);
    run_plan(input, &plan, scratch, tree, plan.refit_size ? numbers.memory : 0);
    const struct rw_build_control *control = (struct rw_build_control *)scratch;
    depth = control->depth;
    cut_cost = read_cut_cost(&plan.args);
    rw_build_plan_result(&plan, control, out, &numbers);
    if (plan.refit_size && out->size) {
        refit = zeros(sizeof(*refit), 0);
        *refit = numbers;
    } else if (plan.refit_size) {
        free((void *)(uintptr_t)numbers.memory);
    }
    free(scratch);
    out->refit = refit;
    if (out->size)
        out->base = (uintptr_t)tree;
    else
        free(tree);
    return RT_SUCCESS;
}

RTresult emulated_refit(const struct rw_build_input *input, struct rw_tree *tree)
{
    struct rw_build_plan plan;
    const struct rw_build_refit *refit = tree->refit;
    if (!refit || !rw_build_plan_refit(input, tree, &plan)) return RT_ERROR_INVALID_VALUE;
    char *scratch = zeros(plan.scratch_size, plan.clear_size);
    run_plan(input, &plan, scratch, (void *)(uintptr_t)tree->base, refit->memory);
    rw_build_plan_refitted(&plan, (struct rw_build_control *)scratch, tree);
    free(scratch);
    return RT_SUCCESS;
}

void emulated_launch(enum rw_build_kernel kernel, unsigned blocks, uint32_t pass,
                     const struct rw_build_args *args)
{
    const struct rw_build_launch launch = {kernel, blocks, pass};
    run_kernel(&launch, args);
}

/* The control block comes first in scratch memory. */
RTresult emulated_soon(const struct rw_build_input *input, const struct rw_tree_place *place,
                       bool too_deep)
{
    struct rw_build_plan plan;
    char *scratch = (char *)(uintptr_t)place->scratch;
    if (!rw_build_plan_soon(input, &resident, place, &plan)) return RT_ERROR_INVALID_VALUE;
    if (!plan.launch_count) return RT_SUCCESS;
    memset(scratch, 0, plan.clear_size);
    rw_build_plan_parts(input, (struct rw_build_device_part *)(uintptr_t)plan.args.parts);
    for (unsigned i = 0; i < plan.launch_count; i++) {
        if (too_deep && plan.launches[i].kernel == RW_BUILD_AGAIN)
            ((struct rw_build_control *)scratch)->depth = RW_BVH_MAX_DEPTH;
        run_kernel(&plan.launches[i], &plan.args);
    }
    return RT_SUCCESS;
}

void emulated_free(struct rw_tree *tree)
{
    struct rw_build_refit *refit = tree->refit;
    if (refit) free((void *)(uintptr_t)refit->memory);
    free(refit);
    free((void *)(uintptr_t)tree->base);
    memset(tree, 0, sizeof(*tree));
}
