/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads, warps and barriers as one lane alone in its warp, block and grid sees them (see
 * helpers.c). A vote among one lane is that lane's own predicate; a shuffle returns its own
 * value, and no source lane but itself is valid.
 */

/* ---- special registers ---- */

#define SREG(name, type, value)                                                                    \
    type NVVM(read_ptx_sreg_##name)(void)                                                          \
    {                                                                                              \
        return value;                                                                              \
    }
#define SREG_XYZ(name, value)                                                                      \
    SREG(name##_x, uint32_t, value)                                                                \
    SREG(name##_y, uint32_t, value)                                                                \
    SREG(name##_z, uint32_t, value)                                                                \
    SREG(name##_w, uint32_t, 0) /* has no use, also of sizes */

SREG_XYZ(tid, 0)
SREG_XYZ(ctaid, 0)
SREG_XYZ(ntid, 1)
SREG_XYZ(nctaid, 1)
SREG(laneid, uint32_t, 0)
SREG(warpid, uint32_t, 0)
SREG(nwarpid, uint32_t, 1)
SREG(warpsize, uint32_t, 1)
SREG(smid, uint32_t, 0)
SREG(nsmid, uint32_t, 1)
SREG(gridid, uint32_t, 0)
uint64_t PTX(gridid)(void)
{
    return 0;
}
SREG(lanemask_eq, uint32_t, 1u)
SREG(lanemask_le, uint32_t, 1u)
SREG(lanemask_lt, uint32_t, 0u)
SREG(lanemask_ge, uint32_t, ~0u)
SREG(lanemask_gt, uint32_t, ~1u)
SREG(clock, uint32_t, (uint32_t)__builtin_readcyclecounter())
SREG(clock64, uint64_t, __builtin_readcyclecounter())

struct timespec_64 {
    int64_t seconds, nanoseconds;
};
int clock_gettime(int clock, struct timespec_64 *out);

uint64_t NVVM(read_ptx_sreg_globaltimer)(void)
{
    struct timespec_64 now = {0, 0};
    clock_gettime(0 /* CLOCK_REALTIME */, &now);
    return (uint64_t)now.seconds * 1000000000u + (uint64_t)now.nanoseconds;
}

/* ---- votes, matches, shuffles ---- */

uint32_t NVVM(activemask)(void)
{
    return 1;
}

bool NVVM(vote_all)(bool p)
{
    return p;
}
bool NVVM(vote_any)(bool p)
{
    return p;
}
bool NVVM(vote_uni)(bool p)
{
    return (void)p, true;
}
uint32_t NVVM(vote_ballot)(bool p)
{
    return p;
}
bool NVVM(vote_all_sync)(uint32_t mask, bool p)
{
    return (void)mask, p;
}
bool NVVM(vote_any_sync)(uint32_t mask, bool p)
{
    return (void)mask, p;
}
bool NVVM(vote_uni_sync)(uint32_t mask, bool p)
{
    return (void)mask, (void)p, true;
}
uint32_t NVVM(vote_ballot_sync)(uint32_t mask, bool p)
{
    return mask & p;
}

uint32_t NVVM(match_any_sync_i32)(uint32_t mask, uint32_t v)
{
    return (void)mask, (void)v, 1;
}
uint32_t NVVM(match_any_sync_i64)(uint32_t mask, uint64_t v)
{
    return (void)mask, (void)v, 1;
}

void NVVM(match_all_sync_i32p)(uint32_t *out, bool *all, uint32_t mask, uint32_t v)
{
    (void)mask, (void)v;
    *out = 1;
    *all = true;
}

void NVVM(match_all_sync_i64p)(uint32_t *out, bool *all, uint32_t mask, uint64_t v)
{
    (void)mask, (void)v;
    *out = 1;
    *all = true;
}

/* The predicate says whether the source lane is inside the lane's segment; every source that is
 * not lane 0 is outside. `down` and `up` name a distance, `idx` a lane, `bfly` a bit difference. Of
 * c, bits 8 to 12 say which bits of a lane number name its segment and the low ones where that
 * ends, which for `up` is its begin. */
static inline bool is_own_up(uint32_t b, uint32_t c)
{
    return !(b & 31) && !(c & 31 & ~(c >> 8));
}

static inline bool is_own_idx(uint32_t b, uint32_t c)
{
    return !(b & 31 & ~(c >> 8));
}

static inline bool is_own_down(uint32_t b, uint32_t c)
{
    return (void)c, !(b & 31);
}

#define is_own_bfly is_own_down

#define SHUFFLE(mode, suffix, type)                                                                \
    type NVVM(shfl_sync_##mode##_##suffix)(uint32_t mask, type v, uint32_t b, uint32_t c)          \
    {                                                                                              \
        return (void)mask, (void)b, (void)c, v;                                                    \
    }                                                                                              \
    void NVVM(shfl_sync_##mode##_##suffix##p)(type * out, bool *valid, uint32_t mask, type v,      \
                                              uint32_t b, uint32_t c)                              \
    {                                                                                              \
        (void)mask;                                                                                \
        *out = v;                                                                                  \
        *valid = is_own_##mode(b, c);                                                              \
    }
#define SHUFFLES(suffix, type)                                                                     \
    SHUFFLE(down, suffix, type)                                                                    \
    SHUFFLE(up, suffix, type)                                                                      \
    SHUFFLE(bfly, suffix, type)                                                                    \
    SHUFFLE(idx, suffix, type)
SHUFFLES(i32, uint32_t)
SHUFFLES(f32, float)

#define REDUX(name, type)                                                                          \
    type NVVM(redux_sync_##name)(type v, uint32_t mask)                                            \
    {                                                                                              \
        return (void)mask, v;                                                                      \
    }
REDUX(add, uint32_t)
REDUX(and, uint32_t)
REDUX(or, uint32_t)
REDUX(xor, uint32_t)
REDUX(umin, uint32_t)
REDUX(umax, uint32_t)
REDUX(min, int32_t)
REDUX(max, int32_t)

/* ---- barriers, pointers ---- */

void NVVM(bar_warp_sync)(uint32_t mask)
{
    (void)mask;
}
void NVVM(barrier_sync)(uint32_t id)
{
    (void)id;
}
void NVVM(bar_sync)(uint32_t id)
{
    (void)id;
}
void NVVM(barrier0)(void) {}
uint32_t NVVM(barrier0_popc)(uint32_t p)
{
    return p != 0;
}
uint32_t NVVM(barrier0_and)(uint32_t p)
{
    return p != 0;
}
uint32_t NVVM(barrier0_or)(uint32_t p)
{
    return p != 0;
}
void NVVM(nanosleep)(uint32_t ns)
{
    (void)ns;
    __builtin_ia32_pause();
}
