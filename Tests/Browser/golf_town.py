"""A town of golfers and rounds with something in every state, for the walk through TeePals' screens."""
import subprocess
import time

import golf
from conftest import BINARY
from screens import LONG

#: Names as long as a profile takes them.
FIRST, LAST = LONG[:28], "Schlegelstein-Hausen"
COURSE = "Bernardus " + LONG + " & Country Club"
MINUTE = 60_000


def edits_of(language):
    """What somebody with much to say has in their profile."""
    bio = "주말 아침에 걸어서 치는 걸 좋아해요. " * 8 if language == "ko" else (
        "Early tee times, walking, and a coffee afterwards. " * 5)
    return {"bio": bio.strip(), "occupation": LONG, "instagram": LONG[:30].lower(),
            "skill": "intermediate", "averageScore": 90, "experience": "more_than_10",
            "playsPerMonth": 4}


class Town:
    """`me` is the one who looks; every round is named after what `me` is to it."""

    def __init__(self, server, language):
        korean = language == "ko"
        self.language = language
        self.server = server
        self.take_courses()
        self.me = golf.golfer(server, "Maximiliane", LAST, colour=(21, 94, 73), **edits_of(language))
        self.people = [golf.golfer(server, first, last, colour=colour) for first, last, colour in [
            ("민지", "김", (153, 64, 51)) if korean else ("Jun", "Park", (153, 64, 51)),
            ("서준", "이", (217, 166, 77)) if korean else ("Theo", "Lund", (217, 166, 77)),
            (FIRST, "O'Neil", (51, 128, 217)), ("Ida", "Voss", (120, 60, 30))]]
        for other in self.people[:3]:
            self.follow(self.me, other)
        for other in (self.people[0], self.people[2]):
            self.follow(other, self.me)
        self.own = self.hosted()
        self.invited = self.of_host("invite", "Iris", "Invite", message="Come along")
        self.requested = self.of_host("request", "Rosa", "Quest")
        self.joined = self.of_host("request", "Jonas", "Oined", course=golf.COURSE, days=5)
        golf.membership(self.host, self.joined, "accept", user=self.me.user)
        self.friend = self.host
        self.canceled = self.of_host("request", "Carla", "Cancel")
        golf.membership(self.host, self.canceled, "accept", user=self.me.user)
        self.host.push([("golf", "cancelRound", {"round": self.canceled})])
        self.open = self.of_host(None, "Olga", LONG[:28], message=edits_of(language)["bio"],
                                 price={"kind": "estimate", "amount": {"minor": 12_500, "currency": "USD"}},
                                 requirements={"minAge": 25, "maxAge": 60,
                                               "skills": ["beginner", "intermediate"]})
        self.instant = self.of_host(None, "Ines", "Tant", joinPolicy="instant", maxPlayers=8,
                                    course=golf.PLACED)
        self.full = self.of_host(None, "Fay", "Ull", maxPlayers=2)
        golf.membership(self.people[3], self.full, "request")
        golf.membership(self.host, self.full, "accept", user=self.people[3].user)
        self.late = self.of_host(None, "Tara", "Oolate", course=golf.ELSEWHERE,
                                 startTime=int(time.time() * 1_000) + 90 * MINUTE)
        self.enforced = self.of_host(None, "Enno", "Force", course=golf.PLACED,
                                     requirements={"skills": ["expert"], "enforced": True})
        self.waiting = self.crowded("Wanda", "Ait")
        self.offered = self.crowded("Otto", "Ffer")
        golf.membership(self.people[3], self.offered, "leave")

    def take_courses(self):
        """The server's catalogue, which is empty to begin with."""
        table = self.server.data.parent / "courses.csv"
        names = [COURSE, "San Jose Municipal", "서울 컨트리 클럽", *(f"Hidden Hills {n}" for n in range(9))]
        lines = [f"{name},{37.2 + index / 50},-121.85" for index, name in enumerate(names)]
        table.write_text("\n".join(["name,lat,lng", *lines]))
        subprocess.run([BINARY, "golf", "courses", "import", table, "--data", self.server.data],
                       check=True, capture_output=True)

    @staticmethod
    def follow(client, other):
        client.push([("golf", "follow", {"user": client.user, "card": other.card})])
        assert client.rejections == [], client.rejections

    def hosted(self):
        """My own round: two players beside me, two who ask, and talk in the chat."""
        identity = golf.host_round(
            self.me, course={**golf.NEAR, "name": COURSE}, days=3, hour=7, maxPlayers=6,
            message=edits_of(self.language)["bio"],
            price={"kind": "estimate", "amount": {"minor": 5_500, "currency": "USD"}})
        for other in self.people:
            golf.membership(other, identity, "request")
        for other in self.people[:2]:
            golf.membership(self.me, identity, "accept", user=other.user)
        golf.message(self.people[0], identity, "Shall we meet at 7:30? " + LONG * 2)
        golf.message(self.people[0], identity, "I bring balls.")
        golf.message(self.me, identity, "여덟 시에 연습장에서 만나요.\n\nSounds great!")
        self.picture(self.people[1], identity)
        return identity

    @staticmethod
    def picture(client, identity):
        """A message with a photo."""
        golf.message(client, identity, "The sixteenth", photo=golf.photo(client, use="chat"))

    def crowded(self, first, last):
        """A round of somebody else's that is full, and that I wait for."""
        identity = self.of_host(None, first, last, maxPlayers=2)
        golf.membership(self.people[3], identity, "request")
        golf.membership(self.host, identity, "accept", user=self.people[3].user)
        golf.membership(self.me, identity, "joinWaitlist")
        assert self.people[3].rejections == self.me.rejections == []
        return identity

    def crowd(self):
        """My own round is full from now on, and two wait for a place."""
        self.me.push([("golf", "editRound", {
            "round": self.own, "edits": [{"field": "maxPlayers", "value": 3}]})])
        for first in ("Nora", FIRST):
            waiter = golf.golfer(self.server, first, LAST)
            golf.membership(waiter, self.own, "joinWaitlist")
            assert waiter.rejections == self.me.rejections == []

    def of_host(self, kind, first, last, **more):
        """A round of somebody else's, and what I am to it."""
        self.host = golf.golfer(self.server, first, last, colour=(20 + len(first) * 20, 90, 60))
        identity = golf.host_round(self.host, **more)
        if kind == "request":
            golf.membership(self.me, identity, "request")
        elif kind == "invite":
            self.follow(self.host, self.me)
            golf.membership(self.host, identity, "invite", card=self.me.card)
        assert self.me.rejections == self.host.rejections == []
        return identity
