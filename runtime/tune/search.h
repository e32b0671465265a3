/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search for the fastest setting of one kernel in one kind of launch, made on the launches of
 * the application itself. It knows nothing of kernels: it says which setting the next launch should
 * have, and is told how long that launch took. It depends on these times alone.
 *
 * From the best setting known, the neighbours in the table of choices are tried, in its order, and
 * those along two choices; one that is faster becomes the best known, whose neighbours are tried
 * then. A candidate is measured in pairs with the best known, in the order of Thue and Morse (best,
 * candidate, candidate, best, ...), so that neither drift nor launches that alternate decide; what
 * counts is the mean of the logarithms of the ratios, and how sure it is.
 *
 * What is promised: a candidate that takes more than 1.2 times as long as the best known is given
 * up at once; and beyond one such launch no more than 1 % of the time is lost, against never having
 * searched: candidates wait until that much may be spent.
 */
#ifndef RW_SEARCH_H
#define RW_SEARCH_H

#include <stdint.h>

#include "runtime/tune/choices.h"

enum rw_verdict {
    RW_VERDICT_FASTER,    /* it became the best known */
    RW_VERDICT_NO_FASTER, /* no difference worth changing for */
    RW_VERDICT_SLOWER,
    RW_VERDICT_GIVEN_UP,   /* one launch was more than 20 % slower */
    RW_VERDICT_IMPOSSIBLE, /* its kernel cannot be made */
    RW_VERDICTS
};
extern const char *const rw_verdict_names[RW_VERDICTS + 1];

/* What came of a candidate. */
struct rw_trial {
    struct rw_setting setting;
    enum rw_verdict verdict;
    double ratio;      /* its time, that of the best known then being 1 */
    unsigned launches; /* it had */
};

enum rw_readiness {
    RW_READY,
    RW_NOT_YET, /* ask again */
    RW_NEVER,
};

struct rw_search_host {
    /* Can launches have the setting? Asked for settings that need another kernel, and again. */
    enum rw_readiness (*ready_cb)(void *user, const struct rw_setting *setting);
    /* A trial has ended; NULL: nobody has to know. */
    void (*tried_cb)(void *user, const struct rw_trial *trial);
    void *user;
};

enum { RW_TRIALS = 64, RW_RECENT = 5 };

/* What one search has found, and the next may go on from. */
struct rw_found {
    struct rw_setting best;
    double gain;   /* time with the setting at first, that with the best being 1 */
    bool complete; /* nothing is left to try */
    struct rw_trial tried[RW_TRIALS];
    unsigned tried_count;
};

struct rw_search {
    struct rw_search_host host;
    struct rw_setting first;     /* what launches have without a search */
    unsigned usable[RW_CHOICES]; /* bit set: which values of the table may be tried */
    struct rw_found found;
    bool frozen; /* nothing is tried */
    bool check;  /* found.best is from elsewhere: first is tried against it */

    /* The best known, in the launches of late. */
    double recent[RW_RECENT]; /* milliseconds */
    unsigned recent_count;    /* since launches changed */
    double scatter;           /* mean distance of the logarithms of two in a row; < 0: unknown */
    double launched;          /* the time that all launches took, in milliseconds */
    double lost, saved;       /* of it: by candidates; by the best against the first */

    /* The candidate. */
    bool trying, warming; /* warming: its first launch, which does not count */
    struct rw_setting candidate;
    unsigned way;          /* from the best known to it: which of ways in search.c */
    unsigned step;         /* launches of the trial that count */
    double before;         /* the logarithm of the first time of the pair under way */
    double differences[8]; /* of the pairs, candidate less best */
    unsigned launches;     /* of the candidate */
};

/* Begins anew. The setting at first has to be one that needs no waiting. Values that are no bit in
 * `usable` are not tried. */
void rw_search_begin(struct rw_search *search, const struct rw_search_host *host,
                     const struct rw_setting *first, const unsigned usable[RW_CHOICES]);
/* After begin: goes on from what was found before, if that can be here. `try`: once it is seen to
 * be faster than the first; without, it is used, and nothing is tried. */
void rw_search_resume(struct rw_search *search, const struct rw_found *found, bool try);

/* What is worth keeping for the next: not what was given up for one launch where launches scatter
 * that much by themselves. */
void rw_search_keep(const struct rw_search *search, struct rw_found *out);

/* The setting for the next launch. */
struct rw_setting rw_search_next(struct rw_search *search);
/* The launch took so long. `alike`: it can be compared with the one before. */
void rw_search_add(struct rw_search *search, const struct rw_setting *ran, double milliseconds,
                   bool alike);

#endif
