import Core
import Crypto
import Foundation
import Server
import Synchronization

/// A challenge and its solution, as a browser sends them.
struct WorkSolution: Hashable, Sendable {
  let challenge: String
  let number: UInt64
}

/// Proof of work: makes challenges and accepts each solution once.
///
/// A challenge is not stored: it has its end and a MAC over that, the browser and the address it is
/// for. The key lives as long as the process, so a restart ends every challenge, and a client that
/// has one gets another.
final class ProofOfWork: Sendable {
  /// Milliseconds for which a solution is accepted.
  static let life: Int64 = 600_000

  private struct State {
    var key: SymmetricKey?
    /// The challenges that were used, with their ends.
    var used: [String: Instant] = [:]
  }

  private let state = Mutex(State())
  private let randomBytes: @Sendable (Int) -> [UInt8]

  init(randomBytes: @escaping @Sendable (Int) -> [UInt8]) { self.randomBytes = randomBytes }

  /// A challenge for a browser that asks with an address: 16 hexadecimal digits of its end, 32 of
  /// chance, 64 of MAC.
  func challenge(for browser: SessionTokenHash, login: String, at now: Instant) -> String {
    let end = UInt64(max(0, now.advanced(byMilliseconds: Self.life).milliseconds))
    let bytes = (0..<8).map { place in UInt8(truncatingIfNeeded: end >> UInt64(56 - place * 8)) }
    let head = hexadecimal(bytes) + hexadecimal(randomBytes(16))
    return head + mac(head, browser, login)
  }

  /// Accepts a solution; `false` if it is wrong, of another browser or address, too old or used.
  func take(
    _ work: WorkSolution, bits: Int, from browser: SessionTokenHash, login: String, at now: Instant
  ) -> Bool {
    let text = work.challenge
    guard text.utf8.count == 112, let bytes = hexadecimal(text.prefix(16)) else { return false }
    let head = String(text.prefix(48))
    // Only challenges made here are read any further. Both texts have the same length.
    guard isEqual(mac(head, browser, login), String(text.suffix(64))) else { return false }
    let end = Instant(
      milliseconds: Int64(
        truncatingIfNeeded: bytes.reduce(UInt64(0)) { end, byte in end << 8 | UInt64(byte) }))
    guard now < end, WorkPuzzle(text: text, bits: bits).isSolved(by: work.number) else {
      return false
    }
    return state.withLock { state in
      state.used = state.used.filter { entry in now < entry.value }
      return state.used.updateValue(end, forKey: head) == nil
    }
  }

  private func mac(_ head: String, _ browser: SessionTokenHash, _ login: String) -> String {
    let key = state.withLock { state -> SymmetricKey in
      let key = state.key ?? SymmetricKey(data: randomBytes(32))
      state.key = key
      return key
    }
    let login = Array(SHA256.hash(data: Array(login.utf8)))
    let message = Array(head.utf8) + browser.bytes + login
    return hexadecimal(HMAC<SHA256>.authenticationCode(for: message, using: key))
  }

  /// Takes the same time wherever the difference is.
  private func isEqual(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    return zip(a.utf8, b.utf8).reduce(0) { difference, pair in difference | pair.0 ^ pair.1 } == 0
  }
}
