/* SPDX-License-Identifier: Apache-2.0 */
/* The reference's trace: the nearest tile of all, then the program of the ray type, called. */
#include "tests/render/shapes/reference.h"

#include "tests/render/shapes/tiles.h"

struct reference_entry *reference_entries;
struct reference_state reference_now;
void (*reference_hit[REFERENCE_RAY_TYPES])(void);
void (*reference_miss[REFERENCE_RAY_TYPES])(void);
unsigned int reference_traces;
unsigned int trips, inner, bias;

void reference_add(struct reference_entry *entry)
{
    struct reference_entry **end = &reference_entries;
    while (*end) end = &(*end)->next;
    *end = entry;
}

void (*reference_program(const char *group, const char *name))(void)
{
    for (const struct reference_entry *e = reference_entries; e; e = e->next)
        if (e->program && !strcmp(e->group, group) && !strcmp(e->name, name)) return e->program;
    return NULL;
}

void reference_trace(unsigned int ray_type, float x, float y, float z, float dz, float tmin,
                     float tmax, void *payload)
{
    const struct reference_state caller = reference_now;
    struct reference_state now = {z, dz, tmax, ~0u, payload};
    for (unsigned int i = 0; i < TILE_COUNT; i++) {
        const float *tile = tiles[i];
        const float t = (tile[0] - z) / dz;
        if (x <= tile[1] || x >= tile[2] || y <= tile[3] || y >= tile[4]) continue;
        if (t <= tmin || t >= now.distance) continue;
        now.distance = t;
        now.tile = i;
    }
    void (*program)(void) = now.tile != ~0u ? reference_hit[ray_type] : reference_miss[ray_type];
    reference_traces++;
    reference_now = now;
    if (program) program();
    reference_now = caller;
}
