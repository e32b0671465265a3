/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures of the CUDA device, with a driver that only keeps what it is told: what it gets for an
 * array and for rows in the host's memory, and what is left when any of its calls fails.
 */
#include <stddef.h>

#include "programs/texture.h"
#include "runtime/base/ledger.h"
#include "runtime/base/memory.h"
#include "runtime/device/cuda/device.h"
#include "tests/harness.h"

enum { INVALID_VALUE = 1, FORMAT_U8 = 1 };

static struct {
    unsigned calls, fail_at; /* of those that make something; 0: none fails */
    rw_cu_result failure;
    unsigned arrays, objects, pushed; /* that there are */
    struct rw_cu_array_desc array;
    struct rw_cu_copy copy;
    struct rw_cu_resource resource;
    struct rw_cu_sampling sampling;
} told;

static rw_cu_result next(void)
{
    return ++told.calls == told.fail_at ? told.failure : 0;
}

static rw_cu_result push(rw_cu_context context)
{
    (void)context;
    told.pushed++;
    return 0;
}

static rw_cu_result pop(rw_cu_context *context)
{
    *context = NULL;
    told.pushed--;
    return 0;
}

static rw_cu_result info(size_t *available, size_t *total)
{
    *available = (size_t)3 << 20;
    *total = (size_t)80 << 20;
    return 0;
}

static rw_cu_result name(rw_cu_result error, const char **out)
{
    (void)error;
    *out = "ERROR";
    return 0;
}

static rw_cu_result array_create(rw_cu_array *out, const struct rw_cu_array_desc *desc)
{
    rw_cu_result result = next();
    if (result) return result;
    told.array = *desc;
    told.arrays++;
    *out = (rw_cu_array)&told.array;
    return 0;
}

static rw_cu_result array_destroy(rw_cu_array array)
{
    (void)array;
    told.arrays--;
    return 0;
}

static rw_cu_result copy_3d(const struct rw_cu_copy *copy)
{
    told.copy = *copy;
    return next();
}

static rw_cu_result texture_create(uint64_t *out, const struct rw_cu_resource *resource,
                                   const struct rw_cu_sampling *sampling, const void *view)
{
    rw_cu_result result = next();
    (void)view;
    if (result) return result;
    told.resource = *resource;
    told.sampling = *sampling;
    told.objects++;
    *out = 4711;
    return 0;
}

static rw_cu_result texture_destroy(uint64_t object)
{
    told.objects -= object == 4711;
    return 0;
}

static const struct rw_cuda_api driver = {
    .get_error_name = name,
    .get_error_string = name,
    .context_push = push,
    .context_pop = pop,
    .memory_info = info,
    .array_create = array_create,
    .array_destroy = array_destroy,
    .copy_3d = copy_3d,
    .texture_create = texture_create,
    .texture_destroy = texture_destroy,
};

static struct rw_ledger ledger;
static struct rw_device_cuda device = {.base = {.ledger = &ledger, .name = "a GPU"},
                                       .cuda = &driver};

/* 33 x 7 texels of four bytes; pitch 0: packed. */
static struct rw_texture_image image_of(uint32_t pitch)
{
    return (struct rw_texture_image){.shape = RW_SHAPE_2D,
                                     .texel = RW_TEXEL_U8,
                                     .components = 4,
                                     .wrap = {RW_WRAP_MIRROR, RW_WRAP_BORDER, RW_WRAP_CLAMP},
                                     .linear = 1,
                                     .normalized = 1,
                                     .as_float = 1,
                                     .srgb = 1,
                                     .max_anisotropy = 1,
                                     .level_count = 1,
                                     .levels = {{0x7000, {33, 7, 1}, pitch}}};
}

static RTresult make(uint32_t pitch, unsigned fail_at, rw_cu_result failure,
                     struct rw_device_texture **out)
{
    const struct rw_texture_image image = image_of(pitch);
    memset(&told, 0, sizeof(told));
    told.fail_at = fail_at;
    told.failure = failure;
    device.base.is_full = false;
    device.base.error[0] = 0;
    return rw_cuda_texture_create(&device.base, &image, out);
}

/* The sampling is the same for both: so lookups are. */
TEST(array_and_rows)
{
    struct rw_device_texture *t;
    CHECK_EQ(make(0, 0, 0, &t), RT_SUCCESS);
    const struct rw_cu_sampling sampling = told.sampling;
    CHECK(told.arrays == 1 && told.objects == 1 && !told.pushed);
    CHECK(told.resource.type == RW_CU_RESOURCE_ARRAY && told.array.width == 33);
    CHECK_EQ(told.copy.from.pitch, 132);
    CHECK_EQ(ledger.held[RW_MEMORY_DEVICE_TEXTURES], 33 * 7 * 4);
    rw_cuda_texture_free(&device.base, t);
    CHECK(!told.arrays && !told.objects && !ledger.held[RW_MEMORY_DEVICE_TEXTURES]);

    CHECK_EQ(make(160, 0, 0, &t), RT_SUCCESS);
    const struct rw_cu_rows *rows = &told.resource.of.rows;
    CHECK(told.calls == 1 && told.arrays == 0 && told.objects == 1 && !told.pushed);
    CHECK_EQ(told.resource.type, RW_CU_RESOURCE_ROWS);
    CHECK(rows->address == 0x7000 && rows->format == FORMAT_U8 && rows->channels == 4);
    CHECK(rows->width == 33 && rows->height == 7 && rows->pitch == 160);
    CHECK(!memcmp(&sampling, &told.sampling, sizeof(sampling)));
    CHECK(t->object == 4711 && !ledger.held[RW_MEMORY_DEVICE_TEXTURES]);
    rw_cuda_texture_free(&device.base, t);
    CHECK(!told.objects && !told.pushed);
}

/* As the driver's header has them. */
TEST(layout)
{
    CHECK_EQ(sizeof(struct rw_cu_resource), 144);
    CHECK_EQ(offsetof(struct rw_cu_resource, of), 8);
    CHECK_EQ(offsetof(struct rw_cu_rows, width), 16);
    CHECK_EQ(offsetof(struct rw_cu_rows, pitch), 32);
}

/* Whatever fails, nothing is left, and the device is full only where it says so. */
TEST(failures)
{
    struct rw_device_texture *t = NULL;
    for (unsigned k = 1; k <= 3; k++) {
        CHECK_EQ(make(0, k, RW_CU_OUT_OF_MEMORY, &t), RT_ERROR_MEMORY_ALLOCATION_FAILED);
        CHECK(device.base.is_full && !t && !told.arrays && !told.objects && !told.pushed);
        CHECK_CONTAINS(device.base.error, "33 x 7 x 1 with 1 levels, 924 bytes, 3 MiB of 80 MiB");
    }
    CHECK_EQ(make(160, 1, RW_CU_OUT_OF_MEMORY, &t), RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK(!t && !told.objects && !told.pushed && device.base.is_full);
    CHECK_EQ(make(160, 1, INVALID_VALUE, &t), RT_ERROR_UNKNOWN);
    CHECK(!t && !told.objects && !told.pushed && !device.base.is_full);
    CHECK_CONTAINS(device.base.error,
                   "33 x 7 in the host's memory, rows of 160 bytes: cuTexObject");
    rw_memory_fail_at(1);
    CHECK_EQ(make(160, 0, 0, &t), RT_ERROR_MEMORY_ALLOCATION_FAILED);
    rw_memory_fail_at(0);
    CHECK(!t && !told.objects && !ledger.held[RW_MEMORY_DEVICE_TEXTURES]);
}

static const struct rw_test tests[] = {
    {"array and rows", test_array_and_rows},
    {"layout", test_layout},
    {"failures", test_failures},
};

int main(void)
{
    return RUN_TABLE(tests);
}
