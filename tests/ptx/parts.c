/* SPDX-License-Identifier: Apache-2.0 */
/* Reading files of many parts, and writing. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/parts.h"

const char *part_end(const char *at, const char *end, const char *mark)
{
    size_t length = strlen(mark);
    while ((at = memchr(at, '\n', (size_t)(end - at)))) {
        at++;
        if ((size_t)(end - at) >= length && !memcmp(at, mark, length)) return at;
    }
    return end;
}

/* malloc'ed; NULL: it cannot be read, or is empty. */
static char *read_text(const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t size = 0;
    if (file && getdelim(&text, &size, '\0', file) < 0) {
        free(text);
        text = NULL;
    }
    if (file) fclose(file);
    return text;
}

bool write_text(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    if (!file) return false;
    bool good = fputs(text, file) >= 0;
    return fclose(file) == 0 && good;
}

/* ---- one part ---- */

/* The next item, zeroed; NULL: no memory. */
static struct part *grow(struct parts *parts)
{
    if (parts->count == parts->capacity) {
        unsigned capacity = parts->capacity ? 2 * parts->capacity : 256;
        struct part *items = realloc(parts->items, capacity * sizeof(*items));
        if (!items) return NULL;
        parts->items = items;
        parts->capacity = capacity;
    }
    struct part *part = &parts->items[parts->count];
    *part = (struct part){0};
    return part;
}

/* The file's name begins with the opcode, as the form's does. */
static bool same_opcode(const char *file, const char *name)
{
    size_t length = strcspn(file, ".");
    return length == strcspn(name, ".") && !strncmp(file, name, length);
}

static bool add_part(struct parts *parts, const char *file, unsigned line, const char *at,
                     const char *end, const char *mark)
{
    struct part *part = grow(parts);
    if (part) part->whole = strndup(at, (size_t)(end - at));
    if (!part || !part->whole) {
        fprintf(stderr, "%s/%s:%u: no memory\n", parts->folder, file, line);
        return false;
    }
    size_t head = strcspn(part->whole, "\n"), length = strlen(mark);
    snprintf(part->name, sizeof(part->name), "%.*s", (int)(head - length), part->whole + length);
    snprintf(part->file, sizeof(part->file), "%s", file);
    part->line = line;
    part->text = part->whole + head + (part->whole[head] == '\n');
    parts->count++;
    if (same_opcode(file, part->name)) return true;
    fprintf(stderr, "%s/%s:%u: '%s' is of another opcode\n", parts->folder, file, line, part->name);
    return false;
}

/* ---- all of them ---- */

static unsigned count_lines(const char *at, const char *end)
{
    unsigned count = 0;
    for (; at < end; at++) count += *at == '\n';
    return count;
}

static bool read_file(struct parts *parts, const char *file, const char *mark)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/%s", parts->folder, file);
    char *text = read_text(path);
    if (!text || strncmp(text, mark, strlen(mark)) != 0) {
        fprintf(stderr, "%s: cannot be read, or does not begin with '%sNAME'\n", path, mark);
        free(text);
        return false;
    }
    bool good = true;
    unsigned line = 1;
    for (const char *at = text, *end = text + strlen(text), *next; at < end; at = next) {
        next = part_end(at, end, mark);
        good &= add_part(parts, file, line, at, next, mark);
        line += count_lines(at, next);
    }
    free(text);
    return good;
}

static int in_order(const void *a, const void *b)
{
    const struct part *x = a, *y = b;
    int order = strcmp(x->name, y->name);
    if (!order) order = strcmp(x->file, y->file);
    return order ? order : x->line < y->line ? -1 : 1;
}

/* Leaves those that are wanted, once each, and names those that are there again. */
static bool keep(struct parts *parts, const char *only)
{
    unsigned kept = 0, again = 0;
    for (unsigned i = 0; i < parts->count; i++) {
        struct part *part = &parts->items[i], *last = kept ? &parts->items[kept - 1] : NULL;
        bool twice = last && !strcmp(part->name, last->name);
        if (twice)
            fprintf(stderr, "%s/%s:%u: '%s' is in %s:%u already\n", parts->folder, part->file,
                    part->line, part->name, last->file, last->line);
        again += twice;
        if (!twice && (!only || strstr(part->name, only)))
            parts->items[kept++] = *part;
        else
            free(part->whole);
    }
    parts->count = kept;
    return !again;
}

bool parts_read(struct parts *out, const char *folder, const char *mark, const char *only)
{
    bool good = true;
    DIR *directory = opendir(folder);
    *out = (struct parts){.folder = folder};
    if (!directory) {
        fprintf(stderr, "%s: cannot be read\n", folder);
        return false;
    }
    for (struct dirent *entry; (entry = readdir(directory));)
        if (entry->d_name[0] != '.') good &= read_file(out, entry->d_name, mark);
    closedir(directory);
    if (out->count) qsort(out->items, out->count, sizeof(struct part), in_order);
    return keep(out, only) && good;
}

void parts_free(struct parts *parts)
{
    for (unsigned i = 0; i < parts->count; i++) free(parts->items[i].whole);
    free(parts->items);
}

static int by_name(const void *name, const void *part)
{
    return strcmp(name, ((const struct part *)part)->name);
}

struct part *parts_find(const struct parts *parts, const char *name)
{
    if (!parts->count) return NULL;
    return bsearch(name, parts->items, parts->count, sizeof(struct part), by_name);
}
