// SPDX-License-Identifier: Apache-2.0
// volume PTX-FOLDER PICTURE: a cloud in a cube before a Julia set and metaballs, below a sky that is a
// texture. Where nothing is, the sky is computed on the host; the rest is up to the stored picture.
#include <optix_world.h>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>

using namespace optix;

static const unsigned int W = 64, H = 48, SKY_W = 8, SKY_H = 64, CELLS = 16;

static Context context;
static std::string dir;

static Program get(const std::string& file, const char* name) { return context->createProgramFromPTXFile(dir + file + ".ptx", name); }

static float4 sky_colour(float row) { return make_float4(0.2f + 0.6f * row / SKY_H, 0.4f + 0.4f * row / SKY_H, 0.9f, 1.0f); }

static TextureSampler sampler(Buffer b, RTwrapmode wrap, RTfiltermode filter)
{
  TextureSampler s = context->createTextureSampler();
  for (unsigned int i = 0; i < 3; ++i) s->setWrapMode(i, wrap);
  s->setIndexingMode(RT_TEXTURE_INDEX_NORMALIZED_COORDINATES);
  s->setReadMode(RT_TEXTURE_READ_NORMALIZED_FLOAT);
  s->setMaxAnisotropy(1.0f);
  s->setMipLevelCount(1u);
  s->setArraySize(1u);
  s->setBuffer(0u, 0u, b);
  s->setFilteringModes(filter, filter, RT_FILTER_NONE);
  return s;
}

static TextureSampler make_sky()
{
  Buffer b = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, SKY_W, SKY_H);
  float4* p = static_cast<float4*>(b->map());
  for (unsigned int i = 0; i < SKY_W * SKY_H; ++i) p[i] = sky_colour(i / SKY_W + 0.5f);
  b->unmap();
  return sampler(b, RT_WRAP_REPEAT, RT_FILTER_LINEAR);
}

static TextureSampler make_ramp()
{
  Buffer b = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_BYTE4, 2, 2);
  const unsigned char texels[16] = {40, 30, 60, 255, 90, 80, 100, 255, 180, 160, 140, 255, 255, 250, 230, 255};
  memcpy(b->map(), texels, sizeof(texels));
  b->unmap();
  return sampler(b, RT_WRAP_CLAMP_TO_EDGE, RT_FILTER_LINEAR);
}

static TextureSampler make_cloud()
{
  Buffer b = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, CELLS, CELLS, CELLS);
  float4* p = static_cast<float4*>(b->map());
  for (unsigned int i = 0; i < CELLS * CELLS * CELLS; ++i) {
    const float3 at = (make_float3(float(i % CELLS), float(i / CELLS % CELLS), float(i / CELLS / CELLS)) + 0.5f) / CELLS - make_float3(0.5f);
    p[i] = make_float4(0.9f, 0.85f, 0.8f, 3.0f * expf(-12.0f * dot(at, at)));
  }
  b->unmap();
  return sampler(b, RT_WRAP_CLAMP_TO_EDGE, RT_FILTER_LINEAR);
}

static GeometryInstance make(const std::string& file, Material m)
{
  Geometry g = context->createGeometry();
  g->setPrimitiveCount(1u);
  g->setIntersectionProgram(get(file, (file + "_intersect").c_str()));
  g->setBoundingBoxProgram(get(file, (file + "_bounds").c_str()));
  return context->createGeometryInstance(g, &m, &m + 1);
}

static void make_scene()
{
  Material inside = context->createMaterial(), shiny = context->createMaterial();
  inside->setClosestHitProgram(0, get("cube", "enter_cube"));
  shiny->setClosestHitProgram(0, get("shiny", "shiny"));
  shiny["ramp"]->setInt(make_ramp()->getId());
  GeometryInstance cube = make("cube", inside), julia = make("julia", shiny), balls = make("metaballs", shiny);
  julia["c4"]->setFloat(-0.5f, 0.6f, 0.2f, 0.1f);
  julia["julia_centre"]->setFloat(-1.2f, 0.2f, -3.5f);
  julia["tint"]->setFloat(0.9f, 0.6f, 0.4f);
  balls["tint"]->setFloat(0.4f, 0.9f, 0.6f);
  balls["level"]->setFloat(4.0f);
  Buffer b = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 3);
  float4* p = static_cast<float4*>(b->map());
  p[0] = make_float4(1.2f, -0.5f, -2.5f, 1.0f);
  p[1] = make_float4(1.9f, 0.2f, -3.0f, 1.0f);
  p[2] = make_float4(1.0f, 0.7f, -3.0f, 0.6f);
  b->unmap();
  balls["balls"]->set(b);
  GeometryGroup group = context->createGeometryGroup();
  group->addChild(cube);
  group->addChild(julia);
  group->addChild(balls);
  group->setAcceleration(context->createAcceleration("Bvh"));
  context["top_object"]->set(group);
}

static int save(const float4* image, const char* path)
{
  int wrong = 0;
  FILE* file = fopen(path, "wb");
  fprintf(file, "P6\n%u %u\n255\n", W, H);
  for (unsigned int y = H; y-- > 0;)
    for (unsigned int x = 0; x < W; ++x) {
      const float4 c = clamp(image[y * W + x], 0.0f, 1.0f);
      fputc(int(255.0f * c.x + 0.5f), file);
      fputc(int(255.0f * c.y + 0.5f), file);
      fputc(int(255.0f * c.z + 0.5f), file);
    }
  fclose(file);
  for (unsigned int x = 0; x < W; x += W - 1) { // the upper corners
    const float2 d = (make_float2(float(x), H - 1.0f) + 0.5f) / make_float2(float(W), float(H)) * 2.0f - 1.0f;
    const float3 way = normalize(make_float3(d.x * 0.6f, d.y * 0.6f, -1.0f));
    const float4 expected = sky_colour(0.5f * (1.0f + way.y) * SKY_H);
    wrong += length(image[(H - 1) * W + x] - expected) > 0.01f;
  }
  return wrong;
}

int main(int argc, char** argv)
{
  if (argc < 3) return 2;
  dir = std::string(argv[1]) + "/";
  try {
    context = Context::create();
    context->setRayTypeCount(1u);
    context->setEntryPointCount(1u);
    context->setRayGenerationProgram(0, get("march", "look"));
    context->setMissProgram(0, get("envmap", "envmap_miss"));
    context["envmap"]->setTextureSampler(make_sky());
    context["density_map"]->setInt(make_cloud()->getId());
    context["eye"]->setFloat(0.0f, 0.0f, 4.0f);
    context["step"]->setFloat(0.05f);
    Buffer image = context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, W, H);
    context["image"]->set(image);
    make_scene();
    context->validate();
    context->launch(0, W, H);
    const int wrong = save(static_cast<const float4*>(image->map()), argv[2]);
    image->unmap();
    context->destroy();
    printf("volume: %d corners wrong\n", wrong);
    return wrong != 0;
  } catch (const Exception& e) {
    fprintf(stderr, "volume: %s\n", e.getErrorString().c_str());
    return 1;
  }
}
