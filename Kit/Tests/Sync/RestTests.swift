import Core
import Sync
import Testing

/// A device that is to leave the server alone.
@Suite struct RestTests {
  typealias Device = ClientCoreTests.Device

  private func ready() throws -> Device {
    var device = Device()
    device.start()
    try device.settle()
    return device
  }

  @Test func nothingIsSentAtRestAndEverythingAfterwards() throws {
    var device = try ready()
    device.step(.rest(true))
    #expect(device.core.status.isAtRest)
    for number in 1...3 {
      device.step(.submit(.add(id(UInt64(number)), title: "\(number)")))
      device.persist()
    }
    #expect(device.core.status.saving == 0, "it is saved all the same")
    #expect(device.core.status.waiting == 3)
    // Whatever else would be a reason to look.
    for input: ClientCore<ShelfDomain>.Input in [
      .notified, .online, .listening(true), .listening(false), .signedIn, .resync,
      .timerFired(key: ClientTimer.exchange), .timerFired(key: ClientTimer.watchdog),
    ] {
      device.step(input)
      device.persist()
      #expect(device.exchanges.isEmpty)
    }
    device.step(.rest(false))
    #expect(!device.core.status.isAtRest)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.rows.count == 3)
  }

  @Test func anExchangeUnderWayIsFinished() throws {
    var device = try ready()
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    #expect(device.exchanges.count == 1)
    device.step(.rest(true))
    try device.serve()
    device.persist()
    #expect(device.exchanges.isEmpty, "what it came to is asked for later")
    #expect(device.core.status.waiting == 1)
    device.step(.rest(false))
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.storage.rows.count == 1, "and not sent twice")
  }

  @Test func thePersonsWishGoesOnce() throws {
    var device = try ready()
    device.step(.rest(true))
    // More than one push carries.
    for number in 1...600 {
      device.step(.submit(.add(id(UInt64(number)), title: "\(number)")))
    }
    device.persist()
    #expect(device.exchanges.isEmpty)
    device.step(.syncWanted)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
    #expect(device.core.status.isAtRest)
    device.step(.submit(.add(id(900), title: "B")))
    device.persist()
    device.step(.notified)
    #expect(device.exchanges.isEmpty, "rest goes on")
    #expect(device.core.status.waiting == 1)
  }

  @Test func aWishWithoutANetworkWaitsForOne() throws {
    var device = try ready()
    device.step(.rest(true))
    device.step(.offline)
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    device.step(.syncWanted)
    #expect(device.exchanges.isEmpty)
    device.step(.online)
    try device.settle()
    #expect(device.core.status.isAllOnServer)
  }

  @Test func withoutRestAWishIsALookAtOnce() throws {
    var device = try ready()
    device.step(.syncWanted)
    #expect(device.exchanges.count == 1)
    try device.settle()
    device.step(.submit(.add(id(1), title: "A")))
    try device.settle()
    #expect(device.core.status.isAllOnServer)
  }

  @Test func aTabThatDoesNotSyncPassesTheWishOn() throws {
    var leader = try ready()
    leader.step(.rest(true))
    leader.step(.submit(.add(id(1), title: "A")))
    leader.persist()
    var other = Device()
    other.disk = leader.disk
    _ = other.core.start(moment(1))
    other.step(.timerFired(key: ClientTimer.start))
    other.messages = []
    other.step(.syncWanted)
    #expect(other.exchanges.isEmpty)
    let wish = try #require(other.messages.last)
    leader.step(.peer(wish))
    try leader.settle()
    #expect(leader.core.status.isAllOnServer)
  }
}
