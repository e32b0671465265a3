// SPDX-License-Identifier: Apache-2.0
// A C++ host of the classic kind: classic header names, the C++ wrapper. Prints the version.
#include <optix_world.h>

#include <iostream>

int main()
{
    try {
        optix::Context context = optix::Context::create();
        context["scale"]->setFloat(optix::make_float3(1.0f, 2.0f, 3.0f));
        const optix::float3 scale = context["scale"]->getFloat3();
        std::cout << OPTIX_VERSION << ' ' << scale << '\n';
        context->destroy();
    } catch (const optix::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
        return 1;
    }
    return 0;
}
