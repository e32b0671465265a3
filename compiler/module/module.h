/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is inside an rwc_module, for the compiler's own files.
 */
#ifndef RWC_MODULE_H
#define RWC_MODULE_H

#include "compiler/module/interface.h"
#include "compiler/module/source_map.h"

struct rwc_module {
    char *name; /* what messages call it */
    char *text; /* the PTX as given */
    size_t length;
    struct rwc_ptx_module *ast; /* also owns what the interface points to */
    struct rwc_interface interface;
    uint8_t hash[16]; /* of the PTX text, without source positions if it was generated */
    bool generated;   /* compiled from the source `name`, whose lines messages give */
    struct rwc_source_map source_map; /* empty unless generated */
};

#endif
