/* SPDX-License-Identifier: Apache-2.0 */
/*
 * compare A B: are these the same results? Pictures (P2, P3, P5, P6, 8 bits): the means of 8 by 8
 * pixels differ by less than 3 of 255. Anything else is words: equal, or numbers that differ by
 * less than a hundredth of the larger, or by less than a millionth.
 */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 8, MOST = 3, WORD = 64 };

struct picture {
    unsigned width, height, channels;
    float *values;
};

static int read_picture(const char *path, struct picture *out)
{
    FILE *file = fopen(path, "rb");
    char kind = 0;
    unsigned most = 0, value = 0;
    *out = (struct picture){0};
    if (!file) return 0;
    int fields = fscanf(file, "P%c %u %u %u", &kind, &out->width, &out->height, &most);
    int known = fields == 4 && strchr("2356", kind) && most == 255 && out->width && out->height;
    out->channels = kind == '3' || kind == '6' ? 3 : 1;
    size_t count = (size_t)out->width * out->height * out->channels;
    if (known) out->values = calloc(count, sizeof(float));
    if (known) fgetc(file);
    for (size_t i = 0; known && i < count; i++) {
        int byte = kind >= '5' ? fgetc(file) : 0;
        if (byte < 0 || (kind < '5' && fscanf(file, "%u", &value) != 1)) known = 0;
        out->values[i] = kind >= '5' ? (float)byte : (float)value;
    }
    fclose(file);
    return known;
}

static float mean(const struct picture *p, unsigned x, unsigned y, unsigned c)
{
    float sum = 0, count = 0;
    for (unsigned v = y; v < y + BLOCK && v < p->height; v++)
        for (unsigned u = x; u < x + BLOCK && u < p->width; u++, count++)
            sum += p->values[(v * p->width + u) * p->channels + c];
    return sum / count;
}

static int same_pictures(const struct picture *a, const struct picture *b)
{
    float worst = 0;
    if (a->width != b->width || a->height != b->height || a->channels != b->channels) return 0;
    for (unsigned y = 0; y < a->height; y += BLOCK)
        for (unsigned x = 0; x < a->width; x += BLOCK)
            for (unsigned c = 0; c < a->channels; c++)
                worst = fmaxf(worst, fabsf(mean(a, x, y, c) - mean(b, x, y, c)));
    if (worst >= MOST) printf("blocks differ by up to %g of 255\n", worst);
    return worst < MOST;
}

static int same_words(const char *a, const char *b)
{
    char *end_a, *end_b;
    double x = strtod(a, &end_a), y = strtod(b, &end_b);
    if (!strcmp(a, b)) return 1;
    if (*end_a || *end_b || end_a == a) return 0;
    return fabs(x - y) < 1e-6 || fabs(x - y) < 1e-2 * fmax(fabs(x), fabs(y));
}

static int next_word(FILE *file, char *word)
{
    int c, length = 0;
    while ((c = fgetc(file)) != EOF && (isspace(c) || c == ',' || c == ';')) continue;
    for (; c != EOF && !isspace(c) && c != ',' && c != ';' && length < WORD - 1; c = fgetc(file))
        word[length++] = (char)c;
    word[length] = '\0';
    return length;
}

static int same_texts(const char *path_a, const char *path_b)
{
    FILE *a = fopen(path_a, "r"), *b = fopen(path_b, "r");
    char word_a[WORD], word_b[WORD];
    int same = a && b, count = 0;
    while (same && (next_word(a, word_a) | next_word(b, word_b))) {
        count++;
        same = same_words(word_a, word_b);
        if (!same) printf("word %d: '%s', '%s'\n", count, word_a, word_b);
    }
    if (a) fclose(a);
    if (b) fclose(b);
    return same && count;
}

int main(int argc, char **argv)
{
    struct picture a, b;
    if (argc != 3) return 2;
    int pictures = read_picture(argv[1], &a) & read_picture(argv[2], &b);
    int same = pictures ? same_pictures(&a, &b) : same_texts(argv[1], argv[2]);
    free(a.values);
    free(b.values);
    return !same;
}
