/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The patterns sample: its exceptions are counted and painted, what ray programs print is told for
 * the pixel that was asked for, and the picture is the same by every strategy and on the GPU.
 */
#include "samples/patterns/scene.h"
#include "tests/api/captured.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/patterns/programs.cu"

enum { WIDTH = 160, HEIGHT = 90, PIXELS = WIDTH * HEIGHT };

struct view {
    float image[PIXELS * 4];
    unsigned ray_counts[PIXELS], troubles[PATTERNS_TROUBLES];
};

static void read_into(RTcontext context, RTbuffer buffer, void *out, size_t bytes)
{
    void *copy = render_read(context, buffer, bytes);
    memcpy(out, copy, bytes);
    free(copy);
}

/* False: the machine has no such device. */
static bool render_printing(const char *device, bool unchecked, int print_x, int print_y,
                            struct view *out)
{
    const struct patterns_options options = {PROGRAMS,  WIDTH,   HEIGHT, 1,
                                             unchecked, print_x, print_y};
    struct patterns patterns;
    RTcontext context = render_context(device);
    if (!context) return false;
    RENDER_CHECK(context, patterns_create(context, &options, &patterns));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    read_into(context, patterns.image, out->image, sizeof(out->image));
    read_into(context, patterns.ray_counts, out->ray_counts, sizeof(out->ray_counts));
    read_into(context, patterns.troubles, out->troubles, sizeof(out->troubles));
    RENDER_CHECK(context, rtContextDestroy(context));
    return true;
}

static bool render(const char *device, bool unchecked, struct view *out)
{
    return render_printing(device, unchecked, -1, -1, out);
}

/* ---- Exceptions ---- */

/* The enum patterns_trouble that a pixel was painted for; -1: none. */
static int trouble_at(const struct view *view, unsigned i)
{
    const float *pixel = view->image + 4 * i;
    if (view->ray_counts[i]) return -1; /* the exception program sets 0 */
    if (pixel[1] == 0 && pixel[2] > 0) return PATTERNS_OUTSIDE;
    return pixel[2] == 0 && pixel[1] > 0 ? PATTERNS_WORN : PATTERNS_OTHER;
}

static bool exceptions_are_right(const char *device)
{
    static struct view checked, unchecked;
    unsigned painted[PATTERNS_TROUBLES] = {0}, other = 0;
    if (!render(device, false, &checked) || !render(device, true, &unchecked)) return false;
    for (unsigned i = 0; i < PIXELS; i++) {
        const int trouble = trouble_at(&checked, i);
        if (trouble >= 0)
            painted[trouble]++;
        else /* where nothing went wrong, to look for it changes nothing */
            other += !!memcmp(checked.image + 4 * i, unchecked.image + 4 * i, 4 * sizeof(float));
    }
    printf("     %u outside, %u worn through; %u other pixels changed\n", painted[0], painted[1],
           other);
    for (int i = 0; i < PATTERNS_TROUBLES; i++)
        if (painted[i] != checked.troubles[i] || unchecked.troubles[i]) return false;
    return painted[PATTERNS_OUTSIDE] > 20 && painted[PATTERNS_WORN] > 60 &&
           !painted[PATTERNS_OTHER] && !other;
}

TEST(exceptions)
{
    CHECK(exceptions_are_right("cpu"));
}

/* ---- Printing ---- */

static char printed[65536];

static bool print_at(const char *device, unsigned pixel)
{
    static struct view view;
    struct captured c;
    if (!captured_begin(&c)) return false;
    const bool rendered =
        render_printing(device, false, (int)(pixel % WIDTH), (int)(pixel / WIDTH), &view);
    captured_end(&c, printed, sizeof(printed));
    return rendered;
}

/* The first pixel with this trouble. */
static unsigned find(const struct view *view, int trouble)
{
    unsigned i = 0;
    while (i + 1 < PIXELS && trouble_at(view, i) != trouble) i++;
    return i;
}

static bool contains(const char *text)
{
    if (strstr(printed, text)) return true;
    fprintf(stderr, "not in what was printed: %s\n%s", text, printed);
    return false;
}

static bool printing_is_right(const char *device)
{
    static struct view view;
    char line[64];
    if (!render(device, false, &view)) return false;
    const unsigned outside = find(&view, PATTERNS_OUTSIDE), worn = find(&view, PATTERNS_WORN);
    if (!print_at(device, outside)) return false;
    snprintf(line, sizeof(line), "Launch index (%u, %u, 0): index (", outside % WIDTH,
             outside / WIDTH);
    if (!contains("depth 0: object 7 at (") || !contains("of a palette of 5 colours\n") ||
        !contains(line) || strstr(printed, "pixel ("))
        return false;
    if (!print_at(device, worn)) return false;
    if (!contains("depth 0: object 8 at (") || !contains("  paint 0.") ||
        !contains("user exception 0x407\n"))
        return false;
    if (!print_at(device, 0)) return false; /* the floor, at the lower left */
    return contains("depth 0: object 0 at (") && contains("pixel (0, 0): 2 rays\n") &&
           !strstr(printed, "Launch index");
}

TEST(printing)
{
    CHECK(printing_is_right("cpu"));
}

/* ---- Patterns ---- */

static const float *pixel_at(const struct view *view, unsigned column, unsigned row)
{
    return view->image + 4 * (row * WIDTH + column);
}

/* The palette's bands from the top of the seventh ball down: red, orange, yellow, green, blue. */
TEST(colours)
{
    static struct view view;
    CHECK(render("cpu", true, &view));
    const float *red = pixel_at(&view, 94, 46), *yellow = pixel_at(&view, 94, 37);
    const float *blue = pixel_at(&view, 94, 28), *black = pixel_at(&view, 94, 26);
    const float *dots = pixel_at(&view, 35, 35), *paint = pixel_at(&view, 125, 42);
    CHECK(red[0] > 2 * red[1] && red[0] > 2 * red[2]);
    CHECK(yellow[0] > 2 * yellow[2] && yellow[1] > 2 * yellow[2]);
    CHECK(blue[2] > 2 * blue[0] && blue[2] > blue[1]);
    CHECK(black[0] == 0 && black[1] == 0 && black[2] == 0);
    CHECK(dots[0] > 1.3f * dots[1]);
    CHECK(paint[1] > 1.3f * paint[0]);
}

TEST(strategies)
{
    static const char *const others[] = {"structured", "direct"};
    static struct view states, other;
    CHECK(render("cpu", false, &states));
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        setenv("RW_STRATEGY", others[i], 1);
        CHECK(render("cpu", false, &other));
        unsetenv("RW_STRATEGY");
        CHECK(!memcmp(&states, &other, sizeof(states)));
    }
}

/* ---- GPU ---- */

TEST(gpu_exceptions)
{
    CHECK(exceptions_are_right("cuda"));
}

TEST(gpu_printing)
{
    CHECK(printing_is_right("cuda"));
}

/* At edges of patterns a rounding decides. */
TEST(gpu_against_cpu)
{
    static struct view gpu, cpu;
    CHECK(render("cuda", false, &gpu) && render("cpu", false, &cpu));
    const size_t different = render_differences(gpu.image, cpu.image, PIXELS, 2.0f);
    printf("     %zu of %d pixels differ\n", different, PIXELS);
    CHECK(different < PIXELS / 100);
}

static const struct rw_test tests[] = {
    {"exceptions", test_exceptions},
    {"printing", test_printing},
    {"colours", test_colours},
    {"strategies", test_strategies},
};

static const struct rw_test gpu_tests[] = {
    {"gpu exceptions", test_gpu_exceptions},
    {"gpu printing", test_gpu_printing},
    {"gpu against cpu", test_gpu_against_cpu},
};

RENDER_MAIN(tests, gpu_tests)
