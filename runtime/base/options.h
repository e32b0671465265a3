/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the environment says. All variables are in one table, options_table.c; a context reads them
 * once, when it is created, so that a later setenv() changes nothing under it.
 */
#ifndef RW_OPTIONS_H
#define RW_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/compiler.h"
#include "raywright.h"

enum rw_debug {
    RW_DEBUG_HELP = 1u << 0,   /* the table was asked for and has been printed */
    RW_DEBUG_LOG = 1u << 1,    /* usage reports go to stderr when the application set no callback */
    RW_DEBUG_VERIFY = 1u << 2, /* LLVM's verifier runs after every pass, and launches say what they
                                * find wrong with the programs: rw_report_once */
    RW_DEBUG_LOOPS = 1u << 3,  /* loops of programs end when the launch is cancelled */
};

/* What a GPU's trees are made of. */
enum rw_nodes {
    RW_NODES_BY_SCENE,
    RW_NODES_COMPRESSED, /* RW_LAYOUT_COMPRESSED */
    RW_NODES_NARROW,     /* RW_LAYOUT_NARROW */
};

/* What launches do about pages that are not there. */
enum rw_paging {
    RW_PAGING_BY_LAUNCH,
    RW_PAGING_WAIT,  /* they wait for them */
    RW_PAGING_REACH, /* they read in the host's memory */
};

struct rw_options {
    unsigned debug;         /* enum rw_debug */
    char *device;           /* "auto", "cuda", "cuda:N", "cpu"; see runtime/base/device_choice.h */
    unsigned threads;       /* of the CPU device; 0: one per core */
    unsigned strategy;      /* enum rwc_strategy, or RW_STRATEGY_AUTO */
    unsigned threshold;     /* rw_launch.threshold; 0: the built-in value, by kernel and scene */
    unsigned refill;        /* rw_launch.refill; 0: likewise */
    unsigned rounds;        /* 1: strategy DIRECT makes turns of rounds of loops */
    unsigned batch;         /* launch indices of a warp, strategy BATCH; 0: the built-in number */
    unsigned nodes;         /* enum rw_nodes: of the trees of a GPU */
    uint64_t device_memory; /* bytes that a context may use of a device, 0: what there is */
    unsigned paging;        /* enum rw_paging */
    unsigned page_size;     /* of paged buffers: rw_options_page_size */
    unsigned tune;          /* RWtune */
    char *dump_dir;         /* NULL: none; so are the strings below */
    char *dump_pass;
    char *skip_pass;
    char *cache_dir;        /* "off": no cache; NULL: the default folder */
    unsigned max_registers; /* of a GPU thread; 0: the driver's choice */
    unsigned jit_level;     /* 0..4, the driver's optimisation level */
    char *replace_ptx;      /* HASH=FILE[,HASH=FILE...] */
    char *record_dir;       /* where kernels and launches are recorded */
    unsigned profile;       /* 1: kernels count what they do */
    char *report_dir;       /* where a process says at its end what pipelines did */
    double compile_limit;   /* seconds that a compilation may take; 0: as long as it does */
    double time_limit;      /* seconds that a launch may take; 0: as long as it does */
    unsigned isolate;       /* 1: what others wrote is compiled and run by helper processes */
    unsigned helper_memory; /* MiB that one of them may allocate; 0: half of the machine's */
    char *helper;           /* its program */
    unsigned cuda_compiler; /* enum rw_source_compiler */
    unsigned includes;      /* 0: any, 1: of given folders */
    char *nvrtc;            /* path of libnvrtc, or the folder it is in */
    char *clang;            /* clang's program, a path or a name */
    char *oidn;             /* path of libOpenImageDenoise, or the folder it is in */
};

/* Of the i-th variable; NULL after the last. */
const char *rw_option_name(size_t i);

enum { RW_STRATEGY_AUTO = 4 }; /* after those of enum rwc_strategy */
/* That of classic contexts: nothing said is STATES. */
unsigned rw_options_strategy(const struct rw_options *options);

/* By enum rwc_strategy, as RW_STRATEGY has them; NULL after the last. */
extern const char *const rw_strategy_names[];

/* Reads and checks all variables. On failure `out` is empty and `error` names the variable, its
 * value and what it may be: RT_ERROR_INVALID_VALUE, RT_ERROR_MEMORY_ALLOCATION_FAILED.
 * RW_DEBUG=help prints the table to stderr, once in a process. */
RTresult rw_options_read(struct rw_options *out, char *error, size_t error_size);
void rw_options_free(struct rw_options *options);

/* Bytes of a page. */
uint32_t rw_options_page_size(const struct rw_options *options);

/* When a warp goes over from traversal to programs, and to new launch indices: as in rw_launch. It
 * changes no picture. */
struct rw_schedule {
    unsigned threshold, refill;
};
/* paths: launch indices may trace again after a ray; in_small_trees: no tree is large. */
struct rw_schedule rw_options_schedule(const struct rw_options *options, bool paths,
                                       bool in_small_trees);

/* The table as text, to be freed; NULL when there is no memory. */
char *rw_options_help(void);

#endif
