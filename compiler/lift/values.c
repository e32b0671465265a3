/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values of PTX in LLVM: types, reading and writing operands, and the small vocabulary of the
 * lifting rules. An operand takes the bits of a register of its size, or the low ones of a wider
 * register where check_operands.c lets it; here that becomes casts.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lift/image.h"

LLVMTypeRef rwc_int(struct rwc_lift *l, unsigned bits)
{
    return LLVMIntTypeInContext(l->context, bits);
}

LLVMTypeRef rwc_llvm_type(struct rwc_lift *l, enum rwc_ptx_type type)
{
    switch (type) {
    case RWC_PTX_F16:
        return LLVMHalfTypeInContext(l->context);
    case RWC_PTX_F16X2:
        return LLVMVectorType(LLVMHalfTypeInContext(l->context), 2);
    case RWC_PTX_F32:
        return LLVMFloatTypeInContext(l->context);
    case RWC_PTX_F64:
        return LLVMDoubleTypeInContext(l->context);
    case RWC_PTX_PRED:
        return rwc_int(l, 1);
    default:
        return rwc_int(l, rwc_ptx_type_size(type) * 8);
    }
}

unsigned rwc_bits(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMHalfTypeKind:
        return 16;
    case LLVMFloatTypeKind:
        return 32;
    case LLVMDoubleTypeKind:
        return 64;
    case LLVMVectorTypeKind:
        return LLVMGetVectorSize(type) * rwc_bits(LLVMGetElementType(type));
    default:
        return LLVMGetIntTypeWidth(type);
    }
}

LLVMValueRef rwc_coerce(struct rwc_lift *l, LLVMValueRef value, LLVMTypeRef type, bool is_signed)
{
    LLVMTypeRef from = LLVMTypeOf(value);
    if (from == type) return value;
    unsigned have = rwc_bits(from), want = rwc_bits(type);
    value = LLVMBuildBitCast(l->builder, value, rwc_int(l, have), "");
    if (have != want) value = LLVMBuildIntCast2(l->builder, value, rwc_int(l, want), is_signed, "");
    return LLVMBuildBitCast(l->builder, value, type, "");
}

LLVMValueRef rwc_const(LLVMValueRef like, uint64_t bits)
{
    LLVMTypeRef type = LLVMTypeOf(like);
    unsigned width = rwc_bits(type);
    if (width < 64) bits &= ((uint64_t)1 << width) - 1;
    return LLVMConstInt(type, bits, false);
}

LLVMValueRef rwc_i32(struct rwc_lift *l, uint32_t value)
{
    return LLVMConstInt(rwc_int(l, 32), value, false);
}

LLVMValueRef rwc_bin(struct rwc_lift *l, LLVMOpcode code, LLVMValueRef a, LLVMValueRef b)
{
    return LLVMBuildBinOp(l->builder, code, a, b, "");
}

LLVMValueRef rwc_cmp(struct rwc_lift *l, LLVMIntPredicate predicate, LLVMValueRef a, LLVMValueRef b)
{
    return LLVMBuildICmp(l->builder, predicate, a, b, "");
}

LLVMValueRef rwc_select(struct rwc_lift *l, LLVMValueRef condition, LLVMValueRef a, LLVMValueRef b)
{
    return LLVMBuildSelect(l->builder, condition, a, b, "");
}

LLVMValueRef rwc_sext(struct rwc_lift *l, LLVMValueRef value, unsigned bits, bool is_signed)
{
    return LLVMBuildIntCast2(l->builder, value, rwc_int(l, bits), is_signed, "");
}

LLVMValueRef rwc_trunc(struct rwc_lift *l, LLVMValueRef value, unsigned bits)
{
    return LLVMBuildTrunc(l->builder, value, rwc_int(l, bits), "");
}

/* Pairs of 16-bit values are taken apart by shifts: LLVM 19 cannot select all vector operations on
 * <2 x i16> for NVPTX, and a failed selection is fatal. */
LLVMValueRef rwc_half_of(struct rwc_lift *l, LLVMValueRef pair, unsigned index)
{
    pair = rwc_coerce(l, pair, rwc_int(l, 32), false);
    return rwc_trunc(l, rwc_bin(l, LLVMLShr, pair, rwc_i32(l, 16 * index)), 16);
}

LLVMValueRef rwc_pair_of(struct rwc_lift *l, LLVMValueRef low, LLVMValueRef high)
{
    low = rwc_coerce(l, low, rwc_int(l, 16), false);
    high = rwc_coerce(l, high, rwc_int(l, 16), false);
    LLVMValueRef upper = rwc_bin(l, LLVMShl, rwc_sext(l, high, 32, false), rwc_i32(l, 16));
    return rwc_bin(l, LLVMOr, rwc_sext(l, low, 32, false), upper);
}

/* ---- operands ---- */

static double double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

static double literal_value(const struct rwc_ptx_operand *operand)
{
    if (!operand->is_f32) return double_of(operand->bits);
    uint32_t bits = (uint32_t)operand->bits;
    float value;
    memcpy(&value, &bits, sizeof(value));
    return (double)value;
}

/* A float literal is converted to the type of the operand; an untyped operand takes its bits.
 * Bits and not doubles are handed on where the widths agree, so that NaNs keep theirs. */
static LLVMValueRef read_literal(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                                 LLVMTypeRef type)
{
    LLVMTypeKind kind = LLVMGetTypeKind(type);
    unsigned width = operand->is_f32 ? 32 : 64;
    if (kind == LLVMIntegerTypeKind || rwc_bits(type) == width) {
        LLVMValueRef bits = LLVMConstInt(rwc_int(l, width), operand->bits, false);
        if (kind == LLVMIntegerTypeKind && rwc_bits(type) == 32 && !operand->is_f32)
            bits = LLVMConstBitCast(
                LLVMConstReal(LLVMFloatTypeInContext(l->context), double_of(operand->bits)),
                rwc_int(l, 32));
        return rwc_coerce(l, bits, type, false);
    }
    if (kind == LLVMVectorTypeKind)
        return rwc_lift_error(l, "a float literal cannot stand for a pair of values");
    return LLVMConstReal(type, literal_value(operand));
}

static LLVMValueRef read_integer(struct rwc_lift *l, uint64_t bits, LLVMTypeRef type)
{
    unsigned width = rwc_bits(type);
    if (width == 1) return LLVMConstInt(type, bits != 0, false);
    if (width > 64)
        return LLVMConstInt(type, bits, false); /* zeros above: constants have 64 bits */
    LLVMValueRef value = LLVMConstInt(rwc_int(l, 64), bits, true);
    return rwc_coerce(l, value, type, true);
}

static const struct special_register {
    const char *name;      /* in PTX, without '%'; '#' is a number, decimal */
    const char *intrinsic; /* after "llvm.nvvm.read.ptx.sreg.", that or rwc.lane.<the same>, or
                            * rwc.ptx.<form> of 64 bits; NULL: reads as zero */
    unsigned count;        /* of numbers */
    bool is_vector;        /* of four elements */
} special_registers[] = {
    {"tid", RWC_LANE "tid", 0, true},
    {"ntid", "ntid", 0, true},
    {"ctaid", "ctaid", 0, true},
    {"nctaid", "nctaid", 0, true},
    {"laneid", RWC_LANE "laneid", 0, false},
    {"warpid", "warpid", 0, false},
    {"nwarpid", "nwarpid", 0, false},
    {"smid", "smid", 0, false},
    {"nsmid", "nsmid", 0, false},
    {"gridid", RWC_PTX "gridid", 0, false}, /* LLVM's has 32 bits */
    {"lanemask_eq", RWC_LANE "lanemask.eq", 0, false},
    {"lanemask_le", RWC_LANE "lanemask.le", 0, false},
    {"lanemask_lt", RWC_LANE "lanemask.lt", 0, false},
    {"lanemask_ge", RWC_LANE "lanemask.ge", 0, false},
    {"lanemask_gt", RWC_LANE "lanemask.gt", 0, false},
    {"clock", "clock", 0, false},
    {"clock64", "clock64", 0, false},
    {"globaltimer", "globaltimer", 0, false},
    {"globaltimer_lo", "globaltimer", 0, false},
    {"globaltimer_hi", "globaltimer", 0, false},
    {"clock_hi", "clock64", 0, false},
    {"total_smem_size", NULL, 0, false},
    {"aggr_smem_size", NULL, 0, false},
    {"dynamic_smem_size", NULL, 0, false},
    {"current_graph_exec", NULL, 0, false},
    {"reserved_smem_offset_begin", NULL, 0, false},
    {"reserved_smem_offset_end", NULL, 0, false},
    {"reserved_smem_offset_cap", NULL, 0, false},
    {"reserved_smem_offset_#", NULL, 2, false},
    {"pm#", NULL, 8, false},
    {"pm#_64", NULL, 8, false},
    {"envreg#", NULL, 32, false},
};

/* %pm3 and the like; %pm03 is another name. */
static bool is_numbered(const struct special_register *special, const char *name)
{
    size_t length = strcspn(special->name, "#");
    char *end;
    if (strncmp(special->name, name, length)) return false;
    name += length;
    if (name[0] < '0' || name[0] > '9' || (name[0] == '0' && name[1] >= '0' && name[1] <= '9'))
        return false;
    return strtoul(name, &end, 10) < special->count && !strcmp(end, special->name + length + 1);
}

static const struct special_register *find_special(const char *name)
{
    if (name[0] != '%') return NULL;
    for (size_t i = 0; i < sizeof(special_registers) / sizeof(special_registers[0]); i++)
        if (special_registers[i].count ? is_numbered(&special_registers[i], name + 1)
                                       : !strcmp(special_registers[i].name, name + 1))
            return &special_registers[i];
    return NULL;
}

bool rwc_is_special_register(const char *name)
{
    return find_special(name) != NULL;
}

bool rwc_is_special_vector(const char *name)
{
    const struct special_register *special = find_special(name);
    return special && special->is_vector;
}

const char *rwc_refused_register(const char *name)
{
    static const char *const of_clusters[] = {
        "%clusterid",       "%nclusterid",       "%cluster_ctaid",       "%cluster_nctaid",
        "%cluster_ctarank", "%cluster_nctarank", "%is_explicit_cluster",
    };
    for (size_t i = 0; i < sizeof(of_clusters) / sizeof(of_clusters[0]); i++)
        if (!strcmp(of_clusters[i], name))
            return "tells about a thread block cluster, and clusters are not available to ray "
                   "programs";
    return "is not declared and is no special register that ray programs can read";
}

/* Which of the letters xyzw, or rgba, it is: 0 to 3. */
static unsigned component_index(char component)
{
    static const char letters[] = "xyzwrgba";
    return (unsigned)(strchr(letters, component) - letters) % 4;
}

LLVMValueRef rwc_lane_register(struct rwc_lift *l, const char *marker)
{
    return rwc_in_order(l, rwc_extern(l, marker, rwc_int(l, 32), NULL, 0, false));
}

static LLVMValueRef call_special(struct rwc_lift *l, const struct special_register *special,
                                 char component)
{
    char text[80], dotted[3] = "";
    enum rwc_marker marker = rwc_marker_named(special->intrinsic);
    if (marker == RWC_MARKER_PTX)
        return rwc_extern(l, special->intrinsic, rwc_int(l, 64), NULL, 0, true);
    if (component) snprintf(dotted, sizeof(dotted), ".%c", "xyzw"[component_index(component)]);
    const char *family = marker == RWC_MARKER_LANE ? "" : "llvm.nvvm.read.ptx.sreg.";
    snprintf(text, sizeof(text), "%s%s%s", family, special->intrinsic, dotted);
    return *family ? rwc_intrinsic(l, text, NULL, 0) : rwc_lane_register(l, text);
}

static LLVMValueRef read_special(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                                 LLVMTypeRef type)
{
    const char *name = operand->name;
    const struct special_register *special = find_special(name);
    if (!special) return rwc_lift_error(l, "register '%s' %s", name, rwc_refused_register(name));
    if (special->is_vector && !operand->component)
        return rwc_lift_error(l, "'%s' has four elements; write one of them, such as %s.x", name,
                              name);
    if (!special->is_vector && operand->component)
        return rwc_lift_error(l, "register '%s' has no components", name);
    if (!special->intrinsic) return LLVMConstNull(type);
    LLVMValueRef value = call_special(l, special, operand->component);
    if (!strcmp(name + strlen(name) - 3, "_hi"))
        value = rwc_bin(l, LLVMLShr, value, rwc_const(value, 32));
    return rwc_coerce(l, value, type, false);
}

/* Most registers are used in the block that sets them: there no load is needed, and of several
 * stores only the last. What is left is for mem2reg. */
static LLVMValueRef read_register(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    LLVMBasicBlockRef block = LLVMGetInsertBlock(l->builder);
    if (symbol->block == block) return symbol->held;
    symbol->block = block;
    symbol->store = NULL;
    return symbol->held = LLVMBuildLoad2(l->builder, symbol->type, symbol->value, "");
}

static void write_register(struct rwc_lift *l, struct rwc_symbol *symbol, LLVMValueRef value)
{
    LLVMBasicBlockRef block = LLVMGetInsertBlock(l->builder);
    if (symbol->block == block && symbol->store) LLVMInstructionEraseFromParent(symbol->store);
    symbol->block = block;
    symbol->held = value;
    symbol->store = LLVMBuildStore(l->builder, value, symbol->value);
}

/* v.x (or v.r) of a vector register, a register without component of the others; NULL: reported. */
static struct rwc_symbol *element_of(struct rwc_lift *l, struct rwc_symbol *symbol,
                                     const struct rwc_ptx_operand *operand)
{
    if (!operand->component && !symbol->elements) return symbol;
    unsigned at = operand->component ? component_index(operand->component) : 4;
    if (symbol->elements && at < symbol->var->vector) return &symbol->elements[at];
    rwc_lift_error(l,
                   operand->component ? "register '%s' has no such component"
                                      : "vector register '%s' cannot stand here as a whole",
                   operand->name);
    return NULL;
}

static LLVMValueRef add_index(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                              LLVMValueRef address)
{
    LLVMValueRef index = rwc_index(l, operand);
    return index ? rwc_bin(l, LLVMAdd, address, index) : NULL;
}

static LLVMValueRef read_named(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                               LLVMTypeRef type)
{
    struct rwc_symbol *symbol = rwc_lookup(l, operand->name);
    if (!symbol && !strcmp(operand->name, "WARP_SZ")) return read_integer(l, 32, type);
    if (!symbol && operand->name[0] == '%') return read_special(l, operand, type);
    if (!symbol) return rwc_lift_error(l, "'%s' is not declared", operand->name);
    switch (symbol->kind) {
    case RWC_SYMBOL_REGISTER: {
        if (!(symbol = element_of(l, symbol, operand))) return NULL;
        if (operand->negated && type != rwc_int(l, 1))
            return rwc_lift_error(l, "'!%s': only predicates can be negated", operand->name);
        LLVMValueRef value = rwc_coerce(l, read_register(l, symbol), type, false);
        return operand->negated ? LLVMBuildNot(l->builder, value, "") : value;
    }
    case RWC_SYMBOL_MEMORY:
    case RWC_SYMBOL_FUNCTION: {
        if (symbol->var && rwc_lift_is_reference(symbol->var)) {
            if (operand->offset)
                return rwc_lift_error(l, "'%s' is a reference, not an array", operand->name);
            LLVMValueRef handle = rwc_image_object(l, operand->name);
            return handle ? rwc_coerce(l, handle, type, false) : NULL;
        }
        bool indexed = operand->element_count > 0;
        LLVMValueRef address = rwc_lift_symbol_address(l, symbol, indexed ? 0 : operand->offset);
        if (indexed && address) address = add_index(l, operand, address);
        return address ? rwc_coerce(l, address, type, false) : NULL;
    }
    default:
        return rwc_lift_error(l, "label '%s' cannot be used as a value", operand->name);
    }
}

LLVMValueRef rwc_read(struct rwc_lift *l, const struct rwc_ptx_operand *operand, LLVMTypeRef type)
{
    switch (operand->kind) {
    case RWC_PTX_OPERAND_INT:
        return read_integer(l, operand->bits, type);
    case RWC_PTX_OPERAND_FLOAT:
        return read_literal(l, operand, type);
    case RWC_PTX_OPERAND_REG:
    case RWC_PTX_OPERAND_SYMBOL:
        return read_named(l, operand, type);
    case RWC_PTX_OPERAND_SINK:
        return LLVMGetUndef(type);
    default:
        return rwc_lift_error(l, "this kind of operand cannot be read here");
    }
}

static void write_to(struct rwc_lift *l, const struct rwc_ptx_operand *operand, LLVMValueRef value,
                     bool is_signed)
{
    struct rwc_symbol *symbol = rwc_lookup(l, operand->name);
    if (!symbol || symbol->kind != RWC_SYMBOL_REGISTER) {
        rwc_lift_error(l, "'%s' is not a register that can be written", operand->name);
        return;
    }
    symbol = element_of(l, symbol, operand);
    if (symbol) write_register(l, symbol, rwc_coerce(l, value, symbol->type, is_signed));
}

void rwc_write_name(struct rwc_lift *l, const char *name, LLVMValueRef value, bool is_signed)
{
    const struct rwc_ptx_operand operand = {.kind = RWC_PTX_OPERAND_REG, .name = name};
    write_to(l, &operand, value, is_signed);
}

void rwc_write(struct rwc_lift *l, const struct rwc_ptx_operand *operand, LLVMValueRef value,
               bool is_signed)
{
    if (operand->kind == RWC_PTX_OPERAND_SINK) return;
    if (operand->kind == RWC_PTX_OPERAND_REG && !operand->negated)
        write_to(l, operand, value, is_signed);
    else
        rwc_lift_error(l, "the destination must be a register");
}

/* ---- calls ---- */

LLVMValueRef rwc_intrinsic_typed(struct rwc_lift *l, const char *name, LLVMTypeRef *overloads,
                                 unsigned overload_count, LLVMValueRef *args, unsigned count)
{
    unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
    if (!id) return NULL;
    if (!LLVMIntrinsicIsOverloaded(id)) overload_count = 0;
    LLVMValueRef function = LLVMGetIntrinsicDeclaration(l->module, id, overloads, overload_count);
    LLVMTypeRef type = LLVMIntrinsicGetType(l->context, id, overloads, overload_count);
    return LLVMBuildCall2(l->builder, type, function, args, count, "");
}

LLVMValueRef rwc_intrinsic(struct rwc_lift *l, const char *name, LLVMValueRef *args, unsigned count)
{
    LLVMTypeRef type = count ? LLVMTypeOf(args[0]) : NULL;
    return rwc_intrinsic_typed(l, name, &type, count ? 1 : 0, args, count);
}

LLVMValueRef rwc_unary(struct rwc_lift *l, const char *intrinsic, LLVMValueRef a)
{
    return rwc_intrinsic(l, intrinsic, &a, 1);
}

LLVMValueRef rwc_binary(struct rwc_lift *l, const char *intrinsic, LLVMValueRef a, LLVMValueRef b)
{
    return rwc_intrinsic(l, intrinsic, (LLVMValueRef[]){a, b}, 2);
}

/* Of LLVM's attribute "memory", which has two bits, reads and writes, for each of the arguments'
 * memory, memory that no variable is in, and other memory. */
enum { TOUCHES_NONE = 0, TOUCHES_NO_VARIABLE = 3 << 2 };

static void add_attribute(struct rwc_lift *l, LLVMValueRef function, const char *name,
                          uint64_t value)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAttributeRef attribute = LLVMCreateEnumAttribute(l->context, kind, value);
    LLVMAddAttributeAtIndex(function, LLVMAttributeFunctionIndex, attribute);
}

LLVMValueRef rwc_extern(struct rwc_lift *l, const char *name, LLVMTypeRef result,
                        LLVMValueRef *args, unsigned count, bool pure)
{
    LLVMTypeRef types[RWC_MAX_CALL];
    if (count > RWC_MAX_CALL) return rwc_lift_error(l, "'%s' has too many arguments", name);
    for (unsigned i = 0; i < count; i++) types[i] = LLVMTypeOf(args[i]);
    LLVMTypeRef type = LLVMFunctionType(result, types, count, false);
    LLVMValueRef function = LLVMGetNamedFunction(l->module, name);
    if (!function) {
        function = LLVMAddFunction(l->module, name, type);
        add_attribute(l, function, "nounwind", 0);
        if (pure) add_attribute(l, function, "memory", TOUCHES_NONE);
        if (pure) add_attribute(l, function, "willreturn", 0);
    }
    if (LLVMGlobalGetValueType(function) != type)
        return rwc_lift_error(l, "'%s' is called with other types than before", name);
    return rwc_lift_mark(l, LLVMBuildCall2(l->builder, type, function, args, count, ""));
}

LLVMValueRef rwc_speculatable(struct rwc_lift *l, LLVMValueRef call)
{
    if (call) add_attribute(l, LLVMGetCalledValue(call), "speculatable", 0);
    return call;
}

LLVMValueRef rwc_in_order(struct rwc_lift *l, LLVMValueRef call)
{
    if (!call) return NULL;
    add_attribute(l, LLVMGetCalledValue(call), "memory", TOUCHES_NO_VARIABLE);
    add_attribute(l, LLVMGetCalledValue(call), "willreturn", 0);
    return call;
}

LLVMValueRef rwc_lift_mark(struct rwc_lift *l, LLVMValueRef instruction)
{
    if (!instruction || !LLVMIsAInstruction(instruction)) return instruction;
    LLVMMetadataRef line = LLVMValueAsMetadata(rwc_i32(l, l->line));
    LLVMMetadataRef node = LLVMMDNodeInContext2(l->context, &line, 1);
    LLVMSetMetadata(instruction, l->line_kind, LLVMMetadataAsValue(l->context, node));
    return instruction;
}
