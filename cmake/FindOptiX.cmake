# SPDX-License-Identifier: Apache-2.0
# Finds an installation in the shape of the classic SDK: OptiX_INSTALL_DIR/include and lib64.
#
# Reads    OptiX_INSTALL_DIR    variable of CMake or of the environment; without one, the
#                               installation that this file belongs to
# Sets     OptiX_FOUND, OptiX_VERSION
#          OptiX_INCLUDE        folder of optix.h
#          optix_LIBRARY, optixu_LIBRARY, optix_prime_LIBRARY
# Targets  optix, optixu, optix_prime
get_filename_component(_optix_here "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
if(NOT "$ENV{OptiX_INSTALL_DIR}" STREQUAL "")
    set(_optix_here "$ENV{OptiX_INSTALL_DIR}")
endif()
set(OptiX_INSTALL_DIR "${_optix_here}" CACHE PATH "Folder with include and lib64")
unset(_optix_here)

find_path(OptiX_INCLUDE NAMES optix.h PATHS "${OptiX_INSTALL_DIR}/include" NO_DEFAULT_PATH)
if(OptiX_INCLUDE)
    file(STRINGS "${OptiX_INCLUDE}/optix.h" OptiX_VERSION REGEX "^#define OPTIX_VERSION [0-9]+")
    string(REGEX MATCH "[0-9]+" OptiX_VERSION "${OptiX_VERSION}")
    math(EXPR _optix_major "${OptiX_VERSION} / 10000")
    math(EXPR _optix_minor "${OptiX_VERSION} % 10000 / 100")
    math(EXPR _optix_micro "${OptiX_VERSION} % 100")
    set(OptiX_VERSION ${_optix_major}.${_optix_minor}.${_optix_micro})
endif()

foreach(_optix_name optix optixu optix_prime)
    find_library(${_optix_name}_LIBRARY NAMES ${_optix_name}
                 PATHS "${OptiX_INSTALL_DIR}/lib64" NO_DEFAULT_PATH)
    if(${_optix_name}_LIBRARY AND NOT TARGET ${_optix_name})
        add_library(${_optix_name} SHARED IMPORTED)
        set_target_properties(${_optix_name} PROPERTIES
            IMPORTED_LOCATION "${${_optix_name}_LIBRARY}"
            INTERFACE_INCLUDE_DIRECTORIES "${OptiX_INCLUDE}")
    endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(OptiX
    REQUIRED_VARS optix_LIBRARY optixu_LIBRARY OptiX_INCLUDE VERSION_VAR OptiX_VERSION)
mark_as_advanced(OptiX_INCLUDE optix_LIBRARY optixu_LIBRARY optix_prime_LIBRARY)
