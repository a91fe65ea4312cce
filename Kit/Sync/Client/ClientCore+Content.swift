import Core
import Wire

// Contents that are set apart. What a command brings lies under the command's id until a page
// covers the command or the person lets go of its rejection; then, and when it was fetched, it is
// in the record of kept contents, from which it can be forgotten.
extension ClientCore {
  /// What is wrong with the content of a command, if anything.
  func fault(of command: Domain.Command, _ text: String?) -> ContentFault? {
    guard let stub = command.content else { return text == nil ? nil : .unexpected }
    guard let text else { return .missing }
    guard text.utf8.count <= ContentStub.byteLimit,
      JSON.string(text).bytes.count + command.args.bytes.count <= PushRequest.argsLimit
    else { return .tooLarge }
    return stub.fits(text) ? nil : .altered
  }

  func store(_ text: String, at place: ContentPlace) -> StoreWrite.Operation {
    .put(table: LocalTable.content(place), key: LocalTable.contentKey, value: text)
  }

  func removal(ofContentAt place: ContentPlace) -> StoreWrite.Operation {
    .clear(table: LocalTable.content(place))
  }

  func store(_ content: KeptContent, at place: ContentPlace) -> StoreWrite.Operation {
    .put(table: LocalTable.kept, key: place.description, value: content.json.text)
  }

  func forgetting(_ place: ContentPlace) -> [StoreWrite.Operation] {
    [
      removal(ofContentAt: place), .delete(table: LocalTable.kept, key: place.description),
    ]
  }

  /// Whether an entity of the base has this content. Of a row that cannot be read here that cannot
  /// be told: as long as it is there, it may.
  private func mayHave(_ stub: ContentStub, _ key: EntityKey) -> Bool {
    let entity: Domain.Entity?
    if let hidden = overlay[key] { entity = hidden.entity } else { entity = view.entity(key) }
    if let entity { return entity.content == stub }
    return held[key] != nil && !planted(.foreignContentForgotten)
  }

  // MARK: Reading

  mutating func loadContent(at place: ContentPlace, for read: ContentRead) {
    let token = token()
    reads[token] = read
    out.append(.loadContent(token, table: LocalTable.content(place)))
  }

  mutating func restoredContent(_ token: Int, _ text: String?) {
    guard let read = reads.removeValue(forKey: token) else { return }
    switch read {
    case .push(let id):
      gathered[id] = .some(text)
      if exchange?.awaits.remove(id) != nil, exchange?.awaits.isEmpty == true { exchange = nil }
    case .again(let id): repeatRejected(id, text)
    case .own(let key, let stub, let id):
      guard view.entity(key)?.content == stub, text != nil || position(of: id) != nil else {
        // Another one is wanted meanwhile, or it is settled.
        wishes.append(key)
        return
      }
      let isSound = text.map { text in stub.fits(text) } ?? false
      out.append(.content(key, isSound ? .here(text ?? "") : .unavailable(.damaged)))
    case .kept(let key, let place):
      guard let content = kept[place], view.entity(key)?.content == content.stub else {
        wishes.append(key)
        return
      }
      guard let text, content.stub.fits(text) else {
        kept[place] = nil
        extra += forgetting(place)
        missing.append(key)
        return
      }
      out.append(.content(key, .here(text)))
      touch(place)
    }
  }

  /// A place could not be read.
  mutating func unreadable(_ read: ContentRead) {
    switch read {
    case .push(let id):
      guard exchange?.awaits.contains(id) == true else { return }
      exchange = nil
      backOff()
    case .again: break
    case .own(let key, _, _): out.append(.content(key, .unavailable(.damaged)))
    case .kept(let key, _): missing.append(key)
    }
  }

  /// Notes that a content was used, once an hour at most.
  private mutating func touch(_ place: ContentPlace) {
    guard var content = kept[place] else { return }
    let passed = now.instant.milliseconds - content.used.milliseconds
    guard passed > 3_600_000 || passed < 0 else { return }
    content.used = now.instant
    kept[place] = content
    extra.append(store(content, at: place))
  }

  // MARK: Wishes

  /// Looks for what somebody wants to see, on this device first.
  mutating func lookForContents() {
    guard !wishes.isEmpty, isWhole else { return }
    let keys = wishes
    wishes = []
    for key in keys { look(for: key) }
  }

  private mutating func look(for key: EntityKey) {
    guard let stub = view.entity(key)?.content else {
      out.append(.content(key, .unavailable(.gone)))
      return
    }
    for index in outbox.indices where outbox[index].content == stub {
      if let text = texts[outbox[index].id] {
        out.append(.content(key, .here(text)))
      } else {
        loadContent(at: outbox[index].id.place, for: .own(key, stub, outbox[index].id))
      }
      return
    }
    let place = kept.keys.sorted().first { place in
      kept[place]?.key == key && kept[place]?.stub == stub
    }
    if let place {
      loadContent(at: place, for: .kept(key, place))
    } else {
      missing.append(key)
    }
  }

  /// Asks the server for what is not here, one request at a time. Any tab may: a content is no part
  /// of any order.
  mutating func fetchContents() {
    guard fetch == nil, !missing.isEmpty else { return }
    guard !isLocal, isOnline, !isSignedOut, !isAtRest || isRoused else {
      let keys = missing
      missing = []
      for key in keys {
        out.append(.content(key, .unavailable(isLocal ? .gone : .offline)))
      }
      return
    }
    let keys = Array(missing.prefix(ApartRequest.limit))
    missing.removeFirst(keys.count)
    let token = token()
    fetch = Fetch(token: token, keys: keys)
    out.append(.apart(token, body: ApartRequest(keys: keys).json.text))
  }

  mutating func fetched(_ fetch: Fetch, _ answer: ApartAnswer?) {
    self.fetch = nil
    var left = fetch.keys
    for found in answer?.contents ?? [] {
      guard let index = left.firstIndex(of: found.key) else { continue }
      left.remove(at: index)
      guard let stub = view.entity(found.key)?.content, let text = found.text else {
        out.append(.content(found.key, .unavailable(.gone)))
        continue
      }
      guard stub.fits(text) || planted(.contentUnchecked) else {
        out.append(.content(found.key, .unavailable(.damaged)))
        continue
      }
      out.append(.content(found.key, .here(text)))
      keep(text, stub, of: found.key)
    }
    if left.count < fetch.keys.count {
      // There was no room for these.
      missing = left + missing
    } else {
      for key in left { out.append(.content(key, .unavailable(.offline))) }
    }
  }

  private mutating func keep(_ text: String, _ stub: ContentStub, of key: EntityKey) {
    let place: ContentPlace = freshCommandID().place
    let content = KeptContent(key: key, stub: stub, used: now.instant)
    keeping.append([store(text, at: place), store(content, at: place)])
  }

  // MARK: Forgetting

  /// What a page does to contents, in its transaction.
  ///
  /// - Parameter settled: The commands that it brings to a good end.
  func contents(
    after page: Page, isReset: Bool, settled: [OutboxEntry<Domain>]
  ) -> [StoreWrite.Operation] {
    let brings = settled.contains { entry in entry.content != nil }
    guard brings || !kept.isEmpty || planted(.contentOverwrittenByStub) else { return [] }
    let change = PageStubs<Domain>(page, isReset: isReset)
    var operations: [StoreWrite.Operation] = []
    for entry in settled {
      guard let stub = entry.content else { continue }
      let place = entry.id.place
      guard let key = entry.subject, mayHave(stub, key, after: change) else {
        operations.append(removal(ofContentAt: place))
        continue
      }
      operations.append(
        store(KeptContent(key: key, stub: stub, used: now.instant), at: place))
    }
    for place in kept.keys.sorted() {
      guard let content = kept[place] else { continue }
      // Of a scope that comes in several pages what is not there yet may be in the next one.
      guard !page.more || change.removes(content.key, from: held[content.key]?.scope) else {
        continue
      }
      if !mayHave(content.stub, content.key, after: change) { operations += forgetting(place) }
    }
    if planted(.contentOverwrittenByStub) {
      for entry in outbox {
        guard let key = entry.command?.subject, let stub = entry.content,
          change.rows[key].map({ row in !row.mayHave(stub) }) ?? false
        else { continue }
        operations.append(removal(ofContentAt: entry.id.place))
      }
    }
    return operations
  }

  private func mayHave(
    _ stub: ContentStub, _ key: EntityKey, after change: PageStubs<Domain>
  ) -> Bool {
    if let row = change.rows[key] { return row.mayHave(stub) }
    if change.isReset { return false }
    if let scope = held[key]?.scope, change.scopes.contains(scope) { return false }
    return mayHave(stub, key)
  }

  /// Forgets what another tab kept of an entity that is gone meanwhile, and what was used longest
  /// ago where there is too much.
  mutating func tidyContents() {
    guard isUntidy, leads, isWhole, page == nil, extra.isEmpty, record?.isBootstrapped == true
    else {
      return
    }
    isUntidy = false
    var alive: [ContentPlace] = []
    var bytes: Int64 = 0
    for place in kept.keys.sorted() {
      guard let content = kept[place] else { continue }
      if mayHave(content.stub, content.key) {
        alive.append(place)
        bytes += Int64(content.stub.bytes)
      } else {
        extra += forgetting(place)
      }
    }
    guard bytes > contentLimit else { return }
    alive.sort { one, other in
      guard let a = kept[one], let b = kept[other], a.used != b.used else { return one < other }
      return a.used < b.used
    }
    for place in alive where bytes > contentLimit {
      bytes -= Int64(kept[place]?.stub.bytes ?? 0)
      extra += forgetting(place)
    }
  }

  /// What a content is read for.
  enum ContentRead: Hashable {
    case push(CommandID)
    /// A rejected command is made again.
    case again(CommandID)
    /// Somebody wants to see what a command of this device brings, or what is kept.
    case own(EntityKey, ContentStub, CommandID)
    case kept(EntityKey, ContentPlace)
  }

  /// A question to the server under way.
  struct Fetch: Hashable {
    let token: Int
    let keys: [EntityKey]
  }
}

/// What a page does to the base, as far as contents go.
struct PageStubs<Domain: SyncDomain> {
  let isReset: Bool
  /// The scopes that go, or begin again.
  private(set) var scopes: Set<Scope> = []
  private let purged: Set<Scope>
  /// The rows that it brings.
  private(set) var rows: [EntityKey: Row] = [:]

  enum Row {
    /// A tombstone.
    case gone
    /// Of a kind without contents, or one that this client cannot read.
    case unread
    case read(ContentStub?)

    func mayHave(_ stub: ContentStub) -> Bool {
      switch self {
      case .gone: false
      case .unread: true
      case .read(let found): found == stub
      }
    }
  }

  init(_ page: Page, isReset: Bool) {
    self.isReset = isReset
    purged = Set(page.purges)
    scopes = purged
    for part in page.parts {
      if part.begins { scopes.insert(part.scope) }
      for row in part.rows { rows[row.key] = Self.read(row) }
    }
  }

  /// Whether the page itself removes the entity.
  func removes(_ key: EntityKey, from scope: Scope?) -> Bool {
    switch rows[key] {
    case .gone?, .read(.none)?: return true
    case .unread?, .read?: return false
    case nil: break
    }
    return scope.map { scope in purged.contains(scope) } ?? false
  }

  private static func read(_ row: PageRow) -> Row {
    guard let body = row.body else { return .gone }
    guard Domain.isKnown(row.key.kind), Domain.isSetApart(row.key.kind) else { return .unread }
    do throws(WireError) {
      let json = try JSON.parse(body, limits: .generous)
      guard let entity = try Domain.Entity.decode(row.key, WireCursor(json)) else {
        return .unread
      }
      return .read(entity.content)
    } catch {
      return .unread
    }
  }
}
