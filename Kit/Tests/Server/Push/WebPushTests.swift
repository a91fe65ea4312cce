import Core
import Crypto
import Foundation
import Server
import Synchronization
import Testing
import Wire

/// What push services are sent, and what their answers mean.
@Suite struct WebPushTests {
  private let clock = TestClock()
  private let keys = KeyRing(
    active: ServerKey.make { count in [UInt8](repeating: 9, count: count) })
  private let subscription = PushSubscription(
    endpoint: "https://push.example.net/send/1",
    publicKey: Array(P256.KeyAgreement.PrivateKey().publicKey.x963Representation),
    secret: [UInt8](repeating: 3, count: 16))

  private func push(
    _ carry: @escaping @Sendable (OutgoingRequest) throws(OutgoingFault) -> Int
  ) throws -> WebPush {
    let outgoing = Outgoing { request throws(OutgoingFault) in
      let status = try carry(request)
      return OutgoingAnswer(status: status, bytes: [])
    }
    return try #require(
      WebPush(
        outgoing: outgoing, keys: keys, origin: "https://fieldday.example",
        environment: clock.environment))
  }

  @Test(
    arguments: [
      (201, .taken), (200, .taken), (404, .gone), (410, .gone), (429, .failed),
      (500, .failed), (413, .failed),
    ] as [(Int, WebPush.Outcome)])
  func meansWhatTheServiceSays(status: Int, outcome: WebPush.Outcome) async throws {
    let push = try push { _ throws(OutgoingFault) in status }
    #expect(await push.send([1], to: subscription, topic: "round") == outcome)
  }

  @Test func anAddressInsideIsNobodysBrowser() async throws {
    let push = try push { _ throws(OutgoingFault) in throw .refused }
    #expect(await push.send([1], to: subscription, topic: "round") == .gone)
    let away = try self.push { _ throws(OutgoingFault) in throw .unresolved }
    #expect(await away.send([1], to: subscription, topic: "round") == .failed)
    let plain = PushSubscription(
      endpoint: "http://192.168.0.1/send", publicKey: subscription.publicKey,
      secret: subscription.secret)
    #expect(!push.accepts(plain))
    #expect(push.accepts(subscription))
  }

  /// RFC 8292 §2 and §3: the audience is the service's origin, the signature verifies with the key
  /// in `k`, and it ends within a day.
  @Test func isSigned() async throws {
    let seen = Mutex<OutgoingRequest?>(nil)
    let push = try push { request throws(OutgoingFault) in
      seen.withLock { kept in kept = request }
      return 201
    }
    _ = await push.send([1, 2, 3], to: subscription, topic: "round")
    let request = try #require(seen.withLock { kept in kept })
    let line = try #require(request.headers.first { line in line.hasPrefix("Authorization: ") })
    let parts = line.dropFirst("Authorization: vapid t=".count).split(separator: ", k=")
    let token = parts[0].split(separator: ".").map(String.init)
    let claims = try JSON.parse(try #require(base64URL(token[1])))
    #expect(claims["aud"] == "https://push.example.net")
    #expect(claims["sub"] == "https://fieldday.example")
    guard case .integer(let end)? = claims["exp"] else { return #expect(Bool(false)) }
    let now = clock.environment.now().milliseconds / 1_000
    #expect(end > now && end <= now + 86_400)
    let key = try P256.Signing.PublicKey(
      x963Representation: try #require(base64URL(String(parts[1]))))
    let signature = try P256.Signing.ECDSASignature(
      rawRepresentation: try #require(base64URL(token[2])))
    #expect(key.isValidSignature(signature, for: Data((token[0] + "." + token[1]).utf8)))
    #expect(request.headers.contains("Content-Encoding: aes128gcm"))
    #expect(request.headers.contains("Topic: round"))
    #expect(request.headers.contains("TTL: 86400"))
    _ = await push.send([1], to: subscription, topic: "round", life: 90)
    let short = try #require(seen.withLock { kept in kept })
    #expect(short.headers.contains("TTL: 90"))
    // Head, key, text with its mark, tag.
    let length = 21 + 65 + 4 + 16
    #expect(request.body?.count == length)
  }
}
