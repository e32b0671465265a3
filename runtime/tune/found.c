/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The text is a line that names the format, a line for the best setting, one for each trial, and a
 * hash of all these:
 *
 *   raywright tuned 1
 *   best threshold=4 refill=24 strategy=states registers=0, gain 1.173, complete 1
 *   tried threshold=8 refill=24 strategy=states registers=0, ratio 1.021, no faster, launches 6
 *   hash 0123456789abcdef0123456789abcdef
 */
#include "runtime/tune/found.h"

#include <stdio.h>
#include <string.h>

#include "compiler/base/hash.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"

#define HEAD "raywright tuned 1\n"
#define HASH "hash "

enum { LINE = RW_SETTING_TEXT + 80, HASH_LINE = sizeof(HASH) + 32 };

/* ---- writing ---- */

/* Numbers are written in two parts: what stands between these depends on the locale otherwise. */
enum { PARTS = 10000 };

static unsigned parts_of(double number)
{
    return number > 0 && number < 1e5 ? (unsigned)(number * PARTS + 0.5) : 0;
}

static size_t write_best(char *to, const struct rw_found *found)
{
    char setting[RW_SETTING_TEXT];
    rw_setting_write(&found->best, setting);
    unsigned gain = parts_of(found->gain);
    return (size_t)snprintf(to, LINE, "best %s, gain %u.%04u, complete %d\n", setting, gain / PARTS,
                            gain % PARTS, found->complete);
}

static size_t write_trial(char *to, const struct rw_trial *trial)
{
    char setting[RW_SETTING_TEXT];
    rw_setting_write(&trial->setting, setting);
    unsigned ratio = parts_of(trial->ratio);
    return (size_t)snprintf(to, LINE, "tried %s, ratio %u.%04u, %s, launches %u\n", setting,
                            ratio / PARTS, ratio % PARTS, rw_verdict_names[trial->verdict],
                            trial->launches);
}

static void write_hash(const char *text, size_t size, char out[HASH_LINE + 1])
{
    uint8_t hash[16];
    char digits[33];
    rwc_checksum(text, size, hash);
    rw_write_hex(hash, digits);
    snprintf(out, HASH_LINE + 1, HASH "%s\n", digits);
}

char *rw_found_write(const struct rw_found *found, size_t *size)
{
    char *text = rw_malloc(sizeof(HEAD) + (size_t)LINE * (found->tried_count + 1) + HASH_LINE + 1);
    if (!text) return NULL;
    memcpy(text, HEAD, sizeof(HEAD));
    char *to = text + strlen(HEAD);
    to += write_best(to, found);
    for (unsigned k = 0; k < found->tried_count; k++) to += write_trial(to, &found->tried[k]);
    write_hash(text, (size_t)(to - text), to);
    *size = (size_t)(to - text) + HASH_LINE;
    return text;
}

/* ---- reading ---- */

/* What follows the setting after `word`; NULL: the line is another. */
static const char *read_setting(const char *line, const char *word, struct rw_setting *out)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) ? NULL : rw_setting_read(line + length, out);
}

static const char *read_best(const char *line, struct rw_found *out)
{
    int complete, length = 0;
    unsigned whole, parts;
    const char *rest = read_setting(line, "best ", &out->best);
    if (!rest ||
        sscanf(rest, ", gain %u.%4u, complete %d\n%n", &whole, &parts, &complete, &length) != 3)
        return NULL;
    out->gain = whole + (double)parts / PARTS;
    out->complete = complete != 0;
    return length && out->gain >= 1 ? rest + length : NULL;
}

static const char *read_trial(const char *line, struct rw_trial *out)
{
    char verdict[16];
    int length = 0;
    unsigned whole, parts;
    const char *rest = read_setting(line, "tried ", &out->setting);
    if (!rest || sscanf(rest, ", ratio %u.%4u, %15[^,], launches %u\n%n", &whole, &parts, verdict,
                        &out->launches, &length) != 4)
        return NULL;
    out->ratio = whole + (double)parts / PARTS;
    for (int k = 0; k < RW_VERDICTS; k++) {
        out->verdict = (enum rw_verdict)k;
        if (!strcmp(verdict, rw_verdict_names[k])) return length ? rest + length : NULL;
    }
    return NULL;
}

static bool read_lines(const char *text, const char *end, struct rw_found *out)
{
    if (strncmp(text, HEAD, strlen(HEAD)) != 0) return false;
    text = read_best(text + strlen(HEAD), out);
    while (text && text < end && out->tried_count < RW_TRIALS) {
        text = read_trial(text, &out->tried[out->tried_count]);
        out->tried_count++;
    }
    return text == end;
}

bool rw_found_read(const void *bytes, size_t size, struct rw_found *out)
{
    char hash[HASH_LINE + 1];
    *out = (struct rw_found){0};
    if (size <= HASH_LINE) return false;
    char *text = rw_malloc(size + 1);
    if (!text) return false;
    memcpy(text, bytes, size);
    text[size] = 0;
    const char *end = text + size - HASH_LINE;
    write_hash(text, (size_t)(end - text), hash);
    bool good = !memcmp(end, hash, HASH_LINE) && read_lines(text, end, out);
    rw_free(text);
    return good;
}
