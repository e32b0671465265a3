/* SPDX-License-Identifier: Apache-2.0 */
/* See machine_code.h. */
#define _GNU_SOURCE
#include "tools/machine_code.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "runtime/record/ptx_lines.h"
#include "tools/files.h"
#include "tools/recording.h"

/* PTX with its own line numbers, assembled. False: no ptxas, or it refused. */
static bool assemble(const char *folder, const char *arch, const char *cubin)
{
    char *ptxas = rw_find_tool("ptxas");
    char *ptx = rw_path("%s/99-megakernel.ptx", folder);
    char *numbered = rw_path("%s/.numbered.ptx", folder);
    char *option = rw_path("-arch=%s", arch);
    char *text = rw_slurp(ptx, NULL), *with_lines = text ? rw_ptx_number_lines(text) : NULL;
    int status = -1;
    char *said = NULL;
    if (ptxas && option && with_lines && rw_spill(numbered, with_lines, strlen(with_lines))) {
        char *const argv[] = {ptxas,    option,       (char *)"-v",  (char *)"-lineinfo",
                              numbered, (char *)"-o", (char *)cubin, NULL};
        said = rw_capture(argv, &status);
        char *report = rw_path("%s/ptxas.txt", folder);
        if (said && !status) rw_spill(report, said, strlen(said));
        free(report);
        unlink(numbered);
    }
    free(said);
    free(with_lines);
    free(text);
    free(option);
    free(numbered);
    free(ptx);
    free(ptxas);
    return status == 0;
}

/* ---- disassembly ---- */

// "        /*0a30*/                   IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28] ;   /* 0x... */"
static bool is_instruction(const char *line)
{
    line += strspn(line, " \t");
    const char *end = !strncmp(line, "/*", 2) ? strstr(line, "*/") : NULL;
    return end && strchr(end, ';');
}

/* The address, the predicate in a column of its own, the rest; without the encoding. */
static void write_instruction(FILE *out, char *text)
{
    char *address = strstr(text, "/*"), *end = strstr(address, "*/") + 2;
    char *code = end + strspn(end, " \t");
    size_t predicate = code[0] == '@' ? strcspn(code, " ") : 0;
    char *rest = code + predicate + strspn(code + predicate, " ");
    strchr(rest, ';')[1] = '\0';
    fprintf(out, "%.*s %-6.*s%s\n", (int)(end - address), address, (int)predicate, code, rest);
}

/* Keeps code, labels and line marks, and drops directives and encodings. */
static void write_line(FILE *out, const char *line, size_t length, unsigned *shown)
{
    char *text = rw_path("%.*s", (int)length, line);
    const char *mark = text ? strstr(text, "line ") : NULL;
    if (!text) return;
    if (strstr(text, "//##") && mark) {
        unsigned number = (unsigned)strtoul(mark + strlen("line "), NULL, 10);
        if (number != *shown) fprintf(out, "## line %u\n", number);
        *shown = number;
    } else if (is_instruction(text)) {
        write_instruction(out, text);
    } else if (text[0] == '.' && strchr(text, ':')) {
        if (!strncmp(text, ".text.", 6)) *shown = 0;
        fprintf(out, "%s\n", text);
    }
    free(text);
}

static void disassemble(const char *folder, const char *cubin)
{
    char *nvdisasm = rw_find_tool("nvdisasm"), *path = rw_path("%s/sass.txt", folder);
    int status = -1;
    char *text = NULL;
    if (nvdisasm) {
        char *const argv[] = {nvdisasm, (char *)"-g", (char *)"-c", (char *)cubin, NULL};
        text = rw_capture(argv, &status);
    }
    FILE *out = text && !status && path ? fopen(path, "w") : NULL;
    unsigned shown = 0;
    for (const char *line = text; out && *line;) {
        size_t length = strcspn(line, "\n");
        write_line(out, line, length, &shown);
        line += length + (line[length] == '\n');
    }
    if (out) fclose(out);
    free(text);
    free(path);
    free(nvdisasm);
}

void rw_disassemble_recording(const char *recording)
{
    json_t *names = rw_list_kernels(recording), *name;
    size_t i;
    json_array_foreach (names, i, name) {
        char *folder = rw_path("%s/kernels/%s", recording, json_string_value(name));
        char *cubin = rw_path("%s/lines.cubin", folder), *text = rw_path("%s/sass.txt", folder);
        if (cubin && text && !access(cubin, R_OK) && access(text, F_OK)) disassemble(folder, cubin);
        free(text);
        free(cubin);
        free(folder);
    }
    json_decref(names);
}

void rw_add_machine_code(const char *folder, const char *arch)
{
    char *cubin = rw_path("%s/lines.cubin", folder);
    bool there = cubin && !access(cubin, R_OK);
    if (!there) there = cubin && assemble(folder, arch, cubin);
    if (there) disassemble(folder, cubin);
    free(cubin);
}
