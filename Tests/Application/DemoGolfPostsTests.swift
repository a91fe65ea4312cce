import Application
import Core
import Lab
import Store
import StoreSQLite
import TeePalsDomain
import Testing

/// What the golfers that `make demo` makes write, say of each other, and have to do with
/// moderators.
@Suite struct DemoGolfPostsTests {
  @Test func aMonthOfPostsIsTalkedAbout() async throws {
    let world = try await DemoWorld.full.value
    func count(_ sql: SQL) throws -> Int { try world.count(sql) }
    #expect(try count("SELECT count(*) FROM golf_post") >= 30)
    let span = try count("SELECT max(created_at) - min(created_at) FROM golf_post")
    #expect(span > 25 * Self.day && span < 31 * Self.day)
    #expect(try count("SELECT count(*) FROM golf_post WHERE visibility = 'friends'") == 3)
    #expect(try count("SELECT count(DISTINCT post) FROM golf_post_photo") >= 6)
    for (field, least) in [("round", 3), ("tags", 25), ("course", 3)] {
      let posts = try world.column("SELECT body FROM golf_post", of: String.self)
      #expect(posts.count { body in body.contains("\"\(field)\":") } >= least, "\(field)")
    }
    #expect(try count("SELECT count(*) FROM golf_comment") > 60)
    #expect(try count("SELECT count(*) FROM golf_comment WHERE parent IS NOT NULL") > 15)
    #expect(
      try count(
        """
        SELECT count(*) FROM golf_comment WHERE body LIKE '%"deleted":true%' AND EXISTS (
          SELECT 1 FROM golf_comment AS reply WHERE reply.parent = golf_comment.id)
        """) == 2)
    #expect(try count("SELECT count(*) FROM golf_like WHERE target_kind = 'post'") > 200)
    #expect(try count("SELECT count(*) FROM golf_like WHERE target_kind = 'comment'") > 10)
    let kinds: [NotificationKind] = [
      .postUpvoted, .postCommented, .commentReplied, .commentMentioned, .feedbackReminder,
      .trustTierUp, .moderationNotice,
    ]
    for kind in kinds {
      let told: SQL = "SELECT count(*) FROM golf_notification WHERE kind = \(kind.rawValue)"
      #expect(try count(told) > 0, "\(kind)")
    }
  }

  @Test func bothLanguagesAreWritten() async throws {
    let world = try await DemoWorld.full.value
    for table: SQL in ["golf_post", "golf_comment"] {
      let bodies = try world.column("SELECT body FROM \(table)", of: String.self)
      let korean = bodies.count { body in
        body.unicodeScalars.contains { scalar in (0xAC00...0xD7A3).contains(scalar.value) }
      }
      #expect(korean > 10 && bodies.count - korean > 10)
    }
  }

  @Test func roundsHaveAnswersBadgesAndTiers() async throws {
    let world = try await DemoWorld.full.value
    #expect(try world.count("SELECT count(*) FROM golf_feedback") > 300)
    #expect(
      try world.count("SELECT count(*) FROM golf_feedback_round WHERE counted_at IS NULL") > 0)
    let trust = try world.column("SELECT body FROM golf_trust", of: String.self)
    for badge in TrustBadge.allCases {
      #expect(trust.contains { body in body.contains("\"\(badge.rawValue)\"") }, "\(badge)")
    }
    for tier in TrustTier.allCases where tier != .rookie {
      #expect(
        trust.contains { body in body.contains("\"tier\":\"\(tier.rawValue)\"") }, "\(tier)")
    }
    let people = try world.column("SELECT id FROM user_account ORDER BY id", of: UserID.self)
    for user in people {
      let due = try world.count(
        """
        SELECT count(*) FROM golf_feedback_due
        WHERE user_id = \(user) AND until_at > \(DemoWorld.now)
        """)
      #expect(due > 0)
    }
  }

  @Test func moderatorsHaveSomethingToLookAt() async throws {
    let world = try await DemoWorld.full.value
    func count(_ sql: SQL) throws -> Int { try world.count(sql) }
    #expect(try count("SELECT count(*) FROM user_account WHERE role = 'moderator'") == 1)
    for (state, least) in [("open", 3), ("appealed", 1), ("resolved", 2), ("dismissed", 2)] {
      #expect(
        try count("SELECT count(*) FROM golf_case WHERE state = \(state)") >= least, "\(state)")
    }
    let tomorrow = DemoWorld.now.advanced(byMilliseconds: Int64(Self.day))
    #expect(
      try count(
        """
        SELECT count(*) FROM golf_sanction WHERE kind = 'suspension' AND ended_at IS NULL
          AND ends_at > \(DemoWorld.now) AND ends_at <= \(tomorrow)
        """) == 1)
    #expect(
      try count("SELECT count(*) FROM golf_sanction WHERE kind = 'shadow' AND ended_at IS NULL")
        == 1)
    #expect(try count("SELECT count(*) FROM golf_appeal WHERE decided_at IS NULL") == 1)
    #expect(try count("SELECT count(*) FROM golf_appeal WHERE granted = 1") == 1)
    #expect(try count("SELECT count(*) FROM golf_post WHERE held = 1") == 3)
    #expect(try count("SELECT count(DISTINCT deed) FROM golf_moderation_log") >= 7)
    #expect(
      try count("SELECT count(*) FROM golf_moderation_log WHERE at > \(DemoWorld.now)") == 0)
  }

  @Test func countsAreThoseOfTheRows() async throws {
    let world = try await DemoWorld.full.value
    for wrong in Self.faults { #expect(try world.count(wrong) == 0, "\(wrong.text)") }
  }

  /// What there is none of where everything holds.
  private static let faults: [SQL] = [
    """
    SELECT count(*) FROM golf_post_stats WHERE likes <> (SELECT count(*) FROM golf_like
      WHERE golf_like.target_kind = 'post' AND golf_like.target_id = golf_post_stats.post)
    """,
    """
    SELECT count(*) FROM golf_post_stats WHERE comments <> (SELECT count(*) FROM golf_comment
      WHERE golf_comment.post = golf_post_stats.post
        AND (json_extract(body, '$.held') IS NULL OR json_extract(body, '$.deleted') IS NOT NULL))
    """,
    "SELECT count(*) FROM golf_post WHERE created_at >= \(DemoWorld.now)",
    "SELECT count(*) FROM golf_comment WHERE created_at >= \(DemoWorld.now)",
    """
    SELECT count(*) FROM golf_comment JOIN golf_post ON golf_post.id = golf_comment.post
    WHERE golf_comment.created_at <= golf_post.created_at
    """,
    """
    SELECT count(*) FROM golf_post_photo JOIN golf_post ON golf_post.id = golf_post_photo.post
    WHERE NOT EXISTS (SELECT 1 FROM golf_photo WHERE golf_photo.owner = golf_post.author
      AND golf_photo.digest = golf_post_photo.digest AND golf_photo.purpose = 'post')
    """,
  ]

  /// Milliseconds.
  private static let day = 86_400_000
}
