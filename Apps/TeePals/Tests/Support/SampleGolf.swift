import Calendar
import Core
import TeePalsDomain

/// Rows of every kind, by chance that is the same every time. They are of a form that travels, and
/// need not be allowed.
struct SampleGolf {
  var lots: Lots

  init(_ seed: UInt64) { lots = Lots(seed) }

  // MARK: Small things

  static func user(_ number: UInt64) -> UserID {
    UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | number)
  }

  static func round(_ number: UInt64) -> RoundID {
    RoundID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0000 | number)
  }

  /// One of a few people, so that rows have to do with each other.
  mutating func user() -> UserID { SampleGolf.user(UInt64(lots.below(6))) }
  mutating func round() -> RoundID { SampleGolf.round(UInt64(lots.below(4))) }

  mutating func id<Tag>() -> ID<Tag> { ID(high: lots.next(), low: lots.next()) }

  mutating func instant() -> Instant {
    Instant(milliseconds: 1_790_000_000_000 + Int64(lots.below(50)) * 60_000)
  }

  mutating func text() -> String {
    lots.pick([
      "", "Maya", "Kim", "O'Neil", "a \"quoted\"\n\\line", "김하나", "e\u{301}tude", "⛳️🏌🏽‍♀️",
      String(repeating: "x", count: 90),
    ])
  }

  mutating func maybe<Value>(_ value: Value) -> Value? { lots.chance(1, in: 3) ? nil : value }

  mutating func word<Word: CaseIterable>(_ type: Word.Type = Word.self) -> Word {
    lots.pick(Array(Word.allCases))
  }

  mutating func words<Word: CaseIterable>(_ type: Word.Type = Word.self) -> [Word] {
    var words: [Word] = []
    for word in Word.allCases where lots.chance(1, in: 2) { words.append(word) }
    return words
  }

  mutating func photo() -> MediaDigest? {
    let digits = Array("0123456789abcdef")
    var text = ""
    for _ in 0..<64 { text.append(lots.pick(digits)) }
    return lots.chance(1, in: 2) ? MediaDigest(text) : nil
  }

  mutating func point() -> GlobePoint {
    let latitude = lots.pick([-90_000_000, 90_000_000, 0, lots.below(180_000_001) - 90_000_000])
    let longitude = lots.pick([
      -180_000_000, 180_000_000, -1, lots.below(360_000_001) - 180_000_000,
    ])
    return GlobePoint(microLatitude: latitude, microLongitude: longitude)!
  }

  mutating func zone() -> Zone {
    lots.pick([
      Zone(name: "America/Los_Angeles", offset: -28_800), Zone(name: "Asia/Seoul", offset: 32_400),
      .utc,
    ])
  }

  mutating func day() -> CivilDate { CivilDate(dayNumber: lots.below(20_000)) }

  mutating func money() -> Money {
    Money(minor: lots.below(100_000_000), currency: lots.pick(["USD", "KRW", "EUR"]))
  }

  // MARK: Rows

  mutating func card() -> GolferCard {
    GolferCard(
      user: user(), name: text(), photo: photo(), tier: maybe(word()),
      badges: lots.chance(1, in: 2) ? [] : [.onTime, .respectful])
  }

  mutating func city() -> HomeCity { HomeCity(label: text(), point: point()) }

  mutating func homeCourse() -> HomeCourse { HomeCourse(id: id(), name: text(), city: text()) }

  mutating func profile() -> GolferProfile {
    var profile = GolferProfile(user: user(), createdAt: instant())
    for edit in profileEdits() { profile.apply(edit) }
    profile.birthYear = maybe(1950 + lots.below(60))
    profile.isHeld = lots.chance(1, in: 8)
    profile.isModerated = lots.chance(1, in: 8)
    profile.isPhotoHeld = lots.chance(1, in: 8)
    profile.heldPhoto = photo()
    profile.trust = maybe(mark())
    return profile
  }

  mutating func course() -> RoundCourse {
    let course: CourseID = id()
    return RoundCourse(name: text(), cityLabel: text(), point: point(), id: maybe(course))
  }

  mutating func price() -> RoundPrice {
    let (one, other) = (money(), money())
    return lots.pick([
      .unknown, .free, .estimate(one), .range(from: one, to: other), .range(from: one, to: nil),
      .range(from: nil, to: other), .range(from: nil, to: nil),
    ])
  }

  mutating func play() -> RoundPlay { RoundPlay(holes: maybe(word()), travel: maybe(word())) }

  mutating func requirements() -> RoundRequirements {
    var requirements = RoundRequirements()
    let youngest = 18 + lots.below(48)
    requirements.ages = youngest...(youngest + lots.below(66 - youngest))
    requirements.skills = words()
    requirements.genders = words()
    requirements.isEnforced = lots.chance(1, in: 2)
    return lots.chance(1, in: 3) ? RoundRequirements() : requirements
  }

  mutating func aRound(_ id: RoundID? = nil) -> Round {
    var round = Round(
      id: id ?? round(), host: card(), course: course(), startTime: instant(), zone: zone(),
      visibility: word(), joinPolicy: maybe(word()), requirements: requirements(), price: price(),
      message: text(), maxPlayers: 2 + lots.below(7), createdAt: instant())
    round.acceptedCount = 1 + lots.below(8)
    round.requestCount = lots.below(3)
    round.heldCount = lots.below(3)
    round.status = word()
    round.endedAt = maybe(instant())
    round.revision = lots.below(3)
    round.changedAt = maybe(instant())
    round.handedOverAt = lots.chance(1, in: 4) ? instant() : nil
    round.play = play()
    return round
  }

  mutating func member() -> RoundMember {
    var member = RoundMember(
      round: round(), card: card(), role: word(), status: word(), createdAt: instant())
    member.invitedBy = maybe(user())
    member.requestedAt = maybe(instant())
    member.invitedAt = maybe(instant())
    member.waitlistedAt = maybe(instant())
    member.requests = lots.below(4)
    member.isRefused = lots.chance(1, in: 4)
    member.hasLeftUnderWay = lots.chance(1, in: 4)
    let link = link()
    member.link = link.isEmpty ? nil : link
    member.updatedAt = instant()
    member.hostOfferedAt = lots.chance(1, in: 4) ? instant() : nil
    member.isFormerHosts = lots.chance(1, in: 4)
    return member
  }

  mutating func seat() -> RoundSeat {
    RoundSeat(round: round(), card: card(), role: word(), joinedAt: instant())
  }

  mutating func place() -> RoundPlace {
    var place = RoundPlace(
      user: user(), round: aRound(), role: word(), status: word(), updatedAt: instant())
    place.invitedBy = maybe(card())
    place.position = maybe(1 + lots.below(40))
    place.requests = lots.below(4)
    place.isRefused = lots.chance(1, in: 4)
    if lots.chance(1, in: 3) {
      place.sent = [RoundInvitation(card: card(), status: word(), at: instant())]
    }
    place.hostOfferedAt = lots.chance(1, in: 4) ? instant() : nil
    return place
  }

  mutating func message() -> ChatMessage {
    let content: ChatContent = lots.pick([
      .text(text(), photo: photo()), .text("Hello"), .system(word()), .redacted,
    ])
    return ChatMessage(
      id: ID(high: 7, low: UInt64(lots.below(40))), round: round(), sender: card(),
      content: content, writtenAt: instant(), receivedAt: maybe(instant()),
      isHeld: lots.chance(1, in: 8))
  }

  mutating func chat() -> ChatMetadata {
    var chat = ChatMetadata(user: user(), round: round())
    chat.lastReadAt = maybe(instant())
    chat.isMuted = lots.chance(1, in: 3)
    return chat
  }

  mutating func notification() -> GolfNotification {
    var notification = GolfNotification(
      id: ID(high: 8, low: UInt64(lots.below(40))), recipient: user(), kind: word(),
      createdAt: instant())
    notification.actor = maybe(card())
    notification.actorCount = 1 + lots.below(4)
    if notification.actorCount > 1 {
      notification.counted = [SampleGolf.user(1), SampleGolf.user(2)]
    }
    notification.round = maybe(round())
    notification.course = text()
    notification.startTime = maybe(instant())
    notification.zone = maybe(zone())
    notification.text = text()
    notification.isRead = lots.chance(1, in: 2)
    notification.updatedAt = instant()
    return notification
  }

  mutating func settings() -> GolfSettings {
    var settings = GolfSettings(user: user())
    for setting in self.settingChanges() where lots.chance(1, in: 2) { settings.apply(setting) }
    return settings
  }

  mutating func follow() -> Follow {
    Follow(
      follower: user(), followee: card(), isMutual: lots.chance(1, in: 2), createdAt: instant())
  }

  mutating func block() -> Block { Block(owner: user(), blocked: card(), blockedAt: instant()) }

  mutating func target() -> ReportTarget {
    lots.pick([
      .round(round()), .message(id(), in: round()), .golfer(user()), .post(id()), .comment(id()),
      .feedback(round(), about: user()),
    ])
  }

  mutating func report() -> Report {
    var report = Report(
      reporter: maybe(user()), target: target(), reported: user(), reason: word(),
      priority: word(), text: text(), context: text(), createdAt: instant())
    report.status = word()
    report.closedAt = maybe(instant())
    return report
  }

  mutating func link() -> RoundLink {
    RoundLink(inviter: maybe(user()), source: lots.pick(["share", "code", ""]))
  }

  mutating func post() -> GolfPost {
    var post = GolfPost(id: id(), author: user(), createdAt: instant())
    for edit in postEdits() { post.apply(edit) }
    let course: CourseID = id()
    post.course = maybe(course)
    post.city = text()
    post.isEdited = lots.chance(1, in: 3)
    post.isHeld = lots.chance(1, in: 8)
    post.deletedAt = maybe(instant())
    return post
  }

  mutating func comment() -> GolfComment {
    let parent: CommentID = id()
    return GolfComment(
      id: id(), post: id(), author: user(), text: text(), parent: maybe(parent),
      replyTo: maybe(user()), isEdited: lots.chance(1, in: 3), isHeld: lots.chance(1, in: 8),
      isHidden: lots.chance(1, in: 8), isDeleted: lots.chance(1, in: 8), createdAt: instant())
  }

  mutating func liked() -> LikeTarget { lots.pick([.post(id()), .comment(id())]) }

  mutating func like() -> GolfLike {
    GolfLike(user: user(), target: liked(), createdAt: instant())
  }

  mutating func answer() -> FeedbackAnswer {
    lots.pick([
      .well([user(), user()], maybe(lots.chance(1, in: 2))), .well([], nil), .skipped, .declined,
      .issues([PersonIssue(user: user(), kinds: words(), comment: text())]), .issues([]),
    ])
  }

  mutating func feedback() -> RoundFeedback {
    RoundFeedback(
      id: id(), round: round(), reviewer: maybe(user()), answer: answer(),
      isYoung: lots.chance(1, in: 4), isDoubted: lots.chance(1, in: 4), at: instant())
  }

  mutating func feedbackRound() -> FeedbackRound {
    FeedbackRound(
      id: round().retagged(), startTime: instant(), zone: zone(), completedAt: instant(),
      players: [user(), user()], countedAt: maybe(instant()))
  }

  mutating func feedbackDue() -> FeedbackDue {
    FeedbackDue(
      user: user(), round: round(), course: text(), zone: zone(), others: [card(), card()],
      until: instant(), isReminded: lots.chance(1, in: 2))
  }

  mutating func mark() -> TrustMark {
    TrustMark(
      tier: word(), badges: words(), rounds: lots.below(40),
      share: maybe(5 * lots.below(21)))
  }

  mutating func trust() -> GolferTrust {
    GolferTrust(
      user: user(), mark: mark(), tips: words(), coolingOffUntil: maybe(instant()),
      tierAt: maybe(instant()), shareAt: maybe(instant()), publishedAt: instant())
  }

  /// A row of any kind.
  mutating func entity() -> TeePalsEntity {
    switch word(TeePalsEntity.Kind.self) {
    case .profile: .profile(profile())
    case .secret: .secret(PrivateGolferProfile(user: user(), birthDate: maybe(day())))
    case .settings: .settings(settings())
    case .round: .round(aRound())
    case .member: .member(member())
    case .seat: .seat(seat())
    case .place: .place(place())
    case .message: .message(message())
    case .chat: .chat(chat())
    case .notification: .notification(notification())
    case .follow: .follow(follow())
    case .block: .block(block())
    case .report: .report(report())
    case .act: .act(LimitedAct(id: id(), user: user(), action: word(), at: instant()))
    case .post: .post(post())
    case .comment: .comment(comment())
    case .like: .like(like())
    case .feedbackRound: .feedbackRound(feedbackRound())
    case .feedback: .feedback(feedback())
    case .feedbackDue: .feedbackDue(feedbackDue())
    case .trust: .trust(trust())
    }
  }
}
