/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The dispatch loop, compiled for this machine, with ray programs split by hand: closest-hit traces
 * further rays. Warps of one lane and of twelve (threads that meet at every ballot), all
 * thresholds, against the same programs as plain calls; exceptions. Compiled with RW_BATCH, the
 * tests are of the loop of strategy BATCH.
 */
#include <math.h>

#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { WIDTH = 13, HEIGHT = 7, PIXELS = WIDTH * HEIGHT, FRAME = 32, BOUNCES = 3, WARP = 12 };

struct payload {
    float value;
    rw_u32 depth;
};

/* What a program keeps in its frame; the resume state follows in its last 4 bytes. */
struct frame {
    struct payload payload; /* of the ray it traces */
    struct payload *outer;
    float distance;
};
_Static_assert(sizeof(struct frame) + 4 <= FRAME, "the frame has room for the resume state");

static struct scene scene;
static float image[PIXELS];
static rw_u32 finished[PIXELS]; /* times that ray generation came to its end */
static rw_u32 caught[PIXELS];   /* exception codes */
static bool throw_again;        /* the exception program throws too */
static rw_u32 trace_flags;
static int deep_hits; /* closest-hit programs of the last bounce, as plain calls */

static rw_u32 pixel(const struct rw_lane *lane)
{
    return lane->launch_index[1] * WIDTH + lane->launch_index[0];
}

static void trace(struct rw_lane *lane, const float o[3], const float d[3], struct payload *payload,
                  void (*how)(struct rw_lane *, rw_u32, float, float, float, float, float, float,
                              rw_u32, float, float, rw_u32, rw_u32, unsigned char *, rw_u32, float))
{
    how(lane, ROOT_ALL, o[0], o[1], o[2], d[0], d[1], d[2], payload->depth ? 1 : 0, 1e-3f, 1e27f,
        0xff, trace_flags, (unsigned char *)payload, sizeof(*payload), 0);
}

static void first_ray(const struct rw_lane *lane, float o[3], float d[3])
{
    for (int a = 0; a < 3; a++) o[a] = a == 2 ? -50 : 0;
    d[0] = ((float)lane->launch_index[0] - WIDTH / 2) * 0.05f;
    d[1] = ((float)lane->launch_index[1] - HEIGHT / 2) * 0.1f;
    d[2] = 1;
}

/* Anywhere else, so that the rays of a warp part. */
static void next_ray(const struct rw_lane *lane, float o[3], float d[3])
{
    for (int a = 0; a < 3; a++) o[a] = lane->origin[a] + lane->direction[a] * lane->distance;
    d[0] = -lane->direction[1] + 0.3f;
    d[1] = lane->direction[2];
    d[2] = -lane->direction[0];
}

static void end_generation(struct rw_lane *lane, const struct payload *payload)
{
    image[pixel(lane)] = payload->value;
    __atomic_fetch_add(&finished[pixel(lane)], 1, __ATOMIC_RELAXED);
    rw_finish(lane);
}

static void run_exception(struct rw_lane *lane)
{
    bool fresh = lane->sp == 0 && lane->resume == 0 && lane->instance == ~0u;
    caught[pixel(lane)] = fresh ? lane->exception : ~0u;
    if (throw_again)
        lane->exception = RT_EXCEPTION_USER;
    else
        rw_finish(lane);
}

/* ---- the programs as the state machine has them ---- */

static void suspend(struct rw_lane *lane, struct frame frame, rw_u32 resume, const float o[3],
                    const float d[3])
{
    struct frame *saved = (struct frame *)(lane->stack + lane->sp);
    *saved = frame;
    if (rw_push(lane, FRAME, resume)) trace(lane, o, d, &saved->payload, rw_trace);
}

static struct frame *resume(struct rw_lane *lane)
{
    lane->sp -= FRAME;
    return (struct frame *)(lane->stack + lane->sp);
}

static void start_closest(struct rw_lane *lane)
{
    struct payload *payload = (struct payload *)lane->payload;
    float o[3], d[3];
    if (payload->depth == BOUNCES) {
        payload->value = lane->distance;
        rw_return(lane);
        return;
    }
    next_ray(lane, o, d);
    suspend(lane, (struct frame){{0, payload->depth + 1}, payload, lane->distance},
            STATE_RESUME + 1, o, d);
}

static void resume_closest(struct rw_lane *lane)
{
    struct frame *frame = resume(lane);
    rw_find_resume(lane);
    frame->outer->value = frame->distance + 0.5f * frame->payload.value;
    rw_return(lane);
}

static void step_states(struct rw_lane *lane)
{
    float o[3], d[3];
    switch (lane->state) {
    case PROGRAM_GENERATE:
        first_ray(lane, o, d);
        suspend(lane, (struct frame){{-1, 0}, NULL, 0}, STATE_RESUME, o, d);
        break;
    case STATE_RESUME:
        end_generation(lane, &resume(lane)->payload);
        break;
    case PROGRAM_CLOSEST:
        start_closest(lane);
        break;
    case STATE_RESUME + 1:
        resume_closest(lane);
        break;
    case PROGRAM_MISS:
        ((struct payload *)lane->payload)->value = 1;
        rw_return(lane);
        break;
    case PROGRAM_EXCEPTION:
        run_exception(lane);
        break;
    }
}

/* ---- the same programs as plain calls ---- */

static void shade_direct(struct rw_lane *lane)
{
    struct payload *payload = (struct payload *)lane->payload, inner = {0, payload->depth + 1};
    float o[3], d[3], distance = lane->distance;
    if (lane->state == PROGRAM_MISS) {
        payload->value = 1;
    } else if (lane->state == PROGRAM_CLOSEST && payload->depth == BOUNCES) {
        payload->value = distance;
        deep_hits++;
    } else if (lane->state == PROGRAM_CLOSEST) {
        next_ray(lane, o, d);
        trace(lane, o, d, &inner, rw_trace_direct);
        if (!lane->exception) payload->value = distance + 0.5f * inner.value;
    }
}

static void step_direct(struct rw_lane *lane)
{
    struct payload payload = {-1, 0};
    float o[3], d[3];
    if (lane->state == PROGRAM_EXCEPTION) {
        run_exception(lane);
        return;
    }
    first_ray(lane, o, d);
    trace(lane, o, d, &payload, rw_trace_direct);
    if (!lane->exception) end_generation(lane, &payload);
}

/* ---- tests ---- */

static bool prepare(void)
{
    bool ok = scene_make(&scene, 3, false);
    host.step = step_states;
    host.shade = shade_direct;
    scene.launch.size[0] = WIDTH;
    scene.launch.size[1] = HEIGHT;
    scene.launch.exception = PROGRAM_EXCEPTION;
    throw_again = false;
    trace_flags = 0;
    return ok;
}

static bool run(unsigned lanes)
{
    memset(image, 0, sizeof(image));
    memset(finished, 0, sizeof(finished));
    memset(caught, 0, sizeof(caught));
    return host_launch(scene.launch, lanes);
}

static int count_of(const rw_u32 values[PIXELS], rw_u32 value)
{
    int count = 0;
    for (int i = 0; i < PIXELS; i++) count += values[i] == value;
    return count;
}

static float reference[PIXELS];

static bool make_reference(void)
{
    host.step = step_direct;
    bool ok = run(1);
    memcpy(reference, image, sizeof(reference));
    host.step = step_states;
    return ok;
}

TEST(states_equal_calls)
{
    CHECK(prepare() && make_reference());
    CHECK(deep_hits > 5);
    static const rw_u32 thresholds[] = {1, 2, 5, 9, 11, 12, 32};
    for (int i = 0; i < 7; i++) {
        scene.launch.threshold = thresholds[i];
        for (unsigned lanes = 1; lanes <= WARP; lanes += WARP - 1) {
            CHECK(run(lanes));
            CHECK(!memcmp(image, reference, sizeof(image)));
            CHECK_EQ(count_of(finished, 1), PIXELS);
            CHECK_EQ(count_of(caught, 0), PIXELS);
        }
    }
}

/* A traversal was suspended when some program ran between two of its sphere tests: programs and
 * traversal of a warp never run at the same time. */
static rw_u32 programs_run;
static int suspensions;
static rw_u32 first_seen[PIXELS];

static void count_step(struct rw_lane *lane)
{
    __atomic_fetch_add(&programs_run, 1, __ATOMIC_RELAXED);
    first_seen[pixel(lane)] = 0;
    step_states(lane);
}

static void see_traversal(const struct rw_lane *lane)
{
    rw_u32 now = __atomic_load_n(&programs_run, __ATOMIC_RELAXED);
    if (first_seen[pixel(lane)] && first_seen[pixel(lane)] != now)
        __atomic_fetch_add(&suspensions, 1, __ATOMIC_RELAXED);
    first_seen[pixel(lane)] = now;
}

static int count_suspensions(rw_u32 threshold)
{
    host.step = count_step;
    host.intersecting = see_traversal;
    scene.launch.threshold = threshold;
    suspensions = 0;
    return run(WARP) ? suspensions : -1;
}

TEST(traversal_is_suspended)
{
    CHECK(prepare());
#if RW_BATCH
    CHECK_EQ(count_suspensions(11), 0);
#else
    CHECK_EQ(count_suspensions(1), 0);
    CHECK(count_suspensions(11) > 10);
#endif
}

#if RW_BATCH
/* Lanes that run programs between the same two ballots run together. */
enum { MOMENTS = 1 << 16 };
static rw_u32 state_at[MOMENTS];
static unsigned steps, moments, mixed;

static void see_state(struct rw_lane *lane)
{
    rw_u32 *seen = &state_at[host.ballots % MOMENTS], none = 0;
    __atomic_fetch_add(&steps, 1, __ATOMIC_RELAXED);
    if (__atomic_compare_exchange_n(seen, &none, lane->state, false, __ATOMIC_RELAXED,
                                    __ATOMIC_RELAXED))
        __atomic_fetch_add(&moments, 1, __ATOMIC_RELAXED);
    else if (none != lane->state)
        __atomic_fetch_add(&mixed, 1, __ATOMIC_RELAXED);
    step_states(lane);
}

TEST(lanes_run_one_program)
{
    CHECK(prepare() && make_reference());
    memset(state_at, 0, sizeof(state_at));
    steps = moments = mixed = 0;
    host.step = see_state;
    CHECK(run(WARP));
    CHECK(!memcmp(image, reference, sizeof(image)));
    printf("     %u steps of programs in %u groups\n", steps, moments);
    CHECK_EQ(mixed, 0);
    CHECK(steps > 3 * PIXELS && steps > 7 * moments);
}
#endif

/* Indices that recurse further than allowed end in the exception program, the others as ever. */
static void check_limit(int *rw_failed, rw_u32 code)
{
    for (unsigned lanes = 1; lanes <= WARP; lanes += WARP - 1) {
        CHECK(run(lanes));
        int failed = count_of(caught, code);
        CHECK(failed > 5 && failed < PIXELS);
        CHECK_EQ(count_of(caught, 0), PIXELS - failed);
        for (int i = 0; i < PIXELS; i++) {
            CHECK_EQ(finished[i], caught[i] == 0);
            CHECK(caught[i] || image[i] == reference[i]);
        }
    }
}

TEST(depth_exceeded)
{
    CHECK(prepare() && make_reference());
    host.max_depth = 2;
    host.features |= RW_FEATURE_DEPTH_CHECK;
    check_limit(rw_failed, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED);
    if (*rw_failed) return;
    host.step = step_direct;
    check_limit(rw_failed, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED);
}

TEST(stack_overflow)
{
    CHECK(prepare() && make_reference());
    host.max_depth = 2;
    check_limit(rw_failed, RT_EXCEPTION_STACK_OVERFLOW);
}

TEST(exception_in_traversal)
{
    CHECK(prepare() && make_reference());
    host.features |= RW_FEATURE_ANY_HIT;
    for (int i = 0; i < SCENE_GROUPS * SCENE_MATERIALS; i++)
        scene.records[i].any_hit[1] = PROGRAM_THROW;
    check_limit(rw_failed, RT_EXCEPTION_USER);
}

TEST(exception_program_throws)
{
    CHECK(prepare());
    throw_again = true;
    host.max_depth = 1;
    for (unsigned lanes = 1; lanes <= WARP; lanes += WARP - 1) {
        CHECK(run(lanes));
        CHECK(count_of(caught, RT_EXCEPTION_STACK_OVERFLOW) > 5);
    }
}

TEST(no_exception_program)
{
    CHECK(prepare());
    scene.launch.exception = 0;
    host.max_depth = 1;
    CHECK(run(WARP));
    CHECK_EQ(count_of(caught, 0), PIXELS);
    int done = count_of(finished, 1);
    CHECK(done > 5 && done < PIXELS - 5);
}

static void trace_nan(struct rw_lane *lane)
{
    float o[3] = {0, 0, lane->launch_index[0] == 2 ? NAN : -50}, d[3] = {0, 0, 1};
    if (lane->launch_index[0] == 4) d[1] = INFINITY;
    if (lane->state == PROGRAM_GENERATE)
        suspend(lane, (struct frame){{0, BOUNCES}, NULL, 0}, STATE_RESUME, o, d);
    else
        step_states(lane);
}

TEST(invalid_ray)
{
    CHECK(prepare());
    host.step = trace_nan;
    host.features |= RW_FEATURE_RAY_CHECK;
    CHECK(run(WARP));
    CHECK_EQ(count_of(caught, RT_EXCEPTION_INVALID_RAY), 2 * HEIGHT);
    for (int i = 0; i < PIXELS; i++) CHECK_EQ(caught[i] != 0, i % WIDTH == 2 || i % WIDTH == 4);
    host.features ^= RW_FEATURE_RAY_CHECK;
    CHECK(run(1));
    CHECK_EQ(count_of(finished, 1), PIXELS);
}

/* With no program to run the ray goes straight back; the payload stays -1. */
TEST(missing_programs)
{
    CHECK(prepare() && make_reference());
    int untouched = 0, misses = 0;
    trace_flags = RT_RAY_FLAG_DISABLE_CLOSESTHIT;
    CHECK(run(WARP));
    for (int i = 0; i < PIXELS; i++) {
        CHECK(image[i] == (reference[i] == 1 ? 1.0f : -1.0f));
        untouched += image[i] == -1;
    }
    trace_flags = 0;
    scene.miss[0] = 0;
    for (int i = 0; i < SCENE_GROUPS * SCENE_MATERIALS; i++) scene.records[i].closest_hit[0] = 0;
    CHECK(run(1));
    for (int i = 0; i < PIXELS; i++) misses += image[i] == -1;
    CHECK(untouched > 5 && untouched < PIXELS);
    CHECK_EQ(misses, PIXELS);
}

/* A program may end its index at any depth; the lane's next index starts afresh. */
static int stale;

static void exit_in_closest(struct rw_lane *lane)
{
    bool fresh = lane->sp == 0 && lane->resume == 0 && lane->instance == ~0u;
    if (lane->state == PROGRAM_GENERATE && !fresh) stale++;
    if (lane->state == PROGRAM_CLOSEST)
        rw_finish(lane);
    else
        step_states(lane);
}

TEST(exit_in_closest_hit)
{
    CHECK(prepare());
    host.step = exit_in_closest;
    CHECK(run(1));
    int done = count_of(finished, 1);
    CHECK(done > 5 && done < PIXELS - 5);
    CHECK_EQ(stale, 0);
}

static const struct rw_test tests[] = {
    {"states-equal-calls", test_states_equal_calls},
    {"traversal-is-suspended", test_traversal_is_suspended},
#if RW_BATCH
    {"lanes-run-one-program", test_lanes_run_one_program},
#endif
    {"depth-exceeded", test_depth_exceeded},
    {"stack-overflow", test_stack_overflow},
    {"exception-in-traversal", test_exception_in_traversal},
    {"exception-program-throws", test_exception_program_throws},
    {"no-exception-program", test_no_exception_program},
    {"invalid-ray", test_invalid_ray},
    {"exit-in-closest-hit", test_exit_in_closest_hit},
    {"missing-programs", test_missing_programs},
};

int main(void)
{
    return RUN_TABLE(tests);
}
