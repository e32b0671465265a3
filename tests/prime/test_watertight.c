/* SPDX-License-Identifier: Apache-2.0 */
/*
 * RTP_QUERY_HINT_WATERTIGHT: rays through edges and vertices of a closed mesh do not leave it, in
 * every form of query, of a mesh and of instances, with masks and without, and for every kind of
 * processor. Without the hint some do. Elsewhere hits are those of queries without it.
 *     prime.watertight [cpu | emulated | cuda] [batches of 100,000 rays, 10; emulated: of 2,000]
 */
#include "runtime/device/cpu/soon.h"
#include "tests/ball.h"
#include "tests/prime/fixture.h"

enum { BATCH = 100000, FEW = 2000, MASK = 6 };

static unsigned long batches = 10;
static unsigned batch = BATCH;
static bool on_processors; /* rw_cpu_rays_level matters */

static struct masked_ray {
    float origin[3];
    unsigned mask;
    float direction[3], end;
} rays[BATCH];
static struct full_hit hits[BATCH];
static unsigned bits[BATCH / 32];

static void fill_rays(bool at_edges)
{
    for (unsigned i = 0; i < batch; i++) {
        const struct test_ray r = make_ray(at_edges);
        memcpy(rays[i].origin, r.origin, sizeof(r.origin));
        memcpy(rays[i].direction, r.direction, sizeof(r.direction));
        rays[i].mask = MASK;
        rays[i].end = INFINITY;
    }
}

/* ---- models ---- */

/* With masks, or without. */
static RTPmodel make_ball(bool masked)
{
    static int triangles[MAX_TRIANGLES][4];
    for (unsigned i = 0; i < mesh.triangle_count; i++) {
        memcpy(triangles[i], mesh.triangles[i], sizeof(mesh.triangles[i]));
        triangles[i][3] = i % 2 ? 2 : 4;
    }
    const RTPbufferdesc vertices =
        describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, mesh.vertices, mesh.vertex_count);
    const RTPbufferdesc indices =
        describe(masked ? RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT : RTP_BUFFER_FORMAT_INDICES_INT3,
                 RTP_BUFFER_TYPE_HOST, triangles, 0, mesh.triangle_count, sizeof(triangles[0]));
    return make_model(indices, vertices);
}

/* The mesh where it is, and far away. */
static RTPmodel make_instances(RTPmodel ball)
{
    static const float transforms[2][12] = {{0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0},
                                            {1, 0, 0, 50, 0, 1, 0, 0, 0, 0, 1, 0}};
    const RTPmodel balls[] = {ball, ball};
    RTPmodel model;
    PRIME_MUST(rtpModelCreate(context, &model));
    PRIME_MUST(
        rtpModelSetInstances(model, describe_all(RTP_BUFFER_FORMAT_INSTANCE_MODEL, balls, 2),
                             describe_all(RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3, transforms, 2)));
    PRIME_MUST(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    return model;
}

/* ---- queries ---- */

/* What a query is asked. */
struct question {
    RTPquerytype type;
    bool masked, of_bits;
    unsigned hints;
};

static void ask(RTPmodel model, const struct question *q)
{
    RTPquery query;
    const RTPbufferdesc from =
        describe(q->masked ? RTP_BUFFER_FORMAT_RAY_ORIGIN_MASK_DIRECTION_TMAX
                           : RTP_BUFFER_FORMAT_RAY_ORIGIN_TMIN_DIRECTION_TMAX,
                 RTP_BUFFER_TYPE_HOST, rays, 0, batch, 0);
    const RTPbufferdesc to =
        q->of_bits ? describe_all(RTP_BUFFER_FORMAT_HIT_BITMASK, bits, batch)
                   : describe_all(RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V, hits, batch);
    for (unsigned i = 0; i < batch; i++) {
        rays[i].mask = q->masked ? MASK : 0;  /* or tmin: 0 */
        hits[i] = (struct full_hit){.t = -1}; /* so that what is not answered is a leak */
    }
    memset(bits, 0, sizeof(bits));
    PRIME_MUST(rtpQueryCreate(model, q->type, &query));
    PRIME_MUST(rtpQuerySetRays(query, from));
    PRIME_MUST(rtpQuerySetHits(query, to));
    PRIME_MUST(rtpQueryExecute(query, q->hints));
    PRIME_MUST(rtpQueryFinish(query));
    PRIME_MUST(rtpQueryDestroy(query));
    PRIME_MUST(rtpBufferDescDestroy(from));
    PRIME_MUST(rtpBufferDescDestroy(to));
}

static size_t count_misses(const struct question *q)
{
    size_t misses = 0;
    for (unsigned i = 0; i < batch; i++)
        misses += q->of_bits ? !(bits[i / 32] >> i % 32 & 1) : hits[i].t < 0;
    return misses;
}

static size_t count_leaks(RTPmodel model, const struct question *q, unsigned long count)
{
    size_t leaks = 0;
    state = 2;
    for (unsigned long b = 0; b < count; b++) {
        fill_rays(true);
        ask(model, q);
        leaks += count_misses(q);
    }
    return leaks;
}

/* ---- tests ---- */

/* Every form of query, with the hint: so many leaks in all. */
static size_t count_all(RTPmodel model, bool masked, unsigned hints)
{
    static const struct question questions[] = {{RTP_QUERY_TYPE_CLOSEST, .of_bits = false},
                                                {RTP_QUERY_TYPE_ANY, .of_bits = false},
                                                {RTP_QUERY_TYPE_ANY, .of_bits = true}};
    size_t leaks = 0;
    for (size_t i = 0; i < sizeof(questions) / sizeof(questions[0]); i++) {
        struct question q = questions[i];
        q.masked = masked;
        q.hints = hints;
        leaks += count_leaks(model, &q, 1);
    }
    return leaks;
}

TEST(million)
{
    const struct question plain = {RTP_QUERY_TYPE_CLOSEST, false, false, RTP_QUERY_HINT_NONE};
    const struct question tight = {RTP_QUERY_TYPE_CLOSEST, false, false, RTP_QUERY_HINT_WATERTIGHT};
    make_mesh(5, 0.2f);
    CHECK_EQ(mesh.vertex_count, mesh.triangle_count / 2 + 2); /* closed */
    RTPmodel ball = make_ball(false);
    const size_t leaks = count_leaks(ball, &plain, batches);
    fprintf(stderr, "without the hint: %zu leaks of %lu rays\n", leaks, batches * batch);
    CHECK(leaks > 0);
    CHECK_EQ(count_leaks(ball, &tight, batches), 0);
    PRIME_CHECK(rtpModelDestroy(ball));
}

/* On the CPU for each kind of processor. */
TEST(all_forms)
{
    const unsigned most = rw_cpu_rays_level, least = on_processors ? 0 : most;
    make_mesh(5, 0.2f);
    for (unsigned level = least; level <= most; level++)
        for (int masked = 0; masked < 2; masked++) {
            RTPmodel ball = make_ball(masked), instances = make_instances(ball);
            rw_cpu_rays_level = level;
            CHECK_EQ(count_all(ball, masked, RTP_QUERY_HINT_WATERTIGHT), 0);
            CHECK_EQ(count_all(instances, masked, RTP_QUERY_HINT_WATERTIGHT | RTP_QUERY_HINT_ASYNC),
                     0);
            CHECK(count_all(ball, masked, RTP_QUERY_HINT_NONE) > 0);
            rw_cpu_rays_level = most;
            PRIME_CHECK(rtpModelDestroy(instances));
            PRIME_CHECK(rtpModelDestroy(ball));
        }
}

/* Rays near an edge may get either triangle. */
TEST(agrees_elsewhere)
{
    static struct full_hit plain[BATCH];
    struct question q = {RTP_QUERY_TYPE_CLOSEST, false, false, RTP_QUERY_HINT_NONE};
    unsigned same = 0, far = 0;
    make_mesh(2, 0.05f);
    RTPmodel ball = make_ball(false), instances = make_instances(ball);
    const RTPmodel models[] = {ball, instances};
    for (int i = 0; i < 2; i++) {
        state = 3;
        fill_rays(false);
        q.hints = RTP_QUERY_HINT_NONE;
        ask(models[i], &q);
        memcpy(plain, hits, sizeof(hits));
        q.hints = RTP_QUERY_HINT_WATERTIGHT;
        ask(models[i], &q);
        for (unsigned k = 0; k < batch; k++) {
            far += !(fabsf(plain[k].t - hits[k].t) <= 1e-5f) || plain[k].t < 0;
            if (plain[k].triangle != hits[k].triangle) continue;
            same++;
            far += !(fabsf(plain[k].u - hits[k].u) + fabsf(plain[k].v - hits[k].v) <= 2e-5f);
            far += plain[k].instance != hits[k].instance;
        }
    }
    CHECK_EQ(far, 0);
    CHECK(same > 2 * batch * 0.999);
    PRIME_CHECK(rtpModelDestroy(instances));
    PRIME_CHECK(rtpModelDestroy(ball));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"million", test_million},
        {"all-forms", test_all_forms},
        {"agrees-elsewhere", test_agrees_elsewhere},
    };
    open_prime(argc, argv);
    on_processors = argc < 2 || !strcmp(argv[1], "cpu");
    if (argc > 1 && !strcmp(argv[1], "emulated")) batch = FEW;
    if (argc > 2) batches = strtoul(argv[2], NULL, 10);
    return RUN_TABLE(tests);
}
