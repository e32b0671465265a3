/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The foliage sample: its holes and what they let through, against the same plant without a tree
 * and without programs; the same picture by every strategy; the same on the GPU if there is one.
 */
#include "samples/foliage/scene.h"
#include "tests/render/support.h"

#define PROGRAMS RW_SOURCE_DIR "/samples/foliage/programs.cu"

enum { WIDTH = 48, HEIGHT = 36, PIXELS = WIDTH * HEIGHT };

struct view {
    float image[PIXELS * 4], first_hits[PIXELS];
};

/* False: the machine has no such device. */
static bool render(const char *device, const struct plant *plant, unsigned samples,
                   struct view *out)
{
    const struct foliage_options options = {PROGRAMS, WIDTH, HEIGHT, samples};
    struct foliage foliage;
    RTcontext context = render_context(device);
    if (!context) return false;
    RENDER_CHECK(context, foliage_create(context, &options, plant, &foliage));
    RENDER_CHECK(context, rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    float *image = render_read(context, foliage.image, sizeof(out->image));
    float *hits = render_read(context, foliage.first_hits, sizeof(out->first_hits));
    memcpy(out->image, image, sizeof(out->image));
    memcpy(out->first_hits, hits, sizeof(out->first_hits));
    free(image);
    free(hits);
    RENDER_CHECK(context, rtContextDestroy(context));
    return true;
}

/* ---- The nearest hit, all triangles tried ---- */

static unsigned char pictures[PLANT_PARTS][PLANT_PICTURE * PLANT_PICTURE * 4];

/* Filtered as the texture is, with edges that are clamped, which all parts with holes have. */
static double opacity(int part, double u, double v)
{
    const double x = u * PLANT_PICTURE - 0.5, y = v * PLANT_PICTURE - 0.5;
    double sum = 0;
    for (int corner = 0; corner < 4; corner++) {
        const int dx = corner & 1, dy = corner >> 1;
        int column = (int)floor(x) + dx, row = (int)floor(y) + dy;
        const double weight =
            (dx ? x - floor(x) : 1 - x + floor(x)) * (dy ? y - floor(y) : 1 - y + floor(y));
        column = column < 0 ? 0 : column >= PLANT_PICTURE ? PLANT_PICTURE - 1 : column;
        row = row < 0 ? 0 : row >= PLANT_PICTURE ? PLANT_PICTURE - 1 : row;
        sum += weight * pictures[part][(row * PLANT_PICTURE + column) * 4 + 3] / 255.0;
    }
    return sum;
}

static double dot3(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross3(const double a[3], const double b[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

/* Distance of triangle i, infinite where the ray misses it or goes through a hole (Möller and
 * Trumbore 1997). */
static double hit_triangle(const struct plant *p, unsigned i, const double from[3],
                           const double direction[3])
{
    const uint32_t *c = p->triangles + 3 * i;
    double edge[2][3], away[3], h[3], q[3];
    for (int k = 0; k < 3; k++) {
        const double a = p->vertices[3 * c[0] + k];
        edge[0][k] = p->vertices[3 * c[1] + k] - a;
        edge[1][k] = p->vertices[3 * c[2] + k] - a;
        away[k] = from[k] - a;
    }
    cross3(direction, edge[1], h);
    const double area = dot3(edge[0], h);
    if (area == 0) return INFINITY;
    const double b = dot3(away, h) / area;
    cross3(away, edge[0], q);
    const double d = dot3(direction, q) / area, t = dot3(edge[1], q) / area;
    if (b < 0 || d < 0 || b + d > 1 || t < 0) return INFINITY;
    const float *uv = p->coordinates;
    const double u = (1 - b - d) * uv[2 * c[0]] + b * uv[2 * c[1]] + d * uv[2 * c[2]];
    const double v = (1 - b - d) * uv[2 * c[0] + 1] + b * uv[2 * c[1] + 1] + d * uv[2 * c[2] + 1];
    const bool solid = p->parts[i] == PLANT_GROUND || p->parts[i] == PLANT_BARK;
    return solid || opacity(p->parts[i], u, v) >= 0.5 ? t : INFINITY;
}

static double nearest_hit(const struct plant *p, unsigned column, unsigned row)
{
    const struct foliage_view *view = &foliage_view;
    const double up[3] = {0, 1, 0};
    double from[3], direction[3], x[3], y[3], z[3], nearest = INFINITY;
    for (int i = 0; i < 3; i++) {
        from[i] = view->eye[i];
        z[i] = view->look_at[i] - from[i];
    }
    cross3(z, up, x);
    cross3(x, z, y);
    const double right = 2 * (column + 0.5) / WIDTH - 1, above = 2 * (row + 0.5) / HEIGHT - 1;
    const double half = view->tan_half_fov, wide = half * WIDTH / HEIGHT;
    for (int i = 0; i < 3; i++)
        direction[i] = z[i] / sqrt(dot3(z, z)) + right * wide * x[i] / sqrt(dot3(x, x)) +
                       above * half * y[i] / sqrt(dot3(y, y));
    const double length = sqrt(dot3(direction, direction));
    for (int i = 0; i < 3; i++) direction[i] /= length;
    for (unsigned i = 0; i < p->triangle_count; i++)
        nearest = fmin(nearest, hit_triangle(p, i, from, direction));
    return isinf(nearest) ? 0 : nearest;
}

/* At the edges of holes a rounding decides, so a few pixels may differ. */
static bool holes_are_right(const char *device)
{
    static struct view view;
    struct plant plant;
    unsigned wrong = 0, in_the_sky = 0;
    if (!plant_grow(&plant) || !render(device, &plant, 1, &view)) return false;
    for (int part = 0; part < PLANT_PARTS; part++) plant_paint(part, pictures[part]);
    for (unsigned i = 0; i < PIXELS; i++) {
        const double wanted = nearest_hit(&plant, i % WIDTH, i / WIDTH);
        in_the_sky += wanted == 0;
        wrong += fabs(view.first_hits[i] - wanted) > 1e-3 * wanted;
    }
    printf("     %u of %d pixels differ, %u are sky\n", wrong, PIXELS, in_the_sky);
    plant_free(&plant);
    return wrong <= PIXELS / 200 && in_the_sky > PIXELS / 4 && in_the_sky < PIXELS * 3 / 4;
}

TEST(holes)
{
    CHECK(holes_are_right("cpu"));
}

/* ---- Light through leaves ---- */

/* Bare ground, and squares of one part above it, out of sight, whose shadow fills the picture's
 * lower half. */
static void make_roof(enum plant_part part, unsigned roofs, struct plant *out)
{
    static float vertices[3 * 12], coordinates[2 * 12];
    static uint32_t triangles[3 * 6];
    static uint8_t parts[6];
    static const float corners[4][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    for (unsigned i = 0; i < 4 * (1 + roofs); i++) {
        const float *corner = corners[i % 4];
        vertices[3 * i] = 200 * corner[0] - 100;
        vertices[3 * i + 1] = i < 4 ? 0 : 20 + 5 * (float)(i / 4);
        vertices[3 * i + 2] = 100 - 200 * corner[1];
        /* The same place of the picture everywhere: a leaf's, beside its stem. */
        coordinates[2 * i] = i < 4 ? corner[0] : 0.53f;
        coordinates[2 * i + 1] = i < 4 ? corner[1] : 0.74f;
    }
    for (unsigned i = 0; i < 2 * (1 + roofs); i++) {
        const uint32_t first = i / 2 * 4, three[3] = {first, first + 1 + i % 2, first + 2 + i % 2};
        memcpy(triangles + 3 * i, three, sizeof(three));
        parts[i] = (uint8_t)(i < 2 ? PLANT_GROUND : part);
    }
    *out =
        (struct plant){4 * (1 + roofs), 2 * (1 + roofs), vertices, coordinates, triangles, parts};
}

/* Green of the ground in the middle of the lowest row, by 64 samples. */
static double green_below(const char *device, enum plant_part part, unsigned roofs)
{
    static struct view view;
    struct plant plant;
    double sum = 0;
    make_roof(part, roofs, &plant);
    if (!render(device, &plant, 64, &view)) return NAN;
    for (unsigned i = WIDTH / 4; i < WIDTH * 3 / 4; i++) sum += view.image[4 * i + 1];
    return sum / (WIDTH / 2);
}

/* A leaf dims the light, a second one dims it again, bark lets nothing through. */
static bool light_is_right(const char *device)
{
    const double open = green_below(device, PLANT_BARK, 0);
    const double bark = green_below(device, PLANT_BARK, 1);
    const double one = green_below(device, PLANT_TWIG, 1), two = green_below(device, PLANT_TWIG, 2);
    printf("     open %.4f, under a leaf %.4f, two %.4f, bark %.4f\n", open, one, two, bark);
    return open > one * 1.3 && one > two * 1.02 && two > bark * 1.02;
}

TEST(light)
{
    CHECK(light_is_right("cpu"));
}

/* ---- Devices and strategies ---- */

TEST(strategies)
{
    static const char *const others[] = {"structured", "direct"};
    static struct view states, other;
    struct plant plant;
    CHECK(plant_grow(&plant) && render("cpu", &plant, 2, &states));
    for (unsigned i = 0; i < PIXELS * 4; i++) CHECK(isfinite(states.image[i]));
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        setenv("RW_STRATEGY", others[i], 1);
        CHECK(render("cpu", &plant, 2, &other));
        unsetenv("RW_STRATEGY");
        CHECK(!memcmp(states.image, other.image, sizeof(states.image)));
    }
    plant_free(&plant);
}

TEST(gpu_holes)
{
    CHECK(holes_are_right("cuda"));
}

TEST(gpu_light)
{
    CHECK(light_is_right("cuda"));
}

/* One bit of difference can send a path elsewhere, most pixels have none that matters. */
TEST(gpu_against_cpu)
{
    static struct view gpu, cpu;
    struct plant plant;
    CHECK(plant_grow(&plant));
    CHECK(render("cuda", &plant, 4, &gpu) && render("cpu", &plant, 4, &cpu));
    const size_t different = render_differences(gpu.image, cpu.image, PIXELS, 4.0f);
    printf("     %zu of %d pixels differ\n", different, PIXELS);
    CHECK(different < PIXELS / 10);
    plant_free(&plant);
}

static const struct rw_test tests[] = {
    {"holes", test_holes},
    {"light", test_light},
    {"strategies", test_strategies},
};

static const struct rw_test gpu_tests[] = {
    {"gpu holes", test_gpu_holes},
    {"gpu light", test_gpu_light},
    {"gpu against cpu", test_gpu_against_cpu},
};

RENDER_MAIN(tests, gpu_tests)
