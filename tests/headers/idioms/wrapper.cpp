// SPDX-License-Identifier: Apache-2.0
// A host that includes the wrapper: names of its own beside the wrapper's, which stay in namespace
// optix, and the standard headers that came with it.
#include "order.h"

#include <optixu/optixu_math_namespace.h>

struct Material {
    virtual ~Material() {}
    virtual void assign(optix::GeometryInstance instance) const = 0;
};
struct Buffer {
    float3 value;
};
struct Program;
enum Group { FIRST };

struct Lambertian : Material {
    virtual void assign(optix::GeometryInstance instance) const
    {
        optix::Material material = instance->getContext()->createMaterial();
        instance->setMaterial(0, material);
        instance["albedo"]->setFloat(albedo);
    }
    float3 albedo;
};

void write_ppm(std::ostream &out, const std::vector<unsigned char> &pixels, unsigned int width);
void write_ppm(std::ostream &out, const std::vector<unsigned char> &pixels, unsigned int width)
{
    assert(width && pixels.size() < std::numeric_limits<unsigned int>::max());
    out << "P3\n" << width << ' ' << pixels.size() / 3 / width << "\n255\n";
    for (size_t i = 0; i < std::min(pixels.size(), pixels.max_size()); i++)
        out << (int)pixels[i] << std::endl;
    if (FLT_MAX < 1.0f || INT_MAX < 1) throw std::runtime_error("numbers");
    std::cerr << "written" << std::endl;
}

/* All namespaces opened, as many do. */
float open_all(float a, float b, int i, size_t n);
float open_all(float a, float b, int i, size_t n)
{
    using namespace std;
    using namespace optix;
    const float3 v = make_float3(min(a, b), max(a, 1.0f), copysignf(a, b)) * 2.0f;
    const float c = clamp(a, 0.0f, 1.0f) + lerp(a, b, 0.5f) + fabs(a) + floor(b) + expf(b);
    string name = string("a") + 'b';
    return name == "ab" ? c + v.x : static_cast<float>(min(i, 3)) + static_cast<float>(max(n, n));
}

int run(const char *ptx);
int run(const char *ptx)
{
    try {
        optix::Context context = optixu::Context::create();
        context->setRayGenerationProgram(0, context->createProgramFromPTXString(ptx, "camera"));
        context["eye"]->setFloat(optix::make_float3(0.0f));
        context->launch(0, 1, 1);
    } catch (const optix::Exception &e) {
        std::cerr << e.getErrorString() << '\n';
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
