/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boxes of what takes a path (path.h), at each of the keys of a tree, such that what is
 * interpolated between them contains it at all times. Nothing is left to luck: samples between two
 * keys say where it is, and a bound says how far it can get between two samples.
 *
 *     time between two keys -> spans, in which every step is a line or one rotation
 *     span -> corners at both ends, and how far any of them leaves the line between (`off`)
 *     excess of a pair of keys: the most of the spans' boxes beyond what is interpolated
 *
 * Spans end where some step has a key, however many there are and however close, and at even
 * distances, since the bound is the square of a span's length. Steps are followed from the object
 * to the world: a step's matrix and the corners below it both change in a span, and what each adds
 * to `off` is said where it is computed. All is in double precision.
 */
#include "runtime/scene/path.h"

#include <math.h>
#include <string.h>

enum {
    SPANS = 8, /* between two keys, where paths bend */
    CORNERS = 8,
    BOX = 6 /* floats */
};

/* Of roundings: kernels compute matrices, and weights between keys, in floats. */
#define RELATIVE_SLACK 0x1p-21

struct map {
    double m[3][4];
};

/* As fmax and fmin, which are calls; where the second is a NaN, the first. */
static inline double most(double a, double b)
{
    return a < b ? b : a;
}

static inline double least(double a, double b)
{
    return b < a ? b : a;
}

/* The corners of a box at both ends of a span. */
struct span {
    double begin, end; /* times */
    double first[CORNERS][3], last[CORNERS][3];
    double off[3]; /* by which a corner, along an axis, may be off the line from first to last */
};

/* ---- steps ---- */

struct step {
    struct rw_path_step head;
    const float *keys; /* of the first, the numbers that are interpolated */
    size_t key_floats;
    bool jumps; /* from the first key to the last, at once: its time has no length */
};

static struct step step_at(const struct rw_path_table *table, size_t unit)
{
    struct step out;
    memcpy(&out.head, table->units[unit], sizeof out.head);
    const bool srt = out.head.kind == RW_STEP_SRT;
    out.keys = table->units[unit + RW_PATH_STEP_UNITS + (srt ? RW_MATRIX_KEY_UNITS : 0)];
    out.key_floats = 4 * (size_t)(srt ? RW_SRT_KEY_UNITS : RW_MATRIX_KEY_UNITS);
    out.jumps = !isfinite(out.head.rate);
    return out;
}

static double key_time(const struct step *s, rw_u32 key)
{
    return (double)s->head.begin + key / (double)s->head.rate;
}

/* Where a time is among the keys. One at which a step jumps is still that of the first. */
static double moment_of(const struct step *s, double time)
{
    return least(s->head.keys - 1, most(0, (time - (double)s->head.begin) * (double)s->head.rate));
}

/* The numbers of the step's keys at a moment between `key` and the next. */
static void mix_keys(const struct step *s, rw_u32 key, double moment, double out[16])
{
    const size_t count = s->head.kind == RW_STEP_SRT ? 16 : 12;
    const float *a = s->keys + key * s->key_floats;
    const float *b = key + 1 < s->head.keys ? a + s->key_floats : a;
    const double weight = moment - key;
    for (size_t i = 0; i < count; i++) out[i] = (1 - weight) * (double)a[i] + weight * (double)b[i];
}

static struct map scale_of(const double srt[16])
{
    return (struct map){
        {{srt[0], srt[1], srt[2], srt[3]}, {0, srt[4], srt[5], srt[6]}, {0, 0, srt[7], srt[8]}}};
}

/* A quaternion of no length is no rotation: any will do, the bound allows for all of them. */
static struct map rotation_of(const double q[4])
{
    const double x = q[0], y = q[1], z = q[2], w = q[3], square = x * x + y * y + z * z + w * w;
    const double n = square > 0 ? 2 / square : 0;
    return (struct map){{{1 - n * (y * y + z * z), n * (x * y - z * w), n * (x * z + y * w), 0},
                         {n * (x * y + z * w), 1 - n * (x * x + z * z), n * (y * z - x * w), 0},
                         {n * (x * z - y * w), n * (y * z + x * w), 1 - n * (x * x + y * y), 0}}};
}

/* ---- spans ---- */

static void apply(const struct map *map, double point[3])
{
    double out[3];
    for (int r = 0; r < 3; r++)
        out[r] = map->m[r][0] * point[0] + map->m[r][1] * point[1] + map->m[r][2] * point[2] +
                 map->m[r][3];
    memcpy(point, out, sizeof out);
}

/* The largest of the corners' movements along each axis. */
static void find_movement(const struct span *span, double out[3])
{
    out[0] = out[1] = out[2] = 0;
    for (int c = 0; c < CORNERS; c++)
        for (int a = 0; a < 3; a++)
            out[a] = most(out[a], fabs(span->last[c][a] - span->first[c][a]));
}

static void move_corners(struct span *span, const struct map *first, const struct map *last)
{
    for (int c = 0; c < CORNERS; c++) {
        apply(first, span->first[c]);
        apply(last, span->last[c]);
    }
}

/* A map that goes along a line, from `first` to `last`, of points that do so too: the product is
 * off the line by s (1 - s) times that of the differences. */
static void add_line(struct span *span, const struct map *first, const struct map *last)
{
    double movement[3], off[3];
    find_movement(span, movement);
    for (int r = 0; r < 3; r++) {
        off[r] = 0;
        for (int k = 0; k < 3; k++) {
            const double a = first->m[r][k], b = last->m[r][k];
            off[r] += fabs(b - a) * movement[k] / 4 + most(fabs(a), fabs(b)) * span->off[k];
        }
    }
    memcpy(span->off, off, sizeof off);
    move_corners(span, first, last);
}

/* A map that is `first` or `last`, whenever: the line is off by all of the way between them. */
static void add_jump(struct span *span, const struct map *first, const struct map *last)
{
    double off[3] = {0, 0, 0};
    for (int c = 0; c < 2 * CORNERS; c++) {
        const double *p = c < CORNERS ? span->first[c] : span->last[c - CORNERS];
        double a[3] = {p[0], p[1], p[2]}, b[3] = {p[0], p[1], p[2]};
        apply(first, a);
        apply(last, b);
        for (int r = 0; r < 3; r++) off[r] = most(off[r], fabs(b[r] - a[r]));
    }
    for (int r = 0; r < 3; r++)
        for (int k = 0; k < 3; k++)
            off[r] += most(fabs(first->m[r][k]), fabs(last->m[r][k])) * span->off[k];
    memcpy(span->off, off, sizeof off);
    move_corners(span, first, last);
}

/* The least square length of a quaternion on the line between two. */
static double least_square(const double a[4], const double b[4])
{
    double aa = 0, ad = 0, dd = 0;
    for (int i = 0; i < 4; i++) {
        aa += a[i] * a[i];
        ad += a[i] * (b[i] - a[i]);
        dd += (b[i] - a[i]) * (b[i] - a[i]);
    }
    const double s = dd > 0 ? least(most(-ad / dd, 0), 1) : 0;
    return most(aa + s * (2 * ad + s * dd), 0);
}

/* How far what turns about `axis` (of no length: any) gets off its line, for each unit of its
 * distance. With C the area that two quaternions span, n their square length and d the difference,
 * the angle of rotation changes by 2 C / n, and that by less than 4 C |d| / n^1.5. A curve is off
 * its line by an eighth of its second derivative, and a circle by its diameter at most. */
static double bend_of(const double a[4], const double b[4], double axis[3])
{
    const double nearest = least_square(a, b);
    double area = 0, difference = 0, aa = 0, bb = 0;
    for (int i = 0; i < 4; i++) {
        difference += (b[i] - a[i]) * (b[i] - a[i]);
        aa += a[i] * a[i];
        bb += b[i] * b[i];
    }
    for (int i = 0; i < 3; i++) { /* the vector of b times the inverse of a */
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        axis[i] = a[3] * b[i] - b[3] * a[i] - (b[j] * a[k] - b[k] * a[j]);
        area += axis[i] * axis[i];
    }
    area = sqrt(area);
    for (int i = 0; i < 3; i++) axis[i] = area > 1e-6 * sqrt(aa * bb) ? axis[i] / area : 0;
    if (!(nearest > 0)) return 2;
    const double speed = 2 * area / nearest;
    return least((speed * speed + 4 * area * sqrt(difference) / (nearest * sqrt(nearest))) / 8, 2);
}

static double length(const double v[3])
{
    return sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

/* The rotation and the translation of an SRT key's numbers, which go along a line. Against a matrix
 * that does so the rotation is off by its bend, across the axis. */
static void add_rotation(struct span *span, const double a[16], const double b[16])
{
    struct map first = rotation_of(a + 9), last = rotation_of(b + 9);
    double axis[3], distance = 0;
    const double bend = bend_of(a + 9, b + 9, axis);
    for (int c = 0; c < CORNERS; c++)
        distance = most(distance, most(length(span->first[c]), length(span->last[c])));
    distance += length(span->off);
    for (int r = 0; r < 3; r++) first.m[r][3] = a[13 + r], last.m[r][3] = b[13 + r];
    add_line(span, &first, &last);
    for (int r = 0; r < 3; r++)
        span->off[r] += bend * distance * sqrt(most(1 - axis[r] * axis[r], 0));
}

static struct map matrix_of(const double numbers[12])
{
    struct map out;
    memcpy(out.m, numbers, sizeof out.m);
    return out;
}

static struct map map_of(const struct step *s, const double numbers[16])
{
    if (s->head.kind != RW_STEP_SRT) return matrix_of(numbers);
    const struct map scale = scale_of(numbers), rotation = rotation_of(numbers + 9);
    struct map out;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            out.m[r][c] = c == 3 ? numbers[13 + r] : 0;
            for (int k = 0; k < 3; k++) out.m[r][c] += rotation.m[r][k] * scale.m[k][c];
        }
    return out;
}

static void add_jumping_step(struct span *span, const struct step *s)
{
    double numbers[2][16];
    const double ends[2] = {span->begin, span->end};
    for (int i = 0; i < 2; i++) {
        const rw_u32 key = ends[i] > (double)s->head.begin ? s->head.keys - 1 : 0;
        mix_keys(s, key, key, numbers[i]);
    }
    const struct map first = map_of(s, numbers[0]), last = map_of(s, numbers[1]);
    add_jump(span, &first, &last);
}

static void add_step(struct span *span, const struct step *s)
{
    double a[16], b[16];
    if (s->jumps) {
        add_jumping_step(span, s);
        return;
    }
    /* No key is within the span; its middle says between which it is. */
    const double middle = moment_of(s, span->begin / 2 + span->end / 2);
    const rw_u32 key = (rw_u32)least(floor(middle), s->head.keys > 1 ? s->head.keys - 2 : 0);
    mix_keys(s, key, least(most(moment_of(s, span->begin), key), key + 1.0), a);
    mix_keys(s, key, least(most(moment_of(s, span->end), key), key + 1.0), b);
    const bool srt = s->head.kind == RW_STEP_SRT;
    const struct map first = srt ? scale_of(a) : matrix_of(a);
    const struct map last = srt ? scale_of(b) : matrix_of(b);
    add_line(span, &first, &last);
    if (srt) add_rotation(span, a, b);
}

/* ---- paths ---- */

struct walk {
    const struct rw_path_table *table;
    struct rw_path path;
    const float *lower, *upper;
    unsigned spans; /* between two keys, at least */
};

/* Number k from the root down. */
static struct step find_step(const struct walk *w, rw_u32 k)
{
    size_t unit = w->path.first;
    struct step step = step_at(w->table, unit);
    for (; k > 0; k--) {
        unit += step.head.units;
        step = step_at(w->table, unit);
    }
    return step;
}

static void follow(const struct walk *w, double begin, double end, struct span *out)
{
    *out = (struct span){.begin = begin, .end = end};
    for (int c = 0; c < CORNERS; c++)
        for (int a = 0; a < 3; a++)
            out->first[c][a] = out->last[c][a] = (double)(c >> a & 1 ? w->upper[a] : w->lower[a]);
    for (rw_u32 k = w->path.steps; k-- > 0;) {
        const struct step step = find_step(w, k);
        add_step(out, &step);
    }
}

static void box_of(const double corners[CORNERS][3], double box[BOX])
{
    for (int a = 0; a < 3; a++) {
        box[a] = box[3 + a] = corners[0][a];
        for (int c = 1; c < CORNERS; c++) {
            box[a] = least(box[a], corners[c][a]);
            box[3 + a] = most(box[3 + a], corners[c][a]);
        }
    }
}

/* The first time after `time` at which some step has a key, `end` at most. */
static double next_key(const struct walk *w, double time, double end)
{
    for (rw_u32 k = 0; k < w->path.steps; k++) {
        const struct step s = find_step(w, k);
        if (s.head.keys < 2) continue;
        rw_u32 key = s.jumps ? s.head.keys - 1 : (rw_u32)floor(moment_of(&s, time));
        while (key < s.head.keys && key_time(&s, key) <= time) key++;
        if (key < s.head.keys) end = least(end, key_time(&s, key));
    }
    return end;
}

/* Between keys that have the boxes `from` and `to`. */
static void find_excess(const struct walk *w, double begin, double end, const float *from,
                        const float *to, double excess[BOX])
{
    struct span span;
    double box[2][BOX];
    for (double time = begin; time < end; time = span.end) {
        const double part = floor((time - begin) / (end - begin) * w->spans * (1 + 1e-9)) + 1;
        double next = next_key(w, time, least(begin + (end - begin) * part / w->spans, end));
        if (!(next > time)) next = end; /* times so close that doubles know none between */
        follow(w, time, next, &span);
        box_of(span.first, box[0]);
        box_of(span.last, box[1]);
        for (int i = 0; i < 2; i++)
            for (int a = 0; a < BOX; a++) {
                const double weight = ((i ? span.end : span.begin) - begin) / (end - begin);
                const double line = (1 - weight) * (double)from[a] + weight * (double)to[a];
                const double out = a < 3 ? line - box[i][a] : box[i][a] - line;
                excess[a] = most(excess[a], out + span.off[a % 3]);
            }
    }
    double size = 0; /* of all axes: rotations take one to another */
    for (int a = 0; a < BOX; a++)
        size = most(size, most(fabs((double)from[a]), fabs((double)to[a])));
    for (int a = 0; a < BOX; a++) excess[a] += RELATIVE_SLACK * size;
}

static void grow_box(float *box, const double excess[BOX])
{
    for (int a = 0; a < 3; a++) {
        box[a] = nextafterf((float)((double)box[a] - excess[a]), -INFINITY);
        box[3 + a] = nextafterf((float)((double)box[3 + a] + excess[3 + a]), INFINITY);
    }
}

/* The box at a key. After the last one some step may have jumped. */
static void find_key_box(const struct walk *w, double time, bool is_last, float *out)
{
    struct span span;
    double box[BOX], after[BOX];
    follow(w, time, time, &span);
    box_of(span.first, box);
    if (is_last) follow(w, (double)INFINITY, (double)INFINITY, &span);
    box_of(span.first, after);
    for (int a = 0; a < BOX; a++) {
        if (is_last) box[a] = a < 3 ? least(box[a], after[a]) : most(box[a], after[a]);
        out[a] = (float)box[a];
    }
}

static void find_boxes(const struct walk *w, const struct rw_keys *keys, float *boxes)
{
    const unsigned last = keys->count - 1;
    const double begin = keys->begin, step = ((double)keys->end - begin) / last;
    double excess[BOX], before[BOX] = {0};
    for (unsigned k = 0; k <= last; k++)
        find_key_box(w, k == last ? (double)keys->end : begin + step * k, k == last,
                     boxes + BOX * (size_t)k);
    for (unsigned k = 0; k < last; k++) {
        float *from = boxes + BOX * (size_t)k;
        memset(excess, 0, sizeof excess);
        find_excess(w, begin + step * k, k + 1 == last ? (double)keys->end : begin + step * (k + 1),
                    from, from + BOX, excess);
        for (int a = 0; a < BOX; a++) before[a] = most(before[a], excess[a]);
        grow_box(from, before);
        memcpy(before, excess, sizeof before);
    }
    grow_box(boxes + BOX * (size_t)last, before);
}

/* One matrix that moves, among others that do not, goes along lines, which need no more samples. */
static bool is_straight(const struct walk *w)
{
    unsigned moving = 0;
    for (rw_u32 k = 0; k < w->path.steps; k++) {
        const struct step s = find_step(w, k);
        if (s.head.kind == RW_STEP_SRT) return false;
        moving += s.head.keys > 1;
    }
    return moving < 2;
}

void rw_path_boxes(const struct rw_path_table *table, struct rw_path path,
                   const struct rw_keys *keys, const float lower[3], const float upper[3],
                   float *boxes)
{
    struct walk walk = {
        .table = table, .path = path, .lower = lower, .upper = upper, .spans = SPANS};
    if (is_straight(&walk)) walk.spans = 1;
    find_boxes(&walk, keys, boxes);
}
