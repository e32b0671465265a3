/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The conformance suite of PTX instructions: what its files share.
 *
 * A form is one part (parts.h) of a file of tests/ptx/forms: a module of its own with a function
 * `test` of up to four results and parameters, passed by value. Its second line names the class of
 * each, as written by generate.py. A case is one set of operands; the reference (reference*.c)
 * computes what the PTX ISA says about it, by means that share nothing with the compiler.
 */
#ifndef RW_TEST_PTX_SUITE_H
#define RW_TEST_PTX_SUITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "compiler/base/diag.h"

enum { MAX_VALUES = 6, MAX_MODIFIERS = 16, MEMORY_WORDS = 8 };

enum class {
    NO_CLASS,
    PRED,
    U8,
    S8,
    U16,
    S16,
    U32,
    S32,
    U64,
    S64,
    F16,
    BF16,
    F32,
    F64,
    B8,
    B16,
    B32,
    B64,
    F16X2,
    BF16X2,
    U16X2,
    S16X2,
    AMOUNT, /* of a shift, or a length: 32 bits, mostly small */
    MEMORY, /* address of the case's memory */
    B128,
    F32X2,
    SURFACE, /* object over the case's memory, as `image` of the form says */
    TEXTURE, /* likewise: nearest texels, not normalised, clamped */
    PLACE,   /* coordinate, layer or offset: 32 bits, near the image */
    FPLACE,  /* coordinate as a float, away from the edges of texels */
};

/* How far a result may be from the exact one. */
enum bound_kind { EXACT, ULP, RELATIVE, ABSOLUTE };

struct form {
    char name[96]; /* as in the file */
    char words[160];
    const char *opcode, *modifiers[MAX_MODIFIERS];
    uint64_t starts[MAX_MODIFIERS]; /* word_start of each */
    uint64_t kinds;                 /* word_kind of them */
    unsigned modifier_count;
    enum class types[4]; /* types named by the modifiers, in order */
    unsigned type_count;
    enum class results[MAX_VALUES], params[MAX_VALUES];
    unsigned result_count, param_count;
    enum bound_kind bound;
    double limit;
    unsigned sm;      /* that a GPU needs */
    unsigned driver;  /* first whose compiler is right, as cuDriverGetVersion has it; 0: any */
    bool golden_only; /* not executed here */
    struct texel {    /* of its image */
        char kind;    /* 'u', 's', 'f'; 0: there is no image */
        unsigned bits, components;
    } image;
    unsigned line; /* where it begins in the file of its opcode */
    char *text;    /* PTX */
    const struct reference *reference;
};

/* In memory as the kernels see it; values narrower than 64 bits have zeros above. */
struct record {
    uint64_t in[MAX_VALUES], out[MAX_VALUES];
    uint64_t memory[MEMORY_WORDS];
};

/* What the reference says. */
struct answer {
    uint64_t out[MAX_VALUES];
    uint64_t memory[MEMORY_WORDS];
    double exact[2];  /* approximations: the value before rounding (of each half) */
    bool approximate; /* compare with exact, within the form's bound */
    bool any_nan;     /* the ISA leaves the bits of a NaN open */
    bool undefined;   /* the ISA leaves the result open: not compared */
};

typedef void reference_rule(const struct form *form, const uint64_t *in, struct answer *out);

struct reference {
    const char *opcode;
    reference_rule *rule;
    bool one_lane; /* true for a warp of one lane only */
};

/* ---- forms.c ---- */
struct suite {
    struct form *forms;
    unsigned count, executed; /* those that are not executed come last */
    const char *only;         /* as given to suite_read */
};
/* Reads the forms with `only` in their name, or all (NULL). False and messages on stderr when a
 * file is not as parts.h says, or a form not well formed or without a reference. */
bool suite_read(struct suite *suite, const char *folder, const char *only);
void suite_free(struct suite *suite);

/* Its first eight letters. */
static inline uint64_t word_start(const char *word)
{
    const size_t length = strlen(word);
    uint64_t start = 0;
    memcpy(&start, word, length < sizeof(start) ? length : sizeof(start));
    return start;
}

/* One of 64 bits, by which most words are told apart. */
static inline uint64_t word_kind(uint64_t start)
{
    return (uint64_t)1 << (start * 0x9E3779B97F4A7C15 >> 58);
}

/* References ask for each of some millions of inputs, with words that the compiler knows. */
static inline bool has(const struct form *form, const char *modifier)
{
    const uint64_t start = word_start(modifier);
    if (!(form->kinds & word_kind(start))) return false;
    for (unsigned i = 0; i < form->modifier_count; i++)
        if (form->starts[i] == start &&
            (strlen(modifier) < sizeof(start) || !strcmp(form->modifiers[i], modifier)))
            return true;
    return false;
}

enum class class_named(const char *name);
unsigned class_bits(enum class class);
bool class_is_float(enum class class);
bool class_is_signed(enum class class);

/* ---- image.c: the image of a form lies in the memory of the case ---- */
struct image {
    unsigned shape;   /* enum rw_shape */
    unsigned size[3]; /* texels; layers or faces are the third */
    unsigned texel;   /* bytes */
    unsigned access;  /* bytes of an access whose x counts bytes; 0: x counts texels */
    bool layered;
};
bool image_of(const struct form *form, struct image *out); /* false: the form has none */
/* Axis of coordinate number k as the instruction has them: a layer comes first. */
unsigned image_axis(const struct image *image, unsigned k);
/* Places along an axis, and how far from each other accesses are. */
unsigned image_extent(const struct image *image, unsigned axis, unsigned *step);
/* The object of such an image in this process; valid until the next call. */
uint64_t image_object(const struct form *form, void *memory);

/* ---- inputs.c ---- */
enum { RANDOM_CASES = 100000 };
unsigned case_count(const struct form *form);
/* Operands of case `index`; the same on every machine. */
void case_inputs(const struct form *form, unsigned index, struct record *out);

/* ---- references ---- */
const struct reference *reference_find(const char *opcode);
extern const struct reference integer_references[], bit_references[], float_references[],
    convert_references[], compare_references[], memory_references[], video_references[],
    warp_references[], image_references[];

/* Forms of opcodes that integers and floats share. */
reference_rule reference_arithmetic, reference_min_max, reference_sign, reference_pair;
/* Conversions of floats of 8 bits and tf32; false: it is another one. */
bool reference_narrow(const struct form *form, const uint64_t *in, struct answer *out);
/* min or max of two floats of that format. */
uint64_t reference_extremum(const struct form *form, enum class format, uint64_t a, uint64_t b);

/* ---- compare.c ---- */
/* Does result k of the record agree with the answer? *error: in units of the bound (approximations
 * only). */
bool agrees(const struct form *form, const struct record *got, const struct answer *answer,
            double *error);

/* Are these bits of result k the same? *nan: they are not, but both are NaN. */
bool same_result(const struct form *form, unsigned k, uint64_t a, uint64_t b, bool *nan);

/* ---- build.c ---- */
/* Lifted IR of the form, malloc'ed; NULL and a message. */
char *build_golden(const struct form *form);
/* The kernel rw_megakernel(record, form [, count]) of forms first .. first+count-1: an object file
 * for the CPU (sm 0) or PTX; malloc'ed. */
bool build_batch(const struct form *forms, unsigned count, unsigned sm, void **code, size_t *size);
/* The same, with messages in diag instead of on stderr. */
bool build_forms(const struct form *forms, unsigned count, unsigned sm, void **code, size_t *size,
                 struct rwc_diag *diag);
/* The form's own text with an entry run(records, count) that calls it, malloc'ed; NULL: no
 * memory. */
char *build_driver_text(const struct form *form);

enum { BATCH = 40 };

/* ---- runs: each returns the number of forms that failed ---- */
unsigned run_cpu(const struct suite *suite);
/* Prints the forms with some of their cases; `folder` is where forms and golden IR are. */
unsigned run_show(const struct suite *suite, const char *folder);
/* ---- golden.c: compares with the folder's files, or writes them whole ---- */
unsigned run_golden(const struct suite *suite, const char *folder);
unsigned run_write(const struct suite *suite, const char *folder);
/* ---- run_ptx.c: writes the PTX that some GPUs would get from us to the folder. ---- */
unsigned run_ptx(const struct suite *suite, const char *folder);
/* ---- accept.c ---- */
bool run_accept(FILE *in, FILE *out);
/* RUN_SKIPPED: there is no GPU. */
#define RUN_SKIPPED UINT32_MAX
unsigned run_cuda(const struct suite *suite, const char *table);

#endif
