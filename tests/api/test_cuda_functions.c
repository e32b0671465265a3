/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What include/raywright_cuda has beside mathematics (tests/math): bits, conversions, atomic
 * operations, names of C++. Each expression is evaluated for the same words by NVRTC and by clang.
 */
#include <stdint.h>

#include "tests/api/support.h"

enum { WORDS = 64, ATOMICS = 32 };

/* Of a and b, unsigned int, f and g, their bits as floats, x and y, bits as doubles. */
static const char *const expressions[] = {
    "__popc(a) + __popcll(x)",
    "__clz(a) + 64 * __clz(a >> (b & 31)) + __clz(0) + __clzll(0)",
    "__clzll(x) + 64 * __ffsll(x) + __ffs(a) + __ffs(0)",
    "__brev(a) ^ (unsigned int)(__brevll(x) >> 7)",
    "__byte_perm(a, b, (unsigned int)x)",
    "__funnelshift_l(a, b, (unsigned int)x) ^ __funnelshift_r(a, b, (unsigned int)x)",
    "__funnelshift_lc(a, b, a & 63) + 3 * __funnelshift_rc(a, b, a & 63)",
    "__mul24(a, b) ^ __umul24(a, b)",
    "__mulhi(a, b) + 5 * __umulhi(a, b)",
    "__mul64hi(x, y) ^ (__umul64hi(x, y) >> 3)",
    "__sad((int)a, (int)b, 3) + 5 * __usad(a, b, 3)",
    "__hadd(a, b) + 3 * __rhadd(a, b)",
    "__uhadd(a, b) + 3 * __urhadd(a, b)",
    "__float_as_int(f) + __float_as_uint(__int_as_float(a)) + __float_as_int(__uint_as_float(b))",
    "__double2hiint(d) + 3 * __double2loint(d) + __double_as_longlong(__hiloint2double(a, b))",
    "__float2int_rn(f) + 3 * __float2int_rz(f) + 5 * __float2int_ru(f) + 7 * __float2int_rd(f)",
    "__float2uint_rn(g) + 3 * __float2ll_ru(g) + 5 * __float2ull_rd(g)",
    "__double2int_rn(d) + 3 * __double2uint_rz(d) + 5 * __double2ll_ru(d)",
    "__float_as_int(__int2float_rz(a)) + 3 * __float_as_int(__uint2float_ru(a))",
    "__float_as_int(__ll2float_rd(x)) + 3 * __double_as_longlong(__ull2double_rz(x))",
    "__double_as_longlong(__int2double_rn(a)) + __float_as_int(__double2float_ru(d))",
    "__float_as_int(__fadd_rz(f, g)) + 3 * __float_as_int(__fmul_ru(f, g))",
    "__float_as_int(__fdiv_rd(f, g)) + 3 * __float_as_int(__fmaf_rz(f, g, f))",
    "__float_as_int(__fsqrt_ru(fabsf(f))) + 3 * __float_as_int(__frcp_rd(g))",
    "__double_as_longlong(__dadd_ru(d, e)) + 3 * __double_as_longlong(__ddiv_rz(d, e))",
    "__isGlobal(to) + 2 * __isShared(to) + 4 * __isConstant(to)",
    "min(a, b) + 3LL * max((int)a, (int)b) + 5 * min(x, y) + 7LL * abs((int)a)",
    "min((int)a, b) + 3LL * max(a, (int)b)",
    "__float_as_int(min(f, g)) + 3 * __double_as_longlong(max(f, d)) + (long long)abs(f)",
    "__double_as_longlong(sqrt((double)(a >> 1))) + 3 * __float_as_int(fabs(f) + floor(g))",
    "__double_as_longlong(fmax(f, 3)) + 3 * __float_as_int(fmin(f, g)) + isnan(f) + isinf(f)",
    "__float_as_int(copysign(f, g)) + lrint(d) + lroundf(g) + llrint(g)",
    "(long long)(std::move(f) > g) + sizeof(dim3) + sizeof(float3) + dim3(3).y + warpSize",
    "[=] { long long s = 0; for (int v : {(int)a, (int)b, 7}) s = 31 * s + v; return s; }()",
    "[=] { unsigned w[2] = {a, b}, v[2]; memcpy(v, w, 8); memset(w, 0, 4); return v[0] ^ v[1]; }()",
};
enum { EXPRESSIONS = sizeof(expressions) / sizeof(expressions[0]) };

static void put_source(char *out)
{
    out += sprintf(out,
                   "#include <raywright_device.h>\n"
                   "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
                   "rtBuffer<unsigned long long> words, out; rtBuffer<unsigned int> shared;\n"
                   "rtBuffer<float> sums;\n"
                   "RT_PROGRAM void evaluate()\n{\n"
                   "unsigned long long x = words[index], y = words[(index + 1) %% %d];\n"
                   "unsigned int a = (unsigned int)(x >> 32), b = (unsigned int)y;\n"
                   "float f = (int)a * 0x1p-20f, g = (int)b * 0x1p-17f;\n"
                   "double d = (long long)x * 0x1p-43, e = (long long)y * 0x1p-50;\n"
                   "unsigned long long *to = &out[index * %d];\n",
                   WORDS, EXPRESSIONS);
    for (int i = 0; i < EXPRESSIONS; i++)
        out += sprintf(out, "to[%d] = (unsigned long long)(long long)(%s);\n", i, expressions[i]);
    sprintf(out, "atomicAdd(&shared[0], a); atomicSub(&shared[1], b); atomicMin(&shared[2], a);\n"
                 "atomicMax(&shared[3], a); atomicMin((int *)&shared[4], (int)a);\n"
                 "atomicMax((int *)&shared[5], (int)b); atomicOr(&shared[6], a & b & a * 3);\n"
                 "atomicAnd(&shared[7], a | b | a * 3); atomicXor(&shared[8], a);\n"
                 "atomicInc(&shared[9], 11); atomicDec(&shared[10], 13);\n"
                 "unsigned int seen = shared[11], was;\n"
                 "do { was = seen; seen = atomicCAS(&shared[11], was, was * 5 + 1); }\n"
                 "while (seen != was);\n"
                 "atomicAdd(&sums[0], (float)(a & 255)); atomicAdd((int *)&shared[12], -1);\n"
                 "if (index == 0) atomicExch(&shared[13], a), atomicExch(&sums[1], 2.5f);\n"
                 "atomicAdd((unsigned long long *)&shared[14], x); __threadfence();\n}\n");
}

static RTbuffer make_buffer(RTcontext context, const char *name, RTformat format, RTsize element,
                            RTsize count)
{
    RTbuffer buffer = NULL;
    RTvariable variable = NULL;
    rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &buffer);
    rtBufferSetFormat(buffer, format);
    if (format == RT_FORMAT_USER) rtBufferSetElementSize(buffer, element);
    rtBufferSetSize1D(buffer, count);
    rtContextDeclareVariable(context, name, &variable);
    rtVariableSetObject(variable, buffer);
    return buffer;
}

static void copy(RTbuffer buffer, void *out, const void *in, size_t bytes)
{
    void *memory = NULL;
    if (rtBufferMap(buffer, &memory)) return;
    if (out) memcpy(out, memory, bytes);
    if (in) memcpy(memory, in, bytes);
    rtBufferUnmap(buffer);
}

struct results {
    uint64_t values[WORDS][EXPRESSIONS];
    uint32_t shared[ATOMICS];
    float sums[2];
};

/* On the CPU by one thread, so that what atomic operations leave is the same. */
static RTresult evaluate(const char *compiler, struct results *out)
{
    static char source[16384];
    uint64_t words[WORDS];
    uint32_t shared[ATOMICS];
    float sums[2] = {0, 0};
    RTcontext context;
    RTprogram program;
    uint64_t state = 88172645463325252u;
    for (int i = 0; i < WORDS; i++) {
        state ^= state << 13, state ^= state >> 7, state ^= state << 17;
        words[i] = i % 4 ? state : state >> (i & 63);
    }
    for (uint32_t i = 0; i < ATOMICS; i++) shared[i] = i == 2 || i == 7 ? UINT32_MAX : i;
    setenv("RW_CUDA_COMPILER", compiler, 1);
    setenv("RW_THREADS", "1", 1);
    RTresult result = rtContextCreate(&context);
    unsetenv("RW_CUDA_COMPILER");
    unsetenv("RW_THREADS");
    if (result) return result;
    put_source(source);
    RTbuffer in = make_buffer(context, "words", RT_FORMAT_USER, 8, WORDS);
    RTbuffer to = make_buffer(context, "out", RT_FORMAT_USER, 8, WORDS * EXPRESSIONS);
    RTbuffer common = make_buffer(context, "shared", RT_FORMAT_UNSIGNED_INT, 4, ATOMICS);
    RTbuffer floats = make_buffer(context, "sums", RT_FORMAT_FLOAT, 4, 2);
    copy(in, NULL, words, sizeof(words));
    copy(common, NULL, shared, sizeof(shared));
    copy(floats, NULL, sums, sizeof(sums));
    rtContextSetEntryPointCount(context, 1);
    result = rwContextSetDevice(context, "cpu");
    if (!result)
        result = rwProgramCreateFromSourceString(context, source, "functions.cu", 0, NULL,
                                                 "evaluate", &program);
    if (!result) result = rtContextSetRayGenerationProgram(context, 0, program);
    if (!result) result = rtContextLaunch1D(context, 0, WORDS);
    if (result && result != RT_ERROR_NOT_SUPPORTED) {
        const char *text = "";
        rtContextGetErrorString(context, result, &text);
        fprintf(stderr, "%s: %s\n", compiler, text);
    }
    copy(to, out->values, NULL, sizeof(out->values));
    copy(common, out->shared, NULL, sizeof(out->shared));
    copy(floats, out->sums, NULL, sizeof(out->sums));
    rtContextDestroy(context);
    return result;
}

TEST(clang_has_what_nvrtc_has)
{
    static struct results nvrtc, clang;
    RTresult by_nvrtc = evaluate("nvrtc", &nvrtc), by_clang = evaluate("clang", &clang);
    if (by_nvrtc == RT_ERROR_NOT_SUPPORTED) SKIP("there is no NVRTC to compare with");
    CHECK_EQ(by_nvrtc, RT_SUCCESS);
    CHECK_EQ(by_clang, RT_SUCCESS);
    for (int i = 0; i < EXPRESSIONS; i++)
        for (int k = 0; k < WORDS; k++) {
            if (nvrtc.values[k][i] == clang.values[k][i]) continue;
            fprintf(stderr, "word %d: %s is %llx, expected %llx\n", k, expressions[i],
                    (unsigned long long)clang.values[k][i], (unsigned long long)nvrtc.values[k][i]);
            *rw_failed = 1;
            break;
        }
    for (int i = 0; i < ATOMICS; i++) CHECK_EQ(clang.shared[i], nvrtc.shared[i]);
    CHECK(nvrtc.sums[0] > 0 && clang.sums[0] == nvrtc.sums[0] && clang.sums[1] == 2.5f);
}

static const struct rw_test tests[] = {{"clang has what NVRTC has", test_clang_has_what_nvrtc_has}};

int main(void)
{
    return RUN_TABLE(tests);
}
