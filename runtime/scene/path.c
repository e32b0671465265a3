/* SPDX-License-Identifier: Apache-2.0 */
/* See path.h, path_boxes.c. The device's side is programs/traverse/motion.cuh. */
#include "runtime/scene/path.h"

#include <math.h>
#include <string.h>

#include "runtime/base/affine.h"
#include "runtime/scene/tree_motion.h"

enum {
    MOST_KEYS = 33, /* of a tree over instances: each costs its nodes once more */
    SRT_PIECES = 4  /* keys for each of an SRT transform's, whose boxes turn */
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

static bool add_matrix(struct rw_path_table *table, const float *matrix, const float *inverse)
{
    float(*to)[4] = add_units(table, RW_MATRIX_KEY_UNITS);
    if (!to) return false;
    memcpy(to, matrix, 12 * sizeof(float));
    memcpy(to + 3, inverse, 12 * sizeof(float));
    return true;
}

/* What a scale of 0 makes singular has an inverse that no ray hits anything with; a matrix key has
 * one: rtTransformSetMotionKeys. */
static bool add_key(struct rw_path_table *table, RTmotionkeytype type, const float *key)
{
    float matrix[12], inverse[12];
    const bool srt = type == RT_MOTIONKEYTYPE_SRT_FLOAT16;
    if (srt)
        rw_affine_from_srt(key, matrix);
    else
        memcpy(matrix, key, sizeof matrix);
    if (!rw_affine_invert(matrix, inverse))
        for (int i = 0; i < 12; i++) inverse[i] = NAN;
    if (!add_matrix(table, matrix, inverse)) return false;
    float(*numbers)[4] = srt ? add_units(table, RW_SRT_UNITS) : NULL;
    if (numbers) memcpy(numbers, key, RW_SRT_UNITS * sizeof *numbers);
    return !srt || numbers;
}

static bool add_keys(struct rw_path_table *table, const struct RTtransform_api *t)
{
    if (!t->keys) return add_matrix(table, t->matrix, t->inverse);
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
        step.border = rw_motion_border(motion);
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
        *vanishes |= t->keys && rw_motion_border(&t->motion);
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
