/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs that csmith generates call, for a host and for device compilers: fixed types,
 * guarded arithmetic (csmith's own safe_math.h), and a checksum. DEVICE comes from who includes
 * this.
 */
#ifndef RW_TEST_RANDOM_CSMITH_H
#define RW_TEST_RANDOM_CSMITH_H

typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long uint64_t;

#undef INT_MAX
#define INT_MAX 2147483647
#define INT8_MAX 127
#define INT16_MAX 32767
#define INT32_MAX 2147483647
#define INT64_MAX 9223372036854775807L
#define INT8_MIN (-INT8_MAX - 1)
#define INT16_MIN (-INT16_MAX - 1)
#define INT32_MIN (-INT32_MAX - 1)
#define INT64_MIN (-INT64_MAX - 1)
#define UINT8_MAX 255
#define UINT16_MAX 65535
#define UINT32_MAX 4294967295U
#define UINT64_MAX 18446744073709551615UL
#undef FLT_MAX
#undef DBL_MAX
#define FLT_MAX 3.40282346638528859812e38f
#define DBL_MAX 1.79769313486231570815e308

#ifdef __clang__
#define fabsf __builtin_fabsf
#define fabs __builtin_fabs
#endif

#define STATIC DEVICE static
#define FUNC_NAME(name) safe_##name
#define UNDEFINED(value) (value)
#define LOG_INDEX
#define LOG_EXEC
#include <safe_math.h>

#endif
