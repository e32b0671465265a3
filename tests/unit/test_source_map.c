/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lines of generated PTX: what messages show for them, and that they are not part of the identity.
 */
#include "compiler/compiler.h"
#include "tests/harness.h"

#define HEAD ".version 7.0\n.target sm_75\n.address_size 64\n" /* 3 lines */
#define FILES(folder)                                                                              \
    "\t.file\t1 \"" folder "/user.cu\"\n\t.file\t2 \"/include/library.h\"\n"                       \
    "\t.file\t3 \"" folder "/helper.h\"\n"                                                         \
    "\t.section\t.debug_str\n\t{\n$L__info_string0:\n.b8 102,0\n\n\t}\n"

static const char ptx[] = HEAD ".global .align 4 .u32 g;\n"
                               ".visible .entry f()\n"
                               "{\n"
                               "\t.reg .b32 %r<4>;\n"
                               "\t.loc\t1 20 0\n"
                               "\tmov.u32 %r1, 1;\n"
                               "\t.loc\t1 21 3\n"
                               "\t.loc\t2 90 3, function_name $L__info_string0, inlined_at 1 21 3\n"
                               "\t.loc\t2 95 3, function_name $L__info_string0, inlined_at 2 90 3\n"
                               "\tmov.u32 %r1, 2;\n" /* 13 */
                               "\t.loc\t1 7 3, function_name $L__info_string0, inlined_at 1 22 3\n"
                               "\tmov.u32 %r1, 3;\n" /* 15 */
                               "\t.loc\t1 0 3\n"
                               "\tmov.u32 %r1, 4;\n" /* 17 */
                               "\tret;\n"
                               "}\n" /* 19 */
                               ".visible .entry h()\n"
                               "{\n"
                               "\t.reg .b32 %r<4>;\n"
                               "\t.loc\t3 40 0\n"
                               "\t.loc\t2 90 3, function_name $L__info_string0, inlined_at 3 41 3\n"
                               "\tmov.u32 %r1, 1;\n" /* 25 */
                               "\tret;\n"
                               "}\n";

/* ptx with one place changed: `from` becomes `to`, which is as long. */
static struct rwc_module *create(bool generated, const char *files, const char *from,
                                 const char *to)
{
    struct rwc_diag diag = {0};
    char text[4096];
    snprintf(text, sizeof(text), "%s%s", ptx, files);
    if (from) memcpy(strstr(text, from), to, strlen(to));
    struct rwc_module *module =
        generated ? rwc_module_create_generated(text, strlen(text), "user.cu", &diag)
                  : rwc_module_create(text, strlen(text), "user.cu", &diag);
    if (!module) fprintf(stderr, "%s", diag.text);
    rwc_diag_free(&diag);
    return module;
}

static unsigned wrong_places(const struct rwc_module *module)
{
    static const struct {
        unsigned ptx_line, line;
        const char *where;
        bool generated;
    } cases[] = {
        {4, 4, "user.cu", true},                               /* a variable */
        {5, 20, "user.cu", false},                             /* the function itself */
        {9, 20, "user.cu", false}, {13, 21, "user.cu", false}, /* where the library was called */
        {15, 7, "user.cu", false},                             /* a function of the user, inlined */
        {17, 7, "user.cu", false},                             /* line 0 says nothing new */
        {19, 19, "user.cu", true}, {25, 41, "/home/helper.h", false}, {0, 0, "user.cu", false},
    };
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct rwc_place place = {rwc_module_name(module), cases[i].ptx_line, false};
        rwc_module_locate(module, &place);
        if (place.line == cases[i].line && place.generated == cases[i].generated &&
            !strcmp(place.where, cases[i].where))
            continue;
        fprintf(stderr, "PTX line %u: %s:%u\n", cases[i].ptx_line, place.where, place.line);
        wrong++;
    }
    return wrong;
}

TEST(generated)
{
    struct rwc_module *module = create(true, FILES("/home"), NULL, NULL);
    CHECK(module);
    CHECK_EQ(wrong_places(module), 0);
    rwc_module_free(module);
}

TEST(given)
{
    struct rwc_module *module = create(false, FILES("/home"), NULL, NULL);
    CHECK(module);
    struct rwc_place place = {rwc_module_name(module), 13, false};
    rwc_module_locate(module, &place);
    CHECK_EQ(place.line, 13);
    CHECK(!place.generated);
    rwc_module_free(module);
}

static bool same_hash(bool generated, const char *files, const char *from, const char *to)
{
    struct rwc_module *a = create(generated, FILES("/home"), NULL, NULL);
    struct rwc_module *b = create(generated, files, from, to);
    uint8_t left[16] = {0}, right[16] = {1};
    if (a) rwc_module_hash(a, left);
    if (b) rwc_module_hash(b, right);
    rwc_module_free(a);
    rwc_module_free(b);
    return !memcmp(left, right, sizeof(left));
}

TEST(hash)
{
    CHECK(same_hash(true, FILES("/home"), NULL, NULL));
    CHECK(same_hash(true, FILES("/elsewhere"), NULL, NULL));
    CHECK(same_hash(true, FILES("/home"), "1 21 3\n", "1 99 3\n"));
    CHECK(same_hash(true, FILES("/home"), ".b8 102", ".b8 103"));
    CHECK(!same_hash(true, FILES("/home"), "%r1, 2", "%r1, 3"));
    CHECK(!same_hash(true, FILES("/home") ".global .u32 x;\n", NULL, NULL));
    CHECK(!same_hash(false, FILES("/home"), "1 21 3\n", "1 99 3\n"));
}

static const struct rw_test tests[] = {
    {"generated", test_generated},
    {"given", test_given},
    {"hash", test_hash},
};

int main(void)
{
    return RUN_TABLE(tests);
}
