/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory and semaphores of Vulkan, exported as file descriptors, for tests: its loader is opened
 * where there is one, and a device is that of the GPU or one that draws by software. The
 * declarations are our own, of what the tests need.
 */
#ifndef RW_TEST_VULKAN_H
#define RW_TEST_VULKAN_H

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef uint64_t vk_object; /* buffers, memory, semaphores */

enum {
    VK_DEVICE_IS_SOFTWARE = 4,
    VK_QUEUES_OF_OTHERS = 0xFFFFFFFE, /* VK_QUEUE_FAMILY_EXTERNAL */
    VK_OPAQUE_FD = 1,
    VK_TRANSFERS = 3, /* source and destination */
    VK_MEMORY_ON_DEVICE = 1,
    VK_MEMORY_OF_HOST = 6, /* visible, coherent */
    VK_STAGE_TRANSFER = 0x1000,
    VK_STAGE_ALL = 0x10000,
    VK_ACCESS_TRANSFERS = 0x1800,
};

/* Of every structure that extends another one, with the members that are used first. */
struct vk_number {
    int type;
    const void *next;
    unsigned value;
    uint64_t more;
};

struct vk_application {
    int type;
    const void *next;
    const char *name;
    unsigned version;
    const char *engine;
    unsigned engine_version, api;
};
struct vk_instance_info {
    int type;
    const void *next;
    unsigned flags;
    const struct vk_application *application;
    unsigned layers;
    const char *const *layer_names;
    unsigned extensions;
    const char *const *extension_names;
};
struct vk_queue_info {
    int type;
    const void *next;
    unsigned flags, family, count;
    const float *priorities;
};
struct vk_device_info {
    int type;
    const void *next;
    unsigned flags, queues;
    const struct vk_queue_info *queue_infos;
    unsigned layers;
    const char *const *layer_names;
    unsigned extensions;
    const char *const *extension_names;
    const void *features;
};
struct vk_identity { /* VkPhysicalDeviceIDProperties */
    int type;
    void *next;
    uint8_t device[16], driver[16], luid[8];
    unsigned mask, has_luid;
};
struct vk_properties { /* VkPhysicalDeviceProperties2 */
    int type;
    void *next;
    unsigned api, driver, vendor, device, device_type;
    char name[256];
    uint64_t others[256];
};
struct vk_memories { /* VkPhysicalDeviceMemoryProperties */
    unsigned count;
    struct {
        unsigned flags, heap;
    } types[32];
    unsigned heaps;
    struct {
        uint64_t size;
        unsigned flags;
    } heap[16];
};
struct vk_buffer_info {
    int type;
    const void *next;
    unsigned flags;
    uint64_t size;
    unsigned usage, sharing, families;
    const unsigned *family_names;
};
struct vk_needs { /* VkMemoryRequirements */
    uint64_t size, alignment;
    unsigned types;
};
struct vk_memory_info {
    int type;
    const void *next;
    uint64_t size;
    unsigned memory_type;
};
struct vk_handle_info { /* VkMemoryGetFdInfoKHR, VkSemaphoreGetFdInfoKHR */
    int type;
    const void *next;
    vk_object object;
    unsigned handle_type;
};
struct vk_semaphore_info {
    int type;
    const void *next;
    unsigned flags;
};
struct vk_pool_info {
    int type;
    const void *next;
    unsigned flags, family;
};
struct vk_commands_info {
    int type;
    const void *next;
    vk_object pool;
    unsigned level, count;
};
struct vk_begin_info {
    int type;
    const void *next;
    unsigned flags;
    const void *inheritance;
};
struct vk_barrier { /* VkBufferMemoryBarrier */
    int type;
    const void *next;
    unsigned access, then_access, family, then_family;
    vk_object buffer;
    uint64_t offset, size;
};
struct vk_values { /* VkTimelineSemaphoreSubmitInfo */
    int type;
    const void *next;
    unsigned waits;
    const uint64_t *wait_values;
    unsigned signals;
    const uint64_t *signal_values;
};
struct vk_submit {
    int type;
    const void *next;
    unsigned waits;
    const vk_object *wait;
    const unsigned *wait_stages;
    unsigned commands;
    void *const *command;
    unsigned signals;
    const vk_object *signal;
};
struct vk_copy {
    uint64_t from, to, size;
};

/* X(name, parameters); all return a result, 0 where it succeeded, or nothing. */
#define VULKAN_FUNCTIONS(X)                                                                        \
    X(vkEnumeratePhysicalDevices, (void *, unsigned *, void **))                                   \
    X(vkGetPhysicalDeviceProperties2, (void *, struct vk_properties *))                            \
    X(vkGetPhysicalDeviceMemoryProperties, (void *, struct vk_memories *))                         \
    X(vkCreateDevice, (void *, const struct vk_device_info *, const void *, void **))              \
    X(vkGetDeviceQueue, (void *, unsigned, unsigned, void **))                                     \
    X(vkCreateBuffer, (void *, const struct vk_buffer_info *, const void *, vk_object *))          \
    X(vkGetBufferMemoryRequirements, (void *, vk_object, struct vk_needs *))                       \
    X(vkAllocateMemory, (void *, const struct vk_memory_info *, const void *, vk_object *))        \
    X(vkBindBufferMemory, (void *, vk_object, vk_object, uint64_t))                                \
    X(vkMapMemory, (void *, vk_object, uint64_t, uint64_t, unsigned, void **))                     \
    X(vkCreateSemaphore, (void *, const struct vk_semaphore_info *, const void *, vk_object *))    \
    X(vkCreateCommandPool, (void *, const struct vk_pool_info *, const void *, vk_object *))       \
    X(vkAllocateCommandBuffers, (void *, const struct vk_commands_info *, void **))                \
    X(vkBeginCommandBuffer, (void *, const struct vk_begin_info *))                                \
    X(vkEndCommandBuffer, (void *))                                                                \
    X(vkCmdFillBuffer, (void *, vk_object, uint64_t, uint64_t, unsigned))                          \
    X(vkCmdCopyBuffer, (void *, vk_object, vk_object, unsigned, const struct vk_copy *))           \
    X(vkCmdPipelineBarrier, (void *, unsigned, unsigned, unsigned, unsigned, const void *,         \
                             unsigned, const struct vk_barrier *, unsigned, const void *))         \
    X(vkQueueSubmit, (void *, unsigned, const struct vk_submit *, vk_object))                      \
    X(vkQueueWaitIdle, (void *))                                                                   \
    X(vkDestroyBuffer, (void *, vk_object, const void *))                                          \
    X(vkFreeMemory, (void *, vk_object, const void *))                                             \
    X(vkDestroySemaphore, (void *, vk_object, const void *))                                       \
    X(vkDestroyCommandPool, (void *, vk_object, const void *))                                     \
    X(vkDestroyDevice, (void *, const void *))                                                     \
    X(vkDestroyInstance, (void *, const void *))                                                   \
    X(vkGetMemoryFdKHR, (void *, const struct vk_handle_info *, int *))                            \
    X(vkGetSemaphoreFdKHR, (void *, const struct vk_handle_info *, int *))

#define VULKAN_MEMBER(name, parameters) static int(*name) parameters;
VULKAN_FUNCTIONS(VULKAN_MEMBER)
#undef VULKAN_MEMBER

struct vulkan {
    void *instance, *physical, *device, *queue;
    vk_object pool;
    bool has_semaphores; /* that can be exported */
};

struct vk_buffer {
    vk_object buffer, memory;
    uint64_t bytes; /* of the memory */
    void *mapped;   /* NULL: not the host's */
};

static inline void *vulkan_instance(void)
{
    void *library = dlopen("libvulkan.so.1", RTLD_NOW), *instance = NULL, *function;
    void *(*find)(void *, const char *) = NULL;
    int (*create)(const struct vk_instance_info *, const void *, void **) = NULL;
    const struct vk_application application = {.api = 1 << 22 | 2 << 12}; /* 1.2 */
    const struct vk_instance_info info = {.type = 1, .application = &application};
    if (!library) return NULL;
    function = dlsym(library, "vkGetInstanceProcAddr");
    memcpy(&find, &function, sizeof function);
    function = find ? find(NULL, "vkCreateInstance") : NULL;
    memcpy(&create, &function, sizeof function);
    if (!create || create(&info, NULL, &instance)) return NULL;
#define LOAD(name, parameters)                                                                     \
    function = find(instance, #name);                                                              \
    memcpy(&name, &function, sizeof function);
    VULKAN_FUNCTIONS(LOAD)
#undef LOAD
    return instance;
}

/* The device with these 16 bytes of identity, or for NULL the first that is software. */
static inline bool vulkan_choose(struct vulkan *v, const uint8_t *identity)
{
    void *all[16];
    unsigned count = 16;
    if (vkEnumeratePhysicalDevices(v->instance, &count, all) < 0) return false;
    for (unsigned k = 0; k < count; k++) {
        struct vk_identity id = {.type = 1000071004};
        struct vk_properties p = {.type = 1000059001, .next = &id};
        vkGetPhysicalDeviceProperties2(all[k], &p);
        if (identity ? memcmp(id.device, identity, 16) != 0
                     : p.device_type != VK_DEVICE_IS_SOFTWARE)
            continue;
        printf("     Vulkan: %s\n", p.name);
        v->physical = all[k];
        return true;
    }
    return false;
}

static inline bool vulkan_open_device(struct vulkan *v)
{
    static const char *const extensions[] = {"VK_KHR_external_memory_fd",
                                             "VK_KHR_external_semaphore_fd"};
    const float priority = 1;
    const struct vk_queue_info queue = {.type = 2, .count = 1, .priorities = &priority};
    const struct vk_number timeline = {.type = 1000207000, .value = 1};
    struct vk_device_info info = {.type = 3,
                                  .next = &timeline,
                                  .queues = 1,
                                  .queue_infos = &queue,
                                  .extensions = 2,
                                  .extension_names = extensions};
    const struct vk_pool_info pool = {.type = 39};
    v->has_semaphores = !vkCreateDevice(v->physical, &info, NULL, &v->device);
    info.extensions = 1;
    if (!v->has_semaphores && vkCreateDevice(v->physical, &info, NULL, &v->device)) return false;
    vkGetDeviceQueue(v->device, 0, 0, &v->queue);
    return !vkCreateCommandPool(v->device, &pool, NULL, &v->pool);
}

static inline void vulkan_close(struct vulkan *v)
{
    if (v->pool) vkDestroyCommandPool(v->device, v->pool, NULL);
    if (v->device) vkDestroyDevice(v->device, NULL);
    if (v->instance) vkDestroyInstance(v->instance, NULL);
}

static inline bool vulkan_open(struct vulkan *v, const uint8_t *identity)
{
    *v = (struct vulkan){.instance = vulkan_instance()};
    if (v->instance && vulkan_choose(v, identity) && vulkan_open_device(v)) return true;
    vulkan_close(v);
    return false;
}

/* Of the first memory type that is good for `needs` and has the flags; -1: none. */
static inline int vulkan_memory_type(const struct vulkan *v, const struct vk_needs *needs,
                                     unsigned flags)
{
    struct vk_memories all;
    vkGetPhysicalDeviceMemoryProperties(v->physical, &all);
    for (unsigned k = 0; k < all.count; k++)
        if (needs->types >> k & 1 && (all.types[k].flags & flags) == flags) return (int)k;
    return -1;
}

/* On the device and exported, or mapped. */
static inline bool vulkan_buffer(struct vulkan *v, uint64_t size, bool exported,
                                 struct vk_buffer *out)
{
    const struct vk_number as = {.type = 1000072000, .value = VK_OPAQUE_FD};
    const struct vk_number memory_as = {.type = 1000072002, .value = VK_OPAQUE_FD};
    const struct vk_buffer_info info = {
        .type = 12, .next = exported ? &as : NULL, .size = size, .usage = VK_TRANSFERS};
    struct vk_memory_info memory = {.type = 5, .next = exported ? &memory_as : NULL};
    struct vk_needs needs;
    *out = (struct vk_buffer){0};
    if (vkCreateBuffer(v->device, &info, NULL, &out->buffer)) return false;
    vkGetBufferMemoryRequirements(v->device, out->buffer, &needs);
    int type = vulkan_memory_type(v, &needs, exported ? VK_MEMORY_ON_DEVICE : VK_MEMORY_OF_HOST);
    memory.size = out->bytes = needs.size;
    memory.memory_type = (unsigned)type;
    if (type < 0 || vkAllocateMemory(v->device, &memory, NULL, &out->memory) ||
        vkBindBufferMemory(v->device, out->buffer, out->memory, 0))
        return false;
    return exported || !vkMapMemory(v->device, out->memory, 0, size, 0, &out->mapped);
}

static inline void vulkan_free(struct vulkan *v, struct vk_buffer *b)
{
    vkDestroyBuffer(v->device, b->buffer, NULL);
    vkFreeMemory(v->device, b->memory, NULL);
}

static inline int vulkan_export_memory(struct vulkan *v, const struct vk_buffer *b)
{
    const struct vk_handle_info info = {1000074002, NULL, b->memory, VK_OPAQUE_FD};
    int fd = -1;
    return vkGetMemoryFdKHR(v->device, &info, &fd) ? -1 : fd;
}

static inline int vulkan_semaphore(struct vulkan *v, bool timeline, vk_object *out)
{
    const struct vk_number kind = {.type = 1000207002, .value = 1};
    const struct vk_number as = {
        .type = 1000077000, .next = timeline ? &kind : NULL, .value = VK_OPAQUE_FD};
    const struct vk_semaphore_info info = {.type = 9, .next = &as};
    if (vkCreateSemaphore(v->device, &info, NULL, out)) return -1;
    const struct vk_handle_info exported = {1000079001, NULL, *out, VK_OPAQUE_FD};
    int fd = -1;
    return vkGetSemaphoreFdKHR(v->device, &exported, &fd) ? -1 : fd;
}

/* ---- commands ---- */

static inline void *vulkan_begin(struct vulkan *v)
{
    const struct vk_commands_info info = {.type = 40, .pool = v->pool, .count = 1};
    const struct vk_begin_info begin = {.type = 42};
    void *commands = NULL;
    if (vkAllocateCommandBuffers(v->device, &info, &commands)) return NULL;
    return vkBeginCommandBuffer(commands, &begin) ? NULL : commands;
}

/* A buffer between commands, or from and to those outside of Vulkan. */
static inline void vulkan_barrier(void *commands, vk_object buffer, bool from_others,
                                  bool to_others)
{
    const struct vk_barrier barrier = {
        .type = 44,
        .access = from_others ? 0 : VK_ACCESS_TRANSFERS,
        .then_access = to_others ? 0 : VK_ACCESS_TRANSFERS,
        .family = from_others ? VK_QUEUES_OF_OTHERS : 0,
        .then_family = to_others ? VK_QUEUES_OF_OTHERS : 0,
        .buffer = buffer,
        .size = UINT64_MAX,
    };
    vkCmdPipelineBarrier(commands, from_others ? VK_STAGE_ALL : VK_STAGE_TRANSFER,
                         to_others ? VK_STAGE_ALL : VK_STAGE_TRANSFER, 0, 0, NULL, 1, &barrier, 0,
                         NULL);
}

/* What a submission waits for and signals; 0: nothing. Values are those of timelines. */
struct vk_order {
    vk_object wait, signal;
    uint64_t wait_value, signal_value;
};

static inline bool vulkan_submit(struct vulkan *v, void *commands, const struct vk_order *order)
{
    static const unsigned stage = VK_STAGE_ALL;
    const unsigned waits = order->wait != 0, signals = order->signal != 0;
    const struct vk_values values = {1000207003,         NULL,    waits,
                                     &order->wait_value, signals, &order->signal_value};
    const struct vk_submit submit = {4, &values,   waits,   &order->wait,  &stage,
                                     1, &commands, signals, &order->signal};
    return !vkEndCommandBuffer(commands) && !vkQueueSubmit(v->queue, 1, &submit, 0);
}

#endif
