import Calendar
import Core
import Design
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// The feed: asking, pages, what is new, and what is left without a connection.
@Suite struct FeedTests {
  private func opened(_ language: Language = .english) -> GolferPhone {
    var phone = GolferPhone(language: language)
    phone.go(.feed)
    return phone
  }

  @Test func cardsSayWhatThereIsToSay() {
    var phone = opened()
    #expect(phone.feeds == ["/api/golf/feed?filter=all&ranking=decayed"])
    #expect(phone.html.contains("Loading posts"))
    var shown = phone.shown(likes: 3, comments: 2)
    shown.post.isEdited = true
    shown.post.visibility = .friends
    shown.post.tags = ["links", "wind"]
    shown.post.photos = [GolfWorld.photo].compactMap { photo in photo }
    shown.round = LinkedRound(
      id: RoundID(high: 9, low: 1), course: "Riverwalk Golf & Country Club",
      startTime: phone.instant, zone: GolferPhone.losAngeles, status: .completed)
    phone.fed([shown])
    let html = phone.html
    #expect(html.contains("Wind at the links") && html.contains("Maya K."))
    #expect(html.contains("1 h ago · Edited · Friends") && html.contains("#links #wind"))
    #expect(html.contains("3 likes") && html.contains("2 comments"))
    #expect(html.contains("Riverwalk G&amp;CC") && html.contains("Photo by Maya K."))
    #expect(html.contains("You have seen everything.") && html.contains("Find golfers"))
  }

  @Test func numbersOfNothingAreNotShown() {
    var phone = opened()
    phone.fed([phone.shown()])
    #expect(phone.html.contains("0 likes") && !phone.html.contains(">0<"))
  }

  @Test func filterAndOrderAreAskedForAndKept() {
    var phone = opened()
    phone.fed([phone.shown(1, "For all")])
    phone.feed(.filterChosen(.friends))
    #expect(phone.feeds.last == "/api/golf/feed?filter=friends&ranking=decayed")
    #expect(!phone.html.contains("For all"))
    phone.fed([phone.shown(2, "Among friends")])
    #expect(phone.html.contains("Among friends"))
    phone.feed(.rankingChosen(.newest))
    #expect(phone.feeds.last == "/api/golf/feed?filter=friends&ranking=newest")
    phone.fed([])
    #expect(phone.html.contains("No posts from friends yet"))
    // What was read stays where it was.
    phone.feed(.rankingChosen(.decayed))
    #expect(phone.feeds.count == 3 && phone.html.contains("Among friends"))
  }

  @Test func onePageFollowsTheOtherAndNothingComesTwice() {
    var phone = opened()
    phone.fed([phone.shown(1), phone.shown(2, "Second")], next: "a/b")
    #expect(phone.html.contains("Show more") && !phone.html.contains("seen everything"))
    phone.feed(.extended)
    #expect(phone.feeds.last?.hasSuffix("&cursor=a%2Fb") == true)
    phone.feed(.extended)
    #expect(phone.feeds.count == 2, "one at a time")
    phone.fed([phone.shown(2, "Second"), phone.shown(3, "Third")])
    let html = phone.html
    #expect(html.ranges(of: ">Second<").count == 1 && html.contains("Third"))
    #expect(html.contains("You have seen everything."))
  }

  @Test func whatIsNewIsSaidAndMovesNothing() {
    var phone = opened()
    phone.fed([phone.shown(1, "Being read")])
    #expect(phone.news.isEmpty)
    phone.pass(minutes: 1)
    phone.send(.inner(.tick))
    let since = phone.instant.advanced(byMilliseconds: -60_000).milliseconds
    #expect(phone.news == ["/api/golf/feed/new?since=\(since)&filter=all"])
    let before = phone.html
    phone.fire(phone.news.last ?? "", .http(status: 200, body: #"{"count":3}"#))
    #expect(phone.html.contains("3 new posts") && phone.html.contains("Being read"))
    #expect(phone.feeds.count == 1 && !before.contains("new posts"))
    phone.feed(.refreshed)
    #expect(phone.requests.contains(.scroll(elementID: "tee-feed-page", top: 0)))
    phone.fed([phone.shown(2, "Newer"), phone.shown(1, "Being read")])
    #expect(phone.html.contains("Newer") && !phone.html.contains("new posts"))
    // Nobody looks.
    phone.send(.inner(.becameHidden))
    phone.send(.inner(.tick))
    #expect(phone.news.count == 1)
    phone.send(.inner(.becameVisible))
    #expect(phone.news.count == 2 && phone.feeds.count == 2)
    phone.go(.rounds)
    phone.send(.inner(.tick))
    #expect(phone.news.count == 2)
  }

  @Test func comingBackFromAPostLeadsToItInTheList() {
    var phone = opened()
    let second = phone.shown(2, "Second")
    phone.fed([phone.shown(1), second])
    phone.go(.post(second.post.id, nil))
    phone.told(second)
    phone.send(.view(.closed))
    #expect(phone.state.route == .feed && phone.feeds.count == 1)
    #expect(phone.focused == "tee-post-" + second.post.id.description + "-link")
    #expect(phone.html.contains("id=\"" + (phone.focused ?? "") + "\""))
  }

  @Test func manyNewPostsAreNotCounted() {
    var phone = opened()
    phone.fed([phone.shown()])
    phone.send(.inner(.tick))
    phone.fire(
      phone.news.last ?? "", .http(status: 200, body: #"{"count":\#(FeedNews.most)}"#))
    #expect(phone.html.contains("20+ new posts"))
  }

  @Test func whatWasReadIsThereWithoutAConnection() {
    var phone = opened()
    phone.fed([phone.shown()], next: "more")
    phone.pass(minutes: 130)
    phone.reload(.feed)
    #expect(phone.html.contains("Wind at the links"), "at once")
    phone.failedFeed(.failed("offline"))
    let html = phone.html
    #expect(html.contains("Offline. Posts from 2 hours ago.") && !html.contains("Show more"))
    #expect(html.contains("Wind at the links") && !html.contains("seen everything"))
    phone.feed(.refreshed)
    phone.failedFeed(.http(status: 500, body: ""))
    #expect(phone.html.contains("Try again") && phone.html.contains("Wind at the links"))
    phone.feed(.failureDismissed)
    #expect(!phone.html.contains("Try again"))
  }

  @Test func nothingAndTroubleAreSaid() {
    var phone = opened()
    phone.failedFeed(.failed("offline"))
    #expect(phone.html.contains("No posts on this device"))
    phone.feed(.refreshed)
    phone.failedFeed(.http(status: 500, body: ""))
    #expect(phone.html.contains("Something went wrong") && phone.html.contains("Try again"))
    phone.feed(.refreshed)
    phone.fed([])
    #expect(phone.html.contains("No posts yet") && phone.html.contains("Write a post"))
  }

  @Test func itIsSaidWhyAPostIsThere() {
    var phone = opened()
    var shown = phone.shown()
    shown.reason = FeedReason(
      bucket: .trending, age: 2, freshness: 0.925, engagement: 0.5, total: 1.425)
    phone.fed([shown])
    // The page of the post does not say it; the feed does again.
    phone.go(.post(shown.post.id, nil))
    phone.told(phone.shown())
    phone.feed(.menuOpened(shown.post.id))
    #expect(!phone.html.contains("Why am I seeing this?"))
    phone.send(.view(.closed))
    phone.feed(.menuOpened(shown.post.id))
    #expect(phone.html.contains("Why am I seeing this?"))
    phone.feed(.whyOpened(shown.post.id))
    let html = phone.html
    #expect(html.contains("Golfers are talking about it."))
    #expect(html.contains("0.50") && html.contains("Likes and comments"))
    #expect(!html.contains("Your city"))
    phone.back()
    #expect(!phone.html.contains("Golfers are talking about it."))
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var phone = opened(language)
    var pages = [phone.html]
    var shown = phone.shown(1, likes: 2, comments: 1)
    shown.post.text = String(repeating: "A long line. ", count: 40)
    shown.reason = FeedReason(bucket: .recent, freshness: 1, total: 1)
    let own = phone.shown(2, "My own", by: GolferCard(user: GolferPhone.me, name: "Olga R."))
    phone.fed([shown, own], next: "x")
    pages.append(phone.html)
    for id in [shown.post.id, own.post.id] {
      phone.feed(.menuOpened(id))
      pages.append(phone.html)
    }
    for action in [FeedAction.whyOpened(shown.post.id), .deletionAsked(own.post.id)] {
      phone.feed(action)
      pages.append(phone.html)
    }
    phone.feed(.coverClosed)
    phone.feed(.refreshed)
    phone.failedFeed(.failed("offline"))
    pages.append(phone.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}
