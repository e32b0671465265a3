/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Goes through the whole instruction table: for every row, PTX is written for each pair of choices
 * that its notation allows, and lifted. Each form must give a module that verifies, or a message;
 * the first choice of every row must be lifted.
 */
#include <stdbool.h>

#include "compiler/lift/internal.h"
#include "tests/harness.h"

#define MAX_TOKENS 20
#define MAX_CHOICES 64

struct token { /* one word of a row's notation, with all that it can stand for */
    char choices[MAX_CHOICES][24];
    unsigned count;
};

/* Modifiers that the table accepts, found by asking it: what a class means is its own business. */
static const char *const words[] = {
    "eq",
    "sat",
    "pack",
    "fractional",
    "range",
    "cvt",
    "proxy",
    "alias",
    "warp",
    "level",
    "base",
    "grad",
    "1d",
    "2d",
    "3d",
    "a1d",
    "a2d",
    "cube",
    "acube",
    "g",
    "width",
    "trap",
    "zero",
    "b",
    "p",
    "texref",
    "surfref",
    "f32x2",
    "tf32",
    "e4m3x2",
    "e5m2x2",
    "po",
    "shr7",
    "shr15",
    "u4",
    "s4",
    "u2",
    "s2",
    "cc",
    "relu",
    "lo",
    "hi",
    "wide",
    "u8",
    "s8",
    "b8",
    "u16",
    "s16",
    "u32",
    "s32",
    "u64",
    "s64",
    "b16",
    "b32",
    "b64",
    "b128",
    "u16x2",
    "s16x2",
    "pred",
    "f16",
    "f16x2",
    "bf16",
    "bf16x2",
    "f32x2",
    "f32",
    "f64",
    "shiftamt",
    "wrap",
    "clamp",
    "and",
    "or",
    "xor",
    "l",
    "r",
    "f4e",
    "b4e",
    "rc8",
    "ecl",
    "ecr",
    "rc16",
    "rn",
    "rz",
    "rm",
    "rp",
    "rna",
    "ftz",
    "approx",
    "full",
    "NaN",
    "xorsign",
    "abs",
    "finite",
    "infinite",
    "number",
    "notanumber",
    "normal",
    "subnormal",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "ls",
    "hs",
    "equ",
    "neu",
    "ltu",
    "leu",
    "gtu",
    "geu",
    "num",
    "nan",
    "rni",
    "rzi",
    "rmi",
    "rpi",
    "satfinite",
    "oob",
    "to",
    "const",
    "global",
    "local",
    "param",
    "param::entry",
    "volatile",
    "weak",
    "relaxed",
    "acquire",
    "release",
    "acq_rel",
    "sc",
    "mmio",
    "cta",
    "gpu",
    "sys",
    "gl",
    "ca",
    "cg",
    "cs",
    "lu",
    "cv",
    "wb",
    "wt",
    "nc",
    "L1::evict_last",
    "L1::no_allocate",
    "L2::128B",
    "v2",
    "v4",
    "v8",
    "add",
    "min",
    "max",
    "inc",
    "dec",
    "exch",
    "cas",
    "noftz",
    "up",
    "down",
    "bfly",
    "idx",
    "sync",
    "all",
    "any",
    "uni",
    "ballot",
    "mask",
    "L1",
    "L2",
};

struct counts {
    unsigned forms, lifted, refused;
};

static unsigned token_count(const char *pattern)
{
    unsigned count = 0;
    while (*pattern) {
        pattern += strspn(pattern, " ");
        if (*pattern) count++;
        pattern += strcspn(pattern, " ");
    }
    return count;
}

/* Lists what the token at `at` can be: each word for which a row of this token alone matches. */
static void list_choices(const char *pattern, unsigned at, struct token *out)
{
    for (unsigned i = 0; i < at; i++) {
        pattern += strspn(pattern, " ");
        pattern += strcspn(pattern, " ");
    }
    pattern += strspn(pattern, " ");
    char alone[200];
    snprintf(alone, sizeof(alone), "%.*s", (int)strcspn(pattern, " "), pattern);
    out->count = 0;
    if (alone[0] == '?') out->choices[out->count++][0] = '\0';
    for (unsigned i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        const char *modifiers[] = {words[i]};
        struct rwc_ptx_instr instr = {.modifiers = modifiers, .modifier_count = 1};
        struct rwc_op op = {.instr = &instr};
        if (rwc_pick(&op, alone[0] == '?' ? alone + 1 : alone) && out->count < MAX_CHOICES)
            snprintf(out->choices[out->count++], 24, "%s", words[i]);
    }
}

static void write_register(enum rwc_ptx_type type, unsigned index, char *out)
{
    unsigned size = rwc_ptx_type_size(type);
    char file = size == 16 ? 'q' : size == 8 ? 'd' : size == 4 ? 'r' : 'h';
    if (type == RWC_PTX_PRED) file = 'p';
    sprintf(out, "%%%c%u", file, index);
}

/* Operands that rules look at themselves, by opcode and position. $ is a register of the type, or
 * registers in braces for a vector. */
static const struct {
    const char *opcode;
    unsigned index;
    const char *text;
} own[] = {
    {"ld", 0, "$"},
    {"ld", 1, "[%d1+16]"},
    {"ldu", 0, "$"},
    {"ldu", 1, "[%d1+16]"},
    {"st", 0, "[%d1+16]"},
    {"st", 1, "$"},
    {"atom", 1, "[%d1+16]"},
    {"red", 0, "[%d1+16]"},
    {"prefetch", 0, "[%d1]"},
    {"prefetchu", 0, "[%d1]"},
    {"applypriority", 0, "[%d1]"},
    {"applypriority", 1, "128"},
    {"discard", 0, "[%d1]"},
    {"discard", 1, "128"},
    {"setp", 0, "%p2|%p3"},
    {"shfl", 0, "%r1|%p1"},
    {"lop3", 0, "%r1|%p1"},
    {"lop3", 4, "150"},
    {"match", 0, "%r1"},
    {"pmevent", 0, "1"},
    {"mov", 0, "$"},
    {"mov", 1, "$"},
    {"cvt", 0, "$"},
    {"tex", 0, "$"},
    {"tex", 1, "[%d1, {%r1, %r2, %r3, %r4}]"},
    {"tex", 2, "{%r1, %r2, %r3, %r4}"},
    {"tex", 3, "{%r1, %r2, %r3, %r4}"},
    {"tld4", 0, "{%r1, %r2, %r3, %r4}"},
    {"tld4", 1, "[%d1, {%r1, %r2, %r3, %r4}]"},
    {"txq", 1, "[%d1]"},
    {"suq", 1, "[%d1]"},
    {"suld", 0, "$"},
    {"suld", 1, "[%d1, {%r1, %r2, %r3, %r4}]"},
    {"sust", 0, "[%d1, {%r1, %r2, %r3, %r4}]"},
    {"sust", 1, "$"},
    {"sured", 0, "[%d1, {%r1, %r2, %r3, %r4}]"},
    {"sured", 1, "$"},
};

static const char *own_text(const char *opcode, unsigned index)
{
    for (unsigned i = 0; i < sizeof(own) / sizeof(own[0]); i++)
        if (!strcmp(own[i].opcode, opcode) && own[i].index == index) return own[i].text;
    return NULL;
}

static void write_data(const struct rwc_op *op, unsigned index, char *out)
{
    unsigned count = rwc_has(op, "v8") ? 8 : rwc_has(op, "v4") ? 4 : rwc_has(op, "v2") ? 2 : 1;
    if (count > 1) out += sprintf(out, "{");
    for (unsigned i = 0; i < count; i++) {
        if (i) out += sprintf(out, ", ");
        write_register(op->types[0], (index + i) % 5, out);
        out += strlen(out);
    }
    if (count > 1) sprintf(out, "}");
}

/* Does this instruction take the operands that its row lists behind '?'? */
static bool takes_optional(const struct rwc_op *op)
{
    if (!strcmp(op->form->opcode, "vote")) return rwc_has(op, "sync");
    if (op->form->opcode[0] == 'v') return rwc_pick(op, "add|min|max") != NULL;
    return !strncmp(op->form->opcode, "set", 3) && rwc_pick(op, "BOOL");
}

static void write_operands(const struct rwc_op *op, char *out)
{
    unsigned index = 0;
    *out = '\0';
    for (const char *pattern = op->form->operands; *pattern; pattern++) {
        if (*pattern == '=' || *pattern == '|') continue;
        if (*pattern == '?') {
            if (!takes_optional(op)) return;
            continue;
        }
        out += sprintf(out, "%s", index ? ", " : " ");
        const char *text = own_text(op->form->opcode, index);
        bool is_atomic = !strcmp(op->form->opcode, "atom") || !strcmp(op->form->opcode, "red");
        enum rwc_ptx_type type = rwc_type_of_letter(op, *pattern);
        if (!text && is_atomic && *pattern == 'x')
            write_data(op, 1 + index, out);
        else if (!text)
            write_register(type != RWC_PTX_NONE ? type : RWC_PTX_B32, 1 + index, out);
        else if (!strcmp(text, "$"))
            write_data(op, 1 + index, out);
        else
            sprintf(out, "%s", text);
        out += strlen(out);
        index++;
    }
}

/* Registers come from memory and go there, so that nothing folds or dies on the way. */
static const char before[] = ".version 8.0\n.target sm_80\n.address_size 64\n"
                             ".global .align 16 .b8 data[512];\n"
                             ".visible .func f()\n{\n"
                             ".reg .pred %p<8>;\n.reg .b16 %h<8>;\n.reg .b32 %r<8>;\n"
                             ".reg .b64 %d<8>;\n.reg .b128 %q<8>;\n"
                             "ld.global.v4.b16 {%h1, %h2, %h3, %h4}, [data];\n"
                             "ld.global.v4.b32 {%r1, %r2, %r3, %r4}, [data+16];\n"
                             "ld.global.v2.b64 {%d1, %d2}, [data+32];\n"
                             "ld.global.v2.b64 {%d3, %d4}, [data+48];\n"
                             "ld.global.b32 %r5, [data+64];\n"
                             "ld.global.b128 %q1, [data+80];\n"
                             "ld.global.b128 %q2, [data+96];\n"
                             "setp.ne.s32 %p1, %r1, 1;\nsetp.ne.s32 %p2, %r2, 2;\n"
                             "setp.ne.s32 %p3, %r3, 3;\nsetp.ne.s32 %p4, %r4, 4;\n"
                             "setp.ne.s32 %p5, %r5, 5;\n";
static const char after[] = "st.global.v4.b16 [data+128], {%h1, %h2, %h3, %h4};\n"
                            "st.global.v4.b32 [data+144], {%r1, %r2, %r3, %r4};\n"
                            "st.global.v2.b64 [data+160], {%d1, %d2};\n"
                            "st.global.b128 [data+176], %q1;\n"
                            "selp.b32 %r6, 1, 0, %p1;\nst.global.b32 [data+192], %r6;\n"
                            "selp.b32 %r6, 1, 0, %p2;\nst.global.b32 [data+196], %r6;\n"
                            "selp.b32 %r6, 1, 0, %p3;\nst.global.b32 [data+200], %r6;\nret;\n}\n";

/* Lifts one instruction. False when it broke a promise; `must` when a refusal is one. */
static bool try_form(const struct rwc_form *form, const struct token *tokens,
                     const unsigned *choice, unsigned count, bool must, struct counts *counts)
{
    const char *modifiers[MAX_TOKENS];
    unsigned modifier_count = 0;
    char name[256], operands[256], text[4096];
    int length = sprintf(name, "%s", form->opcode);
    for (unsigned i = 0; i < count; i++) {
        const char *word = tokens[i].choices[choice[i]];
        if (!*word) continue;
        modifiers[modifier_count++] = word;
        length += sprintf(name + length, ".%s", word);
    }
    struct rwc_ptx_instr instr = {
        .opcode = form->opcode, .modifiers = modifiers, .modifier_count = modifier_count};
    struct rwc_op op = {.instr = &instr, .form = form};
    for (unsigned i = 0; i < modifier_count; i++)
        if (rwc_type_named(modifiers[i]) && op.type_count < 4)
            op.types[op.type_count++] = rwc_type_named(modifiers[i]);
    write_operands(&op, operands);
    snprintf(text, sizeof(text), "%s%s%s;\n%s", before, name, operands, after);
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *ast = rwc_ptx_parse(text, strlen(text), "form", &diag);
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = ast ? rwc_lift(context, ast, "f", "", "form", &diag) : NULL;
    bool good = module || (diag.text && !strstr(diag.text, "internal error"));
    if (!ast || !good || (must && !module)) {
        fprintf(stderr, "%s%s: %s", name, operands, diag.text ? diag.text : "no message\n");
        good = false;
    }
    counts->forms++;
    if (module)
        counts->lifted++;
    else
        counts->refused++;
    if (module) LLVMDisposeModule(module);
    LLVMContextDispose(context);
    rwc_ptx_free(ast);
    rwc_diag_free(&diag);
    return good;
}

/* Each token through its choices, and each pair of tokens. The others stand at the last choice that
 * is a plain one: the first of a list, or absent. */
static bool try_row(const struct rwc_form *form, struct counts *counts)
{
    static struct token tokens[MAX_TOKENS];
    unsigned count = token_count(form->modifiers), choice[MAX_TOKENS] = {0};
    bool good = true;
    if (count > MAX_TOKENS) return false;
    for (unsigned i = 0; i < count; i++) {
        list_choices(form->modifiers, i, &tokens[i]);
        if (!tokens[i].count) return false;
    }
    good &= try_form(form, tokens, choice, count, true, counts);
    for (unsigned i = 0; i < count; i++)
        for (unsigned j = i; j < count; j++)
            for (unsigned a = i == j ? 0 : 1; a < tokens[i].count; a++)
                for (unsigned b = 1; b < (i == j ? 2 : tokens[j].count); b++) {
                    memset(choice, 0, sizeof(choice));
                    choice[j] = b < tokens[j].count ? b : 0;
                    choice[i] = a;
                    good &= try_form(form, tokens, choice, count, false, counts);
                }
    return good;
}

static bool is_jump(const struct rwc_form *form)
{
    return !strcmp(form->opcode, "bra") || !strcmp(form->opcode, "brx") ||
           !strcmp(form->opcode, "call");
}

TEST(every_row)
{
    struct counts counts = {0};
    bool good = true;
    for (size_t i = 0; i < rwc_form_count; i++)
        if (rwc_forms[i].rule && !is_jump(&rwc_forms[i])) good &= try_row(&rwc_forms[i], &counts);
    printf("%u forms: %u lifted, %u refused\n", counts.forms, counts.lifted, counts.refused);
    CHECK(good);
    CHECK(counts.lifted > 2 * counts.refused);
}

static const struct rw_test tests[] = {{"every_row", test_every_row}};

int main(void)
{
    return RUN_TABLE(tests);
}
