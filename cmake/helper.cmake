# SPDX-License-Identifier: Apache-2.0
# raywright-helper, the program that compiles and runs for a context that is isolated. It holds the
# library's objects, so that one program serves the shared library, the static one and the drop-ins.
include(GNUInstallDirs)
set(RW_INSTALL_HELPER ${CMAKE_INSTALL_LIBDIR}/raywright-${PROJECT_VERSION_MAJOR})
add_executable(raywright_helper tools/helper/main.c)
target_link_libraries(raywright_helper PRIVATE raywright_objects)
set_target_properties(raywright_helper PROPERTIES OUTPUT_NAME raywright-helper
                      RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
if(RW_RPATH)
    set_target_properties(raywright_helper PROPERTIES INSTALL_RPATH ${LLVM_LIB_DIR})
endif()
# Where it will be, as the library searches for it: from its own folder, and by its full name.
set(RW_HELPER_DEFINITIONS
    RW_HELPER_FOLDER="raywright-${PROJECT_VERSION_MAJOR}"
    RW_HELPER_INSTALLED="${CMAKE_INSTALL_PREFIX}/${RW_INSTALL_HELPER}/raywright-helper")
set_source_files_properties(runtime/isolate/helper.c PROPERTIES
                            COMPILE_DEFINITIONS "${RW_HELPER_DEFINITIONS}")
