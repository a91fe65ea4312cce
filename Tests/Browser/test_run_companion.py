"""A run with a second device."""
from playwright.sync_api import expect

import run
from run import Runner
from screens import offline


def test_a_second_device_starts_pauses_and_goes_on_also_after_it_was_away(server, device, picture):
    account = run.introduced(server.person(), ("countdown", 0))
    main = Runner(run.receiver(device(account, permissions=["screen-wake-lock"])))
    main.open("/run/companions").tap("#run-companions-on").shows("#run-show-code")
    picture(main.page, "run/companions")
    # A code that somebody can read and type.
    main.tap("#run-show-code").shows("#run-code").shows("svg.qr")
    main.open("/run/companions").tap("#run-companions-on")

    second = Runner(run.receiver(device(account)))
    second.open("/run/companion").tap("#run-second-on").shows("#run-second-off")
    expect(main.on(".run-state").filter(has_text="connected").first).to_be_visible()

    main.page.get_by_role("link", name="Run", exact=True).click()
    main.shows("#run-start").get_ready()
    second.tap("#run-second-start").shows("#run-second-pause")
    main.shows("#run-pause")
    picture(second.page, "run/companion")

    second.tap("#run-second-pause")
    main.shows("#run-resume")
    second.shows("#run-second-resume")

    # Nobody is reachable: it waits, and arrives.
    with offline(second.page):
        second.tap("#run-second-resume")
        expect(second.page.get_by_text("Not arrived yet")).to_be_visible()
    main.shows("#run-pause")
    second.shows("#run-second-pause")
    expect(second.page.get_by_text("Resume: Done")).to_be_visible()
