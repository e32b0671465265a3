/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Several devices build the trees of a scene at the same time, each some of them; rays meet what
 * they meet on one device, whatever is edited, refitted or refused.
 *
 *     api.build_devices [time] [cuda:0,cuda:1]
 *
 * With "time" it says how long launches take that build 64 trees, on one device and on several: the
 * median of 9 without what a launch takes that builds none, and the first one, which also compiles.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "runtime/launch/launcher.h"
#include "tests/api/meshes.h"

enum { SHOTS = 6 };

/* ---- the same as on one device ---- */

/* Something that is done to a scene; it leaves pictures. */
typedef RTresult (*scenario)(struct meshes *s, picture *out);

static RTresult play(const char *devices, const char *builder, scenario run, picture *out,
                     RWstatistics *statistics)
{
    struct meshes s;
    const char *text = "";
    RTresult result = meshes_make(&s, devices, builder);
    if (!result) result = run(&s, out);
    if (!result) result = rwContextGetStatistics(s.context, sizeof(*statistics), statistics);
    rtContextGetErrorString(s.context, result, &text);
    if (result) fprintf(stderr, "%s: %s\n", devices, text);
    rtContextDestroy(s.context);
    return result;
}

static bool is_same(const char *builder, scenario run)
{
    static picture one[SHOTS], several[SHOTS];
    RWstatistics a, b;
    memset(one, 0, sizeof(one));
    memset(several, 0, sizeof(several));
    if (play(one_device, builder, run, one, &a)) return false;
    if (play(several_devices, builder, run, several, &b)) return false;
    if (a.treesBuilt != b.treesBuilt || a.scenesFlattened != b.scenesFlattened) {
        fprintf(stderr, "%zu trees built, not %zu\n", b.treesBuilt, a.treesBuilt);
        return false;
    }
    return !memcmp(one, several, sizeof(one));
}

static RTresult look_once(struct meshes *s, picture *out)
{
    return meshes_look(s, out[0]);
}

TEST(builders)
{
    static const char *const builders[] = {"Trbvh", "Sbvh", "Bvh", "Lbvh", "NoAccel"};
    for (size_t k = 0; k < sizeof(builders) / sizeof(builders[0]); k++)
        CHECK(is_same(builders[k], look_once));
}

/* Of some meshes, of one, of none; of what then has other numbers of triangles. */
static RTresult edit(struct meshes *s, picture *out)
{
    TRY(meshes_look(s, out[0]));
    for (unsigned k = 1; k < MESHES; k += 3) TRY(mesh_change(s, k, 100 + k));
    TRY(meshes_look(s, out[1]));
    TRY(mesh_change(s, 5, 200));
    TRY(meshes_look(s, out[2]));
    TRY(meshes_look(s, out[3]));
    for (unsigned k = 0; k < MESHES; k++) {
        TRY(rtGeometryTrianglesSetPrimitiveCount(s->items[k].triangles, 2 + k % 3));
        TRY(meshes_touch(s, k));
    }
    TRY(meshes_look(s, out[4]));
    for (unsigned k = 0; k < MESHES; k++)
        TRY(rtGeometryTrianglesSetPrimitiveCount(
            s->items[k].triangles, 2 * mesh_sides[k] * mesh_sides[k])); /* nobody marks them */
    return meshes_look(s, out[5]);
}

TEST(edits)
{
    CHECK(is_same("Trbvh", edit));
    CHECK(is_same("Lbvh", edit));
}

/* A wall with an intersection program, which becomes a child of a mesh's group. */
static RTresult add_wall(struct meshes *s, struct mesh *m)
{
    RTgeometry wall;
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram hit;
    TRY(launch_geometry(&s->l, &wall));
    TRY(launch_program(&s->l, NULL, "hit", &hit));
    TRY(rtMaterialCreate(s->context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, hit));
    TRY(rtGeometryInstanceCreate(s->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, wall));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtGeometryGroupSetChildCount(m->group, 2));
    return rtGeometryGroupSetChild(m->group, 1, instance);
}

static RTresult empty(struct meshes *s, unsigned number)
{
    struct mesh *m = &s->items[number];
    void *data;
    TRY(rtBufferMap(m->vertices, &data));
    memset(data, 0xff, (m->side + 1) * (m->side + 1) * 12); /* NaN */
    TRY(rtBufferUnmap(m->vertices));
    return meshes_touch(s, number);
}

/* A group with trees of both kinds; trees with nothing in them. */
static RTresult mix(struct meshes *s, picture *out)
{
    for (unsigned k = 4; k < 6; k++) TRY(empty(s, k));
    TRY(meshes_look(s, out[0]));
    for (unsigned k = 4; k < 6; k++) TRY(mesh_change(s, k, k));
    TRY(meshes_look(s, out[1]));
    for (unsigned k = 4; k < 6; k++) TRY(empty(s, k));
    TRY(add_wall(s, &s->items[7]));
    TRY(mesh_change(s, 7, 500));
    return meshes_look(s, out[2]);
}

TEST(mixed)
{
    CHECK(is_same("Trbvh", mix));
}

/* Two groups with one acceleration, of which either can be found first: with equal children, with
 * others, and with others of which there are as many. */
static RTresult share(struct meshes *s, picture *out)
{
    TRY(rtGeometryGroupSetAcceleration(s->items[1].group, s->items[4].tree));
    TRY(rtGeometryGroupSetChild(s->items[1].group, 0, s->items[4].instance));
    TRY(meshes_look(s, out[0]));
    TRY(mesh_change(s, 4, 300));
    TRY(mesh_change(s, 7, 301));
    TRY(meshes_look(s, out[1]));
    TRY(rtGeometryGroupSetChild(s->items[1].group, 0, s->items[1].instance));
    TRY(mesh_change(s, 7, 302));
    TRY(meshes_look(s, out[2]));
    TRY(rtGeometryTrianglesSetPrimitiveCount(s->items[1].triangles, 50));
    TRY(rtGeometryTrianglesSetPrimitiveCount(s->items[4].triangles, 50));
    for (unsigned swapped = 0; swapped < 2; swapped++) {
        TRY(rtGroupSetChild(s->top, 1, s->items[swapped ? 4 : 1].group));
        TRY(rtGroupSetChild(s->top, 4, s->items[swapped ? 1 : 4].group));
        TRY(mesh_change(s, 4, 303));
        TRY(mesh_change(s, 7, 304));
        TRY(meshes_look(s, out[3 + swapped]));
    }
    return RT_SUCCESS;
}

TEST(shared_acceleration)
{
    CHECK(is_same("Trbvh", share));
}

/* ---- who builds ---- */

struct load {
    unsigned all, least; /* triangles, and of the smallest tree */
};

static struct load load_of(const struct meshes *s, unsigned device)
{
    struct load load = {0, ~0u};
    for (unsigned k = 0; k < MESHES; k++) {
        const unsigned count = 2 * mesh_sides[k] * mesh_sides[k];
        if (meshes_tree(s, k)->device != device) continue;
        load.all += count;
        if (count < load.least) load.least = count;
    }
    return load;
}

/* Largest first, each to who has least so far: without the last that it got, nobody has more than
 * another. */
TEST(balance)
{
    BEGIN;
    OK(meshes_draw(&s));
    for (unsigned a = 0; a < context->device_count; a++)
        for (unsigned b = 0; b < context->device_count; b++) {
            const struct load more = load_of(&s, a), less = load_of(&s, b);
            CHECK(more.all && more.all - more.least <= less.all);
        }
    END;
}

static bool is_block_on(const struct meshes *s, unsigned device, uint64_t address)
{
    bool found = false;
    for (unsigned k = 0; k < MESHES; k++) {
        const struct rw_group_trees *trees = s->items[k].tree->built;
        const struct rw_tree_copies *copies = &trees->copies[RW_LEAF_TRIANGLES];
        const struct rw_tree *tree = &trees->trees[RW_LEAF_TRIANGLES];
        found |= address == (tree->device == device ? tree->base : copies->on[device].address);
    }
    return found;
}

/* Each device walks trees of its own memory. */
TEST(own_copies)
{
    struct rw_instance instances[MESHES];
    BEGIN;
    OK(meshes_draw(&s));
    const struct rw_launcher *l = context->launch;
    CHECK_EQ(l->scene.instance_count, MESHES);
    for (unsigned d = 0; d < context->device_count; d++) {
        struct rw_device *device = context->devices[d];
        OK(device->ops->download(device, instances, l->residents[d].instances.address,
                                 sizeof(instances)));
        for (unsigned k = 0; k < MESHES; k++) CHECK(is_block_on(&s, d, instances[k].tree));
    }
    END;
}

/* The same vertices, in a buffer of a type. */
static RTresult set_vertices(struct meshes *s, unsigned number, unsigned type)
{
    struct mesh *m = &s->items[number];
    const unsigned corners = (m->side + 1) * (m->side + 1);
    TRY(meshes_buffer(s->context, type, RT_FORMAT_FLOAT3, corners, &m->vertices));
    TRY(mesh_move(m, number, number));
    return rtGeometryTrianglesSetVertices(m->triangles, corners, m->vertices, 0, 12,
                                          RT_FORMAT_FLOAT3);
}

/* Vertices that may differ from device to device, of a mesh that would be another's. */
TEST(first_device_alone)
{
    enum { SECOND_LARGEST = 5 };
    static const unsigned types[] = {RT_BUFFER_INPUT, RT_BUFFER_INPUT_OUTPUT, RT_BUFFER_OUTPUT,
                                     RT_BUFFER_INPUT | RT_BUFFER_COPY_ON_DIRTY};
    static picture right, seen;
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
        BEGIN;
        OK(set_vertices(&s, SECOND_LARGEST, types[i]));
        OK(meshes_look(&s, i ? seen : right));
        CHECK_EQ(meshes_tree(&s, SECOND_LARGEST)->device, !i);
        CHECK(!i || !memcmp(right, seen, sizeof(right)));
        END;
    }
}

/* ---- refits ---- */

static RTresult edit_refit(struct meshes *s, picture *out)
{
    TRY(meshes_set_refits(s));
    return edit(s, out);
}

/* Has the tree's device a copy, which nobody needs? */
static bool has_copy_of_own(const struct meshes *s, unsigned number)
{
    const struct rw_group_trees *trees = s->items[number].tree->built;
    return trees->copies[RW_LEAF_TRIANGLES].on[meshes_tree(s, number)->device].address != 0;
}

/* A tree is refitted where it is, alone or with others; where its vertices are not any more the
 * same everywhere, the first device builds it. */
TEST(refits)
{
    const struct rw_tree *tree = NULL;
    unsigned moved = 0;
    BEGIN;
    OK(meshes_set_refits(&s));
    OK(meshes_draw(&s));
    for (unsigned k = 0; k < MESHES; k++)
        if (meshes_tree(&s, k)->device == 1) tree = meshes_tree(&s, moved = k);
    CHECK(tree && tree->refit);
    for (int round = 0; round < 2; round++) {
        const uint64_t base = tree->base;
        OK(mesh_change(&s, moved, 400));
        for (unsigned k = 0; round && k < MESHES; k++) OK(mesh_change(&s, k, 401 + k));
        OK(meshes_draw(&s));
        CHECK(tree->base == base && tree->device == 1);
    }
    OK(set_vertices(&s, moved, RT_BUFFER_INPUT_OUTPUT));
    OK(meshes_touch(&s, moved));
    OK(meshes_draw(&s));
    CHECK_EQ(tree->device, 0);
    CHECK(!has_copy_of_own(&s, moved));
    OK(rtContextDestroy(context));
    CHECK(is_same("Trbvh", edit_refit));
    CHECK(is_same("Lbvh", edit_refit));
}

/* ---- saved trees ---- */

static bool shows_all(picture seen)
{
    unsigned found = 0;
    for (int k = 0; k < PIXELS; k++)
        if (seen[k][0] < MESHES) found |= 1u << seen[k][0];
    return found == (1u << MESHES) - 1;
}

/* Trees of all devices, in a context with one. */
TEST(saved)
{
    static picture built, loaded;
    void *data[MESHES];
    RTsize sizes[MESHES];
    BEGIN;
    OK(meshes_look(&s, built));
    CHECK(shows_all(built));
    for (unsigned k = 0; k < MESHES; k++) {
        OK(rtAccelerationGetDataSize(s.items[k].tree, &sizes[k]));
        data[k] = malloc(sizes[k]);
        OK(rtAccelerationGetData(s.items[k].tree, data[k]));
    }
    OK(rtContextDestroy(context));
    made = meshes_make(&s, one_device, "Trbvh");
    context = s.context;
    OK(made);
    for (unsigned k = 0; k < MESHES; k++) {
        OK(rtAccelerationSetData(s.items[k].tree, data[k], sizes[k]));
        free(data[k]);
    }
    OK(meshes_look(&s, loaded));
    CHECK(!memcmp(built, loaded, sizeof(built)));
    END;
}

/* ---- how long it takes ---- */

enum { COPIES = 64, TIMES = 9 };

static int ascending(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Copies of one mesh, which have its buffers but trees of their own. */
static RTresult make_copies(struct meshes *s, struct mesh copies[COPIES], const char *devices,
                            unsigned side)
{
    struct mesh *m = &s->items[0];
    const unsigned corners = (side + 1) * (side + 1), count = 2 * side * side;
    *s = (struct meshes){0};
    TRY(meshes_context(s, devices));
    m->side = side;
    TRY(meshes_buffer(s->context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, corners, &m->vertices));
    TRY(meshes_buffer(s->context, RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, count, &m->indices));
    TRY(mesh_move(m, 0, 0));
    TRY(mesh_fill(m));
    TRY(rtGroupSetChildCount(s->top, COPIES));
    for (unsigned k = 0; k < COPIES; k++) {
        copies[k] = *m;
        TRY(mesh_group(s->context, &copies[k], s->material, k, "Trbvh"));
        TRY(rtGroupSetChild(s->top, k, copies[k].group));
    }
    return RT_SUCCESS;
}

/* Launches of which each builds all trees; the first one compiles and copies, too. */
static RTresult measure_launches(struct meshes *s, struct mesh copies[COPIES], bool builds,
                                 double *first, double *median)
{
    double times[TIMES + 1];
    for (int i = 0; i <= TIMES; i++) {
        for (unsigned k = 0; builds && k < COPIES; k++)
            TRY(rtAccelerationMarkDirty(copies[k].tree));
        times[i] = rw_clock_ms();
        TRY(meshes_draw(s));
        times[i] = rw_clock_ms() - times[i];
    }
    *first = times[0];
    qsort(times + 1, TIMES, sizeof(times[0]), ascending);
    *median = times[1 + TIMES / 2];
    return RT_SUCCESS;
}

static int measure(const char *devices, unsigned side)
{
    static struct mesh copies[COPIES];
    struct meshes s;
    const char *text = "";
    double first = 0, built = 0, idle = 0, any;
    RTresult result = make_copies(&s, copies, devices, side);
    if (!result) result = measure_launches(&s, copies, true, &first, &built);
    if (!result) result = measure_launches(&s, copies, false, &any, &idle);
    rtContextGetErrorString(s.context, result, &text);
    if (result)
        fprintf(stderr, "%s: %s\n", devices, text);
    else
        printf("%-16s %d trees of %u triangles: %.2f ms, the first time %.2f; a launch that builds "
               "none %.2f\n",
               devices, COPIES, 2 * side * side, built - idle, first, idle);
    rtContextDestroy(s.context);
    return result != RT_SUCCESS;
}

static int measure_all(void)
{
    static const unsigned sides[2][3] = {{22, 71, 707}, {7, 22, 71}};
    const bool on_host = !strncmp(one_device, "cpu", 3);
    int failed = 0;
    for (int k = 0; k < 3; k++)
        failed |=
            measure(one_device, sides[on_host][k]) | measure(several_devices, sides[on_host][k]);
    return failed;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"builders", test_builders},
        {"edits", test_edits},
        {"mixed", test_mixed},
        {"shared-acceleration", test_shared_acceleration},
        {"balance", test_balance},
        {"own-copies", test_own_copies},
        {"first-device-alone", test_first_device_alone},
        {"refits", test_refits},
        {"saved", test_saved},
    };
    const bool is_timed = argc > 1 && !strcmp(argv[1], "time");
    choose_devices(argc - is_timed, argv + is_timed);
    if (meshes_compile()) return 1;
    return is_timed ? measure_all() : RUN_TABLE(tests);
}
