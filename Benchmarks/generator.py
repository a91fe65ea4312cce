"""Runs the load generator."""

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
    with tempfile.NamedTemporaryFile("w", suffix=".tsv") as each:
        each.write("\n".join("\t".join(line) for line in load.fields))
        each.flush()
        words = [program, "--port", load.port, "--clients", clients, "--seconds", seconds]
        words += ["--path", load.path, "--body", load.body, "--each", each.name]
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
