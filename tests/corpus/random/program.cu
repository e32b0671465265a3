// SPDX-License-Identifier: Apache-2.0
#include "program.h"

#include "program_state.h"
#include "case.inc"

GENERATED(, generated)
