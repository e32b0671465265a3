/* SPDX-License-Identifier: Apache-2.0 */
/* See line_builder.h. */
#include "compiler/ir/line_builder.h"

#include <stdbool.h>
#include <string.h>

/* LLVM's DebugDirectivesOnly: .loc directives without debug sections, with which ptxas optimises as
 * ever. The C interface names only the values below it, and passes this one on. */
#define DIRECTIVES_ONLY ((LLVMDWARFEmissionKind)3)

static void require_version(LLVMModuleRef module, LLVMContextRef context)
{
    static const char name[] = "Debug Info Version";
    if (LLVMGetModuleFlag(module, name, sizeof(name) - 1)) return;
    LLVMValueRef version =
        LLVMConstInt(LLVMInt32TypeInContext(context), LLVMDebugMetadataVersion(), 0);
    LLVMAddModuleFlag(module, LLVMModuleFlagBehaviorWarning, name, sizeof(name) - 1,
                      LLVMValueAsMetadata(version));
}

static LLVMMetadataRef make_file(struct rwc_line_builder *b, const char *prefix, const char *folder)
{
    return LLVMDIBuilderCreateFile(b->builder, prefix, strcspn(prefix, "."), folder,
                                   strlen(folder));
}

void rwc_line_builder_open(struct rwc_line_builder *b, LLVMModuleRef module)
{
    b->context = LLVMGetModuleContext(module);
    b->builder = LLVMCreateDIBuilder(module);
    require_version(module, b->context);
    LLVMMetadataRef file = make_file(b, "unit", "");
    LLVMDIBuilderCreateCompileUnit(b->builder, LLVMDWARFSourceLanguageC, file, "", 0, true, "", 0,
                                   0, "", 0, DIRECTIVES_ONLY, 0, false, false, "", 0, "", 0);
    b->type = LLVMDIBuilderCreateSubroutineType(b->builder, file, NULL, 0, LLVMDIFlagZero);
}

void rwc_line_builder_close(struct rwc_line_builder *b)
{
    LLVMDIBuilderFinalize(b->builder);
    LLVMDisposeDIBuilder(b->builder);
}

LLVMMetadataRef rwc_line_builder_function(struct rwc_line_builder *b, LLVMValueRef function,
                                          const char *prefix, const char *name)
{
    LLVMMetadataRef file = make_file(b, prefix, name);
    LLVMMetadataRef made =
        LLVMDIBuilderCreateFunction(b->builder, file, name, strlen(name), "", 0, file, 0, b->type,
                                    true, true, 0, LLVMDIFlagZero, true);
    LLVMSetSubprogram(function, made);
    return made;
}

void rwc_line_builder_place(struct rwc_line_builder *b, LLVMBuilderRef builder,
                            LLVMMetadataRef subprogram, unsigned line)
{
    LLVMSetCurrentDebugLocation2(
        builder, LLVMDIBuilderCreateDebugLocation(b->context, line, 0, subprogram, NULL));
}
