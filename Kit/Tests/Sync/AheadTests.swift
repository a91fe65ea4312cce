import Core
import Sync
import Testing
import Wire

/// While a whole history is fetched, the next page is asked for before the last one is durable.
@Suite struct AheadTests {
  typealias Device = ClientCoreTests.Device

  private var other = Device()

  /// Books are on the server, from another device of the same person.
  init() throws {
    other.start()
    try other.settle()
    try Self.add(1...7, to: &other)
  }

  private static func add(_ numbers: ClosedRange<UInt64>, to device: inout Device) throws {
    for number in numbers { device.step(.submit(.add(id(number), title: title(number)))) }
    try device.settle()
  }

  private static func title(_ number: UInt64) -> String { "Book \(number + 100)" }

  private static func titles(_ numbers: ClosedRange<UInt64>) -> [String] { numbers.map(title) }

  /// A device that is told two books at a time.
  private func opened(on disk: [String: [String: String]] = [:]) -> Device {
    var device = Device()
    device.core = ClientCore(user: id(1), at: moment(500), pageLimit: 2)
    // It draws other ids than the other one.
    device.clock = 501
    device.disk = disk
    device.storage = other.storage
    device.start()
    device.persist()
    return device
  }

  @Test func whatFollowsIsAskedForWhileAPageIsWritten() throws {
    var device = opened()
    try device.serve()
    #expect(device.writes.count == 1 && device.exchanges.count == 1)
    try device.serve()
    #expect(device.writes.count == 1, "one write at a time")
    #expect(device.exchanges.isEmpty, "no further than one page")
    #expect(device.core.view.titles.isEmpty)
    device.persist()
    #expect(device.core.view.titles == Self.titles(1...4))
    #expect(device.exchanges.count == 1)
    try device.settle()
    #expect(device.core.view.titles == Self.titles(1...7))
    #expect(device.core.status.bootstrapped)
  }

  @Test func nothingIsAskedForTwice() throws {
    var device = opened()
    var questions: [String] = []
    while let exchange = device.exchanges.first {
      questions.append(exchange.body)
      try device.serve()
      device.persist()
    }
    #expect(questions.count >= 4)
    #expect(Set(questions).count == questions.count)
    #expect(device.core.view.titles == Self.titles(1...7))
  }

  @Test(arguments: [false, true])
  func whatFollowsAPageThatCannotBeWrittenIsNotTaken(isHere: Bool) throws {
    var device = opened()
    try device.serve()
    if isHere { try device.serve() }
    let write = device.writes.removeFirst()
    device.step(.persistFailed(write.token, reason: "quota"))
    if !isHere { try device.serve() }
    #expect(device.writes.isEmpty && device.exchanges.isEmpty)
    device.step(.timerFired(key: ClientTimer.exchange))
    let pull: PullRequest = try parse(try #require(device.exchanges.first).body)
    #expect(pull.cursor == nil, "from where the disk is")
    try device.settle()
    #expect(device.core.view.titles == Self.titles(1...7))
  }

  @Test(arguments: [false, true])
  func whoeverIsKilledInBetweenGoesOnFromWhatIsDurable(isDurable: Bool) throws {
    var killed = opened()
    try killed.serve()
    try killed.serve()
    var disk = Device()
    if isDurable { disk.writes = killed.writes }
    disk.persist()
    var again = opened(on: disk.disk)
    try again.settle()
    #expect(again.core.view.titles == Self.titles(1...7))
    #expect(again.core.status.bootstrapped)
  }

  @Test func anotherHistoryBeginsInBetween() throws {
    var device = opened()
    try device.serve()
    device.storage.beginEpoch(id(21))
    try device.serve()
    device.persist()
    try device.settle()
    #expect(device.core.view.titles == Self.titles(1...7))
    #expect(device.core.status.bootstrapped)
  }

  @Test func whatIsDoneMeanwhileIsStoredAndSent() throws {
    var device = opened()
    try device.serve()
    device.step(.submit(.add(id(50), title: "Mine")))
    try device.serve()
    try device.settle()
    #expect(device.core.view.titles == Self.titles(1...7) + ["Mine"])
    #expect(device.core.status.isAllOnServer)
  }

  @Test func whoeverHasAHistoryAsksForOnePageAfterTheOther() throws {
    var device = opened()
    try device.settle()
    var writer = other
    writer.storage = device.storage
    try Self.add(8...12, to: &writer)
    device.storage = writer.storage
    device.step(.notified)
    try device.serve()
    #expect(device.writes.count == 1 && device.exchanges.isEmpty)
    try device.settle()
    #expect(device.core.view.titles == Self.titles(1...12))
  }
}
