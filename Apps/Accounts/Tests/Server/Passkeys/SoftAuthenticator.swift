import AccountsServer
import Crypto
import Foundation
import Testing
import Wire

/// An authenticator and the browser before it: makes and uses ES256 credentials, and lies when
/// asked to.
struct SoftAuthenticator: Sendable {
  var origin = "http://localhost"
  var relyingParty = "localhost"
  var counter: UInt32 = 0
  /// User present and verified.
  var flags: UInt8 = 0x05
  let id: [UInt8]
  let key = P256.Signing.PrivateKey()
  /// Whom it was made for.
  var handle: [UInt8] = []

  init(id: UInt8 = 1) { self.id = [UInt8](repeating: id, count: 32) }

  /// Makes a credential for the server's options.
  mutating func create(_ options: JSON?, challenge: String? = nil) -> JSON {
    handle = bytes(url: text(options?["user"]?["id"])) ?? []
    let client = clientData("webauthn.create", challenge ?? text(options?["challenge"]))
    let point = Array(key.publicKey.rawRepresentation)
    let cose = bytes("a5010203262001215820") + point[..<32] + bytes("225820") + point[32...]
    var data = head(flags | 0x40) + [UInt8](repeating: 0, count: 16)
    data += [0, UInt8(id.count)] + id + cose
    let object =
      bytes("a363666d74646e6f6e656761747453746d74a068617574684461746158")
      + [UInt8(data.count)] + data
    return credential(["clientDataJSON": client, "attestationObject": object])
  }

  /// Signs in with the credential.
  func get(_ options: JSON?, challenge: String? = nil) throws -> JSON {
    let client = clientData("webauthn.get", challenge ?? text(options?["challenge"]))
    let data = head(flags)
    let message = data + Array(SHA256.hash(data: client))
    let signature = Array(try key.signature(for: message).derRepresentation)
    return credential([
      "clientDataJSON": client, "authenticatorData": data, "signature": signature,
      "userHandle": handle,
    ])
  }

  private func head(_ flags: UInt8) -> [UInt8] {
    let number = [24, 16, 8, 0].map { shift in UInt8(truncatingIfNeeded: counter >> shift) }
    return Array(SHA256.hash(data: Array(relyingParty.utf8))) + [flags] + number
  }

  private func clientData(_ type: String, _ challenge: String) -> [UInt8] {
    JSON.object([
      "type": .string(type), "challenge": .string(challenge), "origin": .string(origin),
      "crossOrigin": .bool(false),
    ]).bytes
  }

  private func credential(_ response: [String: [UInt8]]) -> JSON {
    let members = response.map { name, bytes in JSON.Member(name, .string(url(bytes))) }
    return .object([
      "credential": .object([
        "id": .string(url(id)), "type": "public-key", "response": .object(members),
      ])
    ])
  }

  private func text(_ json: JSON?) -> String { word(json) ?? "" }
}

/// Bytes in base64url without padding.
private func url(_ bytes: [UInt8]) -> String {
  Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    .replacing("=", with: "")
}

/// The bytes of a base64url text.
func bytes(url text: String) -> [UInt8]? {
  let plain = text.replacing("-", with: "+").replacing("_", with: "/")
  let padding = String(repeating: "=", count: (4 - plain.count % 4) % 4)
  return Data(base64Encoded: plain + padding).map { data in Array(data) }
}

extension AccountsBrowser {
  private static let passkeys = "/api/account/passkeys"

  /// Registers a credential of the authenticator with whoever is signed in here.
  func register(_ authenticator: inout SoftAuthenticator) async throws -> Answer {
    let begun = try await post(Self.passkeys + "/begin")
    return try await post(Self.passkeys, authenticator.create(begun.json["options"]))
  }

  /// What the server asks a browser to sign in with.
  func offer() async throws -> JSON? {
    try await post("/api/account/passkey-sign-in/begin").json["options"]
  }

  func enter(_ credential: JSON) async throws -> Answer {
    try await post("/api/account/passkey-sign-in", credential)
  }

  /// Signs in with the authenticator alone.
  func enter(_ authenticator: SoftAuthenticator) async throws -> Answer {
    try await enter(try authenticator.get(try await offer()))
  }

  func passkeys() async throws -> [JSON] {
    guard case .array(let rows)? = try await get(Self.passkeys).json["passkeys"] else { return [] }
    return rows
  }
}
