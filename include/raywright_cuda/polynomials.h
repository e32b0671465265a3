/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Best approximations by polynomials, in both precisions: written by scripts/polynomials. Each
 * comment says what of the function its polynomial P is.
 */
#ifndef RAYWRIGHT_CUDA_POLYNOMIALS_H
#define RAYWRIGHT_CUDA_POLYNOMIALS_H

#include "raywright_cuda/numbers.h"

/* The coefficients begin with the lowest. */
template <class T> RW_CUDA T rw_horner(T, T c)
{
    return c;
}
template <class T, class... C> RW_CUDA T rw_horner(T x, T c, C... more)
{
    return rw_fma(rw_horner(x, more...), x, c);
}

/* clang-format off */

/* sin x = x + x z P(z), z = x^2, |x| <= pi/4 */
RW_CUDA float rw_poly_sin(float x)
{
    return rw_horner(x,
                     -0x1.555556p-3f,
                     0x1.111108p-7f,
                     -0x1.a00f94p-13f,
                     0x1.6cd5e8p-19f);
}
RW_CUDA double rw_poly_sin(double x)
{
    return rw_horner(x,
                     -0x1.5555555555555p-3,
                     0x1.111111111110bp-7,
                     -0x1.a01a01a018ab8p-13,
                     0x1.71de3a5335c5ap-19,
                     -0x1.ae6452934a06bp-26,
                     0x1.61208f69ffb87p-33,
                     -0x1.aaa396c2bc8c2p-41);
}

/* cos x = 1 - z/2 + z^2 P(z), z = x^2, |x| <= pi/4 */
RW_CUDA float rw_poly_cos(float x)
{
    return rw_horner(x,
                     0x1.55554ap-5f,
                     -0x1.6c0c82p-10f,
                     0x1.99ff5p-16f);
}
RW_CUDA double rw_poly_cos(double x)
{
    return rw_horner(x,
                     0x1.555555555554cp-5,
                     -0x1.6c16c16c15141p-10,
                     0x1.a01a019cab7eep-16,
                     -0x1.27e4f80533e4cp-22,
                     0x1.1ee9e88d05e24p-29,
                     -0x1.8faccdfabc268p-37);
}

/* e^x = 1 + x + x^2 P(x), |x| <= ln(2)/2 */
RW_CUDA float rw_poly_exp(float x)
{
    return rw_horner(x,
                     0x1p-1f,
                     0x1.555556p-3f,
                     0x1.5554acp-5f,
                     0x1.11108ep-7f,
                     0x1.6d75e2p-10f,
                     0x1.a1a3a2p-13f);
}
RW_CUDA double rw_poly_exp(double x)
{
    return rw_horner(x,
                     0x1p-1,
                     0x1.5555555555559p-3,
                     0x1.555555555555ap-5,
                     0x1.111111110f647p-7,
                     0x1.6c16c16c1437bp-10,
                     0x1.a01a01b0137bfp-13,
                     0x1.a01a01b0f5ebcp-16,
                     0x1.71ddf7d2bd1b5p-19,
                     0x1.27e4c51f821c7p-22,
                     0x1.af5fb3204b8fap-26,
                     0x1.1f9624def83aep-29);
}

/* ln((1 + s)/(1 - s)) = 2 s + s z P(z), z = s^2, (1 + s)/(1 - s) in [sqrt(1/2), sqrt(2)] */
RW_CUDA float rw_poly_log(float x)
{
    return rw_horner(x,
                     0x1.55557ap-1f,
                     0x1.995ea2p-2f,
                     0x1.31e5b2p-2f);
}
RW_CUDA double rw_poly_log(double x)
{
    return rw_horner(x,
                     0x1.5555555555593p-1,
                     0x1.999999997fbcp-2,
                     0x1.249249420f0e6p-2,
                     0x1.c71c51ef707f8p-3,
                     0x1.7466448b5ddd1p-3,
                     0x1.39a121670b363p-3,
                     0x1.2f0bb8ceca956p-3);
}

/* the same as 2 s + s z (2/3 + z P(z)), where more digits are wanted */
RW_CUDA float rw_poly_log_tail(float x)
{
    return rw_horner(x,
                     0x1.999998p-2f,
                     0x1.249374p-2f,
                     0x1.c6591p-3f,
                     0x1.8eb8fp-3f);
}
RW_CUDA double rw_poly_log_tail(double x)
{
    return rw_horner(x,
                     0x1.9999999999996p-2,
                     0x1.2492492493044p-2,
                     0x1.c71c71c57e984p-3,
                     0x1.745d1833319f9p-3,
                     0x1.3b13627a909acp-3,
                     0x1.1120be9470402p-3,
                     0x1.de3204f780068p-4,
                     0x1.eb1cf9d07d82ep-4);
}

/* ln(1 + x) = x - x^2/2 + x^3 P(x), 1 + x in [sqrt(1/2), sqrt(2)] */
RW_CUDA float rw_poly_log1p(float x)
{
    return rw_horner(x,
                     0x1.55554ap-2f,
                     -0x1.000222p-2f,
                     0x1.99a59p-3f,
                     -0x1.5477e6p-3f,
                     0x1.226e74p-3f,
                     -0x1.0ce7acp-3f,
                     0x1.07d23cp-3f,
                     -0x1.41c69cp-4f);
}

/* atan x = x + x z P(z), z = x^2, |x| <= tan(pi/8) */
RW_CUDA float rw_poly_atan(float x)
{
    return rw_horner(x,
                     -0x1.55554ap-2f,
                     0x1.9991a2p-3f,
                     -0x1.23b5b6p-3f,
                     0x1.b1f1ccp-4f,
                     -0x1.f1fd3p-5f);
}
RW_CUDA double rw_poly_atan(double x)
{
    return rw_horner(x,
                     -0x1.555555555553dp-2,
                     0x1.99999999957ccp-3,
                     -0x1.24924922a9b0ep-3,
                     0x1.c71c70e499a29p-4,
                     -0x1.745cf8b08709ap-4,
                     0x1.3b1115e373145p-4,
                     -0x1.10eb917e09bd7p-4,
                     0x1.df0cf63f16ceap-5,
                     -0x1.9cc7a7890f9d8p-5,
                     0x1.37b808944095cp-5,
                     -0x1.2526630e16cefp-6);
}

/* asin x = x + x z P(z), z = x^2, |x| <= 1/2 */
RW_CUDA float rw_poly_asin(float x)
{
    return rw_horner(x,
                     0x1.55554cp-3f,
                     0x1.33389p-4f,
                     0x1.6cabeap-5f,
                     0x1.04a98cp-5f,
                     0x1.d7ba1cp-7f,
                     0x1.33d1fap-5f);
}
RW_CUDA double rw_poly_asin(double x)
{
    return rw_horner(x,
                     0x1.5555555555578p-3,
                     0x1.333333332df0bp-4,
                     0x1.6db6db722bc3fp-5,
                     0x1.f1c71a8b80ddep-6,
                     0x1.6e8bdfe91492ep-6,
                     0x1.1c49dddc569bap-6,
                     0x1.ca21473db9df3p-7,
                     0x1.75777888ac284p-7,
                     0x1.618b1df7df75p-7,
                     0x1.e1562e3f62043p-9,
                     0x1.650359668bb96p-6,
                     -0x1.59f82d2ba6866p-6,
                     0x1.0be4db45672efp-5);
}

/* erf x = x + x P(z), z = x^2, |x| <= 1 */
RW_CUDA float rw_poly_erf(float x)
{
    return rw_horner(x,
                     0x1.06eba8p-3f,
                     -0x1.81273ep-2f,
                     0x1.ce2d1ep-4f,
                     -0x1.b7fb88p-6f,
                     0x1.54187p-8f,
                     -0x1.a479eap-11f,
                     0x1.4ac1a4p-14f);
}
RW_CUDA double rw_poly_erf(double x)
{
    return rw_horner(x,
                     0x1.06eba8214db69p-3,
                     -0x1.812746b0379e6p-2,
                     0x1.ce2f21a042aefp-4,
                     -0x1.b82ce312839e3p-6,
                     0x1.565bcd0d8782ap-8,
                     -0x1.c02db3d139147p-11,
                     0x1.f9a320b5ba925p-14,
                     -0x1.f4d1ccd287b81p-17,
                     0x1.b9ddfd067b8e7p-20,
                     -0x1.5f14db8db1edfp-23,
                     0x1.f747af6ec3bd1p-27,
                     -0x1.37463ca80882cp-30,
                     0x1.02515ef950846p-34);
}

/* (1 + 2 x) e^(x^2) erfc x = P((x - 4)/(x + 4)), x >= 0 */
RW_CUDA float rw_poly_erfcx(float x)
{
    return rw_horner(x,
                     0x1.3ba592p+0f,
                     -0x1.1df1acp-3f,
                     0x1.f7f6d2p-7f,
                     0x1.16eccp-4f,
                     -0x1.9ddd12p-4f,
                     0x1.7fefdap-4f,
                     -0x1.0fa4bap-4f,
                     0x1.30698p-5f,
                     -0x1.09e9ecp-6f,
                     0x1.4af8f2p-8f,
                     -0x1.73ee8p-11f,
                     -0x1.d3478cp-13f,
                     0x1.df66dcp-14f,
                     -0x1.087b9ap-17f);
}
RW_CUDA double rw_poly_erfcx(double x)
{
    return rw_horner(x,
                     0x1.3ba5916e9fd7fp+0,
                     -0x1.1df1ad154a28ep-3,
                     0x1.f7f5df66fd6d5p-7,
                     0x1.16ecefcfa530fp-4,
                     -0x1.9ddb23c3e8a96p-4,
                     0x1.7fee004e13762p-4,
                     -0x1.0fb06dfe51a12p-4,
                     0x1.3079edf65e5edp-5,
                     -0x1.09623883ac95ep-6,
                     0x1.49c6729062b47p-8,
                     -0x1.8d4a9af1f6b3bp-11,
                     -0x1.a1df2c7e22d3ep-13,
                     0x1.3be04b1e946c1p-13,
                     -0x1.99587d72e02a3p-16,
                     -0x1.7885ff25b83a1p-17,
                     0x1.7f21d9b333557p-18,
                     0x1.397aad1d4302p-22,
                     -0x1.bacda2843b993p-21,
                     0x1.4cd5b2b9655dep-24,
                     0x1.d84b573976302p-24,
                     -0x1.618177c5aab7ep-26,
                     -0x1.f6891c9455e9ap-27,
                     0x1.b4782d77b168ap-29,
                     0x1.e3b550c53c28dp-30,
                     -0x1.258df9100fc13p-32,
                     -0x1.237a6c04ef64bp-33);
}

/* The bits of 2/pi behind 64 zeros, for any double's angle. */
static constexpr unsigned long long rw_two_over_pi[] = {
    0x0000000000000000ULL,
    0xa2f9836e4e441529ULL,
    0xfc2757d1f534ddc0ULL,
    0xdb6295993c439041ULL,
    0xfe5163abdebbc561ULL,
    0xb7246e3a424dd2e0ULL,
    0x06492eea09d1921cULL,
    0xfe1deb1cb129a73eULL,
    0xe88235f52ebb4484ULL,
    0xe99c7026b45f7e41ULL,
    0x3991d639835339f4ULL,
    0x9c845f8bbdf9283bULL,
    0x1ff897ffde05980fULL,
    0xef2f118b5a0a6d1fULL,
    0x6d367ecf27cb09b7ULL,
    0x4f463f669e5fea2dULL,
    0x7527bac7ebe5f17bULL,
    0x3d0739f78a5292eaULL,
    0x6bfb5fb11f8d5d08ULL,
    0x56033046fc7b6babULL,
    0xf0cfbc209af4361dULL,
};
/* clang-format on */

#endif
