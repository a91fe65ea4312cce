import AccountsServer
import Testing

/// The examples of the specification, changed where their structure is. Whatever comes of it is
/// read or refused with a fault of its own, and nothing that was signed differently is ever taken.
@Suite("Changed passkeys")
struct PasskeyFuzzTests {
  private let site = RelyingParty(id: "example.org", origin: "https://example.org")

  @Test(arguments: RegistrationVector.all.indices)
  func attestations(index: Int) {
    let whole = bytes(RegistrationVector.all[index].attestation)
    #expect(CBORMutator.items(whole).first?.end == whole.count)
    var mutator = CBORMutator(seed: index + 1)
    var read = 0
    for _ in 0..<4_000 {
      let mutant = mutator.mutant(of: whole)
      _ = try? CBOR.decode(mutant)
      guard let object = try? AttestationObject(mutant) else { continue }
      read += 1
      if let credential = object.data.credential { _ = try? CredentialKey(cose: credential.key) }
    }
    #expect(read > 0 && read < 4_000)
  }

  @Test(arguments: AssertionVector.all.indices)
  func keys(index: Int) throws {
    let vector = AssertionVector.all[index]
    let whole = bytes(vector.key)
    var mutator = CBORMutator(seed: index + 101)
    for _ in 0..<4_000 {
      guard let key = try? CredentialKey(cose: mutator.mutant(of: whole)) else { continue }
      #expect(!key.isValid([], for: []))
      #expect(!key.isValid(bytes(vector.signature), for: [1, 2, 3]))
    }
  }

  /// Every place of the fixed head, every length of an id, every set of flags, and what follows.
  @Test(arguments: RegistrationVector.all.indices)
  func authenticatorData(index: Int) throws {
    let object = try AttestationObject(bytes(RegistrationVector.all[index].attestation))
    let credential = try #require(object.data.credential)
    let counter = (0..<4).map { place in
      UInt8(truncatingIfNeeded: object.data.counter >> UInt32(24 - place * 8))
    }
    func data(
      flags: UInt8, length: Int, key: [UInt8], tail: [UInt8] = []
    ) -> [UInt8] {
      object.data.relyingPartyHash + [flags] + counter + credential.model
        + [UInt8(length >> 8), UInt8(length & 255)] + credential.id + key + tail
    }
    let good = data(flags: 0x45, length: credential.id.count, key: credential.key)
    #expect(try AuthenticatorData(good).credential == credential)
    for flags in 0...255 as ClosedRange<UInt8> {
      let read = try? AuthenticatorData(
        data(flags: flags, length: credential.id.count, key: credential.key))
      // Extensions are announced but not there, or a credential is there but not announced.
      #expect((read != nil) == (flags & 0xC0 == 0x40))
    }
    for length in [0, 1, 1_022, 1_023, 1_024, 32_768, 65_535] where length != credential.id.count {
      let read = try? AuthenticatorData(data(flags: 0x45, length: length, key: credential.key))
      #expect(read?.credential?.id != credential.id)
    }
    var mutator = CBORMutator(seed: index + 201)
    for _ in 0..<4_000 {
      let key = mutator.mutant(of: credential.key)
      let read = try? AuthenticatorData(
        data(flags: 0x45, length: credential.id.count, key: key))
      if let read { #expect(read.credential?.key == key) }
      // Extensions of any shape after it.
      _ = try? AuthenticatorData(
        data(flags: 0xC5, length: credential.id.count, key: credential.key, tail: key))
    }
    for length in good.indices { #expect((try? AuthenticatorData(Array(good[..<length]))) == nil) }
  }

  /// What was signed is bytes: any other bytes are refused, whatever they mean.
  @Test(arguments: AssertionVector.all.indices)
  func nothingElseIsTakenForWhatWasSigned(index: Int) throws {
    let vector = AssertionVector.all[index]
    let signed = bytes(vector.authenticatorData)
    let client = bytes(vector.clientData)
    let challenge = try ClientData(client).challenge
    let known = KnownCredential(
      key: bytes(vector.key), counter: 0,
      isBackupEligible: try AuthenticatorData(signed).flags.contains(.backupEligible))
    func isTaken(_ data: [UInt8], _ client: [UInt8]) -> Bool {
      guard
        let message = try? PasskeyAssertion(
          id: bytes(vector.id), clientData: client, authenticatorData: data,
          signature: bytes(vector.signature))
      else { return false }
      return (try? site.check(message, challenge: challenge, with: known)) != nil
    }
    #expect(isTaken(signed, client))
    for place in signed.indices {
      for bit in 0..<8 as Range<UInt8> {
        var other = signed
        other[place] ^= 1 << bit
        #expect(!isTaken(other, client))
      }
    }
    for place in client.indices {
      for byte in [0x20, 0x22, 0x5C, 0x7D] as [UInt8] where client[place] != byte {
        var other = client
        other[place] = byte
        #expect(!isTaken(signed, other))
      }
    }
    // Still the same JSON, and not what was signed.
    #expect(!isTaken(signed, client + [0x20]))
    #expect(!isTaken(signed + [0], client))
  }
}
