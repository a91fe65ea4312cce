"""The browser client on a phone of the middle: size, first visit, later visit offline, taps."""

import datetime
import statistics

import fieldday
from browser import Phone
from report import at_most, median

FIRST_VISIT = "#email"
ROW = "button.row-main"
MANY = 10_000
TAPS = 15


def measure(bench):
    with bench.world.server() as server:
        with Phone(f"http://localhost:{server.site.port}") as phone:
            figures = [*sizes(bench.client), first_visit(phone)]
            few, many = bench.world.people[:2]
            server.push(few, friends(200))
            server.push(many, friends(MANY))
            figures += [later_visit(phone, few, 200), *taps(phone, many)]
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


def sizes(client):
    """What is downloaded for a newcomer's first screen, and in all, as compressed as it is
    served."""
    first = (client / "client.wasm.br").stat().st_size
    later = {
        part: (client / f"{part}.wasm.br").stat().st_size
        for part in ("shared", "friends", "referee")
    }
    everything = sum(path.stat().st_size for path in client.rglob("*.br"))
    others = everything - first - sum(later.values())
    parts = {"first": first, "others": others, **later}
    return [
        at_most(
            "client for the first screen, compressed", (first + others) / 1_000, 250, "kB", 0,
            **parts),
        at_most("client, compressed", everything / 1_000, 250, "kB", 0, **parts),
    ]


def first_visit(phone):
    samples = []
    for _ in range(3):
        with phone.context() as context:
            page = phone.page(context, slow_network=True)
            samples.append(phone.usable(page, "/", FIRST_VISIT))
    return at_most("first visit usable", median(samples), 2.5, "s", 2, samples=samples)


def later_visit(phone, person, count: int):
    with phone.context(person) as context:
        phone.settle(context, "/friends", ROW, count)
        context.set_offline(True)
        samples = []
        for _ in range(5):
            page = phone.page(context)
            samples.append(phone.usable(page, "/friends", ROW))
            page.close()
    return at_most(
        f"later visit offline, {count:,} friends", median(samples), 0.8, "s", 2, samples=samples)


def taps(phone, person):
    with phone.context(person) as context:
        phone.settle(context, "/friends", ROW, MANY)
        page = phone.page(context)
        opening = phone.usable(page, "/friends", ROW)
        by_kind = phone.tap_around(page, TAPS)
    samples = sorted(sample for found in by_kind.values() for sample in found)
    p95 = samples[int(len(samples) * 0.95)]
    details = {
        kind: {"median": statistics.median(found), "worst": max(found)}
        for kind, found in by_kind.items()
    }
    return [
        at_most(
            f"tap to paint p95, {MANY:,} friends ({len(samples)} taps)", p95, 50, "ms", 1,
            opening=opening, **details)
    ]
