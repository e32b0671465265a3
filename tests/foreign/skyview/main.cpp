// SPDX-License-Identifier: Apache-2.0
// skyview PTX-FOLDER TABLE: a street between two long walls, whose sky view factor is known: the mean
// of the cosines of the two angles to the roofs. And the sun, seen past a roof with holes.
#include <optix_world.h>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>
#include "types.h"

using namespace optix;
typedef std::vector<float3> Points;

static void quad(Points& v, std::vector<uint3>& t, std::vector<skyview::Facet>& f, const float3& a, const float3& u, const float3& w,
                 int building, int flags)
{
    const unsigned int n = static_cast<unsigned int>(v.size());
    v.push_back(a);
    v.push_back(a + u);
    v.push_back(a + u + w);
    v.push_back(a + w);
    t.push_back(make_uint3(n, n + 1, n + 2));
    t.push_back(make_uint3(n, n + 2, n + 3));
    const skyview::Facet facet = {length(cross(u, w)) / 2, building, 0.5f, flags};
    f.push_back(facet);
    f.push_back(facet);
}

template <class T> static Buffer fill(Context c, RTformat format, const std::vector<T>& data)
{
    Buffer b = c->createBuffer(RT_BUFFER_INPUT, format);
    if (format == RT_FORMAT_USER) b->setElementSize(sizeof(T));
    b->setSize(data.size());
    std::copy(data.begin(), data.end(), static_cast<T*>(b->map(0, RT_BUFFER_MAP_WRITE_DISCARD)));
    b->unmap();
    return b;
}

static GeometryGroup scene(Context c, const std::string& dir)
{
    Points v;
    std::vector<uint3> t;
    std::vector<skyview::Facet> f;
    quad(v, t, f, make_float3(-5, -5000, 0), make_float3(0, 10000, 0), make_float3(0, 0, 10), 1, 0);
    quad(v, t, f, make_float3(8, -5000, 0), make_float3(0, 10000, 0), make_float3(0, 0, 6), 2, 0);
    quad(v, t, f, make_float3(-1000, 6000, 20), make_float3(20, 0, 0), make_float3(0, 20, 0), 3, 1);

    GeometryTriangles triangles = c->createGeometryTriangles();
    triangles->setPrimitiveCount(static_cast<unsigned int>(t.size()));
    triangles->setTriangleIndices(fill(c, RT_FORMAT_UNSIGNED_INT3, t), RT_FORMAT_UNSIGNED_INT3);
    triangles->setVertices(static_cast<unsigned int>(v.size()), fill(c, RT_FORMAT_FLOAT3, v), RT_FORMAT_FLOAT3);
    triangles->setBuildFlags(RTgeometrybuildflags(0));
    triangles->setAttributeProgram(c->createProgramFromPTXFile(dir + "attributes.ptx", "facet_attributes"));

    Material m = c->createMaterial();
    m->setClosestHitProgram(0, c->createProgramFromPTXFile(dir + "facade.ptx", "sees_facade"));
    m->setAnyHitProgram(0, c->createProgramFromPTXFile(dir + "glassroof.ptx", "let_through"));
    m["bars"]->setFloat(4.0f);
    GeometryInstance gi = c->createGeometryInstance(triangles, m);
    gi["facets"]->set(fill(c, RT_FORMAT_USER, f));
    GeometryGroup group = c->createGeometryGroup();
    group->setAcceleration(c->createAcceleration("Trbvh"));
    group->addChild(gi);
    return group;
}

int main(int argc, char* argv[])
{
    if (argc < 3) return 2;
    const std::string dir = std::string(argv[1]) + "/";
    Context c = Context::create();
    int wrong = 0;
    try {
        c->setRayTypeCount(1);
        c->setEntryPointCount(2);
        c->setRayGenerationProgram(0, c->createProgramFromPTXFile(dir + "svf.ptx", "skyview::flat::evaluate"));
        c->setRayGenerationProgram(1, c->createProgramFromPTXFile(dir + "svf.ptx", "skyview::sun::evaluate"));
        c->setMissProgram(0, c->createProgramFromPTXFile(dir + "sky.ptx", "sees_sky"));
        c["skyview::buildings"]->set(scene(c, dir));
        std::vector<float4> points;
        for (int i = 0; i < 12; i++) points.push_back(make_float4(-4.5f + i, 0, 0, 0));
        for (int i = 0; i < 4; i++) points.push_back(make_float4(-1000 + 2.5f + 5 * i, 6002.5f, 0, 0)); // under the roof
        c["skyview::points"]->set(fill(c, RT_FORMAT_FLOAT4, points));
        Buffer factors = c->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT, points.size());
        c["skyview::factors"]->set(factors);
        c["skyview::directions"]->setUint(4096u);
        c["skyview::sun::towards"]->setFloat(0, 0, 1);
        std::FILE* table = std::fopen(argv[2], "w");
        for (unsigned int entry = 0; entry < 2; entry++) {
            c->launch(entry, points.size());
            const float* got = static_cast<float*>(factors->map());
            for (int i = 0; i < 16; i++) {
                const float x = points[i].x, west = x + 5, east = 8 - x;
                const float factor = (west / std::sqrt(west * west + 100) + east / std::sqrt(east * east + 36)) / 2;
                // Straight up: free but for the bars of the roof, in the triangle where y < x.
                const float at = (i - 12 + .5f) / 4, b1 = at - .125f, b2 = .125f;
                const bool bar = at > b2 ? ((int)(b1 * 4) + (int)(b2 * 4)) % 2 == 0 : ((int)(b2 * 4)) % 2 == 0;
                const float expected = entry == 0 ? factor : i < 12 || !bar ? 1.0f : -4.0f;
                const bool good = (entry == 0 && i >= 12) || std::fabs(got[i] - expected) < 0.012f;
                if (!good) std::printf("point %d, entry %u: %g, expected %g\n", i, entry, got[i], expected);
                wrong += !good;
                std::fprintf(table, "%u %d %.4f\n", entry, i, got[i]);
            }
            factors->unmap();
        }
        std::fclose(table);
        c->destroy();
    } catch (Exception& e) {
        std::printf("skyview: %s\n", e.what());
        return 1;
    }
    std::printf("skyview: %d wrong\n", wrong);
    return wrong != 0;
}
