/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statements that trace rays or call what may: at any place of the control flow, with payloads of
 * their own or used again. A call that has effects stands in an expression with nothing that these
 * could change.
 */
#include <stdarg.h>
#include <string.h>

#include "tests/corpus/rays/writer.h"

enum { BYTE_MEMBER = 1, WORDS_MEMBER = 2, WIDE_MEMBER = 4, FLOAT_MEMBER = 8, VECTOR_MEMBER = 16 };

/* ---- the payload ---- */

void declare_payload(struct writer *w)
{
    const unsigned int seed = w->shape.seed;
    w->members = pick(w, 32);
    line(w, "struct ray_%u {", seed);
    if (w->members & BYTE_MEMBER) line(w, "    unsigned char byte;");
    line(w, "    unsigned int value, depth;");
    if (w->members & WORDS_MEMBER) line(w, "    unsigned int words[4];");
    if (w->members & WIDE_MEMBER) line(w, "    unsigned long long wide;");
    if (w->shape.pointers) line(w, "    state *st;\n    unsigned int *cell;");
    if (w->members & FLOAT_MEMBER) line(w, "    float number;");
    if (w->members & VECTOR_MEMBER) line(w, "    uint4 vector;");
    line(w, "};");
    line(w,
         "INLINE ray_%u new_ray_%u(unsigned int value, unsigned int depth, state *st, "
         "unsigned int *cell)",
         seed, seed);
    line(w, "{\n    ray_%u ray;\n    ray.value = value;\n    ray.depth = depth;", seed);
    if (w->members & BYTE_MEMBER) line(w, "    ray.byte = (unsigned char)value;");
    if (w->members & WORDS_MEMBER)
        line(w, "    for (unsigned int i = 0; i < 4; i++) ray.words[i] = value + i;");
    if (w->members & WIDE_MEMBER) line(w, "    ray.wide = value * 0x123456789ull;");
    if (w->shape.pointers) line(w, "    ray.st = st;\n    ray.cell = cell;");
    if (w->members & FLOAT_MEMBER) line(w, "    ray.number = (float)(value & 255u);");
    if (w->members & VECTOR_MEMBER) line(w, "    ray.vector = make_uint4(1, value, 3, 4);");
    line(w, "    return ray;\n}");
    line(w, "rtDeclareVariable(ray_%u, payload_%u, rtPayload, );", seed, seed);
}

static void add_member(struct writer *w, bool written, enum kind kind, unsigned int size,
                       const char *name, const char *member)
{
    struct variable *v = NULL;
    if (written || kind == WORD) v = add(w, written ? kind : READ, size, "%s.%s", name, member);
    if (v) v->local = true;
}

void add_payload(struct writer *w, bool written, const char *format, ...)
{
    char name[24];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(name, sizeof(name), format, arguments);
    va_end(arguments);
    add_member(w, written, WORD, 0, name, "value");
    if (w->members & BYTE_MEMBER) add_member(w, written, BYTE, 0, name, "byte");
    if (w->members & WORDS_MEMBER) add_member(w, written, ARRAY, 4, name, "words");
    if (w->members & WIDE_MEMBER) add_member(w, written, LONG, 0, name, "wide");
    if (w->members & FLOAT_MEMBER) add_member(w, written, FLOAT, 0, name, "number");
    if (w->members & VECTOR_MEMBER) add_member(w, written, VECTOR, 0, name, "vector");
    if (w->shape.pointers) add_member(w, written, POINTER, 0, name, "cell");
}

/* ---- a ray ---- */

/* Takes so many traces from those that this body may make. */
static bool afford(struct writer *w, unsigned int count)
{
    if (w->place == PURE || w->place == CANDIDATE || w->traces < count * w->times) return false;
    w->traces -= count * w->times;
    return true;
}

static void guard(struct writer *w)
{
    if (w->place != START) say(w, "if (%s < %uu) ", w->depth, w->shape.depth_limit);
}

/* The arguments of `shoot` up to the payload, and those after it. */
static void shoot(struct writer *w, unsigned int type)
{
    say(w, "shoot(%s, ", chance(w, 75) ? "scene" : "part");
    expression(w, 2);
    say(w, ", %u, ", type);
}

static void end_shoot(struct writer *w, unsigned int type)
{
    static const unsigned int flags[3][4] = {{1, 8, 16, 32}, {1, 8, 16, 32}, {1, 4, 5, 16}};
    if (chance(w, 80))
        say(w, ", 255u, ");
    else {
        say(w, ", ((");
        expression(w, 1);
        say(w, ") & 3u) + 1u, ");
    }
    if (chance(w, 80))
        say(w, "0u);\n");
    else if (chance(w, 60))
        say(w, "%uu);\n", flags[type][pick(w, 4)]);
    else {
        say(w, "(");
        expression(w, 1);
        say(w, ") & %uu);\n", flags[type][pick(w, 4)]);
    }
}

static void new_ray(struct writer *w, unsigned int name)
{
    begin_line(w);
    say(w, "ray_%u q%u = new_ray_%u(", w->shape.seed, name, w->shape.seed);
    expression(w, 2);
    say(w, ", %s + 1u, st, ", w->depth);
    some_address(w, w->variable_count);
    say(w, ");\n");
}

static void trace_new(struct writer *w)
{
    const unsigned int name = w->next_name++;
    new_ray(w, name);
    begin_line(w);
    guard(w);
    shoot(w, 0);
    say(w, "q%u", name);
    end_shoot(w, 0);
    add_payload(w, true, "q%u", name);
}

/* Shoots with the payload of a name of this length, by a function that is called, perhaps. */
static void shoot_again(struct writer *w, const char *name, int length)
{
    if (chance(w, 40)) {
        say(w, "send_%u(%.*s, ", w->shape.seed, length, name);
        expression(w, 2);
        say(w, ");\n");
        return;
    }
    shoot(w, 0);
    say(w, "%.*s", length, name);
    end_shoot(w, 0);
}

/* The payload of this program goes on. */
static void trace_on(struct writer *w, const char *name, int length)
{
    begin_line(w);
    guard(w);
    say(w, "{\n");
    w->indent++;
    line(w, "%s++;", w->depth);
    begin_line(w);
    shoot_again(w, name, length);
    line(w, "%s--;", w->depth);
    w->indent--;
    line(w, "}");
}

/* With a payload that a ray had before, or has. */
static bool trace_again(struct writer *w)
{
    const struct variable *v = find(w, 1u << WORD, w->variable_count);
    const int length = v ? (int)strcspn(v->name, ".") : 0;
    if (!v || !strchr("pq", v->name[0])) return false;
    if (v->name[0] == 'p') {
        trace_on(w, v->name, length);
        return true;
    }
    begin_line(w);
    say(w, "%s += ", v->name);
    expression(w, 2);
    say(w, ";\n");
    line(w, "%.*s.depth = %s + 1u;", length, v->name, w->depth);
    begin_line(w);
    guard(w);
    shoot_again(w, v->name, length);
    return true;
}

/* One of several payloads, by an index that is not known. */
static void trace_of_array(struct writer *w)
{
    const unsigned int name = w->next_name++, seed = w->shape.seed;
    line(w, "ray_%u r%u[2];", seed, name);
    begin_line(w);
    say(w, "for (unsigned int i = 0; i < 2; i++) r%u[i] = new_ray_%u(i + (", name, seed);
    expression(w, 1);
    say(w, "), %s + 1u, st, ", w->depth);
    some_address(w, w->variable_count);
    say(w, ");\n");
    begin_line(w);
    guard(w);
    shoot(w, 0);
    say(w, "r%u[(", name);
    expression(w, 2);
    say(w, ") & 1u]");
    end_shoot(w, 0);
    add_payload(w, true, "r%u[0]", name);
    add_payload(w, true, "r%u[1]", name);
}

static void trace_sum(struct writer *w)
{
    const unsigned int name = w->next_name++;
    begin_line(w);
    say(w, "sum_%u q%u = {", w->shape.seed, name);
    expression(w, 1);
    say(w, ", 0, 1%s", w->shape.pointers ? ", " : "");
    if (w->shape.pointers) some_address(w, w->variable_count);
    say(w, "};\n");
    begin_line(w);
    guard(w);
    shoot(w, 1);
    say(w, "q%u", name);
    end_shoot(w, 1);
    add(w, READ, 0, "q%u.sum", name);
    add(w, READ, 0, "q%u.count", name);
    add(w, LONG, 0, "q%u.mix", name);
}

static void trace_shadow(struct writer *w)
{
    const unsigned int name = w->next_name++;
    line(w, "unsigned int q%u = 0;", name);
    begin_line(w);
    guard(w);
    shoot(w, 2);
    say(w, "q%u", name);
    end_shoot(w, 2);
    add(w, READ, 0, "q%u", name);
}

bool trace(struct writer *w)
{
    const unsigned int form = pick(w, 12);
    if (w->variable_count + 20 > MAX_VARIABLES || !afford(w, 1)) return false;
    if (form < 4 && trace_again(w)) return true;
    if (form < 8)
        trace_new(w);
    else if (form == 8)
        trace_of_array(w);
    else if (form == 9)
        trace_shadow(w);
    else
        trace_sum(w);
    return true;
}

/* ---- in conditions ---- */

static void probe(struct writer *w)
{
    say(w, "probe_%u(", w->shape.seed);
    expression(w, 2);
    say(w, ", ");
    expression(w, 1);
    say(w, ", %s, st)", w->depth);
}

static void condition(struct writer *w, bool two)
{
    static const char *const operators[] = {" && ", " || ", ", "};
    say(w, "(");
    probe(w);
    say(w, " & %uu)", 1 + pick(w, 6));
    if (!two) return;
    say(w, "%s(", operators[pick(w, 3)]);
    probe(w);
    say(w, " ^ %uu) %% 3u", pick(w, 9));
}

static void if_probe(struct writer *w, bool two)
{
    say(w, "if (");
    condition(w, two);
    say(w, ") ");
    block(w, 1);
    if (chance(w, 50)) {
        say(w, " else ");
        block(w, 1);
    }
    say(w, "\n");
}

static void switch_probe(struct writer *w, bool two)
{
    const unsigned int loops = w->loops;
    w->loops = 0;
    say(w, "switch (%s", two ? "1u + (" : "(");
    condition(w, two);
    say(w, ")) {\n");
    for (unsigned int i = 0; i < 3; i++) {
        begin_line(w);
        say(w, "case %u: ", i);
        block(w, 1);
        say(w, chance(w, 70) ? " break;\n" : "\n");
    }
    line(w, "}");
    w->loops = loops;
}

static void loop_probe(struct writer *w, bool two)
{
    const unsigned int name = w->next_name++, before = w->variable_count;
    say(w, "for (unsigned int i%u = 0; i%u < 2u && (", name, name);
    condition(w, two);
    say(w, "); i%u++) ", name);
    add(w, READ, 0, "i%u", name);
    w->loops++;
    block(w, 2);
    w->loops--;
    w->variable_count = before;
    say(w, "\n");
}

static bool assign_probe(struct writer *w, bool two)
{
    const struct variable *v = find(w, 1u << WORD, w->variable_count);
    if (!v) return false;
    say(w, "%s = (", v->name);
    expression(w, 2);
    say(w, ") & 3u ? ");
    probe(w);
    say(w, " : ");
    if (two)
        probe(w);
    else
        constant(w);
    say(w, ";\n");
    return true;
}

bool trace_in_condition(struct writer *w)
{
    const bool two = chance(w, 30);
    const unsigned int form = pick(w, 10);
    if (w->nesting > 2 || !afford(w, 6)) return false;
    begin_line(w);
    if (form < 3)
        if_probe(w, two);
    else if (form < 5)
        switch_probe(w, two);
    else if (form < 7)
        loop_probe(w, two);
    else if (!assign_probe(w, two))
        say(w, ";\n");
    return true;
}

/* ---- calls ---- */

static bool call(struct writer *w, const char *depth)
{
    say(w, "(");
    expression(w, 2);
    say(w, ", ");
    expression(w, 1);
    say(w, ", %s%s, st);\n", w->depth, depth);
    return true;
}

bool call_deep(struct writer *w)
{
    const struct variable *v = find(w, 1u << WORD, w->variable_count);
    if (!w->shape.deep || !v || !afford(w, 1)) return false;
    begin_line(w);
    guard(w);
    if (chance(w, 30)) {
        say(w, "%s = bound_deep", v->name);
        return call(w, " + 1u");
    }
    say(w, "%s = deep_ids[(", v->name);
    expression(w, 1);
    say(w, ") & 3u]");
    return call(w, " + 1u");
}

bool call_function(struct writer *w)
{
    const struct variable *v = find(w, 1u << WORD, w->variable_count);
    if (!w->functions || !v) return false;
    const unsigned int i = pick(w, w->functions);
    if (!afford(w, w->costs[i])) return false;
    begin_line(w);
    say(w, "%s = function_%u_%u", v->name, w->shape.seed, i);
    return call(w, "");
}
