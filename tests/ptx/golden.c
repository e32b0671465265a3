/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The lifted IR of every form against golden/<opcode>.ll, or written there anew: the same forms in
 * the same order as in forms/<opcode>.ptx. What is missing there fails, and so does what no form
 * has, for it would never be compared.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/parts.h"
#include "tests/ptx/suite.h"

/* ---- opcode by opcode ---- */

/* Of the forms of one opcode; returns how many failed. */
typedef unsigned opcode_cb(const struct form *const *forms, unsigned count, void *user);

/* As generate.py sorts them. */
static int in_file_order(const void *a, const void *b)
{
    const struct form *x = *(const struct form *const *)a, *y = *(const struct form *const *)b;
    int order = strcmp(x->opcode, y->opcode);
    return order ? order : strcmp(x->name, y->name);
}

static unsigned each_opcode(const struct suite *suite, opcode_cb *run_cb, void *user)
{
    unsigned failures = 0;
    const struct form **forms = malloc(suite->count * sizeof(*forms));
    if (!forms) return 1;
    for (unsigned i = 0; i < suite->count; i++) forms[i] = &suite->forms[i];
    qsort(forms, suite->count, sizeof(*forms), in_file_order);
    for (unsigned first = 0, end; first < suite->count; first = end) {
        for (end = first + 1; end < suite->count; end++)
            if (strcmp(forms[first]->opcode, forms[end]->opcode) != 0) break;
        failures += run_cb(&forms[first], end - first, user);
    }
    free(forms);
    return failures;
}

/* ---- comparison ---- */

/* Intrinsics by the names that LLVM 22 has for them, and those of the golden files. */
static const char *const renamed[][2] = {
    {"@llvm.nvvm.ex2.approx.f32(", "@llvm.nvvm.ex2.approx.f("},
    {"@llvm.nvvm.ex2.approx.ftz.f32(", "@llvm.nvvm.ex2.approx.ftz.f("},
};

static void use_old_names(char *text)
{
    for (size_t k = 0; k < sizeof(renamed) / sizeof(renamed[0]); k++) {
        const size_t length = strlen(renamed[k][0]), shorter = strlen(renamed[k][1]);
        for (char *at = text; (at = strstr(at, renamed[k][0]));) {
            memcpy(at, renamed[k][1], shorter);
            memmove(at + shorter, at + length, strlen(at + length) + 1);
        }
    }
}

static bool check_form(const struct form *form, const struct parts *golden)
{
    struct part *part = parts_find(golden, form->name);
    char *text = build_golden(form);
    if (text) use_old_names(text);
    bool good = text && part && !strcmp(part->text, text);
    if (!part)
        fprintf(stderr, "%s: no golden IR in %s/%s.ll\n", form->name, golden->folder, form->opcode);
    else if (text && !good)
        fprintf(stderr, "%s: lifted to\n%sbut %s/%s:%u has\n%s", form->name, text, golden->folder,
                part->file, part->line, part->text);
    if (part) part->used = true;
    free(text);
    return good;
}

static unsigned check_opcode(const struct form *const *forms, unsigned count, void *user)
{
    unsigned failures = 0;
    for (unsigned i = 0; i < count; i++) failures += !check_form(forms[i], user);
    printf("%-12s %3u forms, %u failed\n", forms[0]->opcode, count, failures);
    return failures;
}

static unsigned count_unused(const struct parts *golden)
{
    unsigned count = 0;
    for (unsigned i = 0; i < golden->count; i++) {
        const struct part *part = &golden->items[i];
        if (part->used) continue;
        fprintf(stderr, "%s: golden IR at %s/%s:%u, but there is no such form\n", part->name,
                golden->folder, part->file, part->line);
        count++;
    }
    return count;
}

unsigned run_golden(const struct suite *suite, const char *folder)
{
    struct parts golden;
    unsigned failures = !parts_read(&golden, folder, GOLDEN_MARK, suite->only);
    failures += each_opcode(suite, check_opcode, &golden);
    failures += count_unused(&golden);
    parts_free(&golden);
    return failures;
}

/* ---- writing ---- */

static bool write_forms(FILE *out, const struct form *const *forms, unsigned count)
{
    bool good = true;
    for (unsigned i = 0; i < count; i++) {
        char *text = build_golden(forms[i]);
        if (text) fprintf(out, GOLDEN_MARK "%s\n%s", forms[i]->name, text);
        if (!text) fprintf(stderr, "%s: nothing to write\n", forms[i]->name);
        good &= text != NULL;
        free(text);
    }
    return good;
}

/* The file stays as it is when one of its forms cannot be lifted. */
static unsigned write_opcode(const struct form *const *forms, unsigned count, void *user)
{
    const char *const *folder = user;
    char path[1024], *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    bool good = out && write_forms(out, forms, count);
    if (out) fclose(out);
    snprintf(path, sizeof(path), "%s/%s.ll", *folder, forms[0]->opcode);
    if (good && !write_text(path, text)) {
        fprintf(stderr, "%s: cannot be written\n", path);
        good = false;
    }
    free(text);
    return good ? 0 : count;
}

unsigned run_write(const struct suite *suite, const char *folder)
{
    if (!suite->only) return each_opcode(suite, write_opcode, &folder);
    fprintf(stderr, "write: whole files are written, without --only\n");
    return suite->count;
}
