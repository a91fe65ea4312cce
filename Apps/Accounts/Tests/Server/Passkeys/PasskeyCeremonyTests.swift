import AccountsServer
import Core
import Testing
import Wire

/// Both ceremonies against the specification's own examples, and everything that must be refused.
@Suite struct PasskeyCeremonyTests {
  private let site = RelyingParty(id: "example.org", origin: "https://example.org")

  @Test(arguments: RegistrationVector.all.indices)
  func registrationsOfTheSpecificationHold(index: Int) throws {
    let vector = RegistrationVector.all[index]
    let object = try site.check(
      try vector.message(), challenge: challenge(vector.clientData))
    #expect(object.format == vector.format)
    #expect(object.data.credential?.id == bytes(vector.id))
  }

  @Test(arguments: AssertionVector.all.indices)
  func assertionsOfTheSpecificationHold(index: Int) throws {
    let vector = AssertionVector.all[index]
    let data = try site.check(
      try vector.message(), challenge: challenge(vector.clientData), with: known(vector))
    #expect(data.counter == 0)
    // A registered key is the one that the assertion of the same name is checked with.
    for registration in RegistrationVector.all where registration.id == vector.id {
      let object = try AttestationObject(bytes(registration.attestation))
      #expect(object.data.credential?.key == bytes(vector.key))
    }
  }

  @Test func framesOfOtherSitesAreRefused() throws {
    let registration = try RegistrationVector.framed.message()
    #expect(throws: PasskeyFault.crossOrigin) {
      try site.check(registration, challenge: challenge(RegistrationVector.framed.clientData))
    }
    let vector = AssertionVector.framed
    let assertion = try vector.message()
    #expect(throws: PasskeyFault.crossOrigin) {
      try site.check(assertion, challenge: challenge(vector.clientData), with: known(vector))
    }
  }

  @Test(arguments: AssertionVector.all.indices)
  func whateverDoesNotFitIsRefused(index: Int) throws {
    let vector = AssertionVector.all[index]
    let assertion = try vector.message()
    let challenge = challenge(vector.clientData)
    let known = known(vector)
    func refused(
      _ fault: PasskeyFault, by site: RelyingParty? = nil, _ message: PasskeyAssertion? = nil,
      challenge other: [UInt8]? = nil, with key: KnownCredential? = nil, isVerified: Bool = false
    ) {
      #expect(throws: fault, "\(fault.rawValue)") {
        try (site ?? self.site).check(
          message ?? assertion, challenge: other ?? challenge, with: key ?? known,
          isVerified: isVerified)
      }
    }
    refused(.challenge, challenge: challenge.reversed())
    refused(.origin, by: RelyingParty(id: "example.org", origin: "https://example.com"))
    refused(.origin, by: RelyingParty(id: "example.org", origin: "https://example.org:8443"))
    refused(.relyingParty, by: RelyingParty(id: "example.com", origin: "https://example.org"))
    refused(
      .backup,
      with: KnownCredential(
        key: known.key, counter: 0, isBackupEligible: !known.isBackupEligible))
    refused(
      .counter,
      with: KnownCredential(
        key: known.key, counter: 1, isBackupEligible: known.isBackupEligible))
    if !flags(vector).contains(.userVerified) { refused(.notVerified, isVerified: true) }
    var signature = bytes(vector.signature)
    signature[signature.count - 1] ^= 1
    refused(.signature, try changed(vector, signature: signature))
    var data = bytes(vector.authenticatorData)
    data[36] = 1
    refused(.signature, try changed(vector, data: data))
    data[32] &= ~1
    refused(.notPresent, try changed(vector, data: data))
    refused(.malformed, try changed(vector, data: Array(data.dropLast())))
    for other in AssertionVector.all where other.key != vector.key {
      let key = KnownCredential(
        key: bytes(other.key), counter: 0, isBackupEligible: known.isBackupEligible)
      refused(.signature, with: key)
    }
  }

  @Test func oneCeremonyIsNotTheOther() throws {
    let vector = RegistrationVector.all[0]
    let assertion = AssertionVector.all[0]
    let registration = try PasskeyRegistration(
      id: bytes(vector.id), clientData: bytes(assertion.clientData),
      attestation: bytes(vector.attestation))
    #expect(throws: PasskeyFault.ceremony) {
      try site.check(registration, challenge: challenge(assertion.clientData))
    }
    let foreign = try PasskeyRegistration(
      id: bytes(assertion.key), clientData: bytes(vector.clientData),
      attestation: bytes(vector.attestation))
    #expect(throws: PasskeyFault.credentialID) {
      try site.check(foreign, challenge: challenge(vector.clientData))
    }
  }

  private static let brokenKeys: [(hex: String, fault: PasskeyFault)] = {
    let ones = String(repeating: "01", count: 32)
    let offTheCurve = "a5010203262001215820" + ones + "225820" + ones
    let shortModulus =
      "a401030339010020" + "5880" + String(repeating: "ff", count: 128) + "2143010001"
    return [
      ("a1030a", .algorithm), ("a10300", .algorithm), ("a0", .malformed), ("a10326", .malformed),
      ("a103390100", .malformed), ("a4010203262001215820", .malformed), (offTheCurve, .malformed),
      (shortModulus, .malformed),
    ]
  }()

  @Test(arguments: brokenKeys)
  func keysThatAreNoneAreRefused(hex: String, fault: PasskeyFault) {
    #expect(throws: fault) { try CredentialKey(cose: bytes(hex)) }
  }

  @Test(
    arguments: [
      ("https://fieldday.example", nil, "fieldday.example"),
      ("https://fieldday.example:8443", nil, "fieldday.example"),
      ("http://localhost:8080", "127.0.0.1:8080", "localhost"),
      (nil, "localhost:8080", "localhost"),
      (nil, "localhost", "localhost"), (nil, "127.0.0.1:8080", nil), (nil, "[::1]:8080", nil),
      (nil, "fieldday.example", nil), ("https://192.168.1.20", nil, nil), (nil, nil, nil),
      ("https://[fe80::1]", nil, nil), ("https://0x7f.1", nil, nil), (nil, "", nil),
    ] as [(String?, String?, String?)])
  func passkeysNeedAName(origin: String?, authority: String?, id: String?) {
    #expect(RelyingParty(origin: origin, authority: authority)?.id == id)
  }

  private func known(_ vector: AssertionVector) -> KnownCredential {
    KnownCredential(
      key: bytes(vector.key), counter: 0,
      isBackupEligible: flags(vector).contains(.backupEligible))
  }

  private func flags(_ vector: AssertionVector) -> AuthenticatorData.Flags {
    AuthenticatorData.Flags(rawValue: bytes(vector.authenticatorData)[32])
  }

  private func changed(
    _ vector: AssertionVector, data: [UInt8]? = nil, signature: [UInt8]? = nil
  ) throws -> PasskeyAssertion {
    try PasskeyAssertion(
      id: bytes(vector.id), clientData: bytes(vector.clientData),
      authenticatorData: data ?? bytes(vector.authenticatorData),
      signature: signature ?? bytes(vector.signature))
  }

  /// The challenge that the browser says it was given.
  private func challenge(_ clientData: String) -> [UInt8] {
    (try? ClientData(bytes(clientData)))?.challenge ?? []
  }
}
