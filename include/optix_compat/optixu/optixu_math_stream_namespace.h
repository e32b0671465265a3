/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Vectors, matrices and boxes to and from streams, host only: components with spaces between, a
 * matrix row by row, a box as its least and its greatest corner. What is written can be read.
 */
#ifndef RW_COMPAT_OPTIXU_MATH_STREAM_NAMESPACE_H
#define RW_COMPAT_OPTIXU_MATH_STREAM_NAMESPACE_H

#include <iostream>

#include "optixu_matrix_namespace.h"

/* Global, as the vector types are: argument-dependent lookup finds them nowhere else. */
#define RW_STREAM(V)                                                                               \
    inline std::ostream &operator<<(std::ostream &out, const V##2 & v)                             \
    {                                                                                              \
        return out << v.x << ' ' << v.y;                                                           \
    }                                                                                              \
    inline std::ostream &operator<<(std::ostream &out, const V##3 & v)                             \
    {                                                                                              \
        return out << v.x << ' ' << v.y << ' ' << v.z;                                             \
    }                                                                                              \
    inline std::ostream &operator<<(std::ostream &out, const V##4 & v)                             \
    {                                                                                              \
        return out << v.x << ' ' << v.y << ' ' << v.z << ' ' << v.w;                               \
    }                                                                                              \
    inline std::istream &operator>>(std::istream &in, V##2 & v)                                    \
    {                                                                                              \
        return in >> v.x >> v.y;                                                                   \
    }                                                                                              \
    inline std::istream &operator>>(std::istream &in, V##3 & v)                                    \
    {                                                                                              \
        return in >> v.x >> v.y >> v.z;                                                            \
    }                                                                                              \
    inline std::istream &operator>>(std::istream &in, V##4 & v)                                    \
    {                                                                                              \
        return in >> v.x >> v.y >> v.z >> v.w;                                                     \
    }
RW_STREAM(float)
RW_STREAM(int)
RW_STREAM(uint)
#undef RW_STREAM

namespace optix
{
template <unsigned int M, unsigned int N>
std::ostream &operator<<(std::ostream &out, const Matrix<M, N> &m)
{
    for (unsigned int i = 0; i < M * N; i++) out << m[i] << (i % N + 1 == N ? '\n' : ' ');
    return out;
}
template <unsigned int M, unsigned int N>
std::istream &operator>>(std::istream &in, Matrix<M, N> &m)
{
    for (unsigned int i = 0; i < M * N; i++) in >> m[i];
    return in;
}
inline std::ostream &operator<<(std::ostream &out, const Aabb &box)
{
    return out << box.m_min << ' ' << box.m_max;
}
inline std::istream &operator>>(std::istream &in, Aabb &box)
{
    return in >> box.m_min >> box.m_max;
}
} // namespace optix

#endif
