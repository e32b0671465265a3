// SPDX-License-Identifier: Apache-2.0
// raywright_math.h on the host: layouts that buffers rely on, and values of the functions.
#include <raywright_math.h>

#include <new>

#include "tests/harness.h"

using namespace optix;

static_assert(sizeof(float2) == 8 && alignof(float2) == 8, "float2");
static_assert(sizeof(float3) == 12 && alignof(float3) == 4, "float3");
static_assert(sizeof(float4) == 16 && alignof(float4) == 16, "float4");
static_assert(sizeof(uchar4) == 4 && alignof(uchar4) == 4, "uchar4");
static_assert(sizeof(ushort3) == 6 && alignof(ushort3) == 2, "ushort3");
static_assert(sizeof(longlong4) == 32 && alignof(longlong4) == 16, "longlong4");
static_assert(sizeof(size_t2) == 16 && sizeof(size_t3) == 24 && sizeof(size_t4) == 32, "size_t");
static_assert(sizeof(Ray) == 36 && sizeof(Aabb) == 24 && sizeof(Matrix4x4) == 64, "geometry");

static bool near(float a, float b)
{
    return fabsf(a - b) < 1e-5f;
}
static bool near(const float3 &a, const float3 &b)
{
    return near(a.x, b.x) && near(a.y, b.y) && near(a.z, b.z);
}
static float3 f3(float x, float y, float z)
{
    return make_float3(x, y, z);
}

TEST(operators)
{
    float3 a = f3(1.0f, 2.0f, 3.0f);
    CHECK(a + f3(1.0f, 1.0f, 1.0f) == f3(2.0f, 3.0f, 4.0f));
    CHECK(6.0f / a == f3(6.0f, 3.0f, 2.0f));
    CHECK(a / 2.0f == f3(0.5f, 1.0f, 1.5f));
    CHECK(-a * 2.0f == f3(-2.0f, -4.0f, -6.0f));
    a *= a;
    CHECK(a == f3(1.0f, 4.0f, 9.0f));
    a -= 1.0f;
    CHECK(a == f3(0.0f, 3.0f, 8.0f));
    CHECK(a != f3(0.0f, 3.0f, 7.0f));
    CHECK(make_int4(7) / make_int4(1, 2, 3, -7) == make_int4(7, 3, 2, -1));
    CHECK(10u - make_uint2(3, 10) == make_uint2(7, 0));
}

TEST(wide_integers)
{
    const longlong3 a = make_longlong3(1ll << 40, -2, 3);
    CHECK(a * 2ll == make_longlong3(1ll << 41, -4, 6));
    CHECK(-a + make_longlong3(5ll) == make_longlong3(5 - (1ll << 40), 7, 2));
    CHECK(make_ulonglong2(7ull) / make_ulonglong2(2, 7) == make_ulonglong2(3, 1));
}

TEST(conversions)
{
    CHECK(make_float3(make_float2(1.0f, 2.0f), 3.0f) == f3(1.0f, 2.0f, 3.0f));
    CHECK(make_float3(make_float4(1.0f, 2.0f, 3.0f, 4.0f)) == f3(1.0f, 2.0f, 3.0f));
    CHECK(make_float4(1.0f, f3(2.0f, 3.0f, 4.0f)).w == 4.0f);
    CHECK(make_float2(size_t2(640, 480)) == make_float2(640.0f, 480.0f));
    CHECK(make_int2(make_float2(-1.5f, 2.7f)) == make_int2(-1, 2));
    CHECK(size_t3(make_uint3(4000000000u, 0, 1)).x == 4000000000u);
    CHECK(make_float3(make_float2(1.0f, 2.0f)) == f3(1.0f, 2.0f, 0.0f));
    CHECK(make_int4(make_int3(1, 2, 3)) == make_int4(1, 2, 3, 0));
}

TEST(components)
{
    CHECK(fminf(f3(3.0f, 1.0f, 2.0f)) == 1.0f);
    CHECK(fmaxf(make_float4(3.0f, 1.0f, 2.0f, 9.0f)) == 9.0f);
    CHECK(floor(make_float2(-0.5f, 1.5f)) == make_float2(-1.0f, 1.0f));
    CHECK(clamp(f3(-1.0f, 0.5f, 2.0f), 0.0f, 1.0f) == f3(0.0f, 0.5f, 1.0f));
    CHECK_EQ(clamp(-5, -2, 3), -2);
    CHECK(max(make_int3(1, 5, -2), make_int3(2, 3, -1)) == make_int3(2, 5, -1));
    float3 v = f3(1.0f, 2.0f, 3.0f);
    setByIndex(v, 1, 7.0f);
    CHECK(getByIndex(v, 1) == 7.0f && v.y == 7.0f && v.z == 3.0f);
    CHECK_EQ(float_as_int(1.0f), 0x3f800000);
    CHECK(int_as_float(0x40000000) == 2.0f);
}

TEST(scalars)
{
    CHECK(optix::min(2.0f, 1.0f) == 1.0f && optix::max(2, 3) == 3 && optix::max(-1, 1.5f) == 1.5f);
    CHECK(optix::fminf(1.0f, 2.0f) == 1.0f && optix::fmaxf(1.0f, 2.0f) == 2.0f);
    CHECK(fminf(1.0f, 2.0f) == 1.0f && copysignf(3.0f, -1.0f) == -3.0f);
    CHECK(optix::copysignf(make_float2(3.0f, -2.0f), make_float2(-1.0f, 1.0f)) ==
          make_float2(-3.0f, 2.0f));
    CHECK(near(optix::expf(0.0f), 1.0f) && near(expf(make_float2(0.0f, 1.0f)).y, 2.7182818f));
    CHECK(lerp(2.0f, 6.0f, 0.25f) == 3.0f &&
          lerp(f3(0.0f, 2.0f, 4.0f), f3(4.0f, 2.0f, 0.0f), 0.5f) == f3(2.0f, 2.0f, 2.0f));
    CHECK(smoothstep(1.0f, 3.0f, 0.0f) == 0.0f && smoothstep(1.0f, 3.0f, 2.0f) == 0.5f);
    CHECK(near(smoothstep(0.0f, 1.0f, 0.25f), 0.15625f) && smoothstep(1.0f, 3.0f, 4.0f) == 1.0f);
    CHECK(near(luminance(f3(1.0f, 1.0f, 1.0f)), 1.0f));
    CHECK(near(luminance(f3(0.0f, 1.0f, 0.0f)), 0.59f));
    CHECK(near(luminanceCIE(f3(1.0f, 1.0f, 1.0f)), 1.0f));
    CHECK(near(luminanceCIE(f3(0.0f, 0.0f, 1.0f)), 0.0722f));
}

TEST(directions)
{
    const float3 x = f3(1.0f, 0.0f, 0.0f), y = f3(0.0f, 1.0f, 0.0f), z = f3(0.0f, 0.0f, 1.0f);
    CHECK(cross(x, y) == z);
    CHECK(near(length(normalize(f3(3.0f, -4.0f, 12.0f))), 1.0f));
    CHECK(near(reflect(f3(1.0f, -1.0f, 0.0f), y), f3(1.0f, 1.0f, 0.0f)));
    CHECK(faceforward(y, f3(0.0f, -1.0f, 0.0f), y) == -y);
    CHECK(near(bilerp(x, y, z, x, 0.5f, 0.0f), f3(0.5f, 0.5f, 0.0f)));
    CHECK(near(fresnel_schlick(1.0f), 0.0f) && near(fresnel_schlick(0.0f), 1.0f));
    const float3 polar = cart_to_pol(f3(0.0f, -2.0f, 0.0f));
    CHECK(near(polar, f3(1.5f * M_PIf, 0.0f, 2.0f)));
}

TEST(refraction)
{
    const float3 n = f3(0.0f, 0.0f, 1.0f);
    const float sine = 0.6f, ior = 1.5f;
    const float3 in = f3(sine, 0.0f, -0.8f);
    float3 r;
    CHECK(refract(r, in, n, ior));
    CHECK(near(length(r), 1.0f) && near(r.x, sine / ior) && r.z < 0.0f);
    /* From inside the way back, and total reflection. */
    float3 back;
    CHECK(refract(back, -r, n, ior));
    CHECK(near(back, -in));
    CHECK(!refract(r, f3(0.8f, 0.0f, 0.6f), n, ior));
    CHECK(r == f3(0.0f, 0.0f, 0.0f));
}

TEST(hemisphere)
{
    float3 p;
    cosine_sample_hemisphere(0.25f, 0.25f, p);
    CHECK(near(p, f3(0.0f, 0.5f, sqrtf(0.75f))));
    const float3 normals[] = {f3(0.0f, 0.0f, 1.0f), f3(1.0f, 0.0f, 0.0f), f3(0.0f, -1.0f, 0.0f),
                              normalize(f3(1.0f, 2.0f, -3.0f))};
    for (const float3 &n : normals) {
        const Onb onb(n);
        CHECK(near(length(onb.m_tangent), 1.0f) && near(length(onb.m_binormal), 1.0f));
        CHECK(near(dot(onb.m_tangent, n), 0.0f) && near(dot(onb.m_binormal, n), 0.0f));
        CHECK(near(dot(onb.m_tangent, onb.m_binormal), 0.0f));
        float3 up = f3(0.0f, 0.0f, 1.0f);
        onb.inverse_transform(up);
        CHECK(near(up, n));
    }
}

TEST(disk_and_temperature)
{
    CHECK(near(length(square_to_disk(make_float2(1.0f, 0.3f))), 1.0f));
    CHECK(near(length(square_to_disk(make_float2(0.2f, 0.0f))), 1.0f));
    CHECK(square_to_disk(make_float2(0.5f, 0.5f)) == make_float2(0.0f, 0.0f));
    const float2 corner = square_to_disk(make_float2(1.0f, 1.0f));
    CHECK(near(corner.x, sqrtf(0.5f)) && near(corner.y, sqrtf(0.5f)));
    CHECK(temperature(-1.0f) == f3(0.0f, 0.0f, 1.0f));
    CHECK(temperature(0.5f) == f3(0.0f, 1.0f, 0.0f));
    CHECK(temperature(0.625f) == f3(0.5f, 1.0f, 0.0f));
    CHECK(temperature(1.0f) == f3(1.0f, 0.0f, 0.0f));
}

TEST(triangles)
{
    const float3 p0 = f3(0.0f, 0.0f, 0.0f), p1 = f3(2.0f, 0.0f, 0.0f), p2 = f3(0.0f, 2.0f, 0.0f);
    float3 n;
    float t, beta, gamma;
    const Ray down = make_Ray(f3(0.5f, 1.0f, 3.0f), f3(0.0f, 0.0f, -2.0f), 0, 0.0f, RT_DEFAULT_MAX);
    CHECK(intersect_triangle(down, p0, p1, p2, n, t, beta, gamma));
    CHECK(near(t, 1.5f) && near(beta, 0.25f) && near(gamma, 0.5f));
    CHECK(near(n, f3(0.0f, 0.0f, 4.0f)));
    CHECK(intersect_triangle_branchless(down, p0, p1, p2, n, t, beta, gamma) && near(t, 1.5f));
    CHECK(intersect_triangle_earlyexit(down, p0, p1, p2, n, t, beta, gamma) && near(t, 1.5f));
    const Ray up(f3(0.5f, 1.0f, -3.0f), f3(0.0f, 0.0f, 1.0f), 0, 0.0f);
    CHECK(intersect_triangle(up, p0, p1, p2, n, t, beta, gamma) && near(t, 3.0f));
    CHECK(!intersect_triangle(Ray(f3(1.5f, 1.0f, 3.0f), down.direction, 0, 0.0f), p0, p1, p2, n, t,
                              beta, gamma));
    CHECK(!intersect_triangle(Ray(down.origin, down.direction, 0, 0.0f, 1.0f), p0, p1, p2, n, t,
                              beta, gamma));
    CHECK(!intersect_triangle(Ray(down.origin, -down.direction, 0, 0.0f), p0, p1, p2, n, t, beta,
                              gamma));
}

TEST(boxes)
{
    float result[6];
    Aabb *box = (Aabb *)result;
    box->invalidate();
    CHECK(!box->valid());
    box->include(f3(1.0f, 2.0f, 3.0f));
    box->include(f3(-1.0f, 5.0f, 0.0f));
    CHECK(box->m_min == f3(-1.0f, 2.0f, 0.0f) && box->m_max == f3(1.0f, 5.0f, 3.0f));
    CHECK(box->valid() && box->contains(f3(0.0f, 3.0f, 3.0f)));
    CHECK(!box->contains(f3(0.0f, 6.0f, 3.0f)));
    CHECK(near(box->area(), 42.0f) && near(box->volume(), 18.0f));
    CHECK(box->center() == f3(0.0f, 3.5f, 1.5f));
    CHECK_EQ(box->longestAxis(), 1);
    CHECK(near(box->halfArea(), 21.0f) && box->maxExtent() == 3.0f);
    CHECK(box->intersects(Aabb(f3(1.0f, 0.0f, 0.0f), f3(2.0f, 9.0f, 9.0f))));
    CHECK(!box->intersects(Aabb(f3(1.5f, 0.0f, 0.0f), f3(2.0f, 9.0f, 9.0f))));
}

TEST(empty_box)
{
    unsigned char memory[sizeof(Aabb)];
    memset(memory, 0, sizeof(memory));
    Aabb &box = *new (memory) Aabb;
    CHECK(!box.valid());
    box.include(f3(1.0f, 2.0f, 3.0f), f3(2.0f, 3.0f, 4.0f));
    box.include(f3(0.0f, 2.0f, 3.0f), f3(1.0f, 5.0f, 3.0f));
    CHECK(box.m_min == f3(0.0f, 2.0f, 3.0f) && box.m_max == f3(2.0f, 5.0f, 4.0f));
    box.invalidate();
    CHECK(!box.valid());
}

TEST(box_edits)
{
    Aabb box;
    box.set(f3(0.0f, 1.0f, 2.0f), f3(1.0f, 1.0f, 5.0f));
    CHECK(box.isFlat() && box.valid());
    box.enlarge(0.5f);
    CHECK(box.m_min == f3(-0.5f, 0.5f, 1.5f) && box.m_max == f3(1.5f, 1.5f, 5.5f));
    CHECK(box.contains(Aabb(f3(0.0f, 1.0f, 2.0f), f3(1.0f, 1.0f, 5.0f))));
    CHECK(!box.contains(Aabb(f3(0.0f, 1.0f, 2.0f), f3(1.0f, 1.0f, 6.0f))));
    box.set(f3(3.0f, 0.0f, 0.0f), f3(0.0f, -1.0f, 0.0f), f3(1.0f, 1.0f, 2.0f));
    CHECK(box.m_min == f3(0.0f, -1.0f, 0.0f) && box.m_max == f3(3.0f, 1.0f, 2.0f));
    box.include(Aabb(f3(-1.0f, 0.0f, 0.0f), f3(0.0f, 0.0f, 9.0f)));
    CHECK(box.m_min == f3(-1.0f, -1.0f, 0.0f) && box.m_max == f3(3.0f, 1.0f, 9.0f));
}

TEST(box_distances)
{
    Aabb box(f3(0.0f, 0.0f, 0.0f), f3(2.0f, 4.0f, 6.0f));
    CHECK(near(box.distance(f3(5.0f, 8.0f, 3.0f)), 5.0f));
    CHECK(near(box.distance2(f3(5.0f, 8.0f, 3.0f)), 25.0f));
    CHECK(box.distance(f3(1.0f, 1.0f, 1.0f)) == 0.0f);
    CHECK(near(box.signedDistance(f3(1.5f, 2.0f, 3.0f)), -0.5f));
    CHECK(near(box.signedDistance(f3(1.0f, 2.0f, 8.0f)), 2.0f));
    CHECK(box[1] == box.m_max && box.center(2) == 3.0f && box.extent(1) == 4.0f);
    CHECK(!box.isFlat());
    box.intersection(Aabb(f3(1.0f, 4.0f, -1.0f), f3(9.0f, 9.0f, 1.0f)));
    CHECK(box.m_min == f3(1.0f, 4.0f, 0.0f) && box.m_max == f3(2.0f, 4.0f, 1.0f) && box.isFlat());
    box.include(f3(0.0f, 4.0f, 0.0f), f3(2.0f, 5.0f, 0.0f), f3(0.0f, 0.0f, 0.0f));
    CHECK(box.m_min == f3(0.0f, 0.0f, 0.0f) && box.m_max == f3(2.0f, 5.0f, 1.0f));
}

TEST(matrices)
{
    const Matrix4x4 turn = Matrix4x4::rotate(0.5f * M_PIf, f3(0.0f, 0.0f, 1.0f));
    CHECK(near(make_float3(turn * make_float4(1.0f, 0.0f, 0.0f, 1.0f)), f3(0.0f, 1.0f, 0.0f)));
    const Matrix4x4 m =
        Matrix4x4::translate(f3(1.0f, 2.0f, 3.0f)) * turn * Matrix4x4::scale(f3(2.0f, 3.0f, 4.0f));
    CHECK(near(make_float3(m * make_float4(1.0f, 1.0f, 1.0f, 1.0f)), f3(-2.0f, 4.0f, 7.0f)));
    CHECK(near(m.det(), 24.0f));
    const Matrix4x4 one = m * m.inverse(), identity = Matrix4x4::identity();
    for (unsigned i = 0; i < 16; i++) CHECK(near(one[i], identity[i]));
    CHECK(m.transpose().getRow(3) == m.getCol(3) && m.getCol(3).y == 2.0f);

    const Matrix4x4 frame = Matrix4x4::fromBasis(f3(0.0f, 1.0f, 0.0f), f3(0.0f, 0.0f, 1.0f),
                                                 f3(1.0f, 0.0f, 0.0f), f3(5.0f, 6.0f, 7.0f));
    CHECK(frame * make_float4(1.0f, 2.0f, 3.0f, 1.0f) == make_float4(8.0f, 7.0f, 9.0f, 1.0f));
    Matrix4x4 edited = identity;
    edited.setRow(0, make_float4(1.0f, 2.0f, 3.0f, 4.0f));
    edited.setCol(1, make_float4(5.0f, 6.0f, 7.0f, 8.0f));
    CHECK(edited.getData()[0] == 1.0f && edited.getData()[1] == 5.0f && edited[2] == 3.0f);
    CHECK(edited[5] == 6.0f && edited[13] == 8.0f && edited[10] == 1.0f);

    const float data[6] = {1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f};
    const Matrix2x3 a(data);
    CHECK(a * f3(1.0f, 0.0f, -1.0f) == make_float2(-2.0f, -2.0f));
    CHECK(make_float2(1.0f, 1.0f) * a == f3(5.0f, 7.0f, 9.0f));
    CHECK((a * a.transpose()).det() == 14.0f * 77.0f - 32.0f * 32.0f);
    CHECK(2.0f * a - a == a);

    const float data3[9] = {2.0f, 0.0f, 1.0f, 1.0f, 3.0f, 0.0f, 0.0f, 1.0f, 4.0f};
    const Matrix3x3 b(data3), c = b.inverse() * b;
    CHECK(near(b.det(), 25.0f));
    for (unsigned i = 0; i < 9; i++) CHECK(near(c[i], Matrix3x3::identity()[i]));
}

static const struct rw_test tests[] = {
    {"operators", test_operators},
    {"wide integers", test_wide_integers},
    {"conversions", test_conversions},
    {"components", test_components},
    {"scalars", test_scalars},
    {"directions", test_directions},
    {"refraction", test_refraction},
    {"hemisphere", test_hemisphere},
    {"disk and temperature", test_disk_and_temperature},
    {"triangles", test_triangles},
    {"empty box", test_empty_box},
    {"boxes", test_boxes},
    {"box edits", test_box_edits},
    {"box distances", test_box_distances},
    {"matrices", test_matrices},
};

int main()
{
    return RUN_TABLE(tests);
}
