"""What the walks through RunningBuddy share; see `screens`. Each stage of them has a module `run_…_screens`."""
import run
from conftest import visit
from screens import LONG, shown

NAMES = {
    "en": ["Along the canal", "Intervals with the club", "Sunday", LONG + " " + LONG],
    "ko": ["한강을 따라서", "동호회 인터벌 훈련", "일요일 아침", "아주 길고 길어서 한 줄에 다 들어가지 않는 달리기 제목이에요"],
}


class Season:
    """Somebody's runs of a quarter of a year, one of them long and slow."""

    def __init__(self, server, language):
        self.language = language
        self.names = NAMES[language]
        self.account = run.introduced(
            server.person(language=language), ("countdown", 10), ("goal", {"of": "centimetres", "goal": 2_000_000}))
        # Zones and loads follow from it; the maximum is guessed.
        self.account.push([("accounts", "setBirthYear", {"user": self.account.user, "value": 1985})])
        assert self.account.rejections == [], self.account.rejections

        self.files = [self.file(number) for number in range(24)]
        #: Another device's recording of one of them.
        self.alike = self.files[2][1].replace(b"Watch", b"Phone")

    def file(self, number):
        """A run every fourth day, one in three without a name, and one ride."""
        start = run.ago(days=4 * number, hours=3, minutes=7 * number)
        name = self.names[number % 4] if number % 3 else ""
        return (f"{number}.gpx", run.gpx(start, 1_200 + 240 * (number % 5), name, 2.4 + number % 4 / 5, each=15,
                                         sport="cycling" if number == 7 else "running"))


def part(identity):
    """A part of a page, by the id of its heading."""
    return f"section[aria-labelledby={identity}]"


def page_of(person, path, there):
    """A place in the app, by a link."""
    visit(person.page, path)
    shown(person.page, there)
    return person.page


def newest(season, title):
    """The run of a name that was saved last."""
    return max((row["s"], identity) for identity, row in run.runs(season.account).items() if row.get("t") == title)[1]
