import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("Comments and likes (specification §8.7)")
struct CommentDecisionTests {
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)
  private let cho = SampleGolf.user(2)

  private var post: GolfPost { GolfTown().post(1, by: ann) }

  /// A town of three with the post of Ann's.
  private func town() -> GolfTown {
    var town = GolfTown(people: 3)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    return town
  }

  @Test("liking twice is liking once, and taking back what is not there is nothing")
  func liking() {
    var town = town()
    let target = LikeTarget.post(post.id)
    #expect(town.run(.like(ben, target), by: ben) == nil)
    let before = town.rows
    #expect(town.run(.like(ben, target), by: ben) == nil)
    #expect(town.rows == before)
    #expect(town.replica.like(of: ben, target)?.createdAt != nil)
    let key = TeePalsEntity.Kind.like.key(GolfLike.id(of: ben, target))
    #expect(town.homes[key] == .user(ben))
    #expect(town.run(.like(ben, target), by: cho) == .notYours)
    #expect(town.run(.unlike(ben, target), by: cho) == .notYours)
    for _ in 0..<2 { #expect(town.run(.unlike(ben, target), by: ben) == nil) }
    #expect(town.replica.likes(of: ben).isEmpty)
    // One's own too.
    #expect(town.run(.like(ann, target), by: ann) == nil)
    let comment = town.comment(1, by: ben, on: post)
    #expect(town.run(.comment(comment), by: ben) == nil)
    #expect(town.run(.like(cho, .comment(comment.id)), by: cho) == nil)
    #expect(GolfLike.id(of: cho, target) != GolfLike.id(of: cho, .comment(comment.id)))
  }

  @Test("a reply to a reply hangs on the same first-level comment, and says whom it answers")
  func replies() {
    var town = town()
    let first = town.comment(1, by: ben, on: post)
    let reply = town.comment(2, by: cho, on: post, under: first.id)
    var answer = town.comment(3, by: ann, on: post, under: reply.id)
    answer.replyTo = ann
    for comment in [first, reply, answer] {
      #expect(town.run(.comment(comment), by: comment.author) == nil)
    }
    #expect(town.replica.comment(first.id)?.parent == nil)
    #expect(town.replica.comment(reply.id)?.parent == first.id)
    #expect(town.replica.comment(reply.id)?.replyTo == nil)
    #expect(town.replica.comment(answer.id)?.parent == first.id)
    #expect(town.replica.comment(answer.id)?.replyTo == cho)
    // To that one too: there is never a third level.
    let last = town.comment(4, by: ben, on: post, under: answer.id)
    #expect(town.run(.comment(last), by: ben) == nil)
    #expect(town.replica.comment(last.id)?.parent == first.id)
    #expect(town.replica.comment(last.id)?.replyTo == ann)
    #expect(
      town.replica.comments(on: post.id).map { comment in comment.id }
        == [first.id, reply.id, answer.id, last.id], "the oldest first")
  }

  @Test("what is answered is under the same post, and can be read")
  func parents() {
    var town = town()
    let other = town.post(2, by: ann)
    #expect(town.run(.publishPost(other), by: ann) == nil)
    let elsewhere = town.comment(1, by: ben, on: other)
    #expect(town.run(.comment(elsewhere), by: ben) == nil)
    func say(_ number: UInt64, _ user: UserID, _ parent: CommentID) -> TeePalsRejection? {
      town.run(.comment(town.comment(number, by: user, on: post, under: parent)), by: user)
    }
    #expect(say(2, cho, elsewhere.id) == .invalid(.parent, .elsewhere))
    #expect(say(3, cho, CommentID(high: 9, low: 9)) == .notFound)
    let first = town.comment(4, by: ben, on: post)
    #expect(town.run(.comment(first), by: ben) == nil)
    #expect(town.run(.block(ben, town.card(cho)), by: ben) == nil)
    #expect(say(5, cho, first.id) == .notFound, "of somebody who does not want to meet them")
    #expect(town.run(.like(cho, .comment(first.id)), by: cho) == .notFound)
    #expect(say(6, cho, elsewhere.id) == .notFound)
    #expect(town.run(.comment(town.comment(7, by: cho, on: post)), by: cho) == nil)
  }

  @Test("what a comment may say, and how often")
  func input() {
    var town = town()
    func say(_ number: UInt64, _ text: String) -> TeePalsRejection? {
      town.run(.comment(town.comment(number, by: ben, on: post, text: text)), by: ben)
    }
    #expect(say(1, " \n ") == .invalid(.text, .missing))
    #expect(say(1, String(repeating: "가", count: 1_001)) == .invalid(.text, .tooLong(1_000)))
    #expect(say(1, String(repeating: "가나", count: 500)) == nil)
    #expect(say(1, "Another") == nil, "the same again is nothing")
    #expect(town.replica.comments(on: post.id).count == 1)
    var stolen = town.comment(1, by: cho, on: post)
    #expect(town.run(.comment(stolen), by: cho) == .alreadyExists)
    stolen = town.comment(2, by: ben, on: post)
    #expect(town.run(.comment(stolen), by: cho) == .notYours)
    for number in UInt64(2)...30 { #expect(say(number, "Number \(number)") == nil) }
    let refusal = say(31, "Number 31")
    guard case .rateLimited = refusal else {
      Issue.record("the thirty-first was not refused: \(String(describing: refusal))")
      return
    }
    town.now = town.now.advanced(byMilliseconds: 900_000)
    #expect(say(32, "Number 32") == nil)
  }

  @Test("one's own words are changed, not on top of what another device made of them")
  func editing() {
    var town = town()
    let comment = town.comment(1, by: ben, on: post)
    #expect(town.run(.comment(comment), by: ben) == nil)
    func edit(_ text: String, _ user: UserID, was: String? = nil) -> TeePalsRejection? {
      town.run(.editComment(comment.id, text, was: was), by: user)
    }
    #expect(edit("Mine", cho) == .notYours)
    #expect(edit(" Better ", ben, was: "Well played") == nil)
    #expect(town.replica.comment(comment.id)?.text == "Better")
    #expect(town.replica.comment(comment.id)?.isEdited == true)
    #expect(edit("Best", ben, was: "Well played") == .changedMeanwhile(.text))
    #expect(edit("Better", ben, was: "Well played") == nil)
    #expect(edit("", ben) == .invalid(.text, .missing))
    #expect(edit("Best", ben) == nil)
    #expect(town.run(.deletePost(post.id), by: ann) == nil)
    #expect(edit("Too late", ben) == .notFound)
  }

  @Test("a comment with replies stays as nobody's without its words, any other goes")
  func deleting() throws {
    var town = town()
    let first = town.comment(1, by: ben, on: post, text: "secret words")
    let reply = town.comment(2, by: cho, on: post, under: first.id)
    for comment in [first, reply] {
      #expect(town.run(.comment(comment), by: comment.author) == nil)
    }
    #expect(town.run(.deleteComment(first.id), by: ann) == .notYours)
    #expect(town.run(.deleteComment(CommentID(high: 9, low: 9)), by: ann) == .notFound)
    for _ in 0..<2 { #expect(town.run(.deleteComment(first.id), by: ben) == nil) }
    let left = try #require(town.replica.comment(first.id))
    #expect(left.isDeleted && left.text.isEmpty)
    #expect(!TeePalsEntity.comment(left).body.text.contains("secret"))
    #expect(town.run(.editComment(first.id, "Back"), by: ben) == .notFound)
    #expect(town.run(.like(cho, .comment(first.id)), by: cho) == .notFound)
    #expect(town.run(.report(.comment(first.id), .spam), by: cho) == .notFound)
    let late = town.comment(3, by: cho, on: post, under: first.id)
    #expect(town.run(.comment(late), by: cho) == .notFound)
    // The reply is still there, and can be answered.
    let answer = town.comment(4, by: ann, on: post, under: reply.id)
    #expect(town.run(.comment(answer), by: ann) == nil)
    #expect(town.replica.comment(answer.id)?.parent == first.id)
    #expect(town.run(.deleteComment(reply.id), by: cho) == nil)
    #expect(town.replica.comment(reply.id) == nil, "nothing hangs on a reply")
    // Also where the post can be read no more.
    #expect(town.run(.block(ben, town.card(ann)), by: ben) == nil)
    #expect(town.run(.deleteComment(answer.id), by: ann) == nil)
  }

  @Test("the author of a post hides what is said under it")
  func hiding() {
    var town = town()
    let comment = town.comment(1, by: ben, on: post)
    #expect(town.run(.comment(comment), by: ben) == nil)
    #expect(town.run(.hideComment(comment.id), by: cho) == .notYours)
    #expect(town.run(.hideComment(comment.id), by: ben) == .notYours)
    for _ in 0..<2 { #expect(town.run(.hideComment(comment.id), by: ann) == nil) }
    #expect(town.replica.comment(comment.id)?.isHidden == true)
    #expect(town.run(.like(cho, .comment(comment.id)), by: cho) == .notFound)
    // Its author goes on as if nothing were.
    #expect(town.run(.editComment(comment.id, "Still here"), by: ben) == nil)
    #expect(town.replica.comment(comment.id)?.isHidden == true)
    #expect(town.homes[TeePalsEntity.Kind.comment.key(comment.id)] == .user(ben))
  }

  @Test("nobody likes or comments on a post whose author is suspended")
  func suspended() {
    var town = town()
    let comment = town.comment(1, by: cho, on: post)
    #expect(town.run(.comment(comment), by: cho) == nil)
    town.suspended = [ann]
    #expect(town.run(.like(ben, .post(post.id)), by: ben) == .closed)
    #expect(town.run(.like(ben, .comment(comment.id)), by: ben) == .closed)
    #expect(town.run(.comment(town.comment(2, by: ben, on: post)), by: ben) == .closed)
    #expect(town.run(.report(.post(post.id), .spam), by: ben) == nil)
    // What is there can be changed and taken back.
    #expect(town.run(.editComment(comment.id, "Changed"), by: cho) == nil)
    #expect(town.run(.deleteComment(comment.id), by: cho) == nil)
    #expect(town.run(.deletePost(post.id), by: ann) == nil)
  }
}
