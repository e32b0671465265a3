/* SPDX-License-Identifier: Apache-2.0 */
/* The organisations of traversal that the study compares, as a table. */
#ifndef RW_STUDY_VARIANTS_H
#define RW_STUDY_VARIANTS_H

#include "tools/simulator/simulate.h"

enum study_part { STUDY_2009, STUDY_SECTION_5, STUDY_2012, STUDY_BATCH, STUDY_ORDERS, STUDY_PARTS };

struct study_variant {
    const char *name;
    enum study_part part;
    const char *source;  /* programs/study/<source>.cu */
    const char *defines; /* -D options with a space before each */
    unsigned leaf;       /* triangles of a leaf, at most */
    unsigned tree;       /* children of a node */
    enum study_order order;
    bool persistent; /* as many threads as fit */
    struct study_schedule schedule;
};

extern const struct study_variant study_variants[];
extern const unsigned study_variant_count;
/* What the parts are called, in the order of their tables. */
extern const char *const study_part_names[STUDY_PARTS];
extern const char *const study_part_titles[STUDY_PARTS];

/* Boxes that a lane tests in a step to the next node. */
static inline unsigned study_boxes(const struct study_variant *variant)
{
    return variant->tree == 2 ? 2 : 1;
}

/* Costs of a variant's operations where its machine code is not looked at (costs.h): what that said
 * at sm_90, and of fetching rays and of exchanging them the numbers of 2009. */
struct study_costs study_given_costs(const struct study_variant *variant);

#endif
