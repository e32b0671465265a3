# SPDX-License-Identifier: Apache-2.0
# The target package: what is installed, as raywright-VERSION-Linux-PROCESSOR.tar.gz. It can be
# unpacked anywhere; LLVM's and Jansson's libraries are not in it. Debian's packages are in debian/.
set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_VENDOR "The Raywright authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Ray programs in CUDA C, compiled for CUDA GPUs and for the CPU")
set(CPACK_PACKAGE_FILE_NAME
    ${PROJECT_NAME}-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
