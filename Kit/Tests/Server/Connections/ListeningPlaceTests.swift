import Foundation
import Server
import Testing

@Suite("Where a server is to listen")
struct ListeningPlaceTests {
  @Test func aPortThatAnotherProgramHasIsRefusedUntilItIsFree() async throws {
    let other = try HeldPort()
    let place = ListeningPlace(host: "127.0.0.1", port: other.number)
    let refused = await #expect(throws: UnusablePlace.self) { try await place.check() }
    #expect(refused?.reason == .taken)
    #expect(refused?.description.contains("port \(other.number)") == true)
    other.release()
    try await place.check()
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

/// A port of this machine that somebody listens on.
private final class HeldPort {
  let number: Int
  private let socket: CInt

  init() throws {
    socket = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let done = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, size) == 0 && listen(socket, 1) == 0
          && getsockname(socket, address, &size) == 0
      }
    }
    number = Int(UInt16(bigEndian: address.sin_port))
    try #require(done)
  }

  func release() { close(socket) }
}
