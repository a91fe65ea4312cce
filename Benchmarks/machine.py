"""What the machine says about a process, and processes that are certain to end."""

import os
import pathlib
import resource
import signal
import socket
import subprocess
import time

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """User and system time of a process with all its threads."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> int:
    """Bytes of memory in use (`VmRSS`)."""
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"process {pid} has no memory figure")


def settled_resident(pid: int) -> int:
    """The resident set once it has stopped moving by more than 256 kB in half a second."""
    last = resident(pid)
    for _ in range(40):
        time.sleep(0.5)
        now = resident(pid)
        if abs(now - last) < 256 * 1024:
            return now
        last = now
    return last


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def raise_limits() -> None:
    """Lets this process and its children hold thousands of connections."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def child_of(pid: int) -> int:
    """The only child of a process, once there is one."""
    for _ in range(200):
        text = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        if text:
            return int(text[0])
        time.sleep(0.05)
    raise RuntimeError(f"process {pid} started nothing")


def stop(process: subprocess.Popen, pid: int | None = None) -> None:
    """Asks a process (or the one it wraps) to end, and makes it after ten seconds."""
    if process.poll() is None:
        os.kill(pid or process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until(what: str, test, seconds: float = 30.0):
    """Asks until the answer is true, and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            answer = test()
        except OSError:
            answer = None
        if answer:
            return answer
        time.sleep(0.02)
    raise RuntimeError(f"gave up waiting for {what}")
