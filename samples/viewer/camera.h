/* SPDX-License-Identifier: Apache-2.0 */
/* The viewer's camera, which turns around a point and flies. */
#ifndef VIEWER_CAMERA_H
#define VIEWER_CAMERA_H

struct viewer_camera {
    float eye[3], look_at[3];
    float fov; /* vertical, in degrees; y is up */
};

/* Looks at all of a box from the front, above and a little to the right. */
void viewer_camera_frame(struct viewer_camera *c, const float low[3], const float high[3]);
/* To the right and upper edge of the picture, and of unit length to its centre. */
void viewer_camera_axes(const struct viewer_camera *c, float aspect, float x[3], float y[3],
                        float z[3]);
/* Turns around the point in the middle by angles; nearer to it or further away by a factor. */
void viewer_camera_orbit(struct viewer_camera *c, float to_the_right, float up);
void viewer_camera_zoom(struct viewer_camera *c, float factor);
/* Moves by shares of the distance to that point: right, up, forward. */
void viewer_camera_fly(struct viewer_camera *c, const float by[3]);
float viewer_camera_distance(const struct viewer_camera *c);

#endif
