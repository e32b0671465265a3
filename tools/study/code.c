/* SPDX-License-Identifier: Apache-2.0 */
/* See code.h. What is executed when is found as compilers do: dominators by iteration, and loops by
 * branches back to what dominates them (Aho, Lam, Sethi and Ullman, Compilers, section 9.6). */
#define _GNU_SOURCE
#include "tools/study/code.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"

static const char *const names[STUDY_PLACES] = {
    [STUDY_AT_NODE] = "study_node",
    [STUDY_AT_PUSH] = "study_push",
    [STUDY_AT_POP] = "study_pop",
    [STUDY_AT_TAKE] = "study_take",
    [STUDY_AT_TRIANGLE] = "study_triangle",
    [STUDY_AT_FIRST_EDGE] = "study_first_edge",
    [STUDY_AT_SECOND_EDGE] = "study_second_edge",
    [STUDY_AT_LEAF] = "study_leaf",
};

/* ---- lines ---- */

struct line {
    const char *text;
    size_t length;
};

/* Of a line '//## File "FOLDER/NAME", line N': which place that is. */
static enum study_place place_of(const char *mark, const char *end)
{
    const char *comma = memchr(mark, ',', (size_t)(end - mark));
    for (unsigned k = 0; comma && k < STUDY_PLACES; k++) {
        size_t size = strlen(names[k]);
        if ((size_t)(comma - mark) > size + 2 && comma[-(ptrdiff_t)size - 2] == '/' &&
            !strncmp(comma - 1 - size, names[k], size))
            return (enum study_place)k;
    }
    return STUDY_PLACES;
}

/* Behind an address as a comment: '@P0' if there is one, and the name; NULL: no instruction, or one
 * that does nothing. */
static const char *find_instruction(struct line line)
{
    size_t k = 0, n = line.length;
    while (k < n && isspace((unsigned char)line.text[k])) k++;
    if (n - k < 8 || strncmp(line.text + k, "/*", 2) || !isxdigit((unsigned char)line.text[k + 2]))
        return NULL;
    const char *code = memmem(line.text + k, n - k, "*/", 2);
    if (!code) return NULL;
    code += 2 + strspn(code + 2, " \t");
    return strncmp(code, "NOP", 3) ? code : NULL;
}

/* ---- blocks ---- */

struct reader {
    struct study_code *code;
    size_t capacity;
    enum study_place place;
    bool open; /* the last block takes further instructions */
};

static struct study_block *begin_block(struct reader *r)
{
    struct study_code *c = r->code;
    if (!rw_list_reserve(&c->blocks, c->count, &r->capacity, sizeof(*c->blocks))) return NULL;
    struct study_block *b = &c->blocks[c->count++];
    *b = (struct study_block){.next = {-1, -1}, .loop = -1, .above = -1};
    r->open = true;
    return b;
}

/* Where the instruction goes besides the next one. A branch that a warp takes only when its lanes
 * are apart (BRA.DIV) leads to what it does then, one lane after the other: not looked at. */
static void end_block(struct reader *r, struct study_block *b, const char *name, const char *end,
                      bool always)
{
    const char *target = memmem(name, (size_t)(end - name), "`(", 2);
    bool branches = !strncmp(name, "BRA", 3);
    r->open = false;
    b->ends = !branches;
    if (branches && target && strncmp(name, "BRA.DIV", 7)) {
        const char *close = memchr(target, ')', (size_t)(end - target));
        b->target = target + 2;
        b->target_size = close ? (unsigned)(close - b->target) : 0;
        always = always && !memchr(name, 'P', (size_t)(target - name));
    } else if (branches) {
        always = false;
    }
    b->next[0] = always ? -1 : (int)r->code->count;
}

static bool read_instruction(struct reader *r, const char *code, const char *end)
{
    const char *name = code;
    bool always = *code != '@';
    if (!always) name += strcspn(name, " \t"), name += strspn(name, " \t");
    struct study_block *b = r->open ? &r->code->blocks[r->code->count - 1] : begin_block(r);
    if (!b) return false;
    b->instructions++;
    b->at[r->place]++;
    b->products += r->place == STUDY_AT_NODE && !strncmp(name, "FFMA", 4);
    b->divisions += r->place == STUDY_AT_TRIANGLE && !strncmp(name, "MUFU.RCP", 8);
    if (!strncmp(name, "BRA", 3) || !strncmp(name, "EXIT", 4) || !strncmp(name, "RET", 3))
        end_block(r, b, name, end, always);
    return true;
}

static bool read_line(struct reader *r, struct line line)
{
    const char *mark = memmem(line.text, line.length, "//## File", 9);
    const char *end = line.text + line.length, *code = find_instruction(line);
    if (mark) {
        r->place = place_of(mark, end);
    } else if (code) {
        return read_instruction(r, code, end);
    } else if (line.length > 2 && line.text[0] == '.' && end[-1] == ':') {
        if (r->open) r->code->blocks[r->code->count - 1].next[0] = (int)r->code->count;
        struct study_block *b = begin_block(r);
        if (!b) return false;
        b->label = line.text;
        b->label_size = (unsigned)line.length - 1;
    }
    return true;
}

static bool read_blocks(const char *text, struct study_code *out)
{
    struct reader r = {.code = out, .place = STUDY_PLACES};
    unsigned instructions = 0;
    while (*text) {
        struct line line = {text, strcspn(text, "\n")};
        if (!read_line(&r, line)) return false;
        text += line.length + (text[line.length] == '\n');
    }
    for (unsigned k = 0; k < out->count; k++) {
        struct study_block *b = &out->blocks[k];
        instructions += b->instructions;
        if (b->next[0] == (int)out->count) b->next[0] = -1;
        for (unsigned j = 0; b->target && j < out->count; j++)
            if (out->blocks[j].label_size == b->target_size && out->blocks[j].label &&
                !strncmp(out->blocks[j].label, b->target, b->target_size))
                b->next[1] = (int)j;
    }
    return instructions > 0;
}

/* ---- ways ---- */

static void reach(struct study_code *c, int b)
{
    if (b < 0 || c->blocks[b].reached) return;
    c->blocks[b].reached = true;
    reach(c, c->blocks[b].next[0]);
    reach(c, c->blocks[b].next[1]);
}

static bool leads_to(const struct study_code *c, unsigned from, unsigned to)
{
    return c->blocks[from].reached &&
           (c->blocks[from].next[0] == (int)to || c->blocks[from].next[1] == (int)to);
}

/* Keeps in `set` of b what is in those of all blocks before it, or behind it, and b; true if that
 * made it smaller. */
static bool meet(struct study_code *c, bool *sets, unsigned b, bool backwards)
{
    bool smaller = false;
    for (unsigned d = 0; d < c->count; d++) {
        bool all = true, any = false;
        for (unsigned n = 0; n < c->count; n++) {
            if (backwards ? !leads_to(c, b, n) : !leads_to(c, n, b)) continue;
            any = true;
            all &= sets[n * c->count + d];
        }
        if (backwards && c->blocks[b].ends) all = false;
        bool keep = d == b || (any && all && sets[b * c->count + d]);
        smaller |= sets[b * c->count + d] && !keep;
        sets[b * c->count + d] = keep;
    }
    return smaller;
}

static void find_ways(struct study_code *c, bool *sets, bool backwards)
{
    memset(sets, true, (size_t)c->count * c->count);
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (unsigned b = 0; b < c->count; b++)
            if (c->blocks[b].reached) smaller |= meet(c, sets, b, backwards);
    }
}

static unsigned count_before(const struct study_code *c, unsigned b)
{
    unsigned count = 0;
    for (unsigned d = 0; d < c->count; d++) count += c->before[b * c->count + d];
    return count;
}

static void find_above(struct study_code *c, unsigned b)
{
    unsigned most = 0;
    for (unsigned d = 0; d < c->count; d++) {
        if (d == b || !c->before[b * c->count + d]) continue;
        unsigned depth = count_before(c, d);
        if (depth > most) most = depth, c->blocks[b].above = (int)d;
    }
}

/* ---- loops ---- */

/* Marks what leads to b without going through the loop's first block. */
static void mark_loop(const struct study_code *c, unsigned b, bool *in)
{
    if (in[b]) return;
    in[b] = true;
    for (unsigned n = 0; n < c->count; n++)
        if (leads_to(c, n, b)) mark_loop(c, n, in);
}

static void find_loop(struct study_code *c, unsigned first)
{
    bool *in = c->loops + (size_t)first * c->count;
    for (unsigned n = 0; n < c->count; n++) {
        if (!leads_to(c, n, first) || !c->before[n * c->count + first]) continue;
        in[first] = true;
        mark_loop(c, n, in);
    }
}

static unsigned size_of_loop(const struct study_code *c, unsigned first)
{
    unsigned size = 0;
    for (unsigned b = 0; b < c->count; b++) size += c->loops[first * c->count + b];
    return size;
}

int study_find_loop(const struct study_code *c, unsigned a, unsigned b, int inner)
{
    unsigned least = c->count + 1, more = inner < 0 ? 0 : size_of_loop(c, (unsigned)inner);
    int found = -1;
    for (unsigned h = 0; h < c->count; h++) {
        unsigned size = size_of_loop(c, h);
        if (!c->loops[h * c->count + a] || !c->loops[h * c->count + b]) continue;
        if (size > more && size < least) least = size, found = (int)h;
    }
    return found;
}

/* ---- the whole ---- */

bool study_read_code(const char *text, struct study_code *out)
{
    *out = (struct study_code){0};
    if (!read_blocks(text, out)) {
        study_free_code(out);
        return false;
    }
    size_t n = out->count;
    out->before = calloc(n * n, sizeof(*out->before));
    out->behind = calloc(n * n, sizeof(*out->behind));
    out->loops = calloc(n * n, sizeof(*out->loops));
    bool ok = out->before && out->behind && out->loops;
    if (ok) {
        reach(out, 0);
        find_ways(out, out->before, false);
        find_ways(out, out->behind, true);
        for (unsigned b = 0; b < out->count; b++)
            if (out->blocks[b].reached) find_above(out, b);
        for (unsigned b = 0; b < out->count; b++) find_loop(out, b);
        for (unsigned b = 0; b < out->count; b++)
            out->blocks[b].loop = study_find_loop(out, b, b, -1);
    } else {
        study_free_code(out);
    }
    return ok;
}

void study_free_code(struct study_code *code)
{
    free(code->blocks);
    free(code->before);
    free(code->behind);
    free(code->loops);
    *code = (struct study_code){0};
}

bool study_is_as_often(const struct study_code *c, unsigned a, unsigned b)
{
    const struct study_block *x = &c->blocks[a], *y = &c->blocks[b];
    if (!x->reached || !y->reached || x->loop != y->loop) return false;
    return (c->before[b * c->count + a] && c->behind[a * c->count + b]) ||
           (c->before[a * c->count + b] && c->behind[b * c->count + a]);
}

double study_count_with(const struct study_code *c, unsigned b)
{
    double sum = 0;
    for (unsigned k = 0; k < c->count; k++)
        if (study_is_as_often(c, k, b)) sum += c->blocks[k].instructions;
    return sum;
}
