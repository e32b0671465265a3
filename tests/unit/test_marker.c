/* SPDX-License-Identifier: Apache-2.0 */
/* Markers by name, with and without a detail. */
#include <stdbool.h>

#include "compiler/ir/marker.h"
#include "tests/harness.h"

TEST(names)
{
    CHECK_EQ(rwc_marker_named("rwc.trace"), RWC_MARKER_TRACE);
    CHECK_EQ(rwc_marker_named("rwc.arguments"), RWC_MARKER_ARGUMENTS);
    CHECK_EQ(rwc_marker_named("rwc.call.3"), RWC_MARKER_CALL);
    CHECK_EQ(rwc_marker_named("rwc.ptx.bfind.u32"), RWC_MARKER_PTX);
    CHECK_EQ(rwc_marker_named("rwc.trace.0"), RWC_MARKER_NONE);
    CHECK_EQ(rwc_marker_named("rwc.trap2"), RWC_MARKER_NONE);
    CHECK_EQ(rwc_marker_named("rwc.call"), RWC_MARKER_NONE);
    CHECK_EQ(rwc_marker_named("p2.rwc.trace"), RWC_MARKER_NONE);
    CHECK_EQ(rwc_marker_named(""), RWC_MARKER_NONE);
}

static LLVMValueRef declared(LLVMModuleRef module, const char *name)
{
    LLVMContextRef context = LLVMGetModuleContext(module);
    LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), NULL, 0, false);
    return LLVMAddFunction(module, name, type);
}

/* The same by the function and by a call of it; an instruction that calls nothing is none. */
TEST(functions_and_calls)
{
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = LLVMModuleCreateWithNameInContext("markers", context);
    LLVMValueRef call = declared(module, "rwc.call.12"), caller = declared(module, "caller");
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, caller, ""));
    LLVMValueRef made = LLVMBuildCall2(builder, LLVMGlobalGetValueType(call), call, NULL, 0, "");
    LLVMValueRef end = LLVMBuildRetVoid(builder);
    CHECK_EQ(rwc_marker_of(call), RWC_MARKER_CALL);
    CHECK_EQ(rwc_marker_of(made), RWC_MARKER_CALL);
    CHECK_EQ(rwc_marker_of(end), RWC_MARKER_NONE);
    CHECK_EQ(rwc_marker_of(caller), RWC_MARKER_NONE);
    CHECK_STR(rwc_marker_detail(made, RWC_MARKER_CALL), "12");
    CHECK(!rwc_marker_detail(made, RWC_MARKER_INDIRECT));
    LLVMDisposeBuilder(builder);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
}

static const struct rw_test tests[] = {
    {"names", test_names},
    {"functions and calls", test_functions_and_calls},
};

int main(void)
{
    return RUN_TABLE(tests);
}
