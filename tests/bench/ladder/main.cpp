// SPDX-License-Identifier: Apache-2.0
/* The ladder: the same picture by kernels of which each adds one idea to the one before. Prints a
 * line a rung: its name, the median kernel time, how much faster than the rung before that is, and
 * the picture's mean.
 * --cpu renders on the host and compares rungs with each other, --check the GPU with the host. */
#include "render.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SKIPPED 77
/* How far pictures may be apart: in the share of pixels that differ, and in the mean, of 255. */
struct tolerance {
    double apart, mean;
};

/* Of the same random numbers a rounding that differs sends a path elsewhere, and the rest of the
 * pixel's random numbers with it: seldom on one machine, more often between GPU and host. Those of
 * other random numbers are noise apart. */
static const tolerance same_host = {0.005, 0.05}, other_device = {0.1, 0.5}, other_noise = {1, 1.5};

struct options {
    settings s = {1280, 720, 30, 11};
    const char *rung = nullptr, *output = nullptr, *json = nullptr;
    bool cpu = false, check = false;
};

static const char usage[] =
    "Usage: bench.ladder [--size WxH] [--samples N] [--launches N] [--rung NAME] [-o FILE.ppm]\n"
    "                    [--json FILE] [--cpu | --check]\n"
    "  --rung NAME  only this rung\n"
    "  -o FILE.ppm  the picture of the last rung\n"
    "  --cpu        renders on the host, counts work, and compares the rungs' pictures\n"
    "  --check      renders on both the GPU and the host, and compares the pictures\n";

static int stop(const char *message, const char *what)
{
    fprintf(stderr, "ladder: %s%s\n%s", message, what, usage);
    return 2;
}

static bool positive(const char *text, int *out)
{
    char *end;
    long value = strtol(text, &end, 10);
    *out = (int)value;
    return !*end && value > 0 && value < 65536;
}

static bool read_value(options *o, const char *name, const char *value)
{
    char rest;
    if (!strcmp(name, "--size"))
        return sscanf(value, "%dx%d%c", &o->s.width, &o->s.height, &rest) == 2 && o->s.width > 0 &&
               o->s.height > 0;
    if (!strcmp(name, "--samples")) return positive(value, &o->s.samples);
    if (!strcmp(name, "--launches")) return positive(value, &o->s.launches);
    if (!strcmp(name, "--rung")) return (o->rung = value);
    if (!strcmp(name, "-o")) return (o->output = value);
    if (!strcmp(name, "--json")) return (o->json = value);
    return false;
}

static int read_options(int argc, char **argv, options *o)
{
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--cpu"))
            o->cpu = true;
        else if (!strcmp(argv[i], "--check"))
            o->check = true;
        else if (i + 1 == argc || !read_value(o, argv[i], argv[i + 1]))
            return stop("cannot read the option ", argv[i]);
        else
            i++;
    }
    return 0;
}

static std::vector<rung> choose(const options &o)
{
    std::vector<rung> all(object_rungs, object_rungs + object_rung_count), some;
    all.insert(all.end(), flat_rungs, flat_rungs + flat_rung_count);
    for (const rung &r : all)
        if (!o.rung || !strcmp(o.rung, r.name)) some.push_back(r);
    return some;
}

static unsigned char to_byte(float v)
{
    return (unsigned char)(255 * fminf(1, v));
}

static bool write_ppm(const char *path, const settings &s, const picture &p)
{
    FILE *file = fopen(path, "wb");
    if (!file) return false;
    fprintf(file, "P6\n%d %d\n255\n", s.width, s.height);
    for (const float4 &c : p.pixels) {
        unsigned char rgb[3] = {to_byte(c.x), to_byte(c.y), to_byte(c.z)};
        fwrite(rgb, 1, 3, file);
    }
    bool written = !ferror(file);
    return !fclose(file) && written;
}

/* The rows of --json, one a rung. */
struct json {
    FILE *file = nullptr;
    bool any = false;

    bool open(const options &o)
    {
        if (!o.json) return true;
        file = fopen(o.json, "w");
        if (file)
            fprintf(file, "{\"width\": %d, \"height\": %d, \"samples\": %d, \"rungs\": [",
                    o.s.width, o.s.height, o.s.samples);
        return file;
    }
    void row(const rung &r, const timing &t, double mean)
    {
        if (!file) return;
        fprintf(file,
                "%s\n  {\"name\": \"%s\", \"ms\": %.4f, \"best_ms\": %.4f, \"mean\": %.3f, "
                "\"registers\": %d, \"local_bytes\": %d, \"warps\": %d}",
                any ? "," : "", r.name, t.median, t.best, mean, t.registers, t.local_bytes,
                t.warps);
        any = true;
    }
    ~json()
    {
        if (file) fprintf(file, "\n]}\n");
        if (file) fclose(file);
    }
};

static bool near_enough(const rung &r, const difference &d, tolerance most)
{
    bool good = fabs(d.mean) <= most.mean && d.apart <= most.apart;
    if (!good)
        printf("ladder: the picture of %s is wrong: its mean is off by %.3f, %.1f %% of its pixels "
               "differ\n",
               r.name, d.mean, 100 * d.apart);
    return good;
}

/* Every rung on the host, against the first one of the same random numbers, and in the mean against
 * the first of all. */
static bool run_on_host(const options &o, const std::vector<rung> &rungs, picture *last)
{
    bool good = true;
    picture first, same;
    int numbers = -1;
    printf("%-14s %8s %9s %11s %8s %8s\n", "rung", "rays", "nodes/ray", "spheres/ray", "mean",
           "differ");
    for (const rung &r : rungs) {
        picture p = render_on_host(r, o.s);
        if (first.pixels.empty()) first = p;
        if (numbers != r.numbers) same = p;
        numbers = r.numbers;
        difference d = compare(same, p);
        printf("%-14s %8llu %9.2f %11.2f %8.3f %6.1f %%\n", r.name, (unsigned long long)work.rays,
               (double)work.nodes / work.rays, (double)work.spheres / work.rays, p.mean,
               100 * d.apart);
        good &= near_enough(r, d, same_host) && near_enough(r, compare(first, p), other_noise);
        *last = p;
    }
    return good;
}

static bool run_on_gpu(const options &o, const std::vector<rung> &rungs, json *out, picture *last)
{
    bool good = true;
    float before = 0;
    printf("%-14s %9s %7s %8s %5s %6s %6s  %s\n", "rung", "ms", "faster", "mean", "regs", "local",
           "warps", "what it adds");
    for (const rung &r : rungs) {
        timing t;
        picture p = render_on_gpu(r, o.s, &t);
        printf("%-14s %9.3f %6.2fx %8.3f %5d %6d %6d  %s\n", r.name, t.median,
               before ? before / t.median : 1, p.mean, t.registers, t.local_bytes, t.warps, r.what);
        fflush(stdout);
        before = t.median;
        out->row(r, t, p.mean);
        if (o.check) good &= near_enough(r, compare(render_on_host(r, o.s), p), other_device);
        *last = p;
    }
    return good;
}

int main(int argc, char **argv)
{
    options o;
    int wrong = read_options(argc, argv, &o);
    if (wrong) return wrong;
    std::vector<rung> rungs = choose(o);
    if (rungs.empty()) return stop("there is no rung ", o.rung);
    if (!o.cpu && !gpu_present()) {
        fprintf(stderr, "ladder: no GPU that CUDA can use; --cpu renders on the host\n");
        return SKIPPED;
    }
    if (o.cpu && o.json) return stop("the host is not measured, so it cannot write ", o.json);
    json out;
    if (!out.open(o)) return stop("cannot write ", o.json);
    picture last;
    bool good = o.cpu ? run_on_host(o, rungs, &last) : run_on_gpu(o, rungs, &out, &last);
    if (o.output && !write_ppm(o.output, o.s, last)) return stop("cannot write ", o.output);
    return good ? 0 : 1;
}
