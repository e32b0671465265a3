/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What operations cost, from the machine code of a kernel: the sources name the lines of each
 * operation (#line in programs/study/common.cuh), the assembler keeps the names, and the ways
 * through the code (code.h) say what is executed as often as a step to a node or the test of a
 * triangle, and what only in some lanes. What is executed when nobody knows does not count, so that
 * the bound stays one; of an operation that is in the code several times, because its loop was
 * unrolled, the mean does.
 */
#ifndef RW_STUDY_COSTS_H
#define RW_STUDY_COSTS_H

#include "tools/study/variants.h"

/* Tools of a CUDA toolkit, malloc'ed; NULL: it is not there. */
struct study_tools {
    char *ptxas, *nvdisasm;
};

void study_find_tools(struct study_tools *tools);
void study_free_tools(struct study_tools *tools);

/* Replaces in *costs what the code of a variant says: of those with a ray a lane all but what
 * fetching and exchanging rays costs, of others nodes and triangles. False: *costs is as it was,
 * for a tool is missing or cannot read the kernel. architecture: compute_90 and the like. */
bool study_count_costs(const struct study_tools *tools, const char *ptx, const char *architecture,
                       const struct study_variant *variant, struct study_costs *costs);
/* The same from the disassembler's text. */
bool study_read_costs(const char *text, const struct study_variant *variant,
                      struct study_costs *costs);

#endif
