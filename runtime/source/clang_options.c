/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One table says what becomes of each of NVRTC's options. They come as "-name", "-name=value",
 * "--name=value", with the value behind -I, -D and -U at once, or as two options.
 */
#include "runtime/source/clang_options.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "runtime/base/memory.h"

/* What more than one option has a say in. */
struct settings {
    bool fast, flush, exact_division, exact_root, fuse;
    int architecture;
    char suffix; /* of the architecture, such as the a of compute_90a; 0: none */
    const char *standard;
};

enum kind {
    TEXT,     /* its value goes to clang behind `clang` */
    FIXED,    /* `clang` itself; NULL: it changes nothing here */
    SWITCH,   /* true or false, true if neither is said; `at` is in struct settings, or NOWHERE */
    VALUE,    /* its value changes nothing here */
    STANDARD, /* c++17 */
    MACHINE,  /* compute_75, sm_75 */
};
enum { NOWHERE = -1 };

static const struct option {
    const char *name, *abbreviation; /* without dashes */
    enum kind kind;
    const char *clang;
    int at;
} options[] = {
#define AT(member) (int)offsetof(struct settings, member)
    {"include-path", "I", TEXT, "-I", 0},
    {"define-macro", "D", TEXT, "-D", 0},
    {"undefine-macro", "U", TEXT, "-U", 0},
    {"pre-include", "include", TEXT, "-include", 0},
    {"gpu-architecture", "arch", MACHINE, NULL, 0},
    {"std", "std", STANDARD, NULL, 0},
    {"use_fast_math", "use_fast_math", SWITCH, NULL, AT(fast)},
    {"ftz", "ftz", SWITCH, NULL, AT(flush)},
    {"prec-div", "prec-div", SWITCH, NULL, AT(exact_division)},
    {"prec-sqrt", "prec-sqrt", SWITCH, NULL, AT(exact_root)},
    {"fmad", "fmad", SWITCH, NULL, AT(fuse)},
    {"device-debug", "G", FIXED, "-O0", 0},
    {"disable-warnings", "w", FIXED, "-w", 0},
    {"generate-line-info", "lineinfo", FIXED, NULL, 0},                      /* always */
    {"device-c", "dc", FIXED, NULL, 0},                                      /* always */
    {"device-as-default-execution-space", "default-device", FIXED, NULL, 0}, /* always */
    {"relocatable-device-code", "rdc", SWITCH, NULL, NOWHERE},
    {"device-w", "dw", FIXED, NULL, 0},
    {"extensible-whole-program", "ewp", FIXED, NULL, 0},
    {"restrict", "restrict", FIXED, NULL, 0},
    {"device-int128", "device-int128", FIXED, NULL, 0},
    {"extra-device-vectorization", "extra-device-vectorization", FIXED, NULL, 0},
    {"builtin-move-forward", "builtin-move-forward", SWITCH, NULL, NOWHERE},
    {"builtin-initializer-list", "builtin-initializer-list", SWITCH, NULL, NOWHERE},
    {"display-error-number", "err-no", FIXED, NULL, 0},
    {"no-display-error-number", "no-err-no", FIXED, NULL, 0},
    {"brief-diagnostics", "brief-diag", SWITCH, NULL, NOWHERE},
    {"diag-error", "diag-error", VALUE, NULL, 0},
    {"diag-suppress", "diag-suppress", VALUE, NULL, 0},
    {"diag-warn", "diag-warn", VALUE, NULL, 0},
    {"maxrregcount", "maxrregcount", VALUE, NULL, 0},
    {"ptxas-options", "Xptxas", VALUE, NULL, 0},
    {"dopt", "dopt", VALUE, NULL, 0},
    {"optimization-info", "opt-info", VALUE, NULL, 0},
    {"version-ident", "version-ident", SWITCH, NULL, NOWHERE},
    {"modify-stack-limit", "modify-stack-limit", SWITCH, NULL, NOWHERE},
    {"split-compile", "split-compile", VALUE, NULL, 0},
    {"Wreorder", "Wreorder", FIXED, "-Wreorder", 0},
#undef AT
};

/* ---- a command line ---- */

void rw_arguments_add(struct rw_arguments *arguments, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    int size = vsnprintf(NULL, 0, format, list);
    va_end(list);
    char *text = size < 0 ? NULL : rw_malloc((size_t)size + 1);
    arguments->failed |= !text || !rw_grow((void **)&arguments->items, &arguments->capacity,
                                           arguments->count + 2, sizeof(char *));
    if (arguments->failed) {
        rw_free(text);
        return;
    }
    va_start(list, format);
    vsnprintf(text, (size_t)size + 1, format, list);
    va_end(list);
    arguments->items[arguments->count++] = text;
    arguments->items[arguments->count] = NULL;
}

void rw_arguments_free(struct rw_arguments *arguments)
{
    for (size_t i = 0; i < arguments->count; i++) rw_free(arguments->items[i]);
    rw_free(arguments->items);
    *arguments = (struct rw_arguments){0};
}

/* ---- one option ---- */

/* Does the text begin with the name, and then end, have a value after '=', or, where a value may
 * follow at once, anything? *value is behind the name and the sign. */
static bool has_name(const char *text, const char *name, bool at_once, const char **value)
{
    size_t length = strlen(name);
    if (strncmp(text, name, length) != 0) return false;
    *value = text[length] == '=' ? text + length + 1 : text[length] ? text + length : NULL;
    return !text[length] || text[length] == '=' || at_once;
}

static const struct option *find(const char *text, const char **value)
{
    bool full = rw_starts_with(text, "--");
    if (*text++ != '-') return NULL;
    text += full;
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++) {
        const struct option *o = &options[i];
        bool at_once = o->kind == TEXT && !full && strlen(o->abbreviation) == 1;
        if (has_name(text, o->abbreviation, at_once, value)) return o;
        if (has_name(text, o->name, false, value)) return o;
    }
    return NULL;
}

static bool read_switch(const char *value, bool *out)
{
    *out = !value || !strcmp(value, "true");
    return *out || !strcmp(value, "false");
}

/* compute_75, sm_75, sm_90a, or several of which the first counts. */
static bool read_machine(const char *value, struct settings *settings)
{
    int end = 0;
    if (sscanf(value, "compute_%d%n", &settings->architecture, &end) < 1 &&
        sscanf(value, "sm_%d%n", &settings->architecture, &end) < 1)
        return false;
    settings->suffix = value[end] == 'a' || value[end] == 'f' ? value[end] : 0;
    return end && (!value[end + (settings->suffix != 0)]);
}

static bool apply(const struct option *option, const char *value, struct settings *settings,
                  struct rw_arguments *arguments)
{
    bool on;
    switch (option->kind) {
    case TEXT:
        rw_arguments_add(arguments, "%s", option->clang);
        rw_arguments_add(arguments, "%s", value);
        break;
    case FIXED:
        if (option->clang) rw_arguments_add(arguments, "%s", option->clang);
        break;
    case SWITCH:
        if (!read_switch(value, &on)) return false;
        if (option->at != NOWHERE) *(bool *)((char *)settings + option->at) = on;
        break;
    case VALUE:
        break;
    case STANDARD:
        settings->standard = value;
        break;
    case MACHINE:
        return read_machine(value, settings);
    }
    return true;
}

/* The value in the next option, for those that have one; of a switch it is true or false. */
static const char *next_value(const struct option *option, const char *next)
{
    if (!next || option->kind == FIXED) return NULL;
    if (option->kind == SWITCH) return strcmp(next, "true") && strcmp(next, "false") ? NULL : next;
    return next;
}

/* ---- all of them ---- */

/* The first version of PTX that every architecture of its age has, and every clang here. */
static const char *ptx_version(int architecture)
{
    return architecture < 100 ? "78" : "86";
}

static void add_settings(const struct settings *s, struct rw_arguments *arguments)
{
    char suffix[2] = {s->suffix, '\0'};
    bool flush = s->fast || s->flush, exact = s->exact_division && !s->fast;
    rw_arguments_add(arguments, "-std=%s", s->standard);
    rw_arguments_add(arguments, "--cuda-gpu-arch=sm_%d%s", s->architecture, suffix);
    rw_arguments_add(arguments, "--cuda-feature=+ptx%s", ptx_version(s->architecture));
    rw_arguments_add(arguments, "-Xclang"); /* clang-16 refuses the first itself */
    rw_arguments_add(arguments, "-ffp-contract=%s", s->fuse ? "fast-honor-pragmas" : "off");
    if (!s->fuse) rw_arguments_add(arguments, "-DRW_CUDA_NO_FMAD");
    if (s->fast) rw_arguments_add(arguments, "-DRW_CUDA_FAST");
    if (flush) {
        rw_arguments_add(arguments, "-DRW_CUDA_FLUSH");
        rw_arguments_add(arguments, "-fgpu-flush-denormals-to-zero");
    }
    if (!exact) {
        rw_arguments_add(arguments, "-mllvm");
        rw_arguments_add(arguments, "-nvptx-prec-divf32=%d", flush ? 0 : 1);
    }
    if (!s->exact_root || s->fast) rw_arguments_add(arguments, "-DRW_CUDA_FAST_ROOT");
}

const char *rw_clang_translate(unsigned count, const char *const *given,
                               struct rw_arguments *arguments)
{
    struct settings settings = {.exact_division = true,
                                .exact_root = true,
                                .fuse = true,
                                .architecture = 75,
                                .standard = "c++17"};
    for (unsigned i = 0; i < count; i++) {
        const char *value = NULL, *text = given[i];
        const struct option *option = find(text, &value);
        if (!option) return text;
        if (!value) {
            value = next_value(option, i + 1 < count ? given[i + 1] : NULL);
            if (value) i++;
        }
        bool wants = option->kind != FIXED && option->kind != SWITCH;
        if ((wants && !value) || !apply(option, value, &settings, arguments)) return text;
    }
    add_settings(&settings, arguments);
    return NULL;
}
