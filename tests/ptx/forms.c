/* SPDX-License-Identifier: Apache-2.0 */
/* Reading the forms, and questions about them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/parts.h"
#include "tests/ptx/suite.h"

static const struct {
    const char *name;
    unsigned bits;
} classes[] = {
    [PRED] = {"pred", 1},      [U8] = {"u8", 8},          [S8] = {"s8", 8},
    [U16] = {"u16", 16},       [S16] = {"s16", 16},       [U32] = {"u32", 32},
    [S32] = {"s32", 32},       [U64] = {"u64", 64},       [S64] = {"s64", 64},
    [F16] = {"f16", 16},       [BF16] = {"bf16", 16},     [F32] = {"f32", 32},
    [F64] = {"f64", 64},       [B8] = {"b8", 8},          [B16] = {"b16", 16},
    [B32] = {"b32", 32},       [B64] = {"b64", 64},       [F16X2] = {"f16x2", 32},
    [BF16X2] = {"bf16x2", 32}, [U16X2] = {"u16x2", 32},   [S16X2] = {"s16x2", 32},
    [AMOUNT] = {"amt", 32},    [MEMORY] = {"mem", 64},    [B128] = {"b128", 128},
    [F32X2] = {"f32x2", 64},   [SURFACE] = {"surf", 64},  [TEXTURE] = {"image", 64},
    [PLACE] = {"place", 32},   [FPLACE] = {"fplace", 32},
};
#define CLASSES (sizeof(classes) / sizeof(classes[0]))

enum class class_named(const char *name) {
    for (unsigned i = 1; i < CLASSES; i++) if (!strcmp(classes[i].name, name)) return (enum class)i;
    return NO_CLASS;
}

unsigned class_bits(enum class class)
{
    return classes[class].bits;
}

bool class_is_float(enum class class)
{
    return (class >= F16 && class <= F64) || class == F16X2 || class == BF16X2 || class == F32X2;
}

bool class_is_signed(enum class class)
{
    return class == S8 || class == S16 || class == S32 || class == S64;
}

/* May a modifier name it? */
static bool class_is_type(enum class class)
{
    return class && class != AMOUNT && class != MEMORY && class < SURFACE;
}

/* ---- one form ---- */

static void split_name(struct form *form)
{
    snprintf(form->words, sizeof(form->words), "%s", form->name);
    char *save = NULL, *word = strtok_r(form->words, ".", &save);
    form->opcode = word;
    while ((word = strtok_r(NULL, ".", &save)) && form->modifier_count < MAX_MODIFIERS) {
        form->starts[form->modifier_count] = word_start(word);
        form->kinds |= word_kind(word_start(word));
        form->modifiers[form->modifier_count++] = word;
        char type[16]; /* what follows a dash are selectors */
        snprintf(type, sizeof(type), "%.*s", (int)strcspn(word, "-"), word);
        enum class class = class_named(type);
        if (class_is_type(class) && form->type_count < 4) form->types[form->type_count++] = class;
    }
}

/* "bound=2ulp", "bound=rel2^-22", "bound=abs2^-20.5" */
static bool take_option(struct form *form, const char *word)
{
    static const struct {
        const char *format;
        enum bound_kind kind;
    } bounds[] = {{"bound=rel2^%lf", RELATIVE}, {"bound=abs2^%lf", ABSOLUTE}};
    unsigned major, minor;
    if (sscanf(word, "sm=%u", &form->sm) == 1 || !strncmp(word, "ptx=", 4)) return true;
    if (sscanf(word, "driver=%u.%u", &major, &minor) == 2) {
        form->driver = 1000 * major + 10 * minor;
        return true;
    }
    if (sscanf(word, "image=%c%ux%u", &form->image.kind, &form->image.bits,
               &form->image.components) == 3)
        return true;
    if (!strcmp(word, "run=none")) return form->golden_only = true;
    if (sscanf(word, "bound=%lfulp", &form->limit) == 1) {
        form->bound = ULP;
        return true;
    }
    for (unsigned i = 0; i < 2; i++)
        if (sscanf(word, bounds[i].format, &form->limit) == 1) {
            form->bound = bounds[i].kind;
            return true;
        }
    return false;
}

static bool take_word(struct form *form, const char *word)
{
    if (!word[0] || word[1] != ':') return take_option(form, word);
    enum class class = class_named(word + 2);
    if (!class) return false;
    bool result = strchr("degh", word[0]) != NULL;
    unsigned *count = result ? &form->result_count : &form->param_count;
    if (*count == MAX_VALUES) return false;
    (result ? form->results : form->params)[(*count)++] = class;
    return true;
}

static bool complain(const struct parts *parts, const struct part *part, const char *what,
                     const char *word)
{
    fprintf(stderr, "%s/%s:%u: %s: %s '%s'\n", parts->folder, part->file, part->line, part->name,
            what, word);
    return false;
}

static bool read_header(struct form *form, const struct parts *parts, const struct part *part)
{
    char line[256] = "", *save = NULL;
    if (sscanf(part->text, "// %255[^\n]", line) != 1)
        return complain(parts, part, "no line of operands after", part->name);
    form->sm = 75;
    for (char *word = strtok_r(line, " ", &save); word; word = strtok_r(NULL, " ", &save))
        if (!take_word(form, word)) return complain(parts, part, "no operand and no option", word);
    split_name(form);
    form->reference = reference_find(form->opcode);
    if (form->reference || form->golden_only) return true;
    return complain(parts, part, "no reference for", form->opcode);
}

/* The form takes the part's text. */
static bool take_part(struct form *form, const struct parts *parts, struct part *part)
{
    snprintf(form->name, sizeof(form->name), "%s", part->name);
    form->line = part->line;
    form->text = part->whole;
    part->whole = NULL;
    return read_header(form, parts, part);
}

/* Those that are not executed last. */
static int by_name(const void *a, const void *b)
{
    const struct form *x = a, *y = b;
    if (x->golden_only != y->golden_only) return x->golden_only ? 1 : -1;
    return strcmp(x->name, y->name);
}

/* The words point into the form itself, which sorting and growing move. */
static void fix_pointers(struct suite *suite)
{
    for (unsigned i = 0; i < suite->count; i++) {
        struct form *form = &suite->forms[i];
        form->modifier_count = form->type_count = 0;
        split_name(form);
    }
}

bool suite_read(struct suite *suite, const char *folder, const char *only)
{
    struct parts parts;
    bool good = parts_read(&parts, folder, FORM_MARK, only);
    *suite = (struct suite){.forms = calloc(parts.count, sizeof(struct form)), .only = only};
    for (unsigned i = 0; i < parts.count && suite->forms; i++)
        good &= take_part(&suite->forms[suite->count++], &parts, &parts.items[i]);
    parts_free(&parts);
    qsort(suite->forms, suite->count, sizeof(struct form), by_name);
    suite->executed = suite->count;
    while (suite->executed && suite->forms[suite->executed - 1].golden_only) suite->executed--;
    fix_pointers(suite);
    return good;
}

void suite_free(struct suite *suite)
{
    for (unsigned i = 0; i < suite->count; i++) free(suite->forms[i].text);
    free(suite->forms);
}
