"""Groups and blocks are managed: put in order by finger, mouse and keys, and made with all they can have."""
import re

from playwright.sync_api import expect

import day
from conftest import go_offline, go_online, in_one_language, until
from layout import settle

WORDS = {
    "en": {
        "move": "Move {}", "add": "Add block to {}", "ok": "OK", "icon": "Icon", "color": "Color",
        "group": "Group", "day": "Per day", "more": "Half a block more", "plan": "Add plan",
        "keep": "Save plan", "red": "red, third of five", "to": "Move to {}", "undo": "Undo",
        "delete": "Delete block", "archive": "Archive", "drop": "Discard", "yes": "Delete",
    },
    "ko": {
        "move": "{} 옮기기", "add": "{}에 블럭 추가", "ok": "확인", "icon": "아이콘", "color": "색상",
        "group": "그룹", "day": "하루", "more": "반 블럭 더하기", "plan": "계획 추가", "keep": "계획 저장",
        "red": "빨강, 다섯 단계 중 셋째", "to": "{}로 옮기기", "undo": "되돌리기", "delete": "블럭 삭제",
        "archive": "보관하기", "drop": "버리기", "yes": "삭제",
    },
}


class Keeper:
    """Somebody who keeps their blocks in order."""

    def __init__(self, device, account, language="en", path="/day/manage?show=blocks", **options):
        self.page = device(account, language=language, **options)
        self.words = WORDS[language]
        self.page.goto(path)
        expect(self.page.locator(".day-tablist")).to_be_visible()

    def button(self, key, *names):
        return self.page.get_by_role("button", name=self.words[key].format(*names), exact=True)

    def tap(self, key, *names):
        self.button(key, *names).click()
        return self

    def row(self, name):
        return self.page.locator(".day-panel:not([inert]) .day-item", has_text=name)

    def open(self, name):
        self.row(name).locator(".day-item-main").click()
        expect(self.page.locator("dialog[open]")).to_be_visible()
        return self

    def setting(self, key):
        """A line of the editor that opens something to choose from."""
        return self.page.locator(".day-choice", has_text=self.words[key]).first

    def order(self):
        return self.page.locator(".day-panel:not([inert]) .day-item-title").all_text_contents()

    def stands(self, *names):
        until(lambda: self.order() == list(names), what=f"the order {names}, not {self.order()}")
        return self

    def lift(self, name, by):
        """Takes a row by its grip and draws it so many px down, without letting go."""
        grip = self.button("move", name)
        grip.scroll_into_view_if_needed()
        box = grip.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, 5):
            self.page.mouse.move(x, y + by * step / 4)
        return self

    def drag(self, name, by):
        self.lift(name, by).page.mouse.up()
        return self


def stored(account):
    """The blocks' names by group, in order, as another device sees them."""
    pulled = account.pull()
    names = {identity: row["name"] for identity, row in pulled.of_kind("dayGroup").items()
             if "name" in row}
    places = {}
    for identity, row in pulled.of_kind("dayBlock").items():
        if "deleted" not in row and "archived" not in row:
            home = places.setdefault(names.get(row["group"], ""), [])
            home.append((row["place"].encode(), identity, row["name"]))
    return {home: [name for _, _, name in sorted(blocks)] for home, blocks in places.items()}


def one(account, name):
    rows = account.pull().of_kind("dayBlock").values()
    return next((row for row in rows if row["name"] == name), {})


@in_one_language
def test_blocks_are_dragged_within_and_between_groups(server, device, picture, language):
    account = server.person(language=language)
    day.ready(account)
    keeper = Keeper(device, account, language)
    page = keeper.page
    keeper.stands("Study", "Gym", "Reading")
    picture(page, f"day/{language}-manage-blocks")

    # While it is held, the others make room for it.
    top = keeper.row("Study").bounding_box()["y"]
    keeper.lift("Study", 60)
    until(lambda: abs(keeper.row("Gym").bounding_box()["y"] - top) < 1, what="room for the row")
    picture(page, f"day/{language}-manage-dragging")
    page.mouse.up()
    keeper.stands("Gym", "Study", "Reading")
    until(lambda: stored(account)["Everyday"] == ["Gym", "Study", "Reading"], what="the new order")

    # Over the head of its group into the one above, which had nothing in it.
    keeper.drag("Gym", -90).stands("Gym", "Study", "Reading")
    until(lambda: stored(account) == {"": ["Gym"], "Everyday": ["Study", "Reading"]},
          what="the new group")
    keeper.tap("undo")
    until(lambda: stored(account) == {"Everyday": ["Gym", "Study", "Reading"]}, what="what was")

    # A little is no move, and no tap either.
    keeper.drag("Reading", -12)
    expect(page.locator("dialog[open]")).to_have_count(0)
    keeper.stands("Gym", "Study", "Reading")
    page.reload()
    keeper.stands("Gym", "Study", "Reading")


def test_a_long_list_comes_along_with_what_is_dragged(server, device):
    """The wheel and the list's edges scroll it; the row goes where the pointer is."""
    account = server.person()
    names = [f"Block {number:02}" for number in range(20)]
    day.ready(account, *names)
    keeper = Keeper(device, account)
    page = keeper.page
    keeper.stands(*names)
    height = keeper.row("Block 01").bounding_box()["y"] - keeper.row("Block 00").bounding_box()["y"]

    # What goes by under the pointer counts: two rows by hand, three by the wheel.
    keeper.lift("Block 00", 2 * height)
    page.mouse.wheel(0, 3 * height)
    panel = page.locator(".day-panel:not([inert])")
    until(lambda: panel.evaluate("e => e.scrollTop") >= 3 * height - 2, what="the list to scroll")
    page.mouse.up()
    names.insert(5, names.pop(0))
    keeper.stands(*names)

    # At the lower edge the list goes on by itself, to its end and no further.
    panel.evaluate("e => { e.scrollTop = 0; }")
    bottom = panel.evaluate("e => e.getBoundingClientRect().bottom")
    most = panel.evaluate("e => e.scrollHeight - e.clientHeight")
    box = keeper.button("move", "Block 01").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.move(box["x"] + box["width"] / 2, bottom - 8)
    until(lambda: panel.evaluate("e => e.scrollTop") >= most - 1, what="the end of the list")
    page.mouse.up()
    names.append(names.pop(0))
    keeper.stands(*names)
    until(lambda: stored(account)["Everyday"] == names, what="the new order")


def test_keys_and_the_menu_do_what_dragging_does(server, device, picture):
    account = server.person()
    day.ready(account)
    keeper = Keeper(device, account)
    page = keeper.page
    go_offline(page)
    keeper.button("move", "Study").focus()
    page.keyboard.press("ArrowDown")
    keeper.stands("Gym", "Study", "Reading")
    expect(page.locator(".day-manage [role=status]").last).to_have_text("Study: 2 of 3 in Everyday")
    # The focus stays with what is moved, also into another group.
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(keeper.button("move", "Study")).to_be_focused()
    expect(page.locator(".day-manage [role=status]").last).to_have_text("Study: 1 of 1 in My blocks")

    keeper.tap("move", "Reading")
    expect(page.locator("#day-move")).to_be_visible()
    picture(page, "day/manage-move")
    keeper.tap("to", "My blocks")
    keeper.stands("Study", "Reading", "Gym")
    expect(keeper.button("move", "Reading")).to_be_focused()
    go_online(page)
    until(lambda: stored(account) == {"": ["Study", "Reading"], "Everyday": ["Gym"]},
          what="what was done without a network")


def test_a_finger_draws_pages_and_rows(server, device, picture):
    account = server.person()
    day.ready(account)
    keeper = Keeper(device, account, has_touch=True)
    page = keeper.page
    touch = page.context.new_cdp_session(page)

    def draw(element, across=0, down=0):
        box = element.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch.send("Input.dispatchTouchEvent",
                   {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 11):
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [
                {"x": x + across * step / 10, "y": y + down * step / 10}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    draw(keeper.button("move", "Study"), down=130)
    keeper.stands("Gym", "Reading", "Study")
    draw(keeper.row("Gym"), across=120)
    expect(page).to_have_url(re.compile("show=groups$"))
    keeper.stands("My blocks", "Everyday")
    picture(page, "day/manage-groups")
    settle(page)
    draw(keeper.button("move", "Everyday"), down=-60)
    keeper.stands("Everyday", "My blocks")
    draw(keeper.row("Everyday"), across=-120)
    expect(page).to_have_url(re.compile("show=blocks$"))


@in_one_language
def test_a_block_gets_everything_it_can_have(server, device, picture, language):
    account = server.person(language=language)
    day.ready(account, "Study")
    keeper = Keeper(device, account, language)
    page = keeper.page
    keeper.tap("add", "Everyday")
    name = page.locator("#day-block-name")
    expect(keeper.button("ok")).to_be_disabled()
    # Counted as it is seen; taken whatever its case.
    name.fill("👨‍👩‍👧‍👦 축구")
    expect(page.locator(".day-counter")).to_have_text("4/24")
    name.fill(" STUDY")
    expect(page.locator("#day-block-name-fault")).to_be_visible()
    expect(keeper.button("ok")).to_be_disabled()
    name.fill("축구 Soccer")

    keeper.setting("icon").click()
    expect(page.locator("#day-icon-battery")).to_be_focused()
    page.locator("#day-icon-search").fill("축구")
    picture(page, f"day/{language}-icons")
    page.locator("#day-icon-soccer").click()
    keeper.setting("color").click()
    picture(page, f"day/{language}-colors")
    keeper.tap("red")
    keeper.tap("day").tap("more")
    expect(page.locator("#day-block-goal")).to_have_value("1.5")
    page.locator("#day-block-golden").check()
    keeper.tap("plan")
    page.locator("#day-plan-start").fill("19:30")
    picture(page, f"day/{language}-plan")
    keeper.tap("keep")
    picture(page, f"day/{language}-block-editor")
    name.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    keeper.stands("Study", "축구 Soccer")
    until(lambda: "plans" in one(account, "축구 Soccer"), what="all of the block on the server")
    row = one(account, "축구 Soccer")
    assert (row["icon"], row["color"], row["goal"]["halfBlocks"]) == ("soccer", 12, 3)
    assert row["plans"][0]["start"] == 19 * 3_600 + 1_800

    # The carousel shows what was saved.
    page.goto("/day")
    expect(page.locator(".day-slot.current .day-card-name")).to_have_text("축구 Soccer")
