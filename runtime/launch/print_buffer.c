/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Formats what rtPrintf left in the print buffer. Each conversion of the device's format string is
 * rewritten for the host's printf with a value of known type, so that neither a wrong format nor a
 * damaged buffer can make the host read anything else:
 *   integers and pointers -> long long with "ll"; floating point -> double
 *   %s -> "<string>": the characters are in device memory; %n writes nothing
 *   a value that is not in the record -> "<missing>"
 */
#include "runtime/launch/print_buffer.h"

#include <stdbool.h>
#include <string.h>

enum {
    MAX_FIELD = 4096, /* of width and precision: a stray "%999999999d" must not fill the disk */
    RECORD_HEAD = 5,  /* words, format, index[3] */
};

struct arguments {
    const rw_u32 *words;
    size_t count, next;
};

struct conversion {
    char flags[6];        /* each of "-+ #0" at most once */
    int width, precision; /* -1: none */
    unsigned size;        /* bytes of an integer argument: 1, 2, 4, 8 */
    char kind;
};

static bool take32(struct arguments *a, rw_u32 *out)
{
    if (a->next >= a->count) return false;
    *out = a->words[a->next++];
    return true;
}

static bool take64(struct arguments *a, uint64_t *out)
{
    a->next += a->next & 1;
    if (a->next + 2 > a->count) return false;
    memcpy(out, a->words + a->next, sizeof(*out));
    a->next += 2;
    return true;
}

/* Width or precision: digits or '*'. Returns what follows. */
static const char *read_field(const char *p, struct arguments *a, long *out)
{
    long value = 0;
    if (*p == '*') {
        rw_u32 word = 0;
        take32(a, &word);
        value = (int)word;
        p++;
    } else {
        for (; *p >= '0' && *p <= '9'; p++)
            if (value <= MAX_FIELD) value = value * 10 + (*p - '0');
    }
    *out = value > MAX_FIELD ? MAX_FIELD : value < -MAX_FIELD ? -MAX_FIELD : value;
    return p;
}

static const char *read_flags(const char *p, struct conversion *c)
{
    size_t count = 0;
    for (; *p && strchr("-+ #0", *p); p++)
        if (!memchr(c->flags, *p, count)) c->flags[count++] = *p;
    return p;
}

/* `p` is after '%'. Returns what follows the conversion, which is kind 0 when the text ends. */
static const char *read_conversion(const char *p, struct arguments *a, struct conversion *c)
{
    long value;
    *c = (struct conversion){.width = -1, .precision = -1, .size = 4};
    p = read_flags(p, c);
    if (*p == '*' || (*p >= '1' && *p <= '9')) {
        p = read_field(p, a, &value);
        if (value < 0 && !strchr(c->flags, '-')) c->flags[strlen(c->flags)] = '-';
        c->width = (int)(value < 0 ? -value : value);
    }
    if (*p == '.') {
        p = read_field(p + 1, a, &value);
        c->precision = value < 0 ? -1 : (int)value;
    }
    for (; *p && strchr("hljztL", *p); p++) {
        if (*p == 'h')
            c->size = c->size == 2 ? 1 : 2;
        else
            c->size = 8;
    }
    c->kind = *p;
    return *p ? p + 1 : p;
}

/* Writes "%<flags><width>.<precision><length><kind>" for the host. */
static void host_format(const struct conversion *c, const char *length, char kind, char out[64])
{
    int used = snprintf(out, 64, "%%%s", c->flags);
    if (c->width >= 0) used += snprintf(out + used, 64 - (size_t)used, "%d", c->width);
    if (c->precision >= 0) used += snprintf(out + used, 64 - (size_t)used, ".%d", c->precision);
    snprintf(out + used, 64 - (size_t)used, "%s%c", length, kind);
}

/* The formats are made by host_format, for exactly the value that follows. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static bool write_integer(const struct conversion *c, struct arguments *a, FILE *out)
{
    char format[64];
    uint64_t bits = 0;
    rw_u32 word = 0;
    if (c->size == 8 ? !take64(a, &bits) : !take32(a, &word)) return false;
    if (c->size < 8) bits = word;
    unsigned unused = 64 - 8 * c->size;
    host_format(c, "ll", c->kind, format);
    if (c->kind == 'd' || c->kind == 'i')
        fprintf(out, format, (long long)(bits << unused) >> unused);
    else
        fprintf(out, format, (unsigned long long)(bits << unused >> unused));
    return true;
}

static bool write_float(const struct conversion *c, struct arguments *a, FILE *out)
{
    char format[64];
    uint64_t bits;
    double value;
    if (!take64(a, &bits)) return false;
    memcpy(&value, &bits, sizeof(value));
    host_format(c, "", c->kind, format);
    fprintf(out, format, value);
    return true;
}

static bool write_character(const struct conversion *c, struct arguments *a, FILE *out)
{
    char format[64];
    rw_u32 word;
    if (!take32(a, &word)) return false;
    host_format(c, "", 'c', format);
    fprintf(out, format, (int)word);
    return true;
}

#pragma GCC diagnostic pop

static bool write_pointer(const struct conversion *c, struct arguments *a, FILE *out)
{
    struct conversion hexadecimal = *c;
    hexadecimal.kind = 'x';
    hexadecimal.size = 8;
    if (!strchr(c->flags, '#')) hexadecimal.flags[strlen(c->flags)] = '#';
    return write_integer(&hexadecimal, a, out);
}

static bool write_string(const struct conversion *c, struct arguments *a, FILE *out)
{
    uint64_t address;
    (void)c;
    if (!take64(a, &address)) return false;
    fputs("<string>", out);
    return true;
}

static bool write_nothing(const struct conversion *c, struct arguments *a, FILE *out)
{
    uint64_t address;
    (void)c;
    (void)out;
    return take64(a, &address);
}

static const struct {
    const char *kinds;
    bool (*write)(const struct conversion *c, struct arguments *a, FILE *out);
} writers[] = {
    {"diuoxX", write_integer}, {"fFeEgGaA", write_float}, {"c", write_character},
    {"p", write_pointer},      {"s", write_string},       {"n", write_nothing},
};

static void write_value(const struct conversion *c, struct arguments *a, FILE *out)
{
    for (size_t i = 0; i < sizeof(writers) / sizeof(writers[0]); i++) {
        if (!c->kind || !strchr(writers[i].kinds, c->kind)) continue;
        if (!writers[i].write(c, a, out)) fputs("<missing>", out);
        return;
    }
    fputc('%', out); /* no conversion: shown as it was written, as far as it makes sense */
    if (c->kind) fputc(c->kind, out);
}

void rw_print_format(const char *format, const rw_u32 *words, size_t count, FILE *out)
{
    struct arguments a = {words, count, 0};
    struct conversion c;
    for (const char *p = format; *p;) {
        if (*p != '%') {
            size_t length = strcspn(p, "%");
            fwrite(p, 1, length, out);
            p += length;
        } else if (p[1] == '%') {
            fputc('%', out);
            p += 2;
        } else {
            p = read_conversion(p + 1, &a, &c);
            write_value(&c, &a, out);
        }
    }
}

static bool all_zero(const rw_u32 *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (words[i]) return false;
    return true;
}

/* A record that did not fit left its place empty, and all later ones did not fit either. */
size_t rw_print_write(const void *buffer, size_t size, char *const *formats, size_t format_count,
                      FILE *out)
{
    struct rw_print head;
    if (size < sizeof(head)) return 0;
    memcpy(&head, buffer, sizeof(head));
    size_t room = size - sizeof(head);
    if (head.capacity < room) room = head.capacity;
    const rw_u32 *words = (const rw_u32 *)((const char *)buffer + sizeof(head));
    size_t count = (head.used < room ? head.used : room) / sizeof(rw_u32), next = 0;
    while (next + RECORD_HEAD <= count) {
        const rw_u32 *record = words + next;
        if (head.used > room && all_zero(record, count - next)) break;
        if (record[0] > count - next - RECORD_HEAD) break;
        if (record[1] < format_count)
            rw_print_format(formats[record[1]], record + RECORD_HEAD, record[0], out);
        next += RECORD_HEAD + record[0];
    }
    size_t printed = next * sizeof(rw_u32);
    return head.used > printed ? head.used - printed : 0;
}
