# SPDX-License-Identifier: Apache-2.0
# Compiles device code to bitcode with clang and embeds it as C arrays:
#   programs/programs.cu      NVPTX   rw_programs_bitcode[], rw_programs_bitcode_size, and again for
#                                     scenes in which something moves: rw_moving_programs_bitcode[];
#                                     both once more for strategy BATCH: rw_batch_programs_bitcode[],
#                                     rw_moving_batch_programs_bitcode[]; and for graphs of any shape:
#                                     rw_graph_programs_bitcode[]
#   programs/build/build.cu   PTX     rw_build_ptx[], rw_build_ptx_size
#   programs/helpers/*.cu     PTX     rw_traversal_ptx[], rw_mesh_ptx[]
#   programs/optix7/shapes.cu PTX     rw_shapes_ptx[], rw_moving_shapes_ptx[],
#                                     rw_rocaps_ptx[], rw_moving_rocaps_ptx[]
#   programs/optix7/accel.cu  PTX     rw_accel_ptx[], rw_accel_ptx_size
#   programs/rays/rays.cu     PTX     rw_rays_flat_ptx[], rw_rays_deep_ptx[], and watertight ones:
#                                     rw_rays_flat_watertight_ptx[], rw_rays_deep_watertight_ptx[]
#   programs/rays/host.c      host    objects rw_rays_<processor>_run, rw_rays_<processor>_watertight_run
#   programs/cpu/helpers.c    host    rw_cpu_helpers_bitcode[], rw_cpu_helpers_bitcode_size
# and a hash of the compiler's own sources, for cache keys: rw_compiler_hash[].
# Device code is not optimised here: LLVM would merge accesses to different fields of the lane before
# inlining shows that the lane is a local variable, and it would stay in memory. Only its own
# variables become registers, SROA, which each compilation would begin with.
# Flags: no CUDA toolkit is needed or looked at (--cuda-path, -nocudainc, -nocudalib); -ffp-contract=off
# keeps CPU and GPU pictures equal; +ptx85 lets clang emit sm_75 without guessing a toolkit version.
# Sources are named relative to the project: bitcode holds the name, and the library the bitcode.
file(GLOB_RECURSE RW_PROGRAM_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/programs/*.cu
     ${PROJECT_SOURCE_DIR}/programs/*.cuh ${PROJECT_SOURCE_DIR}/programs/*.h)
file(GLOB RW_ABI_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/raywright_abi*.h)
set(RW_BITCODE_FLAGS -O2 -emit-llvm -ffp-contract=off -fno-vectorize -fno-slp-vectorize
    -fno-unroll-loops ${RW_WARNINGS})

# Embeds bitcode FILE as the array NAME in <build>/NAME.c and adds that to RW_PROGRAMS_SOURCE.
function(rw_embed file name)
    set(output ${PROJECT_BINARY_DIR}/${name}.c)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DINPUT=${file} -DOUTPUT=${output} -DNAME=${name}
                -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
        DEPENDS ${file} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
        VERBATIM)
    set(RW_PROGRAMS_SOURCE ${RW_PROGRAMS_SOURCE} ${output} PARENT_SCOPE)
endfunction()

# For scenes in which something moves, for strategy BATCH, and for graphs of any shape, in which
# something may move, there is other code (RW_MOTION, RW_BATCH and RW_GRAPH in programs/scene.cuh).
foreach(name programs moving_programs batch_programs moving_batch_programs graph_programs)
    string(REGEX MATCHALL "moving|graph" motion ${name})
    string(REGEX MATCHALL "batch" batch ${name})
    string(REGEX MATCHALL "graph" graph ${name})
    list(LENGTH motion motion)
    list(LENGTH batch batch)
    list(LENGTH graph graph)
    add_custom_command(
        OUTPUT ${PROJECT_BINARY_DIR}/${name}.bc
        COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75
                --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx85 -nocudainc
                -nocudalib -std=c++17 ${RW_BITCODE_FLAGS} -Xclang -disable-llvm-passes
                -Xclang -disable-lifetime-markers -fno-strict-aliasing
                -Wno-unknown-cuda-version -DRW_MOTION=${motion} -DRW_BATCH=${batch} -DRW_GRAPH=${graph}
                -I. -Iinclude -c programs/programs.cu -o ${PROJECT_BINARY_DIR}/${name}.plain.bc
        COMMAND ${LLVM_OPT} -passes=function\(sroa\) -preserve-bc-uselistorder=false
                ${PROJECT_BINARY_DIR}/${name}.plain.bc -o ${PROJECT_BINARY_DIR}/${name}.bc
        DEPENDS ${RW_PROGRAM_FILES} ${RW_ABI_FILES}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMENT "Compiling built-in device code: ${name}"
        VERBATIM)
    rw_embed(${PROJECT_BINARY_DIR}/${name}.bc rw_${name}_bitcode)
endforeach()

# The tree-building kernels stand alone, so clang compiles them to the end here: PTX text, which the
# driver takes from sm_75 on.
file(GLOB RW_BUILD_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/programs/build/*)
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/build.ptx
    COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 --cuda-path=/nonexistent
            -Xclang -target-feature -Xclang +ptx85 -nocudainc -nocudalib -std=c++17
            -O3 -S -ffp-contract=off -fno-strict-aliasing ${RW_WARNINGS}
            -Wno-unknown-cuda-version -I. -Iinclude programs/build/build.cu -o ${PROJECT_BINARY_DIR}/build.ptx
    DEPENDS ${RW_BUILD_FILES} ${RW_PROGRAM_FILES} ${RW_ABI_FILES}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Compiling the tree builder"
    VERBATIM)
rw_embed(${PROJECT_BINARY_DIR}/build.ptx rw_build_ptx)

# Ray programs of the helper library, PTX as an application's own would be.
file(GLOB RW_DEVICE_HEADERS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/raywright_*.h)
foreach(name traversal mesh)
    add_custom_command(
        OUTPUT ${PROJECT_BINARY_DIR}/${name}.ptx
        COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75
                --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx85 -nocudainc
                -nocudalib -std=c++17 -fgpu-rdc -O2 -S -ffp-contract=off ${RW_WARNINGS}
                -Wno-unknown-cuda-version -Iinclude programs/helpers/${name}.cu -o ${PROJECT_BINARY_DIR}/${name}.ptx
        DEPENDS ${PROJECT_SOURCE_DIR}/programs/helpers/${name}.cu ${RW_DEVICE_HEADERS}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMENT "Compiling ${name} programs"
        VERBATIM)
    rw_embed(${PROJECT_BINARY_DIR}/${name}.ptx rw_${name}_ptx)
endforeach()

# Intersection programs of OptiX 7, of this library's own: PTX likewise.
file(GLOB RW_SHAPE_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/programs/optix7/*)
foreach(name shapes moving_shapes rocaps moving_rocaps)
    string(REGEX MATCHALL "moving" moves ${name})
    list(LENGTH moves moves)
    string(REGEX MATCHALL "rocaps" rocaps ${name})
    list(LENGTH rocaps rocaps)
    add_custom_command(
        OUTPUT ${PROJECT_BINARY_DIR}/${name}.ptx
        COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75
                --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx85 -nocudainc
                -nocudalib -std=c++17 -O2 -S -ffp-contract=off ${RW_WARNINGS}
                -Wno-unknown-cuda-version -DRW_SHAPES_MOVE=${moves}
                -DRW_SHAPES_ROCAPS=${rocaps}
                -I. programs/optix7/shapes.cu -o ${PROJECT_BINARY_DIR}/${name}.ptx
        DEPENDS ${RW_SHAPE_FILES}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMENT "Compiling curves and spheres: ${name}"
        VERBATIM)
    rw_embed(${PROJECT_BINARY_DIR}/${name}.ptx rw_${name}_ptx)
endforeach()

# What is done to acceleration structures of OptiX 7 beside building their trees.
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/accel.ptx
    COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 --cuda-path=/nonexistent
            -Xclang -target-feature -Xclang +ptx85 -nocudainc -nocudalib -std=c++17
            -O3 -S -ffp-contract=off -fno-strict-aliasing ${RW_WARNINGS}
            -Wno-unknown-cuda-version -I. -Iinclude programs/optix7/accel.cu -o ${PROJECT_BINARY_DIR}/accel.ptx
    DEPENDS ${RW_SHAPE_FILES} ${RW_BUILD_FILES} ${RW_PROGRAM_FILES} ${RW_ABI_FILES}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Compiling the jobs of acceleration structures"
    VERBATIM)
rw_embed(${PROJECT_BINARY_DIR}/accel.ptx rw_accel_ptx)

# Rays without programs: kernels for scenes of one level and of two, and for the host objects that
# the library takes one of, for what the processor can do. All twice, plain and watertight.
file(GLOB RW_RAYS_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/programs/rays/*)
foreach(name flat deep flat_watertight deep_watertight)
    string(REGEX MATCHALL "deep" is_deep ${name})
    string(REGEX MATCHALL "watertight" is_watertight ${name})
    list(LENGTH is_deep is_deep)
    list(LENGTH is_watertight is_watertight)
    add_custom_command(
        OUTPUT ${PROJECT_BINARY_DIR}/rays_${name}.ptx
        COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75
                --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx85 -nocudainc
                -nocudalib -std=c++17 -O3 -S -ffp-contract=off -fno-strict-aliasing ${RW_WARNINGS}
                -Wno-unknown-cuda-version -DRW_RAYS_DEEP=${is_deep} -DRW_RAYS_WATERTIGHT=${is_watertight}
                -I. -Iinclude programs/rays/rays.cu -o ${PROJECT_BINARY_DIR}/rays_${name}.ptx
        DEPENDS ${RW_RAYS_FILES} ${RW_BUILD_FILES} ${RW_PROGRAM_FILES} ${RW_ABI_FILES}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMENT "Compiling kernels for rays: ${name}"
        VERBATIM)
    rw_embed(${PROJECT_BINARY_DIR}/rays_${name}.ptx rw_rays_${name}_ptx)
endforeach()
set(RW_RAYS_VARIANTS plain)
set(RW_RAYS_FLAGS_plain "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    list(APPEND RW_RAYS_VARIANTS avx2 avx512)
    set(RW_RAYS_FLAGS_avx2 -march=haswell)
    set(RW_RAYS_FLAGS_avx512 -march=skylake-avx512 -mprefer-vector-width=256)
    set_source_files_properties(runtime/device/cpu/rays.c PROPERTIES
                                COMPILE_DEFINITIONS RW_RAYS_X86)
endif()
function(rw_rays_object name is_watertight)
    set(output ${PROJECT_BINARY_DIR}/rays_${name}.o)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CLANG_CUDA} -std=c11 -O3 -ffp-contract=off ${RW_WARNINGS} -Wno-psabi
                -fno-math-errno -fno-strict-aliasing -fPIC -fvisibility=hidden
                -DRW_RAYS_NAME\(name\)=rw_rays_${name}_\#\#name
                -DRW_RAYS_WATERTIGHT=${is_watertight} ${ARGN}
                -I. -Iinclude -c programs/rays/host.c -o ${output}
        DEPENDS ${RW_RAYS_FILES} ${RW_PROGRAM_FILES} ${RW_ABI_FILES}
        WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
        COMMENT "Compiling rays for the CPU: ${name}"
        VERBATIM)
    set_source_files_properties(${output} PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
    set(RW_PROGRAMS_SOURCE ${RW_PROGRAMS_SOURCE} ${output} PARENT_SCOPE)
endfunction()
foreach(name ${RW_RAYS_VARIANTS})
    rw_rays_object(${name} 0 ${RW_RAYS_FLAGS_${name}})
    rw_rays_object(${name}_watertight 1 ${RW_RAYS_FLAGS_${name}})
endforeach()

# No strict aliasing: the helpers are inlined into code whose type tree is another one.
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/cpu_helpers.bc
    COMMAND ${CLANG_CUDA} -std=c11 ${RW_BITCODE_FLAGS} -Wno-psabi -fno-math-errno -fno-strict-aliasing
            -fno-stack-protector -fno-asynchronous-unwind-tables -fno-unwind-tables
            -I. -Iinclude -c programs/cpu/helpers.c -o ${PROJECT_BINARY_DIR}/cpu_helpers.bc
    DEPENDS ${PROJECT_SOURCE_DIR}/programs/cpu/helpers.c ${RW_PROGRAM_FILES}
            ${RW_ABI_FILES}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    COMMENT "Compiling CPU helpers"
    VERBATIM)
rw_embed(${PROJECT_BINARY_DIR}/cpu_helpers.bc rw_cpu_helpers_bitcode)

file(GLOB_RECURSE RW_COMPILER_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/base/*.h
     ${PROJECT_SOURCE_DIR}/compiler/*.[ch] ${PROJECT_SOURCE_DIR}/compiler/*.def)
add_custom_command(
    OUTPUT ${PROJECT_BINARY_DIR}/rw_compiler_hash.c
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${PROJECT_SOURCE_DIR}
            -DOUTPUT=${PROJECT_BINARY_DIR}/rw_compiler_hash.c
            -P ${PROJECT_SOURCE_DIR}/cmake/hash.cmake
    DEPENDS ${RW_COMPILER_FILES} ${RW_ABI_FILES}
            ${PROJECT_SOURCE_DIR}/cmake/hash.cmake
    VERBATIM)
list(APPEND RW_PROGRAMS_SOURCE ${PROJECT_BINARY_DIR}/rw_compiler_hash.c)
