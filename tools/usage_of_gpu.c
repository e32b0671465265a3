/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Registers, spills, stack and occupancy of a kernel. A GPU recording has what the driver said;
 * otherwise ptxas, which assembled the same PTX, is asked, and the answer is marked as such.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/files.h"
#include "tools/recording.h"

/* What a multiprocessor holds, by compute capability; from the programming guide's table. */
static const struct capacity {
    unsigned sm, warps, blocks, registers, shared;
} capacities[] = {
    {75, 32, 16, 65536, 65536},   {80, 64, 32, 65536, 167936}, {86, 48, 16, 65536, 102400},
    {89, 48, 24, 65536, 102400},  {90, 64, 32, 65536, 233472}, {100, 64, 32, 65536, 233472},
    {120, 48, 24, 65536, 102400},
};

enum { WARP = 32, REGISTER_UNIT = 8, BLOCK = 128, SHARED_RESERVED = 1024 };

static const struct capacity *capacity_of(unsigned sm)
{
    const struct capacity *found = &capacities[0];
    for (size_t i = 0; i < sizeof(capacities) / sizeof(capacities[0]); i++)
        if (capacities[i].sm <= sm) found = &capacities[i];
    return found;
}

/* The number before `what` in the part of ptxas's text that is about the megakernel; -1: absent. */
static long number_before(const char *text, const char *what)
{
    const char *at = text ? strstr(text, "rw_megakernel") : NULL;
    at = at ? strstr(at, what) : NULL;
    if (!at) return -1;
    while (at > text && at[-1] == ' ') at--;
    while (at > text && at[-1] >= '0' && at[-1] <= '9') at--;
    return strtol(at, NULL, 10);
}

static long number_after(const char *text, const char *what)
{
    const char *at = text ? strstr(text, "rw_megakernel") : NULL;
    at = at ? strstr(at, what) : NULL;
    return at ? strtol(at + strlen(what), NULL, 10) : -1;
}

static void set(json_t *object, const char *key, long value)
{
    if (value >= 0) json_object_set_new(object, key, json_integer(value));
}

/* How many blocks fit, and what keeps more out. */
static void add_occupancy(json_t *usage, unsigned sm)
{
    const struct capacity *c = capacity_of(sm);
    unsigned registers = (unsigned)rw_number(usage, "registers"), warps = BLOCK / WARP;
    unsigned shared = (unsigned)rw_number(usage, "shared_bytes");
    if (!registers) return;
    unsigned rounded = (registers + REGISTER_UNIT - 1) / REGISTER_UNIT * REGISTER_UNIT;
    const struct {
        const char *name;
        unsigned blocks;
    } limits[] = {
        {"registers", c->registers / (rounded * WARP) / warps},
        {"warps", c->warps / warps},
        {"blocks", c->blocks},
        {"shared memory", shared ? c->shared / (shared + SHARED_RESERVED) : c->blocks},
    };
    size_t least = 0;
    for (size_t i = 1; i < sizeof(limits) / sizeof(limits[0]); i++)
        if (limits[i].blocks < limits[least].blocks) least = i;
    double said = rw_number(usage, "blocks_per_multiprocessor");
    double blocks = said > 0 ? said : limits[least].blocks;
    json_t *list = json_array();
    for (size_t i = 0; i < sizeof(limits) / sizeof(limits[0]); i++)
        json_array_append_new(
            list, json_pack("{ss si}", "name", limits[i].name, "blocks", (int)limits[i].blocks));
    json_object_set_new(usage, "occupancy",
                        json_pack("{si sf si si ss so}", "sm", (int)sm, "blocks", blocks, "warps",
                                  (int)(blocks * warps), "most_warps", (int)c->warps, "limit",
                                  limits[least].name, "limits", list));
}

json_t *rw_read_usage(const char *folder, const json_t *kernel)
{
    const json_t *about = json_object_get(kernel, "about");
    json_t *said = json_object_get(about, "usage");
    bool driver = rw_number(said, "registers") > 0;
    json_t *usage = driver ? json_copy(said) : json_object();
    char *path = rw_path("%s/%s", folder, driver ? "jit.log" : "ptxas.txt");
    char *text = rw_slurp(path, NULL);
    const char *arch = text ? strstr(text, "for 'sm_") : NULL;
    unsigned sm = driver ? (unsigned)rw_number(about, "sm") : arch ? (unsigned)atoi(arch + 8) : 0;
    set(usage, "stack_bytes", number_before(text, "bytes stack frame"));
    set(usage, "spill_stores", number_before(text, "bytes spill stores"));
    set(usage, "spill_loads", number_before(text, "bytes spill loads"));
    if (!driver) set(usage, "registers", number_after(text, "Used "));
    if (driver || text)
        json_object_set_new(usage, "source", json_string(driver ? "driver" : "ptxas"));
    add_occupancy(usage, sm);
    free(text);
    free(path);
    return usage;
}
