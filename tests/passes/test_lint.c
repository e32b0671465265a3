/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lint: each entry is a construct on which LLVM's back end ends the thread or crashes, or that an
 * earlier pass should have removed; lint must refuse it with a message, and accept the rest.
 */
#include "tests/passes/backend.h"

enum { CUDA = 1, CPU = 2 };

struct entry {
    const char *shape;
    unsigned refused_on; /* bits */
    const char *message;
    const char *declarations, *body; /* of a kernel with %out, %a (i32), %l (i64), %f (float) */
};

static const struct entry entries[] = {
    {"plain", 0, NULL, "declare float @llvm.sqrt.f32(float)\n",
     "%x = call float @llvm.sqrt.f32(float %f)\nstore float %x, ptr %out\n"},
    {"marker", CUDA | CPU, "marker 'rwc.trace' was left", "declare void @rwc.trace(ptr)\n",
     "call void @rwc.trace(ptr %out)\n"},
    {"stub", CUDA | CPU, "device function '_rt_throw'", "declare void @_rt_throw(i32)\n",
     "call void @_rt_throw(i32 %a)\n"},
    {"undefined function", CUDA | CPU, "function 'elsewhere' is called but not defined",
     "declare i32 @elsewhere(i32)\n", "%x = call i32 @elsewhere(i32 %a)\nstore i32 %x, ptr %out\n"},
    {"undefined and unused", 0, NULL, "declare i32 @elsewhere(i32)\n", ""},
    {"sine", CUDA, "'sin.f32' cannot be compiled for the GPU",
     "declare float @llvm.sin.f32(float)\n",
     "%x = call float @llvm.sin.f32(float %f)\nstore float %x, ptr %out\n"},
    {"library function", CUDA, "function 'powf'", "declare float @powf(float, float)\n",
     "%x = call float @powf(float %f, float %f)\nstore float %x, ptr %out\n"},
    {"texture", CPU, "tex.",
     "declare {float, float, float, float} "
     "@llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)\n",
     "%x = call {float, float, float, float} @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %l, float %f, "
     "float %f)\n%y = extractvalue {float, float, float, float} %x, 0\nstore float %y, ptr %out\n"},
    {"surface", CUDA | CPU, "suld.", "declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32)\n",
     "%x = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %l, i32 %a)\nstore i32 %x, ptr %out\n"},
    {"too new", CUDA, "redux.sync.add", "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\n",
     "%x = call i32 @llvm.nvvm.redux.sync.add(i32 %a, i32 -1)\nstore i32 %x, ptr %out\n"},
    {"fence", CUDA, "a fence other than membar", "", "fence seq_cst\n"},
    {"ordered load", CUDA, "an ordered atomic access", "",
     "%x = load atomic i32, ptr %out acquire, align 4\nstore i32 %x, ptr %out\n"},
    {"relaxed load", 0, NULL, "",
     "%x = load atomic i32, ptr %out monotonic, align 4\nstore i32 %x, ptr %out\n"},
    {"wide integer", CUDA | CPU, "a type that has no register", "",
     "%x = zext i32 %a to i256\n%y = load i256, ptr %out\n%z = mul i256 %x, %y\n"
     "store i256 %z, ptr %out\n"},
    {"quad float", CUDA | CPU, "a type that has no register", "",
     "%x = fpext float %f to fp128\nstore fp128 %x, ptr %out\n"},
    {"128-bit conversion", CUDA, "a 128-bit conversion", "",
     "%x = fptosi float %f to i128\nstore i128 %x, ptr %out\n"},
    {"128-bit division", 0, NULL, "",
     "%x = load i128, ptr %out\n%w = zext i32 %a to i128\n%y = udiv i128 %x, %w\n"
     "store i128 %y, ptr %out\n"},
    {"variable array", CUDA, "an array of variable size", "",
     "%x = alloca i32, i32 %a\nstore volatile i32 %a, ptr %x\n"},
    {"space cast", CUDA, "a cast between memory spaces", "",
     "%p = inttoptr i64 %l to ptr addrspace(1)\n"
     "%x = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)\n"
     "store ptr addrspace(3) %x, ptr %out\n"},
    {"call through a pointer", CUDA | CPU, "a call through a pointer", "",
     "%p = inttoptr i64 %l to ptr\ncall void %p(i32 %a)\n"},
    {"inline assembly", CPU, "inline assembly", "",
     "call void asm sideeffect \"membar.gl;\", \"\"()\n"},
    {"shared variable", CPU, "a variable in shared or local memory",
     "@s = internal addrspace(3) global i32 undef\n",
     "store volatile i32 %a, ptr addrspace(3) @s\n"},
    {"initialised shared variable", CUDA | CPU, "in shared",
     "@s = internal addrspace(3) global i32 5\n", "store volatile i32 %a, ptr addrspace(3) @s\n"},
    {"external variable", CUDA | CPU, "a variable that no module defines",
     "@g = external addrspace(1) global i32\n", "store i32 %a, ptr addrspace(1) @g\n"},
    {"thread-local variable", CUDA | CPU, "a thread-local variable",
     "@g = internal thread_local global i32 0\n", "store volatile i32 %a, ptr @g\n"},
};

static bool refused(const struct entry *e, enum rwc_target target, char *text, size_t size)
{
    char ir[4096];
    snprintf(ir, sizeof(ir),
             "%sdefine ptx_kernel void @rw_megakernel(ptr %%out, i32 %%a, i64 %%l, float %%f) "
             "{\n%sret void\n}\n",
             e->declarations, e->body);
    struct backend b;
    text[0] = '\0';
    bool opened = open_backend(&b, target, 75, ir);
    bool built = opened && build(&b, "lower");
    snprintf(text, size, "%s", opened ? messages(&b) : "not opened");
    close_backend(&b);
    return !built;
}

TEST(constructs)
{
    char text[1024];
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof(entries) / sizeof(entries[0]); i++)
        for (unsigned bit = CUDA; bit <= CPU; bit *= 2) {
            const struct entry *e = &entries[i];
            bool expected = e->refused_on & bit;
            bool is = refused(e, bit == CPU ? RWC_TARGET_CPU : RWC_TARGET_CUDA, text, sizeof(text));
            if (is == expected && (!is || strstr(text, e->message))) continue;
            fprintf(stderr, "%s on %s: %s %s\n", e->shape, bit == CPU ? "CPU" : "CUDA",
                    is ? "refused:" : "accepted", text);
            wrong++;
        }
    CHECK_EQ(wrong, 0);
}

TEST(entry_must_exist_and_be_a_kernel)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 75, "define void @other() {\n  ret void\n}\n"));
    CHECK(!build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "no 'rw_megakernel'");
    close_backend(&b);
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 75, "define void @rw_megakernel() {\n  ret void\n}\n"));
    CHECK(!build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "not marked as a kernel");
    close_backend(&b);
}

TEST(invalid_module_is_a_message)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 75,
                       "define ptx_kernel void @rw_megakernel() {\n  ret void\n}\n"));
    /* A block without terminator. */
    LLVMValueRef entry = LLVMGetNamedFunction(b.unit.module, "rw_megakernel");
    LLVMAppendBasicBlockInContext(b.unit.context, entry, "open");
    CHECK(!build(&b, "lower"));
    CHECK_CONTAINS(messages(&b), "the module is invalid after pass");
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"constructs", test_constructs},
    {"entry must exist and be a kernel", test_entry_must_exist_and_be_a_kernel},
    {"invalid module is a message", test_invalid_module_is_a_message},
};

int main(void)
{
    return RUN_TABLE(tests);
}
