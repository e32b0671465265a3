/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Speed and memory of parser, check and lifter on generated PTX.
 *   bench.ptx [functions | function | lines] [megabytes...]      default: functions 5 10 20
 * "functions" are many of some 20 KB, each called by the one before; "function" is a single one;
 * "lines" is the first with a .loc before every instruction. Prints seconds, megabytes a second and
 * the peak of resident memory as a multiple of the text, above what the process had before.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "compiler/lift/lift.h"
#include "tests/ptx_text.h"

enum { BLOCKS = 16, FORMS = 16, CARRIED = 4 };

static const char *const forms[] = {
    "fma.rn.f32 \t%fD, %f1, %f2, %f4;", "mul.f32 \t%fD, %f1, %f1;",
    "add.s32 \t%rD, %r1, %r3;",         "mul.wide.s32 \t%dD, %r1, 4;",
    "add.s64 \t%dD, %d1, %d2;",         "ld.global.f32 \t%fD, [%d1+8];",
    "sub.ftz.f32 \t%fD, %f1, %f3;",     "and.b32 \t%rD, %r1, 255;",
    "shl.b32 \t%rD, %r2, 3;",           "st.global.f32 \t[%d1], %f1;",
    "cvt.rn.f32.s32 \t%fD, %r1;",       "mov.f32 \t%fD, 0f3F800000;",
    "setp.lt.f32 \t%pD, %f1, %f2;",     "selp.f32 \t%fD, %f1, %f2, %p1;",
    "rcp.approx.ftz.f32 \t%fD, %f3;",   "max.f32 \t%fD, %f1, %f2;",
};

static void put_call(struct text *out, unsigned callee)
{
    put(out,
        "\t{ // callseq %u, 0\n\t.reg .b32 temp_param_reg;\n\t.param .b64 param0;\n"
        "\tst.param.b64 \t[param0+0], %%d1;\n\t.param .b32 retval0;\n\tcall.uni (retval0), \n"
        "\tf%u, \n\t(\n\tparam0\n\t);\n\tld.param.b32 \t%%r1, [retval0+0];\n\t} // callseq %u\n",
        callee, callee, callee);
}

/* What lives on is in registers that all blocks write, as compilers leave it: a block takes copies
 * at its start and writes them at its end. */
static void put_copies(struct text *out, bool at_start)
{
    for (unsigned i = 0; i < CARRIED; i++)
        for (const char *c = "dfr"; *c; c++) {
            unsigned *next = &out->next[(unsigned char)*c];
            unsigned fresh = at_start ? (*next)++ : *next - 1 - i;
            unsigned to = at_start ? fresh : i, from = at_start ? i : fresh;
            put(out, "\tmov.b%s \t%%%c%u, %%%c%u;\n", *c == 'd' ? "64" : "32", *c, to, *c, from);
        }
}

/* Jumps forward over the next block, and from every eighth block to its own start. */
static void put_blocks(struct text *out, unsigned function, size_t end, unsigned most)
{
    unsigned block = 0;
    for (; block < most && out->length < end; block++) {
        put(out, "$L__BB%u_%u:\n", function, block);
        put_copies(out, true);
        put_instruction(out, "setp.ne.s32 \t%pD, %r1, 5;");
        for (unsigned n = 0; n < 40; n++) put_instruction(out, forms[(n + block * 5) % FORMS]);
        put_copies(out, false);
        put_instruction(out, "setp.gt.s32 \t%pD, %r1, 7;");
        put(out, "\t@%%p%u bra \t$L__BB%u_%u;\n", out->next['p'] - 1, function,
            block % 8 == 7 ? block : block + 2);
    }
    put(out, "$L__BB%u_%u:\n$L__BB%u_%u:\n", function, block, function, block + 1);
}

static void put_head(struct text *out, unsigned function, unsigned registers)
{
    put(out,
        ".visible .func  (.param .b32 func_retval0) f%u(\n\t.param .b64 f%u_param_0\n)\n{\n"
        "\t.reg .pred \t%%p<%u>;\n\t.reg .f32 \t%%f<%u>;\n\t.reg .b32 \t%%r<%u>;\n"
        "\t.reg .b64 \t%%d<%u>;\n\n\tld.param.u64 \t%%d1, [f%u_param_0];\n",
        function, function, registers, registers, registers, registers, function);
    for (const char *c = "dfrp"; *c; c++) out->next[(unsigned char)*c] = CARRIED;
    for (unsigned i = 0; i < CARRIED; i++)
        put(out,
            "\tmov.f32 \t%%f%u, 0f3F800000;\n\tmov.u32 \t%%r%u, %u;\n"
            "\tadd.s64 \t%%d%u, %%d1, %u;\n\tsetp.eq.s32 \t%%p%u, %%r0, 1;\n",
            i, i, i, i, 8 * i, i);
}

static void put_tail(struct text *out)
{
    put(out, "\tst.param.b32 \t[func_retval0+0], %%r5;\n\tret;\n}\n\n");
}

/* Functions call the one before, so the last reaches all. */
static unsigned generate(struct text *out, const char *shape, size_t size)
{
    unsigned function = 0;
    out->with_lines = !strcmp(shape, "lines");
    put(out, ".version 8.0\n.target sm_75\n.address_size 64\n.file 1 \"bench.cu\"\n");
    if (!strcmp(shape, "function")) {
        put_head(out, 0, 1 << 20);
        put_blocks(out, 0, size, ~0u);
        put_tail(out);
        return 0;
    }
    for (; out->length < size; function++) {
        put_head(out, function, 1000);
        if (function) put_call(out, function - 1);
        put_blocks(out, function, ~(size_t)0, BLOCKS);
        put_tail(out);
    }
    return function - 1;
}

static long peak(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

static int measure(const char *shape, size_t size)
{
    struct text text = {0};
    struct rwc_diag diag = {0};
    char entry[32];
    snprintf(entry, sizeof(entry), "f%u", generate(&text, shape, size));
    long before = peak();
    double start = rw_clock_cpu_ms() * 1e-3;
    struct rwc_ptx_module *ast = rwc_ptx_parse(text.data, text.length, "bench", &diag);
    double parsed = rw_clock_cpu_ms() * 1e-3;
    bool ok = ast && rwc_ptx_check(ast, "bench", &diag);
    double checked = rw_clock_cpu_ms() * 1e-3;
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = ok ? rwc_lift(context, ast, entry, "p.", "bench", &diag) : NULL;
    double lifted = rw_clock_cpu_ms() * 1e-3;
    if (!module) fprintf(stderr, "%s", diag.text ? diag.text : "failed without a message\n");
    double megabytes = (double)text.length / 1e6;
    printf(
        "%-9s %5.1f MB: parse %6.2f s, check %6.2f s, lift %6.2f s: %5.2f MB/s; memory %4.1f x\n",
        shape, megabytes, parsed - start, checked - parsed, lifted - checked,
        megabytes / (lifted - start), (double)(peak() - before) * 1024 / (double)text.length);
    return !module;
}

/* Each size in a process of its own, so that the peaks are its own. */
int main(int argc, char **argv)
{
    const char *shape = argc > 1 ? argv[1] : "functions";
    static char *const usual[] = {"5", "10", "20"};
    char *const *sizes = argc > 2 ? argv + 2 : usual;
    int count = argc > 2 ? argc - 2 : 3, failed = 0;
    if (strcmp(shape, "functions") && strcmp(shape, "function") && strcmp(shape, "lines")) {
        fprintf(stderr, "usage: bench.ptx [functions | function | lines] [megabytes...]\n");
        return 2;
    }
    for (int i = 0; i < count; i++) {
        fflush(stdout);
        pid_t child = fork();
        if (child < 0) return 1;
        if (!child) {
            int status = measure(shape, (size_t)(atof(sizes[i]) * 1e6));
            fflush(stdout);
            _exit(status);
        }
        int status;
        waitpid(child, &status, 0);
        failed |= status;
    }
    return failed != 0;
}
