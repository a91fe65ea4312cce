import Crypto
import Foundation

/// Encrypts the secret columns of the database: AES-256-GCM with a random nonce.
///
/// Stored is the key's name, a zero byte, then nonce, ciphertext and tag. The place (table and
/// row) is authenticated too, so that a value copied to another row does not open there.
public struct FieldCipher: Sendable {
  private let keys: LiveKeyRing

  public init(keys: LiveKeyRing) { self.keys = keys }

  /// With keys that stay as they are.
  public init(keys: KeyRing) { self.init(keys: LiveKeyRing(keys)) }

  /// The name of the key that protects what is new.
  public var activeKey: String { keys.current.active.id }

  /// A cipher whose key nobody keeps: what it seals opens as long as the process lives.
  public static func fleeting() -> FieldCipher {
    let key = ServerKey.make { count in
      SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { bytes in
        Array(bytes)
      }
    }
    return FieldCipher(keys: KeyRing(active: key))
  }

  /// What is stored for `bytes` at `place`.
  public func seal(_ bytes: [UInt8], at place: String) throws -> [UInt8] {
    let key = keys.current.active
    let box = try AES.GCM.seal(
      bytes, using: key.symmetric, authenticating: Self.context(place, key.id))
    // A nonce of the usual length always has the combined form.
    guard let combined = box.combined else { throw FieldFault() }
    return Array(key.id.utf8) + [0] + Array(combined)
  }

  /// What was stored at `place`, and whether it should be stored again under the active key.
  ///
  /// - Throws: ``FieldFault`` when the key is unknown, the value was changed, or it belongs
  ///   elsewhere.
  public func open(
    _ stored: [UInt8], at place: String
  ) throws(FieldFault) -> (bytes: [UInt8], isOld: Bool) {
    let ring = keys.current
    guard let split = stored.firstIndex(of: 0),
      let key = ring.key(String(decoding: stored[..<split], as: UTF8.self)),
      let box = try? AES.GCM.SealedBox(combined: stored[(split + 1)...]),
      let bytes = try? AES.GCM.open(
        box, using: key.symmetric, authenticating: Self.context(place, key.id))
    else { throw FieldFault() }
    return (Array(bytes), key.id != ring.active.id)
  }

  private static func context(_ place: String, _ id: String) -> [UInt8] {
    Array((id + "\u{0}" + place).utf8)
  }
}

/// A stored secret does not open.
public struct FieldFault: Error, Hashable, Sendable, CustomStringConvertible {
  public init() {}

  public var description: String { "a stored secret does not open with the keys at hand" }
}
