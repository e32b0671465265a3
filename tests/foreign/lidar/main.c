/* SPDX-License-Identifier: Apache-2.0 */
/* lidar PTX-FOLDER TABLE: two range sensors over steps of ground and trees, and lines of sight. In C,
 * without the helpers; every echo is compared with a search on the host. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <optix_host.h>
#include "beams.h"

enum { AZ = 24, EL = 6, SENSORS = 2, GX = 12, GY = 10, TREES = 3, POINTS = 6 };

#define TRY(x) if ((result = (x)) != RT_SUCCESS) goto failed

static const double origin[3] = {452000.0, 5411000.0, 200.0};
static const float crowns[TREES][4] = {{20, 30, 8, 3}, {40, 15, 9, 4}, {33, 42, 7, 2.5f}};
static struct sensor sensors[SENSORS] = {{452030.0, 5411025.0, 221.0, 0, 0.2618f, -0.9f, 0.14f, 120},
                                         {452010.0, 5411010.0, 212.5, 0.1f, 0.2618f, -0.6f, 0.1f, 90}};
static float heights[GY][GX];
static float points[POINTS][4] = {{5, 5, 4, 0}, {55, 45, 4, 0}, {30, 25, 20, 0}, {20, 30, 14, 0}, {2, 44, 5, 0}, {40, 15, 14, 0}};

static RTresult create_buffer(RTcontext c, const char *name, unsigned type, RTformat format, size_t element,
                              unsigned dims, const RTsize *size, const void *data, size_t bytes, RTbuffer *out)
{
    RTresult result;
    RTvariable v;
    void *memory;
    TRY(rtBufferCreate(c, type, out));
    TRY(rtBufferSetFormat(*out, format));
    if (format == RT_FORMAT_USER) TRY(rtBufferSetElementSize(*out, element));
    TRY(rtBufferSetSizev(*out, dims, size));
    TRY(rtBufferMap(*out, &memory));
    if (data) memcpy(memory, data, bytes);
    else memset(memory, 0, bytes);
    TRY(rtBufferUnmap(*out));
    TRY(rtContextDeclareVariable(c, name, &v));
    TRY(rtVariableSetObject(v, *out));
failed:
    return result;
}

static RTresult load(RTcontext c, const char *folder, const char *file, const char *name, RTprogram *out)
{
    char path[400];
    snprintf(path, sizeof path, "%s/%s.ptx", folder, file);
    return rtProgramCreateFromPTXFile(c, path, name, out);
}

static RTresult make_geometry(RTcontext c, const char *folder, const char *file, const char *stem, unsigned count,
                              RTgeometry *out)
{
    RTresult result;
    RTprogram p;
    char name[64];
    TRY(rtGeometryCreate(c, out));
    TRY(rtGeometrySetPrimitiveCount(*out, count));
    snprintf(name, sizeof name, "%s_bounds", stem);
    TRY(load(c, folder, file, name, &p));
    TRY(rtGeometrySetBoundingBoxProgram(*out, p));
    snprintf(name, sizeof name, "%s_intersect", stem);
    TRY(load(c, folder, file, name, &p));
    TRY(rtGeometrySetIntersectionProgram(*out, p));
failed:
    return result;
}

static RTresult make_scene(RTcontext c, const char *folder)
{
    RTresult result;
    RTgeometry ground, trees;
    RTmaterial hard, soft;
    RTgeometryinstance gi[2];
    RTgeometrygroup group;
    RTacceleration a;
    RTprogram p;
    RTvariable v;
    int i;
    TRY(make_geometry(c, folder, "terrain", "terrain", 1, &ground));
    TRY(make_geometry(c, folder, "trees", "crown", TREES, &trees));
    TRY(rtGeometryDeclareVariable(ground, "cell", &v));
    TRY(rtVariableSet2f(v, 5.0f, 5.0f));
    TRY(rtGeometryDeclareVariable(ground, "lowest", &v));
    TRY(rtVariableSet1f(v, 0.0f));
    TRY(rtGeometryDeclareVariable(ground, "highest", &v));
    TRY(rtVariableSet1f(v, 10.0f));
    TRY(rtMaterialCreate(c, &hard));
    TRY(load(c, folder, "echoes", "hard_echo", &p));
    TRY(rtMaterialSetClosestHitProgram(hard, BEAM_RAY, p));
    TRY(load(c, folder, "echoes", "blocks", &p));
    TRY(rtMaterialSetAnyHitProgram(hard, SIGHT_RAY, p));
    TRY(rtMaterialCreate(c, &soft));
    TRY(load(c, folder, "echoes", "soft_echo", &p));
    TRY(rtMaterialSetAnyHitProgram(soft, BEAM_RAY, p));
    for (i = 0; i < 2; i++) {
        TRY(rtGeometryInstanceCreate(c, &gi[i]));
        TRY(rtGeometryInstanceSetGeometry(gi[i], i ? trees : ground));
        TRY(rtGeometryInstanceSetMaterialCount(gi[i], 2));
        TRY(rtGeometryInstanceSetMaterial(gi[i], 0, hard));
        TRY(rtGeometryInstanceSetMaterial(gi[i], 1, soft));
    }
    TRY(rtGeometryGroupCreate(c, &group));
    TRY(rtGeometryGroupSetChildCount(group, 2));
    TRY(rtGeometryGroupSetChild(group, 0, gi[0]));
    TRY(rtGeometryGroupSetChild(group, 1, gi[1]));
    TRY(rtAccelerationCreate(c, &a));
    TRY(rtAccelerationSetBuilder(a, "MedianBvh"));
    TRY(rtAccelerationSetTraverser(a, "Bvh"));
    TRY(rtGeometryGroupSetAcceleration(group, a));
    TRY(rtContextDeclareVariable(c, "landscape", &v));
    TRY(rtVariableSetObject(v, group));
failed:
    return result;
}

/* ---- the search on the host ---- */

static float ground_hit(const double o[3], const double d[3], double least, double most)
{
    int i, k, axis;
    double best = most;
    for (k = 0; k < GY; k++)
        for (i = 0; i < GX; i++) {
            double low[3] = {i * 5.0, k * 5.0, -1.0}, high[3] = {i * 5.0 + 5, k * 5.0 + 5, heights[k][i]}, t0 = -1e30, t1 = 1e30;
            for (axis = 0; axis < 3; axis++) {
                double a = (low[axis] - o[axis]) / d[axis], b = (high[axis] - o[axis]) / d[axis];
                t0 = fmax(t0, fmin(a, b));
                t1 = fmin(t1, fmax(a, b));
            }
            if (t0 <= t1 && t0 < best && t0 > least) best = t0;
        }
    return (float)best;
}

/* The echoes of the crowns in front of `most`, not sorted. */
static int crown_hits(const double o[3], const double d[3], double most, float *out)
{
    int count = 0, i, k;
    for (i = 0; i < TREES; i++) {
        double x = o[0] - crowns[i][0], y = o[1] - crowns[i][1], z = o[2] - crowns[i][2];
        double b = x * d[0] + y * d[1] + z * d[2], r = crowns[i][3], q = b * b - x * x - y * y - z * z + r * r;
        for (k = -1; q >= 0 && k < 2; k += 2) {
            double t = -b + k * sqrt(q);
            if (t > 0.01 && t < most) out[count++] = (float)t;
        }
    }
    return count;
}

static int by_size(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* Crowns behind the ground may have been met before it was: they count or not. */
static int check_beam(const struct beam *b, const struct sensor *s, int x, int y)
{
    double az = s->az_start + (double)x * s->az_step, el = s->el_start + (double)y * s->el_step;
    double o[3] = {s->east - origin[0], s->north - origin[1], s->height - origin[2]}, d[3];
    float expected[8];
    int count, i;
    d[0] = sin(az) * cos(el);
    d[1] = cos(az) * cos(el);
    d[2] = sin(el);
    expected[0] = ground_hit(o, d, 0.01, s->range);
    count = expected[0] < s->range;
    count += crown_hits(o, d, expected[0], expected + count);
    qsort(expected, (size_t)count, sizeof(float), by_size);
    if (b->kept < (count < MAX_ECHOES ? count : MAX_ECHOES)) return 1;
    for (i = 0; i < count && i < MAX_ECHOES; i++)
        if (fabsf(b->echoes[i].range - expected[i]) > 0.02f) return 1;
    return 0;
}

static int sees(const float *p, const float *q)
{
    double o[3] = {p[0], p[1], p[2]}, d[3] = {q[0] - p[0], q[1] - p[1], q[2] - p[2]};
    double far = sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2]);
    int i;
    for (i = 0; i < 3; i++) d[i] /= far;
    return ground_hit(o, d, 0.01, far - 0.01) >= far - 0.011;
}

static RTresult run(RTcontext c, const char *folder, RTbuffer *beams, RTbuffer *visible)
{
    RTresult result;
    RTsize sizes[3] = {SENSORS, 0, 0}, grid[2] = {GX, GY}, all[3] = {AZ, EL, SENSORS};
    RTbuffer b;
    RTprogram p;
    RTvariable v;
    int i;
    TRY(rtContextSetRayTypeCount(c, 2));
    TRY(rtContextSetEntryPointCount(c, 2));
    TRY(load(c, folder, "spin", "spin", &p));
    TRY(rtContextSetRayGenerationProgram(c, 0, p));
    TRY(load(c, folder, "sight", "all_pairs", &p));
    TRY(rtContextSetRayGenerationProgram(c, 1, p));
    TRY(create_buffer(c, "sensors", RT_BUFFER_INPUT, RT_FORMAT_USER, sizeof(struct sensor), 1, sizes, sensors, sizeof sensors, &b));
    TRY(create_buffer(c, "heights", RT_BUFFER_INPUT, RT_FORMAT_FLOAT, 4, 2, grid, heights, sizeof heights, &b));
    sizes[0] = TREES;
    TRY(create_buffer(c, "crowns", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 16, 1, sizes, crowns, sizeof crowns, &b));
    sizes[0] = POINTS;
    TRY(create_buffer(c, "points", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 16, 1, sizes, points, sizeof points, &b));
    TRY(create_buffer(c, "beams", RT_BUFFER_OUTPUT, RT_FORMAT_USER, sizeof(struct beam), 3, all, NULL, AZ * EL * SENSORS * sizeof(struct beam), beams));
    sizes[0] = 2;
    TRY(create_buffer(c, "visible", RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_UNSIGNED_INT, 4, 1, sizes, NULL, 8, visible));
    TRY(rtContextDeclareVariable(c, "grid_origin", &v));
    TRY(rtVariableSetUserData(v, sizeof origin, origin));
    TRY(make_scene(c, folder));
    for (i = 0; i < SENSORS; i++) /* a launch may be smaller than its buffers; here it is all at once */
        if (i == 0) TRY(rtContextLaunch3D(c, 0, AZ, EL, SENSORS));
    TRY(rtContextLaunch1D(c, 1, POINTS * POINTS));
failed:
    return result;
}

int main(int argc, char **argv)
{
    RTcontext c = NULL;
    RTbuffer beams, visible;
    struct beam *b;
    unsigned *bits;
    const char *text;
    int i, k, s, wrong = 0;
    if (argc < 3) return 2;
    for (k = 0; k < GY; k++)
        for (i = 0; i < GX; i++) heights[k][i] = (float)((i * 7 + k * 5) % 6);
    if (rtContextCreate(&c) != RT_SUCCESS || run(c, argv[1], &beams, &visible) != RT_SUCCESS) {
        rtContextGetErrorString(c, RT_ERROR_UNKNOWN, &text);
        fprintf(stderr, "lidar: %s\n", text);
        return 1;
    }
    FILE *table = fopen(argv[2], "w");
    rtBufferMap(beams, (void **)&b);
    for (s = 0; s < SENSORS; s++)
        for (k = 0; k < EL; k++)
            for (i = 0; i < AZ; i++, b++) {
                wrong += check_beam(b, &sensors[s], i, k);
                fprintf(table, "%d,%d,%d,%.3f,%d\n", s, k, i, b->kept ? b->echoes[0].range : -1.0f, b->kept ? b->echoes[0].id : 0);
            }
    rtBufferUnmap(beams);
    rtBufferMap(visible, (void **)&bits);
    for (i = 0; i < POINTS; i++)
        for (k = i + 1; k < POINTS; k++) {
            int bit = i * POINTS + k, seen = (bits[bit / 32] >> (bit % 32)) & 1;
            fprintf(table, "%d sees %d: %d\n", i, k, seen);
            wrong += seen != sees(points[i], points[k]);
        }
    rtBufferUnmap(visible);
    fclose(table);
    rtContextDestroy(c);
    printf("lidar: %d wrong beams and pairs\n", wrong);
    return wrong != 0;
}
