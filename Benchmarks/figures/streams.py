"""What live streams cost: the median latency of one writer by turns with and without them, the
resident set's growth by their number, and the hub's own count when all clients are gone."""

import generator
import machine
from report import Figure, at_most, median
from streams import Streams

STREAMS = 2_000
CONCERNED = 10


def measure(bench):
    with bench.world.server() as server:
        writer, *others = bench.world.people
        load = server.additions([writer])
        headers = [f"Cookie: {writer.cookie}"] * CONCERNED
        headers += [
            f"Cookie: {others[index % len(others)].cookie}" for index in range(STREAMS - CONCERNED)]
        generator.run(bench.load, load, 1, 1)
        memory, left = idle(server, headers)
        without, within, notifications = [], [], 0
        for _ in range(3):
            without.append(generator.run(bench.load, load, 1, 2))
            before = server.metric("fieldday_change_notifications_total")
            with Streams(server.site.port, headers):
                within.append(generator.run(bench.load, load, 1, 2))
            notifications += server.metric("fieldday_change_notifications_total") - before
            gone(server)
    slow, fast = median(r.p50 for r in within), median(r.p50 for r in without)
    return [
        Figure(
            f"write latency with {STREAMS:,} streams ({CONCERNED} concerned) and with none",
            "≤ 1.2x", f"{slow:,.0f} µs and {fast:,.0f} µs", slow / fast, slow / fast <= 1.2,
            {"with": [vars(r) for r in within], "without": [vars(r) for r in without],
             "notifications": notifications}),
        at_most("memory per idle stream", memory / 1_000, 33, "kB", 1),
        Figure("streams left after all clients vanish", "0", str(left), float(left), left == 0),
    ]


def idle(server, headers):
    """Bytes of memory for each stream, and the streams that stay when the clients are gone."""
    before = machine.settled_resident(server.pid)
    with Streams(server.site.port, headers):
        held = machine.settled_resident(server.pid)
        if server.metric("fieldday_streams") != len(headers):
            raise RuntimeError("the server counts other streams than there are")
    return (held - before) / len(headers), gone(server)


def gone(server) -> int:
    """The streams left, at once or at most two heartbeats later."""
    try:
        machine.wait_until("streams to end", lambda: server.metric("fieldday_streams") == 0, 45)
    except RuntimeError:
        pass
    return server.metric("fieldday_streams")
