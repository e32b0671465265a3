// SPDX-License-Identifier: Apache-2.0
// neutron PTX-FOLDER TABLE: three layers, 4096 histories in two batches. The host follows the same
// histories; the tallies agree but for the rounding of sums.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <optixu/optixpp_namespace.h>
#include "physics.h"

static const Xs xs[3] = {{0.6, 0.1}, {0.2, 0.5}, {0.9, 0.05}};
static const double planes[4] = {0.0, 1.5, 2.5, 4.0};
static const unsigned int BATCH = 2048, BATCHES = 2;

struct Tallies { double absorbed[3], leaked[2]; };

static double minus_log(double x) { return -std::log(x); }

static void fly(Neutron &n, double rest)
{
    for (int surfaces = 0; surfaces < 8 && n.alive; surfaces++) {
        const int plane = n.mu > 0.0 ? n.layer + 1 : n.layer;
        const double way = std::fabs((planes[plane] - n.x) / n.mu);
        if (rest < way) { n.x += rest * n.mu; return; }
        const int next = n.mu > 0.0 ? plane : plane - 1;
        if (next < 0 || next > 2) { n.layer = -1; return; }
        rest = (rest - way) * (xs[n.layer].sigma_s + xs[n.layer].sigma_a) / (xs[next].sigma_s + xs[next].sigma_a);
        n.x = planes[plane] + (n.mu > 0.0 ? 1e-5 : -1e-5);
        n.layer = next;
    }
}

static Tallies follow()
{
    Tallies t;
    std::memset(&t, 0, sizeof(t));
    for (unsigned int h = 0; h < BATCH * BATCHES; h++) {
        Neutron n = {1e-4, 1.0, 1.0, start_seed(h), 0, 1};
        for (int event = 0; event < 500 && n.alive; event++) {
            fly(n, flight(xs[n.layer], &n.seed, minus_log));
            if (n.layer < 0) { t.leaked[n.mu > 0.0] += n.weight; break; }
            collide(&n, xs[n.layer], &t.absorbed[n.layer]);
        }
    }
    for (int i = 0; i < 3; i++) t.absorbed[i] /= BATCH * BATCHES;
    for (int i = 0; i < 2; i++) t.leaked[i] /= BATCH * BATCHES;
    return t;
}

template <class T> static optix::Buffer input(optix::Context c, const char *name, const T *data, size_t n)
{
    optix::Buffer b = c->createBuffer(RT_BUFFER_INPUT);
    b->setFormat(RT_FORMAT_USER);
    b->setElementSize(sizeof(T));
    b->setSize(n);
    std::memcpy(b->map(), data, n * sizeof(T));
    b->unmap();
    c[name]->set(b);
    return b;
}

static optix::Buffer tally(optix::Context c, const char *name, size_t element, size_t n)
{
    optix::Buffer b = c->createBuffer(RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_USER);
    b->setElementSize(element);
    b->setSize(n);
    c[name]->set(b);
    return b;
}

static int compare(const char *what, const double *a, const double *b, int n, std::FILE *table)
{
    int wrong = 0;
    for (int i = 0; i < n; i++) {
        std::fprintf(table, "%s;%d;%.6f\n", what, i, a[i]);
        wrong += !(std::fabs(a[i] - b[i]) < 2e-3);
    }
    return wrong;
}

int main(int argc, char **argv)
{
    if (argc < 3) return 2;
    const std::string folder = std::string(argv[1]) + "/";
    optix::Context c = optix::Context::create();
    c->setRayTypeCount(1);
    c->setEntryPointCount(3);
    c->setRayGenerationProgram(0, c->createProgramFromPTXFile(folder + "source.ptx", "histories"));
    c->setRayGenerationProgram(1, c->createProgramFromPTXFile(folder + "tally.ptx", "clear_tallies"));
    c->setRayGenerationProgram(2, c->createProgramFromPTXFile(folder + "tally.ptx", "normalise"));
    c->setMissProgram(0, c->createProgramFromPTXFile(folder + "lost.ptx", "lost"));
    input(c, "cross_sections", xs, 3);
    optix::Buffer absorbed = tally(c, "absorbed", sizeof(double), 3), leaked = tally(c, "leaked", sizeof(double), 2);
    optix::Buffer counters = tally(c, "counters", sizeof(unsigned int), 2);

    optix::Geometry g = c->createGeometry();
    g->setPrimitiveCount(4);
    g->setIntersectionProgram(c->createProgramFromPTXFile(folder + "layer.ptx", "plane_intersect"));
    g->setBoundingBoxProgram(c->createProgramFromPTXFile(folder + "layer.ptx", "plane_bounds"));
    g["planes"]->set(input(c, "planes_of_all", planes, 4));
    optix::Material m = c->createMaterial();
    m->setClosestHitProgram(0, c->createProgramFromPTXFile(folder + "cross.ptx", "cross_surface"));
    optix::GeometryInstance gi = c->createGeometryInstance(g, &m, &m + 1);
    gi["plane_count"]->setInt(4);
    optix::GeometryGroup group = c->createGeometryGroup();
    group->addChild(gi);
    group->setAcceleration(c->createAcceleration("NoAccel", "NoAccel"));
    c["layers"]->set(group);

    c["first_history"]->setUint(0u);
    c["histories_done"]->setULongLong(0ull);
    c->launch(1, 3);
    for (unsigned int batch = 0; batch < BATCHES; batch++) {
        c["first_history"]->setUint(batch * BATCH);
        c->launch(0, BATCH);
    }
    c["histories_done"]->setULongLong((unsigned long long)BATCH * BATCHES);
    c->launch(2, 3);

    const Tallies expected = follow();
    std::FILE *table = std::fopen(argv[2], "w");
    const double *a = (const double *)absorbed->map(), *l = (const double *)leaked->map();
    const unsigned int *n = (const unsigned int *)counters->map();
    int wrong = compare("absorbed", a, expected.absorbed, 3, table) + compare("leaked", l, expected.leaked, 2, table);
    const double sum = a[0] + a[1] + a[2] + l[0] + l[1];
    std::printf("neutron: %u events, %u lost, %d tallies wrong, all in all %.4f of a neutron\n", n[0], n[1], wrong, sum);
    wrong += n[1] != 0 || std::fabs(sum - 1.0) > 0.02;
    std::fclose(table);
    absorbed->unmap(); leaked->unmap(); counters->unmap();
    c->destroy();
    return wrong != 0;
}
