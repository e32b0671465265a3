/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels that tune themselves: which setting each launch of a context has. Launches are told apart
 * by class (kernel, entry point, size and scene, both in powers of four, device); each class has a
 * search of its own (runtime/tune/search.h), and keeps what it found in the disk cache.
 */
#ifndef RW_TUNER_H
#define RW_TUNER_H

#include "runtime/launch/variant.h"
#include "runtime/scene/scene.h"

struct rw_tuner_class;

struct rw_tuner {
    struct rw_tuner_class *classes, *current; /* current: of the launch under way; NULL: none */
    struct rw_variant *variants;
};

/* A launch that is about to run. */
struct rw_occasion {
    const struct rw_plan *plan;
    struct rw_kernel *plain; /* the plan's own kernel */
    const struct rw_scene *scene;
    unsigned entry;
    const size_t *size;
    bool untimed;            /* nobody will say how long it took: nothing is tried */
    struct rw_setting first; /* what it has without tuning */
};

/* The setting and the kernel for a launch. */
void rw_tuner_choose(RTcontext context, struct rw_tuner *tuner, const struct rw_occasion *occasion,
                     struct rw_setting *setting, struct rw_kernel **kernel);
/* That launch took so long. */
void rw_tuner_add(RTcontext context, struct rw_tuner *tuner, const struct rw_setting *setting,
                  double milliseconds);
/* Takes over what has been made meanwhile, which may have been what kept a module. */
void rw_tuner_settle(RTcontext context, struct rw_tuner *tuner);
/* A kernel of plans goes: keeps what was found for it, and forgets it. False: it is in use. */
bool rw_tuner_forget(RTcontext context, struct rw_tuner *tuner, const struct rw_kernel *plain);
/* Keeps what was found so far. */
void rw_tuner_free(RTcontext context, struct rw_tuner *tuner);

#endif
