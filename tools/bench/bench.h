/* SPDX-License-Identifier: Apache-2.0 */
/* What the subcommands of `raywright bench` share: options, the context, the scene. */
#ifndef RW_BENCH_H
#define RW_BENCH_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "raywright.h"
#include "tools/mesh/mesh.h"

enum { BENCH_MAX_LAUNCHES = 256, BENCH_MAX_RAYS = 1 << 27 };

enum bench_geometry {
    BENCH_TRIANGLES, /* built-in triangles */
    BENCH_PROGRAM,   /* the same triangles by an intersection program */
    BENCH_SPHERES,   /* a sphere in each triangle's place */
    BENCH_MOVING,    /* built-in triangles that move by a tenth of the scene */
};

enum { BENCH_MAX_PROPERTIES = 8 };

struct bench_options {
    const char *scene;
    const char *const *files; /* ray files */
    int file_count;
    const char *device; /* NULL: the best one */
    const char *builder;
    enum bench_geometry geometry;
    unsigned launches, warm_ups;
    unsigned count; /* of rays that are made */
    bool refit, watertight, bound;
    const char *properties[BENCH_MAX_PROPERTIES]; /* NAME=VALUE */
    int property_count;
    const char *json; /* file to write; NULL: none */
};

struct bench {
    const struct bench_options *options;
    const struct mesh *mesh;
    enum bench_geometry geometry;
    RTcontext context;
    RTacceleration acceleration;
    RTbuffer rays, hits;
};

/* The mesh of the options; false after printing why it cannot be read. */
bool bench_read_mesh(const struct bench_options *options, struct mesh *out);
/* False after printing what failed. */
bool bench_check(struct bench *b, RTresult result, const char *doing);
#define BENCH_TRY(b, call)                                                                         \
    if (!bench_check(b, call, #call)) return false

/* Context and scene; ray generation 0 closest hit, 1 any hit. To be closed also if it fails. */
bool bench_open(struct bench *b, const struct bench_options *options, const struct mesh *mesh,
                enum bench_geometry geometry);
void bench_close(struct bench *b);
bool bench_fill_buffer(struct bench *b, RTbuffer buffer, RTformat format, size_t count,
                       const void *data, size_t bytes);
/* Of the acceleration and the context. */
bool bench_names(struct bench *b, const char **builder, char *device, size_t device_size);

/* Consumes the report. NULL: out of memory, or a path that is no UTF-8. */
bool bench_write_json(const struct bench_options *options, json_t *report);

int bench_traversal(const struct bench_options *options);
int bench_build(const struct bench_options *options);
int bench_prime(const struct bench_options *options);

#endif
