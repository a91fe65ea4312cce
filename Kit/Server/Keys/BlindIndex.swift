import Crypto

/// Finds what is stored encrypted: HMAC-SHA-256 of the value under a key that is not in the
/// database. Equal values have equal marks, and nobody without the key can try values out.
///
/// The key's name is stored beside the mark. After a rotation, which takes effect at once,
/// ``marks(of:kind:)`` still finds what an older key marked, and whoever has the value in hand
/// stores it under the active one.
public struct BlindIndex: Sendable {
  /// A mark and the name of the key it was made with.
  public struct Mark: Hashable, Sendable {
    public let key: String
    /// 32 bytes.
    public let bytes: [UInt8]
  }

  private let keys: LiveKeyRing

  public init(keys: LiveKeyRing) { self.keys = keys }

  /// With keys that stay as they are.
  public init(keys: KeyRing) { self.init(keys: LiveKeyRing(keys)) }

  /// What is stored for `value`. Two kinds of things never share a mark.
  public func mark(_ value: String, kind: String) -> Mark { mark(value, kind, keys.current.active) }

  /// Every mark the value may be stored under, the present one first.
  public func marks(of value: String, kind: String) -> [Mark] {
    keys.current.all.map { key in mark(value, kind, key) }
  }

  private func mark(_ value: String, _ kind: String, _ key: ServerKey) -> Mark {
    let text = Array((kind + "\u{0}" + value).utf8)
    return Mark(
      key: key.id,
      bytes: Array(HMAC<SHA256>.authenticationCode(for: text, using: key.symmetric)))
  }
}
