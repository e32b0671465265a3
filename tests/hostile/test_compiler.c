/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX that cost the compiler time or memory without bound, or gave kernels with sizes that had lost
 * their upper bits: each is compiled, or refused with a message that names what to change. For a
 * GPU and for the CPU.
 */
#include <inttypes.h>
#include <time.h>

#include "tests/hostile/compile.h"

static const struct role camera[] = {{"camera", RWC_RAY_GENERATION}, {NULL, 0}};
static const struct role hit[] = {{"camera", RWC_RAY_GENERATION},
                                  {"closest_hit", RWC_CLOSEST_HIT},
                                  {"intersect", RWC_INTERSECTION},
                                  {NULL, 0}};

#define HEAD ".version 8.0\n.target sm_75\n.address_size 64\n"
#define TRACE                                                                                      \
    "{ .reg .f32 %tf; .reg .b32 %ti; .reg .b64 %tp;\n"                                             \
    "mov.f32 %tf, 0f3F800000; mov.u32 %ti, 0; mov.u64 %tp, 0;\n"                                   \
    "call _rt_trace_64, (%ti,%tf,%tf,%tf,%tf,%tf,%tf,%ti,%tf,%tf,%tp,%ti); }\n"

static struct hostile compiled_for(enum rwc_target target, const char *ptx,
                                   const struct role *roles)
{
    struct hostile h;
    hostile_describe(&h, ptx, target, roles);
    hostile_compile(&h);
    return h;
}

/* Is it refused on every target, with this in the message? */
static bool is_refused(const char *ptx, const struct role *roles, const char *message)
{
    bool all = true;
    for (enum rwc_target target = 0; target < RWC_TARGETS; target++) {
        struct hostile h = compiled_for(target, ptx, roles);
        bool refused = !h.kernel && h.diag.text && strstr(h.diag.text, message);
        if (!refused)
            fprintf(stderr, "%s: %s\n", rwc_target_info(target)->name,
                    h.diag.text ? h.diag.text : "compiled");
        all &= refused && !h.diag.out_of_memory;
        hostile_free(&h);
    }
    return all;
}

static bool compiles(const char *ptx, const struct role *roles)
{
    bool all = true;
    for (enum rwc_target target = 0; target < RWC_TARGETS; target++) {
        struct hostile h = compiled_for(target, ptx, roles);
        if (!h.kernel) fprintf(stderr, "%s: %s\n", rwc_target_info(target)->name, h.diag.text);
        all &= h.kernel != NULL;
        hostile_free(&h);
    }
    return all;
}

TEST(payload_of_4_gib)
{
    char *one = hostile_read("frame-4Gm1.ptx"), *five = hostile_read("frame2-4Gm1.ptx");
    CHECK(is_refused(one, camera, "program 'camera' keeps 42949673"));
    CHECK(is_refused(five, camera, "program 'camera' keeps 21474836"));
    free(one);
    free(five);
}

TEST(attribute_of_16_mib)
{
    char *ptx = hostile_read("var-attribute_x-16777216.ptx");
    CHECK(is_refused(ptx, hit, "attribute 'x' of program 'closest_hit' has 16777216 bytes"));
    free(ptx);
}

/* Functions f0 to f<count>, each of which calls the next twice; the last has `body`. */
static char *calls_next_twice(unsigned count, const char *body)
{
    char *ptx = NULL;
    size_t size;
    FILE *out = open_memstream(&ptx, &size);
    if (!out) return NULL;
    fprintf(out, HEAD ".func (.reg .b32 r) f%u(.reg .b32 a) { %s add.u32 r,a,1; ret; }\n", count,
            body);
    for (unsigned k = count; k-- > 0;)
        fprintf(out,
                ".func (.reg .b32 r) f%u(.reg .b32 a) { .reg .b32 t; call (t), f%u, (a);"
                " call (r), f%u, (t); ret; }\n",
                k, k + 1, k + 1);
    fprintf(out, ".visible .entry camera() { .reg .b32 %%r; .reg .b64 %%rd; mov.u32 %%r, 0;\n"
                 "mov.u64 %%rd, 0; call (%%r), f0, (%%r); st.global.u32 [%%rd], %%r; ret; }\n");
    fclose(out);
    return ptx;
}

TEST(functions_that_call_the_next_twice)
{
    char *file = hostile_read("expinline-20.ptx"), *longer = calls_next_twice(60, "");
    CHECK(compiles(file, camera));
    CHECK(compiles(longer, camera));
    free(file);
    free(longer);
}

/* What traces cannot stay a function. */
TEST(functions_that_call_the_next_twice_and_trace)
{
    static const unsigned counts[] = {20, 31, 60, 200};
    for (unsigned k = 0; k < sizeof(counts) / sizeof(counts[0]); k++) {
        char *ptx = calls_next_twice(counts[k], TRACE);
        CHECK(is_refused(ptx, camera, "with all calls inlined the programs have"));
        free(ptx);
    }
    char *few = calls_next_twice(3, TRACE);
    CHECK(compiles(few, camera));
    free(few);
}

/* Which took 18 seconds: the values that a variable has at first are as long as it is. */
TEST(variables_of_1_gib)
{
    enum { MOST_SECONDS = 4 }; /* of the processor, which others use as well */
    const clock_t begin = clock();
    CHECK(compiles(HEAD ".const .align 4 .b8 c[1073741824] = {1, 2, 3};\n"
                        ".global .align 4 .b8 g[1073741824] = {1, 2, 3};\n"
                        ".visible .entry camera() { ret; }\n",
                   camera));
    CHECK(clock() - begin < MOST_SECONDS * CLOCKS_PER_SEC);
}

/* A camera that reads and writes a variable of `size` bytes, of which the first three are set. */
static char *variable_of(uint64_t size)
{
    char *ptx = NULL;
    size_t length;
    FILE *out = open_memstream(&ptx, &length);
    if (!out) return NULL;
    fprintf(out,
            HEAD ".global .align 4 .b8 small[64] = {1};\n"
                 ".global .align 4 .b8 large[%" PRIu64 "] = {1, 2, 3};\n"
                 ".visible .entry camera() { .reg .b32 %%r<3>; .reg .b64 %%rd<3>;\n"
                 "mov.u64 %%rd1, large; ld.global.u32 %%r1, [%%rd1];\n"
                 "st.global.u32 [%%rd1+4], %%r1;\n"
                 "mov.u64 %%rd2, small; st.global.u32 [%%rd2+4], %%r1; ret; }\n",
            size);
    fclose(out);
    return ptx;
}

/* Which took 9 GB for the largest: emission writes zeros too. */
TEST(initial_values)
{
    static const uint64_t too_many[] = {UINT64_C(1) << 28, UINT64_C(1) << 30, UINT32_MAX};
    for (unsigned k = 0; k < sizeof(too_many) / sizeof(too_many[0]); k++) {
        char *ptx = variable_of(too_many[k]);
        CHECK(is_refused(ptx, camera, "may have 268435456; the largest is 'large'"));
        free(ptx);
    }
    char *enough = variable_of(UINT64_C(1) << 20);
    CHECK(compiles(enough, camera));
    free(enough);
}

/* A camera that reads a table of `size` bytes wherever an index leads it, by the name and by an
 * address in a register, generic and not. */
static char *table_of(unsigned size)
{
    char *ptx = NULL;
    size_t length;
    FILE *out = open_memstream(&ptx, &length);
    if (!out) return NULL;
    fprintf(out, HEAD ".const .align 4 .b8 const_table[%u] = {1, 2, 3};\n", size);
    fprintf(out,
            ".visible .entry camera() { .reg .b32 %%r<4>; .reg .b64 %%rd<6>;\n"
            "mov.u64 %%rd0, 4096; ld.global.u32 %%r0, [%%rd0]; mul.wide.u32 %%rd1, %%r0, 4;\n"
            "mov.u64 %%rd2, const_table; add.u64 %%rd3, %%rd2, %%rd1; ld.const.u32 %%r1, [%%rd3];\n"
            "cvta.const.u64 %%rd4, %%rd3; ld.u32 %%r2, [%%rd4+4]; add.u32 %%r1, %%r1, %%r2;\n"
            "ld.const.u32 %%r2, [const_table]; add.u32 %%r1, %%r1, %%r2;\n"
            "st.global.u32 [%%rd0], %%r1; ret; }\n");
    fclose(out);
    return ptx;
}

/* What constant memory has no room for: the assembler refused it. */
TEST(constants_beyond_64_kib)
{
    static const unsigned sizes[] = {60000, 65520, 65536, 1 << 20};
    for (unsigned k = 0; k < sizeof(sizes) / sizeof(sizes[0]); k++) {
        char *ptx = table_of(sizes[k]);
        struct hostile h = compiled_for(RWC_TARGET_CUDA, ptx, camera);
        CHECK(h.kernel);
        const bool fits = sizes[k] + 16 <= 65536;
        CHECK_EQ(strstr(h.kernel->code, "ld.const") != NULL, fits);
        CHECK_EQ(strstr(h.kernel->code, ".const .align") != NULL, fits);
        CHECK(strstr(h.kernel->code, "const_table[")); /* which is a name */
        hostile_free(&h);
        CHECK(compiles(ptx, camera));
        free(ptx);
    }
}

/* The question whether an address is of constant memory became the one whether it is of global
 * memory, where the constants were moved: a global variable was called a constant. */
TEST(questions_for_moved_constants)
{
    static const char ptx[] =
        HEAD ".const .align 4 .b8 table[1048576] = {1, 2, 3};\n.global .align 4 .u32 counter;\n"
             ".visible .entry camera() { .reg .b32 %r<2>; .reg .b64 %rd<4>; .reg .pred %p<3>;\n"
             "mov.u64 %rd0, 4096; ld.global.u32 %r0, [%rd0]; setp.eq.u32 %p0, %r0, 0;\n"
             "mov.u64 %rd1, table; cvta.const.u64 %rd1, %rd1;\n"
             "mov.u64 %rd2, counter; cvta.global.u64 %rd2, %rd2; selp.b64 %rd3, %rd1, %rd2, %p0;\n"
             "isspacep.const %p1, %rd3; selp.u32 %r1, 1, 0, %p1; st.global.u32 [%rd0], %r1;\n"
             "isspacep.global %p2, %rd3; selp.u32 %r1, 1, 0, %p2; st.global.u32 [%rd0+4], %r1;\n"
             "ret; }\n";
    struct hostile h = compiled_for(RWC_TARGET_CUDA, ptx, camera);
    CHECK(h.kernel);
    CHECK(!strstr(h.kernel->code, ".const .align"));
    CHECK(strstr(h.kernel->code, "isspacep.const"));
    CHECK(strstr(h.kernel->code, "isspacep.global"));
    hostile_free(&h);
}

/* LLVM's back end for GPUs gave up. */
TEST(variables_that_hold_their_own_address)
{
    char *ptx = hostile_read("selfref.ptx");
    struct hostile h = compiled_for(RWC_TARGET_CUDA, ptx, camera);
    CHECK(!h.kernel && strstr(h.diag.text, "leads back to a variable's own address"));
    hostile_free(&h);
    h = compiled_for(RWC_TARGET_CPU, ptx, camera);
    CHECK(h.kernel);
    hostile_free(&h);
    free(ptx);
}

TEST(atomics_on_variables_in_frames)
{
    static const struct role roles[] = {
        {"camera", RWC_RAY_GENERATION}, {"callme", RWC_CALLABLE}, {NULL, 0}};
    char *ptx = hostile_read("cannot-select-min.ptx");
    CHECK(compiles(ptx, roles));
    free(ptx);
}

/* The deadline is looked at between passes, so that any is over after the first. */
TEST(deadline)
{
    char *ptx = calls_next_twice(8, TRACE);
    struct hostile h;
    hostile_describe(&h, ptx, RWC_TARGET_CPU, camera);
    h.desc.most_seconds = 1e-9;
    hostile_compile(&h);
    CHECK(!h.kernel && strstr(h.diag.text, "RW_COMPILE_LIMIT"));
    rwc_diag_free(&h.diag);
    h.desc.most_seconds = 0.005; /* built-in code is linked in more */
    hostile_compile(&h);
    CHECK(!h.kernel && strstr(h.diag.text, "the largest function is '"));
    CHECK(!strstr(h.diag.text, "none yet"));
    rwc_diag_free(&h.diag);
    h.desc.most_seconds = 1000;
    hostile_compile(&h);
    CHECK(h.kernel);
    hostile_free(&h);
    free(ptx);
}

static const struct rw_test tests[] = {
    {"payload-of-4-gib", test_payload_of_4_gib},
    {"attribute-of-16-mib", test_attribute_of_16_mib},
    {"functions-that-call-the-next-twice", test_functions_that_call_the_next_twice},
    {"functions-that-call-the-next-twice-and-trace",
     test_functions_that_call_the_next_twice_and_trace},
    {"variables-of-1-gib", test_variables_of_1_gib},
    {"initial-values", test_initial_values},
    {"constants-beyond-64-kib", test_constants_beyond_64_kib},
    {"questions-for-moved-constants", test_questions_for_moved_constants},
    {"variables-that-hold-their-own-address", test_variables_that_hold_their_own_address},
    {"atomics-on-variables-in-frames", test_atomics_on_variables_in_frames},
    {"deadline", test_deadline},
};

int main(void)
{
    return RUN_TABLE(tests);
}
