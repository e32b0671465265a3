/* SPDX-License-Identifier: Apache-2.0 */
/* See kernel.h. */
#include "runtime/launch/kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/replacement.h"
#include "runtime/base/write.h"
#include "runtime/launch/cache.h"
#include "runtime/launch/compile.h"
#include "runtime/launch/paging.h"
#include "runtime/device/device.h"
#include "runtime/launch/flight.h"
#include "runtime/launch/recorder.h"
#include "runtime/record/replace.h"
#include "runtime/scene/tree.h"

/* rtTrace calls that may be open at once, whatever the strategy and the device: what the
 * application sets, else the classic limit. Before version 6 there was none but the stack, for
 * which applications asked as their recursion needed; programs of that time took more than
 * STACK_BYTES of it a trace. */
enum { STACK_BYTES = 96 };

static uint32_t depth_of_stack(RTcontext c, uint32_t classic, uint32_t most)
{
    size_t fit = c->stack_size / STACK_BYTES;
    return fit > most ? most : fit > classic ? (uint32_t)fit : classic;
}

static uint32_t trace_depth(RTcontext c)
{
    enum { CLASSIC = 31 };
    return c->max_trace_depth_set ? c->max_trace_depth : depth_of_stack(c, CLASSIC, RW_MOST_TRACES);
}

/* The same of calls of callable programs, one in another without a trace between. */
static uint32_t call_depth(RTcontext c)
{
    return c->max_callable_depth_set ? c->max_callable_depth
                                     : depth_of_stack(c, c->max_callable_depth, RW_MOST_CALLS);
}

struct rw_devices rw_kernel_devices(RTcontext c, const struct rw_device *d)
{
    const struct rw_device *beside = rw_cpu_beside(c);
    if (!beside) return (struct rw_devices){c->devices, c->device_count};
    if (d == beside) return (struct rw_devices){&c->devices[beside->number], 1};
    return (struct rw_devices){c->devices, beside->number};
}

/* PTX runs on the architecture that it is for and on later ones. */
static unsigned oldest_architecture(const struct rw_devices *devices)
{
    unsigned sm = devices->items[0]->sm;
    for (unsigned k = 1; k < devices->count; k++)
        if (devices->items[k]->sm < sm) sm = devices->items[k]->sm;
    return sm;
}

static uint64_t features_of(RTcontext c, const struct rw_plan *plan, const struct rw_device *d)
{
    uint64_t features = plan->features;
    if (c->device_count > 1 || c->launches_parts) features |= RW_FEATURE_DEVICES;
    if (c->cancellable) features |= RW_FEATURE_CANCEL;
    if (d != rw_cpu_beside(c) && rw_trees_are_narrow(c, plan)) features |= RW_FEATURE_NARROW_NODES;
    if (rw_is_paging(c) && c->paged_buffers) features |= RW_FEATURE_PAGING;
    if (rw_is_paging(c) && c->pages_trees) features |= RW_FEATURE_PAGED_TREES;
    return features;
}

/* What waits for pages has to lie in memory that outlives a run of the kernel. */
enum rwc_strategy rw_kernel_strategy(RTcontext c)
{
    return rw_is_paging(c) && c->waits_for_pages ? RWC_STRATEGY_BATCH
                                                 : rw_options_strategy(&c->options);
}

struct rwc_kernel_desc rw_kernel_describe(RTcontext c, const struct rw_plan *plan,
                                          const struct rw_device *d)
{
    const struct rw_devices devices = rw_kernel_devices(c, d);
    const bool is_host = rw_device_target(d)->is_host;
    return (struct rwc_kernel_desc){
        .target = d->target,
        .sm = oldest_architecture(&devices),
        .strategy = rw_kernel_strategy(c),
        .programs = plan->descs,
        .program_count = plan->program_count,
        .ray_type_count = c->ray_type_count,
        .features = features_of(c, plan, d),
        .constant_size = plan->constant_size,
        .max_call_depth = call_depth(c),
        .max_trace_depth = trace_depth(c),
        .min_stack_size = (uint32_t)c->stack_size,
        .dump_dir = c->options.dump_dir,
        .dump_pass = c->options.dump_pass,
        .skip_passes = c->options.skip_pass,
        .threads = is_host ? d->multiprocessors : 1,
        .most_seconds = c->options.compile_limit,
        .inlines_all = c->attributes.inline_asked,
        .rounds = c->options.rounds != 0,
        .checks_loops = (c->options.debug & RW_DEBUG_LOOPS) != 0,
        .verify_each = (c->options.debug & RW_DEBUG_VERIFY) != 0,
    };
}

/* Kernels that count what they do are for one run; recorded ones have to be compiled to be seen. */
char *rw_kernel_cache_folder(RTcontext c)
{
    if (c->options.profile) return NULL;
    if (!c->attributes.disk_cache_enabled) return NULL;
    /* A dump tells the story of a compilation, so there has to be one. */
    if (c->options.dump_dir || c->options.record_dir) return NULL;
    return rw_context_cache_folder(c);
}

struct rw_cache_limits rw_kernel_cache_limits(RTcontext c)
{
    return (struct rw_cache_limits){c->attributes.disk_cache_limits[0],
                                    c->attributes.disk_cache_limits[1]};
}

void rw_kernel_unload(const struct rw_devices *devices, struct rw_kernel *kernel)
{
    for (unsigned k = 0; k < devices->count; k++) {
        struct rw_device *d = devices->items[k];
        if (kernel->loaded[d->number]) d->ops->kernel_free(d, kernel->loaded[d->number]);
        kernel->loaded[d->number] = NULL;
    }
}

/* The disk cache keeps PTX, and the driver's own cache the machine code: a cubin is to be had only
 * by linking, and code made to be linked is slower (whitted: 106 registers and 2720 Mrays/s instead
 * of 96 and 3370 on an H200). */
RTresult rw_kernel_load(const struct rw_devices *devices, uint32_t constant_size,
                        struct rw_kernel *kernel, bool keep, struct rw_device **failed)
{
    void *linked = NULL;
    size_t size = 0;
    for (unsigned k = 0; k < devices->count; k++) {
        struct rw_device *d = devices->items[k];
        bool look = keep && !k;
        RTresult result =
            d->ops->kernel_load(d, kernel->compiled, constant_size, &kernel->loaded[d->number],
                                look ? &linked : NULL, look ? &size : NULL);
        if (!result) continue;
        free(linked);
        rw_kernel_unload(devices, kernel);
        *failed = d;
        return result;
    }
    if (linked) {
        free(kernel->compiled->code);
        kernel->compiled->code = linked;
        kernel->compiled->code_size = size;
    }
    return RT_SUCCESS;
}

static RTresult compile_and_load(RTcontext c, const struct rw_plan *plan,
                                 const struct rwc_kernel_desc *desc, struct rw_kernel *kernel,
                                 bool keep)
{
    char why[512] = "";
    RTresult result = rw_compile(c, desc, &kernel->compiled);
    if (!result)
        result = rw_replace_code(c->options.replace_ptx, kernel->device, kernel->hash,
                                 kernel->compiled, &kernel->replaced, why, sizeof(why));
    if (*why) return rw_error(c, result, "%s", why);
    if (result) return result;
    const struct rw_recorder recorder = rw_recorder_of(c);
    if (kernel->replaced) rw_record_replaced(&recorder, kernel->hash, kernel->compiled);
    struct rw_device *failed;
    const struct rw_devices devices = rw_kernel_devices(c, kernel->device);
    result = rw_kernel_load(&devices, plan->constant_size, kernel, keep, &failed);
    return result ? rw_error(c, result, "loading the kernel failed: %s", failed->error) : result;
}

static void store(RTcontext c, const char *folder, const struct rw_cache_key *key,
                  const struct rwc_kernel *kernel)
{
    char why[128];
    if (rw_cache_store(folder, key, kernel, rw_kernel_cache_limits(c))) {
        rw_report(c, 3, "CACHE", "a kernel was stored in %s", folder);
        return;
    }
    rw_cache_why(folder, why, sizeof why);
    /* Only who named the folder hears of it where nobody listens. */
    (c->options.cache_dir ? rw_report_asked : rw_report_once)(
        c, "CACHE", folder,
        "cannot keep kernels, so that every process compiles its own: %s; set RW_CACHE_DIR to "
        "another folder, or to off",
        why);
}

static RTresult load_or_compile(RTcontext c, const struct rw_plan *plan,
                                const struct rwc_kernel_desc *desc, struct rw_kernel *kernel)
{
    const bool replaced = rw_is_replaced(c->options.replace_ptx, kernel->hash);
    char *folder = replaced ? NULL : rw_kernel_cache_folder(c);
    struct rw_cache_key key = rw_cache_key_of(kernel->device, kernel->hash);
    const struct rw_devices devices = rw_kernel_devices(c, kernel->device);
    RTresult result = RT_SUCCESS;
    kernel->compiled = rw_cache_load(folder, &key);
    /* An entry that this driver does not take is as good as none. */
    struct rw_device *failed;
    if (kernel->compiled &&
        rw_kernel_load(&devices, plan->constant_size, kernel, false, &failed) != RT_SUCCESS) {
        rwc_kernel_free(kernel->compiled);
        kernel->compiled = NULL;
    }
    if (kernel->compiled) {
        c->statistics.kernelsLoaded++;
        rw_report(c, 3, "CACHE", "a kernel of %u programs was loaded from %s",
                  (unsigned)desc->program_count, folder);
    } else {
        result = compile_and_load(c, plan, desc, kernel, rw_is_recording(&c->options));
        if (!result && folder) store(c, folder, &key, kernel->compiled);
    }
    rw_free(folder);
    return result;
}

/* What the devices are told before they load. */
static void prepare_devices(RTcontext c)
{
    for (unsigned k = 0; k < c->device_count; k++) {
        c->devices[k]->jit = (struct rw_jit){.max_registers = c->options.max_registers,
                                             .level = c->options.jit_level,
                                             .verbose = rw_is_recording(&c->options)};
        c->devices[k]->batch = c->options.batch;
    }
}

static void report_left_out(RTcontext c, const uint8_t hash[16])
{
    char digits[RW_HASH_DIGITS + 1], subject[64], text[128];
    if (!rw_is_left_out(c->options.replace_ptx, hash, text, sizeof(text))) return;
    rw_write_hex(hash, digits);
    snprintf(subject, sizeof subject, "kernel %s", digits);
    rw_report_asked(c, "REPLACE", subject, "%s", text);
}

static RTresult make_kernel(RTcontext c, const struct rw_plan *plan, struct rwc_kernel_desc *desc,
                            struct rw_kernel *kernel)
{
    const struct rw_recorder recorder = rw_recorder_of(c);
    char *recorded = rw_record_folder(&recorder, kernel->hash);
    if (recorded && !desc->dump_dir && !kernel->profiled) desc->dump_dir = recorded;
    prepare_devices(c);
    report_left_out(c, kernel->hash);
    RTresult result = load_or_compile(c, plan, desc, kernel);
    if (recorded && result)
        rw_record_failure(&recorder, kernel->hash, rw_error_message(c));
    else if (recorded && !kernel->profiled)
        rw_record_plan(c, plan, desc, kernel);
    rw_free(recorded);
    return result;
}

/* ---- the list ---- */

static void free_kernel(RTcontext context, struct rw_kernel *kernel)
{
    const struct rw_devices devices = rw_kernel_devices(context, kernel->device);
    rw_kernel_unload(&devices, kernel);
    rwc_kernel_free(kernel->compiled);
    rw_counts_free(&kernel->counts);
    rw_free(kernel->modules);
    rw_free(kernel);
}

/* Programs of one module mostly follow one another. */
static RTresult note_modules(RTcontext context, const struct rw_plan *plan,
                             struct rw_kernel *kernel)
{
    kernel->modules = rw_calloc(plan->program_count, sizeof(*kernel->modules));
    if (!kernel->modules) return rw_out_of_memory(context, "a kernel");
    for (size_t k = 0; k < plan->program_count; k++) {
        const uint64_t number = plan->programs[k].program->module->number;
        const size_t count = kernel->module_count;
        if (!count || kernel->modules[count - 1] != number)
            kernel->modules[kernel->module_count++] = number;
    }
    return RT_SUCCESS;
}

static RTresult get_for(RTcontext context, struct rw_device *device, struct rw_kernel **list,
                        const struct rw_plan *plan, struct rw_kernel **out)
{
    struct rwc_kernel_desc desc = rw_kernel_describe(context, plan, device);
    uint8_t hash[16];
    rwc_kernel_desc_hash(&desc, hash);
    desc.end = &context->flights.cancelled;
    if (context->options.profile) desc.features |= RW_FEATURE_PROFILE;
    for (struct rw_kernel *k = *list; k; k = k->next) {
        if (memcmp(k->hash, hash, sizeof(hash))) continue;
        *out = k;
        return RT_SUCCESS;
    }
    struct rw_kernel *kernel = rw_calloc(1, sizeof(*kernel));
    if (!kernel) return rw_out_of_memory(context, "a kernel");
    memcpy(kernel->hash, hash, sizeof(hash));
    kernel->device = device;
    kernel->profiled = context->options.profile;
    RTresult result = note_modules(context, plan, kernel);
    if (!result) result = make_kernel(context, plan, &desc, kernel);
    if (result) {
        free_kernel(context, kernel);
        return result;
    }
    free(kernel->compiled->code);
    kernel->compiled->code = NULL;
    kernel->next = *list;
    *list = *out = kernel;
    return RT_SUCCESS;
}

/* Recordings and profiles are of one kernel. */
static bool is_beside_idle(const struct RTcontext_api *c)
{
    return !rw_cpu_beside(c) || rw_is_recording(&c->options) || c->options.profile;
}

RTresult rw_kernel_get(RTcontext context, struct rw_kernel **list, const struct rw_plan *plan,
                       struct rw_kernel **out)
{
    RW_CHECK(get_for(context, context->device, list, plan, out));
    if (is_beside_idle(context)) return RT_SUCCESS;
    return get_for(context, rw_cpu_beside(context), list, plan, &(*out)->beside);
}

static bool is_module_alive(RTcontext context, uint64_t number)
{
    for (const struct rw_module *m = context->modules; m; m = m->hh.next)
        if (m->number == number) return true;
    return false;
}

static bool can_be_asked_for(RTcontext context, const struct rw_kernel *kernel)
{
    for (size_t k = 0; k < kernel->module_count; k++)
        if (!is_module_alive(context, kernel->modules[k])) return false;
    return true;
}

bool rw_kernel_is_awaited(RTcontext context, const struct rw_kernel *kernel)
{
    for (struct rw_object *o = context->objects[RW_OBJECT_FENCE]; o; o = o->next) {
        const struct rw_flight *flight = ((RWfence)o)->flight;
        if (flight && (flight->kernel == kernel || flight->kernel->beside == kernel)) return true;
    }
    return false;
}

void rw_kernel_drop(RTcontext context, struct rw_kernel **list,
                    bool (*forget_cb)(const struct rw_kernel *kernel, void *user), void *user)
{
    while (*list) {
        struct rw_kernel *kernel = *list;
        if (can_be_asked_for(context, kernel) || rw_kernel_is_awaited(context, kernel) ||
            !forget_cb(kernel, user)) {
            list = &kernel->next;
            continue;
        }
        *list = kernel->next;
        free_kernel(context, kernel);
    }
}

void rw_kernel_free_all(RTcontext context, struct rw_kernel **list)
{
    while (*list) {
        struct rw_kernel *kernel = *list;
        *list = kernel->next;
        free_kernel(context, kernel);
    }
}
