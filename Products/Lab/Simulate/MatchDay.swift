import Core
import RefWatchDomain
import Sync
import TestKit

/// RefWatch in the simulator: its own rules, people who record matches together on devices that are
/// mostly offline, and what was promised to them.
public enum MatchDay: SyncDomain {
  public typealias Command = RefWatchCommand
  public typealias Entity = RefWatchEntity
  public typealias Rejection = RefWatchRejection
  public typealias Replica = RefWatchReplica
  public typealias Read = RefereeDomain.Read

  /// The mistake that is made on purpose, if any.
  @TaskLocal public static var mistake: MatchDayMistake?

  public static func reads(of command: RefWatchCommand, by actor: UserID) -> [RefereeDomain.Read] {
    let reads = RefereeDomain.reads(of: command, by: actor)
    return mistake.map { mistake in reads + mistake.reads(of: command) } ?? reads
  }

  public static func decide(
    _ command: RefWatchCommand, _ context: DecideContext, in replica: RefWatchReplica
  ) throws(RefWatchRejection) -> [Change<RefWatchEntity>] {
    guard let mistake else { return try RefereeDomain.decide(command, context, in: replica) }
    return try mistake.decide(command, context, in: replica)
  }

  public static func tooLarge(_ command: RefWatchCommand, limit: Int) -> RefWatchRejection {
    RefereeDomain.tooLarge(command, limit: limit)
  }
}

extension MatchDay: FleetDomain {
  public static func same(_ a: RefWatchReplica, _ b: RefWatchReplica) -> Bool {
    guard a.matches.values == b.matches.values, a.journal == b.journal, a.checkIns == b.checkIns
    else { return false }
    return a.matches.ids.allSatisfy { id in
      a.events(of: id) == b.events(of: id) && a.seats(of: id) == b.seats(of: id)
    }
  }

  /// What the tables' statements say, over the model's plain rows.
  @Sendable public static func load(
    _ reads: [RefereeDomain.Read], _ actor: UserID, _ storage: borrowing MemoryStorage<MatchDay>
  ) -> RefWatchReplica {
    let storage = copy storage
    var replica = RefWatchReplica()
    var lengths: [(MatchID, Int)] = []
    for read in reads {
      switch read {
      case .match(let id): take(RefWatchEntity.Kind.match.key(id))
      case .event(let id): take(RefWatchEntity.Kind.event.key(id))
      case .settings(let user): take(RefWatchEntity.Kind.settings.key(user))
      case .journalEntry(let id): take(RefWatchEntity.Kind.journal.key(id))
      case .checkIn(let day):
        take(RefWatchEntity.Kind.checkIn.key(WellnessCheckIn.id(of: actor, on: day)))
      case .libraryItem(let id):
        for kind in LibraryKind.allCases { take(kind.entity.key(id)) }
      case .log(let match): takeAll { entity in entity.event?.match == match }
      case .requests(let match): takeAll { entity in entity.request?.match == match }
      case .track(let match):
        take(RefWatchEntity.Kind.track.key(MatchTrack.id(of: actor, match: match)))
      // Nobody in this fleet shares a journal.
      case .share, .ownShares, .sharing, .sharingOfMatch, .journalMatch: continue
      case .seats(let match): takeAll { entity in entity.seat?.match == match }
      case .journal(let match): takeAll { entity in entity.journal?.match == match }
      case .logLength(let match):
        lengths.append((match, count { entity in entity.event?.match == match }))
      case .libraryLength: replica.setLibraryLength(to: count { entity in entity.isOfLibrary })
      }
    }
    for (match, length) in lengths { replica.setLogLength(of: match, to: length) }
    return replica

    func mayRead(_ row: MemoryStorage<MatchDay>.Row) -> Bool {
      storage.isMember(actor, of: row.scope)
    }
    func take(_ key: EntityKey) {
      if let row = storage.rows[key], mayRead(row) { replica.set(key, to: row.entity) }
    }
    func takeAll(_ fits: (RefWatchEntity) -> Bool) {
      for (key, row) in storage.rows where fits(row.entity) && mayRead(row) {
        replica.set(key, to: row.entity)
      }
    }
    func count(_ fits: (RefWatchEntity) -> Bool) -> Int {
      storage.rows.values.count { row in fits(row.entity) && mayRead(row) }
    }
  }
}

extension RefWatchEntity {
  var event: MatchEvent? { if case .event(let event) = self { event } else { nil } }
  var request: ClockRequest? { if case .request(let request) = self { request } else { nil } }
  var seat: CrewSeat? { if case .seat(let seat) = self { seat } else { nil } }
  var journal: JournalEntry? { if case .journal(let entry) = self { entry } else { nil } }
  var isOfLibrary: Bool { if case .library = self { true } else { false } }
}
