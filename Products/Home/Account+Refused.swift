import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync

// What the server did not accept: each change is shown by its own app, whatever the reason, and
// what belongs to none by the account.
extension ShellAccount where Content == HomeContent {
  mutating func showRefused(_ formats: Formats, _ offset: Int) {
    settings.refused = core.rejected.compactMap { entry in
      guard !HomeApps.lists(entry.system) else { return nil }
      let made = entry.made.civil(offset: offset)
      return RefusedAccountCommand(
        id: entry.id, command: entry.command,
        reason: entry.reason.refusal { rejection in rejection.own },
        when: formats.date(made.date, .short) + " " + formats.time(made.time))
    }
  }
}
