import Calendar
import Core
import Design
import TeePalsDomain

extension Words {
  /// What the app says in a chat.
  func notice(_ notice: ChatNotice, about name: String, isMe: Bool) -> String {
    switch notice {
    case .opened: self(ChatText.opened)
    case .joined: isMe ? self(ChatText.youJoined) : self(ChatText.joined, name: name)
    case .left: isMe ? self(ChatText.youLeft) : self(ChatText.left, name: name)
    case .removed: isMe ? self(ChatText.youRemoved) : self(ChatText.removed, name: name)
    case .timeChanged: self(ChatText.timeChanged)
    case .courseChanged: self(ChatText.courseChanged)
    case .timeAndCourseChanged: self(ChatText.timeAndCourseChanged)
    case .closed: self(ChatText.closed)
    case .reopened: self(ChatText.reopened)
    case .canceled: self(ChatText.canceled)
    case .completed: self(ChatText.completed)
    case .handedOver: isMe ? self(ChatText.youHost) : self(ChatText.handedOver, name: name)
    }
  }

  /// "Today", "Yesterday", "Friday, Mar 6", with the year when it is another.
  func chatDay(_ date: CivilDate, today: CivilDate) -> String {
    switch date.daysUntil(today) {
    case 0: return self(ChatText.today)
    case 1: return self(ChatText.yesterday)
    default:
      guard date.year == today.year else { return formats.date(date, .mediumWithWeekday) }
      switch language {
      case .english:
        return formats.weekday(date.weekday, .long) + ", " + formats.date(date, .short)
      case .korean:
        return formats.date(date, .short) + " " + formats.weekday(date.weekday, .long)
      }
    }
  }

  /// Why a message was not taken.
  func refusal(_ rejection: TeePalsRejection?) -> String {
    switch rejection {
    case .rateLimited: self(ChatText.failedLimit)
    case .suspended: self(GolfRefusalText.suspended)
    case .notParticipant, .notFound, .roundNotOpen: self(ChatText.failedAccess)
    case .invalid, .tooLarge: self(ChatText.failedLong)
    default: self(ChatText.failedOther)
    }
  }
}
