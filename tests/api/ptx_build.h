/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writes small PTX modules as the device compiler does: variables with their metadata, buffers, and
 * programs whose bodies use the variables they name.
 */
#ifndef RW_TEST_PTX_BUILD_H
#define RW_TEST_PTX_BUILD_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct ptx {
    char text[32768];
    size_t length;
};

__attribute__((format(printf, 2, 3))) static inline void ptx_add(struct ptx *p, const char *format,
                                                                 ...)
{
    va_list args;
    va_start(args, format);
    int wrote = vsnprintf(p->text + p->length, sizeof p->text - p->length, format, args);
    va_end(args);
    if (wrote > 0) p->length += (size_t)wrote;
}

static inline void ptx_begin(struct ptx *p)
{
    p->length = 0;
    ptx_add(p, ".version 7.0\n.target sm_75\n.address_size 64\n\n");
}

static inline void ptx_string(struct ptx *p, const char *space, const char *name, const char *text)
{
    ptx_add(p, ".global .align 1 .b8 _ZN%zu%s%zu%sE[%zu]%s", strlen(space), space, strlen(name),
            name, strlen(text) + 1, *text ? " = {" : "");
    for (const char *c = text; *c; c++) ptx_add(p, "%d, ", *c);
    ptx_add(p, *text ? "0};\n" : ";\n");
}

/* `initial`: an initialiser as PTX writes it (" = {1, 0, 0, 0}"), or "". */
static inline void ptx_variable(struct ptx *p, const char *name, const char *type, unsigned size,
                                unsigned type_enum, const char *semantic, const char *annotation,
                                const char *initial)
{
    size_t length = strlen(name);
    ptx_add(p, ".global .align %u .b8 %s[%u]%s;\n", size < 4 ? 1 : 4, name, size, initial);
    ptx_add(p, ".global .align 4 .b8 _ZN21rti_internal_typeinfo%zu%sE[8] = {82, 97, 121, 0, %u};\n",
            length, name, size);
    ptx_string(p, "rti_internal_typename", name, type);
    ptx_add(p, ".global .align 4 .u32 _ZN21rti_internal_typeenum%zu%sE = %u;\n", length, name,
            type_enum);
    ptx_string(p, "rti_internal_semantic", name, semantic);
    ptx_string(p, "rti_internal_annotation", name, annotation);
}

static inline void ptx_plain(struct ptx *p, const char *name, const char *type, unsigned size)
{
    ptx_variable(p, name, type, size, 4919, "", "", "");
}

static inline void ptx_buffer(struct ptx *p, const char *name)
{
    ptx_add(p, ".global .align 1 .b8 %s[1];\n", name);
}

static inline void ptx_body(struct ptx *p, const char *const *uses, unsigned count)
{
    ptx_add(p, "{\n\t.reg .b32 %%r<4>;\n\t.reg .b64 %%rd<8>;\n");
    for (unsigned i = 0; i < count; i++) ptx_add(p, "\tld.global.u8 %%r1, [%s];\n", uses[i]);
}

/* A program without parameters that reads the variables `uses`. */
static inline void ptx_program(struct ptx *p, const char *name, const char *const *uses,
                               unsigned count)
{
    ptx_add(p, ".visible .entry _Z%zu%sv()\n", strlen(name), name);
    ptx_body(p, uses, count);
    ptx_add(p, "\tret;\n}\n");
}

/* One that reads an element of a buffer. */
static inline void ptx_buffer_program(struct ptx *p, const char *name, const char *buffer,
                                      unsigned dimensions, unsigned element_size)
{
    ptx_add(p, ".visible .entry _Z%zu%sv()\n", strlen(name), name);
    ptx_body(p, NULL, 0);
    ptx_add(p, "\tmov.u64 %%rd1, %s;\n\tcvta.global.u64 %%rd2, %%rd1;\n", buffer);
    ptx_add(p, "\tmov.u32 %%r1, %u;\n\tmov.u32 %%r2, %u;\n\tmov.u64 %%rd3, 0;\n", dimensions,
            element_size);
    ptx_add(p, "\tcall (%%rd4), _rt_buffer_get_64, "
               "(%%rd2, %%r1, %%r2, %%rd3, %%rd3, %%rd3, %%rd3);\n");
    ptx_add(p, "\tret;\n}\n");
}

static inline void ptx_callable(struct ptx *p, const char *name, const char *const *uses,
                                unsigned count)
{
    ptx_add(p, ".visible .func _Z%zu%sv()\n", strlen(name), name);
    ptx_body(p, uses, count);
    ptx_add(p, "\tret;\n}\n");
}

#endif
