/* SPDX-License-Identifier: Apache-2.0 */
/* See rays.h. */
#include "tools/bench/rays.h"

#include <stdio.h>
#include <stdlib.h>

#include "tools/bench/bench.h"
#include "tools/command.h"

void ray_file_free(struct ray_file *file)
{
    free(file->rays);
    free(file->hits);
    *file = (struct ray_file){0};
}

static bool make_room(uint32_t count, struct ray_file *out)
{
    out->count = count;
    out->rays = malloc((size_t)count * 32);
    out->hits = malloc((size_t)count * 16);
    return out->rays && out->hits;
}

bool ray_file_make(uint32_t count, struct ray_file *out)
{
    *out = (struct ray_file){0};
    if (make_room(count, out)) return true;
    rw_fail("bench", "out of memory for %u rays", count);
    ray_file_free(out);
    return false;
}

/* NULL, or why not. */
static const char *read_rays(FILE *f, struct ray_file *out)
{
    if (!f) return "it cannot be opened";
    if (fread(&out->count, 4, 1, f) != 1 || fread(&out->any_hit, 4, 1, f) != 1)
        return "the file is cut short";
    if (out->count == 0) return "there are no rays in it";
    if (mesh_bytes_left(f) < (uint64_t)out->count * 48) return "the file is cut short";
    if (!make_room(out->count, out)) return "out of memory";
    if (fread(out->rays, 32, out->count, f) != out->count ||
        fread(out->hits, 16, out->count, f) != out->count)
        return "it cannot be read";
    return NULL;
}

bool ray_file_read(const char *path, struct ray_file *out)
{
    *out = (struct ray_file){0};
    FILE *f = fopen(path, "rb");
    const char *why = read_rays(f, out);
    if (f) fclose(f);
    if (!why) return true;
    rw_fail("bench", "reading the rays %s: %s", path, why);
    ray_file_free(out);
    return false;
}
