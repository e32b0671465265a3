/* SPDX-License-Identifier: Apache-2.0 */
/* See search.h. */
#include "runtime/tune/search.h"

#include <math.h>
#include <string.h>

/* The numbers of the search. Times of less than LEAST_MS are not worth it: what a launch costs
 * beside its kernel would hide the gain. */
#define LEAST_MS 0.2
#define GIVE_UP 1.2        /* times the best known: no second launch */
#define MOST_LOST 0.01     /* of all time */
#define SHARE_OF_SAVED 0.5 /* of what the search has saved it may spend again */
#define FIRST_GUESS 0.05   /* what a candidate is expected to cost before it has run */
#define WORTH 0.004        /* logarithm: less is no gain */
#define CLEARLY 0.01       /* logarithm: more is slower */
#define ALIKE 0.02         /* ratio: with no more, what lies behind it may still be faster */
#define LEAST_SCATTER 0.002
#define NOISY 0.05 /* of the scatter: one launch says little */

enum {
    BEFORE_TRYING = 4, /* launches of the best known */
    MOST_PAIRS = sizeof((struct rw_search){0}.differences) / sizeof(double),
};

const char *const rw_verdict_names[RW_VERDICTS + 1] = {"faster",   "no faster",  "slower",
                                                       "given up", "impossible", NULL};

/* ---- beginning ---- */

void rw_search_begin(struct rw_search *s, const struct rw_search_host *host,
                     const struct rw_setting *first, const unsigned usable[RW_CHOICES])
{
    *s = (struct rw_search){.host = *host, .first = *first, .scatter = -1};
    s->found.best = *first;
    s->found.gain = 1;
    memcpy(s->usable, usable, sizeof(s->usable));
}

static int position(unsigned choice, unsigned value)
{
    for (unsigned k = 0; k < rw_choices[choice].count; k++)
        if (rw_choices[choice].values[k] == value) return (int)k;
    return -1;
}

/* A value other than at first has to be one that may be tried. */
static bool is_possible(const struct rw_search *s, const struct rw_setting *setting)
{
    for (unsigned c = 0; c < RW_CHOICES; c++) {
        int at = position(c, setting->value[c]);
        if (setting->value[c] == s->first.value[c]) continue;
        if (at < 0 || !(s->usable[c] >> at & 1)) return false;
    }
    return true;
}

void rw_search_resume(struct rw_search *s, const struct rw_found *found, bool try)
{
    s->frozen = !try;
    if (!is_possible(s, &found->best)) return;
    s->found = *found;
    s->check = try && !rw_setting_equal(&found->best, &s->first);
    if (s->check) s->found.gain = 1; /* nothing is known yet */
}

/* What was found elsewhere is not good here. */
static void start_over(struct rw_search *s)
{
    s->found = (struct rw_found){.best = s->first, .gain = 1};
    s->check = s->trying = false;
    s->recent_count = 0;
}

void rw_search_keep(const struct rw_search *s, struct rw_found *out)
{
    *out = s->found;
    if (s->scatter < NOISY) return;
    out->tried_count = 0;
    for (unsigned k = 0; k < s->found.tried_count; k++)
        if (s->found.tried[k].verdict != RW_VERDICT_GIVEN_UP)
            out->tried[out->tried_count++] = s->found.tried[k];
    out->complete = s->found.complete && out->tried_count == s->found.tried_count;
}

/* ---- the best known ---- */

static double median(const struct rw_search *s)
{
    double sorted[RW_RECENT];
    unsigned count = s->recent_count < RW_RECENT ? s->recent_count : RW_RECENT;
    for (unsigned k = 0; k < count; k++) {
        unsigned at = k;
        for (; at && sorted[at - 1] > s->recent[k]; at--) sorted[at] = sorted[at - 1];
        sorted[at] = s->recent[k];
    }
    return count ? sorted[count / 2] : 0;
}

static void add_best(struct rw_search *s, double milliseconds)
{
    if (s->recent_count) {
        double last = s->recent[(s->recent_count - 1) % RW_RECENT];
        double distance = fabs(log(milliseconds / last));
        s->scatter = s->scatter < 0 ? distance : s->scatter + (distance - s->scatter) / 8;
    }
    s->recent[s->recent_count++ % RW_RECENT] = milliseconds;
    s->saved += milliseconds * (s->found.gain - 1);
}

/* ---- what is tried next ---- */

static struct rw_trial *find_trial(struct rw_search *s, const struct rw_setting *setting)
{
    for (unsigned k = 0; k < s->found.tried_count; k++)
        if (rw_setting_equal(&s->found.tried[k].setting, setting)) return &s->found.tried[k];
    return NULL;
}

/* In the place of what was said of the setting before. */
static void note_trial(struct rw_search *s, const struct rw_trial *trial)
{
    struct rw_trial *known = find_trial(s, &trial->setting);
    if (known)
        *known = *trial;
    else if (s->found.tried_count < RW_TRIALS)
        s->found.tried[s->found.tried_count++] = *trial;
}

static void tell_trial(struct rw_search *s, const struct rw_trial *trial)
{
    if (s->host.tried_cb) s->host.tried_cb(s->host.user, trial);
}

static enum rw_readiness readiness(const struct rw_search *s, const struct rw_setting *setting)
{
    if (rw_setting_same_kernel(setting, &s->first)) return RW_READY;
    return s->host.ready_cb(s->host.user, setting);
}

static bool leads_on(const struct rw_trial *trial)
{
    return trial->verdict == RW_VERDICT_IMPOSSIBLE ||
           (trial->verdict == RW_VERDICT_NO_FASTER && trial->ratio < 1 + ALIKE);
}

/* Where to go from the best known: along a choice; and as waiting for more lanes at one place is
 * worth less where more are waited for at the other, along two at once. */
struct way {
    int step[RW_CHOICES];
};
static const struct way ways[] = {
    {{[RW_CHOICE_THRESHOLD] = -1}},
    {{[RW_CHOICE_THRESHOLD] = 1}},
    {{[RW_CHOICE_REFILL] = -1}},
    {{[RW_CHOICE_REFILL] = 1}},
    {{[RW_CHOICE_THRESHOLD] = -1, [RW_CHOICE_REFILL] = 1}},
    {{[RW_CHOICE_THRESHOLD] = 1, [RW_CHOICE_REFILL] = -1}},
    {{[RW_CHOICE_STRATEGY] = -1}},
    {{[RW_CHOICE_STRATEGY] = 1}},
    {{[RW_CHOICE_REGISTERS] = -1}},
    {{[RW_CHOICE_REGISTERS] = 1}},
};
enum { WAYS = sizeof(ways) / sizeof(ways[0]) };
_Static_assert(RW_CHOICES == 4, "each choice has its two ways");

/* The next value of a choice that may be tried. False: there is none that way. */
static bool step_choice(const struct rw_search *s, unsigned choice, int step, unsigned *value)
{
    const struct rw_choice *row = &rw_choices[choice];
    int at = position(choice, *value);
    if (at < 0 || !row->matters(&s->found.best)) return false;
    do at += step;
    while (at >= 0 && at < (int)row->count && !(s->usable[choice] >> at & 1));
    if (at < 0 || at >= (int)row->count) return false;
    *value = row->values[at];
    return true;
}

static bool step_on(const struct rw_search *s, const struct way *way, struct rw_setting *setting)
{
    for (unsigned c = 0; c < RW_CHOICES; c++)
        if (way->step[c] && !step_choice(s, c, way->step[c], &setting->value[c])) return false;
    return true;
}

/* Goes one way from the best known, beyond what makes no difference. RW_READY: *out has not been
 * tried; RW_NEVER: all that way has. */
static enum rw_readiness walk(struct rw_search *s, const struct way *way, struct rw_setting *out)
{
    *out = s->found.best;
    while (step_on(s, way, out)) {
        const struct rw_trial *trial = find_trial(s, out);
        if (trial && !leads_on(trial)) return RW_NEVER;
        if (trial) continue;
        enum rw_readiness ready = readiness(s, out);
        if (ready != RW_NEVER) return ready;
        const struct rw_trial impossible = {*out, RW_VERDICT_IMPOSSIBLE, 0, 0};
        note_trial(s, &impossible);
        tell_trial(s, &impossible);
    }
    return RW_NEVER;
}

/* The way that the last trial went comes first: where it was good, it may be better still. */
static bool find_candidate(struct rw_search *s, struct rw_setting *out)
{
    bool waits = false;
    *out = s->first;
    if (s->check) return true;
    for (unsigned k = 0; k <= WAYS && s->found.tried_count < RW_TRIALS; k++) {
        unsigned way = k ? k - 1 : s->way;
        enum rw_readiness ready = walk(s, &ways[way], out);
        s->way = way;
        if (ready == RW_READY) return true;
        waits |= ready == RW_NOT_YET;
    }
    s->found.complete = !waits;
    return false;
}

static void choose(struct rw_search *s)
{
    if (s->found.complete && !s->check) return;
    if (s->recent_count < BEFORE_TRYING || median(s) < LEAST_MS) return;
    s->trying = find_candidate(s, &s->candidate);
    s->warming = s->trying && !rw_setting_same_kernel(&s->candidate, &s->found.best);
    s->step = s->launches = 0;
}

/* ---- a trial ---- */

struct estimate {
    double mean, error; /* of the logarithm of the ratio */
};

/* A few pairs alone could be alike by chance: what the best known scatters counts as two more. */
static struct estimate estimate(const struct rw_search *s, unsigned pairs)
{
    double scatter = s->scatter > LEAST_SCATTER ? s->scatter : LEAST_SCATTER;
    double sum = 0, squares = 2 * 1.57 * scatter * scatter; /* pi / 2: of normal distances */
    for (unsigned k = 0; k < pairs; k++) sum += s->differences[k];
    double mean = pairs ? sum / pairs : 0;
    for (unsigned k = 0; k < pairs; k++)
        squares += (s->differences[k] - mean) * (s->differences[k] - mean);
    return (struct estimate){mean, sqrt(squares / (pairs + 1) / (pairs ? pairs : 1))};
}

/* Where launches scatter, the pairs that a candidate may have seldom make sure that it is faster;
 * then it is taken if it probably is. If it is not, not much is lost. */
static bool judge(const struct estimate *e, unsigned pairs, enum rw_verdict *out)
{
    const double sure = pairs < 4 ? 3 : 2, unlikely = 1, probably = 0.5;
    *out = RW_VERDICT_SLOWER;
    if (e->mean - 2 * e->error > CLEARLY) return true;
    *out = RW_VERDICT_FASTER; /* after launches of all kinds, if they alternate */
    if (pairs % 2 == 0 && e->mean + sure * e->error < -WORTH) return true;
    if (pairs == MOST_PAIRS && e->mean + probably * e->error < -WORTH) return true;
    *out = RW_VERDICT_NO_FASTER;
    return pairs == MOST_PAIRS || (pairs > 1 && e->mean - unlikely * e->error > -WORTH);
}

/* The best is no slower than the first: it would not be the best. */
static void set_gain(struct rw_search *s, double gain)
{
    bool is_first = rw_setting_equal(&s->found.best, &s->first);
    s->found.gain = gain < 1 || is_first ? 1 : gain;
}

static void move(struct rw_search *s, double ratio)
{
    const struct rw_trial old = {s->found.best, RW_VERDICT_SLOWER, 1 / ratio, 0};
    s->found.best = s->candidate;
    for (unsigned k = 0; k < RW_RECENT; k++) s->recent[k] *= ratio;
    set_gain(s, s->found.gain / ratio);
    if (s->check) start_over(s);
    if (!find_trial(s, &old.setting)) note_trial(s, &old);
}

static void end_trial(struct rw_search *s, enum rw_verdict verdict, double ratio)
{
    const struct rw_trial trial = {s->candidate, verdict, ratio, s->launches};
    note_trial(s, &trial);
    if (verdict == RW_VERDICT_FASTER)
        move(s, ratio);
    else if (s->check)
        set_gain(s, ratio);
    s->trying = s->check = false;
    tell_trial(s, &trial);
}

static void end_pair(struct rw_search *s)
{
    enum rw_verdict verdict;
    unsigned pairs = s->step / 2;
    const struct estimate e = estimate(s, pairs);
    if (judge(&e, pairs, &verdict)) end_trial(s, verdict, exp(e.mean));
}

/* Thue and Morse: whether launch `step` of a trial is the candidate's. */
static bool is_candidates(unsigned step)
{
    return __builtin_parity(step);
}

static void add_to_pair(struct rw_search *s, double milliseconds)
{
    double time = log(milliseconds);
    bool candidate = is_candidates(s->step);
    if (s->step++ % 2 == 0) {
        s->before = time;
        return;
    }
    s->differences[s->step / 2 - 1] = candidate ? time - s->before : s->before - time;
    end_pair(s);
}

static void add_candidate(struct rw_search *s, double milliseconds)
{
    double best = median(s), ratio = milliseconds / best;
    s->launches++;
    s->lost += milliseconds - best;
    if (ratio > GIVE_UP)
        end_trial(s, RW_VERDICT_GIVEN_UP, ratio);
    else if (s->warming)
        s->warming = false;
    else
        add_to_pair(s, milliseconds);
}

/* May the candidate have a launch now? */
static bool is_affordable(const struct rw_search *s)
{
    const struct estimate e = estimate(s, s->step / 2);
    double cost = s->launches ? fmax(exp(e.mean) - 1, 0) : FIRST_GUESS;
    return cost * median(s) <= MOST_LOST * s->launched + SHARE_OF_SAVED * s->saved - s->lost;
}

/* ---- launches ---- */

struct rw_setting rw_search_next(struct rw_search *s)
{
    const struct rw_setting *best = &s->found.best;
    enum rw_readiness ready = readiness(s, best);
    if (ready == RW_NEVER) start_over(s);
    if (ready != RW_READY) return s->first;
    if (s->frozen) return *best;
    if (!s->trying) choose(s);
    if (!s->trying || s->recent_count < BEFORE_TRYING) return *best;
    bool now = (s->warming || is_candidates(s->step)) && is_affordable(s);
    return now ? s->candidate : *best;
}

/* Launches are not what they were: what was measured is not good any more. */
static void forget(struct rw_search *s)
{
    s->recent_count = 0;
    s->step -= s->step % 2;
}

/* The candidate's turn has not come: the pair's other half was too long ago, this one is not. */
static void add_while_waiting(struct rw_search *s, double milliseconds)
{
    if (s->step % 2) s->before = log(milliseconds);
}

void rw_search_add(struct rw_search *s, const struct rw_setting *ran, double milliseconds,
                   bool alike)
{
    if (s->frozen || !(milliseconds > 0)) return;
    s->launched += milliseconds;
    if (!alike) {
        forget(s);
        return;
    }
    if (s->trying && rw_setting_equal(ran, &s->candidate)) {
        add_candidate(s, milliseconds);
        return;
    }
    if (!rw_setting_equal(ran, &s->found.best)) return;
    if (s->trying && s->recent_count >= BEFORE_TRYING && !s->warming) {
        if (is_candidates(s->step))
            add_while_waiting(s, milliseconds);
        else
            add_to_pair(s, milliseconds);
    }
    add_best(s, milliseconds);
}
