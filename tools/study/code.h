/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The machine code of a kernel as nvdisasm writes it: blocks of instructions, what of the source is
 * in them, and which of them are executed how often.
 */
#ifndef RW_STUDY_CODE_H
#define RW_STUDY_CODE_H

#include <stdbool.h>
#include <stddef.h>

/* Names that #line gives to parts of the sources (programs/study/common.cuh). */
enum study_place {
    STUDY_AT_NODE,
    STUDY_AT_PUSH,
    STUDY_AT_POP,
    STUDY_AT_TAKE,
    STUDY_AT_TRIANGLE,
    STUDY_AT_FIRST_EDGE,
    STUDY_AT_SECOND_EDGE,
    STUDY_AT_LEAF,
    STUDY_PLACES /* anywhere else */
};

/* Instructions that are executed one after the other. */
struct study_block {
    unsigned instructions;
    unsigned at[STUDY_PLACES + 1]; /* of them, by place */
    unsigned products, divisions;  /* of nodes, of triangles */
    int next[2];                   /* blocks; -1: none */
    int loop;                      /* first block of the innermost loop; -1: none */
    int above;                     /* the last block that each way here leads through; -1 */
    bool reached;                  /* from the first */
    bool ends;                     /* the kernel, for some lanes or all */
    const char *label, *target;    /* in the text */
    unsigned label_size, target_size;
};

struct study_code {
    struct study_block *blocks;
    unsigned count;
    bool *before, *behind; /* [b * count + d]: each way to b, or from b, leads through d */
    bool *loops;           /* [first * count + b]: b is in the loop that begins with the first */
};

/* False: out of memory, or no instructions are in the text. */
bool study_read_code(const char *text, struct study_code *out);
void study_free_code(struct study_code *code);

/* Whether the two are executed equally often: neither without the other, and in the same loop. */
bool study_is_as_often(const struct study_code *code, unsigned a, unsigned b);
/* The instructions of all blocks that are executed as often as b. */
double study_count_with(const struct study_code *code, unsigned b);
/* The smallest loop around both that is larger than `inner` (-1: any), by its first block; -1:
 * there is none. */
int study_find_loop(const struct study_code *code, unsigned a, unsigned b, int inner);

#endif
