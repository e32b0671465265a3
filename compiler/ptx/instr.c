/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One statement of a function body: a label, a declaration, a directive, or an instruction with its
 * guard. Calls have a grammar of their own, and the stubs of ray programs stretch it: an argument
 * list may be empty or absent, and so may the list of results.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

static void push_stmt(struct rwc_ptx_parser *p, const struct rwc_ptx_stmt *stmt)
{
    rwc_ptx_push(p, &p->stmts, stmt, sizeof(*stmt));
}

/* "(a, b)" or "()"; an absent list leaves nothing. */
static bool parse_bracket_list(struct rwc_ptx_parser *p, struct rwc_ptx_operand **out,
                               size_t *count)
{
    return !rwc_ptx_accept(p, '(') ||
           (rwc_ptx_operand_list(p, ')', out, count) && rwc_ptx_expect(p, ')'));
}

/* call{.uni} {(rets),} target {, (args)} {, prototype}; */
static bool parse_call(struct rwc_ptx_parser *p, struct rwc_ptx_instr *instr)
{
    struct rwc_ptx_call call = {0};
    struct rwc_ptx_operand target;
    for (size_t i = 0; i < instr->modifier_count; i++)
        if (instr->modifiers[i] && !strcmp(instr->modifiers[i], "uni")) call.uniform = true;
    bool has_rets = p->token.kind == '(';
    if (!parse_bracket_list(p, &call.rets, &call.ret_count)) return false;
    if (has_rets && !rwc_ptx_expect(p, ',')) return false;
    if (p->token.kind != RWC_PTX_TOKEN_WORD) return rwc_ptx_expected(p, "the function to call");
    unsigned line = p->token.line;
    if (!rwc_ptx_operand(p, &target)) return false;
    call.indirect = target.kind == RWC_PTX_OPERAND_REG;
    bool direct = target.kind == RWC_PTX_OPERAND_SYMBOL && !target.offset;
    if ((!call.indirect && !direct) || target.component || target.predicate_out)
        return rwc_ptx_problem(p, line, "only a function or a register can be called");
    if (rwc_ptx_accept(p, ',')) {
        bool has_args = p->token.kind == '(';
        if (!parse_bracket_list(p, &call.args, &call.arg_count)) return false;
        bool more = has_args ? rwc_ptx_accept(p, ',') : true;
        if (more && !rwc_ptx_word(p, &call.prototype, "an argument list or a prototype"))
            return false;
    }
    instr->operands = rwc_ptx_copy(p->arena, &target, sizeof(target));
    instr->operand_count = 1;
    instr->call = rwc_ptx_copy(p->arena, &call, sizeof(call));
    if (p->token.kind != ';') return rwc_ptx_expected(p, "',' or ';'");
    return true;
}

static void parse_modifiers(struct rwc_ptx_parser *p, struct rwc_ptx_instr *instr)
{
    size_t base = p->names.used;
    while (p->token.kind == RWC_PTX_TOKEN_DOTTED) {
        const char *modifier = rwc_ptx_intern_token(p, &p->token);
        rwc_ptx_push(p, &p->names, &modifier, sizeof(modifier));
        rwc_ptx_advance(p);
    }
    instr->modifiers =
        rwc_ptx_take(p, &p->names, base, sizeof(*instr->modifiers), &instr->modifier_count);
}

/* The opcode word is consumed already. */
static bool parse_instr(struct rwc_ptx_parser *p, struct rwc_ptx_instr *instr)
{
    p->opcode = instr->opcode;
    p->video = instr->opcode[0] == 'v' && strcmp(instr->opcode, "vote") != 0;
    parse_modifiers(p, instr);
    bool ok = instr->opcode == p->call
                  ? parse_call(p, instr)
                  : rwc_ptx_operand_list(p, ';', &instr->operands, &instr->operand_count);
    if (!ok || !rwc_ptx_expect(p, ';')) return false;
    struct rwc_ptx_stmt stmt = {.kind = RWC_PTX_STMT_INSTR, .line = instr->line};
    stmt.instr = rwc_ptx_copy(p->arena, instr, sizeof(*instr));
    push_stmt(p, &stmt);
    return true;
}

static bool parse_guarded(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_instr instr = {0};
    rwc_ptx_advance(p);
    instr.guard_negated = rwc_ptx_accept(p, '!');
    bool word = p->token.kind == RWC_PTX_TOKEN_WORD;
    instr.guard = word ? rwc_ptx_intern_token(p, &p->token) : NULL;
    if (!instr.guard || !rwc_ptx_is_register(p, instr.guard))
        return rwc_ptx_expected(p, "a predicate register");
    rwc_ptx_advance(p);
    instr.line = p->token.line;
    return rwc_ptx_word(p, &instr.opcode, "an instruction") && parse_instr(p, &instr);
}

/* ".callprototype (rets) _ (params) {.noreturn};" */
static bool parse_prototype(struct rwc_ptx_parser *p, struct rwc_ptx_stmt *stmt)
{
    const char *name;
    bool handled = true;
    if (p->token.kind == '(' && !rwc_ptx_param_list(p, &stmt->rets, &stmt->ret_count)) return false;
    if (!rwc_ptx_word(p, &name, "'_'")) return false;
    if (p->token.kind == '(' && !rwc_ptx_param_list(p, &stmt->params, &stmt->param_count))
        return false;
    while (handled)
        if (!rwc_ptx_performance_directive(p, &handled, NULL)) return false;
    stmt->kind = RWC_PTX_STMT_PROTOTYPE;
    return rwc_ptx_expect(p, ';');
}

/* "Lbl<3>": Lbl0, Lbl1, Lbl2. */
static bool parse_target_range(struct rwc_ptx_parser *p, const char *prefix)
{
    unsigned count, line = p->token.line;
    if (!rwc_ptx_range(p, prefix, &count)) return false;
    if (!rwc_ptx_count_members(p, line, prefix, count)) return false;
    for (unsigned i = 0; i < count; i++) {
        const char *target = rwc_ptx_member(p, prefix, i);
        if (!target) return false;
        rwc_ptx_push(p, &p->names, &target, sizeof(target));
    }
    return true;
}

static bool parse_targets(struct rwc_ptx_parser *p, struct rwc_ptx_stmt *stmt)
{
    size_t base = p->names.used;
    do {
        const char *target;
        if (!rwc_ptx_word(p, &target, "a label or function name")) {
            p->names.used = base;
            return false;
        }
        if (p->token.kind != '<') {
            rwc_ptx_push(p, &p->names, &target, sizeof(target));
        } else if (!parse_target_range(p, target)) {
            p->names.used = base;
            return false;
        }
    } while (rwc_ptx_accept(p, ','));
    stmt->kind = RWC_PTX_STMT_TARGETS;
    stmt->targets = rwc_ptx_take(p, &p->names, base, sizeof(*stmt->targets), &stmt->target_count);
    if (p->token.kind != ';') return rwc_ptx_expected(p, "',' or ';'");
    rwc_ptx_advance(p);
    return true;
}

static bool parse_label(struct rwc_ptx_parser *p, const char *name, unsigned line)
{
    struct rwc_ptx_stmt stmt = {.kind = RWC_PTX_STMT_LABEL, .line = line, .label = name};
    rwc_ptx_advance(p);
    bool prototype = rwc_ptx_dotted_is(p, "callprototype");
    bool targets = rwc_ptx_dotted_is(p, "branchtargets") || rwc_ptx_dotted_is(p, "calltargets");
    if (prototype || targets) {
        rwc_ptx_advance(p);
        if (!(prototype ? parse_prototype(p, &stmt) : parse_targets(p, &stmt))) return false;
    }
    push_stmt(p, &stmt);
    return true;
}

static bool parse_var(struct rwc_ptx_parser *p)
{
    size_t base = p->vars.used, count;
    unsigned line = p->token.line;
    bool ok = rwc_ptx_var_directive(p, NULL, &p->vars);
    struct rwc_ptx_var *vars = rwc_ptx_take(p, &p->vars, base, sizeof(*vars), &count);
    for (size_t i = 0; i < count; i++) {
        struct rwc_ptx_stmt stmt = {.kind = RWC_PTX_STMT_VAR, .line = line, .var = &vars[i]};
        rwc_ptx_declare(p, &vars[i]);
        push_stmt(p, &stmt);
    }
    return ok;
}

/* .pragma "a", "b"; is one statement for each string. */
static bool parse_pragma(struct rwc_ptx_parser *p, struct rwc_ptx_stmt *stmt)
{
    stmt->kind = RWC_PTX_STMT_PRAGMA;
    do {
        rwc_ptx_advance(p);
        if (!rwc_ptx_string(p, &stmt->text)) return false;
        push_stmt(p, stmt);
    } while (p->token.kind == ',');
    return rwc_ptx_expect(p, ';');
}

static bool parse_directive(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_stmt stmt = {.line = p->token.line};
    if (rwc_ptx_space_of(&p->token) != RWC_PTX_SPACE_NONE) return parse_var(p);
    if (rwc_ptx_dotted_is(p, "loc")) {
        stmt.kind = RWC_PTX_STMT_LOC;
        rwc_ptx_advance(p);
        if (!rwc_ptx_loc_directive(p, &stmt.loc)) return false;
    } else if (rwc_ptx_dotted_is(p, "pragma")) {
        return parse_pragma(p, &stmt);
    } else if (rwc_ptx_dotted_is(p, "file")) {
        rwc_ptx_advance(p);
        return rwc_ptx_file_directive(p);
    } else {
        return rwc_ptx_expected(p, "a statement");
    }
    push_stmt(p, &stmt);
    return true;
}

bool rwc_ptx_statement(struct rwc_ptx_parser *p)
{
    if (p->token.kind == RWC_PTX_TOKEN_DOTTED) return parse_directive(p);
    if (p->token.kind == '@') return parse_guarded(p);
    if (rwc_ptx_accept(p, ';')) return true;
    struct rwc_ptx_instr instr = {.line = p->token.line};
    if (!rwc_ptx_word(p, &instr.opcode, "a statement")) return false;
    if (p->token.kind == ':') return parse_label(p, instr.opcode, instr.line);
    return parse_instr(p, &instr);
}
