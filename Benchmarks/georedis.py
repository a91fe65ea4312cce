"""A peer of the search: Redis at its defaults, with a geospatial set of what can be found.

The set knows places and nothing else, so that a member is the start and the id: the client throws
out those of other days, sorts the rest, and asks for twenty of them.
"""

import pathlib
import uuid

import rounds as golf
from databases import RedisServer

# The radius of its sphere is another, and its places are rounded to 0.6 m: it is asked for a little
# more, and the client decides about those at the rim.
SPHERE = 6_372_797.560856
SLACK = 2.0


class Redis(RedisServer):
    """A server of its own with the rounds that can be found."""

    name = "Redis"

    def __init__(self, folder: pathlib.Path, rounds):
        super().__init__(folder)
        try:
            self._load(rounds)
        except BaseException:
            self.close()
            raise

    def _load(self, rounds) -> None:
        self.places = {}
        for first in range(0, len(rounds), 1_000):
            pipe = self.link.pipeline(transaction=False)
            for one in rounds[first:first + 1_000]:
                member = b"%013d" % one.start + one.id
                self.places[member] = (one.latitude, one.longitude)
                pipe.geoadd("open", (one.longitude, one.latitude, member))
                pipe.set(one.id, one.body)
            pipe.execute()

    def _found(self, centre, reach: float, window: range) -> list[bytes]:
        wide = reach * SPHERE / golf.EARTH + SLACK
        sure = reach * SPHERE / golf.EARTH - SLACK
        begin, end = b"%013d" % window.start, b"%013d" % window.stop
        answer = self.link.execute_command(
            "GEOSEARCH", "open", "FROMLONLAT", centre[1], centre[0], "BYRADIUS", wide, "m",
            "WITHDIST")
        return sorted(
            member for member, distance in answer if begin <= member < end
            and (float(distance) < sure or golf.metres(centre, self.places[member]) <= reach))

    def page(self, centre, reach: float, window: range) -> list:
        """The soonest twenty with everything about them."""
        found = self._found(centre, reach, window)[:20]
        if not found:
            return []
        return list(zip(found, self.link.mget([member[13:] for member in found])))

    def all(self, centre, reach: float, window: range) -> set[str]:
        return {str(uuid.UUID(bytes=one[13:])) for one in self._found(centre, reach, window)}

    def trip(self) -> None:
        """Asks for nothing."""
        self.link.ping()
