import Calendar
import Core
import Sync

extension GolfDecision {
  /// Puts right a date of birth that was mistyped: a golfer gives it once, then support does
  /// (specification §6). The year that follows from it goes along.
  ///
  /// Only of somebody who has given one; who has not can still do it. Where they play already
  /// nothing changes: hosts have seen them.
  public static func correctBirthDate(
    of user: UserID, to day: CivilDate, now: Instant, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    guard var profile = replica.profile(of: user), var secret = replica.secret(of: user),
      secret.birthDate != nil
    else { throw .notFound }
    let edit = ProfileEdit.birthDate(day)
    try ProfileLimits.check(
      edit, today: now.civil(offset: 0).date, youngest: replica.rules.youngest)
    var decision = GolfDecision(moderators(about: user, "birthDate", now), replica)
    secret.birthDate = day
    profile.apply(edit)
    decision.put(.secret(secret))
    decision.put(.profile(profile))
    return decision.changes
  }
}
