import Core
import RefWatchDomain
import Sync

/// One referee's state, with commands decided and applied as the engine does it.
struct RefereeLedger {
  var replica = RefWatchReplica()
  var at = Instant(milliseconds: 1_790_000_000_000)
  private var counter: UInt64 = 0

  static let user = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_00AA)

  mutating func context(_ actor: UserID = RefereeLedger.user) -> DecideContext {
    counter += 1
    return DecideContext(
      actor: actor, command: CommandID(high: 5, low: counter), at: at)
  }

  static func decide(
    _ command: RefWatchCommand, _ context: DecideContext, _ replica: RefWatchReplica
  ) -> Result<[Change<RefWatchEntity>], RefWatchRejection> {
    do throws(RefWatchRejection) {
      return .success(try RefereeDomain.decide(command, context, in: replica))
    } catch {
      return .failure(error)
    }
  }

  /// Decides and applies; the rejection, `nil` when accepted.
  @discardableResult
  mutating func run(
    _ command: RefWatchCommand, by actor: UserID = RefereeLedger.user
  ) -> RefWatchRejection? {
    switch RefereeLedger.decide(command, context(actor), replica) {
    case .success(let changes):
      replica.apply(changes)
      return nil
    case .failure(let rejection): return rejection
    }
  }
}

extension RefWatchReplica {
  mutating func apply(_ changes: [Change<RefWatchEntity>]) {
    for change in changes {
      switch change {
      case .put(_, let entity): set(entity.key, to: entity)
      case .remove(_, let key): set(key, to: nil)
      case .join, .leave: break
      }
    }
  }

  /// Every entity, by match and in the order of writing.
  var everything: [RefWatchEntity] {
    var all: [RefWatchEntity] = []
    for match in matches.values {
      all.append(.match(match))
      all += events(of: match.id).map { event in .event(event) }
      all += seats(of: match.id).map { seat in .seat(seat) }
      all += requests(of: match.id).map { request in .request(request) }
    }
    all += library.everything.map { item in .library(item) }
    let settings = settings(of: RefereeLedger.user)
    if settings != RefWatchSettings(user: RefereeLedger.user) { all.append(.settings(settings)) }
    all += journal.map { entry in .journal(entry) }
    all += checkIns.map { checkIn in .checkIn(checkIn) }
    for share in shares {
      all.append(.share(share))
      all += thread(of: share.id).map { comment in .comment(comment) }
    }
    all += allTracks.map { track in .track(track) }
    return all
  }

  /// What a server that keeps rows would load.
  func loaded(_ reads: [RefereeDomain.Read]) -> RefWatchReplica {
    var part = RefWatchReplica()
    for read in reads {
      switch read {
      case .match(let id): part.put(match(id).map { match in .match(match) })
      case .event(let id): part.put(event(id).map { event in .event(event) })
      case .log(let id):
        for event in events(of: id) { part.put(.event(event)) }
      case .settings(let user): part.put(.settings(settings(of: user)))
      case .seats(let id):
        for seat in seats(of: id) { part.put(.seat(seat)) }
      case .requests(let id):
        for request in requests(of: id) { part.put(.request(request)) }
      case .libraryItem(let id): part.put(library[id].map { item in .library(item) })
      case .journalEntry(let id): part.put(journalEntry(id).map { entry in .journal(entry) })
      case .journal(let match):
        for entry in journal(of: match) { part.put(.journal(entry)) }
      case .checkIn(let day):
        part.put(checkIn(of: RefereeLedger.user, on: day).map { row in .checkIn(row) })
      case .track(let match):
        part.put(
          track(MatchTrack.id(of: RefereeLedger.user, match: match)).map { track in .track(track) })
      case .logLength, .libraryLength: break
      case .share(let id): part.put(shares: [share(id)], of: self)
      case .ownShares: part.put(shares: shares, of: self)
      case .sharing(let id): part.put(shares: shares(of: id), of: self)
      case .sharingOfMatch(let id):
        part.put(shares: shares.filter { share in share.entry.match == id }, of: self)
      case .journalMatch(let id):
        guard let match = journalEntry(id)?.match else { continue }
        part.put(self.match(match).map { match in .match(match) })
        for event in events(of: match) { part.put(.event(event)) }
      }
    }
    if reads.contains(.libraryLength) { part.setLibraryLength(to: library.count) }
    for case .logLength(let id) in reads { part.setLogLength(of: id, to: events(of: id).count) }
    return part
  }

  private mutating func put(shares: [JournalShare?], of whole: RefWatchReplica) {
    for case let share? in shares {
      put(.share(share))
      for comment in whole.thread(of: share.id) { put(.comment(comment)) }
    }
  }

  private mutating func put(_ entity: RefWatchEntity?) {
    if let entity { set(entity.key, to: entity) }
  }
}
