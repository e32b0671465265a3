/* SPDX-License-Identifier: Apache-2.0 */
/* See report.h. The file is a JSON object: device, and for each pipeline what `describe` says. */
#include "runtime/optix7/report.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/list.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"
#include "runtime/record/record.h"

struct optix7_tally {
    const char *origin;
    char kernel[33], *ray_generation;
    size_t programs;
    unsigned registers;
    double made_ms, total_ms, longest_ms;
    uint64_t launches, timed, indices;
};

static struct {
    pthread_mutex_t lock;
    char *folder, *device;
    pid_t process; /* that the tallies are of: not one that was forked from it */
    RW_LIST(struct optix7_tally *) tallies;
} report = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- writing ---- */

static json_t *describe(const struct optix7_tally *t)
{
    return json_pack("{ss ss ss si si sf sI sI sI sf sf}", "ray generation", t->ray_generation,
                     "kernel", t->kernel, "origin", t->origin, "programs", (int)t->programs,
                     "registers", (int)t->registers, "made ms", t->made_ms, "launches",
                     (json_int_t)t->launches, "timed", (json_int_t)t->timed, "indices",
                     (json_int_t)t->indices, "total ms", t->total_ms, "longest ms", t->longest_ms);
}

static void write_file(void)
{
    char name[32];
    json_t *pipelines = json_array();
    for (size_t i = 0; i < report.tallies.count; i++)
        json_array_append_new(pipelines, describe(report.tallies.items[i]));
    json_t *all = json_pack("{ss so}", "device", report.device, "pipelines", pipelines);
    char *text = json_dumps(all, JSON_INDENT(2) | JSON_REAL_PRECISION(8));
    snprintf(name, sizeof(name), "%ld.json", (long)report.process);
    if (text) rw_record_write(report.folder, name, text, strlen(text));
    free(text);
    json_decref(all);
}

/* Tallies stay: another thread may be at its last launch. */
void rw_optix7_report_write(void)
{
    pthread_mutex_lock(&report.lock);
    if (report.folder && report.process == getpid()) write_file();
    pthread_mutex_unlock(&report.lock);
}

/* ---- collecting ---- */

static size_t count_programs(const struct optix7_pipeline *pipeline)
{
    size_t count = 0;
    for (unsigned i = 0; i < pipeline->group_count; i++)
        for (unsigned k = 0; k < OPTIX7_PROGRAMS; k++)
            count += pipeline->groups[i]->programs[k].module != NULL;
    return count;
}

/* The first pipeline says where to, and what the device is. */
static bool open_report(const struct optix7_context *context)
{
    if (report.folder) return true;
    report.folder = rw_strdup(context->options.report_dir);
    report.device = rw_strdup(context->device->name);
    report.process = getpid();
    if (report.folder && report.device) return true;
    rw_free(report.folder);
    rw_free(report.device);
    report.folder = report.device = NULL;
    return false;
}

struct optix7_tally *rw_optix7_tally_open(const struct optix7_pipeline *pipeline, double made_ms)
{
    struct optix7_context *context = pipeline->object.context;
    const struct optix7_kernel *kernel = pipeline->kernel;
    struct rw_kernel_usage usage = {0};
    if (!context->options.report_dir) return NULL;
    struct optix7_tally *tally = rw_calloc(1, sizeof(*tally));
    if (!tally) return NULL;
    pthread_mutex_lock(&context->device_lock);
    context->device->ops->kernel_usage(context->device, kernel->loaded, &usage);
    pthread_mutex_unlock(&context->device_lock);
    tally->origin = rw_optix7_kernel_origin(context, kernel);
    rw_write_hex(kernel->hash, tally->kernel);
    tally->ray_generation = rw_strdup(rw_optix7_ray_generation_of(pipeline));
    tally->programs = count_programs(pipeline);
    tally->registers = usage.registers;
    tally->made_ms = made_ms;
    pthread_mutex_lock(&report.lock);
    bool kept =
        tally->ray_generation && open_report(context) && rw_list_add(&report.tallies, tally);
    pthread_mutex_unlock(&report.lock);
    if (kept) return tally;
    rw_free(tally->ray_generation);
    rw_free(tally);
    return NULL;
}

void rw_optix7_tally_launch(struct optix7_tally *tally, uint64_t indices)
{
    if (!tally) return;
    tally->launches++;
    tally->indices += indices;
}

void rw_optix7_tally_time(struct optix7_tally *tally, double milliseconds)
{
    if (!tally) return;
    tally->timed++;
    tally->total_ms += milliseconds;
    if (milliseconds > tally->longest_ms) tally->longest_ms = milliseconds;
}
