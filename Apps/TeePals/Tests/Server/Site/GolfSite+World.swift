import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

/// What is in the world of a test.
extension GolfSite {
  static func card(_ user: UserID) -> GolferCard {
    GolferCard(user: user, name: "Golfer\(user.low) K.")
  }

  static let home = GlobePoint(latitude: 37.25, longitude: -122.5)

  /// Somebody who may browse; with a photo they may act.
  func profile(
    _ user: UserID, gaps: Set<ProfileGap> = [.photo], days: Int64 = 0
  ) -> GolferProfile {
    var profile = GolferProfile(
      user: user, createdAt: clock.now.advanced(byMilliseconds: -days * Self.day))
    profile.firstName = "Golfer\(user.low)"
    profile.lastName = "Kim"
    if !gaps.contains(.gender) { profile.gender = .preferNot }
    if !gaps.contains(.city), let home = Self.home {
      profile.city = HomeCity(label: "Half Moon Bay, CA", point: home)
    }
    profile.birthYear = 1990
    return profile
  }

  /// Everybody of these may browse, and has a profile for so many days.
  func settle(_ users: [UserID], days: Int64 = 0) throws {
    var changes: [Change<TeePalsEntity>] = []
    for user in users {
      let secret = PrivateGolferProfile(user: user, birthDate: CivilDate("1990-02-28"))
      changes += [
        .put(.user(user), .profile(profile(user, days: days))), .put(.user(user), .secret(secret)),
      ]
    }
    try golf.enact(changes)
  }

  func round(
    _ number: UInt64, host: UserID, at point: GlobePoint? = home, in hours: Int64 = 24,
    _ visibility: RoundVisibility = .public
  ) throws -> Round {
    Round(
      id: RoundID(high: 9, low: number), host: Self.card(host),
      course: RoundCourse(
        name: "Half Moon Bay Golf Links", cityLabel: "Half Moon Bay, CA",
        point: try #require(point)),
      startTime: clock.now.advanced(byMilliseconds: hours * Self.hour),
      zone: Zone(name: "America/Los_Angeles", offset: -25_200), visibility: visibility,
      createdAt: clock.now.advanced(byMilliseconds: Int64(number % 1_000_000) * 1_000))
  }

  func put(_ rounds: [Round]) throws {
    try golf.enact(
      rounds.map { round in .put(.round(round.id), .round(round)) })
  }

  /// Somebody has to do with a round.
  func put(_ user: UserID, _ status: MemberStatus, in round: Round) throws {
    let member = RoundMember(
      round: round.id, card: Self.card(user), status: status, createdAt: clock.now)
    let place = RoundPlace(
      user: user, round: round, role: .member, status: status, updatedAt: clock.now)
    var changes: [Change<TeePalsEntity>] = [
      .put(.memberList(of: round.id), .member(member)), .put(.user(user), .place(place)),
    ]
    if status == .accepted { changes.append(seat(user, .member, in: round)) }
    try golf.enact(changes)
  }

  func seat(
    _ user: UserID, _ role: RoundRole, in round: Round
  ) -> Change<TeePalsEntity> {
    .put(
      .round(round.id),
      .seat(RoundSeat(round: round.id, card: Self.card(user), role: role, joinedAt: clock.now)))
  }

  func follow(_ one: UserID, _ other: UserID) throws {
    let follow = Follow(follower: one, followee: Self.card(other), createdAt: clock.now)
    try golf.enact([.put(.user(one), .follow(follow))])
  }

  func befriend(_ one: UserID, _ other: UserID) throws {
    try follow(one, other)
    try follow(other, one)
  }

  func block(_ one: UserID, _ other: UserID) throws {
    let block = Block(owner: one, blocked: Self.card(other), blockedAt: clock.now)
    try golf.enact([.put(.user(one), .block(block))])
  }
}
