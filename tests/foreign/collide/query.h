/* SPDX-License-Identifier: Apache-2.0 */
#ifndef QUERY_H
#define QUERY_H
struct Sweep { float from[3]; float to[3]; float radius; unsigned int body; };
struct Contact { float when; int other; int touched; int inside; };
#endif
