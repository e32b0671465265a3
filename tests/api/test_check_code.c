/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Checks that are off are not in the code: a program with something to check is compiled with its
 * check off and on, and the PTX is looked at. Off, it is that of a program without the construct
 * where there is one to compare with, and never mentions the exception; on, it does.
 */
#include <unistd.h>

#include "tests/api/launch.h"
#include "tests/folder.h"

static const char programs[] = PREAMBLE
    "using namespace optix;\n"
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float4, wide, rtPayload, );\n"
    "RT_CALLABLE_PROGRAM unsigned int twice(unsigned int a) { return 2 * a; }\n"
    "RT_PROGRAM void plain() { output[index] = 7; }\n"
    "RT_PROGRAM void user() {\n"
    "    output[index] = 7;\n"
    "    if (index.x == 1) rtThrow(RT_EXCEPTION_USER + 3);\n"
    "}\n"
    "RT_PROGRAM void code() { output[index] = 7; rtThrow(index.x); }\n"
    "RT_PROGRAM void buffer() { output[make_uint2(value, index.y)] = 7; }\n"
    "RT_PROGRAM void buffer_id() { rtBufferId<unsigned int> b(value); output[index] = b[0]; }\n"
    "RT_PROGRAM void program_id() {\n"
    "    rtCallableProgramId<unsigned int(unsigned int)> f(value);\n"
    "    output[index] = f(index.x);\n"
    "}\n"
    "RT_PROGRAM void texture_id() { output[index] = (int)rtTex2D<float4>(value, 0, 0).x; }\n"
    "RT_PROGRAM void trace() { unsigned int p = 5; shoot(p); output[index] = p; }\n"
    "RT_PROGRAM void meet(int) { if (rtPotentialIntersection(1)) rtReportIntersection(0); }\n"
    "RT_PROGRAM void meet_any(int) {\n"
    "    if (rtPotentialIntersection(1)) rtReportIntersection(value);\n"
    "}\n"
    "RT_PROGRAM void hit() { payload = 1; }\n"
    "RT_PROGRAM void again() { unsigned int p = payload + 1; if (p < 3) shoot(p); payload = p; }\n"
    "RT_PROGRAM void write_wide() { wide.w = 1; }\n";

/* One kernel: its programs, of which the last two count if the first traces, and what is
 * checked. */
struct kernel {
    const char *raygen, *hit, *intersect;
    RTexception exception; /* 0: none */
};
#define OFF ((RTexception)0)

static char folder[] = "/tmp/rw_check_code_XXXXXX";

static struct launch l; /* one context for all, so that NVRTC runs once a source */
static RTgeometry geometry;

static RTresult program(const char *name, RTprogram *out)
{
    return launch_program(&l, programs, name, out);
}

static RTresult make_context(void)
{
    RTprogram twice;
    RTvariable scene;
    RTobject group;
    RTgeometryinstance instance;
    int id;
    TRY(launch_make_without(&l));
    TRY(rtContextSetExceptionEnabled(l.context, RT_EXCEPTION_ALL, 0));
    TRY(program("twice", &twice));
    TRY(rtProgramGetId(twice, &id));
    TRY(rtContextQueryVariable(l.context, "scene", &scene));
    TRY(rtVariableGetObject(scene, &group));
    TRY(rtGeometryGroupGetChild(group, 0, &instance));
    return rtGeometryInstanceGetGeometry(instance, &geometry);
}

static RTresult launch_kernel(const struct kernel *k)
{
    RTprogram raygen, hit, intersect;
    TRY(program(k->raygen, &raygen));
    TRY(program(k->hit, &hit));
    TRY(program(k->intersect, &intersect));
    TRY(rtContextSetRayGenerationProgram(l.context, 0, raygen));
    TRY(rtMaterialSetClosestHitProgram(l.material, 0, hit));
    TRY(rtGeometrySetIntersectionProgram(geometry, intersect));
    if (k->exception) TRY(rtContextSetExceptionEnabled(l.context, k->exception, 1));
    RTresult result = rtContextLaunch2D(l.context, 0, 0, 0); /* compiles, and runs nothing */
    if (k->exception) TRY(rtContextSetExceptionEnabled(l.context, k->exception, 0));
    return result;
}

static char *read_dump(void)
{
    enum { MOST = 8 << 20 };
    char path[256];
    snprintf(path, sizeof path, "%s/99-megakernel.ptx", folder);
    FILE *file = fopen(path, "r");
    char *text = calloc(1, MOST);
    if (file && text) text[fread(text, 1, MOST - 1, file)] = '\0';
    if (file) fclose(file);
    unlink(path);
    return text;
}

/* The PTX; empty when something fails. Kept, for a kernel is compiled once in its context. */
static const char *compile(struct kernel k)
{
    enum { MOST = 64 };
    static struct {
        struct kernel k;
        char *ptx;
    } known[MOST];
    unsigned i = 0;
    for (; i < MOST && known[i].ptx; i++)
        if (!strcmp(known[i].k.raygen, k.raygen) && !strcmp(known[i].k.hit, k.hit) &&
            !strcmp(known[i].k.intersect, k.intersect) && known[i].k.exception == k.exception)
            return known[i].ptx;
    const char *text = "";
    RTresult result = launch_kernel(&k);
    if (result) {
        rtContextGetErrorString(l.context, result, &text);
        fprintf(stderr, "%s: %s\n", k.raygen, text);
    }
    known[i].k = k;
    known[i].ptx = read_dump();
    return known[i].ptx;
}

/* Is the number an operand of some instruction? */
static int mentions(const char *ptx, unsigned number)
{
    char digits[16];
    int length = snprintf(digits, sizeof digits, " %u", number);
    for (const char *at = ptx; (at = strstr(at, digits)); at += length)
        if (at[length] == ';' || at[length] == ',') return 1;
    return 0;
}

/* Says where the texts begin to differ. */
static int is_same(const char *a, const char *b)
{
    if (!strcmp(a, b)) return 1;
    size_t at = 0;
    while (a[at] == b[at]) at++;
    while (at && a[at - 1] != '\n') at--;
    fprintf(stderr, "< %.*s\n> %.*s\n", (int)strcspn(a + at, "\n"), a + at,
            (int)strcspn(b + at, "\n"), b + at);
    return 0;
}

static const struct check {
    const char *name;
    struct kernel k;
} checks[] = {
    {"user", {"user", "hit", "meet", RT_EXCEPTION_USER}},
    {"user-code", {"code", "hit", "meet", RT_EXCEPTION_USER_EXCEPTION_CODE_OUT_OF_BOUNDS}},
    {"buffer-index", {"buffer", "hit", "meet", RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS}},
    {"buffer-id", {"buffer_id", "hit", "meet", RT_EXCEPTION_BUFFER_ID_INVALID}},
    {"program-id", {"program_id", "hit", "meet", RT_EXCEPTION_PROGRAM_ID_INVALID}},
    {"texture-id", {"texture_id", "hit", "meet", RT_EXCEPTION_TEXTURE_ID_INVALID}},
    {"index", {"trace", "hit", "meet_any", RT_EXCEPTION_INDEX_OUT_OF_BOUNDS}},
    {"invalid-ray", {"trace", "hit", "meet", RT_EXCEPTION_INVALID_RAY}},
    {"trace-depth", {"trace", "again", "meet", RT_EXCEPTION_TRACE_DEPTH_EXCEEDED}},
    {"payload", {"trace", "write_wide", "meet", RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS}},
};
enum { CHECKS = sizeof checks / sizeof *checks };
static const struct kernel plain = {"plain", "hit", "meet", OFF};

/* What the code must mention when the check is on. */
static unsigned code_of(RTexception exception)
{
    return exception == RT_EXCEPTION_USER ? RT_EXCEPTION_USER + 3 : (unsigned)exception;
}

TEST(off_is_no_code)
{
    for (unsigned i = 0; i < CHECKS; i++) {
        struct kernel off = checks[i].k;
        unsigned code = code_of(off.exception);
        off.exception = OFF;
        const char *with = compile(checks[i].k), *without = compile(off);
        int good = strstr(with, ".entry") && mentions(with, code) && strstr(without, ".entry") &&
                   !mentions(without, code);
        if (!good) fprintf(stderr, "%s\n", checks[i].name);
        CHECK(good);
    }
}

/* rtThrow is not there at all. */
TEST(off_is_as_without_the_construct)
{
    struct kernel user = plain, code = plain;
    user.raygen = "user";
    code.raygen = "code";
    CHECK_CONTAINS(compile(plain), ".entry");
    CHECK(is_same(compile(user), compile(plain)));
    CHECK(is_same(compile(code), compile(plain)));
}

/* A check that is on costs nothing in kernels in which there is nothing to check. */
TEST(on_is_no_code_without_the_construct)
{
    for (unsigned i = 0; i < CHECKS; i++) {
        struct kernel on = plain;
        on.exception = checks[i].k.exception;
        if (on.exception == RT_EXCEPTION_BUFFER_INDEX_OUT_OF_BOUNDS) continue;
        CHECK(is_same(compile(on), compile(plain)));
    }
}

/* The stack is checked where programs recurse, and there alone. */
TEST(stack)
{
    struct kernel once = {"trace", "hit", "meet", OFF}, recursive = {"trace", "again", "meet", OFF};
    CHECK_CONTAINS(compile(once), ".entry");
    CHECK(!mentions(compile(once), RT_EXCEPTION_STACK_OVERFLOW));
    CHECK(mentions(compile(recursive), RT_EXCEPTION_STACK_OVERFLOW));
}

static void sweep(void)
{
    if (!rw_remove_folder(folder)) fprintf(stderr, "%s stays\n", folder);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"off-is-no-code", test_off_is_no_code},
        {"off-is-as-without-the-construct", test_off_is_as_without_the_construct},
        {"on-is-no-code-without-the-construct", test_on_is_no_code_without_the_construct},
        {"stack", test_stack},
    };
    if (!mkdtemp(folder)) return 1;
    setenv("RW_DUMP_DIR", folder, 1);
    setenv("RW_DUMP_PASS", "none", 1);
    atexit(sweep);
    RTresult made = make_context();
    int result = made ? 1 : RUN_TABLE(tests);
    rtContextDestroy(l.context);
    return result;
}
