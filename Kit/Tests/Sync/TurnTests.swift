import Core
import Sync
import Testing

/// What one turn does is durable together: a tab that ends in between keeps all of it, or nothing.
@Suite struct TurnTests {
  typealias Device = ClientCoreTests.Device

  private static let text = "5 5 5 7"

  /// A device whose person adds a book and fills it, in one turn.
  private func turn() throws -> Device {
    var device = Device()
    device.start()
    try device.settle()
    device.step(.gathering)
    device.step(.submit(.add(id(1), title: "A")))
    #expect(device.writes.isEmpty)
    let fill = ShelfCommand.fill(id(1), ContentStub(of: Self.text), shared: false)
    device.step(.submit(fill, content: Self.text))
    #expect(device.writes.isEmpty)
    #expect(device.core.view.titles == ["A"], "it is seen at once")
    device.step(.gathered)
    return device
  }

  @Test func itsCommandsAreOneWrite() throws {
    var device = try turn()
    #expect(device.writes.count == 1)
    device.persist()
    #expect(device.disk["outbox"]?.count == 2)
    #expect(device.disk.values.contains { rows in rows["text"] == Self.text })
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.rows.count == 1)
  }

  @Test func whatTheRulesRefuseDoesNotHoldUpTheRest() throws {
    var device = Device()
    device.start()
    try device.settle()
    device.step(.gathering)
    device.step(.submit(.add(id(1), title: "A")))
    device.step(.submit(.add(id(2), title: "A")))
    device.step(.gathered)
    #expect(device.refused == [.titleTaken])
    device.persist()
    #expect(device.core.status.saving == 0)
  }

  @Test func onAFullDiskOneIsTriedAtATime() throws {
    var device = try turn()
    let write = device.writes.removeFirst()
    device.step(.persistFailed(write.token, reason: "quota"))
    device.step(.timerFired(key: ClientTimer.storage))
    let puts = device.writes.flatMap { write in write.operations }.filter { operation in
      if case .put("outbox", _, _) = operation { true } else { false }
    }
    #expect(device.writes.count == 1 && puts.count == 1)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
  }
}
