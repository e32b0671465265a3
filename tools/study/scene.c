/* SPDX-License-Identifier: Apache-2.0 */
/* A scene of the study: its mesh, views and trees. */
#define STUDY_HOST
#include "programs/study/host.h"
#include "programs/study/rays.h"

#include <stdio.h>
#include <stdlib.h>

#include "tools/command.h"
#include "tools/study/run.h"

static void name_scene(const char *path, char *out, size_t size)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    snprintf(out, size, "%.*s", (int)strcspn(name, "."), name);
}

bool study_open_scene(const struct study_options *o, const char *path, struct study_scene *out)
{
    char why[MESH_WHY];
    *out = (struct study_scene){0};
    name_scene(path, out->name, sizeof(out->name));
    if (!mesh_read(path, &out->mesh, why)) return !rw_fail("study", "%s", why);
    out->view_count = study_find_views(o->cameras, out->name, &out->mesh, out->views, o->views);
    out->cameras = calloc(STUDY_MOST_VIEWS, sizeof(*out->cameras));
    if (!out->view_count || !out->cameras) {
        if (!out->cameras) rw_fail("study", "out of memory");
        study_close_scene(out);
        return false;
    }
    for (unsigned k = 0; k < out->view_count; k++)
        study_set_camera(&out->views[k], &out->mesh, o->width, o->height, &out->cameras[k]);
    return true;
}

void study_close_scene(struct study_scene *scene)
{
    /* Wide trees share the triangles of those built before them. */
    while (scene->tree_count) study_free_tree(&scene->trees[--scene->tree_count]);
    free(scene->cameras);
    mesh_free(&scene->mesh);
    *scene = (struct study_scene){0};
}

static struct study_tree *search(struct study_scene *s, unsigned leaf, unsigned width,
                                 enum study_order order)
{
    for (unsigned k = 0; k < s->tree_count; k++)
        if (s->tree_leaf[k] == leaf && s->trees[k].width == width && s->tree_order[k] == order)
            return &s->trees[k];
    return NULL;
}

static bool make(struct study_scene *s, unsigned leaf, unsigned width, enum study_order order,
                 struct study_tree *out)
{
    if (width == 2) return study_build_tree(&s->mesh, leaf, out) && study_order_tree(out, order);
    const struct study_tree *binary = search(s, leaf, 2, STUDY_DEPTH_FIRST);
    return binary && study_widen_tree(binary, width, out);
}

static const struct study_tree *find(struct study_scene *s, unsigned leaf, unsigned width,
                                     enum study_order order)
{
    struct study_tree *tree = search(s, leaf, width, order);
    if (tree) return tree;
    if (s->tree_count == STUDY_MOST_TREES ||
        !make(s, leaf, width, order, &s->trees[s->tree_count])) {
        rw_fail("study", "building a tree of %s: no memory, no usable triangle, or too high a tree",
                s->name);
        return NULL;
    }
    s->tree_leaf[s->tree_count] = leaf;
    s->tree_order[s->tree_count] = order;
    return &s->trees[s->tree_count++];
}

const struct study_tree *study_find_tree(struct study_scene *scene, const struct study_variant *v)
{
    if (v->tree > 2 && !find(scene, v->leaf, 2, STUDY_DEPTH_FIRST)) return NULL;
    return find(scene, v->leaf, v->tree, v->order);
}
