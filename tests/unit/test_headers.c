/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Enumerator values of the public interface: programs compiled against another version of the
 * headers, and other languages' bindings, rely on them. One line an enumerator that starts a run of
 * consecutive values or stands alone.
 */
#include "raywright.h"

#include "tests/harness.h"

static const struct pin {
    const char *name;
    unsigned long got;
    unsigned long want;
} pins[] = {
#define PIN(name, value) {#name, (unsigned long)name, value}
    PIN(RT_FORMAT_UNKNOWN, 0x100),
    PIN(RT_FORMAT_FLOAT4, 0x104),
    PIN(RT_FORMAT_UNSIGNED_BYTE4, 0x10C),
    PIN(RT_FORMAT_INT, 0x115),
    PIN(RT_FORMAT_UNSIGNED_INT, 0x119),
    PIN(RT_FORMAT_USER, 0x11D),
    PIN(RT_FORMAT_PROGRAM_ID, 0x11F),
    PIN(RT_FORMAT_HALF, 0x120),
    PIN(RT_FORMAT_LONG_LONG, 0x124),
    PIN(RT_FORMAT_UNSIGNED_BC7, 0x135),
    PIN(RT_OBJECTTYPE_UNKNOWN, 0x200),
    PIN(RT_OBJECTTYPE_OBJECT, 0x208),
    PIN(RT_OBJECTTYPE_MATRIX_FLOAT4x4, 0x211),
    PIN(RT_OBJECTTYPE_FLOAT, 0x212),
    PIN(RT_OBJECTTYPE_USER, 0x21E),
    PIN(RT_OBJECTTYPE_PROGRAM, 0x21F),
    PIN(RT_OBJECTTYPE_UNSIGNED_LONG_LONG4, 0x229),
    PIN(RT_BUFFER_INPUT, 1),
    PIN(RT_BUFFER_OUTPUT, 2),
    PIN(RT_BUFFER_INPUT_OUTPUT, 3),
    PIN(RT_BUFFER_GPU_LOCAL, 4),
    PIN(RT_BUFFER_COPY_ON_DIRTY, 8),
    PIN(RT_BUFFER_DISCARD_HOST_MEMORY, 0x20),
    PIN(RT_BUFFER_LAYERED, 0x200000),
    PIN(RT_BUFFER_MAP_READ, 1),
    PIN(RT_BUFFER_MAP_READ_WRITE, 2),
    PIN(RT_BUFFER_MAP_WRITE, 4),
    PIN(RT_BUFFER_MAP_WRITE_DISCARD, 8),
    PIN(RT_EXCEPTION_PAYLOAD_ACCESS_OUT_OF_BOUNDS, 0x3EB),
    PIN(RT_EXCEPTION_TEXTURE_ID_INVALID, 0x3EF),
    PIN(RT_EXCEPTION_BUFFER_ID_INVALID, 0x3FA),
    PIN(RT_EXCEPTION_STACK_OVERFLOW, 0x3FC),
    PIN(RT_EXCEPTION_INTERNAL_ERROR, 0x3FF),
    PIN(RT_EXCEPTION_USER, 0x400),
    PIN(RT_EXCEPTION_USER_MAX, 0xFFFF),
    PIN(RT_EXCEPTION_ALL, 0x7FFFFFFF),
    PIN(RT_SUCCESS, 0),
    PIN(RT_TIMEOUT_CALLBACK, 0x100),
    PIN(RT_ERROR_INVALID_CONTEXT, 0x500),
    PIN(RT_ERROR_VERSION_MISMATCH, 0x508),
    PIN(RT_ERROR_OBJECT_CREATION_FAILED, 0x600),
    PIN(RT_ERROR_FILE_NOT_FOUND, 0x604),
    PIN(RT_ERROR_DATABASE_FILE_PERMISSIONS, 0x60E),
    PIN(RT_ERROR_LAUNCH_FAILED, 0x900),
    PIN(RT_ERROR_NOT_SUPPORTED, 0xA00),
    PIN(RT_ERROR_CLUSTER_NOT_RUNNING, 0xB06),
    PIN(RT_ERROR_INVALID_GLOBAL_ATTRIBUTE, 0xC00),
    PIN(RT_ERROR_UNKNOWN, 0xFFFFFFFF),
    PIN(RT_DEVICE_ATTRIBUTE_RTCORE_VERSION, 12),
    PIN(RT_GLOBAL_ATTRIBUTE_ENABLE_RTX, 0x10000000),
    PIN(RT_CONTEXT_ATTRIBUTE_MAX_CONCURRENT_LAUNCHES, 14),
    PIN(RT_CONTEXT_ATTRIBUTE_AVAILABLE_DEVICE_MEMORY, 0x10000000),
    PIN(RT_GEOMETRY_FLAG_NO_SPLITTING, 2),
    PIN(RT_INSTANCE_FLAG_FORCE_ANYHIT, 8),
    PIN(RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT, 4),
    PIN(RT_RAY_FLAG_CULL_ENABLED_ANYHIT, 0x80),
    PIN(RT_WORLD_TO_OBJECT, 0xF00),
    PIN(RT_OBJECT_TO_WORLD, 0xF01),
    PIN(RT_VISIBILITY_ALL, 0xFF),
};

TEST(enumerators)
{
    for (size_t i = 0; i < sizeof(pins) / sizeof(pins[0]); i++) {
        if (pins[i].got != pins[i].want) fprintf(stderr, "%s\n", pins[i].name);
        CHECK_EQ(pins[i].got, pins[i].want);
    }
}

TEST(sizes)
{
    CHECK_EQ(sizeof(RTresult), 4);
    CHECK_EQ(sizeof(RTformat), 4);
    CHECK_EQ(sizeof(RTsize), sizeof(size_t));
    CHECK_EQ(sizeof(RTobject), sizeof(RTcontext));
}

static const struct rw_test tests[] = {
    {"enumerators", test_enumerators},
    {"sizes", test_sizes},
};

int main(void)
{
    return RUN_TABLE(tests);
}
