/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See parts.h. LLVM's contexts are for one thread each, so the module goes to the threads as
 * bitcode. How many parts there are and what is in them depends on the module alone; threads take
 * one after the other, the largest first.
 */
#include "compiler/target/parts.h"

#include <llvm-c/BitWriter.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "compiler/base/guard.h"
#include "compiler/ir/ir.h"
#include "compiler/target/archive.h"
#include "compiler/target/backend.h"

enum {
    PART_INSTRUCTIONS = 4000, /* less is not worth a thread */
    MOST_PARTS = 16,
};

/* ---- which function goes where ---- */

struct function {
    unsigned number, size; /* number: among those with bodies */
};

static int larger_first(const void *left, const void *right)
{
    const struct function *a = left, *b = right;
    if (a->size != b->size) return a->size < b->size ? 1 : -1;
    return (a->number > b->number) - (a->number < b->number);
}

static unsigned list_functions(LLVMModuleRef module, struct function *out)
{
    unsigned count = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
        if (LLVMIsDeclaration(f)) continue;
        if (out) out[count] = (struct function){count, rwc_ir_count(f)};
        count++;
    }
    return count;
}

unsigned rwc_count_parts(const struct rwc_unit *unit)
{
    unsigned most = rwc_backend(unit->desc)->most_parts;
    unsigned parts = most ? rwc_ir_count_all(unit->module) / PART_INSTRUCTIONS : 1;
    if (parts > most) parts = most;
    return parts > 1 ? parts : 1;
}

/* Each function, the largest first, goes to the part that has least so far. Malloc'ed. */
static unsigned *choose_parts(LLVMModuleRef module, unsigned part_count)
{
    unsigned count = list_functions(module, NULL), load[MOST_PARTS] = {0};
    struct function *functions = calloc(count + 1, sizeof(*functions));
    unsigned *parts = calloc(count + 1, sizeof(*parts));
    if (functions && parts) {
        list_functions(module, functions);
        qsort(functions, count, sizeof(*functions), larger_first);
        for (unsigned k = 0; k < count; k++) {
            unsigned least = 0;
            for (unsigned p = 1; p < part_count; p++)
                if (load[p] < load[least]) least = p;
            parts[functions[k].number] = least;
            load[least] += functions[k].size;
        }
    } else {
        free(parts);
        parts = NULL;
    }
    free(functions);
    return parts;
}

/* ---- threads ---- */

struct job {
    LLVMMemoryBufferRef bitcode, objects[MOST_PARTS];
    const unsigned *parts;
    unsigned part_count;
    const struct rwc_unit *unit;
    struct rwc_diag diags[MOST_PARTS];
    atomic_uint next;
};

static void emit_some(void *user)
{
    struct job *job = user;
    for (unsigned k; (k = atomic_fetch_add(&job->next, 1)) < job->part_count;)
        job->objects[k] = rwc_emit_part(job->unit, job->bitcode, job->parts, k, &job->diags[k]);
}

static bool collect(struct rwc_unit *unit, const struct job *job, void **code, size_t *size)
{
    struct rwc_archive_file files[MOST_PARTS];
    for (unsigned k = 0; k < job->part_count; k++) {
        if (!job->objects[k])
            return rwc_error(unit->diag, NULL, 0, "%s",
                             job->diags[k].text ? job->diags[k].text
                                                : "a part of a kernel was not emitted");
        files[k] = (struct rwc_archive_file){LLVMGetBufferStart(job->objects[k]),
                                             LLVMGetBufferSize(job->objects[k])};
    }
    *code = rwc_archive_write(files, job->part_count, size);
    return *code || rwc_out_of_memory(unit->diag, NULL, "for a kernel's code");
}

/* ---- the whole ---- */

/* What parts share has to be found by name. */
static void publish(LLVMModuleRef module)
{
    size_t length;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f)) LLVMSetLinkage(f, LLVMExternalLinkage);
    for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g)) {
        LLVMGetValueName2(g, &length);
        if (!length) LLVMSetValueName2(g, "part.variable", sizeof("part.variable") - 1);
        LLVMSetLinkage(g, LLVMExternalLinkage);
    }
}

bool rwc_emit_parts(struct rwc_unit *unit, void **code, size_t *size)
{
    struct job job = {.part_count = rwc_count_parts(unit), .unit = unit};
    unsigned threads = unit->desc->threads ? unit->desc->threads : 1;
    bool ok = false;
    unsigned *parts = choose_parts(unit->module, job.part_count);
    if (!parts) return rwc_out_of_memory(unit->diag, NULL, "for the parts of a kernel");
    publish(unit->module);
    job.parts = parts;
    job.bitcode = LLVMWriteBitcodeToMemoryBuffer(unit->module);
    if (threads > job.part_count) threads = job.part_count;
    unit->emitted_parts = job.part_count;
    unit->emitting_threads =
        rwc_guarded_threads(emit_some, &job, threads, "emitting a kernel", unit->diag);
    if (!unit->diag->errors) ok = collect(unit, &job, code, size);
    for (unsigned k = 0; k < job.part_count; k++) {
        if (job.objects[k]) LLVMDisposeMemoryBuffer(job.objects[k]);
        rwc_diag_free(&job.diags[k]);
    }
    LLVMDisposeMemoryBuffer(job.bitcode);
    free(parts);
    return ok;
}
