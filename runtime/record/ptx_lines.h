/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX that carries its own line numbers as .loc directives: machine code assembled from it says for
 * each instruction which line of the PTX it came from. The numbers are those of the text given, in
 * which the directives are not.
 */
#ifndef RW_PTX_LINES_H
#define RW_PTX_LINES_H

#define RW_PTX_LINES_FILE "megakernel.ptx"

/* malloc'ed; NULL: out of memory. */
char *rw_ptx_number_lines(const char *ptx);

#endif
