"""TeePals' people: the first steps, what a missing photo keeps from whom, following, blocking."""
import io
import re
import subprocess

from PIL import Image
from playwright.sync_api import expect

from conftest import BINARY, go_offline, go_online, until
from golf import golfer
from layout import findings

#: What a tab bar must never do: break a label inside a word, or leave the window.
TABS = """() => [...document.querySelectorAll(".tee-tabs .tab")].flatMap((tab) => {
  if (getComputedStyle(tab).display === "none") return [];
  const label = tab.querySelector(".tee-label");
  const box = tab.getBoundingClientRect();
  const faults = [];
  if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push("outside: " + tab.href);
  if (box.width < 44 || box.height < 44) faults.push("small: " + tab.href);
  if (label && label.offsetWidth > 1) {
    const range = document.createRange();
    range.selectNodeContents(label);
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
    if (lines.size > 1 || label.scrollWidth > box.width) faults.push("broken: " + tab.href);
  }
  return faults;
})"""


def picture_file(colour=(11, 61, 46)):
    buffer = io.BytesIO()
    Image.new("RGB", (640, 640), colour).save(buffer, "JPEG")
    return {"name": "me.jpg", "mimeType": "image/jpeg", "buffer": buffer.getvalue()}


def choose_photo(page, file=None):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile("^Choose (a|another) photo$")).click()
    chooser.value.set_files(file or picture_file())


def reports(server):
    return subprocess.run([BINARY, "golf", "reports", "--data", server.data], check=True,
                          capture_output=True, text=True).stdout


def go_on(page):
    page.locator(".tee-foot button").click()


def name_and_birthday(page):
    page.locator("#welcome-firstName").fill("Maya")
    page.locator("#welcome-lastName").fill("Kim")
    go_on(page)
    expect(page.locator("#welcome-birthDate")).to_be_visible()
    page.locator("#welcome-birthDate").fill("1990-04-02")
    go_on(page)
    expect(page.locator("#city")).to_be_visible()


def choose_city(page, text="San Jos", label="San Jose, CA"):
    page.locator("#city").fill(text)
    page.get_by_role("button", name=label, exact=True).click()
    expect(page.locator(".tee-city")).to_contain_text(label)


def test_somebody_new_is_welcomed(server, device, picture):
    account = server.person()
    page = device(account)
    page.goto("/golf/profile/settings")
    expect(page.locator("#welcome-title")).to_have_text("What is your name?")
    picture(page, "golf/welcome-name")
    name_and_birthday(page)
    # A reload loses nothing that was answered.
    page.reload()
    expect(page.locator("#welcome-title")).to_have_text("Where do you usually golf?")
    choose_city(page)
    picture(page, "golf/welcome-city")
    go_on(page)
    page.get_by_role("button", name="Prefer not to say").click()
    go_on(page)
    # On to where the link led, in spite of the reload.
    expect(page).to_have_url(re.compile("/golf/profile/settings$"))
    page.goto("/golf/profile")
    expect(page.locator(".tee-head")).to_contain_text("Maya Kim")
    expect(page.locator(".tee-head")).to_contain_text("San Jose, CA")
    picture(page, "golf/profile")
    # Another device of theirs asks nothing again.
    other = device(account)
    other.goto("/golf/profile")
    expect(other.locator(".tee-head")).to_contain_text("Maya Kim")


def test_a_city_waits_for_a_connection_and_is_where_the_device_is(server, device):
    page = device(server.person(), geolocation={"latitude": 37.3382, "longitude": -121.8863},
                  permissions=["geolocation"])
    page.goto("/golf")
    name_and_birthday(page)
    go_offline(page)
    page.locator("#city").fill("San Jos")
    expect(page.locator(".banner")).to_contain_text("Your other answers are kept")
    go_online(page)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="San Jose, CA", exact=True)).to_be_visible()
    page.locator("#city").fill("")
    expect(page.get_by_role("button", name="San Jose, CA", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Use my location").click()
    page.get_by_role("button", name="San Jose, CA", exact=True).click()
    go_on(page)
    expect(page.locator("#welcome-title")).to_have_text("How do you identify?")


#: Keeps what is sent of a picture, for the browser driver does not see it.
SENDING = """() => {
  const send = window.fetch;
  window.fetch = async (path, options) => {
    if (options?.body instanceof Blob) {
      const { size, type } = options.body, { width, height } = await createImageBitmap(options.body);
      window.sent = { size, type, width, height };
    }
    return send(path, options);
  };
}"""


def camera_photo():
    """Upright it is 3,000 pixels wide; more than five megabytes are not taken."""
    turned = Image.Exif()
    turned[0x0112] = 6
    buffer = io.BytesIO()
    Image.effect_noise((4000, 3000), 80).convert("RGB").save(
        buffer, "JPEG", quality=95, exif=turned.tobytes())
    assert len(buffer.getvalue()) > 5 << 20
    return {"name": "dsc.jpg", "mimeType": "image/jpeg", "buffer": buffer.getvalue()}


def describe(page):
    """Fills in two sections of one's own profile."""
    page.goto("/golf/profile")
    page.get_by_role("button", name="Add bio").click()
    page.locator("#profile-bio").fill("일찍 치는 걸 좋아해요.")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".tee-bio")).to_have_text("일찍 치는 걸 좋아해요.")
    page.get_by_role("button", name="Edit golf").click()
    page.locator("#profile-skill").select_option("expert")
    page.locator("#profile-averageScore").select_option("80")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("dialog:not(.trouble)")).to_have_count(0)


def test_what_needs_a_photo_is_done_once_there_is_one_and_others_see_it(server, device, picture):
    noah = golfer(server, "Noah", "Berg", colour=(120, 60, 30))
    maya = golfer(server, pictured=False)
    page = device(maya)
    page.goto(f"/golf/golfers/{noah.user}")
    follow = page.get_by_role("button", name="Follow", exact=True)
    follow.click()
    expect(page.locator("dialog#gate")).to_contain_text("Profile photo")
    picture(page, "golf/gate")
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("dialog:not(.trouble)")).to_have_count(0)
    follow.click()
    page.get_by_role("button", name="Complete now").click()
    page.evaluate(SENDING)
    choose_photo(page, camera_photo())
    # The photo arrives, made smaller, the editor closes, and what was wanted is done.
    expect(page.locator("dialog:not(.trouble)")).to_have_count(0)
    sent = page.evaluate("window.sent")
    assert (sent["type"], sent["width"], sent["height"]) == ("image/jpeg", 768, 1024)
    assert sent["size"] < 1 << 20
    expect(page.get_by_role("button", name="Following", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(f"/golf/golfers/{noah.user}$"))
    until(lambda: maya.pull().of_kind("golfFollow"), what="the follow")

    describe(page)
    until(lambda: any(row.get("averageScore") == 80 for row in maya.pull().of_kind("golfProfile").values()),
          what="the profile")
    theirs = device(noah)
    theirs.goto(f"/golf/golfers/{maya.user}")
    expect(theirs.locator(".tee-bio")).to_have_text("일찍 치는 걸 좋아해요.")
    expect(theirs.locator("body")).to_contain_text("80+")
    # The birth date and the last name are nobody's business.
    assert "1990" not in theirs.content() and "Kim" not in theirs.content()
    theirs.get_by_role("button", name="Follow Back", exact=True).click()
    expect(theirs.get_by_role("button", name="Friends", exact=True)).to_be_visible()


def test_a_report_says_what_happened(server, device, picture):
    noah, maya = golfer(server, "Noah", "Berg"), golfer(server)
    page = device(maya)
    page.goto(f"/golf/golfers/{noah.user}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Report", exact=True).click()
    sheet = page.locator("dialog#tee-report")
    send = sheet.get_by_role("button", name="Send report")
    expect(send).to_be_disabled()
    sheet.get_by_role("button", name="Harassment").click()
    sheet.locator("textarea").fill("He shouted at my daughter.")
    picture(page, "golf/report")
    assert findings(page, 44) == []
    # It waits on the device until there is a connection.
    go_offline(page)
    send.click()
    expect(page.locator(".snackbars")).to_contain_text("sent once you are online")
    go_online(page)
    until(lambda: "He shouted at my daughter." in reports(server), what="the report")


#: Takes what would be shared; without it there is nothing to share with.
SHARING = "navigator.share = async (what) => { window.shared = what; }"


def share(page):
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Share profile").click()


def test_somebody_is_handed_on(server, device):
    noah = golfer(server, "Noah", "Berg")
    page = device(golfer(server))
    page.add_init_script(SHARING)
    page.goto(f"/golf/golfers/{noah.user}")
    share(page)
    page.wait_for_function("window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"].endswith(f"/golf/golfers/{noah.user}")
    assert shared["title"] == "Noah B." and "Noah B." in shared["text"]
    # Where nothing takes it, it is copied.
    other = device(golfer(server, "Ida", "Voss"),
                   permissions=["clipboard-read", "clipboard-write"])
    other.add_init_script("delete Navigator.prototype.share")
    other.goto(f"/golf/golfers/{noah.user}")
    share(other)
    expect(other.get_by_text("Copied")).to_be_visible()
    assert other.evaluate("navigator.clipboard.readText()") == shared["url"]


def tabs_fit(page):
    page.goto("/golf/profile")
    for width in (180, 240, 320, 390, 1_280):
        page.set_viewport_size({"width": width, "height": 700})
        expect(page.locator(".tee-tabs .tab").nth(1)).to_be_visible()
        until(lambda: page.evaluate(TABS) == [], what=f"tabs that fit at {width}")


def test_the_tabs_fit_and_lead_to_all_apps(server, device):
    person = golfer(server)
    page = device(person)
    tabs_fit(page)
    # On the smallest screen the current tab is always there, and the way stands at the top of home.
    page.set_viewport_size({"width": 180, "height": 220})
    page.goto("/golf/feed")
    expect(page.locator(".tee-tabs [aria-current]")).to_have_attribute("href", "/golf/feed")
    expect(page.locator(".tee-tabs [aria-current]")).to_be_visible()
    expect(page.locator(".tee-tabs .tab:visible")).to_have_count(4)
    until(lambda: page.evaluate(TABS) == [], what="tabs that fit in the feed")
    page.goto("/golf")
    page.get_by_role("link", name="All apps").click()
    expect(page.locator(".launcher")).to_be_visible()
    tabs_fit(device(person, language="ko"))
