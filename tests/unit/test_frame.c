/* SPDX-License-Identifier: Apache-2.0 */
#include "compiler/split/frame.h"
#include "tests/harness.h"

/* Slots that are in use together may not share a byte; each lies at its alignment, before the
 * state. */
static bool is_sound(const struct rwc_frame_slot *slots, size_t count, uint64_t frame)
{
    for (size_t i = 0; i < count; i++) {
        if (slots[i].offset % slots[i].align || slots[i].offset + slots[i].size > frame - 4)
            return false;
        for (size_t k = 0; k < i; k++) {
            bool together = (slots[i].calls[0] & slots[k].calls[0]) != 0;
            bool meet = slots[i].offset < slots[k].offset + slots[k].size &&
                        slots[k].offset < slots[i].offset + slots[i].size;
            if (together && meet) return false;
        }
    }
    return frame % 16 == 0;
}

TEST(empty_frame_holds_the_state)
{
    bool ok;
    CHECK_EQ(rwc_frame_layout(NULL, 0, 1, &ok), 16);
    CHECK(ok);
}

TEST(larger_slots_come_first)
{
    uint64_t both = 3;
    struct rwc_frame_slot slots[] = {
        {1, 1, &both, 0}, {4, 4, &both, 0}, {16, 16, &both, 0}, {8, 8, &both, 0}};
    bool ok;
    CHECK_EQ(rwc_frame_layout(slots, 4, 1, &ok), 48);
    CHECK_EQ(slots[2].offset, 0);
    CHECK_EQ(slots[3].offset, 16);
    CHECK_EQ(slots[1].offset, 24);
    CHECK_EQ(slots[0].offset, 28);
}

TEST(slots_of_different_calls_share_bytes)
{
    uint64_t first = 1, second = 2;
    struct rwc_frame_slot slots[] = {{8, 8, &first, 0}, {8, 8, &second, 0}, {4, 4, &second, 0}};
    bool ok;
    CHECK_EQ(rwc_frame_layout(slots, 3, 1, &ok), 16);
    CHECK_EQ(slots[0].offset, 0);
    CHECK_EQ(slots[1].offset, 0);
    CHECK_EQ(slots[2].offset, 8);
}

/* In 32 bits the first end was 3, and a search for a place behind them all did not end. */
TEST(slots_of_4_gib)
{
    uint64_t both = 3, large = UINT32_MAX;
    struct rwc_frame_slot slots[] = {
        {large, 4, &both, 0}, {large, 4, &both, 0}, {large, 4, &both, 0}, {8, 8, &both, 0}};
    bool ok;
    uint64_t frame = rwc_frame_layout(slots, 4, 1, &ok);
    CHECK(ok && is_sound(slots, 4, frame));
    CHECK(frame > 3 * large);
}

TEST(random_slots_are_laid_out_soundly)
{
    static const uint32_t sizes[] = {1, 2, 4, 8, 12, 16, 36, 100};
    static const uint32_t aligns[] = {1, 2, 4, 8, 4, 16, 4, 4};
    unsigned seed = 1;
    for (int round = 0; round < 300; round++) {
        struct rwc_frame_slot slots[40];
        uint64_t calls[40];
        for (int k = 0; k < 40; k++) {
            seed = seed * 1103515245u + 12345u;
            unsigned pick = seed >> 16 & 7;
            calls[k] = (seed >> 20 & 15) | 1ull << (seed >> 24 & 7);
            slots[k] = (struct rwc_frame_slot){sizes[pick], aligns[pick], &calls[k], 0};
        }
        bool ok;
        uint64_t frame = rwc_frame_layout(slots, 40, 1, &ok);
        CHECK(ok && is_sound(slots, 40, frame));
    }
}

static const struct rw_test tests[] = {
    {"empty_frame_holds_the_state", test_empty_frame_holds_the_state},
    {"larger_slots_come_first", test_larger_slots_come_first},
    {"slots_of_different_calls_share_bytes", test_slots_of_different_calls_share_bytes},
    {"slots_of_4_gib", test_slots_of_4_gib},
    {"random_slots_are_laid_out_soundly", test_random_slots_are_laid_out_soundly},
};
int main(void)
{
    return RUN_TABLE(tests);
}
