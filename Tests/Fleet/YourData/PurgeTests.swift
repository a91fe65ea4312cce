import AccountsServer
import Application
import Core
import Foundation
import Server
import Store
import StoreSQLite
import Suite
import Synchronization
import Testing
import Wire

/// What is left of a person: nothing in any table of the schema but the tombstone.
@Suite struct PurgeTests {
  private static let email = "canary@example.com"
  private static let words = ["canary", "yellow"]

  private func leftovers(_ site: SuiteSite, _ person: SuitePerson) throws -> [String] {
    try Leftovers(engine: site.build.engine).tables(of: person.user, words: Self.words)
  }

  @Test func nothingIsLeftInAnyTable() async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let other = try await client.person("ben@example.com", name: "Ben")
      // Whoever asks counts for their network too, which is nobody's own.
      _ = try await client.ask(
        "POST", "/api/account/forgot-password", body: .object(["email": "ben@example.com"]))
      let walk = Leftovers(engine: site.build.engine)
      let person = try await client.person(Self.email, name: "Canary")
      let buckets = try walk.count("rate_bucket")
      let shared = try walk.count("user_account")
      let waiting = try walk.count("outgoing_message")
      try await site.fill(person, email: Self.email, client)
      // The walk does see what is there.
      let before = Set(try leftovers(site, person))
      #expect(
        before.isSuperset(of: [
          "user_account", "user_session", "username", "passkey", "user_totp", "recovery_code",
          "sign_in_ticket", "confirmed_address", "account_event", "account_export",
          "known_browser", "pending_sign_up", "phone_number", "preferences", "contact",
          "public_profile", "private_profile", "media",
          "security_answer_set", "security_answer", "friend", "match", "match_event",
          "referee_settings", "journal_entry", "wellness_check_in", "library_item", "crew_seat",
          "clock_request",
          "journal_share", "journal_comment",
          "match_track",
          "golf_profile", "golf_private", "golf_settings", "golf_round", "golf_member", "golf_seat",
          "golf_place", "golf_message", "golf_chat", "golf_notification", "golf_follow",
          "golf_block", "golf_report", "golf_violation", "golf_sanction", "golf_digest",
          "golf_case", "golf_appeal", "golf_moderation_person", "golf_moderation_note",
          "golf_act", "golf_mention", "golf_name", "golf_photo", "golf_calendar_link", "golf_call",
          "golf_post", "golf_comment", "golf_like", "golf_author_stats", "push_subscription",
          "golf_feedback", "golf_feedback_round", "golf_feedback_asked", "golf_feedback_due",
          "golf_trust", "golf_trust_due",
          "day_group", "day_block", "day_run", "day_session", "day_hour", "day_edition",
          "day_settings", "day_link", "day_call", "day_plan",
          "run", "run_part", "run_settings", "run_secret", "run_delivery", "run_stride",
          "run_shoe", "run_plan", "run_motion",
          "friends_settings", "friends_reminder", "friends_reminded", "friends_change",
          "friends_link",
          "content",
          "feed", "feed_head", "entity_home", "device_mark", "command_log",
          "scope_member",
        ]))
      #expect(try !FileManager.default.contentsOfDirectory(atPath: site.exports).isEmpty)
      #expect(try walk.count("rate_bucket") > buckets)
      #expect(try walk.count("outgoing_message") > waiting)

      try await site.build.accounts.purge(person.user)
      #expect(try leftovers(site, person) == ["account_tombstone"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: site.exports).isEmpty)
      #expect(try walk.count("rate_bucket") <= buckets)
      #expect(try walk.count("outgoing_message") == waiting)
      #expect(try walk.count("command_rejection") == 0)
      #expect(try walk.count("user_account") == shared - 1)
      let answer = try await client.ask(
        "GET", "/api/account/sessions", cookie: person.cookie)
      #expect(answer.status == 401)
      // Others notice nothing, and the address is free.
      let still = try await client.ask("GET", "/api/account/sessions", cookie: other.cookie)
      #expect(still.status == 200)
      #expect(try await client.person(Self.email).user != person.user)
    }
  }

  /// Cut off after any number of steps, a purge is finished at the next start.
  @Test(arguments: 0...20)
  func goesOnAfterACrash(steps: Int) async throws {
    let site = try SuiteSite.writing()
    try await site.test { client in
      let person = try await client.person(Self.email, name: "Canary")
      try await site.fill(person, email: Self.email, client)
      let taken = Counting(limit: steps)
      let providers = SuiteSite.ServerBuild.userDataProviders(site.clock.environment).map {
        provider in
        UserDataProvider<SQLiteDatabase>(
          name: provider.name,
          erase: { user, _, session throws(StoreFailure) in
            guard taken.take() else { throw StoreFailure(.other(0), "cut off") }
            return try provider.erase(user, 2, session)
          })
      }
      let accounts = site.build.accounts.with(dataProviders: providers)
      let isCutOff: Bool
      do {
        try await accounts.purge(person.user)
        isCutOff = false
      } catch { isCutOff = true }
      #expect(isCutOff)
      // Nobody can get back in halfway, and the address is free already.
      #expect(try await client.signIn(Self.email).status == 401)
      site.clock.advance(byDays: 1)
      await site.doJobs()
      #expect(try leftovers(site, person) == ["account_tombstone"])
    }
  }
}

/// Lets so many steps through.
private final class Counting: Sendable {
  private let left: Mutex<Int>

  init(limit: Int) { left = Mutex(limit) }

  func take() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}
