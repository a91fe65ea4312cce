import Core
import Sync

/// TeePals' part of the state.
///
/// A device holds what its person may see: their own scope, the rounds they play in, the member
/// lists of the rounds they host. The server holds what ``TeePalsDomain/reads(of:by:)`` names.
public struct TeePalsReplica: SyncReplica {
  private var profiles = ShardedDictionary<User, GolferProfile>()
  private var secrets = ShardedDictionary<User, PrivateGolferProfile>()
  private var settingsByUser = ShardedDictionary<User, GolfSettings>()
  private var rounds = ShardedDictionary<Round, Round>()
  private var members = Files<RoundMember>()
  private var seats = Files<RoundSeat>()
  private var placeFiles = Files<RoundPlace>()
  private var messages = Files<ChatMessage>()
  private var chats = ShardedDictionary<ChatMetadata, ChatMetadata>()
  private var notifications = Files<GolfNotification>()
  private var follows = Files<Follow>()
  private var blocks = Files<Block>()
  private var reports: [ReportID: Report] = [:]
  private var acts: [LimitedActID: LimitedAct] = [:]
  private var posts = Files<GolfPost>()
  private var comments = Files<GolfComment>()
  private var likes = Files<GolfLike>()
  private var feedbackRounds: [FeedbackRoundID: FeedbackRound] = [:]
  private var feedbacks: [FeedbackID: RoundFeedback] = [:]
  private var feedbackDues: [FeedbackDueID: FeedbackDue] = [:]
  private var trusts: [UserID: GolferTrust] = [:]
  private var blockedPairs: Set<BlockedPair> = []
  /// When the actor did what is limited, ascending, as far back as the limits look; loaded by the
  /// server only. A device goes by ``known(_:of:)``.
  public var recent: [GolfAction: [Instant]] = [:]
  /// How many messages a chat has; loaded by the server only.
  public var chatLengths: [RoundID: Int] = [:]
  /// Who is suspended, among the people a command is about; loaded by the server only.
  public var suspended: Set<UserID> = []
  /// Who begins no rounds for now, who may do nothing at all, and whose posts and comments nobody
  /// else reads; loaded as ``suspended`` is, which those who are banned are in too.
  public var coolingOff: Set<UserID> = []
  public var banned: Set<UserID> = []
  public var concealed: Set<UserID> = []
  /// How many posts people have that are not deleted; loaded by the server only.
  public var postCounts: [UserID: Int] = [:]
  /// When moderators dismissed what people said after rounds; loaded by the server only.
  public var dismissedIssues: [UserID: [Instant]] = [:]
  /// Courses of the catalogue; loaded by the server only.
  public var courses: [CourseID: Course] = [:]
  /// Photos that the actor has sent; loaded by the server only.
  public var ownPhotos: Set<MediaDigest> = []
  /// In which rounds' chats the actor has shown a photo; loaded by the server only.
  public var shownPhotos: [MediaDigest: Set<RoundID>] = [:]
  /// The people whose words somebody is not sent, in each scope where there are any; loaded by the
  /// server only.
  public var hidden: [Scope: Set<UserID>] = [:]
  /// The likes that one notification tells of; loaded by the server only.
  public var upvotes: Upvotes?
  /// Who wrote under a post, the latest first; loaded by the server only.
  public var voices: [UserID] = []
  /// What the operator has set. The server loads it; a device is told it for what it says
  /// beforehand.
  public var rules = InstanceRules()
  /// The host, and with it the port, by which the server is reached; loaded by the server only.
  public var authority = ""

  public init() {}

  // MARK: People

  public func profile(of user: UserID) -> GolferProfile? { profiles[user] }
  public func secret(of user: UserID) -> PrivateGolferProfile? { secrets[user] }

  /// The settings of a person: the defaults until they change one.
  public func settings(of user: UserID) -> GolfSettings {
    settingsByUser[user] ?? GolfSettings(user: user)
  }

  /// Whom somebody follows, the latest first.
  public func follows(of user: UserID) -> [Follow] { follows.all(of: user) }

  public func follow(_ follower: UserID, _ followee: UserID) -> Follow? {
    follows[Follow.id(follower, followee)]
  }

  /// Who follows somebody, as far as it is here, by person.
  public func followers(of user: UserID) -> [Follow] {
    follows.groups.sorted().compactMap { follower in follow(follower, user) }
  }

  /// Whom somebody has blocked, the latest first.
  public func blocks(of user: UserID) -> [Block] { blocks.all(of: user) }

  public func block(_ owner: UserID, _ blocked: UserID) -> Block? {
    blocks[Block.id(owner, blocked)]
  }

  /// Whether one of them has blocked the other, as far as it is known here.
  public func isBlocked(_ one: UserID, _ other: UserID) -> Bool {
    blockedPairs.contains(BlockedPair(one, other)) || block(one, other) != nil
      || block(other, one) != nil
  }

  public func report(_ id: ReportID) -> Report? { reports[id] }

  /// What is said against something, the oldest first: on the server, for no device has any.
  public func reports(on target: ReportTarget) -> [Report] {
    reports.values.filter { report in report.target == target }.sorted { one, other in
      one.createdAt != other.createdAt ? one.createdAt < other.createdAt : one.id < other.id
    }
  }

  // MARK: Rounds

  public func round(_ id: RoundID) -> Round? { rounds[id] }

  /// Everybody who has to do with a round, in any state, in the order of their first coming.
  public func members(of round: RoundID) -> [RoundMember] { members.all(of: round) }

  public func member(_ user: UserID, in round: RoundID) -> RoundMember? {
    members[RoundMember.id(of: user, in: round)]
  }

  /// Who plays: the host, then who joined first.
  public func seats(of round: RoundID) -> [RoundSeat] { seats.all(of: round) }

  public func seat(of user: UserID, in round: RoundID) -> RoundSeat? {
    seats[RoundMember.id(of: user, in: round).retagged()]
  }

  /// The rounds that somebody plays in, as far as they are here.
  func rounds(seating user: UserID) -> [RoundID] {
    seats.groups.sorted().filter { round in seat(of: user, in: round) != nil }
  }

  /// Every place that is here, by person and by when the round begins. On a device they are all of
  /// one person.
  public var places: [RoundPlace] {
    placeFiles.groups.sorted().flatMap { user in placeFiles.all(of: user) }
  }

  /// The rounds that somebody has to do with, by when they begin.
  public func places(of user: UserID) -> [RoundPlace] { placeFiles.all(of: user) }

  /// What everybody is to a round, by person: on the server, for on a device it is one's own.
  public func places(in round: RoundID) -> [RoundPlace] {
    placeFiles.groups.sorted().compactMap { user in place(of: user, in: round) }
  }

  public func place(of user: UserID, in round: RoundID) -> RoundPlace? {
    placeFiles[RoundMember.id(of: user, in: round).retagged()]
  }

  // MARK: Chats

  /// A round's chat, the oldest first; what the server has not taken yet comes last.
  public func messages(of round: RoundID) -> [ChatMessage] { messages.all(of: round) }
  public func message(_ id: ChatMessageID) -> ChatMessage? { messages[id] }
  /// How many messages people have written there: lines of the system are nobody's.
  public func written(in round: RoundID) -> Int {
    messages(of: round).count { message in !message.isOfSystem }
  }

  /// How far somebody has read a round's chat: not at all until they say so.
  public func chat(of user: UserID, in round: RoundID) -> ChatMetadata {
    let usual = ChatMetadata(user: user, round: round)
    return chats[usual.id] ?? usual
  }

  /// How many messages of others somebody has not read. What was written before they joined, lines
  /// of the system, words that were taken away and those of people whom they have blocked do not
  /// count.
  public func unread(in round: RoundID, for me: UserID) -> Int {
    let floor = [chat(of: me, in: round).lastReadAt, seat(of: me, in: round)?.joinedAt]
      .compactMap { instant in instant }.max()
    var count = 0
    for message in messages.all(of: round).reversed() {
      guard let received = message.receivedAt else { continue }
      if let floor, received <= floor { break }
      if case .text = message.content, message.sender.user != me,
        block(me, message.sender.user) == nil
      {
        count += 1
      }
    }
    return count
  }

  // MARK: Notifications

  /// What somebody is told, the newest first.
  public func notifications(of user: UserID) -> [GolfNotification] {
    notifications.all(of: user)
  }

  /// What anybody is told of a round, by person.
  public func notifications(ofRound id: RoundID) -> [GolfNotification] {
    notifications.groups.sorted().flatMap { user in notifications.all(of: user) }
      .filter { row in row.round == id }
  }

  /// What tells of a comment, as far as it is here, by person.
  public func notifications(about comment: CommentID) -> [GolfNotification] {
    notifications.groups.sorted().flatMap { user in
      notifications.all(of: user).filter { row in row.comment == comment }
    }
  }

  public func notification(_ id: GolfNotificationID) -> GolfNotification? { notifications[id] }

  /// What waits for somebody: notifications, and messages of chats that may call them and that they
  /// can open. A message is not counted again by the notification that tells of it.
  public func badge(for me: UserID) -> Int {
    let told = notifications.all(of: me).count { notification in
      !notification.isRead && notification.kind.category != .chat
    }
    var written = 0
    for round in messages.groups where !chat(of: me, in: round).isMuted {
      guard seat(of: me, in: round) != nil || place(of: me, in: round)?.status == .accepted
      else { continue }
      written += unread(in: round, for: me)
    }
    return told + written
  }

  // MARK: Posts

  public func post(_ id: PostID) -> GolfPost? { posts[id] }
  /// What somebody has written, as far as it is here, the newest first; deleted ones too.
  public func posts(of user: UserID) -> [GolfPost] { posts.all(of: user) }
  public func comment(_ id: CommentID) -> GolfComment? { comments[id] }

  /// What is said under a post, as far as it is here, the oldest first.
  public func comments(on post: PostID) -> [GolfComment] { comments.all(of: post) }

  /// What somebody says under posts, as far as it is here, by post.
  func comments(by user: UserID) -> [GolfComment] {
    comments.groups.sorted().flatMap { post in comments.all(of: post) }
      .filter { comment in comment.author == user }
  }

  /// What somebody likes, the latest first.
  public func likes(of user: UserID) -> [GolfLike] { likes.all(of: user) }

  public func like(of user: UserID, _ target: LikeTarget) -> GolfLike? {
    likes[GolfLike.id(of: user, target)]
  }

  // MARK: After a round

  /// On the server, as answers are.
  public func feedbackRound(_ round: RoundID) -> FeedbackRound? {
    feedbackRounds[round.retagged()]
  }

  public func feedback(by user: UserID, of round: RoundID) -> RoundFeedback? {
    feedbacks[RoundFeedback.id(by: user, of: round)]
  }

  public func feedbackDue(of user: UserID, in round: RoundID) -> FeedbackDue? {
    feedbackDues[FeedbackDue.id(of: user, in: round)]
  }

  /// What somebody is asked about and may still answer, what ends first before the others.
  public func feedbackDues(of user: UserID, at now: Instant) -> [FeedbackDue] {
    feedbackDues.values.filter { due in due.user == user && now <= due.until }
      .sorted { one, other in
        one.until != other.until ? one.until < other.until : one.round < other.round
      }
  }

  public func trust(of user: UserID) -> GolferTrust? { trusts[user] }

  /// What is said against somebody after rounds, as far as it is here.
  func feedbackReports(about user: UserID) -> [Report] {
    reports.values.filter { report in
      guard case .feedback(_, user) = report.target else { return false }
      return true
    }.sorted { one, other in one.id < other.id }
  }

  // MARK: Loading a part

  /// Says who has blocked whom, among the people a command is about: whose row it is stays with the
  /// server.
  public mutating func setKnown(blockedPairs pairs: Set<BlockedPair>) { blockedPairs = pairs }

  // MARK: SyncReplica

  public func entity(_ key: EntityKey) -> TeePalsEntity? {
    switch TeePalsEntity.Kind(rawValue: key.kind) {
    case .profile: profiles[key.id.retagged()].map { row in .profile(row) }
    case .secret: secrets[key.id.retagged()].map { row in .secret(row) }
    case .settings: settingsByUser[key.id.retagged()].map { row in .settings(row) }
    case .round: rounds[key.id.retagged()].map { row in .round(row) }
    case .member: members[key.id.retagged()].map { row in .member(row) }
    case .seat: seats[key.id.retagged()].map { row in .seat(row) }
    case .place: placeFiles[key.id.retagged()].map { row in .place(row) }
    case .message: messages[key.id.retagged()].map { row in .message(row) }
    case .chat: chats[key.id.retagged()].map { row in .chat(row) }
    case .notification: notifications[key.id.retagged()].map { row in .notification(row) }
    case .follow: follows[key.id.retagged()].map { row in .follow(row) }
    case .block: blocks[key.id.retagged()].map { row in .block(row) }
    case .report: reports[key.id.retagged()].map { row in .report(row) }
    case .act: acts[key.id.retagged()].map { row in .act(row) }
    case .post: posts[key.id.retagged()].map { row in .post(row) }
    case .comment: comments[key.id.retagged()].map { row in .comment(row) }
    case .like: likes[key.id.retagged()].map { row in .like(row) }
    case .feedbackRound: feedbackRounds[key.id.retagged()].map { row in .feedbackRound(row) }
    case .feedback: feedbacks[key.id.retagged()].map { row in .feedback(row) }
    case .feedbackDue: feedbackDues[key.id.retagged()].map { row in .feedbackDue(row) }
    case .trust: trusts[key.id.retagged()].map { row in .trust(row) }
    case nil: nil
    }
  }

  /// A key of another app, or an entity of another key, changes nothing.
  public mutating func set(_ key: EntityKey, to entity: TeePalsEntity?) {
    if let entity {
      if entity.key == key { put(entity) }
      return
    }
    switch TeePalsEntity.Kind(rawValue: key.kind) {
    case .profile: profiles[key.id.retagged()] = nil
    case .secret: secrets[key.id.retagged()] = nil
    case .settings: settingsByUser[key.id.retagged()] = nil
    case .round: rounds[key.id.retagged()] = nil
    case .member: members.set(key.id.retagged(), to: nil)
    case .seat: seats.set(key.id.retagged(), to: nil)
    case .place: placeFiles.set(key.id.retagged(), to: nil)
    case .message: messages.set(key.id.retagged(), to: nil)
    case .chat: chats[key.id.retagged()] = nil
    case .notification: notifications.set(key.id.retagged(), to: nil)
    case .follow: follows.set(key.id.retagged(), to: nil)
    case .block: blocks.set(key.id.retagged(), to: nil)
    case .report: reports[key.id.retagged()] = nil
    case .act: acts[key.id.retagged()] = nil
    case .post: posts.set(key.id.retagged(), to: nil)
    case .comment: comments.set(key.id.retagged(), to: nil)
    case .like: likes.set(key.id.retagged(), to: nil)
    case .feedbackRound: feedbackRounds[key.id.retagged()] = nil
    case .feedback: feedbacks[key.id.retagged()] = nil
    case .feedbackDue: feedbackDues[key.id.retagged()] = nil
    case .trust: trusts[key.id.retagged()] = nil
    case nil: return
    }
  }

  private mutating func put(_ entity: TeePalsEntity) {
    switch entity {
    case .profile(let row): profiles[row.user] = row
    case .secret(let row): secrets[row.user] = row
    case .settings(let row): settingsByUser[row.user] = row
    case .round(let row): rounds[row.id] = row
    case .member(let row): members.set(row.id, to: row)
    case .seat(let row): seats.set(row.id, to: row)
    case .place(let row): placeFiles.set(row.id, to: row)
    case .message(let row): messages.set(row.id, to: row)
    case .chat(let row): chats[row.id] = row
    case .notification(let row): notifications.set(row.id, to: row)
    case .follow(let row): follows.set(row.id, to: row)
    case .block(let row): blocks.set(row.id, to: row)
    case .report(let row): reports[row.id] = row
    case .act(let row): acts[row.id] = row
    case .post(let row): posts.set(row.id, to: row)
    case .comment(let row): comments.set(row.id, to: row)
    case .like(let row): likes.set(row.id, to: row)
    case .feedbackRound(let row): feedbackRounds[row.id] = row
    case .feedback(let row): feedbacks[row.id] = row
    case .feedbackDue(let row): feedbackDues[row.id] = row
    case .trust(let row): trusts[row.user] = row
    }
  }
}
