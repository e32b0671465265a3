/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What operations cost, from the machine code of a kernel: the sources name the lines of each
 * operation (#line in programs/study/common.cuh), and the assembler keeps the names. What is not
 * executed each time does not count, so that the bound stays one; of an operation that is in the
 * code several times, because its loop was unrolled, the mean does.
 */
#ifndef RW_STUDY_COSTS_H
#define RW_STUDY_COSTS_H

#include "tools/simulator/simulate.h"

/* Tools of a CUDA toolkit, malloc'ed; NULL: it is not there. */
struct study_tools {
    char *ptxas, *nvdisasm;
};

void study_find_tools(struct study_tools *tools);
void study_free_tools(struct study_tools *tools);

/* Replaces in *costs what the code says: nodes, leaves, triangles. False: *costs is as it was,
 * for a tool is missing or cannot read the kernel. architecture: compute_90 and the like; boxes:
 * that a lane tests in a step to the next node. */
bool study_count_costs(const struct study_tools *tools, const char *ptx, const char *architecture,
                       unsigned boxes, struct study_costs *costs);
/* The same from the disassembler's text. */
bool study_read_costs(const char *text, unsigned boxes, struct study_costs *costs);

#endif
