import Server
import Wire

/// What a browser is asked to make a credential from (WebAuthn Level 3 §5.4).
struct PasskeyOffer: Sendable {
  /// What authenticators call a person: random, and not the account's id.
  static let handleLength = 64

  let site: RelyingParty
  let challenge: [UInt8]
  let handle: [UInt8]
  let email: String
  /// Credentials that the person has: their authenticators make no second one.
  let excluded: [[UInt8]]

  var json: JSON {
    let kinds = CredentialKey.Algorithm.allCases.map { algorithm -> JSON in
      .object(["type": "public-key", "alg": .integer(algorithm.rawValue)])
    }
    let excluded = excluded.map { id -> JSON in
      .object(["type": "public-key", "id": .string(base64URL(id))])
    }
    return .object([
      "rp": .object(["id": .string(site.id), "name": "Fieldday"]),
      "user": .object([
        "id": .string(base64URL(handle)), "name": .string(email), "displayName": .string(email),
      ]),
      "challenge": .string(base64URL(challenge)), "pubKeyCredParams": .array(kinds),
      "timeout": .integer(PasskeyChallenge.life), "excludeCredentials": .array(excluded),
      "authenticatorSelection": .object([
        "residentKey": "required", "requireResidentKey": .bool(true),
        "userVerification": "preferred",
      ]),
      "attestation": "none",
    ])
  }

  /// What a browser is asked to prove with: one of the person's own credentials, whose
  /// authenticator must make sure of the person.
  static func proof(
    at site: RelyingParty, challenge: [UInt8], allowed: [[UInt8]]
  ) -> JSON {
    let own = allowed.map { id -> JSON in
      .object(["type": "public-key", "id": .string(base64URL(id))])
    }
    return .object([
      "challenge": .string(base64URL(challenge)), "rpId": .string(site.id),
      "timeout": .integer(PasskeyChallenge.life), "userVerification": "required",
      "allowCredentials": .array(own),
    ])
  }

  /// What a browser is asked to sign in with: any credential of this site that it has.
  static func signIn(at site: RelyingParty, challenge: [UInt8]) -> JSON {
    .object([
      "challenge": .string(base64URL(challenge)), "rpId": .string(site.id),
      "timeout": .integer(PasskeyChallenge.life), "userVerification": "preferred",
      "allowCredentials": .array([]),
    ])
  }
}
