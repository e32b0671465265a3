// SPDX-License-Identifier: Apache-2.0
// tonemap PTX-FOLDER PICTURE: passes over a picture and no geometry at all; all of it is computed on
// the host too, with the mathematics of the device headers.
#include <optixu/optixu_math_namespace.h>
#include <optixu/optixpp_namespace.h>
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>
#include "settings.h"

using namespace optix;

static const int W = 40, H = 32, RADIUS = 3;
typedef std::vector<float4> Image;

static Image card()
{
  Image out(W * H);
  for (int i = 0; i < W * H; ++i) {
    const float2 uv = make_float2((i % W + 0.5f) / W, (i / W + 0.5f) / H), d = uv - make_float2(0.5f);
    float3 c = make_float3(uv.x, uv.y, 1.0f - uv.x) * exp2f(4.0f * uv.y - 2.0f);
    if (dot(d, d) < 0.02f) c = make_float3(12.0f, 10.0f, 6.0f);
    out[i] = make_float4(c, 1.0f);
  }
  return out;
}

static Image blur(const Image& in, int dx, int dy, float limit)
{
  Image out(W * H);
  for (int i = 0; i < W * H; ++i) {
    float4 sum = make_float4(0.0f);
    float weights = 0.0f;
    for (int k = -RADIUS; k <= RADIUS; ++k) {
      const int x = std::min(std::max(i % W + k * dx, 0), W - 1), y = std::min(std::max(i / W + k * dy, 0), H - 1);
      const float w = expf(-0.5f * k * k / (0.25f * RADIUS * RADIUS));
      sum += w * fmaxf(in[y * W + x] - make_float4(limit), make_float4(0.0f));
      weights += w;
    }
    out[i] = sum / weights;
  }
  return out;
}

static float3 mapped(const Image& picture, const Image& bloom, int i, const Settings& s)
{
  float3 c = (make_float3(picture[i]) + 0.3f * make_float3(bloom[i])) * s.exposure;
  const float y = luminance(c);
  c = c * ((1.0f + y / (s.white * s.white)) / (1.0f + y));
  c = clamp(lerp(make_float3(luminance(c)), c, s.saturation), 0.0f, 1.0f);
  return make_float3(powf(c.x, 1.0f / 2.2f), powf(c.y, 1.0f / 2.2f), powf(c.z, 1.0f / 2.2f)) * 255.0f;
}

static int compare(const uchar4* got, const Settings& s, const char* path)
{
  const Image picture = card(), bloom = blur(blur(picture, 1, 0, 1.0f), 0, 1, 0.0f);
  int wrong = 0;
  std::FILE* file = std::fopen(path, "wb");
  std::fprintf(file, "P6 %d %d 255\n", W, H);
  for (int i = 0; i < W * H; ++i) {
    const float3 m = mapped(picture, bloom, i, s);
    std::fputc(got[i].x, file);
    std::fputc(got[i].y, file);
    std::fputc(got[i].z, file);
    wrong += fabsf(got[i].x - m.x) > 1.01f || fabsf(got[i].y - m.y) > 1.01f || fabsf(got[i].z - m.z) > 1.01f;
  }
  std::fclose(file);
  return wrong;
}

static Context c;
static std::string dir;

static Program load(const char* file, const char* name)
{
  return c->createProgramFromPTXFile(dir + file + ".ptx", name);
}

static Buffer image(const char* name, unsigned int type, RTformat format)
{
  Buffer b = c->createBuffer(type, format, W, H);
  if (name) c[name]->setBuffer(b);
  return b;
}

int main(int argc, char** argv)
{
  if (argc < 3) return 2;
  dir = std::string(argv[1]) + "/";
  c = Context::create();
  c->setEntryPointCount(4);
  c->setRayTypeCount(1);
  c->setRayGenerationProgram(0, load("card", "draw_card"));
  c->setRayGenerationProgram(1, load("blur", "blur_rows"));
  c->setRayGenerationProgram(2, load("blur", "blur_columns"));
  Program pack = load("pack", "pack");
  c->setRayGenerationProgram(3, pack);

  Buffer hdr = image("hdr", RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT4);
  image("halfway", RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, RT_FORMAT_FLOAT4);
  image("bloom", RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, RT_FORMAT_FLOAT4);
  Buffer ldr = image("ldr", RT_BUFFER_OUTPUT, RT_FORMAT_UNSIGNED_BYTE4);
  Buffer histogram = c->createBuffer(RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_FLOAT, 16);
  std::fill_n(static_cast<float*>(histogram->map()), 16, 0.0f);
  histogram->unmap();
  c["histogram"]->setBuffer(histogram);
  c["source"]->setInt(hdr->getId());
  c["radius"]->setInt(RADIUS);

  Settings settings = {0.6f, 3.0f, 0.8f, load("curves", "reinhard")->getId()};
  pack["settings"]->setUserData(sizeof(settings), &settings);
  pack["curve"]->set(load("curves", "with_saturation"));
  for (unsigned int entry = 0; entry < 4; ++entry) c->launch(entry, W, H);

  int wrong = compare(static_cast<const uchar4*>(ldr->map()), settings, argv[2]);
  ldr->unmap();
  float sum = 0.0f;
  const float* bins = static_cast<const float*>(histogram->map());
  for (int i = 0; i < 16; ++i) sum += bins[i];
  histogram->unmap();
  c->destroy();
  std::printf("tonemap: %d wrong pixels, %g in the histogram\n", wrong, sum);
  return wrong != 0 || sum != W * H;
}
