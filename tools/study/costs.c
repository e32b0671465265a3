/* SPDX-License-Identifier: Apache-2.0 */
/* See costs.h. */
#define _GNU_SOURCE
#include "tools/study/costs.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/files.h"

/* ---- the text ---- */

enum { NODE, TRIANGLE, LEAF, PLACES };

static const char *const places[PLACES] = {"study_node", "study_triangle", "study_leaf"};

/* Of a line '//## File "FOLDER/NAME", line N': which place that is; PLACES: another one. */
static unsigned place_of(const char *line, size_t length)
{
    const char *end = memchr(line, ',', length);
    for (unsigned k = 0; end && k < PLACES; k++) {
        size_t size = strlen(places[k]);
        if ((size_t)(end - line) > size + 1 && !strncmp(end - 1 - size, places[k], size)) return k;
    }
    return PLACES;
}

/* Where the instruction's name begins, behind an address as a comment; NULL: the line is none, or
 * one that does nothing. */
static const char *find_instruction(const char *line, size_t length)
{
    size_t k = 0;
    while (k < length && isspace((unsigned char)line[k])) k++;
    if (length - k < 8 || strncmp(line + k, "/*", 2) || !isxdigit((unsigned char)line[k + 2]))
        return NULL;
    const char *code = memchr(line + k, '/', length - k);
    code = code ? memchr(code + 1, '/', length - (size_t)(code + 1 - line)) : NULL;
    if (!code) return NULL;
    code += 1 + strspn(code + 1, " \t");
    if (*code == '@') code += strcspn(code, " \t\n"), code += strspn(code, " \t");
    return strncmp(code, "NOP", 3) ? code : NULL;
}

/* Of each place, the instructions, and those that say how often the code is there. */
struct counts {
    unsigned all[PLACES + 1];
    unsigned products;  /* of nodes */
    unsigned divisions; /* of triangles */
};

static void count_line(const char *line, size_t length, unsigned place, struct counts *c)
{
    const char *name = find_instruction(line, length);
    if (!name) return;
    c->all[place]++;
    c->products += place == NODE && !strncmp(name, "FFMA", 4);
    c->divisions += place == TRIANGLE && !strncmp(name, "MUFU.RCP", 8);
}

/* A compiler that unrolls a loop writes its operations several times, and a ray that does one of
 * them goes through one. A box has six products, which nothing else of a node has, and a triangle
 * one division. */
bool study_read_costs(const char *text, unsigned boxes, struct study_costs *costs)
{
    enum { PRODUCTS = 6 };
    struct counts c = {{0}, 0, 0};
    unsigned place = PLACES;
    while (*text) {
        size_t length = strcspn(text, "\n");
        const char *mark = memmem(text, length, "//## File", 9);
        if (mark)
            place = place_of(mark, length - (size_t)(mark - text));
        else
            count_line(text, length, place, &c);
        text += length + (text[length] == '\n');
    }
    if (!c.all[NODE] || !c.all[TRIANGLE]) return false;
    double nodes = c.products > PRODUCTS * boxes ? c.products / (double)(PRODUCTS * boxes) : 1;
    double triangles = c.divisions > 1 ? c.divisions : 1;
    costs->node = c.all[NODE] / nodes;
    costs->leaf = c.all[LEAF] / triangles;
    costs->triangle = c.all[TRIANGLE] / triangles;
    return true;
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
                       unsigned boxes, struct study_costs *costs)
{
    char folder[] = "/tmp/raywright-study-XXXXXX";
    if (!tools->ptxas || !tools->nvdisasm || !mkdtemp(folder)) return false;
    char *file = rw_path("%s/kernel.ptx", folder), *cubin = rw_path("%s/kernel.cubin", folder);
    char *text = file && cubin && rw_spill(file, ptx, strlen(ptx))
                     ? disassemble(tools, file, cubin, architecture)
                     : NULL;
    bool ok = text && study_read_costs(text, boxes, costs);
    if (file) unlink(file);
    if (cubin) unlink(cubin);
    rmdir(folder);
    free(text);
    free(file);
    free(cubin);
    return ok;
}
