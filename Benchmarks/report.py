"""Figures, and the table they are printed in."""

import dataclasses
import json
import pathlib
import platform
import statistics
import time


@dataclasses.dataclass
class Figure:
    """One line of the table."""

    name: str
    reach: str
    measured: str
    # How often the peer or the alternative, where there is one; else the part of the reach used.
    ratio: float
    met: bool
    # Everything behind it, for the file of results.
    details: dict = dataclasses.field(default_factory=dict)
    # How it was measured.
    how: str = ""


def at_most(name: str, value: float, limit: float, unit: str, digits: int = 0, **details) -> Figure:
    """A figure that should stay below a limit."""
    return Figure(
        name, f"≤ {limit:g} {unit}".strip(), f"{value:,.{digits}f} {unit}".strip(), value / limit,
        value <= limit, details)


def told(name: str, measured: str, **details) -> Figure:
    """A figure without a limit."""
    return Figure(name, "–", measured, 1, True, details)


def opening(name: str, openings: list[tuple[float, float]], limit: float) -> Figure:
    """Seconds until a screen is painted, which should stay below a limit, and until it has been read."""
    painted, usable = ([pair[index] for pair in openings] for index in (0, 1))
    made = at_most(name, median(painted), limit, "s", 2, painted=painted, usable=usable)
    made.measured += f", usable {median(usable):.2f} s"
    return made


def at_least(name: str, ratio: float, limit: float, measured: str, **details) -> Figure:
    """A ratio that should exceed a limit."""
    return Figure(name, f"≥ {limit:g}x", measured, ratio, ratio >= limit, details)


def spread(name: str, samples: list[float], limit: float, digits: int = 1) -> Figure:
    """Milliseconds of which 95 of 100 should stay below a limit."""
    made = at_most(name, part(samples, 0.95), limit, "ms", digits, samples=samples)
    made.measured += f", p50 {part(samples, 0.5):,.{digits}f} ms"
    return made


def median(values) -> float:
    return statistics.median(values)


def part(samples: list[float], share: float) -> float:
    """What so many of the samples are not above."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table(figures: list[Figure]) -> str:
    rows = [("figure", "reach", "measured", "ratio", "")]
    for figure in figures:
        rows.append((
            figure.name, figure.reach, figure.measured, f"{figure.ratio:.2f}x",
            "" if figure.met else "short"))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = []
    for index, row in enumerate(rows):
        cells = [text.ljust(width) for text, width in zip(row, widths)]
        lines.append("  ".join(cells).rstrip())
        if index == 0:
            lines.append("  ".join("-" * width for width in widths[:4]))
    lines += ["", "How:"]
    lines += [f"- {how}" for how in dict.fromkeys(figure.how for figure in figures)]
    return "\n".join(lines)


def save(figures: list[Figure], folder: pathlib.Path) -> pathlib.Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / time.strftime("%Y%m%d-%H%M%S.json", time.gmtime())
    cores = len([
        line for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("processor")])
    content = {
        "machine": {"cores": cores, "kernel": platform.release()},
        "figures": [dataclasses.asdict(figure) for figure in figures],
    }
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")
    return path
