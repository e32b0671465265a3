// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "physics.h"
struct Crossing {
    Neutron *neutron; // a local of the ray generation program
    double rest;      // optical path that is left, in centimetres of the present layer
    int crossed;
};
