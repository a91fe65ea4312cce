import Core
import Store
import Sync
import TeePalsDomain
import Wire

/// TeePals' rows in the database.
///
/// What a command is about is loaded whatever the actor may see: `decide` judges, and says of what
/// is hidden that it is not there.
public enum TeePalsTables: EntityTables {
  public typealias Domain = TeePalsDomain

  public static var migrations: [MigrationGroup] { [Schema.migrations] }

  public static func load(
    _ reads: [TeePalsRead], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> TeePalsReplica {
    var loader = GolfLoader(actor: actor, session: session)
    var done: Set<TeePalsRead> = []
    for read in reads where done.insert(read).inserted { try loader.load(read) }
    return loader.replica
  }

  public static func put(
    _ entity: TeePalsEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try MentionRows.note(entity, in: scope, session)
    switch entity {
    case .profile(let profile): try ProfileRows.put(profile, revision, session)
    case .secret(let secret): try ProfileRows.put(secret, revision, session)
    case .settings(let settings): try ProfileRows.put(settings, revision, session)
    case .round(let round): try RoundRows.put(round, revision, session)
    case .member(let member): try MemberRows.put(member, revision, session)
    case .seat(let seat): try SeatRows.put(seat, revision, session)
    case .place(let place): try PlaceRows.put(place, revision, session)
    case .message(let message): try MessageRows.put(message, revision, session)
    case .chat(let chat): try ChatRows.put(chat, revision, session)
    case .notification(let notification):
      try NotificationRows.put(notification, revision, session)
    case .follow(let follow): try FollowRows.put(follow, revision, session)
    case .block(let block): try BlockRows.put(block, revision, session)
    case .report(let report):
      try ReportRows.put(report, revision, session)
      try FeedbackRows.note(report, session)
    case .act(let act): try ActRows.put(act, revision, session)
    case .post(let post): try PostRows.put(post, revision, session)
    case .comment(let comment): try PostRows.put(comment, revision, session)
    case .like(let like): try PostRows.put(like, revision, session)
    case .feedbackRound(let round): try FeedbackRows.put(round, revision, session)
    case .feedback(let feedback): try FeedbackRows.put(feedback, revision, session)
    case .feedbackDue(let due): try FeedbackRows.put(due, revision, session)
    case .trust(let trust): try FeedbackRows.put(trust, revision, session)
    }
  }

  public static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    guard let kind = TeePalsEntity.Kind(rawValue: key.kind) else { return }
    if kind == .follow { try FollowerCountRows.take(key.id, session) }
    try PostRows.take(kind, key.id, session)
    try session.run("DELETE FROM \(kind.table) WHERE id = \(key.id)")
  }

  /// A command of TeePals' alone.
  public static func note(
    rejected entry: LoggedCommand, _ session: some Session
  ) throws(StoreFailure) {
    guard let json = entry.rejection else { return }
    let reason: RejectionReason<TeePalsRejection>
    do throws(WireError) {
      reason = try RejectionReason<TeePalsRejection>(WireCursor(json))
    } catch { return }
    guard case .domain(let rejection) = reason else { return }
    try note(rejection, of: entry, session)
  }

  /// Counts what a limit refused, and suspends whoever it refused too often.
  public static func note(
    _ rejection: TeePalsRejection, of entry: LoggedCommand, _ session: some Session
  ) throws(StoreFailure) {
    guard case .rateLimited = rejection,
      let time = Violations.time(at: entry.at, received: entry.received)
    else { return }
    try SuspensionRows.note(
      entry.id, of: entry.user, at: time, received: entry.received, session)
  }
}
