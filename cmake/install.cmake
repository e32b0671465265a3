# SPDX-License-Identifier: Apache-2.0
# Installation: library, headers, command, documentation, and what pkg-config and find_package read.
# The drop-in libraries go into a folder of their own: who wants them there names it in
# LD_LIBRARY_PATH or copies them to where the vendor's were.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(RW_INSTALL_DROPIN ${CMAKE_INSTALL_LIBDIR}/raywright)
set(RW_INSTALL_CMAKE ${CMAKE_INSTALL_LIBDIR}/cmake/raywright)
file(RELATIVE_PATH RW_BIN_TO_LIB ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})

# Nothing is installed unless all of it was built: half an installation would be found later.
set(RW_INSTALLED raywright raywright_helper)
if(BUILD_SHARED_LIBS)
    list(APPEND RW_INSTALLED raywright_prime)
endif()
if(RW_DROPIN)
    list(APPEND RW_INSTALLED ${RW_DROPIN_LIBRARIES} nvoptix)
endif()
if(TARGET raywright_mpi)
    list(APPEND RW_INSTALLED raywright_mpi)
endif()
if(RW_TOOLS)
    list(APPEND RW_INSTALLED raywright_tool)
endif()
add_custom_target(raywright_all DEPENDS ${RW_INSTALLED})
foreach(target ${RW_INSTALLED})
    install(CODE "
        if(NOT EXISTS \"$<TARGET_FILE:${target}>\")
            list(APPEND missing $<TARGET_FILE_NAME:${target}>)
        endif()" ALL_COMPONENTS)
endforeach()
install(CODE "
    if(missing)
        list(JOIN missing \", \" missing)
        message(FATAL_ERROR \"Installing Raywright: not built yet: \${missing}. First run: \"
                            \"cmake --build ${PROJECT_BINARY_DIR} --target raywright_all\")
    endif()" ALL_COMPONENTS)

install(TARGETS raywright raywright_prime raywright_optix raywright_optix7 EXPORT raywrightTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
target_include_directories(raywright_optix INTERFACE
                           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/optix_compat>)
target_include_directories(raywright_prime INTERFACE
                           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/optix_compat>)
target_include_directories(raywright_optix7 INTERFACE
                           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/optix7_compat>)
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h" PATTERN "raywright_abi*.h" EXCLUDE)
if(TARGET raywright_mpi) # with targets of its own, which find MPI
    if(RW_RPATH)
        set_target_properties(raywright_mpi PROPERTIES INSTALL_RPATH $ORIGIN)
    endif()
    install(TARGETS raywright_mpi EXPORT raywrightMpiTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    install(FILES mpi/raywright_mpi.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    install(EXPORT raywrightMpiTargets NAMESPACE raywright:: DESTINATION ${RW_INSTALL_CMAKE})
endif()
install(TARGETS raywright_helper RUNTIME DESTINATION ${RW_INSTALL_HELPER})
if(RW_DROPIN)
    install(TARGETS ${RW_DROPIN_LIBRARIES} LIBRARY DESTINATION ${RW_INSTALL_DROPIN})
    foreach(library ${RW_DROPIN_LIBRARIES})
        foreach(name ${RW_DROPIN_OLDER_NAMES})
            install(FILES ${RW_DROPIN_DIR}/lib${library}.${name} DESTINATION ${RW_INSTALL_DROPIN})
        endforeach()
    endforeach()
    install(TARGETS nvoptix LIBRARY DESTINATION ${RW_INSTALL_DROPIN}/optix7)
endif()
if(RW_TOOLS)
    if(RW_RPATH)
        set_target_properties(raywright_tool PROPERTIES INSTALL_RPATH "$ORIGIN/${RW_BIN_TO_LIB}")
    endif()
    install(TARGETS raywright_tool RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
# Documents and the sources of the samples, as they lie here, so that their links to each other hold.
# Lab notes are for who works on the library; manual pages have a place of their own, below.
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "*.md"
        PATTERN "*.png" PATTERN lab EXCLUDE PATTERN man EXCLUDE)
install(DIRECTORY samples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES README.md CHANGELOG.md LICENSE NOTICE DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(EXISTS ${PROJECT_SOURCE_DIR}/docs/man)
    install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1")
endif()

# Manual pages of the functions, from the comments of the headers; they need Python.
find_program(RW_MAN_PYTHON NAMES python3)
if(RW_MAN_PYTHON)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS include/raywright*.h mpi/raywright_mpi.h
         include/optix_compat/optix_prime/*.h)
    set(stamp ${PROJECT_BINARY_DIR}/man3.stamp)
    add_custom_command(
        OUTPUT ${stamp}
        COMMAND ${RW_MAN_PYTHON} -B ${PROJECT_SOURCE_DIR}/scripts/man-pages ${PROJECT_SOURCE_DIR}
                ${PROJECT_BINARY_DIR}/man3
        COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
        DEPENDS ${headers} scripts/man-pages scripts/headers.py docs/man/raywright.1
        COMMENT "Writing manual pages of the functions"
        VERBATIM)
    add_custom_target(man_pages ALL DEPENDS ${stamp})
    add_dependencies(raywright_all man_pages)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/man3/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
else()
    message(STATUS "Python is missing: no manual pages of the functions are made")
endif()

# pkg-config, by paths relative to its files, so that an installation can be moved: raywright;
# raywright-optix for sources that include the classic headers, raywright-optix7 for those in the
# style of OptiX 7, raywright-prime for OptiX Prime, raywright-mpi for MPI, by mpicc.
if(NOT BUILD_SHARED_LIBS)
    set(RW_PC_LIBS " ${LLVM_LIBRARY} -ljansson -pthread -ldl -lm")
    set(RW_PC_PRIME -lraywright${RW_PC_LIBS})
else()
    set(RW_PC_PRIME -lraywright_prime)
endif()
file(RELATIVE_PATH RW_PC_TO_PREFIX ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
set(RW_PC_NAMES raywright raywright-optix raywright-optix7 raywright-prime)
if(TARGET raywright_mpi)
    list(APPEND RW_PC_NAMES raywright-mpi)
endif()
foreach(name ${RW_PC_NAMES})
    configure_file(cmake/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

# find_package(raywright): the targets raywright::raywright, ::prime, ::optix and ::optix7.
install(EXPORT raywrightTargets NAMESPACE raywright:: DESTINATION ${RW_INSTALL_CMAKE})
configure_package_config_file(cmake/raywrightConfig.cmake.in ${PROJECT_BINARY_DIR}/raywrightConfig.cmake
                              INSTALL_DESTINATION ${RW_INSTALL_CMAKE}
                              PATH_VARS CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/raywrightConfigVersion.cmake
                                 COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/raywrightConfig.cmake ${PROJECT_BINARY_DIR}/raywrightConfigVersion.cmake
        DESTINATION ${RW_INSTALL_CMAKE})

if(RW_DROPIN)
    include(cmake/classic.cmake)
endif()
