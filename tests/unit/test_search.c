/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search for the fastest setting, against times that are made up: surfaces of cost over all
 * choices, with noise, drift, launches of two kinds in turns, and kernels that are long in coming.
 * What is measured of it is what it promises.
 */
#include <math.h>

#include "runtime/base/memory.h"
#include "runtime/tune/found.h"
#include "tests/harness.h"

enum { COLD = 200, WARM = 2000 };

/* ---- times ---- */

struct world {
    unsigned seed;    /* of the surface, and of the noise */
    double noise;     /* of a launch, standard deviation */
    double drift;     /* how much dearer the last launch is than the first */
    double turns;     /* how much dearer every other launch is */
    double scale;     /* milliseconds of the setting at first */
    unsigned latency; /* how often a kernel is asked for until it is there; ~0u: never */
    double worst;     /* how much dearer strategies are at most */
};

struct run {
    const struct world *world;
    struct rw_search search;
    struct rw_setting first;
    unsigned asked[RW_CHOICE_VALUES][RW_CHOICE_VALUES];
    unsigned usable[RW_CHOICES];
    unsigned launch;
    unsigned random;
    unsigned trials;
    double worst_twice; /* the largest second-worst launch of a trial, against the best known */
    double worst_now, second_now;
    struct rw_setting trial;
};

static double uniform(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) / 16777216.0;
}

static double normal(unsigned *state)
{
    double u = uniform(state) + 1e-9, v = uniform(state);
    return sqrt(-2 * log(u)) * cos(6.28318530718 * v);
}

static int place(unsigned choice, unsigned value)
{
    for (unsigned k = 0; k < rw_choices[choice].count; k++)
        if (rw_choices[choice].values[k] == value) return (int)k;
    return 0;
}

/* A valley along each choice that matters, at a place that depends a little on the one before. */
static double cost(const struct world *w, const struct rw_setting *setting)
{
    unsigned state = w->seed * 2654435761u + 12345;
    double sum = 1, shift = 0;
    for (unsigned c = 0; c < RW_CHOICES; c++) {
        unsigned count = rw_choices[c].count;
        double middle = uniform(&state) * (count - 1), steep = 0.01 + 0.05 * uniform(&state);
        double away = place(c, setting->value[c]) - middle + shift;
        if (c == RW_CHOICE_STRATEGY) steep *= w->worst;
        if (!rw_choices[c].matters(setting)) away = 0;
        sum += steep * pow(fabs(away), 1.3);
        shift = 0.15 * away;
    }
    return sum;
}

static double least(const struct run *r)
{
    double best = 1e30;
    unsigned at[RW_CHOICES] = {0};
    for (unsigned c = 0; c < RW_CHOICES;) {
        struct rw_setting s;
        for (unsigned k = 0; k < RW_CHOICES; k++) s.value[k] = rw_choices[k].values[at[k]];
        if (r->world->latency == ~0u && !rw_setting_same_kernel(&s, &r->first)) s = r->first;
        best = fmin(best, cost(r->world, &s));
        for (c = 0; c < RW_CHOICES && ++at[c] == rw_choices[c].count; c++) at[c] = 0;
    }
    return best;
}

/* ---- launches ---- */

static enum rw_readiness ready(void *user, const struct rw_setting *s)
{
    struct run *r = user;
    if (r->world->latency == ~0u) return RW_NOT_YET;
    unsigned *asked = &r->asked[place(RW_CHOICE_REGISTERS, s->value[RW_CHOICE_REGISTERS])]
                               [place(RW_CHOICE_STRATEGY, s->value[RW_CHOICE_STRATEGY])];
    return ++*asked > r->world->latency ? RW_READY : RW_NOT_YET;
}

static void tried(void *user, const struct rw_trial *trial)
{
    struct run *r = user;
    (void)trial;
    r->trials++;
    r->worst_twice = fmax(r->worst_twice, r->second_now);
    r->worst_now = r->second_now = 0;
}

static void begin(struct run *r, const struct world *world)
{
    static const struct rw_setting small = {{4, 24, RWC_STRATEGY_STATES, 0}};
    static const struct rw_setting large = {{20, 8, RWC_STRATEGY_STATES, 0}};
    *r = (struct run){.world = world, .random = world->seed + 77};
    r->first = world->seed % 2 ? small : large;
    for (unsigned c = 0; c < RW_CHOICES; c++) r->usable[c] = ~0u;
    const struct rw_search_host host = {ready, tried, r};
    rw_search_begin(&r->search, &host, &r->first, r->usable);
}

/* One launch; what it took without its noise, the setting at first being 1. */
static double launch(struct run *r)
{
    const struct world *w = r->world;
    struct rw_setting best = r->search.found.best, s = rw_search_next(&r->search);
    double clean = cost(w, &s) / cost(w, &r->first), against = cost(w, &s) / cost(w, &best);
    double time = w->scale * clean * exp(w->noise * normal(&r->random));
    time *= 1 + w->drift * r->launch / (COLD + WARM);
    if (r->launch % 2) time *= 1 + w->turns;
    if (!rw_setting_equal(&s, &best)) {
        r->second_now = fmax(r->second_now, fmin(against, r->worst_now));
        r->worst_now = fmax(r->worst_now, against);
    }
    rw_search_add(&r->search, &s, time, r->launch++ > 0);
    return clean;
}

/* What is left to gain, in parts of the least; what was lost, in parts of the whole. */
struct outcome {
    double short_of, lost_cold, lost_warm;
};

static struct outcome play(struct run *r, const struct world *world)
{
    struct outcome o = {0};
    double cold = 0, warm = 0;
    begin(r, world);
    for (unsigned k = 0; k < COLD; k++) cold += launch(r) - 1;
    double reached = cost(world, &r->search.found.best);
    o.short_of = reached / least(r) - 1;
    double known = reached / cost(world, &r->first);
    for (unsigned k = 0; k < WARM; k++) warm += launch(r) - known;
    o.lost_cold = cold / COLD;
    o.lost_warm = warm / (WARM * known);
    return o;
}

/* ---- tests ---- */

enum { SEEDS = 100 };

static double percent_short(unsigned seed, struct world world, double *lost_cold, double *lost_warm,
                            double *twice)
{
    struct run r;
    world.seed = seed;
    const struct outcome o = play(&r, &world);
    *lost_cold = fmax(*lost_cold, 100 * o.lost_cold);
    *lost_warm = fmax(*lost_warm, 100 * o.lost_warm);
    *twice = fmax(*twice, r.worst_twice);
    return 100 * o.short_of;
}

/* Of all surfaces those that the search is more than 3 % short of; the rest are maxima. */
static unsigned count_short(struct world world, double *lost_cold, double *lost_warm, double *twice)
{
    unsigned count = 0;
    *lost_cold = *lost_warm = *twice = -1e30;
    for (unsigned seed = 0; seed < SEEDS; seed++)
        count += percent_short(seed, world, lost_cold, lost_warm, twice) > 3;
    return count;
}

/* One launch that is given up may cost a part of the first 200. */
enum { MOST_LOST_COLD = 2, MOST_LOST_WARM = 1 };

static void check_noises(int *rw_failed, struct world world, const double noises[3],
                         const unsigned most[3])
{
    for (unsigned k = 0; k < 3; k++) {
        double cold, warm, twice;
        world.noise = noises[k];
        CHECK(count_short(world, &cold, &warm, &twice) <= most[k]);
        CHECK(cold <= MOST_LOST_COLD);
        CHECK(warm <= MOST_LOST_WARM);
        CHECK(twice < 1.25);
    }
}

TEST(numbers_alone)
{
    const struct world world = {.scale = 2, .latency = ~0u, .worst = 2};
    check_noises(rw_failed, world, (double[]){0, 0.003, 0.01}, (unsigned[]){0, 0, 0});
}

/* Choices that depend on one another may leave a search along one after the other short. */
TEST(kernels_too)
{
    const struct world world = {.scale = 2, .worst = 2};
    check_noises(rw_failed, world, (double[]){0, 0.003, 0.01}, (unsigned[]){0, 0, 2});
}

/* Where launches scatter by more than what a choice gains, what is probably faster is taken. It may
 * not be, so that the best known may become a little slower with time. */
TEST(launches_that_scatter)
{
    enum { MOST_LOST_LATER = 2 };
    for (int k = 0; k < 2; k++) {
        const struct world world = {.noise = 0.02, .scale = 2, .latency = k ? 0 : ~0u, .worst = 2};
        double cold, warm, twice;
        CHECK(count_short(world, &cold, &warm, &twice) <= (k ? 5 : 1));
        CHECK(cold <= MOST_LOST_COLD);
        CHECK(warm <= MOST_LOST_LATER);
        CHECK(twice < 1.25);
    }
}

/* While kernels are made, launches go on, and those that come late are tried all the same. */
TEST(kernels_that_are_long_in_coming)
{
    const struct world world = {.noise = 0.003, .scale = 2, .latency = 100, .worst = 2};
    unsigned far = 0;
    for (unsigned seed = 0; seed < SEEDS; seed++) {
        struct world w = world;
        struct run r;
        w.seed = seed;
        play(&r, &w);
        far += cost(&w, &r.search.found.best) > 1.03 * least(&r);
    }
    CHECK(far <= SEEDS / 20);
}

/* What makes the later launches dearer, or every other one, makes no setting better than it is. */
TEST(drift_and_turns)
{
    const struct world worlds[] = {
        {.noise = 0.003, .drift = 1, .scale = 2, .latency = ~0u, .worst = 2},
        {.noise = 0.003, .drift = -0.5, .scale = 2, .latency = ~0u, .worst = 2},
        {.noise = 0.003, .turns = 0.1, .scale = 2, .latency = ~0u, .worst = 2},
        {.noise = 0.003, .turns = 1, .scale = 2, .latency = ~0u, .worst = 2},
    };
    for (int k = 0; k < 4; k++)
        for (unsigned seed = 0; seed < SEEDS; seed++) {
            struct world w = worlds[k];
            struct run r;
            w.seed = seed;
            play(&r, &w);
            double gained = cost(&w, &r.first) / cost(&w, &r.search.found.best);
            CHECK(gained > 0.995);
            if (k < 2) CHECK(cost(&w, &r.search.found.best) < 1.03 * least(&r));
        }
}

TEST(equal_times_make_equal_searches)
{
    const struct world world = {.seed = 5, .noise = 0.01, .scale = 2, .worst = 2};
    struct run a, b;
    play(&a, &world);
    play(&b, &world);
    CHECK_EQ(a.trials, b.trials);
    CHECK_EQ(a.search.found.tried_count, b.search.found.tried_count);
    for (unsigned k = 0; k < a.search.found.tried_count; k++) {
        const struct rw_trial *x = &a.search.found.tried[k], *y = &b.search.found.tried[k];
        CHECK(rw_setting_equal(&x->setting, &y->setting));
        CHECK(x->verdict == y->verdict && x->ratio == y->ratio && x->launches == y->launches);
    }
}

TEST(short_launches_are_left_alone)
{
    const struct world world = {.seed = 5, .noise = 0.01, .scale = 0.05, .worst = 2};
    struct run r;
    begin(&r, &world);
    for (unsigned k = 0; k < COLD; k++) {
        launch(&r);
        CHECK(!r.search.trying);
    }
    CHECK_EQ(r.trials, 0);
}

/* Where nothing is like what was before, nothing can be compared. */
TEST(launches_that_differ)
{
    const struct world world = {.seed = 5, .scale = 2, .worst = 2};
    struct run r;
    begin(&r, &world);
    for (unsigned k = 0; k < COLD; k++) {
        struct rw_setting s = rw_search_next(&r.search);
        CHECK(rw_setting_equal(&s, &r.first));
        rw_search_add(&r.search, &s, 2 + k % 7, false);
    }
    CHECK_EQ(r.trials, 0);
}

TEST(values_that_may_not_be_tried)
{
    const struct world world = {.seed = 5, .noise = 0.003, .scale = 2, .worst = 2};
    struct run r;
    begin(&r, &world);
    r.search.usable[RW_CHOICE_THRESHOLD] = 0;
    r.search.usable[RW_CHOICE_REGISTERS] = 0;
    r.search.usable[RW_CHOICE_STRATEGY] = 0;
    for (unsigned k = 0; k < COLD; k++) launch(&r);
    CHECK(r.trials > 0);
    for (unsigned k = 0; k < r.search.found.tried_count; k++) {
        const struct rw_setting *s = &r.search.found.tried[k].setting;
        CHECK_EQ(s->value[RW_CHOICE_THRESHOLD], r.first.value[RW_CHOICE_THRESHOLD]);
        CHECK(rw_setting_same_kernel(s, &r.first));
    }
}

/* Plain calls have nobody wait: how many lanes have to is not tried. */
TEST(values_that_do_not_matter)
{
    const struct world world = {.seed = 5, .noise = 0.003, .scale = 2, .worst = 2};
    struct run r;
    begin(&r, &world);
    r.first.value[RW_CHOICE_STRATEGY] = RWC_STRATEGY_DIRECT;
    r.usable[RW_CHOICE_STRATEGY] = 0;
    rw_search_begin(&r.search, &r.search.host, &r.first, r.usable);
    for (unsigned k = 0; k < COLD; k++) launch(&r);
    CHECK(r.trials > 0);
    for (unsigned k = 0; k < r.search.found.tried_count; k++) {
        const struct rw_setting *s = &r.search.found.tried[k].setting;
        CHECK_EQ(s->value[RW_CHOICE_THRESHOLD], r.first.value[RW_CHOICE_THRESHOLD]);
        CHECK_EQ(s->value[RW_CHOICE_REFILL], r.first.value[RW_CHOICE_REFILL]);
    }
}

/* Where launches scatter, what one launch was given up for is tried again by the next process. */
TEST(what_is_kept)
{
    const double noises[] = {0.003, 0.1};
    for (int k = 0; k < 2; k++) {
        const struct world world = {.seed = 5, .noise = noises[k], .scale = 2, .worst = 50};
        struct run r;
        struct rw_found kept;
        unsigned given_up = 0;
        play(&r, &world);
        rw_search_keep(&r.search, &kept);
        for (unsigned n = 0; n < r.search.found.tried_count; n++)
            given_up += r.search.found.tried[n].verdict == RW_VERDICT_GIVEN_UP;
        CHECK(given_up > 0);
        CHECK_EQ(kept.tried_count, r.search.found.tried_count - (k ? given_up : 0));
        CHECK_EQ(kept.complete, !k);
    }
}

/* ---- going on from what was found ---- */

static struct rw_found find(const struct world *world)
{
    struct run r;
    play(&r, world);
    return r.search.found;
}

TEST(found_is_used_without_trying)
{
    const struct world world = {.seed = 5, .noise = 0.003, .scale = 2, .latency = 30, .worst = 2};
    const struct rw_found found = find(&world);
    struct run r;
    begin(&r, &world);
    rw_search_resume(&r.search, &found, false);
    CHECK(!rw_setting_same_kernel(&found.best, &r.first));
    for (unsigned k = 0; k < COLD; k++) {
        struct rw_setting s = rw_search_next(&r.search);
        CHECK(rw_setting_equal(&s, k < world.latency ? &r.first : &found.best));
        rw_search_add(&r.search, &s, 2, k > 0);
    }
    CHECK_EQ(r.trials, 0);
}

TEST(found_is_checked_and_then_used)
{
    const struct world world = {.seed = 5, .noise = 0.003, .scale = 2, .worst = 2};
    const struct rw_found found = find(&world);
    struct run r;
    CHECK(found.complete);
    begin(&r, &world);
    rw_search_resume(&r.search, &found, true);
    for (unsigned k = 0; k < COLD; k++) launch(&r);
    CHECK_EQ(r.trials, 1);
    CHECK(rw_setting_equal(&r.search.found.best, &found.best));
    CHECK(r.search.found.complete && r.search.found.gain > 1.01);
}

/* What was good in another world is not kept, nor are its trials believed. */
TEST(found_that_is_bad_here)
{
    const struct world there = {.seed = 5, .noise = 0.003, .scale = 2, .latency = ~0u, .worst = 2};
    struct world here = there;
    struct run r;
    struct rw_found found = find(&there);
    struct rw_setting bad = {{1, 1, RWC_STRATEGY_STATES, 0}};
    for (unsigned corner = 1; corner < 4; corner++) {
        const struct rw_setting other = {
            {corner & 1 ? 24 : 1, corner & 2 ? 24 : 1, RWC_STRATEGY_STATES, 0}};
        if (cost(&here, &other) > cost(&here, &bad)) bad = other;
    }
    found.best = bad;
    found.gain = 2;
    begin(&r, &here);
    CHECK(cost(&here, &bad) > 1.05 * cost(&here, &r.first));
    rw_search_resume(&r.search, &found, true);
    for (unsigned k = 0; k < COLD; k++) launch(&r);
    CHECK(r.trials > 2);
    CHECK(cost(&here, &r.search.found.best) < 1.03 * least(&r));
}

/* Process after process goes on from the file of the one before, where noise makes the check of the
 * best come out a little on either side: the file stays readable, and does not grow. */
TEST(found_again_and_again)
{
    struct rw_found found, read;
    unsigned most = 0;
    for (unsigned k = 0; k < 2 * RW_TRIALS; k++) {
        const struct world world = {.seed = 5, .noise = 0.02, .scale = 2, .worst = 2};
        struct run r;
        size_t size;
        begin(&r, &world);
        r.random = k;
        if (k) rw_search_resume(&r.search, &found, true);
        for (unsigned n = 0; n < (k ? COLD : WARM); n++) launch(&r);
        found = r.search.found;
        char *text = rw_found_write(&found, &size);
        CHECK(text);
        CHECK(rw_found_read(text, size, &read));
        rw_free(text);
        if (found.tried_count > most) most = found.tried_count;
    }
    CHECK(most < RW_TRIALS);
}

/* Its kernel cannot be made any more, or one of its values may not be had here. */
static enum rw_readiness never(void *user, const struct rw_setting *setting)
{
    (void)user, (void)setting;
    return RW_NEVER;
}

TEST(found_that_cannot_be_had)
{
    const struct world world = {.seed = 5, .noise = 0.003, .scale = 2, .worst = 2};
    const struct rw_found found = find(&world);
    for (int k = 0; k < 4; k++) {
        struct run r;
        begin(&r, &world);
        if (k / 2)
            r.search.host.ready_cb = never;
        else
            r.search.usable[RW_CHOICE_REGISTERS] = 0;
        rw_search_resume(&r.search, &found, k % 2);
        for (unsigned n = 0; n < COLD; n++) {
            launch(&r);
            if (k != 1) CHECK(rw_setting_same_kernel(&r.search.found.best, &r.first));
            CHECK_EQ(r.search.found.best.value[RW_CHOICE_REGISTERS] ==
                             r.first.value[RW_CHOICE_REGISTERS] ||
                         k / 2,
                     1);
        }
        if (k == 3) CHECK_EQ(r.search.found.complete, 1);
    }
}

static const struct rw_test tests[] = {
    {"numbers-alone", test_numbers_alone},
    {"kernels-too", test_kernels_too},
    {"launches-that-scatter", test_launches_that_scatter},
    {"kernels-that-are-long-in-coming", test_kernels_that_are_long_in_coming},
    {"drift-and-turns", test_drift_and_turns},
    {"equal-times-make-equal-searches", test_equal_times_make_equal_searches},
    {"short-launches-are-left-alone", test_short_launches_are_left_alone},
    {"launches-that-differ", test_launches_that_differ},
    {"values-that-may-not-be-tried", test_values_that_may_not_be_tried},
    {"values-that-do-not-matter", test_values_that_do_not_matter},
    {"what-is-kept", test_what_is_kept},
    {"found-is-used-without-trying", test_found_is_used_without_trying},
    {"found-is-checked-and-then-used", test_found_is_checked_and_then_used},
    {"found-that-is-bad-here", test_found_that_is_bad_here},
    {"found-again-and-again", test_found_again_and_again},
    {"found-that-cannot-be-had", test_found_that_cannot_be_had},
};

int main(void)
{
    return RUN_TABLE(tests);
}
