/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs and variables of a module: those of ptx/scene.cu, compiled beforehand (scene.ptx) and,
 * where nvcc is installed, now; and small texts for what a compiler does not write.
 */
#include <unistd.h>

#include "compiler/module/module.h"
#include "tests/unit/ptx_fixture.h"

static struct rwc_module *create(const char *text, size_t length)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(text, length, "test.ptx", &diag);
    if (!module) fputs(diag.text ? diag.text : "", stderr);
    rwc_diag_free(&diag);
    return module;
}

static struct rwc_module *create_text(const char *text)
{
    return create(text, strlen(text));
}

static struct rwc_module *scene(void)
{
    size_t length;
    char *text = ptx_read("scene.ptx", &length);
    struct rwc_module *module = create(text, length);
    free(text);
    return module;
}

static const struct rwc_variable *variable(const struct rwc_module *module, const char *name)
{
    for (size_t i = 0; i < module->interface.variable_count; i++)
        if (!strcmp(module->interface.variables[i].name, name))
            return &module->interface.variables[i];
    return NULL;
}

/* The names of the variables that a program uses, separated by spaces. */
static const char *uses(const struct rwc_module *module, const char *program)
{
    static char text[1024];
    const struct rwc_program *found = rwc_module_find(module, program);
    if (!found) return "(no such program)";
    text[0] = '\0';
    for (size_t i = 0; i < found->variable_count; i++) {
        if (i) strcat(text, " ");
        strcat(text, found->variables[i]->name);
    }
    return text;
}

static const struct {
    const char *name, *symbol, *type_name, *semantic, *annotation;
    enum rwc_variable_class cls;
    unsigned type_enum, size, align, dim, element_size;
    bool initial;
} expected[] = {
    {"top_object", "top_object", "rtObject", "", "", RWC_VARIABLE_PLAIN, 4919, 4, 4, 0, 0, false},
    {"launch_index", "launch_index", "uint2", "rtLaunchIndex", "", RWC_VARIABLE_SEMANTIC, 4919, 8,
     8, 0, 0, false},
    {"ray", "ray", "optix::Ray", "rtCurrentRay", "", RWC_VARIABLE_SEMANTIC, 4919, 36, 4, 0, 0,
     false},
    {"prd", "prd", "Payload", "rtPayload", "", RWC_VARIABLE_SEMANTIC, 4919, 16, 4, 0, 0, false},
    {"normal", "normal", "float3", "attribute shading_normal", "", RWC_VARIABLE_ATTRIBUTE, 4919, 12,
     4, 0, 0, false},
    {"bg", "bg", "float3", "", "", RWC_VARIABLE_PLAIN, 4919, 12, 4, 0, 0, true},
    {"big", "big", "Big", "", "", RWC_VARIABLE_PLAIN, 4919, 32, 4, 0, 0, false},
    {"unused", "unused", "int", "", "", RWC_VARIABLE_PLAIN, 4919, 4, 4, 0, 0, false},
    {"image", "image", "", "", "", RWC_VARIABLE_BUFFER, 4919, 32, 8, 2, 4, false},
    {"positions", "positions", "", "", "", RWC_VARIABLE_BUFFER, 4919, 32, 8, 1, 12, false},
    {"sky", "sky", "Sky", "", "", RWC_VARIABLE_PLAIN, 4920, 4, 4, 0, 0, false},
    {"a::b::nsv", "_ZN1a1b3nsvE", "float", "", "\"some \\\"note\\\"\"", RWC_VARIABLE_PLAIN, 4919, 4,
     4, 0, 0, true},
    {"a::b::nsbuf", "_ZN1a1b5nsbufE", "", "", "", RWC_VARIABLE_BUFFER, 4919, 32, 8, 1, 16, false},
};

static void check_variables(const struct rwc_module *module, int *rw_failed)
{
    CHECK_EQ(module->interface.variable_count, sizeof(expected) / sizeof(expected[0]));
    for (size_t i = 0; i < sizeof(expected) / sizeof(expected[0]); i++) {
        const struct rwc_variable *v = variable(module, expected[i].name);
        CHECK(v);
        CHECK_STR(v->symbol, expected[i].symbol);
        CHECK_STR(v->type_name, expected[i].type_name);
        CHECK_STR(v->semantic, expected[i].semantic);
        CHECK_STR(v->annotation, expected[i].annotation);
        CHECK_EQ(v->cls, expected[i].cls);
        CHECK_EQ(v->type_enum, expected[i].type_enum);
        CHECK_EQ(v->size, expected[i].size);
        CHECK_EQ(v->align, expected[i].align);
        CHECK_EQ(v->buffer_dim, expected[i].dim);
        CHECK_EQ(v->buffer_element_size, expected[i].element_size);
        CHECK_EQ(v->initial != NULL, expected[i].initial);
    }
    static const float background[] = {0.1f, 0.2f, 0.3f};
    CHECK(!memcmp(variable(module, "bg")->initial, background, sizeof(background)));
}

static void check_programs(const struct rwc_module *module, int *rw_failed)
{
    size_t count;
    rwc_module_programs(module, &count);
    CHECK_EQ(count, 5);
    CHECK_STR(uses(module, "pinhole"), "top_object launch_index big image");
    CHECK_STR(uses(module, "hit"), "prd normal big");
    CHECK_STR(uses(module, "miss"), "ray prd sky");
    CHECK_STR(uses(module, "blue"), "bg positions");
    CHECK_STR(uses(module, "a::b::nsprog"), "a::b::nsv a::b::nsbuf");
    CHECK(rwc_module_find(module, "pinhole")->traces);
    CHECK(!rwc_module_find(module, "hit")->traces);
    CHECK(!rwc_module_find(module, "miss")->traces); /* the callable program that it asks for may */
    CHECK(rwc_module_find(module, "blue")->is_callable);
    CHECK(!rwc_module_find(module, "hit")->is_callable);
}

TEST(variables)
{
    struct rwc_module *module = scene();
    CHECK(module);
    check_variables(module, rw_failed);
    rwc_module_free(module);
}

TEST(programs)
{
    struct rwc_module *module = scene();
    CHECK(module);
    check_programs(module, rw_failed);
    rwc_module_free(module);
}

TEST(find)
{
    struct rwc_module *module = scene();
    CHECK(module);
    const struct rwc_program *program = rwc_module_find(module, "a::b::nsprog");
    CHECK(program);
    CHECK_STR(program->symbol, "_ZN1a1b6nsprogEv");
    CHECK(rwc_module_find(module, "_ZN1a1b6nsprogEv") == program);
    CHECK(!rwc_module_find(module, "nsprog"));
    CHECK(!rwc_module_find(module, "pick")); /* static: not a program */
    CHECK(!rwc_module_find(module, ""));
    rwc_module_free(module);
}

/* The same source through the compiler that is installed. */
TEST(compiled_now)
{
    char command[4096], path[] = P_tmpdir "/raywright-interface-XXXXXX";
    int file = mkstemp(path);
    CHECK(file >= 0);
    close(file);
    snprintf(command, sizeof(command),
             "PATH=\"$PATH:${CUDA_HOME:-/usr/local/cuda}/bin\" nvcc -ptx -rdc=true -I%s/include "
             "%s/tests/unit/ptx/scene.cu -o %s 2>/dev/null",
             RW_SOURCE_DIR, RW_SOURCE_DIR, path);
    if (system(command)) {
        unlink(path);
        printf("     compiled-now: no nvcc that compiles scene.cu\n");
        return;
    }
    FILE *ptx = fopen(path, "rb");
    static char text[1 << 20];
    size_t length = ptx ? fread(text, 1, sizeof(text), ptx) : 0;
    if (ptx) fclose(ptx);
    unlink(path);
    struct rwc_module *module = create(text, length);
    CHECK(module);
    check_variables(module, rw_failed);
    if (!*rw_failed) check_programs(module, rw_failed);
    rwc_module_free(module);
}

#define MAGIC ".global .align 4 .u32 _ZN21rti_internal_typeinfo1xE[2] = {7954770, 4};\n"

/* Metadata as compilers of other versions write it: words or bytes, with or without the zeros. */
TEST(metadata_forms)
{
    static const char *const infos[] = {
        MAGIC,
        ".global .align 4 .b8 _ZN21rti_internal_typeinfo1xE[8] = {82, 97, 121, 0, 4, 0, 0, 0};\n",
        ".global .align 4 .b8 _ZN21rti_internal_typeinfo1xE[8] = {0x52, 0x61, 0171, 0, 4};\n",
        (".global .align 1 .b8 _ZN21rti_internal_typename1xE[3] = {105, 110, 116};\n" MAGIC),
    };
    for (size_t i = 0; i < 4; i++) {
        char text[1024];
        snprintf(text, sizeof(text), PTX_HEAD ".global .align 4 .u32 x;\n%s", infos[i]);
        struct rwc_module *module = create_text(text);
        CHECK(module);
        CHECK_EQ(module->interface.variable_count, 1);
        const struct rwc_variable *v = variable(module, "x");
        CHECK_EQ(v->size, 4);
        CHECK_EQ(v->type_enum, 4919);
        CHECK_STR(v->type_name, i == 3 ? "int" : "");
        rwc_module_free(module);
    }
}

TEST(damaged_metadata)
{
    struct rwc_diag diag = {0};
    const char *text = PTX_HEAD ".global .u32 x;\n"
                                ".global .u32 _ZN21rti_internal_typeinfo1xE[2] = {1, 4};\n";
    CHECK(!rwc_module_create(text, strlen(text), "test.ptx", &diag));
    CHECK_EQ(diag.errors, 1);
    CHECK_CONTAINS(diag.text, "test.ptx:5: the type information of variable x is damaged");
    rwc_diag_free(&diag);
}

TEST(initial_values)
{
    struct rwc_module *module =
        create_text(PTX_HEAD ".global .align 8 .f64 x = 0d3FF8000000000000;\n" MAGIC
                             ".global .align 2 .s16 y[4] = {-2, 3};\n"
                             ".global .u32 _ZN21rti_internal_typeinfo1yE[2] = {7954770, 8};\n"
                             ".global .u64 z = generic(y);\n"
                             ".global .u32 _ZN21rti_internal_typeinfo1zE[2] = {7954770, 8};\n");
    CHECK(module);
    static const double x = 1.5;
    static const short y[4] = {-2, 3, 0, 0};
    CHECK(!memcmp(variable(module, "x")->initial, &x, sizeof(x)));
    CHECK(!memcmp(variable(module, "y")->initial, y, sizeof(y)));
    CHECK(!variable(module, "z")->initial); /* an address has no bytes yet */
    rwc_module_free(module);
}

#define BUFFERS ".global .align 1 .b8 one[1];\n.global .align 1 .b8 two[1];\n"
#define GET(address, dim, size)                                                                    \
    "call (%rd9), _rt_buffer_get_64, (" address ", " dim ", " size ", %rd7, %rd8, %rd8, %rd8);\n"

static const struct {
    const char *name, *body;
    unsigned one_dim, one_size, two_dim, two_size; /* ~0u: not a buffer */
} buffer_cases[] = {
    {"constants", "mov.u64 %rd1, one;\ncvta.global.u64 %rd2, %rd1;\n" GET("%rd2", "2", "16"), 2, 16,
     ~0u, ~0u},
    {"registers",
     "mov.u32 %r1, 1;\nmov.b32 %r2, 12;\nmov.u64 %rd1, one;\n"
     "cvta.global.u64 %rd2, %rd1;\nmov.b64 %rd3, %rd2;\n" GET("%rd3", "%r1", "%r2"),
     1, 12, ~0u, ~0u},
    {"select",
     "mov.u64 %rd1, one;\nmov.u64 %rd2, two;\nselp.b64 %rd3, %rd1, %rd2, %p1;\n"
     "cvta.global.u64 %rd4, %rd3;\n" GET("%rd4", "1", "4"),
     1, 4, 1, 4},
    {"merge",
     "mov.u64 %rd1, one;\n@%p1 mov.u64 %rd1, two;\ncvta.global.u64 %rd4, %rd1;\n" GET("%rd4", "1",
                                                                                      "4"),
     1, 4, 1, 4},
    {"size only",
     "mov.u64 %rd1, two;\ncvta.global.u64 %rd2, %rd1;\n"
     "call (%rd3, %rd4, %rd5, %rd6), _rt_buffer_get_size_64, (%rd2, 3, 8);\n",
     ~0u, ~0u, 3, 8},
    {"ambiguous constant",
     "mov.u32 %r1, 1;\n@%p1 mov.u32 %r1, 2;\nmov.u64 %rd1, one;\n" GET("%rd1", "%r1", "4"), 0, 4,
     ~0u, ~0u},
    {"by id",
     "mov.u64 %rd1, one;\ncall (%rd9), _rt_buffer_get_id_64, (5, 1, 4, %rd7, %rd8, %rd8, "
     "%rd8);\n",
     ~0u, ~0u, ~0u, ~0u},
    {"unknown origin", "ld.param.u64 %rd1, [p];\nld.global.u8 %r1, [two];\n" GET("%rd1", "1", "4"),
     0, 0, ~0u, ~0u},
};

static bool buffer_is(const struct rwc_module *module, const char *name, unsigned dim,
                      unsigned size)
{
    const struct rwc_variable *v = variable(module, name);
    if (dim == ~0u) return !v;
    return v && v->cls == RWC_VARIABLE_BUFFER && v->buffer_dim == dim &&
           v->buffer_element_size == size;
}

TEST(buffers)
{
    for (size_t i = 0; i < sizeof(buffer_cases) / sizeof(buffer_cases[0]); i++) {
        char text[2048];
        snprintf(text, sizeof(text),
                 PTX_HEAD BUFFERS ".visible .entry f(.param .u64 p)\n{\n.reg .pred %%p<2>;\n"
                                  ".reg .b32 %%r<9>;\n.reg .b64 %%rd<19>;\n%sret;\n}\n",
                 buffer_cases[i].body);
        struct rwc_module *module = create_text(text);
        CHECK(module);
        bool right = buffer_is(module, "one", buffer_cases[i].one_dim, buffer_cases[i].one_size) &&
                     buffer_is(module, "two", buffer_cases[i].two_dim, buffer_cases[i].two_size);
        if (!right) fprintf(stderr, "buffers: %s\n", buffer_cases[i].name);
        CHECK(right);
        rwc_module_free(module);
    }
}

/* Used through a call, a taken address, a table of functions, and recursion; not through a
 * function that nothing reaches. */
TEST(reachability)
{
    struct rwc_module *module = create_text(
        PTX_HEAD ".func leaf();\n.func other();\n.global .u32 x;\n" MAGIC
                 ".global .u64 table[2] = {0, leaf};\n"
                 ".func leaf() { .reg .b32 %r<2>; ld.global.u32 %r1, [x]; call other; ret; }\n"
                 ".func other() { .reg .b32 %r<2>; call leaf; call _rt_trace_64, (%r1); ret; }\n"
                 ".entry direct() { call leaf; ret; }\n"
                 ".entry taken() { .reg .b64 %rd<2>; mov.u64 %rd1, leaf; ret; }\n"
                 ".entry through() { .reg .b64 %rd<2>; ld.global.u64 %rd1, [table+8]; ret; }\n"
                 ".entry none() { ret; }\n");
    CHECK(module);
    static const char *const reaching[] = {"direct", "taken", "through"};
    for (size_t i = 0; i < 3; i++) {
        CHECK_STR(uses(module, reaching[i]), "x");
        CHECK(rwc_module_find(module, reaching[i])->traces);
    }
    CHECK_STR(uses(module, "none"), "");
    CHECK(!rwc_module_find(module, "none")->traces);
    CHECK(rwc_module_find(module, "leaf")->is_callable); /* so it may be, without -rdc=true */
    rwc_module_free(module);
}

/* Paths within one program: more traversals than one, or one that a loop comes back to. */
TEST(paths)
{
    struct rwc_module *module = create_text(
        PTX_HEAD
        ".func hop() { .reg .b32 %r<2>; call _optix_hitobject_traverse, (%r1); ret; }\n"
        ".entry once() { .reg .b32 %r<2>; .reg .pred %p<2>; first: call _optix_hitobject_traverse, "
        "(%r1);\n"
        "  second: @%p1 bra second; ret; }\n"
        ".entry loop() { .reg .b32 %r<2>; .reg .pred %p<2>; first: call _optix_hitobject_traverse, "
        "(%r1);\n"
        "  @%p1 bra first; ret; }\n"
        ".entry twice() { .reg .b32 %r<2>; call _optix_hitobject_traverse, (%r1); call hop; ret; "
        "}\n"
        ".entry mixed() { .reg .b32 %r<2>; call _optix_hitobject_traverse, (%r1); call hop;\n"
        "  call _optix_trace_typed_32, (%r1); ret; }\n"
        ".entry none() { ret; }\n");
    CHECK(module);
    CHECK(rwc_module_find(module, "once")->traces);
    CHECK(!rwc_module_find(module, "once")->walks_paths);
    CHECK(rwc_module_find(module, "loop")->walks_paths);
    CHECK(rwc_module_find(module, "twice")->walks_paths);
    CHECK(!rwc_module_find(module, "mixed")->walks_paths);
    CHECK(!rwc_module_find(module, "none")->walks_paths);
    rwc_module_free(module);
}

TEST(identity)
{
    static const char text[] = PTX_HEAD ".global .u32 x;\n";
    uint8_t plain[16], with_nul[16], other[16];
    struct rwc_module *modules[] = {create(text, sizeof(text) - 1), create(text, sizeof(text)),
                                    create_text(PTX_HEAD ".global .u32 y;\n")};
    CHECK(modules[0] && modules[1] && modules[2]);
    rwc_module_hash(modules[0], plain);
    rwc_module_hash(modules[1], with_nul);
    rwc_module_hash(modules[2], other);
    CHECK(!memcmp(plain, with_nul, 16));
    CHECK(memcmp(plain, other, 16));
    size_t length;
    CHECK_STR(rwc_module_text(modules[1], &length), text);
    CHECK_EQ(length, sizeof(text) - 1);
    CHECK_STR(rwc_module_name(modules[0]), "test.ptx");
    CHECK(rwc_module_ast(modules[0]));
    for (int i = 0; i < 3; i++) rwc_module_free(modules[i]);
}

TEST(narrow_addresses)
{
    struct rwc_diag diag = {0};
    const char *text = ".version 7.0\n.target sm_75\n.address_size 32\n";
    CHECK(!rwc_module_create(text, strlen(text), NULL, &diag));
    CHECK_STR(diag.text, "PTX string: found PTX with addresses of 32 bits, expected 64; compile "
                         "with -m64\n");
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"variables", test_variables},
    {"programs", test_programs},
    {"find", test_find},
    {"compiled-now", test_compiled_now},
    {"metadata-forms", test_metadata_forms},
    {"damaged-metadata", test_damaged_metadata},
    {"initial-values", test_initial_values},
    {"buffers", test_buffers},
    {"reachability", test_reachability},
    {"paths", test_paths},
    {"identity", test_identity},
    {"narrow-addresses", test_narrow_addresses},
};

int main(void)
{
    return RUN_TABLE(tests);
}
