/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Boxes of what takes a path, interpolated between a tree's keys, have to contain it at all times.
 * Samples between keys were not enough: they missed motion between two of them, rotations by nearly
 * a full turn, and steps whose range has no length. Here corners are followed in double precision.
 */
#include <math.h>

#include "runtime/scene/path.h"
#include "tests/harness.h"

enum { MOST_STEPS = 3, MOST_KEYS = 2049, TREE_KEYS = 33, TIMES = 4000 };

static struct RTtransform_api steps[MOST_STEPS];
static float numbers[MOST_STEPS][16 * MOST_KEYS];
static struct RTgeometrygroup_api group;
static unsigned step_count;
static const float lower[3] = {-0.5f, -0.25f, 1}, upper[3] = {0.75f, 0.5f, 2};
static float boxes[6 * TREE_KEYS];
static struct rw_keys keys;
static unsigned seed;

static float random_float(float from, float to)
{
    seed = seed * 1664525u + 1013904223u;
    return from + (to - from) * (float)(seed >> 8) * 0x1p-24f;
}

/* ---- paths ---- */

static void begin_path(void)
{
    memset(steps, 0, sizeof(steps));
    group.base.type = RW_OBJECT_GEOMETRY_GROUP;
    step_count = 0;
    seed = 1;
}

static float *add_step(RTmotionkeytype type, unsigned count, float begin, float end)
{
    struct RTtransform_api *t = &steps[step_count];
    t->base.type = RW_OBJECT_TRANSFORM;
    t->keys = numbers[step_count];
    t->key_type = type;
    t->motion.steps = count;
    t->motion.begin = begin;
    t->motion.end = end;
    if (step_count) steps[step_count - 1].child = &t->base;
    t->child = &group.base;
    return numbers[step_count++];
}

static void put_matrix(float *to, float x, float y, float z)
{
    const float matrix[12] = {1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z};
    memcpy(to, matrix, sizeof(matrix));
}

static void put_turn(float *to, float half_angle)
{
    const float srt[16] = {1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, sinf(half_angle), cosf(half_angle)};
    memcpy(to, srt, sizeof(srt));
}

/* ---- the reference ---- */

static void mix(const struct RTtransform_api *t, double time, double out[16])
{
    const unsigned last = t->motion.steps - 1, size = t->key_type == 2 ? 16 : 12;
    const double begin = t->motion.begin, end = t->motion.end;
    double at = time <= begin ? 0 : time >= end ? last : last * (time - begin) / (end - begin);
    unsigned key = at < last ? (unsigned)at : last, next = key < last ? key + 1 : last;
    for (unsigned i = 0; i < size; i++)
        out[i] = (1 - (at - key)) * (double)t->keys[key * size + i] +
                 (at - key) * (double)t->keys[next * size + i];
}

/* q p q*, for a q of any length. */
static void rotate(const double q[4], double p[3])
{
    double norm = 0, w = 0, v[3], out[3];
    for (int i = 0; i < 4; i++) norm += q[i] * q[i];
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        v[i] = q[3] * p[i] + q[j] * p[k] - q[k] * p[j];
        w -= q[i] * p[i];
    }
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        out[i] = (-w * q[i] + v[i] * q[3] - v[j] * q[k] + v[k] * q[j]) / norm;
    }
    memcpy(p, out, sizeof(out));
}

static void move(const struct RTtransform_api *t, double time, double p[3])
{
    double m[16], out[3];
    mix(t, time, m);
    if (t->key_type != RT_MOTIONKEYTYPE_SRT_FLOAT16) {
        for (int r = 0; r < 3; r++)
            out[r] = m[4 * r] * p[0] + m[4 * r + 1] * p[1] + m[4 * r + 2] * p[2] + m[4 * r + 3];
        memcpy(p, out, sizeof(out));
        return;
    }
    p[0] = m[0] * p[0] + m[1] * p[1] + m[2] * p[2] + m[3];
    p[1] = m[4] * p[1] + m[5] * p[2] + m[6];
    p[2] = m[7] * p[2] + m[8];
    rotate(m + 9, p);
    for (int r = 0; r < 3; r++) p[r] += m[13 + r];
}

/* How far any corner is outside of the box at a time. */
static double outside(double time)
{
    const double at = fmin(fmax(time - (double)keys.begin, 0) * (keys.count - 1) /
                               ((double)keys.end - (double)keys.begin),
                           keys.count - 1);
    const unsigned key = at < keys.count - 1 ? (unsigned)at : keys.count - 2;
    double most = 0;
    for (int c = 0; c < 8; c++) {
        double p[3];
        for (int a = 0; a < 3; a++) p[a] = (double)(c >> a & 1 ? upper[a] : lower[a]);
        for (unsigned k = step_count; k-- > 0;) move(&steps[k], time, p);
        for (int a = 0; a < 6; a++) {
            const double from = boxes[6 * key + a], to = boxes[6 * key + 6 + a];
            const double plane = from + (at - key) * (to - from);
            const double off = a < 3 ? plane - p[a] : p[a - 3] - plane;
            if (!(off <= most)) most = isnan(off) ? 1e9 : off;
        }
    }
    return most;
}

static bool find_boxes(void)
{
    struct rw_path_table table = {0};
    struct rw_path path;
    const struct rw_way way = {&steps[0].base, &group.base, NULL};
    bool vanishes;
    keys = (struct rw_keys){1, 0, 0};
    for (unsigned k = 0; k < step_count; k++) rw_keys_add(&keys, &steps[k]);
    if (keys.count > TREE_KEYS || !rw_path_add(&table, &way, &path, &vanishes)) return false;
    rw_path_boxes(&table, path, &keys, lower, upper, boxes);
    free(table.units);
    return true;
}

/* The most by which it is outside from `begin` to `end`; 1e9: there are no boxes. */
static double most_outside(double begin, double end)
{
    double most = 0;
    for (int i = 0; i <= TIMES; i++) most = fmax(most, outside(begin + (end - begin) * i / TIMES));
    return most;
}

static double widest(void)
{
    double most = 0;
    for (unsigned k = 0; k < keys.count; k++)
        for (int a = 0; a < 3; a++)
            most = fmax(most, (double)boxes[6 * k + 3 + a] - (double)boxes[6 * k + a]);
    return most;
}

/* ---- tests ---- */

#define CLOSE 1e-9

/* More keys than boxes and samples: those between samples were not seen. */
TEST(many_keys)
{
    begin_path();
    float *to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 2049, 0, 1);
    for (int k = 0; k < 2049; k++) put_matrix(to + 12 * k, k % 8 == 3 ? 5 : 0, 0, 0);
    CHECK(find_boxes());
    CHECK(most_outside(0, 1) < CLOSE);
}

/* There and back while another step hardly begins. */
TEST(short_motion_in_a_long_one)
{
    begin_path();
    float *to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 2, 0, 1);
    put_matrix(to, 0, 0, 0);
    put_matrix(to + 12, 0, 1, 0);
    to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 3, 0.5001f, 0.5002f);
    put_matrix(to, 0, 0, 0);
    put_matrix(to + 12, 7, 0, 0);
    put_matrix(to + 24, 0, 0, 0);
    CHECK(find_boxes());
    CHECK(most_outside(0.5, 0.5004) < CLOSE);
    CHECK(most_outside(0, 1) < CLOSE);
}

/* A range without length: at one time it is at the first key, then at the last. */
TEST(jump)
{
    begin_path();
    float *to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 2, 0.25f, 0.25f);
    put_matrix(to, 0, 0, 0);
    put_matrix(to + 12, 4, 0, 0);
    CHECK(find_boxes());
    /* Both keys are at that time; kernels take the last one's box after it. */
    CHECK(boxes[0] <= -0.5f && boxes[3] >= 0.75f);
    CHECK(boxes[6] <= 3.5f && boxes[9] >= 4.75f);
    to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 2, 0, 1);
    put_matrix(to, 0, 0, 0);
    put_matrix(to + 12, 0, 3, 0);
    CHECK(find_boxes());
    CHECK(most_outside(0, 0.25) < CLOSE);
    CHECK(most_outside(0.2500001, 1) < CLOSE);
}

/* Nearly once around: all of it happens in a moment in the middle. */
TEST(full_turn)
{
    static const float half_angles[] = {1.5f, 2.5f, 3.0f, 3.1f, 3.14f, 3.1415f};
    for (unsigned i = 0; i < sizeof(half_angles) / sizeof(half_angles[0]); i++) {
        begin_path();
        float *to = add_step(RT_MOTIONKEYTYPE_SRT_FLOAT16, 2, 0, 1);
        put_turn(to, 0);
        put_turn(to + 16, half_angles[i]);
        CHECK(find_boxes());
        CHECK(most_outside(0, 1) < CLOSE);
        CHECK(most_outside(0.49, 0.51) < CLOSE);
        CHECK(most_outside(0.4999, 0.5001) < CLOSE);
    }
}

/* The same rotation with all signs changed; at half of the time there is none. */
TEST(opposite_quaternions)
{
    begin_path();
    float *to = add_step(RT_MOTIONKEYTYPE_SRT_FLOAT16, 2, 0, 1);
    put_turn(to, 0.5f);
    memcpy(to + 16, to, 16 * sizeof(float));
    for (int i = 9; i < 13; i++) to[16 + i] = -to[i];
    CHECK(find_boxes());
    for (unsigned k = 0; k < 6 * keys.count; k++) CHECK(isfinite(boxes[k]));
    CHECK(most_outside(0.0001, 0.4999) < CLOSE);
    CHECK(most_outside(0.5001, 0.9999) < CLOSE);
}

static void random_srt(float *to)
{
    for (int i = 0; i < 16; i++) to[i] = random_float(-1, 1);
    to[0] += 2, to[4] += 2, to[7] += 2;
}

/* Rotations, shears and lines above each other, each at times of its own. */
TEST(nested)
{
    for (unsigned round = 0; round < 60; round++) {
        begin_path();
        seed = round + 1;
        for (unsigned k = 0; k < MOST_STEPS; k++) {
            const unsigned count = 2 + (round + k) % 4;
            const bool srt = (round >> k & 1) != 0;
            const float begin = random_float(0, 0.5f), end = begin + random_float(0.01f, 0.6f);
            float *to =
                add_step(srt ? RT_MOTIONKEYTYPE_SRT_FLOAT16 : RT_MOTIONKEYTYPE_MATRIX_FLOAT12,
                         count, begin, end);
            for (unsigned i = 0; i < count; i++)
                if (srt)
                    random_srt(to + 16 * i);
                else
                    for (int j = 0; j < 12; j++)
                        to[12 * i + j] = random_float(-1, 1) + (j % 5 == 0 ? 2.0f : 0.0f);
        }
        CHECK(find_boxes());
        CHECK(most_outside(-0.1, 1.2) < CLOSE);
    }
}

/* Boxes are no larger than that: of a line as at the keys, and of a quarter turn by little. */
TEST(tight)
{
    begin_path();
    float *to = add_step(RT_MOTIONKEYTYPE_MATRIX_FLOAT12, 3, 0, 1);
    for (int k = 0; k < 3; k++) put_matrix(to + 12 * k, (float)k, 0, 0);
    CHECK(find_boxes());
    CHECK(keys.count == 3 && widest() < 1.25 + 1e-5);
    begin_path();
    to = add_step(RT_MOTIONKEYTYPE_SRT_FLOAT16, 2, 0, 1);
    put_turn(to, 0);
    put_turn(to + 16, 0.785398f);
    CHECK(find_boxes());
    CHECK(widest() < 1.52); /* of the diagonal of 1.25 and 0.75, 1.4577 */
}

static const struct rw_test tests[] = {
    {"many-keys", test_many_keys},
    {"short-motion-in-a-long-one", test_short_motion_in_a_long_one},
    {"jump", test_jump},
    {"full-turn", test_full_turn},
    {"opposite-quaternions", test_opposite_quaternions},
    {"nested", test_nested},
    {"tight", test_tight},
};

int main(void)
{
    return RUN_TABLE(tests);
}
