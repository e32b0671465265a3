// SPDX-License-Identifier: Apache-2.0
// The extension module raywright._raywright.
#include "raywright_python.h"

nb::handle raywright_error;

NB_MODULE(_raywright, m)
{
    m.doc() = "What raywright's Python files call.";
    raywright_error = nb::exception<std::runtime_error>(m, "Error").release();
    unsigned version = 0;
    rwGetVersion(&version);
    m.attr("version") = version;
    bind_rays(m);
    bind_programs(m);
    bind_settings(m);
}
