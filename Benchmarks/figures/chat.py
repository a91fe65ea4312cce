"""A chat message with 1,000 golfers online, all of them in rounds of eight: from the moment its
command is sent to the server until the devices of the other seven have pulled it, for which the
server wakes them. Then the same between two browsers at full speed: from the tap on Send to the
second frame with the message on the other's screen, the two by turns and not at once. Server, browsers and the
other devices (one process of Python) share one machine."""

import time

import golfers
from browser import Phone, until
from chatters import Chatters
from fieldday import fresh_id
from report import Figure, at_most, median, part

ONLINE, PLAYERS = 1_000, 8
MESSAGES = 500
# Whoever is new may send 18 in a minute.
TAPPED = 30
# Milliseconds.
REACH = 250
# When messages are sent, and when each is painted, both since 1970: two pages of one machine.
SENT = """
() => {
  window.sent = [];
  addEventListener("submit", (event) => {
    sent.push(performance.timeOrigin + event.timeStamp);
  }, true);
}
"""
SHOWN = """
() => {
  window.shown = {};
  new MutationObserver(() => {
    for (const line of document.querySelectorAll(".tee-chat-line .tee-chat-bubble")) {
      const text = line.textContent;
      if (text in shown) continue;
      shown[text] = null;
      requestAnimationFrame(() => requestAnimationFrame(() => {
        shown[text] = performance.timeOrigin + performance.now();
      }));
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""


def measure(bench, online: int = ONLINE, messages: int = MESSAGES):
    data, people = golfers.people(bench.world, online)
    with bench.world.server(data=data) as server:
        rounds = golfers.play(server, people, PLAYERS)
        sent = {}
        with Chatters(server.site.port, people) as devices:
            for index in range(messages):
                round, players = rounds[index % len(rounds)]
                sender = players[index // len(rounds) % len(players)]
                id, began = send(server, round, sender, f"Message {index}")
                sent[id] = (began, len(players) - 1)
                time.sleep(0.1)
            time.sleep(2)
            with Phone(f"http://localhost:{server.site.port}") as phone:
                seen = on_screens(phone, *rounds[0])
    delays = sorted(
        (at - began) / 1e6 for id, (began, _) in sent.items() for at in devices.heard.get(id, []))
    missed = sum(
        max(0, others - len(devices.heard.get(id, []))) for id, (_, others) in sent.items())
    name = f"a chat message with {online:,} online"
    return [
        at_most(f"{name}, sent to pulled p50", part(delays, 0.50), REACH, "ms", 1,
                messages=messages, heard=len(delays)),
        at_most(f"{name}, sent to pulled p99", part(delays, 0.99), REACH, "ms", 1),
        Figure("devices that missed a message", "0", str(missed), float(missed), missed == 0),
        at_most(f"{name}, tapped to shown ({len(seen)}) p50", median(seen), REACH, "ms", 0,
                samples=seen),
        at_most(f"{name}, tapped to shown, the slowest", max(seen), REACH, "ms"),
    ]


def send(server, round: str, golfer, text: str) -> tuple[str, int]:
    """The message's id, and when it was sent in nanoseconds."""
    device = fresh_id()
    epoch = server.pull(golfer, device)["epoch"]
    id, args = golfers.message(round, golfer, text)
    command = {
        "id": fresh_id(), "device": device, "dseq": 1, "system": "golf", "name": "sendMessage",
        "version": 1, "at": int(time.time() * 1_000), "args": args}
    body = {"device": device, "epoch": epoch, "commands": [command]}
    began = time.monotonic_ns()
    server.site.json("POST", "/api/sync/push", body, {"Cookie": golfer.cookie})
    return id, began


def on_screens(phone, round: str, players) -> list[float]:
    """Milliseconds of each message from one page to the other."""
    path = f"/golf/rounds/{round}/chat"
    with phone.context(players[0]) as one, phone.context(players[1]) as other:
        pages = [one.new_page(), other.new_page()]
        for page in pages:
            page.goto(path)
            page.wait_for_selector("#tee-chat-field")
        # Until each tab knows that it writes, and hears of changes.
        pages[0].wait_for_timeout(4_000)
        for page in pages:
            page.evaluate(SENT)
            page.evaluate(SHOWN)
        delays = []
        for index in range(TAPPED):
            sender, reader = pages[index % 2], pages[1 - index % 2]
            text = f"Tapped {index}"
            sender.locator("#tee-chat-field").fill(text)
            button = sender.locator("#tee-chat-send:not([disabled])")
            button.wait_for()
            button.evaluate("(node) => node.click()")
            until(reader, "(text) => !!shown[text]", text)
            delays.append(reader.evaluate("(text) => shown[text]", text)
                          - sender.evaluate("sent[sent.length - 1]"))
            # Nobody answers while the first device still says that it was read.
            reader.wait_for_timeout(700)
    return sorted(delays)
