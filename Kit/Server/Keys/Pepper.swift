import Crypto

extension KeyRing {
  /// HMAC-SHA-256 of a derived key under the pepper of that name; `nil` when the pepper is gone.
  public func peppered(_ bytes: [UInt8], with id: String) -> [UInt8]? {
    key(id).map { key in
      Array(HMAC<SHA256>.authenticationCode(for: bytes, using: key.symmetric))
    }
  }
}
