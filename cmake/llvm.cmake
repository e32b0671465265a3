# SPDX-License-Identifier: Apache-2.0
# LLVM and the clang of the same version.
#   LLVM_INCLUDE_DIR, LLVM_LIB_DIR, LLVM_LIBRARY   headers, folder and file of the library; with
#                                                  RW_LLVM_STATIC all its archives
#   LLVM_MAJOR                                     its version
#   CLANG_CUDA                                     what compiles the built-in device code
#   LLVM_OPT                                       what runs passes over its bitcode
set(RW_LLVM_VERSION "" CACHE STRING "Version of LLVM, 19 or 22; empty: the first that is there")
set(versions ${RW_LLVM_VERSION})
if(NOT versions)
    set(versions 19 22)
endif()
list(TRANSFORM versions PREPEND llvm-config- OUTPUT_VARIABLE names)
find_program(LLVM_CONFIG NAMES ${names} REQUIRED)
foreach(what includedir libdir version)
    execute_process(COMMAND ${LLVM_CONFIG} --${what} OUTPUT_VARIABLE LLVM_${what}
                    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
endforeach()
set(LLVM_INCLUDE_DIR ${LLVM_includedir})
set(LLVM_LIB_DIR ${LLVM_libdir})
string(REGEX MATCH "^[0-9]+" LLVM_MAJOR ${LLVM_version})
if(NOT LLVM_MAJOR MATCHES "^(19|22)$")
    message(FATAL_ERROR "${LLVM_CONFIG} belongs to LLVM ${LLVM_version}; Raywright is made for 19 and "
                        "22: set LLVM_CONFIG to the llvm-config of one of these")
endif()
option(RW_LLVM_STATIC "Link LLVM's static libraries" OFF)
if(RW_LLVM_STATIC)
    execute_process(COMMAND ${LLVM_CONFIG} --link-static --libs --system-libs
                            native nvptx orcjit passes irreader bitwriter linker mcdisassembler
                    OUTPUT_VARIABLE libraries OUTPUT_STRIP_TRAILING_WHITESPACE
                    COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(libraries UNIX_COMMAND "${libraries}")
    set(LLVM_LIBRARY -L${LLVM_LIB_DIR} ${libraries} stdc++)
else()
    find_library(LLVM_LIBRARY NAMES LLVM-${LLVM_MAJOR} LLVM.so.${LLVM_MAJOR}.1
                 PATHS ${LLVM_LIB_DIR} REQUIRED NO_DEFAULT_PATH)
endif()
find_program(CLANG_CUDA NAMES clang-${LLVM_MAJOR} HINTS ${LLVM_LIB_DIR}/../bin REQUIRED)
find_program(LLVM_OPT NAMES opt-${LLVM_MAJOR} opt HINTS ${LLVM_LIB_DIR}/../bin REQUIRED)
