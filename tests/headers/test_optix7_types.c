/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The types of the headers for OptiX 7 are what the library reads: sizes and places of members,
 * values of enumerators, the order of the function table. What runtime/optix7/abi.h does not have
 * is compared with numbers. Compiled only, but for the results' names.
 */
#include <optix7_compat/optix_function_table.h>

#include "programs/optix7/basis.h"
#include "raywright_abi.h"
#include "raywright_types.h"
#include "runtime/optix7/functions.h"
#include "tests/harness.h"

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type)
#define PLACE(type, member, bytes)                                                                 \
    _Static_assert(offsetof(type, member) == (bytes), #type "." #member)
/* The same place, and the same size of what is there. */
#define SAME(type, member, own, own_member)                                                        \
    PLACE(type, member, offsetof(struct own, own_member));                                         \
    _Static_assert(sizeof(((type *)0)->member) == sizeof(((struct own *)0)->own_member),           \
                   #type "." #member)
#define SAME_SIZE(type, own) SIZE(type, sizeof(struct own))
#define VALUE(name, own) _Static_assert((int)(name) == (int)(own), #name)

/* ---- structures ---- */

SAME_SIZE(OptixDeviceContextOptions, optix7_context_options);
SAME(OptixDeviceContextOptions, logCallbackFunction, optix7_context_options, log);
SAME(OptixDeviceContextOptions, logCallbackData, optix7_context_options, log_user);
SAME(OptixDeviceContextOptions, logCallbackLevel, optix7_context_options, log_level);
SAME(OptixDeviceContextOptions, validationMode, optix7_context_options, validation);

SAME_SIZE(OptixPayloadType, optix7_payload_type);
SAME(OptixPayloadType, numPayloadValues, optix7_payload_type, count);
SAME(OptixPayloadType, semantics, optix7_payload_type, semantics);

SIZE(OptixModuleCompileBoundValueEntry, 32);
PLACE(OptixModuleCompileBoundValueEntry, size, 8);
PLACE(OptixModuleCompileBoundValueEntry, value, 16);
PLACE(OptixModuleCompileBoundValueEntry, annotation, 24);

SAME_SIZE(OptixModuleCompileOptions, optix7_module_options);
SAME(OptixModuleCompileOptions, maxRegisterCount, optix7_module_options, max_registers);
SAME(OptixModuleCompileOptions, optLevel, optix7_module_options, opt_level);
SAME(OptixModuleCompileOptions, debugLevel, optix7_module_options, debug_level);
SAME(OptixModuleCompileOptions, boundValues, optix7_module_options, bound_values);
SAME(OptixModuleCompileOptions, numBoundValues, optix7_module_options, bound_count);
SAME(OptixModuleCompileOptions, numPayloadTypes, optix7_module_options, payload_type_count);
SAME(OptixModuleCompileOptions, payloadTypes, optix7_module_options, payload_types);

/* Without what ABI 105 adds at the end. */
SIZE(OptixPipelineCompileOptions, 40);
SAME(OptixPipelineCompileOptions, usesMotionBlur, optix7_pipeline_options, motion_blur);
SAME(OptixPipelineCompileOptions, traversableGraphFlags, optix7_pipeline_options, graph_flags);
SAME(OptixPipelineCompileOptions, numPayloadValues, optix7_pipeline_options, payload_values);
SAME(OptixPipelineCompileOptions, numAttributeValues, optix7_pipeline_options, attribute_values);
SAME(OptixPipelineCompileOptions, exceptionFlags, optix7_pipeline_options, exception_flags);
SAME(OptixPipelineCompileOptions, pipelineLaunchParamsVariableName, optix7_pipeline_options,
     params_name);
SAME(OptixPipelineCompileOptions, usesPrimitiveTypeFlags, optix7_pipeline_options, primitive_flags);
SAME(OptixPipelineCompileOptions, allowOpacityMicromaps, optix7_pipeline_options,
     opacity_micromaps);

SAME_SIZE(OptixPipelineLinkOptions, optix7_link_options);
SAME(OptixPipelineLinkOptions, maxTraceDepth, optix7_link_options, max_trace_depth);

SAME_SIZE(OptixProgramGroupDesc, optix7_group_desc);
SAME(OptixProgramGroupDesc, kind, optix7_group_desc, kind);
SAME(OptixProgramGroupDesc, flags, optix7_group_desc, flags);
SAME(OptixProgramGroupDesc, raygen.module, optix7_group_desc, entries[0].module);
SAME(OptixProgramGroupDesc, miss.entry, optix7_group_desc, entries[0].name);
SAME(OptixProgramGroupDesc, exception, optix7_group_desc, entries[0]);
SAME(OptixProgramGroupDesc, hitgroup.moduleCH, optix7_group_desc, entries[0].module);
SAME(OptixProgramGroupDesc, hitgroup.entryCH, optix7_group_desc, entries[0].name);
SAME(OptixProgramGroupDesc, hitgroup.moduleAH, optix7_group_desc, entries[1].module);
SAME(OptixProgramGroupDesc, hitgroup.entryAH, optix7_group_desc, entries[1].name);
SAME(OptixProgramGroupDesc, hitgroup.moduleIS, optix7_group_desc, entries[2].module);
SAME(OptixProgramGroupDesc, hitgroup.entryIS, optix7_group_desc, entries[2].name);
SAME(OptixProgramGroupDesc, callables.moduleDC, optix7_group_desc, entries[0].module);
SAME(OptixProgramGroupDesc, callables.entryDC, optix7_group_desc, entries[0].name);
SAME(OptixProgramGroupDesc, callables.moduleCC, optix7_group_desc, entries[1].module);
SAME(OptixProgramGroupDesc, callables.entryCC, optix7_group_desc, entries[1].name);

SAME_SIZE(OptixProgramGroupOptions, optix7_group_options);
SAME(OptixProgramGroupOptions, payloadType, optix7_group_options, payload_type);

SAME_SIZE(OptixStackSizes, optix7_stack_sizes);
SAME(OptixStackSizes, cssRG, optix7_stack_sizes, ray_generation);
SAME(OptixStackSizes, cssMS, optix7_stack_sizes, miss);
SAME(OptixStackSizes, cssCH, optix7_stack_sizes, closest_hit);
SAME(OptixStackSizes, cssAH, optix7_stack_sizes, any_hit);
SAME(OptixStackSizes, cssIS, optix7_stack_sizes, intersection);
SAME(OptixStackSizes, cssCC, optix7_stack_sizes, continuation_callable);
SAME(OptixStackSizes, dssDC, optix7_stack_sizes, direct_callable);

SAME_SIZE(OptixShaderBindingTable, optix7_binding_table);
SAME(OptixShaderBindingTable, raygenRecord, optix7_binding_table, ray_generation);
SAME(OptixShaderBindingTable, exceptionRecord, optix7_binding_table, exception);
SAME(OptixShaderBindingTable, missRecordBase, optix7_binding_table, miss.records);
SAME(OptixShaderBindingTable, missRecordStrideInBytes, optix7_binding_table, miss.stride);
SAME(OptixShaderBindingTable, missRecordCount, optix7_binding_table, miss.count);
SAME(OptixShaderBindingTable, hitgroupRecordBase, optix7_binding_table, hit.records);
SAME(OptixShaderBindingTable, hitgroupRecordStrideInBytes, optix7_binding_table, hit.stride);
SAME(OptixShaderBindingTable, hitgroupRecordCount, optix7_binding_table, hit.count);
SAME(OptixShaderBindingTable, callablesRecordBase, optix7_binding_table, callables.records);
SAME(OptixShaderBindingTable, callablesRecordStrideInBytes, optix7_binding_table, callables.stride);
SAME(OptixShaderBindingTable, callablesRecordCount, optix7_binding_table, callables.count);

SAME_SIZE(OptixBuiltinISOptions, optix7_builtin_options);
SAME(OptixBuiltinISOptions, primitiveType, optix7_builtin_options, type);
SAME(OptixBuiltinISOptions, usesMotionBlur, optix7_builtin_options, motion_blur);
SAME(OptixBuiltinISOptions, buildFlags, optix7_builtin_options, build_flags);
SAME(OptixBuiltinISOptions, curveEndcapFlags, optix7_builtin_options, end_caps);

SAME_SIZE(OptixAccelBuildOptions, optix7_build_options);
SAME(OptixAccelBuildOptions, buildFlags, optix7_build_options, flags);
SAME(OptixAccelBuildOptions, operation, optix7_build_options, operation);
SAME(OptixAccelBuildOptions, motionOptions.numKeys, optix7_build_options, motion.keys);
SAME(OptixAccelBuildOptions, motionOptions.flags, optix7_build_options, motion.flags);
SAME(OptixAccelBuildOptions, motionOptions.timeBegin, optix7_build_options, motion.begin);
SAME(OptixAccelBuildOptions, motionOptions.timeEnd, optix7_build_options, motion.end);

SAME_SIZE(OptixAccelBufferSizes, optix7_build_sizes);
SAME(OptixAccelBufferSizes, outputSizeInBytes, optix7_build_sizes, output);
SAME(OptixAccelBufferSizes, tempSizeInBytes, optix7_build_sizes, temporary);
SAME(OptixAccelBufferSizes, tempUpdateSizeInBytes, optix7_build_sizes, temporary_update);
SAME_SIZE(OptixAccelEmitDesc, optix7_emit);
SAME(OptixAccelEmitDesc, result, optix7_emit, result);
SAME(OptixAccelEmitDesc, type, optix7_emit, property);
SIZE(OptixAabb, 24);

SAME_SIZE(OptixBuildInput, optix7_build_input);
SAME(OptixBuildInput, type, optix7_build_input, type);
PLACE(OptixBuildInput, triangleArray, offsetof(struct optix7_build_input, of));
PLACE(OptixBuildInput, curveArray, offsetof(struct optix7_build_input, of));
PLACE(OptixBuildInput, sphereArray, offsetof(struct optix7_build_input, of));
PLACE(OptixBuildInput, customPrimitiveArray, offsetof(struct optix7_build_input, of));
PLACE(OptixBuildInput, instanceArray, offsetof(struct optix7_build_input, of));

SIZE(OptixBuildInputTriangleArray, 240);
#define TRIANGLES(member, own) SAME(OptixBuildInputTriangleArray, member, optix7_triangles, own)
TRIANGLES(vertexBuffers, vertices);
TRIANGLES(numVertices, vertex_count);
TRIANGLES(vertexFormat, vertex_format);
TRIANGLES(vertexStrideInBytes, vertex_stride);
TRIANGLES(indexBuffer, indices);
TRIANGLES(numIndexTriplets, triangle_count);
TRIANGLES(indexFormat, index_format);
TRIANGLES(indexStrideInBytes, index_stride);
TRIANGLES(preTransform, transform);
TRIANGLES(flags, flags);
TRIANGLES(numSbtRecords, record_count);
TRIANGLES(sbtIndexOffsetBuffer, record_offsets);
TRIANGLES(sbtIndexOffsetSizeInBytes, record_offset_size);
TRIANGLES(sbtIndexOffsetStrideInBytes, record_offset_stride);
TRIANGLES(primitiveIndexOffset, primitive_offset);
TRIANGLES(transformFormat, transform_format);
TRIANGLES(opacityMicromap, micromaps);
SAME_SIZE(OptixBuildInputOpacityMicromap, optix7_micromaps);
#define MICROMAPS(member, own) SAME(OptixBuildInputOpacityMicromap, member, optix7_micromaps, own)
MICROMAPS(indexingMode, mode);
MICROMAPS(opacityMicromapArray, array);
MICROMAPS(indexBuffer, indices);
MICROMAPS(indexSizeInBytes, index_size);
MICROMAPS(indexStrideInBytes, index_stride);
MICROMAPS(indexOffset, index_offset);
MICROMAPS(numMicromapUsageCounts, count_count);
MICROMAPS(micromapUsageCounts, counts);
PLACE(OptixBuildInputTriangleArray, displacementMicromap, 144);

SAME_SIZE(OptixOpacityMicromapUsageCount, optix7_micromap_count);
SAME_SIZE(OptixOpacityMicromapHistogramEntry, optix7_micromap_count);
SAME(OptixOpacityMicromapHistogramEntry, subdivisionLevel, optix7_micromap_count, level);
SAME(OptixOpacityMicromapHistogramEntry, format, optix7_micromap_count, format);
SAME_SIZE(OptixOpacityMicromapDesc, rw_micromap);
SAME(OptixOpacityMicromapDesc, byteOffset, rw_micromap, offset);
SAME(OptixOpacityMicromapDesc, subdivisionLevel, rw_micromap, level);
SAME(OptixOpacityMicromapDesc, format, rw_micromap, format);
SAME_SIZE(OptixOpacityMicromapArrayBuildInput, optix7_micromap_input);
#define ARRAY(member, own)                                                                         \
    SAME(OptixOpacityMicromapArrayBuildInput, member, optix7_micromap_input, own)
ARRAY(flags, flags);
ARRAY(inputBuffer, states);
ARRAY(perMicromapDescBuffer, descriptions);
ARRAY(perMicromapDescStrideInBytes, description_stride);
ARRAY(numMicromapHistogramEntries, count_count);
ARRAY(micromapHistogramEntries, counts);
SAME_SIZE(OptixMicromapBufferSizes, optix7_micromap_sizes);
SAME(OptixMicromapBufferSizes, tempSizeInBytes, optix7_micromap_sizes, temporary);
SAME_SIZE(OptixMicromapBuffers, optix7_micromap_buffers);
SAME(OptixMicromapBuffers, output, optix7_micromap_buffers, output);
SAME(OptixMicromapBuffers, outputSizeInBytes, optix7_micromap_buffers, output_size);
SAME(OptixMicromapBuffers, temp, optix7_micromap_buffers, temporary);
SAME(OptixMicromapBuffers, tempSizeInBytes, optix7_micromap_buffers, temporary_size);

SAME_SIZE(OptixBuildInputCustomPrimitiveArray, optix7_boxes);
#define BOXES(member, own) SAME(OptixBuildInputCustomPrimitiveArray, member, optix7_boxes, own)
BOXES(aabbBuffers, boxes);
BOXES(numPrimitives, count);
BOXES(strideInBytes, stride);
BOXES(flags, flags);
BOXES(numSbtRecords, record_count);
BOXES(sbtIndexOffsetBuffer, record_offsets);
BOXES(sbtIndexOffsetSizeInBytes, record_offset_size);
BOXES(sbtIndexOffsetStrideInBytes, record_offset_stride);
BOXES(primitiveIndexOffset, primitive_offset);

SAME_SIZE(OptixBuildInputInstanceArray, optix7_instances);
SAME(OptixBuildInputInstanceArray, instances, optix7_instances, instances);
SAME(OptixBuildInputInstanceArray, numInstances, optix7_instances, count);
SAME(OptixBuildInputInstanceArray, instanceStride, optix7_instances, stride);

SAME_SIZE(OptixBuildInputCurveArray, optix7_curves);
#define CURVES(member, own) SAME(OptixBuildInputCurveArray, member, optix7_curves, own)
CURVES(curveType, type);
CURVES(numPrimitives, count);
CURVES(vertexBuffers, vertices);
CURVES(numVertices, vertex_count);
CURVES(vertexStrideInBytes, vertex_stride);
CURVES(widthBuffers, radii);
CURVES(widthStrideInBytes, radius_stride);
CURVES(normalBuffers, normals);
CURVES(normalStrideInBytes, normal_stride);
CURVES(indexBuffer, indices);
CURVES(indexStrideInBytes, index_stride);
CURVES(flag, flags);
CURVES(primitiveIndexOffset, primitive_offset);
CURVES(endcapFlags, end_caps);

SAME_SIZE(OptixBuildInputSphereArray, optix7_spheres);
#define SPHERES(member, own) SAME(OptixBuildInputSphereArray, member, optix7_spheres, own)
SPHERES(vertexBuffers, vertices);
SPHERES(vertexStrideInBytes, vertex_stride);
SPHERES(numVertices, count);
SPHERES(radiusBuffers, radii);
SPHERES(radiusStrideInBytes, radius_stride);
SPHERES(singleRadius, single_radius);
SPHERES(flags, flags);
SPHERES(numSbtRecords, record_count);
SPHERES(sbtIndexOffsetBuffer, record_offsets);
SPHERES(sbtIndexOffsetSizeInBytes, record_offset_size);
SPHERES(sbtIndexOffsetStrideInBytes, record_offset_stride);
SPHERES(primitiveIndexOffset, primitive_offset);

SAME_SIZE(OptixInstance, optix7_instance);
SAME(OptixInstance, transform, optix7_instance, transform);
SAME(OptixInstance, instanceId, optix7_instance, id);
SAME(OptixInstance, sbtOffset, optix7_instance, record_offset);
SAME(OptixInstance, visibilityMask, optix7_instance, mask);
SAME(OptixInstance, flags, optix7_instance, flags);
SAME(OptixInstance, traversableHandle, optix7_instance, child);

SIZE(OptixStaticTransform, 112);
PLACE(OptixStaticTransform, transform, 16);
PLACE(OptixStaticTransform, inverse, 64);
SIZE(OptixMatrixMotionTransform, 128);
PLACE(OptixMatrixMotionTransform, motionOptions, 8);
PLACE(OptixMatrixMotionTransform, transform, 32);
SIZE(OptixSRTData, 64);
PLACE(OptixSRTData, qx, 36);
SIZE(OptixSRTMotionTransform, 160);
PLACE(OptixSRTMotionTransform, srtData, 32);
SAME_SIZE(OptixRelocationInfo, optix7_relocation);
SAME(OptixRelocationInfo, words, optix7_relocation, words);
SAME_SIZE(OptixRelocateInput, optix7_relocate_input);
SAME(OptixRelocateInput, type, optix7_relocate_input, type);
SAME(OptixRelocateInput, instanceArray.numInstances, optix7_relocate_input, count);
SAME(OptixRelocateInput, instanceArray.handles, optix7_relocate_input, handles);
SAME(OptixRelocateInput, triangleArray.numSbtRecords, optix7_relocate_input, count);
SAME(OptixRelocateInput, triangleArray.opacityMicromap, optix7_relocate_input, handles);

/* ---- numbers ---- */

VALUE(OPTIX_SBT_RECORD_HEADER_SIZE, OPTIX7_RECORD_HEADER);
VALUE(OPTIX_SBT_RECORD_ALIGNMENT, OPTIX7_RECORD_ALIGNMENT);
VALUE(OPTIX_ACCEL_BUFFER_ALIGNMENT, OPTIX7_ACCEL_ALIGNMENT);
VALUE(OPTIX_INSTANCE_ALIGNMENT, OPTIX7_INSTANCE_ALIGNMENT);
VALUE(OPTIX_MODULE_STATE_NOT_STARTED, OPTIX7_MODULE_NOT_STARTED);
VALUE(OPTIX_MODULE_STATE_STARTED, OPTIX7_MODULE_STARTED);
VALUE(OPTIX_MODULE_STATE_IMPENDING_FAILURE, OPTIX7_MODULE_IMPENDING_FAILURE);
VALUE(OPTIX_MODULE_STATE_FAILED, OPTIX7_MODULE_FAILED);
VALUE(OPTIX_MODULE_STATE_COMPLETED, OPTIX7_MODULE_COMPLETED);
VALUE(OPTIX_PROGRAM_GROUP_KIND_RAYGEN, OPTIX7_GROUP_RAY_GENERATION);
VALUE(OPTIX_PROGRAM_GROUP_KIND_MISS, OPTIX7_GROUP_MISS);
VALUE(OPTIX_PROGRAM_GROUP_KIND_EXCEPTION, OPTIX7_GROUP_EXCEPTION);
VALUE(OPTIX_PROGRAM_GROUP_KIND_HITGROUP, OPTIX7_GROUP_HIT);
VALUE(OPTIX_PROGRAM_GROUP_KIND_CALLABLES, OPTIX7_GROUP_CALLABLES);
VALUE(OPTIX_BUILD_OPERATION_BUILD, OPTIX7_OPERATION_BUILD);
VALUE(OPTIX_BUILD_OPERATION_UPDATE, OPTIX7_OPERATION_UPDATE);
VALUE(OPTIX_BUILD_FLAG_ALLOW_UPDATE, OPTIX7_BUILD_ALLOW_UPDATE);
VALUE(OPTIX_BUILD_FLAG_ALLOW_COMPACTION, OPTIX7_BUILD_ALLOW_COMPACTION);
VALUE(OPTIX_BUILD_FLAG_FAST_BUILD, OPTIX7_BUILD_FAST);
VALUE(OPTIX_BUILD_FLAG_ALLOW_RANDOM_VERTEX_ACCESS, OPTIX7_BUILD_VERTEX_ACCESS);
VALUE(OPTIX_EMIT_TYPE_COMPACTED_SIZE, OPTIX7_EMIT_COMPACTED_SIZE);
VALUE(OPTIX_EMIT_TYPE_AABBS, OPTIX7_EMIT_BOXES);
VALUE(OPTIX_BUILD_INPUT_TYPE_TRIANGLES, OPTIX7_INPUT_TRIANGLES);
VALUE(OPTIX_BUILD_INPUT_TYPE_CUSTOM_PRIMITIVES, OPTIX7_INPUT_CUSTOM);
VALUE(OPTIX_BUILD_INPUT_TYPE_INSTANCES, OPTIX7_INPUT_INSTANCES);
VALUE(OPTIX_BUILD_INPUT_TYPE_INSTANCE_POINTERS, OPTIX7_INPUT_INSTANCE_POINTERS);
VALUE(OPTIX_BUILD_INPUT_TYPE_CURVES, OPTIX7_INPUT_CURVES);
VALUE(OPTIX_BUILD_INPUT_TYPE_SPHERES, OPTIX7_INPUT_SPHERES);
VALUE(OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE, RW_SHAPE_QUADRATIC_BSPLINE);
VALUE(OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE, RW_SHAPE_CUBIC_BSPLINE);
VALUE(OPTIX_PRIMITIVE_TYPE_ROUND_LINEAR, RW_SHAPE_LINEAR);
VALUE(OPTIX_PRIMITIVE_TYPE_CATMULLROM, RW_SHAPE_CATMULL_ROM);
VALUE(OPTIX_PRIMITIVE_TYPE_FLAT_QUADRATIC, RW_SHAPE_FLAT_QUADRATIC);
VALUE(OPTIX_PRIMITIVE_TYPE_SPHERE, RW_SHAPE_SPHERE);
VALUE(OPTIX_PRIMITIVE_TYPE_CUBIC_BEZIER, RW_SHAPE_CUBIC_BEZIER);
VALUE(OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE_ROCAPS, RW_SHAPE_ROCAPS);
VALUE(OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE_ROCAPS, RW_SHAPE_ROCAPS + 1);
VALUE(OPTIX_PRIMITIVE_TYPE_CATMULLROM_ROCAPS, RW_SHAPE_ROCAPS + 2);
VALUE(OPTIX_PRIMITIVE_TYPE_CUBIC_BEZIER_ROCAPS, RW_SHAPE_ROCAPS + 3);
VALUE(OPTIX_VERTEX_FORMAT_FLOAT3, OPTIX7_VERTICES_FLOAT3);
VALUE(OPTIX_VERTEX_FORMAT_FLOAT2, OPTIX7_VERTICES_FLOAT2);
VALUE(OPTIX_VERTEX_FORMAT_HALF3, OPTIX7_VERTICES_HALF3);
VALUE(OPTIX_VERTEX_FORMAT_HALF2, OPTIX7_VERTICES_HALF2);
VALUE(OPTIX_VERTEX_FORMAT_SNORM16X3, OPTIX7_VERTICES_SNORM3);
VALUE(OPTIX_VERTEX_FORMAT_SNORM16X2, OPTIX7_VERTICES_SNORM2);
VALUE(OPTIX_INDEX_FORMAT_NONE, OPTIX7_INDICES_NONE);
VALUE(OPTIX_INDEX_FORMAT_UNSIGNED_SHORT3, OPTIX7_INDICES_SHORT3);
VALUE(OPTIX_INDEX_FORMAT_UNSIGNED_INT3, OPTIX7_INDICES_INT3);
VALUE(OPTIX_TRANSFORM_FORMAT_NONE, OPTIX7_TRANSFORM_NONE);
VALUE(OPTIX_TRANSFORM_FORMAT_FLOAT12, OPTIX7_TRANSFORM_FLOAT12);
VALUE(OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT, OPTIX7_GEOMETRY_DISABLE_ANY_HIT);
VALUE(OPTIX_GEOMETRY_FLAG_REQUIRE_SINGLE_ANYHIT_CALL, OPTIX7_GEOMETRY_SINGLE_ANY_HIT);
VALUE(OPTIX_GEOMETRY_FLAG_DISABLE_FACE_CULLING, OPTIX7_GEOMETRY_DISABLE_CULLING);
VALUE(OPTIX_OPACITY_MICROMAP_ARRAY_BUFFER_ALIGNMENT, OPTIX7_ACCEL_ALIGNMENT);
VALUE(OPTIX_OPACITY_MICROMAP_MAX_SUBDIVISION_LEVEL, OPTIX7_MICROMAP_LEVELS);
VALUE(OPTIX_OPACITY_MICROMAP_MAX_SUBDIVISION_LEVEL, RW_MICROMAP_LEVELS);
VALUE(OPTIX_OPACITY_MICROMAP_FORMAT_2_STATE, OPTIX7_MICROMAP_STATES_2);
VALUE(OPTIX_OPACITY_MICROMAP_FORMAT_2_STATE, RW_MICROMAP_STATES_2);
VALUE(OPTIX_OPACITY_MICROMAP_FORMAT_4_STATE, OPTIX7_MICROMAP_STATES_4);
VALUE(OPTIX_OPACITY_MICROMAP_FORMAT_4_STATE, RW_MICROMAP_STATES_4);
VALUE(OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_NONE, OPTIX7_MICROMAPS_NONE);
VALUE(OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_LINEAR, OPTIX7_MICROMAPS_LINEAR);
VALUE(OPTIX_OPACITY_MICROMAP_ARRAY_INDEXING_MODE_INDEXED, OPTIX7_MICROMAPS_INDEXED);
VALUE(OPTIX_OPACITY_MICROMAP_STATE_TRANSPARENT, RW_OPACITY_TRANSPARENT);
VALUE(OPTIX_OPACITY_MICROMAP_STATE_OPAQUE, RW_OPACITY_OPAQUE);
VALUE(OPTIX_OPACITY_MICROMAP_STATE_UNKNOWN_TRANSPARENT, RW_OPACITY_UNKNOWN_TRANSPARENT);
VALUE(OPTIX_OPACITY_MICROMAP_STATE_UNKNOWN_OPAQUE, RW_OPACITY_UNKNOWN_OPAQUE);
VALUE(OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_TRANSPARENT, ~RW_OPACITY_TRANSPARENT);
VALUE(OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_OPAQUE, ~RW_OPACITY_OPAQUE);
VALUE(OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_UNKNOWN_TRANSPARENT,
      ~RW_OPACITY_UNKNOWN_TRANSPARENT);
VALUE(OPTIX_OPACITY_MICROMAP_PREDEFINED_INDEX_FULLY_UNKNOWN_OPAQUE, ~RW_OPACITY_UNKNOWN_OPAQUE);
VALUE(OPTIX_RAY_FLAG_FORCE_OPACITY_MICROMAP_2_STATE, RW_RAY_FLAG_OPACITY_2_STATES);
VALUE(OPTIX_INSTANCE_FLAG_FORCE_OPACITY_MICROMAP_2_STATE, RW_INSTANCE_OPACITY_2_STATES);
VALUE(OPTIX_INSTANCE_FLAG_DISABLE_OPACITY_MICROMAPS, RW_INSTANCE_NO_MICROMAPS);
VALUE(OPTIX_RAY_FLAG_DISABLE_ANYHIT, RT_RAY_FLAG_DISABLE_ANYHIT);
VALUE(OPTIX_RAY_FLAG_ENFORCE_ANYHIT, RT_RAY_FLAG_FORCE_ANYHIT);
VALUE(OPTIX_RAY_FLAG_TERMINATE_ON_FIRST_HIT, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
VALUE(OPTIX_RAY_FLAG_DISABLE_CLOSESTHIT, RT_RAY_FLAG_DISABLE_CLOSESTHIT);
VALUE(OPTIX_RAY_FLAG_CULL_BACK_FACING_TRIANGLES, RT_RAY_FLAG_CULL_BACK_FACING_TRIANGLES);
VALUE(OPTIX_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, RT_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES);
VALUE(OPTIX_RAY_FLAG_CULL_DISABLED_ANYHIT, RT_RAY_FLAG_CULL_DISABLED_ANYHIT);
VALUE(OPTIX_RAY_FLAG_CULL_ENFORCED_ANYHIT, RT_RAY_FLAG_CULL_ENABLED_ANYHIT);
VALUE(OPTIX_INSTANCE_FLAG_DISABLE_FACE_CULLING, RT_INSTANCE_FLAG_DISABLE_TRIANGLE_CULLING);
VALUE(OPTIX_INSTANCE_FLAG_FLIP_FACING, RT_INSTANCE_FLAG_FLIP_TRIANGLE_FACING);
VALUE(OPTIX_INSTANCE_FLAG_DISABLE_ANYHIT, RT_INSTANCE_FLAG_DISABLE_ANYHIT);
VALUE(OPTIX_INSTANCE_FLAG_ENFORCE_ANYHIT, RT_INSTANCE_FLAG_FORCE_ANYHIT);

/* Of what has its number in the library where it is used. */
VALUE(OPTIX_PRIMITIVE_TYPE_CUSTOM, 0x2500);
VALUE(OPTIX_PRIMITIVE_TYPE_TRIANGLE, 0x2531);
VALUE(OPTIX_PRIMITIVE_TYPE_FLAG_CUSTOM, 1);
VALUE(OPTIX_PRIMITIVE_TYPE_FLAG_TRIANGLE, 1u << 31);
VALUE(OPTIX_HIT_KIND_TRIANGLE_FRONT, 0xfe);
VALUE(OPTIX_HIT_KIND_TRIANGLE_BACK, 0xff);
VALUE(OPTIX_CURVE_ENDCAP_DEFAULT, 0);
VALUE(OPTIX_CURVE_ENDCAP_ON, 1);
VALUE(OPTIX_TRANSFORM_TYPE_NONE, 0);
VALUE(OPTIX_TRANSFORM_TYPE_INSTANCE, 4);
VALUE(OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS, 1);
VALUE(OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_LEVEL_INSTANCING, 2);
VALUE(OPTIX_EXCEPTION_FLAG_STACK_OVERFLOW, 1);
VALUE(OPTIX_EXCEPTION_FLAG_TRACE_DEPTH, 2);
VALUE(OPTIX_EXCEPTION_FLAG_USER, 4);
VALUE(OPTIX_EXCEPTION_FLAG_DEBUG, 8);
VALUE(OPTIX_EXCEPTION_CODE_STACK_OVERFLOW, -1);
VALUE(OPTIX_EXCEPTION_CODE_TRACE_DEPTH, -2);
VALUE(OPTIX_EXCEPTION_CODE_INVALID_RAY, -9);
VALUE(OPTIX_DEVICE_PROPERTY_MAX_TRACE_DEPTH, 0x2001);
VALUE(OPTIX_DEVICE_PROPERTY_REORDERING, 0x200a);
VALUE(OPTIX_OPT_LEVEL_0, 0x2340);
VALUE(OPTIX_OPT_LEVEL_3, 0x2343);
VALUE(OPTIX_DEBUG_LEVEL_NONE, 0x2350);
VALUE(OPTIX_DEBUG_LEVEL_MODERATE, 0x2353);

/* ---- the function table ---- */

#define OPTIX7_FUNCTION(name, index_87, index_105, function)                                       \
    PLACE(OptixFunctionTable, optix##name, (index_87) * sizeof(void *));
#define OPTIX7_ABSENT(name, index_87, index_105)
#include "runtime/optix7/functions.def"
#undef OPTIX7_FUNCTION
#undef OPTIX7_ABSENT
SIZE(OptixFunctionTable, 48 * sizeof(void *));

/* ---- results ---- */

struct result {
    int code;
    const char *name;
};

static const struct result results[] = {
#define OPTIX7_RESULT(ID, number, name, text) {number, "OPTIX_" name},
#include "runtime/optix7/results.def"
#undef OPTIX7_RESULT
};

/* clang-format off */
#define RESULT(name) {name, #name}
static const struct result declared[] = {
    RESULT(OPTIX_SUCCESS),
    RESULT(OPTIX_ERROR_INVALID_VALUE),
    RESULT(OPTIX_ERROR_HOST_OUT_OF_MEMORY),
    RESULT(OPTIX_ERROR_INVALID_OPERATION),
    RESULT(OPTIX_ERROR_FILE_IO_ERROR),
    RESULT(OPTIX_ERROR_INVALID_FILE_FORMAT),
    RESULT(OPTIX_ERROR_DISK_CACHE_INVALID_PATH),
    RESULT(OPTIX_ERROR_DISK_CACHE_PERMISSION_ERROR),
    RESULT(OPTIX_ERROR_DISK_CACHE_DATABASE_ERROR),
    RESULT(OPTIX_ERROR_DISK_CACHE_INVALID_DATA),
    RESULT(OPTIX_ERROR_LAUNCH_FAILURE),
    RESULT(OPTIX_ERROR_INVALID_DEVICE_CONTEXT),
    RESULT(OPTIX_ERROR_CUDA_NOT_INITIALIZED),
    RESULT(OPTIX_ERROR_VALIDATION_FAILURE),
    RESULT(OPTIX_ERROR_INVALID_INPUT),
    RESULT(OPTIX_ERROR_INVALID_LAUNCH_PARAMETER),
    RESULT(OPTIX_ERROR_INVALID_PAYLOAD_ACCESS),
    RESULT(OPTIX_ERROR_INVALID_ATTRIBUTE_ACCESS),
    RESULT(OPTIX_ERROR_INVALID_FUNCTION_USE),
    RESULT(OPTIX_ERROR_INVALID_FUNCTION_ARGUMENTS),
    RESULT(OPTIX_ERROR_PIPELINE_OUT_OF_CONSTANT_MEMORY),
    RESULT(OPTIX_ERROR_PIPELINE_LINK_ERROR),
    RESULT(OPTIX_ERROR_ILLEGAL_DURING_TASK_EXECUTE),
    RESULT(OPTIX_ERROR_INTERNAL_COMPILER_ERROR),
    RESULT(OPTIX_ERROR_DENOISER_MODEL_NOT_SET),
    RESULT(OPTIX_ERROR_DENOISER_NOT_INITIALIZED),
    RESULT(OPTIX_ERROR_NOT_COMPATIBLE),
    RESULT(OPTIX_ERROR_PAYLOAD_TYPE_MISMATCH),
    RESULT(OPTIX_ERROR_PAYLOAD_TYPE_RESOLUTION_FAILED),
    RESULT(OPTIX_ERROR_PAYLOAD_TYPE_ID_INVALID),
    RESULT(OPTIX_ERROR_NOT_SUPPORTED),
    RESULT(OPTIX_ERROR_UNSUPPORTED_ABI_VERSION),
    RESULT(OPTIX_ERROR_FUNCTION_TABLE_SIZE_MISMATCH),
    RESULT(OPTIX_ERROR_INVALID_ENTRY_FUNCTION_OPTIONS),
    RESULT(OPTIX_ERROR_LIBRARY_NOT_FOUND),
    RESULT(OPTIX_ERROR_ENTRY_SYMBOL_NOT_FOUND),
    RESULT(OPTIX_ERROR_LIBRARY_UNLOAD_FAILURE),
    RESULT(OPTIX_ERROR_DEVICE_OUT_OF_MEMORY),
    RESULT(OPTIX_ERROR_CUDA_ERROR),
    RESULT(OPTIX_ERROR_INTERNAL_ERROR),
    RESULT(OPTIX_ERROR_UNKNOWN),
};
/* clang-format on */

TEST(results)
{
    CHECK_EQ(sizeof(declared), sizeof(results));
    for (size_t i = 0; i < sizeof(results) / sizeof(results[0]); i++) {
        CHECK_EQ(declared[i].code, results[i].code);
        CHECK_STR(declared[i].name, results[i].name);
    }
}

static const struct rw_test tests[] = {{"results", test_results}};

int main(void)
{
    return RUN_TABLE(tests);
}
