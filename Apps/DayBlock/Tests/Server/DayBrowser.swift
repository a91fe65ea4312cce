import Core
import Crypto
import DayBlockDomain
import Foundation
import Server
import Store
import StoreSQLite
import Testing
import Wire

@testable import DayBlockTestKit

/// A browser that takes messages, which nobody else can read (RFC 8291).
struct DayBrowser {
  let endpoint: String
  private let key = P256.KeyAgreement.PrivateKey()
  private let secret = [UInt8](repeating: 3, count: 16)

  init(_ number: Int) { endpoint = "https://push.example/\(number)" }

  var subscription: PushSubscription {
    PushSubscription(
      endpoint: endpoint, publicKey: Array(key.publicKey.x963Representation), secret: secret)
  }

  /// What is said in a message.
  func read(_ request: OutgoingRequest) throws -> JSON {
    let bytes = try #require(request.body)
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

  /// What it has been sent, in order.
  func requests(_ site: DaySite) -> [OutgoingRequest] {
    site.far.requests.filter { request in request.url.text == endpoint }
  }

  /// The titles of what it has been sent, in order.
  func titles(_ site: DaySite) throws -> [String] {
    try requests(site).map { request in
      guard case .string(let title)? = try read(request)["title"] else { return "" }
      return title
    }
  }
}

extension DaySite {
  /// Has a browser of the person's sign up for messages: the first in English, others in Korean.
  @discardableResult
  func subscribe(_ number: Int = 1, to app: String = DayBlockDomain.app) throws -> DayBrowser {
    let browser = DayBrowser(number)
    try day.engine.writeNow { session throws(StoreFailure) in
      try rows.keep(
        browser.subscription, PushSubscriptionID(high: 3, low: UInt64(number)), of: Ledger.user,
        for: app,
        language: number == 1 ? "en" : "ko", zone: "Asia/Seoul", at: clock.now, in: session)
    }
    far.answer(browser.endpoint, "", status: 201)
    return browser
  }

  /// Lets minutes pass, with the background jobs of each, and says in which of them somebody was
  /// called.
  func calls(minutes: Int) async -> [Int] {
    var found: [Int] = []
    for minute in 1...minutes {
      let before = far.requests.count
      clock.wait(minutes: 1)
      await jobs.pass()
      if far.requests.count > before { found.append(minute) }
    }
    return found
  }
}
