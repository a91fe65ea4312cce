"""Signing up step by step, in both languages."""
from playwright.sync_api import expect

from conftest import PASSWORD, go_offline, go_online, in_one_language
from people import Person


def kept(page):
    """Everything that outlives the page outside the database."""
    return page.evaluate("JSON.stringify(Object.entries(localStorage))")


def dots(page):
    """How many steps are filled, and which is the present one."""
    return [page.locator(".step-dot.reached").count(),
            page.locator(".step-dot").evaluate_all(
                "all => all.findIndex((dot) => dot.getAttribute('aria-current') === 'step')")]


@in_one_language
def test_step_by_step_with_a_reload_and_back(server, device, picture, language):
    page = device(language=language)
    person = Person(page, language)
    address, username = f"walker-{language}@fieldday.example", f"walker_{language}"
    heading = page.locator("#sign-up-heading")

    def who_is_there():
        expect(page.locator("#email")).to_have_value(address)
        expect(page.locator("#display-name")).to_have_value("지민 Silva")
        expect(page.locator("#username")).to_have_value(username)

    page.goto("/account/sign-up")
    expect(heading).to_have_text(person.say("sign-up title"))
    # How many steps there are is known before anything is filled in.
    expect(page.locator(".step-dot")).to_have_count(6)
    assert dots(page) == [1, 0]
    page.locator("#email").fill(address)
    page.locator("#display-name").fill("지민 Silva")
    page.locator("#username").fill(username)
    expect(person.text("username free")).to_be_visible()
    picture(page, f"sign-up/{language}-1-identify")
    person.button("continue").click()

    expect(page).to_have_url(server.url + "/account/sign-up/credential")
    expect(heading).to_have_text(person.say("choose password"))
    expect(heading).to_be_focused()
    assert dots(page) == [2, 1]
    expect(page.locator("#password")).to_have_attribute("autocomplete", "new-password")
    page.locator("#password").fill(PASSWORD)
    picture(page, f"sign-up/{language}-2-credential")
    person.button("continue").click()

    # A number is written as it is typed, and is nothing one must have.
    expect(page).to_have_url(server.url + "/account/sign-up/contact")
    expect(heading).to_have_text(person.say("phone title"))
    expect(heading).to_be_focused()
    assert dots(page) == [3, 2]
    phone = page.locator("#phone")
    expect(phone).to_have_attribute("autocomplete", "tel")
    phone.press_sequentially("01012345678")
    expect(phone).to_have_value("010-1234-5678")
    for _ in range(4):
        phone.press("ArrowLeft")
    phone.press("Backspace")
    phone.press("5")
    expect(phone).to_have_value("010-123455678")
    picture(page, f"sign-up/{language}-3-contact")
    person.button("continue").click()
    expect(page.locator("#phone-fault")).to_be_visible()
    phone.fill("")
    phone.press_sequentially("01012345678")
    person.button("continue").click()

    expect(page).to_have_url(server.url + "/account/sign-up/recovery")
    expect(heading).to_have_text(person.say("codes title"))
    assert dots(page) == [4, 3]
    expect(page.locator("#recovery-codes li")).to_have_count(10)
    picture(page, f"sign-up/{language}-4-recovery")
    codes = person.keep_codes()
    assert len(set(codes)) == 10

    expect(page).to_have_url(server.url + "/account/sign-up/review")
    expect(heading).to_have_text(person.say("review title"))
    expect(page.locator("main")).to_contain_text(address)
    expect(page.locator("main")).to_contain_text("010-1234-5678")
    expect(page.locator("main")).not_to_contain_text(PASSWORD)
    expect(page.locator("main")).not_to_contain_text(codes[0])
    picture(page, f"sign-up/{language}-5-review")

    # Back, the browser's and the page's, loses nothing.
    page.go_back()
    expect(page.locator("#recovery-codes li")).to_have_text(codes)
    person.button("back").click()
    expect(page.locator("#phone")).to_have_value("010-1234-5678")
    person.button("back").click()
    expect(page.locator("#password")).to_have_value(PASSWORD)
    person.button("back").click()
    expect(page).to_have_url(server.url + "/account/sign-up")
    who_is_there()

    # A reload loses the password alone, which was never kept. The codes were made once.
    assert address in kept(page) and PASSWORD not in kept(page)
    page.reload()
    who_is_there()
    page.goto("/account/sign-up/review")
    expect(page).to_have_url(server.url + "/account/sign-up/credential")
    expect(page.locator("#password")).to_have_value("")
    person.type_password(PASSWORD)
    expect(page.locator("#phone")).to_have_value("010-1234-5678")
    person.button("continue").click()
    assert person.keep_codes() == codes
    person.button("create account").click()

    # The code may be typed after yet another reload.
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("check mail"))
    expect(page).to_have_url(server.url + "/account/sign-up/done")
    assert dots(page) == [6, 5]
    page.reload()
    expect(page.locator("#code")).to_be_visible()
    # What opens an account is not kept.
    assert address in kept(page) and codes[0] not in kept(page)
    picture(page, f"sign-up/{language}-6-done")
    person.confirm(address)
    expect(page.locator(".launcher")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("지민")
    assert username not in kept(page) and codes[0] not in kept(page)

    # The username is as good as the address.
    other = Person(device(language=language), language)
    other.page.goto("/account/sign-in")
    other.sign_in(username, PASSWORD)


def test_a_username_that_is_taken_or_cannot_be_checked(server, device):
    server.person(username="ana_1")
    page = device()
    person = Person(page)
    page.goto("/account/sign-up")
    page.locator("#email").fill("ben@fieldday.example")
    page.locator("#username").fill("ana_1")
    expect(page.locator("#username-fault")).to_contain_text(person.say("username taken"))
    person.button("continue").click()
    expect(page.locator("#username")).to_be_focused()

    go_offline(page)
    page.locator("#username").fill("ben_1")
    expect(person.text("not checked")).to_be_visible()
    expect(person.text("username free")).to_have_count(0)

    # Without a connection everything but the last button works, and nothing is lost.
    person.button("continue").click()
    person.choose_password(PASSWORD)
    person.button("create account").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("account once online"))
    go_online(page)
    person.button("create account").click()
    person.confirm("ben@fieldday.example")
    expect(page.locator(".launcher")).to_be_visible()


def test_the_ground_and_the_dots_keep_still_for_those_who_ask(server, device):
    page = device(reduced_motion="reduce", theme="dark")
    page.goto("/account/sign-up")
    expect(page.locator(".step-dot").first).to_be_visible()
    styles = page.evaluate(
        """() => [getComputedStyle(document.querySelector(".sign-up-step")).animationName,
                  getComputedStyle(document.querySelector(".step-dot")).transitionProperty]""")
    assert styles[0] == "none" and styles[1] in ("none", "all")
    assert page.evaluate(
        "getComputedStyle(document.querySelector('.step-dot')).transitionDuration") == "0s"
