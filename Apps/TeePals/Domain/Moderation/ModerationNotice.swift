import Core
import Sync

/// What a golfer is told of what moderators did about them (specification §13).
public enum ModerationNotice: Hashable, Sendable {
  /// Until a moderator lifts it they do nothing that others get to see.
  case suspended
  case lifted
  /// A report of something they wrote was upheld: what was wrong with it. Who said so is nobody's
  /// business.
  case takenAway(ReportReason)
  /// What was done about them, for what, and until when; `nil` without end.
  case sanctioned(SanctionKind, ModerationRule, until: Instant?)
  /// It is over by itself.
  case ended(SanctionKind)
  case appealGranted
  case appealDenied
  /// The host of a round that they play in can do nothing.
  case hostSuspended

  /// As it stands in a notification.
  public var text: String {
    switch self {
    case .suspended: "suspended"
    case .lifted: "lifted"
    case .takenAway(let reason): "takenAway " + reason.rawValue
    case .sanctioned(let kind, let rule, let until):
      "sanctioned " + kind.rawValue + " " + rule.rawValue
        + (until.map { end in " " + String(end.milliseconds) } ?? "")
    case .ended(let kind): "ended " + kind.rawValue
    case .appealGranted: "appealGranted"
    case .appealDenied: "appealDenied"
    case .hostSuspended: "hostSuspended"
    }
  }

  /// Reads ``text``; `nil` for anything else.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map { word in String(word) }
    switch (words.first ?? "", words.count) {
    case ("suspended", 1): self = .suspended
    case ("lifted", 1): self = .lifted
    case ("takenAway", 2):
      guard let reason = ReportReason(rawValue: words[1]) else { return nil }
      self = .takenAway(reason)
    case ("sanctioned", 3...4):
      guard let kind = SanctionKind(rawValue: words[1]),
        let rule = ModerationRule(rawValue: words[2])
      else { return nil }
      var until: Instant?
      if words.count == 4 {
        guard let milliseconds = Int64(words[3]) else { return nil }
        until = Instant(milliseconds: milliseconds)
      }
      self = .sanctioned(kind, rule, until: until)
    case ("ended", 2):
      guard let kind = SanctionKind(rawValue: words[1]) else { return nil }
      self = .ended(kind)
    case ("appealGranted", 1): self = .appealGranted
    case ("appealDenied", 1): self = .appealDenied
    case ("hostSuspended", 1): self = .hostSuspended
    default: return nil
    }
  }
}

extension GolfDecision {
  /// Tells somebody, where there still is somebody to be told.
  public static func tell(
    _ notice: ModerationNotice, to user: UserID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(moderators(about: user, notice.text, now), replica)
    decision.tell(notice, to: user)
    return decision.changes
  }

  /// Tells those who play in the rounds of a host that the host can do nothing, once for each.
  public static func tellPlayers(
    of host: UserID, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(moderators(about: host, "hostSuspended", now), replica)
    for place in replica.places(of: host) where place.role == .host {
      guard let round = replica.round(place.round.id), !round.status.isOver else { continue }
      for seat in replica.seats(of: round.id) where seat.user != host {
        decision.tellPlayer(seat.user, of: round)
      }
    }
    return decision.changes
  }

  private mutating func tellPlayer(_ user: UserID, of round: Round) {
    let id = GolfNotification.id(.moderationNotice, for: user, round.id)
    guard replica.notification(id) == nil else { return }
    var news = GolfNotification(
      id: id, recipient: user, kind: .moderationNotice, createdAt: now)
    news.round = round.id
    news.course = round.course.name
    news.startTime = round.startTime
    news.zone = round.zone
    news.text = ModerationNotice.hostSuspended.text
    put(.notification(news))
  }

  mutating func tell(_ notice: ModerationNotice, to user: UserID) {
    guard replica.profile(of: user) != nil else { return }
    tell(user, .moderationNotice, text: notice.text)
  }

  static func moderators(about user: UserID, _ deed: String, _ now: Instant) -> DecideContext {
    .ofServer(["golfModeration", deed, String(now.milliseconds)], about: user, at: now)
  }
}
