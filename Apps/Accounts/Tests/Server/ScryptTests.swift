import AccountsServer
import Testing

@Suite struct ScryptTests {
  /// RFC 7914 §12, the first 32 bytes of the third vector.
  @Test(arguments: [
    (
      "pleaseletmein", "SodiumChloride", 14, 1,
      "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
    )
  ])
  func agreesWithTheStandard(
    password: String, salt: String, logRounds: Int, lanes: Int, expected: String
  ) throws {
    let key = try ScryptHash.derive(
      password, salt: Array(salt.utf8),
      cost: ScryptCost(logRounds: logRounds, blockSize: 8, parallelism: lanes))
    #expect(key.map { byte in hexadecimal(byte) }.joined() == expected)
  }

  @Test func costsWhatItSays() {
    #expect(ScryptCost.standard == ScryptCost(logRounds: 17, blockSize: 8, parallelism: 1))
  }

  @Test func isReadBack() async throws {
    let hasher = PasswordHasher(
      cost: ScryptCost(logRounds: 3, blockSize: 8, parallelism: 1),
      randomBytes: { count in (0..<count).map { UInt8($0) } })
    let hash = try await hasher.hash("a long walk home")
    let read = try #require(ScryptHash(hash.text))
    #expect(read == hash)
    #expect(try await hasher.verify("a long walk home", against: read))
    #expect(try await !hasher.verify("a long walk Home", against: read))
    #expect(try await !hasher.verify("a long walk home", against: nil))
    #expect(try await !hasher.verify("", against: read))
  }

  @Test(arguments: [
    "", "$scrypt$", "$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA", "$scrypt$ln=30,r=8,p=1$AA$AA",
    "$scrypt$ln=17,r=8$AAAAAAAAAAAAAAAAAAAAAA$AAAA", "scrypt$ln=17,r=8,p=1$AA$AA",
  ])
  func refusesWhatIsDamaged(text: String) {
    #expect(ScryptHash(text) == nil)
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  let text = String(byte, radix: 16)
  return text.count == 1 ? "0" + text : text
}
