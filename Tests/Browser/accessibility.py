"""What axe finds on a screen."""
import pathlib

import axe_playwright_python

from layout import AT_REST

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def violations(page, **options):
    """Rules that are broken, each with its nodes, as axe tells them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        "options => axe.run(document, {resultTypes: ['violations'], ...options})", options)
    return found["violations"]


def no_faults(page):
    """Nothing for axe to find, once what moves has come to rest."""
    page.evaluate(AT_REST)
    assert [fault["id"] + " " + fault["nodes"][0]["html"] for fault in violations(page)] == []
