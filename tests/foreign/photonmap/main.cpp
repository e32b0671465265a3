// SPDX-License-Identifier: Apache-2.0
// photonmap PTX-FOLDER TABLE: three launches a frame, each an entry point. Without its wall a floor
// below a point light has an irradiance that is known; with it, it has more near the wall.
#include <cmath>
#include <cstdio>
#include <string>
#include <optixu/optixpp_namespace.h>
#include "records.h"

static const unsigned int SIZE = 12u, PHOTONS = 4096u, FRAMES = 6u;

class LightsOut
{
public:
  LightsOut(const std::string& folder, bool wall) : dir(folder + "/")
  {
    context = optix::Context::create();
    context->setEntryPointCount(PASS_COUNT);
    context->setRayTypeCount(RAY_TYPES);
    context->setStackSize(960);
    context->setRayGenerationProgram(EYE_PASS, load("eye_pass", "eye_pass"));
    context->setRayGenerationProgram(PHOTON_PASS, load("photon_pass", "photon_pass"));
    context->setRayGenerationProgram(GATHER_PASS, load("gather_pass", "gather_pass"));
    makeBuffers();
    makeGeometry(wall);
    context["eye"]->setFloat(0.0f, 2.0f, 0.0f);
    context["start_radius2"]->setFloat(0.25f);
    context["light_position"]->setFloat(0.0f, 1.5f, 0.0f);
    context["light_power"]->setFloat(10.0f, 10.0f, 10.0f);
  }
  ~LightsOut() { context->destroy(); }

  void run()
  {
    context->launch(EYE_PASS, SIZE, SIZE);
    for (unsigned int frame = 1; frame <= FRAMES; ++frame) {
      context["pass_number"]->setUint(frame);
      context->launch(PHOTON_PASS, PHOTONS);
      context["total_emitted"]->setFloat(static_cast<float>(PHOTONS) * frame);
      context->launch(GATHER_PASS, SIZE, SIZE);
    }
  }

  // The irradiance on the floor, left and right of the light, and below it.
  void read(float& left, float& middle, float& right)
  {
    const float3* p = static_cast<const float3*>(irradiance->map());
    left = middle = right = 0.0f;
    for (unsigned int y = SIZE / 2 - 2; y < SIZE / 2 + 2; ++y) {
      left += p[y * SIZE].x / 4;
      middle += (p[y * SIZE + SIZE / 2 - 1].x + p[y * SIZE + SIZE / 2].x) / 8;
      right += p[y * SIZE + SIZE - 1].x / 4;
    }
    irradiance->unmap();
  }

private:
  optix::Program load(const char* file, const char* name) { return context->createProgramFromPTXFile(dir + file + ".ptx", name); }

  optix::Buffer user(const char* name, size_t element, RTsize w, RTsize h)
  {
    optix::Buffer b = context->createBuffer(RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL);
    b->setFormat(RT_FORMAT_USER);
    b->setElementSize(element);
    if (h) b->setSize(w, h);
    else b->setSize(w);
    context[name]->set(b);
    return b;
  }

  void makeBuffers()
  {
    user("records", sizeof(EyePoint), SIZE, SIZE);
    user("photons", sizeof(Deposit), PHOTONS * SLOTS, 0);
    irradiance = context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT3, SIZE, SIZE);
    context["irradiance"]->set(irradiance);
  }

  void makeGeometry(bool wall)
  {
    optix::Geometry g = context->createGeometry();
    g->setPrimitiveCount(wall ? 2u : 1u);
    g->setBoundingBoxProgram(load("planes", "bounds"));
    g->setIntersectionProgram(load("planes", "intersect"));
    g["half_size"]->setFloat(8.0f);
    optix::Material m[2];
    for (int i = 0; i < 2; ++i) {
      m[i] = context->createMaterial();
      m[i]->setClosestHitProgram(RAY_EYE, load("surface", "seen_by_eye"));
      m[i]->setClosestHitProgram(RAY_PHOTON, load("surface", "met_by_photon"));
      m[i]["Kd"]->setFloat(i ? 0.9f : 0.5f, i ? 0.9f : 0.5f, 0.2f);
    }
    optix::GeometryInstance gi = context->createGeometryInstance(g, m, m + 2);
    optix::GeometryGroup group = context->createGeometryGroup(&gi, &gi + 1);
    group->setAcceleration(context->createAcceleration("Bvh", "BvhSingle"));
    context["scene"]->set(group);
  }

  std::string dir;
  optix::Context context;
  optix::Buffer irradiance;
};

static int check(const char* what, float is, float should)
{
  const bool good = std::fabs(is - should) < 0.1f * should;
  if (!good) std::printf("%s: %g, expected %g\n", what, is, should);
  return !good;
}

int main(int argc, char** argv)
{
  if (argc < 3) return 2;
  int wrong = 0;
  float l[2], m[2], r[2];
  for (int wall = 0; wall < 2; ++wall) {
    LightsOut scene(argv[1], wall != 0);
    scene.run();
    scene.read(l[wall], m[wall], r[wall]);
  }
  const float side = 2.0f * 11.0f / 12.0f, d2 = side * side + 0.11f + 1.5f * 1.5f;
  wrong += check("below the light", m[0], 10.0f / (4 * M_PI * (1.5f * 1.5f + 0.14f)));
  wrong += check("on the right", r[0], 10.0f / (4 * M_PI * d2) * 1.5f / std::sqrt(d2));
  wrong += check("on the left", l[0], r[0]);
  wrong += !(l[1] > 1.2f * l[0]) || !(r[1] < 1.1f * r[0]);
  std::FILE* table = std::fopen(argv[2], "w");
  for (int i = 0; i < 2; ++i) std::fprintf(table, "%.5f %.5f %.5f\n", l[i], m[i], r[i]);
  std::fclose(table);
  std::printf("photonmap: %d wrong; %g %g %g without the wall, %g %g %g with it\n", wrong, l[0], m[0], r[0], l[1], m[1], r[1]);
  return wrong != 0;
}
