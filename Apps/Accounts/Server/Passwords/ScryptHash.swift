import Coding
import Crypto
import CryptoExtras
import Foundation

/// What scrypt costs (RFC 7914 §2): memory is 128 · `rounds` · `blockSize` bytes.
@Memberwise public struct ScryptCost: Hashable, Sendable {
  /// The logarithm of N.
  public let logRounds: Int
  public let blockSize: Int
  public let parallelism: Int

  /// N = 2^17, r = 8, p = 1: the OWASP Password Storage Cheat Sheet's first choice for scrypt, 128
  /// MiB.
  public static let standard = ScryptCost(logRounds: 17, blockSize: 8, parallelism: 1)
}

/// A stored password: `$scrypt$ln=17,r=8,p=1$<salt>$<key>` in the PHC string format, base64 without
/// padding. With a pepper the costs end with its name, `,keyid=…`, and the key is what the pepper
/// made of scrypt's.
public struct ScryptHash: Hashable, Sendable {
  public static let saltLength = 16
  public static let keyLength = 32

  public let cost: ScryptCost
  public let salt: [UInt8]
  public let key: [UInt8]
  /// The name of the pepper; `nil` for a password stored before there were any.
  public let pepper: String?

  init(cost: ScryptCost, salt: [UInt8], key: [UInt8], pepper: String? = nil) {
    self.cost = cost
    self.pepper = pepper
    self.salt = salt
    self.key = key
  }

  /// Reads the stored form. Costs beyond 1 GiB of memory are refused, so that a damaged row cannot
  /// stop the server.
  public init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
      let (cost, pepper) = ScryptHash.parameters(parts[2]), let salt = unpadded(parts[3]),
      let key = unpadded(parts[4]), salt.count == ScryptHash.saltLength,
      key.count == ScryptHash.keyLength
    else { return nil }
    self.init(cost: cost, salt: salt, key: key, pepper: pepper)
  }

  /// The stored form.
  public var text: String {
    "$scrypt$ln=\(cost.logRounds),r=\(cost.blockSize),p=\(cost.parallelism)"
      + (pepper.map { name in ",keyid=" + name } ?? "") + "$\(unpadded(salt))$\(unpadded(key))"
  }

  private static func parameters(_ text: Substring) -> (ScryptCost, pepper: String?)? {
    var values: [Substring: Int] = [:]
    var pepper: String?
    for pair in text.split(separator: ",") {
      let sides = pair.split(separator: "=")
      guard sides.count == 2 else { return nil }
      if sides[0] == "keyid" {
        pepper = String(sides[1])
        continue
      }
      guard let value = Int(sides[1]) else { return nil }
      values[sides[0]] = value
    }
    guard let rounds = values["ln"], let size = values["r"], let lanes = values["p"],
      (1...20).contains(rounds), (1...8).contains(size), (1...4).contains(lanes)
    else { return nil }
    return (ScryptCost(logRounds: rounds, blockSize: size, parallelism: lanes), pepper)
  }

  /// Computes the key of a password. Takes about half a second and 128 MiB at
  /// ``ScryptCost/standard``.
  ///
  /// The password is compared in Unicode form NFKC, as NIST SP 800-63B §3.1.1.2 asks, so that two
  /// keyboards that write a letter differently agree.
  public static func derive(
    _ password: String, salt: [UInt8], cost: ScryptCost
  ) throws -> [UInt8] {
    var bytes = Array(password.precomposedStringWithCompatibilityMapping.utf8)
    // The library does not take an empty passphrase; no stored password is this one, being shorter
    // than allowed.
    if bytes.isEmpty { bytes = [0] }
    let key = try KDF.Scrypt.deriveKey(
      from: bytes, salt: salt, outputByteCount: keyLength, rounds: 1 << cost.logRounds,
      blockSize: cost.blockSize, parallelism: cost.parallelism)
    return key.withUnsafeBytes { bytes in Array(bytes) }
  }

  /// Whether a derived key is this one, in a time that does not depend on where they differ.
  func matches(_ other: [UInt8]) -> Bool {
    guard other.count == key.count else { return false }
    var difference: UInt8 = 0
    for (a, b) in zip(key, other) { difference |= a ^ b }
    return difference == 0
  }
}

private func unpadded(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString().replacing("=", with: "")
}

private func unpadded(_ text: Substring) -> [UInt8]? {
  let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
  return Data(base64Encoded: text + padding).map { data in Array(data) }
}
