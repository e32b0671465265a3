/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the parser makes of each construct. Most of the text is in ptx/forms.ptx; the statements are
 * found again by their line-independent order.
 */
#include "tests/unit/ptx_fixture.h"

static struct rwc_ptx_module *forms(void)
{
    struct rwc_diag diag = {0};
    size_t length;
    char *text = ptx_read("forms.ptx", &length);
    struct rwc_ptx_module *module = rwc_ptx_parse(text, length, "forms.ptx", &diag);
    if (!module) fputs(diag.text ? diag.text : "", stderr);
    free(text);
    rwc_diag_free(&diag);
    return module;
}

/* The n-th instruction with this opcode in the function. */
static const struct rwc_ptx_instr *find_instr(const struct rwc_ptx_module *module,
                                              const char *function, const char *opcode, int n)
{
    const struct rwc_ptx_function *f = rwc_ptx_find_function(module, function);
    for (size_t i = 0; f && i < f->body_count; i++) {
        const struct rwc_ptx_instr *instr = f->body[i].instr;
        if (instr && !strcmp(instr->opcode, opcode) && n-- == 0) return instr;
    }
    return NULL;
}

static const struct rwc_ptx_stmt *find_stmt(const struct rwc_ptx_module *module,
                                            enum rwc_ptx_stmt_kind kind, const char *label)
{
    const struct rwc_ptx_function *f = rwc_ptx_find_function(module, "forms");
    for (size_t i = 0; f && i < f->body_count; i++)
        if (f->body[i].kind == kind && (!label || !strcmp(f->body[i].label, label)))
            return &f->body[i];
    return NULL;
}

static uint64_t init_bits(const struct rwc_ptx_module *module, const char *name, size_t index)
{
    const struct rwc_ptx_var *var = rwc_ptx_find_var(module, name);
    return var && index < var->init_count ? var->init[index].bits : ~UINT64_C(0);
}

TEST(head)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    CHECK_EQ(m->version_major, 7);
    CHECK_EQ(m->version_minor, 4);
    CHECK_STR(m->target, "sm_52");
    CHECK_EQ(m->address_size, 64);
    CHECK_EQ(m->file_count, 2);
    CHECK_EQ(m->files[1].index, 2);
    CHECK_STR(m->files[1].path, "forms.cuh");
    rwc_ptx_free(m);
}

TEST(linkage)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    CHECK(rwc_ptx_find_var(m, "elsewhere")->external);
    CHECK(rwc_ptx_find_var(m, "weak_word")->weak);
    CHECK(rwc_ptx_find_var(m, "common_float")->common);
    CHECK(!rwc_ptx_find_var(m, "numbers")->visible);
    CHECK(rwc_ptx_find_function(m, "registers")->visible);
    CHECK(rwc_ptx_find_function(m, "stop")->noreturn);
    CHECK(!rwc_ptx_find_function(m, "vprintf")); /* declared only */
    CHECK(!rwc_ptx_find_function(m, "missing"));
    CHECK_EQ(m->functions[0].external, true);
    CHECK_EQ(m->functions[0].ret_count, 1);
    CHECK_EQ(m->functions[0].param_count, 2);
    rwc_ptx_free(m);
}

TEST(integer_initialisers)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    static const uint64_t numbers[] = {10, 31, 5, 15, 4294967295, 4294967294};
    for (size_t i = 0; i < 6; i++) CHECK_EQ(init_bits(m, "numbers", i), numbers[i]);
    static const uint64_t signs[] = {255, 1, 255, 0, 1};
    for (size_t i = 0; i < 5; i++) CHECK_EQ(init_bits(m, "signs", i), signs[i]);
    CHECK_EQ(rwc_ptx_find_var(m, "signs")->count, 5);
    static const uint64_t folded[] = {7, 9, 17, 0, 5, 1, 0};
    for (size_t i = 0; i < 7; i++) CHECK_EQ(init_bits(m, "folded", i), folded[i]);
    CHECK_EQ(init_bits(m, "weak_word", 0), 15);
    CHECK_EQ(init_bits(m, "b", 0), 3);
    CHECK_EQ(rwc_ptx_find_var(m, "a")->init_count, 0);
    CHECK_EQ(rwc_ptx_find_var(m, "c")->init_count, 0);
    rwc_ptx_free(m);
}

TEST(float_initialisers)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    static const uint64_t floats[] = {0x3F800000, 0x3FC00000, 0xBE800000, 0x40400000};
    for (size_t i = 0; i < 4; i++) CHECK_EQ(init_bits(m, "floats", i), floats[i]);
    static const uint64_t doubles[] = {0x3FF0000000000000, 0x3FE0000000000000, 0x3FF0000000000000};
    for (size_t i = 0; i < 3; i++) CHECK_EQ(init_bits(m, "doubles", i), doubles[i]);
    rwc_ptx_free(m);
}

TEST(nested_initialisers)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_var *grid = rwc_ptx_find_var(m, "grid");
    static const uint64_t expected[] = {1, 2, 0, 4};
    CHECK_EQ(grid->count, 6);
    CHECK_EQ(grid->init_count, 4);
    for (size_t i = 0; i < 4; i++) CHECK_EQ(grid->init[i].bits, expected[i]);
    CHECK_EQ(rwc_ptx_find_var(m, "inferred")->count, 6);
    const struct rwc_ptx_var *pairs = rwc_ptx_find_var(m, "pairs");
    CHECK_EQ(pairs->count, 2);
    CHECK_EQ(pairs->vector, 2);
    CHECK_EQ(pairs->init_count, 3);
    CHECK_EQ(rwc_ptx_var_size(pairs), 16);
    CHECK_EQ(rwc_ptx_find_var(m, "quad")->init_count, 4);
    rwc_ptx_free(m);
}

TEST(address_initialisers)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    static const struct {
        long long offset;
        bool generic;
    } expected[] = {{0, false}, {8, false}, {0, true}, {4, true}, {-4, true}};
    const struct rwc_ptx_var *var = rwc_ptx_find_var(m, "addresses");
    for (size_t i = 0; i < 5; i++) {
        CHECK_EQ(var->init[i].kind, RWC_PTX_INIT_ADDRESS);
        CHECK_STR(var->init[i].symbol, "numbers");
        CHECK_EQ(var->init[i].offset, expected[i].offset);
        CHECK_EQ(var->init[i].generic, expected[i].generic);
        CHECK_EQ(var->init[i].bits, 0);
    }
    const struct rwc_ptx_var *packed = rwc_ptx_find_var(m, "packed");
    CHECK_EQ(packed->init[0].bits, 0xFF);
    CHECK(packed->init[0].generic);
    CHECK_EQ(packed->init[1].bits, 0xFF00);
    CHECK_EQ(packed->init[1].offset, 4);
    CHECK_EQ(packed->init[2].kind, RWC_PTX_INIT_BITS);
    rwc_ptx_free(m);
}

TEST(parameters)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_function *f = rwc_ptx_find_function(m, "forms");
    CHECK(f->is_entry);
    CHECK_EQ(f->param_count, 3);
    CHECK_EQ(f->params[0].type, RWC_PTX_U64);
    CHECK_EQ(f->params[0].align, 0); /* .ptr's alignment is the pointee's */
    CHECK_EQ(f->params[1].align, 4);
    CHECK_EQ(f->params[1].count, 12);
    CHECK_EQ(f->params[2].vector, 2);
    const struct rwc_ptx_function *variadic = rwc_ptx_find_function(m, "variadic");
    CHECK(variadic->params[0].is_array);
    CHECK_EQ(variadic->params[0].count, 0);
    CHECK_EQ(rwc_ptx_find_function(m, "registers")->params[1].space, RWC_PTX_SPACE_REG);
    rwc_ptx_free(m);
}

TEST(address_operands)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    static const struct {
        int index;
        const char *name;
        long long offset;
    } expected[] = {{2, "%rd1", 16},   {3, "%rd1", -4}, {4, "%rd1", -4},
                    {5, "numbers", 4}, {6, NULL, 4096}, {7, "numbers", 8}};
    for (size_t i = 0; i < sizeof(expected) / sizeof(expected[0]); i++) {
        const struct rwc_ptx_instr *load = find_instr(m, "forms", "ld", expected[i].index);
        CHECK(load);
        CHECK_EQ(load->operands[1].kind, RWC_PTX_OPERAND_ADDRESS);
        CHECK_EQ(load->operands[1].offset, expected[i].offset);
        if (expected[i].name)
            CHECK_STR(load->operands[1].name, expected[i].name);
        else
            CHECK(!load->operands[1].name);
    }
    const struct rwc_ptx_instr *vector = find_instr(m, "forms", "ld", 2);
    CHECK_EQ(vector->modifier_count, 6);
    CHECK_STR(vector->modifiers[2], "L1::no_allocate");
    CHECK_STR(vector->modifiers[3], "L2::128B");
    CHECK_EQ(vector->operands[0].kind, RWC_PTX_OPERAND_VECTOR);
    CHECK_EQ(vector->operands[0].element_count, 4);
    CHECK_EQ(vector->operands[0].elements[1].kind, RWC_PTX_OPERAND_SINK);
    rwc_ptx_free(m);
}

TEST(value_operands)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_operand *o = &find_instr(m, "forms", "mov", 0)->operands[1];
    CHECK_EQ(o->kind, RWC_PTX_OPERAND_SYMBOL);
    CHECK_EQ(o->offset, 4);
    o = &find_instr(m, "forms", "mov", 2)->operands[1];
    CHECK_STR(o->name, "%tid");
    CHECK_EQ(o->component, 'x');
    CHECK_EQ(find_instr(m, "forms", "mov", 5)->operands[1].bits, 32); /* WARP_SZ */
    CHECK_EQ(find_instr(m, "forms", "mov", 6)->operands[1].bits, 31);
    o = find_instr(m, "forms", "mov", 7)->operands;
    CHECK_EQ(o[0].kind, RWC_PTX_OPERAND_REG); /* range3, of range<8> */
    CHECK_EQ(o[1].bits, UINT64_MAX);
    o = &find_instr(m, "forms", "mov", 10)->operands[1];
    CHECK_EQ(o->kind, RWC_PTX_OPERAND_REG);
    CHECK_EQ(o->component, 'x');
    o = &find_instr(m, "forms", "mov", 12)->operands[1];
    CHECK(o->is_f32);
    CHECK_EQ(o->bits, 0xBF800000);
    o = &find_instr(m, "forms", "mov", 14)->operands[1];
    CHECK(!o->is_f32);
    CHECK_EQ(o->bits, 0x3FF4000000000000);
    rwc_ptx_free(m);
}

TEST(predicates)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_operand *o = find_instr(m, "forms", "setp", 0)->operands;
    CHECK_STR(o[0].name, "%p1");
    CHECK_STR(o[0].predicate_out, "%p2");
    CHECK(o[3].negated);
    o = find_instr(m, "forms", "setp", 2)->operands;
    CHECK_EQ(o[0].kind, RWC_PTX_OPERAND_SINK);
    CHECK_STR(o[0].predicate_out, "no");
    CHECK_STR(find_instr(m, "forms", "shfl", 0)->operands[0].predicate_out, "%p1");
    CHECK_STR(find_instr(m, "forms", "mov", 15)->guard, "yes");
    const struct rwc_ptx_instr *branch = find_instr(m, "forms", "bra", 0);
    CHECK_STR(branch->guard, "%p1");
    CHECK(branch->guard_negated);
    CHECK_EQ(branch->operands[0].kind, RWC_PTX_OPERAND_SYMBOL);
    rwc_ptx_free(m);
}

/* In the inner scope `numbers` is a register, after it the module's variable again. */
TEST(scopes)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_instr *inner = find_instr(m, "forms", "setp", 3);
    CHECK_EQ(inner->operands[2].kind, RWC_PTX_OPERAND_REG);
    const struct rwc_ptx_instr *outer = find_instr(m, "forms", "mov", 16);
    CHECK_EQ(outer->operands[1].kind, RWC_PTX_OPERAND_SYMBOL);
    CHECK(find_stmt(m, RWC_PTX_STMT_SCOPE_BEGIN, NULL));
    CHECK(find_stmt(m, RWC_PTX_STMT_SCOPE_END, NULL));
    rwc_ptx_free(m);
}

TEST(calls)
{
    static const struct {
        const char *target, *prototype;
        size_t rets, args;
        bool indirect;
    } expected[] = {
        {"registers", NULL, 1, 2, false},
        {"stop", NULL, 0, 0, false},
        {"plain", NULL, 0, 0, false},
        {"vprintf", NULL, 1, 2, false},
        {"_rt_print_write32", NULL, 0, 2, false},
        {"_rt_get_entry_point_index", NULL, 1, 0, false},
        {"_rt_throw", NULL, 0, 1, false},
        {"_rt_transform_tuple", NULL, 4, 5, false},
        {"%rd1", "$Lprototype", 1, 2, true},
        {"%rd1", "$Lnothing", 0, 0, true},
        {"%rd1", "$Ltargets", 1, 1, true},
    };
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    for (int i = 0; i < 11; i++) {
        const struct rwc_ptx_instr *instr = find_instr(m, "forms", "call", i);
        CHECK(instr && instr->call);
        CHECK_STR(instr->operands[0].name, expected[i].target);
        CHECK_EQ(instr->call->ret_count, expected[i].rets);
        CHECK_EQ(instr->call->arg_count, expected[i].args);
        CHECK_EQ(instr->call->indirect, expected[i].indirect);
        CHECK_EQ(instr->call->prototype != NULL, expected[i].prototype != NULL);
        if (expected[i].prototype) CHECK_STR(instr->call->prototype, expected[i].prototype);
    }
    CHECK(find_instr(m, "forms", "call", 0)->call->uniform);
    CHECK(!find_instr(m, "forms", "call", 1)->call->uniform);
    rwc_ptx_free(m);
}

TEST(labels_and_tables)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_stmt *prototype = find_stmt(m, RWC_PTX_STMT_PROTOTYPE, "$Lprototype");
    CHECK(prototype);
    CHECK_EQ(prototype->ret_count, 1);
    CHECK_EQ(prototype->param_count, 2);
    CHECK_EQ(prototype->params[1].count, 12);
    const struct rwc_ptx_stmt *table = find_stmt(m, RWC_PTX_STMT_TARGETS, "$Ltable");
    CHECK(table);
    CHECK_EQ(table->target_count, 3);
    CHECK_STR(table->targets[1], "$Lother");
    CHECK(find_stmt(m, RWC_PTX_STMT_LABEL, "$Lend"));
    CHECK_STR(find_stmt(m, RWC_PTX_STMT_PRAGMA, NULL)->text, "nounroll");
    rwc_ptx_free(m);
}

TEST(textures)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_operand *o = &find_instr(m, "forms", "tex", 1)->operands[1];
    CHECK_EQ(o->kind, RWC_PTX_OPERAND_TEXTURE);
    CHECK_EQ(o->element_count, 3);
    CHECK_EQ(o->elements[0].kind, RWC_PTX_OPERAND_SYMBOL);
    CHECK_STR(o->elements[1].name, "sampler");
    CHECK_EQ(o->elements[2].kind, RWC_PTX_OPERAND_VECTOR);
    const struct rwc_ptx_instr *gradient = find_instr(m, "forms", "tex", 2);
    CHECK_EQ(gradient->operand_count, 4);
    CHECK_EQ(gradient->operands[1].elements[0].kind, RWC_PTX_OPERAND_REG);
    CHECK_STR(gradient->modifiers[1], "2d");
    rwc_ptx_free(m);
}

TEST(locations)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_stmt *first = find_stmt(m, RWC_PTX_STMT_LOC, NULL);
    CHECK_EQ(first[0].loc.line, 10);
    CHECK(!first[0].loc.function_name);
    CHECK_EQ(first[1].loc.inlined_line, 4);
    CHECK_STR(rwc_ptx_find_debug_string(first[1].loc.function_name), "_Z3foo");
    CHECK_EQ(first[2].loc.function_offset, 4);
    CHECK(!rwc_ptx_find_debug_string(NULL));
    rwc_ptx_free(m);
}

TEST(alias)
{
    struct rwc_ptx_module *m = forms();
    CHECK(m);
    const struct rwc_ptx_function *alias = rwc_ptx_find_function(m, "other_name");
    CHECK(alias);
    CHECK(alias->body == rwc_ptx_find_function(m, "plain")->body);
    rwc_ptx_free(m);
}

/* A line number is that of the instruction, comments and blank lines counted. */
TEST(lines)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m = ptx_parse(
        PTX_HEAD ".entry f()\n{\n/* two\nlines */ // and\n\n@%p1 mov.u32 %r1,\n 2;\nret;\n}\n",
        &diag);
    CHECK(m);
    CHECK_EQ(m->functions[0].line, 4);
    CHECK_EQ(m->functions[0].body[0].instr->line, 9);
    CHECK_EQ(m->functions[0].body[1].line, 11);
    rwc_ptx_free(m);
}

/* NVRTC's size counts the final NUL; some files end lines with CR LF. */
TEST(endings)
{
    struct rwc_diag diag = {0};
    const char text[] = ".version 7.0\r\n.target sm_75\r\n.address_size 64\r\n.global .u32 x;\r\n";
    struct rwc_ptx_module *m = rwc_ptx_parse(text, sizeof(text), "test.ptx", &diag);
    CHECK(m);
    CHECK(rwc_ptx_find_var(m, "x"));
    rwc_ptx_free(m);
}

TEST(real_modules)
{
    for (int i = 0; i < PTX_FIXTURES; i++) {
        struct rwc_diag diag = {0};
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length);
        struct rwc_ptx_module *m = rwc_ptx_parse(text, length, ptx_fixtures[i], &diag);
        if (!m) fputs(diag.text, stderr);
        CHECK(m);
        CHECK_EQ(diag.errors, 0);
        rwc_ptx_free(m);
        free(text);
    }
}

static const struct rw_test tests[] = {
    {"head", test_head},
    {"linkage", test_linkage},
    {"integer-initialisers", test_integer_initialisers},
    {"float-initialisers", test_float_initialisers},
    {"nested-initialisers", test_nested_initialisers},
    {"address-initialisers", test_address_initialisers},
    {"parameters", test_parameters},
    {"address-operands", test_address_operands},
    {"value-operands", test_value_operands},
    {"predicates", test_predicates},
    {"scopes", test_scopes},
    {"calls", test_calls},
    {"labels-and-tables", test_labels_and_tables},
    {"textures", test_textures},
    {"locations", test_locations},
    {"alias", test_alias},
    {"lines", test_lines},
    {"endings", test_endings},
    {"real-modules", test_real_modules},
};

int main(void)
{
    return RUN_TABLE(tests);
}
