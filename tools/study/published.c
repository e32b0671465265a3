/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Table 1 and figure 3 of Aila, Laine and Karras 2012 with a GPU of today beside those of the
 * paper: its fastest variant of each kind of rays. Scenes and rays are not exactly the paper's
 * (docs/study.md).
 */
#include <stdio.h>
#include <string.h>

#include "tools/study/run.h"

/* Mrays/s as published. */
static const struct {
    const char *scene, *rays;
    double tesla, fermi, kepler;
} published[] = {
    {"conference", "primary", 142.2, 272.1, 432.6},
    {"conference", "ao", 134.5, 284.1, 518.2},
    {"conference", "diffuse", 60.9, 126.1, 245.4},
    {"fairy", "primary", 74.6, 154.6, 250.8},
    {"fairy", "ao", 92.5, 163.6, 317.6},
    {"fairy", "diffuse", 40.8, 73.2, 156.6},
    {"sibenik", "primary", 117.5, 243.4, 388.2},
    {"sibenik", "ao", 119.6, 244.1, 441.2},
    {"sibenik", "diffuse", 46.8, 94.7, 192.5},
    {"san_miguel", "primary", 0, 76.9, 131.7},
    {"san_miguel", "ao", 0, 94.5, 187.9},
    {"san_miguel", "diffuse", 0, 33.3, 58.8},
};

/* Not in the paper, which only draws them: the cards' specifications from memory, lanes x clock x
 * 2; the first times the 1.2 operations a clock that the paper counts it with. */
static const struct {
    const char *name;
    double gflops, bandwidth; /* GB/s */
} machines[] = {{"GTX285", 850, 159.0}, {"GTX480", 1345, 177.4}, {"GTX680", 3090, 192.2}};

/* The fastest row of a scene and kind of rays; NULL: nothing was measured. */
static const json_t *find_fastest(const json_t *report, const char *scene, const char *rays)
{
    const json_t *best = NULL;
    json_t *row;
    size_t k;
    double most = 0;
    json_array_foreach (json_object_get(report, "rows"), k, row) {
        double mrays = json_number_value(json_object_get(row, "measured_mrays"));
        if (mrays <= most || strcmp(json_string_value(json_object_get(row, "scene")), scene) ||
            strcmp(json_string_value(json_object_get(row, "rays")), rays))
            continue;
        most = mrays;
        best = row;
    }
    return best;
}

static void print_row(size_t k, const json_t *fastest)
{
    printf("  %-12s %-8s", published[k].scene, published[k].rays);
    if (published[k].tesla > 0)
        printf(" %8.1f", published[k].tesla);
    else
        printf(" %8s", "-");
    printf(" %8.1f %8.1f", published[k].fermi, published[k].kepler);
    double mrays = json_number_value(json_object_get(fastest, "measured_mrays"));
    printf(" %8.0f %6.1f  %s\n", mrays, mrays / published[k].kepler,
           json_string_value(json_object_get(fastest, "variant")));
}

static void print_machines(const json_t *machine)
{
    double gflops = json_number_value(json_object_get(machine, "gflops"));
    double bandwidth = json_number_value(json_object_get(machine, "bandwidth"));
    if (gflops <= 0) return;
    printf("\n  Peak, of GTX680: %.1f times the GFLOPS, %.1f times the bandwidth\n",
           gflops / machines[2].gflops, bandwidth / machines[2].bandwidth);
}

void study_print_published(const json_t *report)
{
    bool any = false;
    for (size_t k = 0; k < sizeof(published) / sizeof(published[0]); k++) {
        const json_t *fastest = find_fastest(report, published[k].scene, published[k].rays);
        if (!fastest) continue;
        if (!any)
            printf("\nTable 1 of 2012 with this GPU, Mrays/s\n  %-12s %-8s %8s %8s %8s %8s %6s\n",
                   "", "", "GTX285", "GTX480", "GTX680", "here", "times");
        any = true;
        print_row(k, fastest);
    }
    if (any) print_machines(json_object_get(report, "machine"));
}

json_t *study_describe_published(void)
{
    json_t *rows = json_array(), *gpus = json_array();
    for (size_t k = 0; k < sizeof(published) / sizeof(published[0]); k++)
        json_array_append_new(rows,
                              json_pack("{s:s, s:s, s:[f, f, f]}", "scene", published[k].scene,
                                        "rays", published[k].rays, "mrays", published[k].tesla,
                                        published[k].fermi, published[k].kepler));
    for (size_t k = 0; k < sizeof(machines) / sizeof(machines[0]); k++)
        json_array_append_new(gpus,
                              json_pack("{s:s, s:f, s:f}", "name", machines[k].name, "gflops",
                                        machines[k].gflops, "bandwidth", machines[k].bandwidth));
    return json_pack("{s:o, s:o}", "rows", rows, "machines", gpus);
}
