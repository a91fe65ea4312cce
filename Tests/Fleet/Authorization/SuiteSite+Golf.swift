import Application
import Calendar
import Core
import Foundation
import Server
import Store
import StoreSQLite
import Suite
import Sync
import TeePalsDomain
import TestKit
import Testing

extension SuiteSite {
  /// Where all rounds of these tests are played.
  static let links = GlobePoint(microLatitude: 37_432_000, microLongitude: -122_444_000)

  /// A photo that is told from others by a number.
  static func photo(_ number: UInt64) -> MediaDigest? {
    let digits = String(number, radix: 16)
    return MediaDigest(String(repeating: "0", count: 64 - digits.count) + digits)
  }

  /// Every field of a golfer's profile that acting asks for, with words of their own.
  static func introduction(
    _ first: String, _ last: String, photo: MediaDigest?, born: String = "1987-03-09"
  ) -> [ProfileEdit] {
    var edits: [ProfileEdit] = [.firstName(first), .lastName(last), .gender(.preferNot)]
    edits.append(.skill(.intermediate))
    if let links { edits.append(.city(HomeCity(label: "Half Moon Bay, CA", point: links))) }
    if let day = CivilDate(born) { edits.append(.birthDate(day)) }
    if let photo { edits.append(.photo(photo)) }
    return edits
  }

  /// A round three days from now. Nobody in it yet but its host.
  func round(
    _ id: RoundID, host: GolferCard, _ visibility: RoundVisibility = .public,
    _ policy: JoinPolicy? = nil, saying words: String = "", players: Int = 4
  ) throws -> Round {
    Round(
      id: id, host: host,
      course: RoundCourse(
        name: "Half Moon Bay", cityLabel: "Half Moon Bay, CA", point: try #require(Self.links)),
      startTime: clock.now.advanced(byMilliseconds: 3 * 86_400_000),
      zone: Zone(name: "America/Los_Angeles", offset: -25_200), visibility: visibility,
      joinPolicy: policy, message: words, maxPlayers: players, createdAt: clock.now)
  }

  /// Lets somebody do something without a device of theirs: as the server decides and writes it.
  ///
  /// For people of a test who need no account.
  func enact(_ command: TeePalsCommand, as user: UserID) throws {
    let context = DecideContext(
      actor: user, command: clock.moment.id(90), at: clock.now, received: clock.now)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      let reads = SuiteDomain.reads(of: .golf(command), by: user)
      let replica = try SuiteTables.load(reads, for: user, session)
      let changes: [Change<SuiteEntity>]
      do throws(SuiteRejection) {
        changes = try SuiteDomain.decide(.golf(command), context, in: replica)
      } catch { throw StoreFailure(.mismatch, "\(command.name): \(error)") }
      _ = try ServerRules<Storage>().enact(changes, in: &storage)
    }
  }

  /// Makes somebody a golfer who may act, unless they are one.
  func addGolfer(_ user: UserID, _ name: String = "Gale", photo: MediaDigest? = SuiteSite.photo(7))
    throws
  {
    if let photo { try lend(photo, to: user) }
    try enact(
      .editProfile(user, Self.introduction(name, "Green", photo: photo)), as: user)
  }

  /// Lets somebody have sent a photo, of which there is no file.
  func lend(_ photo: MediaDigest, to user: UserID) throws {
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
        VALUES (\(user), \(photo.text), 'profile', 1, \(clock.now))
        ON CONFLICT (owner, digest) DO NOTHING
        """)
    }
  }

  /// A golfer with a round and a photo, both under the session's id.
  func addGolf(like session: UserSessionID, of user: UserID) throws {
    try addRound(like: session, of: user)
    try addGolfPhoto(Self.digest(like: session), of: user)
    try addCase(like: session, of: user)
  }

  /// Something that was reported of them, under the session's id.
  private func addCase(like session: UserSessionID, of user: UserID) throws {
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO golf_case (id, target_kind, target_id, golfer, state, priority, first_at,
          last_at, opened_at, revision)
        VALUES (\(session), 'golfer', \(user), \(user), 'open', 'medium', \(clock.now),
          \(clock.now), \(clock.now), 0)
        """)
    }
  }

  /// A golfer with a round and a post under the session's id.
  ///
  /// The one is by invitation and the other for friends: what is public would be every member's to
  /// see, and what is foreign would not look absent.
  func addRound(like session: UserSessionID, of user: UserID, saying words: String = "") throws {
    try addGolfer(user)
    let card = GolferCard(user: user, name: "Gale G.")
    let round = try round(session.retagged(), host: card, .invite, saying: words)
    try enact(.createRound(round), as: user)
    let post = GolfPost(
      id: session.retagged(), author: user, title: "Three days ahead",
      text: words.isEmpty ? "See you there" : words, visibility: .friends, createdAt: clock.now)
    try enact(.publishPost(post), as: user)
  }

  /// A photo that somebody has sent.
  func addGolfPhoto(
    _ digest: MediaDigest, of user: UserID, for purpose: String = "chat",
    saying text: String = "a photo"
  ) throws {
    let folder = directory.path + "/media"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + digest.text))
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
        VALUES (\(user), \(digest.text), \(purpose), \(text.utf8.count), \(clock.now))
        """)
    }
  }
}
