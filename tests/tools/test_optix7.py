# SPDX-License-Identifier: Apache-2.0
"""Applications of OptiX 7 through record, inspect, diff and compile: the samples, and Mitsuba where
RW_MITSUBA_PYTHON names a Python that has it. With "cuda" as the fifth argument on a GPU."""
import json
import os
import re
import shutil
import subprocess
import sys

import support
from support import SAMPLES, SKIP, TOOL, model, path, run, run_tests

DEVICE = sys.argv[5] if len(sys.argv) > 5 else "cpu"
SIZE = (48, 32)
FRAMES = 3


def record(sample, **environment):
    """The folder of a recording, and what was said. Each is made once."""
    key = (sample, *environment.items())
    if key in record.made:
        return record.made[key]
    folder = path(f"{sample}-{len(record.made)}")
    command = (os.path.join(SAMPLES, "optix7_" + sample), "--device", DEVICE, "--size",
               "x".join(map(str, SIZE)), "--frames", str(FRAMES), "-o", path("picture.png"))
    code, out, said = run("record", "--optix", "--profile", "-o", folder, "--", *command,
                          RW_DEVICE=DEVICE, **environment)
    if "there is no device" in out + said:
        print("skipped: no CUDA device")
        sys.exit(SKIP)
    assert code == 0, said
    record.made[key] = folder, said
    return record.made[key]


record.made = {}


def copy(folder, name):
    return shutil.copytree(folder, path(name))


def kernel_of(folder):
    (kernel,) = model(folder)["kernels"]
    return kernel


def ptx_line(folder, kernel, program, line):
    module = next(m for m in kernel["lines"]["modules"] if program in m["programs"])
    file = os.path.join(folder, "kernels", kernel["hash"], module["file"])
    with open(file, encoding="utf-8") as text:
        return text.read().split("\n")[line - 1]


def test_recording():
    folder, said = record("triangle")
    assert f"raywright record: DRJIT_LIBOPTIX_PATH={os.path.dirname(TOOL)}/optix7/" in said, said
    kernel = kernel_of(folder)
    assert kernel["launches"]["count"] == kernel["profiled_launches"]["count"] == FRAMES
    assert kernel["launches"]["ms_min"] > 0
    assert kernel["launches"]["entries"][0]["program"] == "__raygen__parallel"
    assert kernel["launches"]["entries"][0]["size"] == [*SIZE, 1]
    assert kernel["profile"]["rays"] == FRAMES * SIZE[0] * SIZE[1], kernel["profile"]["rays"]
    assert kernel["lines"]["exact"]
    assert not any(model(folder)["unfinished"])


def test_pipelines():
    folder, _ = record("triangle")
    (pipeline,) = kernel_of(folder)["pipelines"]
    assert pipeline["from"] == "compiler" and pipeline["made_ms"] > 1
    words = pipeline["words"]
    assert words == ["trace depth 1", "3 payload values", "2 attribute values", "single structures",
                     "triangles", "parameters in params"], words
    (module,) = pipeline["modules"]
    assert sorted(module["programs"]) == ["__closesthit__weights", "__miss__background",
                                          "__raygen__parallel"], module
    assert module["number"] == 0 and module["bytes"] > 1000
    text = run("inspect", "--text", folder)[1]
    assert "pipeline of 3 groups, made in" in text and ", ".join(words) in text, text


def test_places_are_in_the_ptx():
    """These modules have no source: states and costs name lines of the PTX."""
    folder, _ = record("path_tracer")
    kernel = kernel_of(folder)
    states = {s["name"]: s for s in kernel["states"]}
    begin = states["__raygen__camera"]["ptx"]
    assert "__raygen__camera" in ptx_line(folder, kernel, *begin)
    resumed = [s for s in kernel["states"] if s["kind"] == "resume"]
    assert len(resumed) == 2
    for state in resumed:
        assert "_optix_trace" in ptx_line(folder, kernel, *state["ptx"]), state
    assert any("start at the trace of __raygen__camera in line" in s["text"] for s in kernel["summary"])


def test_costs():
    folder, _ = record("path_tracer")
    kernel = kernel_of(folder)
    costs, lines = kernel["costs"], kernel["lines"]
    assert costs["total"] == len(lines["megakernel"])
    innermost = [next((f for f in lines["stacks"][s] if isinstance(f, list)), None)
                 for _, s in lines["megakernel"]]
    assert costs["built_in"] == innermost.count(None) > 0
    key = "machine" if "total_machine" in costs else "instructions"
    counts = [line[key] for line in costs["lines"]]
    assert counts == sorted(counts, reverse=True) and counts[0] > 0
    module = lines["modules"][0]["programs"]
    for line in costs["lines"]:
        program, number = line["ptx"]
        same = [f for f in innermost if f and f[1] == number and f[0] in module]
        assert program in module and line["instructions"] == len(same), line
        text = ptx_line(folder, kernel, program, number).strip()
        assert line["text"] == (text if "), " not in text else "call " + text.split("), ", 1)[1])
    rays = sum(line.get("rays", 0) for line in costs["lines"])
    assert rays == kernel["profile"]["rays"], (rays, kernel["profile"]["rays"])


def test_machine_code_counts():
    """Where there is a disassembly: of lines.cubin there may be none here, so it is made up."""
    folder = copy(record("triangle")[0], "machine")
    kernel = kernel_of(folder)
    at, stack = next((at, s) for at, s in kernel["lines"]["megakernel"]
                     if any(isinstance(f, list) for f in kernel["lines"]["stacks"][s]))
    built_in = next(at for at, s in kernel["lines"]["megakernel"]
                    if not any(isinstance(f, list) for f in kernel["lines"]["stacks"][s]))
    with open(os.path.join(folder, "kernels", kernel["hash"], "sass.txt"), "w",
              encoding="utf-8") as file:
        file.write(f".text.rw_megakernel:\n## line {built_in}\n/*00*/ MOV ;\n## line {at}\n"
                   "/*10*/ FADD ;\n/*20*/ FMUL ;\n.L_1:\n/*30*/ FADD ;\n")
    costs = kernel_of(folder)["costs"]
    assert (costs["total_machine"], costs["built_in_machine"]) == (4, 1), costs
    assert costs["lines"][0]["machine"] == 3, costs["lines"][0]
    program, line = next(f for f in kernel["lines"]["stacks"][stack] if isinstance(f, list))
    assert costs["lines"][0]["ptx"][1] == line, (program, line, costs["lines"][0])


def test_direct():
    """Of rays that are traced within a program, the profile has the time in traversal. A GPU refuses
    to run programs so that trace from hits."""
    if DEVICE != "cpu":
        return
    folder, _ = record("path_tracer", RW_STRATEGY="direct")
    kernel = kernel_of(folder)
    assert kernel["report"]["strategy"] == "direct"
    share = {s["kind"]: s.get("share", 0) for s in kernel["states"]}
    assert 0.02 < share["traversal"] < 0.98 and share["ray generation"] > 0, share
    traversal = next(s for s in kernel["states"] if s["kind"] == "traversal")
    assert traversal["groups"] > kernel["profile"]["rays"]  # rounds


def test_diff():
    first, _ = record("triangle")
    second, _ = record("path_tracer")
    code, out, said = run("diff", first, first)
    assert (code, said) == (0, "") and "nothing but times differs" in out, out
    code, out, _ = run("diff", first, second)
    assert code == 1
    assert re.search(r"option of A +trace depth 1\n.* 3 payload values\n.*option of B +trace depth 2", out), out
    assert re.search(r"PTX of modules +\d+ +\d+ bytes", out) and "instructions of PTX" in out, out


def renamed(folder, name, digits):
    """A copy in which a program is called as Dr.Jit would call it."""
    for base, _, files in os.walk(copy(folder, name)):
        for file in files:
            if file.endswith((".json", ".jsonl")):
                with open(os.path.join(base, file), encoding="utf-8") as text:
                    words = text.read().replace("__raygen__parallel", "__raygen__" + digits)
                with open(os.path.join(base, file), "w", encoding="utf-8") as text:
                    text.write(words)
    return path(name)


def test_diff_of_names_with_hashes():
    folder, _ = record("triangle")
    code, out, _ = run("diff", renamed(folder, "ones", 32 * "1"), renamed(folder, "twos", 32 * "2"))
    assert code == 0 and "only in" not in out, out
    code, out, _ = run("diff", folder, path("ones"))
    assert code == 1 and "only in" in out, out


def test_damaged_log():
    folder = copy(record("triangle")[0], "damaged")
    with open(os.path.join(folder, "pipelines.jsonl"), "a", encoding="utf-8") as log:
        log.write("{}\n")
    code, _, said = run("inspect", "--json", folder)
    assert code == 1 and "pipelines.jsonl is damaged, line 2: no pipeline" in said, said


def test_misuse():
    code, _, said = run("record", "--library", TOOL, "true")
    assert code == 2 and "--library is for --optix" in said, said
    code, _, said = run("record", "--optix", "--library", "/nonexistent", "-o", path("none"), "true")
    assert code == 125 and "there is no file /nonexistent" in said, said
    code, _, said = run("record", "-o", path("nothing"), "true")
    assert code == 0 and "one of OptiX 7 needs --optix" in said, said


def compiled(*words):
    code, _, said = run("compile", *words, "-o", path("out.ptx"), "-r", path("report.json"))
    if code:
        return code, said
    with open(path("report.json"), encoding="utf-8") as file:
        return code, json.load(file)


def test_compile():
    module = os.path.join(SAMPLES, "optix7_path_tracer.ptx")
    code, report = compiled("--optix", module)
    assert code == 0, report
    names = {p["name"] for p in report["programs"]}
    assert names == {"__raygen__camera", "__closesthit__diffuse", "__miss__outside", "__miss__lit"}
    assert report["strategy"] == "states"
    code, report = compiled("-x", "--strategy", "direct", "--scene", "triangles", module,
                            "raygen=__raygen__camera")
    assert code == 0 and report["strategy"] == "direct" and len(report["programs"]) == 1, report


def test_compile_launch_parameters():
    with open(os.path.join(SAMPLES, "optix7_triangle.ptx"), encoding="utf-8") as file:
        text = file.read()
    with open(path("two.ptx"), "w", encoding="utf-8") as file:
        file.write(text.replace(".visible .const", ".const .align 8 .b8 other[8];\n.visible .const", 1))
    code, said = compiled("--optix", path("two.ptx"))
    assert code == 1 and "other and params" in said and "--params" in said, said
    assert compiled("--optix", "--params", "params", path("two.ptx"))[0] == 0
    with open(path("none.ptx"), "w", encoding="utf-8") as file:
        file.write(text[:text.index(".visible")])
    code, said = compiled("--optix", path("none.ptx"))
    assert code == 1 and "__raygen__NAME" in said, (code, said)


MITSUBA = """
import mitsuba as mi, numpy
mi.set_variant('cuda_ad_rgb')
scene = mi.cornell_box()
scene["sensor"]["film"]["width"] = scene["sensor"]["film"]["height"] = 8
numpy.array(mi.render(mi.load_dict(scene), spp=1))
"""


def test_mitsuba():
    """Dr.Jit's pipelines, by the stand-in for CUDA's driver."""
    python = os.environ.get("RW_MITSUBA_PYTHON", sys.executable)
    standin = os.path.join(os.path.dirname(TOOL), "optix7", "standin", "libcuda.so.1")
    if DEVICE != "cpu" or not os.path.exists(standin) or subprocess.run(
            [python, "-c", "import mitsuba, numpy"], capture_output=True).returncode:
        print("     (without Mitsuba)")
        return
    code, _, said = run("record", "--optix", "-p", "-f", "-o", path("mitsuba"), "--", python, "-c",
                        MITSUBA, DRJIT_LIBCUDA_PATH=standin, HOME=support.WORK)
    assert code == 0, said
    kernels = model(path("mitsuba"))["kernels"]
    assert len(kernels) > 2 and all(k["pipelines"] and "lines" in k for k in kernels)
    path_kernel = max(kernels, key=lambda k: k["profile"]["rays"])
    assert path_kernel["report"]["strategy"] == "direct" and path_kernel["profile"]["rays"] > 64
    first = path_kernel["costs"]["lines"][0]
    assert first["text"].startswith("call _optix_hitobject_traverse"), first


run_tests([test_recording, test_pipelines, test_places_are_in_the_ptx, test_costs,
           test_machine_code_counts, test_direct, test_diff, test_diff_of_names_with_hashes,
           test_damaged_log, test_misuse, test_compile, test_compile_launch_parameters,
           test_mitsuba])
