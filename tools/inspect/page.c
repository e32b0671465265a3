/* SPDX-License-Identifier: Apache-2.0 */
/* See page.h. */
#include "tools/inspect/page.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "tools/files.h"
#include "tools/recording.h"

extern const unsigned char rw_page_html[], rw_page_css[], rw_page_js[];
extern const size_t rw_page_html_size, rw_page_css_size, rw_page_js_size;

struct page {
    FILE *out;
    json_t *known; /* hash of a text -> its number */
    bool failed;
};

/* ---- texts ---- */

static void write_base64(FILE *out, const unsigned char *bytes, size_t size)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < size; i += 3) {
        size_t left = size - i;
        uint32_t word = (uint32_t)bytes[i] << 16;
        if (left > 1) word |= (uint32_t)bytes[i + 1] << 8;
        if (left > 2) word |= bytes[i + 2];
        fputc(digits[word >> 18], out);
        fputc(digits[word >> 12 & 63], out);
        fputc(left > 1 ? digits[word >> 6 & 63] : '=', out);
        fputc(left > 2 ? digits[word & 63] : '=', out);
    }
}

static bool write_packed(struct page *p, size_t number, const char *text, size_t size)
{
    uLongf packed_size = compressBound((uLong)size);
    unsigned char *packed = malloc(packed_size);
    bool good =
        packed && compress2(packed, &packed_size, (const Bytef *)text, (uLong)size, 9) == Z_OK;
    if (good) {
        fprintf(p->out, "<script type=\"text/plain\" id=\"text-%zu\">", number);
        write_base64(p->out, packed, packed_size);
        fputs("</script>\n", p->out);
    }
    free(packed);
    return good;
}

/* Number of the text in the page; writes it when it is new. -1: the file cannot be read. */
static json_int_t add_text(struct page *p, const char *path)
{
    size_t size;
    char key[33];
    char *text = rw_slurp(path, &size);
    if (!text) return -1;
    rw_digest(text, size, key);
    json_t *number = json_object_get(p->known, key);
    if (!number) {
        size_t next = json_object_size(p->known);
        p->failed = !write_packed(p, next, text, size) || p->failed;
        json_object_set_new(p->known, key, json_integer((json_int_t)next));
        number = json_object_get(p->known, key);
    }
    free(text);
    return json_integer_value(number);
}

static void add_stages(struct page *p, const char *folder, json_t *kernel)
{
    json_t *stage;
    size_t i;
    json_array_foreach (json_object_get(kernel, "stages"), i, stage) {
        char *path =
            rw_path("%s/kernels/%s/%s", folder, rw_text(kernel, "hash"), rw_text(stage, "file"));
        json_object_set_new(stage, "text", json_integer(add_text(p, path)));
        free(path);
    }
}

/* The model gets "sources": path -> number of the text. */
static void add_sources(struct page *p, const char *folder, json_t *model)
{
    json_t *sources = json_object(), *file;
    const char *path;
    json_object_foreach (json_object_get(model, "source_files"), path, file) {
        char *name = rw_path("%s/sources/%s", folder, json_string_value(file));
        json_int_t number = add_text(p, name);
        if (number >= 0) json_object_set_new(sources, path, json_integer(number));
        free(name);
    }
    json_object_set_new(model, "sources", sources);
}

/* In a script element only "</" could end the data. */
static int write_json_part(const char *bytes, size_t size, void *user)
{
    FILE *out = user;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == '<')
            fputs("\\u003c", out);
        else
            fputc(bytes[i], out);
    return ferror(out) ? -1 : 0;
}

static void write_data(struct page *p, const char *folder, json_t *model)
{
    json_t *kernel;
    size_t i;
    json_array_foreach (json_object_get(model, "kernels"), i, kernel) add_stages(p, folder, kernel);
    add_sources(p, folder, model);
    fputs("<script type=\"application/json\" id=\"model\">", p->out);
    if (json_dump_callback(model, write_json_part, p->out, JSON_COMPACT | JSON_REAL_PRECISION(9)))
        p->failed = true;
    fputs("</script>\n", p->out);
}

/* ---- the frame ---- */

static void write_page(struct page *p, const char *folder, json_t *model)
{
    const char *at = (const char *)rw_page_html, *end = at + rw_page_html_size;
    while (at < end) {
        const char *line_end = memchr(at, '\n', (size_t)(end - at));
        size_t length = line_end ? (size_t)(line_end - at) + 1 : (size_t)(end - at);
        if (!strncmp(at, "@STYLE@", 7))
            fwrite(rw_page_css, 1, rw_page_css_size, p->out);
        else if (!strncmp(at, "@SCRIPT@", 8))
            fwrite(rw_page_js, 1, rw_page_js_size, p->out);
        else if (!strncmp(at, "@DATA@", 6))
            write_data(p, folder, model);
        else
            fwrite(at, 1, length, p->out);
        at += length;
    }
}

bool rw_inspect_page(const char *folder, json_t *model, const char *output)
{
    struct page page = {.out = fopen(output, "wb"), .known = json_object()};
    if (page.out) write_page(&page, folder, model);
    bool good = page.out && page.known && !page.failed && !ferror(page.out);
    if (page.out && fclose(page.out)) good = false;
    json_decref(page.known);
    return good;
}
