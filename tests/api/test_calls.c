/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions and callable programs that stay functions of their own: what they read of the program
 * that calls them, and exceptions in them, are as if they had been inlined. Each program runs with
 * every strategy, and with RW_SKIP_PASS=calls, which inlines all that can be, as an attribute does.
 *
 *     api.calls [cuda]
 */
#include "tests/api/ways.h"

static const char callables[] = PREAMBLE WORK
    "#define SHADE(n) RT_CALLABLE_PROGRAM unsigned int shade_##n(unsigned int x, float f) "
    "{ x += n; WORK if (f > 1e6f) rtThrow(RT_EXCEPTION_USER + n); return x + (unsigned int)f; }\n"
    "SHADE(0) SHADE(1) SHADE(2) SHADE(3)\n"
    "RT_PROGRAM void caught() { output[index] = rtGetExceptionCode(); }\n";

#define CALLS                                                                                      \
    "rtBuffer<rtCallableProgramId<unsigned int(unsigned int, float)>> shades;\n"                   \
    "#define CALL(k) p = shades[(p + k) & 3](p, k * 0.5f + ray_length);\n"                         \
    "#define CALLS CALL(0) CALL(1) CALL(2) CALL(3) CALL(4) CALL(5) CALL(6) CALL(7)\n"

/* From ray generation around a trace, and from closest-hit and miss programs. */
static const char calling[] =
    PREAMBLE CALLS "rtDeclareVariable(float, ray_length, , );\n"
                   "RT_PROGRAM void f() { unsigned int p = value; CALLS shoot(p); CALLS\n"
                   "    output[index] = p; }\n"
                   "RT_PROGRAM void hit() { unsigned int p = payload; CALLS payload = p; }\n"
                   "RT_PROGRAM void miss() { unsigned int p = payload + 1; CALLS payload = p; }\n";

/* A function that looks at all there is: variable, buffer, ray, attribute, payload, primitive; the
 * second time after a trace, which has made the lane another's. */
static const char looking[] = PREAMBLE WORK
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(uint3, mark, attribute mark, );\n"
    "rtDeclareVariable(unsigned int, own, , );\n"
    "static __device__ __noinline__ unsigned int look(unsigned int x) {\n"
    "    x += (unsigned int)(ray.origin.x * 4) + (unsigned int)(distance * 8) + mark.y + own;\n"
    "    payload += x & 7; WORK\n"
    "    return x + rtGetPrimitiveIndex();\n"
    "}\n"
    "#define LOOK x = look(x);\n"
    "#define LOOKS " FOUR("LOOK ") FOUR("LOOK ") FOUR("LOOK ")
        FOUR("LOOK ") "\n"
                      "RT_PROGRAM void look_around() {\n"
                      "    unsigned int x = payload, p = 1;\n"
                      "    LOOKS\n"
                      "    rtTrace(scene, optix::make_Ray(make_float3(0.5f, 9, 0), make_float3(0, "
                      "0, 1), 1, 0, 9),\n"
                      "            p);\n"
                      "    LOOKS\n"
                      "    payload = payload * 3 + x + p;\n"
                      "}\n"
                      "RT_PROGRAM void far() { payload += 40; }\n"
                      "RT_PROGRAM void meet(int primitive) {\n"
                      "    float t = (1 - ray.origin.z) / ray.direction.z;\n"
                      "    if (ray.origin.x < 2 && rtPotentialIntersection(t)) {\n"
                      "        mark = make_uint3(primitive, 5 + (unsigned int)ray.origin.x, 0);\n"
                      "        rtReportIntersection(0);\n"
                      "    }\n"
                      "}\n";

/* ---- contexts ---- */

static RTresult make_shades(struct launch *l)
{
    RTbuffer buffer;
    RTvariable v;
    int *ids;
    char name[16];
    TRY(rtBufferCreate(l->context, RT_BUFFER_INPUT, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_PROGRAM_ID));
    TRY(rtBufferSetSize1D(buffer, 4));
    TRY(rtBufferMap(buffer, (void **)&ids));
    for (int k = 0; k < 4; k++) {
        RTprogram program;
        snprintf(name, sizeof(name), "shade_%d", k);
        TRY(launch_program(l, callables, name, &program));
        TRY(rtProgramGetId(program, &ids[k]));
    }
    TRY(rtBufferUnmap(buffer));
    TRY(rtContextDeclareVariable(l->context, "shades", &v));
    return rtVariableSetObject(v, buffer);
}

/* Functions of the kernel that stayed. */
static int functions_of(RTcontext context)
{
    const char *report, *at;
    if (rwContextGetReport(context, &report) != RT_SUCCESS) return -1;
    at = strstr(report, "\"functions\": ");
    return at ? atoi(at + strlen("\"functions\": ")) : -1;
}

/* What is to stay, or to be inlined, did; and all ways agree with the first. */
static bool agrees(const struct launch *l, size_t way)
{
    static unsigned int first[SIDE][SIDE];
    bool stays = !*ways[way].skipped;
    if ((functions_of(l->context) > 0) != stays) {
        fprintf(stderr, "%d functions stayed\n", functions_of(l->context));
        return false;
    }
    if (!way) memcpy(first, l->pixels, sizeof(l->pixels));
    return !memcmp(first, l->pixels, sizeof(l->pixels));
}

/* ---- tests ---- */

static RTresult make_calling(struct launch *l, float length)
{
    RTvariable v;
    RTprogram caught;
    TRY(make_shades(l));
    TRY(replace(l, calling, "f", "hit", "miss"));
    TRY(launch_program(l, callables, "caught", &caught));
    TRY(rtContextSetExceptionProgram(l->context, 0, caught));
    TRY(rtContextSetExceptionEnabled(l->context, RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS,
                                     0));
    TRY(rtContextSetExceptionEnabled(l->context, RT_EXCEPTION_USER, 1));
    TRY(rtContextDeclareVariable(l->context, "ray_length", &v));
    TRY(rtVariableSet1f(v, length));
    return launch_run(l);
}

static RTresult make_calling_shades(struct launch *l)
{
    return make_calling(l, 1.0f);
}

/* The first call throws in every index. */
static RTresult make_calling_that_throws(struct launch *l)
{
    return make_calling(l, 2e6f);
}

static bool are_called(const struct launch *l, size_t way)
{
    return agrees(l, way) && l->pixels[0][0] != l->pixels[0][3];
}

static bool has_thrown(const struct launch *l, size_t way)
{
    (void)way;
    return l->pixels[1][1] == RT_EXCEPTION_USER + (12345 & 3);
}

TEST(callables)
{
    CHECK(in_every_way(make_calling_shades, are_called));
}

TEST(exceptions)
{
    CHECK(in_every_way(make_calling_that_throws, has_thrown));
}

/* The same by an attribute, which at first reads 1 and asks for nothing, in one context. */
TEST(by_attribute)
{
    static const struct {
        int asked; /* -1: not yet */
        bool stays;
    } steps[] = {{-1, true}, {1, false}, {0, true}};
    unsigned int first[SIDE][SIDE];
    struct launch l;
    RTresult made = open_way(&l, &ways[0]);
    RTcontext context = l.context;
    OK(made);
    OK(make_calling_shades(&l));
    memcpy(first, l.pixels, sizeof(first));
    for (size_t k = 0; k < sizeof(steps) / sizeof(steps[0]); k++) {
        if (steps[k].asked >= 0)
            OK(rtContextSetAttribute(context, RT_CONTEXT_ATTRIBUTE_FORCE_INLINE_USER_FUNCTIONS,
                                     sizeof(int), &steps[k].asked));
        OK(launch_run(&l));
        CHECK_EQ(functions_of(context) > 0, steps[k].stays);
        CHECK(!memcmp(first, l.pixels, sizeof(first)));
    }
    OK(rtContextDestroy(context));
}

static RTresult find_geometry(const struct launch *l, RTgeometry *out)
{
    RTvariable scene;
    RTobject group;
    RTgeometryinstance instance;
    TRY(rtContextQueryVariable(l->context, "scene", &scene));
    TRY(rtVariableGetObject(scene, &group));
    TRY(rtGeometryGroupGetChild(group, 0, &instance));
    return rtGeometryInstanceGetGeometry(instance, out);
}

static RTresult make_looking(struct launch *l)
{
    RTvariable v;
    RTprogram meet, far;
    RTgeometry geometry;
    TRY(rtContextSetRayTypeCount(l->context, 2));
    TRY(replace(l, looking, NULL, "look_around", NULL));
    TRY(launch_program(l, looking, "far", &far));
    TRY(rtContextSetMissProgram(l->context, 1, far));
    TRY(launch_program(l, looking, "meet", &meet));
    TRY(find_geometry(l, &geometry));
    TRY(rtGeometrySetIntersectionProgram(geometry, meet));
    TRY(rtMaterialDeclareVariable(l->material, "own", &v));
    TRY(rtVariableSet1ui(v, 77));
    return launch_run(l);
}

static bool is_looked_at(const struct launch *l, size_t way)
{
    return agrees(l, way) && l->pixels[0][0] != l->pixels[0][1];
}

TEST(what_a_hit_has)
{
    CHECK(in_every_way(make_looking, is_looked_at));
}

static const struct rw_test tests[] = {
    {"callables", test_callables},
    {"exceptions", test_exceptions},
    {"by attribute", test_by_attribute},
    {"what a hit has", test_what_a_hit_has},
};

int main(int argc, char **argv)
{
    take_device(argc, argv);
    return RUN_TABLE(tests);
}
