/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The environment variables: one table says what each is called, where its value goes, what it may
 * be, and what the help text says. options.c reads by it.
 */
#ifndef RW_OPTIONS_TABLE_H
#define RW_OPTIONS_TABLE_H

#include <stddef.h>

enum rw_option_type {
    RW_OPTION_TEXT,    /* char *, any text; empty counts as not set */
    RW_OPTION_DEVICE,  /* char *, a device name */
    RW_OPTION_NUMBER,  /* unsigned, low..high */
    RW_OPTION_BYTES,   /* uint64_t, digits and perhaps K, M or G */
    RW_OPTION_TIME,    /* double, low..high seconds, with a decimal point or without */
    RW_OPTION_CHOICE,  /* unsigned, one of `choices`, by position */
    RW_OPTION_FLAGS,   /* unsigned, bits of `choices`, comma-separated */
    RW_OPTION_PASSES,  /* char *, names of passes that can be left out, comma-separated */
    RW_OPTION_KERNELS, /* char *, files to run in the place of kernels: replacement.h */
};

struct rw_option {
    const char *name;
    enum rw_option_type type;
    size_t offset;        /* in struct rw_options */
    const char *fallback; /* used when the variable is not set; NULL: none */
    const char *choices[6];
    unsigned low, high;
    const char *help;
};

extern const struct rw_option rw_option_table[];
extern const size_t rw_option_count;

#endif
