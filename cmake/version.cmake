# SPDX-License-Identifier: Apache-2.0
# RW_PROJECT_VERSION, "0.3.0", from RAYWRIGHT_VERSION of the public header.
set(RW_VERSION_HEADER ${CMAKE_CURRENT_LIST_DIR}/../include/raywright_version.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${RW_VERSION_HEADER})
file(STRINGS ${RW_VERSION_HEADER} line REGEX "^#define RAYWRIGHT_VERSION [0-9]+")
string(REGEX MATCH "[0-9]+" number "${line}")
math(EXPR major "${number} / 10000")
math(EXPR minor "${number} / 100 % 100")
math(EXPR micro "${number} % 100")
set(RW_PROJECT_VERSION ${major}.${minor}.${micro})
