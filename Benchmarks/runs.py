"""The program `runs`, the recordings of real devices, and the files that are made for the figures."""

import json
import pathlib
import subprocess
import time

RIDES = pathlib.Path(__file__).resolve().parent.parent / "generated/recordings/sweat"
DAY = 86_400_000


def ask(bench, *words):
    """What the program found."""
    program = [bench.load.with_name("runs"), *words]
    out = subprocess.run([str(word) for word in program], check=True, capture_output=True, text=True)
    return json.loads(out.stdout) if out.stdout else None


def ride(name: str) -> pathlib.Path:
    path = RIDES / name
    if not path.exists():
        raise RuntimeError(f"{path} is missing: Tools/setup.sh fetches it")
    return path


def made(bench, count: int, each: int) -> pathlib.Path:
    """A folder of FIT files of runs of 20 minutes to an hour, one a day until yesterday, with a
    point each so many seconds."""
    folder = bench.folder / f"runs-{count}-{each}"
    folder.mkdir()
    ask(bench, "make", folder, count, each, int(time.time() * 1_000) - DAY)
    return folder


def take(bench, data: pathlib.Path, person, folder: pathlib.Path) -> float:
    """Seconds of `fieldday run import`, from the program's start to its end."""
    began = time.perf_counter()
    subprocess.run(
        [bench.world.binary, "run", "import", person.email, folder, "--data", data], check=True,
        stdout=subprocess.DEVNULL)
    return time.perf_counter() - began
