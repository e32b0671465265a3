/* SPDX-License-Identifier: Apache-2.0 */
/*
 * nvcc takes hit programs for kernels, and pointers that it finds in their payload for pointers to
 * global memory; the address of a local variable there ended launches on GPUs. Which instruction
 * the kernel has for each access of a program, as nvcc 7.5 to 13 write it: the access is known by
 * its offset. And clang chooses between the addresses of two variables, where nvcc chooses between
 * their values: no kernel came of that.
 */
#include "compiler/compiler.h"
#include "tests/api/ptx_build.h"
#include "tests/harness.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Into %rd2 for ld.global: a pointer of the payload, of a variable, of an attribute. */
#define PAYLOAD "ld.global.u64 %rd1, [prd]; cvta.to.global.u64 %rd2, %rd1;"
#define USER "ld.global.u64 %rd1, [user]; cvta.to.global.u64 %rd2, %rd1;"
#define INDEX "ld.global.u32 %r1, [prd+16]; mul.wide.u32 %rd3, %r1, 8; add.s64 %rd2, %rd2, %rd3;"
#define FOUND "ld.global.u64 %rd3, [%rd2]; cvta.to.global.u64 %rd2, %rd3;"
#define ELEMENT(buffer, of)                                                                        \
    "mov.u64 %rd8, " buffer "; cvta.global.u64 %rd9, %rd8; mov.u32 %r8, 1; mov.u32 %r9, 8;"        \
    "mov.u64 %rd10, 0; call (" of "), _rt_buffer_get_64, "                                         \
    "(%rd9, %r8, %r9, %rd10, %rd10, %rd10, %rd10);"
#define KEEP "st.global.u16 [prd+24], %rs1;"
#define READ(instruction, offset) instruction " %rs1, [%rd2+" offset "];" KEEP
#define LIST(access)                                                                               \
    "L: cvta.to.global.u64 %rd2, %rd1;" access                                                     \
    "ld.global.u64 %rd1, [%rd2]; setp.ne.s64 %p1, %rd1, 0; @%p1 bra L;"
#define CHOICE "ld.global.u32 %r2, [prd+20]; setp.eq.s32 %p1, %r2, 1;"

static const struct shape {
    const char *name, *body;
    const char *offset, *instruction; /* what the kernel accesses that address with */
} shapes[] = {
    /* Behind what a ray carries there may be local memory. */
    {"payload", PAYLOAD READ("ld.global.u16", "7000"), "7000", "ld.b16"},
    {"write", PAYLOAD "st.global.u16 [%rd2+7008], 3;", "7008", "st.b16"},
    {"chain", PAYLOAD FOUND FOUND READ("ld.global.u16", "7016"), "7016", "ld.b16"},
    {"chain of writes", PAYLOAD FOUND "st.global.u64 [%rd2+7024], %rd3;", "7024", "st.b64"},
    {"list", "ld.global.u64 %rd1, [prd];" LIST(READ("ld.global.u16", "7032")), "7032", "ld.b16"},
    {"table", PAYLOAD INDEX FOUND READ("ld.global.u16", "7040"), "7040", "ld.b16"},
    {"vector",
     PAYLOAD "ld.global.v2.u32 {%r3, %r4}, [%rd2+7048]; st.global.v2.u32 [prd+32], {%r4, %r3};",
     "7048", "ld.v2.b32"},
    {"volatile", PAYLOAD READ("ld.volatile.global.u16", "7056"), "7056", "ld.volatile.b16"},
    {"read-only", PAYLOAD READ("ld.global.nc.u16", "7064"), "7064", "ld.b16"},
    {"aligned", "ld.global.u64 %rd1, [prd]; and.b64 %rd2, %rd1, -8;" READ("ld.global.u16", "7072"),
     "7072", "ld.b16"},
    {"called local", PAYLOAD "cvta.to.local.u64 %rd2, %rd1;" READ("ld.local.u16", "7080"), "7080",
     "ld.b16"},
    {"in halves",
     "ld.global.v2.u32 {%r1, %r2}, [prd]; mov.b64 %rd1, {%r1, %r2};"
     "cvta.to.global.u64 %rd2, %rd1;" READ("ld.global.u16", "7088"),
     "7088", "ld.b16"},
    {"attribute",
     "ld.global.u64 %rd1, [attr]; cvta.to.global.u64 %rd2, %rd1;" READ("ld.global.u16", "7096"),
     "7096", "ld.b16"},
    {"local array",
     PAYLOAD
     "mov.u64 %rd4, own; ld.global.u32 %r1, [prd+16]; and.b32 %r2, %r1, 1;"
     "mul.wide.u32 %rd5, %r2, 8; st.local.u64 [own], %rd1; st.local.u64 [own+8], %rd2;"
     "add.s64 %rd6, %rd4, %rd5; ld.local.u64 %rd7, [%rd6]; cvta.to.global.u64 %rd2, %rd7;" READ(
         "ld.global.u16", "7104"),
     "7104", "ld.b16"},
    {"one of two",
     "ld.global.u64 %rd3, [prd]; ld.global.u64 %rd4, [user];" CHOICE
     "selp.b64 %rd1, %rd3, %rd4, %p1; cvta.to.global.u64 %rd2, %rd1;" READ("ld.global.u16", "7112"),
     "7112", "ld.b16"},
    {"argument",
     "ld.global.u64 %rd1, [prd]; { .param .b64 a; st.param.b64 [a], %rd1;"
     "call follow_payload, (a); }",
     "7120", "ld.b16"},
    {"wide index of payload",
     USER "ld.global.u64 %rd3, [prd+8]; add.s64 %rd2, %rd2, %rd3;" READ("ld.global.u16", "7128"),
     "7128", "ld.b16"},
    /* Tables of a module may hold addresses of constants. */
    {"constant table",
     "ld.global.u32 %r1, [prd+16]; mul.wide.u32 %rd3, %r1, 8; mov.u64 %rd4, table;"
     "add.s64 %rd5, %rd4, %rd3; ld.const.u64 %rd1, [%rd5]; cvta.to.global.u64 %rd2, %rd1;" READ(
         "ld.global.u16", "7136"),
     "7136", "ld.b16"},
    {"variable of a module",
     "ld.global.u64 %rd1, [kept]; cvta.to.global.u64 %rd2, %rd1;" READ("ld.global.u16", "7144"),
     "7144", "ld.b16"},

    /* What the host has written holds addresses of global memory. */
    {"variable", USER READ("ld.global.u16", "7200"), "7200", "ld.global.b16"},
    {"indexed variable", USER INDEX READ("ld.global.u16", "7208"), "7208", "ld.global.b16"},
    {"read-only variable", USER READ("ld.global.nc.u16", "7216"), "7216", "ld.global.nc.b16"},
    {"chain of a variable", USER FOUND FOUND READ("ld.global.u16", "7224"), "7224",
     "ld.global.b16"},
    {"list of a variable", "ld.global.u64 %rd1, [user];" LIST(READ("ld.global.u16", "7232")),
     "7232", "ld.global.b16"},
    {"write to a variable", USER "st.global.u16 [%rd2+7240], 3;", "7240", "st.global.b16"},
    {"buffer", ELEMENT("elements", "%rd2") READ("ld.u16", "7248"), "7248", "ld.global.b16"},
    {"pointer in a buffer",
     ELEMENT("elements", "%rd2") "ld.u64 %rd3, [%rd2]; cvta.to.global.u64 %rd2, %rd3;" READ(
         "ld.global.u16", "7256"),
     "7256", "ld.global.b16"},
    {"one of two buffers",
     ELEMENT("elements", "%rd3") ELEMENT("others", "%rd4") CHOICE
     "selp.b64 %rd2, %rd3, %rd4, %p1;" READ("ld.u16", "7264"),
     "7264", "ld.global.b16"},
    {"array of a module",
     "ld.global.u32 %r1, [prd+16]; mul.wide.u32 %rd3, %r1, 2; mov.u64 %rd4, array;"
     "add.s64 %rd2, %rd4, %rd3;" READ("ld.global.u16", "7280"),
     "7280", "ld.global.b16"},
    /* Variables themselves lie in constant memory, which PTX takes for global. */
    {"one of two variables",
     CHOICE "mov.u64 %rd3, user; mov.u64 %rd4, second; selp.b64 %rd2, %rd3, %rd4, %p1;" READ(
         "ld.global.u16", "7296"),
     "7296", "ld.const.b16"},
    {"argument of a variable",
     "ld.global.u64 %rd1, [user]; { .param .b64 a;"
     "st.param.b64 [a], %rd1; call follow_user, (a); }",
     "7288", "ld.global.b16"},
};

/* Each on its own, for they come in pairs that LLVM would make one. */
static const struct {
    const char *name, *body;
    bool has_question; /* is it local? */
    const char *instruction;
} atomics[] = {
    {"add", PAYLOAD "atom.global.add.u32 %r3, [%rd2], 3; st.global.u32 [prd+24], %r3;", true,
     "atom.global.add.u32"},
    {"generic", "ld.global.u64 %rd1, [prd]; atom.max.u32 %r3, [%rd1], 3;", true,
     "atom.global.max.u32"},
    {"without result", PAYLOAD "red.global.xor.b32 [%rd2], 3;", true, "atom.global.xor.b32"},
    {"compare", PAYLOAD "atom.global.cas.b32 %r3, [%rd2], 3, 4;", true, "global.cas.b32"},
    {"float", PAYLOAD "atom.global.add.f32 %f1, [%rd2], 0f3F800000;", true, "atom.global.add.f32"},
    {"variable", USER "atom.global.add.u32 %r3, [%rd2], 3;", false, "atom.global.add.u32"},
    {"generic variable", "ld.global.u64 %rd1, [user]; atom.add.u32 %r3, [%rd1], 3;", false,
     "atom.add.u32"},
    {"buffer", ELEMENT("elements", "%rd2") "atom.cas.b32 %r3, [%rd2], 3, 4;", false,
     "global.cas.b32"},
};

static const struct rwc_binding bindings[] = {{"user", RWC_STORAGE_CONSTANT, 0},
                                              {"elements", RWC_STORAGE_CONSTANT, 16},
                                              {"others", RWC_STORAGE_CONSTANT, 48},
                                              {"second", RWC_STORAGE_CONSTANT, 80}};

static void add_program(struct ptx *p, size_t number, const char *body)
{
    ptx_add(
        p,
        ".visible .entry hit%zu()\n{\n.reg .b64 %%rd<16>; .reg .b32 %%r<16>; .reg .f32 %%f<4>;\n"
        ".reg .b16 %%rs<4>; .reg .pred %%p<4>; .local .align 8 .b8 own[16];\n%s\nret;\n}\n",
        number, body);
}

static void add_function(struct ptx *p, const char *name, const char *offset)
{
    ptx_add(p,
            ".func %s(.param .b64 a)\n{\n.reg .b64 %%rd<4>; .reg .b16 %%rs<4>;\n"
            "ld.param.u64 %%rd1, [a]; cvta.to.global.u64 %%rd2, %%rd1;\n"
            "ld.global.u16 %%rs1, [%%rd2+%s]; st.global.u16 [prd+24], %%rs1;\nret;\n}\n",
            name, offset);
}

/* Hands its argument on as an attribute, in the place of a pointer. */
static void add_intersection(struct ptx *p)
{
    ptx_add(p, ".visible .entry intersect(.param .u32 primitive)\n{\n"
               ".reg .b64 %%rd<4>; .reg .b32 %%r<4>; .reg .f32 %%f<2>;\n"
               "ld.param.s32 %%rd1, [primitive]; mov.f32 %%f1, 0f3F800000; mov.u32 %%r2, 0;\n"
               "call (%%r1), _rt_potential_intersection, (%%f1); st.global.u64 [attr], %%rd1;\n"
               "call (%%r1), _rt_report_intersection, (%%r2);\nret;\n}\n");
}

/* Reads what the hit programs leave in its payload, so that none of it is in vain. */
static void add_generation(struct ptx *p)
{
    ptx_add(p, ".visible .entry start()\n{\n.reg .b64 %%rd<16>; .reg .b32 %%r<16>;\n"
               ".reg .f32 %%f<4>; .local .align 8 .b8 own[64];\n"
               "mov.u32 %%r2, 0; mov.u32 %%r3, 64; mov.f32 %%f1, 0f00000000;\n"
               "mov.f32 %%f2, 0f3F800000; mov.u64 %%rd1, own; cvta.local.u64 %%rd2, %%rd1;\n"
               "call _rt_trace_64, (%%r2, %%f1, %%f1, %%f1, %%f1, %%f1, %%f2, %%r2, %%f1, %%f2,"
               " %%rd2, %%r3);\n");
    ptx_add(p, "%s", ELEMENT("elements", "%rd3"));
    ptx_add(p, "ld.local.v2.u32 {%%r1, %%r2}, [own+24]; st.v2.u32 [%%rd3], {%%r1, %%r2};\n"
               "ld.local.v2.u32 {%%r1, %%r2}, [own+32]; st.v2.u32 [%%rd3+8], {%%r1, %%r2};\n"
               "ret;\n}\n");
}

static void begin(struct ptx *p)
{
    ptx_begin(p);
    ptx_variable(p, "prd", "Payload", 64, 4919, "rtPayload", "", "");
    ptx_variable(p, "attr", "int*", 8, 4919, "attribute attr", "", "");
    ptx_plain(p, "user", "int*", 8);
    ptx_plain(p, "second", "int*", 8);
    ptx_buffer(p, "elements");
    ptx_buffer(p, "others");
    ptx_add(p, ".const .align 4 .u32 numbers[2] = {1, 2};\n"
               ".const .align 8 .u64 table[2] = {generic(numbers), array};\n"
               ".global .align 8 .u64 kept = generic(numbers);\n"
               ".global .align 8 .b16 array[8] = {1, 2, 3, 4, 5, 6, 7, 8};\n");
    add_function(p, "follow_payload", "7120");
    add_function(p, "follow_user", "7288");
    add_intersection(p);
    add_generation(p);
}

static struct rwc_program_desc describe(const struct rwc_module *module, const char *name,
                                        enum rwc_program_kind kind, size_t number)
{
    return (struct rwc_program_desc){.module = module,
                                     .program = rwc_module_find(module, name),
                                     .kind = kind,
                                     .id = RW_STATE_FIRST_PROGRAM + (uint32_t)number,
                                     .ray_types = kind == RWC_CLOSEST_HIT,
                                     .bindings = bindings,
                                     .binding_count = COUNT(bindings)};
}

/* The kernel's text, to be freed; NULL: it does not compile. */
static char *compile(const char *ptx, size_t count, enum rwc_strategy strategy, const char *skip)
{
    struct rwc_diag diag = {0};
    struct rwc_program_desc programs[COUNT(shapes) + 2];
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "pointers.ptx", &diag);
    for (size_t i = 0; module && i < count; i++) {
        char name[24];
        snprintf(name, sizeof(name), "hit%zu", i);
        programs[i] = describe(module, name, RWC_CLOSEST_HIT, i);
    }
    if (module) {
        programs[count] = describe(module, "start", RWC_RAY_GENERATION, count);
        programs[count + 1] = describe(module, "intersect", RWC_INTERSECTION, count + 1);
    }
    struct rwc_kernel_desc desc = {.target = RWC_TARGET_CUDA,
                                   .sm = 75,
                                   .strategy = strategy,
                                   .programs = programs,
                                   .program_count = count + 2,
                                   .ray_type_count = 1,
                                   .constant_size = 96,
                                   .max_trace_depth = 2,
                                   .skip_passes = skip};
    struct rwc_kernel *kernel = module ? rwc_compile(&desc, &diag) : NULL;
    if (!kernel) fprintf(stderr, "%s\n", diag.text);
    char *text = kernel ? strdup(kernel->code) : NULL;
    rwc_kernel_free(kernel);
    rwc_module_free(module);
    rwc_diag_free(&diag);
    return text;
}

/* LLVM 19 writes .u16 where later versions write .b16. */
static bool is_instruction(const char *line, const char *instruction)
{
    for (; *instruction; line++, instruction++)
        if (*line != *instruction && !(*line == 'u' && *instruction == 'b')) return false;
    return *line && strchr(" \t", *line);
}

/* Does the kernel access the address with this instruction, and with no other? */
static bool accesses_with(const char *kernel, const char *offset, const char *instruction)
{
    char address[32];
    snprintf(address, sizeof(address), "+%s]", offset);
    size_t found = 0;
    for (const char *at = kernel; (at = strstr(at, address)); at++) {
        const char *line = at;
        while (line > kernel && line[-1] != '\n') line--;
        line += strspn(line, " \t");
        found++;
        if (is_instruction(line, instruction)) continue;
        fprintf(stderr, "%.*s\n", (int)strcspn(line, "\n"), line);
        return false;
    }
    return found > 0;
}

/* With passes left out, global memory may be accessed generically, but never the reverse. */
static void check_shapes(enum rwc_strategy strategy, const char *skip, int *rw_failed)
{
    static struct ptx p;
    begin(&p);
    for (size_t i = 0; i < COUNT(shapes); i++) add_program(&p, i, shapes[i].body);
    char *kernel = compile(p.text, COUNT(shapes), strategy, skip);
    CHECK(kernel != NULL);
    for (size_t i = 0; i < COUNT(shapes); i++) {
        if (skip && strstr(shapes[i].instruction, "global")) continue;
        if (accesses_with(kernel, shapes[i].offset, shapes[i].instruction)) continue;
        fprintf(stderr, "%s: not %s at %s\n", shapes[i].name, shapes[i].instruction,
                shapes[i].offset);
        *rw_failed = 1;
    }
    free(kernel);
}

TEST(states)
{
    check_shapes(RWC_STRATEGY_STATES, NULL, rw_failed);
}

TEST(structured)
{
    check_shapes(RWC_STRATEGY_STRUCTURED, NULL, rw_failed);
}

TEST(without_optional_passes)
{
    check_shapes(RWC_STRATEGY_STATES, "simplify,pointers2", rw_failed);
}

TEST(atomics_ask_whether_memory_is_local)
{
    static struct ptx p;
    for (size_t i = 0; i < COUNT(atomics); i++) {
        begin(&p);
        add_program(&p, 0, atomics[i].body);
        char *kernel = compile(p.text, 1, RWC_STRATEGY_STATES, NULL);
        CHECK(kernel != NULL);
        bool asks = strstr(kernel, "isspacep.local") != NULL;
        bool has = strstr(kernel, atomics[i].instruction) != NULL;
        if (asks != atomics[i].has_question || !has)
            fprintf(stderr, "%s: %s question, %s %s\n", atomics[i].name, asks ? "a" : "no",
                    has ? "has" : "no", atomics[i].instruction);
        free(kernel);
        CHECK_EQ(asks, atomics[i].has_question);
        CHECK(has);
    }
}

static const struct rw_test tests[] = {
    {"states", test_states},
    {"structured", test_structured},
    {"without optional passes", test_without_optional_passes},
    {"atomics ask whether memory is local", test_atomics_ask_whether_memory_is_local},
};

int main(void)
{
    return RUN_TABLE(tests);
}
