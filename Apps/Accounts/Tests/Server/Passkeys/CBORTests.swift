import AccountsServer
import Testing

/// The decoder against RFC 8949 Appendix A, and against what nobody should send.
@Suite struct CBORTests {
  private static let good: [(hex: String, expected: CBOR)] = [
    ("00", .integer(0)), ("17", .integer(23)), ("1818", .integer(24)), ("1903e8", .integer(1000)),
    ("1a000f4240", .integer(1_000_000)), ("1b7fffffffffffffff", .integer(.max)),
    ("20", .integer(-1)), ("3863", .integer(-100)), ("3b7fffffffffffffff", .integer(.min)),
    ("40", .bytes([])), ("4401020304", .bytes([1, 2, 3, 4])), ("60", .text("")),
    ("6161", .text("a")), ("62c3bc", .text("ü")), ("64f0908591", .text("\u{10151}")),
    ("80", .array([])), ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
    (
      "8301820203820405",
      .array([
        .integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)]),
      ])
    ),
    ("a0", .map([])),
    (
      "a201020304",
      .map([
        .init(key: .integer(1), value: .integer(2)), .init(key: .integer(3), value: .integer(4)),
      ])
    ),
    (
      "a26161016162820203",
      .map([
        .init(key: .text("a"), value: .integer(1)),
        .init(key: .text("b"), value: .array([.integer(2), .integer(3)])),
      ])
    ),
    ("f4", .bool(false)), ("f5", .bool(true)), ("f6", .null), ("f93c00", .float(0x3C00)),
    ("fa47c35000", .float(0x47C3_5000)), ("fb3ff199999999999a", .float(0x3FF1_9999_9999_999A)),
  ]

  @Test(arguments: good)
  func isRead(hex: String, expected: CBOR) throws {
    #expect(try CBOR.decode(bytes(hex)) == expected)
  }

  private static let bad: [(hex: String, fault: CBORFault)] = [
    ("", .truncated), ("18", .truncated), ("1b00", .truncated), ("4101ff", .trailing),
    ("420a", .truncated), ("5bffffffffffffffff", .truncated), ("9bffffffffffffffff", .truncated),
    ("bbffffffffffffffff", .truncated), ("8201", .truncated), ("a101", .truncated),
    ("5f42010243030405ff", .indefinite), ("9fff", .indefinite), ("bfff", .indefinite),
    ("ff", .indefinite), ("1bffffffffffffffff", .unsupported), ("3bffffffffffffffff", .unsupported),
    ("c11a514b67b0", .unsupported), ("f7", .unsupported), ("f0", .unsupported),
    ("1c", .unsupported), ("61ff", .notText), ("62c328", .notText), ("63eda080", .notText),
    ("a201000100", .duplicateKey), ("0000", .trailing),
    ("818181818181818180", .tooDeep), ("a100a100a100a100a100a100a100a100a0", .tooDeep),
  ]

  @Test(arguments: bad)
  func isRefused(hex: String, fault: CBORFault) {
    #expect(throws: fault) { try CBOR.decode(bytes(hex)) }
  }

  @Test func sizeAndDepthEndWhereTheyShould() throws {
    #expect(try CBOR.decode(bytes("8181818181818180")) != .null)
    let most = CBOR.sizeLimit - 3
    let head: [UInt8] = [0x59, UInt8(most >> 8), UInt8(most & 255)]
    #expect(throws: Never.self) {
      try CBOR.decode(head + [UInt8](repeating: 0, count: most))
    }
    #expect(throws: CBORFault.tooLarge) {
      try CBOR.decode([UInt8](repeating: 0, count: CBOR.sizeLimit + 1))
    }
  }

  /// Whatever is changed about good input is read or refused, never fatal; cut short it is refused.
  @Test(arguments: RegistrationVector.all.indices)
  func changedInputDoesNoHarm(index: Int) {
    let whole = bytes(RegistrationVector.all[index].attestation)
    for length in whole.indices {
      #expect(throws: CBORFault.self) { try CBOR.decode(Array(whole.prefix(length))) }
      #expect(throws: PasskeyFault.self) { try AttestationObject(Array(whole.prefix(length))) }
    }
    var state = UInt64(index) &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var read = 0
    for _ in 0..<20_000 {
      var changed = whole
      for _ in 0...next(4) {
        let place = next(changed.count)
        switch next(4) {
        case 0: changed[place] = UInt8(next(256))
        case 1: changed[place] ^= 1 << UInt8(next(8))
        case 2: changed.remove(at: place)
        default: changed.insert(UInt8(next(256)), at: place)
        }
      }
      if let object = try? AttestationObject(changed) {
        read += 1
        if let credential = object.data.credential { _ = try? CredentialKey(cose: credential.key) }
      }
      _ = try? AuthenticatorData(Array(changed.suffix(next(changed.count))))
    }
    // Some changes touch only what is not looked into.
    #expect(read > 0)
  }
}
