// SPDX-License-Identifier: Apache-2.0
// Random numbers: those that the rungs of bench.ladder draw, in the same order.

static __device__ unsigned int hash(unsigned int value)
{
    const unsigned int state = value * 747796405u + 2891336453u;
    const unsigned int word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (word >> 22) ^ word;
}

#if FEATURES & CHEAP_RANDOM

struct Random {
    unsigned int state;
};

FUNCTION Random seeded(unsigned int n)
{
    Random random;
    random.state = hash(n);
    return random;
}

FUNCTION float draw(Random &random)
{
    random.state = 1664525u * random.state + 1013904223u;
    return (float)(random.state & 0xFFFFFFu) / (float)0x1000000;
}

#else

struct Random { // xorwow, Marsaglia 2003
    unsigned int x[5], counter;
};

FUNCTION Random seeded(unsigned int n)
{
    Random random;
    for (int i = 0; i < 5; i++) random.x[i] = hash(5 * n + i) | 1;
    random.counter = hash(n);
    return random;
}

FUNCTION float draw(Random &random)
{
    unsigned int *x = random.x;
    const unsigned int t = x[0] ^ (x[0] >> 2);
    for (int i = 0; i < 4; i++) x[i] = x[i + 1];
    x[4] = (x[4] ^ (x[4] << 4)) ^ (t ^ (t << 1));
    random.counter += 362437;
    return (float)((x[4] + random.counter) >> 8) / (float)0x1000000;
}

#endif

FUNCTION float3 draw3(Random &random)
{
    float3 result;
    result.x = draw(random);
    result.y = draw(random);
    result.z = draw(random);
    return result;
}
