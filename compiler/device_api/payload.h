/* SPDX-License-Identifier: Apache-2.0 */
/* What the two passes over payloads share. */
#ifndef RWC_PAYLOAD_H
#define RWC_PAYLOAD_H

#include <llvm-c/Core.h>
#include <stdbool.h>

/* A load of lane->payload. It is read once or, before LLVM merges loads, at each use. */
bool rwc_is_payload_load(LLVMValueRef value);

#endif
