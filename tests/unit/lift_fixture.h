/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs lifted PTX on this processor. A test lists instructions with C functions that say what they
 * compute; all of them are put into one PTX function, lifted, and run for every triple of edge
 * values. Inputs are three 64-bit words a, b, c; the instruction sees them as %da (64 bits), %ra
 * (the low 32), %ha (the low 16), %fa and %ea (the same bits as f32 and f64), %pa (lowest bit), and
 * leaves its result in %r9, %d9, %h9, %f9, %e9 or %p9.
 */
#ifndef RW_TEST_LIFT_FIXTURE_H
#define RW_TEST_LIFT_FIXTURE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>

#include "compiler/lift/lift.h"
#include "tests/harness.h"

typedef uint64_t lift_reference(uint64_t a, uint64_t b, uint64_t c);

struct lift_op {
    const char *ptx;
    char out; /* r, d, h, f, e or p: register 9 of that letter holds the result */
    lift_reference *reference;
};

static inline float lift_float(uint64_t bits)
{
    uint32_t low = (uint32_t)bits;
    float value;
    memcpy(&value, &low, sizeof(value));
    return value;
}

static inline uint64_t lift_float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline double lift_double(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

static inline uint64_t lift_double_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

static inline LLVMModuleRef lift_text(LLVMContextRef context, const char *ptx, const char *entry,
                                      struct rwc_diag *diag)
{
    struct rwc_ptx_module *ast = rwc_ptx_parse(ptx, strlen(ptx), "test", diag);
    LLVMModuleRef module = NULL;
    if (ast && rwc_ptx_check(ast, "test", diag))
        module = rwc_lift(context, ast, entry, "p.", "test", diag);
    rwc_ptx_free(ast);
    return module;
}

/* The PTX function: result k goes to [io + 24 + 8k]. NULL: out of memory. */
static inline char *lift_write(const struct lift_op *ops, size_t count)
{
    static const char store[][2][8] = {{"r", "b32"}, {"d", "b64"}, {"h", "b16"},
                                       {"f", "f32"}, {"e", "f64"}, {"p", "b32"}};
    size_t size = 4096 + count * 512, length = 0;
    char *text = malloc(size);
    if (!text) return NULL;
    length += (size_t)snprintf(
        text, size,
        ".version 8.0\n.target sm_80\n.address_size 64\n.visible .func f(.param .b64 p)\n{\n"
        ".reg .b64 %%io, %%da, %%db, %%dc;\n.reg .b32 %%ra, %%rb, %%rc;\n"
        ".reg .b16 %%ha, %%hb, %%hc;\n.reg .f32 %%fa, %%fb, %%fc;\n.reg .f64 %%ea, %%eb, %%ec;\n"
        ".reg .pred %%pa, %%pb, %%pc;\nld.param.b64 %%io, [p];\n");
    for (unsigned i = 0; i < 3; i++) {
        char c = (char)('a' + i);
        length += (size_t)snprintf(text + length, size - length,
                                   "ld.b64 %%d%c, [%%io+%u];\nld.b32 %%r%c, [%%io+%u];\n"
                                   "ld.b16 %%h%c, [%%io+%u];\nld.f32 %%f%c, [%%io+%u];\n"
                                   "ld.f64 %%e%c, [%%io+%u];\n"
                                   "{ .reg .b32 %%t; and.b32 %%t, %%r%c, 1;\n"
                                   "setp.ne.u32 %%p%c, %%t, 0; }\n",
                                   c, 8 * i, c, 8 * i, c, 8 * i, c, 8 * i, c, 8 * i, c, c);
    }
    for (size_t k = 0; k < count; k++) {
        unsigned row = 0;
        while (store[row][0][0] != ops[k].out) row++;
        length +=
            (size_t)snprintf(text + length, size - length,
                             "{ .reg .b64 %%d<10>; .reg .b32 %%r<10>; .reg .b16 %%h<10>;\n"
                             ".reg .f32 %%f<10>; .reg .f64 %%e<10>; .reg .pred %%p<10>;\n"
                             "%s\n%sst.%s [%%io+%zu], %%%s9; }\n",
                             ops[k].ptx, ops[k].out == 'p' ? "selp.b32 %r9, 1, 0, %p9;\n" : "",
                             store[row][1], 24 + 8 * k, ops[k].out == 'p' ? "r" : store[row][0]);
    }
    snprintf(text + length, size - length, "ret;\n}\n");
    return text;
}

typedef void lift_function(uint64_t *const *io);

struct lift_code {
    LLVMContextRef context;
    LLVMExecutionEngineRef engine;
    lift_function *run;
};

static inline bool lift_optimise(LLVMModuleRef module)
{
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(
        module, "function(instcombine<no-verify-fixpoint>,simplifycfg)", NULL, options);
    LLVMDisposePassBuilderOptions(options);
    if (error) LLVMConsumeError(error);
    return !error;
}

/* Lifts and compiles for this processor, with or without LLVM's simplifications before. */
static inline bool lift_compile(const char *ptx, bool optimise, struct lift_code *out)
{
    struct rwc_diag diag = {0};
    char *message = NULL;
    *out = (struct lift_code){.context = LLVMContextCreate()};
    LLVMLinkInMCJIT();
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
    LLVMModuleRef module = lift_text(out->context, ptx, "f", &diag);
    if (!module) {
        fprintf(stderr, "%s", diag.text ? diag.text : "lifting failed without a message\n");
        rwc_diag_free(&diag);
        return false;
    }
    rwc_diag_free(&diag);
    if (optimise && !lift_optimise(module)) return false;
    char *triple = LLVMGetDefaultTargetTriple();
    LLVMSetTarget(module, triple);
    LLVMSetDataLayout(module, "");
    LLVMDisposeMessage(triple);
    struct LLVMMCJITCompilerOptions options;
    LLVMInitializeMCJITCompilerOptions(&options, sizeof(options));
    if (LLVMCreateMCJITCompilerForModule(&out->engine, module, &options, sizeof(options),
                                         &message)) {
        fprintf(stderr, "%s\n", message);
        LLVMDisposeMessage(message);
        return false;
    }
    uint64_t address = LLVMGetFunctionAddress(out->engine, "p.f");
    memcpy(&out->run, &address, sizeof(out->run));
    return address != 0;
}

static inline void lift_dispose(struct lift_code *code)
{
    if (code->engine) LLVMDisposeExecutionEngine(code->engine);
    LLVMContextDispose(code->context);
}

static inline bool lift_same(char out, uint64_t got, uint64_t expected)
{
    if (got == expected) return true;
    if (out == 'f') return isnan(lift_float(got)) && isnan(lift_float(expected));
    if (out == 'e') return isnan(lift_double(got)) && isnan(lift_double(expected));
    return false;
}

static inline uint64_t lift_cut(char out, uint64_t value)
{
    if (out == 'd' || out == 'e') return value;
    if (out == 'h') return value & 0xFFFF;
    return value & 0xFFFFFFFF;
}

/* Prints the first difference of each instruction; returns how many instructions differ. */
static inline unsigned lift_compare(const struct lift_op *ops, size_t count, lift_function *run,
                                    const uint64_t *edges, size_t edge_count)
{
    uint64_t *io = calloc(3 + count, sizeof(*io));
    bool *bad = calloc(count, sizeof(*bad));
    unsigned failures = !io || !bad;
    for (size_t n = 0; n < edge_count * edge_count * edge_count && io && bad; n++) {
        uint64_t a = edges[n % edge_count], b = edges[n / edge_count % edge_count];
        uint64_t c = edges[n / edge_count / edge_count];
        memset(io, 0, (3 + count) * sizeof(*io));
        io[0] = a, io[1] = b, io[2] = c;
        run(&io);
        for (size_t k = 0; k < count; k++) {
            uint64_t expected = lift_cut(ops[k].out, ops[k].reference(a, b, c));
            if (bad[k] || lift_same(ops[k].out, io[3 + k], expected)) continue;
            bad[k] = true;
            failures++;
            fprintf(stderr, "%s\n  a=%#llx b=%#llx c=%#llx: is %#llx, expected %#llx\n", ops[k].ptx,
                    (unsigned long long)a, (unsigned long long)b, (unsigned long long)c,
                    (unsigned long long)io[3 + k], (unsigned long long)expected);
        }
    }
    free(io);
    free(bad);
    return failures;
}

/* Everything above in a row, simplified by LLVM and not. */
static inline unsigned lift_check(const struct lift_op *ops, size_t count, const uint64_t *edges,
                                  size_t edge_count)
{
    char *ptx = lift_write(ops, count);
    unsigned failures = !ptx;
    for (int optimise = 0; optimise < 2 && ptx; optimise++) {
        struct lift_code code;
        if (lift_compile(ptx, optimise, &code))
            failures += lift_compare(ops, count, code.run, edges, edge_count);
        else
            failures++;
        lift_dispose(&code);
    }
    free(ptx);
    return failures;
}

#define LIFT_CHECK(ops, edges)                                                                     \
    lift_check(ops, sizeof(ops) / sizeof((ops)[0]), edges, sizeof(edges) / sizeof((edges)[0]))

#endif
