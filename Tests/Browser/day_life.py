"""A life in blocks with something in every state, for the walk through DayBlock's screens."""
import datetime
import zoneinfo

import day
from api import fresh_id
from screens import LONG

ZONE = "Europe/Berlin"
BERLIN = zoneinfo.ZoneInfo(ZONE)
NAMES = {
    "en": ["Study", "Gym", "Reading", "Piano", LONG[:24], "Walk the dog 🐕", "Cooking"],
    "ko": ["공부", "운동", "독서", "피아노", "한글로도 아주 긴 이름을 가진 블럭이에요 🌿", "강아지 산책 🐕", "요리"],
}
#: Icon and colour, light and dark ones among them.
LOOKS = [("book", 42), ("strength", 12), ("bookshelf", 21), ("piano", 48), ("leaf", 32), ("dog", 25), ("pot", 0)]
MEMOS = {
    "en": "Chapter three, with all the exercises.\n\n" + LONG * 2 + "\nTomorrow: the proof.",
    "ko": "3장을 끝까지 풀었다.\n\n내일은 증명부터 다시 보기. " + LONG,
}


def afternoon():
    """Twenty to four on the last Wednesday: what is recorded before is never in the future."""
    today = datetime.datetime.now(BERLIN).date()
    wednesday = today - datetime.timedelta(days=(today.weekday() - 2) % 7 or 7)
    return datetime.datetime.combine(wednesday, datetime.time(15, 40), BERLIN)


def last_sunday(year, month):
    """On which clocks change there."""
    day_after = datetime.date(year, month, 31) + datetime.timedelta(days=1)
    return day_after - datetime.timedelta(days=day_after.isoweekday() % 7 or 7)


def stretch(start, minutes):
    """Minutes without a pause as commands have them: cut where clocks change."""
    numbers, begin = [], start.astimezone(datetime.timezone.utc)
    for half in range(0, minutes, 30):
        part = min(30, minutes - half) * day.MINUTE
        time = begin + datetime.timedelta(minutes=half)
        offset = int(time.astimezone(BERLIN).utcoffset().total_seconds())
        if numbers and numbers[-1] == offset:
            numbers[-2] += part
        else:
            numbers += [0 if numbers else int(begin.timestamp() * 1_000), part, offset]
    return numbers


class Life:
    """`account` is the one whose life it is; `now` is when it is looked at."""

    def __init__(self, server, language):
        self.language = language
        self.now = afternoon()
        self.account = day.welcomed(server.person(language=language))
        self.names = NAMES[language]
        self.everyday = day.group(self.account, "일상" if language == "ko" else "Everyday")
        self.blocks = [
            day.block(self.account, self.everyday, name, icon=icon, color=color, place="V" * (index + 1))
            for index, (name, (icon, color)) in enumerate(zip(self.names, LOOKS))]
        self.study, self.gym = self.blocks[:2]
        self.account.push([("day", "addGroup", {
            "group": fresh_id(), "name": "시험 공부와 운동 그룹" if language == "ko" else LONG[:16],
            "place": "Y", "color": 27})])
        self.usual()
        self.rules()
        self.weeks()
        self.today()
        self.odd()
        assert self.account.rejections == [], self.account.rejections

    def push(self, *commands):
        self.account.push([("day", name, args) for name, args in commands])
        assert self.account.rejections == [], self.account.rejections
        return self

    def set(self, field, value):
        return self.push(("setSetting", {
            "user": self.account.user, "change": {"field": field, "value": value}}))

    def edit(self, block, *edits):
        return self.push(("editBlock", {"block": block, "edits": [
            {"field": field, "value": value} for field, value in edits]}))

    def usual(self):
        """In the group everybody has: one block of each kind that is rare."""
        self.archived = day.block(self.account, self.everyday, "Latin", icon="scroll", color=16, place="Z")
        self.edit(self.archived, ("archived", True))

    def rules(self):
        """Goals and plans."""
        today = day.numbered(self.now.date())
        self.edit(self.study, ("golden", True), ("goal", {"period": "perDay", "halfBlocks": 4}),
                  ("plans", [{"from": today, "rule": [1, 2, 3, 4, 5],
                              "start": 9 * 3_600, "minutes": 90, "zone": ZONE},
                             {"from": today, "rule": "daily", "start": 72_000,
                              "minutes": 30, "zone": ZONE, "until": today + 400}]))
        self.edit(self.gym, ("goal", {"period": "perWeek", "halfBlocks": 9}), ("maxRun", 120))

    def record(self, block, before, time, minutes, *more, memo="", origin="manual"):
        """So many days before today at a time of day, so many minutes; `more` are pauses and further minutes."""
        start = datetime.datetime.combine(
            self.now.date() - datetime.timedelta(days=before), datetime.time.fromisoformat(time), BERLIN)
        return self.at(block, start, minutes, *more, memo=memo, origin=origin)

    def at(self, block, start, minutes, *more, memo="", origin="manual"):
        numbers = stretch(start, minutes)
        end = start.astimezone(datetime.timezone.utc) + datetime.timedelta(minutes=minutes)
        for pause, length in zip(more[::2], more[1::2]):
            begin = end + datetime.timedelta(minutes=pause)
            end = begin + datetime.timedelta(minutes=length)
            numbers += [pause * day.MINUTE, *stretch(begin, length)[1:]]
        identity = fresh_id()
        self.push(("addSession", {"session": identity, "block": block, "zone": ZONE, "memo": memo,
                                  "origin": origin, "time": numbers}))
        return identity

    def weeks(self):
        """The weeks before, with no block on some days and with all of them on others."""
        lengths = [60, 90, 30, 120, 45, 150, 75]
        for before in range(1, 46):
            for index in range((before * 5) % 8 if before % 6 else 0):
                self.record(self.blocks[index % 7], before, f"{7 + index * 2:02}:{(before * 10) % 60:02}",
                            lengths[(before + index) % 7])
        self.record(self.study, 1, "23:15", 105)

    def today(self):
        """Today: two that began in the same half hour, one with pauses, one that is a note only."""
        self.record(self.blocks[2], 0, "07:05", 35)
        self.record(self.blocks[4], 0, "07:10", 30)
        self.paused = self.record(self.study, 0, "08:30", 50, 20, 40, 15, 60, memo=MEMOS[self.language])
        self.record(self.gym, 0, "12:00", 75)
        self.note = self.record(self.blocks[3], 0, "14:00", 12)
        self.long = self.record(self.blocks[4], 0, "14:20", 60, memo="x" * 400)
        start = int((self.now - datetime.timedelta(hours=2)).timestamp() * 1_000)
        self.edited = self.record(self.gym, 2, "18:00", 60, memo="One")
        for edits in ([{"field": "time", "value": [start - 2 * 86_400_000, 45 * day.MINUTE, self.offset]}],
                      [{"field": "block", "value": self.blocks[3]}],
                      [{"field": "memo", "from": "One", "value": MEMOS[self.language]}]):
            self.push(("editSession", {"session": self.edited, "edits": edits}))

    @property
    def offset(self):
        return int(self.now.utcoffset().total_seconds())

    def odd(self):
        """Over both nights on which clocks change."""
        year = self.now.year - 1
        self.autumn, self.spring = last_sunday(year, 10), last_sunday(year, 3)
        for change, name in [(self.autumn, "autumn_session"), (self.spring, "spring_session")]:
            start = datetime.datetime.combine(change, datetime.time(1), BERLIN)
            setattr(self, name, self.at(self.blocks[3], start, 180))

    def run(self, block, minutes, device="Pixel 9"):
        """A run that began on another device; its id."""
        return day.begun(
            self.account, block, self.names[self.blocks.index(block)],
            self.now - datetime.timedelta(minutes=minutes), ZONE, self.offset, device)
