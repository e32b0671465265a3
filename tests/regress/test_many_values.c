/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls with many parameters: those through ids and addresses used to be refused from 32 values on,
 * and direct ones from 64. 128 are allowed now, results included.
 */
#include "tests/api/launch.h"

enum { MOST = 127 }; /* parameters, beside a result */

static void print_list(FILE *text, unsigned count, const char *form)
{
    for (unsigned k = 0; k < count; k++) {
        fputs(k ? ", " : "", text);
        fprintf(text, form, k);
    }
}

/* Parameter k counts k + 1 times. `weigh` is called as `how`. */
static char *make_source(unsigned count, const char *how)
{
    char *source;
    size_t size;
    FILE *text = open_memstream(&source, &size);
    fputs(PREAMBLE "rtDeclareVariable(int, id, , );\n"
                   "RT_CALLABLE_PROGRAM unsigned int weigh(",
          text);
    print_list(text, count, "unsigned int p%u");
    fputs(")\n{\n    unsigned int sum = 0;\n", text);
    for (unsigned k = 0; k < count; k++) fprintf(text, "    sum += %u * p%u;\n", k + 1, k);
    fputs("    return sum;\n}\ntypedef unsigned int form(", text);
    print_list(text, count, "unsigned int p%u");
    fprintf(text,
            ");\nRT_PROGRAM void f() {\n    form *volatile pointer = weigh;\n"
            "    output[index] = %s(",
            how);
    print_list(text, count, "value + %u");
    fputs(");\n}\n", text);
    fclose(text);
    return source;
}

static RTresult run(struct launch *l, unsigned count, const char *how)
{
    char *source = make_source(count, how);
    RTvariable v;
    RTprogram weigh;
    int id;
    RTresult result = launch_make(l);
    if (!result) result = launch_replace(l, source, "f");
    if (!result) result = launch_program(l, source, "weigh", &weigh);
    free(source);
    TRY(result);
    TRY(rtProgramGetId(weigh, &id));
    TRY(rtContextDeclareVariable(l->context, "id", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(rtVariableSet1ui(l->value, 5));
    return launch_run(l);
}

static unsigned weighed(unsigned count)
{
    unsigned sum = 0;
    for (unsigned k = 0; k < count; k++) sum += (k + 1) * (5 + k);
    return sum;
}

static void check_sum(int *rw_failed, unsigned count, const char *how)
{
    struct launch l;
    RTresult ran = run(&l, count, how);
    RTcontext context = l.context;
    OK(ran);
    CHECK_EQ(l.pixels[2][1], weighed(count));
    OK(rtContextDestroy(context));
}

TEST(by_id)
{
    check_sum(rw_failed, 32, "rtCallableProgramId<form>(id)");
    check_sum(rw_failed, MOST, "rtCallableProgramId<form>(id)");
}

TEST(by_address)
{
    check_sum(rw_failed, MOST, "pointer");
}

TEST(directly)
{
    check_sum(rw_failed, MOST, "weigh");
}

TEST(too_many)
{
    struct launch l;
    RTresult ran = run(&l, MOST + 1, "rtCallableProgramId<form>(id)");
    RTcontext context = l.context;
    FAILS(ran, RT_ERROR_INVALID_SOURCE, "more than 128 parameters and results");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"by id", test_by_id},
    {"by address", test_by_address},
    {"directly", test_directly},
    {"too many", test_too_many},
};

int main(void)
{
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
