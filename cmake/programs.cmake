# SPDX-License-Identifier: Apache-2.0
# Compiles device code to bitcode with clang and embeds it as C arrays:
#   programs/programs.cu      NVPTX   rw_programs_bitcode[], rw_programs_bitcode_size
#   programs/build/build.cu   PTX     rw_build_ptx[], rw_build_ptx_size
#   programs/helpers/*.cu     PTX     rw_traversal_ptx[], rw_mesh_ptx[]
#   programs/cpu/helpers.c    host    rw_cpu_helpers_bitcode[], rw_cpu_helpers_bitcode_size
# and a hash of the compiler's own sources, for cache keys: rw_compiler_hash[].
# Device code is not optimised here: LLVM would merge accesses to different fields of the lane before
# inlining shows that the lane is a local variable, and it would stay in memory.
# Flags: no CUDA toolkit is needed or looked at (--cuda-path, -nocudainc, -nocudalib); -ffp-contract=off
# keeps CPU and GPU pictures equal; +ptx85 lets clang emit sm_75 without guessing a toolkit version.
file(GLOB_RECURSE RW_PROGRAM_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/programs/*.cu
     ${CMAKE_SOURCE_DIR}/programs/*.cuh ${CMAKE_SOURCE_DIR}/programs/*.h)
set(RW_BITCODE_FLAGS -O2 -emit-llvm -ffp-contract=off -fno-vectorize -fno-slp-vectorize
    -fno-unroll-loops -Wall -Wextra -Werror)

# Embeds bitcode FILE as the array NAME in <build>/NAME.c and adds that to RW_PROGRAMS_SOURCE.
function(rw_embed file name)
    set(output ${CMAKE_BINARY_DIR}/${name}.c)
    add_custom_command(
        OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} -DINPUT=${file} -DOUTPUT=${output} -DNAME=${name}
                -P ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
        DEPENDS ${file} ${CMAKE_SOURCE_DIR}/cmake/embed.cmake
        VERBATIM)
    set(RW_PROGRAMS_SOURCE ${RW_PROGRAMS_SOURCE} ${output} PARENT_SCOPE)
endfunction()

add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/programs.bc
    COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 --cuda-path=/nonexistent
            -Xclang -target-feature -Xclang +ptx85 -nocudainc -nocudalib -std=c++17
            ${RW_BITCODE_FLAGS} -Xclang -disable-llvm-passes -Xclang -disable-lifetime-markers -fno-strict-aliasing
            -Wno-unknown-cuda-version
            -I${CMAKE_SOURCE_DIR} -I${CMAKE_SOURCE_DIR}/include
            -c ${CMAKE_SOURCE_DIR}/programs/programs.cu -o ${CMAKE_BINARY_DIR}/programs.bc
    DEPENDS ${RW_PROGRAM_FILES} ${CMAKE_SOURCE_DIR}/include/raywright_abi.h
    COMMENT "Compiling built-in device code"
    VERBATIM)
rw_embed(${CMAKE_BINARY_DIR}/programs.bc rw_programs_bitcode)

# The tree-building kernels stand alone, so clang compiles them to the end here: PTX text, which the
# driver takes from sm_75 on.
file(GLOB RW_BUILD_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/programs/build/*)
add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/build.ptx
    COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 --cuda-path=/nonexistent
            -Xclang -target-feature -Xclang +ptx85 -nocudainc -nocudalib -std=c++17
            -O3 -S -ffp-contract=off -fno-strict-aliasing -Wall -Wextra -Werror
            -Wno-unknown-cuda-version -I${CMAKE_SOURCE_DIR} -I${CMAKE_SOURCE_DIR}/include
            ${CMAKE_SOURCE_DIR}/programs/build/build.cu -o ${CMAKE_BINARY_DIR}/build.ptx
    DEPENDS ${RW_BUILD_FILES} ${RW_PROGRAM_FILES} ${CMAKE_SOURCE_DIR}/include/raywright_abi.h
    COMMENT "Compiling the tree builder"
    VERBATIM)
rw_embed(${CMAKE_BINARY_DIR}/build.ptx rw_build_ptx)

# Ray programs of the helper library, PTX as an application's own would be.
file(GLOB RW_DEVICE_HEADERS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/include/raywright_*.h)
foreach(name traversal mesh)
    add_custom_command(
        OUTPUT ${CMAKE_BINARY_DIR}/${name}.ptx
        COMMAND ${CLANG_CUDA} -x cuda --cuda-device-only --cuda-gpu-arch=sm_75
                --cuda-path=/nonexistent -Xclang -target-feature -Xclang +ptx85 -nocudainc
                -nocudalib -std=c++17 -fgpu-rdc -O2 -S -ffp-contract=off -Wall -Wextra -Werror
                -Wno-unknown-cuda-version -I${CMAKE_SOURCE_DIR}/include
                ${CMAKE_SOURCE_DIR}/programs/helpers/${name}.cu -o ${CMAKE_BINARY_DIR}/${name}.ptx
        DEPENDS ${CMAKE_SOURCE_DIR}/programs/helpers/${name}.cu ${RW_DEVICE_HEADERS}
        COMMENT "Compiling ${name} programs"
        VERBATIM)
    rw_embed(${CMAKE_BINARY_DIR}/${name}.ptx rw_${name}_ptx)
endforeach()

# No strict aliasing: the helpers are inlined into code whose type tree is another one.
add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/cpu_helpers.bc
    COMMAND ${CLANG_CUDA} -std=c11 ${RW_BITCODE_FLAGS} -Wno-psabi -fno-math-errno -fno-strict-aliasing
            -fno-stack-protector -fno-asynchronous-unwind-tables -fno-unwind-tables
            -I${CMAKE_SOURCE_DIR} -I${CMAKE_SOURCE_DIR}/include
            -c ${CMAKE_SOURCE_DIR}/programs/cpu/helpers.c -o ${CMAKE_BINARY_DIR}/cpu_helpers.bc
    DEPENDS ${CMAKE_SOURCE_DIR}/programs/cpu/helpers.c ${RW_PROGRAM_FILES}
            ${CMAKE_SOURCE_DIR}/include/raywright_abi.h
    COMMENT "Compiling CPU helpers"
    VERBATIM)
rw_embed(${CMAKE_BINARY_DIR}/cpu_helpers.bc rw_cpu_helpers_bitcode)

file(GLOB_RECURSE RW_COMPILER_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/base/*.h
     ${CMAKE_SOURCE_DIR}/compiler/*.[ch] ${CMAKE_SOURCE_DIR}/compiler/*.def)
add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/rw_compiler_hash.c
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${CMAKE_SOURCE_DIR}
            -DOUTPUT=${CMAKE_BINARY_DIR}/rw_compiler_hash.c
            -P ${CMAKE_SOURCE_DIR}/cmake/hash.cmake
    DEPENDS ${RW_COMPILER_FILES} ${CMAKE_SOURCE_DIR}/include/raywright_abi.h
            ${CMAKE_SOURCE_DIR}/cmake/hash.cmake
    VERBATIM)
list(APPEND RW_PROGRAMS_SOURCE ${CMAKE_BINARY_DIR}/rw_compiler_hash.c)
