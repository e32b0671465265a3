/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which variables each program uses, and whether it traces: reachability over the graph whose nodes
 * are the module's functions and variables and whose edges are mentions. A mention is a call, an
 * address taken (the function may be called through it), a load or store, an entry of an
 * initialiser, or a prototype that a function whose address is taken anywhere fits. Cost: the size
 * of what a program reaches, per program.
 */
#include "base/list.h"
#include "compiler/module/interface.h"

#include "compiler/module/stubs.h"
#include "compiler/ptx/arena.h"
#include "compiler/ptx/visit.h"

#include <stdlib.h>
#include <string.h>

/* What a function traces by itself. */
struct rays {
    unsigned traversals; /* optixTraverse; in a loop they count twice */
    size_t statement;    /* the last of them */
    bool runs_programs;  /* by what is no optixTraverse */
};

struct graph {
    const struct rwc_ptx_module *ast;
    size_t node_count;  /* functions, then variables */
    size_t *first_edge; /* node_count + 1 */
    RW_LIST(size_t) edges;
    struct rays *rays; /* per function: its own */
    size_t *mark;      /* node: last round that met it, starting at 1 */
    size_t *queue;
    size_t current;   /* node whose edges are being added */
    size_t statement; /* of that function */
    bool failed;
};

static void add_edge(struct graph *g, size_t node)
{
    if (g->failed || g->mark[node] == g->current + 1) return; /* once per mentioning node */
    g->mark[node] = g->current + 1;
    g->failed = !rw_list_add(&g->edges, node);
}

static void add_symbol(struct graph *g, const char *symbol)
{
    const struct rwc_ptx_name *name = rwc_ptx_name_of(symbol);
    if (name->function) add_edge(g, (size_t)(name->function - g->ast->functions));
    if (name->var) add_edge(g, g->ast->function_count + (size_t)(name->var - g->ast->vars));
}

static void visit_operand(const struct rwc_ptx_operand *operand, void *user)
{
    if (operand->name && operand->kind != RWC_PTX_OPERAND_REG) add_symbol(user, operand->name);
}

static void add_initial(struct graph *g, const struct rwc_ptx_var *var)
{
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind == RWC_PTX_INIT_ADDRESS) add_symbol(g, var->init[i].symbol);
}

/* Calls with a prototype reach what they cannot see: the address may come from another program. */
static void add_prototype(struct graph *g, const struct rwc_ptx_stmt *stmt)
{
    const struct rwc_ptx_function *functions = g->ast->functions;
    for (size_t i = 0; i < g->ast->function_count; i++)
        if (functions[i].addressed && rwc_ptx_fits_prototype(&functions[i], stmt)) add_edge(g, i);
}

static void add_ray(struct graph *g, const struct rwc_stub *stub)
{
    struct rays *rays = &g->rays[g->current];
    if (!rwc_stub_traces(stub)) return;
    if (stub->number == RWC_STUB_O7_TRAVERSE) {
        rays->traversals++;
        rays->statement = g->statement;
    } else {
        rays->runs_programs = true;
    }
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool jumps_to(const struct rwc_ptx_stmt *stmt, const char **labels, size_t count)
{
    const bool jumps = stmt->kind == RWC_PTX_STMT_INSTR && !strcmp(stmt->instr->opcode, "bra") &&
                       stmt->instr->operand_count && stmt->instr->operands[0].name;
    return jumps &&
           bsearch(&stmt->instr->operands[0].name, labels, count, sizeof(*labels), compare_names);
}

/* Does something behind statement `at` jump to a label before it? */
static bool is_in_loop(struct graph *g, const struct rwc_ptx_function *f, size_t at)
{
    const char **labels = calloc(at + 1, sizeof(*labels));
    size_t count = 0;
    bool found = false;
    g->failed |= !labels;
    for (size_t i = 0; labels && i < at; i++)
        if (f->body[i].kind == RWC_PTX_STMT_LABEL) labels[count++] = f->body[i].label;
    if (count) qsort(labels, count, sizeof(*labels), compare_names);
    for (size_t j = at; count && !found && j < f->body_count; j++)
        found = jumps_to(&f->body[j], labels, count);
    free(labels);
    return found;
}

static void count_loop(struct graph *g, const struct rwc_ptx_function *f)
{
    struct rays *rays = &g->rays[g->current];
    if (rays->traversals == 1) rays->traversals += is_in_loop(g, f, rays->statement);
}

static void add_stmt(struct graph *g, const struct rwc_ptx_stmt *stmt)
{
    if (stmt->kind == RWC_PTX_STMT_VAR) add_initial(g, stmt->var);
    if (stmt->kind == RWC_PTX_STMT_PROTOTYPE) add_prototype(g, stmt);
    if (stmt->kind == RWC_PTX_STMT_TARGETS)
        for (size_t i = 0; i < stmt->target_count; i++) add_symbol(g, stmt->targets[i]);
    if (stmt->kind != RWC_PTX_STMT_INSTR) return;
    rwc_ptx_visit_operands(stmt->instr, visit_operand, g);
    const struct rwc_ptx_call *call = stmt->instr->call;
    if (call && call->prototype) add_symbol(g, call->prototype); /* a call table */
    if (call && !call->indirect) add_ray(g, rwc_stub_find(stmt->instr->operands[0].name));
}

static void add_node(struct graph *g, size_t node)
{
    const struct rwc_ptx_module *ast = g->ast;
    g->current = node;
    g->first_edge[node] = g->edges.count;
    if (node < ast->function_count) {
        const struct rwc_ptx_function *function = &ast->functions[node];
        for (g->statement = 0; g->statement < function->body_count; g->statement++)
            add_stmt(g, &function->body[g->statement]);
        count_loop(g, function);
    } else {
        add_initial(g, &ast->vars[node - ast->function_count]);
    }
}

static bool build(struct graph *g, const struct rwc_ptx_module *ast)
{
    g->ast = ast;
    g->node_count = ast->function_count + ast->var_count;
    g->first_edge = calloc(g->node_count + 1, sizeof(*g->first_edge));
    g->mark = calloc(g->node_count + 1, sizeof(*g->mark));
    g->queue = calloc(g->node_count + 1, sizeof(*g->queue));
    g->rays = calloc(ast->function_count + 1, sizeof(*g->rays));
    if (!g->first_edge || !g->mark || !g->queue || !g->rays) return false;
    for (size_t node = 0; node < g->node_count; node++) add_node(g, node);
    g->first_edge[g->node_count] = g->edges.count;
    return !g->failed;
}

static void destroy(struct graph *g)
{
    free(g->first_edge);
    free(g->edges.items);
    free(g->mark);
    free(g->queue);
    free(g->rays);
}

/* Everything that `start` reaches, itself included, is left in g->queue; returns how much. */
static size_t reach(struct graph *g, size_t start, size_t round)
{
    size_t count = 0;
    g->mark[start] = round;
    g->queue[count++] = start;
    for (size_t i = 0; i < count; i++) {
        size_t node = g->queue[i];
        for (size_t e = g->first_edge[node]; e < g->first_edge[node + 1]; e++) {
            if (g->mark[g->edges.items[e]] == round) continue;
            g->mark[g->edges.items[e]] = round;
            g->queue[count++] = g->edges.items[e];
        }
    }
    return count;
}

static int compare_nodes(const void *a, const void *b)
{
    size_t l = *(const size_t *)a, r = *(const size_t *)b;
    return (l > r) - (l < r);
}

static void join_rays(struct rays *all, const struct rays *rays)
{
    all->traversals += rays->traversals;
    all->runs_programs |= rays->runs_programs;
}

/* In the order of the module, whatever the order of the mentions. */
static bool collect(struct graph *g, size_t reached, const struct rwc_variable **variable_of,
                    struct rwc_program *program)
{
    size_t count = 0, functions = g->ast->function_count;
    struct rays all = {0};
    for (size_t i = 0; i < reached; i++) {
        size_t node = g->queue[i];
        if (node < functions)
            join_rays(&all, &g->rays[node]);
        else if (variable_of[node - functions])
            g->queue[count++] = node;
    }
    program->traces = all.traversals || all.runs_programs;
    program->walks_paths = all.traversals > 1 && !all.runs_programs;
    if (!count) return true;
    qsort(g->queue, count, sizeof(*g->queue), compare_nodes);
    program->variables = rwc_ptx_alloc(g->ast->arena, count * sizeof(*program->variables));
    if (!program->variables) return false;
    for (size_t i = 0; i < count; i++) program->variables[i] = variable_of[g->queue[i] - functions];
    program->variable_count = count;
    return true;
}

bool rwc_interface_uses(const struct rwc_ptx_module *ast, const struct rwc_variable **variable_of,
                        struct rwc_program *programs, size_t program_count)
{
    struct graph g = {0};
    bool ok = build(&g, ast);
    for (size_t i = 0; ok && i < program_count; i++) {
        const struct rwc_ptx_function *function = rwc_ptx_find_function(ast, programs[i].symbol);
        size_t start = (size_t)(function - ast->functions);
        size_t reached = reach(&g, start, g.node_count + 1 + i);
        ok = collect(&g, reached, variable_of, &programs[i]);
    }
    destroy(&g);
    return ok;
}
