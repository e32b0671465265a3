# SPDX-License-Identifier: Apache-2.0
# The library that applications of OptiX 7 and later load, libnvoptix.so.1, in a folder of its own so
# that nothing finds it by accident. All that it exports is optixQueryFunctionTable.
add_library(nvoptix SHARED cmake/empty.c)
target_link_options(nvoptix PRIVATE -Wl,--undefined=optixQueryFunctionTable)
target_link_libraries(nvoptix PRIVATE raywright_objects)
rw_write_exports(nvoptix optixQueryFunctionTable)
rw_export(nvoptix nvoptix)
set_target_properties(nvoptix PROPERTIES VERSION 1 SOVERSION 1
                      INSTALL_RPATH "${RW_DROPIN_RPATH}"
                      LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/optix7)
