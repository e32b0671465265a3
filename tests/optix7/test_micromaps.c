/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Opacity micromaps: which part of a triangle a place is, and what its state makes of a hit there,
 * with flags of rays and instances.
 */
#include "tests/optix7/micromaps.h"

static const unsigned any_hit_flags[] = {0, 0};

static struct optix7_build_input with_micromaps(unsigned count, optix7_address array)
{
    struct optix7_build_input input = squares(count, 0, any_hit_flags);
    input.of.triangles.micromaps =
        (struct optix7_micromaps){.mode = OPTIX7_MICROMAPS_LINEAR, .array = array};
    return input;
}

static void check_results(const uint32_t (*results)[2], const uint32_t *wanted, unsigned count,
                          int *rw_failed)
{
    for (unsigned i = 0; i < count; i++) {
        if (results[i][0] != wanted[i])
            fprintf(stderr, "point %u: %u, not %u\n", i, results[i][0], wanted[i]);
        CHECK_EQ(results[i][0], wanted[i]);
    }
}

/* By hand: the triangle at each vertex, and the one between them. */
TEST(first_level)
{
    struct world *w = take(sizeof(*w));
    const unsigned char states[] = {FOUR_STATES};
    const struct point points[] = {{.1f, .1f},   {.3f, .3f},  {.8f, .1f}, {.1f, .8f},
                                   {.45f, .45f}, {.45f, .1f}, {.1f, .35f}};
    const uint32_t wanted[] = {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN,
                               TAKEN,  TAKEN, MISSED};
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = with_micromaps(1, array_of_level_1(&w->f, states, 1));
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    check_results(probe(w, handle, 0, points, 7, rw_failed), wanted, 7, rw_failed);
}

/* ---- all levels ---- */

enum { LEVELS = OPTIX7_MICROMAP_LEVELS + 1, FORMATS = 2, MAPS = LEVELS * FORMATS, PROBES = 256 };

static unsigned state_at(const unsigned char *states, unsigned format, uint32_t number)
{
    const uint32_t bit = format * number;
    return states[bit / 8] >> bit % 8 & (format == 1 ? 1 : 3);
}

/* At random, but for those of few triangles, of which all are. */
static uint32_t number_of(unsigned level, unsigned probe)
{
    const uint32_t count = 1u << 2 * level;
    return count <= PROBES ? probe % count : (uint32_t)rand() % count;
}

TEST(levels)
{
    static const uint32_t results_of[] = {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN};
    struct world *w = take(sizeof(*w));
    struct rw_micromap *descs = take(MAPS * sizeof(*descs));
    struct point *points = take(MAPS * PROBES * sizeof(*points));
    uint32_t *wanted = take(MAPS * PROBES * sizeof(*wanted)), size = 0;
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < MAPS; i++) {
        descs[i] = (struct rw_micromap){size, (unsigned short)(i / FORMATS),
                                        (unsigned short)(1 + i % FORMATS)};
        size += bytes_of(descs[i].level, descs[i].format);
    }
    unsigned char *states = take(size);
    for (uint32_t i = 0; i < size; i++) states[i] = (unsigned char)(rand() >> 7);
    for (unsigned i = 0; i < MAPS * PROBES; i++) {
        const struct rw_micromap *map = &descs[i / PROBES];
        const uint32_t number = number_of(map->level, i % PROBES);
        points[i] = middle_in(i / PROBES, map->level, number);
        wanted[i] = results_of[state_at(states + map->offset, map->format, number)];
    }
    struct optix7_build_input input = with_micromaps(MAPS, build_array(&w->f, states, descs, MAPS));
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    check_results(probe(w, handle, 0, points, MAPS * PROBES, rw_failed), wanted, MAPS * PROBES,
                  rw_failed);
}

/* ---- which a triangle has ---- */

/* Indices of two and of four bytes, with numbers that stand for whole triangles. */
TEST(indices)
{
    enum { COUNT = 6, STRIDE = 3 };
    static const int indices[COUNT] = {1, -1, 0, -2, -3, -4};
    static const uint32_t of_map[2][4] = {{MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN},
                                          {TAKEN, TAKEN, MISSED, MISSED}};
    static const uint32_t predefined[] = {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN};
    const unsigned char states[] = {0xff, FOUR_STATES, 0x05};
    uint32_t wanted[4 * COUNT];
    struct world *w = take(sizeof(*w));
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    for (int i = 0; i < 4 * COUNT; i++)
        wanted[i] =
            indices[i / 4] < 0 ? predefined[-1 - indices[i / 4]] : of_map[indices[i / 4]][i % 4];
    struct optix7_build_input input = with_micromaps(COUNT, array_of_level_1(&w->f, states, 3));
    struct optix7_micromaps *m = &input.of.triangles.micromaps;
    m->mode = OPTIX7_MICROMAPS_INDEXED;
    m->index_offset = 1; /* not of what is predefined */
    for (unsigned size = 2; size <= 4; size += 2) {
        unsigned char *array = take(COUNT * STRIDE * size);
        for (int i = 0; i < COUNT; i++) memcpy(array + i * STRIDE * size, &indices[i], size);
        m->indices = ADDRESS(array);
        m->index_size = size;
        m->index_stride = STRIDE * size;
        optix7_handle handle = build(&w->f, &input, 1, 0);
        CHECK(handle);
        check_results(probe(w, handle, 0, all_middles(COUNT), 4 * COUNT, rw_failed), wanted,
                      4 * COUNT, rw_failed);
    }
}

/* What is predefined needs no array. */
TEST(without_an_array)
{
    static const int indices[] = {-2, -1};
    static const uint32_t wanted[] = {TAKEN, TAKEN, TAKEN, TAKEN, MISSED, MISSED, MISSED, MISSED};
    struct world *w = take(sizeof(*w));
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = with_micromaps(2, 0);
    input.of.triangles.micromaps.mode = OPTIX7_MICROMAPS_INDEXED;
    input.of.triangles.micromaps.indices =
        ADDRESS(memcpy(take(sizeof(indices)), indices, sizeof(indices)));
    input.of.triangles.micromaps.index_size = 4;
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    check_results(probe(w, handle, 0, all_middles(2), 8, rw_failed), wanted, 8, rw_failed);
}

/* One input has none, another begins at a number of its own; vertices are kept as well. */
TEST(inputs)
{
    static const uint32_t wanted[] = {ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN,
                                      ASKED_AND_TAKEN, MISSED,          TAKEN,
                                      ASKED_AND_TAKEN, ASKED_AND_TAKEN};
    const unsigned char states[] = {FOUR_STATES};
    struct world *w = take(sizeof(*w));
    open_probe(w, true, true, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(1, 0, any_hit_flags),
                                          with_micromaps(1, array_of_level_1(&w->f, states, 1))};
    float *corners = (float *)(uintptr_t)inputs[1].of.triangles.vertices[0];
    for (int i = 0; i < 9; i += 3) corners[i] += 1;
    inputs[1].of.triangles.primitive_offset = 1000;
    for (unsigned flags = 0; flags <= OPTIX7_BUILD_VERTEX_ACCESS; flags += 0x10) {
        optix7_handle handle = build(&w->f, inputs, 2, flags);
        CHECK(handle);
        check_results(probe(w, handle, 0, all_middles(2), 8, rw_failed), wanted, 8, rw_failed);
    }
}

/* ---- flags ---- */

static void check_flags(struct world *w, optix7_handle handle, uint32_t ray_flags,
                        const uint32_t wanted[4], int *rw_failed)
{
    check_results(probe(w, handle, ray_flags, all_middles(1), 4, rw_failed), wanted, 4, rw_failed);
}

/* A pipeline, and a triangle with a micromap of the four states; 0: it failed. */
static optix7_handle open_four_states(struct world *w, bool micromaps, bool any_hit, int *rw_failed)
{
    const unsigned char states[] = {FOUR_STATES};
    open_probe(w, micromaps, any_hit, rw_failed);
    if (*rw_failed) return 0;
    struct optix7_build_input input = with_micromaps(1, array_of_level_1(&w->f, states, 1));
    return build(&w->f, &input, 1, 0);
}

struct flags_case {
    uint32_t flags, wanted[4];
};

TEST(flags_of_rays)
{
    static const struct flags_case cases[] = {
        {0, {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN}},
        {1, {MISSED, TAKEN, TAKEN, TAKEN}},
        {2, {MISSED, ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN}},
        {4, {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN}},
        {0x400, {MISSED, TAKEN, MISSED, TAKEN}},
        {0x402, {MISSED, ASKED_AND_TAKEN, MISSED, ASKED_AND_TAKEN}}};
    struct world *w = take(sizeof(*w));
    optix7_handle handle = open_four_states(w, true, true, rw_failed);
    CHECK(handle);
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        check_flags(w, handle, cases[i].flags, cases[i].wanted, rw_failed);
}

/* Of two instances, the other of which is elsewhere. */
static optix7_handle place_with(struct world *w, optix7_handle child, uint32_t flags)
{
    struct optix7_instance *placed = take(2 * sizeof(*placed));
    place_row(placed, 2, child, 100, 0);
    placed[0].flags = flags;
    struct optix7_build_input instances = instances_of(placed, 2);
    return build(&w->f, &instances, 1, 0);
}

TEST(flags_of_instances)
{
    static const struct flags_case cases[] = {
        {0, {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN}},
        {4, {MISSED, TAKEN, TAKEN, TAKEN}},
        {0x10, {MISSED, TAKEN, MISSED, TAKEN}},
        {0x20, {ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN}}};
    struct world *w = take(sizeof(*w));
    optix7_handle child = open_four_states(w, true, true, rw_failed);
    CHECK(child);
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        check_flags(w, place_with(w, child, cases[i].flags), 0, cases[i].wanted, rw_failed);
}

/* A pipeline without any-hit programs takes what is not transparent; one without micromaps does not
 * know of them. */
TEST(pipelines)
{
    static const uint32_t without_any_hit[] = {MISSED, TAKEN, TAKEN, TAKEN};
    static const uint32_t without_micromaps[] = {ASKED_AND_TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN,
                                                 ASKED_AND_TAKEN};
    for (int micromaps = 0; micromaps < 2; micromaps++) {
        struct world *w = take(sizeof(*w));
        optix7_handle handle = open_four_states(w, micromaps, !micromaps, rw_failed);
        CHECK(handle);
        check_flags(w, handle, 0, micromaps ? without_any_hit : without_micromaps, rw_failed);
    }
}

/* Triangles that move along their rays, with a place of theirs at rest. */
TEST(motion)
{
    static const uint32_t wanted[] = {MISSED, TAKEN, ASKED_AND_TAKEN, ASKED_AND_TAKEN};
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {2, 0, 0, 1}};
    const unsigned char states[] = {FOUR_STATES};
    struct world *w = take(sizeof(*w));
    struct optix7_build_sizes sizes;
    optix7_handle handle;
    motion_blur = 1;
    open_probe(w, true, true, rw_failed);
    motion_blur = 0;
    if (*rw_failed) return;
    struct optix7_build_input input = with_micromaps(1, array_of_level_1(&w->f, states, 1));
    struct optix7_build_input later = squares(1, -2, any_hit_flags);
    const optix7_address keys[] = {input.of.triangles.vertices[0], later.of.triangles.vertices[0]};
    input.of.triangles.vertices = memcpy(take(sizeof(keys)), keys, sizeof(keys));
    CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &options, &input, 1, &sizes), 0);
    void *temporary = take_temporary(sizes.temporary), *output = take(sizes.output);
    CHECK_EQ(w->f.call.AccelBuild(w->f.context, NULL, &options, &input, 1, ADDRESS(temporary),
                                  sizes.temporary, ADDRESS(output), sizes.output, &handle, NULL, 0),
             0);
    check_flags(w, handle, 0, wanted, rw_failed);
}

static const struct rw_test tests[] = {
    {"first_level", test_first_level},
    {"levels", test_levels},
    {"indices", test_indices},
    {"without_an_array", test_without_an_array},
    {"inputs", test_inputs},
    {"flags_of_rays", test_flags_of_rays},
    {"flags_of_instances", test_flags_of_instances},
    {"pipelines", test_pipelines},
    {"motion", test_motion},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
