/* SPDX-License-Identifier: Apache-2.0 */
/* Operations among the lanes of a warp, for a warp of one lane, as the CPU has it. */
#include <string.h>

#include "tests/ptx/suite.h"

static void rule_shfl(const struct form *form, const uint64_t *in, struct answer *out)
{
    uint64_t word = has(form, "zero") ? 0 : has(form, "segment") ? 0x181F : 31; /* the text's c */
    uint64_t b = in[1] & 31, c = word & 31, segment = word >> 8;
    bool is_own = has(form, "idx") ? !(b & ~segment) : b == 0; /* no other lane is there */
    out->out[0] = in[0];
    out->out[1] = is_own && !(has(form, "up") && (c & ~segment));
}

static void rule_vote(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = in[0];
    if (has(form, "uni")) out->out[0] = 1;
    if (has(form, "not")) out->out[0] = !in[0];
}

static void rule_match(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form, (void)in;
    out->out[0] = out->out[1] = 1;
}

static void rule_redux(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form;
    out->out[0] = in[0];
}

static void rule_lanes(const struct form *form, const uint64_t *in, struct answer *out)
{
    static const struct {
        const char *name;
        uint64_t out[MAX_VALUES];
    } rows[] = {{"activemask", {1}},
                {"elect", {0, 1}},
                {"registers", {0, 0, UINT32_MAX, 32}},
                {"threads", {0, 1, 0, 0}},
                {"grid", {1, 1, 0, 1}}};
    if (has(form, "barrier")) out->out[0] = in[0];
    for (unsigned i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
        if (has(form, rows[i].name)) memcpy(out->out, rows[i].out, sizeof(out->out));
}

/* What must hold of clocks and numbers that nobody can foretell. */
static void rule_special(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form, (void)in;
    out->out[0] = 1;
}

const struct reference warp_references[] = {
    {"shfl", rule_shfl, true},   {"vote", rule_vote, true},   {"match", rule_match, true},
    {"redux", rule_redux, true}, {"lanes", rule_lanes, true}, {"special", rule_special, false},
    {NULL, NULL, false},
};
