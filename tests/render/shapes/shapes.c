/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs the shapes of one group in one configuration and compares every element of every result with
 * the reference.
 *
 *   shapes DEVICE STRATEGY SKIPPED GROUP [SHAPE...]
 *   shapes cpu states remat flow          SKIPPED: passes to leave out, "-" for none
 *   shapes cpu paged - flow               input buffers paged, with little memory for their pages
 *   shapes cpu reaching - flow            the same, and nothing waits for pages
 *   shapes cpu reaching-direct - flow     likewise, with plain calls
 *
 * All shapes of a group are entry points of one context, so they are one kernel. When that cannot
 * be compiled, each shape is tried in a context of its own, to find the guilty one.
 */
#include <stdint.h>

#include "raywright.h"

#include "tests/device.h"
#include "tests/render/shapes/groups.h"
#include "tests/render/shapes/reference.h"
#include "tests/render/shapes/shape.h"
#include "tests/render/shapes/tiles.h"

enum { WIDTH = 16, HEIGHT = 9, MAX_SHAPES = 64 };

/* Values of trips, inner and bias. The first come again at the end: a launch leaves nothing. */
static const unsigned int settings[][3] = {{3, 2, 1}, {0, 1, 7}, {5, 3, 100}, {3, 2, 1}};

/* Worked out by hand, so that reference and device cannot be wrong together. */
static const struct {
    const char *group, *shape;
    unsigned int x, y;
    uint4 value; /* with settings[0] */
} by_hand[] = {
    {"flow", "once", 0, 0, {1 * 31 + 0 + 1, 0, 1, 0x40000000u}},  /* tile 0 at height 2 */
    {"flow", "once", 9, 4, {1 * 31 + 1 + 1, 0, 1, 0x40800000u}},  /* tile 1 at height 4 */
    {"flow", "once", 13, 4, {1 * 31 + 2 + 1, 0, 1, 0x40c00000u}}, /* tile 2 at height 6 */
    {"flow", "once", 15, 0, {1 * 17 + 5, 0, 100, 0xbf800000u}},   /* nothing */
    {"recursion", "recursion", 0, 0, {2432184969u, 0, 0, 4}},
};

static const struct group *group;
static RTcontext context;
static bool paged, reaching;    /* reaching: absent pages are read in the host's memory */
static RTbuffer number_buffer;  /* paged: trips, inner, bias */
static unsigned int copies = 1; /* of the grid, in each dimension of a launch */
static RTvariable numbers[3];   /* trips, inner, bias */
static const struct reference_entry *shapes[MAX_SHAPES];
static unsigned int shape_count;
static uint4 expected[HEIGHT][WIDTH];

/* ---- calling the library ---- */

static void show_error(RTresult result, const char *call)
{
    const char *text = "";
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "%s\n  %s\n", call, text);
}

#define MUST(call)                                                                                 \
    do {                                                                                           \
        RTresult must_result = (call);                                                             \
        if (must_result == RT_SUCCESS) break;                                                      \
        show_error(must_result, #call);                                                            \
        return must_result;                                                                        \
    } while (0)

static RTresult make_program(const char *file, const char *name, RTprogram *out)
{
    static const char *const options[] = {"-fmad=false", "-DPAGED"};
    const char *ptx = getenv("RW_TEST_PTX"); /* a folder of PTX that some compiler made */
    char path[4096];
    if (ptx) {
        snprintf(path, sizeof(path), "%s/%s.ptx", ptx, file);
        MUST(rtProgramCreateFromPTXFile(context, path, name, out));
        return RT_SUCCESS;
    }
    snprintf(path, sizeof(path), "%s/tests/render/shapes/%s.cu", RW_SOURCE_DIR, file);
    RTresult result =
        rwProgramCreateFromSourceFile(context, path, paged ? 2 : 1, options, name, out);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC to compile the shapes with");
    MUST(result);
    return RT_SUCCESS;
}

static RTresult set_object(const char *name, void *object)
{
    RTvariable v;
    MUST(rtContextDeclareVariable(context, name, &v));
    MUST(rtVariableSetObject(v, object));
    return RT_SUCCESS;
}

/* ---- the scene ---- */

static RTresult make_input(const char *name, RTformat format, unsigned int width,
                           unsigned int height, RTbuffer *out)
{
    MUST(rtBufferCreate(context, RT_BUFFER_INPUT, out));
    MUST(rtBufferSetFormat(*out, format));
    if (height)
        MUST(rtBufferSetSize2D(*out, width, height));
    else
        MUST(rtBufferSetSize1D(*out, width));
    if (paged) MUST(rwBufferSetPaged(*out, 1));
    return set_object(name, *out);
}

static RTresult make_paged_numbers(void)
{
    RTbuffer buffer;
    void *data;
    MUST(make_input("numbers", RT_FORMAT_UNSIGNED_INT3, PAGED_COUNT, 0, &number_buffer));
    MUST(make_input("tile_numbers", RT_FORMAT_UNSIGNED_INT, PAGED_COUNT, TILE_COUNT, &buffer));
    MUST(rtBufferMap(buffer, &data));
    for (unsigned int i = 0; i < PAGED_COUNT * TILE_COUNT; i++)
        ((unsigned int *)data)[i] = i / PAGED_COUNT;
    MUST(rtBufferUnmap(buffer));
    return RT_SUCCESS;
}

static RTresult make_tiles(RTgeometry *out)
{
    RTprogram intersect, bounds;
    RTbuffer buffer;
    void *data;
    MUST(make_input("tiles", RT_FORMAT_FLOAT, TILE_COUNT * TILE_FLOATS, 0, &buffer));
    MUST(rtBufferMap(buffer, &data));
    memcpy(data, tiles, sizeof(tiles));
    MUST(rtBufferUnmap(buffer));
    MUST(make_program("scene", "intersect", &intersect));
    MUST(make_program("scene", "bounds", &bounds));
    MUST(rtGeometryCreate(context, out));
    MUST(rtGeometrySetPrimitiveCount(*out, TILE_COUNT));
    MUST(rtGeometrySetIntersectionProgram(*out, intersect));
    MUST(rtGeometrySetBoundingBoxProgram(*out, bounds));
    return RT_SUCCESS;
}

/* Hit and miss programs of all ray types, for the device and for the reference. */
static RTresult set_rays(RTmaterial material)
{
    unsigned int count = 0;
    while (group->rays[count].hit || group->rays[count].miss) count++;
    MUST(rtContextSetRayTypeCount(context, count));
    for (unsigned int i = 0; i < count; i++) {
        const char *hit = group->rays[i].hit, *miss = group->rays[i].miss;
        RTprogram program;
        if (hit) {
            MUST(make_program(group->name, hit, &program));
            MUST(rtMaterialSetClosestHitProgram(material, i, program));
        }
        if (miss) {
            MUST(make_program(group->name, miss, &program));
            MUST(rtContextSetMissProgram(context, i, program));
        }
        reference_hit[i] = hit ? reference_program(group->name, hit) : NULL;
        reference_miss[i] = miss ? reference_program(group->name, miss) : NULL;
    }
    return RT_SUCCESS;
}

static RTresult make_scene(void)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup top;
    RTacceleration acceleration;
    MUST(make_tiles(&geometry));
    MUST(rtMaterialCreate(context, &material));
    MUST(set_rays(material));
    MUST(rtGeometryInstanceCreate(context, &instance));
    MUST(rtGeometryInstanceSetGeometry(instance, geometry));
    MUST(rtGeometryInstanceSetMaterialCount(instance, 1));
    MUST(rtGeometryInstanceSetMaterial(instance, 0, material));
    MUST(rtAccelerationCreate(context, &acceleration));
    MUST(rtGeometryGroupCreate(context, &top));
    MUST(rtGeometryGroupSetChildCount(top, 1));
    MUST(rtGeometryGroupSetChild(top, 0, instance));
    MUST(rtGeometryGroupSetAcceleration(top, acceleration));
    return set_object("scene", top);
}

/* ---- the programs ---- */

static RTresult make_callables(void)
{
    for (const struct callable *c = group->callables; c->variable; c++) {
        RTprogram program;
        RTvariable v;
        int id = 0;
        MUST(make_program(group->name, c->program, &program));
        if (c->bound) {
            MUST(set_object(c->variable, program));
            continue;
        }
        MUST(rtProgramGetId(program, &id));
        MUST(rtContextDeclareVariable(context, c->variable, &v));
        MUST(rtVariableSet1i(v, id));
    }
    return RT_SUCCESS;
}

static RTresult make_result(RTbuffer *out)
{
    MUST(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, out));
    MUST(rtBufferSetFormat(*out, RT_FORMAT_UNSIGNED_INT4));
    MUST(rtBufferSetSize2D(*out, WIDTH * copies, HEIGHT * copies));
    return set_object("result", *out);
}

/* A context with the shapes first to first + count - 1 as entry points. */
static RTresult make_context(unsigned int first, unsigned int count, RTbuffer *result)
{
    static const char *const names[] = {"trips", "inner", "bias"};
    context = NULL;
    MUST(rtContextCreate(&context));
    MUST(make_scene());
    MUST(make_callables());
    MUST(make_result(result));
    if (paged) MUST(make_paged_numbers());
    for (unsigned int i = 0; !paged && i < 3; i++)
        MUST(rtContextDeclareVariable(context, names[i], &numbers[i]));
    MUST(rtContextSetEntryPointCount(context, count));
    for (unsigned int i = 0; i < count; i++) {
        RTprogram program;
        MUST(make_program(group->name, shapes[first + i]->name, &program));
        MUST(rtContextSetRayGenerationProgram(context, i, program));
    }
    return RT_SUCCESS;
}

/* ---- comparing ---- */

static void set_reference_numbers(const unsigned int values[3])
{
    trips = values[0];
    inner = values[1];
    bias = values[2];
}

static RTresult fill_numbers(const unsigned int values[3])
{
    void *data;
    MUST(rtBufferMap(number_buffer, &data));
    for (unsigned int i = 0; i < 3 * PAGED_COUNT; i++) ((unsigned int *)data)[i] = values[i % 3];
    MUST(rtBufferUnmap(number_buffer));
    return RT_SUCCESS;
}

static RTresult set_numbers(const unsigned int values[3])
{
    if (paged) MUST(fill_numbers(values));
    for (unsigned int i = 0; !paged && i < 3; i++) MUST(rtVariableSet1ui(numbers[i], values[i]));
    set_reference_numbers(values);
    return RT_SUCCESS;
}

static void compute_expected(const struct reference_entry *shape)
{
    for (unsigned int y = 0; y < HEIGHT; y++)
        for (unsigned int x = 0; x < WIDTH; x++) expected[y][x] = shape->shape(x, y);
}

/* 0 or 1 failures; the first element that differs is shown. */
static int compare(const char *name, const uint4 *got, const unsigned int values[3])
{
    const unsigned int width = WIDTH * copies;
    for (unsigned int y = 0; y < HEIGHT * copies; y++)
        for (unsigned int x = 0; x < width; x++) {
            const uint4 g = got[y * width + x], e = expected[y % HEIGHT][x % WIDTH];
            if (!memcmp(&g, &e, sizeof(g))) continue;
            fprintf(stderr,
                    "%s, trips %u, inner %u, bias %u: at (%u, %u)\n"
                    "  got      %08x %08x %08x %08x\n  expected %08x %08x %08x %08x\n",
                    name, values[0], values[1], values[2], x, y, g.x, g.y, g.z, g.w, e.x, e.y, e.z,
                    e.w);
            return 1;
        }
    return 0;
}

static int launch_and_compare(unsigned int entry, const struct reference_entry *shape,
                              RTbuffer result, const unsigned int values[3])
{
    void *got;
    MUST(set_numbers(values));
    MUST(rtBufferMap(result, &got));
    memset(got, 0xee,
           sizeof(expected) * copies * copies); /* what the last launch left is no answer */
    MUST(rtBufferUnmap(result));
    MUST(rtContextLaunch2D(context, entry, WIDTH * copies, HEIGHT * copies));
    MUST(rtBufferMap(result, &got));
    compute_expected(shape);
    const int failed = compare(shape->name, got, values);
    MUST(rtBufferUnmap(result));
    return failed;
}

static int run_shape(unsigned int entry, const struct reference_entry *shape, RTbuffer result)
{
    int failed = 0;
    for (size_t i = 0; !failed && i < sizeof(settings) / sizeof(settings[0]); i++)
        failed = launch_and_compare(entry, shape, result, settings[i]);
    printf("%s %s.%s\n", failed ? "FAIL" : "ok  ", group->name, shape->name);
    return failed != 0;
}

static int run_each(void)
{
    int failures = 0;
    for (unsigned int i = 0; i < shape_count; i++) {
        RTbuffer result;
        if (make_context(i, 1, &result))
            failures++;
        else
            failures += run_shape(0, shapes[i], result);
        rtContextDestroy(context);
    }
    return failures;
}

/* Paged: launches have waited for pages, or read them in the host's memory, or all of this tests
 * nothing. */
static int check_rounds(void)
{
    RWstatistics s = {0};
    if (!paged) return 0;
    MUST(rwContextGetStatistics(context, sizeof(s), &s));
    printf("%lu rounds, %lu pages, %lu reads of absent ones\n", (unsigned long)s.pagingRounds,
           (unsigned long)s.pagesCopied, (unsigned long)s.absentReads);
    if (reaching) return s.pagingRounds || s.absentReads < s.launches;
    return s.pagingRounds < s.launches || s.pagesCopied < 3 * s.launches;
}

static int run_group(void)
{
    RTbuffer result;
    int failures = 0;
    if (make_context(0, shape_count, &result)) return 1;
    RTresult compiled = set_numbers(settings[0]);
    if (!compiled) compiled = rtContextLaunch2D(context, 0, 0, 0);
    if (compiled) {
        show_error(compiled, "compiling all shapes together; now one by one");
        rtContextDestroy(context);
        run_each();
        return 1;
    }
    for (unsigned int i = 0; i < shape_count; i++) failures += run_shape(i, shapes[i], result);
    failures += check_rounds();
    rtContextDestroy(context);
    return failures;
}

/* ---- the reference itself ---- */

static int check_by_hand(void)
{
    int failures = 0;
    set_reference_numbers(settings[0]);
    for (size_t i = 0; i < sizeof(by_hand) / sizeof(by_hand[0]); i++)
        for (unsigned int k = 0; k < shape_count; k++) {
            if (strcmp(by_hand[i].group, group->name)) continue;
            if (strcmp(by_hand[i].shape, shapes[k]->name)) continue;
            const uint4 value = shapes[k]->shape(by_hand[i].x, by_hand[i].y);
            if (!memcmp(&value, &by_hand[i].value, sizeof(value))) continue;
            fprintf(stderr, "the reference of %s differs from what was worked out by hand: %u %u\n",
                    shapes[k]->name, value.x, by_hand[i].value.x);
            failures++;
        }
    return failures;
}

/* A shape that does not trace, or gives one answer for all indices, tests nothing. */
static int check_shapes(void)
{
    int failures = 0;
    for (unsigned int k = 0; k < shape_count; k++) {
        bool varies = false;
        reference_traces = 0;
        compute_expected(shapes[k]);
        for (unsigned int i = 1; i < WIDTH * HEIGHT; i++)
            varies |= memcmp(&expected[0][0], &expected[i / WIDTH][i % WIDTH], sizeof(uint4)) != 0;
        if (varies && reference_traces) continue;
        fprintf(stderr, "%s is no test: it makes %u traces\n", shapes[k]->name, reference_traces);
        failures++;
    }
    return failures;
}

/* ---- command line ---- */

static bool is_wanted(const char *name, char **only)
{
    if (!*only) return true;
    while (*only && strcmp(name, *only)) only++;
    return *only;
}

/* As many as are named, all if none is. */
static bool collect_shapes(char **only)
{
    unsigned int wanted = 0;
    while (only[wanted]) wanted++;
    for (const struct reference_entry *e = reference_entries; e; e = e->next) {
        if (!e->shape || strcmp(e->group, group->name) || !is_wanted(e->name, only)) continue;
        if (shape_count == MAX_SHAPES) return false;
        shapes[shape_count++] = e;
    }
    return shape_count > 0 && (!wanted || shape_count == wanted);
}

int main(int argc, char **argv)
{
    if (argc < 5) {
        fprintf(stderr, "usage: shapes DEVICE STRATEGY SKIPPED GROUP [SHAPE...]\n");
        return 2;
    }
    const char *device = argv[1], *strategy = argv[2], *skipped = argv[3];
    group = find_group(argv[4]);
    if (!group || !collect_shapes(argv + 5)) {
        fprintf(stderr, "no such group or shape\n");
        return 2;
    }
    setenv("RW_DEVICE", device, 1);
    reaching = !strcmp(strategy, "reaching") || !strcmp(strategy, "reaching-direct");
    paged = reaching || !strcmp(strategy, "paged");
    if (paged) strategy = strstr(strategy, "direct") ? "direct" : "auto";
    setenv("RW_STRATEGY", strategy, 1);
    setenv("RW_PAGING", reaching ? "reach" : "wait", 1);
    setenv("RW_DEVICE_MEMORY", paged ? "1" : "0", 1); /* for the fewest frames that there can be */
    setenv("RW_PAGE_SIZE", strcmp(device, "cpu") ? "16K" : "4K", 1); /* rounds cost a GPU more */
    if (strcmp(skipped, "-")) setenv("RW_SKIP_PASS", skipped, 1);
    setenv("RW_CACHE_DIR", "off", 1);
    setenv("RW_DEBUG", "verify", 1);
    need_device(device);
    if (!strcmp(device, "cuda"))
        copies = 64; /* more indices than a GPU has lanes, so that lanes take several */
    const int failures = run_group();
    return check_by_hand() + check_shapes() + failures ? 1 : 0;
}
