import Design

/// When someone is due, and how calm or late that is.
enum DueText: PhraseBook {
  case noContactYet, due, dueToday, days, daysOverdue, compactDays
  case snoozedUntil, pausedUntil, contactMissing, inFuture
  case fresh, warming, soon, dueBand, cold, lastContact, lastContactNever, nextBy

  var phrase: Phrase {
    switch self {
    case .noContactYet: Phrase("No contact yet", "아직 연락 기록이 없어요")
    case .due: Phrase("Due", "연락할 때")
    case .dueToday: Phrase("Due today", "오늘 연락해요")
    case .days: Phrase(one: "{n} day", other: "{n} days", "{n}일 남음")
    case .daysOverdue: Phrase(one: "{n} day overdue", other: "{n} days overdue", "{n}일 지남")
    case .compactDays: Phrase(one: "{n} day", other: "{n} days", "{n}일")
    case .snoozedUntil: Phrase("Snoozed until {text}", "{text}까지 미룸")
    case .pausedUntil: Phrase("Paused until {text}", "{text}까지 멈춤")
    case .contactMissing: Phrase("Contact removed", "연락처 삭제됨")
    case .inFuture: Phrase("in the future", "미래 날짜")
    case .fresh: Phrase("Fresh", "여유 있음")
    case .warming: Phrase("Warming up", "시간이 흐르는 중")
    case .soon: Phrase("Soon", "곧")
    case .dueBand: Phrase("Due", "연락할 때")
    case .cold: Phrase("Gone cold", "소식 끊김")
    case .lastContact: Phrase("Last contact {text}", "마지막 연락: {text}")
    case .lastContactNever: Phrase("No contact recorded", "연락 기록 없음")
    case .nextBy: Phrase("Next by {text}", "다음 연락: {text}까지")
    }
  }
}
