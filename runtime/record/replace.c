/* SPDX-License-Identifier: Apache-2.0 */
/* See replace.h. The check compares text: both sides come from the same printer, and who edits the
 * head of the entry has changed the interface. */
#include "runtime/record/replace.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/nearest.h"
#include "runtime/base/replacement.h"
#include "runtime/base/write.h"
#include "runtime/device/device.h"
#include "runtime/object/module_cache.h"

/* The file of this kernel in the setting; NULL: none. */
static const char *find_file(const char *setting, const uint8_t hash[16], char out[PATH_MAX])
{
    char digits[RW_HASH_DIGITS + 1];
    struct rw_replacement entry;
    rw_write_hex(hash, digits);
    while (setting && rw_replacement_next(&setting, &entry))
        if (!strncmp(entry.hash, digits, entry.digits)) {
            snprintf(out, PATH_MAX, "%.*s", (int)entry.file_length, entry.file);
            return out;
        }
    return NULL;
}

bool rw_is_replaced(RTcontext context, const uint8_t hash[16])
{
    char file[PATH_MAX];
    return find_file(context->options.replace_ptx, hash, file) != NULL;
}

/* The hash in the setting that is nearly this one; "": there is none. */
static void find_nearest(const char *setting, const char *digits, char out[RW_HASH_DIGITS + 1])
{
    struct rw_replacement entry;
    unsigned least = ~0u;
    *out = '\0';
    while (rw_replacement_next(&setting, &entry)) {
        char given[RW_HASH_DIGITS + 1], cut[RW_HASH_DIGITS + 1];
        snprintf(given, sizeof given, "%.*s", (int)entry.digits, entry.hash);
        snprintf(cut, sizeof cut, "%.*s", (int)entry.digits, digits);
        struct rw_nearest nearest = rw_nearest_to(given);
        rw_nearest_offer(&nearest, cut);
        if (!nearest.name || nearest.distance >= least) continue;
        memcpy(out, given, sizeof given);
        least = nearest.distance;
    }
}

void rw_replace_report(RTcontext context, const uint8_t hash[16])
{
    char digits[RW_HASH_DIGITS + 1], near[RW_HASH_DIGITS + 1], subject[64];
    if (!context->options.replace_ptx || rw_is_replaced(context, hash)) return;
    rw_write_hex(hash, digits);
    find_nearest(context->options.replace_ptx, digits, near);
    snprintf(subject, sizeof subject, "kernel %s", digits);
    rw_report_asked(context, "REPLACE", subject, "is none that RW_REPLACE_PTX names%s%s",
                    *near ? "; the nearest there is " : "", near);
}

/* The text from `from` to the first `end`, without spaces; NULL: absent or out of memory. */
static char *cut(const char *text, const char *from, char end)
{
    const char *begin = text ? strstr(text, from) : NULL, *stop = begin ? strchr(begin, end) : NULL;
    char *out = stop ? rw_malloc((size_t)(stop - begin) + 1) : NULL, *to = out;
    if (!out) return NULL;
    for (const char *c = begin; c < stop; c++)
        if (!isspace((unsigned char)*c)) *to++ = *c;
    *to = '\0';
    return out;
}

/* Same declaration in both texts; a part that the original lacks need not be there. */
static bool agree(const char *original, const char *edited, const char *from, char end)
{
    char *a = cut(original, from, end), *b = cut(edited, from, end);
    bool same = !a || (b && !strcmp(a, b));
    rw_free(a);
    rw_free(b);
    return same;
}

static RTresult check(RTcontext context, const char *file, const char *original, const char *edited)
{
    static const struct {
        const char *from;
        char end;
        const char *what;
    } parts[] = {
        {".entry " RWC_ENTRY_LAUNCH "(", ')', "the entry " RWC_ENTRY_LAUNCH " and its parameters"},
        {".entry " RWC_ENTRY_BOUNDS "(", ')', "the entry " RWC_ENTRY_BOUNDS " and its parameters"},
        {RWC_CONSTANT_BLOCK "[", ']', "the constant block " RWC_CONSTANT_BLOCK},
    };
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++)
        if (!agree(original, edited, parts[i].from, parts[i].end))
            return rw_error(context, RT_ERROR_INVALID_SOURCE,
                            "RW_REPLACE_PTX: %s cannot run instead of this kernel, it lacks %s as "
                            "the kernel has it; start from what 'raywright ptx' writes",
                            file, parts[i].what);
    return RT_SUCCESS;
}

RTresult rw_replace_code(RTcontext context, const uint8_t hash[16], struct rwc_kernel *compiled,
                         bool *replaced)
{
    char file[PATH_MAX];
    char *text = NULL;
    size_t length = 0;
    RTresult result;
    *replaced = false;
    if (!find_file(context->options.replace_ptx, hash, file)) return RT_SUCCESS;
    if (!rw_device_target(context->device)->is_ptx)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "RW_REPLACE_PTX names a kernel of the CPU device, which runs no PTX; "
                        "record on a GPU to get the hash of its kernel");
    RW_TRY(rw_read_file(context, file, &text, &length));
    RW_TRY(check(context, file, compiled->code, text));
    char *code = realloc(compiled->code, length + 1); /* the compiler's, which frees it */
    if (!code) {
        result = rw_out_of_memory(context, "an edited kernel");
        goto fail;
    }
    memcpy(code, text, length + 1);
    rw_free(text);
    compiled->code = code;
    compiled->code_size = length;
    *replaced = true;
    return RT_SUCCESS;
fail:
    rw_free(text);
    return result;
}
