/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls without a context: versions and process-wide attributes.
 */
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "raywright.h"

/* The release of the classic interface that is implemented. */
#define INTERFACE_VERSION 60500

/* There is one execution strategy; the knob is kept so that what was set can be read back. */
static atomic_int enable_rtx = 1;

RTresult rtGetVersion(unsigned int *version)
{
    if (!version) return RT_ERROR_INVALID_VALUE;
    *version = INTERFACE_VERSION;
    return RT_SUCCESS;
}

RTresult rwGetVersion(unsigned int *version)
{
    if (!version) return RT_ERROR_INVALID_VALUE;
    *version = RAYWRIGHT_VERSION;
    return RT_SUCCESS;
}

RTresult rtGlobalSetAttribute(RTglobalattribute attrib, RTsize size, const void *p)
{
    int value = 0;
    if (attrib != RT_GLOBAL_ATTRIBUTE_ENABLE_RTX) return RT_ERROR_INVALID_GLOBAL_ATTRIBUTE;
    if (!p || size != sizeof value) return RT_ERROR_INVALID_VALUE;
    memcpy(&value, p, sizeof value);
    if (value != 0 && value != 1) return RT_ERROR_INVALID_VALUE;
    atomic_store(&enable_rtx, value);
    return RT_SUCCESS;
}

/* The NVIDIA driver's version as the kernel module tells it. */
static RTresult driver_version(int *major, int *minor)
{
    FILE *file = fopen("/sys/module/nvidia/version", "r");
    if (!file) return RT_ERROR_NO_DEVICE;
    int found = fscanf(file, "%d.%d", major, minor);
    fclose(file);
    return found == 2 ? RT_SUCCESS : RT_ERROR_DRIVER_VERSION_FAILED;
}

RTresult rtGlobalGetAttribute(RTglobalattribute attrib, RTsize size, void *p)
{
    int major = 0, minor = 0, value = atomic_load(&enable_rtx);
    if (attrib != RT_GLOBAL_ATTRIBUTE_ENABLE_RTX &&
        attrib != RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MAJOR &&
        attrib != RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MINOR)
        return RT_ERROR_INVALID_GLOBAL_ATTRIBUTE;
    if (!p || size != sizeof value) return RT_ERROR_INVALID_VALUE;
    if (attrib != RT_GLOBAL_ATTRIBUTE_ENABLE_RTX) {
        RTresult result = driver_version(&major, &minor);
        if (result != RT_SUCCESS) return result;
        value = attrib == RT_GLOBAL_ATTRIBUTE_DISPLAY_DRIVER_VERSION_MAJOR ? major : minor;
    }
    memcpy(p, &value, sizeof value);
    return RT_SUCCESS;
}
