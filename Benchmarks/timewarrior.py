"""Timewarrior with ten years of intervals in the state in which its own commands would have left it:
a file for each month, the count of each tag, and the journal for `timew undo`, which has every start
and stop. It syncs nothing to the disk."""

import datetime
import os
import pathlib
import shutil
import subprocess
import time

YEARS = 10


class Timewarrior:
    """A database of that many intervals, which end before now."""

    name = "Timewarrior"

    def __init__(self, folder: pathlib.Path, count: int):
        self.program = shutil.which("timew")
        if not self.program:
            raise RuntimeError("timew is not installed (Debian: timewarrior)")
        self.folder = folder / "timewarrior"
        self.environment = {**os.environ, "TIMEWARRIORDB": str(self.folder), "TZ": "UTC"}
        data = self.folder / "data"
        data.mkdir(parents=True)
        (self.folder / "timewarrior.cfg").touch()
        months, journal, tags = {}, [], {}
        for index, (start, end) in enumerate(intervals(count)):
            tag = f"block{index % 14}"
            tags[tag] = tags.get(tag, 0) + 1
            line = f"inc {start} - {end} # {tag}\n"
            months.setdefault(f"{start[:4]}-{start[4:6]}.data", []).append(line)
            journal.append(transactions(start, end, tag))
        for name, lines in months.items():
            (data / name).write_text("".join(lines))
        counts = ",".join(f'\n  "{tag}":{{"count":{count}}}' for tag, count in tags.items())
        (data / "tags.data").write_text(f"{{{counts}\n}}")
        (data / "undo.data").write_text("".join(journal))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def run(self, *words: str) -> float:
        """Milliseconds that a command takes."""
        began = time.perf_counter()
        subprocess.run(
            [self.program, *words], env=self.environment, check=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL)
        return (time.perf_counter() - began) * 1_000

    def starts(self, count: int) -> list[float]:
        """Of that many starts, each stopped again; times are whole seconds there."""
        samples = []
        for _ in range(count):
            samples.append(self.run("start", "block1"))
            time.sleep(1.05)
            self.run("stop")
            time.sleep(1.05)
        return samples

    def forget(self) -> None:
        """The journal goes, as if it had been switched off."""
        (self.folder / "data/undo.data").unlink()


def intervals(count: int):
    """Starts and ends in order, apart from one another."""
    end = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(hours=2)
    step = datetime.timedelta(days=365 * YEARS) / count
    for index in range(count):
        start = end - step * (count - index)
        yield tuple(f"{at:%Y%m%dT%H%M%SZ}" for at in (start, start + step * 0.7))


def transactions(start: str, end: str, tag: str) -> str:
    """What a start and a stop leave in the journal."""
    first = f'"start":"{start}","tags":["{tag}"]}}'
    last = f'"start":"{start}","end":"{end}","tags":["{tag}"]}}'
    return (
        f'txn:\n  type: interval\n  before: \n  after: {{"id":0,{first}\n'
        f'txn:\n  type: interval\n  before: {{"id":1,{first}\n  after: \n'
        f'  type: interval\n  before: \n  after: {{"id":1,{last}\n')
