/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What device functions of OptiX 7 say of payloads: types, numbers of values, indices. All of them
 * are constants where they are used, but in PTX they stand in registers that were set before:
 *
 *     mov.u32 %r7, 2;  ...  call _optix_set_payload_types, (%r7);
 *
 * A register counts that one instruction alone writes, a `mov` of a number.
 */
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/module/module.h"
#include "compiler/module/stubs.h"

enum { NONE = -1 };

/* Positions among the arguments. */
static const struct {
    enum rwc_stub_number stub;
    enum rwc_payload_use_kind kind;
    int value, count;
} rows[] = {
    {RWC_STUB_O7_SET_PAYLOAD_TYPES, RWC_PAYLOAD_TYPES, 0, NONE},
    {RWC_STUB_O7_TRAVERSE, RWC_PAYLOAD_TRACE, 0, 16},
    {RWC_STUB_O7_TRACE, RWC_PAYLOAD_TRACE, 0, 16},
    {RWC_STUB_O7_INVOKE, RWC_PAYLOAD_TRACE, 0, 1},
    {RWC_STUB_O7_GET_PAYLOAD, RWC_PAYLOAD_READ, 0, NONE},
    {RWC_STUB_O7_SET_PAYLOAD, RWC_PAYLOAD_WRITE, 0, NONE},
};

struct found {
    size_t row;
    const struct rwc_ptx_call *call;
    unsigned line;
};

/* The registers of these calls, and what is written to them. */
struct constant {
    const char *name; /* interned */
    uint32_t value;
    unsigned writes; /* 2: several, or no number */
};

struct search {
    RW_LIST(struct found) found;
    RW_LIST(struct constant) constants;
    bool failed;
};

static struct constant *find_constant(struct search *s, const char *name)
{
    for (size_t i = 0; i < s->constants.count; i++)
        if (s->constants.items[i].name == name) return &s->constants.items[i];
    return NULL;
}

static void want(struct search *s, const struct rwc_ptx_call *call, int position)
{
    if (position == NONE || (size_t)position >= call->arg_count) return;
    const struct rwc_ptx_operand *o = &call->args[position];
    if (o->kind != RWC_PTX_OPERAND_REG || find_constant(s, o->name)) return;
    s->failed |= !rw_list_add(&s->constants, ((struct constant){.name = o->name}));
}

static void look_at_call(struct search *s, const struct rwc_ptx_instr *instr)
{
    const struct rwc_stub *stub =
        instr->call && !instr->call->indirect ? rwc_stub_find(instr->operands[0].name) : NULL;
    for (size_t i = 0; stub && i < sizeof(rows) / sizeof(rows[0]); i++) {
        if (rows[i].stub != stub->number) continue;
        s->failed |= !rw_list_add(&s->found, ((struct found){i, instr->call, instr->line}));
        want(s, instr->call, rows[i].value);
        want(s, instr->call, rows[i].count);
    }
}

static void note_write(struct search *s, const struct rwc_ptx_operand *to,
                       const struct rwc_ptx_operand *number)
{
    struct constant *c = to->kind == RWC_PTX_OPERAND_REG ? find_constant(s, to->name) : NULL;
    for (size_t i = 0; i < to->element_count; i++) note_write(s, &to->elements[i], NULL);
    if (!c) return;
    c->writes += number ? 1 : 2;
    if (number) c->value = (uint32_t)number->bits;
}

/* The first operand is what most instructions write; one that only reads it spoils a constant, and
 * costs a check. */
static void look_at_writes(struct search *s, const struct rwc_ptx_instr *instr)
{
    if (instr->call) {
        for (size_t i = 0; i < instr->call->ret_count; i++)
            note_write(s, &instr->call->rets[i], NULL);
        return;
    }
    const bool moves = !strcmp(instr->opcode, "mov") && instr->operand_count == 2 &&
                       !instr->guard && instr->operands[1].kind == RWC_PTX_OPERAND_INT;
    if (instr->operand_count)
        note_write(s, &instr->operands[0], moves ? &instr->operands[1] : NULL);
}

static bool is_constant(struct search *s, const struct rwc_ptx_call *call, int position,
                        uint32_t *out)
{
    *out = 0;
    if (position == NONE) return true;
    if ((size_t)position >= call->arg_count) return false;
    const struct rwc_ptx_operand *o = &call->args[position];
    const struct constant *c = o->kind == RWC_PTX_OPERAND_REG ? find_constant(s, o->name) : NULL;
    *out = c ? c->value : (uint32_t)o->bits;
    return c ? c->writes == 1 : o->kind == RWC_PTX_OPERAND_INT;
}

static void tell(struct search *s, const struct rwc_ptx_function *function,
                 rwc_payload_use_cb use_cb, void *user)
{
    for (size_t i = 0; i < s->found.count; i++) {
        const struct found *f = &s->found.items[i];
        struct rwc_payload_use use = {
            .function = function->name, .kind = rows[f->row].kind, .line = f->line};
        if (is_constant(s, f->call, rows[f->row].value, &use.value) &&
            is_constant(s, f->call, rows[f->row].count, &use.count))
            use_cb(&use, user);
    }
}

static void search_function(struct search *s, const struct rwc_ptx_function *function)
{
    s->found.count = s->constants.count = 0;
    for (size_t i = 0; i < function->body_count; i++)
        if (function->body[i].kind == RWC_PTX_STMT_INSTR) look_at_call(s, function->body[i].instr);
    for (size_t i = 0; i < function->body_count && s->constants.count; i++)
        if (function->body[i].kind == RWC_PTX_STMT_INSTR)
            look_at_writes(s, function->body[i].instr);
}

bool rwc_module_payload_uses(const struct rwc_module *module, rwc_payload_use_cb use_cb, void *user)
{
    struct search s = {0};
    for (size_t i = 0; i < module->ast->function_count && !s.failed; i++) {
        search_function(&s, &module->ast->functions[i]);
        if (!s.failed) tell(&s, &module->ast->functions[i], use_cb, user);
    }
    free(s.found.items);
    free(s.constants.items);
    return !s.failed;
}
