/* SPDX-License-Identifier: Apache-2.0 */
/* What the subcommands of `raywright bench` share: options, the context, the scene. */
#ifndef RW_BENCH_H
#define RW_BENCH_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"
#include "tools/bench/mesh.h"

enum bench_geometry {
    BENCH_TRIANGLES, /* built-in triangles */
    BENCH_PROGRAM,   /* the same triangles by an intersection program */
    BENCH_SPHERES,   /* a sphere in each triangle's place */
};

struct bench_options {
    const char *scene;
    const char *const *files; /* ray files */
    int file_count;
    const char *device; /* NULL: the best one */
    const char *builder;
    enum bench_geometry geometry;
    unsigned launches, warm_ups;
    bool refit;
    const char *json; /* file to write; NULL: none */
};

struct bench {
    const struct bench_options *options;
    RTcontext context;
    struct mesh mesh;
    RTacceleration acceleration;
    RTbuffer vertices;
    RTgeometrytriangles triangles;
};

/* False after printing what failed. */
bool bench_check(struct bench *b, RTresult result, const char *doing);
#define BENCH_TRY(b, call)                                                                         \
    if (!bench_check(b, call, #call)) return false

bool bench_open(struct bench *b, const struct bench_options *options);
void bench_close(struct bench *b);
/* Context, mesh and scene; ray generation 0 closest hit, 1 any hit. */
bool bench_build_scene(struct bench *b);
bool bench_declare(struct bench *b, const char *name, RTvariable *out);
bool bench_fill_buffer(struct bench *b, RTbuffer buffer, RTformat format, size_t count,
                       const void *data, size_t bytes);
bool bench_buffer(struct bench *b, const char *name, unsigned type, RTformat format, size_t count,
                  const void *data, size_t bytes, RTbuffer *out);
double bench_median(double *values, size_t count);
bool bench_write_json(const struct bench_options *options, json_t *report);

int bench_traversal(const struct bench_options *options);
int bench_build(const struct bench_options *options);

#endif
