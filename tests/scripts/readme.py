#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""readme.py ROOT LIBRARY CC: the example of README.md, compiled and run on the CPU, its ray programs
by clang. What the text leaves out is added: declarations, and the two helpers that it describes."""
import os
import re
import subprocess
import sys
import tempfile

BEFORE = """
#include <raywright.h>
#include <stdio.h>
#include <stdlib.h>
static RTcontext context;
static RTprogram program(const char *name)
{
    RTprogram p;
    const char *message;
    RTresult result = rwProgramCreateFromSourceFile(context, "sphere.cu", 0, NULL, name, &p);
    if (result == RT_SUCCESS) return p;
    rtContextGetErrorString(context, result, &message);
    fprintf(stderr, "%s\\n", message);
    exit(1);
}
static void bind(const char *name, RTobject object)
{
    RTvariable variable;
    rtContextDeclareVariable(context, name, &variable);
    rtVariableSetObject(variable, object);
}
int main(void)
{
    RTgeometry sphere; RTmaterial material; RTgeometryinstance instance; RTgeometrygroup group;
    RTacceleration acceleration; RTbuffer image; void *pixels;
"""
AFTER = """
    const float *middle = (const float *)pixels + (256 * 512 + 256) * 3, *corner = pixels;
    printf("%.2f %.2f %.2f, %.2f %.2f %.2f\\n", middle[0], middle[1], middle[2], corner[0], corner[1],
           corner[2]);
    return rtContextDestroy(context);
}
"""
# The normal of the sphere points to the camera, along -z; the sky is beside it.
EXPECTED = "0.50 0.50 0.00, 0.20 0.30 0.50\n"


def block(text, language):
    return re.search(rf"^```{language}\n(.*?)^```", text, re.M | re.S).group(1)


def main():
    root, library, compiler = sys.argv[1:]
    with open(f"{root}/README.md", encoding="utf-8") as file:
        text = file.read()
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/sphere.cu", "w", encoding="utf-8") as file:
            file.write(block(text, "cuda"))
        with open(f"{folder}/host.c", "w", encoding="utf-8") as file:
            file.write(BEFORE + block(text, "c").replace("RTcontext context;", "") + AFTER)
        subprocess.run([compiler, "-Wall", "-Wextra", "-Werror", f"-I{root}/include", "host.c", "-o",
                        "host", library, f"-Wl,-rpath,{os.path.dirname(library)}"],
                       cwd=folder, check=True)
        environment = dict(os.environ, RW_DEVICE="cpu", RW_CUDA_COMPILER="clang")
        said = subprocess.run(["./host"], cwd=folder, env=environment, stdout=subprocess.PIPE,
                              encoding="utf-8", check=True).stdout
    if said != EXPECTED:
        print(f"said {said!r}, expected {EXPECTED!r}")
    return said != EXPECTED


if __name__ == "__main__":
    sys.exit(main())
