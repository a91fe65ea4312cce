import Crypto
import Foundation
import Server
import Testing
import Wire

/// A browser that takes messages, which nobody else can read (RFC 8291).
struct FriendsBrowser {
  let endpoint: String
  private let key = P256.KeyAgreement.PrivateKey()
  private let secret = [UInt8](repeating: 3, count: 16)

  init(_ number: UInt64) { endpoint = "https://push.example/\(number)" }

  var subscription: PushSubscription {
    PushSubscription(
      endpoint: endpoint, publicKey: Array(key.publicKey.x963Representation), secret: secret)
  }

  /// What is said in a message.
  func read(_ bytes: [UInt8]) throws -> JSON {
    let length = Int(bytes[20])
    let (salt, theirs) = (Array(bytes[..<16]), Array(bytes[21..<(21 + length)]))
    let sealed = bytes[(21 + length)...]
    let shared = try key.sharedSecretFromKeyAgreement(
      with: P256.KeyAgreement.PublicKey(x963Representation: theirs))
    let label = Array("WebPush: info\u{0}".utf8) + subscription.publicKey + theirs
    let material = shared.hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: secret, sharedInfo: label, outputByteCount: 32)
    let root = HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt)
    func derived(_ name: String, _ count: Int) -> SymmetricKey {
      HKDF<SHA256>.expand(
        pseudoRandomKey: root, info: Array(("Content-Encoding: " + name + "\u{0}").utf8),
        outputByteCount: count)
    }
    let nonce = try derived("nonce", 12).withUnsafeBytes { bytes in
      try AES.GCM.Nonce(data: bytes)
    }
    let box = try AES.GCM.SealedBox(
      nonce: nonce, ciphertext: sealed.dropLast(16), tag: sealed.suffix(16))
    let text = try AES.GCM.open(box, using: derived("aes128gcm", 16))
    // The last byte marks the end.
    return try JSON.parse(String(decoding: text.dropLast(), as: UTF8.self))
  }
}
