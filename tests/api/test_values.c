/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What programs see of variables that each of the typed setters has set: vectors of all types, by
 * values and from arrays, and matrices, as they are and transposed.
 *   api.values [cpu|cuda]
 */
#include <stdbool.h>

#include "tests/api/support.h"
#include "tests/device.h"

enum { VALUES = 5 * (1 + 2 + 3 + 4), ELEMENTS = 4 + 6 + 8 + 6 + 9 + 12 + 8 + 12 + 16 };

#define OF_TYPE(T, s)                                                                              \
    "rtDeclareVariable(" #T ", " #s "1, , );\n"                                                    \
    "rtDeclareVariable(" #T "2, " #s "2, , );\n"                                                   \
    "rtDeclareVariable(" #T "3, " #s "3, , );\n"                                                   \
    "rtDeclareVariable(" #T "4, " #s "4, , );\n"
#define MATRIX_OF(m, n) "rtDeclareVariable(optix::Matrix" #m "x" #n ", m" #m #n ", , );\n"
#define WRITE(s)                                                                                   \
    "    write(k, " #s "1);\n"                                                                     \
    "    write(k, " #s "2.x); write(k, " #s "2.y);\n"                                              \
    "    write(k, " #s "3.x); write(k, " #s "3.y); write(k, " #s "3.z);\n"                         \
    "    write(k, " #s "4.x); write(k, " #s "4.y); write(k, " #s "4.z); write(k, " #s "4.w);\n"
#define WRITE_MATRIX(m, n)                                                                         \
    "    for (int i = 0; i < " #m " * " #n "; i++) elements[k++] = m" #m #n "[i];\n"

/* X(rows, columns) */
#define MATRICES(X) X(2, 2) X(2, 3) X(2, 4) X(3, 2) X(3, 3) X(3, 4) X(4, 2) X(4, 3) X(4, 4)

static const char source[] =
    "#include <raywright_device.h>\n"
    "using namespace optix;\n"
    "rtBuffer<long long> values;\n"
    "rtBuffer<float> elements;\n" OF_TYPE(float, f) OF_TYPE(int, i) OF_TYPE(
        uint,
        u) "rtDeclareVariable(long long, l1, , );\n"
           "rtDeclareVariable(longlong2, l2, , );\n"
           "rtDeclareVariable(longlong3, l3, , );\n"
           "rtDeclareVariable(longlong4, l4, , );\n"
           "rtDeclareVariable(unsigned long long, ul1, , );\n"
           "rtDeclareVariable(ulonglong2, ul2, , );\n"
           "rtDeclareVariable(ulonglong3, ul3, , );\n"
           "rtDeclareVariable(ulonglong4, ul4, , );\n" MATRICES(
               MATRIX_OF) "template <class T> static __device__ void write(int &k, T value) {\n"
                          "    values[k++] = (long long)value;\n"
                          "}\n"
                          "RT_PROGRAM void show() {\n"
                          "    int k = 0;\n" WRITE(f) WRITE(i) WRITE(u) WRITE(l)
                              WRITE(ul) "    k = 0;\n" MATRICES(WRITE_MATRIX) "}\n";

struct fixture {
    RTcontext context;
    RTbuffer values, elements;
    long long expected[VALUES];
    float expected_elements[ELEMENTS];
    unsigned count;
};

static RTresult make_buffer(RTcontext context, const char *name, unsigned element, unsigned count,
                            RTbuffer *out)
{
    RTvariable v;
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_USER));
    TRY(rtBufferSetElementSize(*out, element));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, *out);
}

static RTresult begin(struct fixture *f)
{
    memset(f, 0, sizeof *f);
    TRY(rtContextCreate(&f->context));
    TRY(rtContextSetEntryPointCount(f->context, 1));
    TRY(set_source(f->context, 0, source, "show"));
    TRY(make_buffer(f->context, "values", 8, VALUES, &f->values));
    return make_buffer(f->context, "elements", 4, ELEMENTS, &f->elements);
}

static RTresult find(RTcontext context, const char *name, RTvariable *out)
{
    RTresult result = rtContextQueryVariable(context, name, out);
    if (result == RT_SUCCESS && *out) return RT_SUCCESS;
    return rtContextDeclareVariable(context, name, out);
}

/* Runs the program; whether it saw what is expected. */
static RTresult run(struct fixture *f, unsigned *wrong, unsigned *wrong_elements)
{
    long long *values;
    float *elements;
    *wrong = *wrong_elements = 0;
    TRY(rtContextLaunch1D(f->context, 0, 1));
    TRY(rtBufferMap(f->values, (void **)&values));
    TRY(rtBufferMap(f->elements, (void **)&elements));
    for (unsigned k = 0; k < VALUES; k++) *wrong += values[k] != f->expected[k];
    for (unsigned k = 0; k < ELEMENTS; k++)
        *wrong_elements += elements[k] != f->expected_elements[k];
    TRY(rtBufferUnmap(f->elements));
    return rtBufferUnmap(f->values);
}

static void expect(struct fixture *f, const long long *values, unsigned count)
{
    memcpy(f->expected + f->count, values, count * sizeof *values);
    f->count += count;
}

/* Variables `s`1 to `s`4 by the setters of suffix `suffix`; other values each time. */
#define SET_TYPE(T, s, suffix, first)                                                              \
    do {                                                                                           \
        const long long from = (first);                                                            \
        const long long seen[4] = {(long long)(T)from, (long long)(T)(from + 1),                   \
                                   (long long)(T)(from + 2), (long long)(T)(from + 3)};            \
        const T a[4] = {(T)from, (T)(from + 1), (T)(from + 2), (T)(from + 3)};                     \
        RTvariable v1, v2, v3, v4;                                                                 \
        TRY(find(f->context, #s "1", &v1));                                                        \
        TRY(find(f->context, #s "2", &v2));                                                        \
        TRY(find(f->context, #s "3", &v3));                                                        \
        TRY(find(f->context, #s "4", &v4));                                                        \
        TRY(arrays ? rtVariableSet1##suffix##v(v1, a) : rtVariableSet1##suffix(v1, a[0]));         \
        TRY(arrays ? rtVariableSet2##suffix##v(v2, a) : rtVariableSet2##suffix(v2, a[0], a[1]));   \
        TRY(arrays ? rtVariableSet3##suffix##v(v3, a)                                              \
                   : rtVariableSet3##suffix(v3, a[0], a[1], a[2]));                                \
        TRY(arrays ? rtVariableSet4##suffix##v(v4, a)                                              \
                   : rtVariableSet4##suffix(v4, a[0], a[1], a[2], a[3]));                          \
        for (unsigned n = 1; n <= 4; n++) expect(f, seen, n);                                      \
    } while (0)

static RTresult set_vectors(struct fixture *f, bool arrays)
{
    f->count = 0;
    SET_TYPE(float, f, f, arrays ? -40000 : 1000);
    SET_TYPE(int, i, i, arrays ? -2000000000 : 7);
    SET_TYPE(unsigned, u, ui, arrays ? 4000000000 : 70);
    SET_TYPE(long long, l, ll, arrays ? -(3ll << 60) : 5ll << 40);
    SET_TYPE(unsigned long long, ul, ull, arrays ? -77 : 9ll << 50); /* above 2^63, and below */
    return RT_SUCCESS;
}

/* Element i of a program's matrix is in row i / columns. What is given transposed has columns. */
#define SET_MATRIX(m, n)                                                                           \
    do {                                                                                           \
        float given[16];                                                                           \
        RTvariable v;                                                                              \
        for (int i = 0; i < m * n; i++) {                                                          \
            const float value = (float)(1000 * round + 100 * m + 10 * n + i);                      \
            given[transposed ? i % n * m + i / n : i] = value;                                     \
            f->expected_elements[k++] = value;                                                     \
        }                                                                                          \
        TRY(find(f->context, "m" #m #n, &v));                                                      \
        TRY(rtVariableSetMatrix##m##x##n##fv(v, transposed, given));                               \
    } while (0);

static RTresult set_matrices(struct fixture *f, int round, bool transposed)
{
    unsigned k = 0;
    MATRICES(SET_MATRIX)
    return RT_SUCCESS;
}

TEST(seen)
{
    struct fixture f;
    unsigned wrong, wrong_elements;
    CHECK_EQ(begin(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (int round = 0; round < 4; round++) {
        OK(set_vectors(&f, round % 2));
        OK(set_matrices(&f, round, round / 2));
        OK(run(&f, &wrong, &wrong_elements));
        CHECK_EQ(wrong, 0);
        CHECK_EQ(wrong_elements, 0);
    }
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"seen", test_seen}};
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
