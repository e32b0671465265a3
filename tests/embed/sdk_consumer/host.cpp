// SPDX-License-Identifier: Apache-2.0
// A host of the classic kind that uses all three libraries. Prints the version, and what Prime
// finds.
#include <optix_world.h>
#include <optix_prime/optix_primepp.h>

#include <iostream>

static const char *const programs = "#include <optix_world.h>\n"
                                    "#ifndef INSTALLED_HERE\n"
                                    "#error these are other headers than those of the host\n"
                                    "#endif\n"
                                    "rtDeclareVariable(float3, color, , );\n"
                                    "RT_PROGRAM void draw() { rtThrow(RT_EXCEPTION_USER); }\n";

// The helper library compiles CUDA C with the headers that it was installed with. Without NVRTC it
// cannot.
static bool compiles_programs()
{
    RTsize ptx_size = 0, log_size = 0;
    const RTresult result = rtuCUDACompileString(programs, 0, 0, &ptx_size, &log_size);
    if (result == RT_SUCCESS || result == RT_ERROR_NOT_SUPPORTED) return true;
    std::string ptx(ptx_size, ' '), log(log_size, ' ');
    rtuCUDAGetCompileResult(&ptx[0], &log[0]);
    std::cerr << log << '\n';
    return false;
}

// From a ray's origin to a triangle.
static float distance()
{
    const float vertices[9] = {0, 0, 0, 4, 0, 0, 0, 4, 0};
    float ray[6] = {1, 2, 3, 0, 0, -1}, t = 0;
    optix::prime::Context context = optix::prime::Context::create(RTP_CONTEXT_TYPE_CPU);
    optix::prime::Model model = context->createModel();
    model->setTriangles(1, RTP_BUFFER_TYPE_HOST, vertices);
    model->update(RTP_MODEL_HINT_NONE);
    optix::prime::Query query = model->createQuery(RTP_QUERY_TYPE_CLOSEST);
    query->setRays(1, RTP_BUFFER_FORMAT_RAY_ORIGIN_DIRECTION, RTP_BUFFER_TYPE_HOST, ray);
    query->setHits(1, RTP_BUFFER_FORMAT_HIT_T, RTP_BUFFER_TYPE_HOST, &t);
    query->execute();
    return t;
}

int main()
{
    unsigned version = 0;
    try {
        optix::Context context = optix::Context::create();
        context["scale"]->setFloat(optix::make_float3(1.0f, 2.0f, 3.0f));
        context->destroy();
        rtGetVersion(&version);
        std::cout << OPTIX_VERSION << ' ' << version << ' ' << compiles_programs() << ' ';
        std::cout << distance() << '\n';
        return 0;
    } catch (const optix::prime::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
    } catch (const optix::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
    }
    return 1;
}
