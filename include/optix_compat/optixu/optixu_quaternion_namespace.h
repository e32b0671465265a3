/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Quaternions for rotations, in ray programs and in host code: (x, y, z, w), w the real part.
 * Angles are in radians, rotations right-handed.
 */
#ifndef RW_COMPAT_OPTIXU_QUATERNION_NAMESPACE_H
#define RW_COMPAT_OPTIXU_QUATERNION_NAMESPACE_H

#include "optixu_math_namespace.h"

#define RW_MEMBER RW_SHARED_INLINE

namespace optix
{
class Quaternion
{
  public:
    float4 m_q;

    /* No rotation. */
    RW_MEMBER Quaternion() : m_q(make_float4(0.0f, 0.0f, 0.0f, 1.0f)) {}
    RW_MEMBER Quaternion(float x, float y, float z, float w) : m_q(make_float4(x, y, z, w)) {}
    RW_MEMBER explicit Quaternion(const float4 &v) : m_q(v) {}
    /* The shortest rotation of one direction onto another. */
    RW_MEMBER Quaternion(const float3 &from, const float3 &to)
    {
        const float3 f = optix::normalize(from), t = optix::normalize(to);
        const float cosine = optix::dot(f, t);
        if (cosine > -1.0f + 1e-6f)
            m_q = make_float4(optix::cross(f, t), 1.0f + cosine);
        else /* opposite: half a turn about any axis across */
            m_q = make_float4(Onb(f).m_tangent, 0.0f);
        normalize();
    }
#ifdef RW_HAVE_LIBM
    RW_MEMBER Quaternion(const float3 &axis, double angle)
    {
        const float half = 0.5f * (float)angle;
        m_q = make_float4(optix::normalize(axis) * ::sinf(half), ::cosf(half));
    }
#endif

    RW_MEMBER void normalize() { m_q = optix::normalize(m_q); }
    RW_MEMBER Quaternion conjugate() const { return Quaternion(-m_q.x, -m_q.y, -m_q.z, m_q.w); }
    RW_MEMBER Quaternion &operator*=(const Quaternion &b)
    {
        const float3 u = make_float3(m_q), v = make_float3(b.m_q);
        const float3 imaginary = m_q.w * v + b.m_q.w * u + optix::cross(u, v);
        m_q = make_float4(imaginary, m_q.w * b.m_q.w - optix::dot(u, v));
        return *this;
    }

    /* The rotation as a 4x4 matrix, row-major; the quaternion is of unit length. */
    RW_MEMBER void toMatrix(float m[16]) const
    {
        const float x = m_q.x, y = m_q.y, z = m_q.z, w = m_q.w;
        const float r[16] = {1.0f - 2.0f * (y * y + z * z),
                             2.0f * (x * y - w * z),
                             2.0f * (x * z + w * y),
                             0.0f,
                             2.0f * (x * y + w * z),
                             1.0f - 2.0f * (x * x + z * z),
                             2.0f * (y * z - w * x),
                             0.0f,
                             2.0f * (x * z - w * y),
                             2.0f * (y * z + w * x),
                             1.0f - 2.0f * (x * x + y * y),
                             0.0f,
                             0.0f,
                             0.0f,
                             0.0f,
                             1.0f};
        for (int i = 0; i < 16; i++) m[i] = r[i];
    }
};

/* a * b turns by b, then by a. */
static RW_MEMBER Quaternion operator*(Quaternion a, const Quaternion &b)
{
    return a *= b;
}
static RW_MEMBER Quaternion operator*(const Quaternion &a, float s)
{
    return Quaternion(a.m_q * s);
}
static RW_MEMBER Quaternion operator*(float s, const Quaternion &a)
{
    return Quaternion(a.m_q * s);
}
static RW_MEMBER Quaternion operator/(const Quaternion &a, float s)
{
    return Quaternion(a.m_q / s);
}
static RW_MEMBER Quaternion operator+(const Quaternion &a, const Quaternion &b)
{
    return Quaternion(a.m_q + b.m_q);
}
static RW_MEMBER Quaternion operator-(const Quaternion &a, const Quaternion &b)
{
    return Quaternion(a.m_q - b.m_q);
}
/* Between two rotations, by linear interpolation and normalising. */
static RW_MEMBER Quaternion nlerp(const Quaternion &a, const Quaternion &b, float t)
{
    return Quaternion(optix::normalize(optix::lerp(a.m_q, b.m_q, t)));
}
} // namespace optix

#undef RW_MEMBER

#endif
