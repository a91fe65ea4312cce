import Core
import Wire

/// A device's half of the sync: the view, the outbox, and what to do next. It has no clock, no
/// dice, no disk and no network; everything comes in as an input with its moment and goes out as
/// outputs.
///
/// One lives in each tab. All tabs of a browser share one local database; the elected one talks to
/// the server. Do not keep copies of ``view`` across steps: a second reference makes the next
/// change copy all of it.
public struct ClientCore<Domain: SyncDomain> {
  public typealias Input = ClientInput<Domain.Command>
  public typealias Output = ClientOutput<Domain>

  public let user: UserID
  /// The person has no account yet: nothing is sent, and commands get their numbers once an account
  /// claims them.
  public let isLocal: Bool
  /// What the person sees: the server's truth as far as this device has it, with the outbox
  /// replayed on top.
  public internal(set) var view = Domain.Replica()
  /// The commands without a durable outcome, in the order they are sent.
  public internal(set) var outbox: [OutboxEntry<Domain>] = []
  /// The commands the server did not accept, oldest first.
  public internal(set) var rejected: [RejectedCommand<Domain>] = []

  // What the replay of the outbox hides, and where each row of the base lives.
  var overlay: [EntityKey: Hidden] = [:]
  var held: [EntityKey: Held] = [:]
  var record: DeviceRecord?

  // The local database.
  var isLoaded = false
  var isLoading = false
  var wantsLoad = false
  /// Rows of the database being read that are taken once all of them are here.
  var arriving: [StoreRow] = []
  /// What has not been read yet, ascending.
  var volumes: [String] = []
  var isReading = false
  /// A row lies where an earlier version of this client put it.
  var isMisplaced = false
  var write: PendingWrite?
  /// A write that was given up because no answer came, and the commands that it saves. It may
  /// become durable before the database has been read again.
  var overdue: (token: Int, saves: [CommandID])?
  /// Operations that belong to no command and no page, such as discarded rejections.
  var extra: [StoreWrite.Operation] = []
  var storageFailure: String?
  var storageAttempts = 0
  var storageWaits = false

  // Contents that are set apart.
  var kept: [ContentPlace: KeptContent] = [:]
  /// The contents of commands that only memory has.
  var texts: [CommandID: String] = [:]
  /// What was read for the next push; none where nothing is there.
  var gathered: [CommandID: String?] = [:]
  var reads: [Int: ContentRead] = [:]
  /// What somebody wants to see and has not been looked for, and what is not on this device.
  var wishes: [EntityKey] = []
  var missing: [EntityKey] = []
  var fetch: Fetch?
  /// Fetched contents on their way into the database.
  var keeping: [[StoreWrite.Operation]] = []
  /// The record of kept contents changed.
  var isUntidy = false
  let contentLimit: Int64

  // Local profiles being claimed.
  var unadopted: [(rows: [StoreRow], local: UserID)] = []
  var adopting: [Adoption] = []

  // The other tabs.
  var isElected = false
  var election: ElectionID?
  /// Commands that this tab saw come to an outcome, in the syncing tab since it was elected.
  var settled: Set<CommandID> = []
  var unheard: [String] = []
  /// Writes of other tabs that were announced and not yet told of, each by its first operation.
  var announced: Set<String> = []

  // The server.
  var isOnline = true
  var isSignedOut = false
  var isListening = false
  /// The server is left alone for now.
  var isAtRest = false
  /// Once, although at rest, until there is nothing left to send.
  var isRoused = false
  var exchange: Exchange?
  var page: Page?
  /// What follows ``page``, which is still being written.
  var following: Page?
  var wantsPull = false
  var pullsFirst = false
  /// The next pull asks for everything anew.
  var startsOver = false
  var backsOff = false
  var failures = 0
  var fruitless = 0
  /// Exchanges in a row that our server did not answer. It decides nothing but what is told.
  var unanswered = 0
  var batch = PushRequest.limit
  /// The mark the server hinted at: what need not be sent again for now.
  var hinted: Int64 = 0
  /// This device may be a copy of another: ask before sending.
  var suspectsCopy = false
  var mintsDevice = false
  var lastContact: Instant?
  var watched: (exchange: Int?, write: Int?)?

  // One step.
  var out: [Output] = []
  /// More inputs of the same turn follow.
  public internal(set) var isGathering = false
  var touched: Set<EntityKey> = []
  var isReplaced = false
  var now: Moment
  var nextToken = 1
  var nextID: UInt64 = 0
  /// The most rows asked for in a page.
  let pageLimit: Int
  let planted: Planting

  /// A core that knows nothing yet; ``start(_:)`` makes it ask.
  ///
  /// - Parameter contentLimit: The most bytes of contents kept that are on the server too.
  public init(
    user: UserID, isLocal: Bool = false, at moment: Moment, pageLimit: Int = 500,
    contentLimit: Int64 = 200 << 20, planted: Planting = Planting()
  ) {
    self.user = user
    self.isLocal = isLocal
    self.pageLimit = pageLimit
    self.contentLimit = contentLimit
    now = moment
    self.planted = planted
  }

  /// The first outputs. Waits for the election, so that the only tab reads its database once; at
  /// most so many milliseconds, for in a second tab it may never come.
  public mutating func start(_ moment: Moment, awaitingElection patience: Int = 50) -> [Output] {
    now = moment
    return [.elect, .timer(key: ClientTimer.start, milliseconds: patience)]
  }

  /// What the overlay hides: the base's value, `nil` when the base has none.
  struct Hidden {
    let entity: Domain.Entity?
  }

  struct Held: Hashable {
    let scope: Scope
    let revision: Int64
    /// It lies in a volume of the base.
    let isInVolume: Bool
  }

  /// A write under way, and what it is for.
  struct PendingWrite {
    enum Purpose: Hashable { case outbox, page, extra, device, keep }
    let token: Int
    let purpose: Purpose
    let operations: [StoreWrite.Operation]
    /// The commands in it that were not durable before.
    let saves: [CommandID]
  }

  struct Exchange: Hashable {
    enum Purpose: Hashable { case push, pull }
    let token: Int
    let purpose: Purpose
    /// Sent before the person signed in again: that it was not let in says nothing any more.
    var precedesSignIn = false
    /// The commands whose contents are being read from the database before it is sent.
    var awaits: Set<CommandID> = []
    /// It asks for what follows a page that is not durable yet.
    var isAhead = false
  }

  /// How many commands would be lost if the local database were erased now. Ask the person before
  /// signing out.
  public var pendingCount: Int { planted(.outboxClearedOnSignOut) ? 0 : outbox.count }

  /// The device's present id, `nil` before the local database is read or when it is empty.
  public var device: DeviceID? { record?.device }

  /// Where the base stands; opaque.
  public var cursor: String? { record?.cursor }

  /// Counts the transactions of syncing tabs in the local database; 0 when there was none.
  public var version: Int64 { record?.version ?? 0 }

  /// The entities whose contents are kept here and on the server too, ascending; of one whose
  /// content has been another, more than once.
  public var keptContents: [EntityKey] { kept.values.map { content in content.key }.sorted() }

  /// This tab is the one that syncs.
  public var syncs: Bool { isElected }
}

/// The keys of a core's timers.
public enum ClientTimer {
  public static let start = "sync-start"
  public static let exchange = "sync"
  public static let storage = "sync-storage"
  public static let peers = "sync-peers"
  public static let watchdog = "sync-watchdog"
}
