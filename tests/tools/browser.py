# SPDX-License-Identifier: Apache-2.0
"""Headless Chromium through the DevTools protocol: as much as the tests of the page need."""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

SKIP = 77


def need():
    """The websocket module and Chromium's path; the test is skipped where one is missing."""
    try:
        import websocket
    except ImportError:
        print("skipped: Python has no module websocket (Debian: python3-websocket)")
        sys.exit(SKIP)
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if not path:
        print("skipped: no chromium (Debian: chromium)")
        sys.exit(SKIP)
    return websocket, path


class Browser:
    def __init__(self, width=1280, height=800, dark=False):
        self.websocket, chromium = need()
        self.folder = tempfile.mkdtemp(prefix="raywright-browser-")
        self.process = subprocess.Popen(
            [chromium, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars=false",
             "--remote-debugging-port=0", "--remote-allow-origins=*", "--no-first-run",
             f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.errors = []
        self.next = 0
        self.socket = self._connect()
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.resize(width, height)
        self.scheme(dark)

    def _connect(self):
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(port_file) and open(port_file).read().count("\n"):
                break
            time.sleep(0.05)
        port = open(port_file).read().split("\n")[0]
        import urllib.request
        for _ in range(200):
            pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
            pages = [p for p in pages if p["type"] == "page"]
            if pages:
                return self.websocket.create_connection(pages[0]["webSocketDebuggerUrl"],
                                                        timeout=60, max_size=None)
            time.sleep(0.05)
        raise RuntimeError("Chromium shows no page")

    def _read(self):
        message = json.loads(self.socket.recv())
        method = message.get("method", "")
        parameters = message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.errors.append("console: " + str([a.get("value") for a in parameters["args"]]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append("log: " + parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith(("file:", "data:", "blob:", "about:")):
                self.errors.append("the page asks for " + url)
        return message

    def call(self, method, **parameters):
        self.next += 1
        self.socket.send(json.dumps({"id": self.next, "method": method, "params": parameters}))
        while True:
            message = self._read()
            if message.get("id") == self.next:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message.get("result", {})

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def scheme(self, dark):
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def open(self, path):
        """Loads a file and waits until its script has run. Returns the seconds that took."""
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait("document.readyState === 'complete' && "
                  "document.querySelector('[aria-selected=true]') !== null")
        return time.monotonic() - start

    def run(self, script):
        """Value of an expression in the page; promises are waited for."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, condition, seconds=30):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise RuntimeError("never became true: " + condition)
            time.sleep(0.02)

    def click(self, selector):
        """A real click in the middle of the first element that matches."""
        place = self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            "e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect();"
            "return [r.x + Math.min(r.width / 2, 120), r.y + r.height / 2]; })()")
        if place is None:
            raise RuntimeError("nothing matches " + selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left",
                      clickCount=1)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
