/* SPDX-License-Identifier: Apache-2.0 */
/* See object.h. */
#include "runtime/optix7/object.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "runtime/base/memory.h"

/* ---- slots ---- */

struct slot {
    struct optix7_object *object; /* NULL: free */
    uint32_t uses;
    uint32_t generation; /* the table's, when the handle was made */
    uint32_t next_free;  /* number of the next free slot, 0: none; slots count from 1 */
};

static struct {
    pthread_mutex_t lock;
    RW_LIST(struct slot) slots;
    uint32_t first_free;
    uint32_t generation; /* counts forks: handles of another number are the parent's */
} table = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void before_fork(void)
{
    pthread_mutex_lock(&table.lock);
}

static void after_fork_in_parent(void)
{
    pthread_mutex_unlock(&table.lock);
}

static void after_fork_in_child(void)
{
    table.generation++;
    pthread_mutex_unlock(&table.lock);
}

static void watch_forks(void)
{
    pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
}

/* 0: out of memory. */
static uint32_t take_slot(void)
{
    uint32_t number = table.first_free;
    if (number) {
        table.first_free = table.slots.items[number - 1].next_free;
        return number;
    }
    if (!rw_list_add(&table.slots, (struct slot){0})) return 0;
    return (uint32_t)table.slots.count;
}

/* Not aligned like a pointer on purpose: who reads through it is told at once. */
static void *handle_of(uint32_t number, uint32_t uses)
{
    return (void *)(uintptr_t)((uint64_t)(uses & 0x7fffffffu) << 32 | number << 1 | 1);
}

static struct slot *slot_of(const void *handle)
{
    uint64_t bits = (uintptr_t)handle;
    uint32_t number = (uint32_t)bits >> 1;
    if (!(bits & 1) || !number || number > table.slots.count) return NULL;
    struct slot *slot = &table.slots.items[number - 1];
    if (slot->generation != table.generation) return NULL;
    return slot->object && handle == handle_of(number, slot->uses) ? slot : NULL;
}

/* When the library is unloaded. Handles that somebody may still close stay known. */
__attribute__((destructor)) static void drop_slots(void)
{
    bool used = false;
    pthread_mutex_lock(&table.lock);
    for (size_t i = 0; i < table.slots.count; i++) used |= table.slots.items[i].object != NULL;
    if (!used) {
        free(table.slots.items);
        memset(&table.slots, 0, sizeof(table.slots));
        table.first_free = 0;
    }
    pthread_mutex_unlock(&table.lock);
}

bool rw_optix7_object_open(struct optix7_object *object, enum optix7_kind kind,
                           struct optix7_context *context,
                           void (*free_cb)(struct optix7_object *object))
{
    static pthread_once_t watched = PTHREAD_ONCE_INIT;
    pthread_once(&watched, watch_forks);
    object->kind = kind;
    object->free_cb = free_cb;
    atomic_init(&object->references, 1);
    pthread_mutex_lock(&table.lock);
    uint32_t number = take_slot();
    if (number) {
        struct slot *slot = &table.slots.items[number - 1];
        slot->object = object;
        slot->generation = table.generation;
        slot->uses++;
        object->handle = handle_of(number, slot->uses);
        object->context = context;
        if (context) rw_optix7_object_retain(&context->object);
    }
    pthread_mutex_unlock(&table.lock);
    return number != 0;
}

void *rw_optix7_object_find(const void *handle, enum optix7_kind kind)
{
    pthread_mutex_lock(&table.lock);
    struct slot *slot = slot_of(handle);
    struct optix7_object *object = slot && slot->object->kind == kind ? slot->object : NULL;
    if (object) rw_optix7_object_retain(object);
    pthread_mutex_unlock(&table.lock);
    return object;
}

bool rw_optix7_object_close(struct optix7_object *object)
{
    pthread_mutex_lock(&table.lock);
    struct slot *slot = slot_of(object->handle);
    if (slot) {
        slot->object = NULL;
        slot->next_free = table.first_free;
        table.first_free = (uint32_t)(slot - table.slots.items) + 1;
    }
    pthread_mutex_unlock(&table.lock);
    if (slot) rw_optix7_object_release(object);
    return slot != NULL;
}

void rw_optix7_object_retain(struct optix7_object *object)
{
    atomic_fetch_add(&object->references, 1);
}

void rw_optix7_object_release(struct optix7_object *object)
{
    if (!object || atomic_fetch_sub(&object->references, 1) != 1) return;
    struct optix7_context *context = object->context;
    object->free_cb(object);
    if (context) rw_optix7_object_release(&context->object);
}

/* ---- calls, and callbacks within them ---- */

/* Contexts whose log callback the thread is in, the innermost first. */
struct telling {
    const struct optix7_context *context;
    const struct telling *outer;
};
static _Thread_local const struct telling *telling;

static bool is_telling(const struct optix7_object *object)
{
    const void *context = object->context ? (const void *)object->context : object;
    const struct telling *t = telling;
    while (t && t->context != context) t = t->outer;
    return t != NULL;
}

optix7_result rw_optix7_object_enter(const void *handle, enum optix7_kind kind,
                                     enum optix7_intent intent, void *out)
{
    struct optix7_object *object = rw_optix7_object_find(handle, kind);
    if (!object) return kind == OPTIX7_CONTEXT ? OPTIX7_INVALID_CONTEXT : OPTIX7_INVALID_VALUE;
    if (intent != OPTIX7_TO_ASK && is_telling(object)) {
        rw_optix7_object_release(object);
        return OPTIX7_INVALID_OPERATION;
    }
    memcpy(out, &object, sizeof(object));
    return OPTIX7_OK;
}

void rw_optix7_object_leave(void *variable)
{
    struct optix7_object *object;
    memcpy(&object, variable, sizeof(object));
    rw_optix7_object_release(object);
}

/* ---- messages ---- */

void rw_optix7_set_log(struct optix7_context *context, struct optix7_log log)
{
    pthread_mutex_lock(&context->lock);
    context->log = log;
    pthread_mutex_unlock(&context->lock);
}

/* `asked`: somebody set in the environment what he does not get; without a callback that goes to
 * stderr. */
static void say(struct optix7_context *context, unsigned level, const char *tag, const char *text,
                bool asked)
{
    pthread_mutex_lock(&context->lock);
    const struct optix7_log log = context->log;
    pthread_mutex_unlock(&context->lock);
    const struct telling now = {context, telling};
    telling = &now;
    if (log.callback && level <= log.level)
        log.callback(level, tag, text, log.user);
    else if (!log.callback && (asked || context->options.debug & RW_DEBUG_LOG))
        fprintf(stderr, "raywright: %s: %s\n", tag, text);
    telling = now.outer;
}

void rw_optix7_log(struct optix7_context *context, unsigned level, const char *tag,
                   const char *format, ...)
{
    char text[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    say(context, level, tag, text, false);
}

void rw_optix7_warn(struct optix7_context *context, const char *variable, const char *text)
{
    say(context, OPTIX7_LOG_WARNING, variable, text, true);
}

optix7_result rw_optix7_fail(struct optix7_context *context, optix7_result code,
                             const char *function, const char *format, ...)
{
    char text[2048];
    int used = snprintf(text, sizeof(text), "%s: ", function);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + used, sizeof(text) - (size_t)used, format, arguments);
    va_end(arguments);
    say(context, OPTIX7_LOG_ERROR, "ERROR", text, false);
    return code;
}

void rw_optix7_write_log(const char *text, char *log, size_t *log_size)
{
    size_t needed = strlen(text) + 1;
    if (log && log_size && *log_size) {
        size_t copied = needed <= *log_size ? needed : *log_size;
        memcpy(log, text, copied);
        log[copied - 1] = 0;
    }
    if (log_size) *log_size = needed;
}
