/* SPDX-License-Identifier: Apache-2.0 */
/* Traces in closest-hit and miss programs. See shape.h. */
#include "shape.h"

enum { FLAT, BOUNCE, RELAY, OWN_PAYLOAD, TREE, LOOP, PING, PONG, DESCENT, AFTER, LARGE };

PROGRAM(hit)
{
    record *r = &PAYLOAD_OF(record);
    r->value = r->value * 31 + TILE + 1;
    r->count++;
    r->t = DISTANCE;
}

PROGRAM(miss)
{
    record *r = &PAYLOAD_OF(record);
    r->value = r->value * 17 + 5;
    r->count += 100;
    r->t = -1.0f;
}

/* ---- One trace per hit, in the caller's payload; the hit's own data are still there. ---- */

FUNCTION float hit_z(void)
{
    return RAY_Z + DISTANCE * RAY_DZ;
}

typedef struct bounce {
    unsigned int value, left, depth, deepest;
    unsigned int x, y;
} bounce;
DECLARE_PAYLOAD(bounce)

FUNCTION void shoot_bounce(unsigned int ray_type, float z, float dz, bounce *b)
{
    TRACE(ray_type, (float)(b->x % GRID_WIDTH) + 0.5f, (float)(b->y % GRID_HEIGHT) + 0.5f, z, dz,
          0.0f, 1000.0f, b);
}

PROGRAM(bounce_hit)
{
    bounce *b = &PAYLOAD_OF(bounce);
    b->depth++;
    b->deepest = b->depth > b->deepest ? b->depth : b->deepest;
    b->value = b->value * 31 + TILE;
    if (b->left) {
        b->left--;
        shoot_bounce(BOUNCE, hit_z(), -RAY_DZ, b);
    }
    b->value = b->value * 7 + TILE * 3 + (unsigned int)(int)DISTANCE + b->depth;
    b->depth--;
}

PROGRAM(bounce_miss)
{
    PAYLOAD_OF(bounce).value += 1000;
}

FUNCTION bounce new_bounce(unsigned int x, unsigned int y, unsigned int left)
{
    bounce b;
    b.value = bias;
    b.left = left;
    b.depth = b.deepest = 0;
    b.x = x;
    b.y = y;
    return b;
}

SHAPE(recursion)
{
    bounce b = new_bounce(x, y, trips);
    shoot_bounce(BOUNCE, 0, -1, &b);
    return make_uint4(b.value, b.left, b.depth, b.deepest);
}

SHAPE(recursion_by_lane)
{
    bounce b = new_bounce(x, y, (x * 5 + y * 3 + trips) % 30);
    shoot_bounce(BOUNCE, 0, -1, &b);
    return make_uint4(b.value, b.left, b.depth, b.deepest);
}

SHAPE(recursion_to_depth_30)
{
    bounce b = new_bounce(x, y, 29);
    shoot_bounce(BOUNCE, 0, -1, &b);
    return make_uint4(b.value, b.left, b.depth, b.deepest);
}

SHAPE(recursion_in_loop)
{
    bounce b = new_bounce(x, y, 0);
    for (unsigned int i = 0; i < trips; i++) {
        b.left = i * 3 + (x & 3);
        shoot_bounce(BOUNCE, (float)(i & 1) * 3.0f, 1, &b);
        b.value ^= i;
    }
    return make_uint4(b.value, b.left, b.depth, b.deepest);
}

/* ---- The trace is the last thing that the hit program does ---- */

PROGRAM(relay_hit)
{
    record *r = &PAYLOAD_OF(record);
    r->value = r->value * 5 + TILE;
    r->count++;
    r->t = DISTANCE;
    if (r->count < 20)
        TRACE(RELAY, (float)(r->value % GRID_WIDTH) + 0.5f, (float)(r->count % 9) + 0.5f, hit_z(),
              RAY_DZ, 0.0f, 1000.0f, r);
}

SHAPE(trace_at_the_end_of_hits)
{
    record r = new_record(x * 9 + y + bias);
    shoot(RELAY, x, y, 0, 1, &r);
    return result_of(&r);
}

/* ---- Every hit has a payload of its own ---- */

typedef struct sample {
    float sum;
    unsigned int depth;
    unsigned int path;
} sample;
DECLARE_PAYLOAD(sample)

PROGRAM(sample_hit)
{
    const unsigned int depth = PAYLOAD_OF(sample).depth;
    sample next;
    next.sum = 0.0f;
    next.depth = depth + 1;
    next.path = PAYLOAD_OF(sample).path * 3 + TILE;
    if (depth < trips + 4) {
        const float at = (float)((next.path + depth) % GRID_WIDTH) + 0.5f;
        TRACE(OWN_PAYLOAD, at, (float)(next.path % GRID_HEIGHT) + 0.5f, hit_z(), -RAY_DZ, 0.0f,
              1000.0f, &next);
    }
    PAYLOAD_OF(sample).sum = next.sum * 0.5f + (float)(TILE + 1);
    PAYLOAD_OF(sample).path ^= next.path;
}

PROGRAM(sample_miss)
{
    PAYLOAD_OF(sample).sum = 64.0f;
}

SHAPE(payload_of_each_hit)
{
    sample s;
    s.sum = -1.0f;
    s.depth = 0;
    s.path = x * 9 + y;
    TRACE(OWN_PAYLOAD, (float)x + 0.5f, (float)y + 0.5f, 0.0f, -1.0f, 0.0f, 1000.0f, &s);
    return make_uint4(FLOAT_BITS(s.sum), s.depth, s.path, 0);
}

/* ---- Two traces in each hit ---- */

PROGRAM(tree_hit)
{
    record left = new_record(PAYLOAD_OF(record).value * 3 + TILE), right = new_record(1);
    const unsigned int depth = PAYLOAD_OF(record).depth;
    const unsigned int x = PAYLOAD_OF(record).value;
    left.depth = right.depth = depth + 1;
    if (depth < 4) {
        shoot(TREE, x + 1, depth, hit_z(), -RAY_DZ, &left);
        right.value = left.value + TILE;
        shoot(TREE, x + 3, left.value, hit_z(), -RAY_DZ, &right);
    }
    PAYLOAD_OF(record).value = left.value * 5 + right.value * 7 + TILE;
    PAYLOAD_OF(record).count += left.count + right.count + 1;
    PAYLOAD_OF(record).t = left.t + right.t + DISTANCE;
}

SHAPE(tree_recursion)
{
    record r = new_record(x + y * 2 + bias);
    shoot(TREE, x, y, 0, -1, &r);
    return result_of(&r);
}

/* ---- A loop with a trace in a hit program; a local array is alive across it ---- */

PROGRAM(loop_hit)
{
    record *r = &PAYLOAD_OF(record);
    unsigned int seen[4] = {0, TILE, 2, 3};
    record flat = new_record(TILE);
    for (unsigned int i = 0; i < trips; i++) {
        if (i == 5) break;
        shoot(FLAT, r->value + i, i, hit_z(), RAY_DZ, &flat);
        seen[flat.value & 3] += flat.count + i;
        if (flat.t < 0.0f) continue;
        shoot(FLAT, r->value, i, hit_z(), -RAY_DZ, &flat);
        seen[i & 3] ^= flat.value;
    }
    r->value += seen[0] + seen[1] * 3 + seen[2] * 5 + seen[3] * 7 + TILE;
    r->count = flat.count;
    r->t = DISTANCE;
}

SHAPE(loop_in_hit)
{
    record r = new_record(x * 3 + y + bias);
    shoot(LOOP, x, y, 0, 1, &r);
    shoot(LOOP, x, y, 0, -1, &r);
    return result_of(&r);
}

/* ---- Two hit programs that trace each other's rays, and miss programs that trace ---- */

PROGRAM(ping_hit)
{
    record *r = &PAYLOAD_OF(record);
    const unsigned int depth = r->depth++;
    r->value = r->value * 3 + TILE;
    if (depth < 12) shoot(PONG, r->value, depth, hit_z(), -RAY_DZ, r);
    r->value += depth * TILE;
    r->t = DISTANCE;
    r->depth--;
}

PROGRAM(pong_hit)
{
    record *r = &PAYLOAD_OF(record);
    const float distance = DISTANCE;
    if (r->depth & 1)
        shoot(PING, r->value, r->count, hit_z(), RAY_DZ, r);
    else
        shoot(FLAT, r->value + TILE, 3, hit_z(), RAY_DZ, r);
    r->value = r->value * 3 ^ (unsigned int)(int)distance;
    r->count++;
}

PROGRAM(pong_miss)
{
    record *r = &PAYLOAD_OF(record);
    r->depth++;
    if (r->depth < 14) shoot(PING, r->value + 5, r->depth, RAY_Z, -RAY_DZ, r);
    r->depth--;
    r->count += 10;
}

SHAPE(ping_pong)
{
    record r = new_record(x + y * 16 + bias);
    shoot(PING, x, y, 0, -1, &r);
    return result_of(&r);
}

/* ---- Miss programs that trace ---- */

PROGRAM(descent_miss)
{
    record *r = &PAYLOAD_OF(record);
    const float z = RAY_Z;
    r->value = r->value * 3 + 1;
    r->count++;
    if (r->count < 25) shoot(DESCENT, r->value, r->count, z - 0.25f, RAY_DZ, r);
    r->value += (unsigned int)(int)(z * 4.0f);
}

SHAPE(trace_in_miss)
{
    record r = new_record(x * 16 + y + bias);
    shoot(DESCENT, x, y, 9, 1, &r);
    return result_of(&r);
}

SHAPE(trace_in_miss_ended_by_hit)
{
    record r = new_record(x * 16 + y + bias);
    shoot(DESCENT, x, y, 7, 1, &r);
    return result_of(&r);
}

/* ---- Everything that a hit program can see is used after its trace ---- */

PROGRAM(after_hit)
{
    record *r = &PAYLOAD_OF(record);
    record flat = new_record(r->value);
    shoot(FLAT, r->value, r->count, 3, -1, &flat);
    r->value = flat.value + TILE * 1000;
    r->t = DISTANCE + RAY_Z + RAY_DZ * 100.0f + flat.t;
    r->depth += flat.count;
#ifdef __CUDACC__
    r->count = launch_index.x % GRID_WIDTH * 100 + launch_index.y % GRID_HEIGHT;
#else
    r->count += 0; /* its callers pass what the launch index gives */
#endif
}

SHAPE(hit_data_after_trace)
{
    record r = new_record(bias + x);
    r.count = x * 100 + y;
    shoot(AFTER, x, y, 0, 1, &r);
    const unsigned int up = r.value;
    r.count = x * 100 + y;
    shoot(AFTER, x, y, 7, -2, &r);
    r.value += up;
    return result_of(&r);
}

/* ---- Frames of 1 KiB, one in another ---- */

PROGRAM(large_hit)
{
    record *r = &PAYLOAD_OF(record);
    unsigned int kept[256];
    for (unsigned int i = 0; i < 256; i++) kept[i] = r->value * i + TILE;
    r->value = r->value * 3 + TILE;
    if (++r->depth < 20) shoot(LARGE, r->value, r->depth, hit_z(), -RAY_DZ, r);
    r->value ^= kept[r->value % 256] + kept[TILE];
    r->t = DISTANCE;
}

SHAPE(large_frames)
{
    record r = new_record(x * 16 + y + bias);
    shoot(LARGE, x, y, 0, -1, &r);
    return result_of(&r);
}
