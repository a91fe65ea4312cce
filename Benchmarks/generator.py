"""Runs the load generator."""

import contextlib
import dataclasses
import json
import pathlib
import subprocess
import tempfile


@dataclasses.dataclass(frozen=True)
class Load:
    """What clients do: the same request over and over, each with its own fields."""

    port: int
    path: str
    headers: list[str]
    body: str
    # A line for each client, put in for {1}, {2}, …
    fields: list[list[str]]
    method: str = "POST"
    # A line for each request, where there are any, put in for {i1}, {i2}, …
    items: list[list[str]] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True)
class Result:
    requests: int
    failed: int
    seconds: float
    # Microseconds.
    p50: float
    p95: float
    p99: float

    @property
    def per_second(self) -> float:
        return self.requests / self.seconds


def run(program: pathlib.Path, load: Load, clients: int, seconds: int, requests: int = 0) -> Result:
    """One sample. A failed request is not a figure: it stops the benchmark."""
    with _lines(load.fields) as each, _lines(load.items) as items:
        words = [program, "--port", load.port, "--clients", clients, "--seconds", seconds]
        words += ["--path", load.path, "--method", load.method, "--body", load.body]
        if any(load.fields):
            words += ["--each", each.name]
        if load.items:
            words += ["--items", items.name]
        for header in load.headers:
            words += ["--header", header]
        if requests:
            words += ["--requests", requests]
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"the load generator failed: {done.stderr}")
    result = Result(**json.loads(done.stdout))
    if result.failed:
        raise RuntimeError(f"{result.failed} of {result.requests} requests failed: {done.stderr}")
    return result


@contextlib.contextmanager
def _lines(lines: list[list[str]]):
    """A file with them."""
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
        file.write("\n".join("\t".join(line) for line in lines))
        file.flush()
        yield file
