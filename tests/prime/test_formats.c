/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All formats of rays and of hits, closest and any, in all kinds of memory, dense and not, whole
 * and in part: a few rays again and again against two triangles, one behind the other.
 */
#include "tests/prime/fixture.h"

enum { KINDS = 6, RAYS = 700, BEFORE = 32, BEHIND = 40, ALL = BEFORE + RAYS + BEHIND };

/* Triangle 0 lies at z = 0, triangle 1 at z = -2. */
static const float vertices[6][4] = {{0, 0, 0, 9},  {4, 0, 0, 9},  {0, 4, 0, 9},
                                     {0, 0, -2, 9}, {4, 0, -2, 9}, {0, 4, -2, 9}};
static const int indices[2][4] = {{0, 1, 2, 1}, {3, 4, 5, 2}};

/* What a ray meets: t of the two triangles, 0 for neither. */
static const struct kind {
    float origin[3], tmin, direction[3], tmax;
    unsigned mask;
    float meets[2];
    float u, v;
} kinds[KINDS] = {
    {{1, 1, 3}, 0, {0, 0, -1}, 100, 3, {3, 5}, 0.5f, 0.25f},
    {{1, 1, -1}, 0, {0, 0, -2}, 100, 2, {0, 0.5f}, 0.5f, 0.25f},
    {{9, 9, 3}, 0, {0, 0, -1}, 100, 3, {0, 0}, 0, 0},
    {{1, 2, 3}, 3.5f, {0, 0, -1}, 100, 2, {3, 5}, 0.25f, 0.25f},
    {{2, 1, 3}, 1, {0, 0, -1}, 4, 1, {3, 5}, 0.25f, 0.5f},
    {{2, 1, 3}, 6, {0, 0, -1}, 2, 0, {3, 5}, 0.25f, 0.5f},
};

static const struct ray_format {
    RTPbufferformat format;
    unsigned size;
    int tmin, mask, tmax;
} ray_formats[] = {
    {RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, 24, 0, 0, 0},
    {RTP_BUFFER_FORMAT_RAY_ORIGIN_TMIN_DIRECTION_TMAX, 32, 1, 0, 1},
    {RTP_BUFFER_FORMAT_RAY_ORIGIN_MASK_DIRECTION_TMAX, 32, 0, 1, 1},
};

/* The order of the fields in a record; -1: it has not that one. */
static const struct hit_format {
    RTPbufferformat format;
    unsigned size;
    int triangle, instance, weights;
} hit_formats[] = {
    {RTP_BUFFER_FORMAT_HIT_T, 4, -1, -1, -1},
    {RTP_BUFFER_FORMAT_HIT_T_TRIID, 8, 1, -1, -1},
    {RTP_BUFFER_FORMAT_HIT_T_TRIID_U_V, 16, 1, -1, 2},
    {RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID, 12, 1, 2, -1},
    {RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V, 20, 1, 2, 3},
};

static void write_ray(const struct ray_format *f, const struct kind *k, float *out)
{
    const bool wide = f->size == 32;
    memcpy(out, k->origin, 12);
    memcpy(out + (wide ? 4 : 3), k->direction, 12);
    if (f->tmin) out[3] = k->tmin;
    if (f->mask) memcpy(&out[3], &k->mask, 4);
    if (f->tmax) out[7] = k->tmax;
}

/* Does the ray meet this triangle, as far as the format tells? */
static bool meets(const struct ray_format *f, const struct kind *k, int triangle)
{
    const float t = k->meets[triangle];
    if (t == 0) return false;
    if (f->tmin && t <= k->tmin) return false;
    if (f->tmax && t >= k->tmax) return false;
    return !f->mask || k->mask & (unsigned)indices[triangle][3];
}

static RTPmodel model;

/* Rays `BEFORE` and up of an array that has more at both ends. */
static RTPresult execute(RTPquerytype query_type, RTPbuffertype memory,
                         const struct ray_format *rays, RTPbufferformat hits, void *ray_memory,
                         void *hit_memory, unsigned gap, unsigned hit_stride)
{
    RTPquery query;
    RTPbufferdesc from = describe(rays->format, memory, ray_memory, BEFORE, BEFORE + RAYS,
                                  gap ? rays->size + gap : 0);
    RTPbufferdesc to = describe(hits, memory, hit_memory, BEFORE, BEFORE + RAYS, hit_stride);
    PRIME_MUST(rtpQueryCreate(model, query_type, &query));
    PRIME_MUST(rtpQuerySetRays(query, from));
    PRIME_MUST(rtpQuerySetHits(query, to));
    const RTPresult result = rtpQueryExecute(query, RTP_QUERY_HINT_NONE);
    PRIME_MUST(rtpQueryDestroy(query));
    PRIME_MUST(rtpBufferDescDestroy(from));
    PRIME_MUST(rtpBufferDescDestroy(to));
    return result;
}

static void *make_rays(const struct ray_format *f, RTPbuffertype memory, unsigned gap)
{
    static char bytes[ALL * 64];
    for (unsigned i = 0; i < ALL; i++) {
        float ray[8];
        write_ray(f, &kinds[i % KINDS], ray);
        memcpy(bytes + i * (f->size + gap), ray, f->size);
    }
    return put(memory, bytes, sizeof(bytes));
}

static bool is_near(float a, float b)
{
    return fabsf(a - b) < 1e-5f;
}

static void check_record(int *rw_failed, const struct ray_format *rays, const struct hit_format *f,
                         RTPquerytype type, const struct kind *k, const char *at)
{
    float record[5] = {0};
    int numbers[5];
    memcpy(record, at, f->size);
    memcpy(numbers, at, f->size);
    const int first = meets(rays, k, 0) ? 0 : meets(rays, k, 1) ? 1 : -1;
    if (first < 0) {
        CHECK(record[0] == -1);
        if (f->triangle > 0) CHECK_EQ(numbers[f->triangle], -1);
        if (f->instance > 0) CHECK_EQ(numbers[f->instance], -1);
        return;
    }
    const int second = type == RTP_QUERY_TYPE_ANY && meets(rays, k, 1) ? 1 : first;
    const int met = is_near(record[0], k->meets[first]) ? first : second;
    CHECK(is_near(record[0], k->meets[met]));
    if (f->triangle > 0) CHECK_EQ(numbers[f->triangle], met);
    if (f->instance > 0) CHECK_EQ(numbers[f->instance], 0);
    if (f->weights < 0) return;
    CHECK(is_near(record[f->weights], k->u) && is_near(record[f->weights + 1], k->v));
}

/* What lies between records, before and behind them stays as it was. */
static void check_records(int *rw_failed, const struct ray_format *rays, const struct hit_format *f,
                          RTPquerytype type, RTPbuffertype memory, unsigned gap)
{
    static char before[ALL * 64], after[ALL * 64];
    const unsigned stride = f->size + gap;
    memset(before, 0x55, sizeof(before));
    void *from = make_rays(rays, memory, gap), *to = put(memory, before, sizeof(before));
    PRIME_CHECK(execute(type, memory, rays, f->format, from, to, gap, gap ? stride : 0));
    get(memory, after, to, sizeof(after));
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        char *at = after + (BEFORE + i) * stride;
        check_record(rw_failed, rays, f, type, &kinds[(BEFORE + i) % KINDS], at);
        memset(at, 0x55, f->size);
    }
    CHECK(!memcmp(before, after, sizeof(after)));
    drop(memory, from), drop(memory, to);
}

static void check_bits(int *rw_failed, const struct ray_format *rays, RTPquerytype type,
                       RTPbuffertype memory)
{
    uint32_t words[ALL / 32 + 2];
    memset(words, 0x55, sizeof(words));
    void *from = make_rays(rays, memory, 0), *to = put(memory, words, sizeof(words));
    PRIME_CHECK(execute(type, memory, rays, RTP_BUFFER_FORMAT_HIT_BITMASK, from, to, 0, 0));
    get(memory, words, to, sizeof(words));
    CHECK_EQ(words[0], 0x55555555u);
    for (unsigned i = 0; i < RAYS; i++) {
        const struct kind *k = &kinds[(BEFORE + i) % KINDS];
        const unsigned at = BEFORE + i;
        CHECK_EQ(words[at / 32] >> at % 32 & 1, meets(rays, k, 0) || meets(rays, k, 1));
    }
    CHECK_EQ(words[(BEFORE + RAYS) / 32] >> RAYS % 32, 0);
    CHECK_EQ(words[(BEFORE + RAYS) / 32 + 1], 0x55555555u);
    drop(memory, from), drop(memory, to);
}

TEST(all)
{
    static const RTPquerytype types[] = {RTP_QUERY_TYPE_CLOSEST, RTP_QUERY_TYPE_ANY};
    static const unsigned gaps[] = {0, 12};
    for (int m = 0; m < kinds_of_memory(); m++)
        for (int type = 0; type < 2; type++)
            for (int r = 0; r < 3; r++) {
                check_bits(rw_failed, &ray_formats[r], types[type], memory_types[m]);
                for (int h = 0; h < 5; h++)
                    for (int g = 0; g < 2; g++) {
                        check_records(rw_failed, &ray_formats[r], &hit_formats[h], types[type],
                                      memory_types[m], gaps[g]);
                        if (!*rw_failed) continue;
                        fprintf(stderr, "rays 0x%x, hits 0x%x, type %d, gap %u, memory %d\n",
                                ray_formats[r].format, hit_formats[h].format, type, gaps[g], m);
                        return;
                    }
            }
}

/* Triangles in all formats and kinds of memory, dense and not, in part of an array. */
TEST(triangles)
{
    const float ray[6] = {1, 1, 3, 0, 0, -1};
    for (int m = 0; m < kinds_of_memory(); m++)
        for (unsigned wide = 0; wide < 2; wide++)
            for (unsigned indexed = 0; indexed < 3; indexed++) {
                const RTPbuffertype type = memory_types[m];
                void *v = put(type, vertices, sizeof(vertices));
                /* The second triangle alone: its numbers count from the range's beginning. */
                static const int second[1][4] = {{0, 1, 2, 1}};
                void *s = put(type, second, sizeof(second));
                RTPbufferdesc corners = describe(wide ? RTP_BUFFER_FORMAT_VERTEX_FLOAT4
                                                      : RTP_BUFFER_FORMAT_VERTEX_FLOAT3,
                                                 type, v, 3, 6, 16);
                RTPbufferdesc numbers =
                    indexed == 2
                        ? describe(RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, type, s, 0, 1, 0)
                        : describe(RTP_BUFFER_FORMAT_INDICES_INT3, type, s, 0, 1, 16);
                RTPmodel part = make_model(indexed ? numbers : NULL, corners);
                struct full_hit hit;
                PRIME_CHECK(trace(part, ray, 1, &hit));
                CHECK(is_near(hit.t, 5) && hit.triangle == 0 && hit.instance == 0);
                PRIME_CHECK(rtpModelDestroy(part));
                PRIME_CHECK(rtpBufferDescDestroy(corners));
                PRIME_CHECK(rtpBufferDescDestroy(numbers));
                drop(type, v), drop(type, s);
            }
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"all", test_all}, {"triangles", test_triangles}};
    open_prime(argc, argv);
    model = make_model(describe_all(RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, indices, 2),
                       describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT4, vertices, 6));
    const int failed = RUN_TABLE(tests);
    rtpContextDestroy(context);
    return failed;
}
