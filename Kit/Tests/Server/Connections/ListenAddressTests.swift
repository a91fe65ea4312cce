import NIOCore
import NIOPosix
import Server
import Synchronization
import Testing

@Suite("The address that a server listens on")
struct ListenAddressTests {
  @Test func aPortThatSomebodyListensOnIsRefusedUntilItIsFree() async throws {
    let number = Mutex(0)
    try await TestSite().run { port, _ in
      number.withLock { number in number = port }
      let address = ListenAddress(host: "127.0.0.1", port: port)
      let refused = await #expect(throws: UnusableAddress.self) { try await address.check() }
      #expect(refused?.reason == .taken)
      #expect(refused?.description.contains("port \(port)") == true)
    }
    try await ListenAddress(host: "127.0.0.1", port: number.withLock { number in number }).check()
  }

  @Test(.timeLimit(.minutes(1)))
  func whoConnectsDuringTheCheckIsTurnedAway() async throws {
    let port = try await freePort()
    let checks = Task {
      while !Task.isCancelled { try await ListenAddress(host: "127.0.0.1", port: port).check() }
    }
    let client = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    for _ in 0..<10 {
      var connection: (any Channel)?
      while connection == nil {
        connection = try? await client.connect(host: "127.0.0.1", port: port).get()
      }
      // An end that nobody announces would be waited for until the time limit.
      try? await connection?.closeFuture.get()
    }
    checks.cancel()
    try await checks.value
  }

  /// One that nobody listens on.
  private func freePort() async throws -> Int {
    let number = Mutex(0)
    try await TestSite().run { port, _ in number.withLock { number in number = port } }
    return number.withLock { number in number }
  }

  @Test func anAddressOfAnotherMachineIsRefused() async throws {
    // Kept for documents: nobody has it (RFC 5737).
    let address = ListenAddress(host: "203.0.113.1", port: 8_080)
    let refused = await #expect(throws: UnusableAddress.self) { try await address.check() }
    #expect(refused?.reason == .notHere)
  }

  @Test func anyFreePortCanBeHad() async throws {
    try await ListenAddress(host: "127.0.0.1", port: 0).check()
  }
}
