/* SPDX-License-Identifier: Apache-2.0 */
/* Plain C structures that both sides of a range sensor use; the device files are C++. */
#ifndef BEAMS_H
#define BEAMS_H

#define MAX_ECHOES 4
#define BEAM_RAY   0
#define SIGHT_RAY  1

struct sensor {
    double east, north, height;       /* metres in a national grid: large numbers */
    float  az_start, az_step;         /* radians */
    float  el_start, el_step;
    float  range;
};

struct echo { float range; float strength; int id; int pad; };

struct beam { struct echo echoes[MAX_ECHOES]; int count; int kept; };
#endif
