import Core
import Crypto

/// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which is
/// what the apps understand.
public enum OneTimePassword {
  /// Octets of a new secret: the length of SHA-1 (RFC 4226 §4, R6).
  public static let secretLength = 20
  public static let digits = 6
  /// Milliseconds.
  public static let period: Int64 = 30_000
  /// Steps before and after the present one that count too, for clocks that are a little off.
  public static let window: Int64 = 1

  public static func step(at now: Instant) -> Int64 { now.milliseconds / period }

  /// The code of a step (RFC 4226 §5.3).
  public static func code(
    secret: [UInt8], step: Int64, digits: Int = OneTimePassword.digits
  ) -> String {
    let counter = (0..<8).map { index in
      UInt8(truncatingIfNeeded: step >> Int64(56 - 8 * index))
    }
    let mac = Array(
      HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
    let offset = Int(mac[19] & 15)
    let number =
      UInt32(mac[offset] & 0x7F) << 24 | UInt32(mac[offset + 1]) << 16
      | UInt32(mac[offset + 2]) << 8 | UInt32(mac[offset + 3])
    var modulus: UInt32 = 1
    for _ in 0..<digits { modulus *= 10 }
    let text = String(number % modulus)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// The step a code belongs to, when it is near `now` and later than the last one used: each code
  /// opens once.
  public static func match(
    _ code: String, secret: [UInt8], at now: Instant, after last: Int64?
  ) -> Int64? {
    let typed = Array(code.utf8)
    let present = step(at: now)
    var found: Int64?
    for step in (present - window)...(present + window) {
      // Every step is compared, so that the time tells nothing.
      if same(typed, Array(self.code(secret: secret, step: step).utf8)),
        step > (last ?? Int64.min)
      {
        found = step
      }
    }
    return found
  }

  /// What an authenticator app reads: the key URI format.
  public static func address(secret: [UInt8], account: String, issuer: String) -> String {
    let label = escaped(issuer) + ":" + escaped(account)
    return "otpauth://totp/\(label)?secret=\(LetterCode.text(secret))&issuer=\(escaped(issuer))"
      + "&algorithm=SHA1&digits=\(digits)&period=\(period / 1_000)"
  }

  private static func same(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for (x, y) in zip(a, b) { difference |= x ^ y }
    return difference == 0
  }

  /// RFC 3986 §2.3: everything but the unreserved characters.
  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var octets: [UInt8] = []
    for octet in text.utf8 {
      switch octet {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        octets.append(octet)
      default:
        octets += [UInt8(ascii: "%"), digits[Int(octet >> 4)], digits[Int(octet & 15)]]
      }
    }
    return String(decoding: octets, as: UTF8.self)
  }
}
