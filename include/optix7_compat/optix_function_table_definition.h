/* SPDX-License-Identifier: Apache-2.0 */
/* The table itself: included by one source of an application. */
#ifndef RW_OPTIX7_OPTIX_FUNCTION_TABLE_DEFINITION_H
#define RW_OPTIX7_OPTIX_FUNCTION_TABLE_DEFINITION_H

#include "optix_function_table.h"

#ifdef __cplusplus
extern "C" {
#endif

OptixFunctionTable optixFunctionTable;

#ifdef __cplusplus
}
#endif

#endif
