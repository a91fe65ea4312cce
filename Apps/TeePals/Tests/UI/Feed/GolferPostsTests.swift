import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What a golfer wrote: somebody else's posts, and one's own.
@Suite struct GolferPostsTests {
  private static let olga = GolferCard(user: GolferPhone.me, name: "Olga R.")

  private func path(_ user: UserID) -> String {
    "/api/golf/golfers/" + user.description + "/posts"
  }

  @Test func somebodysPostsAreReadPageByPage() {
    var phone = GolferPhone()
    phone.go(.posts(GolferPhone.other))
    #expect(phone.html.contains("Loading posts"))
    phone.listed(path(GolferPhone.other), [phone.shown()], next: "n")
    #expect(phone.html.contains("Wind at the links") && phone.html.contains("Show more"))
    phone.feed(.listExtended)
    phone.listed(
      path(GolferPhone.other) + "?cursor=n", [phone.shown(), phone.shown(2, "Second")])
    #expect(phone.html.ranges(of: ">Wind at the links<").count == 1)
    #expect(phone.html.contains("Second") && !phone.html.contains("Show more"))
  }

  @Test func nothingAndTroubleAreSaid() {
    var phone = GolferPhone()
    phone.go(.posts(GolferPhone.other))
    phone.fire(path(GolferPhone.other), .failed("offline"))
    #expect(phone.html.contains("No posts on this device"))
    phone.feed(.listRetried)
    phone.fire(path(GolferPhone.other), .http(status: 404, body: ""))
    #expect(phone.html.contains("Profile not found"))
    phone.feed(.listRetried)
    phone.listed(path(GolferPhone.other), [])
    #expect(phone.html.contains("No posts yet"))
  }

  @Test func whatWasReadIsThereWithoutAConnection() {
    var phone = GolferPhone()
    phone.go(.posts(GolferPhone.other))
    phone.listed(path(GolferPhone.other), [phone.shown()])
    phone.pass(minutes: 130)
    phone.reload(.posts(GolferPhone.other))
    phone.fire(path(GolferPhone.other), .failed("offline"))
    #expect(phone.html.contains("Offline. Posts from 2 hours ago."))
    #expect(phone.html.contains("Wind at the links"))
  }

  @Test func onesOwnAreOnTheDevice() {
    var phone = GolferPhone()
    phone.put(.post(phone.shown(1, "Mine", by: Self.olga).post))
    phone.load()
    phone.go(.profile)
    #expect(phone.html.contains("My posts"))
    phone.go(.posts(GolferPhone.me))
    #expect(phone.html.contains(">Mine<"), "at once")
    phone.fire(path(GolferPhone.me), .failed("offline"))
    #expect(phone.html.contains(">Mine<"))
    phone.feed(.listRetried)
    phone.listed(path(GolferPhone.me), [phone.shown(1, "Mine", by: Self.olga, likes: 4)])
    #expect(phone.html.ranges(of: ">Mine<").count == 1 && phone.html.contains("4 likes"))
  }

  @Test func aProfileLeadsToThem() {
    var phone = GolferPhone()
    phone.go(.golfer(GolferPhone.other))
    phone.fire(
      "/api/golf/golfers/" + GolferPhone.other.description,
      .http(status: 200, body: GolfWorld.page(of: GolferPhone.other)))
    #expect(phone.html.contains("<span class=\"grow\">Posts</span>"))
  }
}
