import Core
import Crypto

extension ServerKey {
  /// What a key is recognised by where the key itself must not be: HMAC-SHA-256 of a fixed text
  /// under it, the first 8 bytes in hexadecimal. It tells nothing of the key, so it may be stored
  /// in the database and printed.
  ///
  /// The same key in another file has another one: files that were mixed up are noticed.
  public func fingerprint(for purpose: KeyFolder.Purpose) -> String {
    let text = Array("fieldday key fingerprint 1\u{0}\(purpose.rawValue)".utf8)
    let code = Array(HMAC<SHA256>.authenticationCode(for: text, using: symmetric))
    return stride(from: 0, to: 8, by: 2).map { index in
      hexadecimal(code[index..<index + 2])
    }.joined(separator: "-")
  }
}
