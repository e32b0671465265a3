/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions called by their address: PTX as the ISA describes it, with lists of targets, prototypes
 * and call tables, and CUDA C with function pointers, virtual functions and pointers to members.
 */
#include "tests/api/launch.h"
#include "tests/device.h"

enum { COUNT = 8 };

/* What every program of PTX here begins and ends with: %x is the launch index, %n `value`, and %r
 * goes to the output. */
#define BEGIN(name)                                                                                \
    ".visible .entry _Z1" name                                                                     \
    "v()\n{\n\t.reg .b32 %x, %n, %k, %r;\n\t.reg .b64 %f, %g, %d<8>, %e<8>;\n"                     \
    "\t.reg .pred %p<4>;\n\tld.global.u32 %x, [index];\n\tld.global.u32 %n, [value];\n"            \
    "\trem.u32 %k, %x, 3;\n"
#define END                                                                                        \
    "\n\tmov.u64 %e1, output;\n\tcvta.global.u64 %e2, %e1;\n\tcvt.u64.u32 %e3, %x;\n"              \
    "\tmov.u64 %e4, 0;\n\tmov.u32 %k, 1;\n\tmov.u32 %n, 4;\n"                                      \
    "\tcall (%e5), _rt_buffer_get_64, (%e2, %k, %n, %e3, %e4, %e4, %e4);\n"                        \
    "\tst.u32 [%e5], %r;\n\tret;\n}\n"

#define FUNCTIONS                                                                                  \
    ".func (.reg .u32 rv) foo(.reg .u32 a, .reg .u32 b) { add.u32 rv, a, b; ret; }\n"              \
    ".func (.reg .u32 rv) bar(.reg .u32 a, .reg .u32 b) { sub.u32 rv, a, b; ret; }\n"              \
    ".func (.param .b32 rv) baz(.param .b32 a, .param .b32 b) {\n"                                 \
    "\t.reg .b32 x, y; ld.param.b32 x, [a]; ld.param.b32 y, [b]; xor.b32 x, x, y;\n"               \
    "\tst.param.b32 [rv], x; ret; }\n"                                                             \
    ".func (.reg .u32 rv) other(.reg .u32 a) { mov.u32 rv, 99; ret; }\n"

/* %f is the address of one of the three functions, by %k. */
#define CHOOSE                                                                                     \
    "\tmov.u64 %f, foo;\n\tsetp.eq.u32 %p1, %k, 1;\n\tsetp.eq.u32 %p2, %k, 2;\n"                   \
    "\t@%p1 mov.u64 %f, bar;\n\t@%p2 mov.u64 %f, baz;\n"
/* %f is element %k of a table. */
#define LOOK_UP(table, space)                                                                      \
    "\tmov.u64 %d1, " table ";\n\tmul.wide.u32 %d2, %k, 8;\n\tadd.s64 %d1, %d1, %d2;\n"            \
    "\tld." space ".u64 %f, [%d1];\n"
#define PROTOTYPE "P: .callprototype (.param .b32 _) _ (.param .b32 _, .param .b32 _);\n"
#define CALL(list) "\tcall (%r), %f, (%x, %n), " list ";\n"

struct setup {
    RTcontext context;
    RTbuffer output;
    RTvariable value;
    unsigned int results[COUNT];
};

static const char *module_text(struct ptx *ptx, const char *functions, const char *programs)
{
    ptx_begin(ptx);
    ptx_variable(ptx, "index", "unsigned int", 4, 4919, "rtLaunchIndex", "", "");
    ptx_plain(ptx, "value", "unsigned int", 4);
    ptx_buffer(ptx, "output");
    ptx_add(ptx, "%s%s", functions, programs);
    return ptx->text;
}

static RTresult set_program(struct setup *s, const char *ptx, const char *name, unsigned entry)
{
    RTprogram program;
    TRY(rtProgramCreateFromPTXString(s->context, ptx, name, &program));
    return rtContextSetRayGenerationProgram(s->context, entry, program);
}

/* Programs f and, if `entries` is 2, g of a module. */
static RTresult make(struct setup *s, const char *functions, const char *programs, unsigned entries)
{
    struct ptx ptx;
    RTvariable v;
    *s = (struct setup){0};
    TRY(rtContextCreate(&s->context));
    TRY(rtContextSetEntryPointCount(s->context, entries));
    module_text(&ptx, functions, programs);
    TRY(set_program(s, ptx.text, "f", 0));
    if (entries > 1) TRY(set_program(s, ptx.text, "g", 1));
    TRY(rtBufferCreate(s->context, RT_BUFFER_INPUT_OUTPUT, &s->output));
    TRY(rtBufferSetFormat(s->output, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(s->output, COUNT));
    TRY(rtContextDeclareVariable(s->context, "output", &v));
    TRY(rtVariableSetObject(v, s->output));
    TRY(rtContextDeclareVariable(s->context, "value", &s->value));
    return rtVariableSet1ui(s->value, 77);
}

static RTresult run(struct setup *s, unsigned entry)
{
    void *data;
    TRY(rtContextLaunch1D(s->context, entry, COUNT));
    TRY(rtBufferMap(s->output, &data));
    memcpy(s->results, data, sizeof(s->results));
    return rtBufferUnmap(s->output);
}

static unsigned int expected(unsigned int k, unsigned int x, unsigned int n)
{
    return k == 0 ? x + n : k == 1 ? x - n : x ^ n;
}

#define MAKE(functions, programs, entries)                                                         \
    struct setup s;                                                                                \
    RTresult made = make(&s, functions, programs, entries);                                        \
    RTcontext context = s.context;                                                                 \
    OK(made)

/* The body of f calls function x % 3 on x and 77. */
#define CHOOSES(functions, body)                                                                   \
    do {                                                                                           \
        MAKE(functions, BEGIN("f") body END, 1);                                                   \
        OK(run(&s, 0));                                                                            \
        for (unsigned int x = 0; x < COUNT; x++) CHECK_EQ(s.results[x], expected(x % 3, x, 77));   \
        OK(rtContextDestroy(context));                                                             \
    } while (0)

/* ---- the forms of PTX ---- */

TEST(list_of_targets)
{
    CHOOSES(FUNCTIONS, CHOOSE "T: .calltargets foo, bar, baz, foo;\n" CALL("T"));
}

TEST(prototype)
{
    CHOOSES(FUNCTIONS, CHOOSE PROTOTYPE CALL("P"));
}

TEST(call_tables)
{
    CHOOSES(FUNCTIONS ".global .u64 table[5] = {foo, bar, baz};\n",
            LOOK_UP("table", "global") CALL("table"));
    CHOOSES(FUNCTIONS ".const .u64 table[3] = {foo, bar, baz};\n",
            LOOK_UP("table", "const") CALL("table"));
    CHOOSES(FUNCTIONS, "\t.global .u64 table[3] = {foo, bar, baz};\n" LOOK_UP("table", "global")
                           CALL("table"));
    CHOOSES(FUNCTIONS ".global .u64 table[3] = {foo, bar, baz};\n",
            LOOK_UP("table", "global") PROTOTYPE CALL("P"));
}

/* As in the examples of the ISA. */
TEST(addresses_of_32_bits)
{
    CHOOSES(FUNCTIONS ".global .u32 table[5] = {foo, bar, baz};\n",
            "\tmov.u64 %d1, table;\n\tmul.wide.u32 %d2, %k, 4;\n\tadd.s64 %d1, %d1, %d2;\n"
            "\tld.global.u32 %f, [%d1];\n" CALL("table"));
    CHOOSES(
        FUNCTIONS,
        "\t.reg .u32 %s;\n\tmov.u32 %s, foo;\n\tsetp.eq.u32 %p1, %k, 1;\n"
        "\tsetp.eq.u32 %p2, %k, 2;\n\t@%p1 mov.u32 %s, bar;\n\t@%p2 mov.u32 %s, baz;\n" PROTOTYPE
        "\tcall (%r), %s, (%x, %n), P;\n");
}

#define CLASS(name, operation)                                                                     \
    ".func (.param .b32 r) " name "_f(.param .b64 self, .param .b32 n) {\n"                        \
    "\t.reg .b32 %r<4>; .reg .b64 %d; ld.param.u64 %d, [self]; ld.param.u32 %r1, [n];\n"           \
    "\tld.u32 %r2, [%d+8]; " operation " %r3, %r2, %r1; st.param.b32 [r], %r3; ret; }\n"           \
    ".global .align 8 .u64 table_" name "[3] = {0, 0, " name "_f};\n"

/* What nvcc makes of a class with a virtual function: its object is in local memory. */
TEST(table_of_virtual_functions)
{
    MAKE(".extern .func __cxa_pure_virtual;\n" CLASS("A", "add.u32") CLASS("B", "xor.b32")
             CLASS("C", "sub.u32") ".global .align 8 .u64 table_base[3] = {0, 0, "
                                   "__cxa_pure_virtual};\n",
         BEGIN("f") "\t.local .align 8 .b8 depot[16];\n\tmov.u64 %d1, table_A;\n"
                    "\tsetp.eq.u32 %p1, %k, 1;\n\t@%p1 mov.u64 %d1, table_B;\n"
                    "\tsetp.eq.u32 %p2, %k, 2;\n\t@%p2 mov.u64 %d1, table_base;\n"
                    "\tadd.s64 %d2, %d1, 16;\n\tcvta.global.u64 %d3, %d2;\n"
                    "\tmov.u64 %d4, depot;\n\tcvta.local.u64 %d4, %d4;\n\tst.u64 [%d4], %d3;\n"
                    "\tst.u32 [%d4+8], %x;\n\tld.u64 %d5, [%d4];\n\tld.u64 %d6, [%d5];\n"
                    "{ .param .b64 self; st.param.b64 [self], %d4; .param .b32 n;\n"
                    "st.param.b32 [n], %n; .param .b32 r;\n"
                    "prototype_0 : .callprototype (.param .b32 _) _ (.param .b64 _, .param .b32 _);"
                    "\ncall (r), %d6, (self, n), prototype_0;\nld.param.b32 %r, [r]; }\n" END,
         1);
    OK(run(&s, 0));
    for (unsigned int x = 0; x < COUNT; x++)
        CHECK_EQ(s.results[x], x % 3 == 2 ? 0 : x % 3 ? (x ^ 77) : x + 77);
    OK(rtContextDestroy(context));
}

/* Addresses in code and in tables are the same, of different functions different, even, not 0. */
TEST(addresses_are_equal)
{
    MAKE(FUNCTIONS ".global .u64 table[3] = {foo, bar, foo};\n",
         BEGIN("f") "\tmov.u64 %f, foo;\n\tmov.u64 %g, bar;\n\tld.global.u64 %d1, [table];\n"
                    "\tld.global.u64 %d2, [table+8];\n\tld.global.u64 %d3, [table+16];\n"
                    "\tsetp.eq.u64 %p1, %f, %d1;\n\tsetp.eq.and.u64 %p1, %f, %d3, %p1;\n"
                    "\tsetp.eq.and.u64 %p1, %g, %d2, %p1;\n\tsetp.ne.and.u64 %p1, %f, %g, %p1;\n"
                    "\tor.b64 %d4, %f, %g;\n\tand.b64 %d4, %d4, 1;\n"
                    "\tsetp.eq.and.u64 %p1, %d4, 0, %p1;\n\tsetp.ne.and.u64 %p1, %f, 0, %p1;\n"
                    "\tselp.u32 %r, 5, 6, %p1;\n" END,
         1);
    OK(run(&s, 0));
    CHECK_EQ(s.results[3], 5);
    OK(rtContextDestroy(context));
}

/* One program leaves an address where another, which names no function, finds it. */
TEST(address_from_another_program)
{
    MAKE(FUNCTIONS ".global .u64 kept;\n",
         BEGIN("f") "\tmov.u64 %f, bar;\n\tst.global.u64 [kept], %f;\n\tmov.u32 %r, 0;\n" END BEGIN(
             "g") "\tld.global.u64 %f, [kept];\n" PROTOTYPE CALL("P") END,
         2);
    OK(run(&s, 1));
    CHECK_EQ(s.results[3], 0); /* nothing there yet */
    OK(run(&s, 0));
    OK(run(&s, 1));
    for (unsigned int x = 0; x < COUNT; x++) CHECK_EQ(s.results[x], x - 77);
    OK(rtContextDestroy(context));
}

/* Only a function that is called by its address uses the variable. */
TEST(variable_of_a_target)
{
    MAKE(".func (.reg .u32 r) get(.reg .u32 a) { ld.global.u32 r, [value]; ret; }\n"
         ".global .u64 table[1] = {get};\n.global .u64 kept;\n",
         ".visible .entry _Z1fv()\n{\n\t.reg .b32 %r, %k, %n, %x;\n\t.reg .b64 %f, %e<8>;\n"
         "\tld.global.u32 %x, [index];\n\tld.global.u64 %f, [table];\n"
         "P: .callprototype (.param .b32 _) _ (.param .b32 _);\n\tcall (%r), %f, (%x), P;\n" END,
         1);
    OK(rtVariableSet1ui(s.value, 1234));
    OK(run(&s, 0));
    CHECK_EQ(s.results[3], 1234);
    OK(rtContextDestroy(context));
}

/* ---- what is no function of the signature ---- */

#define MAKE_INVALID                                                                               \
    MAKE(FUNCTIONS,                                                                                \
         BEGIN("f") CHOOSE "\t@%p1 mov.u64 %f, other;\n\t@%p2 mov.u64 %f, 0;\n"                    \
                           "\tmov.u32 %r, 7;\n" PROTOTYPE CALL("P") END,                           \
         1)

TEST(invalid_addresses)
{
    MAKE_INVALID;
    OK(run(&s, 0));
    for (unsigned int x = 0; x < COUNT; x++) CHECK_EQ(s.results[x], x % 3 ? 0 : x + 77);
    OK(rtContextDestroy(context));
}

TEST(invalid_addresses_raise)
{
    struct ptx ptx;
    RTprogram caught;
    MAKE_INVALID;
    module_text(&ptx, "", BEGIN("c") "\tcall (%r), _rt_get_exception_code, ();\n" END);
    OK(rtProgramCreateFromPTXString(context, ptx.text, "c", &caught));
    OK(rtContextSetExceptionProgram(context, 0, caught));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_PROGRAM_ID_INVALID, 1));
    OK(run(&s, 0));
    for (unsigned int x = 0; x < COUNT; x++)
        CHECK_EQ(s.results[x], x % 3 ? (unsigned int)RT_EXCEPTION_PROGRAM_ID_INVALID : x + 77);
    OK(rtContextDestroy(context));
}

TEST(target_of_another_signature)
{
    MAKE(FUNCTIONS, BEGIN("f") CHOOSE "T: .calltargets foo, other;\n" CALL("T") END, 1);
    FAILS(rtContextLaunch1D(context, 0, COUNT), RT_ERROR_INVALID_SOURCE,
          "call: 'other' in the list of targets is no function of the parameters of this call");
    OK(rtContextDestroy(context));
}

/* ---- CUDA C ---- */

static const char pointers_source[] = PREAMBLE
    "typedef unsigned int function(unsigned int, unsigned int);\n"
    "static __device__ __noinline__ unsigned int add(unsigned int a, unsigned int b) {\n"
    "    return a + b + value; }\n"
    "static __device__ __noinline__ unsigned int power(unsigned int a, unsigned int b);\n"
    "static __device__ __noinline__ unsigned int trace(unsigned int a, unsigned int b) {\n"
    "    unsigned int p = a; shoot(p); return p * b; }\n"
    "__device__ function *functions[3] = {add, trace, power};\n"
    "static __device__ __noinline__ unsigned int power(unsigned int a, unsigned int b) {\n"
    "    return a + b; }\n"
    "struct shape {\n"
    "    unsigned int size;\n"
    "    virtual __device__ unsigned int area(unsigned int scale) = 0;\n"
    "    __device__ unsigned int edge(unsigned int n) { return size * n + value; }\n"
    "    __device__ unsigned int less(unsigned int n) { return size - n; }\n"
    "};\n"
    "struct square : shape {\n"
    "    __device__ unsigned int area(unsigned int scale) { return scale * size * size; } };\n"
    "struct seen : shape {\n" /* what is seen from here, twice */
    "    __device__ unsigned int area(unsigned int scale) {\n"
    "        unsigned int p = size; shoot(p); shoot(p); return scale * p; } };\n"
    "RT_PROGRAM void f() { output[index] = functions[index.y % 3](value, index.x + 1); }\n"
    "rtDeclareVariable(int, id, , );\n"
    "RT_CALLABLE_PROGRAM unsigned int callable(unsigned int a, unsigned int b) { return a - b; }\n"
    "RT_PROGRAM void c() {\n" /* a program by its id, or a function, in one call */
    "    function *g = functions[index.y % 3];\n"
    "    if (index.x & 1)\n"
    "        asm(\"call (%0), _rt_callable_program_from_id_v2_64, (%1, %2);\"\n"
    "            : \"=l\"(g) : \"r\"(id), \"l\"(0ull));\n"
    "    output[index] = g(value, index.x + 1);\n"
    "}\n"
    "RT_PROGRAM void v() {\n"
    "    square a; seen b; a.size = b.size = value;\n"
    "    shape *shapes[2] = {&a, &b};\n"
    "    output[index] = shapes[index.y & 1]->area(index.x + 1);\n"
    "}\n"
    "RT_PROGRAM void m() {\n"
    "    square a; a.size = value;\n"
    "    unsigned int (shape::*member)(unsigned int) = index.y == 0 ? &shape::edge :\n"
    "        index.y == 1 ? &shape::less : &shape::area;\n"
    "    output[index] = (a.*member)(index.x + 1);\n"
    "}\n";

#define LAUNCHES(source, name)                                                                     \
    struct launch l;                                                                               \
    RTresult made = launch_make(&l);                                                               \
    RTcontext context = l.context;                                                                 \
    OK(made);                                                                                      \
    OK(launch_replace(&l, source, name));                                                          \
    OK(rtVariableSet1ui(l.value, 10))

TEST(functions_that_trace)
{
    LAUNCHES(pointers_source, "f");
    OK(launch_run(&l));
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++) {
            unsigned int traced = (10 + (x < 2 ? 1 : 100)) * (x + 1);
            CHECK_EQ(l.pixels[y][x], y % 3 == 1 ? traced : y % 3 ? x + 11 : x + 21);
        }
    OK(rtContextDestroy(context));
}

TEST(functions_and_callable_programs)
{
    RTprogram callable;
    RTvariable v;
    int id;
    LAUNCHES(pointers_source, "c");
    OK(launch_program(&l, pointers_source, "callable", &callable));
    OK(rtProgramGetId(callable, &id));
    OK(rtContextDeclareVariable(context, "id", &v));
    OK(rtVariableSet1i(v, id));
    OK(launch_run(&l));
    for (unsigned int x = 0; x < SIDE; x++) {
        CHECK_EQ(l.pixels[0][x], x & 1 ? 9 - x : x + 21);
        CHECK_EQ(l.pixels[1][x], x & 1 ? 9 - x : (10 + (x < 2 ? 1 : 100)) * (x + 1));
    }
    OK(rtContextDestroy(context));
}

TEST(virtual_functions_that_trace)
{
    LAUNCHES(pointers_source, "v");
    OK(launch_run(&l));
    for (unsigned int y = 0; y < SIDE; y++)
        for (unsigned int x = 0; x < SIDE; x++)
            CHECK_EQ(l.pixels[y][x], (x + 1) * (y & 1 ? 10 + 2 * (x < 2 ? 1 : 100) : 100));
    OK(rtContextDestroy(context));
}

TEST(pointers_to_members)
{
    LAUNCHES(pointers_source, "m");
    OK(launch_run(&l));
    for (unsigned int x = 0; x < SIDE; x++) {
        CHECK_EQ(l.pixels[0][x], 10 * (x + 1) + 10);
        CHECK_EQ(l.pixels[1][x], 10 - (x + 1));
        CHECK_EQ(l.pixels[2][x], 100 * (x + 1));
    }
    OK(rtContextDestroy(context));
}

/* Recursion through a pointer: what only computes may, what traces may not. */
static const char recursive_source[] = PREAMBLE
    "typedef unsigned int function(unsigned int);\n"
    "static __device__ unsigned int fall(unsigned int n);\n"
    "static __device__ unsigned long long deep(unsigned long long n);\n"
    "__device__ function *down = fall;\n"
    "__device__ unsigned long long (*deeper)(unsigned long long) = deep;\n"
    "static __device__ unsigned int fall(unsigned int n) { return n ? n + down(n - 1) : 0; }\n"
    "static __device__ unsigned long long deep(unsigned long long n) {\n"
    "    unsigned int p = n; shoot(p); return n ? p + deeper(n - 1) : p;\n"
    "}\n"
    "RT_PROGRAM void set() { down = fall; deeper = deep; }\n"
    "RT_PROGRAM void f() { output[index] = down(index.x + value); }\n"
    "RT_PROGRAM void g() { output[index] = deeper(index.x); }\n";

TEST(recursion)
{
    LAUNCHES(recursive_source, "f");
    OK(launch_run(&l));
    for (unsigned int x = 0; x < SIDE; x++) CHECK_EQ(l.pixels[1][x], (10 + x) * (11 + x) / 2);
    OK(launch_replace(&l, recursive_source, "g"));
    FAILS(rtContextLaunch2D(context, 0, SIDE, SIDE), RT_ERROR_INVALID_SOURCE,
          "test.cu:18: recursion 'deep' -> 'deep': ");
    OK(rtContextDestroy(context));
}

static const struct rw_test tests[] = {
    {"list of targets", test_list_of_targets},
    {"prototype", test_prototype},
    {"call tables", test_call_tables},
    {"addresses of 32 bits", test_addresses_of_32_bits},
    {"table of virtual functions", test_table_of_virtual_functions},
    {"addresses are equal", test_addresses_are_equal},
    {"address from another program", test_address_from_another_program},
    {"variable of a target", test_variable_of_a_target},
    {"invalid addresses", test_invalid_addresses},
    {"invalid addresses raise", test_invalid_addresses_raise},
    {"target of another signature", test_target_of_another_signature},
    {"functions that trace", test_functions_that_trace},
    {"functions and callable programs", test_functions_and_callable_programs},
    {"virtual functions that trace", test_virtual_functions_that_trace},
    {"pointers to members", test_pointers_to_members},
    {"recursion", test_recursion},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
