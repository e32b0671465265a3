/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of strategy BATCH: how many slots a warp gets, and how many warps run, within bounds. */
#include "programs/batch.h"
#include "programs/config.h"
#include "runtime/device/batch.h"
#include "tests/harness.h"

static unsigned pools;

static uint32_t fit(size_t room, uint32_t wanted, unsigned lanes, unsigned step, unsigned count)
{
    pools = count;
    return rw_batch_fit(room, wanted, lanes, step, &pools);
}

static bool is_bounded(size_t room, uint32_t slots)
{
    return (uint64_t)pools * slots * RW_BATCH_SLOT((uint64_t)room) <= RW_BATCH_BYTES;
}

/* Little memory for each index: all that is wanted, in whole warps; rooms stay aligned. */
TEST(enough)
{
    CHECK_EQ(fit(256, 0, 32, 4, 8448), RW_BATCH_INDICES);
    CHECK_EQ(pools, 8448);
    CHECK_EQ(fit(256, 33, 32, 4, 528), 64);
    CHECK_EQ(fit(256, 1, 32, 4, 528), 32);
    CHECK_EQ(fit(256, 0, 1, 1, 16), RW_BATCH_CPU_INDICES);
    CHECK_EQ(fit(256, 5, 1, 1, 16), 8);
    CHECK_EQ(pools, 16);
}

/* More: first fewer indices for each warp, then fewer warps, by whole blocks. */
TEST(little)
{
    uint32_t slots = fit(1024, 0, 32, 4, 8448);
    CHECK_EQ(slots, 32);
    CHECK_EQ(pools, 8448);
    CHECK(is_bounded(1024, slots) && !is_bounded(1024, 2 * slots));
    CHECK_EQ(fit(64 << 10, 0, 32, 4, 8448), 32);
    CHECK(pools > 0 && pools < 8448 && pools % 4 == 0);
    CHECK(is_bounded(64 << 10, 32));
    pools += 4;
    CHECK(!is_bounded(64 << 10, 32));
}

TEST(none)
{
    fit(RW_BATCH_BYTES / 64, 0, 32, 4, 8448);
    CHECK_EQ(pools, 0);
    fit((size_t)1 << 40, 0, 1, 1, 2);
    CHECK_EQ(pools, 0);
}

TEST(rooms)
{
    struct rwc_kernel kernel = {.stack_size = 100, .frame_size = 28, .attribute_size = 12};
    CHECK_EQ(rw_batch_room(&kernel), 0);
    kernel.has_batches = true;
    CHECK_EQ(rw_batch_room(&kernel), 144);
    kernel = (struct rwc_kernel){.has_batches = true};
    CHECK(rw_batch_room(&kernel) > 0);
}

static const struct rw_test tests[] = {
    {"enough", test_enough},
    {"little", test_little},
    {"none", test_none},
    {"rooms", test_rooms},
};

int main(void)
{
    return RUN_TABLE(tests);
}
