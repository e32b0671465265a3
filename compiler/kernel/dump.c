/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writes the numbered stages of a compilation, see dump.h. Program names come from the user's
 * source ("ns::shade<float>"), so every character that is not plainly safe in a file name becomes
 * '_'.
 */
#include "compiler/kernel/dump.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/plain_file.h"
#include "compiler/kernel/report.h"

#define PATH_BYTES 4096

bool rwc_dump_is_on(const struct rwc_unit *unit)
{
    return unit->desc->dump_dir && unit->desc->dump_dir[0];
}

static void fail(struct rwc_unit *unit, const char *path)
{
    char *out = unit->report->dump_error;
    if (!out[0])
        snprintf(out, sizeof(unit->report->dump_error), "cannot write %.180s: %s", path,
                 strerror(errno));
}

/* A folder may be one that others can write to: what they have put there is not followed. */
static FILE *open_new(const char *path)
{
    const int file = rw_open_plain(path, O_WRONLY | O_CREAT);
    FILE *out = file < 0 || ftruncate(file, 0) ? NULL : fdopen(file, "w");
    if (file >= 0 && !out) close(file);
    return out;
}

/* mkdir -p */
static bool make_directory(const char *directory)
{
    char path[PATH_BYTES];
    size_t length = strlen(directory);
    if (length == 0 || length >= sizeof(path)) return false;
    memcpy(path, directory, length + 1);
    for (char *c = path + 1;; c++) {
        if (*c != '/' && *c != '\0') continue;
        char saved = *c;
        *c = '\0';
        if (mkdir(path, 0777) && errno != EEXIST) return false;
        if (!(*c = saved)) return true;
    }
}

void rwc_dump_safe_name(char out[RWC_DUMP_NAME_BYTES], const char *name)
{
    size_t i = 0;
    for (; name[i] && i + 1 < RWC_DUMP_NAME_BYTES; i++) {
        unsigned char c = (unsigned char)name[i];
        out[i] = isalnum(c) || c == '_' || c == '-' ? (char)c : '_';
    }
    out[i] = '\0';
}

void rwc_dump_text(struct rwc_unit *unit, unsigned number, const char *name, const char *extension,
                   const char *text, size_t length)
{
    const char *directory = unit->desc->dump_dir;
    if (!rwc_dump_is_on(unit)) return;
    char safe[RWC_DUMP_NAME_BYTES], path[PATH_BYTES];
    rwc_dump_safe_name(safe, name);
    int wanted =
        number == RWC_DUMP_UNNUMBERED
            ? snprintf(path, sizeof(path), "%s/%s%s", directory, safe, extension)
            : snprintf(path, sizeof(path), "%s/%02u-%s%s", directory, number, safe, extension);
    errno = ENAMETOOLONG;
    if (wanted >= (int)sizeof(path) || !make_directory(directory)) {
        fail(unit, directory);
        return;
    }
    FILE *file = open_new(path);
    if (!file) {
        fail(unit, path);
        return;
    }
    bool written = fwrite(text, 1, length, file) == length;
    if (fclose(file) || !written) fail(unit, path);
}

void rwc_dump_sources(struct rwc_unit *unit)
{
    if (!rwc_dump_is_on(unit)) return;
    for (size_t i = 0; i < unit->program_count; i++) {
        const struct rwc_program_desc *desc = unit->programs[i].desc;
        size_t length = 0;
        const char *text = rwc_module_text(desc->module, &length);
        rwc_dump_text(unit, 0, desc->program->name, ".ptx", text, length);
    }
}

void rwc_dump_module(struct rwc_unit *unit, unsigned number, const char *pass)
{
    const struct rwc_kernel_desc *desc = unit->desc;
    if (!rwc_dump_is_on(unit) || (desc->dump_pass && strcmp(desc->dump_pass, pass))) return;
    char *text = LLVMPrintModuleToString(unit->module);
    rwc_dump_text(unit, number, pass, ".ll", text, strlen(text));
    LLVMDisposeMessage(text);
}
