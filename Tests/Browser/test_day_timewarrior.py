"""DayBlock and Timewarrior say the same of the same time: durations, totals of days, and every interval there and
back, in zones whose clocks do all that clocks do."""
import datetime
import json
import os
import random
import re
import shutil
import subprocess
import zoneinfo

import pytest

from day_files import export, sums, take

UTC = datetime.timezone.utc
#: Days around which something happens to the clocks, where anything does.
ZONES = {
    # Half an hour.
    "Australia/Lord_Howe": ["2023-04-02", "2023-10-01"],
    # The 30th did not exist.
    "Pacific/Apia": ["2011-12-30", "2012-04-01"],
    "Asia/Kathmandu": ["2020-05-01"],
    # Summer time but for Ramadan.
    "Africa/Casablanca": ["2020-04-19", "2020-05-31"],
    # There was no midnight, and there were two.
    "America/Sao_Paulo": ["2018-02-18", "2018-11-04"],
    "Pacific/Kiritimati": ["2020-02-29"],
    "America/New_York": ["2023-03-12", "2023-11-05"],
    "Europe/Berlin": ["2023-03-26", "2023-10-29"],
    "Europe/London": ["2023-03-26", "2023-10-29"],
    "Asia/Seoul": ["2023-05-01"],
    "Australia/Adelaide": ["2023-04-02", "2023-10-01"],
    "Asia/Tehran": ["2021-09-22", "2022-03-22"],
}
#: Tags have no order, and may have signs that part other things.
TAGS = [["Study"], ["Gym"], ["책"], ["c#", "issue#12"], ["two words", "Study", "책"], ["it's", "say \"no\" more"]]
NOTES = ["", "first chapter", "a \"word\", no more", "one line\nanother # 12", "셋\n\n넷"]
#: What Timewarrior takes for now, so that it says the same on any day.
NOW = "2024-06-01 12:00:00"


@pytest.fixture(autouse=True)
def programs():
    for program in ("timew", "faketime"):
        if not shutil.which(program):
            pytest.fail(f"{program} is missing: Tools/setup.sh test installs it")


def stamp(instant):
    return instant.strftime("%Y%m%dT%H%M%SZ")


def word(tag):
    """A tag as its files have it."""
    return json.dumps(tag, ensure_ascii=False) if re.search(r"[\s\"]", tag) else tag


class Timewarrior:
    """A database of Timewarrior's, in a zone."""

    def __init__(self, folder, zone, intervals):
        self.folder = folder
        self.zone = zone
        (folder / "data").mkdir(parents=True)
        (folder / "timewarrior.cfg").write_text("")
        months = {}
        for interval in intervals:
            tags = " ".join(word(tag) for tag in interval["tags"])
            line = f"inc {interval['start']} - {interval['end']} # {tags}"
            if interval.get("annotation"):
                line += f" # {json.dumps(interval['annotation'], ensure_ascii=False)}"
            months.setdefault(f"{interval['start'][:4]}-{interval['start'][4:6]}", []).append(line)
        for month, lines in months.items():
            (folder / "data" / f"{month}.data").write_text("\n".join(lines) + "\n")
        # The first command rebuilds what it keeps of tags, and says so.
        self.ask("tags")

    def ask(self, *words):
        return subprocess.run(
            ["faketime", NOW, "timew", *words], check=True, capture_output=True, text=True,
            env={**os.environ, "TZ": self.zone, "TIMEWARRIORDB": str(self.folder)}).stdout

    @property
    def data(self):
        """The lines as they lie there."""
        return "".join(path.read_text() for path in sorted((self.folder / "data").glob("*-*.data")))

    def export(self):
        """What it tells other programs, without its numbers."""
        return [{key: value for key, value in interval.items() if key != "id"}
                for interval in json.loads(self.ask("export"))]

    def durations(self):
        """Seconds of every interval, the oldest first."""
        def seconds(number):
            text = self.ask("get", f"dom.tracked.{number}.duration").strip()
            parts = re.fullmatch(r"P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?", text)
            assert parts, text
            days, hours, minutes, rest = (int(part or 0) for part in parts.groups())
            return ((days * 24 + hours) * 60 + minutes) * 60 + rest

        count = len(json.loads(self.ask("export")))
        return [seconds(number) for number in range(count, 0, -1)]

    def total(self, day):
        """Seconds of a day; nothing where nothing was tracked."""
        following = datetime.date.fromisoformat(day) + datetime.timedelta(days=1)
        told = self.ask("summary", day, "-", following.isoformat()).strip().splitlines()
        found = re.search(r"(\d+):(\d\d):(\d\d)\s*$", told[-1]) if told else None
        if not found:
            return 0
        hours, minutes, seconds = (int(part) for part in found.groups())
        return (hours * 60 + minutes) * 60 + seconds


def lived(zone):
    """Days and nights of work around the dates, with hardly a break."""
    chance = random.Random(zone)
    intervals = []
    for date in sorted(ZONES[zone]):
        midnight = datetime.datetime.fromisoformat(date).replace(tzinfo=zoneinfo.ZoneInfo(zone))
        at = midnight.astimezone(UTC) - datetime.timedelta(days=2)
        end = at + datetime.timedelta(days=5)
        while at < end:
            start = at + datetime.timedelta(seconds=chance.randrange(60, 14_000))
            at = start + datetime.timedelta(seconds=chance.randrange(60, 30_000))
            interval = {"start": stamp(start), "end": stamp(at),
                        "tags": chance.choice(TAGS)}
            if note := chance.choice(NOTES):
                interval["annotation"] = note
            intervals.append(interval)
    return intervals


def days_of(zone):
    for date in ZONES[zone]:
        for days in range(-4, 6):
            yield (datetime.date.fromisoformat(date) + datetime.timedelta(days=days)).isoformat()


@pytest.mark.parametrize("zone", ZONES)
def test_both_say_the_same(server, tmp_path, zone):
    theirs = Timewarrior(tmp_path / "theirs", zone, lived(zone))
    told = theirs.export()
    assert len(told) > 15
    account = server.person()
    done = take(account, json.dumps(told), zone)
    assert (done["sessions"], done["faultCount"]) == (len(told), 0)

    # Durations: of everything, and of each block.
    durations = theirs.durations()
    by_tag = {}
    for interval, seconds in zip(told, durations):
        by_tag[interval["tags"][0]] = by_tag.get(interval["tags"][0], 0) + seconds
    first, last = min(days_of(zone)), max(days_of(zone))
    account.pull()
    names = {block: body["name"] for block, body in account.of_kind("dayBlock").items()}
    assert {names[block]: seconds
            for block, seconds in sums(account, first, last, "block").items()} == by_tag

    # Totals of days, cut where the clocks there show midnight.
    ours = sums(account, first, last, "day")
    assert {day: seconds for day in days_of(zone) if (seconds := theirs.total(day))} == ours
    assert sum(ours.values()) == sum(durations)

    # There and back without a loss.
    back = json.loads(export(account, "timew"))
    again = Timewarrior(tmp_path / "again", zone, back)
    assert again.export() == told
    assert again.durations() == durations
    assert take(account, json.dumps(again.export()), zone)["sessions"] == 0


@pytest.mark.parametrize("zone", ["Pacific/Apia", "America/Sao_Paulo"])
def test_its_files_are_read_as_they_lie_there(server, tmp_path, zone):
    theirs = Timewarrior(tmp_path / "theirs", zone, lived(zone))
    account = server.person()
    done = take(account, theirs.data, zone)
    assert (done["sessions"], done["faultCount"]) == (len(theirs.export()), 0)
    assert Timewarrior(tmp_path / "again", zone, json.loads(export(account, "timew"))).export() \
        == theirs.export()
    # What was exported instead is the same.
    assert take(account, json.dumps(theirs.export()), zone)["sessions"] == 0


def told(account):
    """What there is, by its start."""
    return [(session["segments"], session["block"], session.get("group"), session.get("memo"))
            for session in json.loads(export(account, "json"))["sessions"]]


def test_groups_and_long_notes_come_back(server, tmp_path):
    zone = "Europe/Berlin"
    table = """group,block,start,end,memo
A levels,Study,2024-03-30T22:00,2024-03-31T04:00,"over night
and ""clocks"" # 3"
A levels,écriture,2024-04-01T09:00,2024-04-01T10:00,#mine
Zoo,Study,2024-04-02T09:00,2024-04-02T10:00,"

between"
,Zebra,2024-04-03T09:00,2024-04-03T10:00,
"""
    account, other = server.person(), server.person()
    assert take(account, table, zone)["sessions"] == 4
    theirs = Timewarrior(tmp_path / "theirs", zone, json.loads(export(account, "timew")))
    # By their names, and not as they were written.
    assert ["A levels", "Study"] in [interval["tags"] for interval in theirs.export()]
    # The other one has the same blocks, and nothing in them.
    own = json.loads(export(account, "json"))
    take(other, json.dumps({**own, "sessions": []}), zone)
    for text in (json.dumps(theirs.export()), theirs.data):
        done = take(other, text, zone)
        assert (done["newBlocks"], done["newGroups"], done["faultCount"]) == (0, 0, 0)
        assert told(other) == told(account)


def test_a_date_that_never_was_has_nothing(server, tmp_path):
    theirs = Timewarrior(tmp_path / "theirs", "Pacific/Apia", lived("Pacific/Apia"))
    account = server.person()
    take(account, json.dumps(theirs.export()), "Pacific/Apia")
    ours = sums(account, "2011-12-28", "2012-01-02", "day")
    assert "2011-12-30" not in ours
    assert {"2011-12-29", "2011-12-31"} <= set(ours)
