// SPDX-License-Identifier: Apache-2.0
// What the files of the extension module share. The module is thin: it takes addresses and numbers,
// which raywright/*.py has read from arrays and checked, and gives errors as exceptions.
#ifndef RW_PYTHON_H
#define RW_PYTHON_H

#include <nanobind/nanobind.h>

#include "raywright.h"

namespace nb = nanobind;

// raywright.Error, which has the library's text.
extern nb::handle raywright_error;

void bind_rays(nb::module_ &m);
void bind_programs(nb::module_ &m);
void bind_settings(nb::module_ &m);

#endif
