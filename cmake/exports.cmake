# SPDX-License-Identifier: Apache-2.0
# What the shared libraries export: linker scripts made of the table of the classic functions, and
# a function that links a library with one of them.
#   raywright   all classic functions and Raywright's own (rw<Upper>...)
#   raywright_objects   with RW_SHARE_OBJECTS: all names, for the programs beside it
#   optix       the classic functions but the helpers
#   optixu      the helpers
#   optix_prime OptiX Prime's functions, which have a table of their own
set(RW_FUNCTION_TABLE ${PROJECT_SOURCE_DIR}/runtime/api/functions.def)
set(RW_PRIME_TABLE ${PROJECT_SOURCE_DIR}/runtime/prime/functions.def)
set(RW_EXPORTS_DIR ${PROJECT_BINARY_DIR}/exports)
set_property(DIRECTORY APPEND PROPERTY
             CMAKE_CONFIGURE_DEPENDS ${RW_FUNCTION_TABLE} ${RW_PRIME_TABLE})

file(STRINGS ${RW_FUNCTION_TABLE} lines REGEX "^RW_(VOID_)?FUNCTION\\(rt")
list(TRANSFORM lines REPLACE "^[A-Z_]+\\(([A-Za-z0-9]+),.*" "\\1" OUTPUT_VARIABLE RW_CLASSIC_FUNCTIONS)
set(RW_OPTIX_FUNCTIONS ${RW_CLASSIC_FUNCTIONS})
list(FILTER RW_OPTIX_FUNCTIONS EXCLUDE REGEX "^rtu")
set(RW_OPTIXU_FUNCTIONS ${RW_CLASSIC_FUNCTIONS})
list(FILTER RW_OPTIXU_FUNCTIONS INCLUDE REGEX "^rtu")
file(STRINGS ${RW_PRIME_TABLE} lines REGEX "^RTP_FUNCTION\\(rtp")
list(TRANSFORM lines REPLACE "^[A-Z_]+\\(([A-Za-z0-9]+),.*" "\\1"
     OUTPUT_VARIABLE RW_OPTIX_PRIME_FUNCTIONS)

function(rw_write_exports name)
    list(JOIN ARGN ";\n" text)
    file(CONFIGURE OUTPUT ${RW_EXPORTS_DIR}/${name}.map
         CONTENT "{\nglobal:\n${text};\nlocal: *;\n};\n" @ONLY)
endfunction()
rw_write_exports(raywright ${RW_CLASSIC_FUNCTIONS} "rw[A-Z]*")
rw_write_exports(raywright_objects "r[tw]*" LLVMGetVersion optixQueryFunctionTable)
rw_write_exports(optix ${RW_OPTIX_FUNCTIONS})
rw_write_exports(optixu ${RW_OPTIXU_FUNCTIONS})
rw_write_exports(optix_prime ${RW_OPTIX_PRIME_FUNCTIONS})

# A shared library of some functions: each undefined symbol pulls its own part out of the archive.
function(rw_add_part library)
    add_library(${library} SHARED cmake/empty.c)
    list(TRANSFORM ARGN PREPEND -Wl,--undefined=)
    target_link_options(${library} PRIVATE ${ARGN})
endfunction()

# Nothing but these symbols leaves the library, and its own calls stay in it whatever else the
# process has loaded.
function(rw_export target name)
    target_link_options(${target} PRIVATE -Wl,--version-script=${RW_EXPORTS_DIR}/${name}.map
                        -Wl,-Bsymbolic -Wl,--as-needed)
    set_target_properties(${target} PROPERTIES LINK_DEPENDS ${RW_EXPORTS_DIR}/${name}.map)
endfunction()
