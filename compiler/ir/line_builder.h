/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Debug locations in a module, the least of them: a subprogram for each function, and in it lines.
 * LLVM keeps them through its passes, and across inlining as a chain.
 *
 * Whose lines they are is said by the subprogram's file: the name is "p<id>" for lines in the PTX
 * of program <id>, "b" for code that has no source of the user, whose function is the directory.
 */
#ifndef RWC_LINE_BUILDER_H
#define RWC_LINE_BUILDER_H

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>

struct rwc_line_builder {
    LLVMContextRef context;
    LLVMDIBuilderRef builder;
    LLVMMetadataRef type; /* of every subprogram */
};

void rwc_line_builder_open(struct rwc_line_builder *b, LLVMModuleRef module);
void rwc_line_builder_close(struct rwc_line_builder *b);

/* Gives a function its subprogram. `prefix` is "p<id>." or "b". */
LLVMMetadataRef rwc_line_builder_function(struct rwc_line_builder *b, LLVMValueRef function,
                                          const char *prefix, const char *name);
/* What `builder` makes from now on is on that line. */
void rwc_line_builder_place(struct rwc_line_builder *b, LLVMBuilderRef builder,
                            LLVMMetadataRef subprogram, unsigned line);

#endif
