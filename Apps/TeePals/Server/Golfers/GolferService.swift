import Calendar
import Core
import Server
import Store
import TeePalsDomain
import Wire

/// A golfer as another sees them.
struct GolferView: Sendable {
  let profile: GolferProfile
  /// In whole years; `nil` where nobody knows.
  var age: Int?
  var follows = false
  var followedBy = false
  /// The reader has blocked them: then there is nothing but a name.
  var isBlocked = false
  /// What they say of themselves is kept from the reader.
  var isHeld = false
  var followers = 0
  var following = 0
}

/// Looks at golfers for people.
struct GolferService<Engine: StoreEngine>: Sendable {
  let engine: Engine
  private let standings = KnownStandings()

  init(engine: Engine) { self.engine = engine }

  /// The person's own profile. Who has not said who they are may look at nothing (§5.2).
  @discardableResult
  func mustBrowse(_ user: UserID) async throws -> GolferProfile {
    let known = try await standings.standing(of: user, in: engine)
    // To whoever is banned nothing is there.
    guard !known.isBanned else { throw Problem(.notFound) }
    guard let profile = known.profile, known.standing.level >= .tier1 else {
      throw Problem.incomplete(known.standing.gaps)
    }
    return profile
  }

  /// The golfer as they are on a day, if there is one whom the reader may see. Somebody whom they
  /// have blocked is as much as their own list of those says.
  func view(
    _ golfer: UserID, for reader: UserID, on day: CivilDate
  ) async throws -> GolferView? {
    try await engine.read { session throws(StoreFailure) -> GolferView? in
      if let block = try BlockRows.all("owner = \(reader) AND blocked = \(golfer)", session).first {
        return Self.blocked(block)
      }
      let condition: SQL =
        "id = \(golfer) AND \(VisibleRounds.isUnblocked(reader, "golf_profile.id"))"
      guard let profile = try ProfileRows.all(condition, session).first else { return nil }
      // Not asked for their name yet: nobody is there.
      guard !profile.firstName.isEmpty else { return nil }
      var view = GolferView(profile: profile)
      view.age = try DerivedRows.all([golfer], on: day, session).first?.age
      view.isHeld = profile.isHeld && golfer != reader
      view.follows = try Self.follows(reader, golfer, session)
      view.followedBy = try Self.follows(golfer, reader, session)
      view.followers = try FollowerCountRows.count(of: golfer, for: reader, session)
      view.following = try PeopleRows.following(by: golfer, for: reader, session)
      return view
    }
  }

  private static func blocked(_ block: Block) -> GolferView {
    var profile = GolferProfile(user: block.blocked.user, createdAt: block.blockedAt)
    profile.firstName = block.blocked.name
    var view = GolferView(profile: profile)
    view.isBlocked = true
    return view
  }

  private static func follows(
    _ one: UserID, _ other: UserID, _ session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.first(
      "SELECT 1 FROM golf_follow WHERE follower = \(one) AND followee = \(other)") != nil
  }

  /// A page of golfers by their names.
  func named(
    _ query: NameQuery, for reader: UserID, after cursor: NameCursor?
  ) async throws -> NamePage {
    try await engine.read { session throws(StoreFailure) in
      try NameRows.find(query, for: reader, after: cursor, session)
    }
  }

  /// A page of the golfer's people; `nil` where the reader may not see the golfer.
  func people(
    _ side: PeopleSide, of golfer: UserID, for reader: UserID, after cursor: PeopleCursor?
  ) async throws -> PeoplePage? {
    try await engine.read { session throws(StoreFailure) -> PeoplePage? in
      let condition: SQL =
        "id = \(golfer) AND \(VisibleRounds.isUnblocked(reader, "golf_profile.id"))"
      guard try ProfileRows.all(condition, session).first != nil else { return nil }
      return try PeopleRows.page(side, of: golfer, for: reader, after: cursor, session)
    }
  }
}

extension Problem {
  /// `missing` says what, in the order in which it is asked for.
  static func incomplete(_ gaps: [ProfileGap]) -> Problem {
    Problem(
      .profileIncomplete,
      data: [.init("missing", .array(gaps.map { gap in .word(gap) }))])
  }
}

extension ProblemCode {
  static let profileIncomplete = ProblemCode(
    "profileIncomplete", 403, "The profile is not complete enough for this.")
}
