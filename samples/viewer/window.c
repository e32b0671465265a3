/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The window: mouse and keys, and a loop that draws a sample, shows the picture and tells in the
 * title how far it is. What mouse and keys did is printed, a line each.
 */
#include "viewer/window.h"

#include <GLFW/glfw3.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "viewer/screen.h"

struct app {
    struct viewer *viewer;
    struct viewer_screen screen;
    const struct sample_options *options;
    GLFWwindow *window;
    const char *device;
    char device_name[128];
    double mouse[2];
    int turning, object; /* the camera turns; the object that is dragged, -1: none */
    float depth;         /* of the object, along the camera's axis */
    int changed, switch_device, save;
};

static struct app *app_of(GLFWwindow *window)
{
    return glfwGetWindowUserPointer(window);
}

static void tell(const char *what, const float at[3])
{
    printf("%s %.4f %.4f %.4f\n", what, (double)at[0], (double)at[1], (double)at[2]);
    fflush(stdout);
}

/* ---- mouse ---- */

/* -1 to 1, from left to right and from below. */
static void in_picture(const struct app *a, float out[2])
{
    int width, height;
    glfwGetWindowSize(a->window, &width, &height);
    out[0] = 2 * (float)a->mouse[0] / (float)width - 1;
    out[1] = 1 - 2 * (float)a->mouse[1] / (float)height;
}

static void grasp(struct app *a)
{
    struct viewer *v = a->viewer;
    float at[2], x[3], y[3], z[3], direction[3], distance, length = 0, along = 0;
    in_picture(a, at);
    SAMPLE_CHECK(v->context, viewer_pick(v, at[0], at[1], &a->object, &distance));
    viewer_camera_axes(&v->camera, (float)v->width / (float)v->height, x, y, z);
    for (int i = 0; i < 3; i++) {
        direction[i] = z[i] + at[0] * x[i] + at[1] * y[i];
        length += direction[i] * direction[i];
        along += direction[i] * z[i];
    }
    a->depth = distance * along / sqrtf(length);
    printf("grasped %d\n", a->object);
    fflush(stdout);
}

static void drag(struct app *a, const float by[2])
{
    struct viewer *v = a->viewer;
    float x[3], y[3], z[3];
    float *place = v->places[a->object];
    viewer_camera_axes(&v->camera, (float)v->width / (float)v->height, x, y, z);
    for (int i = 0; i < 3; i++) place[i] += a->depth * (by[0] * x[i] + by[1] * y[i]);
    a->changed = 1;
}

static void on_move(GLFWwindow *window, double x, double y)
{
    struct app *a = app_of(window);
    float before[2], now[2];
    in_picture(a, before);
    a->mouse[0] = x;
    a->mouse[1] = y;
    in_picture(a, now);
    const float by[2] = {now[0] - before[0], now[1] - before[1]};
    if (a->turning) {
        viewer_camera_orbit(&a->viewer->camera, 2 * by[0], -2 * by[1]);
        a->changed = 1;
    }
    if (a->object >= 0) drag(a, by);
}

/* The left button turns the camera, the right one drags what is under it. */
static void on_button(GLFWwindow *window, int button, int action, int mods)
{
    struct app *a = app_of(window);
    (void)mods;
    if (button == GLFW_MOUSE_BUTTON_LEFT) {
        a->turning = action == GLFW_PRESS;
        if (!a->turning) tell("camera", a->viewer->camera.eye);
    }
    if (button != GLFW_MOUSE_BUTTON_RIGHT) return;
    if (action == GLFW_PRESS) {
        grasp(a);
    } else if (a->object >= 0) {
        tell("moved", a->viewer->places[a->object]);
        a->object = -1;
    }
}

static void on_wheel(GLFWwindow *window, double x, double y)
{
    struct app *a = app_of(window);
    (void)x;
    viewer_camera_zoom(&a->viewer->camera, powf(0.9f, (float)y));
    a->changed = 1;
    tell("camera", a->viewer->camera.eye);
}

/* ---- keys ---- */

static void fly(struct app *a, const float by[3])
{
    viewer_camera_fly(&a->viewer->camera, by);
    a->changed = 1;
    tell("camera", a->viewer->camera.eye);
}

static void toggle_denoiser(struct app *a)
{
    struct viewer *v = a->viewer;
    v->denoise = !v->denoise && v->denoiser;
    SAMPLE_CHECK(v->context, viewer_clean(v));
    printf("denoiser %s\n", v->denoise ? "on" : "off");
    fflush(stdout);
}

static void on_key(GLFWwindow *window, int key, int code, int action, int mods)
{
    static const struct {
        int key;
        float by[3];
    } flights[] = {
        {GLFW_KEY_W, {0, 0, 0.05f}}, {GLFW_KEY_S, {0, 0, -0.05f}}, {GLFW_KEY_A, {-0.05f, 0, 0}},
        {GLFW_KEY_D, {0.05f, 0, 0}}, {GLFW_KEY_E, {0, 0.05f, 0}},  {GLFW_KEY_Q, {0, -0.05f, 0}},
    };
    struct app *a = app_of(window);
    (void)code, (void)mods;
    if (action == GLFW_RELEASE) return;
    for (size_t i = 0; i < sizeof(flights) / sizeof(flights[0]); i++)
        if (flights[i].key == key) fly(a, flights[i].by);
    if (key == GLFW_KEY_N) toggle_denoiser(a);
    if (key == GLFW_KEY_C) a->switch_device = 1;
    if (key == GLFW_KEY_P) a->save = 1;
    if (key == GLFW_KEY_ESCAPE) glfwSetWindowShouldClose(window, 1);
}

/* ---- contexts ---- */

static void open_context(struct app *a)
{
    RTcontext context;
    SAMPLE_CHECK(NULL, rtContextCreate(&context));
    SAMPLE_CHECK(context, rwContextSetDevice(context, a->device));
    SAMPLE_CHECK(context, viewer_create(a->viewer, context));
    SAMPLE_CHECK(context, viewer_screen_attach(&a->screen, context));
    SAMPLE_CHECK(context, viewer_set_screen(a->viewer, a->screen.buffer));
    SAMPLE_CHECK(context, rwContextGetDeviceName(context, a->device_name, sizeof(a->device_name)));
    printf("device %s\n", a->device_name);
    fflush(stdout);
}

/* To the CPU or back to the device that was asked for; camera and objects stay. */
static void switch_device(struct app *a)
{
    a->device = strcmp(a->device, "cpu") ? "cpu" : a->options->device;
    SAMPLE_CHECK(a->viewer->context, rtContextDestroy(a->viewer->context));
    open_context(a);
}

static void open_window(struct app *a)
{
    const struct sample_options *o = a->options;
    if (!glfwInit()) {
        fprintf(stderr, "there is no display; --headless writes a picture\n");
        exit(1);
    }
    a->window = glfwCreateWindow((int)o->width, (int)o->height, "viewer", NULL, NULL);
    if (!a->window) {
        fprintf(stderr, "there is no window with OpenGL; --headless writes a picture\n");
        exit(1);
    }
    glfwMakeContextCurrent(a->window);
    glfwSetWindowUserPointer(a->window, a);
    glfwSetCursorPosCallback(a->window, on_move);
    glfwSetMouseButtonCallback(a->window, on_button);
    glfwSetScrollCallback(a->window, on_wheel);
    glfwSetKeyCallback(a->window, on_key);
}

/* ---- the loop ---- */

static void set_title(const struct app *a)
{
    const struct viewer *v = a->viewer;
    char title[256];
    snprintf(title, sizeof(title), "viewer: %u x %u, %u samples%s, %s", v->width, v->height,
             v->samples, v->denoise && v->denoised ? ", denoised" : "", a->device_name);
    glfwSetWindowTitle(a->window, title);
}

static void fit_window(struct app *a)
{
    int width, height;
    glfwGetFramebufferSize(a->window, &width, &height);
    if (width < 1 || height < 1) return;
    if ((unsigned)width == a->screen.width && (unsigned)height == a->screen.height) return;
    SAMPLE_CHECK(a->viewer->context,
                 viewer_screen_set_size(&a->screen, (unsigned)width, (unsigned)height));
    SAMPLE_CHECK(a->viewer->context, viewer_set_size(a->viewer, (unsigned)width, (unsigned)height));
    printf("size %d %d\n", width, height);
    fflush(stdout);
}

static void show(struct app *a)
{
    struct viewer *v = a->viewer;
    RTvariable shown;
    SAMPLE_CHECK(v->context, rtContextQueryVariable(v->context, "shown", &shown));
    SAMPLE_CHECK(v->context, rtVariableSetObject(shown, viewer_shown(v)));
    SAMPLE_CHECK(v->context, rtContextLaunch2D(v->context, VIEWER_SHOW, v->width, v->height));
    viewer_screen_draw(&a->screen);
    if (a->save && viewer_screen_save(&a->screen, a->options->output)) {
        printf("saved %s\n", a->options->output);
        fflush(stdout);
    }
    a->save = 0;
    glfwSwapBuffers(a->window);
}

/* Once all samples are there it waits for something to happen. */
static void step(struct app *a)
{
    struct viewer *v = a->viewer;
    bool done = v->samples >= a->options->samples && !a->changed;
    if (a->switch_device) switch_device(a);
    a->switch_device = 0;
    fit_window(a);
    if (a->changed) SAMPLE_CHECK(v->context, viewer_moved(v));
    a->changed = 0;
    if (v->samples < a->options->samples) SAMPLE_CHECK(v->context, viewer_draw(v));
    if (v->samples == a->options->samples) SAMPLE_CHECK(v->context, viewer_clean(v));
    show(a);
    set_title(a);
    if (done)
        glfwWaitEventsTimeout(0.25);
    else
        glfwPollEvents();
}

void viewer_window(struct viewer *v, const struct sample_options *options)
{
    struct app a = {.viewer = v, .options = options, .device = options->device, .object = -1};
    open_window(&a);
    open_context(&a);
    while (!glfwWindowShouldClose(a.window)) step(&a);
    SAMPLE_CHECK(v->context, rtContextDestroy(v->context));
    glfwTerminate();
}
