// SPDX-License-Identifier: Apache-2.0
// weekend PTX-FOLDER PICTURE: spheres of three materials, iteratively. The picture is compared with
// one that the same scattering functions make on the host.
#include "scatter.h"
#include "savePPM.h"
#include <optixu/optixpp_namespace.h>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

optix::Context g_context;
static std::string ptx_folder;

static std::string load(const std::string &name)
{
  std::ifstream in((ptx_folder + "/" + name + ".ptx").c_str());
  if (!in) throw std::runtime_error("there is no " + name + ".ptx");
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

/*! A material knows how to give itself to a geometry instance, and how to scatter on the host. */
struct Material {
  virtual ~Material() {}
  virtual void assignTo(optix::GeometryInstance gi) const = 0;
  virtual bool scatter(PathState &path, const vec3 &D, const vec3 &P, const vec3 &N) const = 0;
protected:
  static void attach(optix::GeometryInstance gi, const char *file)
  {
    optix::Material mat = g_context->createMaterial();
    mat->setClosestHitProgram(0, g_context->createProgramFromPTXString(load(file), "on_hit"));
    gi->setMaterial(/*index:*/0, mat);
  }
};

struct Lambertian : public Material {
  Lambertian(const vec3 &albedo) : albedo(albedo) {}
  virtual void assignTo(optix::GeometryInstance gi) const override
  {
    attach(gi, "lambertian");
    gi["albedo"]->set3fv(&albedo.x);
  }
  virtual bool scatter(PathState &path, const vec3 &, const vec3 &P, const vec3 &N) const override
  {
    return scatter_lambertian(path, P, N, albedo);
  }
  const vec3 albedo;
};

struct Metal : public Material {
  Metal(const vec3 &albedo, float fuzz) : albedo(albedo), fuzz(fuzz) {}
  virtual void assignTo(optix::GeometryInstance gi) const override
  {
    attach(gi, "metal");
    gi["albedo"]->set3fv(&albedo.x);
    if (fuzz > 0.f) gi["fuzz"]->setFloat(fuzz); // else the default of the program
  }
  virtual bool scatter(PathState &path, const vec3 &D, const vec3 &P, const vec3 &N) const override
  {
    return scatter_metal(path, D, P, N, albedo, fuzz);
  }
  const vec3 albedo;
  const float fuzz;
};

struct Dielectric : public Material {
  Dielectric(float ref_idx) : ref_idx(ref_idx) {}
  virtual void assignTo(optix::GeometryInstance gi) const override
  {
    attach(gi, "dielectric");
    gi["ref_idx"]->setFloat(ref_idx);
  }
  virtual bool scatter(PathState &path, const vec3 &D, const vec3 &P, const vec3 &N) const override
  {
    return scatter_dielectric(path, D, P, N, ref_idx);
  }
  const float ref_idx;
};

struct Sphere { vec3 center; float radius; const Material *material; };

static optix::GeometryInstance createSphere(const Sphere &s)
{
  optix::Geometry geometry = g_context->createGeometry();
  geometry->setPrimitiveCount(1);
  geometry->setBoundingBoxProgram(g_context->createProgramFromPTXString(load("sphere"), "ball_box"));
  geometry->setIntersectionProgram(g_context->createProgramFromPTXString(load("sphere"), "ball_hit"));
  geometry["center"]->setFloat(s.center.x, s.center.y, s.center.z);
  geometry["radius"]->setFloat(s.radius);
  optix::GeometryInstance gi = g_context->createGeometryInstance();
  gi->setGeometry(geometry);
  gi->setMaterialCount(1);
  s.material->assignTo(gi);
  return gi;
}

static const vec3 lookfrom(3.f, 1.2f, 4.f), lookat(0.f, .4f, 0.f);

struct Camera {
  Camera(float vfov, float aspect)
  {
    const float half_height = tanf(vfov * float(M_PI) / 360.f), half_width = aspect * half_height;
    const vec3 w = unit_vector(lookfrom - lookat), u = unit_vector(cross(vec3(0.f, 1.f, 0.f), w)), v = cross(w, u);
    lower_left_corner = lookfrom - half_width * u - half_height * v - w;
    horizontal = 2.f * half_width * u;
    vertical = 2.f * half_height * v;
  }
  void set() const
  {
    g_context["eye"]->set3fv(&lookfrom.x);
    g_context["film_corner"]->set3fv(&lower_left_corner.x);
    g_context["film_x"]->set3fv(&horizontal.x);
    g_context["film_y"]->set3fv(&vertical.x);
  }
  vec3 lower_left_corner, horizontal, vertical;
};

// ---- the same on the host ----

static const Sphere *hit(const std::vector<Sphere> &world, const vec3 &o, const vec3 &d, float &nearest)
{
  const Sphere *found = 0;
  for (size_t i = 0; i < world.size(); i++) {
    const vec3 oc = o - world[i].center;
    const float a = dot(d, d), b = dot(oc, d);
    const float discriminant = b * b - a * (dot(oc, oc) - world[i].radius * world[i].radius);
    if (discriminant < 0.f) continue;
    for (int sign = -1; sign <= 1; sign += 2) {
      const float t = (-b + sign * sqrtf(discriminant)) / a;
      if (t <= 1e-3f || t >= nearest) continue;
      nearest = t;
      found = &world[i];
    }
  }
  return found;
}

static vec3 host_color(const std::vector<Sphere> &world, vec3 o, vec3 d, Rand48 &rnd)
{
  PathState path;
  path.in.dice = &rnd;
  vec3 attenuation(1.f, 1.f, 1.f);
  for (int depth = 0; depth < 12; depth++) {
    float t = RT_DEFAULT_MAX;
    const Sphere *s = hit(world, o, d, t);
    if (!s) {
      const float up = 0.5f * (unit_vector(d).y + 1.f);
      return attenuation * ((1.f - up) * vec3(1.f, 1.f, 1.f) + up * vec3(.5f, .7f, 1.f));
    }
    const vec3 p = o + t * d;
    if (!s->material->scatter(path, d, p, (p - s->center) / s->radius)) return vec3(0.f, 0.f, 0.f);
    attenuation *= path.out.attenuation;
    o = path.out.next_origin;
    d = path.out.next_direction;
  }
  return vec3(0.f, 0.f, 0.f);
}

static std::vector<float3> host_picture(const std::vector<Sphere> &world, const Camera &cam, int Nx, int Ny, int samples)
{
  std::vector<float3> out;
  for (int y = 0; y < Ny; y++)
    for (int x = 0; x < Nx; x++) {
      Rand48 rnd;
      rnd.init(x + Nx * y);
      vec3 col(0.f, 0.f, 0.f);
      for (int s = 0; s < samples; s++) {
        const float u = float(x + rnd()) / Nx, v = float(y + rnd()) / Ny;
        col += host_color(world, lookfrom, cam.lower_left_corner + u * cam.horizontal + v * cam.vertical - lookfrom, rnd);
      }
      out.push_back((col / float(samples)).as_float3());
    }
  return out;
}

int main(int ac, char **av)
{
  if (ac < 3) return 2;
  ptx_folder = av[1];
  const int Nx = 64, Ny = 48, samples = 16;
  const Lambertian ground(vec3(.5f, .5f, .4f)), red(vec3(.7f, .2f, .2f));
  const Metal gold(vec3(.8f, .6f, .2f), .15f), mirror(vec3(.9f, .9f, .9f), 0.f);
  const Dielectric glass(1.5f);
  std::vector<Sphere> world;
  world.push_back({vec3(0.f, -100.5f, 0.f), 100.f, &ground});
  world.push_back({vec3(0.f, 0.f, 0.f), .5f, &red});
  world.push_back({vec3(1.f, 0.f, 0.f), .5f, &gold});
  world.push_back({vec3(-1.f, 0.f, .3f), .5f, &glass});
  world.push_back({vec3(-1.f, 0.f, .3f), -.45f, &glass});
  world.push_back({vec3(.2f, 1.f, -.6f), .6f, &mirror});

  g_context = optix::Context::create();
  g_context->setRayTypeCount(1);
  g_context->setEntryPointCount(1);
  g_context->setStackSize(3000);
  g_context->setRayGenerationProgram(0, g_context->createProgramFromPTXString(load("raygen"), "shoot"));
  g_context->setMissProgram(0, g_context->createProgramFromPTXString(load("miss"), "leave"));

  optix::GeometryGroup d_world = g_context->createGeometryGroup();
  d_world->setAcceleration(g_context->createAcceleration("Bvh"));
  d_world->setChildCount((int)world.size());
  for (int i = 0; i < (int)world.size(); i++) d_world->setChild(i, createSphere(world[i]));
  g_context["world"]->set(d_world);
  g_context["spp"]->setInt(samples);
  const Camera cam(40.f, float(Nx) / Ny);
  cam.set();

  optix::Buffer fb = g_context->createBuffer(RT_BUFFER_OUTPUT);
  fb->setFormat(RT_FORMAT_FLOAT3);
  fb->setSize(Nx, Ny);
  g_context["fb"]->set(fb);

  g_context->validate();
  g_context->launch(0, 0, 0); // builds, nothing else
  g_context->launch(0, Nx, Ny);

  const float3 *pixels = (const float3 *)fb->map();
  savePPM(av[2], Nx, Ny, pixels);
  const std::vector<float3> expected = host_picture(world, cam, Nx, Ny, samples);
  const float worst = worst_block(Nx, Ny, pixels, expected.data());
  fb->unmap();
  g_context->destroy();
  std::cout << "weekend: the worst block differs by " << worst << " of 255" << std::endl;
  return worst < 3.f ? 0 : 1;
}
