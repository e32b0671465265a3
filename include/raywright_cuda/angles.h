/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sine and its relatives, and their inverses; of each function both precisions.
 *
 *   sin cos tan sincos sinpi cospi sincospi asin acos atan atan2
 *
 * An angle is reduced to |x| <= pi/4 by Cody and Waite's method, pi/2 being in three parts, and a
 * large one by Payne and Hanek's: of the product with 2/pi only the digits are made that count.
 */
#ifndef RAYWRIGHT_CUDA_ANGLES_H
#define RAYWRIGHT_CUDA_ANGLES_H

#include "raywright_cuda/exponential.h"

/* ---- reduction ---- */

/* 64 bits of 2/pi from a bit on. */
RW_CUDA unsigned long long rw_two_over_pi_at(int bit)
{
    int word = bit >> 6, shift = bit & 63;
    unsigned long long high = rw_two_over_pi[word] << shift;
    return shift ? high | rw_two_over_pi[word + 1] >> (64 - shift) : high;
}

/* 190 bits of |x| 2/pi below its value 4, as three words, the first of which begins with the
 * quadrant. |x| = mantissa 2^e; bits of 2/pi above 2^(2 - e) make multiples of 4. */
template <class T> RW_CUDA void rw_reduce_words(T x, unsigned long long *words)
{
    typedef rw_real<T> real;
    typedef unsigned long long word;
    int e, bit;
    T m = rw_split(rw_abs(x), e);
    word mantissa = (word)(m * rw_power<T>(real::digits - 1));
    bit = e - (real::digits - 1) - 2 + 64;
    word a = rw_two_over_pi_at(bit), b = rw_two_over_pi_at(bit + 64),
         c = rw_two_over_pi_at(bit + 128);
    word middle = b * mantissa, carry = __umul64hi(c, mantissa);
    words[2] = c * mantissa;
    words[1] = middle + carry;
    words[0] = a * mantissa + __umul64hi(b, mantissa) + (words[1] < carry ? 1 : 0);
}

template <class T>
static __noinline__ __host__ __device__ T rw_reduce_large(T x, T *low, int *quadrant)
{
    typedef unsigned long long word;
    typedef rw_real<T> real;
    word words[3];
    rw_reduce_words(x, words);
    int n = (int)(words[0] >> 62);
    word high = words[0] << 2 | words[1] >> 62, rest = words[1] << 2 | words[2] >> 62;
    bool negative = high >> 63; /* the upper half of a quadrant is below the next */
    if (negative) {
        n++;
        rest = ~rest;
        high = ~high;
    }
    int zeros = high ? __clzll((long long)high) : 64;
    if (zeros == 64)
        high = rest, rest = 0;
    else if (zeros)
        high = high << zeros | rest >> (64 - zeros), rest <<= zeros;
    /* The first digits as a number without error, and the next ones. */
    word first = high >> (64 - real::digits);
    word next = high << real::digits | rest >> (64 - real::digits);
    T unit = rw_power<T>(-zeros), part_low;
    T f = (T)first * rw_power<T>(-real::digits);
    T g = (T)(next >> (64 - real::digits)) * rw_power<T>(-2 * real::digits);
    T y = rw_product(f, real::half_pi, part_low);
    T y_low = part_low + rw_fma(f, real::half_pi_low, g * real::half_pi);
    bool flip = negative != (x < 0);
    *quadrant = x < 0 ? -n : n;
    *low = flip ? -y_low * unit : y_low * unit;
    return flip ? -y * unit : y * unit;
}

/* x - quadrant pi/2 in two parts; NaN where x is not finite. */
template <class T> RW_CUDA T rw_reduce(T x, T &low, int &quadrant)
{
    typedef rw_real<T> real;
    if (!(rw_abs(x) < real::angle_limit)) {
        if (!(rw_abs(x) < rw_infinity<T>())) return low = x - x;
        return rw_reduce_large(x, &low, &quadrant);
    }
    T whole, first_low, product_low;
    quadrant = rw_integer(x * real::two_over_pi, whole);
    T first = rw_fma(whole, -real::half_pi, x);
    T product = rw_product(whole, -real::half_pi_low, product_low);
    T y = first + product;
    T back = y - first;
    first_low = (first - (y - back)) + (product - back);
    low = first_low + rw_fma(whole, -real::half_pi_lowest, product_low);
    return y;
}

/* ---- sine and cosine ---- */

template <class T> RW_CUDA T rw_sin_small(T x, T low)
{
    T z = x * x;
    return x + rw_fma(x * z, rw_poly_sin(z), low);
}
template <class T> RW_CUDA T rw_cos_small(T x, T low)
{
    T z = x * x, half = (T)0.5 * z, rest = 1 - half;
    return rest + (((1 - rest) - half) + rw_fma(z * z, rw_poly_cos(z), -x * low));
}
/* Of an angle in [-pi/4, pi/4] and the quarters of a turn that were taken from it. */
template <class T> RW_CUDA T rw_sin_of(T x, T low, int quadrant)
{
    T y = quadrant & 1 ? rw_cos_small(x, low) : rw_sin_small(x, low);
    return quadrant & 2 ? -y : y;
}
template <class T> RW_CUDA T rw_sin(T x)
{
    int quadrant = 0;
    T low, y = rw_reduce(x, low, quadrant);
    return x == 0 ? x : rw_sin_of(y, low, quadrant);
}
template <class T> RW_CUDA T rw_cos(T x)
{
    int quadrant = 0;
    T low, y = rw_reduce(x, low, quadrant);
    return rw_sin_of(y, low, quadrant + 1);
}
template <class T> RW_CUDA void rw_sincos(T x, T *s, T *c)
{
    int quadrant = 0;
    T low, y = rw_reduce(x, low, quadrant);
    *s = x == 0 ? x : rw_sin_of(y, low, quadrant);
    *c = rw_sin_of(y, low, quadrant + 1);
}
/* The quotient with what the division left, and with the cosine's own error. */
template <class T> RW_CUDA T rw_tan(T x)
{
    int quadrant = 0;
    T low, y = rw_reduce(x, low, quadrant), z = y * y, s_low, c_low, half_low;
    if (x == 0) return x;
    T s = rw_sum(y, rw_fma(y * z, rw_poly_sin(z), low), s_low);
    T half = rw_product((T)0.5 * y, y, half_low), rest = rw_sum((T)1, -half, c_low);
    T c = rw_sum(rest, rw_fma(z * z, rw_poly_cos(z), -y * low) + (c_low - half_low), c_low);
    T p = quadrant & 1 ? -c : s, p_low = quadrant & 1 ? -c_low : s_low;
    T q = quadrant & 1 ? s : c, q_low = quadrant & 1 ? s_low : c_low, t = p / q;
    return t + (rw_fma(-t, q, p) + rw_fma(-t, q_low, p_low)) / q;
}

/* x pi - quadrant pi/2; larger numbers than the first are even. */
template <class T> RW_CUDA T rw_reduce_pi(T x, T &low, int &quadrant)
{
    typedef rw_real<T> real;
    T whole, twice = rw_abs(x) < rw_power<T>(real::digits) ? 2 * x : x - x;
    twice = rw_abs(twice) < rw_power<T>(real::digits - 2) ? twice
                                                          : twice - 4 * rw_trunc(twice * (T)0.25);
    quadrant = rw_integer(twice, whole);
    T rest = twice - whole, y = rw_product(rest, real::half_pi, low);
    low = rw_fma(rest, real::half_pi_low, low);
    return y;
}
template <class T> RW_CUDA T rw_sinpi(T x)
{
    int quadrant;
    T low, y = rw_reduce_pi(x, low, quadrant), s = rw_sin_of(y, low, quadrant);
    return s == 0 ? rw_sign(s, x) : s;
}
template <class T> RW_CUDA T rw_cospi(T x)
{
    int quadrant;
    T low, y = rw_reduce_pi(x, low, quadrant), c = rw_sin_of(y, low, quadrant + 1);
    return c == 0 ? (T)0 : c;
}

#define RW_ANGLE(name)                                                                             \
    RW_BOTH(name, float, double, (float x), (double x), rw_##name(x), rw_##name(x))
#ifdef RW_CUDA_FAST
RW_BOTH(sin, float, double, (float x), (double x), __sinf(x), rw_sin(x))
RW_BOTH(cos, float, double, (float x), (double x), __cosf(x), rw_cos(x))
RW_BOTH(tan, float, double, (float x), (double x), __tanf(x), rw_tan(x))
RW_CUDA void sincosf(float x, float *s, float *c)
{
    __sincosf(x, s, c);
}
#else
RW_ANGLE(sin)
RW_ANGLE(cos)
RW_ANGLE(tan)
RW_CUDA void sincosf(float x, float *s, float *c)
{
    rw_sincos(x, s, c);
}
#endif
RW_CUDA void sincos(double x, double *s, double *c)
{
    rw_sincos(x, s, c);
}
RW_ANGLE(sinpi)
RW_ANGLE(cospi)
RW_CUDA void sincospif(float x, float *s, float *c)
{
    *s = rw_sinpi(x);
    *c = rw_cospi(x);
}
RW_CUDA void sincospi(double x, double *s, double *c)
{
    *s = rw_sinpi(x);
    *c = rw_cospi(x);
}

/* ---- inverses ---- */

/* asin x - x for |x| <= 1/2 */
template <class T> RW_CUDA T rw_asin_rest(T x)
{
    T z = x * x;
    return x * z * rw_poly_asin(z);
}
/* pi/2 - asin(a) = 2 asin(sqrt((1 - a)/2)) for a >= 1/2; what the root misses too. */
template <class T> RW_CUDA T rw_acos_large(T a)
{
    T z = (T)0.5 * (1 - a), root = rw_root(z);
    T missing = root > 0 ? rw_fma(-root, root, z) / (2 * root) : (T)0;
    return 2 * (root + (rw_asin_rest(root) + missing));
}
template <class T> RW_CUDA T rw_asin(T x)
{
    T a = rw_abs(x);
    if (!(a > (T)0.5)) return x + rw_asin_rest(x);
    return rw_sign(rw_real<T>::half_pi - (rw_acos_large(a) - rw_real<T>::half_pi_low), x);
}
template <class T> RW_CUDA T rw_acos(T x)
{
    typedef rw_real<T> real;
    if (!(rw_abs(x) > (T)0.5)) return real::half_pi - (x - (real::half_pi_low - rw_asin_rest(x)));
    T y = rw_acos_large(rw_abs(x));
    return x > 0 ? y : 2 * real::half_pi - (y - 2 * real::half_pi_low);
}

/* Of a positive x + low, and turned: added to or taken from `turns` pi/4. Beyond tan(pi/8) it is
 * pi/4 + atan((x - 1)/(x + 1)). */
template <class T> RW_CUDA T rw_atan_of(T x, T low, int turns, bool minus)
{
    typedef rw_real<T> real;
    if (x > (T)0x1.a8279ap-2f) {
        T minus_low, plus_low, m = rw_sum((T)1, -x, minus_low), p = rw_sum((T)1, x, plus_low);
        T q = -m / p;
        low = (rw_fma(-q, p, -m) + ((low - minus_low) - q * (plus_low + low))) / p;
        x = q;
        turns += minus ? -1 : 1;
    }
    T z = x * x, rest = rw_fma(x * z, rw_poly_atan(z), low / (1 + z));
    T angle = (T)turns * (T)0.5;
    x = minus ? -x : x;
    rest = minus ? -rest : rest;
    if (turns == 0) return x + rest;
    return rw_fma(angle, real::half_pi, x + rw_fma(angle, real::half_pi_low, rest));
}
template <class T> RW_CUDA T rw_atan(T x)
{
    T a = rw_abs(x), y;
    if (!(a > 1)) {
        y = rw_atan_of(a, (T)0, 0, false);
    } else {
        T inverse = 1 / a;
        T low = a < rw_infinity<T>() ? rw_fma(-inverse, a, (T)1) * inverse : (T)0;
        y = rw_atan_of(inverse, low, 2, true);
    }
    return rw_sign(y, x);
}
/* The smaller of both by the larger, which is infinite or 0 at times. */
template <class T> RW_CUDA T rw_atan2(T y, T x)
{
    T a = rw_abs(y), b = rw_abs(x), low = 0;
    if (x != x || y != y) return x + y;
    bool steep = a > b;
    T least = steep ? b : a, most = steep ? a : b, q = least / most;
    if (most == 0 || most == rw_infinity<T>()) {
        q = least == rw_infinity<T>() ? (T)1 : (T)0;
    } else {
        T s = rw_scale_for(most);
        q = (least * s) / (most * s);
        low = rw_fma(-q, most * s, least * s) / (most * s);
    }
    bool back = rw_bits(x) < 0;
    /* atan q, pi/2 - atan q; pi - that for negative x. */
    int turns = steep ? 2 : back ? 4 : 0;
    return rw_sign(rw_atan_of(q, low, turns, steep != back), y);
}
RW_ANGLE(asin)
RW_ANGLE(acos)
RW_ANGLE(atan)
#undef RW_ANGLE
RW_BOTH(atan2, float, double, (float y, float x), (double y, double x), rw_atan2(y, x),
        rw_atan2(y, x))

#endif
