/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every function of the classic host interface, with good arguments, with each pointer and handle
 * NULL, handles of another type, of another context, of destroyed objects and of nothing at all,
 * values beyond each range and at the ends of their type, and with each of our allocations failing:
 * the documented result every time, a message that names the function, and (sanitizers, valgrind)
 * no leak. The functions come from runtime/api/functions.def through generate.c; a header that
 * disagrees with it does not compile.
 */
#include <stdbool.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/object/object.h"
#include "tests/api/scene.h"
#include "tests/harness.h"

enum { MOST_PARAMETERS = 12 };

union argument {
    const void *p;
    long long i;
    double f;
    void (*c)(void);
};

enum state { WORKS, ACCEPTED, UNSUPPORTED };

static const struct function {
    const char *name;
    enum state state;
    RTresult (*call)(const union argument *);
    unsigned count;
    struct parameter {
        const char *type, *name;
        char kind;                     /* handle, pointer, integer, floating point, callback */
    } parameters[MOST_PARAMETERS + 1]; /* an empty one at the end: no parameter is bad */
} functions[];

#include "calls.inc"
#include "tests/api/misuse_arguments.h"

static const size_t function_count = sizeof functions / sizeof *functions;

static bool same(const char *a, const char *b)
{
    return !strcmp(a, b);
}

static const struct function *find_function(const char *name)
{
    for (size_t k = 0; k < function_count; k++)
        if (same(functions[k].name, name)) return &functions[k];
    return NULL;
}

#include "tests/api/misuse_objects.h"

/* ---- what comes first ---- */

static void call_well(struct fixture *x, const char *name)
{
    const struct function *f = find_function(name);
    union argument a[MOST_PARAMETERS];
    if (!f) return;
    good_arguments(x, f, a);
    f->call(a);
}

static void prepare(struct fixture *x, const struct function *f)
{
    const char *get = strstr(f->name, "Get");
    if (strstr(f->name, "rtuTraversal")) {
        make_traversal(x->s.context, RTU_TRIFORMAT_MESH, &x->mesh);
        make_traversal(x->s.context, RTU_TRIFORMAT_TRIANGLE_SOUP, &x->soup);
    }
    if (get && f->state == WORKS) {
        char setter[64];
        snprintf(setter, sizeof setter, "%.*sSet%s", (int)(get - f->name), f->name, get + 3);
        call_well(x, setter);
    }
    for (size_t k = 0; k < sizeof preludes / sizeof *preludes; k++)
        if (same(preludes[k][0], f->name)) call_well(x, preludes[k][1]);
    if (same(f->name, "rtVariableGetUserData") || same(f->name, "rtVariableGetObject")) return;
    /* A launch compiles, and of the scene only this program can be. */
    if (strstr(f->name, "rtContextLaunch"))
        rtContextSetRayGenerationProgram(x->s.context, 0, x->s.miss);
}

/* ---- one call ---- */

/* Calls whose first argument says nothing about a context. */
static bool is_orphan(const struct function *f)
{
    if (!f->count || f->parameters[0].kind != 'h') return true;
    return f->state == UNSUPPORTED && same("RTremotedevice", f->parameters[0].type);
}

static RTresult good_result(const struct function *f)
{
    for (size_t k = 0; k < sizeof outcomes / sizeof *outcomes; k++)
        if (same(outcomes[k].function, f->name)) return outcomes[k].result;
    return f->state == UNSUPPORTED ? RT_ERROR_NOT_SUPPORTED : RT_SUCCESS;
}

/* The result when argument `bad` is no good and would give `wanted`. */
static RTresult bad_result(const struct function *f, unsigned bad, RTresult wanted)
{
    if (f->state == UNSUPPORTED && (bad || is_orphan(f))) return RT_ERROR_NOT_SUPPORTED;
    if (same(f->parameters[bad].type, "RTcontext")) return RT_ERROR_INVALID_CONTEXT;
    return wanted;
}

static const char *message(const struct fixture *x, const struct function *f, RTresult result)
{
    const char *text = "";
    if (f->count && same(f->parameters[0].type, "RTUtraversal"))
        rtuTraversalGetErrorString((RTUtraversal)good_handle(x, f, f->parameters), result, &text);
    else
        rtContextGetErrorString(x->s.context, result, &text);
    return text;
}

/* What is refused is refused by name, where there is a context to keep the message. */
static void expect_named(const struct fixture *x, const struct function *f, unsigned bad,
                         RTresult result, int *rw_failed)
{
    const char *name = f->parameters[bad].name ? f->parameters[bad].name : "";
    bool has_context = !is_orphan(f) && (bad || f->parameters[0].kind != 'h');
    if (!result || !has_context) return;
    const char *text = message(x, f, result);
    if (strstr(text, f->name)) return;
    fprintf(stderr, "%s, bad %s: the message does not name it: %s\n", f->name, name, text);
    *rw_failed = 1;
}

static void expect(struct fixture *x, const struct function *f, const union argument *a,
                   RTresult wanted, const char *what, unsigned bad, int *rw_failed)
{
    RTresult result = f->call(a);
    const char *name = f->parameters[bad].name ? f->parameters[bad].name : "";
    drop_result(x, f, result);
    if (result == wanted) {
        expect_named(x, f, bad, result, rw_failed);
        return;
    }
    fprintf(stderr, "%s, %s %s: 0x%x, expected 0x%x\n  %s\n", f->name, what, name, (unsigned)result,
            (unsigned)wanted, message(x, f, result));
    *rw_failed = 1;
}

/* Destroys argument i by the function of its type. A variable is removed from the scope that the
 * function is about, in most of them the context. */
static void destroy(const struct fixture *x, const struct function *f, unsigned i,
                    const union argument *a)
{
    char name[64];
    const char *type = f->parameters[i].type;
    if (same(type, "RTobject"))
        type = same(f->name, "rtVariableSetObject") ? "RTbuffer" : "RTgeometrygroup";
    if (same(type, "RTvariable") && i)
        f->call(a);
    else if (same(type, "RTvariable"))
        rtContextRemoveVariable(x->s.context, (RTvariable)a[i].p);
    for (size_t k = 0; k < function_count; k++) {
        const struct function *d = &functions[k];
        snprintf(name, sizeof name, "%.*sDestroy", (int)strlen(type), d->name);
        if (d->count == 1 && same(name, d->name) && same(d->parameters[0].type, type))
            d->call(&a[i]);
    }
}

static const char to_destroy; /* its address asks for the good argument, destroyed */

/* Calls with argument `bad` replaced, in a fixture of its own. */
static void try_bad(const struct function *f, unsigned bad, union argument value, RTresult wanted,
                    const char *what, int *rw_failed)
{
    struct fixture x;
    union argument a[MOST_PARAMETERS];
    CHECK(make_fixture(&x));
    prepare(&x, f);
    good_arguments(&x, f, a);
    bool dead = value.p == &to_destroy;
    if (dead)
        destroy(&x, f, bad, a);
    else
        a[bad] = value;
    expect(&x, f, a, bad_result(f, bad, wanted), what, bad, rw_failed);
    CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
}

/* ---- tests ---- */

TEST(good)
{
    for (size_t k = 0; k < function_count; k++) {
        const struct function *f = &functions[k];
        struct fixture x;
        union argument a[MOST_PARAMETERS];
        CHECK(make_fixture(&x));
        prepare(&x, f);
        good_arguments(&x, f, a);
        expect(&x, f, a, good_result(f), "good arguments", 8, rw_failed);
        CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
    }
}

static bool may_be_null(const struct function *f, const struct parameter *p)
{
    for (size_t k = 0; k < sizeof nullable / sizeof *nullable; k++)
        if (same(nullable[k][0], f->name) && same(nullable[k][1], p->name)) return true;
    return false;
}

TEST(null)
{
    for (size_t k = 0; k < function_count; k++)
        for (unsigned i = 0; i < functions[k].count; i++) {
            const struct parameter *p = &functions[k].parameters[i];
            if (p->kind == 'i' || p->kind == 'f') continue;
            if (may_be_null(&functions[k], p)) {
                struct fixture x;
                union argument a[MOST_PARAMETERS];
                CHECK(make_fixture(&x));
                prepare(&x, &functions[k]);
                good_arguments(&x, &functions[k], a);
                a[i] = (union argument){0};
                expect(&x, &functions[k], a, good_result(&functions[k]), "allowed NULL", i,
                       rw_failed);
                CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
            } else {
                try_bad(&functions[k], i, (union argument){0}, RT_ERROR_INVALID_VALUE, "NULL",
                        rw_failed);
            }
        }
}

/* rtVariableSetObject and the setters of children accept several types, and say so. */
static RTresult other_type(const struct parameter *p)
{
    return same(p->type, "RTobject") ? RT_ERROR_TYPE_MISMATCH : RT_ERROR_INVALID_VALUE;
}

static bool is_void(const struct function *f)
{
    return same(f->name, "rtContextGetErrorString");
}

/* Addresses that are no handles, objects that are no more, and the good ones of another context. */
TEST(handles)
{
    struct fixture other;
    int stranger = 0;
    CHECK(make_fixture(&other));
    for (size_t k = 0; k < function_count; k++)
        for (unsigned i = 0; i < functions[k].count; i++) {
            const struct function *f = &functions[k];
            const struct parameter *p = &f->parameters[i];
            if (p->kind != 'h' || is_void(f)) continue;
            const RTresult invalid = RT_ERROR_INVALID_VALUE;
            try_bad(f, i, (union argument){.p = &stranger}, invalid, "no handle", rw_failed);
            if (!i || f->state != UNSUPPORTED) /* both arguments may be the same object */
                try_bad(f, i, (union argument){.p = &to_destroy}, invalid, "destroyed", rw_failed);
            if (i && !same(p->type, "RTcontext"))
                try_bad(f, i, (union argument){.p = good_handle(&other, f, p)}, invalid,
                        "other context", rw_failed);
        }
    CHECK_EQ(rtContextDestroy(other.s.context), RT_SUCCESS);
}

/* Objects of the wrong type, from the same context. */
TEST(types)
{
    for (size_t k = 0; k < function_count; k++)
        for (unsigned i = 0; i < functions[k].count; i++) {
            const struct function *f = &functions[k];
            struct fixture x;
            union argument a[MOST_PARAMETERS];
            if (f->parameters[i].kind != 'h' || is_void(f)) continue;
            CHECK(make_fixture(&x));
            prepare(&x, f);
            good_arguments(&x, f, a);
            a[i].p = same(f->parameters[i].type, "RTacceleration") ? (void *)x.s.material
                                                                   : (void *)x.s.bottom;
            expect(&x, f, a, bad_result(f, i, other_type(&f->parameters[i])), "another type", i,
                   rw_failed);
            CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
        }
}

TEST(ranges)
{
    for (size_t k = 0; k < function_count; k++)
        for (unsigned i = 0; i < functions[k].count; i++) {
            const struct function *f = &functions[k];
            const struct parameter *p = &f->parameters[i];
            if (p->kind != 'i' || is_void(f)) continue;
            for (size_t b = 0; b < sizeof beyond / sizeof *beyond; b++)
                if (same(beyond[b].parameter, p->name))
                    try_bad(f, i, (union argument){.i = beyond[b].value}, beyond[b].result,
                            "out of range", rw_failed);
            for (size_t e = 0; e < sizeof enumerations / sizeof *enumerations; e++)
                if (same(enumerations[e].type, p->type))
                    try_bad(f, i, (union argument){.i = 0x0FFFFFF0}, enumerations[e].unknown,
                            "no enumerator", rw_failed);
        }
}

/* Counts of elements to read behind a pointer, which the caller alone can know. */
static bool counts_elements(const struct function *f, const char *parameter)
{
    static const char *const counts[][2] = {
        {"rtVariableSetUserData", "size"},
        {"rtVariableGetUserData", "size"},
        {"rtProgramCreateFromPTXStrings", "n"},
        {"rtProgramCreateFromPTXFiles", "n"},
        {"rtProgramCallsiteSetPotentialCallees", "numIds"},
        {"rtuCUDACompileString", "numPreprocessorArguments"},
        {"rtuCUDACompileFile", "numPreprocessorArguments"},
        {"rtAccelerationSetData", "size"},
    };
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
        if (same(counts[k][0], f->name) && same(counts[k][1], parameter)) return true;
    if (!strncmp(parameter, "num_", 4) || same(parameter, "data_size")) return true;
    return strstr(f->name, "rtContextLaunch"); /* sizes of launches are tried elsewhere */
}

/* Every integer at its ends: taken, or refused with a message that names the function. */
TEST(extremes)
{
    static const long long values[] = {0, -1, 1, 0x7fffffff, 0x80000000, 1ll << 62, -(1ll << 62)};
    for (size_t k = 0; k < function_count; k++)
        for (unsigned i = 0; i < functions[k].count; i++) {
            const struct function *f = &functions[k];
            if (f->parameters[i].kind != 'i' || counts_elements(f, f->parameters[i].name)) continue;
            for (size_t v = 0; v < sizeof values / sizeof *values; v++) {
                struct fixture x;
                union argument a[MOST_PARAMETERS];
                CHECK(make_fixture(&x));
                prepare(&x, f);
                good_arguments(&x, f, a);
                a[i].i = values[v];
                RTresult result = f->call(a);
                drop_result(&x, f, result);
                expect_named(&x, f, i, result, rw_failed);
                CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
            }
        }
}

/* Each allocation of a call fails in turn, in one context: a call that failed has left everything
 * as it was, so that in the end it succeeds. Launches do this in test_memory.c. */
TEST(memory)
{
    unsigned failures = 0;
    for (size_t k = 0; k < function_count; k++) {
        const struct function *f = &functions[k];
        struct fixture x;
        union argument a[MOST_PARAMETERS];
        if (strstr(f->name, "rtContextLaunch") || is_void(f)) continue;
        CHECK(make_fixture(&x));
        prepare(&x, f);
        good_arguments(&x, f, a);
        for (unsigned n = 1;; n++) {
            rw_memory_fail_at(n);
            RTresult result = f->call(a);
            int failed = rw_memory_failed();
            rw_memory_fail_at(0);
            failures += failed != 0;
            drop_result(&x, f, result);
            if (result == good_result(f)) break;
            if (failed && result == RT_ERROR_MEMORY_ALLOCATION_FAILED) continue;
            fprintf(stderr, "%s, allocation %u: 0x%x\n", f->name, n, (unsigned)result);
            *rw_failed = 1;
            break;
        }
        CHECK_EQ(destroy_fixture(&x), RT_SUCCESS);
    }
    CHECK(failures > 100); /* else nothing is counted */
}

static bool write_ptx(void)
{
    snprintf(ptx_path, sizeof ptx_path, "/tmp/rw-misuse-%ld.ptx", (long)getpid());
    ptx_list[0] = ptx.text;
    path_list[0] = ptx_path;
    FILE *file = fopen(ptx_path, "w");
    if (!file) return false;
    bool written = fwrite(ptx.text, 1, ptx.length, file) == ptx.length;
    return !fclose(file) && written;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"good", test_good},     {"null", test_null},     {"handles", test_handles},
        {"types", test_types},   {"ranges", test_ranges}, {"extremes", test_extremes},
        {"memory", test_memory},
    };
    setenv("RW_NVRTC", "/nonexistent", 1); /* the same everywhere, and quick */
    setenv("RW_CLANG", "/nonexistent", 1);
    scene_ptx(&ptx);
    if (!write_ptx()) return 1;
    int failed = RUN_TABLE(tests);
    unlink(ptx_path);
    return failed;
}
