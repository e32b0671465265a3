// SPDX-License-Identifier: Apache-2.0
// What the classic headers add to the mathematics: quaternions, and vectors in streams.
#include <optixu/optixu_math_stream.h>
#include <optixu/optixu_quaternion.h>

#include <sstream>

#include "tests/harness.h"

static bool near(float a, float b)
{
    return fabsf(a - b) < 1e-5f;
}

/* A quaternion's rotation of a point. */
static float3 turn(const Quaternion &q, float3 p)
{
    float m[16];
    q.toMatrix(m);
    return make_float3(Matrix4x4(m) * make_float4(p, 1.0f));
}
static bool near(float3 a, float3 b)
{
    return near(a.x, b.x) && near(a.y, b.y) && near(a.z, b.z);
}

static const float3 x = {1.0f, 0.0f, 0.0f}, y = {0.0f, 1.0f, 0.0f}, z = {0.0f, 0.0f, 1.0f};

TEST(quaternion_turns)
{
    CHECK(near(turn(Quaternion(), x), x));
    CHECK(near(turn(Quaternion(z, M_PI_2f), x), y));
    CHECK(near(turn(Quaternion(2.0f * x, M_PI_2f), y), z));
    const Matrix4x4 m = Matrix4x4::rotate(0.7f, normalize(x + 2.0f * z));
    const float3 p = make_float3(1.0f, -2.0f, 3.0f);
    CHECK(near(turn(Quaternion(x + 2.0f * z, 0.7), p), make_float3(m * make_float4(p, 1.0f))));
}

TEST(quaternion_between_directions)
{
    CHECK(near(turn(Quaternion(x, 3.0f * y), x), y));
    CHECK(near(turn(Quaternion(x, y), z), z));
    CHECK(near(turn(Quaternion(y, -y), y), -y));
}

TEST(quaternion_products)
{
    const Quaternion a(z, M_PI_2f), b(x, M_PI_2f);
    CHECK(near(turn(a * b, y), turn(a, turn(b, y))));
    CHECK(near(turn(a.conjugate() * a, y), y));
    CHECK(near(turn(nlerp(Quaternion(), a, 0.5f), x), normalize(x + y)));
}

TEST(streams)
{
    const float data[6] = {1.0f, 0.5f, 3.0f, 4.0f, -5.0f, 6.0f};
    std::stringstream text;
    text << make_float3(1.0f, -2.5f, 3.0f) << ' ' << make_int2(4, -5) << '\n'
         << Matrix2x3(data) << Aabb(x, y);
    float3 v;
    int2 i;
    Matrix2x3 m;
    Aabb box;
    text >> v >> i >> m >> box;
    CHECK(text && v == make_float3(1.0f, -2.5f, 3.0f) && i == make_int2(4, -5));
    CHECK(m == Matrix2x3(data) && box.m_min == x && box.m_max == y);
}

static const struct rw_test tests[] = {
    {"quaternion turns", test_quaternion_turns},
    {"quaternion between directions", test_quaternion_between_directions},
    {"quaternion products", test_quaternion_products},
    {"streams", test_streams},
};

int main()
{
    return RUN_TABLE(tests);
}
