/* SPDX-License-Identifier: Apache-2.0 */
/* Statements: control flow, assignments, and what only some places may do. */
#include "tests/corpus/rays/writer.h"

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))
#define ALL (~0u)
#define WRITTEN (ALL & ~(1u << READ))

static void finish_with_expression(struct writer *w, const char *end, unsigned int depth)
{
    expression(w, depth);
    say(w, "%s", end);
}

/* ---- variables ---- */

static void write_number(struct writer *w, const struct variable *v)
{
    static const char *const operators[] = {"=", "+=", "^=", "*=", "-=", "|="};
    const unsigned int i = pick(w, COUNT(operators));
    switch (v->kind) {
    case LONG:
        say(w, "%s = %s * 0x%xu + (", v->name, v->name, pick(w, 1u << 30) | 1);
        finish_with_expression(w, ");\n", 2);
        break;
    case BYTE:
        say(w, "%s = (unsigned char)(", v->name);
        finish_with_expression(w, ");\n", 2);
        break;
    case INT:
        say(w, "%s = (int)(", v->name);
        finish_with_expression(w, ");\n", 2);
        break;
    case FLOAT:
        say(w, "%s = small(%s * %u.0f + (float)((", v->name, v->name, pick(w, 16));
        finish_with_expression(w, ") & 255u));\n", 2);
        break;
    default:
        say(w, "%s%s %s ", v->kind == POINTER ? "*" : "", v->name, operators[i]);
        finish_with_expression(w, ";\n", 3);
    }
}

static void write_to(struct writer *w, const struct variable *v)
{
    begin_line(w);
    if (v->kind == VECTOR) {
        say(w, "%s.%c ^= ", v->name, "xyzw"[pick(w, 4)]);
        finish_with_expression(w, ";\n", 2);
    } else if (v->kind == ARRAY) {
        say(w, "%s[(", v->name);
        expression(w, 1);
        say(w, ") & %uu] += ", v->size - 1);
        finish_with_expression(w, ";\n", 2);
    } else {
        write_number(w, v);
    }
}

static bool assign(struct writer *w)
{
    const struct variable *v = find(w, WRITTEN, w->variable_count);
    if (v) write_to(w, v);
    return v;
}

/* The address of something that lives as long as what is declared next. */
static void address(struct writer *w, unsigned int below)
{
    const struct variable *v = find(w, 1u << WORD | 1u << ARRAY | 1u << POINTER, below);
    if (v && v->kind == POINTER) {
        say(w, "%s", v->name);
    } else if (v && v->local && v->kind == WORD) {
        say(w, "&%s", v->name);
    } else if (v && v->local) {
        say(w, "&%s[(", v->name);
        expression(w, 1);
        say(w, ") & %uu]", v->size - 1);
    } else {
        say(w, "&own_word(");
        finish_with_expression(w, ")", 1);
    }
}

/* The address of one of two things. */
void some_address(struct writer *w, unsigned int below)
{
    if (chance(w, 60)) {
        address(w, below);
        return;
    }
    say(w, "(");
    expression(w, 1);
    say(w, ") & 1u ? ");
    address(w, below);
    say(w, " : ");
    address(w, below);
}

static bool has_own_words(const struct writer *w)
{
    return w->place != PURE && w->place != CANDIDATE;
}

static void declare_pointer(struct writer *w, unsigned int name)
{
    const unsigned int below = w->variable_count;
    say(w, "unsigned int *p%u = ", name);
    some_address(w, below);
    say(w, ";\n");
    add(w, POINTER, 0, "p%u", name);
}

static void declare_array(struct writer *w, unsigned int name)
{
    const unsigned int size = 2u << pick(w, 3);
    say(w, "unsigned int t%u[%u];\n", name, size);
    line(w, "for (unsigned int i = 0; i < %uu; i++) t%u[i] = i * %uu + setting;", size, name,
         pick(w, 1000));
    struct variable *v = add(w, ARRAY, size, "t%u", name);
    if (v) v->local = true;
}

static void declare_vector(struct writer *w, unsigned int name)
{
    say(w, "uint4 v%u = make_uint4(", name);
    for (int i = 0; i < 3; i++) finish_with_expression(w, ", ", 1);
    finish_with_expression(w, ");\n", 1);
    add(w, VECTOR, 0, "v%u", name);
}

static void declare_number(struct writer *w, enum kind kind, unsigned int name)
{
    static const char *const types[] = {"unsigned int a", "unsigned long long l", "unsigned char b",
                                        "int s", "float f"};
    static const char *const begin[] = {"", "0x100000001ull * (", "(unsigned char)(", "(int)(",
                                        "(float)(255u & ("};
    static const char *const end[] = {"", ")", ")", ")", "))"};
    say(w, "%s%u = %s", types[kind], name, begin[kind]);
    expression(w, 2);
    say(w, "%s;\n", end[kind]);
    struct variable *v = add(w, kind, 0, "%c%u", "albsf"[kind], name);
    if (v) v->local = kind == WORD;
}

static bool declare(struct writer *w)
{
    const unsigned int name = w->next_name, i = pick(w, 14);
    if (w->variable_count + 1 >= MAX_VARIABLES) return false;
    if (i > 11 && !has_own_words(w)) return false;
    w->next_name++;
    begin_line(w);
    if (i < 4)
        declare_number(w, WORD, name);
    else if (i < 8)
        declare_number(w, (enum kind)(i - 4 + LONG), name);
    else if (i < 9)
        declare_vector(w, name);
    else if (i < 12)
        declare_array(w, name);
    else
        declare_pointer(w, name);
    return true;
}

void declare_locals(struct writer *w, unsigned int count)
{
    while (count--) declare(w);
}

/* Points elsewhere: at what was declared before the pointer. */
static bool retarget(struct writer *w)
{
    const struct variable *v = find(w, 1u << POINTER, w->variable_count);
    if (!v || v->name[0] != 'p' || v->name[1] < '0' || v->name[1] > '9') return false;
    begin_line(w);
    say(w, "%s = ", v->name);
    some_address(w, (unsigned int)(v - w->variables));
    say(w, ";\n");
    return true;
}

/* ---- control flow ---- */

static void open_block(struct writer *w)
{
    say(w, "{\n");
    w->indent++;
    w->nesting++;
}

static void close_block(struct writer *w, unsigned int variables)
{
    w->indent--;
    w->nesting--;
    w->variable_count = variables;
}

void block(struct writer *w, unsigned int times)
{
    const unsigned int variables = w->variable_count, before = w->times;
    w->times *= times;
    open_block(w);
    statements(w, 1 + pick(w, 4));
    close_block(w, variables);
    w->times = before;
    begin_line(w);
    say(w, "}");
}

static bool branch(struct writer *w)
{
    if (w->nesting > 3) return false;
    begin_line(w);
    say(w, "if ((");
    expression(w, 2);
    say(w, ") & %uu) ", chance(w, 60) ? 1 + pick(w, 7) : 0xffffffffu);
    block(w, 1);
    if (chance(w, 45)) {
        say(w, " else ");
        block(w, 1);
    }
    say(w, "\n");
    return true;
}

static bool choose(struct writer *w)
{
    const unsigned int cases = 2 + pick(w, 4), loops = w->loops;
    if (w->nesting > 2) return false;
    begin_line(w);
    say(w, "switch ((");
    expression(w, 2);
    say(w, ") %% %uu) ", cases + 1);
    open_block(w);
    w->loops = 0; /* a break would be the switch's */
    for (unsigned int i = 0; i < cases; i++) {
        begin_line(w);
        if (i == 0 && chance(w, 50))
            say(w, "default: ");
        else
            say(w, "case %u: ", i);
        block(w, 1);
        say(w, chance(w, 75) ? " break;\n" : "\n");
    }
    w->loops = loops;
    close_block(w, w->variable_count);
    line(w, "}");
    return true;
}

static bool count_up(struct writer *w)
{
    const unsigned int name = w->next_name++, most = 1 + pick(w, 4), before = w->variable_count;
    if (w->nesting > 2) return false;
    begin_line(w);
    if (chance(w, 50))
        say(w, "for (unsigned int i%u = 0, n%u = %u; i%u < n%u", name, name, most, name, name);
    else {
        say(w, "for (unsigned int i%u = 0, n%u = (", name, name);
        expression(w, 2);
        say(w, ") %% %uu; i%u < n%u", most + 1, name, name);
    }
    add(w, READ, 0, "i%u", name);
    if (chance(w, 25)) {
        say(w, " && (");
        expression(w, 2);
        say(w, ") %% 8u");
    }
    say(w, "; i%u++) ", name);
    w->loops++;
    block(w, most);
    w->loops--;
    w->variable_count = before;
    say(w, "\n");
    return true;
}

/* The counter goes down before anything in the body can go on with the next round. */
static bool count_down(struct writer *w)
{
    const unsigned int name = w->next_name++, most = 1 + pick(w, 3), before = w->variable_count;
    const bool first = chance(w, 50);
    if (w->nesting > 2) return false;
    line(w, "unsigned int n%u = %uu;", name, most);
    add(w, READ, 0, "n%u", name);
    begin_line(w);
    say(w, first ? "do " : "while (n%u-- > 0u) ", name);
    w->loops++;
    block(w, most + 1);
    w->loops--;
    if (first) {
        say(w, " while (n%u-- > 0u && (", name);
        expression(w, 2);
        say(w, ") & %uu);", 1 + pick(w, 7));
    }
    say(w, "\n");
    w->variable_count = before;
    return true;
}

static bool jump(struct writer *w)
{
    if (w->loops == 0) return false;
    begin_line(w);
    say(w, "if ((");
    expression(w, 2);
    say(w, ") %% %uu == 0u) %s;\n", 2 + pick(w, 4), chance(w, 50) ? "break" : "continue");
    return true;
}

static bool leave(struct writer *w)
{
    if (!w->leave || w->nesting == 0) return false;
    begin_line(w);
    say(w, "if ((");
    expression(w, 2);
    say(w, ") %% %uu == 1u) {\n", 5 + pick(w, 9));
    w->indent++;
    begin_line(w);
    say(w, "%s", w->leave);
    finish_with_expression(w, w->leave_end, 2);
    say(w, "\n");
    w->indent--;
    line(w, "}");
    return true;
}

/* ---- effects ---- */

static bool throw(struct writer * w)
{
    if (!has_own_words(w) || chance(w, 60)) return false;
    begin_line(w);
    say(w, "if ((");
    expression(w, 2);
    say(w, ") %% %uu == 3u) rtThrow(RT_EXCEPTION_USER + %u);\n", 5 + pick(w, 40), pick(w, 9));
    return true;
}

static bool write_own(struct writer *w)
{
    if (!has_own_words(w)) return false;
    begin_line(w);
    say(w, "own_word(");
    expression(w, 1);
    say(w, ") = ");
    finish_with_expression(w, ";\n", 2);
    return true;
}

/* The first half of the counters is added to, in the other bits are flipped: either commutes. */
static bool count(struct writer *w)
{
    const bool flip = chance(w, 50);
    if (!has_own_words(w)) return false;
    begin_line(w);
    say(w, flip ? "atomicXor(&counters[(" : "atomicAdd(&counters[(");
    expression(w, 1);
    say(w, flip ? ") & 7u | 8u], " : ") & 7u], ");
    finish_with_expression(w, ");\n", 2);
    return true;
}

static bool print(struct writer *w)
{
    if (!has_own_words(w) || chance(w, 60)) return false;
    begin_line(w);
    say(w, "rtPrintf(\"%%u\\n\", ");
    finish_with_expression(w, ");\n", 1);
    return true;
}

static bool read_far(struct writer *w)
{
    const struct variable *v = find(w, 1u << WORD, w->variable_count);
    if (!has_own_words(w) || !w->shape.index_exceptions || !v) return false;
    begin_line(w);
    say(w, "%s ^= input[(", v->name);
    finish_with_expression(w, ") % 70u];\n", 2);
    return true;
}

/* ---- all of them ---- */

static void statement(struct writer *w)
{
    static const struct {
        unsigned int weight;
        bool (*write)(struct writer *);
    } kinds[] = {
        {24, assign},    {8, declare},       {10, branch},  {4, choose}, {7, count_up},
        {4, count_down}, {5, jump},          {3, leave},    {3, throw},  {4, write_own},
        {3, count},      {1, print},         {3, retarget}, {16, trace}, {8, trace_in_condition},
        {7, call_deep},  {7, call_function}, {2, read_far},
    };
    unsigned int sum = 0;
    for (size_t i = 0; i < COUNT(kinds); i++) sum += kinds[i].weight;
    for (int attempt = 0; attempt < 20; attempt++) {
        unsigned int chosen = pick(w, sum), i = 0;
        while (chosen >= kinds[i].weight) chosen -= kinds[i++].weight;
        if (kinds[i].write(w)) return;
    }
}

void statements(struct writer *w, unsigned int count)
{
    while (count-- && w->budget) {
        w->budget--;
        statement(w);
    }
}
