/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Errors: where they are reported and in which words, that one mistake gives one message, that all
 * mistakes of a module are found, and that damaged text neither crashes nor hangs the parser.
 */
#include <time.h>

#include "tests/unit/ptx_fixture.h"

#define BODY(text) PTX_HEAD ".entry f()\n{\n" text "\n}\n"

static const struct {
    const char *name, *text;
    unsigned errors;
    const char *message; /* contained in the messages */
} cases[] = {
    {"missing semicolon", BODY("mov.u32 %r1, %r2\nadd.s32 %r1, %r2, 3;\nret;"), 1,
     "test.ptx:7: found 'add', expected ',' or ';'"},
    {"missing operand", BODY("mov.u32 %r1, ;\nret;"), 1,
     "test.ptx:6: found ';', expected an operand"},
    {"broken vector", BODY("ld.v2.u32 {%r1, %r2, [%rd1];\nret;"), 1, "expected ',' or '}'"},
    {"broken address", BODY("ld.u32 %r1, [%rd1;\nret;"), 1, "found ';', expected '+', ',' or ']'"},
    {"bad component", BODY("mov.u32 %r1, %tid.q;"), 1, "found '.q', expected a component"},
    {"bad character", BODY("mov.u32 %r1, `;"), 1, "found the character 0x60, expected an operand"},
    {"bad guard", BODY("@ bra L;\nL:ret;"), 1, "expected a predicate register"},
    {"bad float", BODY("mov.f32 %f1, 0f3F80;"), 1, "exactly 8 hexadecimal digits"},
    {"bad octal", BODY("mov.u32 %r1, 09;"), 1, "a malformed number"},
    {"huge number", BODY("mov.u64 %r1, 99999999999999999999;"), 1, "a number above 64 bits"},
    {"division by zero", BODY("mov.u32 %r1, 1 / (2 - 2);"), 1, "division by zero"},
    {"sum of addresses", PTX_HEAD ".global .u64 a;\n.global .u64 b[] = {a + a};", 1,
     "test.ptx:5: only two integers"},
    {"generic in code", BODY("mov.u64 %rd1, generic(x);"), 1, "use cvta in code"},
    {"unterminated string", BODY(".pragma \"nounroll;\nret;"), 1, "an unterminated string"},
    {"unterminated comment", PTX_HEAD "/* for ever", 1,
     "test.ptx:4: found an unterminated comment"},
    {"unterminated body", PTX_HEAD ".entry f()\n{\nret;\n", 1,
     "test.ptx:7: found the end of the text, expected the '}' of f, which begins on line 4"},
    {"unknown type", PTX_HEAD ".global .u99 x;\n.global .u32 y;", 1,
     "test.ptx:4: found '.u99', expected a type"},
    {"bad alignment", PTX_HEAD ".global .align 3 .u32 x;", 1, "alignment 3 is not a power of two"},
    {"too many elements", PTX_HEAD ".global .u32 x[2] = {1, 2, 3};", 1, "too many elements"},
    {"braces too deep", PTX_HEAD ".global .u32 x[2] = {{1}};", 1, "braces nested deeper"},
    {"float in bytes", PTX_HEAD ".global .b8 x[2] = {1.0};", 1,
     "found a float, expected an integer for x"},
    {"initialised parameter", PTX_HEAD ".entry f(.param .u32 a = 1) { ret; }", 1,
     "a cannot have an initialiser"},
    {"register outside", PTX_HEAD ".reg .b32 x;", 1, "belong inside a function"},
    {"defined twice", PTX_HEAD ".func f() { ret; }\n.func f() { ret; }", 1,
     "test.ptx:5: f is defined again; its first definition is on line 4"},
    {"variable twice", PTX_HEAD ".global .u32 x;\n.global .u32 x;", 1, "x is defined again"},
    {"alias of nothing", PTX_HEAD ".alias a, b;", 1, "a is an alias of b, which is not defined"},
    {"unknown directive", PTX_HEAD ".magic 3;\n.global .u32 x;", 1,
     "test.ptx:4: found '.magic', expected a directive"},
    {"not PTX", "hello, world", 2, "found 'hello', expected a directive"},
    {"empty", "", 1, "found no .version directive; this is not PTX text"},
    {"no target", ".version 7.0\n", 1, "found no .target directive"},
    {"bad version", ".version banana\n.target sm_75\n", 2, "expected a version such as 7.0"},
    {"target option", ".version 7.0\n.target sm_75, debug, sm_80, fast\n", 1,
     "test.ptx:2: found 'fast', expected a target option such as debug"},
    {"header without a name",
     PTX_HEAD ".func 5 () { ret; }\n.func (.reg .foo r) vr () {\nadd ,; }\n"
              ".func (.reg .u32 r<2>) vr () {}\n.entry f() { ret; }",
     4, "test.ptx:4: found '5', expected a function name"},
    {"header and two bodies",
     PTX_HEAD ".entry f(.param .u99 a)\n{\nmov.u32 %r1, ;\nret;\n}\n.entry g() { add.s32 ; mul }",
     3, "test.ptx:6: found ';', expected an operand"},
    {"three statements",
     BODY("mov.u32 ,;\nret;\n\nadd.s32 %r1, %r2, !;\n{\nld.u32 %r1, [;\n}\nret;"), 3,
     "test.ptx:11: found ';', expected a constant or a symbol"},
    {"call without target", BODY("call (%r1), ;"), 1, "expected the function to call"},
    {"sink in brackets", BODY("add.u32 %r1, (_), 1;"), 1,
     "found '_', expected a constant or a symbol"},
    {"call list", BODY("call f, (%r1, %r2;\nret;"), 1, "expected ',' or ')'"},
};

TEST(messages)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct rwc_diag diag = {0};
        struct rwc_ptx_module *m = ptx_parse(cases[i].text, &diag);
        if (m || diag.errors != cases[i].errors)
            fprintf(stderr, "%s: %u errors\n%s", cases[i].name, diag.errors,
                    diag.text ? diag.text : "");
        CHECK(!m);
        CHECK_EQ(diag.errors, cases[i].errors);
        CHECK_CONTAINS(diag.text, cases[i].message);
        rwc_diag_free(&diag);
    }
}

TEST(many_errors_are_cut)
{
    static char text[1 << 16];
    struct rwc_diag diag = {0};
    strcpy(text, PTX_HEAD ".entry f()\n{\n");
    for (int i = 0; i < 1000; i++) strcat(text, "mov.u32 ,;\n");
    strcat(text, "}\n");
    CHECK(!ptx_parse(text, &diag));
    CHECK_EQ(diag.errors, 101);
    CHECK_CONTAINS(diag.text, "too many errors");
    rwc_diag_free(&diag);
}

static bool all_named(const struct rwc_ptx_module *m)
{
    bool named = true;
    for (size_t i = 0; i < m->function_count; i++) named &= m->functions[i].name != NULL;
    for (size_t i = 0; i < m->var_count; i++) named &= m->vars[i].name != NULL;
    return named;
}

/* Parses, checks what is left of the module, as is done with every module, and forgets; a crash, a
 * leak or a sanitizer report is the failure. */
static bool survives(const char *text, size_t length)
{
    struct rwc_diag diag = {0};
    char *exact = malloc(length ? length : 1); /* so that reading one byte too far is seen */
    memcpy(exact, text, length);
    struct rwc_ptx_module *m = rwc_ptx_read(exact, length, "damaged.ptx", &diag);
    bool consistent = m && all_named(m);
    if (m) rwc_ptx_check(m, "damaged.ptx", &diag);
    rwc_ptx_free(m);
    rwc_diag_free(&diag);
    free(exact);
    return consistent;
}

TEST(truncated)
{
    for (int i = 0; i < PTX_FIXTURES; i++) {
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length);
        for (size_t cut = 0; cut < length; cut += 7) CHECK(survives(text, cut));
        free(text);
    }
}

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

TEST(mutated)
{
    static const char bytes[] = "{}[]();,.:@!%|<>=+-*/\"\\0123456789abcxf_$ \n\t\r\x80\xff";
    unsigned state = 1;
    for (int i = 0; i < PTX_FIXTURES; i++) {
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length), *copy = malloc(length);
        CHECK(copy);
        for (int round = 0; round < 500; round++) {
            memcpy(copy, text, length);
            for (int change = 0; change < 1 + round % 8; change++)
                copy[next_random(&state) % length] = bytes[next_random(&state) % sizeof(bytes)];
            CHECK(survives(copy, length));
        }
        free(copy);
        free(text);
    }
}

/* Headers that are wrong before, at and after the name: the body is read, and the rest. */
TEST(headers)
{
    static const char *const texts[] = {
        PTX_HEAD ".func 5 () { ret; }\n.entry f() { ret; }\n",
        PTX_HEAD ".func (.reg .foo r) vr () { bar.sync 0; }\n.alias a, vr;\n",
        PTX_HEAD ".func (.reg .v2 .u32 r) vr () {}\n.global .u64 g = vr;\n",
        PTX_HEAD ".entry { ret; }\n.entry ;\n.entry () ;\n.func",
        PTX_HEAD ".func .attribute(.unified(1)) (.param .b32 ) { L: bra L; }\n",
        PTX_HEAD ".func (.param .b32 a, .reg .b32) f(.param .b32 , .b32 x) { p: .callprototype ; }",
        PTX_HEAD ".visible .func (.param .b32 r) { mov.b32 r, 5; }\n.func g() { call vr; }\n",
    };
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        CHECK(survives(texts[i], strlen(texts[i])));
}

/* `piece` repeated after `head`: nesting without end, and numbers of any size. */
TEST(repeated)
{
    static const struct {
        const char *head, *piece;
    } shapes[] = {
        {PTX_HEAD ".entry f() {", "{"},
        {PTX_HEAD ".entry f() { mov.u32 %r1, ", "("},
        {PTX_HEAD ".entry f() { mov.u32 %r1, ", "-"},
        {PTX_HEAD ".entry f() { mov.u32 %r1, ", "1?"},
        {PTX_HEAD ".entry f() { mov.u32 %r1, 1", "?1:1"},
        {PTX_HEAD ".entry f() { mov.u32 %r1, 1", "+1"},
        {PTX_HEAD ".entry f() { mov.u32 ", "{"},
        {PTX_HEAD ".entry f() { mov.u32 ", "[x,"},
        {PTX_HEAD ".entry f() { mov.u32 ", "9"},
        {PTX_HEAD ".global .u32 x[2] = ", "{"},
        {PTX_HEAD ".global .u32 x", "[9]"},
        {PTX_HEAD ".global .u64 x = ", "generic("},
        {PTX_HEAD ".section .debug_info ", "{"},
        {PTX_HEAD ".entry f", "("},
        {PTX_HEAD, ".visible "},
        {PTX_HEAD, "}"},
        {"", "\""},
        {"", "/*"},
    };
    static char text[200000];
    for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++) {
        size_t length = strlen(shapes[i].head), piece = strlen(shapes[i].piece);
        memcpy(text, shapes[i].head, length);
        for (; length + piece <= sizeof(text); length += piece)
            memcpy(text + length, shapes[i].piece, piece);
        CHECK(survives(text, length));
    }
}

TEST(huge_sizes)
{
    static const char *const texts[] = {
        PTX_HEAD ".global .b8 x[18446744073709551615];",
        PTX_HEAD ".global .b8 x[4294967296][4294967296];",
        PTX_HEAD ".global .b8 x[][4294967296][4294967296] = {1};",
        PTX_HEAD ".global .u32 x[2][500000000] = {{1}, {2}};",
        PTX_HEAD ".global .pred x[][9223372036854775808][2] = {{{1}}};",
        PTX_HEAD ".entry f() { .reg .b32 %r<4294967295>; ret; }",
        PTX_HEAD ".global .align 2147483648 .u32 x;",
        PTX_HEAD ".file 99999999999 \"x\"",
    };
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct rwc_diag diag = {0};
        struct rwc_ptx_module *m = ptx_parse(texts[i], &diag);
        CHECK(!m);
        CHECK_EQ(diag.errors, 1);
        rwc_diag_free(&diag);
    }
}

/* 8 MB of PTX; seconds would mean that something is quadratic. */
TEST(linear_time)
{
    static const char piece[] = "$L%07d: @%%p1 add.s32 %%r1, %%r%d, undeclared_%d;\n";
    size_t capacity = 8 << 20, length = 0;
    char *text = malloc(capacity + 128);
    struct rwc_diag diag = {0};
    CHECK(text);
    length = (size_t)sprintf(text, "%s.entry f() {\n", PTX_HEAD);
    for (int i = 0; length < capacity; i++)
        length += (size_t)sprintf(text + length, piece, i, i, i);
    length += (size_t)sprintf(text + length, "}\n");
    clock_t start = clock();
    struct rwc_ptx_module *m = rwc_ptx_parse(text, length, "large.ptx", &diag);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    CHECK(m);
    CHECK(seconds < 5);
    rwc_ptx_free(m);
    free(text);
}

static const struct rw_test tests[] = {
    {"messages", test_messages},     {"many-errors-are-cut", test_many_errors_are_cut},
    {"truncated", test_truncated},   {"mutated", test_mutated},
    {"headers", test_headers},       {"repeated", test_repeated},
    {"huge-sizes", test_huge_sizes}, {"linear-time", test_linear_time},
};

int main(void)
{
    return RUN_TABLE(tests);
}
