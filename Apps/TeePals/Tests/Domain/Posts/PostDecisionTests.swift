import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Posts are published, edited and deleted (specification §8.7)")
struct PostDecisionTests {
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)

  @Test("a post lies in its author's scope alone, as it was settled, and once")
  func publishing() throws {
    var town = GolfTown(people: 2)
    var post = town.post(1, by: ann, title: "  Morning round ", text: "We saw an eagle.\n")
    post.tags = ["#Links", "links", " Très-Bon ", ""]
    post.city = "San Jose, CA"
    post.isHeld = true
    post.isEdited = true
    post.deletedAt = town.now
    #expect(town.run(.publishPost(post), by: ann) == nil)
    let kept = try #require(town.replica.post(post.id))
    #expect(kept.title == "Morning round" && kept.text == "We saw an eagle.")
    #expect(kept.tags == ["links", "tres-bon"] && kept.city == "san_jose_ca")
    #expect(!kept.isHeld && !kept.isEdited && kept.deletedAt == nil)
    #expect(town.homes[TeePalsEntity.Kind.post.key(post.id)] == .user(ann))
    #expect(town.device(of: ben).post(post.id) == nil)
    let before = town.rows
    #expect(town.run(.publishPost(post), by: ann) == nil)
    #expect(town.rows == before)
    #expect(town.run(.publishPost(town.post(1, by: ben)), by: ben) == .alreadyExists)
    #expect(town.run(.publishPost(town.post(2, by: ann)), by: ben) == .notYours)
  }

  @Test("what can be read and what cannot is judged by who asks")
  func reading() {
    let (cho, dan, eve) = (SampleGolf.user(2), SampleGolf.user(3), SampleGolf.user(4))
    var town = GolfTown(people: 5)
    let open = town.post(1, by: ann)
    let friendly = town.post(2, by: ann, .friends)
    for post in [open, friendly] { #expect(town.run(.publishPost(post), by: ann) == nil) }
    #expect(town.befriend(ann, ben) == [nil, nil])
    #expect(town.run(.follow(cho, town.card(ann)), by: cho) == nil)
    #expect(town.run(.block(dan, town.card(ann)), by: dan) == nil)
    #expect(town.run(.block(ann, town.card(eve)), by: ann) == nil)
    func tries(_ user: UserID, _ post: GolfPost) -> [TeePalsRejection?] {
      [
        town.run(.like(user, .post(post.id)), by: user),
        town.run(.comment(town.comment(user.low, by: user, on: post)), by: user),
        town.run(.editPost(post.id, [.title("Mine")]), by: user),
        town.run(.deletePost(post.id), by: user),
      ]
    }
    let hidden: [TeePalsRejection?] = [.notFound, .notFound, .notFound, .notFound]
    #expect(tries(ben, friendly) == [nil, nil, .notYours, .notYours])
    #expect(tries(cho, friendly) == hidden, "following alone is no friendship")
    #expect(tries(cho, open) == [nil, nil, .notYours, .notYours])
    #expect(tries(dan, open) == hidden && tries(eve, open) == hidden)
    // Mutual following is looked at each time.
    #expect(town.run(.unfollow(ann, ben), by: ann) == nil)
    #expect(town.run(.unlike(ben, .post(friendly.id)), by: ben) == nil)
    #expect(tries(ben, friendly)[0] == .notFound)
    #expect(tries(ben, town.post(9, by: ann)) == hidden, "as of one that is not there")
    // Whatever has become of it, whoever has read it can say that it is not right.
    #expect(town.run(.report(.post(friendly.id), .spam), by: ben) == nil)
    #expect(town.run(.report(.post(PostID(high: 1, low: 1)), .spam), by: ben) == .notFound)
    #expect(town.run(.report(.post(open.id), .spam), by: ann) == .notYours)
  }

  @Test("edits say what fields were, and mark what was said otherwise")
  func editing() throws {
    var town = GolfTown(people: 2)
    let post = town.post(1, by: ann)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    #expect(town.run(.editPost(post.id, [.visibility(.friends)]), by: ann) == nil)
    #expect(town.replica.post(post.id)?.isEdited == false, "who may read it is no word of it")
    let edits = PostEdit.edits([.title("Evening round")], of: post)
    #expect(edits == [.title("Evening round"), .was(.title("Morning round"))])
    #expect(town.run(.editPost(post.id, edits), by: ann) == nil)
    #expect(town.replica.post(post.id)?.isEdited == true)
    let late = PostEdit.edits([.title("Night round"), .text("Dark.")], of: post)
    #expect(town.run(.editPost(post.id, late), by: ann) == .changedMeanwhile(.title))
    #expect(town.run(.editPost(post.id, edits), by: ann) == nil, "the same again is no fault")
    #expect(town.run(.editPost(post.id, [.tags(["links"]), .text("Dark.")]), by: ann) == nil)
    let kept = try #require(town.replica.post(post.id))
    #expect(kept.title == "Evening round" && kept.text == "Dark." && kept.tags == ["links"])
    let many = [PostEdit](repeating: .title("A"), count: GolfLimits.edits + 1)
    #expect(town.run(.editPost(post.id, many), by: ann) == .tooLarge(limit: GolfLimits.edits))
    var wanted = kept
    wanted.title = "Noon"
    wanted.photos = []
    wanted.visibility = .public
    #expect(PostEdit.between(kept, wanted) == [.title("Noon"), .visibility(.public)])
  }

  @Test("what is deleted is nowhere, at once, and once")
  func deleting() {
    var town = GolfTown(people: 2)
    let post = town.post(1, by: ann)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    #expect(town.run(.like(ben, .post(post.id)), by: ben) == nil)
    #expect(town.run(.deletePost(post.id), by: ben) == .notYours)
    #expect(town.run(.deletePost(post.id), by: ann) == nil)
    let deleted = town.replica.post(post.id)
    #expect(deleted?.deletedAt == town.now)
    #expect(town.run(.deletePost(post.id), by: ann) == nil)
    #expect(town.replica.post(post.id) == deleted)
    #expect(town.run(.editPost(post.id, [.title("Back")]), by: ann) == .notFound)
    #expect(town.run(.like(ann, .post(post.id)), by: ann) == .notFound)
    #expect(town.run(.comment(town.comment(1, by: ben, on: post)), by: ben) == .notFound)
    #expect(town.run(.deletePost(post.id), by: ben) == .notFound)
    #expect(town.run(.unlike(ben, .post(post.id)), by: ben) == nil, "one gets out of everything")
    #expect(town.replica.likes(of: ben).isEmpty)
  }

  @Test("who is new posts three times in a quarter of an hour, by when they did it")
  func limits() {
    var town = GolfTown(people: 1)
    town.settle(ben, age: 3 * GolfTown.day)
    func publish(_ number: UInt64, _ user: UserID, _ minutes: Int64) -> TeePalsRejection? {
      let time = GolfTown.start.advanced(byMilliseconds: minutes * 60_000)
      return town.run(.publishPost(town.post(number, by: user)), by: user, at: time)
    }
    town.now = GolfTown.start.advanced(byMilliseconds: GolfTown.hour)
    #expect((1...3).map { number in publish(number, ben, 0) } == [nil, nil, nil])
    #expect(publish(4, ben, 0) == .rateLimited(seconds: 900))
    #expect(publish(5, ben, 15) == nil)
    for number in UInt64(11)...20 { #expect(publish(number, ann, 0) == nil) }
    #expect(publish(21, ann, 14) == .rateLimited(seconds: 60))
    // What is deleted has been posted.
    #expect(town.run(.deletePost(PostID(high: 70, low: 11)), by: ann) == nil)
    #expect(publish(22, ann, 14) == .rateLimited(seconds: 60))
  }

  @Test("a device decides alike on what is its person's, and lets the server say the rest")
  func devices() throws {
    var town = GolfTown(people: 2)
    let post = town.post(1, by: ann)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    let device = town.device(of: ben)
    func decide(_ command: TeePalsCommand) -> Result<[Change<TeePalsEntity>], TeePalsRejection> {
      let context = DecideContext(
        actor: ben, command: CommandID(high: 1, low: 1), at: town.now, received: nil)
      return GolfTown.decide(command, context, device)
    }
    let like = GolfLike(user: ben, target: .post(post.id), createdAt: town.now)
    #expect(decide(.like(ben, like.target)) == .success([.put(.user(ben), .like(like))]))
    let reply = town.comment(1, by: ben, on: post, under: CommentID(high: 1, low: 2))
    #expect(decide(.comment(reply)) == .success([.put(.user(ben), .comment(reply))]))
    let own = town.post(2, by: ben)
    #expect(decide(.publishPost(own)) == .success([.put(.user(ben), .post(own))]))
    #expect(decide(.hideComment(CommentID(high: 1, low: 2))) == .success([]))
    let blank = town.post(3, by: ben, title: " ")
    #expect(decide(.publishPost(blank)) == .failure(.invalid(.title, .missing)))
  }
}
