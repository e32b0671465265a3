#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Pictures of every tab of a page, to be looked at: screenshots.py PAGE FOLDER"""
import os
import sys

from browser import Browser

TABS = ["overview", "graph", "lanes", "frames", "code", "passes"]


def main():
    page, folder = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    browser = Browser()
    for width, height in ((1280, 800), (2560, 1440)):
        for dark in (False, True):
            browser.resize(width, height)
            browser.scheme(dark)
            browser.open(page)
            for tab in TABS:
                browser.run(f"document.querySelector('[data-tab={tab}]').click()")
                browser.run("new Promise(done => setTimeout(done, 400))")
                if tab == "code":
                    browser.run("document.querySelector('[data-pane=\"Megakernel PTX\"] .list').scrollTop = 19 * 1500")
                    browser.run("new Promise(done => setTimeout(done, 200))")
                    browser.click("[data-pane='Megakernel PTX'] .row[data-line='1512']")
                    browser.run("new Promise(done => setTimeout(done, 300))")
                name = f"{tab}-{width}-{'dark' if dark else 'light'}.png"
                browser.screenshot(os.path.join(folder, name))
    for error in browser.errors:
        print(error)
    browser.close()


main()
