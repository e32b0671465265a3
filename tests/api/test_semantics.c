/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs see, with known answers: values through the scopes of each kind of program, the
 * choice of hits by any-hit programs, attributes, transforms, flags and masks, ids.
 *
 * The scene: `count` walls at heights 1, 2, 3, ... over all x and y, and one ray upwards. `out` is
 * what a test looks at.
 */
#include <math.h>

#include "tests/api/launch.h"

enum { WORDS = 32 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(unsigned int, label, attribute label, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(unsigned int, x, , ) = 90;\n" /* the variable with many scopes */
    "rtDeclareVariable(unsigned int, mask, , ) = 255;\n"
    "rtDeclareVariable(unsigned int, flags, , );\n"
    "rtDeclareVariable(unsigned int, ignored, , );\n" /* bit set of labels */
    "rtDeclareVariable(rtCallableProgramX<unsigned int()>, bound, , );\n"
    "rtDeclareVariable(int, callable_id, , );\n"
    "rtBuffer<unsigned int> out;\n"
    "rtBuffer<int> ids;\n"
    "RT_CALLABLE_PROGRAM unsigned int get_x() { return x; }\n"
    "static __device__ unsigned int shoot() {\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(scene, optix::make_Ray(make_float3(0.25f, 0.5f, 0), make_float3(0, 0, 1), 0, 0,\n"
    "            100), p, mask, (RTrayflags)flags);\n"
    "    return p;\n"
    "}\n"
    "RT_PROGRAM void run() { out[0] = shoot(); out[1] = x; }\n"
    "RT_PROGRAM void miss() { payload = 1000 + x; }\n"
    "RT_PROGRAM void hit() { payload = label; out[2] = x; out[3] = (unsigned)distance; }\n"
    "RT_PROGRAM void any() { out[4] = x; out[5] += 1; if (ignored >> label & 1)\n"
    "    rtIgnoreIntersection(); }\n"
    "RT_PROGRAM void terminate() { out[5] += 1; rtTerminateRay(); }\n"
    "RT_PROGRAM void intersect(int primitive) {\n"
    "    out[6] = x;\n"
    "    float t = (primitive + 1 - ray.origin.z) / ray.direction.z;\n"
    "    if (!rtPotentialIntersection(t)) return;\n"
    "    label = primitive;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int primitive, float box[6]) {\n"
    "    out[7] = x;\n"
    "    box[0] = box[1] = -10; box[3] = box[4] = 10; box[2] = primitive + 0.9f;\n"
    "    box[5] = primitive + 1.1f;\n"
    "}\n"
    "RT_PROGRAM void hit_bound() { payload = bound(); }\n"
    "RT_PROGRAM void run_id() { rtCallableProgramId<unsigned int()> f(callable_id);\n"
    "    out[0] = f(); out[1] = x; }\n"
    "RT_PROGRAM void run_ids() {\n"
    "    for (int i = 0; i < 3; i++) { rtBufferId<unsigned int> b(ids[i]); out[i] = b[i];\n"
    "        out[4 + i] = (unsigned)b.size(); }\n"
    "}\n"
    "RT_PROGRAM void hit_transforms() {\n"
    "    float3 p = make_float3(1, 2, 3);\n"
    "    float3 q[5] = {rtTransformPoint(RT_OBJECT_TO_WORLD, p),\n"
    "        rtTransformVector(RT_OBJECT_TO_WORLD, p), rtTransformNormal(RT_OBJECT_TO_WORLD, p),\n"
    "        rtTransformPoint(RT_WORLD_TO_OBJECT, p), rtTransformVector(RT_WORLD_TO_OBJECT, p)};\n"
    "    for (int i = 0; i < 5; i++) { out[3 * i] = optix::float_as_int(q[i].x);\n"
    "        out[3 * i + 1] = optix::float_as_int(q[i].y);\n"
    "        out[3 * i + 2] = optix::float_as_int(q[i].z); }\n"
    "}\n"
    "RT_PROGRAM void trace_only() { shoot(); }\n";

struct world {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTprogram run, miss, hit, intersect, bounds;
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable scene;
    RTbuffer out;
    unsigned int words[WORDS];
};

static RTresult program(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, source, name, out);
}

static RTresult make_graph(struct world *w, unsigned walls)
{
    RTcontext c = w->context;
    LAUNCH(rtGeometryCreate(c, &w->geometry));
    LAUNCH(rtGeometrySetPrimitiveCount(w->geometry, walls));
    LAUNCH(rtGeometrySetIntersectionProgram(w->geometry, w->intersect));
    LAUNCH(rtGeometrySetBoundingBoxProgram(w->geometry, w->bounds));
    LAUNCH(rtMaterialCreate(c, &w->material));
    LAUNCH(rtMaterialSetClosestHitProgram(w->material, 0, w->hit));
    LAUNCH(rtGeometryInstanceCreate(c, &w->instance));
    LAUNCH(rtGeometryInstanceSetGeometry(w->instance, w->geometry));
    LAUNCH(rtGeometryInstanceSetMaterialCount(w->instance, 1));
    LAUNCH(rtGeometryInstanceSetMaterial(w->instance, 0, w->material));
    LAUNCH(rtAccelerationCreate(c, &w->acceleration));
    LAUNCH(rtGeometryGroupCreate(c, &w->group));
    LAUNCH(rtGeometryGroupSetAcceleration(w->group, w->acceleration));
    LAUNCH(rtGeometryGroupSetChildCount(w->group, 1));
    LAUNCH(rtGeometryGroupSetChild(w->group, 0, w->instance));
    LAUNCH(rtContextDeclareVariable(c, "scene", &w->scene));
    return rtVariableSetObject(w->scene, w->group);
}

static RTresult set_context(struct world *w, const char *name, unsigned value)
{
    RTvariable v;
    LAUNCH(rtContextQueryVariable(w->context, name, &v));
    if (!v) LAUNCH(rtContextDeclareVariable(w->context, name, &v));
    return rtVariableSet1ui(v, value);
}

static RTresult make(struct world *w, const char *raygen, unsigned walls)
{
    RTvariable v;
    LAUNCH(rtContextCreate(&w->context));
    w->l.context = w->context;
    LAUNCH(program(w, raygen, &w->run));
    LAUNCH(program(w, "miss", &w->miss));
    LAUNCH(program(w, "hit", &w->hit));
    LAUNCH(program(w, "intersect", &w->intersect));
    LAUNCH(program(w, "bounds", &w->bounds));
    LAUNCH(rtContextSetRayTypeCount(w->context, 1));
    LAUNCH(rtContextSetEntryPointCount(w->context, 1));
    LAUNCH(rtContextSetRayGenerationProgram(w->context, 0, w->run));
    LAUNCH(rtContextSetMissProgram(w->context, 0, w->miss));
    LAUNCH(make_graph(w, walls));
    LAUNCH(rtBufferCreate(w->context, RT_BUFFER_INPUT_OUTPUT, &w->out));
    LAUNCH(rtBufferSetFormat(w->out, RT_FORMAT_UNSIGNED_INT));
    LAUNCH(rtBufferSetSize1D(w->out, WORDS));
    LAUNCH(rtContextDeclareVariable(w->context, "out", &v));
    LAUNCH(rtVariableSetObject(v, w->out));
    LAUNCH(set_context(w, "ignored", 0));
    return set_context(w, "flags", 0);
}

/* Launches one index with `out` cleared, and reads it. */
static RTresult run(struct world *w)
{
    void *data;
    LAUNCH(rtAccelerationMarkDirty(w->acceleration)); /* so that the bounds program runs */
    LAUNCH(rtBufferMap(w->out, &data));
    memset(data, 0, sizeof w->words);
    LAUNCH(rtBufferUnmap(w->out));
    LAUNCH(rtContextLaunch1D(w->context, 0, 1));
    LAUNCH(rtBufferMap(w->out, &data));
    memcpy(w->words, data, sizeof w->words);
    return rtBufferUnmap(w->out);
}

#define BEGIN(raygen, walls)                                                                       \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, raygen, walls);                                                       \
    RTcontext context = w.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

/* ---- scopes ---------------------------------------------------------------------------------- */

/* x as ray generation, miss, closest-hit, any-hit, intersection and bounds programs see it. */
static int sees(const struct world *w, unsigned run, unsigned hit, unsigned any, unsigned intersect)
{
    if (w->words[1] == run && w->words[2] == hit && w->words[4] == any &&
        w->words[6] == intersect && w->words[7] == intersect)
        return 1;
    fprintf(stderr, "ray generation %u, closest-hit %u, any-hit %u, intersection %u, bounds %u\n",
            w->words[1], w->words[2], w->words[4], w->words[6], w->words[7]);
    return 0;
}

/* Each scope declared in turn, from the last searched to the first: it hides those before. */
TEST(scopes)
{
    BEGIN("run", 1);
    RTprogram any;
    RTvariable v;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(run(&w));
    CHECK(sees(&w, 90, 90, 90, 90)); /* the initialiser */
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK(sees(&w, 1, 1, 1, 1));
    OK(rtMaterialDeclareVariable(w.material, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(rtGeometryDeclareVariable(w.geometry, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK(sees(&w, 1, 2, 2, 3));
    OK(rtGeometryInstanceDeclareVariable(w.instance, "x", &v));
    OK(rtVariableSet1ui(v, 4));
    OK(run(&w));
    CHECK(sees(&w, 1, 4, 4, 4));
    RTprogram all[] = {w.run, w.hit, any, w.intersect, w.bounds};
    for (unsigned i = 0; i < 5; i++) {
        OK(rtProgramDeclareVariable(all[i], "x", &v));
        OK(rtVariableSet1ui(v, 5 + (i < 3 ? i : 3)));
    }
    OK(run(&w));
    CHECK(sees(&w, 5, 6, 7, 8));
    OK(rtGeometryInstanceQueryVariable(w.instance, "x", &v));
    OK(rtGeometryInstanceRemoveVariable(w.instance, v));
    OK(rtProgramQueryVariable(w.hit, "x", &v));
    OK(rtProgramRemoveVariable(w.hit, v));
    OK(run(&w));
    CHECK(sees(&w, 5, 2, 7, 8));
    END;
}

TEST(miss_scope)
{
    BEGIN("run", 0);
    RTvariable v;
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1001);
    OK(rtProgramDeclareVariable(w.miss, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1002);
    END;
}

/* A bound callable program searches its own scope, then those of its caller. */
TEST(bound_callable)
{
    BEGIN("run", 1);
    RTprogram hit, callable;
    RTvariable v, bound;
    OK(program(&w, "hit_bound", &hit));
    OK(program(&w, "get_x", &callable));
    OK(rtMaterialSetClosestHitProgram(w.material, 0, hit));
    OK(rtProgramDeclareVariable(hit, "bound", &bound));
    OK(rtVariableSetObject(bound, callable));
    OK(set_context(&w, "x", 1));
    OK(run(&w));
    CHECK_EQ(w.words[0], 1);
    OK(rtMaterialDeclareVariable(w.material, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 2);
    OK(rtProgramDeclareVariable(callable, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK_EQ(w.words[0], 3);
    END;
}

/* One that is called by id searches its own scope and the context's, wherever it is called. */
TEST(callable_by_id)
{
    BEGIN("run_id", 0);
    RTprogram callable;
    RTvariable v;
    int id;
    OK(program(&w, "get_x", &callable));
    OK(rtProgramGetId(callable, &id));
    OK(rtContextDeclareVariable(context, "callable_id", &v));
    OK(rtVariableSet1i(v, id));
    OK(set_context(&w, "x", 1));
    OK(rtProgramDeclareVariable(w.run, "x", &v));
    OK(rtVariableSet1ui(v, 2));
    OK(run(&w));
    CHECK(w.words[0] == 1 && w.words[1] == 2);
    OK(rtProgramDeclareVariable(callable, "x", &v));
    OK(rtVariableSet1ui(v, 3));
    OK(run(&w));
    CHECK_EQ(w.words[0], 3);
    END;
}

/* ---- hits ------------------------------------------------------------------------------------ */

/* Attributes are those of the accepted hit, whatever candidates came after it. */
TEST(ignore)
{
    static const struct {
        unsigned ignored, label;
    } cases[] = {{0, 0}, {1, 1}, {3, 2}, {2, 0}, {5, 1}, {7, 1090}};
    BEGIN("run", 3);
    RTprogram any;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "ignored", cases[i].ignored));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].label);
        if (cases[i].label < 3) CHECK_EQ(w.words[3], cases[i].label + 1); /* the distance */
    }
    END;
}

/* Terminated, a ray has run one any-hit program, and its closest-hit program still runs. */
TEST(terminate)
{
    BEGIN("run", 3);
    RTprogram any;
    OK(program(&w, "terminate", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(run(&w));
    CHECK_EQ(w.words[5], 1);
    CHECK(w.words[0] < 3 && w.words[2] == 90);
    END;
}

/* The any-hit program ignores every hit: with it a ray misses, without it is seen. Rays overrule
 * instances, which overrule geometries. */
TEST(flags)
{
    enum { MISSES = 1090, HITS = 0 };
    static const struct {
        unsigned ray, instance, geometry, result;
    } cases[] = {
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_NONE, MISSES},
        {RT_RAY_FLAG_DISABLE_ANYHIT, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_DISABLE_ANYHIT, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_DISABLE_ANYHIT, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_FORCE_ANYHIT, RT_GEOMETRY_FLAG_DISABLE_ANYHIT, MISSES},
        {RT_RAY_FLAG_FORCE_ANYHIT, RT_INSTANCE_FLAG_DISABLE_ANYHIT, RT_GEOMETRY_FLAG_NONE, MISSES},
        {RT_RAY_FLAG_DISABLE_ANYHIT, RT_INSTANCE_FLAG_FORCE_ANYHIT, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_DISABLE_ANYHIT | RT_RAY_FLAG_DISABLE_CLOSESTHIT, RT_INSTANCE_FLAG_NONE,
         RT_GEOMETRY_FLAG_NONE, 0},
    };
    BEGIN("run", 1);
    RTprogram any;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(set_context(&w, "ignored", 1));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "flags", cases[i].ray));
        OK(rtGeometryGroupSetFlags(w.group, (RTinstanceflags)cases[i].instance));
        OK(rtGeometrySetFlags(w.geometry, (RTgeometryflags)cases[i].geometry));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
        int closest = cases[i].result == HITS && !(cases[i].ray & RT_RAY_FLAG_DISABLE_CLOSESTHIT);
        CHECK_EQ(w.words[2], closest ? 90 : 0);
    }
    END;
}

/* Without an any-hit program the first hit found ends the ray. */
TEST(terminate_on_first_hit)
{
    BEGIN("run", 3);
    OK(set_context(&w, "flags", RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT));
    OK(run(&w));
    CHECK(w.words[0] < 3 && w.words[3] == w.words[0] + 1);
    END;
}

/* A geometry group under a group is entered where its mask and the ray's have a bit in common; as
 * the root it is not asked. */
TEST(masks)
{
    static const struct {
        unsigned ray, group, result;
    } cases[] = {{255, 255, 0}, {1, 1, 0}, {1, 2, 1090}, {255, 0, 1090}, {6, 4, 0}};
    BEGIN("run", 1);
    RTgroup group;
    RTacceleration top;
    OK(rtGroupCreate(context, &group));
    OK(rtAccelerationCreate(context, &top));
    OK(rtGroupSetAcceleration(group, top));
    OK(rtGroupSetChildCount(group, 1));
    OK(rtGroupSetChild(group, 0, w.group));
    OK(rtVariableSetObject(w.scene, group));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "mask", cases[i].ray));
        OK(rtGeometryGroupSetVisibilityMask(w.group, cases[i].group));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
    }
    OK(rtVariableSetObject(w.scene, w.group));
    OK(set_context(&w, "mask", 1));
    OK(rtGeometryGroupSetVisibilityMask(w.group, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    END;
}

/* ---- transforms ------------------------------------------------------------------------------ */

/* 3 rows of 4, in double precision. */
typedef double matrix[3][4];

static void multiply(matrix a, matrix b, matrix out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            out[r][c] =
                a[r][0] * b[0][c] + a[r][1] * b[1][c] + a[r][2] * b[2][c] + (c == 3 ? a[r][3] : 0);
}

static void apply(matrix m, double w, const double in[3], double out[3])
{
    for (int r = 0; r < 3; r++)
        out[r] = m[r][0] * in[0] + m[r][1] * in[1] + m[r][2] * in[2] + m[r][3] * w;
}

/* Level k of the chain and its inverse: turned about z, stretched, moved; heights stay. */
static void level(unsigned k, matrix m, matrix inverse)
{
    double c = cos(0.3 * k), s = sin(0.3 * k), scale = 1 + 0.1 * k, x = 0.1 * k, y = -0.05 * k;
    matrix forward = {{c * scale, -s * scale, 0, x}, {s * scale, c * scale, 0, y}, {0, 0, 1, 0}};
    matrix back = {{c / scale, s / scale, 0, 0}, {-s / scale, c / scale, 0, 0}, {0, 0, 1, 0}};
    for (int r = 0; r < 2; r++) back[r][3] = -(back[r][0] * x + back[r][1] * y);
    memcpy(m, forward, sizeof forward);
    memcpy(inverse, back, sizeof back);
}

static int is_near(const struct world *w, unsigned which, const double expected[3])
{
    for (unsigned i = 0; i < 3; i++) {
        float got;
        memcpy(&got, &w->words[3 * which + i], sizeof got);
        if (fabs(got - expected[i]) <= 1e-5 * (1 + fabs(expected[i]))) continue;
        fprintf(stderr, "result %u, component %u: %g, expected %g\n", which, i, (double)got,
                expected[i]);
        return 0;
    }
    return 1;
}

TEST(transforms_8_deep)
{
    BEGIN("trace_only", 1);
    RTprogram hit;
    RTobject below = w.group;
    matrix to_world = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, to_object, m, inverse, product;
    memcpy(to_object, to_world, sizeof to_world);
    OK(program(&w, "hit_transforms", &hit));
    OK(rtMaterialSetClosestHitProgram(w.material, 0, hit));
    for (unsigned k = 8; k >= 1; k--) { /* the innermost first */
        RTtransform transform;
        float rows[16] = {0};
        level(k, m, inverse);
        for (int i = 0; i < 12; i++) rows[i] = (float)m[i / 4][i % 4];
        rows[15] = 1;
        OK(rtTransformCreate(context, &transform));
        OK(rtTransformSetMatrix(transform, 0, rows, NULL));
        OK(rtTransformSetChild(transform, below));
        below = transform;
        multiply(m, to_world, product);
        memcpy(to_world, product, sizeof product);
        multiply(to_object, inverse, product);
        memcpy(to_object, product, sizeof product);
    }
    OK(rtVariableSetObject(w.scene, below));
    OK(run(&w));
    const double p[3] = {1, 2, 3};
    double expected[3];
    apply(to_world, 1, p, expected);
    CHECK(is_near(&w, 0, expected));
    apply(to_world, 0, p, expected);
    CHECK(is_near(&w, 1, expected));
    matrix normals = {0}; /* transposed inverse */
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) normals[r][c] = to_object[c][r];
    apply(normals, 0, p, expected);
    CHECK(is_near(&w, 2, expected));
    apply(to_object, 1, p, expected);
    CHECK(is_near(&w, 3, expected));
    apply(to_object, 0, p, expected);
    CHECK(is_near(&w, 4, expected));
    END;
}

/* ---- ids ------------------------------------------------------------------------------------- */

/* A buffer of buffers; one of them is replaced and another grows. */
TEST(buffer_ids)
{
    BEGIN("run_ids", 0);
    RTbuffer ids, buffers[3];
    RTvariable v;
    int *id;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &ids));
    OK(rtBufferSetFormat(ids, RT_FORMAT_BUFFER_ID));
    OK(rtBufferSetSize1D(ids, 3));
    OK(rtContextDeclareVariable(context, "ids", &v));
    OK(rtVariableSetObject(v, ids));
    OK(rtBufferMap(ids, (void **)&id));
    for (unsigned i = 0; i < 3; i++) {
        unsigned *data;
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffers[i]));
        OK(rtBufferSetFormat(buffers[i], RT_FORMAT_UNSIGNED_INT));
        OK(rtBufferSetSize1D(buffers[i], 3 + i));
        OK(rtBufferMap(buffers[i], (void **)&data));
        for (unsigned k = 0; k < 3; k++) data[k] = 10 * (i + 1) + k;
        OK(rtBufferUnmap(buffers[i]));
        OK(rtBufferGetId(buffers[i], &id[i]));
    }
    OK(rtBufferUnmap(ids));
    OK(run(&w));
    CHECK(w.words[0] == 10 && w.words[1] == 21 && w.words[2] == 32);
    CHECK(w.words[4] == 3 && w.words[5] == 4 && w.words[6] == 5);
    OK(rtBufferMap(ids, (void **)&id));
    id[0] = id[2];
    OK(rtBufferUnmap(ids));
    OK(rtBufferSetSize1D(buffers[1], 100));
    OK(run(&w));
    CHECK(w.words[0] == 30 && w.words[1] == 0 && w.words[5] == 100);
    END;
}

/* The callback that is asked between the steps of a launch can end it, and the next one goes on. */
static int asked, answer;

static int on_timeout(void)
{
    asked++;
    return answer;
}

TEST(timeout)
{
    BEGIN("run", 1);
    OK(rtContextSetTimeoutCallback(context, on_timeout, 0));
    answer = 1;
    FAILS(rtContextLaunch1D(context, 0, 1), RT_TIMEOUT_CALLBACK, "ended the launch");
    CHECK_EQ(asked, 1);
    answer = 0;
    OK(run(&w));
    CHECK(asked > 1 && w.words[0] == 0);
    asked = 0;
    OK(rtContextSetTimeoutCallback(context, on_timeout, 1000));
    OK(run(&w));
    CHECK_EQ(asked, 0);
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"scopes", test_scopes},
        {"miss-scope", test_miss_scope},
        {"bound-callable", test_bound_callable},
        {"callable-by-id", test_callable_by_id},
        {"ignore", test_ignore},
        {"terminate", test_terminate},
        {"flags", test_flags},
        {"terminate-on-first-hit", test_terminate_on_first_hit},
        {"masks", test_masks},
        {"transforms-8-deep", test_transforms_8_deep},
        {"buffer-ids", test_buffer_ids},
        {"timeout", test_timeout},
    };
    return RUN_TABLE(tests);
}
