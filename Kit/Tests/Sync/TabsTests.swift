import Core
import Sync
import Testing
import Wire

/// Two tabs of a browser: one talks to the server, the other hears of it late.
@Suite struct TabsTests {
  var leader = ClientCoreTests.Device()
  var follower = ClientCoreTests.Device()

  init() throws {
    leader.start()
    try leader.settle()
    follower.isFollower = true
    follower.clock = 1_000
    follower.disk = leader.disk
    follower.start()
    follower.step(.timerFired(key: ClientTimer.start))
    leader.messages = []
  }

  /// The write reaches the database they share; nobody is told yet.
  private mutating func store() -> Int {
    let write = follower.writes.removeFirst()
    for case .put(let table, let key, let value) in write.operations {
      leader.disk[table, default: [:]][key] = value
    }
    return write.token
  }

  private mutating func leaderHears() {
    while !follower.messages.isEmpty { leader.step(.peer(follower.messages.removeFirst())) }
  }

  private mutating func followerHears() {
    while !leader.messages.isEmpty { follower.step(.peer(leader.messages.removeFirst())) }
  }

  /// The command of the follower's write comes to its outcome before the follower hears that it is
  /// saved; the token of that write.
  private mutating func settledUnheard() throws -> Int {
    let token = store()
    leaderHears()
    // The tab that writes says no more for a while: the leader looks for itself.
    leader.step(.timerFired(key: ClientTimer.peers))
    #expect(leader.core.outbox.count == 1)
    try leader.settle()
    #expect(leader.core.status.isAllOnServer)
    followerHears()
    #expect(follower.core.outbox.isEmpty)
    return token
  }

  @Test mutating func whatIsSettledBeforeItsTabHearsThatItIsSavedStaysSettled() throws {
    follower.step(.submit(.add(id(1), title: "A")))
    let token = try settledUnheard()
    follower.step(.persisted(token))
    leaderHears()
    try leader.settle()
    followerHears()
    for tab in [leader, follower] {
      #expect(tab.core.outbox.isEmpty)
      #expect(tab.core.view.titles == ["A"])
      #expect(tab.writes.isEmpty)
    }
    #expect(follower.core.status.waiting == 0)
    #expect(leader.disk["outbox"] ?? [:] == [:])
  }

  /// A tab sleeps while its write is under way, and its watchdog wakes before the answer comes.
  @Test mutating func whatWasGivenUpAndIsSavedAfterAllIsNotSavedAgain() throws {
    follower.step(.submit(.add(id(1), title: "A")))
    let token = store()
    leaderHears()
    leader.step(.timerFired(key: ClientTimer.peers))
    try leader.settle()
    follower.disk = leader.disk
    follower.rowsAtOnce = 1
    follower.step(.timerFired(key: ClientTimer.watchdog))
    #expect(!follower.untold.isEmpty, "it reads the database again")
    follower.step(.persisted(token))
    #expect(follower.core.status.saving == 0)
    while !follower.untold.isEmpty { follower.tellRows() }
    #expect(follower.core.outbox.isEmpty)
    #expect(follower.writes.isEmpty)
    #expect(follower.core.view.titles == ["A"])
  }

  /// No answer ever comes: it is saved again, for it may not be.
  @Test mutating func whatWasGivenUpAndIsNotSavedIsSavedAgain() throws {
    follower.step(.submit(.add(id(1), title: "A")))
    follower.writes = []
    follower.step(.timerFired(key: ClientTimer.watchdog))
    #expect(follower.writes.count == 1)
    follower.step(.persisted(store()))
    leaderHears()
    try leader.settle()
    followerHears()
    #expect(leader.core.view.titles == ["A"])
    #expect(follower.core.outbox.isEmpty)
  }

  /// The person may make it again: its content stays until they let go of it.
  @Test mutating func whatIsRejectedBeforeItsTabHearsThatItIsSavedKeepsItsContent() throws {
    let book = EntityKey("book", id(1) as BookID)
    let text = "5 5 5 7"
    leader.step(.submit(.add(id(1), title: "A")))
    try leader.settle()
    followerHears()
    follower.step(.submit(.fill(id(1), ContentStub(of: text), shared: false), content: text))
    // Meanwhile the book is removed.
    _ = ServerRules<MemoryStorage<ShelfDomain>>().enact(
      [.remove(.user(id(1)), book)], in: &leader.storage)
    let token = store()
    leaderHears()
    leader.step(.timerFired(key: ClientTimer.peers))
    try leader.settle()
    let rejected = try #require(leader.core.rejected.first)
    follower.step(.persisted(token))
    leaderHears()
    try leader.settle()
    #expect(leader.disk["~.\(rejected.id)"]?["text"] == text)
    leader.step(.discardRejected(rejected.id))
    leader.persist()
    #expect(leader.disk["~.\(rejected.id)"] ?? [:] == [:])
  }

  /// The first tab is heard after the syncing one has looked for itself: that says nothing of the
  /// next one, which ends before it can tell what it has saved.
  @Test mutating func whatATabSavedThatEndedIsFoundAlsoAfterAnotherWasHeardLate() throws {
    follower.step(.submit(.add(id(1), title: "A")))
    let token = store()
    leaderHears()
    leader.step(.timerFired(key: ClientTimer.peers))
    try leader.settle()
    follower.step(.persisted(token))
    leaderHears()
    followerHears()
    follower.step(.submit(.add(id(2), title: "B")))
    _ = store()
    leaderHears()
    leader.step(.timerFired(key: ClientTimer.peers))
    try leader.settle()
    #expect(leader.core.view.titles == ["A", "B"])
    #expect(leader.disk["outbox"] ?? [:] == [:])
  }

  /// It waits in this tab again, until the server has given its outcome once more.
  @Test mutating func whatIsHandedOverOnceMoreIsSavedOnceMore() throws {
    follower.step(.submit(.add(id(1), title: "A")))
    let rows = follower.writes[0].operations.compactMap { operation -> StoreRow? in
      guard case .put("outbox", let key, let value) = operation else { return nil }
      return StoreRow(table: "outbox", key: key, value: value)
    }
    follower.step(.persisted(try settledUnheard()))
    follower.step(.adopt(rows, from: ClaimTests.local))
    #expect(follower.core.outbox.count == 1)
    follower.step(.persisted(store()))
    #expect(follower.core.status.saving == 0)
    #expect(follower.writes.isEmpty, "and not for ever")
    #expect(follower.adopted.count == 1)
    leaderHears()
    try leader.settle()
    followerHears()
    #expect(follower.core.outbox.isEmpty)
    #expect(leader.disk["outbox"] ?? [:] == [:])
    #expect(leader.core.view.titles == ["A"])
  }
}
