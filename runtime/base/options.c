/* SPDX-License-Identifier: Apache-2.0 */
/* The environment variables, read, checked and explained by the table of options_table.h. */
#define _GNU_SOURCE /* secure_getenv */

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
#include "runtime/base/options_table.h"
#include "runtime/base/replacement.h"

const char *const rw_strategy_names[] = {"states", "structured", "direct", "batch", NULL};

const char *rw_option_name(size_t i)
{
    return i < rw_option_count ? rw_option_table[i].name : NULL;
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

static void add_values(struct text *t, const struct rw_option *option)
{
    const char *separator = "";
    if (option->type == RW_OPTION_NUMBER) add(t, "%u to %u", option->low, option->high);
    if (option->type == RW_OPTION_TIME) add(t, "%u to %u seconds", option->low, option->high);
    if (option->type == RW_OPTION_TEXT) add(t, "text");
    if (option->type == RW_OPTION_BYTES) add(t, "bytes, or a number with K, M or G behind it");
    if (option->type == RW_OPTION_DEVICE) add(t, "auto, cuda, cuda:N or cpu");
    if (option->type == RW_OPTION_KERNELS)
        add(t, "HASH=FILE with %d to %d digits of a kernel's hash, 0 to f (several with commas)",
            RW_HASH_DIGITS_LEAST, RW_HASH_DIGITS);
    for (size_t i = 0; option->choices[i]; i++, separator = ", ")
        add(t, "%s%s", separator, option->choices[i]);
    if (option->type == RW_OPTION_PASSES) {
        const char *pass;
        for (size_t i = 0; (pass = rwc_skippable_pass(i)); i++, separator = ", ")
            add(t, "%s%s", separator, pass);
    }
    if (option->type == RW_OPTION_FLAGS || option->type == RW_OPTION_PASSES)
        add(t, " (several with commas)");
}

char *rw_options_help(void)
{
    struct text t = {0};
    add(&t, "Raywright's environment variables:\n");
    for (size_t i = 0; i < rw_option_count; i++) {
        add(&t, "%s\n    values: ", rw_option_table[i].name);
        add_values(&t, &rw_option_table[i]);
        add(&t, "; default: %s\n    %s\n",
            rw_option_table[i].fallback ? rw_option_table[i].fallback : "not set",
            rw_option_table[i].help);
    }
    if (!t.failed) return t.bytes;
    rw_free(t.bytes);
    return NULL;
}

/* ---- reading ---- */

static bool read_number(const struct rw_option *option, const char *value, unsigned *out)
{
    char *end = NULL;
    errno = 0;
    unsigned long number = strtoul(value, &end, 10);
    if (errno || *end || *value < '0' || *value > '9') return false;
    if (number < option->low || number > option->high) return false;
    *out = (unsigned)number;
    return true;
}

/* Units are powers of 1024. */
static bool read_bytes(const char *value, uint64_t *out)
{
    static const char units[] = "KMG";
    char *end = NULL;
    errno = 0;
    *out = strtoull(value, &end, 10);
    if (errno || *value < '0' || *value > '9') return false;
    const char *unit = *end ? strchr(units, *end) : NULL;
    if (*end && (!unit || end[1])) return false;
    const unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;
    if (*out > UINT64_MAX >> shift) return false;
    *out <<= shift;
    return true;
}

/* Digits, or digits with a point among them; strtod would go by the application's locale. */
static bool read_time(const struct rw_option *option, const char *value, double *out)
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
static int find_choice(const struct rw_option *option, const char *value, size_t length)
{
    for (int i = 0; option->choices[i]; i++)
        if (strlen(option->choices[i]) == length && !memcmp(option->choices[i], value, length))
            return i;
    return -1;
}

static bool read_choice(const struct rw_option *option, const char *value, unsigned *out)
{
    int position = find_choice(option, value, strlen(value));
    *out = position < 0 ? 0 : (unsigned)position;
    return position >= 0;
}

static bool read_flags(const struct rw_option *option, const char *value, unsigned *out)
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

static bool is_text(enum rw_option_type type)
{
    return type == RW_OPTION_TEXT || type == RW_OPTION_DEVICE || type == RW_OPTION_PASSES ||
           type == RW_OPTION_KERNELS;
}

/* Stores a value that is present. False: it is not one this option may have; *no_memory is set when
 * that was the reason. */
static bool store(const struct rw_option *option, const char *value, struct rw_options *out,
                  bool *no_memory)
{
    void *target = (char *)out + option->offset;
    switch (option->type) {
    case RW_OPTION_NUMBER:
        return read_number(option, value, target);
    case RW_OPTION_BYTES:
        return read_bytes(value, target);
    case RW_OPTION_TIME:
        return read_time(option, value, target);
    case RW_OPTION_CHOICE:
        return read_choice(option, value, target);
    case RW_OPTION_FLAGS:
        return read_flags(option, value, target);
    case RW_OPTION_DEVICE:
        if (!is_device(value)) return false;
        break;
    case RW_OPTION_PASSES:
        if (!are_passes(value)) return false;
        break;
    case RW_OPTION_KERNELS:
        if (!rw_replacements_are_valid(value)) return false;
        break;
    case RW_OPTION_TEXT:
        break;
    }
    *(char **)target = rw_strdup(value);
    *no_memory = !*(char **)target;
    return !*no_memory;
}

/* The value that was meant, where a value is one of few and this is near to one; else NULL. Of
 * several with commas it is the first that is wrong. */
static const char *meant(const struct rw_option *option, const char *value)
{
    char word[64];
    size_t length = strcspn(value, ",");
    while (option->type == RW_OPTION_FLAGS && find_choice(option, value, length) >= 0 &&
           value[length]) {
        value += length + 1;
        length = strcspn(value, ",");
    }
    snprintf(word, sizeof word, "%.*s", (int)length, value);
    struct rw_nearest nearest = rw_nearest_to(word);
    for (size_t i = 0; option->choices[i]; i++) rw_nearest_offer(&nearest, option->choices[i]);
    return nearest.name;
}

static void complain(const struct rw_option *option, const char *value, char *error,
                     size_t error_size)
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
    for (size_t i = 0; i < rw_option_count; i++) {
        const char *value = secure_getenv(rw_option_table[i].name);
        bool no_memory = false;
        if (!value || !*value) value = rw_option_table[i].fallback;
        if (!value || store(&rw_option_table[i], value, out, &no_memory)) continue;
        if (no_memory)
            snprintf(error, error_size, "reading the environment: out of memory");
        else
            complain(&rw_option_table[i], value, error, error_size);
        rw_options_free(out);
        return no_memory ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_ERROR_INVALID_VALUE;
    }
    if (out->debug & RW_DEBUG_HELP) pthread_once(&helped, print_help);
    return RT_SUCCESS;
}

void rw_options_free(struct rw_options *options)
{
    if (!options) return;
    for (size_t i = 0; i < rw_option_count; i++)
        if (is_text(rw_option_table[i].type))
            rw_free(*(char **)((char *)options + rw_option_table[i].offset));
    *options = (struct rw_options){0};
}

unsigned rw_options_strategy(const struct rw_options *options)
{
    return options->strategy == RW_STRATEGY_AUTO ? RWC_STRATEGY_STATES : options->strategy;
}

uint32_t rw_options_page_size(const struct rw_options *options)
{
    return RW_LEAST_PAGE_SIZE << 2 * options->page_size;
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
