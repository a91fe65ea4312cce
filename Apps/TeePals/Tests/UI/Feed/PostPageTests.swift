import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing
import Wire

/// The page of a post, and what is said there.
@Suite struct PostPageTests {
  private static let olga = GolferCard(user: GolferPhone.me, name: "Olga R.")
  private static let id = PostID(high: 8, low: 1)

  private func opened(
    _ comments: (GolferPhone) -> [ShownComment] = { _ in [] },
    _ language: Language = .english
  ) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.post(Self.id, nil))
    phone.told(phone.shown(), comments(phone))
    return phone
  }

  private func written(_ phone: GolferPhone) -> [GolfComment] {
    phone.commands.compactMap { command in
      if case .comment(let comment) = command { comment } else { nil }
    }
  }

  @Test func itIsAskedForAndShownWithWhatIsSaid() {
    var phone = GolferPhone()
    phone.go(.post(Self.id, nil))
    #expect(phone.html.contains("skeleton"))
    let reply = phone.said(2, "Three at the last", by: GolferPhone.maya, minutes: 10)
    phone.told(phone.shown(comments: 2), [phone.said(1, "Which club?", replies: [reply])])
    let html = phone.html
    #expect(html.contains("Two clubs more.") && html.contains("Comments · 2"))
    #expect(html.contains("Which club?") && html.contains("tee-replies"))
    #expect(html.contains("Three at the last") && html.contains("Join the conversation…"))
  }

  @Test func whatIsNotThereIsSaid() {
    var phone = GolferPhone()
    let path = "/api/golf/posts/" + Self.id.description
    phone.go(.post(Self.id, nil))
    phone.fire(path, .http(status: 500, body: ""))
    #expect(phone.html.contains("Something went wrong"))
    phone.comments(.retried)
    phone.fire(path, .http(status: 404, body: #"{"code":"notFound"}"#))
    #expect(phone.html.contains("This post is no longer available"))
    #expect(phone.html.contains("Go to the feed") && !phone.html.contains("tee-comment-field"))
  }

  @Test func nothingSaidYetIsSaid() { #expect(opened().html.contains("No comments yet")) }

  @Test func itIsThereWithoutAConnection() {
    var phone = opened { phone in [phone.said(1, "Which club?")] }
    phone.pass(minutes: 130)
    phone.reload(.post(Self.id, nil))
    #expect(phone.html.contains("Which club?"), "at once")
    phone.fire("/api/golf/posts/" + Self.id.description, .failed("offline"))
    #expect(phone.html.contains("Offline. The post from 2 hours ago."))
    #expect(phone.html.contains("Two clubs more.") && phone.html.contains("Which club?"))
  }

  @Test func earlierRepliesAreAskedFor() {
    var phone = GolferPhone()
    phone.go(.post(Self.id, nil))
    var first = phone.said(1, "First", replies: [phone.said(3, "The last")])
    (first.earlier, first.next) = (1, "n")
    phone.told(phone.shown(), [first])
    #expect(phone.html.contains("1 more reply"))
    phone.comments(.repliesWanted(first.id))
    let path =
      "/api/golf/posts/" + Self.id.description + "/comments?under=" + first.id.description
      + "&cursor=n"
    #expect(phone.paths.last == path)
    let page = CommentPage(comments: [
      phone.said(1, "First", replies: [phone.said(2, "The one before")])
    ])
    phone.fire(path, .http(status: 200, body: page.json.text))
    let html = phone.html
    #expect(html.contains("The one before") && html.contains("The last"))
    #expect(!html.contains("more reply"))
  }

  @Test func aCommentIsLedToAndTinted() {
    var phone = GolferPhone()
    let wanted = phone.said(2, "On the next page")
    phone.go(.post(Self.id, wanted.id))
    phone.told(phone.shown(), [phone.said(1, "First")], next: "n")
    let path = "/api/golf/posts/" + Self.id.description + "/comments?cursor=n"
    #expect(phone.paths.last == path)
    let page = CommentPage(comments: [wanted])
    phone.fire(path, .http(status: 200, body: page.json.text))
    #expect(phone.focused == "tee-comment-" + wanted.id.description)
    #expect(phone.html.contains("tee-comment tinted"))
    phone.fire("golf.comment")
    #expect(!phone.html.contains("tinted"))
  }

  @Test func aCommentThatIsGoneIsSaid() {
    var phone = GolferPhone()
    phone.go(.post(Self.id, CommentID(high: 6, low: 9)))
    phone.told(phone.shown(), [phone.said(1, "First")])
    #expect(phone.html.contains("This comment is no longer available."))
  }

  @Test func aCommentIsThereAtOnceAndMarked() throws {
    var phone = opened()
    phone.comments(.typed("  Nice  "))
    phone.comments(.sent)
    let comment = try #require(written(phone).last)
    #expect(comment.text == "Nice" && comment.parent == nil && phone.rejections.isEmpty)
    phone.state.unsentPosts = UnsentPosts([.comment(comment)])
    #expect(phone.html.contains(">Nice<") && phone.html.contains("Sending"))
    #expect(phone.html.contains("Comments · 1") && phone.state.route == .post(Self.id, nil))
  }

  @Test func blanksAndTooMuchAreNotSent() {
    var phone = opened()
    phone.comments(.typed(" \n "))
    phone.comments(.sent)
    phone.comments(.typed(String(repeating: "x", count: PostLimits.comment + 2)))
    #expect(phone.html.contains("2 characters too many"))
    phone.comments(.sent)
    #expect(phone.commands.isEmpty)
  }

  @Test func aReplyToAReplyHangsOnTheSameComment() throws {
    var phone = opened { phone in
      [phone.said(1, "Which club?", replies: [phone.said(2, "Three", by: GolferPhone.maya)])]
    }
    phone.comments(.replyWanted(CommentID(high: 6, low: 2)))
    #expect(phone.html.contains("Replying to Maya K.") && phone.focused == "tee-comment-field")
    phone.comments(.typed("Really?"))
    phone.comments(.sent)
    let comment = try #require(written(phone).last)
    #expect(comment.parent == CommentID(high: 6, low: 2))
    let html = phone.html
    let replies = try #require(html.firstRange(of: "tee-replies"))
    let own = try #require(html.firstRange(of: "Really?"))
    #expect(replies.lowerBound < own.lowerBound && html.contains("@Maya K."))
    #expect(!html.contains("Replying to"))
  }

  @Test func aRefusedCommentStaysToBeSentAgain() throws {
    var phone = opened()
    phone.comments(.typed("Nice"))
    phone.comments(.sent)
    let comment = try #require(written(phone).last)
    phone.refuse(.comment(comment), .rateLimited(seconds: 60), undoing: .comment(comment))
    #expect(phone.html.contains(">Nice<") && phone.html.contains("Send again"))
    phone.comments(.againWanted(comment.id))
    #expect(written(phone).map { sent in sent.id } == [comment.id, comment.id])
    phone.fire("golf.discard." + GolferPhone.refusedID.description)
    #expect(!phone.html.contains("Send again"))
  }

  @Test func onesOwnCommentIsChangedAndDeleted() throws {
    var phone = opened()
    phone.comments(.typed("Nice"))
    phone.comments(.sent)
    let id = try #require(written(phone).last).id
    phone.comments(.menuOpened(id))
    #expect(phone.html.contains("Comment by Olga R."))
    phone.comments(.editWanted(id))
    #expect(phone.html.contains("Editing your comment"))
    phone.comments(.typed("Very nice"))
    phone.comments(.sent)
    #expect(phone.commands.last == .editComment(id, "Very nice", was: "Nice"))
    #expect(phone.html.contains("Very nice") && phone.html.contains("Edited"))
    phone.comments(.deletionAsked(id))
    #expect(phone.html.contains("Delete this comment?"))
    phone.comments(.deleted(id))
    #expect(phone.commands.last == .deleteComment(id))
    #expect(!phone.html.contains("Very nice") && phone.rejections.isEmpty)
  }

  @Test func whoWroteThePostHidesWhatIsSaidThere() {
    var phone = GolferPhone()
    phone.put(.post(phone.shown(by: Self.olga).post))
    phone.load()
    phone.go(.post(Self.id, nil))
    phone.told(phone.shown(by: Self.olga), [phone.said(1, "Rude")])
    let id = CommentID(high: 6, low: 1)
    phone.comments(.menuOpened(id))
    #expect(phone.html.contains("Hide from everybody"))
    phone.comments(.hidingAsked(id))
    phone.comments(.hidden(id))
    #expect(phone.commands == [.hideComment(id)] && phone.html.contains("Hidden by you"))
  }

  @Test func whoLikesItIsListed() {
    var phone = GolferPhone()
    phone.go(.post(Self.id, nil))
    phone.told(phone.shown(likes: 2))
    phone.feed(.likersWanted(Self.id))
    let path = "/api/golf/posts/" + Self.id.description + "/likes"
    #expect(phone.html.contains("Liked by") && phone.paths.last == path)
    let page = LikePage(golfers: [GolferPhone.noah], next: "n")
    phone.fire(path, .http(status: 200, body: page.json.text))
    #expect(phone.html.contains("Noah B.") && phone.html.contains("Show more"))
    phone.feed(.likersExtended)
    let rest = LikePage(golfers: [GolferPhone.noah, Self.olga])
    phone.fire(path + "?cursor=n", .http(status: 200, body: rest.json.text))
    #expect(phone.html.ranges(of: ">Noah B.<").count == 1 && phone.html.contains("Olga R."))
    phone.feed(.coverClosed)
    #expect(!phone.html.contains("Liked by"))
  }

  @Test func howSomebodyIsToPlayWithIsBesideTheirName() {
    var regular = GolferPhone.noah
    (regular.tier, regular.badges) = (.trusted, [.onTime])
    var phone = GolferPhone()
    phone.go(.post(Self.id, nil))
    // Of Maya nothing is published yet.
    let comments = [
      phone.said(1, "Which club?", by: regular), phone.said(2, "Two", by: GolferPhone.maya),
    ]
    phone.told(phone.shown(by: regular), comments)
    #expect(phone.html.ranges(of: ">Trusted<").count == 2)
    #expect(!phone.html.contains(">On-Time<"), "where somebody plays, not where they write")
    phone.feed(.likersWanted(Self.id))
    let page = LikePage(golfers: [regular])
    let path = "/api/golf/posts/" + Self.id.description + "/likes"
    phone.fire(path, .http(status: 200, body: page.json.text))
    #expect(phone.html.ranges(of: ">Trusted<").count == 3)
  }

  @Test func aDeletedCommentWithAnswersIsNobodys() {
    let phone = opened { phone in
      [phone.said(1, "", by: nil, replies: [phone.said(2, "Three")])]
    }
    #expect(phone.html.contains("[Comment deleted]") && phone.html.contains("Three"))
  }

  @Test func nobodyIsAnsweredWhoCannotAnswer() {
    var phone = GolferPhone()
    var shown = phone.shown()
    shown.isClosed = true
    phone.go(.post(Self.id, nil))
    phone.told(shown, [phone.said(1, "Which club?")])
    #expect(phone.html.contains("No more likes and comments here"))
    #expect(!phone.html.contains("tee-comment-field") && !phone.html.contains(">Reply<"))
  }

  @Test func toSeeAPostIsToReadWhatIsToldOfIt() {
    var phone = GolferPhone()
    let id = GolfNotificationID(high: 7, low: 1)
    var told = GolfNotification(
      id: id, recipient: GolferPhone.me, kind: .postCommented, createdAt: phone.instant)
    told.actor = GolferPhone.maya
    (told.post, told.comment) = (Self.id, CommentID(high: 6, low: 1))
    phone.put(.notification(told))
    phone.load()
    phone.go(.notifications)
    phone.inbox(.opened(id))
    #expect(phone.state.route == .post(Self.id, CommentID(high: 6, low: 1)))
    #expect(phone.replica.notification(id)?.isRead == true)
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var phone = opened(
      { phone in [phone.said(1, "A", replies: [phone.said(2, "B", by: GolferPhone.maya)])] },
      language)
    var pages = [phone.html]
    phone.comments(.replyWanted(CommentID(high: 6, low: 2)))
    pages.append(phone.html)
    phone.comments(.menuOpened(CommentID(high: 6, low: 1)))
    pages.append(phone.html)
    phone.feed(.coverClosed)
    phone.comments(.typed("Nice"))
    phone.comments(.sent)
    pages.append(phone.html)
    if let comment = written(phone).last {
      phone.refuse(.comment(comment), .closed, undoing: .comment(comment))
    }
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
