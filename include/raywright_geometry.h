/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangles, boxes, orthonormal bases and matrices, for ray programs and for host code in C++11.
 * Included by raywright_math.h, which defines RW_FUNCTION; not for use by itself.
 */
#ifndef RAYWRIGHT_GEOMETRY_H
#define RAYWRIGHT_GEOMETRY_H

namespace optix
{
/*
 * Does the ray hit the triangle within its interval? If so n is the normal cross(p1 - p0, p2 - p0),
 * t the distance, beta and gamma the weights of p1 and p2. Moeller and Trumbore 1997, arranged
 * around the normal.
 */
RW_FUNCTION bool intersect_triangle(const Ray &ray, const float3 &p0, const float3 &p1,
                                    const float3 &p2, float3 &n, float &t, float &beta,
                                    float &gamma)
{
    const float3 edge1 = p1 - p0, edge2 = p2 - p0, to_origin = ray.origin - p0;
    n = optix::cross(edge1, edge2);
    const float3 c = optix::cross(to_origin, ray.direction);
    const float scale = -1.0f / optix::dot(ray.direction, n);
    beta = optix::dot(edge2, c) * scale;
    gamma = -optix::dot(edge1, c) * scale;
    t = optix::dot(to_origin, n) * scale;
    return beta >= 0.0f && gamma >= 0.0f && beta + gamma <= 1.0f && t > ray.tmin && t < ray.tmax;
}

/* The same under the older names that chose between ways of computing it. */
RW_FUNCTION bool intersect_triangle_branchless(const Ray &ray, const float3 &p0, const float3 &p1,
                                               const float3 &p2, float3 &n, float &t, float &beta,
                                               float &gamma)
{
    return intersect_triangle(ray, p0, p1, p2, n, t, beta, gamma);
}
RW_FUNCTION bool intersect_triangle_earlyexit(const Ray &ray, const float3 &p0, const float3 &p1,
                                              const float3 &p2, float3 &n, float &t, float &beta,
                                              float &gamma)
{
    return intersect_triangle(ray, p0, p1, p2, n, t, beta, gamma);
}

/* An axis-aligned box; the result of a bounding box program, float[6], may be cast to one. */
struct Aabb {
    float3 m_min;
    float3 m_max;

    /* Empty, see invalidate; a constant, so that variables of devices may be boxes. */
    constexpr RW_MEMBER Aabb() : m_min{1e37f, 1e37f, 1e37f}, m_max{-1e37f, -1e37f, -1e37f} {}
    RW_MEMBER Aabb(const float3 &least, const float3 &greatest) : m_min(least), m_max(greatest) {}
    RW_MEMBER Aabb(const float3 &a, const float3 &b, const float3 &c)
        : m_min(optix::fminf(optix::fminf(a, b), c)), m_max(optix::fmaxf(optix::fmaxf(a, b), c))
    {
    }

    RW_MEMBER void set(const float3 &least, const float3 &greatest)
    {
        m_min = least;
        m_max = greatest;
    }
    RW_MEMBER void set(const float3 &a, const float3 &b, const float3 &c) { *this = Aabb(a, b, c); }
    /* Empty: contains nothing, and including a box gives that box. */
    RW_MEMBER void invalidate() { *this = Aabb(); }
    RW_MEMBER bool valid() const
    {
        return m_min.x <= m_max.x && m_min.y <= m_max.y && m_min.z <= m_max.z;
    }
    RW_MEMBER void include(const float3 &p) { set(optix::fminf(m_min, p), optix::fmaxf(m_max, p)); }
    /* A box by its corners; the corners of a triangle. */
    RW_MEMBER void include(const float3 &least, const float3 &greatest)
    {
        include(Aabb(least, greatest));
    }
    RW_MEMBER void include(const float3 &a, const float3 &b, const float3 &c)
    {
        include(Aabb(a, b, c));
    }
    RW_MEMBER void include(const Aabb &b)
    {
        set(optix::fminf(m_min, b.m_min), optix::fmaxf(m_max, b.m_max));
    }
    RW_MEMBER void enlarge(float by) { set(m_min - by, m_max + by); }
    RW_MEMBER bool contains(const float3 &p) const
    {
        return optix::fminf(p, m_min) == m_min && optix::fmaxf(p, m_max) == m_max;
    }
    RW_MEMBER bool contains(const Aabb &b) const { return contains(b.m_min) && contains(b.m_max); }
    RW_MEMBER bool intersects(const Aabb &b) const
    {
        return Aabb(optix::fmaxf(m_min, b.m_min), optix::fminf(m_max, b.m_max)).valid();
    }
    /* Becomes what it has in common with b; not valid if that is nothing. */
    RW_MEMBER void intersection(const Aabb &b)
    {
        set(optix::fmaxf(m_min, b.m_min), optix::fminf(m_max, b.m_max));
    }
    RW_MEMBER bool isFlat() const
    {
        return m_min.x == m_max.x || m_min.y == m_max.y || m_min.z == m_max.z;
    }
    /* From p to the nearest point of the box, 0 inside; signed: from p to the surface, negative
     * inside. */
    RW_MEMBER float distance2(const float3 &p) const
    {
        const float3 v = optix::fmaxf(optix::fmaxf(m_min - p, p - m_max), make_float3(0.0f));
        return optix::dot(v, v);
    }
    RW_MEMBER float distance(const float3 &p) const { return ::sqrtf(distance2(p)); }
    RW_MEMBER float signedDistance(const float3 &p) const
    {
        const float inside = optix::fmaxf(optix::fmaxf(m_min - p, p - m_max));
        return inside < 0.0f ? inside : distance(p);
    }
    RW_MEMBER const float3 &operator[](int i) const { return i ? m_max : m_min; }
    RW_MEMBER float3 &operator[](int i) { return i ? m_max : m_min; }
    RW_MEMBER float3 center() const { return (m_min + m_max) * 0.5f; }
    RW_MEMBER float center(int axis) const { return optix::getByIndex(center(), axis); }
    RW_MEMBER float3 extent() const { return m_max - m_min; }
    RW_MEMBER float extent(int axis) const { return optix::getByIndex(extent(), axis); }
    RW_MEMBER float maxExtent() const { return optix::fmaxf(extent()); }
    RW_MEMBER float volume() const { return extent().x * extent().y * extent().z; }
    RW_MEMBER float area() const { return 2.0f * halfArea(); }
    RW_MEMBER float halfArea() const
    {
        const float3 e = extent();
        return e.x * e.y + e.y * e.z + e.z * e.x;
    }
    RW_MEMBER int longestAxis() const
    {
        const float3 e = extent();
        return e.x >= e.y && e.x >= e.z ? 0 : e.y >= e.z ? 1 : 2;
    }
};

/* An orthonormal basis around a normal. */
struct Onb {
    float3 m_tangent;
    float3 m_binormal;
    float3 m_normal;

    RW_MEMBER explicit Onb(const float3 &normal) : m_normal(normal)
    {
        /* The axis that is furthest from the normal cannot be parallel to it. */
        const float3 a = optix::fabs(normal);
        const float3 axis = a.x <= a.y && a.x <= a.z ? make_float3(1.0f, 0.0f, 0.0f)
                            : a.y <= a.z             ? make_float3(0.0f, 1.0f, 0.0f)
                                                     : make_float3(0.0f, 0.0f, 1.0f);
        m_binormal = optix::normalize(optix::cross(normal, axis));
        m_tangent = optix::cross(m_binormal, normal);
    }
    /* From coordinates in this basis. */
    RW_MEMBER void inverse_transform(float3 &p) const
    {
        p = p.x * m_tangent + p.y * m_binormal + p.z * m_normal;
    }
};

/* ---- Matrices, row-major ---- */

template <int N> struct VectorDim;
template <> struct VectorDim<2> {
    typedef float2 VectorType;
};
template <> struct VectorDim<3> {
    typedef float3 VectorType;
};
template <> struct VectorDim<4> {
    typedef float4 VectorType;
};

template <unsigned int M, unsigned int N> class Matrix
{
  public:
    typedef typename VectorDim<N>::VectorType floatN; /* a row */
    typedef typename VectorDim<M>::VectorType floatM; /* a column */

    Matrix() = default;
    RW_MEMBER explicit Matrix(const float data[M * N])
    {
        for (unsigned int i = 0; i < M * N; i++) m_data[i] = data[i];
    }

    RW_MEMBER float operator[](unsigned int i) const { return m_data[i]; }
    RW_MEMBER float &operator[](unsigned int i) { return m_data[i]; }
    RW_MEMBER float *getData() { return m_data; }
    RW_MEMBER const float *getData() const { return m_data; }

    RW_MEMBER floatN getRow(unsigned int row) const
    {
        floatN r;
        for (unsigned int i = 0; i < N; i++) optix::setByIndex(r, i, m_data[row * N + i]);
        return r;
    }
    RW_MEMBER floatM getCol(unsigned int column) const
    {
        floatM r;
        for (unsigned int i = 0; i < M; i++) optix::setByIndex(r, i, m_data[i * N + column]);
        return r;
    }
    RW_MEMBER void setRow(unsigned int row, const floatN &v)
    {
        for (unsigned int i = 0; i < N; i++) m_data[row * N + i] = optix::getByIndex(v, i);
    }
    RW_MEMBER void setCol(unsigned int column, const floatM &v)
    {
        for (unsigned int i = 0; i < M; i++) m_data[i * N + column] = optix::getByIndex(v, i);
    }
    RW_MEMBER Matrix<N, M> transpose() const
    {
        Matrix<N, M> r;
        for (unsigned int i = 0; i < N; i++) r.setRow(i, getCol(i));
        return r;
    }

    RW_MEMBER static Matrix identity()
    {
        static_assert(M == N, "only square matrices have an identity");
        Matrix r;
        for (unsigned int i = 0; i < M * N; i++) r[i] = i % (N + 1) == 0 ? 1.0f : 0.0f;
        return r;
    }
    RW_MEMBER float det() const;
    /* By the adjugate; infinite or NaN where the determinant is zero. */
    RW_MEMBER Matrix inverse() const;

    /* 4x4 only. Angles in radians, right-handed, about an axis of unit length. */
    RW_MEMBER static Matrix translate(const float3 &by)
    {
        static_assert(M == 4 && N == 4, "translations are 4x4");
        Matrix r = identity();
        r.setCol(3, make_float4(by, 1.0f));
        return r;
    }
    RW_MEMBER static Matrix scale(const float3 &by)
    {
        static_assert(M == 4 && N == 4, "scalings are 4x4");
        return fromBasis(make_float3(by.x, 0.0f, 0.0f), make_float3(0.0f, by.y, 0.0f),
                         make_float3(0.0f, 0.0f, by.z), make_float3(0.0f));
    }
    /* Columns u, v, w and the origin c. */
    RW_MEMBER static Matrix fromBasis(const float3 &u, const float3 &v, const float3 &w,
                                      const float3 &c)
    {
        static_assert(M == 4 && N == 4, "frames are 4x4");
        Matrix r;
        r.setCol(0, make_float4(u, 0.0f));
        r.setCol(1, make_float4(v, 0.0f));
        r.setCol(2, make_float4(w, 0.0f));
        r.setCol(3, make_float4(c, 1.0f));
        return r;
    }
#ifdef RW_HAVE_LIBM
    RW_MEMBER static Matrix rotate(float radians, const float3 &axis)
    {
        const float c = ::cosf(radians), s = ::sinf(radians);
        const float3 x = make_float3(1.0f, 0.0f, 0.0f), y = make_float3(0.0f, 1.0f, 0.0f);
        const float3 z = make_float3(0.0f, 0.0f, 1.0f), a = axis;
        return fromBasis(c * x + (1.0f - c) * a.x * a + s * optix::cross(a, x),
                         c * y + (1.0f - c) * a.y * a + s * optix::cross(a, y),
                         c * z + (1.0f - c) * a.z * a + s * optix::cross(a, z), make_float3(0.0f));
    }
#endif

  private:
    float m_data[M * N];
};

typedef Matrix<2, 2> Matrix2x2;
typedef Matrix<2, 3> Matrix2x3;
typedef Matrix<2, 4> Matrix2x4;
typedef Matrix<3, 2> Matrix3x2;
typedef Matrix<3, 3> Matrix3x3;
typedef Matrix<3, 4> Matrix3x4;
typedef Matrix<4, 2> Matrix4x2;
typedef Matrix<4, 3> Matrix4x3;
typedef Matrix<4, 4> Matrix4x4;

template <> RW_MEMBER float Matrix<2, 2>::det() const
{
    return m_data[0] * m_data[3] - m_data[1] * m_data[2];
}
template <> RW_MEMBER float Matrix<3, 3>::det() const
{
    return optix::dot(getRow(0), optix::cross(getRow(1), getRow(2)));
}

/* A 4x4 determinant by its 2x2 minors of the upper (a) and the lower two rows (b), columns 01, 02,
 * 03, 12, 13, 23 (Laplace). */
template <> RW_MEMBER float Matrix<4, 4>::det() const
{
    const float *m = m_data;
    const float a0 = m[0] * m[5] - m[1] * m[4], b0 = m[8] * m[13] - m[9] * m[12];
    const float a1 = m[0] * m[6] - m[2] * m[4], b1 = m[8] * m[14] - m[10] * m[12];
    const float a2 = m[0] * m[7] - m[3] * m[4], b2 = m[8] * m[15] - m[11] * m[12];
    const float a3 = m[1] * m[6] - m[2] * m[5], b3 = m[9] * m[14] - m[10] * m[13];
    const float a4 = m[1] * m[7] - m[3] * m[5], b4 = m[9] * m[15] - m[11] * m[13];
    const float a5 = m[2] * m[7] - m[3] * m[6], b5 = m[10] * m[15] - m[11] * m[14];
    return a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0;
}

/* The minor of an element: the determinant without its row and column. */
RW_FUNCTION float matrix_minor(const Matrix3x3 &m, unsigned int row, unsigned int column)
{
    Matrix2x2 r;
    for (unsigned int i = 0, k = 0; i < 9; i++)
        if (i / 3 != row && i % 3 != column) r[k++] = m[i];
    return r.det();
}
RW_FUNCTION float matrix_minor(const Matrix4x4 &m, unsigned int row, unsigned int column)
{
    Matrix3x3 r;
    for (unsigned int i = 0, k = 0; i < 16; i++)
        if (i / 4 != row && i % 4 != column) r[k++] = m[i];
    return r.det();
}
template <unsigned int M, unsigned int N> RW_MEMBER Matrix<M, N> Matrix<M, N>::inverse() const
{
    static_assert(M == N, "only square matrices have an inverse");
    const float scale = 1.0f / det();
    Matrix r;
    for (unsigned int i = 0; i < M; i++)
        for (unsigned int j = 0; j < N; j++)
            r[j * N + i] = ((i + j) % 2 ? -scale : scale) * matrix_minor(*this, i, j);
    return r;
}

#define RW_MATRIX template <unsigned int M, unsigned int N> static RW_MEMBER
RW_MATRIX Matrix<M, N> &operator+=(Matrix<M, N> &a, const Matrix<M, N> &b)
{
    for (unsigned int i = 0; i < M * N; i++) a[i] += b[i];
    return a;
}
RW_MATRIX Matrix<M, N> &operator-=(Matrix<M, N> &a, const Matrix<M, N> &b)
{
    for (unsigned int i = 0; i < M * N; i++) a[i] -= b[i];
    return a;
}
RW_MATRIX Matrix<M, N> &operator*=(Matrix<M, N> &a, float s)
{
    for (unsigned int i = 0; i < M * N; i++) a[i] *= s;
    return a;
}
RW_MATRIX Matrix<M, N> &operator/=(Matrix<M, N> &a, float s)
{
    return a *= 1.0f / s;
}
RW_MATRIX Matrix<M, N> operator+(Matrix<M, N> a, const Matrix<M, N> &b)
{
    return a += b;
}
RW_MATRIX Matrix<M, N> operator-(Matrix<M, N> a, const Matrix<M, N> &b)
{
    return a -= b;
}
RW_MATRIX Matrix<M, N> operator*(Matrix<M, N> a, float s)
{
    return a *= s;
}
RW_MATRIX Matrix<M, N> operator*(float s, Matrix<M, N> a)
{
    return a *= s;
}
RW_MATRIX Matrix<M, N> operator/(Matrix<M, N> a, float s)
{
    return a /= s;
}
RW_MATRIX bool operator==(const Matrix<M, N> &a, const Matrix<M, N> &b)
{
    bool equal = true;
    for (unsigned int i = 0; i < M * N; i++) equal = equal && a[i] == b[i];
    return equal;
}
RW_MATRIX bool operator!=(const Matrix<M, N> &a, const Matrix<M, N> &b)
{
    return !(a == b);
}

/* Matrix with column vector, row vector with matrix, matrix with matrix. */
RW_MATRIX typename Matrix<M, N>::floatM operator*(const Matrix<M, N> &m,
                                                  const typename Matrix<M, N>::floatN &v)
{
    typename Matrix<M, N>::floatM r;
    for (unsigned int i = 0; i < M; i++) optix::setByIndex(r, i, optix::dot(m.getRow(i), v));
    return r;
}
RW_MATRIX typename Matrix<M, N>::floatN operator*(const typename Matrix<M, N>::floatM &v,
                                                  const Matrix<M, N> &m)
{
    return m.transpose() * v;
}
template <unsigned int M, unsigned int N, unsigned int R>
static RW_MEMBER Matrix<M, R> operator*(const Matrix<M, N> &a, const Matrix<N, R> &b)
{
    Matrix<M, R> r;
    for (unsigned int i = 0; i < R; i++) r.setCol(i, a * b.getCol(i));
    return r;
}
template <unsigned int N>
static RW_MEMBER Matrix<N, N> &operator*=(Matrix<N, N> &a, const Matrix<N, N> &b)
{
    return a = a * b;
}
#undef RW_MATRIX
} // namespace optix

#endif
