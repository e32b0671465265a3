/* SPDX-License-Identifier: Apache-2.0 */
/* See replace.h. The check compares text: both sides come from the same printer, and who edits the
 * head of the entry has changed the interface. */
#include "runtime/record/replace.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/device/device.h"
#include "runtime/object/module_cache.h"

enum { HASH_DIGITS = 32, LEAST_DIGITS = 6 };

/* The file of this kernel in "HASH=FILE,HASH=FILE"; NULL: none. The hash may be shortened. */
static const char *find_file(const char *setting, const uint8_t hash[16], char out[PATH_MAX])
{
    char digits[HASH_DIGITS + 1];
    for (int i = 0; i < 16; i++) snprintf(digits + 2 * i, 3, "%02x", hash[i]);
    for (const char *at = setting; at && *at;) {
        size_t entry = strcspn(at, ","), name = strcspn(at, "=,");
        if (at[name] == '=' && name >= LEAST_DIGITS && name <= HASH_DIGITS &&
            !strncmp(at, digits, name)) {
            snprintf(out, PATH_MAX, "%.*s", (int)(entry - name - 1), at + name + 1);
            return out;
        }
        at += entry + (at[entry] == ',');
    }
    return NULL;
}

bool rw_is_replaced(RTcontext context, const struct rw_kernel *kernel)
{
    char file[PATH_MAX];
    return find_file(context->options.replace_ptx, kernel->hash, file) != NULL;
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

RTresult rw_replace_code(RTcontext context, struct rw_kernel *kernel)
{
    char file[PATH_MAX];
    char *text = NULL;
    size_t length = 0;
    RTresult result;
    if (!find_file(context->options.replace_ptx, kernel->hash, file)) return RT_SUCCESS;
    if (!rw_device_target(context->device)->is_ptx)
        return rw_error(context, RT_ERROR_NOT_SUPPORTED,
                        "RW_REPLACE_PTX names a kernel of the CPU device, which runs no PTX; "
                        "record on a GPU to get the hash of its kernel");
    RW_TRY(rw_read_file(context, file, &text, &length));
    RW_TRY(check(context, file, kernel->compiled->code, text));
    free(kernel->compiled->code);
    kernel->compiled->code = text;
    kernel->compiled->code_size = length;
    kernel->replaced = true;
    return RT_SUCCESS;
fail:
    rw_free(text);
    return result;
}
