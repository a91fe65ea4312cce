import AccountsServer
import Core
import Server
import Store
import StoreSQLite
import Synchronization
import TestKit
import Testing
import Wire

@Suite("Changes to an account after signing in")
struct UserMigrationTests {
  /// Notes who ran, and fails while it is told to.
  private final class Diary: Sendable {
    private let state = Mutex((ran: [String](), failing: Set<String>()))

    var ran: [String] { state.withLock { state in state.ran } }

    func fail(_ names: Set<String>) { state.withLock { state in state.failing = names } }

    func migration(_ name: String) -> UserMigration {
      UserMigration(
        name: { name },
        run: { user, session throws(StoreFailure) in
          // What a failed one wrote must be gone.
          try session.run(
            "UPDATE user_account SET email = email || \(name) WHERE id = \(user)")
          let fails = self.state.withLock { state in
            state.ran.append(name)
            return state.failing.contains(name)
          }
          if fails { throw StoreFailure(.mismatch, "not today") }
        })
    }
  }

  private func address(_ site: AccountsSite) throws -> String? {
    try site.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT email FROM user_account")
    }
  }

  private func done(_ site: AccountsSite) throws -> Int? {
    try site.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM user_migration")
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func eachRunsOnceAndInOrder() async throws {
    let diary = Diary()
    let site = try AccountsSite(userMigrations: ["-a", "-b"].map(diary.migration))
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com")
      let user = try #require(made.user.flatMap { text in UserID(text) })
      // It runs by itself; asking again waits for it or finds it done.
      while try done(site) != 2 {
        try Task.checkCancellation()
        await Task.yield()
      }
      await site.accounts.migrate(user)
      #expect(try await browser.signIn("ana@example.com").status == 200)
      await site.accounts.migrate(user)
      #expect(try address(site) == "ana@example.com-a-b")
      #expect(try done(site) == 2)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func aFailureBlocksNobodyAndComesAgain() async throws {
    let diary = Diary()
    diary.fail(["-b"])
    let site = try AccountsSite(userMigrations: ["-a", "-b", "-c"].map(diary.migration))
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com")
      #expect(made.status == 201)
      let user = try #require(made.user.flatMap { text in UserID(text) })
      await site.accounts.migrate(user)
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
      await site.accounts.migrate(user)
      // The first stays done, the second left nothing, the third waits for it.
      #expect(try address(site) == "ana@example.com-a")
      #expect(try done(site) == 1)
      #expect(!diary.ran.contains("-c"))
      diary.fail([])
      await site.accounts.migrate(user)
      while try done(site) != 3 {
        try Task.checkCancellation()
        await Task.yield()
      }
      #expect(try address(site) == "ana@example.com-a-b-c")
      #expect(try await browser.another().signIn("ana@example.com").status == 200)
    }
  }

  /// The one that the product has: an authenticator's secret goes under the new key.
  @Test(.timeLimit(.minutes(30)))
  func secretsAreWrappedUnderTheNewKey() async throws {
    let byte = Mutex(UInt8(0))
    let random: @Sendable (Int) -> [UInt8] = { count in
      let value = byte.withLock { byte in
        byte += 1
        return byte
      }
      return Array(repeating: value, count: count)
    }
    let keys = ServerKeys.fleeting(random)
    let site = try AccountsSite(
      keys: keys, userMigrations: [.wrapSecrets(keys.fieldCipher)])
    try await site.test { browser in
      let made = try await browser.signUp("ana@example.com")
      let user = try #require(made.user.flatMap { text in UserID(text) })
      let begun = try await browser.post("/api/account/second-factor/begin")
      #expect(begun.status == 200)
      #expect(try nameOfKey(site) == keys.fields.active.id)
      keys.takeUp(
        ServerKeys(
          peppers: keys.peppers, blindIndex: keys.blindIndex,
          fields: keys.fields.rotated(to: .make(random)), push: keys.push))
      #expect(try nameOfKey(site) != keys.fields.active.id)
      await site.accounts.migrate(user)
      #expect(try nameOfKey(site) == keys.fields.active.id)
    }
  }

  private func nameOfKey(_ site: AccountsSite) throws -> String {
    let secret: [UInt8]? = try site.database.engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT secret FROM user_totp")
    }
    return String(decoding: (secret ?? []).prefix { byte in byte != 0 }, as: UTF8.self)
  }
}
