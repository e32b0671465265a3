/* SPDX-License-Identifier: Apache-2.0 */
/* See batch.h. */
#include "tools/study/batch.h"

const char *const study_step_names[STUDY_STEPS] = {
    [STUDY_STEP_BEGIN] = "study_begin_kernel",
    [STUDY_STEP_COLLECT] = "study_collect_kernel",
    [STUDY_STEP_HISTOGRAM] = "study_histogram_kernel",
    [STUDY_STEP_SCAN] = "study_scan_kernel",
    [STUDY_STEP_SCATTER] = "study_scatter_kernel",
    [STUDY_STEP_INTERSECT] = "study_intersect_kernel",
    [STUDY_STEP_FINISH] = "study_finish_kernel",
    [STUDY_STEP_GROUP] = "study_group_kernel",
    [STUDY_STEP_LEVEL] = "study_level_kernel",
    [STUDY_STEP_LEAF] = "study_leaf_kernel",
    [STUDY_STEP_RESULT] = "study_result_kernel",
};

enum { COUNTS = 4 };

/* ---- batch tracing ---- */

static bool sort(const struct study_runner *r, struct study_args *args,
                 struct study_batches *batches)
{
    return !batches->sorted ||
           (r->clear(r->user, batches->buckets, STUDY_BUCKETS * sizeof(unsigned)) &&
            r->launch(r->user, STUDY_STEP_HISTOGRAM, 0, args, batches) &&
            r->launch(r->user, STUDY_STEP_SCAN, 32, args, batches) &&
            r->launch(r->user, STUDY_STEP_SCATTER, 0, args, batches));
}

static bool run_round(const struct study_runner *r, struct study_args *args,
                      struct study_batches *batches)
{
    return r->launch(r->user, STUDY_STEP_COLLECT, 0, args, batches) && sort(r, args, batches) &&
           r->launch(r->user, STUDY_STEP_INTERSECT, 0, args, batches);
}

/* Rays that go on are active in the next round. */
static bool go_on(const struct study_runner *r, struct study_batches *batches,
                  unsigned counts[COUNTS])
{
    unsigned long long active = batches->active;
    if (!r->read(r->user, batches->counts, counts, COUNTS)) return false;
    batches->active = batches->next_active;
    batches->next_active = active;
    const unsigned next[COUNTS] = {[STUDY_ACTIVE] = counts[STUDY_NEXT_ACTIVE]};
    return r->write(r->user, batches->counts, next, COUNTS);
}

bool study_run_batch(const struct study_runner *r, struct study_args *args,
                     struct study_batches *batches, unsigned *rounds)
{
    unsigned counts[COUNTS] = {[STUDY_NEXT_ACTIVE] = 1};
    *rounds = 0;
    if (!r->clear(r->user, batches->counts, sizeof(counts)) ||
        !r->launch(r->user, STUDY_STEP_BEGIN, args->count, args, batches))
        return false;
    for (; counts[STUDY_NEXT_ACTIVE]; ++*rounds)
        if (!run_round(r, args, batches) || !go_on(r, batches, counts)) return false;
    return r->launch(r->user, STUDY_STEP_FINISH, args->count, args, batches);
}

/* ---- breadth first ---- */

/* The groups first .. first + groups - 1 level by level; *fits: the queues had room. */
static bool run_levels(const struct study_runner *r, struct study_args *args,
                       struct study_frusta *f, unsigned counts[COUNTS], bool *fits)
{
    const unsigned start[COUNTS] = {[STUDY_PAIRS] = args->root < 0 ? 0 : f->groups,
                                    [STUDY_LEAF_PAIRS] = args->root < 0 ? f->groups : 0};
    *fits = true;
    counts[STUDY_PAIRS] = start[STUDY_PAIRS];
    counts[STUDY_LEAF_PAIRS] = start[STUDY_LEAF_PAIRS];
    if (!r->write(r->user, f->counts, start, COUNTS) ||
        !r->launch(r->user, STUDY_STEP_GROUP, f->groups, args, f))
        return false;
    while (counts[STUDY_PAIRS]) {
        unsigned long long pairs = f->pairs;
        if (!r->launch(r->user, STUDY_STEP_LEVEL, 0, args, f) ||
            !r->read(r->user, f->counts, counts, COUNTS))
            return false;
        *fits = counts[STUDY_NEXT_PAIRS] <= f->room && counts[STUDY_LEAF_PAIRS] <= f->room;
        if (!*fits) return true;
        counts[STUDY_PAIRS] = counts[STUDY_NEXT_PAIRS];
        counts[STUDY_NEXT_PAIRS] = 0;
        f->pairs = f->next_pairs;
        f->next_pairs = pairs;
        if (!r->write(r->user, f->counts, counts, COUNTS)) return false;
    }
    return true;
}

static bool test_leaves(const struct study_runner *r, struct study_args *args,
                        struct study_frusta *f)
{
    return r->launch(r->user, STUDY_STEP_LEAF, 0, args, f) &&
           r->launch(r->user, STUDY_STEP_RESULT, f->groups * 32, args, f);
}

bool study_run_frusta(const struct study_runner *r, struct study_args *args,
                      struct study_frusta *frusta, double *pairs)
{
    unsigned all = (args->count + 31) / 32, most = all < frusta->room ? all : frusta->room;
    *pairs = 0;
    for (frusta->first = 0; frusta->first < all;) {
        unsigned counts[COUNTS] = {0}, left = all - frusta->first;
        bool fits;
        frusta->groups = left < most ? left : most;
        if (!run_levels(r, args, frusta, counts, &fits)) return false;
        if (fits) {
            if (!test_leaves(r, args, frusta)) return false;
            *pairs += counts[STUDY_LEAF_PAIRS];
            frusta->first += frusta->groups;
        } else if (frusta->groups > 1) {
            most = frusta->groups / 2;
        } else {
            return false; /* one group alone has room by the size of the queues */
        }
    }
    return true;
}
