import Calendar
import Core
import Store
import TeePalsDomain

/// What follows from both halves of a golfer's profile and may be told to others: never the birth
/// date itself.
struct DerivedProfile: Hashable, Sendable {
  let user: UserID
  /// In whole years, by the date.
  let age: Int?
  let skill: SkillLevel?
  let level: ProfileLevel
}

/// Statements that read both halves of profiles.
enum DerivedRows {
  /// Those of these golfers who have a profile, as they are on a day.
  static func all(
    _ users: [UserID], on day: CivilDate, _ session: some Session
  ) throws(StoreFailure) -> [DerivedProfile] {
    guard !users.isEmpty else { return [] }
    var secrets: [UserID: PrivateGolferProfile] = [:]
    for case .secret(let row) in try GolfRows.all(.secret, "id IN \(list: users)", session) {
      secrets[row.user] = row
    }
    var found: [DerivedProfile] = []
    for profile in try ProfileRows.all("id IN \(list: users) ORDER BY id", session) {
      let secret = secrets[profile.user]
      found.append(
        DerivedProfile(
          user: profile.user, age: secret?.age(on: day), skill: profile.skill,
          level: ProfileStanding(profile, secret).level))
    }
    return found
  }
}
