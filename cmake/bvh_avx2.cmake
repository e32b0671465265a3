# SPDX-License-Identifier: Apache-2.0
# The host builders once more, for processors with AVX2, see runtime/bvh/variant.h.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    file(GLOB RW_BVH_SOURCES CONFIGURE_DEPENDS runtime/bvh/*.c)
    list(FILTER RW_BVH_SOURCES EXCLUDE REGEX "/(host|full|build_threads)\\.c$")
    add_library(bvh_avx2 OBJECT ${RW_BVH_SOURCES})
    target_include_directories(bvh_avx2 PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include)
    target_compile_options(bvh_avx2 PRIVATE -mavx2)
    target_compile_definitions(bvh_avx2 PRIVATE RW_BVH_AVX2)
    set_source_files_properties(runtime/bvh/host.c PROPERTIES
                                COMPILE_DEFINITIONS RW_BVH_HAS_AVX2)
    set(RW_AVX2_OBJECTS $<TARGET_OBJECTS:bvh_avx2>)
endif()
