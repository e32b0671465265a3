/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compiles a CUDA source to PTX with the compiler that a test is about:
 *   nvrtc                 the library, loaded at run time
 *   nvcc <path>, clang <path>
 *   raywright             clang with the headers of include/raywright_cuda, as the library runs it
 * `standard` is a C++ standard, "c++11". The folders of the public headers are searched for
 * includes. `options` are further ones, NULL at the end, or NULL.
 * Returns the text, to be freed. A compiler that is not there ends the program as skipped; a source
 * that does not compile prints the log and gives NULL.
 */
#ifndef RW_TEST_COMPILE_H
#define RW_TEST_COMPILE_H

char *compile_cuda(const char *compiler, const char *path, const char *standard, const char *source,
                   const char *const *options);

#endif
