// SPDX-License-Identifier: Apache-2.0
// occlusion PTX-FOLDER PICTURE: a cube on a floor, ambient occlusion in four frames. How open the
// floor is in the corner of the picture is known: a little less than 1.
#include <optixu/optixpp_namespace.h>
#include <optixu/optixu_math_namespace.h>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>
#include "helpers.h"

using namespace optix;

const unsigned int WIDTH = 64u, HEIGHT = 48u, FRAMES = 4u;

struct Mesh { float3 vertices[12]; int3 triangles[14]; };

static int3 tri(int a, int b, int c) { return make_int3(a, b, c); }

static Mesh makeMesh()
{
  Mesh m;
  for (int i = 0; i < 8; ++i)
    m.vertices[i] = make_float3(i & 1 ? 0.5f : -0.5f, i & 2 ? 1.0f : 0.0f, i & 4 ? 0.5f : -0.5f);
  for (int i = 0; i < 4; ++i) m.vertices[8 + i] = make_float3(i & 1 ? 6.0f : -6.0f, 0.0f, i & 2 ? 6.0f : -6.0f);
  const int3 list[14] = {tri(0, 1, 3), tri(0, 3, 2), tri(4, 7, 5), tri(4, 6, 7), tri(0, 2, 6), tri(0, 6, 4), tri(1, 5, 7),
                         tri(1, 7, 3), tri(2, 3, 7), tri(2, 7, 6), tri(0, 5, 1), tri(0, 4, 5), tri(8, 9, 11), tri(8, 11, 10)};
  std::memcpy(m.triangles, list, sizeof(list));
  return m;
}

class App
{
public:
  explicit App(const std::string& folder) : m_folder(folder), m_context(Context::create()) {}
  ~App() { if (m_context) m_context->destroy(); }

  void init()
  {
    m_context->setRayTypeCount(RAY_KINDS);
    m_context->setEntryPointCount(1);
    m_context->setRayGenerationProgram(0, program("ao", "renderOcclusion"));
    m_accum = m_context->createBuffer(RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL, RT_FORMAT_FLOAT, WIDTH, HEIGHT);
    m_frame = m_context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_UNSIGNED_BYTE, WIDTH, HEIGHT);
    m_context["accumBuffer"]->setBuffer(m_accum);
    m_context["frameBuffer"]->setBuffer(m_frame);
    m_context["sqrtSamples"]->setUint(4u);
    m_context["maxDistance"]->setFloat(4.0f);
    Camera camera;
    camera.position = make_float3(2.0f, 2.2f, 3.0f);
    camera.forward = normalize(make_float3(0.0f, 0.4f, 0.0f) - camera.position);
    camera.right = 0.6f * normalize(cross(camera.forward, make_float3(0.0f, 1.0f, 0.0f)));
    camera.up = 0.45f * normalize(cross(camera.right, camera.forward));
    m_context["camera"]->setUserData(sizeof(Camera), &camera);
    setupScene();
  }

  void render()
  {
    for (unsigned int frame = 0; frame < FRAMES; ++frame) {
      m_context["frameIndex"]->setUint(frame);
      m_context->launch(0, WIDTH, HEIGHT);
    }
  }

  bool save(const char* path)
  {
    const unsigned char* p = static_cast<const unsigned char*>(m_frame->map());
    FILE* file = std::fopen(path, "wb");
    std::fprintf(file, "P5\n%u %u\n255\n", WIDTH, HEIGHT);
    for (unsigned int y = HEIGHT; y-- > 0;) std::fwrite(p + y * WIDTH, 1, WIDTH, file);
    std::fclose(file);
    const unsigned char corner = p[WIDTH - 1], middle = p[HEIGHT / 2 * WIDTH + WIDTH / 2];
    m_frame->unmap();
    std::cout << "occlusion: " << int(corner) << " in the open, " << int(middle) << " at the cube" << std::endl;
    return corner > 230 && corner < 256 && middle > 90 && middle < 250;
  }

private:
  Program program(const char* file, const char* name)
  {
    return m_context->createProgramFromPTXFile(m_folder + "/" + file + ".ptx", name);
  }

  void setupScene()
  {
    const Mesh mesh = makeMesh();
    Geometry geometry = m_context->createGeometry();
    geometry->setPrimitiveCount(14u);
    geometry->setIntersectionProgram(program("mesh", "intersectMesh"));
    geometry->setBoundingBoxProgram(program("mesh", "meshBounds"));
    Buffer vertices = m_context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 12);
    std::memcpy(vertices->map(), mesh.vertices, sizeof(mesh.vertices));
    vertices->unmap();
    Buffer indices = m_context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_INT3, 14);
    std::memcpy(indices->map(), mesh.triangles, sizeof(mesh.triangles));
    indices->unmap();
    geometry["vertexBuffer"]->setBuffer(vertices);
    geometry["indexBuffer"]->setBuffer(indices);

    Material material = m_context->createMaterial();
    material->setClosestHitProgram(SURFACE_RAY, program("surface", "rememberSurface"));
    material->setAnyHitProgram(OCCLUSION_RAY, program("shadow", "occlude"));
    GeometryInstance instance = m_context->createGeometryInstance(geometry, &material, &material + 1);
    GeometryGroup group = m_context->createGeometryGroup(&instance, &instance + 1);
    Acceleration acceleration = m_context->createAcceleration("Sbvh", "Bvh");
    acceleration->setProperty("vertex_buffer_name", "vertexBuffer");
    acceleration->setProperty("index_buffer_name", "indexBuffer");
    group->setAcceleration(acceleration);
    m_context["sceneRoot"]->set(group);
  }

  std::string m_folder;
  Context m_context;
  Buffer m_accum, m_frame;
};

int main(int argc, char** argv)
{
  if (argc < 3) return 2;
  try {
    App app(argv[1]);
    app.init();
    app.render();
    return app.save(argv[2]) ? 0 : 1;
  } catch (Exception& e) {
    std::cerr << "OptiX: " << e.getErrorString() << " (" << e.getErrorCode() << ")" << std::endl;
    return 1;
  }
}
