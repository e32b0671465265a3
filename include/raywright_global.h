/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions of vectors without the namespace, for sources that call length(v) and do not say
 * `using namespace optix`. Included by raywright_math.h, which defines RW_MEMBER; not for use by
 * itself.
 *
 * They are for the vector types alone, with at least one vector among the arguments, and a template
 * with a list of arguments of any length: an application's own function or template of that name is
 * taken before it, and calls with an application's own types are not for it.
 */
#ifndef RAYWRIGHT_GLOBAL_H
#define RAYWRIGHT_GLOBAL_H

namespace optix
{
/* Whether a type is one of vectors, or a number. */
template <typename T> struct argument {
    enum { is_vector = 0, is_known = 0 };
};
#define RW_VECTOR(V)                                                                               \
    template <> struct argument<V> {                                                               \
        enum { is_vector = 1, is_known = 1 };                                                      \
    };
#define RW_KNOWN(V, S)                                                                             \
    RW_VECTOR(V##2)                                                                                \
    RW_VECTOR(V##3)                                                                                \
    RW_VECTOR(V##4)                                                                                \
    template <> struct argument<S> {                                                               \
        enum { is_vector = 0, is_known = 1 };                                                      \
    };
RW_KNOWN(float, float)
RW_KNOWN(int, int)
RW_KNOWN(uint, unsigned int)
template <> struct argument<double> {
    enum { is_vector = 0, is_known = 1 };
};
#undef RW_VECTOR
#undef RW_KNOWN

/* The same of a list: some are vectors, all are known. */
template <typename... A> struct arguments {
    enum { have_vector = 0, are_known = 1 };
};
template <typename T, typename... A> struct arguments<T, A...> {
    enum {
        have_vector = (int)argument<T>::is_vector | (int)arguments<A...>::have_vector,
        are_known = (int)argument<T>::is_known & (int)arguments<A...>::are_known
    };
};
} // namespace optix

#define RW_GLOBAL(name)                                                                            \
    template <typename... A>                                                                       \
    static RW_MEMBER auto name(const A &...a) ->                                                   \
        typename optix::make_result<(optix::arguments<A...>::have_vector &&                        \
                                     optix::arguments<A...>::are_known),                           \
                                    decltype(optix::name(a...))>::type                             \
    {                                                                                              \
        return optix::name(a...);                                                                  \
    }
RW_GLOBAL(bilerp)
RW_GLOBAL(clamp)
RW_GLOBAL(copysignf)
RW_GLOBAL(cross)
RW_GLOBAL(dot)
RW_GLOBAL(faceforward)
RW_GLOBAL(fabs)
RW_GLOBAL(floor)
RW_GLOBAL(fmaxf)
RW_GLOBAL(fminf)
RW_GLOBAL(length)
RW_GLOBAL(lerp)
RW_GLOBAL(luminance)
RW_GLOBAL(luminanceCIE)
RW_GLOBAL(max)
RW_GLOBAL(min)
RW_GLOBAL(normalize)
RW_GLOBAL(reflect)
RW_GLOBAL(smoothstep)
#ifdef RW_HAVE_LIBM
RW_GLOBAL(cart_to_pol)
RW_GLOBAL(expf)
RW_GLOBAL(square_to_disk)
#endif
#undef RW_GLOBAL

#endif
