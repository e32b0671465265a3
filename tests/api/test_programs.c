/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs from PTX: strings, files, several texts, clones, what goes wrong, ids, and that a text
 * is parsed once however many programs come from it.
 */
#include <unistd.h>

#include "runtime/object/object.h"
#include "tests/api/support.h"

static void two_programs(struct ptx *ptx)
{
    static const char *const uses[] = {"gain"};
    ptx_begin(ptx);
    ptx_variable(ptx, "gain", "float", 4, 4919, "", "\"how much\"", "");
    ptx_program(ptx, "first", uses, 1);
    ptx_program(ptx, "second", NULL, 0);
    ptx_callable(ptx, "helper", NULL, 0);
}

TEST(strings)
{
    RTcontext context;
    RTprogram program = NULL;
    struct ptx ptx;
    two_programs(&ptx);
    OK(rtContextCreate(&context));
    OK(rtProgramCreateFromPTXString(context, ptx.text, "first", &program));
    CHECK_STR(rw_program_name(program), "first");
    OK(rtProgramValidate(program));
    program = NULL;
    FAILS(rtProgramCreateFromPTXString(context, ptx.text, "third", &program),
          RT_ERROR_INVALID_SOURCE, "PTX string has no program 'third'; it has: first, second");
    FAILS(rtProgramCreateFromPTXString(context, ".entry rubbish", "first", &program),
          RT_ERROR_INVALID_SOURCE, "PTX string:1:");
    FAILS(rtProgramCreateFromPTXString(context, NULL, "first", &program), RT_ERROR_INVALID_VALUE,
          "'ptx' is NULL");
    FAILS(rtProgramCreateFromPTXString(context, ptx.text, NULL, &program), RT_ERROR_INVALID_VALUE,
          "'programName' is NULL");
    FAILS(rtProgramCreateFromPTXString(context, ptx.text, "first", NULL), RT_ERROR_INVALID_VALUE,
          "'program' is NULL");
    CHECK(program == NULL);
    OK(rtContextDestroy(context));
}

TEST(shared_module)
{
    RTcontext context;
    struct ptx ptx, other;
    two_programs(&ptx);
    ptx_begin(&other);
    ptx_program(&other, "first", NULL, 0);
    OK(rtContextCreate(&context));
    RTprogram a = make_program(context, ptx.text, "first");
    RTprogram b = make_program(context, ptx.text, "second");
    RTprogram c = make_program(context, other.text, "first");
    CHECK(a && b && c);
    CHECK(a->module == b->module && a->module != c->module);
    CHECK_EQ(HASH_COUNT(context->modules), 2);
    OK(rtProgramDestroy(a));
    CHECK_EQ(b->module->references, 1);
    OK(rtProgramDestroy(b));
    CHECK_EQ(HASH_COUNT(context->modules), 1);
    OK(rtContextDestroy(context));
}

TEST(files)
{
    char path[] = "/tmp/rw-test-XXXXXX";
    RTcontext context;
    RTprogram program = NULL;
    struct ptx ptx;
    two_programs(&ptx);
    int file = mkstemp(path);
    CHECK(file >= 0);
    CHECK_EQ(write(file, ptx.text, ptx.length), (long)ptx.length);
    close(file);
    OK(rtContextCreate(&context));
    OK(rtProgramCreateFromPTXFile(context, path, "second", &program));
    CHECK_EQ(program->module->length, ptx.length);
    FAILS(rtProgramCreateFromPTXFile(context, path, "third", &program), RT_ERROR_INVALID_SOURCE,
          path);
    unlink(path);
    FAILS(rtProgramCreateFromPTXFile(context, path, "second", &program), RT_ERROR_FILE_NOT_FOUND,
          path);
    FAILS(rtProgramCreateFromPTXFile(context, "/", "second", &program), RT_ERROR_FILE_NOT_FOUND,
          "cannot read '/'");
    OK(rtContextDestroy(context));
}

TEST(several_texts)
{
    RTcontext context;
    RTprogram program = NULL;
    struct ptx ptx, other;
    two_programs(&ptx);
    ptx_begin(&other);
    ptx_program(&other, "third", NULL, 0);
    const char *texts[] = {ptx.text, other.text, NULL};
    OK(rtContextCreate(&context));
    OK(rtProgramCreateFromPTXStrings(context, 2, texts, "third", &program));
    CHECK_STR(rw_program_name(program), "third");
    CHECK_EQ(HASH_COUNT(context->modules), 1); /* linked into one */
    FAILS(rtProgramCreateFromPTXStrings(context, 2, texts, "fourth", &program),
          RT_ERROR_INVALID_SOURCE,
          "linked PTX has no program 'fourth'; it has: first, second, helper, third");
    FAILS(rtProgramCreateFromPTXStrings(context, 3, texts, "fourth", &program),
          RT_ERROR_INVALID_VALUE, "NULL");
    FAILS(rtProgramCreateFromPTXStrings(context, 0, texts, "third", &program),
          RT_ERROR_INVALID_VALUE, "n is 0");
    const char *names[] = {"/nonexistent/a.ptx"};
    FAILS(rtProgramCreateFromPTXFiles(context, 1, names, "third", &program),
          RT_ERROR_FILE_NOT_FOUND, "/nonexistent/a.ptx");
    OK(rtContextDestroy(context));
}

TEST(clone)
{
    RTcontext context;
    RTprogram copy = NULL;
    RTvariable v;
    struct ptx ptx;
    two_programs(&ptx);
    OK(rtContextCreate(&context));
    RTprogram program = make_program(context, ptx.text, "first");
    CHECK(program);
    OK(rtProgramDeclareVariable(program, "gain", &v));
    OK(rtProgramCreateFromProgram(context, program, &copy));
    CHECK(copy != program && copy->program == program->program);
    OK(rtProgramQueryVariable(copy, "gain", &v));
    CHECK(v == NULL); /* the scope is its own */
    OK(rtProgramDestroy(program));
    CHECK_STR(rw_program_name(copy), "first");
    OK(rtContextDestroy(context));
}

TEST(ids)
{
    RTcontext context;
    RTprogram found = NULL;
    RTvariable v;
    int id = 0, again = 0;
    struct ptx ptx;
    two_programs(&ptx);
    OK(rtContextCreate(&context));
    RTprogram helper = make_program(context, ptx.text, "helper");
    RTprogram first = make_program(context, ptx.text, "first");
    CHECK(helper && first);
    OK(rtProgramGetId(helper, &id));
    OK(rtProgramGetId(helper, &again));
    CHECK(id > 0 && id == again);
    OK(rtContextGetProgramFromId(context, id, &found));
    CHECK(found == helper);
    FAILS(rtProgramGetId(first, &id), RT_ERROR_TYPE_MISMATCH, "'first' is not callable");
    OK(rtContextDeclareVariable(context, "v", &v));
    FAILS(rtVariableSetObject(v, helper), RT_ERROR_INVALID_VALUE, "bindless");
    OK(rtProgramDestroy(helper));
    FAILS(rtContextGetProgramFromId(context, again, &found), RT_ERROR_INVALID_VALUE, "no program");
    OK(rtContextDestroy(context));
}

TEST(annotation)
{
    RTcontext context;
    RTvariable v;
    const char *text = NULL;
    struct ptx ptx;
    two_programs(&ptx);
    OK(rtContextCreate(&context));
    CHECK(make_program(context, ptx.text, "first"));
    OK(rtContextDeclareVariable(context, "gain", &v));
    OK(rtVariableGetAnnotation(v, &text));
    CHECK_CONTAINS(text, "how much");
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"strings", test_strings},       {"shared-module", test_shared_module},
        {"files", test_files},           {"several-texts", test_several_texts},
        {"clone", test_clone},           {"ids", test_ids},
        {"annotation", test_annotation},
    };
    return RUN_TABLE(tests);
}
