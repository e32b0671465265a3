/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel as one block of bytes, for the disk cache:
 *
 *     struct head | code | report | formats, each a 32-bit length and its bytes
 *
 * Native byte order and sizes: the cache key holds what differs between machines. The checksum
 * covers everything after itself; a block that is short, long, or altered anywhere reads as NULL.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "compiler/base/hash.h"

/* The last digit is the version of this layout. */
static const char magic[8] = {'R', 'W', 'K', 'E', 'R', 'N', '0', '5'};

struct head {
    char magic[8];
    uint8_t checksum[16];
    uint64_t total_size, code_size, report_size, format_count;
    uint32_t target, stack_size, state_count, frame_size, attribute_size;
    uint32_t recurses, has_limits, traces_again, has_batches;
};
#define CHECKED_FROM offsetof(struct head, total_size)
_Static_assert(RWC_KERNEL_START == offsetof(struct head, code_size), "magic, checksum, total size");

/* ---- writing ---- */

static size_t total_size(const struct rwc_kernel *kernel)
{
    size_t size = sizeof(struct head) + kernel->code_size;
    if (kernel->report) size += strlen(kernel->report);
    for (size_t i = 0; i < kernel->format_count; i++)
        size += sizeof(uint32_t) + strlen(kernel->formats[i]);
    return size;
}

static void append(unsigned char **at, const void *data, size_t size)
{
    if (size) memcpy(*at, data, size);
    *at += size;
}

bool rwc_kernel_write(const struct rwc_kernel *kernel, void **out, size_t *out_size)
{
    size_t size = total_size(kernel);
    unsigned char *bytes = malloc(size), *at = bytes;
    if (!bytes) return false;
    struct head head = {
        .total_size = size,
        .code_size = kernel->code_size,
        .report_size = kernel->report ? strlen(kernel->report) : 0,
        .format_count = kernel->format_count,
        .target = kernel->target,
        .stack_size = kernel->stack_size,
        .state_count = kernel->state_count,
        .frame_size = kernel->frame_size,
        .attribute_size = kernel->attribute_size,
        .recurses = kernel->recurses,
        .has_limits = kernel->has_limits,
        .traces_again = kernel->traces_again,
        .has_batches = kernel->has_batches,
    };
    memcpy(head.magic, magic, sizeof(magic));
    append(&at, &head, sizeof(head));
    append(&at, kernel->code, kernel->code_size);
    append(&at, kernel->report, (size_t)head.report_size);
    for (size_t i = 0; i < kernel->format_count; i++) {
        uint32_t length = (uint32_t)strlen(kernel->formats[i]);
        append(&at, &length, sizeof(length));
        append(&at, kernel->formats[i], length);
    }
    rwc_checksum(bytes + CHECKED_FROM, size - CHECKED_FROM, head.checksum);
    memcpy(bytes + offsetof(struct head, checksum), head.checksum, sizeof(head.checksum));
    *out = bytes;
    *out_size = size;
    return true;
}

/* ---- reading ---- */

struct reader {
    const unsigned char *at;
    size_t left;
};

/* The next `size` bytes with a NUL after them, malloc'ed; NULL if there are fewer. */
static char *take(struct reader *reader, uint64_t size)
{
    if (size > reader->left) return NULL;
    char *copy = malloc((size_t)size + 1);
    if (!copy) return NULL;
    memcpy(copy, reader->at, (size_t)size);
    copy[size] = '\0';
    reader->at += size;
    reader->left -= (size_t)size;
    return copy;
}

static bool take_formats(struct reader *reader, uint64_t count, struct rwc_kernel *kernel)
{
    if (count > reader->left / sizeof(uint32_t)) return false;
    kernel->formats = calloc(count ? (size_t)count : 1, sizeof(kernel->formats[0]));
    if (!kernel->formats) return false;
    for (; kernel->format_count < count; kernel->format_count++) {
        uint32_t length;
        if (reader->left < sizeof(length)) return false;
        memcpy(&length, reader->at, sizeof(length));
        reader->at += sizeof(length);
        reader->left -= sizeof(length);
        char *format = take(reader, length);
        if (!format) return false;
        kernel->formats[kernel->format_count] = format;
    }
    return true;
}

bool rwc_kernel_begins(const void *start, size_t size)
{
    struct head head;
    memcpy(&head, start, RWC_KERNEL_START);
    return !memcmp(head.magic, magic, sizeof(magic)) && head.total_size == size;
}

static bool is_intact(const unsigned char *bytes, size_t size, struct head *head)
{
    uint8_t checksum[16];
    if (size < sizeof(*head)) return false;
    if (!rwc_kernel_begins(bytes, size)) return false;
    memcpy(head, bytes, sizeof(*head));
    rwc_checksum(bytes + CHECKED_FROM, size - CHECKED_FROM, checksum);
    return !memcmp(checksum, head->checksum, sizeof(checksum));
}

struct rwc_kernel *rwc_kernel_read(const void *bytes, size_t size)
{
    struct head head;
    if (!is_intact(bytes, size, &head)) return NULL;
    struct rwc_kernel *kernel = calloc(1, sizeof(*kernel));
    if (!kernel) return NULL;
    *kernel = (struct rwc_kernel){
        .target = (enum rwc_target)head.target,
        .code_size = (size_t)head.code_size,
        .stack_size = head.stack_size,
        .state_count = head.state_count,
        .frame_size = head.frame_size,
        .attribute_size = head.attribute_size,
        .recurses = head.recurses != 0,
        .has_limits = head.has_limits != 0,
        .traces_again = head.traces_again != 0,
        .has_batches = head.has_batches != 0,
    };
    struct reader reader = {(const unsigned char *)bytes + sizeof(head), size - sizeof(head)};
    kernel->code = take(&reader, head.code_size);
    kernel->report = kernel->code ? take(&reader, head.report_size) : NULL;
    if (kernel->report && take_formats(&reader, head.format_count, kernel) && !reader.left)
        return kernel;
    rwc_kernel_free(kernel);
    return NULL;
}
