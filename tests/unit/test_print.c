/* SPDX-License-Identifier: Apache-2.0 */
/* rtPrintf's host side: every conversion, packing, and buffers that are full or damaged. */
#include "runtime/launch/print_buffer.h"

#include "tests/harness.h"

static rw_u32 words[32];
static size_t count;

static void clear_words(void)
{
    count = 0;
}

static void add32(rw_u32 value)
{
    words[count++] = value;
}

static void add64(uint64_t value)
{
    count += count & 1;
    memcpy(words + count, &value, sizeof(value));
    count += 2;
}

static void add_double(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof(bits));
    add64(bits);
}

/* The text of the words added so far; lives until the next call. */
static const char *text_of(const char *format)
{
    static char text[8192];
    FILE *out = fmemopen(text, sizeof(text), "w");
    rw_print_format(format, words, count, out);
    fclose(out);
    return text;
}

TEST(integers)
{
    clear_words();
    add32((rw_u32)-7);
    add32(4000000000u);
    add32(0xbeef);
    add32(010);
    CHECK_STR(text_of("[%d] [%u] [%#x] [%o]"), "[-7] [4000000000] [0xbeef] [10]");
    CHECK_STR(text_of("%5d|%-5u"), "   -7|4000000000");
}

TEST(short_integers)
{
    clear_words();
    add32(0xffffff80u);
    add32(0xffffff80u);
    add32(0x12345);
    CHECK_STR(text_of("%hhd %hhu %hx"), "-128 128 2345");
}

TEST(long_values_start_at_even_words)
{
    clear_words();
    add32(1);
    add64((uint64_t)-5000000000ll);
    add32(2);
    add_double(1.5);
    CHECK_EQ(count, 8);
    CHECK_STR(text_of("%d %lld %d %f"), "1 -5000000000 2 1.500000");
    CHECK_STR(text_of("%d %ld %d %g"), "1 -5000000000 2 1.5");
}

TEST(floating_point)
{
    clear_words();
    add_double(3.14159);
    add_double(1e20);
    add_double(-0.25);
    CHECK_STR(text_of("%.2f %e %+g"), "3.14 1.000000e+20 -0.25");
    CHECK_STR(text_of("%8.3f|%-12.4e|%G"), "   3.142|1.0000e+20  |-0.25");
}

TEST(width_and_precision_from_arguments)
{
    clear_words();
    add32(8);
    add32(3);
    add_double(2.0 / 3);
    add32((rw_u32)-6);
    add32(42);
    CHECK_STR(text_of("[%*.*f] [%*d]"), "[   0.667] [42    ]");
}

TEST(characters_pointers_and_percent)
{
    clear_words();
    add32('x');
    add64(0x7f0012345678);
    CHECK_STR(text_of("100%% %c %p"), "100% x 0x7f0012345678");
}

TEST(strings_are_refused)
{
    clear_words();
    add64(0x10);
    add32(5);
    CHECK_STR(text_of("%s %d"), "<string> 5");
    CHECK_STR(text_of("%n%d"), "5");
}

TEST(missing_values)
{
    clear_words();
    add32(1);
    CHECK_STR(text_of("%d %d %f %s"), "1 <missing> <missing> <missing>");
}

TEST(incomplete_and_unknown_conversions)
{
    clear_words();
    add32(9);
    CHECK_STR(text_of("%y %d"), "%y 9");
    CHECK_STR(text_of("%d 50%"), "9 50%");
    CHECK_STR(text_of("%d %l"), "9 %");
}

TEST(field_width_is_limited)
{
    clear_words();
    add32(1);
    CHECK_EQ(strlen(text_of("%999999999d")), 4096);
}

/* ---- whole buffers ---- */

static char *formats[] = {"a %d\n", "b\n"};
static char output[256];

static size_t print_buffer(const rw_u32 *buffer, size_t size)
{
    memset(output, 0, sizeof(output));
    FILE *out = fmemopen(output, sizeof(output), "w");
    size_t lost = rw_print_write(buffer, size, formats, 2, out);
    fclose(out);
    return lost;
}

TEST(records_in_order)
{
    rw_u32 buffer[64] = {11 * 4, 62 * 4, 0, 1, 5, 6, 7, 1, 0, 5, 6, 7, 77};
    CHECK_EQ(print_buffer(buffer, sizeof(buffer)), 0);
    CHECK_STR(output, "b\na 77\n");
}

TEST(record_that_did_not_fit)
{
    /* Room for 11 words; the kernel counted 17. */
    rw_u32 buffer[13] = {17 * 4, 11 * 4, 1, 0, 0, 0, 0, 3};
    CHECK_EQ(print_buffer(buffer, sizeof(buffer)), 11 * 4);
    CHECK_STR(output, "a 3\n");
}

TEST(damaged_buffers)
{
    rw_u32 too_long[16] = {14 * 4, 14 * 4, 1000, 0};
    CHECK_EQ(print_buffer(too_long, sizeof(too_long)), 14 * 4);
    CHECK_STR(output, "");
    rw_u32 unknown_format[16] = {10 * 4, 14 * 4, 0, 9, 0, 0, 0, 0, 1};
    CHECK_EQ(print_buffer(unknown_format, sizeof(unknown_format)), 0);
    CHECK_STR(output, "b\n");
    rw_u32 lies[16] = {0xfffffffc, 0xfffffffc, 0, 1, 0, 0, 0};
    print_buffer(lies, sizeof(lies));
    CHECK_STR(output, "b\n");
    CHECK_EQ(print_buffer(lies, 4), 0);
}

static const struct rw_test tests[] = {
    {"integers", test_integers},
    {"short integers", test_short_integers},
    {"long values start at even words", test_long_values_start_at_even_words},
    {"floating point", test_floating_point},
    {"width and precision from arguments", test_width_and_precision_from_arguments},
    {"characters, pointers and percent", test_characters_pointers_and_percent},
    {"strings are refused", test_strings_are_refused},
    {"missing values", test_missing_values},
    {"incomplete and unknown conversions", test_incomplete_and_unknown_conversions},
    {"field width is limited", test_field_width_is_limited},
    {"records in order", test_records_in_order},
    {"record that did not fit", test_record_that_did_not_fit},
    {"damaged buffers", test_damaged_buffers},
};

int main(void)
{
    return RUN_TABLE(tests);
}
