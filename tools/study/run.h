/* SPDX-License-Identifier: Apache-2.0 */
/* What the steps of `raywright study` share: options, results, one scene and its trees. */
#ifndef RW_STUDY_RUN_H
#define RW_STUDY_RUN_H

#include <jansson.h>

#include "tools/study/study.h"
#include "tools/study/variants.h"

enum { STUDY_MOST_SCENES = 32, STUDY_MOST_VIEWS = 8, STUDY_MOST_TREES = 16, STUDY_MOST_NAMES = 64 };

struct study_options {
    const char *scenes[STUDY_MOST_SCENES]; /* files of meshes */
    unsigned scene_count;
    const char *scene_folder; /* all meshes in it; NULL: none */
    const char *cameras;      /* file; NULL: none */
    const char *folder;       /* for results; NULL: only printed */
    unsigned width, height, views;
    unsigned lanes;  /* of a warp of a further machine that is simulated, 1 to 64 */
    unsigned sample; /* rays of a kind and view that are simulated */
    bool parts[STUDY_PARTS];
    const char *variants[STUDY_MOST_NAMES]; /* only these */
    unsigned name_count;                    /* 0: all */
    const char *ray_folder; /* for files of the first view's rays; NULL: none are written */
    bool simulate;          /* only */
    bool again;             /* also what the folder has */
    double clock, issues;   /* MHz and warp instructions a clock of the machine; 0: of the GPU */
};

struct study_scene {
    char name[64];
    struct mesh mesh;
    struct study_view views[STUDY_MOST_VIEWS];
    struct study_camera *cameras; /* of the views */
    unsigned view_count;
    struct study_tree trees[STUDY_MOST_TREES];
    unsigned tree_leaf[STUDY_MOST_TREES];
    enum study_order tree_order[STUDY_MOST_TREES];
    unsigned tree_count;
};

/* Whether the variant is to be looked at. */
bool study_is_wanted(const struct study_options *o, unsigned variant);

/* What a row calls the bound of a machine of that width. */
void study_name_width(unsigned lanes, char *out, size_t size);

/* Prints why, where it returns false. */
bool study_open_scene(const struct study_options *o, const char *path, struct study_scene *out);
void study_close_scene(struct study_scene *scene);
/* The tree a variant goes through, built when first asked for; NULL after saying why not. */
const struct study_tree *study_find_tree(struct study_scene *scene, const struct study_variant *v);

/*
 * The report: {"machine": ..., "rows": [...]}, a row for a scene, kind of rays and variant:
 * {"scene", "rays", "variant", "part", and numbers}. Rows are added or added to.
 */
json_t *study_find_row(json_t *report, const char *scene, const char *rays, const char *variant);
json_t *study_make_row(json_t *report, const char *scene, const char *rays, const char *variant,
                       const char *part);

/* What bounds are for. */
struct study_machine {
    double clock;              /* MHz */
    double issues;             /* warp instructions of 32 lanes a clock */
    struct study_costs *costs; /* of each variant */
};

/* The GPU that the rows of a report were measured on, and what its code costs where NVRTC and a
 * toolkit are there; without such a report *machine stays as it is. */
void study_read_machine(const json_t *report, struct study_machine *machine);

/* Adds to the rows what the simulator says about the variants of a scene; false after saying why
 * not. */
bool study_simulate_scene(const struct study_options *o, struct study_scene *scene,
                          const struct study_machine *machine, json_t *report);

/* The GPU with the kernels of the wanted variants; its name goes into the report. */
struct study_session;
struct study_session *study_open_session(const struct study_options *o,
                                         struct study_machine *machine, json_t *report);
void study_close_session(struct study_session *session);
/* Adds what was measured; false after saying why not. */
bool study_measure_scene(struct study_session *session, const struct study_options *o,
                         struct study_scene *scene, json_t *report);

/* Table 1 of 2012 with this GPU, where its scenes were measured; and for the page. */
void study_print_published(const json_t *report);
json_t *study_describe_published(void);
/* One file that needs no other; false after saying why not. */
bool study_write_page(const char *path, json_t *report);

/* The tables of the chosen parts to stdout, at most 100 columns wide. */
void study_print_tables(const struct study_options *o, json_t *report, const char *scene);

#endif
