/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The forms on a GPU, by two ways: our whole path, and the driver's compiler on the form's own
 * text. Their results must have the same bits; what the reference says about them is counted as
 * well, which shows errors in the reference, and how good approximations are. Forms that the driver
 * compiles for newer GPUs alone, or wrongly before some version, are compared with the reference
 * only.
 *
 * Prints one line a form: name, cases, cases that the ISA leaves open, differences between ours and
 * the driver's, those of them that are only the bits of a NaN, cases where the driver's is not what
 * the reference says, and the worst error in bounds. Examples stand before the line.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/images_cuda.h"

enum { THREADS = 128, EXAMPLES = 3 };

struct gpu {
    const struct rw_cuda_api *api;
    rw_cu_context context;
    unsigned sm, driver;                   /* the latter as cuDriverGetVersion has it */
    uint64_t memory;                       /* one record a case */
    struct record *before, *ours, *theirs; /* on the host */
    struct images images;                  /* of the form that runs, if it has any */
};

struct outcome {
    bool failed, alone, unsupported; /* alone: without the driver's compiler */
    unsigned cases, open, different, nan_only, wrong;
    double worst;
};

static bool ok(const struct gpu *gpu, rw_cu_result result, const char *what)
{
    char text[512];
    if (!result) return true;
    rw_cuda_message(gpu->api, result, what, text, sizeof(text));
    fprintf(stderr, "%s\n", text);
    return false;
}

static bool load(const struct gpu *gpu, const char *text, const char *name, const char *who,
                 rw_cu_module *out)
{
    static char log[4096];
    int options[] = {RW_CU_JIT_ERROR_LOG, RW_CU_JIT_ERROR_LOG_SIZE};
    void *values[] = {log, (void *)sizeof(log)};
    log[0] = '\0';
    if (!gpu->api->module_load(out, text, 2, options, values)) return true;
    fprintf(stderr, "%s: %s PTX is refused: %s\n", name, who, log);
    return false;
}

/* A surface is the memory of its case, there and back. */
static bool copy_images(const struct gpu *gpu, struct record *records, bool in)
{
    bool writes = gpu->images.count && gpu->images.form->params[0] == SURFACE;
    return !gpu->images.count || (!in && !writes) || images_copy(&gpu->images, records, in);
}

/* Runs the kernel on copies of gpu->before; results to `after`. */
static bool launch(struct gpu *gpu, rw_cu_function function, unsigned form, bool ours,
                   unsigned count, struct record *after)
{
    size_t size = count * sizeof(struct record);
    void *our_args[] = {&gpu->memory, &form, &count}, *their_args[] = {&gpu->memory, &count};
    unsigned blocks = (count + THREADS - 1) / THREADS;
    return copy_images(gpu, gpu->before, true) &&
           ok(gpu, gpu->api->copy_to_device(gpu->memory, gpu->before, size), "cuMemcpyHtoD") &&
           ok(gpu,
              gpu->api->launch_kernel(function, blocks, 1, 1, THREADS, 1, 1, 0, NULL,
                                      ours ? our_args : their_args, NULL),
              "cuLaunchKernel") &&
           ok(gpu, gpu->api->copy_to_host(after, gpu->memory, size), "the kernel") &&
           copy_images(gpu, after, false);
}

static void fill(struct gpu *gpu, const struct form *form, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        struct record *record = &gpu->before[i];
        case_inputs(form, i, record);
        for (unsigned k = 0; k < form->param_count; k++)
            if (form->params[k] == MEMORY)
                record->in[k] =
                    gpu->memory + i * sizeof(struct record) + offsetof(struct record, memory);
        if (gpu->images.count) record->in[0] = gpu->images.items[i].object;
    }
}

/* ---- comparison ---- */

static void print_example(const struct form *form, const char *what, const struct record *before,
                          const uint64_t *is, const uint64_t *expected, const uint64_t *memory,
                          const uint64_t *expected_memory)
{
    printf("    %s:", what);
    for (unsigned k = 0; k < form->param_count; k++)
        if (form->params[k] != MEMORY && form->params[k] != SURFACE && form->params[k] != TEXTURE)
            printf(" %#llx", (unsigned long long)before->in[k]);
    printf(" gives");
    for (unsigned k = 0; k < form->result_count; k++)
        printf(" %#llx not %#llx", (unsigned long long)is[k], (unsigned long long)expected[k]);
    for (unsigned k = 0; k < MEMORY_WORDS; k++)
        if (memory[k] != expected_memory[k])
            printf(" memory[%u] %#llx from %#llx not %#llx", k, (unsigned long long)memory[k],
                   (unsigned long long)before->memory[k], (unsigned long long)expected_memory[k]);
    printf("\n");
}

static void compare_paths(const struct gpu *gpu, const struct form *form, unsigned i,
                          struct outcome *out)
{
    const struct record *a = &gpu->ours[i], *b = &gpu->theirs[i];
    bool same = !memcmp(a->memory, b->memory, sizeof(a->memory)), only_nan = same;
    for (unsigned k = 0; k < form->result_count; k++) {
        bool nan = true;
        same &= same_result(form, k, a->out[k], b->out[k], &nan);
        only_nan &= nan;
    }
    if (same) return;
    out->nan_only += only_nan;
    if (out->different++ < EXAMPLES)
        print_example(form, only_nan ? "NaN bits, ours" : "ours", &gpu->before[i], a->out, b->out,
                      a->memory, b->memory);
}

static void compare(const struct gpu *gpu, const struct form *form, unsigned count,
                    struct outcome *out)
{
    for (unsigned i = 0; i < count; i++) {
        struct answer answer = {0};
        double error;
        memcpy(answer.memory, gpu->before[i].memory, sizeof(answer.memory));
        form->reference->rule(form, gpu->before[i].in, &answer);
        if (answer.undefined) {
            out->open++;
            continue;
        }
        compare_paths(gpu, form, i, out);
        if (form->reference->one_lane) continue;
        bool right = agrees(form, &gpu->theirs[i], &answer, &error);
        if (error > out->worst) out->worst = error;
        if (!right && out->wrong++ < EXAMPLES)
            print_example(form, "driver", &gpu->before[i], gpu->theirs[i].out, answer.out,
                          gpu->theirs[i].memory, answer.memory);
    }
}

/* ---- one form ---- */

static bool run_driver(struct gpu *gpu, const struct form *form, unsigned count)
{
    rw_cu_module module;
    rw_cu_function function;
    char *text = build_driver_text(form);
    bool good = text && load(gpu, text, form->name, "the form's", &module);
    free(text);
    if (!good) return false;
    good = ok(gpu, gpu->api->module_function(&function, module, "run"), "cuModuleGetFunction") &&
           launch(gpu, function, 0, false, count, gpu->theirs);
    gpu->api->module_unload(module);
    return good;
}

static void run_form(struct gpu *gpu, const struct form *form, rw_cu_function ours, unsigned number,
                     struct outcome *out)
{
    unsigned count = form->image.kind ? IMAGE_CASES : case_count(form);
    *out = (struct outcome){.cases = count};
    out->alone = gpu->driver < form->driver || gpu->sm < form->sm;
    gpu->images = (struct images){.count = 0};
    out->failed = form->image.kind && !images_open(&gpu->images, gpu->api, form, count);
    if (!out->failed) fill(gpu, form, count);
    out->failed = out->failed || !launch(gpu, ours, number, true, count, gpu->ours) ||
                  (!out->alone && !run_driver(gpu, form, count));
    if (out->alone) memcpy(gpu->theirs, gpu->ours, count * sizeof(struct record));
    if (!out->failed) compare(gpu, form, count, out);
    if (form->image.kind) images_close(&gpu->images);
    out->failed |= out->different || (out->alone && out->wrong);
    printf("%s %u cases, %u open, %u differ (%u in NaN bits), driver and reference %u, worst "
           "%.3f%s\n",
           form->name, out->cases, out->open, out->different, out->nan_only, out->wrong, out->worst,
           out->alone ? ", without the driver's compiler" : "");
}

/* Forms in one kernel of ours; when that cannot be built or loaded, each in its own. */
static void run_batch(struct gpu *gpu, const struct form *forms, unsigned count,
                      struct outcome *out)
{
    void *code = NULL;
    size_t size;
    rw_cu_module module;
    rw_cu_function function;
    bool built = build_batch(forms, count, gpu->sm, &code, &size) &&
                 load(gpu, code, forms[0].name, "our", &module);
    free(code);
    if (!built && count == 1) {
        bool newer = forms[0].sm > gpu->sm;
        out[0] = (struct outcome){.failed = !newer, .unsupported = newer};
        printf(newer ? "%s needs sm_%u\n" : "%s failed\n", forms[0].name, forms[0].sm);
    }
    for (unsigned i = 0; i < count && !built && count > 1; i++)
        run_batch(gpu, &forms[i], 1, &out[i]);
    if (!built) return;
    bool found = ok(gpu, gpu->api->module_function(&function, module, "rw_megakernel"),
                    "cuModuleGetFunction");
    for (unsigned i = 0; i < count; i++)
        if (found) run_form(gpu, &forms[i], function, i, &out[i]);
    gpu->api->module_unload(module);
}

/* ---- the table ---- */

static void write_row(FILE *out, const struct suite *suite, const struct outcome *outcomes,
                      unsigned first, unsigned end)
{
    struct outcome sum = {0};
    unsigned absent = 0;
    bool approximate = false;
    for (unsigned i = first; i < end; i++) {
        const struct outcome *o = &outcomes[i];
        absent += o->unsupported;
        sum.cases += o->cases;
        sum.open += o->open;
        sum.different += o->different;
        sum.nan_only += o->nan_only;
        sum.wrong += o->wrong;
        if (o->worst > sum.worst) sum.worst = o->worst;
        approximate |= suite->forms[i].bound != EXACT;
    }
    fprintf(out, "| `%s` | %u | %u | %u | %u | %u | ", suite->forms[first].opcode,
            end - first - absent, sum.cases, sum.different - sum.nan_only, sum.nan_only, sum.wrong);
    fprintf(out, approximate ? "%.2f |\n" : "exact |\n", sum.worst);
}

static void write_table(const char *path, const struct suite *suite, const struct outcome *outcomes)
{
    FILE *out = path ? fopen(path, "w") : NULL;
    if (path && !out) fprintf(stderr, "%s: cannot be written\n", path);
    if (!out) return;
    fprintf(out,
            "| opcode | forms | cases | differ | differ in NaN bits | driver and reference | worst "
            "error, in bounds |\n|---|---|---|---|---|---|---|\n");
    for (unsigned first = 0, end; first < suite->executed; first = end) {
        for (end = first + 1; end < suite->executed; end++)
            if (strcmp(suite->forms[first].opcode, suite->forms[end].opcode)) break;
        write_row(out, suite, outcomes, first, end);
    }
    fclose(out);
}

/* ---- the run ---- */

static unsigned most_cases(const struct suite *suite)
{
    unsigned most = 0;
    for (unsigned i = 0; i < suite->executed; i++)
        if (case_count(&suite->forms[i]) > most) most = case_count(&suite->forms[i]);
    return most;
}

static bool open_gpu(struct gpu *gpu, unsigned cases)
{
    size_t size = cases * sizeof(struct record);
    rw_cu_device device;
    int major = 0, minor = 0, driver = 0;
    gpu->before = malloc(size);
    gpu->ours = malloc(size);
    gpu->theirs = malloc(size);
    if (!gpu->before || !gpu->ours || !gpu->theirs) return false;
    if (!ok(gpu, gpu->api->device_get(&device, 0), "cuDeviceGet") ||
        !ok(gpu, gpu->api->primary_retain(&gpu->context, device), "cuDevicePrimaryCtxRetain") ||
        !ok(gpu, gpu->api->context_push(gpu->context), "cuCtxPushCurrent") ||
        !ok(gpu, gpu->api->memory_alloc(&gpu->memory, size), "cuMemAlloc"))
        return false;
    gpu->api->device_attribute(&major, RW_CU_DEVICE_CAPABILITY_MAJOR, device);
    gpu->api->device_attribute(&minor, RW_CU_DEVICE_CAPABILITY_MINOR, device);
    gpu->sm = (unsigned)(10 * major + minor);
    if (!ok(gpu, gpu->api->driver_version(&driver), "cuDriverGetVersion")) return false;
    gpu->driver = (unsigned)driver;
    return true;
}

/* Forms that this GPU lacks go alone: some we make of other instructions. */
static void run_all(struct gpu *gpu, const struct suite *suite, struct outcome *outcomes)
{
    for (unsigned first = 0, end; first < suite->executed; first = end) {
        bool there = suite->forms[first].sm <= gpu->sm;
        for (end = first + 1; there && end < suite->executed && end - first < BATCH; end++)
            if (suite->forms[end].sm > gpu->sm) break;
        run_batch(gpu, &suite->forms[first], end - first, &outcomes[first]);
        fflush(stdout);
    }
}

unsigned run_cuda(const struct suite *suite, const char *table)
{
    char why[512];
    struct gpu gpu = {.api = rw_cuda_api(why, sizeof(why))};
    unsigned failures = 0;
    if (!gpu.api) {
        printf("skipped: %s\n", why);
        return RUN_SKIPPED;
    }
    struct outcome *outcomes = calloc(suite->executed, sizeof(*outcomes));
    bool open = outcomes && open_gpu(&gpu, most_cases(suite));
    if (open) {
        run_all(&gpu, suite, outcomes);
        write_table(table, suite, outcomes);
        gpu.api->memory_free(gpu.memory);
    }
    for (unsigned i = 0; i < suite->executed && open; i++) failures += outcomes[i].failed;
    free(gpu.before);
    free(gpu.ours);
    free(gpu.theirs);
    free(outcomes);
    return open ? failures : 1;
}
