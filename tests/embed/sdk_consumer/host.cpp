// SPDX-License-Identifier: Apache-2.0
// A host of the classic kind that uses all three libraries. Prints the version, and what Prime
// says.
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

int main()
{
    unsigned version = 0;
    try {
        optix::Context context = optix::Context::create();
        context["scale"]->setFloat(optix::make_float3(1.0f, 2.0f, 3.0f));
        context->destroy();
        rtGetVersion(&version);
        std::cout << OPTIX_VERSION << ' ' << version << ' ' << compiles_programs() << ' ';
        optix::prime::Context prime = optix::prime::Context::create(RTP_CONTEXT_TYPE_CPU);
    } catch (const optix::prime::Exception &e) {
        std::cout << e.getErrorCode() << ' ' << e.getErrorString() << '\n';
        return 0;
    } catch (const optix::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
    }
    return 1;
}
