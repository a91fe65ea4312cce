"""The feed on a phone of the middle (a quarter of the machine's speed) without a network: from the tap on its tab to
the second frame with posts, which are those that the device has kept. The app is opened anew before the first tap; a
tap on the tab of notifications comes between two."""

import sqlite3
import uuid

import golfers
import posts
from browser import AT_REST, Phone, until
from report import spread

REACH = 100
TAPS = 20
FEED, ELSEWHERE = "/golf/feed", "/golf/notifications"
POST = ".tee-feed .tee-post"
TAB = "nav.tee-tabs a[href='{0}']".format
# Milliseconds from each tap on the tab until the frame after the first that has posts.
WATCHED = """
([tab, post]) => {
  window.taps = [];
  addEventListener("click", (event) => {
    if (!event.target.closest(tab)) return;
    const began = event.timeStamp;
    const look = () => requestAnimationFrame(document.querySelector(post)
      ? () => taps.push(performance.now() - began) : look);
    requestAnimationFrame(look);
  }, true);
}
"""


def measure(bench):
    town = posts.town(bench)
    golfer = town.crowd[-1]
    forget(town, golfer)
    with bench.world.server(data=town.data) as server:
        golfers.introduce(server, golfer)
        with Phone(f"http://localhost:{server.site.port}") as phone:
            taps = tapped(phone, golfer)
    return [spread(f"feed offline, tap on the tab to painted, p95 ({len(taps)} taps)", taps, REACH, 0)]


def forget(town, golfer) -> None:
    """A device knows only what its person has said of themselves: they say it once more."""
    with sqlite3.connect(town.path) as database:
        for table in ("golf_profile", "golf_private"):
            database.execute(f"DELETE FROM {table} WHERE id = ?", (uuid.UUID(golfer.user).bytes,))
        database.commit()
    database.close()


def tapped(phone, golfer) -> list[float]:
    with phone.context(golfer) as context:
        phone.settle(context, FEED, POST)
        context.set_offline(True)
        page = phone.page(context)
        page.goto(ELSEWHERE)
        page.wait_for_selector(TAB(ELSEWHERE) + "[aria-current=page]")
        until(page, "() => !document.querySelector('#app[inert]')")
        page.evaluate(WATCHED, [TAB(FEED), POST])
        for index in range(TAPS):
            page.evaluate("(tab) => document.querySelector(tab).click()", TAB(FEED))
            until(page, "(count) => taps.length > count", index)
            page.evaluate("(tab) => document.querySelector(tab).click()", TAB(ELSEWHERE))
            page.wait_for_selector(TAB(ELSEWHERE) + "[aria-current=page]")
            until(page, AT_REST)
        return page.evaluate("taps")
