import Server
import Synchronization
import Testing

@Suite("Where a server is to listen")
struct ListeningPlaceTests {
  @Test func aPortThatSomebodyListensOnIsRefusedUntilItIsFree() async throws {
    let number = Mutex(0)
    try await TestSite().run { port, _ in
      number.withLock { number in number = port }
      let place = ListeningPlace(host: "127.0.0.1", port: port)
      let refused = await #expect(throws: UnusablePlace.self) { try await place.check() }
      #expect(refused?.reason == .taken)
      #expect(refused?.description.contains("port \(port)") == true)
    }
    try await ListeningPlace(host: "127.0.0.1", port: number.withLock { number in number }).check()
  }

  @Test func anAddressOfAnotherMachineIsRefused() async throws {
    // Kept for documents: nobody has it (RFC 5737).
    let place = ListeningPlace(host: "203.0.113.1", port: 8_080)
    let refused = await #expect(throws: UnusablePlace.self) { try await place.check() }
    #expect(refused?.reason == .notHere)
  }

  @Test func anyFreePortCanBeHad() async throws {
    try await ListeningPlace(host: "127.0.0.1", port: 0).check()
  }
}
