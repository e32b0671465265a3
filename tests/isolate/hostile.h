/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Ray generation programs that do harm, after the preamble and the good programs of
 * tests/api/launch.h. `wild` is an address of the application's, `zero` is 0 and nobody knows it.
 */
#ifndef RW_TEST_ISOLATE_HOSTILE_H
#define RW_TEST_ISOLATE_HOSTILE_H

#include "raywright.h"

static const char hostile_source[] =
    "rtDeclareVariable(unsigned long long, wild, , );\n"
    "rtDeclareVariable(int, zero, , );\n"
    "typedef rtCallableProgramId<unsigned int(unsigned int)> callable;\n"
    "typedef volatile unsigned int word;\n"
    "#define AT(address) (*(word *)(unsigned long long)(address))\n"
    "#define BAD(name) RT_PROGRAM void name()\n"
    /* addresses that are made up */
    "BAD(write_null) { AT(zero) = 1; }\n"
    "BAD(read_null) { output[index] = AT(zero + 8); }\n"
    "BAD(write_kernel) { AT(0xffff800000001000ull + zero) = 1; }\n"
    "BAD(write_no_address) { AT(0x4141414141414141ull + zero) = 1; }\n"
    "BAD(read_no_address) { output[index] = AT(0x8000000000000000ull + zero); }\n"
    "BAD(write_host) { AT(wild) = 0xdead; }\n"
    "BAD(write_host_stack) { for (long long i = 0; i < 4096; i++) AT(wild + 64 * i) = 1; }\n"
    "BAD(read_beyond) { word *p = &output[index]; unsigned int s = 0;\n"
    "    for (long long i = 0; ; i += 1024) { s += p[i]; if (s == 0x12345) AT(p) = s; } }\n"
    "BAD(read_before) { word *p = &output[index]; unsigned int s = 0;\n"
    "    for (long long i = 0; ; i -= 1024) { s += p[i]; if (s == 0x12345) AT(p) = s; } }\n"
    "BAD(write_beyond) { word *p = &output[index]; for (long long i = 0; ; i++) p[i] = 0xbad; }\n"
    "BAD(write_before) { word *p = &output[index]; for (long long i = 0; ; i--) p[i] = 0xbad; }\n"
    /* loops and calls without end */
    "BAD(loop) { word x = 1; while (x) x |= 1; }\n"
    "BAD(loop_on_memory) { while (atomicAdd((unsigned int *)&output[index], 0u) < 0xffffffffu); }\n"
    "BAD(loop_of_traces) { unsigned int p = 0; while (p < 0xffffffffu || !zero) shoot(p); }\n"
    "static __device__ __noinline__ unsigned int down(unsigned int n) {\n"
    "    word here[16]; here[n & 15] = n; return down(n + 1) + here[(n + zero) & 15]; }\n"
    "BAD(recursion) { output[index] = down(value); }\n"
    "static __device__ __noinline__ unsigned int odd(unsigned int n);\n"
    "static __device__ __noinline__ unsigned int even(unsigned int n) {\n"
    "    word x = n; return odd(n + 1) ^ x; }\n"
    "static __device__ __noinline__ unsigned int odd(unsigned int n) {\n"
    "    word x = n; return even(n + 3) ^ x; }\n"
    "BAD(recursion_of_two) { output[index] = even(value); }\n"
    /* stacks */
    "static __device__ __noinline__ unsigned int heavy(unsigned int n) {\n"
    "    word here[65536]; here[n & 65535] = n; return heavy(n + 1) + here[(n + 7) & 65535]; }\n"
    "BAD(heavy_recursion) { output[index] = heavy(value); }\n"
    "BAD(large_local) { word here[1 << 20]; here[(index.x * 4099u + value) & 0xfffff] = 1;\n"
    "    output[index] = here[value & 0xfffff]; }\n"
    "BAD(huge_local) { word here[100 << 20]; for (long long i = 0; i < (100 << 20); i += 1024)\n"
    "    here[i] = value; output[index] = here[value & 0xfffff]; }\n"
    "BAD(beyond_local) { word here[8]; for (long long i = 0; i < 1 << 26; i++) here[i + zero] = "
    "0xbad;\n"
    "    output[index] = here[zero]; }\n"
    "BAD(before_local) { word here[8]; for (long long i = 0; i < 1 << 26; i++) here[zero - i] = "
    "0xbad;\n"
    "    output[index] = here[zero]; }\n"
    /* division */
    "BAD(divide) { output[index] = (int)value / zero; }\n"
    "BAD(divide_least) { output[index] = (int)(0x80000000u + zero) / (zero - 1); }\n"
    "BAD(remainder) { output[index] = (unsigned int)((long long)value % (long long)zero); }\n"
    /* out of range */
    "BAD(outside_buffer) { output[make_uint2(0x7fffffffu, value + 0x7fffffffu)] = 1; }\n"
    "BAD(no_such_buffer) { rtBufferId<unsigned int> b(123456789); b[value] = 1; }\n"
    "BAD(no_such_callable) { callable f(0x7ffffff0 + zero); output[index] = f(value); }\n"
    /* what ends threads */
    "BAD(trap) { if (value != 0xfffffffeu) asm volatile(\"trap;\"); }\n"
    "RT_PROGRAM void exception() { output[index] = 0xeeee; }\n";

static const struct hostile_program {
    const char *name;
    RTresult expected; /* RT_ERROR_UNKNOWN: any */
} hostile_programs[] = {
    {"write_null", RT_ERROR_LAUNCH_FAILED},
    {"read_null", RT_ERROR_LAUNCH_FAILED},
    {"write_kernel", RT_ERROR_LAUNCH_FAILED},
    {"write_no_address", RT_ERROR_LAUNCH_FAILED},
    {"read_no_address", RT_ERROR_LAUNCH_FAILED},
    {"write_host", RT_ERROR_UNKNOWN},
    {"write_host_stack", RT_ERROR_LAUNCH_FAILED},
    {"read_beyond", RT_ERROR_LAUNCH_FAILED},
    {"read_before", RT_ERROR_LAUNCH_FAILED},
    {"write_beyond", RT_ERROR_LAUNCH_FAILED},
    {"write_before", RT_ERROR_LAUNCH_FAILED},
    {"loop", RT_TIMEOUT_CALLBACK},
    {"loop_on_memory", RT_TIMEOUT_CALLBACK},
    {"loop_of_traces", RT_TIMEOUT_CALLBACK},
    {"recursion", RT_ERROR_UNKNOWN},
    {"recursion_of_two", RT_ERROR_UNKNOWN},
    {"heavy_recursion", RT_ERROR_UNKNOWN},
    {"large_local", RT_ERROR_UNKNOWN},
    {"huge_local", RT_ERROR_UNKNOWN},
    {"beyond_local", RT_ERROR_UNKNOWN},
    {"before_local", RT_ERROR_UNKNOWN},
    {"divide", RT_ERROR_UNKNOWN},
    {"divide_least", RT_ERROR_UNKNOWN},
    {"remainder", RT_ERROR_UNKNOWN},
    {"outside_buffer", RT_ERROR_UNKNOWN},
    {"no_such_buffer", RT_ERROR_UNKNOWN},
    {"no_such_callable", RT_ERROR_UNKNOWN},
    {"trap", RT_ERROR_UNKNOWN},
};
enum { HOSTILE_PROGRAMS = sizeof(hostile_programs) / sizeof(hostile_programs[0]) };

#endif
