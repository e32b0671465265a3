/* SPDX-License-Identifier: Apache-2.0 */
/*
 * DLDenoiser and DLDenoiserHDR, by Intel Open Image Denoise, on the device that the context runs
 * on: its network reads colours and, if given, albedos and normals, and writes colours. The first
 * is for pictures that are ready for a screen (0 to 1, gamma 2.2) unless its variable `hdr` is set,
 * the second for linear radiance.
 *
 * Pixels that are not finite are replaced before the network sees them: it looks at neighbours far
 * away, and one NaN would blacken all of them.
 */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "runtime/device/device.h"
#include "runtime/post/oidn.h"
#include "runtime/post/rows.h"
#include "runtime/post/stage.h"

enum image { COLOUR, ALBEDO, NORMAL, OUTPUT, IMAGES };

static const char *const image_names[IMAGES] = {"color", "albedo", "normal", "output"};

/* What a filter was made for: with all of this the same it is used again. */
struct setting {
    size_t width, height;
    bool hdr, has_albedo, has_normal;
    int megabytes; /* -1: no limit */
};

/* What a stage keeps between its runs. */
struct denoiser {
    const struct rw_oidn_api *oidn;
    rw_oidn_device device;
    rw_oidn_filter filter; /* NULL: none for this setting */
    rw_oidn_buffer images[IMAGES];
    struct setting setting;
};

/* ---- the library ---- */

static RTresult find_library(RTcontext context, const struct rw_oidn_api **out)
{
    char why[1024];
    *out = rw_oidn_api(context->options.oidn, why, sizeof why);
    return *out ? RT_SUCCESS : rw_error(context, RT_ERROR_DENOISER_NOT_LOADED, "%s", why);
}

static RTresult make(RTcontext context)
{
    const struct rw_oidn_api *oidn;
    return find_library(context, &oidn);
}

static RTresult check(RTpostprocessingstage stage, struct denoiser *d, const char *doing)
{
    enum { OUT_OF_MEMORY = 4 };
    const char *text = NULL;
    int error = d->oidn->device_error(d->device, &text);
    if (!error) return RT_SUCCESS;
    return rw_error(stage->base.context,
                    error == OUT_OF_MEMORY ? RT_ERROR_MEMORY_ALLOCATION_FAILED
                                           : RT_ERROR_LAUNCH_FAILED,
                    "stage %s: %s: Open Image Denoise: %s", stage->kind->name, doing,
                    text ? text : "unknown error");
}

/* On the context's first GPU, or where it has none or the library has no use for it on the CPU. */
static rw_oidn_device new_device(RTcontext context, const struct rw_oidn_api *oidn)
{
    int ordinal = context->choice.ordinals[0];
    void *stream = NULL;
    if (context->device->target == RWC_TARGET_CUDA && oidn->has_cuda(ordinal))
        return oidn->new_cuda_device(&ordinal, &stream, 1);
    rw_oidn_device device = oidn->new_device(RW_OIDN_CPU);
    if (!device) return NULL;
    oidn->set_device_bool(device, "setAffinity", false); /* the threads' cores are not ours */
    oidn->set_device_int(device, "numThreads", context->attributes.cpu_threads);
    return device;
}

static void drop_filter(struct denoiser *d)
{
    if (d->filter) d->oidn->release_filter(d->filter);
    d->filter = NULL;
    for (int i = 0; i < IMAGES; i++) {
        if (d->images[i]) d->oidn->release_buffer(d->images[i]);
        d->images[i] = NULL;
    }
}

static void forget(void *kept)
{
    struct denoiser *d = kept;
    drop_filter(d);
    if (d->device) d->oidn->release_device(d->device);
    rw_free(d);
}

static RTresult open(RTpostprocessingstage stage)
{
    RTcontext context = stage->base.context;
    struct denoiser *d = stage->kept;
    if (d && d->device) return RT_SUCCESS;
    if (!d) stage->kept = d = rw_calloc(1, sizeof *d);
    if (!d) return rw_out_of_memory(context, "a denoiser");
    RW_CHECK(find_library(context, &d->oidn));
    d->device = new_device(context, d->oidn);
    if (!d->device) return check(stage, d, "opening a device");
    d->oidn->commit_device(d->device);
    RTresult result = check(stage, d, "opening a device");
    if (!result) return RT_SUCCESS;
    d->oidn->release_device(d->device);
    d->device = NULL;
    return result;
}

/* ---- the filter ---- */

static bool wants(const struct setting *s, enum image image)
{
    return image == ALBEDO ? s->has_albedo : image == NORMAL ? s->has_normal : true;
}

static bool same(const struct setting *a, const struct setting *b)
{
    return a->width == b->width && a->height == b->height && a->hdr == b->hdr &&
           a->has_albedo == b->has_albedo && a->has_normal == b->has_normal &&
           a->megabytes == b->megabytes;
}

static void add_images(struct denoiser *d, const struct setting *s)
{
    for (int i = 0; i < IMAGES; i++) {
        if (!wants(s, i)) continue;
        d->images[i] = d->oidn->new_buffer(d->device, s->width * s->height * 3 * sizeof(float));
        if (d->images[i])
            d->oidn->set_image(d->filter, image_names[i], d->images[i], RW_OIDN_FLOAT3, s->width,
                               s->height, 0, 0, 0);
    }
}

static RTresult prepare(RTpostprocessingstage stage, const struct setting *s)
{
    struct denoiser *d = stage->kept;
    if (d->filter && same(&d->setting, s)) return RT_SUCCESS;
    drop_filter(d);
    d->filter = d->oidn->new_filter(d->device, "RT");
    if (d->filter) {
        add_images(d, s);
        d->oidn->set_bool(d->filter, "hdr", s->hdr);
        d->oidn->set_bool(d->filter, "srgb", !s->hdr);
        if (s->megabytes >= 0) d->oidn->set_int(d->filter, "maxMemoryMB", s->megabytes);
        d->oidn->commit_filter(d->filter);
        d->setting = *s;
    }
    RTresult result = check(stage, d, "preparing the filter");
    if (result) drop_filter(d);
    return result;
}

/* ---- pixels ---- */

struct pixels {
    const struct rw_picture *from, *to;
    float *packed; /* three floats a pixel */
    size_t width, height;
    float blend; /* of what is in `from` */
};

static bool is_finite(const float *pixel)
{
    return isfinite(pixel[0]) && isfinite(pixel[1]) && isfinite(pixel[2]);
}

/* The mean of its finite neighbours, 0 where there is none. */
static void replace(const struct pixels *p, size_t x, size_t y, float *out)
{
    float sum[3] = {0}, count = 0;
    for (size_t v = y ? y - 1 : y; v <= y + 1 && v < p->height; v++)
        for (size_t u = x ? x - 1 : x; u <= x + 1 && u < p->width; u++) {
            const float *pixel = p->from->pixels + v * p->from->row + u * p->from->channels;
            if (!is_finite(pixel)) continue;
            for (int k = 0; k < 3; k++) sum[k] += pixel[k];
            count++;
        }
    for (int k = 0; k < 3; k++) out[k] = count > 0 && isfinite(sum[k]) ? sum[k] / count : 0;
}

static void pack_row(void *user, uint32_t y)
{
    const struct pixels *p = user;
    const float *from = p->from->pixels + y * p->from->row;
    float *to = p->packed + y * p->width * 3;
    for (size_t x = 0; x < p->width; x++, from += p->from->channels, to += 3)
        if (is_finite(from))
            memcpy(to, from, 3 * sizeof *to);
        else
            replace(p, x, y, to);
}

static void unpack_row(void *user, uint32_t y)
{
    const struct pixels *p = user;
    const float *noisy = p->from->pixels + y * p->from->row, *from = p->packed + y * p->width * 3;
    float *to = p->to->pixels + y * p->to->row;
    for (size_t x = 0; x < p->width; x++, from += 3) {
        float share = is_finite(noisy) ? p->blend : 0;
        float alpha = p->from->channels == 4 ? noisy[3] : 1;
        for (int k = 0; k < 3; k++)
            to[k] = share > 0 ? from[k] + share * (noisy[k] - from[k]) : from[k];
        if (p->to->channels == 4) to[3] = alpha;
        noisy += p->from->channels;
        to += p->to->channels;
    }
}

/* ---- running ---- */

static RTresult filter(RTpostprocessingstage stage, const struct rw_picture *pictures,
                       struct pixels *p)
{
    struct denoiser *d = stage->kept;
    size_t bytes = p->width * p->height * 3 * sizeof(float);
    for (int i = COLOUR; i < OUTPUT; i++) {
        if (!d->images[i]) continue;
        p->from = &pictures[i];
        rw_rows(stage->base.context->attributes.cpu_threads, p->width, p->height, pack_row, p);
        d->oidn->write_buffer(d->images[i], 0, bytes, p->packed);
    }
    d->oidn->execute_filter(d->filter);
    d->oidn->read_buffer(d->images[OUTPUT], 0, bytes, p->packed);
    RW_CHECK(check(stage, d, "filtering"));
    p->from = &pictures[COLOUR];
    p->to = &pictures[OUTPUT];
    rw_rows(stage->base.context->attributes.cpu_threads, p->width, p->height, unpack_row, p);
    return rw_picture_written(&pictures[OUTPUT]);
}

static RTresult read_pictures(RTpostprocessingstage stage, struct setting *s,
                              struct rw_picture pictures[IMAGES])
{
    static const char *const names[IMAGES] = {"input_buffer", "input_albedo_buffer",
                                              "input_normal_buffer", "output_buffer"};
    for (int i = 0; i < IMAGES; i++)
        RW_CHECK(rw_stage_picture(stage, names[i], s->width, s->height, i == COLOUR || i == OUTPUT,
                                  &pictures[i]));
    s->has_albedo = pictures[ALBEDO].pixels;
    s->has_normal = pictures[NORMAL].pixels;
    if (s->has_albedo || !s->has_normal) return RT_SUCCESS;
    return rw_error(stage->base.context, RT_ERROR_INVALID_VALUE,
                    "stage %s has an input_normal_buffer and no input_albedo_buffer, without which "
                    "normals cannot be used",
                    stage->kind->name);
}

static RTresult read_numbers(RTpostprocessingstage stage, struct setting *s, float *blend)
{
    float hdr, limit;
    RW_CHECK(rw_stage_number(stage, "hdr", stage->kind == &rw_denoiser_hdr, &hdr));
    RW_CHECK(rw_stage_number(stage, "maxmem", -1, &limit));
    RW_CHECK(rw_stage_number(stage, "blend", 0, blend));
    s->hdr = hdr != 0;
    s->megabytes = limit >= 0 && limit < 1e6f ? (int)limit : -1;
    if (*blend >= 0 && *blend <= 1) return RT_SUCCESS;
    return rw_error(stage->base.context, RT_ERROR_INVALID_VALUE,
                    "variable 'blend' of stage %s is %g; 0 to 1 are possible", stage->kind->name,
                    (double)*blend);
}

static RTresult run(RTpostprocessingstage stage, size_t width, size_t height)
{
    struct setting s = {.width = width, .height = height};
    struct rw_picture pictures[IMAGES];
    struct pixels p = {.width = width, .height = height};
    RW_CHECK(read_numbers(stage, &s, &p.blend));
    RW_CHECK(read_pictures(stage, &s, pictures));
    RW_CHECK(open(stage));
    RW_CHECK(prepare(stage, &s));
    p.packed = rw_malloc(width * height * 3 * sizeof(float));
    if (!p.packed) return rw_out_of_memory(stage->base.context, "a picture to denoise");
    RTresult result = filter(stage, pictures, &p);
    rw_free(p.packed);
    return result;
}

static const char *const variables[] = {"input_buffer",
                                        "output_buffer",
                                        "input_albedo_buffer",
                                        "input_normal_buffer",
                                        "blend",
                                        "hdr",
                                        "maxmem",
                                        NULL};

const struct rw_stage_kind rw_denoiser = {"DLDenoiser", variables, make, run, forget};
const struct rw_stage_kind rw_denoiser_hdr = {"DLDenoiserHDR", variables, make, run, forget};
