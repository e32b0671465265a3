/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The version of Raywright: major * 10000 + minor * 100 + micro. It is written here alone; the
 * build and rwGetVersion take it from this line. docs/embedding.md says what changes with which
 * part.
 */
#ifndef RAYWRIGHT_VERSION_H
#define RAYWRIGHT_VERSION_H

#define RAYWRIGHT_VERSION 300 /* 0.3.0 */

#endif
