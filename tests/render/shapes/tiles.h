/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The scene of the shapes, for the host and for the reference: {height, least x, greatest x, least
 * y, greatest y} of each tile. Upwards from 0 some squares of the grid see one tile, some two, some
 * none; downwards all see one and some a second.
 */
#ifndef TILES_H
#define TILES_H

enum { TILE_COUNT = 5, TILE_FLOATS = 5 };

static const float tiles[TILE_COUNT][TILE_FLOATS] = {
    {2, 0, 8, 0, 9},   /* left half */
    {4, 4, 12, 0, 9},  /* middle half */
    {6, 0, 16, 3, 6},  /* a band across */
    {-1, 0, 16, 0, 9}, /* everywhere */
    {-3, 0, 10, 0, 9}, /* most of it */
};

#endif
