/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See rows.h. Each row is a CUDA C text that is printed, and a scene of balls side by side, one for
 * each closest-hit program of the text: hit_0, hit_1 and so on. Ray generation is `view`.
 */
#include "tests/bench/large/rows.h"

#include <stdio.h>
#include <stdlib.h>

#include "samples/common/scene.h"
#include "tests/bench/materials/scene.h"

/* ---- texts ---- */

/* What all texts begin with. A ray to another ball is `probe`. */
static const char beginning[] =
    "#include <raywright_device.h>\n"
    "using namespace optix;\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float4, payload, rtPayload, );\n"
    "rtDeclareVariable(float4, ball, , );\n"
    "rtDeclareVariable(float, tint, , );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtBuffer<float4, 2> image;\n"
    "static __device__ float4 probe(float3 from, float3 way, float weight)\n"
    "{\n"
    "    float4 p = make_float4(0, 0, 0, weight);\n"
    "    rtTrace(scene, make_Ray(from, way, 0, 1e-3f, RT_DEFAULT_MAX), p);\n"
    "    return p;\n"
    "}\n"
    "RT_PROGRAM void sky() { payload.x += ray.direction.y; payload.y += 1; }\n"
    "RT_PROGRAM void failed() { image[index] = make_float4(-1); }\n"
    "RT_PROGRAM void meet(int)\n"
    "{\n"
    "    const float3 o = ray.origin - make_float3(ball);\n"
    "    const float b = dot(o, ray.direction), d = b * b - dot(o, o) + ball.w * ball.w;\n"
    "    if (d > 0 && rtPotentialIntersection(-b - sqrtf(d))) rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6])\n"
    "{\n"
    "    box[0] = ball.x - ball.w, box[1] = ball.y - ball.w, box[2] = ball.z - ball.w;\n"
    "    box[3] = ball.x + ball.w, box[4] = ball.y + ball.w, box[5] = ball.z + ball.w;\n"
    "}\n";

static const char one_view[] =
    "RT_PROGRAM void view()\n"
    "{\n"
    "    image[index] = probe(make_float3(index.x, index.y, 9), make_float3(0, 0, -1), 1);\n"
    "}\n";

/* Statements that no compiler makes fewer, and that differ with the numbers. */
static void print_lines(FILE *text, unsigned first, unsigned count)
{
    for (unsigned k = first; k < first + count; k++)
        fprintf(text, "    %s = %s * %u.5f + %s * y;\n", k % 2 ? "x" : "y", k % 2 ? "y" : "x",
                k % 97 + 1, k % 3 ? "x" : "z");
}

static void print_function(FILE *text, const char *head, unsigned first, unsigned lines)
{
    fprintf(text, "%s\n{\n    float y = x + 1, z = x * x;\n", head);
    print_lines(text, first, lines);
    fprintf(text, "    return x + y;\n}\n");
}

/* hit_0 and on, with a body that has the number of the program. */
static void print_hits(FILE *text, unsigned count, const char *body)
{
    for (unsigned k = 0; k < count; k++) {
        fprintf(text, "RT_PROGRAM void hit_%u()\n{\n    const unsigned int n = %u;\n%s}\n", k, k,
                body);
    }
}

/* ---- scenes ---- */

struct application {
    RTcontext context;
    const char *source;
    RTgeometrygroup group;
};

static RTresult make_program(const struct application *a, const char *name, RTprogram *out)
{
    return rwProgramCreateFromSourceString(a->context, a->source, "large.cu", 0, NULL, name, out);
}

static RTresult number_program(const struct application *a, const char *kind, unsigned n,
                               RTprogram *out)
{
    char name[32];
    snprintf(name, sizeof(name), "%s_%u", kind, n);
    return make_program(a, name, out);
}

static RTresult set_entries(const struct application *a)
{
    RTprogram program;
    TRY(rtContextSetRayTypeCount(a->context, 1));
    TRY(rtContextSetEntryPointCount(a->context, 1));
    TRY(make_program(a, "view", &program));
    TRY(rtContextSetRayGenerationProgram(a->context, 0, program));
    TRY(make_program(a, "failed", &program));
    TRY(rtContextSetExceptionProgram(a->context, 0, program));
    TRY(make_program(a, "sky", &program));
    return rtContextSetMissProgram(a->context, 0, program);
}

static RTresult add_ball(const struct application *a, unsigned n)
{
    RTgeometry geometry;
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram program;
    TRY(rtGeometryCreate(a->context, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, 1));
    TRY(make_program(a, "meet", &program));
    TRY(rtGeometrySetIntersectionProgram(geometry, program));
    TRY(make_program(a, "bounds", &program));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, program));
    SET(Geometry, geometry, "ball", 4f, (float)(n % 32), (float)(n / 32), 0.0f, 0.48f);
    TRY(rtMaterialCreate(a->context, &material));
    TRY(number_program(a, "hit", n, &program));
    TRY(rtMaterialSetClosestHitProgram(material, 0, program));
    SET(Material, material, "tint", 1f, 0.5f + 0.01f * (float)n);
    TRY(rtGeometryInstanceCreate(a->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    return rtGeometryGroupSetChild(a->group, n, instance);
}

static RTresult add_balls(struct application *a, unsigned count)
{
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(a->context, &a->group));
    TRY(rtGeometryGroupSetChildCount(a->group, count));
    TRY(rtAccelerationCreate(a->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Bvh"));
    TRY(rtGeometryGroupSetAcceleration(a->group, acceleration));
    for (unsigned n = 0; n < count; n++) TRY(add_ball(a, n));
    SET(Context, a->context, "scene", Object, a->group);
    return RT_SUCCESS;
}

/* Callable programs 0 to count - 1 of the text, their ids in the buffer `ids`. */
static RTresult set_callables(const struct application *a, unsigned count)
{
    RTbuffer buffer;
    RTprogram program;
    int *ids;
    TRY(rtBufferCreate(a->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_PROGRAM_ID));
    TRY(rtBufferSetSize1D(buffer, count));
    TRY(rtBufferMap(buffer, (void **)&ids));
    for (unsigned n = 0; n < count; n++) {
        TRY(number_program(a, "callable", n, &program));
        TRY(rtProgramGetId(program, &ids[n]));
    }
    TRY(rtBufferUnmap(buffer));
    SET(Context, a->context, "ids", Object, buffer);
    return RT_SUCCESS;
}

/* A text under way; finish makes the application and frees it. */
struct text {
    FILE *file;
    char *bytes;
    size_t size;
};

static bool begin(struct text *t)
{
    t->file = open_memstream(&t->bytes, &t->size);
    if (t->file) fputs(beginning, t->file);
    return t->file;
}

static RTresult finish(struct text *t, RTcontext context, unsigned hits, unsigned callables,
                       unsigned width, RTbuffer *image)
{
    fclose(t->file);
    struct application a = {context, t->bytes, NULL};
    RTresult result = set_entries(&a);
    if (!result && callables) result = set_callables(&a, callables);
    if (!result) result = add_balls(&a, hits);
    if (!result)
        result = sample_make_output(context, "image", RT_FORMAT_FLOAT4, width, width, image);
    free(t->bytes);
    return result;
}

/* ---- rows ---- */

#define MAKE(row)                                                                                  \
    static RTresult row(RTcontext context, unsigned n, unsigned width, RTbuffer *image)

MAKE(bound)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    print_function(t.file, "RT_CALLABLE_PROGRAM float callable_0(float x)", 0, 8);
    fputs("rtDeclareVariable(rtCallableProgramX<float(float)>, look, , );\n", t.file);
    print_hits(t.file, n, "    payload.x += look(tint * distance) * n;\n");
    struct application a = {context, NULL, NULL};
    RTprogram program;
    fflush(t.file);
    a.source = t.bytes;
    TRY(make_program(&a, "callable_0", &program));
    SET(Context, context, "look", Object, program);
    return finish(&t, context, n, 0, width, image);
}

MAKE(sites)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    fputs("typedef rtCallableProgramId<float(float)> Callable;\n"
          "rtBuffer<Callable> ids;\n",
          t.file);
    for (unsigned k = 0; k < n; k++) {
        char head[96];
        snprintf(head, sizeof(head), "RT_CALLABLE_PROGRAM float callable_%u(float x)", k);
        print_function(t.file, head, k, 60);
    }
    print_hits(t.file, 4,
               "    float x = tint * distance;\n"
               "    x += ids[(int)(x * 3) % ids.size()](x);\n"
               "    x *= ids[(int)(x * 5) % ids.size()](x);\n"
               "    x -= ids[(int)(x * 7) % ids.size()](x);\n"
               "    payload.x += ids[(int)(x * n) % ids.size()](x);\n");
    return finish(&t, context, 4, n, width, image);
}

MAKE(shared)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    print_function(t.file, "static __device__ __noinline__ float look(float x)", 0, 200);
    print_hits(t.file, n, "    payload.x += look(tint * distance + n);\n");
    return finish(&t, context, n, 0, width, image);
}

MAKE(mutual)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    fputs("typedef rtCallableProgramId<float(float, int)> Callable;\n"
          "rtBuffer<Callable> ids;\n",
          t.file);
    for (unsigned k = 0; k < n; k++)
        fprintf(t.file,
                "RT_CALLABLE_PROGRAM float callable_%u(float x, int depth)\n"
                "{\n"
                "    if (depth == 0) return x * %u.5f;\n"
                "    return x + ids[(int)(x * %u) %% ids.size()](x * 0.5f, depth - 1);\n"
                "}\n",
                k, k, k + 3);
    print_hits(t.file, 1, "    payload.x += ids[(int)distance + n](tint * distance, 3);\n");
    return finish(&t, context, 1, n, width, image);
}

MAKE(traces)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs("RT_PROGRAM void view()\n"
          "{\n"
          "    const float3 down = make_float3(0, 0, -1);\n"
          "    const float4 kept = image[index];\n"
          "    float x = 0;\n",
          t.file);
    for (unsigned k = 0; k < n; k++)
        fprintf(t.file, "    x += probe(make_float3(x + %u, index.y, 9), down, 1).x * kept.x;\n",
                k % 7);
    fputs("    image[index] = make_float4(x);\n}\n", t.file);
    print_hits(t.file, 1, "    payload.x += tint * distance;\n");
    return finish(&t, context, 1, 0, width, image);
}

/* What each trace gave is wanted after the last one. */
MAKE(kept)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs("RT_PROGRAM void view()\n"
          "{\n"
          "    const float3 down = make_float3(0, 0, -1);\n"
          "    float x = 0;\n",
          t.file);
    for (unsigned k = 0; k < n; k++)
        fprintf(t.file, "    const float x%u = probe(make_float3(%u, index.y, 9), down, 1).x;\n", k,
                k % 7);
    for (unsigned k = n; k-- > 0;) fprintf(t.file, "    x = x * 0.5f + x%u;\n", k);
    fputs("    image[index] = make_float4(x);\n}\n", t.file);
    print_hits(t.file, 1, "    payload.x += tint * distance;\n");
    return finish(&t, context, 1, 0, width, image);
}

MAKE(hits)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    print_hits(t.file, n,
               "    const float3 at = ray.origin + distance * ray.direction;\n"
               "    const float4 seen = probe(at, make_float3(tint, n, 1), payload.w * 0.5f);\n"
               "    payload.x += seen.x * distance + n;\n");
    return finish(&t, context, n, 0, width, image);
}

MAKE(lines)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    fputs("RT_PROGRAM void hit_0()\n{\n    float x = distance, y = tint, z = x * y;\n", t.file);
    print_lines(t.file, 0, n);
    fputs("    payload.x += x + y;\n}\n", t.file);
    return finish(&t, context, 1, 0, width, image);
}

MAKE(application)
{
    const unsigned callables = n / 6 + 1;
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    fputs("typedef rtCallableProgramId<float(float)> Callable;\n"
          "rtBuffer<Callable> ids;\n",
          t.file);
    for (unsigned k = 0; k < callables; k++) {
        char head[96];
        snprintf(head, sizeof(head), "RT_CALLABLE_PROGRAM float callable_%u(float x)", k);
        print_function(t.file, head, k, 10);
    }
    print_hits(t.file, n,
               "    const float3 at = ray.origin + distance * ray.direction;\n"
               "    payload.x += ids[(int)distance % ids.size()](tint);\n"
               "    if (n % 2) payload.y += probe(at, make_float3(tint, n, 1), 0.5f).x;\n");
    return finish(&t, context, n, callables, width, image);
}

MAKE(materials)
{
    const struct materials_counts counts = materials_counts(n);
    char *source = materials_source(RW_SOURCE_DIR "/tests/bench/materials/programs.cu", &counts);
    RTresult result = source ? materials_create(context, source, &counts, width, width, image)
                             : RT_ERROR_FILE_NOT_FOUND;
    free(source);
    return result;
}

static const struct large_row rows[] = {
    {"materials", "programs of a material library", {15, 30, 60, 120}, materials},
    {"bound", "closest-hit programs that call one bound callable", {20, 40, 80, 160}, bound},
    {"sites", "callables of 60 lines, called at 16 sites", {6, 12, 25, 50}, sites},
    {"shared", "closest-hit programs that call a function of 200 lines", {6, 12, 25, 50}, shared},
    {"mutual", "callables that call each other", {25, 50, 100, 200}, mutual},
    {"traces", "traces that a value is live across", {50, 100, 200, 400, 800}, traces},
    {"kept", "traces whose results are all kept", {50, 100, 200, 400, 800}, kept},
    {"hits", "closest-hit programs that trace", {75, 150, 300, 600}, hits},
    {"lines", "straight lines", {1000, 2000, 4000, 8000, 16000}, lines},
    {"application", "closest-hit programs, a callable to six", {75, 150, 300}, application},
};

const struct large_row *large_row(unsigned number)
{
    return number < sizeof(rows) / sizeof(rows[0]) ? &rows[number] : NULL;
}
