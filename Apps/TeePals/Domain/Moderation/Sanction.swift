import Coding
import Core
import Wire

/// What is done about a golfer rather than about what they said.
@Wire public enum SanctionKind: String, Hashable, Sendable, CaseIterable {
  /// It is over as soon as it is said.
  case warning
  /// They begin no rounds.
  case coolingOff
  /// They do nothing that others get to see.
  case suspension
  /// They do and see nothing, and nothing of theirs is seen.
  case ban
  /// Nothing of theirs is seen; they go on as before.
  case shadow
}

/// What nobody else is shown of somebody while a sanction lasts.
@Wire public enum SanctionHiding: String, Hashable, Sendable, CaseIterable {
  case nothing
  /// Posts and comments.
  case posts
  case all
}

/// Something that was done about a golfer, and until when.
@Memberwise @Wire public struct Sanction: Hashable, Sendable {
  /// The entry of the log that says who did it.
  public let entry: Int64
  public let user: UserID
  public let kind: SanctionKind
  public let rule: ModerationRule
  public let hiding: SanctionHiding
  @Field(as: "time") public let since: Instant
  /// `nil` without end.
  @Field(as: "time") public let until: Instant?
  /// When it was over, or was lifted.
  @Field(as: "time") public let ended: Instant?
}

/// What a moderator makes of a case.
public enum ModerationDecision: Hashable, Sendable {
  /// Nothing is wrong: what was held back is shown.
  case dismiss
  /// What was said is taken away.
  case remove
  /// What was taken away before is shown again.
  case release
  case warn
  case coolingOff
  /// For so many days, or without end.
  case suspend(days: Int?)
  case ban
  case shadow

  /// As requests and the log say it.
  public var word: String {
    switch self {
    case .dismiss: "dismiss"
    case .remove: "remove"
    case .release: "release"
    case .warn: "warn"
    case .coolingOff: "coolingOff"
    case .suspend: "suspend"
    case .ban: "ban"
    case .shadow: "shadow"
    }
  }

  /// Reads ``word``, with the days that only a suspension has.
  public init(_ word: String, days: Int?) throws(ModerationFault) {
    switch word {
    case "dismiss": self = .dismiss
    case "remove": self = .remove
    case "release": self = .release
    case "warn": self = .warn
    case "coolingOff": self = .coolingOff
    case "ban": self = .ban
    case "shadow": self = .shadow
    case "suspend":
      if let days, !ModerationLimits.suspensionDays.contains(days) { throw .days }
      self = .suspend(days: days)
      return
    default: throw .decision
    }
    if days != nil { throw .days }
  }

  /// What comes of it for the person; `nil` where it is about what they said alone.
  public var sanction: SanctionKind? {
    switch self {
    case .dismiss, .remove, .release: nil
    case .warn: .warning
    case .coolingOff: .coolingOff
    case .suspend: .suspension
    case .ban: .ban
    case .shadow: .shadow
    }
  }

  /// When what begins now is over; `nil` without end.
  public func end(from now: Instant) -> Instant? {
    let days: Int?
    switch self {
    case .dismiss, .remove, .release, .warn: days = 0
    case .coolingOff: days = ModerationLimits.coolingOffDays
    case .suspend(let chosen): days = chosen
    case .ban: days = nil
    case .shadow: days = ModerationLimits.shadowDays
    }
    return days.map { days in
      now.advanced(byMilliseconds: Int64(days) * ModerationLimits.day)
    }
  }

  /// What others are shown no more.
  ///
  /// - Parameter posts: Whether a suspension takes the person's posts along.
  public func hiding(posts: Bool) -> SanctionHiding {
    switch self {
    case .ban, .shadow: .all
    case .suspend: posts ? .posts : .nothing
    default: .nothing
    }
  }

  /// Whether it may be taken about this.
  public func check(about found: ModerationCase) throws(ModerationFault) {
    if !found.hasWords, self == .remove || self == .release { throw .decision }
  }

  /// Whether it may be taken for this rule, with this note to the person.
  public func check(_ rule: ModerationRule, note: String) throws(ModerationFault) {
    if self == .shadow, rule != .spam { throw .rule }
    guard note.unicodeScalars.count <= ModerationLimits.note, !note.utf8.contains(0) else {
      throw .note
    }
  }
}

/// The part of a decision or an appeal that is not what it may be.
public enum ModerationFault: String, Error, Hashable, Sendable, CaseIterable {
  case decision, days, rule, note, text
}

extension ModerationLimits {
  /// The words of an appeal as they are kept.
  public static func words(ofAppeal text: String) throws(ModerationFault) -> String {
    let words = trimmed(text)
    guard !words.isEmpty, words.unicodeScalars.count <= appeal, !words.utf8.contains(0) else {
      throw .text
    }
    return words
  }
}
