// SPDX-License-Identifier: Apache-2.0
// The C++ wrapper of OptiX Prime: every method, handles that outlive one another, and errors.
#include <optix_prime/optix_primepp.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace optix::prime;

static int failures;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            std::fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);           \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

struct Hit {
    float t;
    int triangle, instance;
    float u, v;
};

static const RTPbuffertype HOST = RTP_BUFFER_TYPE_HOST;
static const float vertices[4][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
static const int indices[2][3] = {{0, 1, 2}, {1, 3, 2}};

static Hit look(Model model, float x, float y)
{
    float ray[6] = {x, y, 5, 0, 0, -1};
    Hit hit = {0, 0, 0, 0, 0};
    Query query = model->createQuery(RTP_QUERY_TYPE_CLOSEST);
    query->setRays(1, RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, HOST, ray);
    query->setHits(1, RTP_BUFFER_FORMAT_HIT_T_TRIID_INSTID_U_V, HOST, &hit);
    query->execute(RTP_QUERY_HINT_ASYNC);
    query->finish();
    CHECK(query->isFinished());
    return hit;
}

static Model make_square(Context context)
{
    Model model = context->createModel();
    model->setTriangles(2, HOST, indices, 4, HOST, vertices);
    model->update(RTP_MODEL_HINT_ASYNC);
    model->finish();
    CHECK(model->isFinished());
    return model;
}

static void check_triangles(Context context)
{
    Model model = make_square(context), copy = context->createModel(), plain;
    Hit hit = look(model, 0.75f, 0.75f);
    CHECK(hit.t == 5 && hit.triangle == 1 && hit.instance == 0 && hit.u == 0.25f && hit.v == 0.5f);
    CHECK(look(model, 2, 2).t == -1);
    copy->copy(model);
    CHECK(look(copy, 0.25f, 0.25f).triangle == 0);
    plain = context->createModel();
    plain->setTriangles(1, HOST, vertices);
    plain->setBuilderParameter(RTP_BUILDER_PARAM_USE_CALLER_TRIANGLES, 1);
    plain->update(0);
    CHECK(look(plain, 0.25f, 0.25f).t == 5 && look(plain, 0.75f, 0.75f).t == -1);
}

static void check_instances(Context context)
{
    Model square = make_square(context), placed = context->createModel();
    const RTPmodel models[2] = {square->getRTPmodel(), square->getRTPmodel()};
    const float transforms[2][12] = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                                     {1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 1, 1}};
    placed->setInstances(2, HOST, models, RTP_BUFFER_FORMAT_TRANSFORM_FLOAT4x3, HOST, transforms);
    placed->update(0);
    CHECK(look(placed, 0.25f, 0.25f).instance == 0);
    const Hit hit = look(placed, 3.75f, 0.75f);
    CHECK(hit.t == 4 && hit.instance == 1 && hit.triangle == 1);
}

static void check_descriptors(Context context)
{
    float rays[2][8] = {{0.25f, 0.25f, 5, 1, 0, 0, -1, 9}, {0.25f, 0.25f, 5, 1, 0, 0, -1, 2}};
    unsigned bits = ~0u;
    BufferDesc from =
        context->createBufferDesc(RTP_BUFFER_FORMAT_RAY_ORIGIN_TMIN_DIRECTION_TMAX, HOST, rays);
    BufferDesc to = context->createBufferDesc(RTP_BUFFER_FORMAT_HIT_BITMASK, HOST, &bits);
    from->setRange(0, 2);
    from->setStride(32);
    to->setRange(0, 2);
    Query query;
    {
        Model model = make_square(context);
        query = model->createQuery(RTP_QUERY_TYPE_ANY);
        query->setRays(from);
        query->setHits(to);
        query->execute();
        CHECK(bits == 1);
        CHECK(model->getContext().get() == context.get());
    }
    try {
        query->execute(); /* its model went with the last handle */
        CHECK(!"an exception");
    } catch (const Exception &e) {
        CHECK(e.getErrorCode() == RTP_ERROR_INVALID_HANDLE);
        CHECK(std::strstr(e.what(), "rtpQueryExecute: the query's model was destroyed"));
        CHECK(e.getErrorString() == context->getLastErrorString());
    }
    CHECK(query->getContext().isValid() && from->getContext().isValid());
}

int main()
{
    const char *device = std::getenv("RW_DEVICE");
    const bool cuda = device && !std::strcmp(device, "cuda");
    try {
        Context context = Context::create(cuda ? RTP_CONTEXT_TYPE_CUDA : RTP_CONTEXT_TYPE_CPU);
        const std::vector<unsigned> first(1, 0);
        if (cuda)
            context->setCudaDeviceNumbers(first);
        else
            context->setCpuThreads(2);
        check_triangles(context);
        check_instances(context);
        check_descriptors(context);
    } catch (const Exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        if (cuda && e.getErrorCode() == RTP_ERROR_OBJECT_CREATION_FAILED) return 77;
        return 1;
    }
    return failures != 0;
}
