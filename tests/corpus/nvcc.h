/* SPDX-License-Identifier: Apache-2.0 */
/* Included first when nvcc compiles a source: it takes in the host's headers, where `index` is a
 * function, and ray programs like to call a variable that. */
#ifndef RW_TEST_CORPUS_NVCC_H
#define RW_TEST_CORPUS_NVCC_H

#include <string.h>
#include <strings.h>

#define index index_of_launch

#endif
