/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Placing instances: matrices and boxes against the same in double, below two places and through
 * chains of transforms, over more than one block, and alike for any number of threads.
 */
#include <math.h>

#include "runtime/scene/placement.h"
#include "tests/harness.h"

enum { COUNT = 40000, TRANSFORMS = 7 };

static struct rw_group_trees trees = {.trees = {{.base = 4096,
                                                 .root = 5,
                                                 .kind = RW_LEAF_TRIANGLES,
                                                 .lower = {-1, -2, 0.5f},
                                                 .upper = {3, 0.25f, 1}},
                                                {.base = 8192,
                                                 .root = 6,
                                                 .kind = RW_LEAF_PRIMITIVES,
                                                 .lower = {0, 0, 0},
                                                 .upper = {1, 1, 1}}}};
static struct RTacceleration_api acceleration = {.built = &trees};
static struct RTgeometrygroup_api group = {.base = {.type = RW_OBJECT_GEOMETRY_GROUP},
                                           .acceleration = &acceleration,
                                           .flags = (RTinstanceflags)2,
                                           .first_child = 77};
static struct RTtransform_api transforms[TRANSFORMS];

/* Transform k has transform k - 3 below it, or the group; each turns, stretches and moves. */
static void make_transforms(void)
{
    for (int k = 0; k < TRANSFORMS; k++) {
        struct RTtransform_api *t = &transforms[k];
        float c = cosf((float)k), s = sinf((float)k), move = (float)(10 * k);
        float matrix[12] = {2 * c, -2 * s, 0, move, 2 * s, 2 * c, 0, -move, 0, 0, 0.5f, 1};
        float inverse[12] = {0.5f * c,  0.5f * s, 0, -0.5f * (c * move - s * move),
                             -0.5f * s, 0.5f * c, 0, 0.5f * (s * move + c * move),
                             0,         0,        2, -2};
        t->base.type = RW_OBJECT_TRANSFORM;
        t->child = k < 3 ? &group.base : &transforms[k - 3].base;
        t->identity = k == 1; /* its matrix does not count */
        memcpy(t->matrix, matrix, sizeof(matrix));
        memcpy(t->inverse, inverse, sizeof(inverse));
    }
}

static struct rw_object *node_of(unsigned i)
{
    unsigned k = i % (TRANSFORMS + 1);
    return k == TRANSFORMS ? &group.base : &transforms[k].base;
}

/* Runs of 900 instances below the identity and below transform 4 in turn. */
static bool is_below(unsigned i)
{
    return i / 900 % 2;
}

static bool place_all(unsigned threads, struct rw_scene *out)
{
    struct rw_placements q = {.scene = out, .threads = threads, .block = 1};
    struct rw_place below = rw_place_below(&rw_place_origin, &transforms[4]);
    struct rw_place_key keys[2] = {{0, 0}, {0, 0}};
    bool ok = true;
    for (unsigned i = 0; ok && i < COUNT; i++) {
        struct rw_placement item = {
            .node = node_of(i), .child_index = i, .mask = ~i, .tree = &trees.trees[i & 1]};
        bool deep = is_below(i);
        ok = rw_placement_add(&q, item, deep ? &below : &rw_place_origin, &keys[deep]);
    }
    ok = ok && rw_placements_write(&q);
    rw_placements_free(&q);
    return ok;
}

static void apply(const float m[12], double p[3])
{
    double v[3];
    for (int r = 0; r < 3; r++)
        v[r] = m[4 * r] * p[0] + m[4 * r + 1] * p[1] + m[4 * r + 2] * p[2] + m[4 * r + 3];
    memcpy(p, v, sizeof(v));
}

/* A point of the group, in the world, one transform after the other. */
static void expected_point(unsigned i, double p[3])
{
    const struct RTtransform_api *path[TRANSFORMS];
    int length = 0;
    for (struct rw_object *o = node_of(i); o != &group.base; o = ((RTtransform)o)->child)
        path[length++] = (RTtransform)o;
    while (length--)
        if (!path[length]->identity) apply(path[length]->matrix, p);
    if (is_below(i)) apply(transforms[4].matrix, p);
}

/* All corners of the box are where they should be, back again, and inside the bounds. */
static bool is_placed(const struct rw_scene *s, unsigned i)
{
    const struct rw_instance *instance = &s->instances[i];
    const struct rw_tree *tree = &trees.trees[i & 1];
    bool good = true;
    for (int corner = 0; corner < 8; corner++) {
        double local[3], expected[3], there[3], back[3];
        for (int a = 0; a < 3; a++) local[a] = corner >> a & 1 ? tree->upper[a] : tree->lower[a];
        memcpy(expected, local, sizeof(local));
        memcpy(there, local, sizeof(local));
        expected_point(i, expected);
        apply(instance->object_to_world, there);
        memcpy(back, there, sizeof(there));
        apply(instance->world_to_object, back);
        for (int a = 0; a < 3; a++) {
            good &= fabs(there[a] - expected[a]) <= 1e-4 * (1 + fabs(expected[a]));
            good &= fabs(back[a] - local[a]) <= 1e-3;
            good &= s->boxes[6 * i + a] <= there[a] + 1e-4 &&
                    s->boxes[6 * i + 3 + a] >= there[a] - 1e-4;
        }
    }
    return good;
}

TEST(against_double)
{
    struct rw_scene s = {.keys = {.count = 1}};
    CHECK(place_all(1, &s));
    CHECK_EQ(s.instance_count, COUNT);
    for (unsigned i = 0; i < COUNT; i++) {
        const struct rw_instance *instance = &s.instances[i];
        bool identity =
            !is_below(i) && (node_of(i) == &group.base || node_of(i) == &transforms[1].base);
        CHECK(is_placed(&s, i));
        CHECK_EQ(instance->child_index, i);
        CHECK_EQ(instance->mask, ~i);
        CHECK_EQ(instance->first_child, 77);
        CHECK_EQ(instance->tree, i & 1 ? 8192 : 4096);
        CHECK_EQ(instance->root, i & 1 ? 6 : 5);
        CHECK_EQ(instance->flags,
                 2u | (identity ? RW_INSTANCE_IDENTITY : 0) | (i & 1 ? 0 : RW_INSTANCE_TRIANGLES));
    }
    rw_scene_free(NULL, &s);
}

TEST(same_for_any_number_of_threads)
{
    struct rw_scene one = {.keys = {.count = 1}}, five = {.keys = {.count = 1}};
    CHECK(place_all(1, &one));
    CHECK(place_all(5, &five));
    CHECK_EQ(five.instance_count, COUNT);
    CHECK(!memcmp(one.instances, five.instances, COUNT * sizeof(*one.instances)));
    CHECK(!memcmp(one.boxes, five.boxes, COUNT * 6 * sizeof(float)));
    rw_scene_free(NULL, &one);
    rw_scene_free(NULL, &five);
}

static void set_scale(struct RTtransform_api *t, float scale, float inverse)
{
    memset(t->matrix, 0, sizeof(t->matrix));
    memset(t->inverse, 0, sizeof(t->inverse));
    for (int k = 0; k < 3; k++) t->matrix[5 * k] = scale, t->inverse[5 * k] = inverse;
    t->base.type = RW_OBJECT_TRANSFORM;
}

/* One scale in another, and their inverses: boxes that builders leave out have a NaN. */
TEST(numbers_out_of_range)
{
    static const struct {
        float outer, outer_inverse, inner, inner_inverse;
        bool stays;
    } cases[] = {
        {1e10f, 1e-10f, 1e10f, 1e-10f, true},  {1e-10f, 1e10f, 1e-10f, 1e10f, true},
        {1e20f, 1e-20f, 1e20f, 1e-20f, false}, {1e-20f, 1e20f, 1e-20f, 1e20f, false},
        {1e-10f, 1e10f, 1e-10f, 0, false},     {1e13f, 1e-13f, 1e13f, 1e-13f, false},
        {1e-10f, 1e10f, 1e-30f, 1e30f, false},
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct rw_scene s = {.keys = {.count = 1}};
        struct rw_placements q = {.scene = &s, .threads = 1, .block = 1};
        struct RTtransform_api outer = {.child = &group.base}, inner = {.child = &group.base};
        struct rw_place_key key = {0, 0};
        set_scale(&outer, cases[i].outer, cases[i].outer_inverse);
        set_scale(&inner, cases[i].inner, cases[i].inner_inverse);
        struct rw_place below = rw_place_below(&rw_place_origin, &outer);
        const struct rw_placement item = {.node = &inner.base, .tree = &trees.trees[0]};
        CHECK(rw_placement_add(&q, item, &below, &key));
        CHECK(rw_placements_write(&q));
        CHECK_EQ(s.boxes[0] == s.boxes[0], cases[i].stays);
        rw_placements_free(&q);
        rw_scene_free(NULL, &s);
    }
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"against-double", test_against_double},
        {"numbers-out-of-range", test_numbers_out_of_range},
        {"same-for-any-number-of-threads", test_same_for_any_number_of_threads}};
    make_transforms();
    return RUN_TABLE(tests);
}
