"""Foreign readers of recordings, each with everything it makes of a file."""

import pathlib
import time


def fitfast(path: pathlib.Path):
    import fitfast

    data = path.read_bytes()
    return lambda: fitfast.parse(data)


def garmin(path: pathlib.Path):
    from garmin_fit_sdk import Decoder, Stream

    data = bytearray(path.read_bytes())
    return lambda: Decoder(Stream.from_byte_array(data)).read()


def gpxpy(path: pathlib.Path):
    import gpxpy

    text = path.read_text()
    return lambda: gpxpy.parse(text)


def tcxreader(path: pathlib.Path):
    from tcxreader.tcxreader import TCXReader

    return lambda: TCXReader().read(str(path))


def timed(read, count: int) -> list[float]:
    """Milliseconds of each reading but the first."""
    samples = []
    for _ in range(count + 1):
        began = time.perf_counter()
        read()
        samples.append((time.perf_counter() - began) * 1_000)
    return samples[1:]
