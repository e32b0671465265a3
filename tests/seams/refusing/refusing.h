/* SPDX-License-Identifier: Apache-2.0 */
/* What the back end that refuses everything has seen, for the test. */
#ifndef RW_TEST_REFUSING_H
#define RW_TEST_REFUSING_H

#include <stdint.h>

#define REFUSING_LANES 8
#define REFUSING_MESSAGE "the refusing back end lowers nothing"

extern uint64_t refusing_features; /* what the unit that came was specialised for */

#endif
