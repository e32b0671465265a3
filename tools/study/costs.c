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

/* An address as a comment, then an instruction that does something. */
static bool is_instruction(const char *line, size_t length)
{
    size_t k = 0;
    while (k < length && isspace((unsigned char)line[k])) k++;
    if (length - k < 8 || strncmp(line + k, "/*", 2) || !isxdigit((unsigned char)line[k + 2]))
        return false;
    const char *code = memchr(line + k, '/', length - k);
    code = code ? memchr(code + 1, '/', length - (size_t)(code + 1 - line)) : NULL;
    return code && strncmp(code + 1 + strspn(code + 1, " \t"), "NOP", 3);
}

bool study_read_costs(const char *text, struct study_costs *costs)
{
    unsigned counts[PLACES + 1] = {0}, place = PLACES;
    while (*text) {
        size_t length = strcspn(text, "\n");
        const char *mark = memmem(text, length, "//## File", 9);
        if (mark)
            place = place_of(mark, length - (size_t)(mark - text));
        else if (is_instruction(text, length))
            counts[place]++;
        text += length + (text[length] == '\n');
    }
    if (!counts[NODE] || !counts[TRIANGLE]) return false;
    costs->node = counts[NODE];
    costs->leaf = counts[LEAF];
    costs->triangle = counts[TRIANGLE];
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
                       struct study_costs *costs)
{
    char folder[] = "/tmp/raywright-study-XXXXXX";
    if (!tools->ptxas || !tools->nvdisasm || !mkdtemp(folder)) return false;
    char *file = rw_path("%s/kernel.ptx", folder), *cubin = rw_path("%s/kernel.cubin", folder);
    char *text = file && cubin && rw_spill(file, ptx, strlen(ptx))
                     ? disassemble(tools, file, cubin, architecture)
                     : NULL;
    bool ok = text && study_read_costs(text, costs);
    if (file) unlink(file);
    if (cubin) unlink(cubin);
    rmdir(folder);
    free(text);
    free(file);
    free(cubin);
    return ok;
}
