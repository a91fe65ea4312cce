import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import Testing
import Wire

@testable import TeePalsTestKit

/// A round of three in a database, and a device of each that pulls from it.
private struct Trio {
  static let host = SampleGolf.user(0)
  static let ann = SampleGolf.user(1)
  static let ben = SampleGolf.user(2)
  static let id = SampleGolf.round(1)

  var town = GolfTown(people: 3)
  let golf: GolfDatabase
  private var written: UInt64 = 0

  init() throws {
    golf = try GolfDatabase()
    try golf.enact(
      town.rows.sorted { one, other in one.key < other.key }.map { key, entity in
        .put(.user(key.id.retagged()), entity)
      })
    try run(.createRound(town.round(1, by: Self.host, .public, .instant)), by: Self.host)
    for user in [Self.ann, Self.ben] {
      try run(.changeMembership(Self.id, .join, seen: nil), by: user)
    }
  }

  mutating func run(_ command: TeePalsCommand, by user: UserID) throws {
    town.now = town.now.advanced(byMilliseconds: 10_000)
    let context = town.context(user)
    let reads = TeePalsDomain.reads(of: command, by: user)
    let rows = try golf.load(reads, for: user)
    let changes = try GolfTown.decide(command, context, rows).get()
    town.write(changes)
    try golf.enact(changes)
  }

  mutating func say(_ text: String, by user: UserID) throws {
    written += 1
    let message = ChatMessage(
      id: ChatMessageID(high: 6, low: written), round: Self.id, sender: town.card(user),
      content: .text(text), writtenAt: town.now)
    try run(.sendMessage(message), by: user)
  }

  /// One page after the other.
  func pages(for user: UserID, after cursor: String?, limit: Int) throws -> [Page] {
    typealias Storage = GolfDatabase.Storage
    var pages: [Page] = []
    var cursor = cursor
    repeat {
      let request = PullRequest(
        device: DeviceID(high: 4, low: user.low), cursor: cursor, acknowledged: 0, limit: limit)
      let page = try golf.engine.readNow { session throws(StoreFailure) in
        try ServerRules<Storage>().pull(request, by: user, in: Storage(session))
      }.get()
      #expect(pages.count < 200, "it comes to an end")
      pages.append(page)
      cursor = page.cursor
    } while pages.last?.more == true && pages.count < 200
    return pages
  }
}

/// What a device holds, as pages make it.
private struct Phone {
  let user: UserID
  var cursor: String?
  private(set) var rows: [Scope: [EntityKey: String]] = [:]
  /// Everything that was sent to it last.
  private(set) var sent = ""

  init(_ user: UserID) { self.user = user }

  mutating func pull(_ trio: Trio, limit: Int) throws {
    let pages = try trio.pages(for: user, after: cursor, limit: limit)
    sent = pages.map { page in page.json.text }.joined(separator: "\n")
    for page in pages {
      for scope in page.purges { rows[scope] = nil }
      for part in page.parts {
        if part.begins { rows[part.scope] = nil }
        for row in part.rows { rows[part.scope, default: [:]][row.key] = row.body }
      }
      cursor = page.cursor
    }
  }

  var replica: TeePalsReplica {
    var replica = TeePalsReplica()
    for (key, body) in rows.values.joined() {
      guard let json = try? JSON.parse(body) else { continue }
      replica.set(key, to: try? TeePalsEntity.decode(key, WireCursor(json)))
    }
    return replica
  }

  /// What people said in the chat, in its order.
  var words: [String] {
    replica.messages(of: Trio.id).compactMap { message in
      if case .text(let text, _) = message.content { text } else { nil }
    }
  }
}

@Suite("In the chat of people who do not want to meet")
struct GolfVisibilityTests {
  /// Whether a device pulls now and then, or has everything to catch up with, page by small page.
  @Test(
    "neither gets the other's words, old or new, everybody else gets all, and they come back",
    arguments: [3, 1_000], [true, false])
  func blocking(limit: Int, isOften: Bool) throws {
    var trio = try Trio()
    var phones = [Trio.host, Trio.ann, Trio.ben].map { user in Phone(user) }
    func pullAll(apart: Bool = false) throws {
      for index in phones.indices { try phones[index].pull(trio, limit: limit) }
      guard apart else { return }
      #expect(!phones[1].sent.contains("of-ben") && !phones[2].sent.contains("of-ann"))
    }
    try trio.say("old-of-host", by: Trio.host)
    try trio.say("old-of-ann", by: Trio.ann)
    try trio.say("old-of-ben", by: Trio.ben)
    let old = ["old-of-host", "old-of-ann", "old-of-ben"]
    try pullAll()
    for phone in phones { #expect(phone.words == old) }
    // Told of, and not heard yet when the block comes.
    try trio.say("late-of-ben", by: Trio.ben)
    try trio.say("late-of-ann", by: Trio.ann)
    try trio.run(.block(Trio.ann, trio.town.card(Trio.ben)), by: Trio.ann)
    if isOften { try pullAll(apart: true) }
    try trio.say("new-of-ann", by: Trio.ann)
    try trio.say("new-of-ben", by: Trio.ben)
    try pullAll(apart: true)
    let all = old + ["late-of-ben", "late-of-ann", "new-of-ann", "new-of-ben"]
    #expect(phones[0].words == all)
    #expect(phones[1].words == all.filter { text in !text.hasSuffix("ben") })
    #expect(phones[2].words == all.filter { text in !text.hasSuffix("ann") })
    for phone in phones {
      #expect(phone.replica.seats(of: Trio.id).count == 3)
      #expect(phone.replica.messages(of: Trio.id).count - phone.words.count == 3, "the system's")
    }
    #expect(phones[1].replica.unread(in: Trio.id, for: Trio.ann) == 1)
    #expect(phones[2].replica.unread(in: Trio.id, for: Trio.ben) == 1)
    // A device that is new holds the same.
    for phone in phones {
      var other = Phone(phone.user)
      try other.pull(trio, limit: limit)
      #expect(other.rows == phone.rows)
    }
    try trio.run(.unblock(Trio.ann, Trio.ben), by: Trio.ann)
    try pullAll()
    for phone in phones { #expect(phone.words == all) }
  }

  @Test("who is blocked is woken, and told nothing of it")
  func waking() throws {
    var trio = try Trio()
    var ben = Phone(Trio.ben)
    try ben.pull(trio, limit: 1_000)
    let before = ben.rows
    try trio.run(.block(Trio.ann, trio.town.card(Trio.ben)), by: Trio.ann)
    let pages = try trio.pages(for: Trio.ben, after: ben.cursor, limit: 1_000)
    let page = try #require(pages.first)
    #expect(page.parts.contains { part in part.scope == .user(Trio.ben) })
    #expect(!page.json.text.contains(TeePalsEntity.Kind.block.rawValue))
    try ben.pull(trio, limit: 1_000)
    #expect(ben.rows == before)
    #expect(ben.replica.blocks(of: Trio.ben).isEmpty)
  }

  @Test("who comes after somebody apart has left does not get their words either")
  func comingLater() throws {
    var trio = try Trio()
    try trio.run(.changeMembership(Trio.id, .leave, seen: nil), by: Trio.ben)
    try trio.say("of-ann", by: Trio.ann)
    try trio.run(.changeMembership(Trio.id, .leave, seen: nil), by: Trio.ann)
    try trio.run(.block(Trio.ann, trio.town.card(Trio.ben)), by: Trio.ann)
    try trio.run(.changeMembership(Trio.id, .join, seen: nil), by: Trio.ben)
    var ben = Phone(Trio.ben)
    try ben.pull(trio, limit: 1_000)
    #expect(ben.words.isEmpty && !ben.sent.contains("of-ann"))
    #expect(ben.replica.round(Trio.id) != nil)
  }
}
