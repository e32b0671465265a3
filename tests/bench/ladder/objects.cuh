/* SPDX-License-Identifier: Apache-2.0 */
/* The first rungs: the book's classes as they are, objects on the heap with virtual calls, made on
 * the side that uses them. */
#ifndef RW_LADDER_OBJECTS_CUH
#define RW_LADDER_OBJECTS_CUH

#include "shade.cuh"

#define HD_VIRTUAL __host__ __device__

/* A function as it is called before INLINED: from a source of its own. */
HD_CALLED float draw_called(costly_random *random)
{
    return draw(random);
}

template <uint32_t F> HD float number(costly_random *random)
{
    return F & INLINED ? draw(random) : draw_called(random);
}

template <uint32_t F> HD vec3 number3(costly_random *random)
{
    float x = number<F>(random), y = number<F>(random), z = number<F>(random);
    return {x, y, z};
}

/* One axis of a box: the interval of the ray that is within, narrowed. */
HD bool narrow(float low, float high, float origin, float inverse, float *t_min, float *t_max)
{
    float a = (low - origin) * inverse, b = (high - origin) * inverse;
    if (inverse < 0) {
        float swapped = a;
        a = b;
        b = swapped;
    }
    *t_min = a > *t_min ? a : *t_min;
    *t_max = b < *t_max ? b : *t_max;
    return *t_min <= *t_max;
}

HD bool box_hit_with(const aabb &b, vec3 origin, vec3 inverse, float t_min, float t_max)
{
    return narrow(b.low.x, b.high.x, origin.x, inverse.x, &t_min, &t_max) &&
           narrow(b.low.y, b.high.y, origin.y, inverse.y, &t_min, &t_max) &&
           narrow(b.low.z, b.high.z, origin.z, inverse.z, &t_min, &t_max);
}

HD bool box_hit(const aabb &b, const ray &r, float t_min, float t_max)
{
    vec3 inverse = {1 / r.direction.x, 1 / r.direction.y, 1 / r.direction.z};
    return box_hit_with(b, r.origin, inverse, t_min, t_max);
}

HD_CALLED bool box_hit_called(const aabb &b, const ray &r, float t_min, float t_max)
{
    return box_hit(b, r, t_min, t_max);
}

/* A ray, and what LEAN computes once for it. */
struct traced {
    ray r;
    vec3 inverse;
};

template <uint32_t F> HD bool meets(const aabb &b, const traced &r, float t_max)
{
    if (F & LEAN) return box_hit_with(b, r.r.origin, r.inverse, T_MIN, t_max);
    return F & INLINED ? box_hit(b, r.r, T_MIN, t_max) : box_hit_called(b, r.r, T_MIN, t_max);
}

struct material {
    HD_VIRTUAL virtual bool scatter(vec3 *direction, vec3 normal, vec3 drawn) const = 0;
    vec3 albedo;
};

struct diffuse : material {
    HD_VIRTUAL bool scatter(vec3 *direction, vec3 normal, vec3 drawn) const override
    {
        return scatter_by_case<false>(direction, normal, -1, drawn);
    }
};

struct metal : material {
    HD_VIRTUAL bool scatter(vec3 *direction, vec3 normal, vec3 drawn) const override
    {
        return scatter_by_case<false>(direction, normal, fuzz, drawn);
    }
    float fuzz;
};

struct dielectric : material {
    HD_VIRTUAL bool scatter(vec3 *direction, vec3 normal, vec3 drawn) const override
    {
        return scatter_by_case<false>(direction, normal, index, drawn);
    }
    float index;
};

template <uint32_t F> struct sphere_object;

template <uint32_t F> struct record {
    float t;
    vec3 point, normal;
    const material *of;
    const sphere_object<F> *object;
};

template <uint32_t F> struct object {
    HD_VIRTUAL virtual bool hit(const traced &r, float t_max, record<F> *found) const = 0;
    HD_VIRTUAL virtual aabb box() const = 0;
    HD_VIRTUAL virtual bool is_leaf() const = 0;
    aabb bounds; /* of CACHED */
    bool leaf;
};

template <uint32_t F> struct sphere_object : object<F> {
    HD void fill(const ray &r, record<F> *found) const
    {
        found->point = r.origin + found->t * r.direction;
        found->normal = (1 / radius) * (found->point - centre);
        found->of = of;
    }
    HD_VIRTUAL bool hit(const traced &r, float t_max, record<F> *found) const override
    {
        COUNT(spheres);
        vec3 from = r.r.origin - centre;
        float a = dot(r.r.direction, r.r.direction), b = dot(from, r.r.direction);
        float discriminant = b * b - a * (dot(from, from) - radius * radius);
        if (discriminant <= 0) return false;
        float half = sqrtf(discriminant), t = (-b - half) / a;
        if (t <= T_MIN) t = (half - b) / a;
        if (t <= T_MIN || t >= t_max) return false;
        found->t = t;
        found->object = this;
        if (!(F & LEAN)) fill(r.r, found);
        return true;
    }
    HD_VIRTUAL aabb box() const override
    {
        vec3 r = {radius, radius, radius};
        return {centre - r, centre + r};
    }
    HD_VIRTUAL bool is_leaf() const override { return true; }
    vec3 centre;
    float radius;
    const material *of;
};

template <uint32_t F> struct node_object : object<F> {
    HD_VIRTUAL bool hit(const traced &r, float t_max, record<F> *found) const override
    {
        COUNT(nodes);
        if (!meets<F>(box(), r, t_max)) return false;
        bool in_left = left->hit(r, t_max, found);
        bool in_right = right->hit(r, in_left ? found->t : t_max, found);
        return in_left || in_right;
    }
    HD_VIRTUAL aabb box() const override { return own; }
    HD_VIRTUAL bool is_leaf() const override { return false; }
    aabb own;
    const object<F> *left, *right;
};

/* The closest sphere by a loop, with a stack of pointers. */
template <uint32_t F> HD bool hit_by_stack(const object<F> *root, const traced &r, record<F> *found)
{
    const object<F> *stack[STACK_SIZE];
    int size = 0;
    float t_max = T_MAX;
    stack[size++] = root;
    while (size) {
        const object<F> *o = stack[--size];
        COUNT(nodes);
        bool inside = F & CACHED ? meets<F>(o->bounds, r, t_max) : meets<F>(o->box(), r, t_max);
        if (!inside) continue;
        if (F & CACHED ? o->leaf : o->is_leaf()) {
            if (o->hit(r, t_max, found)) t_max = found->t;
            continue;
        }
        const node_object<F> *n = (const node_object<F> *)o;
        stack[size++] = n->right;
        stack[size++] = n->left;
    }
    return t_max < T_MAX;
}

template <uint32_t F> HD bool closest(const object<F> *root, const ray &r, record<F> *found)
{
    COUNT(rays);
    traced with = {r, {0, 0, 0}};
    if (F & LEAN) with.inverse = {1 / r.direction.x, 1 / r.direction.y, 1 / r.direction.z};
    bool hit = F & STACK ? hit_by_stack<F>(root, with, found) : root->hit(with, T_MAX, found);
    if (hit && (F & LEAN)) found->object->fill(r, found);
    return hit;
}

/* The book's colour of a ray, which asks for that of the next. */
template <uint32_t F>
HD_CALLED vec3 colour(const object<F> *root, const ray &r, int depth, costly_random *random)
{
    if (!depth) return {1, 1, 1};
    record<F> found;
    if (!closest<F>(root, r, &found)) return sky(r.direction);
    ray next = {found.point, r.direction};
    if (!found.of->scatter(&next.direction, found.normal, number3<F>(random))) return {0, 0, 0};
    return found.of->albedo * colour<F>(root, next, depth - 1, random);
}

/* The same as a loop. With ROULETTE a path goes on with the probability of its weight, by which the
 * weight is divided then; what weighs less than a thousandth ends at once. */
template <uint32_t F>
HD vec3 colour_by_loop(const object<F> *root, ray r, int depth, costly_random *random)
{
    vec3 weight = {1, 1, 1};
    for (; depth; depth--) {
        record<F> found;
        if (!closest<F>(root, r, &found)) return weight * sky(r.direction);
        if (F & ROULETTE) {
            float survives = largest<false>(weight);
            if (survives < 0.001f || number<F>(random) > survives) return {0, 0, 0};
            weight = (1 / survives) * weight;
        }
        weight = weight * found.of->albedo;
        r.origin = found.point;
        if (!found.of->scatter(&r.direction, found.normal, number3<F>(random))) return {0, 0, 0};
    }
    return weight;
}

template <uint32_t F> HD void render_objects(const frame &f, int x, int y)
{
    const object<F> *root = (const object<F> *)f.world;
    path<costly_random> p;
    vec3 sum = {0, 0, 0};
    seed(&p.numbers, 1984u + y * f.width + x);
    for (int i = 0; i < f.samples; i++) {
        begin_path<false>(f, &p, x, y);
        sum = sum + (F & STACK ? colour_by_loop<F>(root, p.at, f.depth, &p.numbers)
                               : colour<F>(root, p.at, f.depth, &p.numbers));
    }
    f.image[y * f.width + x] = make_float4(sqrtf(sum.x / f.samples), sqrtf(sum.y / f.samples),
                                           sqrtf(sum.z / f.samples), 1);
}

HD material *make_material(const sphere &s)
{
    material *made;
    if (s.code < 0) {
        made = new diffuse;
    } else if (s.code <= 1) {
        metal *m = new metal;
        m->fuzz = s.code;
        made = m;
    } else {
        dielectric *d = new dielectric;
        d->index = s.code;
        made = d;
    }
    made->albedo = s.albedo;
    return made;
}

template <uint32_t F> HD sphere_object<F> *make_sphere(const sphere &s)
{
    sphere_object<F> *made = new sphere_object<F>;
    made->centre = s.centre;
    made->radius = s.radius;
    made->of = make_material(s);
    made->bounds = made->box();
    made->leaf = true;
    return made;
}

/* Children come after their parents in the tree, so objects are made from the end; `made` has room
 * for one a node. They stay until the program ends. */
template <uint32_t F>
HD const void *make_world(const tree_node *nodes, int count, const sphere *spheres,
                          object<F> **made)
{
    for (int i = count - 1; i >= 0; i--) {
        if (nodes[i].count) {
            made[i] = make_sphere<F>(spheres[nodes[i].first]);
            continue;
        }
        node_object<F> *n = new node_object<F>;
        n->left = made[nodes[i].left];
        n->right = made[nodes[i].right];
        n->bounds = n->own = nodes[i].box;
        n->leaf = false;
        made[i] = n;
    }
    return made[0];
}

#endif
