import Core
import Store
import TeePalsDomain

/// Loads what a decision looks at.
struct GolfLoader<Connection: Session> {
  let actor: UserID
  let session: Connection
  var replica = TeePalsReplica()
  private var blocked: Set<BlockedPair> = []

  /// The most of somebody's notifications of one kind that were made in a day, and then some.
  private static var mostNews: Int { 100 }

  init(actor: UserID, session: Connection) {
    self.actor = actor
    self.session = session
  }

  mutating func load(_ read: TeePalsRead) throws(StoreFailure) {
    switch read {
    case .profile(let user):
      try take(.profile, "id = \(user)")
      try take(.secret, "id = \(user)")
    case .settings(let user): try take(.settings, "id = \(user)")
    case .follows(let one, let other): try take(.follow, FollowRows.between(one, other))
    case .friendship(let round):
      guard let host = try host(of: round) else { return }
      try take(.follow, FollowRows.between(actor, host))
    case .followers(let user):
      try take(
        .follow,
        """
        followee = \(user) ORDER BY created_at DESC, follower LIMIT \(GolfLimits.followers)
        """)
    case .block(let owner, let other):
      try take(.block, "owner = \(owner) AND blocked = \(other)")
    case .blocks(let user): try loadBlocks(of: user)
    case .visibility(let user): replica.hidden = try VisibilityRows.hidden(from: user, session)
    case .meetings(let user, let other): try loadMeetings(of: user, with: other)
    case .heard(let user, let other): try loadHeard(by: user, from: other)
    case .round(let id): try loadRound(id)
    case .people(let id): try loadPeople(of: id)
    case .place(let user, let id): try take(.place, "user_id = \(user) AND round = \(id)")
    case .rounds(let user):
      for id in try openRounds(of: user) {
        try loadRound(id)
        try loadPeople(of: id)
      }
    case .requests(let user): try take(.place, "user_id = \(user) AND status = 'requested'")
    case .chat(let user, let id): try take(.chat, "user_id = \(user) AND round = \(id)")
    case .chats(let id):
      try take(
        .chat,
        """
        round = \(id) AND user_id IN (SELECT user_id FROM golf_seat WHERE round = \(id))
        """)
    case .message(let id): try take(.message, "id = \(id)")
    case .chatLength(let id):
      replica.chatLengths[id] = try session.value(
        "SELECT count(*) FROM golf_message WHERE round = \(id) AND kind <> 'system'")
    case .notification, .told, .news, .heardOf: try loadNotifications(read)
    case .recent(let action):
      replica.recent[action] = try ActRows.times(of: action, by: actor, session)
    case .suspension(let user):
      try loadSanctions(among: "(\(user))")
    case .ownPhoto(let digest):
      if try GolfPhotoRows.isOwn(digest, of: actor, session) {
        replica.ownPhotos.insert(digest)
      }
    case .shownPhoto(let digest):
      replica.shownPhotos[digest] = try GolfPhotoRows.rounds(showing: digest, by: actor, session)
    case .course(let id): replica.courses[id] = try CourseRows.known([id], session)[id]
    case .site:
      replica.authority = try SiteRows.authority(session)
      replica.rules = try SiteRows.rules(session)
    case .post, .comment, .reply, .like, .postCount, .answered, .voices, .upvotes:
      try loadOfPosts(read)
    case .feedback, .dismissedIssues, .feedbackReports, .trust: try loadAfterRounds(read)
    case .reports(let target):
      try take(
        .report, "target_kind = \(target.kind) AND target_id = \(target.id) ORDER BY id")
    }
  }

  private mutating func loadNotifications(_ read: TeePalsRead) throws(StoreFailure) {
    switch read {
    case .notification(let id): try take(.notification, "id = \(id)")
    case .told(let id, let kind):
      try take(.notification, "round = \(id) AND kind = \(kind.rawValue)")
    case .news(let user, let kind):
      try take(
        .notification,
        """
        recipient = \(user) AND kind = \(kind.rawValue)
        ORDER BY updated_at DESC LIMIT \(Self.mostNews)
        """)
    case .heardOf(let comment): try take(.notification, "comment = \(comment) ORDER BY id")
    default: break
    }
  }

  mutating func take(
    _ kind: TeePalsEntity.Kind, _ rest: SQL
  ) throws(StoreFailure) {
    for entity in try GolfRows.all(kind, rest, session) { replica.set(entity.key, to: entity) }
  }

  private mutating func loadRound(_ id: RoundID) throws(StoreFailure) {
    try take(.round, "id = \(id)")
    try take(.member, "round = \(id)")
    try take(.seat, "round = \(id)")
    try loadSanctions(
      among: """
        (SELECT host FROM golf_round WHERE id = \(id)
          UNION SELECT user_id FROM golf_member WHERE round = \(id))
        """)
    try loadWaiting(in: id)
    for member in replica.waiting(in: id, .offered) {
      let told = GolfNotification.id(.roundSpotOffered, for: member.user, id)
      try take(.notification, "id = \(told)")
    }
  }

  private mutating func loadPeople(of id: RoundID) throws(StoreFailure) {
    try take(
      .place,
      """
      round = \(id) AND user_id IN (SELECT user_id FROM golf_member WHERE round = \(id))
      """)
  }

  /// Whether those who wait could take a seat.
  private mutating func loadWaiting(in id: RoundID) throws(StoreFailure) {
    let members = replica.waiting(in: id)
    guard !members.isEmpty else { return }
    for member in members { try loadBlocks(of: member.user) }
    let waiting: SQL = """
      (SELECT user_id FROM golf_member WHERE round = \(id) AND status = 'waitlisted')
      """
    try take(.profile, "id IN \(waiting)")
    try take(.secret, "id IN \(waiting)")
  }

  mutating func loadSanctions(among people: SQL) throws(StoreFailure) {
    replica.note(try SanctionRows.active(among: people, session))
  }

  mutating func loadBlocks(of user: UserID) throws(StoreFailure) {
    let rows = try session.rows(
      """
      SELECT owner, blocked FROM golf_block WHERE owner = \(user)
      UNION ALL SELECT owner, blocked FROM golf_block WHERE blocked = \(user)
      """)
    for row in rows { blocked.insert(BlockedPair(try row[0], try row[1])) }
    replica.setKnown(blockedPairs: blocked)
  }

  private mutating func loadMeetings(
    of user: UserID, with other: UserID
  ) throws(StoreFailure) {
    try take(
      .seat,
      """
      user_id = \(other) AND round IN (SELECT round FROM golf_member WHERE user_id = \(user))
      """)
    try take(
      .member,
      """
      user_id = \(user) AND round IN (SELECT round FROM golf_seat WHERE user_id = \(other))
      """)
  }

  private mutating func loadHeard(
    by user: UserID, from other: UserID
  ) throws(StoreFailure) {
    try take(
      .notification,
      """
      recipient = \(user) AND actor = \(other)
        AND kind = \(NotificationKind.roundChatMessage.rawValue)
      """)
  }

  private func host(of round: RoundID) throws(StoreFailure) -> UserID? {
    try session.value("SELECT host FROM golf_round WHERE id = \(round)")
  }

  /// Rounds that are not over, and that somebody is asked, asking, waiting or accepted in.
  private func openRounds(of user: UserID) throws(StoreFailure) -> [RoundID] {
    try session.rows(
      """
      SELECT golf_round.id FROM golf_member JOIN golf_round ON golf_round.id = golf_member.round
      WHERE golf_member.user_id = \(user)
        AND golf_member.status IN ('requested', 'invited', 'accepted', 'waitlisted', 'offered')
        AND golf_round.status IN ('open', 'closed')
      ORDER BY golf_round.id
      """
    ) { row throws(StoreFailure) in try row[0] }
  }
}
