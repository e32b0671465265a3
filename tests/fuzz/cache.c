/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target: an entry of the cache, changed, with the checksum of what it then is. */
#include <stddef.h>

#include "compiler/base/hash.h"
#include "compiler/compiler.h"
#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"

enum { MOST = 1 << 14, CHECKSUM_AT = 8, CHECKED_FROM = 24 }; /* compiler/kernel/kernel_io.c */

static void *entry;
static size_t entry_size;

static void make_entry(void)
{
    static char code[200], report[] = "{\"states\": 3}", one[] = "%d\n", two[] = "%f %s\n";
    static char *formats[] = {one, two};
    const struct rwc_kernel kernel = {.code = code,
                                      .code_size = sizeof(code),
                                      .report = report,
                                      .stack_size = 64,
                                      .formats = formats,
                                      .format_count = 2};
    if (!rwc_kernel_write(&kernel, &entry, &entry_size)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint8_t bytes[MOST];
    if (!entry) make_entry();
    size_t left = edit_all(data, size, entry, entry_size, bytes, sizeof(bytes));
    if (left > CHECKED_FROM)
        rwc_checksum(bytes + CHECKED_FROM, left - CHECKED_FROM, bytes + CHECKSUM_AT);
    if (size % 4 && left >= CHECKED_FROM + 8) { /* or hardly any gets beyond its length */
        const uint64_t length = left;
        memcpy(bytes + CHECKED_FROM, &length, sizeof(length));
        rwc_checksum(bytes + CHECKED_FROM, left - CHECKED_FROM, bytes + CHECKSUM_AT);
    }
    struct rwc_kernel *kernel = rwc_kernel_read(bytes, left);
    for (size_t k = 0; kernel && k < kernel->format_count; k++)
        if (strlen(kernel->formats[k]) > left) fuzz_stop("a format is longer than the entry", "");
    rwc_kernel_free(kernel);
    return 0;
}
