import Calendar
import Core

extension TeePalsReplica {
  /// The first wish of a round's host that somebody does not meet, by their age on the day it is at
  /// the course; `nil` where they meet them all.
  public func unmet(_ round: Round, by user: UserID, at now: Instant) -> RoundWish? {
    let profile = profile(of: user)
    let day = now.civil(offset: round.zone.offset).date
    return round.requirements.unmet(
      age: secret(of: user)?.age(on: day), skill: profile?.skill, gender: profile?.gender)
  }
}
