/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The sources that the line tables of a recording name: copies of them in sources/, and
 * sources.json, which maps their paths to these. A source that was compiled from a string has been
 * left there by the library.
 */
#ifndef RW_SOURCES_H
#define RW_SOURCES_H

void rw_collect_sources(const char *folder);

#endif
