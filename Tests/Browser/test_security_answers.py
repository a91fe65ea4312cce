"""Security questions: an extra on top of a message, where the operator has turned them on."""
import hashlib
import json
import os
import subprocess

import pytest
from playwright.sync_api import expect

from api import Problem
from conftest import BINARY, Server, in_one_language
from emails import sent_email
from people import Person
from test_recovery import known
from test_your_data import archive_of, fetch, read

NEW = "another-meadow-43"
PATH = "/api/account/security-answers"
ANSWERS = [
    {"listed": "pet", "answer": "Biscuit the Third"},
    {"listed": "street", "answer": "Lindenallee"},
    {"own": "Where does the blue door lead?", "answer": "to the cellar"},
]
PAPER = ["-".join([sign * 4] * 4) for sign in "ABCDEFGHIJ"]


@pytest.fixture
def server(tmp_path):
    settings = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_SECURITY_ANSWERS": "on"}
    with Server(tmp_path / "data", settings=settings) as running:
        yield running


def section(page):
    return page.locator("section[aria-labelledby=security-questions]")


def forgets(server, account, visitor, number):
    """As far as the questions: another device asks for a message and types its code."""
    page = visitor.page
    known(page, account)
    page.goto("/account/forgot")
    page.locator("#email").fill(account.email)
    visitor.button("send link").click()
    page.locator("#code").fill(sent_email(server.outgoing, account.email, number).code)
    page.locator("#password").fill(NEW)
    visitor.button("change password").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(visitor.say("answer questions"))


@in_one_language
def test_from_setting_them_to_a_new_password(server, device, picture, language):
    account = server.person(language=language)
    person = Person(device(account, language=language), language)
    page = person.page
    page.goto("/account/security")
    expect(section(page)).to_be_visible()
    section(page).scroll_into_view_if_needed()
    picture(page, f"security-answers/{language}-1-none")
    person.button("set questions").click()
    sheet = person.dialog("security-questions-sheet")
    for place, entry in enumerate(ANSWERS):
        page.locator(f"#answer-question-{place}").select_option(entry.get("listed", "own"))
        page.locator(f"#answer-{place}").fill(entry["answer"])
        expect(page.locator(f"#answer-{place}")).to_have_attribute("autocomplete", "off")
    page.locator("#answer-own-2").fill(ANSWERS[2]["own"])
    page.locator("#answer-0").fill("Fluffy")
    person.button("save", sheet).click()
    # Only the server knows that one; what was typed stays.
    expect(page.locator("#answer-0-fault")).to_have_text(person.say("common answer"))
    expect(page.locator("#answer-1")).to_have_value("Lindenallee")
    picture(page, f"security-answers/{language}-2-refused")
    page.locator("#answer-0").fill(ANSWERS[0]["answer"])
    person.button("save", sheet).click()
    expect(sheet).to_have_count(0)
    expect(section(page)).to_contain_text(person.say("questions set"))
    section(page).scroll_into_view_if_needed()
    picture(page, f"security-answers/{language}-3-set")
    sent_email(server.outgoing, account.email, 2)

    # Nothing but the day is told again, on the wire or in the archive.
    told = account.call("GET", PATH)
    assert set(told) == {"offered", "setAt"} and told["offered"] is True
    files = read(fetch(account, archive_of(account))[2])
    assert set(json.loads(files["identifiers.json"])["securityAnswers"]) == {"setAt"}
    everything = "\n".join(files.values())
    for secret in ["scrypt", "Biscuit", "biscuit", "Lindenallee", "cellar", "blue door"]:
        assert secret not in everything
    sent_email(server.outgoing, account.email, 3)

    visitor = Person(device(language=language), language)
    page = visitor.page
    forgets(server, account, visitor, 4)
    expect(page.get_by_label(visitor.say("first pet"))).to_be_visible()
    page.locator("#answer-0").fill("biscuit, the THIRD!")
    page.locator("#answer-1").fill("Elsewhere 7")
    visitor.button("change password").click()
    expect(page.get_by_role("alert")).to_contain_text(visitor.say("wrong answer"))
    expect(page.locator("#answer-0")).to_have_value("biscuit, the THIRD!")
    picture(page, f"security-answers/{language}-4-wrong")
    page.locator("#answer-1").fill("  lindenallee ")
    visitor.button("change password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(visitor.say("password changed"))
    visitor.button("sign in").click()
    visitor.sign_in(account.email, NEW)

    # They can be removed, and then nobody is asked.
    page.goto("/account/security")
    visitor.button("remove questions").click()
    question = visitor.dialog("remove-questions")
    picture(page, f"security-answers/{language}-5-remove")
    visitor.button("remove questions", question).click()
    expect(visitor.button("set questions")).to_be_visible()


def test_who_cannot_answer_has_a_recovery_code(server, device, picture):
    account = server.person(recoveryCodes=PAPER)
    account.call("POST", PATH, {"answers": ANSWERS})
    visitor = Person(device())
    page = visitor.page
    forgets(server, account, visitor, 3)
    for number in range(5):
        page.locator("#answer-0").fill(f"a guess {number}")
        page.locator("#answer-1").fill("Lindenallee")
        visitor.button("change password").click()
        if number < 4:
            expect(page.get_by_role("alert")).to_contain_text(visitor.say("wrong answer"))
            # The next try begins with a page that says nothing.
            page.locator("#answer-0").fill("")
            expect(page.get_by_role("alert")).to_have_count(0)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(visitor.say("too many answers"))
    expect(page.locator("#answer-0")).to_have_count(0)
    picture(page, "security-answers/rest")
    # The owner is told.
    sent_email(server.outgoing, account.email, 4)
    page.locator("#recovery-code").fill(PAPER[3].lower())
    visitor.button("change password").click()
    expect(heading).to_have_text(visitor.say("password changed"))
    visitor.button("sign in").click()
    visitor.sign_in(account.email, NEW)


def test_a_server_that_asks_none_shows_none(server, device):
    server.stop()
    server.settings = {"FIELDDAY_DELIVERY": "file"}
    server.start()
    account = server.person()
    with pytest.raises(Problem, match="409"):
        account.call("POST", PATH, {"answers": ANSWERS})
    page = device(account)
    with page.expect_response("**" + PATH) as answer:
        page.goto("/account/security")
    assert answer.value.json() == {"offered": False}
    expect(page.locator("#two-step")).to_be_visible()
    expect(section(page)).to_have_count(0)


def test_answers_of_the_first_generation_come_along(server, tmp_path):
    """By the command, with the old pepper from its file; they are compared by the old rules once."""
    pepper = "not so secret any more 🧂"
    old = tmp_path / "old-pepper"
    old.write_text(pepper + "\n")
    old.chmod(0o600)
    server.stop()
    server.settings["FIELDDAY_OLD_PEPPER_FILE"] = str(old)
    server.start()
    account = server.person()
    digest = hashlib.sha512(("서울초등학교" + pepper).encode()).hexdigest()
    people = tmp_path / "people.json"
    people.write_text(json.dumps({"people": [
        {"email": account.email, "answers": [{"listed": "school", "hash": digest}]},
        {"email": "nobody@fieldday.example", "answers": [{"listed": "pet", "hash": digest}]},
    ]}))
    command = [BINARY, "user", "import-answers", people, "--data", server.data]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **server.settings})
    # One of the two has no account; the other's answers are attached all the same.
    assert done.returncode != 0
    assert f"{account.email}: The old answers are attached." in done.stdout
    assert "nobody@fieldday.example: " in done.stdout
    sent_email(server.outgoing, account.email, 2)
    for file in server.data.glob("fieldday.sqlite*"):
        assert digest.encode() not in file.read_bytes()

    def reset(number, *answers):
        account.call("POST", "/api/account/forgot-password", {"email": account.email})
        code = sent_email(server.outgoing, account.email, number).code
        body = {"code": code, "password": NEW}
        asked = account.call("POST", "/api/account/reset-password", body)
        assert asked == {"questions": [{"place": 0, "listed": "school"}]}
        for answer in answers:
            body["answers"] = [{"place": 0, "answer": answer}]
            last = account.call("POST", "/api/account/reset-password", body)
        return last

    with pytest.raises(Problem, match="securityAnswersWrong"):
        reset(3, "부산초등학교")
    body = {"code": sent_email(server.outgoing, account.email, 3).code, "password": NEW,
            "answers": [{"place": 0, "answer": " 서울초등학교 "}]}
    assert account.call("POST", "/api/account/reset-password", body) is None
    account.sign_in(account.email, NEW)
    # A second import changes nothing, with and without a server.
    server.stop()
    again = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, **server.settings})
    assert "set answers already" in again.stdout
