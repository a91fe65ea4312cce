import Server
import Testing

@Suite struct FieldCipherTests {
  private func ring(_ first: UInt8) throws -> KeyRing {
    KeyRing(active: try ServerKey(id: "k\(first)", bytes: Array(repeating: first, count: 32)))
  }

  @Test func opensWhatItSealed() throws {
    let cipher = FieldCipher(keys: try ring(1))
    for secret in [[], [7], Array(repeating: UInt8(9), count: 200)] {
      let stored = try cipher.seal(secret, at: "table/1")
      let opened = try cipher.open(stored, at: "table/1")
      #expect(opened.bytes == secret)
      #expect(!opened.isOld)
    }
  }

  @Test func neverSealsTheSameTwice() throws {
    let cipher = FieldCipher(keys: try ring(1))
    #expect(try cipher.seal([1, 2, 3], at: "a") != cipher.seal([1, 2, 3], at: "a"))
  }

  /// Every byte counts: the key's name, the nonce, the ciphertext, the tag.
  @Test func noticesEveryChange() throws {
    let cipher = FieldCipher(keys: try ring(1))
    let stored = try cipher.seal(Array("secret".utf8), at: "table/1")
    for index in stored.indices {
      var changed = stored
      changed[index] ^= 1
      #expect(throws: FieldFault()) { try cipher.open(changed, at: "table/1") }
    }
    for count in 0..<stored.count {
      #expect(throws: FieldFault()) {
        try cipher.open(Array(stored.prefix(count)), at: "table/1")
      }
    }
  }

  @Test func aValueOpensInItsOwnRowOnly() throws {
    let cipher = FieldCipher(keys: try ring(1))
    let stored = try cipher.seal([1], at: "table/1")
    #expect(throws: FieldFault()) { try cipher.open(stored, at: "table/2") }
  }

  @Test func opensWithAnOldKeyAndSaysSo() throws {
    let old = try ring(1)
    let stored = try FieldCipher(keys: old).seal([5], at: "a")
    let both = FieldCipher(keys: old.rotated(to: try ring(2).active))
    let opened = try both.open(stored, at: "a")
    #expect(opened.bytes == [5])
    #expect(opened.isOld)
    let renewed = try both.seal([5], at: "a")
    #expect(try !both.open(renewed, at: "a").isOld)
    let other = FieldCipher(keys: try ring(2))
    #expect(throws: FieldFault()) { try other.open(stored, at: "a") }
  }
}

/// What holds a cipher sees new keys without being made anew.
@Suite struct LiveKeyTests {
  @Test func newKeysProtectWhatIsNewAndOldOnesOpenWhatIsOld() throws {
    var byte: UInt8 = 0
    func random(_ count: Int) -> [UInt8] {
      byte += 1
      return Array(repeating: byte, count: count)
    }
    let keys = ServerKeys.fleeting(random)
    let cipher = keys.fieldCipher
    let old = try cipher.seal([1, 2, 3], at: "here")
    let push = keys.push
    var other = ServerKeys.fleeting(random)
    #expect(throws: FieldFault.self) { try FieldCipher(keys: other.fields).open(old, at: "here") }
    other = ServerKeys(
      peppers: keys.peppers.rotated(to: .make(random)), blindIndex: other.blindIndex,
      fields: keys.fields.rotated(to: .make(random)), push: other.push)
    keys.takeUp(other)
    let opened = try cipher.open(old, at: "here")
    #expect(opened.bytes == [1, 2, 3] && opened.isOld)
    let new = try cipher.seal([4], at: "here")
    #expect(try !cipher.open(new, at: "here").isOld)
    #expect(keys.peppers == other.peppers && keys.blindIndex == other.blindIndex)
    #expect(keys.push == push, "what cannot be rotated stays")
  }
}
