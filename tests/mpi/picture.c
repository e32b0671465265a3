/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Renders a picture on all ranks together and writes its bytes, for tests that compare them.
 *
 *   mpirun -n N picture FILE [OPTION=VALUE...]
 *     checkpoint=FILE   kept every 20 ms
 *     die=RANK          that rank kills itself in the middle of a tile
 *     end=PART          rank 0 ends the launch when so much is done, in thousandths
 *     width=RANK        that rank asks for another width
 *     without=RANK      that rank has no program, so that its launches fail
 *     everywhere=1      all ranks write their picture, to FILE.<rank>
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright_mpi.h"

enum { WIDTH = 301, HEIGHT = 203, TALLIES = 5, BINS = 48, SKIPPED = 77 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(uint2, size, rtLaunchDim, );\n"
    "rtBuffer<float4, 2> picture;\n"
    "rtBuffer<unsigned int, 2> steps;\n"
    "rtBuffer<float4> tally;\n"
    "rtBuffer<unsigned int, 2> histogram;\n"
    "RT_PROGRAM void draw() {\n"
    "    float a = index.x * 3.0f / size.x - 2, b = index.y * 2.0f / size.y - 1, x = 0, y = 0;\n"
    "    unsigned int n = 0;\n"
    "    for (; n < 20000 && x * x + y * y < 4; n++) {\n"
    "        const float t = x * x - y * y + a;\n"
    "        y = 2 * x * y + b;\n"
    "        x = t;\n"
    "    }\n"
    "    picture[index] = make_float4(x, y, n, index.x * 1000 + index.y);\n"
    "    steps[index] = n;\n"
    "    atomicAdd(&tally[n % 5].x, 1.0f);\n"
    "    atomicAdd(&tally[n % 5].w, (float)(n % 7));\n"
    "    atomicAdd(&histogram[make_uint2(n % 16, index.x % 3)], n + 4000000000u);\n"
    "}\n";

static int rank;
static const char *values[6];
static const char *const options[] = {
    "checkpoint=", "die=", "end=", "width=", "without=", "everywhere="};
enum { CHECKPOINT, DIE, END, OTHER_WIDTH, WITHOUT, EVERYWHERE };

static void check(RTcontext context, RTresult result, const char *doing)
{
    const char *text = "";
    if (!result) return;
    if (context) rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "rank %d, %s: %s\n", rank, doing, text);
    MPI_Abort(MPI_COMM_WORLD, result == RT_ERROR_NOT_SUPPORTED ? SKIPPED : 1);
}

static RTbuffer make_buffer(RTcontext context, const char *name, RTformat format,
                            unsigned dimensions, const RTsize *size)
{
    RTbuffer buffer;
    RTvariable v;
    check(context, rtBufferCreate(context, RT_BUFFER_INPUT_OUTPUT, &buffer), "a buffer");
    check(context, rtBufferSetFormat(buffer, format), "a buffer");
    check(context, rtBufferSetSizev(buffer, dimensions, size), "a buffer");
    check(context, rtContextDeclareVariable(context, name, &v), "a variable");
    check(context, rtVariableSetObject(v, buffer), "a variable");
    return buffer;
}

/* Called while a tile runs. */
static int die(void)
{
    static int calls;
    if (++calls == 3) raise(SIGKILL);
    return 0;
}

static int end_at(double done, void *user)
{
    (void)user;
    return values[END] && done * 1000 >= atoi(values[END]);
}

/* Sums begin with numbers that rank 0 has, and others have other ones. */
static void begin_sums(RTcontext context, const RWmpilaunch *l)
{
    void *data;
    check(context, rtBufferMap(l->sums[0], &data), "the sums");
    for (int i = 0; i < TALLIES * 4; i++) ((float *)data)[i] = (float)(i + 1000 * rank);
    check(context, rtBufferUnmap(l->sums[0]), "the sums");
    check(context, rtBufferMap(l->sums[1], &data), "the sums");
    for (unsigned i = 0; i < BINS; i++) ((unsigned *)data)[i] = i + 1000u * (unsigned)rank;
    check(context, rtBufferUnmap(l->sums[1]), "the sums");
}

static void write_file(RTcontext context, RTbuffer buffer, size_t size, FILE *file)
{
    void *data;
    check(context, rtBufferMap(buffer, &data), "the picture");
    if (fwrite(data, size, 1, file) != 1) check(NULL, RT_ERROR_UNKNOWN, "a file");
    check(context, rtBufferUnmap(buffer), "the picture");
}

static void write_picture(RTcontext context, const RWmpilaunch *l, const char *name)
{
    char path[4096];
    snprintf(path, sizeof(path), values[EVERYWHERE] ? "%s.%d" : "%s", name, rank);
    FILE *file = fopen(path, "wb");
    if (!file) check(NULL, RT_ERROR_FILE_NOT_FOUND, path);
    write_file(context, l->buffers[0], WIDTH * HEIGHT * 16, file);
    write_file(context, l->buffers[1], WIDTH * HEIGHT * 4, file);
    write_file(context, l->sums[0], TALLIES * 16, file);
    write_file(context, l->sums[1], BINS * 4, file);
    fclose(file);
}

static RTcontext make_context(RWmpilaunch *l)
{
    RTcontext context = NULL;
    RTprogram program;
    check(NULL, rtContextCreate(&context), "a context");
    check(context, rtContextSetRayTypeCount(context, 1), "a context");
    check(context, rtContextSetEntryPointCount(context, 1), "a context");
    check(context,
          rwProgramCreateFromSourceString(context, source, "picture.cu", 0, NULL, "draw", &program),
          "the program");
    if (!values[WITHOUT] || rank != atoi(values[WITHOUT]))
        check(context, rtContextSetRayGenerationProgram(context, 0, program), "the program");
    const RTsize size[] = {WIDTH, HEIGHT}, tallies[] = {TALLIES}, bins[] = {16, BINS / 16};
    l->buffers[0] = make_buffer(context, "picture", RT_FORMAT_FLOAT4, 2, size);
    l->buffers[1] = make_buffer(context, "steps", RT_FORMAT_UNSIGNED_INT, 2, size);
    l->sums[0] = make_buffer(context, "tally", RT_FORMAT_FLOAT4, 1, tallies);
    l->sums[1] = make_buffer(context, "histogram", RT_FORMAT_UNSIGNED_INT, 2, bins);
    begin_sums(context, l);
    if (values[DIE] && rank == atoi(values[DIE]))
        check(context, rtContextSetTimeoutCallback(context, die, 0.001), "a callback");
    return context;
}

int main(int argc, char **argv)
{
    RWmpilaunch l = {
        .width = WIDTH, .height = HEIGHT, .bufferCount = 2, .sumCount = 2, .progress = end_at};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int i = 2; i < argc; i++)
        for (size_t k = 0; k < sizeof(options) / sizeof(options[0]); k++)
            if (!strncmp(argv[i], options[k], strlen(options[k])))
                values[k] = argv[i] + strlen(options[k]);
    RTcontext context = make_context(&l);
    l.checkpoint = values[CHECKPOINT];
    l.checkpointSeconds = 0.02;
    l.patience = 2;
    l.everywhere = values[EVERYWHERE] != NULL;
    if (values[OTHER_WIDTH] && rank == atoi(values[OTHER_WIDTH])) l.width--;
    RTresult result = rwMpiLaunch2D(context, MPI_COMM_WORLD, &l);
    fprintf(stderr, "rank %d: %d, %u tiles, %u resumed, %u lost: %s\n", rank, result, l.tilesRun,
            l.tilesResumed, l.ranksLost, l.message);
    if (!result && (!rank || l.everywhere)) write_picture(context, &l, argv[1]);
    rtContextDestroy(context);
    if (!l.ranksLost) MPI_Finalize();
    fflush(NULL);
    if (l.ranksLost) _Exit(result ? 1 : 0); /* MPI would wait for the lost */
    return result ? 1 : 0;
}
