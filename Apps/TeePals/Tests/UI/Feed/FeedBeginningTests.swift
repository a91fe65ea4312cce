import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

/// The feed as it begins: a screen full, and then the rest.
@Suite struct FeedBeginningTests {
  /// A feed of five posts that was read.
  private func read() -> GolferPhone {
    var phone = GolferPhone()
    phone.go(.feed)
    phone.fed((1...5).map { number in phone.shown(number, "Post \(number).") }, next: "more")
    return phone
  }

  /// The numbers of the posts that are drawn.
  private func drawn(_ phone: GolferPhone) -> [Int] {
    let html = phone.html
    return (1...5).filter { number in html.contains("Post \(number).") }
  }

  @Test func comingByTheTabTheRestFollows() {
    var phone = read()
    #expect(drawn(phone) == [1, 2, 3, 4, 5], "of an answer everything is shown")
    phone.go(.notifications)
    phone.go(.feed)
    #expect(drawn(phone) == [1, 2, 3] && !phone.html.contains("Show more"))
    // Whoever was further down is led there once it is there.
    #expect(phone.html.contains("aria-busy=\"true\""))
    phone.fire("golf.feed")
    #expect(drawn(phone) == [1, 2, 3, 4, 5] && phone.html.contains("Show more"))
    #expect(!phone.html.contains("aria-busy=\"true\""))
  }

  @Test func comingBackEverythingIsThereAtOnce() {
    var phone = read()
    phone.go(.post(phone.shown(5).post.id, nil))
    phone.go(.feed)
    #expect(drawn(phone) == [1, 2, 3, 4, 5])
    phone.go(.golfer(GolferPhone.maya.user))
    phone.go(.feed)
    #expect(drawn(phone) == [1, 2, 3, 4, 5])
  }

  @Test func fewPostsAreDrawnAtOnce() {
    var phone = GolferPhone()
    phone.go(.feed)
    phone.fed((1...3).map { number in phone.shown(number, "Post \(number).") })
    phone.go(.notifications)
    phone.go(.feed)
    #expect(drawn(phone) == [1, 2, 3] && phone.html.contains("You have seen everything."))
  }
}
