/* SPDX-License-Identifier: Apache-2.0 */
/* Views and rays of the study. */
#ifndef RW_STUDY_H
#define RW_STUDY_H

#include "tools/simulator/simulator.h"

/* ---- rays ---- */

enum study_rays { STUDY_PRIMARY, STUDY_AO, STUDY_DIFFUSE, STUDY_RAY_KINDS };

extern const char *const study_ray_names[STUDY_RAY_KINDS];

struct study_view {
    char name[64];
    float eye[3], look_at[3], up[3], vfov;
};

struct study_camera; /* programs/study/rays.h */

/* The largest extent of the mesh says how far rays begin from surfaces, and how long they are. */
void study_set_camera(const struct study_view *view, const struct mesh *mesh, unsigned width,
                      unsigned height, struct study_camera *out);

/* Of an ambient occlusion ray, in extents of the scene. */
#define STUDY_AO_LENGTH 0.1f
enum { STUDY_SAMPLES = 32 }; /* secondary rays of a pixel */

/* The views of a scene in cameras.json, at most `most`; of a scene that it lacks one that sees all
 * of the mesh. Returns how many; 0: the file is there and cannot be used, which has been said. */
unsigned study_find_views(const char *file, const char *scene, const struct mesh *mesh,
                          struct study_view *out, unsigned most);

/* What the rays of one kind through some pixels do, spread over the picture in groups of 16 pixels
 * that follow one another; at most `rays` of them. The kernels trace the same rays. */
bool study_dump_view(const struct study_tree *tree, const struct study_camera *camera,
                     enum study_rays kind, uint32_t rays, struct study_dump *out);
/* Rays that belong together: nothing is simulated across. */
enum { STUDY_CHUNK = 512 };

#endif
