/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The description of a kernel as one block of bytes, for a compiler in another process of the same
 * build: structures as they are, pointers replaced by what they point to.
 *
 *     count of modules | each: generated, name, PTX
 *     description | its texts | programs, each: module, symbol, structure, bindings
 *
 * A text is a 64-bit length and its bytes with the NUL, so that what is read may point into the
 * block; NULL is the length NONE.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"

#define NONE UINT64_MAX

/* ---- writing ---- */

struct writer {
    unsigned char *bytes; /* NULL: only the size is wanted */
    size_t size;
};

static void put(struct writer *w, const void *data, size_t size)
{
    if (w->bytes && size) memcpy(w->bytes + w->size, data, size);
    w->size += size;
}

static void put_number(struct writer *w, uint64_t number)
{
    put(w, &number, sizeof(number));
}

static void put_text(struct writer *w, const char *text)
{
    put_number(w, text ? strlen(text) : NONE);
    if (text) put(w, text, strlen(text) + 1);
}

/* Of each program the number of its module, in the order in which they are first used; returns how
 * many modules there are. */
static size_t number_modules(const struct rwc_kernel_desc *desc, size_t *numbers)
{
    size_t count = 0;
    for (size_t i = 0; i < desc->program_count; i++) {
        size_t first = 0;
        while (desc->programs[first].module != desc->programs[i].module) first++;
        numbers[i] = first == i ? count++ : numbers[first];
    }
    return count;
}

static void put_module(struct writer *w, const struct rwc_module *module)
{
    size_t length;
    const char *text = rwc_module_text(module, &length);
    put_number(w, rwc_module_is_generated(module));
    put_text(w, rwc_module_name(module));
    put_number(w, length);
    put(w, text, length);
}

static void put_program(struct writer *w, const struct rwc_program_desc *p, size_t module)
{
    put_number(w, module);
    put_text(w, p->program->symbol);
    put(w, p, sizeof(*p));
    for (size_t k = 0; k < p->binding_count; k++) {
        put(w, &p->bindings[k], sizeof(p->bindings[k]));
        put_text(w, p->bindings[k].symbol);
    }
}

static void write_all(struct writer *w, const struct rwc_kernel_desc *desc, const size_t *numbers,
                      size_t modules)
{
    put_number(w, modules);
    for (size_t i = 0, next = 0; i < desc->program_count; i++)
        if (numbers[i] == next) {
            put_module(w, desc->programs[i].module);
            next++;
        }
    put(w, desc, sizeof(*desc));
    put_text(w, desc->launch_params);
    put_text(w, desc->dump_dir);
    put_text(w, desc->dump_pass);
    put_text(w, desc->skip_passes);
    for (size_t i = 0; i < desc->program_count; i++) put_program(w, &desc->programs[i], numbers[i]);
}

bool rwc_desc_write(const struct rwc_kernel_desc *desc, void **out, size_t *out_size)
{
    struct writer w = {0};
    size_t *numbers = malloc((desc->program_count + 1) * sizeof(*numbers));
    if (!numbers) return false;
    const size_t modules = number_modules(desc, numbers);
    write_all(&w, desc, numbers, modules);
    *out_size = w.size;
    *out = w.bytes = malloc(w.size);
    w.size = 0;
    if (w.bytes) write_all(&w, desc, numbers, modules);
    free(numbers);
    return w.bytes != NULL;
}

/* ---- reading ---- */

struct reader {
    const unsigned char *at;
    size_t left;
    bool failed;
};

/* The next bytes, in place; NULL when there are fewer. */
static const void *take(struct reader *r, uint64_t size)
{
    const void *at = r->at;
    if (size > r->left) r->failed = true;
    if (r->failed) return NULL;
    r->at += size;
    r->left -= (size_t)size;
    return at;
}

static void take_into(struct reader *r, void *out, size_t size)
{
    const void *at = take(r, size);
    if (at) memcpy(out, at, size);
}

static uint64_t take_number(struct reader *r)
{
    uint64_t number = 0;
    take_into(r, &number, sizeof(number));
    return number;
}

static const char *take_text(struct reader *r)
{
    const uint64_t length = take_number(r);
    if (length == NONE) return NULL;
    const char *text = length < r->left ? take(r, length + 1) : NULL;
    if (!text || text[length]) r->failed = true;
    return r->failed ? "" : text;
}

static struct rwc_module *take_module(struct reader *r, struct rwc_diag *diag)
{
    const bool generated = take_number(r) != 0;
    const char *name = take_text(r);
    const uint64_t length = take_number(r);
    const char *text = take(r, length);
    if (!text || !name) return NULL;
    return generated ? rwc_module_create_generated(text, (size_t)length, name, diag)
                     : rwc_module_create(text, (size_t)length, name, diag);
}

static bool take_modules(struct reader *r, struct rwc_desc_block *block, struct rwc_diag *diag)
{
    const uint64_t count = take_number(r);
    if (count > r->left) return false;
    block->modules = calloc(count ? (size_t)count : 1, sizeof(struct rwc_module *));
    if (!block->modules) return rwc_out_of_memory(diag, NULL, "for the programs of a kernel");
    for (; block->module_count < count; block->module_count++) {
        struct rwc_module *module = take_module(r, diag);
        if (!module) return false;
        block->modules[block->module_count] = module;
    }
    return true;
}

static bool take_program(struct reader *r, const struct rwc_desc_block *block,
                         struct rwc_program_desc *out)
{
    const uint64_t module = take_number(r);
    const char *symbol = take_text(r);
    take_into(r, out, sizeof(*out));
    const size_t count = r->failed ? 0 : out->binding_count;
    out->bindings = NULL;
    if (r->failed || !symbol || module >= block->module_count || count > r->left) return false;
    out->module = block->modules[module];
    out->program = rwc_module_find(out->module, symbol);
    struct rwc_binding *bindings = calloc(count ? count : 1, sizeof(*bindings));
    out->bindings = bindings;
    for (size_t k = 0; bindings && k < count; k++) {
        take_into(r, &bindings[k], sizeof(bindings[k]));
        bindings[k].symbol = take_text(r);
    }
    return bindings && out->program && !r->failed;
}

static bool read_all(struct reader *r, struct rwc_desc_block *block, struct rwc_diag *diag)
{
    if (!take_modules(r, block, diag)) return false;
    struct rwc_kernel_desc *desc = &block->desc;
    take_into(r, desc, sizeof(*desc));
    desc->launch_params = take_text(r);
    desc->dump_dir = take_text(r);
    desc->dump_pass = take_text(r);
    desc->skip_passes = take_text(r);
    desc->end = NULL;
    desc->programs = NULL;
    if (r->failed || desc->program_count > r->left) return false;
    block->programs = calloc(desc->program_count + 1, sizeof(*block->programs));
    if (!block->programs) return rwc_out_of_memory(diag, NULL, "for the programs of a kernel");
    desc->programs = block->programs;
    for (size_t i = 0; i < desc->program_count; i++)
        if (!take_program(r, block, &block->programs[i])) return false;
    return !r->failed && !r->left;
}

bool rwc_desc_read(const void *bytes, size_t size, struct rwc_desc_block *out,
                   struct rwc_diag *diag)
{
    struct reader r = {bytes, size, false};
    *out = (struct rwc_desc_block){0};
    if (read_all(&r, out, diag)) return true;
    if (!diag->errors) rwc_error(diag, NULL, 0, "the description of a kernel is damaged");
    rwc_desc_block_free(out);
    return false;
}

void rwc_desc_block_free(struct rwc_desc_block *block)
{
    for (size_t i = 0; block->programs && i < block->desc.program_count; i++)
        free((void *)(uintptr_t)block->programs[i].bindings);
    for (size_t i = 0; i < block->module_count; i++) rwc_module_free(block->modules[i]);
    free(block->programs);
    free(block->modules);
    *block = (struct rwc_desc_block){0};
}
