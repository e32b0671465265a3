/* SPDX-License-Identifier: Apache-2.0 */
/*
 * LLVM reports what it cannot handle ("Cannot select", broken modules, ...) through a fatal-error
 * handler that must not return; without one it aborts the process. Ours jumps back to the start of
 * the thread that runs LLVM, which then ends.
 *
 * The handler is global to the process, and the host may use the same LLVM library: ours is
 * installed only while a guarded thread runs, finds that thread through a thread-local, and returns
 * at once on any other thread (LLVM then ends the process as it would have done without us).
 *
 * Memory that cannot be had comes to us in two more ways, LLVM's bad-alloc handler and the handler
 * of C++'s operator new, of which C knows only the linker's names. They are ours for as long.
 *
 * What LLVM makes once for the process is made under locks, and a lock that was held at the jump is
 * held for good. Three things about that. Its registries are filled before anything else is done
 * (rwc_init_backends). What is allocated under its locks is allocated by operator new, nearly all
 * of it: that tries again with the spares of the thread before the jump. And if a thread waits for
 * such a lock nevertheless it is found out (waiting.h), and LLVM is not run any more.
 *
 * LLVM has lists, of timers for one, whose items are on the stack of whoever runs it. So a stack
 * that was left by a jump stays as it is for good, and the thread ends above what LLVM had of it.
 *
 * Why a jump and not pthread_exit: LLVM is built without exceptions, and the forced unwinding of
 * pthread_exit ends the process at the first noexcept frame.
 */
#define _GNU_SOURCE /* RTLD_DEFAULT */

#include "compiler/base/guard.h"

#include <dlfcn.h>
#include <llvm-c/ErrorHandling.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/thread.h"
#include "compiler/base/waiting.h"

/* Instruction selection and the verifier recurse over the depth of expressions; address space is
 * free until it is touched. */
#define STACK_BYTES ((size_t)256 << 20)
/* Between the frames of the thread's beginning and those of LLVM: room for the thread to end. */
#define ROOM_TO_END ((size_t)64 << 10)

enum { SPARES = 8, SPARE_BYTES = 64 << 10 };

struct guard {
    void (*body)(void *user);
    void *user;
    struct rwc_waiting waiting;
    void *stack;
    void *spares[SPARES]; /* given back where operator new fails */
    jmp_buf escape;
    bool fatal, out_of_memory, stuck;
    char reason[1024];
};

static _Thread_local struct guard *current;
/* LLVM was left for want of memory; and a lock that it held then is waited for. */
static atomic_bool left_without_memory, locked;
static pthread_mutex_t handler_mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned handler_users;

static void on_fatal_error(const char *reason)
{
    if (!current) return;
    snprintf(current->reason, sizeof(current->reason), "%s", reason);
    for (char *c = current->reason; *c; c++)
        if (*c == '\n') *c = ' ';
    longjmp(current->escape, 1);
}

/* ---- memory ---- */

/* llvm::install_bad_alloc_error_handler, which wants none to be installed, and its opposite. */
void rwc_llvm_take_bad_alloc(
    void (*handler)(void *user, const char *reason, bool diagnose),
    void *user) __asm__("_ZN4llvm31install_bad_alloc_error_handlerEPFvPvPKcbES0_");
void rwc_llvm_reset_bad_alloc(void) __asm__("_ZN4llvm30remove_bad_alloc_error_handlerEv");

/* std::set_new_handler and std::__throw_bad_alloc, of the C++ library that LLVM has loaded. */
typedef void (*new_handler)(void);
static new_handler (*set_new_handler)(new_handler handler);
static void (*throw_bad_alloc)(void);
static new_handler host_new_handler;

static void escape_without_memory(void)
{
    if (!current) return;
    current->out_of_memory = true;
    atomic_store(&left_without_memory, true);
    longjmp(current->escape, 1);
}

static bool give_spare_back(void)
{
    for (int k = 0; current && k < SPARES; k++) {
        if (!current->spares[k]) continue;
        free(current->spares[k]);
        current->spares[k] = NULL;
        return true;
    }
    return false;
}

/* On another thread: what LLVM does without a handler. */
static void on_bad_alloc(void *user, const char *reason, bool diagnose)
{
    (void)user, (void)reason, (void)diagnose;
    escape_without_memory();
    abort();
}

/* Whoever returns is asked for the memory again. On another thread: what the host has, or nothing,
 * would do. */
static void on_failing_new(void)
{
    if (give_spare_back()) return;
    escape_without_memory();
    if (host_new_handler)
        host_new_handler();
    else
        throw_bad_alloc();
}

static void find_functions(void)
{
    /* Data pointers become function pointers: POSIX promises that this works. */
    *(void **)&set_new_handler = dlsym(RTLD_DEFAULT, "_ZSt15set_new_handlerPFvvE");
    *(void **)&throw_bad_alloc = dlsym(RTLD_DEFAULT, "_ZSt17__throw_bad_allocv");
}

static void take_memory_handlers(void)
{
    if (!set_new_handler) find_functions();
    rwc_llvm_take_bad_alloc(on_bad_alloc, NULL);
    if (set_new_handler && throw_bad_alloc) host_new_handler = set_new_handler(on_failing_new);
}

/* One that the host has set meanwhile stays. */
static void give_memory_handlers_back(void)
{
    rwc_llvm_reset_bad_alloc();
    if (!set_new_handler || !throw_bad_alloc) return;
    const new_handler found = set_new_handler(host_new_handler);
    if (found != on_failing_new) set_new_handler(found);
}

/* ---- handlers for a time ---- */

static void hold_handlers(void)
{
    pthread_mutex_lock(&handler_mutex);
    if (handler_users++ == 0) {
        LLVMInstallFatalErrorHandler(on_fatal_error);
        take_memory_handlers();
    }
    pthread_mutex_unlock(&handler_mutex);
}

static void release_handlers(void)
{
    pthread_mutex_lock(&handler_mutex);
    if (--handler_users == 0) {
        give_memory_handlers_back();
        LLVMResetFatalErrorHandler();
    }
    pthread_mutex_unlock(&handler_mutex);
}

static __attribute__((noinline)) void run_below(struct guard *guard)
{
    char room[ROOM_TO_END];
    __asm__ volatile("" : : "r"(room) : "memory");
    guard->body(guard->user);
    __asm__ volatile("" : : "r"(room) : "memory");
}

static void *thread_main(void *argument)
{
    struct guard *guard = argument;
    current = guard;
    rwc_waiting_open(&guard->waiting);
    if (setjmp(guard->escape) == 0)
        run_below(guard);
    else
        guard->fatal = true;
    current = NULL;
    return NULL;
}

/* The lowest page is for what goes beyond. */
static void *make_stack(void)
{
    void *stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return NULL;
    mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
    return stack;
}

static void free_spares(struct guard *guard)
{
    for (int k = 0; k < SPARES; k++) free(guard->spares[k]);
}

static bool start(struct guard *guard)
{
    pthread_attr_t attributes;
    guard->stack = make_stack();
    if (!guard->stack) return false;
    for (int k = 0; k < SPARES; k++) guard->spares[k] = malloc(SPARE_BYTES);
    bool ok = !pthread_attr_init(&attributes);
    if (ok) {
        ok = !pthread_attr_setstack(&attributes, guard->stack, STACK_BYTES) &&
             !rw_thread_start(&guard->waiting.thread, &attributes, thread_main, guard);
        pthread_attr_destroy(&attributes);
    }
    if (ok) return true;
    free_spares(guard);
    munmap(guard->stack, STACK_BYTES);
    return false;
}

/* A thread that is stuck keeps all that it has. Threads that wait for others are not. */
static void finish(struct guard *guard)
{
    if (current) atomic_store(&current->waiting.excused, true);
    guard->stuck = !rwc_waiting_join(&guard->waiting, &left_without_memory);
    if (current) atomic_store(&current->waiting.excused, false);
    if (guard->stuck) {
        atomic_store(&locked, true);
        return;
    }
    free_spares(guard);
    if (!guard->fatal) munmap(guard->stack, STACK_BYTES);
}

static unsigned refuse(struct rwc_diag *diag, const char *doing)
{
    diag->out_of_memory = true;
    return rwc_error(diag, NULL, 0,
                     "LLVM cannot be used any more in this process for %s: memory ran out in it "
                     "earlier, and what it had locked stays locked; start the process anew, or set "
                     "RW_ISOLATE=1",
                     doing);
}

static void report(const struct guard *guard, const char *doing, struct rwc_diag *diag)
{
    char what[128];
    snprintf(what, sizeof(what), "while %s", doing);
    if (guard->stuck)
        refuse(diag, doing);
    else if (guard->out_of_memory)
        rwc_out_of_memory(diag, NULL, what);
    else if (guard->fatal)
        rwc_error(diag, NULL, 0, "LLVM gave up while %s: %s", doing, guard->reason);
}

/* As many as the system has for us. */
static unsigned start_all(struct guard *guards, unsigned count)
{
    unsigned started = 0;
    while (started < count && start(&guards[started])) started++;
    return started;
}

unsigned rwc_guarded_threads(void (*body)(void *user), void *user, unsigned count,
                             const char *doing, struct rwc_diag *diag)
{
    bool stuck = false;
    if (atomic_load(&locked)) return refuse(diag, doing);
    struct guard *guards = calloc(count, sizeof(*guards));
    if (!guards) return rwc_out_of_memory(diag, NULL, "for threads of the compiler");
    for (unsigned k = 0; k < count; k++) guards[k] = (struct guard){.body = body, .user = user};
    hold_handlers();
    unsigned started = start_all(guards, count);
    for (unsigned k = 0; k < started; k++) finish(&guards[k]);
    release_handlers();
    for (unsigned k = 0; k < started; k++) {
        report(&guards[k], doing, diag);
        stuck = stuck || guards[k].stuck;
    }
    if (!stuck) free(guards);
    if (!started)
        rwc_error(diag, NULL, 0,
                  "cannot start a thread with a stack of %zu MiB for %s; raise the limit on "
                  "address space or threads",
                  STACK_BYTES >> 20, doing);
    return started;
}

struct single {
    bool (*body)(void *user);
    void *user;
    bool result;
};

static void run_single(void *user)
{
    struct single *single = user;
    single->result = single->body(single->user);
}

bool rwc_guarded(bool (*body)(void *user), void *user, const char *doing, struct rwc_diag *diag)
{
    struct single single = {body, user, false};
    rwc_guarded_threads(run_single, &single, 1, doing, diag);
    return single.result;
}
