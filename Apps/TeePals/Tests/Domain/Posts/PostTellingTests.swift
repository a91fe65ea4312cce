import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Who is told of likes, comments and mentions (specification §13)")
struct PostTellingTests {
  private static let minute: Int64 = 60_000
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)
  private let cho = SampleGolf.user(2)
  private let dan = SampleGolf.user(3)

  private var post: GolfPost { GolfTown().post(1, by: ann) }

  private func town(people: Int = 4, _ visibility: PostVisibility = .public) -> GolfTown {
    var town = GolfTown(people: people)
    for (user, name) in [(ann, "Ann"), (ben, "Ben"), (cho, "Cho"), (dan, "하나")] {
      guard var profile = town.replica.profile(of: user) else { continue }
      profile.firstName = name
      profile.lastName = user == dan ? "김" : "Park"
      town.write([.put(.user(user), .profile(profile))])
    }
    var told = self.post
    told.visibility = visibility
    #expect(town.run(.publishPost(told), by: ann) == nil)
    return town
  }

  private func like(_ user: UserID, _ town: inout GolfTown, after minutes: Int64 = 0) {
    town.now = town.now.advanced(byMilliseconds: minutes * Self.minute)
    #expect(town.run(.like(user, .post(post.id)), by: user) == nil)
  }

  private func rows(_ town: GolfTown, of user: UserID? = nil) -> [GolfNotification] {
    town.replica.notifications(of: user ?? ann)
  }

  // MARK: Likes

  @Test("five likes in 59 minutes are one row, and the sixth at 61 a second")
  func gathering() throws {
    var town = town(people: 9)
    like(ben, &town)
    for number in UInt64(2)...4 { like(SampleGolf.user(number), &town, after: 14) }
    like(SampleGolf.user(5), &town, after: 17)
    let first = try #require(rows(town).first)
    #expect(rows(town).count == 1 && first.actorCount == 5)
    #expect(first.actor?.user == SampleGolf.user(5) && first.post == post.id)
    #expect(first.kind == .postUpvoted && first.text == post.title)
    like(SampleGolf.user(6), &town, after: 2)
    #expect(rows(town).map { row in row.actorCount } == [1, 5])
  }

  @Test("the row follows each of twenty likes, then each tenth")
  func steps() {
    var town = town(people: 60)
    var changes = 0
    for number in UInt64(1)...55 {
      let before = rows(town)
      like(SampleGolf.user(number), &town)
      if rows(town) != before { changes += 1 }
      let shown = number <= 20 ? number : number / 10 * 10
      #expect(rows(town).map { row in row.actorCount } == [Int(shown)], "\(number)")
    }
    #expect(changes == 20 + 3)
  }

  @Test("taking a like back takes the name out, and the row at none")
  func takingBack() {
    var town = town()
    for user in [ben, cho, dan] { like(user, &town) }
    #expect(town.run(.unlike(dan, .post(post.id)), by: dan) == nil)
    #expect(rows(town).map { row in row.actorCount } == [2])
    #expect(rows(town).first?.actor?.user == cho)
    #expect(town.run(.unlike(ben, .post(post.id)), by: ben) == nil)
    #expect(rows(town).first?.actor?.user == cho && rows(town).first?.actorCount == 1)
    #expect(town.run(.unlike(cho, .post(post.id)), by: cho) == nil)
    #expect(rows(town).isEmpty)
    // An earlier row too, and no other.
    like(ben, &town)
    like(cho, &town, after: 61)
    #expect(rows(town).count == 2)
    #expect(town.run(.unlike(ben, .post(post.id)), by: ben) == nil)
    #expect(rows(town).map { row in row.actor?.user } == [cho])
  }

  @Test("what was read is new again, what was deleted begins anew, one's own like is nothing")
  func reading() throws {
    var town = town()
    like(ann, &town)
    #expect(rows(town).isEmpty)
    like(ben, &town)
    let row = try #require(rows(town).first)
    #expect(town.run(.readNotifications(ann, [row.id]), by: ann) == nil)
    #expect(rows(town).first?.isRead == true)
    like(cho, &town)
    #expect(rows(town).first?.isRead == false)
    #expect(town.run(.deleteNotification(ann, row.id), by: ann) == nil)
    like(dan, &town)
    #expect(rows(town).map { row in row.actorCount } == [1])
  }

  // MARK: Comments

  private func say(
    _ number: UInt64, _ user: UserID, _ town: inout GolfTown, under parent: CommentID? = nil,
    text: String = "Well played"
  ) -> CommentID {
    let comment = town.comment(number, by: user, on: post, under: parent, text: text)
    #expect(town.run(.comment(comment), by: user) == nil)
    return comment.id
  }

  @Test("a comment is told to the post's author, a reply to whom it answers")
  func comments() throws {
    var town = town()
    let first = say(1, ben, &town)
    #expect(town.told(ann) == [.postCommented])
    let row = try #require(rows(town).first)
    #expect(row.comment == first && row.post == post.id && row.text == "Well played")
    let reply = say(2, cho, &town, under: first)
    #expect(town.told(ann) == [.postCommented] && town.told(ben) == [.commentReplied])
    _ = say(3, dan, &town, under: reply)
    #expect(town.told(cho) == [.commentReplied] && town.told(ben) == [.commentReplied])
    // Nobody is told of their own doing.
    _ = say(4, ann, &town)
    _ = say(5, ben, &town, under: first)
    #expect(town.told(ann).count == 1 && town.told(ben).count == 1)
  }

  @Test("who wrote there is told that they are mentioned, once")
  func mentions() {
    var town = town()
    let first = say(1, ben, &town)
    _ = say(2, dan, &town)
    _ = say(3, cho, &town, under: first, text: "@Ben P. and @김하나님 and @ann, also @cho")
    #expect(town.told(ben) == [.commentReplied], "not both")
    #expect(town.told(dan) == [.commentMentioned])
    #expect(town.told(ann) == [.commentMentioned, .postCommented, .postCommented])
    #expect(town.told(cho).isEmpty)
    _ = say(4, dan, &town, text: "@Benny and @chop, and Ben and Cho")
    #expect(town.told(ben) == [.commentReplied] && town.told(cho).isEmpty)
  }

  @Test("nobody is told of what a block, a hold or friends-only hides from them")
  func hidden() {
    var town = town(.friends)
    for user in [ben, cho, dan] { #expect(town.befriend(ann, user) == [nil, nil]) }
    let first = say(1, ben, &town)
    _ = say(2, dan, &town)
    #expect(town.run(.unfollow(ann, ben), by: ann) == nil)
    #expect(town.run(.block(dan, town.card(cho)), by: dan) == nil)
    let told = (town.told(ben), town.told(dan))
    _ = say(3, cho, &town, text: "@ben and @김하나")
    #expect(town.told(ben) == told.0 && town.told(dan) == told.1)
    #expect(town.run(.like(cho, .comment(first)), by: cho) == nil)
    _ = say(4, cho, &town, under: first)
    #expect(town.told(ben) == told.0)
    let before = town.told(ann)
    _ = say(5, cho, &town, text: "Buy now https://example.com")
    #expect(town.told(ann) == before)
  }

  @Test("what tells of a comment has its words, and tells nobody once more")
  func editedWithIt() throws {
    var town = town()
    _ = say(2, cho, &town)
    let first = say(1, ben, &town, text: "@Cho come")
    func told() -> GolfNotification? { rows(town).first { row in row.comment == first } }
    let before = try #require(told())
    town.now = town.now.advanced(byMilliseconds: Self.minute)
    #expect(town.run(.editComment(first, "@Cho stay", was: nil), by: ben) == nil)
    let after = try #require(told())
    #expect(before.text == "@Cho come" && after.text == "@Cho stay")
    #expect(after.updatedAt == before.updatedAt && after.isRead == before.isRead)
    #expect(rows(town, of: cho).map { row in row.text } == ["@Cho stay"])
  }

  @Test("what tells of a comment goes with it")
  func goneWithIt() {
    var town = town()
    let first = say(1, ben, &town)
    _ = say(2, cho, &town, under: first)
    #expect(town.run(.deleteComment(first), by: ben) == nil)
    #expect(!town.told(ann).contains(.postCommented) && town.told(ben) == [.commentReplied])
    let third = say(3, dan, &town, under: nil, text: "@Cho")
    #expect(town.told(cho) == [.commentMentioned])
    #expect(town.run(.hideComment(third), by: ann) == nil)
    #expect(town.told(cho).isEmpty && town.told(ann) == [.postCommented])
    #expect(town.run(.editComment(third, "Buy now https://example.com", was: nil), by: dan) == nil)
    #expect(town.told(ann).isEmpty)
  }
}
