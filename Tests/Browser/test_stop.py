"""A server that is told to stop does so within seconds, whoever is at the other end of a connection."""
import signal
import socket
import time

from conftest import Server
from world import add_contact

#: Ten seconds for what is under way, and as many as a busy machine may need for the rest.
PATIENCE = 60


def slow_body(server, person):
    """Announces 60,000 bytes and sends one."""
    link = socket.create_connection(("127.0.0.1", server.port))
    link.sendall((f"POST /api/sync/push HTTP/1.1\r\nHost: localhost:{server.port}\r\nX-Fieldday: 1\r\n"
                  f"Cookie: {person.cookie}\r\nContent-Type: application/json\r\n"
                  "Content-Length: 60000\r\n\r\n{").encode())
    return link


def is_closed(link):
    """The other end has hung up; with a reset where something was still on its way to it."""
    try:
        return link.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_slow_body_does_not_hold_it_up(tmp_path):
    with Server(tmp_path / "data") as server:
        person = server.person()
        _, command = add_contact("Ana")
        person.push([command])
        link = slow_body(server, person)
        server.process.send_signal(signal.SIGTERM)
        told = time.monotonic()
        assert server.process.wait(PATIENCE) == 0
        print(f"stopped after {time.monotonic() - told:.1f} s")
        link.settimeout(PATIENCE)
        assert is_closed(link)
        link.close()
        server.start()
        # What was acknowledged is there.
        assert len(server.device_of(person).pull().of_kind("contact")) == 1
