import Calendar
import Core
import Sync
import TeePalsDomain
import Testing

/// A server's truth with the scopes people are in, decided upon one command after the other.
struct GolfTown {
  static let start = Instant(milliseconds: 1_790_000_000_000)
  static let hour: Int64 = 3_600_000
  static let day: Int64 = 24 * hour

  private(set) var rows: [EntityKey: TeePalsEntity] = [:]
  private(set) var homes: [EntityKey: Scope] = [:]
  private(set) var members: [Scope: Set<UserID>] = [:]
  private(set) var replica = TeePalsReplica()
  var now = GolfTown.start
  /// Whom limits refused too often.
  var suspended: Set<UserID> = []
  var banned: Set<UserID> = []
  var coolingOff: Set<UserID> = []
  var concealed: Set<UserID> = []
  /// Photos that nobody here has sent.
  var foreignPhotos: Set<MediaDigest> = []
  var authority = ""
  /// The catalogue.
  var courses: [CourseID: Course] = [:]
  private var commands: UInt64 = 0

  /// People with everything acting asks for, who have been here for long.
  init(people: Int = 0) {
    for number in 0..<people { settle(SampleGolf.user(UInt64(number))) }
  }

  mutating func settle(
    _ user: UserID, age: Int64 = 100 * GolfTown.day, hasPhoto: Bool = true,
    gender: Gender = .female,
    skill: SkillLevel? = .intermediate, born: String = "1990-05-05"
  ) {
    var profile = GolferProfile(user: user, createdAt: now.advanced(byMilliseconds: -age))
    profile.firstName = "Golfer"
    profile.lastName = "N" + String(user.low & 0xFFFF)
    profile.gender = gender
    profile.skill = skill
    profile.city = HomeCity(label: "San Jose, CA", point: GolfTown.point)
    if hasPhoto { profile.photo = MediaDigest(String(repeating: "a", count: 64)) }
    let secret = PrivateGolferProfile(user: user, birthDate: CivilDate(born))
    profile.birthYear = secret.birthDate?.year
    write([.put(.user(user), .profile(profile)), .put(.user(user), .secret(secret))])
  }

  static let point = GlobePoint(microLatitude: 37_338_200, microLongitude: -121_886_300)!

  func card(_ user: UserID) -> GolferCard {
    replica.profile(of: user)?.card ?? GolferCard(user: user, name: "")
  }

  /// A round of somebody's, in so many hours.
  func round(
    _ number: UInt64, by host: UserID, in hours: Int64 = 72, players: Int = 4,
    _ visibility: RoundVisibility = .public, _ policy: JoinPolicy? = nil
  ) -> Round {
    Round(
      id: SampleGolf.round(number), host: card(host),
      course: RoundCourse(name: "Pebble Beach", cityLabel: "Carmel, CA", point: GolfTown.point),
      startTime: now.advanced(byMilliseconds: hours * GolfTown.hour),
      zone: Zone(name: "America/Los_Angeles", offset: -28_800), visibility: visibility,
      joinPolicy: policy, maxPlayers: players, createdAt: now)
  }

  // MARK: Deciding

  /// The server's decision, a moment later. The clock of the device is right unless it is said
  /// otherwise.
  mutating func run(
    _ command: TeePalsCommand, by user: UserID, at: Instant? = nil
  ) -> TeePalsRejection? {
    now = now.advanced(byMilliseconds: 1)
    switch decided(command, context(user, at: at)) {
    case .success(let changes):
      write(changes)
      return nil
    case .failure(let rejection): return rejection
    }
  }

  mutating func context(_ user: UserID, at: Instant? = nil) -> DecideContext {
    commands += 1
    return DecideContext(
      actor: user, command: CommandID(high: 9, low: commands), at: at ?? now, received: now)
  }

  /// Decides on what the reads name, as the server does.
  func decided(
    _ command: TeePalsCommand, _ context: DecideContext
  ) -> Result<[Change<TeePalsEntity>], TeePalsRejection> {
    let reads = TeePalsDomain.reads(of: command, by: context.actor)
    return GolfTown.decide(command, context, loaded(reads, for: context.actor))
  }

  static func decide(
    _ command: TeePalsCommand, _ context: DecideContext, _ replica: TeePalsReplica
  ) -> Result<[Change<TeePalsEntity>], TeePalsRejection> {
    do throws(TeePalsRejection) {
      return .success(try TeePalsDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  /// What the server does about a round by itself.
  mutating func tick(_ id: RoundID, since last: Instant) -> [Change<TeePalsEntity>] {
    let changes = GolfDecision.roundClock(
      id, since: last, now: now,
      in: loaded(TeePalsReads.roundClock(id), for: SampleGolf.user(0)))
    write(changes)
    return changes
  }

  mutating func write(_ changes: [Change<TeePalsEntity>]) {
    for change in changes {
      switch change {
      case .put(let scope, let entity):
        #expect(homes[entity.key] ?? scope == scope, "an entity never changes its scope")
        rows[entity.key] = entity
        homes[entity.key] = scope
        replica.set(entity.key, to: entity)
      case .remove(let scope, let key):
        #expect(homes[key] == scope)
        rows[key] = nil
        replica.set(key, to: nil)
      case .join(let scope, let user): members[scope, default: []].insert(user)
      case .leave(let scope, let user): members[scope, default: []].remove(user)
      }
    }
  }

  // MARK: What others hold

  /// What a device of somebody's holds.
  func device(of user: UserID) -> TeePalsReplica {
    var device = TeePalsReplica()
    for (key, entity) in rows {
      guard let scope = homes[key] else { continue }
      if scope == .user(user) || members[scope]?.contains(user) == true {
        device.set(key, to: entity)
      }
    }
    return device
  }

  func status(_ user: UserID, _ round: RoundID) -> MemberStatus? {
    replica.member(user, in: round)?.status
  }

  /// The kinds of what somebody was told, the newest first.
  func told(_ user: UserID) -> [NotificationKind] {
    replica.notifications(of: user).map { row in row.kind }
  }

  func lines(_ round: RoundID) -> [ChatNotice] {
    replica.messages(of: round).compactMap { message in
      if case .system(let notice) = message.content { notice } else { nil }
    }
  }
}
