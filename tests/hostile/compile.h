/* SPDX-License-Identifier: Apache-2.0 */
/* Compiles PTX as `raywright compile` does: programs with roles, no variables, no scene. */
#ifndef RW_HOSTILE_COMPILE_H
#define RW_HOSTILE_COMPILE_H

#include <stdio.h>
#include <stdlib.h>

#include "compiler/base/diag.h"
#include "compiler/compiler.h"
#include "raywright_abi.h"
#include "tests/harness.h"

struct role {
    const char *program;
    enum rwc_program_kind kind;
};

struct hostile {
    struct rwc_module *module;
    struct rwc_program_desc programs[4];
    struct rwc_kernel_desc desc;
    struct rwc_kernel *kernel; /* NULL: refused, as diag says */
    struct rwc_diag diag;
};

/* Roles end with one whose program is NULL. */
static inline void hostile_describe(struct hostile *h, const char *ptx, enum rwc_target target,
                                    const struct role *roles)
{
    *h = (struct hostile){0};
    h->module = rwc_module_create(ptx, strlen(ptx), "hostile.ptx", &h->diag);
    if (!h->module) return;
    h->desc = (struct rwc_kernel_desc){.target = target,
                                       .sm = 90,
                                       .programs = h->programs,
                                       .ray_type_count = 1,
                                       .constant_size = 16,
                                       .max_trace_depth = 5,
                                       .max_call_depth = 31,
                                       .features = RW_FEATURE_PRIMITIVES,
                                       .threads = 1};
    for (; roles->program; roles++) {
        const uint32_t number = (uint32_t)h->desc.program_count++;
        const bool callable = roles->kind == RWC_CALLABLE;
        h->programs[number] =
            (struct rwc_program_desc){.module = h->module,
                                      .program = rwc_module_find(h->module, roles->program),
                                      .kind = roles->kind,
                                      .id = RW_STATE_FIRST_PROGRAM + number,
                                      .callable_id = callable ? number : 0,
                                      .ray_types = 1};
    }
}

static inline void hostile_compile(struct hostile *h)
{
    if (h->module) h->kernel = rwc_compile(&h->desc, &h->diag);
}

static inline void hostile_free(struct hostile *h)
{
    rwc_kernel_free(h->kernel);
    rwc_module_free(h->module);
    rwc_diag_free(&h->diag);
    *h = (struct hostile){0};
}

/* The text of a file of this folder, to be freed; empty if it cannot be read. */
static inline char *hostile_read(const char *name)
{
    char path[512], *text = calloc(1, 65536);
    snprintf(path, sizeof(path), "%s/tests/hostile/%s", RW_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    if (text && file) text[fread(text, 1, 65535, file)] = '\0';
    if (file) fclose(file);
    return text;
}

#endif
