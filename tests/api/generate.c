/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reads runtime/api/functions.def and writes what is made of it:
 *   generate calls            C: one caller for each function, with a table of their parameters
 *   generate docs             docs/compatibility.md
 *   generate symbols main     names that the main drop-in library exports, sorted
 *   generate symbols helpers  the same of the helper library
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { STATE_WORKS, STATE_ACCEPTED, STATE_UNSUPPORTED, STATE_PENDING };
#define WORKS STATE_WORKS, ""
#define ACCEPTED(why) STATE_ACCEPTED, why
#define UNSUPPORTED(what) STATE_UNSUPPORTED, what
#define PENDING STATE_PENDING, ""

static const struct function {
    const char *group; /* an entry with a group has nothing else */
    const char *name, *since;
    enum state state;
    const char *note;
    const char *parameters; /* "(RTcontext context, int *out)" */
    bool is_void;
} functions[] = {
#define RW_GROUP(title) {.group = title},
#define RW_FUNCTION(name, since, state, parameters) {NULL, #name, since, state, #parameters, false},
#define RW_VOID_FUNCTION(name, since, state, parameters)                                           \
    {NULL, #name, since, state, #parameters, true},
#include "runtime/api/functions.def"
};

static const struct setting {
    const char *name, *why;
} settings[] = {
#undef RW_GROUP
#undef RW_FUNCTION
#undef RW_VOID_FUNCTION
#undef RW_SETTING
#define RW_GROUP(title)
#define RW_FUNCTION(name, since, state, parameters)
#define RW_VOID_FUNCTION(name, since, state, parameters)
#define RW_SETTING(name, why) {name, why},
#include "runtime/api/functions.def"
};

static const size_t count = sizeof functions / sizeof *functions;

/* ---- parameters ---- */

enum { MOST_PARAMETERS = 12, MOST_TEXT = 64 };

struct parameter {
    char type[MOST_TEXT], name[MOST_TEXT];
};

static unsigned parse(const char *text, struct parameter *out)
{
    unsigned n = 0;
    for (const char *at = text + 1; *at && *at != ')';) {
        size_t length = strcspn(at, ",)"), name = length;
        while (name && (isalnum((unsigned char)at[name - 1]) || at[name - 1] == '_')) name--;
        size_t type = name;
        while (type && at[type - 1] == ' ') type--;
        snprintf(out[n].type, MOST_TEXT, "%.*s", (int)type, at);
        snprintf(out[n].name, MOST_TEXT, "%.*s", (int)(length - name), at + name);
        n++;
        at += length;
        at += strspn(at, ", ");
    }
    return n;
}

static bool is_handle(const char *type)
{
    static const char *const handles[] = {
        "RTcontext",           "RTprogram",          "RTbuffer",        "RTgeometry",
        "RTgeometrytriangles", "RTgeometryinstance", "RTgeometrygroup", "RTgroup",
        "RTmaterial",          "RTselector",         "RTtransform",     "RTacceleration",
        "RTvariable",          "RTtexturesampler",   "RTobject",        "RTpostprocessingstage",
        "RTcommandlist",       "RTremotedevice",     "RTUtraversal"};
    for (size_t i = 0; i < sizeof handles / sizeof *handles; i++)
        if (!strcmp(handles[i], type)) return true;
    return false;
}

/* The member of union argument that carries a value of this type. */
static const char *member(const char *type)
{
    if (!strcmp(type, "float") || !strcmp(type, "double")) return "f";
    if (strchr(type, '*') || is_handle(type)) return "p";
    return strstr(type, "callback") ? "c" : "i";
}

/* ---- calls ---- */

static void write_caller(const struct function *f)
{
    struct parameter p[MOST_PARAMETERS];
    unsigned n = parse(f->parameters, p);
    printf("static RTresult call_%s(const union argument *a)\n{\n    %s%s(", f->name,
           f->is_void ? "" : "return ", f->name);
    for (unsigned i = 0; i < n; i++)
        printf("%s(%s)a[%u].%s", i ? ", " : "", p[i].type, i, member(p[i].type));
    printf(");\n%s}\n", f->is_void ? "    return RT_SUCCESS;\n" : "");
}

static void write_row(const struct function *f)
{
    static const char *const states[] = {"WORKS", "ACCEPTED", "UNSUPPORTED"};
    struct parameter p[MOST_PARAMETERS];
    unsigned n = parse(f->parameters, p);
    printf("    {\"%s\", %s, call_%s, %u, {", f->name, states[f->state], f->name, n);
    for (unsigned i = 0; i < n; i++)
        printf("%s{\"%s\", \"%s\", '%c'}", i ? ", " : "", p[i].type, p[i].name,
               is_handle(p[i].type) ? 'h' : *member(p[i].type));
    printf("}},\n");
}

/* The prototypes are declared once more: a header that says something else does not compile. */
static void write_calls(void)
{
    for (size_t i = 0; i < count; i++)
        if (!functions[i].group && functions[i].state != STATE_PENDING)
            printf("extern %s %s%s;\n", functions[i].is_void ? "void" : "RTresult",
                   functions[i].name, functions[i].parameters);
    for (size_t i = 0; i < count; i++)
        if (!functions[i].group && functions[i].state != STATE_PENDING) write_caller(&functions[i]);
    printf("static const struct function functions[] = {\n");
    for (size_t i = 0; i < count; i++)
        if (!functions[i].group && functions[i].state != STATE_PENDING) write_row(&functions[i]);
    printf("};\n");
}

/* ---- docs and symbols ---- */

static void write_docs(void)
{
    static const char *const states[] = {"works", "accepted, no effect", "not supported",
                                         "not there yet"};
    unsigned totals[4] = {0};
    for (size_t i = 0; i < count; i++) totals[functions[i].state] += !functions[i].group;
    printf(
        "# Compatibility\n\n"
        "Every function of the classic host interface and its state here. Written from\n"
        "`runtime/api/functions.def` by `tests/api/generate.c`; a test compares the two.\n\n"
        "Of %u functions %u work, %u are accepted without effect, %u return\n"
        "`RT_ERROR_NOT_SUPPORTED` with a message, %u are not there yet. Refused are Direct3D,\n"
        "remote devices, and OpenGL of Windows. Each that works is called by a test that knows\n"
        "what it should do, on the CPU and, unless no device sees it, on a GPU (`api.tested`).\n",
        totals[0] + totals[1] + totals[2] + totals[3], totals[0], totals[1], totals[2], totals[3]);
    for (size_t i = 0; i < count; i++) {
        const struct function *f = &functions[i];
        if (f->group)
            printf("\n## %s\n\n| function | since | state |\n|---|---|---|\n", f->group);
        else
            printf("| `%s` | %s | %s%s%s |\n", f->name, f->since, states[f->state],
                   *f->note ? ": " : "", f->note);
    }
}

static void write_settings(void)
{
    printf("\n## Settings without effect\n\n"
           "Functions that work accept these, and give them back; nothing else comes of it.\n\n"
           "| setting | why |\n|---|---|\n");
    for (size_t i = 0; i < sizeof settings / sizeof *settings; i++)
        printf("| %s | %s |\n", settings[i].name, settings[i].why);
}

static void write_prime(void)
{
    static const char *const names[] = {
#define RTP_FUNCTION(name, parameters) #name,
#include "runtime/prime/functions.def"
    };
    printf("\n## OptiX Prime\n\n"
           "A library of its own, whose %zu functions all work (`docs/prime.md`). Written from\n"
           "`runtime/prime/functions.def`.\n\n| function |\n|---|\n",
           sizeof names / sizeof *names);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) printf("| `%s` |\n", names[i]);
}

static int compare(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void write_symbols(bool helpers)
{
    static const char *names[sizeof functions / sizeof *functions];
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        if (!functions[i].group && !strncmp(functions[i].name, "rtu", 3) == helpers)
            names[n++] = functions[i].name;
    qsort(names, n, sizeof *names, compare);
    for (size_t i = 0; i < n; i++) printf("%s\n", names[i]);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (!strcmp(what, "calls"))
        write_calls();
    else if (!strcmp(what, "docs"))
        write_docs(), write_settings(), write_prime();
    else if (!strcmp(what, "symbols") && argc > 2)
        write_symbols(!strcmp(argv[2], "helpers"));
    else
        return fprintf(stderr, "usage: generate calls | docs | symbols main|helpers\n"), 2;
    return 0;
}
