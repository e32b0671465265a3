/* SPDX-License-Identifier: Apache-2.0 */
/* See tuner.h. */
#include "runtime/launch/tuner.h"

#include <string.h>

#include "base/clock.h"
#include "compiler/base/hash.h"
#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "runtime/launch/recorder.h"
#include "runtime/tune/found.h"

#define KERNELS_AFTER_MS 200 /* of launches of a class, before kernels are made for it */
#define STORE_EVERY_MS 1000

struct rw_tuner_class {
    struct rw_tuner_class *next;
    uint8_t hash[16]; /* of all that makes a class */
    struct rw_kernel *plain;
    struct rw_search search;
    /* For the callbacks of the search. */
    RTcontext context;
    struct rw_tuner *tuner;
    const struct rw_plan *plan;
    /* The launch before. */
    unsigned entry;
    size_t size[3];
    uint64_t scene_stamp; /* 0: there was none */
    bool alike;           /* the one under way is like it */
    /* The disk cache. */
    bool changed; /* since it was stored */
    double stored_ms;
};

/* ---- classes ---- */

static unsigned power_of_four(uint64_t number)
{
    unsigned power = 0;
    while (number >>= 2) power++;
    return power;
}

static bool has_levels(const struct rw_scene *scene)
{
    for (size_t k = 0; k < scene->root_count; k++)
        if (scene->roots[k].instance == ~0u) return true;
    return false;
}

static void hash_class(RTcontext c, const struct rw_occasion *o, uint8_t out[16])
{
    struct rwc_hasher h;
    const struct rw_device *d = c->device;
    uint64_t indices = o->size[0] * o->size[1] * o->size[2];
    rwc_hash_begin(&h);
    rwc_hash_add(&h, o->plain->hash, sizeof(o->plain->hash));
    rwc_hash_add(&h, d->identity, sizeof(d->identity));
    rwc_hash_add_text(&h, d->name);
    rwc_hash_add_number(&h, c->device_count);
    rwc_hash_add_number(&h, d->jit.level);
    rwc_hash_add(&h, &o->first, sizeof(o->first));
    rwc_hash_add_number(&h, o->entry);
    rwc_hash_add_number(&h, power_of_four(indices));
    rwc_hash_add_number(&h, power_of_four(o->scene->most_nodes));
    rwc_hash_add_number(&h, power_of_four(o->scene->instance_count));
    rwc_hash_add_number(&h, has_levels(o->scene));
    rwc_hash_end(&h, out);
}

/* ---- the disk cache ---- */

/* Not that of kernels: while those are recorded they are not kept, what was found is. */
static char *folder_of(RTcontext c)
{
    return c->attributes.disk_cache_enabled ? rw_context_cache_folder(c) : NULL;
}

static struct rw_cache_key key_of(const struct rw_tuner_class *k)
{
    struct rw_cache_key key;
    memcpy(key.kernel, k->plain->hash, sizeof(key.kernel));
    memcpy(key.device, k->hash, sizeof(key.device));
    return key;
}

static void load(RTcontext c, struct rw_tuner_class *k)
{
    size_t size = 0;
    struct rw_found found;
    char *folder = folder_of(c);
    const struct rw_cache_key key = key_of(k);
    void *bytes = rw_cache_read(folder, &key, RW_CACHE_TUNED, &size);
    if (bytes && rw_found_read(bytes, size, &found))
        rw_search_resume(&k->search, &found, c->tuning == RW_TUNE_ON);
    rw_free(bytes);
    rw_free(folder);
}

static void store(RTcontext c, struct rw_tuner_class *k)
{
    size_t size;
    struct rw_found found;
    rw_search_keep(&k->search, &found);
    char *folder = folder_of(c), *text = rw_found_write(&found, &size);
    const struct rw_cache_key key = key_of(k);
    if (text) rw_cache_write(folder, &key, RW_CACHE_TUNED, text, size);
    k->changed = false;
    k->stored_ms = rw_clock_ms();
    rw_free(text);
    rw_free(folder);
}

/* ---- what may be tried ---- */

static unsigned registers_of(RTcontext c, const struct rw_kernel *kernel)
{
    struct rw_kernel_usage usage;
    c->device->ops->kernel_usage(c->device, kernel->loaded[0], &usage);
    return usage.registers;
}

/* A cap that the kernel does not reach changes nothing. */
static unsigned usable_caps(RTcontext c, const struct rw_kernel *kernel)
{
    const struct rw_choice *row = &rw_choices[RW_CHOICE_REGISTERS];
    unsigned registers = registers_of(c, kernel), usable = 0;
    for (unsigned k = 0; k < row->count; k++)
        if (row->values[k] < registers) usable |= 1u << k;
    return usable;
}

/* What the user has chosen stays. Where programs may come to a limit, of depth or stack, they come
 * there at another time with another strategy. */
static void find_usable(RTcontext c, const struct rw_kernel *plain, unsigned usable[RW_CHOICES])
{
    const struct rw_options *o = &c->options;
    const struct rwc_target_info *target = rw_device_target(c->device);
    const bool fixed[RW_CHOICES] = {
        [RW_CHOICE_THRESHOLD] = o->threshold != 0,
        [RW_CHOICE_REFILL] = o->refill != 0,
        [RW_CHOICE_REGISTERS] = o->max_registers != 0,
        [RW_CHOICE_STRATEGY] = o->strategy != RW_STRATEGY_AUTO || plain->compiled->has_limits,
    };
    for (int k = 0; k < RW_CHOICES; k++)
        usable[k] = fixed[k] || !rw_choices[k].applies(target) ? 0 : ~0u;
    if (usable[RW_CHOICE_REGISTERS]) usable[RW_CHOICE_REGISTERS] = usable_caps(c, plain);
}

/* ---- the search's callbacks ---- */

static enum rw_readiness is_ready(void *user, const struct rw_setting *setting)
{
    struct rw_tuner_class *k = user;
    struct rw_kernel *kernel;
    bool best = rw_setting_equal(setting, &k->search.found.best);
    return rw_variant_get(k->context, &k->tuner->variants, k->plan, k->plain, setting,
                          best || k->search.launched > KERNELS_AFTER_MS, &kernel);
}

static void tell_trial(void *user, const struct rw_trial *trial)
{
    struct rw_tuner_class *k = user;
    char text[RW_SETTING_TEXT];
    k->changed = true;
    k->context->statistics.settingsTried++;
    rw_setting_write(&trial->setting, text);
    const struct rw_recorder recorder = rw_recorder_of(k->context);
    const struct rw_recorded_launch launch = {
        .hash = k->plain->hash, .entry = k->entry, .size = {k->size[0], k->size[1], k->size[2]}};
    rw_record_trial(&recorder, &launch, trial, &k->search.found);
    rw_report(k->context, 2, "TUNE", "entry point %u: %s takes %.3f times as long: %s", k->entry,
              text, trial->ratio, rw_verdict_names[trial->verdict]);
}

/* ---- launches ---- */

static struct rw_tuner_class *make_class(RTcontext c, struct rw_tuner *t,
                                         const struct rw_occasion *o, const uint8_t hash[16])
{
    struct rw_tuner_class *k = rw_calloc(1, sizeof(*k));
    unsigned usable[RW_CHOICES];
    if (!k) return NULL;
    const struct rw_search_host host = {is_ready, tell_trial, k};
    memcpy(k->hash, hash, sizeof(k->hash));
    k->plain = o->plain;
    k->context = c;
    k->tuner = t;
    k->next = t->classes;
    t->classes = k;
    find_usable(c, o->plain, usable);
    rw_search_begin(&k->search, &host, &o->first, usable);
    load(c, k);
    return k;
}

/* Like the last one of its class, so that their times can be compared? */
static bool is_like_before(RTcontext c, const struct rw_tuner_class *k, const struct rw_occasion *o)
{
    return k->scene_stamp == c->scene_stamp && k->plain == o->plain && k->entry == o->entry &&
           !memcmp(k->size, o->size, sizeof(k->size));
}

static struct rw_tuner_class *find_class(RTcontext c, struct rw_tuner *t,
                                         const struct rw_occasion *o)
{
    uint8_t hash[16];
    for (struct rw_tuner_class *k = t->classes; k; k = k->next)
        if (is_like_before(c, k, o) && rw_setting_equal(&k->search.first, &o->first)) return k;
    hash_class(c, o, hash);
    for (struct rw_tuner_class *k = t->classes; k; k = k->next)
        if (!memcmp(k->hash, hash, sizeof(hash)) && k->plain == o->plain) return k;
    return make_class(c, t, o, hash);
}

/* Not where what a launch writes is in the order of its launch indices, nor where kernels are not
 * those of every day. */
static bool is_active(RTcontext c, const struct rw_kernel *plain)
{
    return c->tuning != RW_TUNE_OFF && !c->print_enabled && !c->options.profile &&
           !(c->options.debug & RW_DEBUG_VERIFY) && !plain->replaced &&
           !plain->compiled->has_batches;
}

static void note_launch(RTcontext c, struct rw_tuner_class *k, const struct rw_occasion *o)
{
    k->alike = is_like_before(c, k, o);
    k->plan = o->plan;
    k->entry = o->entry;
    k->scene_stamp = c->scene_stamp;
    memcpy(k->size, o->size, sizeof(k->size));
    k->search.frozen = c->tuning == RW_TUNE_FOUND || o->untimed;
}

void rw_tuner_choose(RTcontext c, struct rw_tuner *t, const struct rw_occasion *o,
                     struct rw_setting *setting, struct rw_kernel **kernel)
{
    *setting = o->first;
    *kernel = o->plain;
    t->current = is_active(c, o->plain) ? find_class(c, t, o) : NULL;
    if (!t->current) return;
    note_launch(c, t->current, o);
    *setting = rw_search_next(&t->current->search);
    if (rw_setting_same_kernel(setting, &o->first)) return;
    if (rw_variant_get(c, &t->variants, o->plan, o->plain, setting, false, kernel) == RW_READY)
        return;
    *setting = o->first;
    *kernel = o->plain;
}

void rw_tuner_add(RTcontext c, struct rw_tuner *t, const struct rw_setting *setting,
                  double milliseconds)
{
    struct rw_tuner_class *k = t->current;
    t->current =
        NULL; /* a callback may have launched meanwhile: then it is that launch's, and over */
    if (!k) return;
    c->statistics.launchesTrying +=
        k->search.trying && rw_setting_equal(setting, &k->search.candidate);
    rw_search_add(&k->search, setting, milliseconds, k->alike);
    if (k->changed && rw_clock_ms() - k->stored_ms > STORE_EVERY_MS) store(c, k);
}

static void free_class(RTcontext c, struct rw_tuner *t, struct rw_tuner_class *k)
{
    if (t->current == k) t->current = NULL;
    if (k->changed) store(c, k);
    rw_free(k);
}

void rw_tuner_settle(RTcontext c, struct rw_tuner *t)
{
    rw_variant_settle(c, t->variants);
}

bool rw_tuner_forget(RTcontext c, struct rw_tuner *t, const struct rw_kernel *plain)
{
    if (!rw_variant_drop(c, &t->variants, plain)) return false;
    for (struct rw_tuner_class **at = &t->classes; *at;) {
        struct rw_tuner_class *k = *at;
        if (k->plain != plain) {
            at = &k->next;
            continue;
        }
        *at = k->next;
        free_class(c, t, k);
    }
    return true;
}

void rw_tuner_free(RTcontext c, struct rw_tuner *t)
{
    while (t->classes) {
        struct rw_tuner_class *k = t->classes;
        t->classes = k->next;
        free_class(c, t, k);
    }
    rw_variant_free_all(c, &t->variants);
}
