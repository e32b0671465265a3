/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The compiler's whole interface to the runtime: PTX in, kernel out. No LLVM and no CUDA types.
 *
 *   rwc_module        one PTX text, parsed and checked, with its interface (programs and variables)
 *   rwc_kernel_desc   which programs make up a kernel, and where each of their variables lives
 *   rwc_kernel        the result: PTX for the driver or an object file for this CPU, and a report
 *   rwc_cpu_code      a loaded object file
 */
#ifndef RWC_COMPILER_H
#define RWC_COMPILER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/base/diag.h"
#include "compiler/program_kind.h"
#include "raywright_abi.h"

/* ---- modules and their interface ---- */

enum rwc_variable_class {
    RWC_VARIABLE_PLAIN,     /* rtDeclareVariable without semantic: looked up through scopes */
    RWC_VARIABLE_BUFFER,    /* rtBuffer: looked up through scopes, value is a struct rw_buffer */
    RWC_VARIABLE_TEXTURE,   /* rtTextureSampler or texture reference: likewise, a texture object */
    RWC_VARIABLE_SEMANTIC,  /* rtLaunchIndex, rtCurrentRay, rtPayload, ... */
    RWC_VARIABLE_ATTRIBUTE, /* "attribute NAME" */
};

/* typeenum values of rtDeclareVariable's metadata (raywright_variable.h). */
enum rwc_type_enum {
    RWC_TYPE_PLAIN = 4919,
    RWC_TYPE_CALLABLE_ID = 4920, /* rtCallableProgramId */
    RWC_TYPE_BOUND_CALLABLE = 4921,
    RWC_TYPE_SURFACE, /* no value of the metadata: a surface reference, which has none */
};

struct rwc_variable {
    const char *name;      /* source name, namespaces with "::" */
    const char *symbol;    /* PTX symbol */
    const char *type_name; /* as written in the source; "" for buffers */
    const char *semantic;  /* "rtPayload", "attribute NAME", "" */
    const char *annotation;
    enum rwc_variable_class cls;
    unsigned type_enum; /* enum rwc_type_enum */
    size_t size;        /* bytes; buffers: sizeof(struct rw_buffer) */
    unsigned align;
    unsigned buffer_dim, buffer_element_size; /* buffers, as their use says; 0 if unknown */
    const void *initial; /* static initialiser, size bytes; NULL: none was written */
};

/* Whether the host gives it a value; the others belong to the launch. */
static inline bool rwc_is_scoped(const struct rwc_variable *v)
{
    return v->cls == RWC_VARIABLE_PLAIN || v->cls == RWC_VARIABLE_BUFFER ||
           v->cls == RWC_VARIABLE_TEXTURE;
}

struct rwc_program {
    const char *name;                      /* source name: unmangled, namespace-qualified */
    const char *symbol;                    /* mangled */
    bool is_callable;                      /* .func; else .entry */
    const struct rwc_variable **variables; /* all it uses, also through functions it calls */
    size_t variable_count;
    bool traces; /* contains rtTrace, also through functions it calls */
    /* All its rays are optixTraverse's, which run no program at their end, and several may follow
     * one another: a path within one program. */
    bool walks_paths;
};

struct rwc_module; /* opaque; immutable once created */

/* NULL on error, with all messages in diag. `name` is used in messages (a path, or "PTX
 * string"). */
struct rwc_module *rwc_module_create(const char *ptx, size_t length, const char *name,
                                     struct rwc_diag *diag);
/* The same for PTX that was compiled from the file `source`: messages give lines of that file, as
 * the PTX's .loc directives tell them. Those do not count in the hash. */
struct rwc_module *rwc_module_create_generated(const char *ptx, size_t length, const char *source,
                                               struct rwc_diag *diag);
/* Links PTX texts, so that functions of one can be called from another, into one text, malloc'ed.
 * NULL on error, with all messages in diag. */
struct rwc_ptx_text {
    const char *text;
    size_t length;
    const char *name; /* for messages */
};
char *rwc_ptx_link(const struct rwc_ptx_text *texts, size_t count, struct rwc_diag *diag);
void rwc_module_free(struct rwc_module *module);
void rwc_module_hash(const struct rwc_module *module, uint8_t out[16]);
const struct rwc_program *rwc_module_programs(const struct rwc_module *module, size_t *count);
/* By source name or mangled symbol; NULL when there is none. */
const struct rwc_program *rwc_module_find(const struct rwc_module *module, const char *name);
/* What a module says of payloads by device functions of OptiX 7, where it is a constant: the types
 * that a program is for, as bits; with which type and how many values a ray is traced; the index of
 * a value. False: out of memory. */
enum rwc_payload_use_kind {
    RWC_PAYLOAD_TYPES,
    RWC_PAYLOAD_TRACE,
    RWC_PAYLOAD_READ,
    RWC_PAYLOAD_WRITE,
};
struct rwc_payload_use {
    const char *function;
    enum rwc_payload_use_kind kind;
    uint32_t value, count; /* count: of RWC_PAYLOAD_TRACE */
    unsigned line;         /* of the PTX */
};
typedef void (*rwc_payload_use_cb)(const struct rwc_payload_use *use, void *user);
bool rwc_module_payload_uses(const struct rwc_module *module, rwc_payload_use_cb use_cb,
                             void *user);
/* For the compiler's own passes: the name given at creation, and the syntax tree (ptx/ast.h). */
struct rwc_ptx_module;
const char *rwc_module_name(const struct rwc_module *module);
/* The PTX as it was given, for dumps; *length excludes the NUL. */
const char *rwc_module_text(const struct rwc_module *module, size_t *length);
/* Whether it was made by rwc_module_create_generated. */
bool rwc_module_is_generated(const struct rwc_module *module);
/* The compute capability that its PTX is for, as 75; 0: the PTX says none. */
unsigned rwc_module_sm(const struct rwc_module *module);
const struct rwc_ptx_module *rwc_module_ast(const struct rwc_module *module);
/* The function with the most statements, its name as users know it in `name`; how many they are. */
size_t rwc_module_largest(const struct rwc_module *module, char *name, size_t size);
/* A line of the module's PTX becomes the line that messages give. place->where has to be what
 * rwc_module_name returned; other places stay. */
void rwc_module_locate(const struct rwc_module *module, struct rwc_place *place);

/* ---- what a kernel is made of ---- */

/* Where one variable of a program that is looked up through scopes lives. */
struct rwc_binding {
    const char *symbol; /* rwc_variable.symbol */
    enum rwc_storage storage;
    uint32_t offset; /* bytes, aligned for the variable */
};

/* One program in one set of scopes. Two RTprograms of the same function whose variables live in
 * different places are two entries. */
struct rwc_program_desc {
    const struct rwc_module *module;
    const struct rwc_program *program;
    enum rwc_program_kind kind;
    uint32_t id;          /* RW_STATE_FIRST_PROGRAM + index in rwc_kernel_desc.programs */
    uint32_t callable_id; /* callables: the value device code calls it by */
    uint32_t caller;      /* callables bound to a variable: id of the program that reads it, which
                             alone knows callable_id; 0: any program may */
    uint32_t ray_types;   /* closest-hit, any-hit, miss: bit set of the ray types it is bound to */
    const struct rwc_binding *bindings;
    size_t binding_count;
};

/* RWC_TARGET_CUDA, RWC_TARGET_CPU: a line of the table each. */
enum rwc_target {
#define RWC_BACKEND(NAME, name) RWC_TARGET_##NAME,
#include "compiler/backends.def"
#undef RWC_BACKEND
    RWC_TARGETS
};

/* What the runtime has to know of a target; the rest is the compiler's (target/backend.h). */
struct rwc_target_info {
    const char *name;          /* as reports and recordings have it */
    unsigned warp_lanes;       /* lanes that run in step */
    enum rw_tree_layout trees; /* what its kernels walk */
    bool is_ptx;               /* code is PTX, which the driver compiles; else an object file */
    bool is_host;              /* kernels run in this process, on its memory */
    const char *machine_code;  /* name of the file in recordings */
};
const struct rwc_target_info *rwc_target_info(enum rwc_target target);

enum rwc_strategy {
    RWC_STRATEGY_STATES,     /* continuations, one body per program, resume switch */
    RWC_STRATEGY_STRUCTURED, /* the same with structured control flow restored */
    RWC_STRATEGY_DIRECT,     /* rtTrace is a plain call; recursion only on the CPU */
    RWC_STRATEGY_BATCH,      /* as STATES, and a warp has more launch indices than lanes */
};

struct rwc_kernel_desc {
    enum rwc_target target;
    unsigned sm; /* CUDA: 75, 80, 90, ... */
    enum rwc_strategy strategy;
    const struct rwc_program_desc *programs;
    size_t program_count;
    uint32_t ray_type_count;
    uint64_t features;        /* enum rw_feature */
    uint32_t constant_size;   /* bytes of the constant block */
    uint32_t max_trace_depth; /* rtTrace calls that may be open at once, below 256 */
    uint32_t max_call_depth;  /* calls of callable programs, between two of these; below 32 */
    uint32_t min_stack_size;  /* raises the computed continuation stack */
    /* RW_FEATURE_SBT: the variable that stands for the launch's parameters, NULL: none; attributes
     * that intersection programs may report. */
    const char *launch_params;
    uint32_t attribute_words;
    const char *dump_dir;    /* numbered stages are written here; NULL: none */
    const char *dump_pass;   /* only after this pass; NULL: all */
    const char *skip_passes; /* comma-separated names; NULL: none */
    bool verify_each;        /* LLVM verifier after every pass */
    bool inlines_all;        /* also functions that are better left: as without the part `calls` */
    bool checks_loops;       /* loops of programs end when the launch is cancelled */
    bool rounds;             /* strategy DIRECT, GPUs: lanes meet ahead of each round of a loop */
    unsigned threads;        /* that may emit code at once; what they emit is the same */
    double most_seconds;     /* after them no further pass is begun; 0: all are */
    const atomic_bool *end;  /* once it is true, nobody waits for the kernel; NULL: somebody does */
};

/* ---- results ---- */

struct rwc_kernel {
    enum rwc_target target;
    void *code; /* PTX text (NUL-terminated), an object file, or an archive of several */
    size_t code_size;
    char *report;         /* JSON, see compiler/kernel/report.h */
    uint32_t stack_size;  /* continuation stack, bytes per lane */
    uint32_t state_count; /* programs and resume points that suspend or are resumed */
    uint32_t frame_size;  /* largest frame, bytes */
    uint32_t attribute_size;
    bool recurses;     /* device functions call themselves: the stack they need is not known */
    bool has_limits;   /* a run may come to the trace depth, or that of calls */
    bool traces_again; /* after an rtTrace a launch index may come to another: paths, recursion */
    bool has_batches;  /* strategy BATCH: launches need memory for it, runtime/device/batch.h */
    uint32_t profile_states; /* RW_FEATURE_PROFILE: struct rw_profile_state in a copy, 0 without;
                                not written to the cache, which such kernels are kept out of */
    char **formats;          /* rtPrintf format strings by number */
    size_t format_count;
};

/* Names of the entries in the code. */
#define RWC_ENTRY_LAUNCH "rw_megakernel"
#define RWC_ENTRY_BOUNDS "rw_bounds"
#define RWC_CONSTANT_BLOCK                                                                         \
    "rw_constant_block" /* CUDA: __constant__ symbol of constant_size bytes */

/* Names that rwc_kernel_desc.skip_passes may have, by index; NULL after the last. */
const char *rwc_skippable_pass(size_t index);

/* Compiles on a thread of its own, so that a fatal error inside LLVM ends that thread and becomes a
 * message instead of ending the process. NULL on error, and where it was ended between passes. */
struct rwc_kernel *rwc_compile(const struct rwc_kernel_desc *desc, struct rwc_diag *diag);
void rwc_kernel_free(struct rwc_kernel *kernel);

/* Where each line of a kernel's PTX comes from, and what its frames hold, as JSON (to be freed;
 * docs/recording.md). Compiles once more, for a GPU also where the kernel is for the CPU, with
 * debug locations; the kernel itself never has them. NULL on error. */
char *rwc_compile_lines(const struct rwc_kernel_desc *desc, struct rwc_diag *diag);

/* 128-bit hash of all that shapes the result: sources, bindings, options, compiler version, and on
 * the CPU the processor's name and features. dump_dir, dump_pass, verify_each, threads,
 * most_seconds and end do not count. */
void rwc_kernel_desc_hash(const struct rwc_kernel_desc *desc, uint8_t out[16]);

/* Writes and reads a kernel as one block of bytes, for the disk cache (code may be replaced by a
 * linked cubin first). rwc_kernel_read returns NULL when the bytes are damaged. */
bool rwc_kernel_write(const struct rwc_kernel *kernel, void **out, size_t *out_size);
struct rwc_kernel *rwc_kernel_read(const void *bytes, size_t size);
/* Can a block of `size` bytes begin with these RWC_KERNEL_START? For who has not read the rest. */
enum { RWC_KERNEL_START = 32 };
bool rwc_kernel_begins(const void *start, size_t size);

/* Writes a description as one block of bytes, malloc'ed, and reads it, for a compiler in another
 * process of the same build. What is read points into the bytes. `end` stays here. */
struct rwc_desc_block {
    struct rwc_kernel_desc desc;
    struct rwc_program_desc *programs;
    struct rwc_module **modules;
    size_t module_count;
};
bool rwc_desc_write(const struct rwc_kernel_desc *desc, void **out, size_t *out_size);
bool rwc_desc_read(const void *bytes, size_t size, struct rwc_desc_block *out,
                   struct rwc_diag *diag);
void rwc_desc_block_free(struct rwc_desc_block *block);

/* Differs wherever the compiler or its interface does. */
extern const char rw_compiler_hash[];

/* ---- CPU code ---- */

struct rwc_cpu_code;
struct rwc_cpu_code *rwc_cpu_load(const void *object, size_t size, struct rwc_diag *diag);
/* NULL: absent, or what diag says, if anybody asks. */
void *rwc_cpu_symbol(struct rwc_cpu_code *code, const char *name, struct rwc_diag *diag);
void rwc_cpu_unload(struct rwc_cpu_code *code);

#endif
