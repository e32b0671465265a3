/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The environment variables: one table says what each is called, where its value goes, what it may
 * be, and what the help text says.
 */
#include "runtime/base/options.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/base/device_choice.h"
#include "runtime/base/memory.h"
#include "runtime/base/nearest.h"
#include "runtime/base/replacement.h"

enum type {
    TYPE_TEXT,    /* char *, any text; empty counts as not set */
    TYPE_DEVICE,  /* char *, a device name */
    TYPE_NUMBER,  /* unsigned, low..high */
    TYPE_TIME,    /* double, low..high seconds, with a decimal point or without */
    TYPE_CHOICE,  /* unsigned, one of `choices`, by position */
    TYPE_FLAGS,   /* unsigned, bits of `choices`, comma-separated */
    TYPE_PASSES,  /* char *, names of passes that can be left out, comma-separated */
    TYPE_KERNELS, /* char *, files to run in the place of kernels: replacement.h */
};

struct option {
    const char *name;
    enum type type;
    size_t offset;        /* in struct rw_options */
    const char *fallback; /* used when the variable is not set; NULL: none */
    const char *choices[6];
    unsigned low, high;
    const char *help;
};

const char *const rw_strategy_names[] = {"states", "structured", "direct", NULL};

#define AT(member) offsetof(struct rw_options, member)

static const struct option table[] = {
    {"RW_DEBUG",
     TYPE_FLAGS,
     AT(debug),
     NULL,
     {"help", "log", "verify", "loops"},
     0,
     0,
     "help: print this table. log: usage reports go to stderr when the application asks for none. "
     "verify: check the program after every pass of the compiler, and say on stderr, or to the "
     "application's usage report, what launches find wrong with the programs. "
     "loops: a launch that is cancelled leaves loops of its programs too, which makes them "
     "slower."},
    {"RW_DEVICE",
     TYPE_DEVICE,
     AT(device),
     "auto",
     {0},
     0,
     0,
     "auto (a GPU if there is one), cuda, cuda:N or cpu; several as cuda:0,cuda:1."},
    {"RW_THREADS",
     TYPE_NUMBER,
     AT(threads),
     "0",
     {0},
     0,
     1024,
     "Threads of the CPU device; 0 is one for each core."},
    {"RW_STRATEGY",
     TYPE_CHOICE,
     AT(strategy),
     "auto",
     {"states", "structured", "direct", "auto"},
     0,
     0,
     "How rtTrace is compiled: states (suspended and resumed), structured (the same with "
     "structured control flow), direct (a plain call); auto is states, for pipelines of OptiX 7 "
     "whose paths are loops of one program direct."},
    {"RW_THRESHOLD",
     TYPE_NUMBER,
     AT(threshold),
     "0",
     {0},
     0,
     32,
     "A warp leaves traversal when fewer than this many of its lanes traverse; 0 is the built-in "
     "value."},
    {"RW_REFILL",
     TYPE_NUMBER,
     AT(refill),
     "0",
     {0},
     0,
     32,
     "A warp draws launch indices when this many of its lanes are idle; 0 is the built-in value."},
    {"RW_NODES",
     TYPE_CHOICE,
     AT(nodes),
     "auto",
     {"auto", "compressed", "narrow"},
     0,
     0,
     "Nodes of a GPU's trees: compressed (eight children, few bytes), narrow (four, few "
     "instructions), auto (narrow where little is in the scene)."},
    {"RW_TUNE",
     TYPE_CHOICE,
     AT(tune),
     "off",
     {"off", "on", "found"},
     0,
     0,
     "on: other settings are tried on the application's own launches, and the fastest is kept in "
     "the disk cache; found: what was found is used, and nothing tried."},
    {"RW_DUMP_DIR",
     TYPE_TEXT,
     AT(dump_dir),
     NULL,
     {0},
     0,
     0,
     "Folder that receives every stage of compilation as numbered files."},
    {"RW_DUMP_PASS",
     TYPE_TEXT,
     AT(dump_pass),
     NULL,
     {0},
     0,
     0,
     "Name of the only pass to dump after; not set: all."},
    {"RW_SKIP_PASS",
     TYPE_PASSES,
     AT(skip_pass),
     NULL,
     {0},
     0,
     0,
     "Passes of the compiler to leave out."},
    {"RW_CACHE_DIR",
     TYPE_TEXT,
     AT(cache_dir),
     NULL,
     {0},
     0,
     0,
     "Folder of the kernel cache, or off; not set: $OPTIX_CACHE_PATH, "
     "$XDG_CACHE_HOME/raywright or ~/.cache/raywright."},
    {"RW_MAX_REGISTERS",
     TYPE_NUMBER,
     AT(max_registers),
     "0",
     {0},
     0,
     255,
     "Most registers a thread of a GPU kernel may use; 0 leaves it to the driver."},
    {"RW_JIT_OPT_LEVEL",
     TYPE_NUMBER,
     AT(jit_level),
     "4",
     {0},
     0,
     4,
     "How hard the driver optimises GPU kernels."},
    {"RW_REPLACE_PTX",
     TYPE_KERNELS,
     AT(replace_ptx),
     NULL,
     {0},
     0,
     0,
     "HASH=FILE (several with commas): the PTX in FILE runs instead of the GPU kernel of that "
     "hash, "
     "which may be shortened; 'raywright ptx' writes such files."},
    {"RW_RECORD_DIR",
     TYPE_TEXT,
     AT(record_dir),
     NULL,
     {0},
     0,
     0,
     "Folder that receives kernels and launches; 'raywright record' sets it."},
    {"RW_PROFILE",
     TYPE_NUMBER,
     AT(profile),
     "0",
     {0},
     0,
     1,
     "1: kernels count what they do, for a recording; 'raywright record --profile' sets it."},
    {"RW_REPORT_DIR",
     TYPE_TEXT,
     AT(report_dir),
     NULL,
     {0},
     0,
     0,
     "Folder that receives, when the process ends, what pipelines of OptiX 7 did; 'raywright run' "
     "sets it."},
    {"RW_TIME_LIMIT",
     TYPE_TIME,
     AT(time_limit),
     "0",
     {0},
     0,
     1000000,
     "Seconds after which a launch is ended, with RT_TIMEOUT_CALLBACK; 0: never."},
    {"RW_CUDA_COMPILER",
     TYPE_CHOICE,
     AT(cuda_compiler),
     "auto",
     {"auto", "nvrtc", "clang"},
     0,
     0,
     "What compiles programs in CUDA C: nvrtc (NVIDIA's), clang (with Raywright's headers), auto "
     "(NVRTC, or clang where that is missing)."},
    {"RW_NVRTC",
     TYPE_TEXT,
     AT(nvrtc),
     NULL,
     {0},
     0,
     0,
     "libnvrtc.so, or the folder it is in; not set: it is searched for."},
    {"RW_CLANG",
     TYPE_TEXT,
     AT(clang),
     NULL,
     {0},
     0,
     0,
     "The program clang, version 16 or newer; not set: that of the LLVM of this library, or one in "
     "PATH."},
};

enum { OPTION_COUNT = sizeof(table) / sizeof(table[0]) };
_Static_assert((int)RWC_STRATEGY_STATES == 0 && (int)RWC_STRATEGY_STRUCTURED == 1 &&
                   (int)RWC_STRATEGY_DIRECT == 2 && (int)RW_STRATEGY_AUTO == 3,
               "choices of RW_STRATEGY are in the order of enum rwc_strategy");
_Static_assert((int)RW_TUNE_OFF == 0 && (int)RW_TUNE_ON == 1 && (int)RW_TUNE_FOUND == 2,
               "choices of RW_TUNE are in the order of RWtune");

const char *rw_option_name(size_t i)
{
    return i < OPTION_COUNT ? table[i].name : NULL;
}

/* ---- text that grows; `failed` sticks ---- */

struct text {
    char *bytes;
    size_t length, capacity;
    bool failed;
};

static void add(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(struct text *t, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    t->failed |=
        size < 0 || !rw_grow((void **)&t->bytes, &t->capacity, t->length + (size_t)size + 1, 1);
    if (t->failed) return;
    va_start(arguments, format);
    vsnprintf(t->bytes + t->length, (size_t)size + 1, format, arguments);
    va_end(arguments);
    t->length += (size_t)size;
}

static void add_values(struct text *t, const struct option *option)
{
    const char *separator = "";
    if (option->type == TYPE_NUMBER) add(t, "%u to %u", option->low, option->high);
    if (option->type == TYPE_TIME) add(t, "%u to %u seconds", option->low, option->high);
    if (option->type == TYPE_TEXT) add(t, "text");
    if (option->type == TYPE_DEVICE) add(t, "auto, cuda, cuda:N or cpu");
    if (option->type == TYPE_KERNELS)
        add(t, "HASH=FILE with %d to %d digits of a kernel's hash, 0 to f (several with commas)",
            RW_HASH_DIGITS_LEAST, RW_HASH_DIGITS);
    for (size_t i = 0; option->choices[i]; i++, separator = ", ")
        add(t, "%s%s", separator, option->choices[i]);
    if (option->type == TYPE_PASSES) {
        const char *pass;
        for (size_t i = 0; (pass = rwc_skippable_pass(i)); i++, separator = ", ")
            add(t, "%s%s", separator, pass);
    }
    if (option->type == TYPE_FLAGS || option->type == TYPE_PASSES) add(t, " (several with commas)");
}

char *rw_options_help(void)
{
    struct text t = {0};
    add(&t, "Raywright's environment variables:\n");
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        add(&t, "%s\n    values: ", table[i].name);
        add_values(&t, &table[i]);
        add(&t, "; default: %s\n    %s\n", table[i].fallback ? table[i].fallback : "not set",
            table[i].help);
    }
    if (!t.failed) return t.bytes;
    rw_free(t.bytes);
    return NULL;
}

/* ---- reading ---- */

static bool read_number(const struct option *option, const char *value, unsigned *out)
{
    char *end = NULL;
    errno = 0;
    unsigned long number = strtoul(value, &end, 10);
    if (errno || *end || *value < '0' || *value > '9') return false;
    if (number < option->low || number > option->high) return false;
    *out = (unsigned)number;
    return true;
}

/* Digits, or digits with a point among them; strtod would go by the application's locale. */
static bool read_time(const struct option *option, const char *value, double *out)
{
    double number = 0, unit = 1;
    size_t digits = strspn(value, "0123456789.");
    const char *point = strchr(value, '.');
    if (value[digits] || (point && strchr(point + 1, '.')) || digits == (point != NULL))
        return false;
    for (; *value; value++) {
        if (value == point) continue;
        number = number * 10 + (*value - '0');
        if (point && value > point) unit *= 10;
    }
    *out = number / unit;
    return *out >= option->low && *out <= option->high;
}

/* Position of the first `length` characters of `value` among the choices, -1 if absent. */
static int find_choice(const struct option *option, const char *value, size_t length)
{
    for (int i = 0; option->choices[i]; i++)
        if (strlen(option->choices[i]) == length && !memcmp(option->choices[i], value, length))
            return i;
    return -1;
}

static bool read_choice(const struct option *option, const char *value, unsigned *out)
{
    int position = find_choice(option, value, strlen(value));
    *out = position < 0 ? 0 : (unsigned)position;
    return position >= 0;
}

static bool read_flags(const struct option *option, const char *value, unsigned *out)
{
    *out = 0;
    while (*value) {
        size_t length = strcspn(value, ",");
        int position = find_choice(option, value, length);
        if (position < 0) return false;
        *out |= 1u << position;
        value += length + (value[length] == ',');
    }
    return true;
}

static bool is_device(const char *value)
{
    struct rw_device_choice choice;
    return rw_device_choice_parse(value, &choice);
}

static bool are_passes(const char *value)
{
    while (*value) {
        size_t length = strcspn(value, ",");
        const char *pass;
        for (size_t i = 0; (pass = rwc_skippable_pass(i)); i++)
            if (strlen(pass) == length && !memcmp(pass, value, length)) break;
        if (!pass) return false;
        value += length + (value[length] == ',');
    }
    return true;
}

static bool is_text(enum type type)
{
    return type == TYPE_TEXT || type == TYPE_DEVICE || type == TYPE_PASSES || type == TYPE_KERNELS;
}

/* Stores a value that is present. False: it is not one this option may have; *no_memory is set when
 * that was the reason. */
static bool store(const struct option *option, const char *value, struct rw_options *out,
                  bool *no_memory)
{
    void *target = (char *)out + option->offset;
    switch (option->type) {
    case TYPE_NUMBER:
        return read_number(option, value, target);
    case TYPE_TIME:
        return read_time(option, value, target);
    case TYPE_CHOICE:
        return read_choice(option, value, target);
    case TYPE_FLAGS:
        return read_flags(option, value, target);
    case TYPE_DEVICE:
        if (!is_device(value)) return false;
        break;
    case TYPE_PASSES:
        if (!are_passes(value)) return false;
        break;
    case TYPE_KERNELS:
        if (!rw_replacements_are_valid(value)) return false;
        break;
    case TYPE_TEXT:
        break;
    }
    *(char **)target = rw_strdup(value);
    *no_memory = !*(char **)target;
    return !*no_memory;
}

/* The value that was meant, where a value is one of few and this is near to one; else NULL. Of
 * several with commas it is the first that is wrong. */
static const char *meant(const struct option *option, const char *value)
{
    char word[64];
    size_t length = strcspn(value, ",");
    while (option->type == TYPE_FLAGS && find_choice(option, value, length) >= 0 && value[length]) {
        value += length + 1;
        length = strcspn(value, ",");
    }
    snprintf(word, sizeof word, "%.*s", (int)length, value);
    struct rw_nearest nearest = rw_nearest_to(word);
    for (size_t i = 0; option->choices[i]; i++) rw_nearest_offer(&nearest, option->choices[i]);
    return nearest.name;
}

static void complain(const struct option *option, const char *value, char *error, size_t error_size)
{
    struct text t = {0};
    add_values(&t, option);
    const char *near = meant(option, value);
    snprintf(error, error_size, "environment variable %s is \"%s\"; it may be %s%s%s", option->name,
             value, t.failed ? "something else" : t.bytes, near ? "; the nearest is " : "",
             near ? near : "");
    rw_free(t.bytes);
}

static void print_help(void)
{
    char *help = rw_options_help();
    if (help) fputs(help, stderr);
    rw_free(help);
}

RTresult rw_options_read(struct rw_options *out, char *error, size_t error_size)
{
    static pthread_once_t helped = PTHREAD_ONCE_INIT;
    *out = (struct rw_options){0};
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const char *value = getenv(table[i].name);
        bool no_memory = false;
        if (!value || !*value) value = table[i].fallback;
        if (!value || store(&table[i], value, out, &no_memory)) continue;
        if (no_memory)
            snprintf(error, error_size, "reading the environment: out of memory");
        else
            complain(&table[i], value, error, error_size);
        rw_options_free(out);
        return no_memory ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_ERROR_INVALID_VALUE;
    }
    if (out->debug & RW_DEBUG_HELP) pthread_once(&helped, print_help);
    return RT_SUCCESS;
}

void rw_options_free(struct rw_options *options)
{
    if (!options) return;
    for (size_t i = 0; i < OPTION_COUNT; i++)
        if (is_text(table[i].type)) rw_free(*(char **)((char *)options + table[i].offset));
    *options = (struct rw_options){0};
}

unsigned rw_options_strategy(const struct rw_options *options)
{
    return options->strategy == RW_STRATEGY_AUTO ? RWC_STRATEGY_STATES : options->strategy;
}

struct rw_schedule rw_options_schedule(const struct rw_options *options, bool paths,
                                       bool in_small_trees)
{
    struct rw_schedule schedule = {RW_TRAVERSAL_THRESHOLD, RW_REFILL_LANES};
    if (paths) schedule.refill = RW_PATH_REFILL;
    if (paths && in_small_trees)
        schedule = (struct rw_schedule){RW_SMALL_TREE_THRESHOLD, RW_SMALL_TREE_REFILL};
    if (options->threshold) schedule.threshold = options->threshold;
    if (options->refill) schedule.refill = options->refill;
    return schedule;
}
