"""What libical makes of a calendar, by the machine's own library."""
import ctypes
import ctypes.util
import datetime

ical = ctypes.CDLL(ctypes.util.find_library("ical"))
UTC = datetime.timezone.utc


class Time(ctypes.Structure):
    """icaltimetype."""
    _fields_ = [(name, ctypes.c_int) for name in
                ("year", "month", "day", "hour", "minute", "second", "is_date", "is_daylight")]
    _fields_ += [("zone", ctypes.c_void_p)]


class Span(ctypes.Structure):
    """struct icaltime_span."""
    _fields_ = [("start", ctypes.c_long), ("end", ctypes.c_long), ("is_busy", ctypes.c_int)]


Visit = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(Span), ctypes.c_void_p)


def function(name, result, *arguments):
    found = getattr(ical, name)
    found.restype, found.argtypes = result, arguments
    return found


parse = function("icalparser_parse_string", ctypes.c_void_p, ctypes.c_char_p)
free = function("icalcomponent_free", None, ctypes.c_void_p)
errors = function("icalcomponent_count_errors", ctypes.c_int, ctypes.c_void_p)
first = function("icalcomponent_get_first_component", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
following = function("icalcomponent_get_next_component", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
component_kind = function("icalcomponent_string_to_kind", ctypes.c_int, ctypes.c_char_p)
property_kind = function("icalproperty_string_to_kind", ctypes.c_int, ctypes.c_char_p)
property_of = function("icalcomponent_get_first_property", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
text_of = {name: function(f"icalcomponent_get_{name}", ctypes.c_char_p, ctypes.c_void_p)
           for name in ("uid", "summary", "description")}
time_of = function("icalproperty_get_datetime_with_component", Time, ctypes.c_void_p, ctypes.c_void_p)
as_seconds = function("icaltime_as_timet_with_zone", ctypes.c_long, Time, ctypes.c_void_p)
from_seconds = function("icaltime_from_timet_with_zone", Time, ctypes.c_long, ctypes.c_int, ctypes.c_void_p)
visit_all = function("icalcomponent_foreach_recurrence", None, ctypes.c_void_p, Time, Time, Visit,
                     ctypes.c_void_p)


def instant(seconds):
    return datetime.datetime.fromtimestamp(seconds, UTC)


def events(text, until=None):
    """Every event: its UID, summary, description, start and end, and when it takes place until then."""
    calendar = parse(text.encode())
    assert calendar and errors(calendar) == 0
    kind = component_kind(b"VEVENT")
    found = []
    event = first(calendar, kind)
    while event:
        found.append(told(event, until))
        event = following(calendar, kind)
    free(calendar)
    return found


def written(event, name):
    """A time of an event, in the zone that it is written in."""
    return time_of(property_of(event, property_kind(name)), event)


def told(event, until):
    fields = {name: (read(event) or b"").decode() for name, read in text_of.items()}
    for field, name in (("start", b"DTSTART"), ("end", b"DTEND")):
        # A whole day needs no end.
        if property_of(event, property_kind(name)):
            time = written(event, name)
            fields[field] = instant(as_seconds(time, time.zone))
    if until:
        starts = []
        visit = Visit(lambda _, span, __: starts.append(instant(span.contents.start)))
        last = from_seconds(int(until.timestamp()), 0, None)
        visit_all(event, written(event, b"DTSTART"), last, visit, None)
        fields["takes place"] = starts
    return fields
