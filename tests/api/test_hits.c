/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which hits a ray finds and what its programs see of them, with known answers: any-hit programs,
 * flags, masks, transforms.
 *   api.hits [cpu|cuda]
 */
#include <math.h>

#include "tests/api/walls.h"
#include "tests/device.h"

/* ---- hits ---- */

/* Attributes are those of the accepted hit, whatever candidates came after it. */
TEST(ignore)
{
    static const struct {
        unsigned ignored, label;
    } cases[] = {{0, 0}, {1, 1}, {3, 2}, {2, 0}, {5, 1}, {7, 1090}};
    BEGIN("run", 3);
    RTprogram any;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "ignored", cases[i].ignored));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].label);
        if (cases[i].label < 3) CHECK_EQ(w.words[3], cases[i].label + 1); /* the distance */
    }
    END;
}

/* Terminated, a ray has run one any-hit program, and its closest-hit program still runs. */
TEST(terminate)
{
    BEGIN("run", 3);
    RTprogram any;
    OK(program(&w, "terminate", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(run(&w));
    CHECK_EQ(w.words[5], 1);
    CHECK(w.words[0] < 3 && w.words[2] == 90);
    END;
}

/* The any-hit program ignores every hit: with it a ray misses, without it is seen. Rays overrule
 * instances, which overrule geometries. */
TEST(flags)
{
    enum { MISSES = 1090, HITS = 0 };
    static const struct {
        unsigned ray, instance, geometry, result;
    } cases[] = {
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_NONE, MISSES},
        {RT_RAY_FLAG_DISABLE_ANYHIT, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_DISABLE_ANYHIT, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_DISABLE_ANYHIT, HITS},
        {RT_RAY_FLAG_NONE, RT_INSTANCE_FLAG_FORCE_ANYHIT, RT_GEOMETRY_FLAG_DISABLE_ANYHIT, MISSES},
        {RT_RAY_FLAG_FORCE_ANYHIT, RT_INSTANCE_FLAG_DISABLE_ANYHIT, RT_GEOMETRY_FLAG_NONE, MISSES},
        {RT_RAY_FLAG_DISABLE_ANYHIT, RT_INSTANCE_FLAG_FORCE_ANYHIT, RT_GEOMETRY_FLAG_NONE, HITS},
        {RT_RAY_FLAG_DISABLE_ANYHIT | RT_RAY_FLAG_DISABLE_CLOSESTHIT, RT_INSTANCE_FLAG_NONE,
         RT_GEOMETRY_FLAG_NONE, 0},
        {RT_RAY_FLAG_CULL_DISABLED_ANYHIT, RT_INSTANCE_FLAG_NONE, RT_GEOMETRY_FLAG_DISABLE_ANYHIT,
         MISSES},
        {RT_RAY_FLAG_CULL_ENABLED_ANYHIT, RT_INSTANCE_FLAG_DISABLE_ANYHIT, RT_GEOMETRY_FLAG_NONE,
         HITS},
    };
    BEGIN("run", 1);
    RTprogram any;
    OK(program(&w, "any", &any));
    OK(rtMaterialSetAnyHitProgram(w.material, 0, any));
    OK(set_context(&w, "ignored", 1));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "flags", cases[i].ray));
        OK(rtGeometryGroupSetFlags(w.group, (RTinstanceflags)cases[i].instance));
        OK(rtGeometrySetFlags(w.geometry, (RTgeometryflags)cases[i].geometry));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
        int closest = cases[i].result == HITS && !(cases[i].ray & RT_RAY_FLAG_DISABLE_CLOSESTHIT);
        CHECK_EQ(w.words[2], closest ? 90 : 0);
    }
    END;
}

/* Without an any-hit program the first hit found ends the ray. */
TEST(terminate_on_first_hit)
{
    BEGIN("run", 3);
    OK(set_context(&w, "flags", RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT));
    OK(run(&w));
    CHECK(w.words[0] < 3 && w.words[3] == w.words[0] + 1);
    END;
}

/* A geometry group under a group is entered where its mask and the ray's have a bit in common; as
 * the root it is not asked. */
TEST(masks)
{
    static const struct {
        unsigned ray, group, result;
    } cases[] = {{255, 255, 0}, {1, 1, 0}, {1, 2, 1090}, {255, 0, 1090}, {6, 4, 0}};
    BEGIN("run", 1);
    RTgroup group;
    RTacceleration top;
    OK(rtGroupCreate(context, &group));
    OK(rtAccelerationCreate(context, &top));
    OK(rtGroupSetAcceleration(group, top));
    OK(rtGroupSetChildCount(group, 1));
    OK(rtGroupSetChild(group, 0, w.group));
    OK(rtVariableSetObject(w.scene, group));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "mask", cases[i].ray));
        OK(rtGeometryGroupSetVisibilityMask(w.group, cases[i].group));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
    }
    OK(rtVariableSetObject(w.scene, w.group));
    OK(set_context(&w, "mask", 1));
    OK(rtGeometryGroupSetVisibilityMask(w.group, 2));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    END;
}

/* A ray needs a bit in common with each mask on its way, but for the root's. */
TEST(masks_of_nested_groups)
{
    static const struct {
        unsigned ray, outer, inner, result;
    } cases[] = {{3, 1, 2, 0},    {1, 1, 2, 1090},      {2, 1, 2, 1090},
                 {4, 1, 2, 1090}, {255, 1, 0, 1090},    {2, 3, 2, 0},
                 {1, 3, 2, 1090}, {0x1ff, 255, 255, 0}, {0x100, 255, 255, 1090}};
    BEGIN("run", 1);
    RTgroup inner, outer, root;
    RTtransform transform;
    const float identity[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    OK(surround(&w, w.group, 255, &inner));
    OK(rtTransformCreate(context, &transform));
    OK(rtTransformSetMatrix(transform, 0, identity, NULL));
    OK(rtTransformSetChild(transform, inner));
    OK(surround(&w, transform, 255, &outer));
    OK(surround(&w, outer, 255, &root));
    OK(rtGroupSetVisibilityMask(root, 8));
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        OK(set_context(&w, "mask", cases[i].ray));
        OK(rtGroupSetVisibilityMask(outer, cases[i].outer));
        OK(rtGroupSetVisibilityMask(inner, cases[i].inner));
        OK(run(&w));
        CHECK_EQ(w.words[0], cases[i].result);
    }
    END;
}

/* ---- transforms ---- */

/* 3 rows of 4, in double precision. */
typedef double matrix[3][4];

static void multiply(matrix a, matrix b, matrix out)
{
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 4; c++)
            out[r][c] =
                a[r][0] * b[0][c] + a[r][1] * b[1][c] + a[r][2] * b[2][c] + (c == 3 ? a[r][3] : 0);
}

static void apply(matrix m, double w, const double in[3], double out[3])
{
    for (int r = 0; r < 3; r++)
        out[r] = m[r][0] * in[0] + m[r][1] * in[1] + m[r][2] * in[2] + m[r][3] * w;
}

/* Level k of the chain and its inverse: turned about z, stretched, moved; heights stay. */
static void level(unsigned k, matrix m, matrix inverse)
{
    double c = cos(0.3 * k), s = sin(0.3 * k), scale = 1 + 0.1 * k, x = 0.1 * k, y = -0.05 * k;
    matrix forward = {{c * scale, -s * scale, 0, x}, {s * scale, c * scale, 0, y}, {0, 0, 1, 0}};
    matrix back = {{c / scale, s / scale, 0, 0}, {-s / scale, c / scale, 0, 0}, {0, 0, 1, 0}};
    for (int r = 0; r < 2; r++) back[r][3] = -(back[r][0] * x + back[r][1] * y);
    memcpy(m, forward, sizeof forward);
    memcpy(inverse, back, sizeof back);
}

static int is_near(const struct world *w, unsigned which, const double expected[3])
{
    for (unsigned i = 0; i < 3; i++) {
        float got;
        memcpy(&got, &w->words[3 * which + i], sizeof got);
        if (fabs(got - expected[i]) <= 1e-5 * (1 + fabs(expected[i]))) continue;
        fprintf(stderr, "result %u, component %u: %g, expected %g\n", which, i, (double)got,
                expected[i]);
        return 0;
    }
    return 1;
}

TEST(transforms_8_deep)
{
    BEGIN("trace_only", 1);
    RTprogram hit;
    RTobject below = w.group;
    matrix to_world = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}, to_object, m, inverse, product;
    memcpy(to_object, to_world, sizeof to_world);
    OK(program(&w, "hit_transforms", &hit));
    OK(rtMaterialSetClosestHitProgram(w.material, 0, hit));
    for (unsigned k = 8; k >= 1; k--) { /* the innermost first */
        RTtransform transform;
        float rows[16] = {0};
        level(k, m, inverse);
        for (int i = 0; i < 12; i++) rows[i] = (float)m[i / 4][i % 4];
        rows[15] = 1;
        OK(rtTransformCreate(context, &transform));
        OK(rtTransformSetMatrix(transform, 0, rows, NULL));
        OK(rtTransformSetChild(transform, below));
        below = transform;
        multiply(m, to_world, product);
        memcpy(to_world, product, sizeof product);
        multiply(to_object, inverse, product);
        memcpy(to_object, product, sizeof product);
    }
    OK(rtVariableSetObject(w.scene, below));
    OK(run(&w));
    const double p[3] = {1, 2, 3};
    double expected[3];
    apply(to_world, 1, p, expected);
    CHECK(is_near(&w, 0, expected));
    apply(to_world, 0, p, expected);
    CHECK(is_near(&w, 1, expected));
    matrix normals = {0}; /* transposed inverse */
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) normals[r][c] = to_object[c][r];
    apply(normals, 0, p, expected);
    CHECK(is_near(&w, 2, expected));
    apply(to_object, 1, p, expected);
    CHECK(is_near(&w, 3, expected));
    apply(to_object, 0, p, expected);
    CHECK(is_near(&w, 4, expected));
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) normals[r][c] = to_world[c][r];
    apply(normals, 0, p, expected);
    CHECK(is_near(&w, 5, expected));
    END;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"ignore", test_ignore},
        {"terminate", test_terminate},
        {"flags", test_flags},
        {"terminate-on-first-hit", test_terminate_on_first_hit},
        {"masks", test_masks},
        {"masks-of-nested-groups", test_masks_of_nested_groups},
        {"transforms-8-deep", test_transforms_8_deep},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
