/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loads what compiler/target/emit.c made for this processor, an object file or an archive of some,
 * through LLVM's ORC. Objects see each other, the symbols of symbols.c, and nothing else of the
 * process: they are linked in a bare library, which has no link to the process's own symbols.
 */
#include <stdlib.h>
#include <string.h>

#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>

#include "compiler/compiler.h"
#include "compiler/target/cpu/symbols.h"
#include "compiler/base/guard.h"
#include "compiler/target/archive.h"
#include "compiler/target/backend.h"

struct rwc_cpu_code {
    LLVMOrcLLJITRef jit;
    LLVMOrcJITDylibRef library;
    struct rwc_diag *diag; /* while loading */
};

struct job {
    const void *object;
    size_t size;
    struct rwc_cpu_code *code;
    struct rwc_diag *diag;
};

/* False and a message if `error` is one; consumes it. */
static bool check(struct rwc_diag *diag, const char *call, LLVMErrorRef error)
{
    if (!error) return true;
    char *message = LLVMGetErrorMessage(error);
    for (char *c = message; *c; c++)
        if (*c == '\n') *c = ' ';
    rwc_error(diag, NULL, 0, "loading CPU code: %s: %s", call, message);
    LLVMDisposeErrorMessage(message);
    return false;
}

/* ORC's own default prints. What it reports here also fails the lookup, with less detail. */
static void on_report(void *user, LLVMErrorRef error)
{
    struct rwc_cpu_code *code = user;
    if (code->diag)
        check(code->diag, "link", error);
    else
        LLVMConsumeError(error);
}

static bool define_symbols(struct rwc_cpu_code *code, struct rwc_diag *diag)
{
    size_t count;
    const struct rwc_cpu_symbol_entry *symbols = rwc_cpu_symbols(&count);
    LLVMOrcCSymbolMapPair *pairs = calloc(count, sizeof(*pairs));
    if (!pairs) return rwc_out_of_memory(diag, NULL, "while loading CPU code");
    for (size_t i = 0; i < count; i++) {
        pairs[i].Name = LLVMOrcLLJITMangleAndIntern(code->jit, symbols[i].name);
        pairs[i].Sym.Address = (LLVMOrcExecutorAddress)(uintptr_t)symbols[i].address;
        pairs[i].Sym.Flags.GenericFlags =
            LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable;
    }
    LLVMOrcMaterializationUnitRef unit = LLVMOrcAbsoluteSymbols(pairs, count);
    free(pairs);
    LLVMErrorRef error = LLVMOrcJITDylibDefine(code->library, unit);
    if (error) LLVMOrcDisposeMaterializationUnit(unit);
    return check(diag, "LLVMOrcJITDylibDefine", error);
}

struct found {
    void *address;
    LLVMErrorRef error;
};

static void on_found(LLVMErrorRef error, LLVMOrcCSymbolMapPairs pairs, size_t count, void *user)
{
    struct found *found = user;
    found->error = error;
    if (!error && count == 1) found->address = (void *)(uintptr_t)pairs[0].Sym.Address;
}

/* The handler has run when LLVMOrcExecutionSessionLookup returns: tasks run in place. */
static struct found look_up(struct rwc_cpu_code *code, const char *name)
{
    LLVMOrcCJITDylibSearchOrderElement order = {code->library,
                                                LLVMOrcJITDylibLookupFlagsMatchExportedSymbolsOnly};
    LLVMOrcCLookupSetElement symbol = {LLVMOrcLLJITMangleAndIntern(code->jit, name),
                                       LLVMOrcSymbolLookupFlagsWeaklyReferencedSymbol};
    struct found found = {NULL, NULL};
    LLVMOrcExecutionSessionLookup(LLVMOrcLLJITGetExecutionSession(code->jit),
                                  LLVMOrcLookupKindStatic, &order, 1, &symbol, 1, on_found, &found);
    return found;
}

static bool add_object(struct rwc_cpu_code *code, const void *object, size_t size,
                       struct rwc_diag *diag)
{
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
        object, size, "kernel.o"); /* owned by ORC from the next call on */
    return check(diag, "LLVMOrcLLJITAddObjectFile",
                 LLVMOrcLLJITAddObjectFile(code->jit, code->library, buffer));
}

static bool add_code(struct rwc_cpu_code *code, const struct job *job)
{
    struct rwc_archive_file file;
    size_t at = 0;
    if (!rwc_archive_is(job->object, job->size))
        return add_object(code, job->object, job->size, job->diag);
    while (rwc_archive_next(job->object, job->size, &at, &file))
        if (!add_object(code, file.bytes, file.size, job->diag)) return false;
    return at == job->size ||
           rwc_error(job->diag, NULL, 0, "loading CPU code: the archive of objects is damaged");
}

static bool load(struct rwc_cpu_code *code, const struct job *job)
{
    struct rwc_diag *diag = job->diag;
    if (!check(diag, "LLVMOrcCreateLLJIT", LLVMOrcCreateLLJIT(&code->jit, NULL))) return false;
    LLVMOrcExecutionSessionRef session = LLVMOrcLLJITGetExecutionSession(code->jit);
    LLVMOrcExecutionSessionSetErrorReporter(session, on_report, code);
    code->library = LLVMOrcExecutionSessionCreateBareJITDylib(session, "raywright");
    if (!define_symbols(code, diag)) return false;
    if (!add_code(code, job)) return false;
    struct found entry = look_up(code, RWC_ENTRY_LAUNCH);
    if (!check(diag, "link", entry.error)) return false;
    if (!entry.address)
        return rwc_error(diag, NULL, 0, "loading CPU code: the object has no symbol '%s'",
                         RWC_ENTRY_LAUNCH);
    return true;
}

static bool unload_guarded(void *user)
{
    struct rwc_cpu_code *code = user;
    if (code->jit) {
        LLVMErrorRef error = LLVMOrcDisposeLLJIT(code->jit);
        if (error) LLVMConsumeError(error);
    }
    free(code);
    return true;
}

static bool load_guarded(void *user)
{
    struct job *job = user;
    struct rwc_cpu_code *code = calloc(1, sizeof(*code));
    if (!code) return rwc_out_of_memory(job->diag, NULL, "while loading CPU code");
    code->diag = job->diag;
    bool loaded = load(code, job);
    code->diag = NULL;
    if (!loaded) return !unload_guarded(code);
    job->code = code;
    return true;
}

struct rwc_cpu_code *rwc_cpu_load(const void *object, size_t size, struct rwc_diag *diag)
{
    struct job job = {object, size, NULL, diag};
    if (rwc_init_backends(diag)) rwc_guarded(load_guarded, &job, "loading CPU code", diag);
    return job.code;
}

struct question {
    struct rwc_cpu_code *code;
    const char *name;
    void *address;
};

static bool look_up_guarded(void *user)
{
    struct question *question = user;
    struct found found = look_up(question->code, question->name);
    if (found.error) LLVMConsumeError(found.error);
    question->address = found.address;
    return true;
}

void *rwc_cpu_symbol(struct rwc_cpu_code *code, const char *name, struct rwc_diag *diag)
{
    struct rwc_diag own = {0};
    struct question question = {code, name, NULL};
    rwc_guarded(look_up_guarded, &question, "looking for CPU code", diag ? diag : &own);
    rwc_diag_free(&own);
    return question.address;
}

/* Where that fails it stays. */
void rwc_cpu_unload(struct rwc_cpu_code *code)
{
    struct rwc_diag diag = {0};
    if (code) rwc_guarded(unload_guarded, code, "unloading CPU code", &diag);
    rwc_diag_free(&diag);
}
