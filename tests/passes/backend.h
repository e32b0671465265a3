/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of the back ends: IR text in, through the last passes, out as PTX text or as code that
 * runs here. The text defines @rw_megakernel with whatever parameters the test likes.
 *
 *   struct backend b;
 *   CHECK(open_backend(&b, RWC_TARGET_CPU, 0, ir) && build(&b, "lower"));
 *   void (*entry)(int *) = cpu_entry(&b);       or, for a GPU
 *   CHECK(has_code(b.code, "add.sat.f32 @a, @b, @b;"));
 *   close_backend(&b);
 */
#ifndef RW_TEST_PASSES_BACKEND_H
#define RW_TEST_PASSES_BACKEND_H

#include <llvm-c/IRReader.h>

#include "compiler/pipeline.h"
#include "compiler/target/machine.h"
#include "tests/harness.h"

struct backend {
    struct rwc_diag diag;
    struct rwc_kernel_desc desc;
    struct rwc_unit unit;
    void *code;
    size_t size;
    struct rwc_cpu_code *loaded;
};

static inline const char *messages(const struct backend *b)
{
    return b->diag.text ? b->diag.text : "";
}

static inline bool open_backend(struct backend *b, enum rwc_target target, unsigned sm,
                                const char *ir)
{
    *b = (struct backend){.desc = {.target = target, .sm = sm}};
    if (!rwc_unit_init(&b->unit, &b->desc, &b->diag)) return false;
    char *message = NULL;
    LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, strlen(ir), "test");
    if (LLVMParseIRInContext(b->unit.context, buffer, &b->unit.module, &message)) {
        fprintf(stderr, "test IR: %s\n", message);
        LLVMDisposeMessage(message);
        return false;
    }
    rwc_retarget(b->unit.module, b->unit.machine);
    return true;
}

/* Runs the passes from `first` to the end, and emits. */
static inline bool build(struct backend *b, const char *first)
{
    return rwc_run_passes(&b->unit, first, NULL) && rwc_emit(&b->unit, &b->code, &b->size);
}

static inline void *cpu_entry(struct backend *b)
{
    b->loaded = rwc_cpu_load(b->code, b->size, &b->diag);
    return b->loaded ? rwc_cpu_symbol(b->loaded, RWC_ENTRY_LAUNCH, NULL) : NULL;
}

/* ---- PTX ---- */

enum { REGISTER_NAMES = 26, REGISTER_LENGTH = 16 };

/* Registers by the letters that patterns have for them: no two of the same name. */
static inline bool name_register(char names[REGISTER_NAMES][REGISTER_LENGTH], char letter,
                                 const char *found)
{
    for (int k = 0; k < REGISTER_NAMES; k++)
        if (k != letter - 'a' && !strcmp(names[k], found)) return false;
    char *name = names[letter - 'a'];
    if (*name) return !strcmp(name, found);
    strcpy(name, found);
    return true;
}

static inline bool begins_with(const char *code, const char *pattern)
{
    char names[REGISTER_NAMES][REGISTER_LENGTH] = {{0}};
    for (; *pattern; pattern++) {
        char found[REGISTER_LENGTH];
        int length = 0;
        if (*pattern != '@') {
            if (*code++ != *pattern) return false;
            continue;
        }
        if (sscanf(code, "%%%14[a-z0-9]%n", found, &length) != 1) return false;
        if (!name_register(names, *++pattern, found)) return false;
        code += length;
    }
    return true;
}

/* Is there code like the pattern, in which @ and a letter stand for a register? What a register is
 * called differs from version to version of LLVM. */
static inline bool has_code(const char *code, const char *pattern)
{
    for (const char *at = code; at && *at; at++)
        if (begins_with(at, pattern)) return true;
    fprintf(stderr, "not there: %s\n%s\n", pattern, code ? code : "(no code)");
    return false;
}

static inline void close_backend(struct backend *b)
{
    rwc_cpu_unload(b->loaded);
    free(b->code);
    rwc_unit_destroy(&b->unit);
    rwc_diag_free(&b->diag);
}

#endif
