// SPDX-License-Identifier: Apache-2.0
// pathtracer PTX-FOLDER PICTURE: first a furnace, a closed box that shines as much as it absorbs, where
// everything has the radiance 1; then the same box with a lamp and a mirror. Nothing is validated.
#include <optixu/optixpp_namespace.h>
#include <optixu/optixu_math_namespace.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <vector>
#ifndef __device__
#  define __device__
#  define __host__
#endif
#include "pt.h"

using namespace optix;

Context        context;
std::string    folder;
unsigned int   width = 48, height = 48;
Program        pgram_bounding_box, pgram_intersection;

std::string ptxPath(const std::string& name) { return folder + "/" + name + ".ptx"; }

GeometryInstance createQuad(const float3& anchor, const float3& side1, const float3& side2)
{
  Geometry quad = context->createGeometry();
  quad->setPrimitiveCount(1u);
  quad->setIntersectionProgram(pgram_intersection);
  quad->setBoundingBoxProgram(pgram_bounding_box);
  quad["anchor"]->setFloat(anchor);
  quad["side1"]->setFloat(side1);
  quad["side2"]->setFloat(side2);
  GeometryInstance gi = context->createGeometryInstance();
  gi->setGeometry(quad);
  return gi;
}

void setMaterial(GeometryInstance& gi, Material material, const std::string& color_name, const float3& color)
{
  gi->addMaterial(material);
  gi[color_name]->setFloat(color);
}

GeometryGroup createBox(Material diffuse, Material mirror, bool furnace)
{
  const float3 x = make_float3(2, 0, 0), y = make_float3(0, 2, 0), z = make_float3(0, 0, 2), o = make_float3(-1, 0, -1);
  const float3 half = make_float3(0.5f), white = make_float3(0.75f), red = make_float3(0.7f, 0.1f, 0.1f), green = make_float3(0.1f, 0.6f, 0.1f);
  const float3 anchors[6] = {o, o + y, o, o + x, o, o + z}, a[6] = {z, x, y, z, x, x}, b[6] = {x, z, z, y, y, y};
  const float3 colors[6] = {white, white, red, green, white, white};
  std::vector<GeometryInstance> gis;
  for (int i = 0; i < 6; i++) {
    gis.push_back(createQuad(anchors[i], a[i], b[i]));
    setMaterial(gis.back(), diffuse, "diffuse_color", furnace ? half : colors[i]);
    if (furnace) gis.back()["emission_color"]->setFloat(half);
  }
  if (!furnace) {
    gis.push_back(createQuad(make_float3(-0.4f, 1.99f, -0.4f), make_float3(0.8f, 0, 0), make_float3(0, 0, 0.8f)));
    setMaterial(gis.back(), diffuse, "diffuse_color", make_float3(0.f));
    gis.back()["emission_color"]->setFloat(6.f, 5.f, 4.f);
    gis.push_back(createQuad(make_float3(-0.2f, 0.01f, -0.7f), make_float3(0.9f, 0, 0.5f), make_float3(0, 1.2f, 0)));
    setMaterial(gis.back(), mirror, "unused", make_float3(0.f));
  }
  GeometryGroup group = context->createGeometryGroup(gis.begin(), gis.end());
  group->setAcceleration(context->createAcceleration("MedianBvh", "Bvh"));
  return group;
}

void createContext()
{
  context = Context::create();
  context->setRayTypeCount(2);
  context->setEntryPointCount(1);
  context->setStackSize(1800);
  context->setRayGenerationProgram(0, context->createProgramFromPTXFile(ptxPath("camera"), "trace_paths"));
  context->setExceptionProgram(0, context->createProgramFromPTXFile(ptxPath("camera"), "too_deep"));
  context->setMissProgram(0, context->createProgramFromPTXFile(ptxPath("outside"), "outside"));
  context["accumulated"]->set(context->createBuffer(RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT4, width, height));
  pgram_bounding_box = context->createProgramFromPTXFile(ptxPath("quad"), "quad_bounds");
  pgram_intersection = context->createProgramFromPTXFile(ptxPath("quad"), "quad_intersect");
  const float axes[9] = {0.8f, 0, 0, 0, 0.8f, 0, 0, 0, -1};
  context["frame_axes"]->setMatrix3x3fv(false, axes);
  context["eye"]->setFloat(0.f, 1.f, 0.95f);
}

void setLights(const std::vector<ParallelogramLight>& list)
{
  Buffer b = context->createBuffer(RT_BUFFER_INPUT);
  b->setFormat(RT_FORMAT_USER);
  b->setElementSize(sizeof(ParallelogramLight));
  b->setSize(list.size());
  if (!list.empty()) memcpy(b->map(), &list[0], list.size() * sizeof(ParallelogramLight));
  if (!list.empty()) b->unmap();
  context["lights"]->setBuffer(b);
}

std::vector<float3> render(unsigned int frames)
{
  std::vector<float3> out(width * height);
  for (unsigned int i = 0; i < frames; i++) {
    context["frame_number"]->setUint(i);
    context->launch(0, width, height);
  }
  Buffer b = context["accumulated"]->getBuffer();
  const float4* p = static_cast<float4*>(b->map());
  for (size_t i = 0; i < out.size(); i++) out[i] = make_float3(p[i]) / p[i].w;
  b->unmap();
  return out;
}

bool furnaceIsEven(const std::vector<float3>& picture)
{
  float3 sum = make_float3(0.f);
  for (size_t i = 0; i < picture.size(); i++) sum += picture[i];
  sum /= (float)picture.size();
  std::cerr << "pathtracer: the furnace has " << sum.x << ", expected 1" << std::endl;
  return fabsf(sum.x - 1.f) < 0.01f && fabsf(sum.y - 1.f) < 0.01f && fabsf(sum.z - 1.f) < 0.01f;
}

void savePPM(const std::vector<float3>& picture, const char* path)
{
  std::ofstream file(path, std::ios::binary);
  file << "P6\n" << width << " " << height << "\n255\n";
  for (unsigned int y = height; y-- > 0;)
    for (unsigned int x = 0; x < width; x++) {
      const float3 c = clamp(picture[y * width + x], 0.f, 1.f);
      file.put((char)(255 * powf(c.x, 1 / 2.2f))).put((char)(255 * powf(c.y, 1 / 2.2f))).put((char)(255 * powf(c.z, 1 / 2.2f)));
    }
}

int main(int argc, char* argv[])
{
  if (argc < 3) exit(2);
  folder = argv[1];
  createContext();
  Material diffuse = context->createMaterial(), mirror = context->createMaterial();
  diffuse->setClosestHitProgram(0, context->createProgramFromPTXFile(ptxPath("diffuse"), "diffuse"));
  diffuse->setAnyHitProgram(1, context->createProgramFromPTXFile(ptxPath("diffuse"), "in_shadow"));
  mirror->setClosestHitProgram(0, context->createProgramFromPTXFile(ptxPath("mirror"), "mirror"));
  mirror->setAnyHitProgram(1, context->createProgramFromPTXFile(ptxPath("diffuse"), "in_shadow"));

  setLights(std::vector<ParallelogramLight>());
  context["top_object"]->set(createBox(diffuse, mirror, true));
  const bool good = furnaceIsEven(render(4));

  ParallelogramLight lamp = {make_float3(-0.4f, 1.989f, -0.4f), make_float3(0.8f, 0, 0), make_float3(0, 0, 0.8f), make_float3(0, -1, 0), make_float3(6, 5, 4)};
  setLights(std::vector<ParallelogramLight>(1, lamp));
  context["top_object"]->set(createBox(diffuse, mirror, false));
  savePPM(render(48), argv[2]);
  context->destroy();
  return good ? 0 : 1;
}
