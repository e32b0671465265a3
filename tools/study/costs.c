/* SPDX-License-Identifier: Apache-2.0 */
/* See costs.h. */
#include "tools/study/costs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/files.h"
#include "tools/study/code.h"

enum { PRODUCTS = 6 }; /* of a box, which nothing else of a node has */

/* ---- what a block is part of ---- */

enum part { NONE, NODE, TRIANGLE, LEAF, TURN, ROUND };

struct parts {
    const struct study_code *code;
    enum part *of;             /* each block */
    unsigned nodes, triangles; /* how often they are in the code, for loops are unrolled */
    int node, triangle;        /* one of each */
};

/* All blocks that are executed as often as b. */
static void mark(struct parts *p, unsigned b, enum part part)
{
    for (unsigned k = 0; k < p->code->count; k++)
        if (study_is_as_often(p->code, k, b)) p->of[k] = part;
}

static void mark_operations(struct parts *p, unsigned boxes)
{
    for (unsigned k = 0; k < p->code->count; k++) {
        const struct study_block *b = &p->code->blocks[k];
        if (!b->reached || p->of[k] != NONE) continue;
        if (b->products >= PRODUCTS * boxes) {
            mark(p, k, NODE);
            p->nodes += b->products / (PRODUCTS * boxes);
            p->node = (int)k;
        } else if (b->divisions) {
            mark(p, k, TRIANGLE);
            p->triangles += b->divisions;
            p->triangle = (int)k;
        }
    }
}

/* Where most of a block comes from, of those places. */
static enum study_place source_of(const struct study_block *b)
{
    enum study_place most = STUDY_PLACES;
    unsigned instructions = 0;
    for (unsigned k = 0; k < STUDY_PLACES; k++)
        if (b->at[k] > instructions) instructions = b->at[k], most = (enum study_place)k;
    return most;
}

/* What is on each way from the loop of leaves to that of a leaf's triangles, and behind. Where the
 * loop of leaves was unrolled, what comes from there. */
static void mark_leaf(struct parts *p, int tests, int round)
{
    const struct study_block *blocks = p->code->blocks;
    int leaves = study_find_loop(p->code, (unsigned)tests, (unsigned)tests, tests);
    for (int b = blocks[tests].above; b >= 0; b = blocks[b].above) {
        bool within = leaves != round && blocks[b].loop == leaves;
        if (!within && source_of(&blocks[b]) != STUDY_AT_LEAF) break;
        if (p->of[b] == NONE) mark(p, (unsigned)b, LEAF);
    }
}

static void mark_loops(struct parts *p)
{
    int round = study_find_loop(p->code, (unsigned)p->node, (unsigned)p->triangle, -1);
    int turn = p->code->blocks[p->node].loop, tests = p->code->blocks[p->triangle].loop;
    if (round < 0) return;
    if (p->of[round] == NONE) mark(p, (unsigned)round, ROUND);
    if (turn >= 0 && p->of[turn] == NONE) mark(p, (unsigned)turn, TURN);
    if (tests >= 0 && p->of[tests] == NONE) mark(p, (unsigned)tests, TRIANGLE);
    if (tests >= 0 && tests != round) mark_leaf(p, tests, round);
}

/* Of what the block is a part that not all lanes go through. */
static enum part context_of(const struct parts *p, unsigned b)
{
    int k = (int)b;
    while (k >= 0 && p->of[k] == NONE) k = p->code->blocks[k].above;
    return k < 0 ? NONE : p->of[k];
}

/* ---- the sum ---- */

/* Which of the costs a place's instructions belong to; NULL: none, for it is not known when they
 * are executed. */
static double *cost_of(struct study_costs *c, enum part part, enum study_place place)
{
    if (part == NODE && place == STUDY_AT_PUSH) return &c->push;
    if (part == NODE && place == STUDY_AT_POP) return &c->pop;
    if (part == NODE && place == STUDY_AT_TAKE) return &c->take;
    if (part == TRIANGLE && place == STUDY_AT_FIRST_EDGE) return &c->first_edge;
    if (part == TRIANGLE && place == STUDY_AT_SECOND_EDGE) return &c->second_edge;
    if ((part == TRIANGLE || part == LEAF) && place == STUDY_AT_TAKE) return &c->next_leaf;
    return NULL;
}

static void add_block(const struct parts *p, unsigned b, struct study_costs *sum)
{
    double *const whole[] = {[NODE] = &sum->node,
                             [TRIANGLE] = &sum->triangle,
                             [LEAF] = &sum->leaf,
                             [TURN] = &sum->turn,
                             [ROUND] = &sum->round};
    const struct study_block *block = &p->code->blocks[b];
    double *cost =
        p->of[b] == NONE ? cost_of(sum, context_of(p, b), source_of(block)) : whole[p->of[b]];
    if (block->reached && cost) *cost += block->instructions;
}

static void divide(double *cost, unsigned count)
{
    if (count > 1) *cost /= count;
}

/* Of loops that are not a ray a lane, nodes and triangles are enough. */
static void take_costs(const struct parts *p, const struct study_costs *sum, bool parts,
                       struct study_costs *costs)
{
    struct study_costs found = *sum;
    double *const of_nodes[] = {&found.node, &found.push, &found.pop, &found.take};
    double *const of_triangles[] = {&found.triangle, &found.first_edge, &found.second_edge,
                                    &found.next_leaf, &found.leaf};
    for (size_t k = 0; k < sizeof(of_nodes) / sizeof(*of_nodes); k++) divide(of_nodes[k], p->nodes);
    for (size_t k = 0; k < sizeof(of_triangles) / sizeof(*of_triangles); k++)
        divide(of_triangles[k], p->triangles);
    if (parts) {
        found.ray = costs->ray, found.fetch = costs->fetch, found.shuffle = costs->shuffle;
        *costs = found;
    } else {
        costs->node = found.node, costs->turn = found.turn, costs->triangle = found.triangle;
    }
}

bool study_read_costs(const char *text, const struct study_variant *variant,
                      struct study_costs *costs)
{
    struct study_code code;
    struct study_costs sum = {0};
    struct parts p = {.code = &code, .node = -1, .triangle = -1};
    if (!study_read_code(text, &code)) return false;
    p.of = calloc(code.count, sizeof(*p.of));
    if (p.of) mark_operations(&p, study_boxes(variant));
    bool ok = p.nodes && p.triangles;
    if (ok) {
        mark_loops(&p);
        for (unsigned b = 0; b < code.count; b++) add_block(&p, b, &sum);
        take_costs(&p, &sum, !strcmp(variant->source, "trace"), costs);
    }
    free(p.of);
    study_free_code(&code);
    return ok;
}

/* ---- the tools ---- */

void study_find_tools(struct study_tools *tools)
{
    *tools = (struct study_tools){rw_find_tool("ptxas"), rw_find_tool("nvdisasm")};
}

void study_free_tools(struct study_tools *tools)
{
    free(tools->ptxas);
    free(tools->nvdisasm);
}

/* What the tool prints; NULL: it failed. */
static char *run(char *const argv[])
{
    int status = -1;
    char *said = rw_capture(argv, &status);
    if (said && !status) return said;
    free(said);
    return NULL;
}

static char *disassemble(const struct study_tools *tools, const char *ptx, const char *cubin,
                         const char *architecture)
{
    char option[32];
    snprintf(option, sizeof(option), "-arch=sm_%s",
             strncmp(architecture, "compute_", 8) ? architecture : architecture + 8);
    char *const assemble[] = {tools->ptxas, (char *)"-lineinfo", option, (char *)ptx,
                              (char *)"-o", (char *)cubin,       NULL};
    char *const show[] = {tools->nvdisasm, (char *)"-g", (char *)"-c", (char *)cubin, NULL};
    char *said = run(assemble);
    if (!said) return NULL;
    free(said);
    return run(show);
}

bool study_count_costs(const struct study_tools *tools, const char *ptx, const char *architecture,
                       const struct study_variant *variant, struct study_costs *costs)
{
    char folder[] = "/tmp/raywright-study-XXXXXX";
    if (!tools->ptxas || !tools->nvdisasm || !mkdtemp(folder)) return false;
    char *file = rw_path("%s/kernel.ptx", folder), *cubin = rw_path("%s/kernel.cubin", folder);
    char *text = file && cubin && rw_spill(file, ptx, strlen(ptx))
                     ? disassemble(tools, file, cubin, architecture)
                     : NULL;
    bool ok = text && study_read_costs(text, variant, costs);
    if (file) unlink(file);
    if (cubin) unlink(cubin);
    rmdir(folder);
    free(text);
    free(file);
    free(cubin);
    return ok;
}
