/* SPDX-License-Identifier: Apache-2.0 */
/* The tiles as geometry. */
#include <raywright_device.h>

rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );
rtDeclareVariable(unsigned int, hit_tile, attribute tile, );
rtDeclareVariable(const float *, tile_place, attribute tile_place, );
rtBuffer<float> tiles;

RT_PROGRAM void intersect(int primitive)
{
    const unsigned int first = 5 * primitive;
    const float t = (tiles[first] - ray.origin.z) / ray.direction.z;
    const float x = ray.origin.x, y = ray.origin.y;
    const bool inside = x > tiles[first + 1] && x < tiles[first + 2] && y > tiles[first + 3] &&
                        y < tiles[first + 4];
    /* Rays go on from the tiles that they have hit. */
    if (!inside || t <= ray.tmin || !rtPotentialIntersection(t)) return;
    hit_tile = primitive;
    tile_place = &tiles[first];
    rtReportIntersection(0);
}

RT_PROGRAM void bounds(int primitive, float box[6])
{
    const unsigned int first = 5 * primitive;
    box[0] = tiles[first + 1];
    box[1] = tiles[first + 3];
    box[2] = tiles[first];
    box[3] = tiles[first + 2];
    box[4] = tiles[first + 4];
    box[5] = tiles[first];
}
