# SPDX-License-Identifier: Apache-2.0
"""`raywright study`: what the simulator says about a wall of squares, results that are taken up again,
and what is said about options that are not as they should be."""
import json
import os
import struct
import sys

from support import SKIP, path, run, run_tests

SIDE = 16


def scene(name="wall.tri"):
    """Squares of two triangles in the plane z = 0."""
    vertices = [(x / SIDE, y / SIDE, 0.0) for y in range(SIDE + 1) for x in range(SIDE + 1)]
    triangles = []
    for y in range(SIDE):
        for x in range(SIDE):
            a, b = y * (SIDE + 1) + x, (y + 1) * (SIDE + 1) + x
            triangles += [(a, a + 1, b + 1), (a, b + 1, b)]
    with open(path(name), "wb") as file:
        file.write(struct.pack("<3I", 0x49525431, len(vertices), len(triangles)))
        file.write(b"".join(struct.pack("<3f", *v) for v in vertices))
        file.write(b"".join(struct.pack("<3I", *t) for t in triangles))
    view = {"name": "front", "eye": [0.5, 0.5, 0.8], "look_at": [0.5, 0.5, 0], "up": [0, 1, 0],
            "vfov_deg": 40}
    with open(path("cameras.json"), "w", encoding="utf-8") as file:
        json.dump({"wall": {"cameras": [view]}}, file)
    return path(name)


def simulate(*words):
    folder = path("results")
    os.makedirs(folder, exist_ok=True)
    code, out, said = run("study", "--simulate", "--size", "128x96", "--sample", "2048", "--output",
                          folder, *words)
    assert code == 0 and not said, said
    with open(os.path.join(folder, "study.json"), encoding="utf-8") as file:
        return out, json.load(file)["rows"]


def test_simulate():
    out, rows = simulate(scene())
    assert max(len(line) for line in out.splitlines()) <= 100, out
    by = {(r["rays"], r["variant"]): r for r in rows}
    for rays in ("primary", "ao", "diffuse"):
        packet, plain = by[rays, "packet"], by[rays, "while-while"]
        speculative = by[rays, "speculative while-while"]
        assert packet["nodes_per_ray"] >= plain["nodes_per_ray"], (packet, plain)
        assert speculative["node_efficiency"] >= plain["node_efficiency"]
        assert plain["simulated_mrays_1_lane"] >= plain["simulated_mrays_16_lanes"] * 0.999
        assert plain["simulated_mrays_16_lanes"] >= plain["simulated_mrays"] * 0.999
        for row in rows:
            assert 0 <= row["node_efficiency"] <= 1 and 0 <= row["triangle_efficiency"] <= 1, row
    # The wall is flat: rays from it hit nothing, and those from the camera hit it.
    assert by["primary", "while-while"]["triangles_per_ray"] > 1
    assert by["diffuse", "while-while"]["triangles_per_ray"] < 0.5
    wide = by["primary", "16 children, 16 threads a ray"]
    assert wide["nodes_per_ray"] < by["primary", "while-while"]["nodes_per_ray"] / 2, wide


def test_again():
    """Rows are found again, not added once more; a part is only that part."""
    _, before = simulate(scene())
    out, rows = simulate("--part", "orders", scene())
    assert len(rows) == len(before)
    assert "Orders" in out and "Replaced" not in out, out


def test_variants():
    """Only those that are named; also of several parts."""
    os.remove(os.path.join(path("results"), "study.json"))
    out, rows = simulate("--variant", "if-if", "--variant", "treelets", scene())
    assert {r["variant"] for r in rows} == {"if-if", "treelets"}, out
    assert all(1 <= r["lanes"] <= 32 and r["warp_instructions_per_ray"] > 0 for r in rows), rows
    out, _ = simulate("--part", "orders", "--variant", "if-if", "--variant", "treelets", scene())
    assert "treelets" in out and "if-if" not in out, out


def test_folder():
    """All meshes of a folder, and no other files."""
    scene()
    folder = os.path.dirname(scene("other.tri"))
    out, rows = simulate("--part", "2009", "--scenes", folder)
    assert {r["scene"] for r in rows} == {"wall", "other"}, out
    assert "machines of 16 lanes" in out and max(map(len, out.splitlines())) <= 100, out
    os.makedirs(path("empty"), exist_ok=True)
    code, _, said = run("study", "--simulate", "--scenes", path("empty"))
    assert code == 1 and "no .tri" in said, said
    os.unlink(path("other.tri"))


def test_machine():
    """Twice the clock is twice the bound."""
    _, rows = simulate("--part", "2009", "--clock", "1000", scene())
    _, twice = simulate("--part", "2009", "--clock", "2000", scene())
    for one, two in zip(rows, twice):
        if one["part"] == "2009" and one["scene"] == "wall":
            assert abs(two["simulated_mrays"] - 2 * one["simulated_mrays"]) < 1e-3, (one, two)


def test_lanes():
    """A wider machine with as many lanes in all is no faster."""
    out, rows = simulate("--variant", "while-while", "--lanes", "64", scene())
    assert "16 lanes and of 64" in out, out
    for row in rows:
        if row["variant"] == "while-while" and row["scene"] == "wall":
            assert 0 < row["simulated_mrays_64_lanes"] <= row["simulated_mrays"] * 1.001, row


def test_measured_elsewhere():
    """Bounds of a report of a GPU are for that GPU, and its measured speeds stay."""
    _, rows = simulate("--part", "2009", scene())
    file = os.path.join(path("results"), "study.json")
    with open(file, encoding="utf-8") as text:
        report = json.load(text)
    for row in report["rows"]:
        row["measured_mrays"] = 12.5
    report["machine"] = {"name": "half of it", "clock_mhz": 1980.0, "multiprocessors": 66}
    with open(file, "w", encoding="utf-8") as text:
        json.dump(report, text)
    _, half = simulate("--part", "2009", scene())
    os.unlink(file)
    for one, two in zip(rows, half):
        if one["part"] != "2009" or one["scene"] != "wall":
            continue
        assert two["measured_mrays"] == 12.5, two
        if one["variant"] == "while-while":  # costs are those of the code, or the given ones
            assert 0.4 < two["simulated_mrays"] / one["simulated_mrays"] < 0.6, (one, two)


def test_misuse():
    wall = scene()
    for words, text in (((), "no scene"), (("--size", "1x", wall), "'1x'"),
                        (("--part", "2010", wall), "'2010'"),
                        (("--variant", "if-then", wall), "'if-then'"),
                        (("--lanes", "65", wall), "'65'"), (("--views", "9", wall), "'9'"),
                        (("--clock", "fast", wall), "'fast'"), (("--nonsense", wall), "nonsense")):
        code, out, said = run("study", "--simulate", *words)
        assert (code, out) == (2, "") and text in said and "--help" in said, (words, said)
    code, out, said = run("study", "--simulate", path("absent.tri"))
    assert code == 1 and "absent.tri" in said, said
    with open(path("broken.json"), "w", encoding="utf-8") as file:
        file.write('{"wall": {"cameras": [{"name": "blind"}]}}')
    code, out, said = run("study", "--simulate", "--cameras", path("broken.json"), wall)
    assert code == 1 and "view 0 of wall lacks" in said, said


def test_measure():
    """On a GPU: the hits of every variant are the library's."""
    folder = path("measured")
    os.makedirs(folder, exist_ok=True)
    words = ("study", "--size", "256x192", "--sample", "2048", "--output", folder, scene())
    code, out, said = run(*words)
    if code == 1 and ("CUDA driver" in said or "CUDA device" in said):
        print("skipped:", said)
        sys.exit(SKIP)
    assert code == 0 and not said, said
    with open(os.path.join(folder, "study.json"), encoding="utf-8") as file:
        rows = json.load(file)["rows"]
    for row in rows:
        assert row["agree_percent"] >= 99.99 and row["measured_mrays"] > 0, row
        # What traces the rays of paths is only measured.
        assert row["measured_mrays"] <= row.get("simulated_mrays", float("inf")), row
    code, again, said = run(*words)  # what is there is not measured again
    assert code == 0 and again == out, said


if sys.argv[5:] == ["cuda"]:
    run_tests([test_measure])
    sys.exit()
run_tests([test_simulate, test_again, test_variants, test_folder, test_machine, test_lanes, test_measured_elsewhere,
           test_misuse])
