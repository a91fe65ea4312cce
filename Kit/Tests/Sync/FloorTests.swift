import Core
import Sync
import Testing
import Wire

/// A device that was away for longer than the server remembers.
@Suite struct FloorTests {
  @Test func itStartsAgainAndKeepsItsOutbox() throws {
    let ann: UserID = id(1)
    var device = ClientCoreTests.Device()
    device.start()
    try device.settle()
    device.step(.submit(.add(id(1), title: "Gone")))
    device.step(.submit(.add(id(2), title: "Old")))
    try device.settle()
    // Elsewhere one goes and the other changes; then nobody can tell any more.
    let rules = ServerRules<MemoryStorage<ShelfDomain>>()
    let changes: [Change<Book>] = [
      .remove(.user(ann), EntityKey("book", id(1) as BookID)),
      .put(.user(ann), Book(id: id(2), title: "New")),
      .put(.user(ann), Book(id: id(3), title: "Other")),
    ]
    #expect(rules.enact(changes, in: &device.storage) != nil)
    device.storage.compact(.user(ann), upTo: .max)
    // What is done meanwhile is on the disk when the device hears of it.
    device.step(.submit(.add(id(4), title: "Mine")))
    device.step(.submit(.rename(id(2), title: "Renamed")))
    device.persist()
    #expect(device.disk["outbox"]?.count == 2)
    device.step(.notified)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.core.view.titles == ["Mine", "Other", "Renamed"])
    #expect(device.storage.rows.count == 3)
    #expect(device.disk["outbox"] ?? [:] == [:])
    #expect(device.disk["rejected"] ?? [:] == [:])
  }
}
