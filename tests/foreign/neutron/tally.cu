// SPDX-License-Identifier: Apache-2.0
// Entry points 1 and 2, without rays: clear the tallies, and normalise them by the histories.
#include <optix.h>

rtDeclareVariable(unsigned int, which, rtLaunchIndex, );
rtDeclareVariable(unsigned long long, histories_done, , );
rtBuffer<double, 1> absorbed;
rtBuffer<double, 1> leaked;
rtBuffer<unsigned int, 1> counters;

RT_PROGRAM void clear_tallies()
{
    if (which < absorbed.size()) absorbed[which] = 0.0;
    if (which < leaked.size()) leaked[which] = 0.0;
    if (which < counters.size()) counters[which] = 0u;
}

RT_PROGRAM void normalise()
{
    const double scale = 1.0 / (double)histories_done;
    if (which < absorbed.size()) absorbed[which] *= scale;
    if (which < leaked.size()) leaked[which] *= scale;
}
