import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What bad input of posts gets")
struct PostInputTests {
  private let ann = SampleGolf.user(0)
  private let ben = SampleGolf.user(1)

  private static func photo(_ digit: Character) -> MediaDigest {
    MediaDigest(String(repeating: digit, count: 64))!
  }

  private func refusal(_ change: (inout GolfPost) -> Void) -> TeePalsRejection? {
    var town = GolfTown(people: 1)
    var post = town.post(1, by: ann)
    change(&post)
    return town.run(.publishPost(post), by: ann)
  }

  @Test("title, text, photos and tags have their limits")
  func fields() {
    func long(_ count: Int) -> String { String(repeating: "가", count: count) }
    #expect(refusal { post in post.title = " \n" } == .invalid(.title, .missing))
    #expect(refusal { post in post.text = "" } == .invalid(.text, .missing))
    #expect(refusal { post in post.title = long(100) } == nil)
    #expect(refusal { post in post.title = long(101) } == .invalid(.title, .tooLong(100)))
    #expect(refusal { post in post.text = long(2_000) } == nil)
    #expect(refusal { post in post.text = long(2_001) } == .invalid(.text, .tooLong(2_000)))
    #expect(refusal { post in post.text = "a\u{0}b" } == .invalid(.text, .characters))
    let photos = ["1", "2", "3", "4", "5"].map { digit in Self.photo(Character(digit)) }
    #expect(refusal { post in post.photos = Array(photos.prefix(4)) } == nil)
    #expect(refusal { post in post.photos = photos } == .invalid(.photo, .outOfRange(0, 4)))
    #expect(refusal { post in post.photos = Array(photos.prefix(3)) + photos.prefix(3) } == nil)
    let tags = ["a", "b", "c", "d", "e", "f"]
    #expect(refusal { post in post.tags = Array(tags.prefix(5)) } == nil)
    #expect(refusal { post in post.tags = tags } == .invalid(.tags, .outOfRange(0, 5)))
    #expect(refusal { post in post.tags = [long(24)] } == nil)
    #expect(refusal { post in post.tags = [long(25)] } == .invalid(.tags, .tooLong(24)))
    for tag in ["two words", "a_b", "a/b", "⛳️"] {
      #expect(refusal { post in post.tags = [tag] } == .invalid(.tags, .characters), "\(tag)")
    }
  }

  @Test("a photo is its sender's")
  func photos() {
    var town = GolfTown(people: 1)
    town.foreignPhotos = [Self.photo("b")]
    var post = town.post(1, by: ann)
    post.photos = [Self.photo("a"), Self.photo("b")]
    #expect(town.run(.publishPost(post), by: ann) == .invalid(.photo, .missing))
    post.photos = [Self.photo("a")]
    #expect(town.run(.publishPost(post), by: ann) == nil)
    let edit = PostEdit.photos([Self.photo("a"), Self.photo("b")])
    #expect(town.run(.editPost(post.id, [edit]), by: ann) == .invalid(.photo, .missing))
    #expect(town.run(.editPost(post.id, [.photos([Self.photo("c")])]), by: ann) == nil)
  }

  @Test("a round is one that the author hosts or plays, and begins about now")
  func rounds() {
    var town = GolfTown(people: 3)
    let cho = SampleGolf.user(2)
    let round = town.round(1, by: ann, in: 72, .public, .instant)
    #expect(town.run(.createRound(round), by: ann) == nil)
    #expect(town.run(.changeMembership(round.id, .join, seen: nil), by: ben) == nil)
    func publish(_ number: UInt64, _ user: UserID, _ round: RoundID) -> TeePalsRejection? {
      var post = town.post(number, by: user)
      post.round = round
      return town.run(.publishPost(post), by: user)
    }
    #expect(publish(1, ann, round.id) == nil && publish(2, ben, round.id) == nil)
    #expect(publish(3, cho, round.id) == .invalid(.round, .missing))
    #expect(publish(4, ann, SampleGolf.round(9)) == .invalid(.round, .missing))
    let far = town.round(2, by: ann, in: 31 * 24)
    #expect(town.run(.createRound(far), by: ann) == nil)
    #expect(publish(5, ann, far.id) == .invalid(.round, .outOfRange(-7, 30)))
    town.now = round.startTime.advanced(byMilliseconds: 7 * GolfTown.day + GolfTown.hour)
    #expect(publish(6, ann, round.id) == .invalid(.round, .outOfRange(-7, 30)))
    // What it was about when it was published it may be about for ever.
    let first = PostID(high: 70, low: 1)
    #expect(town.run(.editPost(first, [.title("Later")]), by: ann) == nil)
    #expect(town.run(.cancelRound(far.id), by: ann) == nil)
    #expect(
      town.run(.editPost(first, [.round(far.id)]), by: ann) == .invalid(.round, .missing))
    #expect(town.run(.editPost(first, [.round(nil)]), by: ann) == nil)
  }

  @Test("an incomplete profile comes after what is hidden and before every other fault")
  func order() {
    var town = GolfTown(people: 1)
    town.settle(ben, hasPhoto: false)
    let (open, friendly) = (town.post(1, by: ann), town.post(2, by: ann, .friends))
    for post in [open, friendly] { #expect(town.run(.publishPost(post), by: ann) == nil) }
    let incomplete = TeePalsRejection.profileIncomplete([.photo])
    #expect(town.run(.publishPost(town.post(3, by: ben, title: "")), by: ben) == incomplete)
    #expect(town.run(.like(ben, .post(friendly.id)), by: ben) == .notFound)
    #expect(town.run(.like(ben, .post(open.id)), by: ben) == incomplete)
    let blank = town.comment(1, by: ben, on: open, text: " ")
    #expect(town.run(.comment(blank), by: ben) == incomplete)
    town.suspended = [ann]
    #expect(town.run(.like(ben, .post(open.id)), by: ben) == incomplete)
    let isCounted = town.rows.values.contains { entity in
      if case .act(let act) = entity { act.user == ben } else { false }
    }
    #expect(!isCounted, "nothing that was refused has been counted")
  }

  @Test("from 50 a text is reported, from 100 its author alone sees it")
  func spam() throws {
    var town = GolfTown(people: 2)
    let odd = town.post(1, by: ann, text: "See https://example.com/greens")
    #expect(town.run(.publishPost(odd), by: ann) == nil)
    #expect(town.replica.post(odd.id)?.isHeld == false)
    #expect(town.replica.reports(on: .post(odd.id)).map { row in row.priority } == [.medium])
    let bad = town.post(2, by: ann, text: "Buy now https://example.com")
    #expect(town.run(.publishPost(bad), by: ann) == nil)
    #expect(town.replica.post(bad.id)?.isHeld == true)
    #expect(town.device(of: ann).post(bad.id) != nil, "its author sees it as sent")
    #expect(town.run(.like(ben, .post(bad.id)), by: ben) == .notFound)
    #expect(town.run(.like(ann, .post(bad.id)), by: ann) == nil)
    // It stays held whatever its author makes of it, until a moderator shows it.
    #expect(town.run(.editPost(bad.id, [.text("All is well.")]), by: ann) == nil)
    #expect(town.replica.post(bad.id)?.isHeld == true)
    let report = try #require(town.replica.reports(on: .post(bad.id)).first)
    #expect(report.priority == .high && report.reporter == nil)
    close(report, .dismissed, &town)
    #expect(town.run(.like(ben, .post(bad.id)), by: ben) == nil)
    // A comment is judged alike.
    let comment = town.comment(1, by: ben, on: odd, text: "Buy now https://example.com")
    #expect(town.run(.comment(comment), by: ben) == nil)
    #expect(town.replica.comment(comment.id)?.isHeld == true)
    #expect(town.run(.like(ann, .comment(comment.id)), by: ann) == .notFound)
  }

  @Test("a first post of the first day has more to prove")
  func firstPost() {
    var town = GolfTown()
    town.settle(ann, age: GolfTown.hour)
    let text = "Mail me: caddie@example.com, aaaaaaaaaaaa"
    for number in UInt64(1)...3 {
      let post = town.post(number, by: ann, text: text)
      #expect(town.run(.publishPost(post), by: ann) == nil)
      #expect(town.replica.post(post.id)?.isHeld == (number < 3), "\(number)")
    }
  }

  @Test("what a moderator took away stays away")
  func upheld() throws {
    var town = GolfTown(people: 2)
    let post = town.post(1, by: ann)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    #expect(town.run(.report(.post(post.id), .inappropriate), by: ben) == nil)
    let report = try #require(town.replica.reports(on: .post(post.id)).first)
    #expect(report.text == "Morning round\nWe saw an eagle." && report.reported == ann)
    close(report, .upheld, &town)
    #expect(town.replica.post(post.id)?.isHeld == true)
    #expect(town.told(ann) == [.moderationNotice])
    #expect(town.run(.editPost(post.id, [.text("Sorry.")]), by: ann) == nil)
    #expect(town.replica.post(post.id)?.isHeld == true)
    #expect(town.run(.like(ben, .post(post.id)), by: ben) == .notFound)
  }

  private func close(_ report: Report, _ outcome: ReportOutcome, _ town: inout GolfTown) {
    let replica = town.loaded(TeePalsReads.closing(report), for: report.reported)
    town.write(GolfDecision.close(report.id, outcome, now: town.now, in: replica))
  }
}
