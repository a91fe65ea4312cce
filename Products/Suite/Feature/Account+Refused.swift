import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Shell
import SuperFriendDomain
import Sync

// What the server did not accept: each change is shown by its own app, whatever the reason, and
// what this client cannot read by the account.
extension SuiteFeature.Account {
  /// Hands each app its own, and counts there what is listed there.
  mutating func showRefused(_ formats: Formats, _ offset: Int) {
    day.refused = []
    settings.refused = []
    for entry in core.rejected {
      let made = entry.made.civil(offset: offset)
      show(entry, when: formats.date(made.date, .short) + " " + formats.time(made.time))
    }
    day.sync.refused = day.refused.count
  }

  private mutating func show(_ entry: RejectedCommand<SuiteDomain>, when: String) {
    switch entry.command {
    // Listed by their own clients.
    case .friends, .referee, .golf, .run: break
    case .day(let command):
      let reason = entry.reason.refusal { rejection in
        if case .day(let own) = rejection { own } else { nil }
      }
      day.refused.append(
        RefusedDayCommand(id: entry.id, command: command, reason: reason, when: when))
    case .accounts(let command):
      let reason = entry.reason.refusal { rejection in
        if case .accounts(let own) = rejection { own } else { nil }
      }
      settings.refused.append(
        RefusedAccountCommand(id: entry.id, command: command, reason: reason, when: when))
    case nil:
      settings.refused.append(
        RefusedAccountCommand(
          id: entry.id, command: nil,
          reason: entry.reason.refusal { (_) -> AccountsRejection? in nil }, when: when))
    }
  }
}
