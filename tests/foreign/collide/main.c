/* SPDX-License-Identifier: Apache-2.0 */
/* collide PTX-FOLDER TABLE: continuous collision of spheres, answered by one launch of one dimension,
 * compared with all pairs on the host. */
#include <optix_host.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "query.h"

#define BODIES 5
#define SWEEPS 40

static void must(RTcontext c, RTresult r, int line)
{
  const char *s = "";
  if (r == RT_SUCCESS) return;
  rtContextGetErrorString(c, r, &s);
  fprintf(stderr, "collide, line %d: %s\n", line, s);
  exit(1);
}
#define MUST(x) must(c, (x), __LINE__)

static RTcontext c;
static const char *dir;
static float parts[BODIES][3][4];
static int part_count[BODIES] = {1, 2, 3, 2, 1};
static struct Sweep sweeps[SWEEPS];

static float pseudo(void)
{
  static unsigned state = 12345;
  state = state * 1664525u + 1013904223u;
  return (state >> 8) / 16777216.0f;
}

static RTbuffer make_buffer(const char *name, unsigned type, RTformat format, size_t element, size_t n, const void *data)
{
  RTbuffer b;
  RTvariable v;
  void *p;
  MUST(rtBufferCreate(c, type, &b));
  MUST(rtBufferSetFormat(b, format));
  if (format == RT_FORMAT_USER) MUST(rtBufferSetElementSize(b, element));
  MUST(rtBufferSetSize1D(b, n));
  MUST(rtBufferMap(b, &p));
  if (data) memcpy(p, data, n * element);
  else memset(p, 0, n * element);
  MUST(rtBufferUnmap(b));
  if (!name) return b;
  MUST(rtContextDeclareVariable(c, name, &v));
  MUST(rtVariableSetObject(v, b));
  return b;
}

static RTprogram make_program(const char *file, const char *name)
{
  char path[500];
  RTprogram p;
  snprintf(path, sizeof path, "%s/%s.ptx", dir, file);
  MUST(rtProgramCreateFromPTXFile(c, path, name, &p));
  return p;
}

static void make_bodies(void)
{
  RTgeometry g;
  RTgeometryinstance i;
  RTgeometrygroup group;
  RTacceleration a;
  RTmaterial m;
  RTvariable v;
  int ids[BODIES], body;
  for (body = 0; body < BODIES; ++body) {
    RTbuffer list = make_buffer(NULL, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 16, part_count[body], parts[body]);
    MUST(rtBufferGetId(list, &ids[body]));
  }
  make_buffer("parts", RT_BUFFER_INPUT, RT_FORMAT_BUFFER_ID, sizeof(int), BODIES, ids);
  MUST(rtGeometryCreate(c, &g));
  MUST(rtGeometrySetPrimitiveCount(g, BODIES));
  MUST(rtGeometrySetIntersectionProgram(g, make_program("hull_list", "parts_intersect")));
  MUST(rtGeometrySetBoundingBoxProgram(g, make_program("hull_list", "parts_bounds")));
  MUST(rtGeometryDeclareVariable(g, "slack", &v));
  MUST(rtVariableSet1f(v, 0.3f));
  MUST(rtMaterialCreate(c, &m));
  MUST(rtMaterialSetAnyHitProgram(m, 0, make_program("touch", "count_touch")));
  MUST(rtMaterialSetClosestHitProgram(m, 0, make_program("touch", "first_touch")));
  MUST(rtGeometryInstanceCreate(c, &i));
  MUST(rtGeometryInstanceSetGeometry(i, g));
  MUST(rtGeometryInstanceSetMaterialCount(i, 1));
  MUST(rtGeometryInstanceSetMaterial(i, 0, m));
  MUST(rtGeometryGroupCreate(c, &group));
  MUST(rtGeometryGroupSetChildCount(group, 1));
  MUST(rtGeometryGroupSetChild(group, 0, i));
  MUST(rtAccelerationCreate(c, &a));
  MUST(rtAccelerationSetBuilder(a, "NoAccel"));
  MUST(rtAccelerationSetTraverser(a, "NoAccel"));
  MUST(rtGeometryGroupSetAcceleration(group, a));
  MUST(rtContextDeclareVariable(c, "bodies", &v));
  MUST(rtVariableSetObject(v, group));
}

/* When the sweep first meets another body; 1 if it does not. */
static float first_contact(const struct Sweep *s, int *other)
{
  float best = 1.0f;
  int b, p, k;
  *other = -1;
  for (b = 0; b < BODIES; ++b)
    for (p = 0; p < part_count[b] && b != (int)s->body; ++p) {
      double aa = 0, bb = 0, cc = 0, r = parts[b][p][3] + s->radius, d;
      for (k = 0; k < 3; ++k) {
        double way = s->to[k] - s->from[k], off = s->from[k] - parts[b][p][k];
        aa += way * way;
        bb += way * off;
        cc += off * off;
      }
      d = bb * bb - aa * (cc - r * r);
      if (d <= 0 || (-bb - sqrt(d)) / aa <= 0 || (-bb - sqrt(d)) / aa >= best) continue;
      best = (float)((-bb - sqrt(d)) / aa);
      *other = b;
    }
  return best;
}

static int check(const struct Contact *contact, int i, FILE *table)
{
  int other;
  float when = first_contact(&sweeps[i], &other);
  if (i == 7) when = -1.0f, other = RT_EXCEPTION_USER + 0x10;
  fprintf(table, "%d: %.4f, %d\n", i, contact->when, contact->other);
  if (contact->other == other && fabsf(contact->when - when) < 1e-3f) return 0;
  printf("sweep %d meets %d at %g, expected %d at %g\n", i, contact->other, contact->when, other, when);
  return 1;
}

int main(int argc, char **argv)
{
  RTbuffer contacts, codes;
  struct Contact *result;
  unsigned *code;
  FILE *table;
  int i, k, wrong = 0;
  if (argc < 3) return 2;
  dir = argv[1];
  for (i = 0; i < BODIES; ++i)
    for (k = 0; k < 12; ++k) parts[i][k / 4][k % 4] = k % 4 == 3 ? 0.2f + 0.3f * pseudo() : 4.0f * pseudo() + (k % 4 == 0 ? i : 0);
  for (i = 0; i < SWEEPS; ++i) {
    for (k = 0; k < 3; ++k) sweeps[i].from[k] = -1.0f - pseudo(), sweeps[i].to[k] = 4.0f + 4.0f * pseudo();
    sweeps[i].radius = 0.25f * pseudo();
    sweeps[i].body = i % BODIES;
  }
  memcpy(sweeps[7].to, sweeps[7].from, sizeof sweeps[7].to);
  MUST(rtContextCreate(&c));
  MUST(rtContextSetRayTypeCount(c, 1));
  MUST(rtContextSetEntryPointCount(c, 1));
  MUST(rtContextSetExceptionEnabled(c, RT_EXCEPTION_ALL, 1));
  MUST(rtContextSetPrintEnabled(c, 1));
  MUST(rtContextSetPrintBufferSize(c, 1 << 16));
  MUST(rtContextSetPrintLaunchIndex(c, 7, -1, -1));
  MUST(rtContextSetRayGenerationProgram(c, 0, make_program("sweep", "sweep")));
  MUST(rtContextSetExceptionProgram(c, 0, make_program("oops", "oops")));
  make_buffer("sweeps", RT_BUFFER_INPUT, RT_FORMAT_USER, sizeof(struct Sweep), SWEEPS, sweeps);
  contacts = make_buffer("contacts", RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_USER, sizeof(struct Contact), SWEEPS, NULL);
  codes = make_buffer("codes", RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_UNSIGNED_INT, 4, 1, NULL);
  make_buffer("touched_by", RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_INT, 4, BODIES, NULL);
  make_bodies();
  MUST(rtContextValidate(c));
  MUST(rtContextLaunch1D(c, 0, SWEEPS));
  table = fopen(argv[2], "w");
  MUST(rtBufferMap(contacts, (void **)&result));
  for (i = 0; i < SWEEPS; ++i) wrong += check(&result[i], i, table);
  MUST(rtBufferUnmap(contacts));
  MUST(rtBufferMap(codes, (void **)&code));
  wrong += *code != RT_EXCEPTION_USER + 0x10;
  MUST(rtBufferUnmap(codes));
  fclose(table);
  MUST(rtContextDestroy(c));
  printf("collide: %d wrong\n", wrong);
  return wrong != 0;
}
