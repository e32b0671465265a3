/* SPDX-License-Identifier: Apache-2.0 */
/* The checksum of a program that csmith generates; for each program anew, in a namespace of its
 * own. */
DEVICE static uint32_t crc32_context = ~0u, checksum;

DEVICE static void platform_main_begin(void) {}

DEVICE static void crc32_gentab(void) {}

DEVICE static void add_byte(unsigned int byte)
{
    crc32_context = (crc32_context ^ byte) * 16777619u;
    crc32_context ^= crc32_context >> 15;
}

DEVICE static void transparent_crc(uint64_t value, const char *, int)
{
    for (int i = 0; i < 64; i += 8) add_byte(value >> i & 255);
}

DEVICE static void transparent_crc_bytes(const volatile void *bytes, int count, const char *, int)
{
    for (int i = 0; i < count; i++) add_byte(((const volatile unsigned char *)bytes)[i]);
}

DEVICE static void platform_main_end(uint32_t crc, int)
{
    checksum = crc;
}
