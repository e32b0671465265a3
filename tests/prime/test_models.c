/* SPDX-License-Identifier: Apache-2.0 */
/* Models: triangles with and without indices, masks, instances, updates, copies. */
#include "tests/prime/fixture.h"

static const float square[6][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0},
                                   {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
static const float far_square[6][3] = {{0, 0, -5}, {1, 0, -5}, {0, 1, -5},
                                       {1, 0, -5}, {1, 1, -5}, {0, 1, -5}};

static RTPmodel make_square(const float corners[6][3])
{
    return make_model(NULL, describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, corners, 6));
}

/* What a ray straight down from (x, y, 10) hits. */
static struct full_hit look(RTPmodel model, float x, float y)
{
    const float ray[6] = {x, y, 10, 0, 0, -1};
    struct full_hit hit;
    PRIME_MUST(trace(model, ray, 1, &hit));
    return hit;
}
#define CHECK_LOOK(model, x, y, distance, number, which)                                           \
    do {                                                                                           \
        const struct full_hit rw_hit = look(model, x, y);                                          \
        CHECK(fabsf(rw_hit.t - (distance)) < 1e-5f);                                               \
        CHECK_EQ(rw_hit.triangle, number);                                                         \
        CHECK_EQ(rw_hit.instance, which);                                                          \
    } while (0)

/* ---- triangles ---- */

TEST(no_triangles)
{
    RTPmodel model = make_model(NULL, describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 0));
    CHECK_LOOK(model, 0.2f, 0.2f, -1, -1, -1);
    PRIME_CHECK(rtpModelDestroy(model));
}

TEST(bad_triangles)
{
    static const int indices[4][3] = {{0, 1, 77}, {-1, 1, 2}, {1, 1, 1}, {3, 4, 5}};
    RTPmodel model = make_model(describe_all(RTP_BUFFER_FORMAT_INDICES_INT3, indices, 4),
                                describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 6));
    CHECK_LOOK(model, 0.2f, 0.2f, -1, -1, -1);
    CHECK_LOOK(model, 0.8f, 0.8f, 10, 3, 0);
    PRIME_CHECK(rtpModelDestroy(model));
}

/* Descriptors are not needed once they were set, arrays once the model was updated; until then the
 * model is what it was. */
TEST(updates)
{
    float corners[6][3];
    RTPmodel model;
    memcpy(corners, square, sizeof(corners));
    RTPbufferdesc vertices = describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, corners, 6);
    PRIME_CHECK(rtpModelCreate(context, &model));
    PRIME_CHECK(rtpModelSetTriangles(model, NULL, vertices));
    PRIME_CHECK(rtpBufferDescDestroy(vertices));
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    memcpy(corners, far_square, sizeof(corners));
    CHECK_LOOK(model, 0.2f, 0.2f, 10, 0, 0);
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    CHECK_LOOK(model, 0.2f, 0.2f, 15, 0, 0);
    PRIME_CHECK(rtpModelDestroy(model));
}

/* ---- masks ---- */

static int hit_with_mask(RTPmodel model, unsigned mask, int *rw_failed)
{
    float ray[8] = {0.2f, 0.2f, 10, 0, 0, 0, -1, 100}, t = 0;
    RTPquery query;
    memcpy(&ray[3], &mask, sizeof(mask));
    PRIME_MUST(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
    PRIME_MUST(rtpQuerySetRays(
        query, describe_all(RTP_BUFFER_FORMAT_RAY_ORIGIN_MASK_DIRECTION_TMAX, ray, 1)));
    PRIME_MUST(rtpQuerySetHits(query, describe_all(RTP_BUFFER_FORMAT_HIT_T, &t, 1)));
    if (rtpQueryExecute(query, RTP_QUERY_HINT_NONE)) *rw_failed = 1;
    PRIME_MUST(rtpQueryDestroy(query));
    return t >= 0;
}

/* All bits of a mask count; triangles without one are met by any ray that has a bit, and rays
 * without one meet all triangles. */
TEST(masks)
{
    int indices[1][4] = {{0, 1, 2, (int)0x80000000u}};
    RTPmodel model = make_model(describe_all(RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, indices, 1),
                                describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 6));
    RTPmodel plain = make_square(square);
    CHECK_EQ(hit_with_mask(model, 0x80000000u, rw_failed), 1);
    CHECK_EQ(hit_with_mask(model, 0x7fffffffu, rw_failed), 0);
    CHECK_EQ(hit_with_mask(plain, 4, rw_failed), 1);
    CHECK_EQ(hit_with_mask(plain, 0, rw_failed), 0);
    CHECK_LOOK(model, 0.2f, 0.2f, 10, 0, 0);
    indices[0][3] = 1;
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_MASK_UPDATE));
    CHECK_EQ(hit_with_mask(model, 0x80000000u, rw_failed), 0);
    CHECK_EQ(hit_with_mask(model, 1, rw_failed), 1);
    indices[0][3] = 0;
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_MASK_UPDATE | RTP_MODEL_HINT_ASYNC));
    CHECK_EQ(hit_with_mask(model, ~0u, rw_failed), 0);
    CHECK_LOOK(model, 0.2f, 0.2f, 10, 0, 0);
    PRIME_CHECK(rtpModelDestroy(model));
    PRIME_CHECK(rtpModelDestroy(plain));
}

/* ---- instances ---- */

static const float transforms[4][16] = {
    {1, 0, 0, 10, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
    {2, 0, 0, 20, 0, 2, 0, 0, 0, 0, 1, 3, 0, 0, 0, 1},
    {1, 0, 0, 30, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1},
    {0, 0, 0, 40, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, /* of no extent */
};

static RTPmodel make_instances(const RTPmodel *models, RTPbuffertype type, bool tall,
                               unsigned count)
{
    RTPmodel model;
    void *t = put(type, transforms, sizeof(transforms));
    void *m = put(type, models, count * sizeof(*models));
    RTPbufferdesc where =
        describe(tall ? RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x4 : RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3,
                 type, t, 0, count, 64);
    RTPbufferdesc what = describe(RTP_BUFFER_FORMAT_INSTANCE_MODEL, type, m, 0, count, 0);
    PRIME_MUST(rtpModelCreate(context, &model));
    PRIME_MUST(rtpModelSetInstances(model, what, where));
    PRIME_MUST(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    PRIME_MUST(rtpBufferDescDestroy(what));
    PRIME_MUST(rtpBufferDescDestroy(where));
    drop(type, t), drop(type, m);
    return model;
}

static void check_instances(int *rw_failed, RTPmodel model)
{
    CHECK_LOOK(model, 10.2f, 0.2f, 10, 0, 0);
    CHECK_LOOK(model, 10.8f, 0.8f, 10, 1, 0);
    CHECK_LOOK(model, 20.4f, 0.4f, 7, 0, 1);
    CHECK_LOOK(model, 21.6f, 1.6f, 7, 1, 1);
    CHECK_LOOK(model, 30.2f, 0.2f, 15, 0, 2);
    CHECK_LOOK(model, 40, 0.2f, -1, -1, -1);
    CHECK_LOOK(model, 0.2f, 0.2f, -1, -1, -1);
}

/* What instances place stays theirs when it is changed or destroyed, until they are updated. */
TEST(instances)
{
    RTPmodel near = make_square(square), distant = make_square(far_square);
    const RTPmodel models[4] = {near, near, distant, near};
    RTPmodel placed[4];
    unsigned count = 0;
    for (int m = 0; m < kinds_of_memory(); m++)
        for (int tall = 0; tall < 2; tall++)
            placed[count++] = make_instances(models, memory_types[m], tall, 4);
    PRIME_CHECK(rtpModelSetTriangles(near, NULL,
                                     describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, far_square, 6)));
    PRIME_CHECK(rtpModelUpdate(near, RTP_MODEL_HINT_NONE));
    PRIME_CHECK(rtpModelDestroy(distant));
    for (unsigned i = 0; i < count; i++) {
        check_instances(rw_failed, placed[i]);
        PRIME_CHECK(rtpModelDestroy(placed[i]));
    }
    PRIME_CHECK(rtpModelDestroy(near));
}

TEST(no_instances)
{
    RTPmodel near = make_square(square);
    RTPmodel model = make_instances(&near, RTP_BUFFER_TYPE_HOST, false, 0);
    CHECK_LOOK(model, 0.2f, 0.2f, -1, -1, -1);
    PRIME_CHECK(rtpModelDestroy(model));
    PRIME_CHECK(rtpModelDestroy(near));
}

TEST(masked_instances)
{
    static const int indices[1][4] = {{0, 1, 2, 4}};
    RTPmodel masked = make_model(describe_all(RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, indices, 1),
                                 describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 6));
    RTPmodel plain = make_square(far_square);
    const RTPmodel models[2] = {masked, plain};
    static const float identity[2][12] = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                                          {1, 0, 0, 0.1f, 0, 1, 0, 0.1f, 0, 0, 1, 0}};
    RTPmodel model;
    PRIME_CHECK(rtpModelCreate(context, &model));
    PRIME_CHECK(
        rtpModelSetInstances(model, describe_all(RTP_BUFFER_FORMAT_INSTANCE_MODEL, models, 2),
                             describe_all(RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3, identity, 2)));
    PRIME_CHECK(rtpModelUpdate(model, RTP_MODEL_HINT_NONE));
    for (unsigned mask = 3; mask < 5; mask++) {
        float ray[8] = {0.2f, 0.2f, 10, 0, 0, 0, -1, 100};
        struct full_hit hit;
        RTPquery query;
        memcpy(&ray[3], &mask, sizeof(mask));
        PRIME_CHECK(rtpQueryCreate(model, RTP_QUERY_TYPE_CLOSEST, &query));
        PRIME_CHECK(rtpQuerySetRays(
            query, describe_all(RTP_BUFFER_FORMAT_RAY_ORIGIN_MASK_DIRECTION_TMAX, ray, 1)));
        PRIME_CHECK(rtpQuerySetHits(
            query, describe_all(RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V, &hit, 1)));
        PRIME_CHECK(rtpQueryExecute(query, RTP_QUERY_HINT_NONE));
        CHECK_EQ(hit.instance, mask == 4 ? 0 : 1);
        CHECK(fabsf(hit.t - (mask == 4 ? 10 : 15)) < 1e-5f);
        PRIME_CHECK(rtpQueryDestroy(query));
    }
    PRIME_CHECK(rtpModelDestroy(model));
}

/* ---- copies ---- */

TEST(copies)
{
    RTPmodel source = make_square(square), copy;
    PRIME_CHECK(rtpModelCreate(context, &copy));
    PRIME_CHECK(rtpModelCopy(copy, source));
    PRIME_CHECK(rtpModelSetTriangles(source, NULL,
                                     describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, far_square, 6)));
    PRIME_CHECK(rtpModelUpdate(source, RTP_MODEL_HINT_NONE));
    CHECK_LOOK(source, 0.2f, 0.2f, 15, 0, 0);
    PRIME_CHECK(rtpModelDestroy(source));
    CHECK_LOOK(copy, 0.2f, 0.2f, 10, 0, 0);
    CHECK_LOOK(copy, 0.8f, 0.8f, 10, 1, 0);
    PRIME_CHECK(rtpModelDestroy(copy));
}

static float any(float most)
{
    static uint32_t seed = 1;
    seed = seed * 1664525u + 1013904223u;
    return most * ((float)(seed >> 8) / (1 << 23) - 1);
}

/* Between the CPU and the device of the test, with masks and with triangles that cannot be hit. */
TEST(copies_between_contexts)
{
    enum { COUNT = 1000 };
    static int indices[COUNT][4];
    static float vertices[COUNT * 3][3];
    static struct full_hit before[COUNT], after[COUNT];
    static float rays[COUNT][6];
    RTPcontext cpu, tested = context;
    RTPmodel source, between, back;
    for (int i = 0; i < COUNT * 3; i++)
        for (int a = 0; a < 3; a++)
            vertices[i][a] = (i % 3 ? vertices[i / 3 * 3][a] : any(1)) + any(0.2f);
    for (int i = 0; i < COUNT; i++) {
        const int at = i % 10 ? 3 * i : 3 * COUNT;
        const int row[4] = {at, at + 1, at + 2, i};
        memcpy(indices[i], row, sizeof(row));
        for (int a = 0; a < 3; a++) rays[i][a] = any(1), rays[i][3 + a] = any(1);
    }
    source = make_model(describe_all(RTP_BUFFER_FORMAT_INDICES_INT3_MASK_INT, indices, COUNT),
                        describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, vertices, 3 * COUNT));
    PRIME_CHECK(trace(source, &rays[0][0], COUNT, before));
    PRIME_CHECK(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &cpu));
    PRIME_CHECK(rtpModelCreate(cpu, &between));
    PRIME_CHECK(rtpModelCopy(between, source));
    PRIME_CHECK(rtpModelDestroy(source));
    PRIME_CHECK(rtpModelCreate(tested, &back));
    PRIME_CHECK(rtpModelCopy(back, between));
    PRIME_CHECK(trace(back, &rays[0][0], COUNT, after));
    context = cpu;
    PRIME_CHECK(rtpModelDestroy(back));
    int hits = 0;
    for (int i = 0; i < COUNT; i++) {
        CHECK(!memcmp(&before[i], &after[i], sizeof(before[i])));
        hits += before[i].t > 0;
        CHECK(before[i].t < 0 || before[i].triangle % 10);
    }
    CHECK(hits > 100);
    uint32_t masks[COUNT];
    float *corners = malloc(COUNT * 36);
    CHECK(corners && !rw_rays_mesh_read(between->scene, corners, masks));
    for (int i = 0; i < COUNT; i++) {
        CHECK_EQ(masks[i], i % 10 ? i : 0);
        CHECK(i % 10 ? !memcmp(corners + 9 * i, vertices + 3 * i, 36) : isnan(corners[9 * i]));
    }
    free(corners);
    PRIME_CHECK(rtpContextDestroy(cpu));
    context = tested;
}

/* The caller's triangles of a copy are given once more, and nothing is built. */
TEST(caller_triangles)
{
    const int yes = 1;
    RTPmodel source = make_square(square), copy;
    PRIME_CHECK(rtpModelCreate(context, &copy));
    PRIME_CHECK(rtpModelSetBuilderParameter(copy, RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES,
                                            sizeof(yes), &yes));
    CHECK_EQ(rtpModelUpdate(copy, RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET),
             RTP_ERROR_INVALID_OPERATION);
    PRIME_CHECK(rtpModelCopy(copy, source));
    PRIME_CHECK(
        rtpModelSetTriangles(copy, NULL, describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 3)));
    CHECK_EQ(rtpModelUpdate(copy, RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET),
             RTP_ERROR_INVALID_VALUE);
    CHECK_CONTAINS(prime_error(), "2 triangles, and 1 were set");
    PRIME_CHECK(
        rtpModelSetTriangles(copy, NULL, describe_all(RTP_BUFFER_FORMAT_VERTEX_FLOAT3, square, 6)));
    const RWrayscene scene = copy->scene;
    PRIME_CHECK(rtpModelUpdate(copy, RTP_MODEL_HINT_USER_TRIANGLES_AFTER_COPY_SET));
    CHECK(copy->scene == scene);
    CHECK_LOOK(copy, 0.8f, 0.8f, 10, 1, 0);
    PRIME_CHECK(rtpModelDestroy(copy));
    PRIME_CHECK(rtpModelDestroy(source));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"no_triangles", test_no_triangles},
        {"bad_triangles", test_bad_triangles},
        {"updates", test_updates},
        {"masks", test_masks},
        {"instances", test_instances},
        {"no_instances", test_no_instances},
        {"masked_instances", test_masked_instances},
        {"copies", test_copies},
        {"copies_between_contexts", test_copies_between_contexts},
        {"caller_triangles", test_caller_triangles},
    };
    open_prime(argc, argv);
    const int failed = RUN_TABLE(tests);
    rtpContextDestroy(context);
    return failed;
}
