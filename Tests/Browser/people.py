"""What a person does on the screens, in their own words."""
import re

from playwright.sync_api import expect

from conftest import until
from emails import sent_email
from words import ENGLISH, word
from world import full_name


class Person:
    """A person in front of a page."""

    def __init__(self, page, language=ENGLISH):
        self.page = page
        self.language = language

    def say(self, key):
        return word(key, self.language)

    # Finding things

    def button(self, key, inside=None):
        return (inside or self.page).get_by_role("button", name=self.say(key), exact=True)

    def text(self, key, inside=None):
        return (inside or self.page).get_by_text(self.say(key))

    def dialog(self, identity):
        return self.page.locator(f"dialog#{identity}")

    @property
    def rows(self):
        return self.page.locator("li.slot")

    def row(self, name):
        """A friend in the list, by the whole name."""
        title = self.page.locator(".row-title", has_text=re.compile(f"^{re.escape(name)}$"))
        return self.page.locator("li.slot", has=title)

    def row_button(self, name):
        return self.row(name).locator("button.row-main")

    @property
    def snackbar(self):
        return self.page.locator(".snackbar")

    # Account

    def sign_up(self, email, password, name="", username=""):
        self.page.goto("/account/sign-up")
        self.say_who(email, name, username)
        self.choose_password(password)
        self.button("create account").click()
        self.confirm(email)
        expect(self.page.locator(".launcher")).to_be_visible()

    def say_who(self, email, name="", username=""):
        """The first step of signing up, which is open."""
        self.page.locator("#email").fill(email)
        if name:
            self.page.locator("#display-name").fill(name)
        if username:
            self.page.locator("#username").fill(username)
        self.button("continue").click()
        expect(self.page.locator("#password")).to_be_visible()

    def choose_password(self, password):
        """From the second step as far as the review, without a telephone number."""
        self.type_password(password)
        self.skip_contact()
        self.keep_codes()

    def type_password(self, password):
        self.page.locator("#password").fill(password)
        self.button("continue").click()

    def skip_contact(self):
        self.button("skip for now").click()

    def keep_codes(self):
        """The step with the recovery codes; answers them."""
        codes = self.page.locator("#recovery-codes li")
        expect(codes).to_have_count(10)
        kept = codes.all_inner_texts()
        self.button("kept codes").click()
        expect(self.button("create account")).to_be_visible()
        return kept

    def confirm(self, email, number=1):
        """Types the code of the email; the last digit sends it."""
        code = sent_email(self.page.outgoing, email, number).code
        self.page.locator("#code").fill(code)

    def sign_in(self, email, password, there=".launcher"):
        """Whoever was somewhere when they were signed out comes back to what is `there`."""
        self.page.locator("#email").fill(email)
        self.page.locator("#password").fill(password)
        self.button("sign in").click()
        expect(self.page.locator(there)).to_be_visible()

    # Friends

    def open_list(self):
        self.page.goto("/friends")
        expect(self.page.locator("#friends-search")).to_be_visible()
        return self

    def shows(self, *names):
        for name in names:
            expect(self.row(name)).to_be_visible()
        return self

    def type_person(self, given, family="", phone=""):
        """Fills the sheet of a new person, which is open."""
        self.page.locator("#person-given").fill(given)
        self.page.locator("#person-family").fill(family)
        if phone:
            self.page.locator("#person-phone-0").fill(phone)
        self.button("continue").click()
        expect(self.dialog("new-friend")).to_be_visible()

    def choose_period(self, key):
        sheet = self.page.locator("dialog.sheet")
        sheet.get_by_role("button", name=re.compile(self.say("frequency"))).click()
        self.button(key, self.dialog("period-menu")).click()
        expect(self.dialog("period-menu")).to_have_count(0)

    def add_friend(self, given, family="", phone="", period=None, last=None):
        """From the list through the sheets and back to the list."""
        self.page.goto("/friends/add/new")
        self.type_person(given, family, phone)
        if period:
            self.choose_period(period)
        if last:
            self.page.locator("#last-contacted").fill(last.isoformat())
        self.button("save", self.dialog("new-friend")).click()
        expect(self.dialog("new-friend")).to_have_count(0)
        self.button("back").click()
        expect(self.row(full_name(given, family))).to_be_visible()

    def open_friend(self, name):
        self.row_button(name).click()
        expect(self.dialog("details")).to_be_visible()
        return self.dialog("details")

    def manage(self, key):
        """One of the further actions in a friend's open sheet."""
        self.button("more actions", self.dialog("details")).click()
        self.button(key, self.dialog("manage-menu")).click()

    def close_sheet(self):
        sheet = self.page.locator("dialog.sheet").last
        self.button("close", sheet.locator(".sheet-top")).click()
        expect(self.page.locator("dialog.sheet")).to_have_count(0)

    def press(self, key, name):
        """A key on a friend's row."""
        row = self.row_button(name)
        row.focus()
        row.press(key)

    def record(self, name, key="p"):
        """Records with the keyboard and waits for the words that say so."""
        self.press(key, name)
        expect(self.snackbar.filter(has_text=name).last).to_be_visible()

    def history(self, name):
        """How many contacts the friend's sheet counts."""
        self.open_friend(name)
        title = self.page.locator("#history-title").inner_text()
        self.close_sheet()
        return int(re.search(r"\d+", title).group())

    def comes_to_show(self, name, contacts):
        """The friend's sheet counts so many, once it has heard of them."""
        self.open_friend(name)
        expect(self.page.locator("#history-title")).to_have_text(re.compile(rf"\b{contacts}\b"))
        self.close_sheet()

    # Where things are

    @property
    def badge(self):
        """The words about where the changes are; absent from the list when all is well."""
        return self.page.locator(".notices .sync")

    def waiting(self, count):
        """Everything is durable here, and so much of it has not reached the server."""
        pattern = re.escape(self.say("saved here")) + rf".*\b{count}\b"
        expect(self.badge).to_have_text(re.compile(pattern))

    def all_on_server(self, account=None, **counts):
        """Nothing waits, and the page says neither offline nor signed out.

        A page that has just been opened knows of nothing yet: `counts` are what the account comes to
        have on the server, by kind.
        """
        troubles = self.page.locator(".notices .sync, .notices .chip, .banners .warning")
        expect(troubles).to_have_count(0)
        for kind, count in counts.items():
            until(lambda: len(account.pull().of_kind(kind)) == count, what=f"{count} of {kind}")

    def search(self, text):
        self.page.locator("#friends-search").fill(text)
