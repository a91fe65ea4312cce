import Calendar
import Core
import TeePalsDomain
import TeePalsServer
import Testing

@Suite("What a message to a browser says (specification §13)")
struct GolfPushWordsTests {
  /// Noon of March 1, 2026 in UTC; the round begins on March 6 at 8:00 AM in Los Angeles.
  private static let now = Instant(milliseconds: 1_772_366_400_000)
  private static let start = Instant(milliseconds: 1_772_812_800_000)

  private static func notification(
    _ kind: NotificationKind, _ text: String = "", actors: Int = 1
  ) -> GolfNotification {
    var news = GolfNotification(
      id: GolfNotificationID(high: 1, low: 1), recipient: UserID(high: 1, low: 1), kind: kind,
      createdAt: now)
    news.actor = GolferCard(user: UserID(high: 1, low: 2), name: "Ben O.")
    news.actorCount = actors
    news.course = "Riverwalk Golf Club"
    news.startTime = start
    news.zone = Zone(name: "America/Los_Angeles", offset: -28_800)
    news.text = text
    return news
  }

  private static func words(_ news: GolfNotification, _ language: String = "en") -> String {
    let words = GolfPushWords(news, language: language, at: now)
    return words.title + " | " + words.body
  }

  private static let place = compactCourseName("Riverwalk Golf Club")

  struct Row: Sendable {
    let news: GolfNotification
    let english: String
    let korean: String
  }

  static let rows: [Row] = [
    Row(
      news: notification(.roundJoinRequest),
      english: "Join request | Ben O. asks to join: \(place) (Mar 6)",
      korean: "참여 요청 | Ben O. 님이 참여를 요청했어요: \(place) (3월 6일)"),
    Row(
      news: notification(.roundInvitation),
      english: "Round invitation | Ben O. invites you: \(place) (Mar 6)",
      korean: "라운드 초대 | Ben O. 님이 초대했어요: \(place) (3월 6일)"),
    Row(
      news: notification(.memberJoined, actors: 3),
      english: "New player | Ben O. and 2 others joined: \(place) (Mar 6)",
      korean: "새 참여자 | Ben O. 님 외 2명이 참여했어요: \(place) (3월 6일)"),
    Row(
      news: notification(.memberLeft, actors: 2),
      english: "A player left | Ben O. and 1 other left: \(place) (Mar 6)",
      korean: "참여 취소 | Ben O. 님 외 1명이 나갔어요: \(place) (3월 6일)"),
    Row(
      news: notification(.roundCancelled),
      english: "Round canceled | \(place) (Mar 6) was canceled",
      korean: "라운드 취소 | \(place) (3월 6일) 라운드가 취소되었어요"),
    Row(
      news: notification(.roundUpdated, ChatNotice.timeChanged.rawValue),
      english: "Round updated | Time updated: \(place) (Mar 6)",
      korean: "라운드 변경 | 시간이 바뀌었어요: \(place) (3월 6일)"),
    Row(
      news: notification(.roundUpdated, ChatNotice.courseChanged.rawValue),
      english: "Round updated | Course changed: \(place) (Mar 6)",
      korean: "라운드 변경 | 골프장이 바뀌었어요: \(place) (3월 6일)"),
    Row(
      news: notification(.roundUpdated, ChatNotice.timeAndCourseChanged.rawValue),
      english: "Round updated | Time and course updated: \(place) (Mar 6)",
      korean: "라운드 변경 | 시간과 골프장이 바뀌었어요: \(place) (3월 6일)"),
    Row(
      news: notification(.roundChatMessage, "See you"),
      english: "\(place) • Mar 6 | Ben O.: See you",
      korean: "\(place) • 3월 6일 | Ben O.: See you"),
    Row(
      news: notification(.userFollowed, actors: 2),
      english: "New follower | Ben O. and 1 other follow you",
      korean: "새 팔로워 | Ben O. 님 외 1명이 팔로우해요"),
    Row(
      news: notification(.tier2Reminder, ProfileReminder.skill.rawValue),
      english: "Finish your profile | Add your skill level to join rounds",
      korean: "프로필 완성하기 | 실력을 입력하면 라운드에 참여할 수 있어요"),
    Row(
      news: notification(.tier2Reminder),
      english: "Finish your profile | Add a photo to join rounds",
      korean: "프로필 완성하기 | 사진을 추가하면 라운드에 참여할 수 있어요"),
    Row(
      news: notification(.userFollowed), english: "New follower | Ben O. follows you",
      korean: "새 팔로워 | Ben O. 님이 팔로우해요"),
    Row(
      news: notification(.postUpvoted, "Links", actors: 3),
      english: "New like | Ben O. and 2 others liked your post: Links",
      korean: "새 좋아요 | Ben O. 님 외 2명이 게시물을 좋아해요: Links"),
    Row(
      news: notification(.commentReplied, "So it was"),
      english: "New reply | Ben O. replied: So it was",
      korean: "새 답글 | Ben O. 님이 답글을 남겼어요: So it was"),
    Row(
      news: notification(.roundHandover),
      english: "Will you host? | Ben O. asks you to host: \(place) (Mar 6)",
      korean: "호스트를 맡을까요? | Ben O. 님이 호스트를 부탁했어요: \(place) (3월 6일)"),
    Row(
      news: notification(.handoverAccepted),
      english: "New host | Ben O. is the host now: \(place) (Mar 6)",
      korean: "새 호스트 | 이제 Ben O. 님이 호스트예요: \(place) (3월 6일)"),
    Row(
      news: notification(.handoverDeclined),
      english: "You stay the host | Ben O. can't host: \(place) (Mar 6)",
      korean: "계속 호스트예요 | Ben O. 님이 호스트를 맡을 수 없대요: \(place) (3월 6일)"),
  ]

  @Test("which round, on which day, and what is new about it", arguments: rows)
  func table(_ row: Row) {
    #expect(Self.words(row.news) == row.english)
    #expect(Self.words(row.news, "ko") == row.korean)
  }

  @Test("nothing is left open, and no language speaks the other's words")
  func every() {
    for kind in NotificationKind.allCases {
      let (english, korean) = (
        GolfPushWords(Self.notification(kind), language: "en", at: Self.now),
        GolfPushWords(Self.notification(kind), language: "ko", at: Self.now)
      )
      for words in [english, korean] {
        #expect(!words.title.isEmpty && !words.body.isEmpty, "\(kind.rawValue)")
        #expect(!words.body.contains("()") && !words.body.contains("  "), "\(kind.rawValue)")
      }
      #expect(english.body != korean.body, "\(kind.rawValue)")
    }
  }

  @Test("a round whose day is not known is named by its course alone")
  func unknownDay() {
    var news = Self.notification(.roundCancelled)
    news.startTime = nil
    #expect(Self.words(news) == "Round canceled | \(Self.place) was canceled")
  }
}
