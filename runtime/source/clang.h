/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX with clang as a process, without a toolkit: source.h says what goes in and comes
 * out. What CUDA C has without includes is in include/raywright_cuda.
 */
#ifndef RW_CLANG_H
#define RW_CLANG_H

#include "runtime/source/source.h"

/* Where clang is: `setting` (a file, or a name to be found in PATH) if that is not NULL, else the
 * clang of the LLVM that the library was built with, else clang-16 or newer in PATH. False: there
 * is none, and `why` says what was looked for. */
bool rw_clang_find(const char *setting, char *out, size_t size, char *why, size_t why_size);

/* With `given_includes` clang sees no files but those of the folders of -I. */
RTresult rw_clang_compile(const char *clang, const struct rw_source *source, bool given_includes,
                          struct rw_source_result *out);

#endif
