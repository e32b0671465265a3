/* SPDX-License-Identifier: Apache-2.0 */
/* glassball PTX-FOLDER PICTURE: a glass ball above tiles, in plain C. What a ray from the eye meets
 * is checked at a few pixels; the rest is up to the stored picture. */
#include <optix.h>
#include <optixu/optixu.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lamp.h"

#define WIDTH  72u
#define HEIGHT 48u

#define CHECK( call ) check( ( call ), #call, __LINE__ )

static RTcontext context = 0;
static const char* folder;

static void check( RTresult code, const char* what, int line )
{
  const char* message;
  if( code == RT_SUCCESS ) return;
  rtContextGetErrorString( context, code, &message );
  fprintf( stderr, "line %d, %s: %s\n", line, what, message );
  exit( 1 );
}

static RTprogram program( const char* file, const char* name )
{
  char path[512];
  RTprogram p;
  sprintf( path, "%s/%s.ptx", folder, file );
  CHECK( rtProgramCreateFromPTXFile( context, path, name, &p ) );
  return p;
}

static void set3f( RTvariable v, float x, float y, float z ) { CHECK( rtVariableSet3f( v, x, y, z ) ); }

static RTvariable context_variable( const char* name )
{
  RTvariable v;
  CHECK( rtContextDeclareVariable( context, name, &v ) );
  return v;
}

static RTvariable material_variable( RTmaterial m, const char* name )
{
  RTvariable v;
  CHECK( rtMaterialDeclareVariable( m, name, &v ) );
  return v;
}

static RTvariable geometry_variable( RTgeometry g, const char* name )
{
  RTvariable v;
  CHECK( rtGeometryDeclareVariable( g, name, &v ) );
  return v;
}

static void createContext( RTbuffer* output )
{
  RTprogram ray_gen, exception, miss;
  RTbuffer  lamp_buffer;
  void*     data;
  Lamp lamp = { { 4.0f, 9.0f, 3.0f }, { 0.9f, 0.9f, 0.8f }, 1, 0 };

  CHECK( rtContextCreate( &context ) );
  CHECK( rtContextSetRayTypeCount( context, 2 ) );
  CHECK( rtContextSetEntryPointCount( context, 1 ) );
  CHECK( rtContextSetStackSize( context, 4640 ) );
  CHECK( rtVariableSet1i( context_variable( "most_bounces" ), 8 ) );
  CHECK( rtVariableSet1ui( context_variable( "look_rays" ), 0 ) );
  CHECK( rtVariableSet1ui( context_variable( "shadow_rays" ), 1 ) );
  CHECK( rtVariableSet1f( context_variable( "epsilon" ), 1.e-3f ) );
  set3f( context_variable( "ambience" ), 0.3f, 0.3f, 0.35f );
  set3f( context_variable( "mistake_colour" ), 1.0f, 0.0f, 1.0f );

  CHECK( rtBufferCreate( context, RT_BUFFER_OUTPUT, output ) );
  CHECK( rtBufferSetFormat( *output, RT_FORMAT_UNSIGNED_BYTE4 ) );
  CHECK( rtBufferSetSize2D( *output, WIDTH, HEIGHT ) );
  CHECK( rtVariableSetObject( context_variable( "image" ), *output ) );

  CHECK( rtBufferCreate( context, RT_BUFFER_INPUT, &lamp_buffer ) );
  CHECK( rtBufferSetFormat( lamp_buffer, RT_FORMAT_USER ) );
  CHECK( rtBufferSetElementSize( lamp_buffer, sizeof( Lamp ) ) );
  CHECK( rtBufferSetSize1D( lamp_buffer, 1 ) );
  CHECK( rtBufferMap( lamp_buffer, &data ) );
  memcpy( data, &lamp, sizeof( lamp ) );
  CHECK( rtBufferUnmap( lamp_buffer ) );
  CHECK( rtVariableSetObject( context_variable( "lamps" ), lamp_buffer ) );

  ray_gen   = program( "camera", "pinhole" );
  exception = program( "camera", "mistake" );
  miss      = program( "sky", "gradient" );
  CHECK( rtContextSetRayGenerationProgram( context, 0, ray_gen ) );
  CHECK( rtContextSetExceptionProgram( context, 0, exception ) );
  CHECK( rtContextSetMissProgram( context, 0, miss ) );
  set3f( context_variable( "horizon" ), 0.8f, 0.8f, 0.8f );
  set3f( context_variable( "zenith" ), 0.1f, 0.3f, 0.6f );

  set3f( context_variable( "eye" ), 0.0f, 2.0f, 8.0f );
  set3f( context_variable( "right" ), 0.75f, 0.0f, 0.0f );
  set3f( context_variable( "up" ), 0.0f, 0.5f, 0.0f );
  set3f( context_variable( "ahead" ), 0.0f, -0.125f, -1.0f );
}

static RTgeometry createSphere( void )
{
  RTgeometry sphere;
  CHECK( rtGeometryCreate( context, &sphere ) );
  CHECK( rtGeometrySetPrimitiveCount( sphere, 1u ) );
  CHECK( rtGeometrySetBoundingBoxProgram( sphere, program( "ball", "box" ) ) );
  CHECK( rtGeometrySetIntersectionProgram( sphere, program( "ball", "meet_carefully" ) ) );
  CHECK( rtVariableSet4f( geometry_variable( sphere, "ball" ), 0.0f, 1.5f, 0.0f, 1.25f ) );
  return sphere;
}

/* Tiles at y = 0, x and z from -8 to 8. */
static RTgeometry createFloor( void )
{
  RTgeometry floor_geometry;
  CHECK( rtGeometryCreate( context, &floor_geometry ) );
  CHECK( rtGeometrySetPrimitiveCount( floor_geometry, 1u ) );
  CHECK( rtGeometrySetBoundingBoxProgram( floor_geometry, program( "slab", "box" ) ) );
  CHECK( rtGeometrySetIntersectionProgram( floor_geometry, program( "slab", "meet" ) ) );
  set3f( geometry_variable( floor_geometry, "corner" ), -8.0f, 0.0f, -8.0f );
  set3f( geometry_variable( floor_geometry, "side_a" ), 0.0f, 0.0f, 16.0f );
  set3f( geometry_variable( floor_geometry, "side_b" ), 16.0f, 0.0f, 0.0f );
  return floor_geometry;
}

static RTmaterial createGlass( void )
{
  RTmaterial m;
  CHECK( rtMaterialCreate( context, &m ) );
  CHECK( rtMaterialSetClosestHitProgram( m, 0, program( "glass", "shade" ) ) );
  CHECK( rtMaterialSetAnyHitProgram( m, 1, program( "glass", "dim" ) ) );
  CHECK( rtVariableSet1f( material_variable( m, "eta" ), 1.4f ) );
  set3f( material_variable( m, "absorption" ), 0.20f, 0.05f, 0.11f );
  /* last_colour is left as it is: black. */
  return m;
}

static RTmaterial createTiles( void )
{
  RTmaterial m;
  CHECK( rtMaterialCreate( context, &m ) );
  CHECK( rtMaterialSetClosestHitProgram( m, 0, program( "tiles", "shade" ) ) );
  CHECK( rtMaterialSetAnyHitProgram( m, 1, program( "tiles", "block" ) ) );
  CHECK( rtVariableSet2f( material_variable( m, "tiles" ), 16.0f, 16.0f ) );
  set3f( material_variable( m, "dark" ), 0.2f, 0.2f, 0.25f );
  set3f( material_variable( m, "bright" ), 0.8f, 0.7f, 0.5f );
  CHECK( rtVariableSet1f( material_variable( m, "polish" ), 0.05f ) );
  return m;
}

static void createScene( void )
{
  RTgeometry      geometry[2];
  RTmaterial      material[2];
  RTgeometrygroup geometrygroup;
  RTacceleration  acceleration;
  unsigned int    i;

  geometry[0] = createFloor();
  geometry[1] = createSphere();
  material[0] = createTiles();
  material[1] = createGlass();
  CHECK( rtGeometryGroupCreate( context, &geometrygroup ) );
  for( i = 0; i < 2; ++i ) {
    RTgeometryinstance instance;
    unsigned int       index;
    CHECK( rtGeometryInstanceCreate( context, &instance ) );
    CHECK( rtGeometryInstanceSetGeometry( instance, geometry[i] ) );
    CHECK( rtGeometryInstanceSetMaterialCount( instance, 1 ) );
    CHECK( rtGeometryInstanceSetMaterial( instance, 0, material[i] ) );
    CHECK( rtuGeometryGroupAddChild( geometrygroup, instance, &index ) );
  }
  CHECK( rtAccelerationCreate( context, &acceleration ) );
  CHECK( rtAccelerationSetBuilder( acceleration, "Bvh8" ) );
  CHECK( rtAccelerationSetTraverser( acceleration, "Bvh" ) );
  CHECK( rtGeometryGroupSetAcceleration( geometrygroup, acceleration ) );
  CHECK( rtAccelerationMarkDirty( acceleration ) );
  CHECK( rtVariableSetObject( context_variable( "everything" ), geometrygroup ) );
  CHECK( rtVariableSetObject( context_variable( "casters" ), geometrygroup ) );
}

/* The byte of a channel that the program gradient() gives a pixel of the first row of the sky. */
static int sky( unsigned int x, unsigned int y, float horizon, float zenith )
{
  float dx = 0.75f * ( 2.0f * x / WIDTH - 1.0f ), dy = 0.5f * ( 2.0f * y / HEIGHT - 1.0f ) - 0.125f;
  float up = dy / sqrtf( dx * dx + dy * dy + 1.0f );
  return (int)( ( horizon + up * ( zenith - horizon ) ) * 255.99f );
}

static int writePPM( const char* filename, RTbuffer buffer )
{
  unsigned char *data, *pixel;
  unsigned int   x, y;
  int            wrong = 0;
  FILE*          file = fopen( filename, "wb" );
  CHECK( rtBufferMap( buffer, (void**)&data ) );
  fprintf( file, "P6\n%u %u\n255\n", WIDTH, HEIGHT );
  for( y = HEIGHT; y-- > 0; )
    for( x = 0; x < WIDTH; ++x ) {
      pixel = data + 4 * ( y * WIDTH + x );
      fputc( pixel[2], file ); /* BGRA */
      fputc( pixel[1], file );
      fputc( pixel[0], file );
    }
  fclose( file );
  for( x = 0; x < WIDTH; x += WIDTH - 1 ) {
    pixel = data + 4 * ( ( HEIGHT - 1 ) * WIDTH + x );
    wrong += abs( pixel[2] - sky( x, HEIGHT - 1, 0.8f, 0.1f ) ) > 1;
    wrong += abs( pixel[0] - sky( x, HEIGHT - 1, 0.8f, 0.6f ) ) > 1;
  }
  CHECK( rtBufferUnmap( buffer ) );
  return wrong;
}

int main( int argc, char* argv[] )
{
  RTbuffer output;
  int      wrong;
  if( argc < 3 ) return 2;
  folder = argv[1];
  createContext( &output );
  createScene();
  CHECK( rtContextValidate( context ) );
  CHECK( rtContextCompile( context ) );
  CHECK( rtContextLaunch2D( context, 0, WIDTH, HEIGHT ) );
  wrong = writePPM( argv[2], output );
  CHECK( rtContextDestroy( context ) );
  printf( "glassball: %d wrong values\n", wrong );
  return wrong != 0;
}
