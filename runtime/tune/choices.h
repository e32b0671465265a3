/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What can be chosen for a kernel without changing what it computes: a table with a row for each
 * choice, and settings, which are a value for each. A row more in choices.c, its number here and
 * its ways in search.c are all that a search needs; what a value does is where launches are
 * prepared (runtime/launch/tuner.c) or kernels made (runtime/launch/variant.c).
 */
#ifndef RW_CHOICES_H
#define RW_CHOICES_H

#include <stdbool.h>
#include <stddef.h>

#include "compiler/compiler.h"

enum rw_choice_id {
    RW_CHOICE_THRESHOLD, /* rw_launch.threshold */
    RW_CHOICE_REFILL,    /* rw_launch.refill */
    RW_CHOICE_STRATEGY,  /* enum rwc_strategy */
    RW_CHOICE_REGISTERS, /* rw_jit.max_registers; 0: the driver's choice */
    RW_CHOICES
};

enum { RW_CHOICE_VALUES = 8 };

/* A value for each choice. One that was set by hand need not be among those of the table. */
struct rw_setting {
    unsigned value[RW_CHOICES];
};

struct rw_choice {
    const char *name;
    unsigned values[RW_CHOICE_VALUES]; /* neighbours are alike: the search goes from one to next */
    unsigned count;
    bool needs_kernel; /* another kernel than the one there is has to be made */
    bool (*applies)(const struct rwc_target_info *target); /* changes anything there */
    bool (*matters)(const struct rw_setting *others);      /* or with these */
    const char *const *names;                              /* of values; NULL: they are numbers */
};

/* Those that need no other kernel come first, then what may gain most. */
extern const struct rw_choice rw_choices[RW_CHOICES];

bool rw_setting_equal(const struct rw_setting *a, const struct rw_setting *b);
/* Whether both can be had of one kernel. */
bool rw_setting_same_kernel(const struct rw_setting *a, const struct rw_setting *b);

/* "threshold=20 refill=8 strategy=states registers=0" */
#define RW_SETTING_TEXT 96
void rw_setting_write(const struct rw_setting *setting, char out[RW_SETTING_TEXT]);
/* The other way round; returns what follows the text, NULL where it is no setting. */
const char *rw_setting_read(const char *text, struct rw_setting *out);

#endif
