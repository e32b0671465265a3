/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX for tests: the files of tests/unit/ptx, and short bodies wrapped into a module.
 */
#ifndef RW_TEST_PTX_FIXTURE_H
#define RW_TEST_PTX_FIXTURE_H

#include "compiler/ptx/ast.h"
#include "tests/harness.h"

static const char *const ptx_fixtures[] = {"forms.ptx", "pointers.ptx", "scene.ptx"};
enum { PTX_FIXTURES = sizeof(ptx_fixtures) / sizeof(ptx_fixtures[0]) };

/* The text of a file under tests/unit/ptx, to be freed; the test program ends when it is absent. */
static inline char *ptx_read(const char *name, size_t *length)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/tests/unit/ptx/%s", RW_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
    if (size >= 0 && !fseek(file, 0, SEEK_SET)) text = malloc((size_t)size + 1);
    if (!text || fread(text, 1, (size_t)size, file) != (size_t)size) {
        fprintf(stderr, "cannot read %s\n", path);
        exit(1);
    }
    fclose(file);
    text[size] = '\0';
    *length = (size_t)size;
    return text;
}

#define PTX_HEAD ".version 7.0\n.target sm_75\n.address_size 64\n"

static inline struct rwc_ptx_module *ptx_parse(const char *text, struct rwc_diag *diag)
{
    return rwc_ptx_parse(text, strlen(text), "test.ptx", diag);
}

#endif
