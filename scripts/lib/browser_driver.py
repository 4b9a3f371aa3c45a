"""A headless Chromium, driven over a pipe by its own protocol: nothing but Python's library is needed."""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One browser process with one page."""

    def __init__(self, executable):
        self.profile = tempfile.mkdtemp(prefix="everystate-browser-")
        read_end, self.commands = os.pipe()
        self.answers, write_end = os.pipe()
        # The browser reads commands from 3 and writes answers to 4.
        script = f"exec 3<&{read_end} 4>&{write_end}; exec \"$@\""
        self.process = subprocess.Popen(
            ["bash", "-c", script, "browser", executable, "--headless=new", "--remote-debugging-pipe", "--no-sandbox",
             "--no-first-run", "--disable-gpu", "--disable-extensions", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb",
             f"--user-data-dir={self.profile}", "about:blank"],
            pass_fds=[read_end, write_end], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(read_end)
        os.close(write_end)
        self.number = 0
        self.buffer = b""
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")

    def close(self):
        try:
            self.session = None
            self.call("Browser.close")
        except (EOFError, OSError, TimeoutError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, timeout=60, **parameters):
        """One command; its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        number = self.number
        deadline = time.monotonic() + timeout
        while True:
            answer = self._receive(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method, timeout=60):
        """The first event of that name since the last look, taken from the list."""
        deadline = time.monotonic() + timeout
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(index)["params"]
            self.events.append(self._receive(deadline))

    def _receive(self, deadline):
        while b"\0" not in self.buffer:
            remaining = deadline - time.monotonic()
            if remaining <= 0 or not select.select([self.answers], [], [], remaining)[0]:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.answers, 1 << 20)
            if not piece:
                raise EOFError("the browser has ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    # The user's actions.

    def open(self, url):
        self.events = [event for event in self.events if event.get("method") != "Page.loadEventFired"]
        self.call("Page.navigate", url=url)
        self.wait_for("Page.loadEventFired")

    def evaluate(self, expression):
        """The value of a JavaScript expression; promises are waited for."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(f"{expression[:200]}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def until(self, expression, timeout=10):
        """Waits until the expression is true; whether it became so. A page that is just being replaced has no answer yet."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            try:
                if self.evaluate(expression):
                    return True
            except RuntimeError as error:
                if not any(words in str(error) for words in ("navigated or closed", "context was destroyed", "find context")):
                    raise
            time.sleep(0.02)
        return False

    KEYS = {"Enter": ("\r", 13), "Escape": (None, 27), "ArrowLeft": (None, 37), "ArrowUp": (None, 38),
            "ArrowRight": (None, 39), "ArrowDown": (None, 40), "Tab": (None, 9)}

    def press(self, key):
        text, code = self.KEYS.get(key, (key, ord(key[0].upper())))
        event = {"key": key, "windowsVirtualKeyCode": code}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def type(self, text):
        for character in text:
            self.press(character)

    def size(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)

    def media(self, medium="", scheme="light", motion="no-preference"):
        features = [{"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}]
        self.call("Emulation.setEmulatedMedia", media=medium, features=features)

    def screenshot(self, path, scale=1):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def problems(self):
        """The page's problems: exceptions, errors in the console, refused resources."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
                found.append("console: " + json.dumps(parameters["args"])[:300])
            elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append("log: " + parameters["entry"]["text"])
        return found

    def requests(self):
        """Every address that was asked for."""
        return [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]

    def forget(self):
        self.events = []

    # Measuring.

    def trace(self, action):
        """The trace events while `action` runs."""
        session, self.session = self.session, None
        self.call("Tracing.start", transferMode="ReportEvents",
                  traceConfig={"includedCategories": ["toplevel", "devtools.timeline", "blink.user_timing"],
                               "excludedCategories": ["*"]})
        self.session = session
        action()
        self.session = None
        self.events = [event for event in self.events if event.get("method") != "Tracing.dataCollected"]
        self.call("Tracing.end")
        self.wait_for("Tracing.tracingComplete", timeout=120)
        self.session = session
        collected = [event["params"]["value"] for event in self.events if event.get("method") == "Tracing.dataCollected"]
        self.events = [event for event in self.events if event.get("method") != "Tracing.dataCollected"]
        return [entry for part in collected for entry in part]
