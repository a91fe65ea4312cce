import Core
import Sync

/// The domain of one app, whose client shares a device with those of other apps.
public protocol FleetPart: SyncDomain {
  /// The domain of all apps, which is the server's.
  associatedtype Whole: FleetDomain

  /// The system that its commands belong to.
  static var system: String { get }

  /// What is counted when its client is opened.
  static var title: String { get }

  static func whole(_ command: Command) -> Whole.Command
  static func whole(_ rejection: Rejection) -> Whole.Rejection
  static func whole(_ replica: Replica) -> Whole.Replica
  /// The command, if this app's client can read it.
  static func part(_ command: Whole.Command) -> Command?
  /// What this app's client can read of it.
  static func part(_ replica: Whole.Replica) -> Whole.Replica
}

/// The client of one app.
struct FleetPartClient<Part: FleetPart>: FleetClient {
  typealias Domain = Part.Whole

  private var core: ClientCore<Part>

  init(_ setup: FleetSetup) { core = setup.core() }

  mutating func start(_ moment: Moment) -> [ClientOutput<Domain>] {
    core.start(moment).map(Self.whole)
  }

  mutating func take(
    _ input: ClientInput<Domain.Command>, _ moment: Moment
  ) -> [ClientOutput<Domain>] {
    guard let input = Self.part(input) else { return [] }
    return core.step(input, moment).map(Self.whole)
  }

  var title: String { Part.title }
  var status: SyncStatus { core.status }
  var view: Domain.Replica { Part.whole(core.view) }
  var version: Int64 { core.version }
  var syncs: Bool { core.syncs }
  var pendingCount: Int { core.pendingCount }
  var keptContents: [EntityKey] { core.keptContents }

  var entries: [FleetEntry<Domain.Command>] {
    core.outbox.map { entry in FleetEntry(entry) { command in Part.whole(command) } }
  }

  var rejections: [FleetRejection<Domain.Command>] {
    core.rejected.map { rejected in
      FleetRejection(rejected, isOwn: rejected.system == Part.system) { command in
        Part.whole(command)
      }
    }
  }

  func reads(_ command: Domain.Command) -> Bool { Part.part(command) != nil }
  func knows(_ kind: String) -> Bool { Part.isKnown(kind) }
  func shows(_ replica: Domain.Replica) -> Bool { Domain.same(Part.part(replica), view) }

  private static func part(
    _ input: ClientInput<Domain.Command>
  ) -> ClientInput<Part.Command>? {
    switch input {
    case .submit(let command, let content):
      Part.part(command).map { command in .submit(command, content: content) }
    case .gathering: .gathering
    case .gathered: .gathered
    case .restoring(let rows): .restoring(rows)
    case .restored(let rows, let later): .restored(rows, later: later)
    case .restoredVolumes(let rows): .restoredVolumes(rows)
    case .restoredContent(let token, let text): .restoredContent(token, text)
    case .contentWanted(let keys): .contentWanted(keys)
    case .persisted(let token): .persisted(token)
    case .persistFailed(let token, let reason): .persistFailed(token, reason: reason)
    case .answered(let token, let status, let body): .answered(token, status: status, body: body)
    case .failed(let token, let reason): .failed(token, reason: reason)
    case .timerFired(let key): .timerFired(key: key)
    case .online: .online
    case .offline: .offline
    case .elected: .elected
    case .notified: .notified
    case .listening(let listening): .listening(listening)
    case .rest(let rests): .rest(rests)
    case .syncWanted: .syncWanted
    case .peer(let text): .peer(text)
    case .adopt(let rows, let local): .adopt(rows, from: local)
    case .repeatRejected(let id): .repeatRejected(id)
    case .discardRejected(let id): .discardRejected(id)
    case .signedIn: .signedIn
    case .resync: .resync
    }
  }

  private static func whole(_ output: ClientOutput<Part>) -> ClientOutput<Domain> {
    switch output {
    case .refused(let command, let rejection):
      .refused(Part.whole(command), Part.whole(rejection))
    case .contentRefused(let command, let fault): .contentRefused(Part.whole(command), fault)
    case .load(let volume): .load(from: volume)
    case .loadVolumes(let first, let last): .loadVolumes(first: first, last: last)
    case .loadContent(let token, let table): .loadContent(token, table: table)
    case .persist(let token, let operations): .persist(token, operations)
    case .push(let token, let body): .push(token, body: body)
    case .pull(let token, let body): .pull(token, body: body)
    case .apart(let token, let body): .apart(token, body: body)
    case .content(let key, let answer): .content(key, answer)
    case .changed(let keys): .changed(keys)
    case .replaced: .replaced
    case .rejected(let ids): .rejected(ids)
    case .adopted(let local, let ids): .adopted(from: local, ids)
    case .status: .status
    case .timer(let key, let milliseconds): .timer(key: key, milliseconds: milliseconds)
    case .broadcast(let text): .broadcast(text)
    case .elect: .elect
    }
  }
}
