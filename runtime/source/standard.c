/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray programs written for nvcc include headers of the host: <cuda.h>, <stdio.h>, <iostream>. NVRTC
 * finds none of them, and has most of what device code uses of them built in. So they are handed to
 * it as texts: what is built in, or is for hosts alone, is empty; constants, types and limits are
 * here. A header that one of the application's folders has is not replaced.
 */
#include "runtime/source/standard.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define STD "#pragma once\nnamespace std {}\n"

static const char constants[] = "#pragma once\n"
                                "#ifndef M_PI\n"
                                "#define M_E 2.7182818284590452354\n"
                                "#define M_LOG2E 1.4426950408889634074\n"
                                "#define M_LOG10E 0.43429448190325182765\n"
                                "#define M_LN2 0.69314718055994530942\n"
                                "#define M_LN10 2.30258509299404568402\n"
                                "#define M_PI 3.14159265358979323846\n"
                                "#define M_PI_2 1.57079632679489661923\n"
                                "#define M_PI_4 0.78539816339744830962\n"
                                "#define M_1_PI 0.31830988618379067154\n"
                                "#define M_2_PI 0.63661977236758134308\n"
                                "#define M_2_SQRTPI 1.12837916709551257390\n"
                                "#define M_SQRT2 1.41421356237309504880\n"
                                "#define M_SQRT1_2 0.70710678118654752440\n"
                                "#endif\n"
                                "#ifndef INFINITY\n"
                                "#define INFINITY __int_as_float(0x7f800000)\n"
                                "#define NAN __int_as_float(0x7fffffff)\n"
                                "#define HUGE_VALF INFINITY\n"
                                "#define HUGE_VAL ((double)INFINITY)\n"
                                "#endif\n";
static const char cmath[] =
    "#pragma once\n"
    "#include <math.h>\n"
    "namespace std {\n"
    "using ::abs; using ::acos; using ::asin; using ::atan; using ::atan2; using ::cbrt;\n"
    "using ::ceil; using ::copysign; using ::cos; using ::cosh; using ::exp; using ::exp2;\n"
    "using ::fabs; using ::floor; using ::fma; using ::fmax; using ::fmin; using ::fmod;\n"
    "using ::isfinite; using ::isinf; using ::isnan; using ::log; using ::log10; using ::log2;\n"
    "using ::pow; using ::round; using ::sin; using ::sinh; using ::sqrt; using ::tan;\n"
    "using ::tanh; using ::trunc;\n"
    "}\n";
static const char cuda_constants[] =
    "#pragma once\n"
    "#define CUDART_INF_F __int_as_float(0x7f800000)\n"
    "#define CUDART_NAN_F __int_as_float(0x7fffffff)\n"
    "#define CUDART_MAX_NORMAL_F __int_as_float(0x7f7fffff)\n"
    "#define CUDART_PI_F 3.141592654f\n"
    "#define CUDART_PIO2_F 1.570796327f\n"
    "#define CUDART_PIO4_F 0.785398163f\n"
    "#define CUDART_2_OVER_PI_F 0.636619772f\n"
    "#define CUDART_SQRT_TWO_F 1.414213562f\n"
    "#define CUDART_INF __longlong_as_double(0x7ff0000000000000ULL)\n"
    "#define CUDART_NAN __longlong_as_double(0xfff8000000000000ULL)\n"
    "#define CUDART_PI 3.1415926535897931e+0\n";
static const char floats[] = "#pragma once\n"
                             "#define FLT_DIG 6\n"
                             "#define FLT_MANT_DIG 24\n"
                             "#define FLT_MAX 3.402823466e+38f\n"
                             "#define FLT_MIN 1.175494351e-38f\n"
                             "#define FLT_EPSILON 1.192092896e-07f\n"
                             "#define DBL_DIG 15\n"
                             "#define DBL_MANT_DIG 53\n"
                             "#define DBL_MAX 1.7976931348623158e+308\n"
                             "#define DBL_MIN 2.2250738585072014e-308\n"
                             "#define DBL_EPSILON 2.2204460492503131e-16\n";
static const char integers[] = "#pragma once\n"
                               "#define CHAR_BIT 8\n"
                               "#define SCHAR_MAX 127\n"
                               "#define SCHAR_MIN (-128)\n"
                               "#define UCHAR_MAX 255\n"
                               "#define SHRT_MAX 32767\n"
                               "#define SHRT_MIN (-32768)\n"
                               "#define USHRT_MAX 65535\n"
                               "#define INT_MAX 2147483647\n"
                               "#define INT_MIN (-INT_MAX - 1)\n"
                               "#define UINT_MAX 4294967295u\n"
                               "#define LONG_MAX 9223372036854775807l\n"
                               "#define LONG_MIN (-LONG_MAX - 1)\n"
                               "#define ULONG_MAX 18446744073709551615ul\n"
                               "#define LLONG_MAX 9223372036854775807ll\n"
                               "#define LLONG_MIN (-LLONG_MAX - 1)\n"
                               "#define ULLONG_MAX 18446744073709551615ull\n";
static const char types[] =
    "#pragma once\n"
    "typedef signed char int8_t;\n"
    "typedef short int16_t;\n"
    "typedef int int32_t;\n"
    "typedef long int64_t;\n"
    "typedef unsigned char uint8_t;\n"
    "typedef unsigned short uint16_t;\n"
    "typedef unsigned int uint32_t;\n"
    "typedef unsigned long uint64_t;\n"
    "typedef long intptr_t;\n"
    "typedef unsigned long uintptr_t;\n"
    "namespace std {\n"
    "using ::int8_t; using ::int16_t; using ::int32_t; using ::int64_t;\n"
    "using ::uint8_t; using ::uint16_t; using ::uint32_t; using ::uint64_t;\n"
    "}\n";
/* What <stdlib.h> and its like bring on the host besides functions. */
static const char library[] = "#pragma once\n"
                              "#include <stdint.h>\n"
                              "typedef unsigned int uint;\n"
                              "typedef unsigned short ushort;\n"
                              "#ifndef NULL\n"
                              "#define NULL 0\n"
                              "#endif\n";
static const char cuda[] =
    "#pragma once\n"
    "#include <stdlib.h>\n"
    "#include <math.h>\n"
    "#ifndef CUDA_VERSION\n"
    "#define CUDA_VERSION (__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10)\n"
    "#endif\n"
    "typedef unsigned long long CUdeviceptr;\n";
static const char runtime[] = "#pragma once\n"
                              "#include <stdlib.h>\n"
                              "#include <math.h>\n"
                              "#include <float.h>\n"
                              "#include <limits.h>\n";
static const char algorithm[] =
    STD "namespace std {\n"
        "template <class T> __host__ __device__ const T &min(const T &a, const T &b)\n"
        "{ return b < a ? b : a; }\n"
        "template <class T> __host__ __device__ const T &max(const T &a, const T &b)\n"
        "{ return a < b ? b : a; }\n"
        "template <class T> __host__ __device__ void swap(T &a, T &b) { T c = a; a = b; b = c; }\n"
        "}\n";
static const char limits[] =
    "#pragma once\n"
    "namespace std {\n"
    "template <class T> struct numeric_limits;\n"
    "#define RW_LIMITS(T, least, lowest_, greatest, step, inf, nan)\\\n"
    "template <> struct numeric_limits<T> {\\\n"
    "__host__ __device__ static constexpr T min() { return least; }\\\n"
    "__host__ __device__ static constexpr T lowest() { return lowest_; }\\\n"
    "__host__ __device__ static constexpr T max() { return greatest; }\\\n"
    "__host__ __device__ static constexpr T epsilon() { return step; }\\\n"
    "__host__ __device__ static T infinity() { return inf; }\\\n"
    "__host__ __device__ static T quiet_NaN() { return nan; }\\\n"
    "};\n"
    "RW_LIMITS(float, 1.175494351e-38f, -3.402823466e+38f, 3.402823466e+38f, 1.192092896e-07f,\n"
    "          __int_as_float(0x7f800000), __int_as_float(0x7fffffff))\n"
    "RW_LIMITS(double, 2.2250738585072014e-308, -1.7976931348623158e+308,\n"
    "          1.7976931348623158e+308, 2.2204460492503131e-16,\n"
    "          (double)__int_as_float(0x7f800000), (double)__int_as_float(0x7fffffff))\n"
    "#define RW_WHOLE(T, least, greatest) RW_LIMITS(T, least, least, greatest, 0, 0, 0)\n"
    "RW_WHOLE(signed char, -128, 127)\n"
    "RW_WHOLE(unsigned char, 0, 255)\n"
    "RW_WHOLE(short, -32768, 32767)\n"
    "RW_WHOLE(unsigned short, 0, 65535)\n"
    "RW_WHOLE(int, -2147483647 - 1, 2147483647)\n"
    "RW_WHOLE(unsigned int, 0, 4294967295u)\n"
    "RW_WHOLE(long, -9223372036854775807l - 1, 9223372036854775807l)\n"
    "RW_WHOLE(unsigned long, 0, 18446744073709551615ul)\n"
    "RW_WHOLE(long long, -9223372036854775807ll - 1, 9223372036854775807ll)\n"
    "RW_WHOLE(unsigned long long, 0, 18446744073709551615ull)\n"
    "#undef RW_WHOLE\n"
    "#undef RW_LIMITS\n"
    "}\n";

static const struct header {
    const char *names[28]; /* NULL at the end */
    const char *text;
} headers[] = {
    {{"math.h", "math_functions.h"}, constants},
    {{"cmath"}, cmath},
    {{"math_constants.h"}, cuda_constants},
    {{"float.h", "cfloat"}, floats},
    {{"limits.h", "climits"}, integers},
    {{"stdint.h", "cstdint", "inttypes.h", "cinttypes"}, types},
    {{"stdlib.h", "cstdlib", "stddef.h", "cstddef", "sys/types.h"}, library},
    {{"cuda.h"}, cuda},
    {{"cuda_runtime.h", "cuda_runtime_api.h"}, runtime},
    {{"algorithm", "utility"}, algorithm},
    {{"limits"}, limits},
    {{"assert.h",
      "cassert",
      "stdio.h",
      "cstdio",
      "string.h",
      "cstring",
      "memory.h",
      "time.h",
      "ctime",
      "vector_types.h",
      "vector_functions.h",
      "builtin_types.h",
      "channel_descriptor.h",
      "device_functions.h",
      "device_launch_parameters.h",
      "device_types.h",
      "driver_types.h",
      "host_defines.h",
      "texture_types.h",
      "texture_fetch_functions.h",
      "surface_types.h"},
     "#pragma once\n"},
    {{"array",  "chrono",   "exception", "fstream",  "functional", "iomanip",   "ios",
      "iosfwd", "iostream", "istream",   "iterator", "list",       "map",       "memory",
      "new",    "ostream",  "random",    "set",      "sstream",    "stdexcept", "streambuf",
      "string", "tuple",    "typeinfo",  "vector"},
     STD},
};

const char *rw_standard_folder(const char *option)
{
    static const char *const forms[] = {"--include-path=", "-I"};
    for (int i = 0; i < 2; i++)
        if (!strncmp(option, forms[i], strlen(forms[i]))) return option + strlen(forms[i]);
    return NULL;
}

static int is_there(unsigned option_count, const char *const *options, const char *name)
{
    char path[PATH_MAX];
    for (unsigned i = 0; i < option_count; i++) {
        const char *folder = rw_standard_folder(options[i]);
        if (!folder) continue;
        snprintf(path, sizeof(path), "%s/%s", folder, name);
        if (!access(path, R_OK)) return 1;
    }
    return 0;
}

int rw_standard_headers(unsigned option_count, const char *const *options, const char **names,
                        const char **texts)
{
    int count = 0;
    for (size_t i = 0; i < sizeof(headers) / sizeof(headers[0]); i++)
        for (const char *const *name = headers[i].names; *name; name++) {
            if (count == RW_STANDARD_HEADERS || is_there(option_count, options, *name)) continue;
            names[count] = *name;
            texts[count++] = headers[i].text;
        }
    return count;
}
