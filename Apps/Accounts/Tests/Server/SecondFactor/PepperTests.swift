import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import TestKit
import Testing

@Suite struct PepperTests {
  private static let cost = ScryptCost(logRounds: 3, blockSize: 8, parallelism: 1)
  private let password = "a long walk home"

  private func ring(_ name: String, _ byte: UInt8) throws -> KeyRing {
    KeyRing(active: try ServerKey(id: name, bytes: Array(repeating: byte, count: 32)))
  }

  private func hasher(_ peppers: KeyRing?) -> PasswordHasher {
    PasswordHasher(
      cost: Self.cost, peppers: peppers.map { ring in LiveKeyRing(ring) },
      randomBytes: { count in (0..<count).map { UInt8($0) } })
  }

  @Test func namesThePepperAndIsReadBack() async throws {
    let hash = try await hasher(try ring("one", 1)).hash(password)
    #expect(hash.pepper == "one")
    #expect(hash.text.contains(",keyid=one$"))
    #expect(ScryptHash(hash.text) == hash)
    let plain = try await hasher(nil).hash(password)
    #expect(plain.pepper == nil)
    #expect(plain.salt == hash.salt)
    #expect(plain.key != hash.key)
  }

  @Test func opensWithItsOwnPepperOnly() async throws {
    let one = try ring("one", 1)
    let hash = try await hasher(one).hash(password)
    #expect(try await hasher(one).verify(password, against: hash))
    #expect(try await !hasher(one).verify("not hers", against: hash))
    // The right name with other bytes, another name, and none at all.
    #expect(try await !hasher(try ring("one", 2)).verify(password, against: hash))
    #expect(try await !hasher(try ring("two", 1)).verify(password, against: hash))
    #expect(try await !hasher(nil).verify(password, against: hash))
  }

  @Test func wrapsWhatIsOldAtTheNextUse() async throws {
    let one = try ring("one", 1)
    let both = one.rotated(to: try ring("two", 2).active)
    for old in [try await hasher(nil).hash(password), try await hasher(one).hash(password)] {
      #expect(try await hasher(both).compare("not hers", with: old) == .wrong)
      guard
        case .right(let renewed?) = try await hasher(both).compare(password, with: old)
      else {
        Issue.record("an old form was not renewed")
        continue
      }
      #expect(renewed.pepper == "two")
      #expect(try await hasher(both).compare(password, with: renewed) == .right(renewed: nil))
      #expect(try await hasher(try ring("two", 2)).verify(password, against: renewed))
    }
  }

  /// A password from before there were peppers signs in, and has one from then on.
  @Test func signingInMigratesThePassword() async throws {
    let site = try AccountsSite()
    try await site.test { browser in
      _ = try await browser.signUp("ana@example.com")
      let plain = try await hasher(nil).hash(password).text
      _ = try await site.writer.submit(for: nil) { storage throws(StoreFailure) in
        try storage.session.run("UPDATE password_credential SET encoded = \(plain)")
      }.committed()
      #expect(try await peopleWithPeppers(site) == 0)
      #expect(try await browser.another().signIn("ana@example.com", "not hers").status == 401)
      #expect(try await peopleWithPeppers(site) == 0)
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
      #expect(try await peopleWithPeppers(site) == 1)
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
    }
  }

  /// How many people would miss the peppers if there were none.
  private func peopleWithPeppers(_ site: AccountsSite) async throws -> Int {
    let needed = try await site.database.engine.read { session throws(StoreFailure) in
      try KeyRegister(AccountKeys.uses).missing(from: [:], in: session)
    }
    return needed.filter { key in key.purpose == .peppers }.map { key in key.people }.max() ?? 0
  }
}
