import Application
import Core
import Lab
import Store
import StoreSQLite
import Testing

/// The golf world that `make demo` makes.
@Suite struct DemoGolfTests {
  @Test func theWorldIsRichAndSound() async throws {
    let world = try await DemoWorld.full.value
    func count(_ sql: SQL) throws -> Int { try world.count(sql) }
    // Three more host clubs, and moderators have to do with three.
    #expect(try count("SELECT count(*) FROM golf_profile WHERE photo IS NOT NULL") == 306)
    #expect(try count("SELECT count(*) FROM golf_photo WHERE purpose = 'profile'") == 306)
    #expect(try count("SELECT count(*) FROM golf_round") >= 440)
    #expect(try count("SELECT count(*) FROM golf_course") == 60)
    for status in ["open", "closed", "canceled", "completed"] {
      #expect(
        try count("SELECT count(*) FROM golf_round WHERE status = \(status)") > 0, "\(status)")
    }
    for visibility in ["public", "friends", "invite"] {
      let rounds = try count("SELECT count(*) FROM golf_round WHERE visibility = \(visibility)")
      #expect(rounds > 10, "\(visibility)")
    }
    for status in ["requested", "invited", "accepted", "declined", "removed", "left"] {
      #expect(
        try count("SELECT count(*) FROM golf_member WHERE status = \(status)") > 0, "\(status)")
    }
    #expect(
      try count("SELECT count(*) FROM golf_round WHERE taken_count = max_players") > 30)
    #expect(try count("SELECT count(*) FROM golf_message WHERE kind = 'text'") > 500)
    #expect(try count("SELECT count(*) FROM golf_follow") > 500)
    #expect(try count("SELECT count(*) FROM golf_block") >= 4)
    #expect(try count("SELECT count(DISTINCT kind) FROM golf_notification") >= 9)
    #expect(try count(Self.refused) == 0, "the demo and the rules have come apart")
    for wrong in Self.faults { #expect(try count(wrong) == 0, "\(wrong.text)") }
  }

  private static let refused: SQL = "SELECT count(*) FROM command_rejection"

  /// What there is none of where everything holds.
  private static let faults: [SQL] = [
    """
    SELECT count(*) FROM golf_round WHERE taken_count <> (SELECT count(*) FROM golf_seat
      WHERE golf_seat.round = golf_round.id)
    """,
    """
    SELECT count(*) FROM golf_round WHERE taken_count <> (SELECT count(*) FROM golf_member
      WHERE golf_member.round = golf_round.id AND status = 'accepted')
    """,
    "SELECT count(*) FROM golf_round WHERE taken_count > max_players",
    """
    SELECT count(*) FROM golf_seat WHERE NOT EXISTS (SELECT 1 FROM scope_member
      WHERE scope_kind = 'round' AND scope_id = golf_seat.round
        AND scope_member.user_id = golf_seat.user_id)
    """,
    """
    SELECT count(*) FROM scope_member WHERE scope_kind = 'round' AND NOT EXISTS (
      SELECT 1 FROM golf_seat WHERE golf_seat.round = scope_member.scope_id
        AND golf_seat.user_id = scope_member.user_id)
    """,
    """
    SELECT count(*) FROM scope_member WHERE scope_kind = 'desk' AND NOT EXISTS (
      SELECT 1 FROM golf_round WHERE golf_round.id = scope_member.scope_id
        AND golf_round.host = scope_member.user_id)
    """,
    """
    SELECT count(*) FROM golf_member WHERE NOT EXISTS (SELECT 1 FROM golf_place
      WHERE golf_place.round = golf_member.round AND golf_place.user_id = golf_member.user_id
        AND golf_place.status = golf_member.status)
    """,
    """
    SELECT count(*) FROM golf_round WHERE 1 <> (SELECT count(*) FROM golf_member
      WHERE golf_member.round = golf_round.id AND role = 'host' AND status = 'accepted'
        AND golf_member.user_id = golf_round.host)
    """,
    """
    SELECT count(*) FROM golf_member JOIN golf_round ON golf_round.id = golf_member.round
    WHERE golf_member.status IN ('requested', 'invited')
      AND golf_round.status IN ('canceled', 'completed')
    """,
    "SELECT count(*) FROM golf_notification WHERE actor = recipient",
  ]

  @Test func theKnownPeopleHaveSomethingToSee() async throws {
    let world = try await DemoWorld.full.value
    let people = try world.column("SELECT id FROM user_account ORDER BY id", of: UserID.self)
    #expect(people.count == 4)
    let now = DemoWorld.now
    for user in people {
      let hosted = try world.count(
        "SELECT count(*) FROM golf_round WHERE host = \(user) AND start_at > \(now)")
      #expect(hosted >= 3)
      for status in ["requested", "invited", "accepted"] {
        let places = try world.count(
          """
          SELECT count(*) FROM golf_place
          WHERE user_id = \(user) AND status = \(status) AND start_at > \(now)
          """)
        #expect(places > 0, "\(status)")
      }
      let told = try world.count(
        "SELECT count(*) FROM golf_notification WHERE recipient = \(user)")
      #expect(told > 3)
    }
  }

  @Test func oneSeedIsOneWorld() async throws {
    var worlds: [[String]] = []
    for _ in 0..<2 {
      let world = try await DemoWorld(DemoSize(golfers: 40, rounds: 110))
      let tables: [SQL] = [
        "golf_profile", "golf_round", "golf_member", "golf_seat", "golf_place", "golf_message",
        "golf_notification", "golf_follow", "golf_block", "golf_post", "golf_comment",
        "golf_like", "golf_feedback", "golf_trust", "golf_report",
      ]
      worlds.append(
        try tables.flatMap { table in
          try world.column("SELECT body FROM \(table) ORDER BY id", of: String.self)
        })
      try world.engine.close()
    }
    #expect(worlds[0] == worlds[1])
    #expect(worlds[0].count > 1_000)
  }
}
