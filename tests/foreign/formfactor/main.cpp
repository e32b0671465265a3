// SPDX-License-Identifier: Apache-2.0
// formfactor PTX-FOLDER TABLE: the six faces of a unit cube. Two that face each other have the form
// factor 0.1998, two that share an edge 0.2000. C++, but with the functions of C.
#include <optix.h>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include "geometry.h"

class CContext
{
public:
    CContext() : m_hContext(NULL) { Check(rtContextCreate(&m_hContext)); }
    ~CContext() { rtContextDestroy(m_hContext); }
    operator RTcontext() const { return m_hContext; }
    void Check(RTresult code) const
    {
        const char* szMessage = NULL;
        if (code == RT_SUCCESS) return;
        rtContextGetErrorString(m_hContext, code, &szMessage);
        throw std::runtime_error(szMessage);
    }
    RTprogram Load(const std::string& strFile, const char* szName) const
    {
        std::ifstream file(strFile.c_str());
        const std::string strPtx((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        RTprogram hProgram = NULL;
        Check(rtProgramCreateFromPTXString(m_hContext, strPtx.c_str(), szName, &hProgram));
        return hProgram;
    }
    RTvariable Variable(const char* szName) const
    {
        RTvariable hVariable = NULL;
        Check(rtContextQueryVariable(m_hContext, szName, &hVariable));
        if (!hVariable) Check(rtContextDeclareVariable(m_hContext, szName, &hVariable));
        return hVariable;
    }
private:
    CContext(const CContext&);
    RTcontext m_hContext;
};

static const unsigned int RAYS = 16384, FACES = 6;

static void FillPatches(CPatch* pPatch)
{
    // corner, and two sides whose cross product looks inside
    static const float data[FACES][9] = {{0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 0, 1, 0, 1, 0, 1, 0, 0}, {0, 0, 0, 0, 1, 0, 0, 0, 1},
                                         {1, 0, 0, 0, 0, 1, 0, 1, 0}, {0, 0, 0, 0, 0, 1, 1, 0, 0}, {0, 1, 0, 1, 0, 0, 0, 0, 1}};
    for (unsigned int i = 0; i < FACES; ++i) std::memcpy(&pPatch[i], data[i], sizeof(CPatch));
}

static RTbuffer MakePatches(const CContext& context)
{
    RTbuffer hBuffer;
    void* pData;
    context.Check(rtBufferCreate(context, RT_BUFFER_INPUT, &hBuffer));
    context.Check(rtBufferSetFormat(hBuffer, RT_FORMAT_USER));
    context.Check(rtBufferSetElementSize(hBuffer, sizeof(CPatch)));
    context.Check(rtBufferSetSize1D(hBuffer, FACES));
    context.Check(rtBufferMap(hBuffer, &pData));
    FillPatches(static_cast<CPatch*>(pData));
    context.Check(rtBufferUnmap(hBuffer));
    context.Check(rtVariableSetObject(context.Variable("g_Patches"), hBuffer));
    return hBuffer;
}

static void MakeScene(const CContext& context, const std::string& strDir)
{
    RTgeometry hGeometry;
    RTmaterial hMaterial;
    RTgeometryinstance hInstance;
    RTgeometrygroup hGroup;
    RTacceleration hAcceleration;
    context.Check(rtGeometryCreate(context, &hGeometry));
    context.Check(rtGeometrySetPrimitiveCount(hGeometry, FACES));
    context.Check(rtGeometrySetBoundingBoxProgram(hGeometry, context.Load(strDir + "/patch.ptx", "Bounds")));
    context.Check(rtGeometrySetIntersectionProgram(hGeometry, context.Load(strDir + "/patch.ptx", "Intersect")));
    context.Check(rtMaterialCreate(context, &hMaterial));
    context.Check(rtMaterialSetAnyHitProgram(hMaterial, 0, context.Load(strDir + "/receive.ptx", "AnyHit")));
    context.Check(rtMaterialSetClosestHitProgram(hMaterial, 0, context.Load(strDir + "/receive.ptx", "ClosestHit")));
    context.Check(rtGeometryInstanceCreate(context, &hInstance));
    context.Check(rtGeometryInstanceSetGeometry(hInstance, hGeometry));
    context.Check(rtGeometryInstanceSetMaterialCount(hInstance, 1));
    context.Check(rtGeometryInstanceSetMaterial(hInstance, 0, hMaterial));
    context.Check(rtGeometryGroupCreate(context, &hGroup));
    context.Check(rtGeometryGroupSetChildCount(hGroup, 1));
    context.Check(rtGeometryGroupSetChild(hGroup, 0, hInstance));
    context.Check(rtAccelerationCreate(context, &hAcceleration));
    context.Check(rtAccelerationSetBuilder(hAcceleration, "Sbvh"));
    context.Check(rtAccelerationSetTraverser(hAcceleration, "Bvh"));
    context.Check(rtGeometryGroupSetAcceleration(hGroup, hAcceleration));
    context.Check(rtVariableSetObject(context.Variable("g_Top"), hGroup));
}

static int Evaluate(const unsigned int* pCounts, const char* szTable)
{
    std::FILE* pFile = std::fopen(szTable, "w");
    int nWrong = 0;
    for (unsigned int to = 0; to < FACES; ++to)
        for (unsigned int from = 0; from < FACES; ++from) {
            const float fFactor = pCounts[to * FACES + from] / float(RAYS);
            const float fExpected = from == to ? 0.0f : from / 2 == to / 2 ? 0.1998f : 0.2000f;
            nWrong += fFactor < fExpected - 0.01f || fFactor > fExpected + 0.01f;
            std::fprintf(pFile, "%.4f%c", fFactor, from + 1 == FACES ? '\n' : ' ');
        }
    std::fclose(pFile);
    return nWrong;
}

int main(int argc, char** argv)
try {
    if (argc < 3) return 2;
    const CContext context;
    const std::string strDir = argv[1];
    context.Check(rtContextSetEntryPointCount(context, 1));
    context.Check(rtContextSetRayTypeCount(context, 1));
    context.Check(rtContextSetRayGenerationProgram(context, 0, context.Load(strDir + "/emit.ptx", "Emit")));
    MakePatches(context);
    MakeScene(context, strDir);
    RTbuffer hCounts;
    void* pData;
    context.Check(rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &hCounts));
    context.Check(rtBufferSetFormat(hCounts, RT_FORMAT_UNSIGNED_INT));
    context.Check(rtBufferSetSize2D(hCounts, FACES, FACES));
    context.Check(rtBufferMap(hCounts, &pData));
    std::memset(pData, 0, FACES * FACES * 4);
    context.Check(rtBufferUnmap(hCounts));
    context.Check(rtVariableSetObject(context.Variable("g_Counts"), hCounts));
    context.Check(rtContextLaunch2D(context, 0, RAYS, FACES));
    context.Check(rtBufferMap(hCounts, &pData));
    const int nWrong = Evaluate(static_cast<unsigned int*>(pData), argv[2]);
    context.Check(rtBufferUnmap(hCounts));
    std::printf("formfactor: %d wrong\n", nWrong);
    return nWrong != 0;
}
catch (const std::exception& e) {
    std::fprintf(stderr, "formfactor: %s\n", e.what());
    return 1;
}
