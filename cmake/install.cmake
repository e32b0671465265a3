# SPDX-License-Identifier: Apache-2.0
# Installation: library, headers, command, documentation, and what pkg-config and find_package read.
# The drop-in libraries go into a folder of their own: who wants them there names it in
# LD_LIBRARY_PATH or copies them to where the vendor's were.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(RW_INSTALL_DROPIN ${CMAKE_INSTALL_LIBDIR}/raywright)
set(RW_INSTALL_CMAKE ${CMAKE_INSTALL_LIBDIR}/cmake/raywright)
file(RELATIVE_PATH RW_BIN_TO_LIB ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})

install(TARGETS raywright EXPORT raywrightTargets LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h" PATTERN raywright_abi.h EXCLUDE)
install(TARGETS ${RW_DROPIN_LIBRARIES} LIBRARY DESTINATION ${RW_INSTALL_DROPIN})
foreach(library ${RW_DROPIN_LIBRARIES})
    foreach(name ${RW_DROPIN_OLDER_NAMES})
        install(FILES ${RW_DROPIN_DIR}/lib${library}.${name} DESTINATION ${RW_INSTALL_DROPIN})
    endforeach()
endforeach()
install(TARGETS nvoptix LIBRARY DESTINATION ${RW_INSTALL_DROPIN}/optix7)
set_target_properties(raywright_tool PROPERTIES INSTALL_RPATH "$ORIGIN/${RW_BIN_TO_LIB}")
install(TARGETS raywright_tool RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# Lab notes are for who works on the library; manual pages have a place of their own, below.
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "*.md"
        PATTERN "*.png" PATTERN lab EXCLUDE PATTERN man EXCLUDE)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(EXISTS ${CMAKE_SOURCE_DIR}/docs/man)
    install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 FILES_MATCHING PATTERN "*.1")
endif()

# pkg-config, by paths relative to its files, so that an installation can be moved: raywright, and raywright-optix for sources that include the classic headers.
file(RELATIVE_PATH RW_PC_TO_PREFIX ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
foreach(name raywright raywright-optix)
    configure_file(cmake/${name}.pc.in ${CMAKE_BINARY_DIR}/${name}.pc @ONLY)
    install(FILES ${CMAKE_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()

# find_package(raywright): the targets raywright::raywright and raywright::optix.
install(EXPORT raywrightTargets NAMESPACE raywright:: DESTINATION ${RW_INSTALL_CMAKE})
configure_package_config_file(cmake/raywrightConfig.cmake.in ${CMAKE_BINARY_DIR}/raywrightConfig.cmake
                              INSTALL_DESTINATION ${RW_INSTALL_CMAKE}
                              PATH_VARS CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/raywrightConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/raywrightConfig.cmake ${CMAKE_BINARY_DIR}/raywrightConfigVersion.cmake
        DESTINATION ${RW_INSTALL_CMAKE})

include(cmake/classic.cmake)
