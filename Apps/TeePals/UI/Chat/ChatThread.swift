import Calendar
import Core
import TeePalsDomain

/// Where a message is, seen from its author.
enum ChatMark: Hashable {
  /// On this device, and on its way.
  case sending
  /// On this device until the server can be reached.
  case queued
  /// The server did not take it.
  case failed
}

/// One message, and how it stands among the others.
struct ChatLine: Hashable {
  let message: ChatMessage
  let isOwn: Bool
  let mark: ChatMark?
  /// The first of a group: with name and avatar.
  var opens = true
  /// The person does not want to see it.
  var isHidden = false
  /// The last of a group: with the time.
  var closes = true
  /// When it counts for having been said, and what the clocks here showed then.
  let at: Instant
  let local: CivilDateTime
}

/// What a chat shows, from top to bottom.
enum ChatRow: Hashable {
  case day(CivilDate)
  case notice(ChatLine)
  case line(ChatLine)
}

/// Lays out a chat: days, and groups of messages by one person within five minutes.
struct ChatThread {
  /// Milliseconds from one message to the next of a group.
  static let reach: Int64 = 5 * 60_000

  let me: UserID
  let zone: PlanningZone
  /// Whether what is written now is on its way.
  let isReachable: Bool
  /// People whose messages are not shown.
  let hidden: Set<UserID>
  /// Messages of which is said that there are some, and not what they say.
  var covered: Set<ChatMessageID> = []

  /// - Parameters:
  ///   - messages: In the order of the chat.
  ///   - failed: What the server did not take; comes last, by the time it was written.
  func rows(_ messages: [ChatMessage], failed: [ChatMessage] = []) -> [ChatRow] {
    let lines = lines(messages, failed)
    var rows: [ChatRow] = []
    var day: CivilDate?
    for (index, line) in lines.enumerated() {
      let date = line.local.date
      if date != day {
        rows.append(.day(date))
        day = date
      }
      guard !line.isNotice else {
        rows.append(.notice(line))
        continue
      }
      var line = line
      line.opens = index == 0 || !joins(lines[index - 1], line)
      line.closes = index == lines.count - 1 || !joins(line, lines[index + 1])
      rows.append(.line(line))
    }
    return rows
  }

  private func lines(_ messages: [ChatMessage], _ failed: [ChatMessage]) -> [ChatLine] {
    let refused = Set(failed.map { message in message.id })
    var lines: [ChatLine] = []
    for message in messages where isShown(message) && !refused.contains(message.id) {
      let mark: ChatMark? =
        message.receivedAt == nil ? (isReachable ? .sending : .queued) : nil
      lines.append(line(message, mark))
    }
    return lines + failed.map { message in line(message, .failed) }
  }

  private func line(_ message: ChatMessage, _ mark: ChatMark?) -> ChatLine {
    let at = message.receivedAt ?? message.writtenAt
    return ChatLine(
      message: message, isOwn: message.sender.user == me, mark: mark,
      isHidden: covered.contains(message.id), at: at, local: zone.civil(at))
  }

  private func isShown(_ message: ChatMessage) -> Bool {
    if case .system = message.content { return true }
    return !hidden.contains(message.sender.user)
  }

  /// Whether two neighbours belong to one group.
  private func joins(_ one: ChatLine, _ other: ChatLine) -> Bool {
    !one.isNotice && !other.isNotice && one.message.sender.user == other.message.sender.user
      && other.at.milliseconds - one.at.milliseconds < ChatThread.reach
      && one.local.date == other.local.date
  }
}

extension ChatLine {
  /// Whether the app says it.
  var isNotice: Bool { if case .system = message.content { true } else { false } }
}
