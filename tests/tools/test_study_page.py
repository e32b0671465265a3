# SPDX-License-Identifier: Apache-2.0
"""The page of `raywright study` in a browser: it opens without network and errors, and draws the bars
of what it is told to show. What was measured is made up."""
import json
import os
import struct
import subprocess
import sys

from browser import Browser, need
from support import TOOL, path, run_tests

need()
FOLDER = path("page")


def make_page():
    """Bounds of a square that the simulator finds, as if measured; the page's path."""
    os.makedirs(FOLDER, exist_ok=True)
    with open(os.path.join(FOLDER, "conference.tri"), "wb") as file:
        file.write(struct.pack("<3I12f6I", 0x49525431, 4, 2, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0,
                               0, 1, 2, 0, 2, 3))
    command = [TOOL, "study", "--simulate", "--size", "64x48", "--sample", "1024", "--output", FOLDER,
               os.path.join(FOLDER, "conference.tri")]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    report_path = os.path.join(FOLDER, "study.json")
    with open(report_path, encoding="utf-8") as file:
        report = json.load(file)
    report["machine"] = {"name": "A GPU </script>", "clock_mhz": 1980, "multiprocessors": 132,
                         "gflops": 66900, "bandwidth": 4800}
    for number, row in enumerate(report["rows"]):
        row["measured_mrays"] = 1000 + 100 * number
        row["agree_percent"] = 99.999
    for variant in ("monolithic", "batch tracing"):
        report["rows"].append({"scene": "conference", "rays": "bounce 1", "variant": variant,
                               "part": "batch", "measured_mrays": 900, "relative": 1})
    with open(report_path, "w", encoding="utf-8") as file:
        json.dump(report, file)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return os.path.join(FOLDER, "study.html"), report["rows"]


def test_page():
    page, rows = make_page()
    browser = Browser()
    browser.call("Page.navigate", url="file://" + page)
    browser.wait("document.readyState === 'complete' && document.querySelectorAll('svg').length > 3")
    assert not browser.errors, browser.errors
    bars = browser.run("document.querySelectorAll('rect.measured').length")
    assert bars == sum(r["rays"] in ("primary", "bounce 1") for r in rows), bars
    assert browser.run("document.querySelectorAll('polyline').length") == 5
    assert "A GPU" in browser.run("document.getElementById('about').textContent")
    browser.run("[...document.querySelectorAll('#rays button')].find(b => b.textContent === 'ao').click()")
    assert "conference, ao" in browser.run("document.getElementById('parts').textContent")
    assert not browser.errors, browser.errors
    if len(sys.argv) > 5: # a picture to look at
        browser.resize(1280, 2600)
        browser.screenshot(sys.argv[5])
    browser.close()


run_tests([test_page])
