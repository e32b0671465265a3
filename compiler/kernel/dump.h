/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Numbered stages of one compilation, written to desc->dump_dir:
 *   00-<program>.ptx    the PTX the user gave, one for each program of the kernel
 *   NN-<pass>.ll        the module after pass NN
 *   99-megakernel.ptx   the result (for a CPU kernel: what a GPU would have got)
 *   report.json
 * All functions do nothing when there is no dump_dir. A directory that cannot be written is no
 * error of the compilation: the reason goes into the report.
 */
#ifndef RWC_DUMP_H
#define RWC_DUMP_H

#include "compiler/unit.h"

#define RWC_DUMP_UNNUMBERED ~0u
#define RWC_DUMP_LAST 99u /* sorts after every pass */

/* A program's name as part of a file's. */
#define RWC_DUMP_NAME_BYTES 128
void rwc_dump_safe_name(char out[RWC_DUMP_NAME_BYTES], const char *name);

bool rwc_dump_is_on(const struct rwc_unit *unit);
void rwc_dump_sources(struct rwc_unit *unit);
/* Honours desc->dump_pass. */
void rwc_dump_module(struct rwc_unit *unit, unsigned number, const char *pass);
/* With RWC_DUMP_UNNUMBERED the file is called just <name><extension>. */
void rwc_dump_text(struct rwc_unit *unit, unsigned number, const char *name, const char *extension,
                   const char *text, size_t length);

#endif
