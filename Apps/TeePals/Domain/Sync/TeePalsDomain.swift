import Core
import Sync

/// TeePals' rules about what may be written, and by whom.
public enum TeePalsDomain: SystemDomain {
  public static let system = TeePalsCommand.system

  public typealias Command = TeePalsCommand
  public typealias Entity = TeePalsEntity
  public typealias Rejection = TeePalsRejection
  public typealias Replica = TeePalsReplica
  public typealias Read = TeePalsRead

  /// What the app is called in addresses, and where it is one of several.
  public static var app: String { "golf" }

  public static func reads(of command: TeePalsCommand, by actor: UserID) -> [TeePalsRead] {
    TeePalsReads.of(command, actor)
  }

  public static func isKnown(_ kind: String) -> Bool { TeePalsEntity.Kind(rawValue: kind) != nil }

  /// What golfers write for everybody, which becomes more for years.
  public static func isVoluminous(_ kind: String) -> Bool {
    switch TeePalsEntity.Kind(rawValue: kind) {
    case .post, .comment, .like: true
    default: false
    }
  }

  public static func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    try GolfDecision.decide(command, context, in: replica)
  }

  public static func hasRemainder(
    _ command: TeePalsCommand, after rejection: TeePalsRejection
  ) -> Bool {
    guard rejection == .expired, case .submitFeedback(_, _, let answer) = command else {
      return false
    }
    return !answer.people.isEmpty
  }

  public static func remainder(
    of command: TeePalsCommand, after rejection: TeePalsRejection, _ context: DecideContext,
    in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    hasRemainder(command, after: rejection)
      ? GolfDecision.remainder(of: command, context, in: replica) : []
  }

  public static func tooLarge(_ command: TeePalsCommand, limit: Int) -> TeePalsRejection {
    .tooLarge(limit: limit)
  }

  /// Whoever asks to be let into a round writes in scopes that they are not in: `decide` looks at
  /// every permission itself.
  public static func isJudged(_ command: TeePalsCommand) -> Bool { true }

  public static func visibility(of user: UserID) -> [TeePalsRead] { [.visibility(of: user)] }

  public static func hidden(
    from user: UserID, in replica: TeePalsReplica
  ) -> [Scope: Set<UserID>] {
    replica.hidden
  }

  /// What somebody has said, and what another is told of it. The lines of the system are for
  /// everybody who plays.
  public static func author(of entity: TeePalsEntity) -> UserID? {
    switch entity {
    case .message(let message):
      if case .system = message.content { nil } else { message.sender.user }
    case .notification(let news): news.kind == .roundChatMessage ? news.actor?.user : nil
    default: nil
    }
  }
}
