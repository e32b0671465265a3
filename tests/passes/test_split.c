/* SPDX-License-Identifier: Apache-2.0 */
/*
 * split on hand-written programs: what is saved and what is rematerialised, and that the pieces,
 * run one after the other by a small dispatcher, compute what the whole program would.
 */
#include <stddef.h>

#include "tests/passes/support.h"

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc desc = {
    .program = &source, .kind = RWC_RAY_GENERATION, .id = RW_STATE_FIRST_PROGRAM};

#define DECLARE                                                                                    \
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"                          \
    "declare void @rwc.trace(ptr, i32, float, float, float, float, float, float, i32, float, "     \
    "float, i32, i32, ptr, i32, float)\n"
/* A trace with ray type 0 whose root is the given value, and payload pointer. */
#define TRACE(root, payload) TRACE_FROM("0.0", root, payload)
/* The same from (x, 0, 0). */
#define TRACE_FROM(x, root, payload)                                                               \
    "call void @rwc.trace(ptr %lane, i32 " root ", float " x ", float 0.0, float 0.0, float 0.0, " \
    "float 0.0, float 1.0, i32 0, float 0.0, float 1.0, i32 255, i32 0, ptr " payload              \
    ", i32 4, float 0.0)\n"

/* ---- the dispatcher: plays the built-in code ---- */

static unsigned traces;
static bool traces_again; /* as the pass says of the program */
static _Alignas(16) unsigned char stack[4096];

static rw_u32 push(struct rw_lane *lane, rw_u32 frame, rw_u32 state)
{
    memcpy(lane->stack + lane->sp + frame - 4, &state, 4);
    lane->sp += frame;
    return 1;
}

/* Every ray adds its root to the integer payload, and leaves the lane as a real one would: what was
 * asked for stays, what a hit sets does not. */
static void trace(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz, float dx,
                  float dy, float dz, rw_u32 type, float tmin, float tmax, rw_u32 mask,
                  rw_u32 flags, unsigned char *payload, rw_u32 size, float time)
{
    int value;
    const float ray[] = {ox, oy, oz, dx, dy, dz, tmin, tmax};
    (void)type, (void)mask, (void)flags, (void)size, (void)time;
    memcpy(lane->origin, ray, sizeof ray);
    memcpy(&value, payload, 4);
    value += (int)root;
    memcpy(payload, &value, 4);
    lane->primitive = 0xabababab;
    memset(stack + lane->sp, 0xcd, sizeof(stack) - lane->sp);
    traces++;
    memcpy(&lane->state, lane->stack + lane->sp - 4, 4);
}

static void finish(struct rw_lane *lane)
{
    lane->state = RW_STATE_FETCH;
}

static const struct test_symbol symbols[] = {
    {"rw_push", push}, {"rw_trace", trace}, {"rw_finish", finish}};

/* Splits the program, checks that the unit is right, and runs it with lane->primitive as input and
 * lane->exception as output. -1: it could not be split or compiled. */
static int run(const char *ir, const char *skip, unsigned input, struct rwc_resume_stat *stats,
               unsigned *frame)
{
    struct test_unit t;
    int result = -1;
    traces = 0;
    if (open_unit(&t, &desc, 1, ir)) {
        t.desc.skip_passes = skip;
        t.unit.state_count = RW_STATE_FIRST_PROGRAM + 1;
        if (run_pass(&t, rwc_pass_split)) {
            struct rwc_unit_program *p = &t.unit.programs[0];
            for (uint32_t k = 0; stats && k < p->resume_count; k++) stats[k] = p->resumes[k];
            if (frame) *frame = p->frame_size;
            traces_again = p->traces_again;
            void (*program)(struct rw_lane *);
            *(void **)&program = compiled(&t, "program.3", symbols, 3);
            struct rw_lane lane = {.state = 2, .stack = stack, .primitive = input};
            for (int pieces = 0; program && lane.state && pieces < 100; pieces++) program(&lane);
            if (program && !lane.state && lane.sp == 0) result = (int)lane.exception;
        }
        free(t.unit.programs[0].resumes);
    }
    close_unit(&t);
    return result;
}

/* A program whose %in is lane->primitive and whose result goes to lane->exception. */
static char *program_text(const char *body)
{
    char *text = malloc(strlen(body) + 512);
    char *at = text + sprintf(text, "%sdefine void @program.3(ptr %%lane) {\nentry:\n", DECLARE);
    at += sprintf(at,
                  "  %%prd = alloca [4 x i8], align 4\n"
                  "  %%inp = getelementptr i8, ptr %%lane, i64 %zu\n"
                  "  %%outp = getelementptr i8, ptr %%lane, i64 %zu\n"
                  "  %%in = load i32, ptr %%inp, align 4\n",
                  offsetof(struct rw_lane, primitive), offsetof(struct rw_lane, exception));
    strcpy(at, body);
    return text;
}

static int run_body(const char *body, const char *skip, unsigned input,
                    struct rwc_resume_stat *stats, unsigned *frame)
{
    char *text = program_text(body);
    /* First as programs of many suspensions are made; where these are another's, the result is. */
    int sparse = run(text, skip ? "remat,eager" : "eager", input, NULL, NULL);
    int result = run(text, skip, input, stats, frame);
    free(text);
    return sparse == result ? result : -2;
}

#define STORE_AND_RETURN(value) "  store i32 " value ", ptr %outp, align 4\n  ret void\n}\n"

TEST(trace_once_saves_what_it_must)
{
    const char *body = "  store i32 5, ptr %prd, align 4\n" TRACE(
        "7", "%prd") "  %r = load i32, ptr %prd, align 4\n"
                     "  %s = add i32 %r, %in\n" STORE_AND_RETURN("%s");
    struct rwc_resume_stat stat;
    unsigned frame;
    CHECK_EQ(run_body(body, NULL, 100, &stat, &frame), 112);
    CHECK_EQ(traces, 1);
    CHECK(!traces_again);
    CHECK_EQ(stat.saved_values, 1); /* %in; %outp is rebuilt from the lane */
    CHECK_EQ(stat.saved_bytes, 4);
    CHECK_EQ(frame, 16); /* payload, %in, state */
}

/* A value that cannot be computed again, but is where the ray came from. */
TEST(the_ray_is_kept)
{
    const char *body =
        "  %x = load float, ptr %inp, align 4\n"
        "  store i32 0, ptr %prd, align 4\n" TRACE_FROM(
            "%x", "1", "%prd") "  store float %x, ptr %outp, align 4\n  ret void\n}\n";
    struct rwc_resume_stat stat;
    CHECK_EQ(run_body(body, NULL, 0x3fc00000, &stat, NULL), 0x3fc00000);
    CHECK_EQ(stat.saved_values, 0);
    CHECK_EQ(run_body(body, "keep", 0x3fc00000, &stat, NULL), 0x3fc00000);
    CHECK_EQ(stat.saved_values, 1);
}

/* %w is kept after the first trace and saved across the second. It comes of a loop of its own, the
 * values of which are gone by then. */
TEST(a_ray_from_a_loop_is_kept_then_saved)
{
    const char *body =
        "  %in.x = load float, ptr %inp, align 4\n  store i32 0, ptr %prd, align 4\n"
        "  br label %loop\n"
        "loop:\n  %i = phi i32 [0, %entry], [%i2, %out]\n"
        "  %x = phi float [%in.x, %entry], [%w, %out]\n  br label %inner\n"
        "inner:\n  %j = phi i32 [0, %loop], [%j2, %inner]\n"
        "  %y = phi float [%x, %loop], [%v, %inner]\n"
        "  %v = fadd float %y, 1.0\n  %j2 = add i32 %j, 1\n"
        "  %turn = icmp ult i32 %j2, 2\n  br i1 %turn, label %inner, label %out\n"
        "out:\n  %w = fmul float %v, 0.5\n" TRACE_FROM("%w", "1", "%prd")
            TRACE("2", "%prd") "  %i2 = add i32 %i, 1\n  %more = icmp ult i32 %i2, 3\n"
                               "  br i1 %more, label %loop, label %end\n"
                               "end:\n  store float %w, ptr %outp, align 4\n  ret void\n}\n";
    const int expected = 0x3ff80000; /* 1.9375, from 1.5 */
    struct rwc_resume_stat stats[2];
    CHECK_EQ(run_body(body, NULL, 0x3fc00000, stats, NULL), expected);
    CHECK_EQ(traces, 6);
    CHECK_EQ(stats[1].saved_values, stats[0].saved_values + 1);
    CHECK_EQ(run_body(body, "keep", 0x3fc00000, NULL, NULL), expected);
}

/* Values that a closest-hit program of that ray type leaves in the frame of ray generation, which
 * traces from one of them. */
static unsigned saved_below(uint32_t ray_types)
{
    const struct rwc_program_desc descs[] = {
        desc,
        {.program = &source,
         .kind = RWC_CLOSEST_HIT,
         .id = RW_STATE_FIRST_PROGRAM + 1,
         .ray_types = ray_types},
    };
    static const char format[] =
        DECLARE "define void @program.3(ptr %%lane) {\n  %%prd = alloca [4 x i8], align 4\n"
                "  %%inp = getelementptr i8, ptr %%lane, i64 %zu\n  %%x = load float, ptr %%inp\n"
                "%s"
                "  store float %%x, ptr %%inp\n  ret void\n}\n"
                "define void @program.4(ptr %%lane) {\n  %%prd = alloca [4 x i8], align 4\n"
                "%s"
                "  ret void\n}\n";
    char text[4096];
    struct test_unit t;
    unsigned saved = ~0u;
    snprintf(text, sizeof text, format, offsetof(struct rw_lane, primitive),
             TRACE_FROM("%x", "1", "%prd"), TRACE("2", "%prd"));
    if (open_unit(&t, descs, 2, text)) {
        t.unit.state_count = RW_STATE_FIRST_PROGRAM + 2;
        if (run_pass(&t, rwc_pass_split)) saved = t.unit.programs[0].resumes[0].saved_values;
        for (int k = 0; k < 2; k++) free(t.unit.programs[k].resumes);
    }
    close_unit(&t);
    return saved;
}

TEST(a_ray_is_lost_when_another_follows)
{
    CHECK_EQ(saved_below(1u << 0), 1);
    CHECK_EQ(saved_below(1u << 1), 0); /* does not run after rays of type 0 */
}

TEST(arithmetic_is_rematerialised)
{
    const char *body =
        "  %a = mul i32 %in, 3\n  %b = add i32 %a, 1\n"
        "  store i32 0, ptr %prd, align 4\n" TRACE(
            "1", "%prd") "  %x = add i32 %a, %b\n  %s = add i32 %x, %in\n" STORE_AND_RETURN("%s");
    struct rwc_resume_stat stat;
    CHECK_EQ(run_body(body, NULL, 10, &stat, NULL), 71);
    CHECK_EQ(stat.saved_values, 1);
    CHECK(stat.rematerialised >= 2);
    CHECK_EQ(run_body(body, "remat", 10, &stat, NULL), 71);
    CHECK(stat.saved_values >= 3);
    CHECK_EQ(stat.rematerialised, 0);
}

TEST(counted_loop)
{
    const char *body =
        "  store i32 0, ptr %prd, align 4\n  br label %loop\n"
        "loop:\n  %i = phi i32 [0, %entry], [%next, %loop]\n"
        "  %sum = phi i32 [0, %entry], [%sum2, %loop]\n" TRACE(
            "%i", "%prd") "  %p = load i32, ptr %prd, align 4\n  %sum2 = add i32 %sum, %p\n"
                          "  %next = add i32 %i, 1\n  %more = icmp ult i32 %next, %in\n"
                          "  br i1 %more, label %loop, label %end\n"
                          "end:\n" STORE_AND_RETURN("%sum2");
    CHECK_EQ(run_body(body, NULL, 5, NULL, NULL), 0 + 1 + 3 + 6 + 10);
    CHECK_EQ(traces, 5);
    CHECK(traces_again);
    CHECK_EQ(run_body(body, "remat", 5, NULL, NULL), 20);
}

TEST(one_trace_after_another)
{
    const char *body = "  store i32 1, ptr %prd, align 4\n" TRACE("1", "%prd")
        TRACE("2", "%prd") "  %r = load i32, ptr %prd, align 4\n" STORE_AND_RETURN("%r");
    CHECK_EQ(run_body(body, NULL, 0, NULL, NULL), 4);
    CHECK_EQ(traces, 2);
    CHECK(traces_again);
}

TEST(two_traces_in_nested_loops)
{
    const char *body =
        "  store i32 1, ptr %prd, align 4\n  br label %outer\n"
        "outer:\n  %i = phi i32 [0, %entry], [%i2, %latch]\n" TRACE(
            "1",
            "%prd") "  %odd = trunc i32 %i to i1\n  br label %inner\n"
                    "inner:\n  %k = phi i32 [0, %outer], [%k2, %inner]\n" TRACE(
                        "%k",
                        "%prd") "  %k2 = add i32 %k, 1\n  %again = icmp ult i32 %k2, %in\n"
                                "  br i1 %again, label %inner, label %latch\n"
                                "latch:\n  %w = select i1 %odd, i32 100, i32 10\n"
                                "  %p = load i32, ptr %prd, align 4\n  %q = add i32 %p, %w\n"
                                "  store i32 %q, ptr %prd, align 4\n"
                                "  %i2 = add i32 %i, 1\n  %on = icmp ult i32 %i2, 3\n"
                                "  br i1 %on, label %outer, label %end\n"
                                "end:\n  %r = load i32, ptr %prd, align 4\n" STORE_AND_RETURN("%r");
    CHECK_EQ(run_body(body, NULL, 4, NULL, NULL), 1 + 3 * (1 + 0 + 1 + 2 + 3) + 10 + 100 + 10);
    CHECK_EQ(traces, 15);
    CHECK_EQ(run_body(body, "remat", 4, NULL, NULL), 142);
}

TEST(array_indexed_at_run_time_lives_in_the_frame)
{
    const char *body =
        "  %array = alloca [8 x i32], align 4\n"
        "  br label %fill\n"
        "fill:\n  %i = phi i32 [0, %entry], [%i2, %fill]\n"
        "  %at = getelementptr [8 x i32], ptr %array, i32 0, i32 %i\n"
        "  %v = mul i32 %i, %in\n  store i32 %v, ptr %at, align 4\n"
        "  %i2 = add i32 %i, 1\n  %c = icmp ult i32 %i2, 8\n  br i1 %c, label %fill, label %go\n"
        "go:\n  store i32 0, ptr %prd, align 4\n" TRACE(
            "3", "%prd") "  %index = load i32, ptr %prd, align 4\n"
                         "  %from = getelementptr [8 x i32], ptr %array, i32 0, i32 %index\n"
                         "  %r = load i32, ptr %from, align 4\n" STORE_AND_RETURN("%r");
    unsigned frame;
    CHECK_EQ(run_body(body, NULL, 11, NULL, &frame), 33);
    CHECK_EQ(frame, 48);
}

TEST(predicate_and_phi_live_across)
{
    const char *body =
        "  %big = icmp ugt i32 %in, 50\n  br i1 %big, label %yes, label %no\n"
        "yes:\n  br label %join\nno:\n  br label %join\n"
        "join:\n  %w = phi i32 [1000, %yes], [2000, %no]\n"
        "  store i32 0, ptr %prd, align 4\n" TRACE(
            "4", "%prd") "  %p = load i32, ptr %prd, align 4\n  %z = zext i1 %big to i32\n"
                         "  %a = add i32 %p, %w\n  %b = add i32 %a, %z\n" STORE_AND_RETURN("%b");
    CHECK_EQ(run_body(body, NULL, 51, NULL, NULL), 1005);
    CHECK_EQ(run_body(body, NULL, 50, NULL, NULL), 2004);
    CHECK_EQ(run_body(body, "remat", 51, NULL, NULL), 1005);
}

/* %w is computed from %a after the first trace, where %a is not needed for itself; it has to be
 * saved before the second, for %a is gone by the third. */
TEST(computed_again_then_saved)
{
    const char *body =
        "  %a = load volatile i32, ptr %inp, align 4\n  %w = mul i32 %a, 3\n"
        "  store i32 0, ptr %prd, align 4\n" TRACE(
            "1", "%prd") "  store i32 %w, ptr %prd, align 4\n" TRACE("2", "%prd")
            TRACE("4", "%prd") "  %q = load i32, ptr %prd, align 4\n"
                               "  %qa = add i32 %q, %a\n"
                               "  store i32 %qa, ptr %prd, align 4\n" TRACE("8", "%prd") TRACE(
                                   "16", "%prd") "  %p = load i32, ptr %prd, align 4\n"
                                                 "  %r = add i32 %p, %w\n" STORE_AND_RETURN("%r");
    const int expected = 30 + 2 + 4 + 10 + 8 + 16 + 30;
    struct rwc_resume_stat stats[5];
    CHECK_EQ(run_body(body, NULL, 10, stats, NULL), expected);
    CHECK_EQ(stats[0].saved_values, 1);
    CHECK_EQ(stats[0].rematerialised, 2); /* and %outp */
    CHECK_EQ(stats[3].saved_values, 1);
    CHECK_EQ(run_body(body, "remat", 10, NULL, NULL), expected);
}

enum { MANY_TRACES = 24 };

static void print_traces(FILE *text)
{
    for (int k = 0; k < MANY_TRACES; k++) {
        fprintf(text,
                "  %%v%d = load volatile i32, ptr %%prd, align 4\n"
                "  br i1 %s, label %%do%d, label %%go%d\ndo%d:\n  %%root%d = add i32 %d, 0\n",
                k, k % 2 ? "%odd" : "true", k, k + 1, k, k, k);
        char trace[512], *name;
        strcpy(trace, TRACE("%root.", "%prd"));
        name = strstr(trace, "%root.");
        fprintf(text, "  %.*s%%root%d%s", (int)(name - trace), trace, k, name + strlen("%root."));
        fprintf(text, "  br label %%go%d\ngo%d:\n", k + 1, k + 1);
    }
}

/* A loop with more traces than are few, every other one not for all inputs. What the payload was
 * before each is live across all that follow, and %in across the whole. */
static char *many_traces(void)
{
    char *body;
    size_t size;
    FILE *text = open_memstream(&body, &size);
    fprintf(text,
            "  store i32 0, ptr %%prd, align 4\n  %%odd = trunc i32 %%in to i1\n"
            "  br label %%loop\n"
            "loop:\n  %%i = phi i32 [0, %%entry], [%%i2, %%go%d]\n"
            "  %%sum = phi i32 [0, %%entry], [%%sum2, %%go%d]\n  br label %%go0\ngo0:\n",
            MANY_TRACES, MANY_TRACES);
    print_traces(text);
    fprintf(text, "  %%s0 = add i32 %%sum, %%v0\n");
    for (int k = 1; k < MANY_TRACES; k++)
        fprintf(text, "  %%s%d = add i32 %%s%d, %%v%d\n", k, k - 1, k);
    fprintf(text,
            "  %%sum2 = mul i32 %%s%d, 3\n  %%i2 = add i32 %%i, 1\n"
            "  %%more = icmp ult i32 %%i2, 3\n  br i1 %%more, label %%loop, label %%end\n"
            "end:\n  %%r = add i32 %%sum2, %%in\n",
            MANY_TRACES - 1);
    fputs(STORE_AND_RETURN("%r"), text);
    fclose(text);
    return body;
}

static int many_traces_result(unsigned in)
{
    unsigned payload = 0, sum = 0;
    for (unsigned i = 0; i < 3; i++) {
        for (unsigned k = 0; k < MANY_TRACES; k++) {
            sum += payload;
            if (k % 2 == 0 || in % 2) payload += k;
        }
        sum *= 3;
    }
    return (int)(sum + in);
}

TEST(many_traces_in_a_loop)
{
    char *body = many_traces();
    for (unsigned in = 50; in < 52; in++) {
        CHECK_EQ(run_body(body, NULL, in, NULL, NULL), many_traces_result(in));
        CHECK_EQ(run_body(body, "remat", in, NULL, NULL), many_traces_result(in));
    }
    free(body);
}

static const struct rw_test tests[] = {
    {"trace_once_saves_what_it_must", test_trace_once_saves_what_it_must},
    {"the_ray_is_kept", test_the_ray_is_kept},
    {"a_ray_from_a_loop_is_kept_then_saved", test_a_ray_from_a_loop_is_kept_then_saved},
    {"a_ray_is_lost_when_another_follows", test_a_ray_is_lost_when_another_follows},
    {"arithmetic_is_rematerialised", test_arithmetic_is_rematerialised},
    {"counted_loop", test_counted_loop},
    {"one_trace_after_another", test_one_trace_after_another},
    {"two_traces_in_nested_loops", test_two_traces_in_nested_loops},
    {"array_indexed_at_run_time_lives_in_the_frame",
     test_array_indexed_at_run_time_lives_in_the_frame},
    {"predicate_and_phi_live_across", test_predicate_and_phi_live_across},
    {"computed_again_then_saved", test_computed_again_then_saved},
    {"many_traces_in_a_loop", test_many_traces_in_a_loop},
};
int main(void)
{
    return RUN_TABLE(tests);
}
