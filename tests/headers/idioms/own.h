/* SPDX-License-Identifier: Apache-2.0 */
/* What an application has of its own, see own.cu. OWN(T): what returns a T, or to tell it from the
 * headers' functions an Own. */
struct Own {
};
struct Vec {
    float x, y, z;
    OWN_MEMBER Vec(float a, float b, float c) : x(a), y(b), z(c) {}
    OWN_MEMBER Vec(const float3 &v) : x(v.x), y(v.y), z(v.z) {}
    OWN_MEMBER operator float3() const { return make_float3(x, y, z); }
};
OWN_FUNCTION Vec operator+(const Vec &a, const Vec &b)
{
    return Vec(a.x + b.x, a.y + b.y, a.z + b.z);
}
OWN_FUNCTION Vec cross(const Vec &a, const Vec &b)
{
    return Vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

OWN(float3) operator+(float3, float3)
{
    return {};
}
OWN(float3) operator*(float3, float)
{
    return {};
}
OWN(float3) operator*(float, float3)
{
    return {};
}
OWN(float3) operator+=(float3 &, const float3 &)
{
    return {};
}
OWN(float) dot(const float3 &, const float3 &)
{
    return {};
}
OWN(float) length(float3)
{
    return {};
}
OWN(float3) make_float3(float)
{
    return {};
}
OWN(float3) fminf(float3, float3)
{
    return {};
}
OWN(int) float_as_int(float)
{
    return {};
}
template <typename T> OWN(T) clamp(T, T, T)
{
    return {};
}
OWN(float) clamp(float, float, float)
{
    return {};
}
template <typename T> OWN(T) lerp(const T &, const T &, float)
{
    return {};
}
