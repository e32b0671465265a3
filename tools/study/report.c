/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of the report, and its tables as text. */
#include <stdio.h>
#include <string.h>

#include "tools/study/run.h"

static bool is(const json_t *row, const char *name, const char *value)
{
    const char *text = json_string_value(json_object_get(row, name));
    return text && !strcmp(text, value);
}

json_t *study_find_row(json_t *report, const char *scene, const char *rays, const char *variant)
{
    json_t *row;
    size_t k;
    json_array_foreach (json_object_get(report, "rows"), k, row)
        if (is(row, "scene", scene) && is(row, "rays", rays) && is(row, "variant", variant))
            return row;
    return NULL;
}

json_t *study_make_row(json_t *report, const char *scene, const char *rays, const char *variant,
                       const char *part)
{
    json_t *row = study_find_row(report, scene, rays, variant);
    if (row) return row;
    row = json_pack("{s:s, s:s, s:s, s:s}", "scene", scene, "rays", rays, "variant", variant,
                    "part", part);
    json_array_append_new(json_object_get(report, "rows"), row);
    return row;
}

/* ---- text ---- */

static void print_number(const json_t *row, const char *name, int width, int digits, double scale)
{
    enum { LARGE = 10000 }; /* breadth first: more than fits; in thousands */
    const json_t *value = json_object_get(row, name);
    double number = json_number_value(value) * scale;
    if (!json_is_number(value))
        printf(" %*s", width, "-");
    else if (digits && number >= LARGE)
        printf(" %*.0fk", width - 1, number * 1e-3);
    else
        printf(" %*.*f", width, digits, number);
}

static void print_ratio(const json_t *row)
{
    double measured = json_number_value(json_object_get(row, "measured_mrays"));
    double bound = json_number_value(json_object_get(row, "simulated_mrays"));
    if (measured > 0 && bound > 0)
        printf(" %6.0f", measured / bound * 100);
    else
        printf(" %6s", "-");
}

/* Two columns of efficiency: as simulated, and as the lanes of the GPU counted it. Between them,
 * the lanes of all instructions, as simulated. */
static void print_row(const json_t *row)
{
    printf("  %-36s", json_string_value(json_object_get(row, "variant")));
    print_number(row, "measured_mrays", 8, 0, 1);
    print_number(row, "simulated_mrays", 8, 0, 1);
    print_ratio(row);
    print_number(row, "node_efficiency", 4, 0, 100);
    print_number(row, "triangle_efficiency", 3, 0, 100);
    print_number(row, "lanes", 4, 1, 1);
    print_number(row, "counted_node_efficiency", 5, 0, 100);
    print_number(row, "counted_triangle_efficiency", 3, 0, 100);
    print_number(row, "nodes_per_ray", 6, 1, 1);
    print_number(row, "triangles_per_ray", 5, 1, 1);
    printf("\n");
}

static bool has_part(json_t *report, const char *scene, const char *rays, enum study_part part)
{
    json_t *row;
    size_t k;
    json_array_foreach (json_object_get(report, "rows"), k, row)
        if (is(row, "scene", scene) && is(row, "rays", rays) &&
            is(row, "part", study_part_names[part]))
            return true;
    return false;
}

static void print_part(json_t *report, const char *scene, const char *rays, enum study_part part)
{
    json_t *row;
    size_t k;
    if (!has_part(report, scene, rays, part)) return;
    printf("\n%s: %s, %s rays\n", scene, study_part_titles[part], rays);
    printf("  %-36s %17s %6s %8s %4s %9s %12s\n", "", "Mrays/s", "of it", "SIMD %", "", "counted %",
           "a ray");
    printf("  %-36s %8s %8s %6s %8s %4s %9s %6s %5s\n", "", "measured", "bound", "%", "N   T",
           "of32", "N   T", "nodes", "tris");
    json_array_foreach (json_object_get(report, "rows"), k, row)
        if (is(row, "scene", scene) && is(row, "rays", rays) &&
            is(row, "part", study_part_names[part]))
            print_row(row);
}

/* Of all rows that were measured. */
static void print_agreement(json_t *report, const char *scene)
{
    double least = 100, ties = 0;
    json_t *row;
    size_t k;
    json_array_foreach (json_object_get(report, "rows"), k, row) {
        const json_t *agree = json_object_get(row, "agree_percent");
        if (!agree || !is(row, "scene", scene)) continue;
        if (json_number_value(agree) < least) least = json_number_value(agree);
        ties += json_number_value(json_object_get(row, "ties"));
    }
    if (ties > 0 || least < 100)
        printf("\n%s: hits agree with the library's on at least %.4f %% of the rays; %.0f are of\n"
               "another triangle at the same place\n",
               scene, least, ties);
}

/* Section 6 of 2009: what machines of other widths with as many lanes in all would gain. */
static void print_widths(const struct study_options *o, json_t *report, const char *scene)
{
    char other[32];
    study_name_width(o->lanes, other, sizeof(other));
    static const char *const variants[] = {"while-while", "speculative while-while", "if-if",
                                           "speculative if-if"};
    printf("\n%s: bounds of machines of 16 lanes and of %u, beside one of 32\n  %-36s", scene,
           o->lanes, "");
    for (unsigned kind = 0; kind < STUDY_RAY_KINDS; kind++) printf(" %18s", study_ray_names[kind]);
    printf("\n");
    for (size_t k = 0; k < sizeof(variants) / sizeof(variants[0]); k++) {
        printf("  %-36s", variants[k]);
        for (unsigned kind = 0; kind < STUDY_RAY_KINDS; kind++) {
            const json_t *row = study_find_row(report, scene, study_ray_names[kind], variants[k]);
            double whole = json_number_value(json_object_get(row, "simulated_mrays"));
            double half = json_number_value(json_object_get(row, "simulated_mrays_16_lanes"));
            double one = json_number_value(json_object_get(row, other));
            if (whole > 0)
                printf("  %+6.0f %% %+6.0f %%", 100 * (half / whole - 1), 100 * (one / whole - 1));
            else
                printf(" %18s", "-");
        }
        printf("\n");
    }
}

void study_print_tables(const struct study_options *o, json_t *report, const char *scene)
{
    static const char *const rays[] = {"primary",  "ao",       "diffuse",
                                       "bounce 1", "bounce 2", "bounce 3"};
    for (unsigned part = 0; part < STUDY_PARTS; part++)
        for (size_t k = 0; o->parts[part] && k < sizeof(rays) / sizeof(rays[0]); k++)
            print_part(report, scene, rays[k], (enum study_part)part);
    if (o->parts[STUDY_2009]) print_widths(o, report, scene);
    print_agreement(report, scene);
}
