"""The limits that protect people's accounts hold for this machine's own address too: a proxy that nobody declared
brings everybody from there."""
import os
import subprocess

import pytest

from api import Client, Problem
from conftest import BINARY, PASSWORD, Server

#: The limits that are in force for people.
REAL = {"FIELDDAY_DELIVERY": "none", "FIELDDAY_NETWORK_LIMIT_FACTOR": "1"}


def refusal(ask):
    with pytest.raises(Problem) as caught:
        ask()
    return caught.value


def test_five_sign_ups_an_hour_come_from_this_machine(tmp_path):
    with Server(tmp_path / "data", settings=REAL) as server:
        for _ in range(5):
            server.person()
        refused = refusal(server.person)
        assert refused.status == 429 and refused.body["code"] == "tooManyRequests"
        # Whoever is refused is told when to come again, and those who are in stay in.
        assert refused.body["retryAfter"] > 0
        stranger = Client(server.url)
        assert stranger.sign_in("person1@fieldday.example", PASSWORD).user


@pytest.mark.parametrize("flags, starts", [((), False), (("--behind-proxy",), True), (("--no-behind-proxy",), True)])
def test_a_public_server_is_told_whether_a_proxy_stands_before_it(tmp_path, flags, starts):
    data = tmp_path / "data"
    words = ["--data", data, "--public-url", "https://fieldday.example", *flags]
    doctor = subprocess.run([BINARY, "doctor", *words], capture_output=True, text=True, timeout=60)
    assert ("PROBLEM address" in doctor.stdout) == (not starts)
    if starts:
        return
    serve = subprocess.run([BINARY, "serve", *words, "--port", "0"], capture_output=True, text=True, timeout=60,
                           env={**os.environ, "FIELDDAY_DELIVERY": "none"})
    assert serve.returncode != 0
    for word in ("--behind-proxy", "--no-behind-proxy"):
        assert word in serve.stderr and word in doctor.stdout
