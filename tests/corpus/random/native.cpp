// SPDX-License-Identifier: Apache-2.0
// A generated program on the host: prints its checksum.
#include <math.h>
#include <stdio.h>
#include <string.h>

#define DEVICE
#define TRACE
#include "csmith.h"
#include "state.h"

#include "case.inc"

int main()
{
    generated_main();
    printf("%u\n", checksum);
}
