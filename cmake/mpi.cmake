# SPDX-License-Identifier: Apache-2.0
# libraywright-mpi, launches dealt among processes (docs/mpi.md), where MPI is. Nothing else of the
# project knows MPI.
find_package(MPI COMPONENTS C QUIET)
if(MPI_C_FOUND)
    file(GLOB RW_MPI_SOURCES CONFIGURE_DEPENDS mpi/*.c)
    add_library(raywright_mpi SHARED ${RW_MPI_SOURCES})
    add_library(raywright::mpi ALIAS raywright_mpi)
    target_include_directories(raywright_mpi PRIVATE ${PROJECT_SOURCE_DIR}
                               PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/mpi>)
    target_link_libraries(raywright_mpi PUBLIC raywright MPI::MPI_C)
    set_target_properties(raywright_mpi PROPERTIES OUTPUT_NAME raywright-mpi EXPORT_NAME mpi
                          VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
endif()
