// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <cmath>
#include <fstream>
#include <optixu/optixu_math_namespace.h>

/*! writes the picture as text, rows from the top */
inline void savePPM(const char *fileName, int Nx, int Ny, const optix::float3 *pixels)
{
  std::ofstream file(fileName);
  file << "P3\n" << Nx << " " << Ny << "\n255\n";
  for (int y = Ny - 1; y >= 0; --y) {
    for (int x = 0; x < Nx; ++x) {
      const optix::float3 p = pixels[y * Nx + x];
      file << int(255.99f * std::min(sqrtf(p.x), 1.f)) << " " << int(255.99f * std::min(sqrtf(p.y), 1.f))
           << " " << int(255.99f * std::min(sqrtf(p.z), 1.f)) << " ";
    }
    file << "\n";
  }
}

/*! the largest difference of the means of 8 by 8 pixels, of 255 */
inline float worst_block(int Nx, int Ny, const optix::float3 *a, const optix::float3 *b)
{
  float worst = 0.f;
  for (int y = 0; y < Ny; y += 8)
    for (int x = 0; x < Nx; x += 8) {
      float3 sum = optix::make_float3(0.f);
      for (int i = 0; i < 64; i++) {
        const int at = (y + i / 8) * Nx + x + i % 8;
        sum += a[at] - b[at];
      }
      worst = std::max(worst, std::max(fabsf(sum.x), std::max(fabsf(sum.y), fabsf(sum.z))) * 255.f / 64.f);
    }
  return worst;
}
