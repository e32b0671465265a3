# SPDX-License-Identifier: Apache-2.0
# The target raywright: a shared library, or a static one where BUILD_SHARED_LIBS is off. Either has
# the functions of the interface and no other name: of the static one all objects are linked into
# one, in which what is hidden becomes local.
include(cmake/exports.cmake) # version scripts from the table of functions

if(RW_SHARE_OBJECTS)
    rw_export(raywright_objects raywright_objects)
    set_target_properties(raywright_objects PROPERTIES OUTPUT_NAME raywright_all)
endif()
set(RW_ONE_OBJECT ${PROJECT_BINARY_DIR}/raywright.o)
add_custom_command(
    OUTPUT ${RW_ONE_OBJECT}
    COMMAND ${CMAKE_LINKER} -r -o ${RW_ONE_OBJECT} --whole-archive $<TARGET_FILE:raywright_objects>
    # The door of OptiX 7 is for the library of that name alone.
    COMMAND ${CMAKE_OBJCOPY} --localize-hidden --localize-symbol=optixQueryFunctionTable
            ${RW_ONE_OBJECT}
    DEPENDS raywright_objects
    COMMENT "Linking all objects into one"
    VERBATIM)
add_custom_target(raywright_one_object DEPENDS ${RW_ONE_OBJECT})

if(BUILD_SHARED_LIBS)
    add_library(raywright SHARED cmake/empty.c)
    target_link_libraries(raywright PRIVATE -Wl,--whole-archive raywright_objects
                                            -Wl,--no-whole-archive)
    rw_export(raywright raywright)
else()
    add_library(raywright STATIC cmake/empty.c ${RW_ONE_OBJECT})
    add_dependencies(raywright raywright_one_object)
    target_link_libraries(raywright PRIVATE ${RW_DEPENDENCIES})
endif()
add_library(raywright::raywright ALIAS raywright)
target_include_directories(raywright PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
set_target_properties(raywright PROPERTIES VERSION ${PROJECT_VERSION}
                      SOVERSION ${PROJECT_VERSION_MAJOR})

# OptiX Prime's functions: a library of their own, or in the static one.
if(BUILD_SHARED_LIBS)
    rw_add_part(raywright_prime ${RW_OPTIX_PRIME_FUNCTIONS})
    target_link_libraries(raywright_prime PRIVATE raywright_objects)
    rw_export(raywright_prime optix_prime)
    set_target_properties(raywright_prime PROPERTIES VERSION ${PROJECT_VERSION}
                          SOVERSION ${PROJECT_VERSION_MAJOR})
else()
    add_library(raywright_prime INTERFACE)
    target_link_libraries(raywright_prime INTERFACE raywright)
endif()
set_target_properties(raywright_prime PROPERTIES EXPORT_NAME prime)
target_include_directories(raywright_prime INTERFACE
                           $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/optix_compat>)
add_library(raywright::prime ALIAS raywright_prime)

# The same with the headers under their classic names.
add_library(raywright_optix INTERFACE)
add_library(raywright::optix ALIAS raywright_optix)
set_target_properties(raywright_optix PROPERTIES EXPORT_NAME optix)
target_link_libraries(raywright_optix INTERFACE raywright)
target_include_directories(raywright_optix INTERFACE
                           $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/optix_compat>)
# The headers for OptiX 7 alone: their stubs load libnvoptix.so.1 themselves.
add_library(raywright_optix7 INTERFACE)
add_library(raywright::optix7 ALIAS raywright_optix7)
set_target_properties(raywright_optix7 PROPERTIES EXPORT_NAME optix7)
target_link_libraries(raywright_optix7 INTERFACE ${CMAKE_DL_LIBS})
target_include_directories(raywright_optix7 INTERFACE
                           $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include/optix7_compat>)

# Sources in CUDA C find the device headers near the library (runtime/source/source.c). What is not
# installed has a link to them there instead, and so has what tests are linked into.
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/raywright-include SYMBOLIC)
add_custom_command(
    TARGET raywright
    POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E create_symlink ${PROJECT_SOURCE_DIR}/include
            $<TARGET_FILE_DIR:raywright>/raywright-include
    VERBATIM)
