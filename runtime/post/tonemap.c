/* SPDX-License-Identifier: Apache-2.0 */
/*
 * TonemapperSimple: what lies above 1 is cut off, as for a screen. The classic documents name its
 * variables and no formula; ours is clamp(colour * exposure)^(1 / gamma), which with exposure 1 is
 * that of progressive launches.
 */
#include <math.h>

#include "runtime/post/rows.h"
#include "runtime/post/stage.h"

struct tonemap {
    struct rw_picture in, out;
    size_t width;
    float exposure, power;
};

/* NaN becomes 0. */
static float map(const struct tonemap *t, float value)
{
    float exposed = fminf(fmaxf(value * t->exposure, 0), 1);
    return t->power == 1 ? exposed : powf(exposed, t->power);
}

static void map_row(void *user, uint32_t y)
{
    const struct tonemap *t = user;
    const float *from = t->in.pixels + y * t->in.row;
    float *to = t->out.pixels + y * t->out.row;
    for (size_t x = 0; x < t->width; x++, from += t->in.channels, to += t->out.channels) {
        float alpha = t->in.channels == 4 ? from[3] : 1;
        for (int k = 0; k < 3; k++) to[k] = map(t, from[k]);
        if (t->out.channels == 4) to[3] = alpha;
    }
}

static RTresult run(RTpostprocessingstage stage, size_t width, size_t height)
{
    struct tonemap t = {.width = width};
    float gamma;
    RW_CHECK(rw_stage_picture(stage, "input_buffer", width, height, true, &t.in));
    RW_CHECK(rw_stage_picture(stage, "output_buffer", width, height, true, &t.out));
    RW_CHECK(rw_stage_number(stage, "exposure", 1, &t.exposure));
    RW_CHECK(rw_stage_number(stage, "gamma", 1, &gamma));
    if (!(gamma > 0))
        return rw_error(stage->base.context, RT_ERROR_INVALID_VALUE,
                        "variable 'gamma' of stage %s is %g; it has to be above 0",
                        stage->kind->name, (double)gamma);
    t.power = 1 / gamma;
    rw_rows(stage->base.context->attributes.cpu_threads, width, height, map_row, &t);
    return rw_picture_written(&t.out);
}

static const char *const variables[] = {"input_buffer", "output_buffer", "exposure", "gamma", NULL};

const struct rw_stage_kind rw_tonemapper = {"TonemapperSimple", variables, NULL, run, NULL};
