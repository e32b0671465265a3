// SPDX-License-Identifier: Apache-2.0
// A host of OptiX Prime, as an installation is used: what a ray meets, or the error.
#include <optix_prime/optix_primepp.h>

#include <iostream>

int main()
{
    const float vertices[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    float ray[6] = {1, 2, 3, 0, 0, -1};
    struct {
        float t;
        int triangle;
        float u, v;
    } hit;
    try {
        using namespace optix::prime;
        Context context = Context::create(RTP_CONTEXT_TYPE_CPU);
        Model model = context->createModel();
        model->setTriangles(1, RTP_BUFFER_TYPE_HOST, vertices);
        model->update(RTP_MODEL_HINT_NONE);
        Query query = model->createQuery(RTP_QUERY_TYPE_CLOSEST);
        query->setRays(1, RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, RTP_BUFFER_TYPE_HOST, ray);
        query->setHits(1, RTP_BUFFER_FORMAT_HIT_T_TRIID_U_V, RTP_BUFFER_TYPE_HOST, &hit);
        query->execute();
        std::cout << hit.t << ' ' << hit.triangle << ' ' << hit.u << ' ' << hit.v << '\n';
        return 0;
    } catch (const optix::prime::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
        return 1;
    }
}
