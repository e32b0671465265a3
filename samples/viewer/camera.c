/* SPDX-License-Identifier: Apache-2.0 */
/* See camera.h. */
#include "viewer/camera.h"

#include <math.h>
#include <string.h>

static float length(const float v[3])
{
    return sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void scale(float v[3], float by)
{
    for (int i = 0; i < 3; i++) v[i] *= by;
}

static void cross(const float a[3], const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static void away(const struct viewer_camera *c, float out[3])
{
    for (int i = 0; i < 3; i++) out[i] = c->eye[i] - c->look_at[i];
}

static void go(struct viewer_camera *c, const float from_middle[3])
{
    for (int i = 0; i < 3; i++) c->eye[i] = c->look_at[i] + from_middle[i];
}

void viewer_camera_frame(struct viewer_camera *c, const float low[3], const float high[3])
{
    static const float from[3] = {0.35f, 0.35f, 0.87f}; /* of unit length */
    float diagonal[3], direction[3];
    c->fov = 40;
    for (int i = 0; i < 3; i++) {
        diagonal[i] = high[i] - low[i];
        c->look_at[i] = (low[i] + high[i]) / 2;
    }
    memcpy(direction, from, sizeof(direction));
    scale(direction, 0.42f * length(diagonal) / sinf(c->fov / 2 * 3.14159265f / 180));
    go(c, direction);
}

void viewer_camera_axes(const struct viewer_camera *c, float aspect, float x[3], float y[3],
                        float z[3])
{
    static const float up[3] = {0, 1, 0};
    const float half = tanf(c->fov / 2 * 3.14159265f / 180);
    away(c, z);
    scale(z, -1 / length(z));
    cross(z, up, x);
    scale(x, 1 / length(x));
    cross(x, z, y);
    scale(x, half * aspect);
    scale(y, half);
}

/* By the angles of a globe, which stop short of the poles. */
void viewer_camera_orbit(struct viewer_camera *c, float to_the_right, float up)
{
    float v[3];
    away(c, v);
    const float distance = length(v), most = 1.55f;
    const float around = atan2f(v[0], v[2]) - to_the_right;
    const float height = fmaxf(fminf(asinf(v[1] / distance) + up, most), -most);
    v[0] = distance * cosf(height) * sinf(around);
    v[1] = distance * sinf(height);
    v[2] = distance * cosf(height) * cosf(around);
    go(c, v);
}

void viewer_camera_zoom(struct viewer_camera *c, float factor)
{
    float v[3];
    away(c, v);
    scale(v, factor);
    go(c, v);
}

void viewer_camera_fly(struct viewer_camera *c, const float by[3])
{
    float axes[3][3];
    const float distance = viewer_camera_distance(c);
    viewer_camera_axes(c, 1, axes[0], axes[1], axes[2]);
    for (int k = 0; k < 3; k++) {
        scale(axes[k], by[k] * distance / length(axes[k]));
        for (int i = 0; i < 3; i++) {
            c->eye[i] += axes[k][i];
            c->look_at[i] += axes[k][i];
        }
    }
}

float viewer_camera_distance(const struct viewer_camera *c)
{
    float v[3];
    away(c, v);
    return length(v);
}
