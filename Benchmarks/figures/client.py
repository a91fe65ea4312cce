"""The browser client on a phone of the middle: size, first visit, later visit offline, taps."""

import datetime
import statistics

import fieldday
import golfers
from browser import COUNTED, Phone, until, watch
from report import at_most, median, opening, part, spread

FIRST_VISIT = "#email"
ROW = "button.row-main"
MANY = 10_000
TAPS = 15
CHANGES = 20
#: Kilobytes that whoever opens an app may download, and whoever comes for the first time.
SIZES = {"friends": 520, "golf": 750, "day": 850, "referee": 1_100, "run": 750}
ENTRANCE = 210
TAB = "nav.tabs a[href='{0}']".format
#: What the hub of an app shows first.
HUB = "main h1"


#: Follows a link once the answer is on its way, and gives the time of it.
CLICK = """
(selector) => {
  setTimeout(() => document.querySelector(selector).click());
  return performance.timeOrigin + performance.now();
}
"""


def measure(bench):
    data, players = golfers.people(bench.world, 3)
    with bench.world.server(data=data) as server:
        ((link, _),) = golfers.play(server, players[:2], 2)
        golfers.introduce(server, players[2])
        with Phone(f"http://localhost:{server.site.port}") as phone:
            figures = [*sizes(bench.client), first_visit(phone), followed_link(phone, players[2], link)]
            few, many = bench.world.people[:2]
            server.push(few, friends(200))
            server.push(many, friends(MANY))
            figures += [*later_visit(phone, few, 200), *taps(phone, many)]
    return figures


def friends(count: int):
    """Commands for people on the list whom someone met on different days."""
    today = datetime.date.today()
    commands = []
    for index in range(count):
        id = fieldday.fresh_id()
        commands.append(fieldday.contact(index, id))
        met = today - datetime.timedelta(days=index * 37 % 200)
        noon = datetime.datetime.combine(met, datetime.time(12), datetime.timezone.utc)
        commands.append(("friends", "addFriend", {
            "friend": fieldday.fresh_id(), "contact": id, "name": f"Given{index}",
            "period": {"key": ("weekly", "monthly", "everyThreeMonths")[index % 3]},
            "today": today.isoformat(), "zone": {"name": "UTC", "offset": 0},
            "initial": {
                "id": fieldday.fresh_id(), "occurredOn": met.isoformat(),
                "tookPlaceAt": int(noon.timestamp() * 1_000),
            },
        }))
    return commands


def compressed(path) -> int:
    """Bytes as they are served."""
    return path.with_name(path.name + ".br").stat().st_size


def sizes(client):
    """Of a newcomer's first screen, and of one app."""
    limits = {"entrance": ENTRANCE, **SIZES}
    found = kilobytes(client)
    return [at_most(f"{name}, compressed", found[name], limit, "kB") for name, limit in limits.items()]


def kilobytes(client) -> dict[str, float]:
    """What is downloaded for a newcomer's first screen, and by whoever opens one app, as compressed as it is
    served: module, page, styles and scripts."""
    page = [client / "entrance/index.html", client / "shell.css", client / "styles.css", client / "host/boot.js"]
    common = sum(compressed(file) for file in page)
    own = {name: compressed(client / f"{name}.wasm") + compressed(client / f"{name}.css") for name in SIZES}
    own["entrance"] = compressed(client / "entrance.wasm")
    return {name: (common + size) / 1_000 for name, size in own.items()}


def first_visit(phone):
    samples = []
    for _ in range(3):
        with phone.context() as context:
            page = phone.page(context, slow_network=True)
            samples.append(phone.usable(page, "/", FIRST_VISIT))
    return at_most("first visit usable", median(samples), 2.5, "s", 2, samples=samples)


def followed_link(phone, golfer, round: str):
    """Whoever is signed in and comes to the app for the first time, by a link to a round."""
    samples = []
    for _ in range(3):
        with phone.context(golfer) as context:
            page = phone.page(context, slow_network=True)
            samples.append(phone.usable(page, f"/golf/rounds/{round}", "h1.tee-heading"))
    return at_most("a followed link to a round usable", median(samples), 4.5, "s", 2, samples=samples)


def later_visit(phone, person, count: int):
    """Without a network: opening the app, and going to another one and back."""
    with phone.context(person) as context:
        phone.settle(context, "/referee", "main h1")
        phone.settle(context, "/friends", ROW, (COUNTED, count))
        context.set_offline(True)
        samples = []
        for _ in range(5):
            page = phone.page(context)
            samples.append(phone.opened(page, "/friends", ROW))
            page.close()
        changes = changed(phone, context)
    return [
        opening(f"later visit offline, {count:,} friends, painted", samples, 0.9),
        spread("from one app to another offline, tap to painted", [painted for painted, _ in changes], 600, 0),
        spread("from one app to another offline, tap to usable", [usable for _, usable in changes], 600, 0),
    ]


def changed(phone, context) -> list[tuple[float, float]]:
    """Milliseconds from a tap in the bar until the other app is painted, and until it is usable."""
    page = phone.page(context)
    watch(page, f"{ROW}, {TAB('/referee')}[aria-current=page]")
    page.goto("/friends")
    page.wait_for_selector(ROW)
    samples = []
    for index in range(CHANGES):
        app = ("/referee", "/friends")[index % 2]
        until(page, "() => window.usable !== undefined")
        page.wait_for_selector(TAB(app))
        tapped = page.evaluate(CLICK, TAB(app))
        page.wait_for_url(f"**{app}")
        page.wait_for_selector(HUB if app == "/referee" else ROW)
        until(page, "() => window.usable !== undefined")
        samples.append(page.evaluate(
            "(tapped) => [painted, usable].map((time) => performance.timeOrigin + time - tapped)", tapped))
    page.close()
    return samples


def taps(phone, person):
    with phone.context(person) as context:
        phone.settle(context, "/friends", ROW, (COUNTED, MANY))
        page = phone.page(context)
        opened = phone.opened(page, "/friends", ROW)
        longest = max([0, *page.evaluate("blocked.filter(([end]) => end > painted).map(([, length]) => length)")])
        by_kind = phone.tap_around(page, TAPS)
    samples = [sample for found in by_kind.values() for sample in found]
    details = {
        kind: {"median": statistics.median(found), "worst": max(found)}
        for kind, found in by_kind.items()
    }
    return [
        opening(f"opening with {MANY:,} friends, list painted", [opened], 1.2),
        at_most(f"opening with {MANY:,} friends, all read", opened[1], 5, "s", 2),
        at_most("the same: the longest task once the list is painted", longest, 50, "ms"),
        at_most(
            f"tap to paint p95, {MANY:,} friends ({len(samples)} taps)", part(samples, 0.95), 80, "ms", 1,
            **details),
        at_most(f"tap to paint, {MANY:,} friends, worst", max(samples), 150, "ms"),
    ]
