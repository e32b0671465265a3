/* SPDX-License-Identifier: Apache-2.0 */
/* See path.h. The device's side is programs/traverse/motion.cuh. */
#include "runtime/scene/path.h"

#include <math.h>
#include <string.h>

#include "runtime/base/affine.h"

enum {
    MOST_KEYS = 33, /* of a tree over instances: each costs its nodes once more */
    SRT_PIECES = 4, /* keys for each of an SRT transform's, whose boxes turn */
    SAMPLES = 8,    /* looked at between two keys */
    BOX = 6         /* floats */
};

/* ---- writing ---- */

static float (*add_units(struct rw_path_table *table, size_t count))[4]
{
    if (!rw_grow((void **)&table->units, &table->capacity, table->count + count,
                 sizeof *table->units))
        return NULL;
    table->count += count;
    return table->units + table->count - count;
}

static uint32_t border_of(const struct rw_motion *motion)
{
    uint32_t border = motion->begin_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_BEGIN : 0;
    return border | (motion->end_mode == RT_MOTIONBORDERMODE_VANISH ? RW_BORDER_END : 0);
}

static bool add_matrix_key(struct rw_path_table *table, const float *matrix, const float *inverse)
{
    float(*to)[4] = add_units(table, RW_MATRIX_KEY_UNITS);
    if (!to) return false;
    memcpy(to, matrix, 12 * sizeof(float));
    memcpy(to + 3, inverse, 12 * sizeof(float));
    return true;
}

static bool add_key(struct rw_path_table *table, RTmotionkeytype type, const float *key)
{
    float inverse[12];
    if (type == RT_MOTIONKEYTYPE_SRT_FLOAT16) {
        float(*to)[4] = add_units(table, RW_SRT_KEY_UNITS);
        if (to) memcpy(to, key, RW_SRT_KEY_UNITS * sizeof *to);
        return to != NULL;
    }
    rw_affine_invert(key, inverse); /* which it has: rtTransformSetMotionKeys */
    return add_matrix_key(table, key, inverse);
}

static bool add_keys(struct rw_path_table *table, const struct RTtransform_api *t)
{
    if (!t->keys) return add_matrix_key(table, t->matrix, t->inverse);
    for (unsigned k = 0; k < t->motion.steps; k++)
        if (!add_key(table, t->key_type, t->keys + k * rw_motion_key_size(t->key_type)))
            return false;
    return true;
}

static bool add_step(struct rw_path_table *table, const struct RTtransform_api *t)
{
    const struct rw_motion *motion = &t->motion;
    const size_t first = table->count;
    if (!add_units(table, RW_PATH_STEP_UNITS) || !add_keys(table, t)) return false;
    struct rw_path_step step = {.kind = RW_STEP_MATRIX, .keys = 1};
    if (t->keys) {
        step.kind = t->key_type == RT_MOTIONKEYTYPE_SRT_FLOAT16 ? RW_STEP_SRT : RW_STEP_MATRIX;
        step.keys = motion->steps;
        step.begin = motion->begin;
        step.end = motion->end;
        step.rate = (float)(step.keys - 1) / (step.end - step.begin);
        step.border = border_of(motion);
    }
    step.units = (rw_u32)(table->count - first);
    memcpy(table->units[first], &step, sizeof step);
    return true;
}

static bool way_moves(const struct rw_way *way)
{
    for (; way; way = way->above)
        for (const struct rw_object *n = way->first; n != way->end; n = ((RTtransform)n)->child)
            if (((const struct RTtransform_api *)n)->keys) return true;
    return false;
}

/* From the root down. */
static bool add_way(struct rw_path_table *table, const struct rw_way *way, struct rw_path *out,
                    bool *vanishes)
{
    if (way->above && !add_way(table, way->above, out, vanishes)) return false;
    for (const struct rw_object *n = way->first; n != way->end; n = ((RTtransform)n)->child) {
        const struct RTtransform_api *t = (const struct RTtransform_api *)n;
        if (!t->keys && t->identity) continue;
        if (!add_step(table, t)) return false;
        *vanishes |= t->keys && border_of(&t->motion);
        out->steps++;
    }
    return true;
}

bool rw_path_add(struct rw_path_table *table, const struct rw_way *way, struct rw_path *out,
                 bool *vanishes)
{
    *out = (struct rw_path){.first = (rw_u32)table->count};
    *vanishes = false;
    return !way_moves(way) || add_way(table, way, out, vanishes);
}

/* ---- keys ---- */

void rw_keys_add(struct rw_keys *keys, const struct RTtransform_api *t)
{
    const bool first = keys->count == 1;
    const float begin = first ? t->motion.begin : fminf(keys->begin, t->motion.begin);
    const float end = first ? t->motion.end : fmaxf(keys->end, t->motion.end);
    const unsigned pieces = t->key_type == RT_MOTIONKEYTYPE_SRT_FLOAT16 ? SRT_PIECES : 1;
    /* Pieces as long as this transform's, and as those before, over what is now the range. */
    float most =
        (float)((t->motion.steps - 1) * pieces) * (end - begin) / (t->motion.end - t->motion.begin);
    if (!first)
        most = fmaxf(most, (float)(keys->count - 1) * (end - begin) / (keys->end - keys->begin));
    *keys = (struct rw_keys){2, begin, end};
    if (most > 1) keys->count = 1 + (unsigned)fminf(ceilf(most), MOST_KEYS - 1); /* not of a NaN */
}

/* ---- boxes ---- */

static void interpolate(const float *a, const float *b, double weight, size_t count, float *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = weight == 0 ? a[i] : (float)((1 - weight) * (double)a[i] + weight * (double)b[i]);
}

/* A step's matrix at a time; `unit` is where the step is. */
static void step_matrix(const struct rw_path_table *table, size_t unit, double time, float out[12])
{
    struct rw_path_step step;
    memcpy(&step, table->units[unit], sizeof step);
    const double last = step.keys - 1;
    double at = fmin(fmax((time - (double)step.begin) * (double)step.rate, 0), last);
    const size_t key = (size_t)fmin(floor(at), fmax(last - 1, 0));
    const size_t units = step.kind == RW_STEP_SRT ? RW_SRT_KEY_UNITS : RW_MATRIX_KEY_UNITS;
    const float *keys = table->units[unit + RW_PATH_STEP_UNITS + key * units];
    float srt[16];
    at = step.keys > 1 ? at - (double)key : 0;
    if (step.kind == RW_STEP_SRT) {
        interpolate(keys, keys + 4 * units, at, 16, srt);
        rw_affine_from_srt(srt, out);
    } else {
        interpolate(keys, keys + 4 * units, at, 12, out);
    }
}

static void multiply(const float *a, const float *b, float *out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++) {
            double sum = c == 3 ? a[4 * r + 3] : 0;
            for (int k = 0; k < 3; k++) sum += (double)a[4 * r + k] * (double)b[4 * k + c];
            out[4 * r + c] = (float)sum;
        }
}

static void path_box(const struct rw_path_table *table, struct rw_path path, double time,
                     const float lower[3], const float upper[3], float box[BOX])
{
    float all[12], next[12], product[12];
    struct rw_path_step step;
    size_t unit = path.first;
    for (rw_u32 k = 0; k < path.steps; k++) {
        step_matrix(table, unit, time, k ? next : all);
        if (k) {
            multiply(all, next, product);
            memcpy(all, product, sizeof all);
        }
        memcpy(&step, table->units[unit], sizeof step);
        unit += step.units;
    }
    rw_affine_box(all, lower, upper, box);
}

/* By how much boxes between two keys stick out of what is interpolated, and could between samples:
 * what bends, or changes its direction, is off by no more than the difference of two differences.
 * */
static void find_excess(float samples[SAMPLES + 1][BOX], float excess[BOX])
{
    for (int a = 0; a < BOX; a++) {
        const double from = samples[0][a], to = samples[SAMPLES][a], outwards = a < 3 ? -1 : 1;
        double most = 0, bend = 0;
        for (int i = 1; i < SAMPLES; i++) {
            const double weight = (double)i / SAMPLES, line = from + weight * (to - from);
            const double before = samples[i - 1][a], here = samples[i][a],
                         after = samples[i + 1][a];
            most = fmax(most, outwards * (here - line));
            bend = fmax(bend, fabs(before - 2 * here + after));
        }
        /* The second differences of a straight line are its roundings. */
        excess[a] = (float)(most + bend);
    }
}

static void grow_box(float *box, const float excess[BOX])
{
    for (int a = 0; a < 3; a++) box[a] -= excess[a], box[3 + a] += excess[3 + a];
}

void rw_path_boxes(const struct rw_path_table *table, struct rw_path path,
                   const struct rw_keys *keys, const float lower[3], const float upper[3],
                   float *boxes)
{
    const double begin = keys->begin, step = ((double)keys->end - begin) / (keys->count - 1);
    float samples[SAMPLES + 1][BOX], excess[BOX], before[BOX] = {0};
    path_box(table, path, begin, lower, upper, samples[SAMPLES]);
    memcpy(boxes, samples[SAMPLES], sizeof excess);
    for (unsigned k = 1; k < keys->count; k++) {
        memcpy(samples[0], samples[SAMPLES], sizeof excess);
        for (int i = 1; i <= SAMPLES; i++)
            path_box(table, path, begin + step * (k - 1 + (double)i / SAMPLES), lower, upper,
                     samples[i]);
        find_excess(samples, excess);
        for (int a = 0; a < BOX; a++) before[a] = fmaxf(before[a], excess[a]);
        grow_box(boxes + BOX * (size_t)(k - 1), before);
        memcpy(boxes + BOX * (size_t)k, samples[SAMPLES], sizeof excess);
        memcpy(before, excess, sizeof before);
    }
    grow_box(boxes + BOX * (size_t)(keys->count - 1), before);
}
