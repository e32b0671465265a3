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

/* Every pixel sees a ball, its neighbours others. */
static const char one_view[] =
    "rtDeclareVariable(unsigned int, balls, , );\n"
    "RT_PROGRAM void view()\n"
    "{\n"
    "    const unsigned int n = (index.x + 7 * index.y) % balls;\n"
    "    const float3 from = make_float3(n % 32 + 0.02f * (index.x % 16), n / 32, 9);\n"
    "    image[index] = probe(from, make_float3(0, 0, -1), 1);\n"
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
    unsigned hits, ray_types;
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
    TRY(rtContextSetRayTypeCount(a->context, a->ray_types));
    TRY(rtContextSetEntryPointCount(a->context, 1));
    TRY(make_program(a, "view", &program));
    TRY(rtContextSetRayGenerationProgram(a->context, 0, program));
    TRY(make_program(a, "failed", &program));
    TRY(rtContextSetExceptionProgram(a->context, 0, program));
    TRY(make_program(a, "sky", &program));
    return rtContextSetMissProgram(a->context, 0, program);
}

/* Ball n has program hit_n for rays of type 0, and those of other balls for the other types. */
static RTresult make_material(const struct application *a, unsigned n, RTmaterial *out)
{
    RTprogram program;
    TRY(rtMaterialCreate(a->context, out));
    for (unsigned type = 0; type < a->ray_types; type++) {
        TRY(number_program(a, "hit", (n + type * a->hits / a->ray_types) % a->hits, &program));
        TRY(rtMaterialSetClosestHitProgram(*out, type, program));
    }
    SET(Material, *out, "tint", 1f, 0.5f + 0.01f * (float)n);
    return RT_SUCCESS;
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
    TRY(make_material(a, n, &material));
    TRY(rtGeometryInstanceCreate(a->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    return rtGeometryGroupSetChild(a->group, n, instance);
}

static RTresult add_balls(struct application *a)
{
    RTacceleration acceleration;
    TRY(rtGeometryGroupCreate(a->context, &a->group));
    TRY(rtGeometryGroupSetChildCount(a->group, a->hits));
    TRY(rtAccelerationCreate(a->context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "Bvh"));
    TRY(rtGeometryGroupSetAcceleration(a->group, acceleration));
    for (unsigned n = 0; n < a->hits; n++) TRY(add_ball(a, n));
    SET(Context, a->context, "scene", Object, a->group);
    SET(Context, a->context, "balls", 1ui, a->hits);
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
    unsigned ray_types;
    char *bytes;
    size_t size;
};

static bool begin(struct text *t)
{
    t->file = open_memstream(&t->bytes, &t->size);
    t->ray_types = 1;
    if (t->file) fputs(beginning, t->file);
    return t->file;
}

static RTresult finish(struct text *t, RTcontext context, unsigned hits, unsigned callables,
                       unsigned width, RTbuffer *image)
{
    fclose(t->file);
    struct application a = {context, t->bytes, hits, t->ray_types, NULL};
    RTresult result = set_entries(&a);
    if (!result && callables) result = set_callables(&a, callables);
    if (!result) result = add_balls(&a);
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
    print_hits(t.file, n, "    payload.x += clamp(look(tint * distance), -1.0f, 1.0f) * n;\n");
    RTprogram program;
    fflush(t.file);
    const struct application a = {.context = context, .source = t.bytes};
    TRY(make_program(&a, "callable_0", &program));
    SET(Context, context, "look", Object, program);
    return finish(&t, context, n, 0, width, image);
}

/* What comes back is cut off, so that pictures can be compared: 60 lines make large numbers. */
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
               "    x += clamp(ids[(int)(x * 3) % ids.size()](x), -1.0f, 1.0f);\n"
               "    x *= clamp(ids[(int)(x * 5) % ids.size()](x), -1.0f, 1.0f);\n"
               "    x -= clamp(ids[(int)(x * 7) % ids.size()](x), -1.0f, 1.0f);\n"
               "    payload.x += clamp(ids[(int)(x * n) % ids.size()](x), -1.0f, 1.0f);\n");
    return finish(&t, context, 4, n, width, image);
}

/* As sites, with colours for numbers: what generated code of materials looks like. */
MAKE(mdl)
{
    struct text t;
    if (!begin(&t)) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    fputs(one_view, t.file);
    fputs("typedef rtCallableProgramId<float3(float3)> Callable;\n"
          "rtBuffer<Callable> ids;\n",
          t.file);
    for (unsigned k = 0; k < n; k++) {
        fprintf(t.file,
                "RT_CALLABLE_PROGRAM float3 callable_%u(float3 x)\n"
                "{\n"
                "    float3 y = make_float3(sinf(x.x), sqrtf(fabsf(x.y)), x.z), z = x * x;\n",
                k);
        print_lines(t.file, k, 60);
        fputs("    return x + y;\n}\n", t.file);
    }
    print_hits(t.file, 4,
               "    float3 x = ray.origin + tint * distance * ray.direction;\n"
               "    x += clamp(ids[(int)(x.x * 3) % ids.size()](x), -1.0f, 1.0f);\n"
               "    x *= clamp(ids[(int)(x.y * 5) % ids.size()](x), -1.0f, 1.0f);\n"
               "    x -= clamp(ids[(int)(x.x * 7) % ids.size()](x), -1.0f, 1.0f);\n"
               "    x = clamp(ids[(int)(x.y * n) % ids.size()](x), -1.0f, 1.0f);\n"
               "    payload.x += x.x + x.y + x.z;\n");
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
          "    const float4 kept = image[index] + make_float4(1);\n"
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
    t.ray_types = 4;
    fputs(one_view, t.file);
    fputs("typedef rtCallableProgramId<float(float)> Callable;\n"
          "rtBuffer<Callable> ids;\n"
          "static __device__ float4 look(float3 from, float3 way, unsigned int type)\n"
          "{\n"
          "    float4 p = make_float4(0, 0, 0, 0.5f);\n"
          "    rtTrace(scene, make_Ray(from, way, type, 1e-3f, RT_DEFAULT_MAX), p);\n"
          "    return p;\n"
          "}\n",
          t.file);
    for (unsigned k = 0; k < callables; k++) {
        char head[96];
        snprintf(head, sizeof(head), "RT_CALLABLE_PROGRAM float callable_%u(float x)", k);
        print_function(t.file, head, k, 10);
    }
    print_hits(t.file, n,
               "    const float3 at = ray.origin + distance * ray.direction;\n"
               "    payload.x += clamp(ids[(int)distance % ids.size()](tint), -1.0f, 1.0f);\n"
               "    if (n % 2) payload.y += look(at, make_float3(tint, n, 1), n / 2 % 4).x;\n");
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
    {"mdl", "the same with colours for numbers", {6, 12, 25, 50}, mdl},
    {"shared", "closest-hit programs that call a function of 200 lines", {6, 12, 25, 50}, shared},
    {"mutual", "callables that call each other", {25, 50, 100, 200}, mutual},
    {"traces", "traces that a value is live across", {50, 100, 200, 400, 800}, traces},
    {"kept", "traces whose results are all kept", {50, 100, 200, 400, 800}, kept},
    {"hits", "closest-hit programs that trace", {75, 150, 300, 600}, hits},
    {"lines", "straight lines", {1000, 2000, 4000, 8000, 16000}, lines},
    {"application",
     "closest-hit programs for 4 ray types, a callable to six",
     {75, 150, 300, 600},
     application},
};

const struct large_row *large_row(unsigned number)
{
    return number < sizeof(rows) / sizeof(rows[0]) ? &rows[number] : NULL;
}
