// SPDX-License-Identifier: Apache-2.0
// radio PTX-FOLDER TABLE: field strengths at receivers between a metal and a concrete wall, by two
// antennas; all rays are followed on the host as well.
#include <optix.h>
#include <optixu/optixpp_namespace.h>
#include <complex>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

typedef std::complex<float> cfloat;

enum { RAYS = 3600, WALLS = 3, RECEIVERS = 4 };
static const float WAVELENGTH = 0.35f, PI = 3.14159265f;
static const float walls[WALLS][4] = {{-20, 6, 20, 6}, {-20, -8, 20, -8}, {22, -8, 22, 6}};
static const float receivers[RECEIVERS][3] = {{7, 1, .4f}, {-9, 3, .5f}, {15, -5, .6f}, {-3, -4, .3f}};
static const bool is_metal[WALLS] = {true, false, true};

static cfloat reflection(bool metal, float cosine)
{
    if (metal) return cfloat(-1.f, 0.f);
    const float inner = std::sqrt(2.3f * 2.3f - 1.f + cosine * cosine), g = 4 * PI * 0.01f * cosine / WAVELENGTH;
    return cfloat((cosine - inner) / (cosine + inner) * std::exp(-.5f * g * g), 0.f);
}

// One ray on the host; adds to the fields.
static void follow(float angle, cfloat amplitude, cfloat *fields, int *arrivals)
{
    float o[2] = {0, 0}, d[2] = {std::cos(angle), std::sin(angle)}, travelled = 0;
    for (int bounce = 0; bounce <= 3; bounce++) {
        float best = 500;
        int wall = -1;
        for (int i = 0; i < WALLS; i++) {
            const float *w = walls[i], ex = w[2] - w[0], ey = w[3] - w[1], l = std::sqrt(ex * ex + ey * ey);
            const float nx = -ey / l, ny = ex / l, t = ((w[0] - o[0]) * nx + (w[1] - o[1]) * ny) / (d[0] * nx + d[1] * ny);
            const float s = ((o[0] + t * d[0] - w[0]) * ex + (o[1] + t * d[1] - w[1]) * ey) / (l * l);
            if (t > 1e-3f && t < best && s >= 0 && s <= 1) best = t, wall = i;
        }
        for (int i = 0; i < RECEIVERS; i++) {
            const float *c = receivers[i], t = (c[0] - o[0]) * d[0] + (c[1] - o[1]) * d[1];
            const float x = o[0] + t * d[0] - c[0], y = o[1] + t * d[1] - c[1];
            if (t <= 1e-3f || t >= best || x * x + y * y >= c[2] * c[2]) continue;
            fields[i] += amplitude * std::polar(1.f / (travelled + t), -2 * PI * (travelled + t) / WAVELENGTH);
            arrivals[i]++;
        }
        if (wall < 0) return;
        const bool upright = wall == 2;
        amplitude *= reflection(is_metal[wall], std::fabs(upright ? d[0] : d[1]));
        for (int k = 0; k < 2; k++) o[k] += best * d[k];
        travelled += best;
        d[upright ? 0 : 1] *= -1;
    }
}

static optix::Buffer buffer(optix::Context c, unsigned type, RTformat format, size_t n, const void *data, size_t bytes)
{
    optix::Buffer b = c->createBuffer(type, format, n);
    if (data) std::memcpy(b->map(), data, bytes);
    else std::memset(b->map(), 0, bytes);
    b->unmap();
    return b;
}

static optix::GeometryGroup make_city(optix::Context c, const std::string &dir, optix::Buffer ids)
{
    optix::Geometry g[2] = {c->createGeometry(), c->createGeometry()};
    g[0]->setPrimitiveCount(WALLS);
    g[0]->setIntersectionProgram(c->createProgramFromPTXFile(dir + "walls.ptx", "wall_intersect"));
    g[0]->setBoundingBoxProgram(c->createProgramFromPTXFile(dir + "walls.ptx", "wall_bounds"));
    g[0]["walls"]->set(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, WALLS, walls, sizeof(walls)));
    g[1]->setPrimitiveCount(RECEIVERS);
    g[1]->setIntersectionProgram(c->createProgramFromPTXFile(dir + "receivers.ptx", "receiver_intersect"));
    g[1]->setBoundingBoxProgram(c->createProgramFromPTXFile(dir + "receivers.ptx", "receiver_bounds"));
    g[1]["receivers"]->set(buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, RECEIVERS, receivers, sizeof(receivers)));
    optix::Material m[2] = {c->createMaterial(), c->createMaterial()};
    m[0]->setClosestHitProgram(0, c->createProgramFromPTXFile(dir + "walls.ptx", "bounce"));
    m[0]["reflections"]->set(ids);
    m[1]->setAnyHitProgram(0, c->createProgramFromPTXFile(dir + "receivers.ptx", "receive"));
    std::vector<optix::GeometryInstance> instances;
    for (int i = 0; i < 2; i++) instances.push_back(c->createGeometryInstance(g[i], &m[i], &m[i] + 1));
    optix::GeometryGroup group = c->createGeometryGroup(instances.begin(), instances.end());
    group->setAcceleration(c->createAcceleration("Bvh"));
    return group;
}

static int check(const char *antenna, const float *got, const int *count, bool dipole, std::FILE *table)
{
    cfloat fields[RECEIVERS];
    int arrivals[RECEIVERS] = {0}, wrong = 0;
    for (int i = 0; i < RAYS; i++) {
        const float angle = 2 * PI * (i + .5f) / RAYS;
        follow(angle, cfloat(dipole ? std::fabs(std::sin(angle)) : 1.f, 0.f), fields, arrivals);
    }
    for (int i = 0; i < RECEIVERS; i++) {
        const float power = std::abs(cfloat(got[2 * i], got[2 * i + 1])), expected = std::abs(fields[i]);
        std::fprintf(table, "%s %d %d\n", antenna, i, count[i] > 20);
        const bool good = std::abs(count[i] - arrivals[i]) <= 2 && std::fabs(power - expected) < .3f + .05f * expected;
        if (!good) std::printf("%s, receiver %d: %d rays, %g; expected %d, %g\n", antenna, i, count[i], power, arrivals[i], expected);
        wrong += !good;
    }
    return wrong;
}

int main(int argc, char **argv)
{
    if (argc < 3) return 2;
    const std::string dir = std::string(argv[1]) + '/';
    int wrong = 0;
    try {
        optix::Context c = optix::Context::create();
        c->setRayTypeCount(1);
        c->setEntryPointCount(1);
        c->setStackSize(2048);
        c->setRayGenerationProgram(0, c->createProgramFromPTXFile(dir + "launch.ptx", "radiate"));
        c->setMissProgram(0, c->createProgramFromPTXFile(dir + "nothing.ptx", "gone"));

        optix::Program metal = c->createProgramFromPTXFile(dir + "materials.ptx", "metal");
        optix::Program concrete = c->createProgramFromPTXFile(dir + "materials.ptx", "concrete");
        concrete["roughness"]->setFloat(0.01f);
        int ids[WALLS];
        for (int i = 0; i < WALLS; i++) ids[i] = is_metal[i] ? metal->getId() : concrete->getId();
        optix::Buffer reflections = buffer(c, RT_BUFFER_INPUT, RT_FORMAT_PROGRAM_ID, WALLS, ids, sizeof(ids));
        c["city"]->set(make_city(c, dir, reflections));
        c["antenna"]->setFloat(0.f, 0.f, 0.f);
        c["wavelength"]->setFloat(WAVELENGTH);

        std::FILE *table = std::fopen(argv[2], "w");
        const char *antennas[2] = {"everywhere", "dipole"};
        for (int a = 0; a < 2; a++) {
            optix::Buffer fields = buffer(c, RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT2, RECEIVERS, 0, 8 * RECEIVERS);
            optix::Buffer arrivals = buffer(c, RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_INT, RECEIVERS, 0, 4 * RECEIVERS);
            c["fields"]->set(fields);
            c["arrivals"]->set(arrivals);
            c["pattern"]->set(c->createProgramFromPTXFile(dir + "materials.ptx", antennas[a]));
            c->launch(0, RAYS);
            wrong += check(antennas[a], (const float *)fields->map(), (const int *)arrivals->map(), a == 1, table);
            fields->unmap();
            arrivals->unmap();
        }
        std::fclose(table);
        c->destroy();
    } catch (const optix::Exception &e) {
        std::printf("radio: %s\n", e.getErrorString().c_str());
        return 1;
    }
    std::printf("radio: %d receivers wrong\n", wrong);
    return wrong != 0;
}
