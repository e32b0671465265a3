/* SPDX-License-Identifier: Apache-2.0 */
/* scenegraph PTX-FOLDER TABLE: four towers in a row, moved and scaled by transforms of transforms, each
 * a hull if it is near and a box if it is far; switches hide a few. In C with C89 habits. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <optix_world.h>

#define W 32
#define H 8
#define SAFE(call) do { if ((call) != RT_SUCCESS) { fail(#call); } } while (0)

RTcontext context;
const char *ptx_dir;

void fail(const char *call)
{
  const char *message;
  rtContextGetErrorString(context, RT_ERROR_UNKNOWN, &message);
  fprintf(stderr, "scenegraph: %s: %s\n", call, message);
  exit(1);
}

RTprogram get(const char *file, const char *name)
{
  char path[512];
  RTprogram p;
  sprintf(path, "%s/%s.ptx", ptx_dir, file);
  SAFE(rtProgramCreateFromPTXFile(context, path, name, &p));
  return p;
}

RTacceleration accel(const char *builder, const char *traverser)
{
  RTacceleration a;
  SAFE(rtAccelerationCreate(context, &a));
  SAFE(rtAccelerationSetBuilder(a, builder));
  SAFE(rtAccelerationSetTraverser(a, traverser));
  SAFE(rtAccelerationSetProperty(a, "refit", "0"));
  return a;
}

RTgeometry make_box(void)
{
  RTgeometry g;
  RTvariable v;
  SAFE(rtGeometryCreate(context, &g));
  SAFE(rtGeometrySetPrimitiveCount(g, 1));
  SAFE(rtGeometrySetIntersectionProgram(g, get("box", "slabs")));
  SAFE(rtGeometrySetBoundingBoxProgram(g, get("box", "box_bounds")));
  SAFE(rtGeometryDeclareVariable(g, "boxmin", &v));
  SAFE(rtVariableSet3f(v, -1.0f, 0.0f, -1.0f));
  SAFE(rtGeometryDeclareVariable(g, "boxmax", &v));
  SAFE(rtVariableSet3f(v, 1.0f, 3.0f, 1.0f));
  return g;
}

/* The box with its upper corners cut off. */
RTgeometry make_hull(void)
{
  static const float planes[7][4] = {{1, 0, 0, -1}, {-1, 0, 0, -1}, {0, 1, 0, -3}, {0, -1, 0, 0}, {0, 0, 1, -1}, {0, 0, -1, -1},
                                     {0.70710678f, 0.70710678f, 0, -2.0506097f}};
  RTgeometry g;
  RTvariable v;
  RTbuffer b;
  float *data;
  int i;
  SAFE(rtGeometryCreate(context, &g));
  SAFE(rtGeometrySetPrimitiveCount(g, 1));
  SAFE(rtGeometrySetIntersectionProgram(g, get("chull", "hull_intersect")));
  SAFE(rtGeometrySetBoundingBoxProgram(g, get("chull", "hull_bounds")));
  SAFE(rtBufferCreate(context, RT_BUFFER_INPUT, &b));
  SAFE(rtBufferSetFormat(b, RT_FORMAT_FLOAT4));
  SAFE(rtBufferSetSize1D(b, 7));
  SAFE(rtBufferMap(b, (void **)&data));
  for (i = 0; i < 28; ++i) data[i] = planes[i / 4][i % 4];
  SAFE(rtBufferUnmap(b));
  SAFE(rtGeometryDeclareVariable(g, "planes", &v));
  SAFE(rtVariableSetObject(v, b));
  SAFE(rtGeometryDeclareVariable(g, "chull_bbmin", &v));
  SAFE(rtVariableSet3f(v, -1.0f, 0.0f, -1.0f));
  SAFE(rtGeometryDeclareVariable(g, "chull_bbmax", &v));
  SAFE(rtVariableSet3f(v, 1.0f, 3.0f, 1.0f));
  return g;
}

RTgeometrygroup make_leaf(RTgeometry g, RTmaterial m, int label, RTacceleration a)
{
  RTgeometryinstance gi;
  RTgeometrygroup group;
  RTvariable v;
  unsigned int index;
  SAFE(rtGeometryInstanceCreate(context, &gi));
  SAFE(rtGeometryInstanceSetGeometry(gi, g));
  SAFE(rtGeometryInstanceSetMaterialCount(gi, 1));
  SAFE(rtGeometryInstanceSetMaterial(gi, 0, m));
  SAFE(rtGeometryInstanceDeclareVariable(gi, "label", &v));
  SAFE(rtVariableSet1i(v, label));
  SAFE(rtGeometryGroupCreate(context, &group));
  SAFE(rtuGeometryGroupAddChild(group, gi, &index));
  SAFE(rtGeometryGroupSetAcceleration(group, a));
  return group;
}

/* move(scale(tower)), where the tower is a selector of two groups */
RTtransform make_tower(RTgeometry hull, RTgeometry box, RTmaterial m, int label, float x, float height, float z, RTacceleration a[2])
{
  float scale[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
  float columns[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}; /* column-major */
  RTselector detail;
  RTtransform scaled, moved;
  RTvariable v;
  unsigned int index;
  SAFE(rtSelectorCreate(context, &detail));
  SAFE(rtSelectorSetVisitProgram(detail, get("detail", "by_distance")));
  SAFE(rtSelectorDeclareVariable(detail, "far_limit", &v));
  SAFE(rtVariableSet1f(v, 52.0f));
  SAFE(rtuSelectorAddChild(detail, make_leaf(hull, m, label, a[0]), &index));
  SAFE(rtuSelectorAddChild(detail, make_leaf(box, m, label, a[1]), &index));
  scale[5] = height / 3.0f;
  SAFE(rtTransformCreate(context, &scaled));
  SAFE(rtTransformSetMatrix(scaled, 0, scale, NULL));
  SAFE(rtuTransformSetChild(scaled, detail));
  columns[12] = x;
  columns[14] = z;
  SAFE(rtTransformCreate(context, &moved));
  SAFE(rtTransformSetMatrix(moved, 1, columns, NULL));
  SAFE(rtuTransformSetChild(moved, scaled));
  return moved;
}

RTvariable choice;

void make_scene(void)
{
  static const float x[3] = {2.0f, 7.0f, 12.0f}, height[3] = {3.0f, 1.5f, 3.5f}, z[3] = {0.0f, -10.0f, 5.0f};
  RTgeometry hull = make_hull(), box = make_box();
  RTacceleration a[2];
  RTmaterial m;
  RTselector switches;
  RTgroup towers[3];
  RTvariable root;
  unsigned int index;
  int i;
  a[0] = accel("Lbvh", "Bvh");
  a[1] = accel("TriangleKdTree", "KdTree");
  SAFE(rtMaterialCreate(context, &m));
  SAFE(rtMaterialSetClosestHitProgram(m, 0, get("label", "write_label")));
  SAFE(rtSelectorCreate(context, &switches));
  SAFE(rtSelectorSetVisitProgram(switches, get("detail", "by_switch")));
  SAFE(rtSelectorDeclareVariable(switches, "choice", &choice));
  for (i = 0; i < 3; ++i) {
    SAFE(rtGroupCreate(context, &towers[i]));
    SAFE(rtuGroupAddChild(towers[i], make_tower(hull, box, m, i, x[i], height[i], z[i], a), &index));
    SAFE(rtGroupSetAcceleration(towers[i], accel("NoAccel", "NoAccel")));
    SAFE(rtuSelectorAddChild(switches, towers[i], &index));
  }
  SAFE(rtContextDeclareVariable(context, "root", &root));
  SAFE(rtVariableSetObject(root, switches));
}

RTbuffer make_output(const char *name, RTformat format)
{
  RTbuffer b;
  RTvariable v;
  SAFE(rtBufferCreate(context, RT_BUFFER_OUTPUT, &b));
  SAFE(rtBufferSetFormat(b, format));
  SAFE(rtBufferSetSize2D(b, W, H));
  SAFE(rtContextDeclareVariable(context, name, &v));
  SAFE(rtVariableSetObject(v, b));
  return b;
}

/* What tower is at this place of the picture, or -1. The second is always far. */
int expected(float x, float y, unsigned int bits)
{
  if ((bits & 4) && fabsf(x - 12.0f) < 1.0f && y < 3.5f && (x - 12.0f) + y / 3.5f * 3.0f < 2.9f) return 2;
  if ((bits & 1) && fabsf(x - 2.0f) < 1.0f && y < 3.0f && (x - 2.0f) + y < 2.9f) return 0;
  if ((bits & 2) && fabsf(x - 7.0f) < 1.0f && y < 1.5f) return 1;
  return -1;
}

int main(int argc, char **argv)
{
  static const unsigned int choices[3] = {7, 5, 2};
  RTbuffer seen, local;
  FILE *table;
  int wrong = 0, i, k;
  if (argc < 3) return 2;
  ptx_dir = argv[1];
  SAFE(rtContextCreate(&context));
  SAFE(rtContextSetRayTypeCount(context, 1));
  SAFE(rtContextSetEntryPointCount(context, 1));
  SAFE(rtContextSetRayGenerationProgram(context, 0, get("view", "orthographic")));
  seen = make_output("seen", RT_FORMAT_INT4);
  local = make_output("where_in_object", RT_FORMAT_FLOAT4);
  make_scene();
  table = fopen(argv[2], "w");
  for (k = 0; k < 3; ++k) {
    int *s;
    float *p;
    SAFE(rtVariableSet1ui(choice, choices[k]));
    SAFE(rtContextLaunch2D(context, 0, W, H));
    SAFE(rtBufferMap(seen, (void **)&s));
    SAFE(rtBufferMap(local, (void **)&p));
    for (i = 0; i < W * H; ++i) {
      int is = s[4 * i], should = expected((i % W + 0.5f) / W * 16.0f, (i / W + 0.5f) / H * 4.0f, choices[k]);
      wrong += is != should;
      if (is >= 0) wrong += s[4 * i + 1] != (is == 1) || fabsf(p[4 * i + 2] - 1.0f) > 1e-4f;
      fprintf(table, "%d %d %.3f%c", is, s[4 * i + 1], p[4 * i + 3], i % W == W - 1 ? '\n' : ' ');
    }
    SAFE(rtBufferUnmap(seen));
    SAFE(rtBufferUnmap(local));
  }
  fclose(table);
  SAFE(rtContextDestroy(context));
  printf("scenegraph: %d wrong\n", wrong);
  return wrong != 0;
}
