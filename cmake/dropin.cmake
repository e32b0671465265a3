# SPDX-License-Identifier: Apache-2.0
# Libraries to put in the place of the vendor's: liboptix.so.6.5.0, liboptixu.so.6.5.0 and
# liboptix_prime.so.6.5.0, with the names that programs built for versions 4 and 5 ask for as links.
# They go into a folder of their own, so that nothing finds them by accident.
set(RW_DROPIN_DIR ${PROJECT_BINARY_DIR}/dropin)
set(RW_DROPIN_VERSION 6.5.0)
set(RW_DROPIN_OLDER_NAMES so.1) # versions 4 and 5
set(RW_DROPIN_LIBRARIES optix optixu optix_prime)

add_library(optix SHARED cmake/empty.c)
target_link_libraries(optix PRIVATE -Wl,--whole-archive raywright_objects -Wl,--no-whole-archive)

# The others need little of the archive.
rw_add_part(optixu ${RW_OPTIXU_FUNCTIONS})
rw_add_part(optix_prime ${RW_OPTIX_PRIME_FUNCTIONS})
# What the helpers call of the classic interface they find in the main library, whose objects the
# application has. (A library as needed would be looked into only for what is wanted before the
# archive is.)
target_link_libraries(optixu PRIVATE -Wl,--no-as-needed optix -Wl,--as-needed raywright_objects)
target_link_libraries(optix_prime PRIVATE raywright_objects)

set(RW_DROPIN_RPATH $ORIGIN)
if(RW_RPATH)
    list(APPEND RW_DROPIN_RPATH ${LLVM_LIB_DIR})
endif()

# They find each other, and LLVM, wherever they are put and whatever the search path is: beside
# themselves, and LLVM where it was at build time.
foreach(library ${RW_DROPIN_LIBRARIES})
    rw_export(${library} ${library})
    set_target_properties(${library} PROPERTIES VERSION ${RW_DROPIN_VERSION}
                          SOVERSION ${RW_DROPIN_VERSION}
                          INSTALL_RPATH "${RW_DROPIN_RPATH}"
                          LIBRARY_OUTPUT_DIRECTORY ${RW_DROPIN_DIR})
    foreach(name ${RW_DROPIN_OLDER_NAMES})
        add_custom_command(TARGET ${library} POST_BUILD
                           COMMAND ${CMAKE_COMMAND} -E create_symlink
                                   lib${library}.so.${RW_DROPIN_VERSION}
                                   ${RW_DROPIN_DIR}/lib${library}.${name}
                           VERBATIM)
    endforeach()
endforeach()
