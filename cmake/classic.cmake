# SPDX-License-Identifier: Apache-2.0
# Installation in the shape of the classic SDK, for the FindOptiX.cmake that applications bring with
# them: include/, lib64/ and SDK/CMake/. It is a component of its own; who sets RW_CLASSIC_PREFIX to
# a folder gets it there with every installation.
set(RW_CLASSIC_PREFIX "" CACHE PATH "Where to install in the shape of the classic SDK; empty: not")

# install(... ) of all that follows
set(classic COMPONENT classic EXCLUDE_FROM_ALL)

install(TARGETS ${RW_DROPIN_LIBRARIES} LIBRARY DESTINATION lib64 ${classic})
foreach(library ${RW_DROPIN_LIBRARIES})
    foreach(name ${RW_DROPIN_OLDER_NAMES})
        install(FILES ${RW_DROPIN_DIR}/lib${library}.${name} DESTINATION lib64 ${classic})
    endforeach()
endforeach()
install(FILES cmake/FindOptiX.cmake DESTINATION SDK/CMake ${classic})

# The classic headers stand at the top here, and Raywright's beside them instead of a folder above:
# the lines that include these say so after they were copied.
install(DIRECTORY include/ DESTINATION include ${classic} FILES_MATCHING PATTERN "*.h"
        PATTERN "raywright_abi*.h" EXCLUDE PATTERN optix_compat EXCLUDE PATTERN optix7_compat EXCLUDE)
install(DIRECTORY include/optix_compat/ DESTINATION include ${classic} FILES_MATCHING PATTERN "*.h")
install(CODE "
    file(GLOB_RECURSE headers RELATIVE \"${PROJECT_SOURCE_DIR}/include/optix_compat\"
         \"${PROJECT_SOURCE_DIR}/include/optix_compat/*.h\")
    foreach(header IN LISTS headers)
        set(header \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/include/\${header}\")
        file(READ \"\${header}\" text)
        string(REPLACE \"../raywright\" \"raywright\" text \"\${text}\")
        file(WRITE \"\${header}\" \"\${text}\")
    endforeach()" ${classic})

if(RW_CLASSIC_PREFIX)
    install(CODE "
        execute_process(COMMAND \"\${CMAKE_COMMAND}\" --install \"${PROJECT_BINARY_DIR}\"
                                --component classic --prefix \"${RW_CLASSIC_PREFIX}\"
                        COMMAND_ERROR_IS_FATAL ANY)")
endif()
