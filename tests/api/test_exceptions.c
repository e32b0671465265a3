/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every exception raised and caught: the index ends, its exception program sees the code and true
 * details, the other indices are as if nothing had been. What is not enabled is not raised.
 *   api.exceptions [cpu|cuda]
 */
#include "tests/api/launch.h"
#include "tests/device.h"

enum { BAD = 1 }; /* column of the launch that goes wrong */

#define FROM(x) "make_float3(" x ", index.y + 0.5f, 0)"
#define RAY(x) "optix::make_Ray(" FROM(x) ", make_float3(0, 0, 1), 0, 0.0f, 10.0f)"

/* Programs around a ray generation program that goes wrong in column 1 and else writes 7. */
static const char common[] = PREAMBLE
    "rtBuffer<unsigned int> words;\n"
    "rtBuffer<unsigned long long> wides;\n"
    "rtDeclareVariable(int, bad_id, , ) ;\n"
    "rtDeclareVariable(unsigned int, where, , );\n" /* which program throws: from_each_program */
    "#define BAD (index.x == 1)\n"
    "using namespace rti_internal_register;\n"
    "RT_PROGRAM void handler() {\n"
    "    output[index] = rtGetExceptionCode();\n"
    "    if (index.y != 0) return;\n"
    "    words[0] = reg_exception_detail0; words[1] = reg_exception_detail1;\n"
    "    words[2] = reg_exception_detail2; words[3] = reg_exception_detail3;\n"
    "    words[6] = reg_exception_detail6; words[7] = reg_exception_detail7;\n"
    "    words[8] = reg_exception_detail8;\n"
    "    words[9] = reg_rayIndex_x;\n"
    "    wides[1] = reg_exception_64_detail1; wides[2] = reg_exception_64_detail2;\n"
    "    wides[3] = reg_exception_64_detail3; wides[4] = reg_exception_64_detail4;\n"
    "    wides[5] = reg_exception_64_detail5; wides[6] = reg_exception_64_detail6;\n"
    "}\n"
    "static __device__ void shoot_from(float x) {\n"
    "    unsigned int p = 0;\n"
    "    rtTrace(scene, " RAY(
        "x") ", p);\n"
             "}\n"
             "RT_PROGRAM void user() { if (BAD) rtThrow(RT_EXCEPTION_USER + 3); output[index] = 7; "
             "}\n"
             "RT_PROGRAM void code() { if (BAD) rtThrow(5); output[index] = 7; }\n"
             "RT_PROGRAM void buffer() {\n"
             "    unsigned int v = output[BAD ? make_uint2(5, index.y / 2) : index];\n"
             "    output[index] = v == 1234 ? v : 7;\n"
             "}\n"
             "RT_PROGRAM void buffer_id() {\n"
             "    rtBufferId<unsigned int> b(bad_id);\n"
             "    output[index] = BAD && b[0] == 1234 ? 8 : 7;\n"
             "}\n"
             "RT_CALLABLE_PROGRAM int add(int a) { return a + 1; }\n"
             "RT_PROGRAM void program_id() {\n"
             "    rtCallableProgramId<int(int)> f(bad_id);\n"
             "    output[index] = BAD ? f(6) : 7;\n"
             "}\n"
             "RT_PROGRAM void texture_id() {\n"
             "    output[index] = BAD && rtTex2D<float4>(bad_id, 0, 0).x == 5 ? 8 : 7;\n"
             "}\n"
             "RT_PROGRAM void material() { shoot_from(BAD ? 1.5f : 0.5f); output[index] = 7; }\n"
             "RT_PROGRAM void report(int) {\n"
             "    if (rtPotentialIntersection(1)) rtReportIntersection(ray.origin.x > 1 ? 3 : 0);\n"
             "}\n"
             "RT_PROGRAM void invalid_ray() { shoot_from(BAD ? value / 0.0f : 0.5f); output[index] "
             "= 7; }\n"
             "RT_PROGRAM void deep() { shoot_from(BAD ? 0.5f : 3.5f); output[index] = 7; }\n"
             "RT_PROGRAM void again() { shoot_from(0.5f); }\n"
             "RT_PROGRAM void payload_of_2() {\n"
             "    unsigned short p = 0;\n"
             "    if (BAD) rtTrace(scene, " RAY(
                 "0.5f") ", p);\n"
                         "    output[index] = 7;\n"
                         "}\n"
                         "RT_PROGRAM void write_payload() { payload = 1; }\n"
                         "RT_PROGRAM void trap() { if (BAD) asm volatile(\"trap;\"); output[index] "
                         "= 7; }\n"
                         "enum { RAYGEN, CLOSEST, ANY, MISS, INTERSECT, CALLABLE };\n"
                         "RT_CALLABLE_PROGRAM int throwing(int a) {\n"
                         "    if (where == CALLABLE && a) rtThrow(RT_EXCEPTION_USER);\n"
                         "    return a;\n"
                         "}\n"
                         "rtDeclareVariable(rtCallableProgramX<int(int)>, bound, , );\n"
                         "#define THROW(here) if (where == here && BAD) "
                         "rtThrow(RT_EXCEPTION_USER)\n"
                         "RT_PROGRAM void each() {\n"
                         "    THROW(RAYGEN);\n"
                         "    shoot_from(where == MISS ? 3.5f : 0.5f);\n"
                         "    output[index] = 7 + 0 * bound(BAD);\n"
                         "}\n"
                         "RT_PROGRAM void each_closest() { THROW(CLOSEST); }\n"
                         "RT_PROGRAM void each_any() { THROW(ANY); }\n"
                         "RT_PROGRAM void each_miss() { THROW(MISS); }\n"
                         "RT_PROGRAM void each_intersect(int) {\n"
                         "    THROW(INTERSECT);\n"
                         "    if (ray.origin.x < 2 && rtPotentialIntersection(1)) "
                         "rtReportIntersection(0);\n"
                         "}\n";

struct world {
    struct launch l;
    RTbuffer words, wides;
    RTvariable bad_id, where;
    unsigned int word[10];
    unsigned long long wide[10];
};

static RTresult make_buffer(RTcontext c, const char *name, RTformat format, RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(rtBufferSetSize1D(*out, 10));
    TRY(rtContextDeclareVariable(c, name, &v));
    return rtVariableSetObject(v, *out);
}

static RTresult make(struct world *w, const char *raygen)
{
    RTprogram handler, run, miss, callable;
    RTvariable bound;
    TRY(launch_make_without(&w->l));
    RTcontext c = w->l.context;
    TRY(make_buffer(c, "words", RT_FORMAT_UNSIGNED_INT, &w->words));
    TRY(make_buffer(c, "wides", RT_FORMAT_UNSIGNED_LONG_LONG, &w->wides));
    TRY(rtContextDeclareVariable(c, "bad_id", &w->bad_id));
    TRY(rtVariableSet1i(w->bad_id, 77));
    TRY(rtContextDeclareVariable(c, "where", &w->where));
    TRY(rtVariableSet1ui(w->where, 99));
    TRY(launch_program(&w->l, common, raygen, &run));
    TRY(launch_program(&w->l, common, "handler", &handler));
    TRY(launch_program(&w->l, good_source, "miss", &miss));
    TRY(launch_program(&w->l, common, "throwing", &callable));
    TRY(rtContextDeclareVariable(c, "bound", &bound));
    TRY(rtVariableSetObject(bound, callable));
    TRY(rtContextSetRayGenerationProgram(c, 0, run));
    TRY(rtContextSetExceptionProgram(c, 0, handler));
    return rtContextSetMissProgram(c, 0, miss);
}

static RTresult set_hit(struct world *w, const char *name)
{
    RTprogram program;
    TRY(launch_program(&w->l, common, name, &program));
    return rtMaterialSetClosestHitProgram(w->l.material, 0, program);
}

/* The one geometry of the scene. */
static RTresult set_intersect(struct world *w, const char *name)
{
    RTprogram program;
    RTvariable v;
    RTobject group;
    RTgeometryinstance instance;
    RTgeometry geometry;
    TRY(launch_program(&w->l, common, name, &program));
    TRY(rtContextQueryVariable(w->l.context, "scene", &v));
    TRY(rtVariableGetObject(v, &group));
    TRY(rtGeometryGroupGetChild(group, 0, &instance));
    TRY(rtGeometryInstanceGetGeometry(instance, &geometry));
    return rtGeometrySetIntersectionProgram(geometry, program);
}

static RTresult run(struct world *w)
{
    void *data;
    TRY(launch_run(&w->l));
    TRY(rtBufferMap(w->words, &data));
    memcpy(w->word, data, sizeof w->word);
    TRY(rtBufferUnmap(w->words));
    TRY(rtBufferMap(w->wides, &data));
    memcpy(w->wide, data, sizeof w->wide);
    return rtBufferUnmap(w->wides);
}

/* All columns are 7 but the bad one, which is `code`. */
static int columns_are(const struct world *w, unsigned code)
{
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            unsigned wanted = x == BAD ? code : 7;
            if (w->l.pixels[y][x] == wanted) continue;
            fprintf(stderr, "0x%x at (%d, %d), expected 0x%x\n", w->l.pixels[y][x], x, y, wanted);
            return 0;
        }
    return 1;
}

#define BEGIN(raygen)                                                                              \
    struct world w = {0};                                                                          \
    RTresult made = make(&w, raygen);                                                              \
    RTcontext context = w.l.context;                                                               \
    OK(made)
#define ENABLE(exception) OK(rtContextSetExceptionEnabled(context, exception, 1))
/* With its check off nothing is raised; with it on, the code is. */
#define RAISES(exception, code)                                                                    \
    do {                                                                                           \
        OK(run(&w));                                                                               \
        CHECK(columns_are(&w, 7));                                                                 \
        ENABLE(exception);                                                                         \
        OK(run(&w));                                                                               \
        CHECK(columns_are(&w, code));                                                              \
        CHECK_EQ(w.word[9], BAD);                                                                  \
    } while (0)

TEST(user)
{
    BEGIN("user");
    RAISES(RT_EXCEPTION_USER, RT_EXCEPTION_USER + 3);
    OK(rtContextDestroy(context));
}

TEST(user_code)
{
    BEGIN("code");
    RAISES(RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS,
           RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS);
    CHECK_EQ(w.word[0], 5);
    OK(rtContextDestroy(context));
}

TEST(buffer_index)
{
    BEGIN("buffer");
    int id;
    OK(rtBufferGetId(w.l.output, &id));
    RAISES(RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS, RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS);
    CHECK(w.word[0] == 2 && w.word[1] == 4 && w.word[2] == (unsigned)id);
    CHECK(w.wide[1] == SIDE && w.wide[2] == SIDE && w.wide[3] == 1);
    CHECK(w.wide[4] == 5 && w.wide[5] == 0 && w.wide[6] == 0);
    OK(rtContextDestroy(context));
}

/* The three ways to be no id, as the classic headers number them. */
TEST(buffer_id)
{
    BEGIN("buffer_id");
    RTbuffer gone;
    int id;
    RAISES(RT_EXCEPTION_BUFFER_ID_INVALID, RT_EXCEPTION_BUFFER_ID_INVALID);
    CHECK(w.word[0] == 77 && w.word[1] == 2);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &gone));
    OK(rtBufferGetId(gone, &id));
    OK(rtBufferDestroy(gone));
    OK(rtVariableSet1i(w.bad_id, id));
    OK(run(&w));
    CHECK(w.word[0] == (unsigned)id && w.word[1] == 3);
    OK(rtVariableSet1i(w.bad_id, 0));
    OK(run(&w));
    CHECK(w.word[0] == 0 && w.word[1] == 1);
    OK(rtContextDestroy(context));
}

TEST(program_id)
{
    BEGIN("program_id");
    RTprogram add;
    int id;
    OK(launch_program(&w.l, common, "add", &add));
    OK(rtProgramGetId(add, &id));
    ENABLE(RT_EXCEPTION_PROGRAM_ID_INVALID);
    OK(run(&w));
    CHECK(columns_are(&w, RT_EXCEPTION_PROGRAM_ID_INVALID));
    CHECK(w.word[0] == 77 && w.word[1] == 2);
    OK(rtVariableSet1i(w.bad_id, 0));
    OK(run(&w));
    CHECK(w.word[0] == 0 && w.word[1] == 1);
    OK(rtVariableSet1i(w.bad_id, id));
    OK(run(&w));
    CHECK(columns_are(&w, 7));
    OK(rtContextDestroy(context));
}

TEST(texture_id)
{
    BEGIN("texture_id");
    RTtexturesampler gone;
    int id;
    RAISES(RT_EXCEPTION_TEXTURE_ID_INVALID, RT_EXCEPTION_TEXTURE_ID_INVALID);
    CHECK(w.word[0] == 77 && w.word[1] == 2);
    OK(rtTextureSamplerCreate(context, &gone));
    OK(rtTextureSamplerGetId(gone, &id));
    OK(rtTextureSamplerDestroy(gone));
    OK(rtVariableSet1i(w.bad_id, id));
    OK(run(&w));
    CHECK(w.word[0] == (unsigned)id && w.word[1] == ~0u);
    OK(rtVariableSet1i(w.bad_id, 0));
    OK(run(&w));
    CHECK(w.word[0] == 0 && w.word[1] == 1);
    OK(rtContextDestroy(context));
}

TEST(index)
{
    BEGIN("material");
    OK(set_intersect(&w, "report"));
    RAISES(RT_EXCEPTION_INDEX_OUT_OF_BOUNDS, RT_EXCEPTION_INDEX_OUT_OF_BOUNDS);
    CHECK(w.wide[1] == 1 && w.wide[2] == 3);
    OK(rtContextDestroy(context));
}

TEST(invalid_ray)
{
    BEGIN("invalid_ray");
    float origin, tmax;
    OK(rtVariableSet1ui(w.l.value, 1));
    RAISES(RT_EXCEPTION_INVALID_RAY, RT_EXCEPTION_INVALID_RAY);
    memcpy(&origin, &w.word[0], 4);
    memcpy(&tmax, &w.word[8], 4);
    CHECK(origin > 1e38f && tmax == 10.0f && w.word[6] == 0 && w.word[7] == 0);
    OK(rtContextDestroy(context));
}

TEST(trace_depth)
{
    BEGIN("deep");
    OK(set_hit(&w, "again"));
    OK(rtContextSetMaxTraceDepth(context, 3));
    ENABLE(RT_EXCEPTION_TRACE_DEPTH_EXCEEDED);
    OK(run(&w));
    CHECK(columns_are(&w, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_TRACE_DEPTH_EXCEEDED, 0));
    OK(run(&w)); /* the stack is computed for the depth, so this is what is left */
    CHECK(columns_are(&w, RT_EXCEPTION_STACK_OVERFLOW));
    OK(rtContextDestroy(context));
}

TEST(payload)
{
    BEGIN("payload_of_2");
    OK(set_hit(&w, "write_payload"));
    ENABLE(RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS);
    OK(run(&w));
    CHECK(columns_are(&w, RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS));
    CHECK(w.wide[1] == 0 && w.wide[2] == 4 && w.wide[3] == 2);
    OK(rtContextDestroy(context));
}

/* Payloads of the right size pass. */
TEST(payload_fits)
{
    BEGIN("deep");
    OK(set_hit(&w, "write_payload"));
    ENABLE(RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS);
    OK(run(&w));
    CHECK(columns_are(&w, 7));
    OK(rtContextDestroy(context));
}

/* A trap is an exception of its index and never reaches the hardware. */
TEST(internal_error)
{
    BEGIN("trap");
    OK(run(&w));
    CHECK(columns_are(&w, RT_EXCEPTION_INTERNAL_ERROR));
    OK(rtContextDestroy(context));
}

TEST(from_each_program)
{
    enum { RAYGEN, CLOSEST, ANY, MISS_PROGRAM, INTERSECT, CALLABLE, PLACES };
    BEGIN("each");
    RTprogram any, miss;
    OK(set_hit(&w, "each_closest"));
    OK(set_intersect(&w, "each_intersect"));
    OK(launch_program(&w.l, common, "each_any", &any));
    OK(launch_program(&w.l, common, "each_miss", &miss));
    OK(rtMaterialSetAnyHitProgram(w.l.material, 0, any));
    OK(rtContextSetMissProgram(context, 0, miss));
    ENABLE(RT_EXCEPTION_USER);
    OK(run(&w));
    CHECK(columns_are(&w, 7));
    for (unsigned place = RAYGEN; place < PLACES; place++) {
        OK(rtVariableSet1ui(w.where, place));
        OK(run(&w));
        if (!columns_are(&w, RT_EXCEPTION_USER)) fprintf(stderr, "program %u\n", place);
        CHECK(columns_are(&w, RT_EXCEPTION_USER));
    }
    OK(rtContextDestroy(context));
}

/* All at once: good programs stay good. */
TEST(all)
{
    struct launch l;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    int enabled = 0;
    OK(made);
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_ALL, &enabled));
    CHECK(!enabled);
    ENABLE(RT_EXCEPTION_ALL);
    OK(rtContextGetExceptionEnabled(context, RT_EXCEPTION_BUFFER_ID_INVALID, &enabled));
    CHECK(enabled);
    CHECK(launch_is_good(&l));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_ALL, 0));
    CHECK(launch_is_good(&l));
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"user", test_user},
        {"user-code", test_user_code},
        {"buffer-index", test_buffer_index},
        {"buffer-id", test_buffer_id},
        {"program-id", test_program_id},
        {"texture-id", test_texture_id},
        {"index", test_index},
        {"invalid-ray", test_invalid_ray},
        {"trace-depth", test_trace_depth},
        {"payload", test_payload},
        {"payload-fits", test_payload_fits},
        {"internal-error", test_internal_error},
        {"from-each-program", test_from_each_program},
        {"all", test_all},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
