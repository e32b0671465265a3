/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of the pass lower_cpu. */
#ifndef RWC_LOWER_CPU_H
#define RWC_LOWER_CPU_H

#include "compiler/unit.h"

/* Surface accesses, and lookups in textures that are not plain (image.c). */
void rwc_lower_cpu_images(struct rwc_unit *unit, LLVMBuilderRef builder);
/* isspacep (space.c). */
void rwc_lower_cpu_spaces(struct rwc_unit *unit, LLVMBuilderRef builder);

#endif
