// SPDX-License-Identifier: Apache-2.0
// strands PTX-FOLDER PICTURE: hair as chains of links with three materials each, looked at from the
// front; each pixel's depth is compared with the nearest link on the host.
#include <optix.h>
#include <optixu/optixpp_namespace.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vector>
#include "strand.h"

enum { STRANDS = 60, PER_STRAND = 5, COUNT = STRANDS * PER_STRAND, SIDE = 64 };

static std::vector<Link> grow()
{
  std::vector<Link> links;
  for (int s = 0; s < STRANDS; s++) {
    const float angle = s * 2.39996f, spread = 1.2f * sqrtf((s + .5f) / STRANDS);
    float at[3] = {spread * cosf(angle), spread * sinf(angle), 0.01f * s};
    for (int k = 0; k < PER_STRAND; k++) {
      Link l;
      memcpy(l.p, at, sizeof(at));
      l.r0 = 0.05f - 0.008f * k;
      l.r1 = 0.042f - 0.008f * k;
      at[0] += 0.15f * cosf(angle + 0.5f * k);
      at[1] += 0.15f * sinf(angle + 0.5f * k) - 0.02f * k;
      at[2] += 0.2f - 0.05f * k;
      memcpy(l.q, at, sizeof(at));
      links.push_back(l);
    }
  }
  return links;
}

static float nearest(const std::vector<Link>& links, float x, float y)
{
  float best = 0.f, along;
  for (size_t i = 0; i < links.size(); i++) {
    const float t = hit_link(links[i], x, y, along);
    if (i % PER_STRAND == PER_STRAND - 1 && (i & 1)) continue; // thin tips
    if (t > 0.f && (best == 0.f || t < best)) best = t;
  }
  return best;
}

int main(int argc, char** argv)
{
  if (argc < 3) return 2;
  const std::string dir = std::string(argv[1]) + "/";
  const std::vector<Link> links = grow();
  optix::Context ctx = optix::Context::create();
  ctx->setRayTypeCount(1);
  ctx->setEntryPointCount(1);
  ctx->setRayGenerationProgram(0, ctx->createProgramFromPTXFile(dir + "comb.ptx", "comb"));
  optix::Buffer picture = ctx->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_UNSIGNED_BYTE4, SIDE, SIDE);
  optix::Buffer depths = ctx->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT, SIDE, SIDE);
  ctx["picture"]->set(picture);
  ctx["depths"]->set(depths);

  optix::Buffer link_buffer = ctx->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_USER, COUNT);
  link_buffer->setElementSize(sizeof(Link));
  memcpy(link_buffer->map(), &links[0], sizeof(Link) * COUNT);
  link_buffer->unmap();
  optix::Buffer order = ctx->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_INT, COUNT);
  for (int i = 0, *p = (int*)order->map(); i < COUNT; i++) p[i] = i * 7 % COUNT;
  order->unmap();

  optix::Geometry hair = ctx->createGeometry();
  hair->setPrimitiveCount(COUNT);
  hair->setIntersectionProgram(ctx->createProgramFromPTXFile(dir + "link.ptx", "link_intersect"));
  hair->setBoundingBoxProgram(ctx->createProgramFromPTXFile(dir + "link.ptx", "link_bounds"));
  hair["links"]->set(link_buffer);
  hair["link_of_primitive"]->set(order);
  hair["links_per_strand"]->setInt(PER_STRAND);
  std::vector<optix::Material> materials;
  const char* names[3] = {"root", "middle", "tip"};
  for (int i = 0; i < 3; i++) {
    materials.push_back(ctx->createMaterial());
    materials[i]->setClosestHitProgram(0, ctx->createProgramFromPTXFile(dir + "colour.ptx", names[i]));
  }
  materials[2]->setAnyHitProgram(0, ctx->createProgramFromPTXFile(dir + "colour.ptx", "tip_is_thin"));
  optix::GeometryInstance gi = ctx->createGeometryInstance(hair, materials.begin(), materials.end());
  optix::GeometryGroup group = ctx->createGeometryGroup();
  group->setChildCount(1);
  group->setChild(0, gi);
  optix::Acceleration acceleration = ctx->createAcceleration("Trbvh");
  acceleration->setProperty("chunk_size", "0");
  group->setAcceleration(acceleration);
  ctx["scalp"]->set(group);
  ctx->launch(0, SIDE, SIDE);

  int wrong = 0;
  const optix::uchar4* rgba = (const optix::uchar4*)picture->map();
  const float* depth = (const float*)depths->map();
  FILE* file = fopen(argv[2], "w");
  fprintf(file, "P3\n%d %d\n255\n", SIDE, SIDE);
  for (int i = 0; i < SIDE * SIDE; i++) {
    const float expected = nearest(links, (i % SIDE + .5f) / SIDE * 4.f - 2.f, (i / SIDE + .5f) / SIDE * 4.f - 2.f);
    if (fabsf(depth[i] - expected) > 1e-2f) printf("pixel %d: %g, expected %g\n", i, depth[i], expected);
    wrong += fabsf(depth[i] - expected) > 1e-2f;
    fprintf(file, "%d %d %d\n", rgba[i].x, rgba[i].y, rgba[i].z);
  }
  fclose(file);
  picture->unmap();
  depths->unmap();
  ctx->destroy();
  printf("strands: %d pixels wrong\n", wrong);
  return wrong > 1; // edges, where the last digit decides
}
