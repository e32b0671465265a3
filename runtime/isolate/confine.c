/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See confine.h. A filter of system calls (seccomp): what is listed here may be called, all else
 * fails with EPERM. The C library and LLVM take that for an answer; what they ask for beyond the
 * list (files of the system that say how many processors there are, say) they can do without.
 */
#define _GNU_SOURCE /* CLONE_THREAD */

#include "runtime/isolate/confine.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What is called most comes first. */
static const unsigned allowed[] = {
    SYS_futex,
    SYS_sendto,
    SYS_recvfrom,
#ifdef SYS_poll
    SYS_poll,
#endif
    SYS_ppoll,
    /* memory */
    SYS_mprotect,
    SYS_mmap,
    SYS_munmap,
    SYS_mremap,
    SYS_madvise,
    SYS_brk,
    /* threads */
    SYS_rt_sigprocmask,
    SYS_rseq,
    SYS_set_robust_list,
    SYS_sched_yield,
    SYS_sched_getaffinity,
    SYS_gettid,
    SYS_getpid,
    SYS_exit,
    SYS_exit_group,
    SYS_restart_syscall,
    /* signals that its own faults and abort() give it */
    SYS_rt_sigaction,
    SYS_rt_sigreturn,
    SYS_sigaltstack,
    /* descriptors that it has: its sockets, its memory, its messages */
    SYS_read,
    SYS_write,
    SYS_writev,
    SYS_close,
    SYS_lseek,
    /* the time, and what says nothing of others */
    SYS_clock_gettime,
    SYS_clock_nanosleep,
    SYS_nanosleep,
    SYS_gettimeofday,
    SYS_getrandom,
    SYS_getrusage,
    SYS_sysinfo,
    SYS_uname,
};

/* Whose numbers of system calls these are. Elsewhere nothing is confined, and no helper serves. */
#if defined(__x86_64__)
#define INTERFACE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define INTERFACE AUDIT_ARCH_AARCH64
#else
#define INTERFACE 0 /* none that is known here */
#endif

enum { ALLOWED = sizeof(allowed) / sizeof(allowed[0]), MOST_CODE = 2 * ALLOWED + 32 };

struct program {
    struct sock_filter code[MOST_CODE];
    unsigned short length;
};

static void add(struct program *p, struct sock_filter instruction)
{
    p->code[p->length++] = instruction;
}

static void load(struct program *p, size_t offset)
{
    add(p, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

/* Where the number that was loaded is another (or lacks the bit), `count` instructions are left
 * out. */
static void if_equal(struct program *p, unsigned number, unsigned char count)
{
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, count));
}

static void if_bit(struct program *p, unsigned bit, unsigned char count)
{
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bit, 0, count));
}

static void answer(struct program *p, unsigned action)
{
    add(p, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

static void refuse(struct program *p, unsigned error)
{
    answer(p, SECCOMP_RET_ERRNO | error);
}

/* The lower half of the first argument. */
static void load_argument(struct program *p)
{
    load(p, offsetof(struct seccomp_data, args));
}

static void write_program(struct program *p, unsigned interface)
{
    load(p, offsetof(struct seccomp_data, arch));
    add(p, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, interface, 1, 0));
    answer(p, SECCOMP_RET_KILL_PROCESS); /* numbers of another interface */
    load(p, offsetof(struct seccomp_data, nr));
    for (size_t k = 0; k < ALLOWED; k++) {
        if_equal(p, allowed[k], 1);
        answer(p, SECCOMP_RET_ALLOW);
    }
    /* Threads, but no processes; a filter cannot look at clone3's flags, for which the C library
     * then takes clone. */
    if_equal(p, SYS_clone3, 1);
    refuse(p, ENOSYS);
    if_equal(p, SYS_clone, 4);
    load_argument(p);
    if_bit(p, CLONE_THREAD, 1);
    answer(p, SECCOMP_RET_ALLOW);
    refuse(p, EPERM);
    /* Signals to itself: abort(). */
    if_equal(p, SYS_tgkill, 3);
    load_argument(p);
    if_equal(p, (unsigned)getpid(), 1);
    answer(p, SECCOMP_RET_ALLOW);
    refuse(p, EPERM);
}

static bool confine(unsigned interface)
{
    struct program p = {.length = 0};
    write_program(&p, interface);
    const struct sock_fprog all = {p.length, p.code};
    return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
           !syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &all);
}

bool rw_confine(void)
{
#ifdef RW_SANITIZED
    const bool sanitized = true; /* its runtime needs calls that are refused */
#else
    const bool sanitized = false;
#endif
    return sanitized || (INTERFACE && confine(INTERFACE));
}
