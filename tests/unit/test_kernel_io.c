/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels as bytes: what is written is read back; any damage is seen. */
#include "compiler/compiler.h"
#include "tests/harness.h"

static char code[] = "ptx\0with a zero";
static char report[] = "{\"target\": \"cuda\"}";
static char *formats[] = {"%d\n", "", "%f %f"};

static const struct rwc_kernel sample = {
    .target = RWC_TARGET_CPU,
    .code = code,
    .code_size = sizeof(code) - 1,
    .report = report,
    .stack_size = 1024,
    .state_count = 7,
    .frame_size = 96,
    .attribute_size = 12,
    .has_limits = true,
    .traces_again = true,
    .has_batches = true,
    .formats = formats,
    .format_count = 3,
};

TEST(round_trip)
{
    void *bytes;
    size_t size;
    CHECK(rwc_kernel_write(&sample, &bytes, &size));
    struct rwc_kernel *kernel = rwc_kernel_read(bytes, size);
    free(bytes);
    CHECK(kernel != NULL);
    CHECK_EQ(kernel->target, RWC_TARGET_CPU);
    CHECK_EQ(kernel->code_size, sample.code_size);
    CHECK(!memcmp(kernel->code, code, sizeof(code))); /* and a NUL after it */
    CHECK_STR(kernel->report, report);
    CHECK_EQ(kernel->stack_size, 1024);
    CHECK_EQ(kernel->state_count, 7);
    CHECK_EQ(kernel->frame_size, 96);
    CHECK_EQ(kernel->attribute_size, 12);
    CHECK(kernel->has_limits && kernel->traces_again && kernel->has_batches && !kernel->recurses);
    CHECK_EQ(kernel->format_count, 3);
    for (size_t i = 0; i < 3; i++) CHECK_STR(kernel->formats[i], formats[i]);
    rwc_kernel_free(kernel);
}

TEST(empty_kernel)
{
    struct rwc_kernel empty = {.target = RWC_TARGET_CUDA};
    void *bytes;
    size_t size;
    CHECK(rwc_kernel_write(&empty, &bytes, &size));
    struct rwc_kernel *kernel = rwc_kernel_read(bytes, size);
    free(bytes);
    CHECK(kernel != NULL);
    CHECK_EQ(kernel->code_size, 0);
    CHECK_STR(kernel->report, "");
    CHECK_EQ(kernel->format_count, 0);
    rwc_kernel_free(kernel);
}

/* Every prefix, one byte more, and every single altered byte. */
TEST(damage_is_seen)
{
    void *bytes;
    size_t size;
    CHECK(rwc_kernel_write(&sample, &bytes, &size));
    unsigned accepted = 0;
    unsigned char *copy = calloc(1, size + 1);
    CHECK(copy != NULL);
    for (size_t length = 0; length < size; length++) {
        unsigned char *prefix = malloc(length + 1); /* so that a read behind it is seen */
        memcpy(prefix, bytes, length);
        struct rwc_kernel *kernel = rwc_kernel_read(prefix, length);
        accepted += kernel != NULL;
        rwc_kernel_free(kernel);
        free(prefix);
    }
    memcpy(copy, bytes, size);
    accepted += rwc_kernel_read(copy, size + 1) != NULL;
    for (size_t i = 0; i < size; i++) {
        memcpy(copy, bytes, size);
        copy[i] ^= 0x40;
        struct rwc_kernel *kernel = rwc_kernel_read(copy, size);
        accepted += kernel != NULL;
        rwc_kernel_free(kernel);
    }
    free(copy);
    free(bytes);
    CHECK_EQ(accepted, 0);
}

static const struct rw_test tests[] = {
    {"round trip", test_round_trip},
    {"empty kernel", test_empty_kernel},
    {"damage is seen", test_damage_is_seen},
};

int main(void)
{
    return RUN_TABLE(tests);
}
