/* SPDX-License-Identifier: Apache-2.0 */
/* The shared library is made of raywright_objects alone; CMake wants one source file. */
extern int rw_library_has_no_source_of_its_own;
