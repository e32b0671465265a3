/* SPDX-License-Identifier: Apache-2.0 */
/* What only large kernels get on their way to PTX: calls that are spelled, loads that are held. */
#include "tests/passes/backend.h"

/* A function that stays, and a kernel that calls it: the results are added up. */
static void print_calls(FILE *file, unsigned calls)
{
    fputs("define internal { float, i64 } @look.r4(i64 %l, float %f, ptr %p) #0 {\n"
          "  %v = load float, ptr %p\n"
          "  %w = fadd float %v, %f\n"
          "  %x = insertvalue { float, i64 } undef, float %w, 0\n"
          "  %y = insertvalue { float, i64 } %x, i64 %l, 1\n"
          "  ret { float, i64 } %y\n"
          "}\n"
          "define internal float @other(float %f) #0 {\n"
          "  %s = fmul float %f, %f\n"
          "  ret float %s\n"
          "}\n"
          "define internal i1 @asks(float %f) #0 {\n"
          "  %s = fcmp olt float %f, 3.0\n"
          "  ret i1 %s\n"
          "}\n"
          "attributes #0 = { noinline \"rw-stays\"=\"\" }\n"
          "define ptx_kernel void @rw_megakernel(ptr %out, i64 %l, float %f) {\n"
          "  %sum.0 = fadd float %f, 1.0\n"
          "  %yes = call i1 @asks(float %f)\n",
          file);
    for (unsigned k = 0; k < calls; k++)
        fprintf(file,
                "  %%r.%u = call { float, i64 } @look.r4(i64 %%l, float %%sum.%u, ptr %%out)\n"
                "  %%x.%u = extractvalue { float, i64 } %%r.%u, 0\n"
                "  %%sum.%u = call float @other(float %%x.%u)\n",
                k, k, k, k, k + 1, k);
    fprintf(file, "  %%last = select i1 %%yes, float %%sum.%u, float %%f\n", calls);
    fputs("  store float %last, ptr %out\n  ret void\n}\n", file);
}

/* A load before two branches that is used after them, one for each of them. */
static void print_loads(FILE *file, unsigned loads)
{
    fputs("define ptx_kernel void @rw_megakernel(ptr addrspace(1) %out, i32 %a) {\n"
          "join.0:\n",
          file);
    for (unsigned k = 0; k < loads; k++)
        fprintf(file,
                "  %%p.%u = getelementptr float, ptr addrspace(1) %%out, i32 %u\n"
                "  %%v.%u = load float, ptr addrspace(1) %%p.%u, !invariant.load !0\n"
                "  %%c.%u = icmp eq i32 %%a, %u\n"
                "  br i1 %%c.%u, label %%then.%u, label %%join.%u\n"
                "then.%u:\n"
                "  store volatile i32 %%a, ptr addrspace(1) %%out\n"
                "  br label %%join.%u\n"
                "join.%u:\n"
                "  store volatile float %%v.%u, ptr addrspace(1) %%out\n",
                k, k, k, k, k, k, k, k, k + 1, k, k + 1, k + 1, k);
    fputs("  ret void\n}\n!0 = !{}\n", file);
}

static bool ptx_of(struct backend *b, void (*print)(FILE *file, unsigned count), unsigned count)
{
    char *text = NULL;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    if (!file) return false;
    print(file, count);
    bool ok = !fclose(file) && open_backend(b, RWC_TARGET_CUDA, 90, text) && build(b, "optimise");
    free(text);
    return ok;
}

static unsigned count(const char *text, const char *part)
{
    unsigned n = 0;
    for (; (text = strstr(text, part)); text += strlen(part)) n++;
    return n;
}

TEST(few_calls_are_llvms)
{
    struct backend b;
    CHECK(ptx_of(&b, print_calls, 10));
    CHECK_EQ(count(b.code, "inline asm"), 0);
    CHECK_EQ(count(b.code, "call.uni"), 21);
    close_backend(&b);
}

/* What LLVM would have written, and it declares what they call. */
TEST(many_calls_are_spelled)
{
    struct backend b;
    CHECK(ptx_of(&b, print_calls, 1000));
    CHECK_EQ(count(b.code, "call.uni (retval0), look_r4, (param0, param1, param2);"), 1000);
    CHECK_EQ(count(b.code, "call.uni (retval0), other, (param0);"), 1000);
    CHECK_EQ(count(b.code, "call.uni"), 2001); /* and asks, whose result is no register */
    CHECK_EQ(count(b.code, ".func  (.param .align 16 .b8 func_retval0[16]) look_r4\n"), 1);
    CHECK_EQ(count(b.code, ".param .align 16 .b8 retval0[16];"), 1000);
    CHECK_CONTAINS(b.code, "[retval0+8];");
    CHECK(strstr(b.code, "look_r4\n") < strstr(b.code, ".entry rw_megakernel"));
    close_backend(&b);
}

TEST(few_loads_are_moved)
{
    struct backend b;
    CHECK(ptx_of(&b, print_loads, 10));
    CHECK_EQ(count(b.code, "inline asm"), 0);
    close_backend(&b);
}

TEST(many_loads_are_held)
{
    struct backend b;
    CHECK(ptx_of(&b, print_loads, 5000));
    CHECK_EQ(count(b.code, "begin inline asm"), 5000);
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"few calls are LLVM's", test_few_calls_are_llvms},
    {"many calls are spelled", test_many_calls_are_spelled},
    {"few loads are moved", test_few_loads_are_moved},
    {"many loads are held", test_many_loads_are_held},
};

int main(void)
{
    return RUN_TABLE(tests);
}
