# SPDX-License-Identifier: Apache-2.0
"""Where all tests were skipped pytest ends as where there are none, which run.sh tells CTest."""
import pytest


def pytest_sessionfinish(session, exitstatus):
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if exitstatus == pytest.ExitCode.OK and not reporter.stats.get("passed"):
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED
