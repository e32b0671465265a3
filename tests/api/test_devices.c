/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A context over several devices gives what one device gives, to the bit, whatever is edited
 * between launches; each of them takes part; and devices are named as the interface says.
 */
#include "tests/api/captured.h"
#include "tests/api/devices.h"

enum { SHOTS = 8 };

/* Something that is done to a stage; it leaves up to SHOTS pictures. */
typedef RTresult (*scenario)(struct stage *s, float **out);

static const char *builder = "Trbvh";

static RTresult play(const char *devices, scenario run, float *pictures, size_t *floats,
                     RWstatistics *statistics)
{
    struct stage s;
    const char *text = "";
    float *end = pictures;
    RTresult result = stage_make(&s, devices, builder);
    if (!result) result = run(&s, &end);
    if (!result) result = rwContextGetStatistics(s.context, sizeof(*statistics), statistics);
    rtContextGetErrorString(s.context, result, &text);
    if (result) fprintf(stderr, "%s: %s\n", devices, text);
    rtContextDestroy(s.context);
    *floats = (size_t)(end - pictures);
    return result;
}

/* Does the scenario look the same on several devices? *shots pictures are compared. */
static bool is_same(scenario run, size_t *shots)
{
    static float one[SHOTS][PIXELS][4], several[SHOTS][PIXELS][4];
    size_t count = 0, count_several = 0;
    RWstatistics a, b;
    if (play(one_device, run, one[0][0], &count, &a)) return false;
    if (play(several_devices, run, several[0][0], &count_several, &b)) return false;
    *shots = count / (PIXELS * 4);
    if (a.launches != b.launches || a.plansMade != b.plansMade || a.treesBuilt != b.treesBuilt ||
        a.scenesFlattened != b.scenesFlattened || a.tablesFilled != b.tablesFilled ||
        a.recordsFilled != b.recordsFilled ||
        a.kernelsCompiled + a.kernelsLoaded != b.kernelsCompiled + b.kernelsLoaded) {
        fprintf(stderr, "the statistics differ\n");
        return false;
    }
    for (size_t shot = 0; shot < *shots; shot++) {
        size_t wrong = 0;
        for (size_t k = 0; k < PIXELS; k++)
            wrong += memcmp(one[shot][k], several[shot][k], sizeof(one[shot][k])) != 0;
        if (!wrong) continue;
        fprintf(stderr, "picture %zu: %zu of %d pixels differ\n", shot, wrong, PIXELS);
        return false;
    }
    return count == count_several;
}

#define SAME(run, pictures)                                                                        \
    do {                                                                                           \
        size_t rw_shots = 0;                                                                       \
        CHECK(is_same(run, &rw_shots));                                                            \
        CHECK_EQ(rw_shots, pictures);                                                              \
    } while (0)

static RTresult draw_once(struct stage *s, float **out)
{
    return stage_shoot(s, 0, out);
}

TEST(picture)
{
    static const char *const builders[] = {"Trbvh", "Sbvh", "Bvh", "Lbvh", "NoAccel"};
    for (size_t k = 0; k < sizeof(builders) / sizeof(builders[0]); k++) {
        builder = builders[k];
        SAME(draw_once, 1);
    }
    builder = "Trbvh";
}

/* ---- edits ---- */

static RTresult edit(struct stage *s, float **out)
{
    static const float matrix[16] = {1, 0, 0, 0.3f, 0, 1, 0, 0, 0, 0.1f, 1, 0, 0, 0, 0, 1};
    TRY(stage_shoot(s, 0, out));
    TRY(rtVariableSet1f(s->shift, -0.2f));
    TRY(stage_shoot(s, 0, out));
    TRY(stage_set_spheres(s, 0.6f)); /* the boxes stay, so some spheres are cut */
    TRY(stage_shoot(s, 0, out));
    TRY(rtAccelerationMarkDirty(s->sphere_tree));
    TRY(rtAccelerationMarkDirty(s->top_tree));
    TRY(stage_shoot(s, 0, out));
    TRY(stage_set_ground(s, 0.4f));
    TRY(rtAccelerationMarkDirty(s->ground_tree));
    TRY(rtAccelerationMarkDirty(s->top_tree));
    TRY(stage_shoot(s, 0, out));
    TRY(rtTransformSetMatrix(s->transform, 0, matrix, NULL));
    TRY(stage_shoot(s, 0, out));
    TRY(stage_set_paper(s, 7));
    TRY(stage_shoot(s, 0, out));
    TRY(rtGroupSetChildCount(s->top, 1));
    return stage_shoot(s, 0, out);
}

static RTresult edit_refit(struct stage *s, float **out)
{
    TRY(rtAccelerationSetProperty(s->sphere_tree, "refit", "1"));
    TRY(rtAccelerationSetProperty(s->ground_tree, "refit", "1"));
    return edit(s, out);
}

TEST(edits)
{
    SAME(edit, 8);
    SAME(edit_refit, 8);
}

/* ---- buffers ---- */

static RTresult read_sum(struct stage *s, float **out)
{
    TRY(stage_read(s->sum, *out, PIXELS * 4 * sizeof(float)));
    *out += PIXELS * 4;
    return RT_SUCCESS;
}

/* What the host puts into the sums is there in the next launch, as are the sums of those before. */
static RTresult accumulate(struct stage *s, float **out)
{
    float *data;
    for (int k = 0; k < 3; k++) TRY(stage_draw(s));
    TRY(read_sum(s, out));
    TRY(rtBufferMap(s->sum, (void **)&data));
    for (int k = 0; k < PIXELS; k++) data[4 * k] = 100.0f + (float)k;
    TRY(rtBufferUnmap(s->sum));
    TRY(stage_draw(s));
    TRY(read_sum(s, out));
    TRY(rtBufferSetSize2D(s->sum, WIDTH, HEIGHT + 1)); /* contents go */
    TRY(stage_draw(s));
    return read_sum(s, out);
}

TEST(accumulation)
{
    SAME(accumulate, 3);
}

/* An index is on the same device in each launch of a size, so it finds what it left there. */
static RTresult recall(struct stage *s, float **out)
{
    TRY(stage_draw(s));
    TRY(stage_shoot(s, 1, out));
    TRY(stage_shoot(s, 0, out));
    return stage_shoot(s, 1, out);
}

TEST(local_buffers)
{
    SAME(recall, 3);
}

/* An output buffer as the texture of the next launches, which write to another one. */
static RTresult redraw(struct stage *s, float **out)
{
    RTtexturesampler sampler;
    RTvariable v;
    RTbuffer other;
    TRY(stage_shoot(s, 0, out));
    TRY(named_buffer(s->context, RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT4, WIDTH, HEIGHT, NULL,
                     &other));
    TRY(rtContextQueryVariable(s->context, "sum", &v));
    TRY(rtVariableSetObject(v, other));
    TRY(rtContextQueryVariable(s->context, "paper", &v));
    TRY(rtTextureSamplerCreate(s->context, &sampler));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, s->sum));
    TRY(rtTextureSamplerSetReadMode(sampler, RT_TEXTURE_READ_ELEMENT_TYPE));
    TRY(rtTextureSamplerSetFilteringModes(sampler, RT_FILTER_NEAREST, RT_FILTER_NEAREST,
                                          RT_FILTER_NONE));
    TRY(rtVariableSetObject(v, sampler));
    TRY(stage_shoot(s, 0, out));
    return stage_shoot(s, 0, out);
}

TEST(output_as_texture)
{
    SAME(redraw, 3);
}

/* ---- exceptions and print ---- */

static RTresult throw(struct stage * s, float **out)
{
    TRY(rtContextSetExceptionEnabled(s->context, RT_EXCEPTION_USER, 1));
    TRY(rtVariableSet1i(s->throwing, 3));
    return stage_shoot(s, 0, out);
}

TEST(exceptions)
{
    SAME(throw, 1);
}

static char printed[65536];

static RTresult print(struct stage *s, float **out)
{
    struct captured c;
    TRY(rtContextSetPrintEnabled(s->context, 1));
    TRY(rtVariableSet1i(s->printing, 1));
    if (!captured_begin(&c)) return RT_ERROR_UNKNOWN;
    RTresult result = stage_shoot(s, 0, out);
    captured_end(&c, printed, sizeof(printed));
    return result;
}

TEST(prints)
{
    SAME(print, 1); /* leaves what the several devices printed */
    unsigned lines = 0, expected = 0;
    for (const char *c = printed; *c; c++) lines += *c == '\n';
    for (int y = 0; y < HEIGHT; y += 8)
        for (int x = 0; x < WIDTH; x += 8, expected++) {
            char line[64];
            snprintf(line, sizeof(line), "at %d, %d of %d\n", x, y, WIDTH);
            const char *first = strstr(printed, line);
            CHECK(first && !strstr(first + 1, line));
        }
    CHECK_EQ(lines, expected);
}

/* ---- the devices ---- */

static RTresult count_drawn(struct stage *s, unsigned number, unsigned *out)
{
    struct rw_device *d = s->context->devices[number];
    return d->ops->download(d, out, s->drawn->device_data[number], sizeof(*out));
}

/* Each index counts in the local buffer of its device. */
TEST(all_take_part)
{
    struct stage s;
    RTresult made = stage_make(&s, several_devices, builder);
    RTcontext context = s.context;
    unsigned count = 0, total = 0;
    OK(made);
    OK(stage_draw(&s));
    OK(rtContextGetDeviceCount(context, &count));
    CHECK(count >= 2 && count == context->device_count);
    for (unsigned k = 0; k < count; k++) {
        unsigned drawn = 0;
        OK(count_drawn(&s, k, &drawn));
        CHECK(drawn > PIXELS / count / 2);
        total += drawn;
    }
    CHECK_EQ(total, PIXELS);
    OK(rtContextDestroy(context));
}

static RTresult make_list(RTcontext context, RTcommandlist *list)
{
    TRY(rtCommandListCreate(context, list));
    TRY(rtCommandListAppendLaunch2D(*list, 0, WIDTH, HEIGHT));
    return rtCommandListFinalize(*list);
}

/* The picture of a command list on the last device alone is that of all of them, which launches
 * then have again; and so with all but the first, of three. */
static void check_some(int *rw_failed, const char *devices, unsigned first)
{
    static float pictures[3][PIXELS][4];
    float *last = pictures[2][0];
    struct stage s;
    RTcommandlist list;
    int ordinals[RW_DEVICE_LIMIT];
    unsigned count = 0, before[RW_DEVICE_LIMIT], drawn = 0, all = 0;
    RTresult made = stage_make(&s, devices, builder);
    RTcontext context = s.context;
    OK(made);
    OK(make_list(context, &list));
    OK(rtContextGetDeviceCount(context, &count));
    OK(rtContextGetDevices(context, ordinals));
    OK(rtCommandListExecute(list));
    OK(stage_read(s.picture, pictures[0], sizeof(pictures[0])));
    for (unsigned k = 0; k < count; k++) OK(count_drawn(&s, k, &before[k]));
    OK(rtCommandListSetDevices(list, count - first, ordinals + first));
    OK(rtVariableSet1i(s.throwing, 1)); /* all of the picture is drawn again */
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(rtCommandListExecute(list));
    OK(rtVariableSet1i(s.throwing, 0));
    OK(rtCommandListExecute(list));
    OK(stage_read(s.picture, pictures[1], sizeof(pictures[1])));
    CHECK(!memcmp(pictures[0], pictures[1], sizeof(pictures[0])));
    for (unsigned k = 0; k < count; k++) {
        OK(count_drawn(&s, k, &drawn));
        CHECK(k < first ? drawn == before[k] : drawn > before[k] + PIXELS / count);
        all += drawn;
    }
    CHECK_EQ(all, 3 * PIXELS);
    OK(stage_shoot(&s, 0, &last));
    CHECK(!memcmp(pictures[0], pictures[2], sizeof(pictures[0])));
    OK(count_drawn(&s, 0, &drawn));
    CHECK_EQ(drawn, 2 * before[0]);
    OK(rtContextDestroy(context));
}

TEST(some_of_them)
{
    if (!strcmp(several_devices, "cuda:0,cuda:0")) return; /* one ordinal is both */
    check_some(rw_failed, several_devices, 1);
    if (!strcmp(several_devices, "cpu,cpu")) check_some(rw_failed, "cpu,cpu,cpu", 1);
}

/* The ordinals of rtContextSetDevices; every device of the machine, and lists that are wrong. */
TEST(named)
{
    struct stage s;
    int ordinals[RW_DEVICE_LIMIT], found[RW_DEVICE_LIMIT] = {0};
    unsigned count = 0, again = 0;
    RTresult made = stage_make(&s, one_device, builder);
    RTcontext context = s.context;
    OK(made);
    CHECK_EQ(rtDeviceGetDeviceCount(&count), RT_SUCCESS);
    if (count > RW_DEVICE_LIMIT) count = RW_DEVICE_LIMIT;
    for (unsigned k = 0; k < count; k++) ordinals[k] = (int)(count - 1 - k);
    OK(rtContextSetDevices(context, count, ordinals));
    OK(rtContextGetDeviceCount(context, &again));
    OK(rtContextGetDevices(context, found));
    CHECK_EQ(again, count);
    CHECK(!memcmp(ordinals, found, count * sizeof(int)));
    if (count > 1) {
        ordinals[1] = ordinals[0];
        FAILS(rtContextSetDevices(context, 2, ordinals), RT_ERROR_INVALID_VALUE, "named twice");
    }
    FAILS(rtContextSetDevices(context, count + 1, ordinals), RT_ERROR_INVALID_VALUE,
          "are possible");
    OK(stage_draw(&s));
    CHECK_EQ(context->device_count, count);
    OK(rtContextDestroy(context));
}

/* No device is left open, and nothing launched, when one of them is not there. */
TEST(missing)
{
    struct stage s;
    char list[256];
    if (!strncmp(one_device, "cpu", 3)) return;
    snprintf(list, sizeof(list), "%s,cuda:999", one_device);
    RTresult made = stage_make(&s, list, builder);
    RTcontext context = s.context;
    OK(made);
    FAILS(stage_draw(&s), RT_ERROR_INVALID_DEVICE, "cuda:999");
    CHECK(!context->device && !context->device_count);
    OK(rwContextSetDevice(context, several_devices));
    OK(stage_draw(&s));
    OK(rtContextDestroy(context));
}

/* Everything has to be made again on all devices. */
static RTresult outdate(struct stage *s)
{
    TRY(rtBufferSetSize1D(s->spheres, SPHERES + 1));
    TRY(rtBufferSetSize1D(s->spheres, SPHERES));
    TRY(rtBufferSetSize2D(s->picture, WIDTH, HEIGHT + 1));
    TRY(rtBufferSetSize2D(s->picture, WIDTH, HEIGHT));
    TRY(stage_set_spheres(s, 0.8f));
    TRY(stage_set_paper(s, 1));
    TRY(rtAccelerationMarkDirty(s->sphere_tree));
    TRY(rtAccelerationMarkDirty(s->ground_tree));
    return rtAccelerationMarkDirty(s->top_tree);
}

/* Whichever allocation of a launch fails, the next launch is right. */
TEST(out_of_memory)
{
    static float first[PIXELS][4], again[PIXELS][4];
    struct stage s;
    float *out = first[0];
    RTresult made = stage_make(&s, several_devices, builder);
    RTcontext context = s.context;
    unsigned failures = 0;
    OK(made);
    OK(stage_shoot(&s, 0, &out));
    for (unsigned n = 1;; n++) {
        OK(outdate(&s));
        rw_memory_fail_at(n);
        RTresult result = stage_draw(&s);
        int failed = rw_memory_failed();
        rw_memory_fail_at(0);
        if (!failed) OK(result);
        if (!failed) break;
        CHECK(result == RT_SUCCESS || result == RT_ERROR_MEMORY_ALLOCATION_FAILED);
        failures += result != RT_SUCCESS;
        out = again[0];
        OK(stage_shoot(&s, 0, &out));
        CHECK(!memcmp(first, again, sizeof(first)));
    }
    CHECK(failures > 20);
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"picture", test_picture},
        {"edits", test_edits},
        {"accumulation", test_accumulation},
        {"local-buffers", test_local_buffers},
        {"output-as-texture", test_output_as_texture},
        {"exceptions", test_exceptions},
        {"prints", test_prints},
        {"all-take-part", test_all_take_part},
        {"some-of-them", test_some_of_them},
        {"named", test_named},
        {"missing", test_missing},
        {"out-of-memory", test_out_of_memory},
    };
    choose_devices(argc, argv);
    return RUN_TABLE(tests);
}
