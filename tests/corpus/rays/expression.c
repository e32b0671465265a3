/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of type unsigned int that have no side effects and are defined for all values. */
#include "tests/corpus/rays/writer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

void constant(struct writer *w)
{
    static const char *const corners[] = {"0u",          "1u",          "0xffffffffu",
                                          "0x80000000u", "0x7fffffffu", "31u"};
    if (chance(w, 25))
        say(w, "%s", corners[pick(w, COUNT(corners))]);
    else if (chance(w, 60))
        say(w, "%uu", pick(w, 64));
    else
        say(w, "0x%xu", pick(w, 0xffffffffu));
}

static void read_vector(struct writer *w, const struct variable *v)
{
    say(w, "%s.%c", v->name, "xyzw"[pick(w, 4)]);
}

static void read_array(struct writer *w, const struct variable *v, unsigned int depth)
{
    say(w, "%s[(", v->name);
    expression(w, depth);
    say(w, ") & %uu]", v->size - 1);
}

static void read_variable(struct writer *w, const struct variable *v, unsigned int depth)
{
    switch (v->kind) {
    case LONG:
        say(w, "(unsigned int)(%s >> %u)", v->name, pick(w, 33));
        break;
    case BYTE:
        say(w, "(unsigned int)%s", v->name);
        break;
    case INT:
        if (chance(w, 50))
            say(w, "(unsigned int)(%s >> %u)", v->name, pick(w, 9));
        else
            say(w, "(unsigned int)(%s < %d)", v->name, (int)pick(w, 100) - 50);
        break;
    case FLOAT:
        if (chance(w, 50))
            say(w, "(unsigned int)%s", v->name);
        else
            say(w, "__float_as_uint(%s)", v->name);
        break;
    case VECTOR:
        read_vector(w, v);
        break;
    case ARRAY:
        read_array(w, v, depth);
        break;
    case POINTER:
        say(w, "*%s", v->name);
        break;
    case WORD:
    case READ:
        say(w, "%s", v->name);
        break;
    }
}

/* What every program may look at. */
static bool read_outside(struct writer *w, unsigned int depth)
{
    static const char *const sources[] = {"table[(", "input[(", "input_id[(", "own_word("};
    static const char *const ends[] = {") & 15u]", ") & 63u]", ") & 63u]", ")"};
    static const char *const words[] = {"setting", "self()", "launch_index.x", "launch_index.y"};
    const bool own = w->place != PURE && w->place != CANDIDATE;
    if (chance(w, 40) || depth == 0) {
        say(w, "%s", words[pick(w, COUNT(words))]);
        return true;
    }
    const unsigned int i = pick(w, own ? 4 : 3);
    say(w, "%s", sources[i]);
    expression(w, depth - 1);
    say(w, "%s", ends[i]);
    return true;
}

static void leaf(struct writer *w, unsigned int depth)
{
    const struct variable *v = find(w, ~0u, w->variable_count);
    if (v && chance(w, 80))
        read_variable(w, v, depth ? depth - 1 : 0);
    else if (chance(w, 50))
        constant(w);
    else
        read_outside(w, depth);
}

/* $a and $b: operands. */
static void fill(struct writer *w, const char *pattern, unsigned int depth)
{
    for (; *pattern; pattern++) {
        if (*pattern == '$') {
            say(w, "(");
            expression(w, depth);
            say(w, ")");
        } else {
            say(w, "%c", *pattern);
        }
    }
}

static void call_plain(struct writer *w, unsigned int depth)
{
    if (chance(w, 30))
        fill(w, "bound_plain($, $)", depth);
    else
        fill(w, "plain_ids[$ & 3u]($, $)", depth);
}

void expression(struct writer *w, unsigned int depth)
{
    static const char *const common[] = {"$ + $", "$ - $", "$ * $", "$ ^ $", "$ & $", "$ | $"};
    static const char *const rare[] = {
        "$ << ($ & 31u)",
        "$ >> ($ & 31u)",
        "$ / ($ | 1u)",
        "$ % ($ | 1u)",
        "(unsigned int)($ < $)",
        "(unsigned int)($ == $)",
        "(unsigned int)((int)$ <= (int)$)",
        "(unsigned int)($ && $)",
        "(unsigned int)($ || $)",
        "$ ? $ : $",
        "$ & 1u ? $ : $",
        "~$",
        "0u - $",
        "(unsigned int)__popc($)",
        "(unsigned int)__clz((int)$)",
        "(unsigned int)__ffs((int)$)",
        "__brev($)",
        "__umulhi($, $)",
        "min($, $)",
        "max($, $)",
        "turn($, $)",
        "signed_division((int)$, (int)$)",
        "(unsigned int)(((unsigned long long)$ * $) >> 17)",
        "(unsigned int)(small((float)($ & 255u)) * 0.25f + (float)($ & 15u))",
        "(unsigned int)((double)$ * 0.5)",
    };
    if (depth == 0 || chance(w, 20))
        leaf(w, depth);
    else if (w->shape.plain && w->place != PURE && chance(w, 6))
        call_plain(w, depth - 1);
    else if (chance(w, 60))
        fill(w, common[pick(w, COUNT(common))], depth - 1);
    else
        fill(w, rare[pick(w, COUNT(rare))], depth - 1);
}

void digest(struct writer *w)
{
    for (unsigned int i = 0; i < w->variable_count; i++) say(w, "turn(");
    say(w, "0u");
    for (unsigned int i = 0; i < w->variable_count; i++) {
        say(w, ", 7u) ^ (");
        read_variable(w, &w->variables[i], 1);
        say(w, ")");
    }
}
