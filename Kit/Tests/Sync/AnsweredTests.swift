import Core
import Sync
import Testing

extension ClientCoreTests.Device {
  /// Nothing comes of the exchange under way, and it is time to try again.
  fileprivate mutating func loseAnExchange() {
    let exchange = exchanges.removeFirst()
    step(.failed(exchange.token, reason: "network"))
    step(.timerFired(key: ClientTimer.exchange))
  }
}

/// What is told of a server that cannot be heard although there is a network.
@Suite struct AnsweredTests {
  typealias Device = ClientCoreTests.Device

  private func ready() throws -> Device {
    var device = Device()
    device.start()
    try device.settle()
    return device
  }

  @Test func aServerThatIsSilentTwiceInARowIsTold() throws {
    var device = try ready()
    let heard = device.core.status.lastContact
    device.step(.submit(.add(id(1), title: "A")))
    device.persist()
    #expect(device.core.status.answered)
    device.loseAnExchange()
    #expect(device.core.status.answered, "one may be a stumble")
    device.loseAnExchange()
    #expect(!device.core.status.answered)
    #expect(device.core.status.online, "there is a network all the same")
    #expect(device.core.status.waiting == 1)
    device.loseAnExchange()
    #expect(!device.core.status.answered)
    #expect(device.core.status.lastContact == heard)
    // It goes on trying by itself, and any answer is one.
    try device.serve()
    #expect(device.core.status.answered)
    try device.settle()
    #expect(device.core.status.isAllOnServer && device.storage.rows.count == 1)
  }

  @Test func stumblesWithAnswersBetweenThemAreNotTold() throws {
    var device = try ready()
    for number in 1...4 {
      device.step(.submit(.add(id(UInt64(number)), title: "\(number)")))
      device.persist()
      device.loseAnExchange()
      #expect(device.core.status.answered)
      try device.settle()
    }
    #expect(device.core.status.isAllOnServer)
  }

  @Test func whatOurServerDoesNotSayIsSilence() throws {
    var device = Device()
    device.start()
    device.persist()
    // A proxy without a server behind it, and the page of a hotspot.
    for (status, body) in [(502, "Bad Gateway"), (200, "<html>")] {
      #expect(device.core.status.answered)
      let exchange = device.exchanges.removeFirst()
      device.step(.answered(exchange.token, status: status, body: body))
      device.step(.timerFired(key: ClientTimer.exchange))
    }
    #expect(!device.core.status.answered)
    #expect(device.core.status.lastContact == nil)
    // Whoever is not let in has been heard.
    let exchange = device.exchanges.removeFirst()
    device.step(.answered(exchange.token, status: 401, body: ""))
    #expect(device.core.status.answered && device.core.status.signedOut)
  }

  @Test func anExchangeThatIsStuckIsSilence() throws {
    var device = try ready()
    device.step(.notified)
    device.loseAnExchange()
    // The next one began before the last look, and has not ended since.
    device.step(.timerFired(key: ClientTimer.watchdog))
    device.step(.timerFired(key: ClientTimer.watchdog))
    #expect(!device.core.status.answered)
  }

  @Test func anotherNetworkBeginsAnew() throws {
    var device = try ready()
    device.step(.notified)
    device.loseAnExchange()
    device.loseAnExchange()
    #expect(!device.core.status.answered)
    device.step(.offline)
    device.step(.online)
    #expect(device.core.status.answered)
  }

  @Test func ofAServerThatIsLeftAloneNothingIsSaid() throws {
    var device = try ready()
    device.step(.notified)
    device.loseAnExchange()
    device.loseAnExchange()
    device.step(.rest(true))
    #expect(device.core.status.answered)
  }
}
