/* SPDX-License-Identifier: Apache-2.0 */
/* See replace.h. The check compares text: both sides come from the same printer, and who edits the
 * head of the entry has changed the interface. */
#include "runtime/record/replace.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/base/nearest.h"
#include "runtime/base/replacement.h"
#include "runtime/base/write.h"
#include "runtime/record/record.h"

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

bool rw_is_replaced(const char *setting, const uint8_t hash[16])
{
    char file[PATH_MAX];
    return find_file(setting, hash, file) != NULL;
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

bool rw_is_left_out(const char *setting, const uint8_t hash[16], char *text, size_t size)
{
    char digits[RW_HASH_DIGITS + 1], near[RW_HASH_DIGITS + 1];
    if (!setting || rw_is_replaced(setting, hash)) return false;
    rw_write_hex(hash, digits);
    find_nearest(setting, digits, near);
    snprintf(text, size, "is none that RW_REPLACE_PTX names%s%s",
             *near ? "; the nearest there is " : "", near);
    return true;
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

/* What the edited text lacks; NULL: nothing. */
static const char *find_lack(const char *original, const char *edited)
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
        if (!agree(original, edited, parts[i].from, parts[i].end)) return parts[i].what;
    return NULL;
}

static RTresult put_text(struct rwc_kernel *compiled, const char *file, const char *text, char *why,
                         size_t why_size)
{
    const char *lack = find_lack(compiled->code, text);
    const size_t length = strlen(text);
    if (lack) {
        snprintf(why, why_size,
                 "RW_REPLACE_PTX: %s cannot run instead of this kernel, it lacks %s as the kernel "
                 "has it; start from what 'raywright ptx' writes",
                 file, lack);
        return RT_ERROR_INVALID_SOURCE;
    }
    char *code = realloc(compiled->code, length + 1); /* the compiler's, which frees it */
    if (!code) {
        snprintf(why, why_size, "out of memory for an edited kernel");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    memcpy(code, text, length + 1);
    compiled->code = code;
    compiled->code_size = length;
    return RT_SUCCESS;
}

RTresult rw_replace_code(const char *setting, const struct rw_device *device,
                         const uint8_t hash[16], struct rwc_kernel *compiled, bool *replaced,
                         char *why, size_t why_size)
{
    char file[PATH_MAX];
    *replaced = false;
    if (!find_file(setting, hash, file)) return RT_SUCCESS;
    if (!rw_device_target(device)->is_ptx) {
        snprintf(why, why_size,
                 "RW_REPLACE_PTX names a kernel of the CPU device, which runs no PTX; record on a "
                 "GPU to get the hash of its kernel");
        return RT_ERROR_NOT_SUPPORTED;
    }
    char *text = rw_read_text(file);
    if (!text) {
        snprintf(why, why_size, "RW_REPLACE_PTX: '%s' cannot be read: %s", file, strerror(errno));
        return RT_ERROR_FILE_NOT_FOUND;
    }
    RTresult result = put_text(compiled, file, text, why, why_size);
    rw_free(text);
    *replaced = !result;
    return result;
}
