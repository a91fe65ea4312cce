import Crypto
import Foundation

/// What a push message looks like on its way: only the browser it is for can read it (RFC 8291,
/// content coding `aes128gcm` of RFC 8188).
public enum PushEncryption {
  /// The longest text: with head, tag and mark it fits the 4,096 bytes every push service takes
  /// (RFC 8291 §4).
  public static let limit = 4_096 - 16 - 4 - 1 - 65 - 1 - 16
  private static let recordSize: UInt32 = 4_096

  /// One record, with the server's key of this message and the salt in its head.
  ///
  /// - Parameters:
  ///   - key: Of this message only.
  ///   - salt: 16 bytes, of this message only.
  public static func seal(
    _ text: [UInt8], for subscription: PushSubscription, key: P256.KeyAgreement.PrivateKey,
    salt: [UInt8]
  ) throws -> [UInt8] {
    let theirs = try P256.KeyAgreement.PublicKey(x963Representation: subscription.publicKey)
    let ours = Array(key.publicKey.x963Representation)
    let shared = try key.sharedSecretFromKeyAgreement(with: theirs)
    // RFC 8291 §3.4: what both know, bound to the secret of the subscription and to both keys.
    let label = Array("WebPush: info\u{0}".utf8) + subscription.publicKey + ours
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: subscription.secret, sharedInfo: label, outputByteCount: 32)
    let root = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt)
    func derived(_ name: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.expand(
        pseudoRandomKey: root, info: Array(("Content-Encoding: " + name + "\u{0}").utf8),
        outputByteCount: count)
    }
    let nonce = try derived("nonce", 12).withUnsafeBytes { bytes in
      try AES.GCM.Nonce(data: bytes)
    }
    // 2 marks the last record.
    let box = try AES.GCM.seal(text + [2], using: derived("aes128gcm", 16), nonce: nonce)
    let size = (0..<4).map { index in UInt8(truncatingIfNeeded: recordSize >> (24 - 8 * index)) }
    return salt + size + [UInt8(ours.count)] + ours + Array(box.ciphertext) + Array(box.tag)
  }
}
