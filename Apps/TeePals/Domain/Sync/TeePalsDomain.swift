import Core
import Sync

/// TeePals' rules about what may be written, and by whom.
public enum TeePalsDomain: SyncDomain {
  public typealias Command = TeePalsCommand
  public typealias Entity = TeePalsEntity
  public typealias Rejection = TeePalsRejection
  public typealias Replica = TeePalsReplica
  public typealias Read = TeePalsRead

  public static func reads(of command: TeePalsCommand, by actor: UserID) -> [TeePalsRead] {
    TeePalsReads.of(command, actor)
  }

  public static func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    try GolfDecision.decide(command, context, in: replica)
  }

  public static func tooLarge(_ command: TeePalsCommand, limit: Int) -> TeePalsRejection {
    .tooLarge(limit: limit)
  }

  /// Whoever asks to be let into a round writes in scopes that they are not in: `decide` looks at
  /// every permission itself.
  public static func isJudged(_ command: TeePalsCommand) -> Bool { true }
}
