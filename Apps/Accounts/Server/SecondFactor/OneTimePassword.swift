import Core
import Crypto

/// Codes of an authenticator app: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which is
/// what the apps understand.
public enum OneTimePassword {
  /// Bytes of a new secret: the length of SHA-1 (RFC 4226 §4, R6).
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
    let from = percentEncoded(issuer)
    let label = from + ":" + percentEncoded(account)
    return "otpauth://totp/\(label)?secret=\(Base32.text(secret))&issuer=\(from)"
      + "&algorithm=SHA1&digits=\(digits)&period=\(period / 1_000)"
  }

  private static func same(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for (x, y) in zip(a, b) { difference |= x ^ y }
    return difference == 0
  }
}
