/* SPDX-License-Identifier: Apache-2.0 */
/* Changes of inputs that are no text: those of the driver. */
#include "tests/fuzz/targets.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    for (unsigned k = 0; k <= seed % 4; k++) size = LLVMFuzzerMutate(data, size, max_size);
    return size;
}
