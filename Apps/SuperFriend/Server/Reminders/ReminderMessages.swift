import Calendar
import Core
import Server
import SuperFriendDomain
import Wire

/// What the service worker shows of a reminder (Web/sw.js).
enum ReminderMessages {
  /// About all of them: a tap leads to the list. With one friend alone it can be answered at once.
  static func digest(_ words: ReminderWords, _ digest: ReminderDigest) -> JSON {
    let only = digest.due.count == 1 && digest.birthdays.isEmpty ? digest.due.first : nil
    return .object([
      "title": .string(words.title), "body": .string(words.body),
      "url": .string(only.map(address) ?? "/friends"), "tag": "friends-reminder",
      "actions": .array(only.map { id in buttons(id, words.language) } ?? []),
      "due": .int(digest.due.count),
    ])
  }

  /// About one friend: a tap leads to them, where the same can be done.
  static func each(_ reminder: FriendReminder, _ name: String, _ language: Language) -> JSON {
    .object([
      "title": .string(reminder.title(name, in: language)),
      "body": .string(reminder.body(in: language)),
      "url": .string(address(reminder.friend)), "tag": .id(reminder.friend),
      "actions": .array(buttons(reminder.friend, language)),
    ])
  }

  static func address(_ id: FriendID) -> String { "/friends/" + id.description }

  /// Each button's name is the address that does it.
  private static func buttons(_ id: FriendID, _ language: Language) -> [JSON] {
    func button(_ deed: String, _ title: Sentence) -> JSON {
      .object([
        "action": .string("/friends/due?" + deed + "=" + id.description),
        "title": .string(title.text(in: language)),
      ])
    }
    return [
      button("record", Sentence("Contacted", "연락했어요")),
      button("snooze", Sentence("Snooze a week", "일주일 미루기")),
    ]
  }
}
