/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Printing and parsing again gives an equal tree, for every fixture. Trees are compared node by
 * node: comparing the two printed texts alone would not see what the printer leaves out.
 */
#include "tests/unit/ptx_fixture.h"

static bool same_text(const char *a, const char *b)
{
    return a && b ? !strcmp(a, b) : a == b;
}

static bool same_init(const struct rwc_ptx_init *a, const struct rwc_ptx_init *b)
{
    return a->kind == b->kind && a->bits == b->bits && same_text(a->symbol, b->symbol) &&
           a->offset == b->offset && a->generic == b->generic;
}

static bool same_var(const struct rwc_ptx_var *a, const struct rwc_ptx_var *b)
{
    bool same = same_text(a->name, b->name) && a->space == b->space && a->type == b->type &&
                a->vector == b->vector && a->align == b->align && a->is_array == b->is_array &&
                a->count == b->count && a->range == b->range && a->visible == b->visible &&
                a->external == b->external && a->weak == b->weak && a->common == b->common &&
                a->init_count == b->init_count;
    for (size_t i = 0; same && i < a->init_count; i++) same = same_init(&a->init[i], &b->init[i]);
    return same;
}

static bool same_vars(const struct rwc_ptx_var *a, size_t a_count, const struct rwc_ptx_var *b,
                      size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++) same = same_var(&a[i], &b[i]);
    return same;
}

static bool same_operands(const struct rwc_ptx_operand *a, size_t a_count,
                          const struct rwc_ptx_operand *b, size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++)
        same = a[i].kind == b[i].kind && same_text(a[i].name, b[i].name) &&
               a[i].component == b[i].component && a[i].negated == b[i].negated &&
               a[i].is_f32 == b[i].is_f32 && same_text(a[i].predicate_out, b[i].predicate_out) &&
               a[i].bits == b[i].bits && a[i].offset == b[i].offset &&
               same_operands(a[i].elements, a[i].element_count, b[i].elements, b[i].element_count);
    return same;
}

static bool same_texts(const char **a, size_t a_count, const char **b, size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++) same = same_text(a[i], b[i]);
    return same;
}

static bool same_call(const struct rwc_ptx_call *a, const struct rwc_ptx_call *b)
{
    if (!a || !b) return a == b;
    return a->uniform == b->uniform && a->indirect == b->indirect &&
           same_text(a->prototype, b->prototype) &&
           same_operands(a->rets, a->ret_count, b->rets, b->ret_count) &&
           same_operands(a->args, a->arg_count, b->args, b->arg_count);
}

static bool same_instr(const struct rwc_ptx_instr *a, const struct rwc_ptx_instr *b)
{
    if (!a || !b) return a == b;
    return same_text(a->guard, b->guard) && a->guard_negated == b->guard_negated &&
           same_text(a->opcode, b->opcode) &&
           same_texts(a->modifiers, a->modifier_count, b->modifiers, b->modifier_count) &&
           same_operands(a->operands, a->operand_count, b->operands, b->operand_count) &&
           same_call(a->call, b->call);
}

static bool same_loc(const struct rwc_ptx_loc *a, const struct rwc_ptx_loc *b)
{
    return a->file == b->file && a->line == b->line && a->column == b->column &&
           same_text(a->function_name, b->function_name) &&
           a->function_offset == b->function_offset && a->inlined_file == b->inlined_file &&
           a->inlined_line == b->inlined_line && a->inlined_column == b->inlined_column;
}

static bool same_stmt(const struct rwc_ptx_stmt *a, const struct rwc_ptx_stmt *b)
{
    if (a->kind != b->kind || !same_text(a->label, b->label) || !same_instr(a->instr, b->instr))
        return false;
    if (a->var && !(b->var && same_var(a->var, b->var))) return false;
    return same_loc(&a->loc, &b->loc) && same_text(a->text, b->text) &&
           same_vars(a->rets, a->ret_count, b->rets, b->ret_count) &&
           same_vars(a->params, a->param_count, b->params, b->param_count) &&
           same_texts(a->targets, a->target_count, b->targets, b->target_count);
}

static bool same_function(const struct rwc_ptx_function *a, const struct rwc_ptx_function *b)
{
    bool same = same_text(a->name, b->name) && a->is_entry == b->is_entry &&
                a->visible == b->visible && a->external == b->external && a->weak == b->weak &&
                a->noreturn == b->noreturn && a->has_body == b->has_body &&
                same_vars(a->rets, a->ret_count, b->rets, b->ret_count) &&
                same_vars(a->params, a->param_count, b->params, b->param_count) &&
                a->body_count == b->body_count;
    for (size_t i = 0; same && i < a->body_count; i++) {
        same = same_stmt(&a->body[i], &b->body[i]);
        if (!same) fprintf(stderr, "%s, line %u: differs\n", a->name, a->body[i].line);
    }
    return same;
}

static bool same_module(const struct rwc_ptx_module *a, const struct rwc_ptx_module *b)
{
    bool same = a->version_major == b->version_major && a->version_minor == b->version_minor &&
                same_text(a->target, b->target) && a->address_size == b->address_size &&
                same_vars(a->vars, a->var_count, b->vars, b->var_count) &&
                a->function_count == b->function_count && a->file_count == b->file_count &&
                a->debug_string_count == b->debug_string_count;
    for (size_t i = 0; same && i < a->function_count; i++)
        same = same_function(&a->functions[i], &b->functions[i]);
    for (size_t i = 0; same && i < a->file_count; i++)
        same =
            a->files[i].index == b->files[i].index && same_text(a->files[i].path, b->files[i].path);
    for (size_t i = 0; same && i < a->debug_string_count; i++)
        same = same_text(a->debug_strings[i].label, b->debug_strings[i].label) &&
               same_text(a->debug_strings[i].text, b->debug_strings[i].text);
    return same;
}

TEST(round_trip)
{
    for (int i = 0; i < PTX_FIXTURES; i++) {
        struct rwc_diag diag = {0};
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length);
        struct rwc_ptx_module *first = rwc_ptx_parse(text, length, ptx_fixtures[i], &diag);
        CHECK(first);
        char *printed = rwc_ptx_print(first);
        CHECK(printed);
        struct rwc_ptx_module *second = ptx_parse(printed, &diag);
        if (!second) fputs(diag.text, stderr);
        CHECK(second);
        CHECK(same_module(first, second));
        rwc_ptx_free(second);
        rwc_ptx_free(first);
        free(printed);
        free(text);
    }
}

/* What ptxas accepts is narrower than what the parser accepts: "[%rd1-4]" it refuses. */
TEST(spelling)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m =
        ptx_parse(PTX_HEAD ".global .u32 t[2] = {1};\n.global .u64 a = generic(t)-4;\n"
                           ".entry f() { .reg .b64 %rd<2>; .reg .b32 %r<3>;\n"
                           "@!%p1 ld.u32 %r1, [%rd1-4]; call x; mov.f64 %fd1, -1.5; }",
                  &diag);
    CHECK(m);
    char *text = rwc_ptx_print(m);
    CHECK_STR(text, ".version 7.0\n.target sm_75\n.address_size 64\n"
                    ".global .u32 t[2] = {1};\n.global .u64 a = generic(t)+-4;\n"
                    ".entry f()\n{\n\t.reg .b64 %rd<2>;\n\t.reg .b32 %r<3>;\n"
                    "\t@!%p1 ld.u32 %r1, [%rd1+-4];\n\tcall x, ();\n"
                    "\tmov.f64 %fd1, 0dBFF8000000000000;\n}\n");
    rwc_ptx_free(m);
    free(text);
}

/* An initialiser may only name functions declared above it, so the order must stay. */
TEST(order)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m = ptx_parse(PTX_HEAD ".global .u32 x;\n.func f();\n"
                                                  ".global .u64 t = f;\n.func f() { ret; }\n",
                                         &diag);
    CHECK(m);
    char *text = rwc_ptx_print(m);
    CHECK_CONTAINS(text, ".global .u32 x;\n.func f();\n.global .u64 t = f;\n.func f()\n{");
    rwc_ptx_free(m);
    free(text);
}

static const struct rw_test tests[] = {
    {"round-trip", test_round_trip},
    {"spelling", test_spelling},
    {"order", test_order},
};

int main(void)
{
    return RUN_TABLE(tests);
}
