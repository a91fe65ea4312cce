import Calendar
import Server
import SuperFriendDomain

/// What a reminder says, in a push notification and in an email.
struct ReminderWords: Hashable, Sendable {
  /// Names of those who are due that are said; the others are counted.
  static let named = 3

  let language: Language
  /// How many are due.
  let due: Int
  /// The first of them.
  let names: [String]
  /// Whose birthday it is.
  let birthdays: [String]

  private func say(_ english: String, _ korean: String) -> String {
    Sentence(english, korean).text(in: language)
  }

  /// Birthdays stand first.
  var title: String { birthdays.isEmpty ? dueLine : birthdayLine }

  var body: String {
    guard due > 0 else { return "" }
    return birthdays.isEmpty ? nameLine : dueLine + " " + nameLine
  }

  var birthdayLine: String {
    let all = birthdays.joined(separator: ", ")
    return birthdays.count == 1
      ? say("It's \(all)'s birthday today", "오늘은 \(all)님의 생일이에요")
      : say("Birthdays today: \(all)", "오늘 생일: \(all)")
  }

  var dueLine: String {
    say(due == 1 ? "1 person is due:" : "\(due) people are due:", "연락할 친구 \(due)명:")
  }

  /// "Ana, Ben, Cho and 4 more".
  private var nameLine: String {
    let all = names.prefix(Self.named).joined(separator: ", ")
    let more = due - min(names.count, Self.named)
    return more > 0 ? all + say(" and \(more) more", " 외 \(more)명") : all
  }
}

extension FriendReminder {
  func title(_ name: String, in language: Language) -> String {
    switch level {
    case .first:
      Sentence("Time to contact \(name)", "\(name)님에게 연락할 때예요").text(in: language)
    case .again:
      Sentence("\(name) is still waiting", "\(name)님이 아직 기다리고 있어요").text(in: language)
    }
  }

  func body(in language: Language) -> String {
    guard let daysSince else {
      return Sentence("No contact yet", "아직 연락 기록이 없어요").text(in: language)
    }
    return Sentence(
      daysSince == 1 ? "Last contact 1 day ago" : "Last contact \(daysSince) days ago",
      "마지막 연락은 \(daysSince)일 전이에요"
    ).text(in: language)
  }
}
