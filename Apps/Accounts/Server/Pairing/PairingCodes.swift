import Core
import Server
import Synchronization

/// Codes by which a second device is paired. They live for two minutes and in memory alone: after a
/// restart the person makes another.
final class PairingCodes: Sendable {
  /// Milliseconds.
  static let lifetime: Int64 = 120_000
  static let digits = 8
  /// Codes at a time; among so many a guess is right once in ten thousand.
  static let limit = 10_000

  private struct Code {
    let user: UserID
    let expiresAt: Instant
  }

  private let codes = Mutex<[Int: Code]>([:])

  /// A new code of a person; one that they had before is of no use any more. `nil` where there are
  /// too many.
  func make(
    for user: UserID, at now: Instant, randomBytes: (Int) -> [UInt8]
  ) -> (code: String, expiresAt: Instant)? {
    codes.withLock { codes in
      codes = codes.filter { entry in entry.value.user != user && now < entry.value.expiresAt }
      guard codes.count < PairingCodes.limit else { return nil }
      var number = PairingCodes.number(randomBytes)
      while codes[number] != nil { number = PairingCodes.number(randomBytes) }
      let expiresAt = now.advanced(byMilliseconds: PairingCodes.lifetime)
      codes[number] = Code(user: user, expiresAt: expiresAt)
      let text = String(number)
      return (
        String(repeating: "0", count: PairingCodes.digits - text.utf8.count) + text, expiresAt
      )
    }
  }

  /// Whose code it is; it is used up.
  func take(_ typed: String, at now: Instant) -> UserID? {
    let digits = typed.filter { character in character != " " && character != "-" }
    guard digits.utf8.count == PairingCodes.digits,
      digits.utf8.allSatisfy({ byte in byte >= 48 && byte <= 57 }), let number = Int(digits)
    else { return nil }
    return codes.withLock { codes in
      guard let code = codes.removeValue(forKey: number), now < code.expiresAt else { return nil }
      return code.user
    }
  }

  /// 27 bits, and those beyond eight digits again.
  private static func number(_ randomBytes: (Int) -> [UInt8]) -> Int {
    while true {
      let bits = randomBytes(4).reduce(0) { bits, byte in bits << 8 | Int(byte) } & 0x7FF_FFFF
      if bits < 100_000_000 { return bits }
    }
  }
}
