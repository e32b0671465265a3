/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangles of all vertex and index formats, with strides and transforms: rays hit what a loop over
 * the decoded triangles says that they do, and what was built is what was given.
 */
#include "tests/optix7/shapes.h"

enum { SIDE = 7, VERTICES = SIDE * SIDE, CELLS = SIDE - 1, TRIANGLES = 2 * CELLS * CELLS };
enum { RAYS = 150, STRIDE_MORE = 4 };

/* ---- encodings ---- */

/* Of a number from -1 to 1, and what the code stands for. */
static uint32_t encode_float(double x)
{
    const float number = (float)x;
    uint32_t bits;
    memcpy(&bits, &number, sizeof(bits));
    return bits;
}

static double decode_float(uint32_t code)
{
    float number;
    memcpy(&number, &code, sizeof(number));
    return number;
}

/* Ten bits behind the leading one; below 2^-14 there is none. */
static uint32_t encode_half(double x)
{
    int exponent;
    const double part = frexp(fabs(x), &exponent);
    const uint32_t sign = x < 0 ? 0x8000u : 0;
    if (x == 0) return 0;
    if (exponent < -13) return sign | (uint32_t)lrint(ldexp(fabs(x), 24));
    return sign + ((uint32_t)(exponent + 14) << 10) + (uint32_t)lrint((part * 2 - 1) * 1024);
}

static double decode_half(uint32_t code)
{
    const int exponent = code >> 10 & 31, digits = code & 1023;
    const double size = exponent ? ldexp(1024 + digits, exponent - 25) : ldexp(digits, -24);
    return code & 0x8000u ? -size : size;
}

static uint32_t encode_short(double x)
{
    return (uint16_t)lrint(x * 32767);
}

static double decode_short(uint32_t code)
{
    return fmax((int16_t)code / 32767.0, -1);
}

static const struct format {
    int format;
    unsigned words, bytes; /* in a vertex, of a word */
    uint32_t (*encode)(double x);
    double (*decode)(uint32_t code);
} formats[] = {
    {OPTIX7_VERTICES_FLOAT3, 3, 4, encode_float, decode_float},
    {OPTIX7_VERTICES_FLOAT2, 2, 4, encode_float, decode_float},
    {OPTIX7_VERTICES_HALF3, 3, 2, encode_half, decode_half},
    {OPTIX7_VERTICES_HALF2, 2, 2, encode_half, decode_half},
    {OPTIX7_VERTICES_SNORM3, 3, 2, encode_short, decode_short},
    {OPTIX7_VERTICES_SNORM2, 2, 2, encode_short, decode_short},
};

/* ---- meshes ---- */

struct mesh {
    double vertices[VERTICES][3]; /* decoded, transformed */
    uint32_t indices[TRIANGLES][3];
    struct optix7_build_input input;
};

static const float moves[12] = {0.5f, 0, 0.25f, 3, 0, -2, 0, 1, 0.125f, 0, 1, -4};

/* Of a grid, or of triangles that have nothing in common. */
static void place_vertex(unsigned i, bool apart, double at[3])
{
    const unsigned cell = i / 3, corner = i % 3;
    at[0] = apart ? (cell % 4 + 0.9 * (corner == 1)) / 2 - 1 : 2.0 * (i % SIDE) / CELLS - 1;
    at[1] = apart ? (cell / 4 % 4 + 0.9 * (corner == 2)) / 2 - 1 : 2.0 * (i / SIDE) / CELLS - 1;
    at[2] = 0.5 * sin(3.0 * i);
}

static void set_vertices(struct mesh *m, const struct format *format, unsigned stride, bool apart)
{
    const unsigned step = stride ? stride : format->words * format->bytes;
    unsigned char *bytes = take(VERTICES * step);
    for (unsigned i = 0; i < VERTICES; i++) {
        double at[3];
        place_vertex(i, apart, at);
        for (unsigned k = 0; k < format->words; k++) {
            const uint32_t code = format->encode(at[k]);
            memcpy(bytes + i * step + k * format->bytes, &code, format->bytes);
            m->vertices[i][k] = format->decode(code);
        }
    }
    m->input.of.triangles.vertices = memcpy(take(8), &(optix7_address){ADDRESS(bytes)}, 8);
    m->input.of.triangles.vertex_count = VERTICES;
    m->input.of.triangles.vertex_format = format->format;
    m->input.of.triangles.vertex_stride = stride;
}

static void set_indices(struct mesh *m, int index_format, unsigned stride)
{
    const unsigned size = index_format == OPTIX7_INDICES_SHORT3 ? 2 : 4;
    const unsigned step = stride ? stride : 3 * size;
    unsigned char *bytes = take(TRIANGLES * step);
    for (unsigned i = 0; i < TRIANGLES; i++) {
        const uint32_t cell = i / 2, first = cell / CELLS * SIDE + cell % CELLS;
        const uint32_t halves[2][3] = {{first, first + 1, first + SIDE},
                                       {first + SIDE + 1, first + SIDE, first + 1}};
        memcpy(m->indices[i], halves[i % 2], sizeof(m->indices[i]));
        for (unsigned k = 0; k < 3; k++)
            memcpy(bytes + i * step + k * size, &m->indices[i][k], size);
    }
    m->input.of.triangles.indices = ADDRESS(bytes);
    m->input.of.triangles.triangle_count = TRIANGLES;
    m->input.of.triangles.index_format = index_format;
    m->input.of.triangles.index_stride = stride;
}

/* Without indices each three vertices are a triangle. */
static unsigned set_no_indices(struct mesh *m)
{
    const unsigned count = VERTICES / 3;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < 3; k++) m->indices[i][k] = 3 * i + k;
    m->input.of.triangles.vertex_count = 3 * count;
    return count;
}

static void transform(struct mesh *m)
{
    m->input.of.triangles.transform = *place(moves, sizeof(moves));
    m->input.of.triangles.transform_format = OPTIX7_TRANSFORM_FLOAT12;
    for (unsigned i = 0; i < VERTICES; i++) {
        const double from[3] = {m->vertices[i][0], m->vertices[i][1], m->vertices[i][2]};
        for (unsigned k = 0; k < 3; k++)
            m->vertices[i][k] = moves[4 * k] * from[0] + moves[4 * k + 1] * from[1] +
                                moves[4 * k + 2] * from[2] + moves[4 * k + 3];
    }
}

/* ---- the reference ---- */

struct reference {
    double t, u;
    unsigned primitive;
    double margin; /* how far from all edges, of those that are near the ray the least */
};

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double *a, const double *b, double *out)
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void meet(const struct mesh *m, unsigned primitive, const struct ray *ray,
                 struct reference *best)
{
    const double *v[3];
    double a[3], b[3], from[3], direction[3], n[3], p[3], q[3];
    for (int i = 0; i < 3; i++) v[i] = m->vertices[m->indices[primitive][i]];
    for (int k = 0; k < 3; k++) {
        a[k] = v[1][k] - v[0][k], b[k] = v[2][k] - v[0][k];
        from[k] = ray->origin[k] - v[0][k], direction[k] = ray->direction[k];
    }
    cross(a, b, n), cross(direction, b, p), cross(from, a, q);
    const double scale = 1 / dot(a, p), u = dot(from, p) * scale, w = dot(direction, q) * scale;
    const double t = dot(b, q) * scale, inside = fmin(fmin(u, w), 1 - u - w);
    if (!isfinite(scale)) return;
    best->margin = fmin(best->margin, fabs(inside));
    if (inside < 0 || t < ray->tmin || t >= best->t) return;
    best->t = t, best->u = u, best->primitive = primitive;
}

/* ---- the test ---- */

/* At points in the planes of the triangles, in and beside them. */
static void make_rays(const struct mesh *m, unsigned triangles, struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++) {
        const uint32_t *corners = m->indices[i * 7 % triangles];
        const double weights[2] = {0.012 * (i * 37 % 100), 0.012 * (i * 61 % 100)};
        rays[i] = (struct ray){.origin = {0.3f, 0.2f, 9}, .tmax = 100};
        for (int k = 0; k < 3; k++) {
            const double at = m->vertices[corners[0]][k];
            double to = at;
            for (int c = 0; c < 2; c++) to += weights[c] * (m->vertices[corners[1 + c]][k] - at);
            rays[i].direction[k] = (float)to - rays[i].origin[k];
        }
    }
}

static bool is_as_given(const struct mesh *m, const struct result *r)
{
    for (unsigned i = 0; i < 9; i++)
        if (fabs(r->points[i] - m->vertices[m->indices[r->primitive][i / 3]][i % 3]) > 1e-5)
            return false;
    return true;
}

static void check(struct world *w, const struct mesh *m, unsigned triangles, int *rw_failed)
{
    static struct ray rays[RAYS];
    unsigned hits = 0, close = 0;
    make_rays(m, triangles, rays);
    optix7_handle handle = build(&w->f, &m->input, 1, OPTIX7_BUILD_VERTEX_ACCESS);
    CHECK(handle);
    const struct result *r = trace(w, handle, rays, RAYS, rw_failed);
    for (unsigned i = 0; i < RAYS && !*rw_failed; i++) {
        struct reference best = {.t = INFINITY, .margin = INFINITY};
        for (unsigned k = 0; k < triangles; k++) meet(m, k, &rays[i], &best);
        close += best.margin < 1e-4;
        if (best.margin < 1e-4) continue;
        CHECK_EQ(r[i].hit, isfinite(best.t));
        if (!r[i].hit) continue;
        hits++;
        CHECK_EQ(r[i].primitive, best.primitive);
        CHECK(fabs(r[i].t - best.t) < 1e-5 && fabs(r[i].parameter - best.u) < 1e-4);
        CHECK(is_as_given(m, &r[i]));
    }
    CHECK(hits > RAYS / 4 && close < RAYS / 10);
}

/* Every format as it is packed, then with strides; one of both is transformed. */
static void check_format(struct world *w, unsigned number, int index_format, int *rw_failed)
{
    const struct format *format = &formats[number];
    for (unsigned strides = 0; strides < 2 && !*rw_failed; strides++) {
        struct mesh m = {.input = squares(1, 0, no_any_hit)};
        unsigned triangles = TRIANGLES;
        const unsigned index = index_format == OPTIX7_INDICES_SHORT3 ? 8 : 20;
        set_vertices(&m, format, strides * (format->words * format->bytes + STRIDE_MORE),
                     !index_format);
        if (index_format)
            set_indices(&m, index_format, strides * index);
        else
            triangles = set_no_indices(&m);
        if (strides == number % 2) transform(&m);
        check(w, &m, triangles, rw_failed);
        if (*rw_failed)
            fprintf(stderr, "vertex format 0x%x, index format 0x%x, strides %u\n",
                    (unsigned)format->format, (unsigned)index_format, strides);
    }
}

TEST(formats)
{
    static const int index_formats[] = {OPTIX7_INDICES_NONE, OPTIX7_INDICES_SHORT3,
                                        OPTIX7_INDICES_INT3};
    struct world *w = take(sizeof(*w));
    open_world(w, "__raygen__triangle", 0, 0, rw_failed);
    for (unsigned i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
        for (unsigned k = 0; k < 3 && !*rw_failed; k++)
            check_format(w, i, index_formats[k], rw_failed);
}

/* The ends of the ranges: the least short is -1, as the one after it; halves without a leading one,
 * and large ones. */
TEST(extremes)
{
    struct world *w = take(sizeof(*w));
    static const int16_t shorts[3][3] = {{0, 0, 32767}, {32767, 0, 32767}, {0, 32767, -32768}};
    static const uint16_t halves[3][3] = {{0x0001, 0x8200, 0}, {0x7bff, 0, 0}, {0, 0x7bff, 0x0400}};
    static const float expected[2][9] = {{0, 0, 1, 1, 0, 1, 0, 1, -1},
                                         {0x1p-24f, -0x1p-15f, 0, 65504, 0, 0, 0, 65504, 0x1p-14f}};
    open_world(w, "__raygen__triangle", 0, 0, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(1, 0, no_any_hit), squares(1, 0, no_any_hit)};
    inputs[0].of.triangles.vertex_format = OPTIX7_VERTICES_SNORM3;
    inputs[0].of.triangles.vertices = place(shorts, sizeof(shorts));
    inputs[1].of.triangles.vertex_format = OPTIX7_VERTICES_HALF3;
    inputs[1].of.triangles.vertices = place(halves, sizeof(halves));
    const struct ray rays[] = {{{0.25f, 0.25f, 5}, 0, {0, 0, -1}, 10},
                               {{9000, 9000, 5}, 0, {0, 0, -1}, 10}};
    const struct result *r =
        trace(w, build(&w->f, inputs, 2, OPTIX7_BUILD_VERTEX_ACCESS), rays, 2, rw_failed);
    for (unsigned i = 0; i < 2; i++)
        CHECK(r[i].hit && !memcmp(r[i].points, expected[i], sizeof(expected[i])));
}

static const struct rw_test tests[] = {
    {"formats", test_formats},
    {"extremes", test_extremes},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
