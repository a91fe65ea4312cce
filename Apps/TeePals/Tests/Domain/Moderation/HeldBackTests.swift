import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What is like spam is held back, and shown or taken away")
struct HeldBackTests {
  static let spam = "Click here: https://evil.example for free money"
  static let host = SampleGolf.user(0)
  static let ann = SampleGolf.user(1)
  private let host = Self.host
  private let ann = Self.ann

  /// A round of the host's that Ann plays in.
  static func town() -> (GolfTown, RoundID) {
    var town = GolfTown(people: 6)
    let round = town.round(1, by: host, .public, .instant)
    #expect(town.run(.createRound(round), by: host) == nil)
    #expect(town.run(.changeMembership(round.id, .join, seen: nil), by: ann) == nil)
    return (town, round.id)
  }

  static func message(
    _ text: String, by user: UserID, in round: RoundID, _ town: GolfTown, number: UInt64 = 1
  ) -> ChatMessage {
    ChatMessage(
      id: ChatMessageID(high: 4, low: number), round: round, sender: town.card(user),
      content: .text(text), writtenAt: town.now)
  }

  static func close(_ report: Report, _ outcome: ReportOutcome, _ town: inout GolfTown) {
    town.write(
      GolfDecision.close(
        report.id, outcome, now: town.now,
        in: town.loaded(TeePalsReads.closing(report), for: report.reported)))
  }

  private func texts(_ user: UserID, _ round: RoundID, _ town: GolfTown) -> [String] {
    town.device(of: user).messages(of: round).compactMap { message in
      if case .text(let text, _) = message.content { text } else { nil }
    }
  }

  @Test("what somebody reported who is gone is not shown again as if the server had held it back")
  func reporterGone() throws {
    var (town, _) = Self.town()
    let post = GolfPost(
      id: PostID(high: 1, low: 1), author: ann, title: "Hi", text: "Wind", createdAt: town.now)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    #expect(town.run(.report(.post(post.id), .spam), by: host) == nil)
    Self.close(try #require(town.replica.reports(on: .post(post.id)).first), .upheld, &town)
    let other = SampleGolf.user(3)
    #expect(town.run(.report(.post(post.id), .harassment), by: other) == nil)
    var late = try #require(town.replica.report(Report.id(by: other, of: .post(post.id))))
    late.reporter = nil
    town.write([.put(.report(late.id), .report(late))])
    #expect(!late.holdsBack)
    Self.close(late, .dismissed, &town)
    #expect(town.replica.post(post.id)?.isHeld == true)
  }

  @Test("nobody but its sender gets such a message, nobody is told of it, and it is reported")
  func held() throws {
    var (town, round) = Self.town()
    let message = Self.message(Self.spam, by: ann, in: round, town)
    #expect(town.run(.sendMessage(message), by: ann) == nil)
    #expect(texts(ann, round, town) == [Self.spam] && texts(host, round, town) == [])
    #expect(!town.told(host).contains(.roundChatMessage))
    let report = try #require(
      town.replica.reports(on: .message(message.id, in: round)).first)
    #expect(report.reporter == nil && report.priority == .high && report.reported == ann)
    #expect(report.text == Self.spam && report.reason == .spam && report.holdsBack)
    // The same once more is nothing.
    let rows = town.rows
    #expect(town.run(.sendMessage(message), by: ann) == nil)
    #expect(town.rows == rows)
    Self.close(report, .dismissed, &town)
    #expect(texts(ann, round, town) == [Self.spam] && texts(host, round, town) == [Self.spam])
    #expect(town.replica.report(report.id)?.status == .dismissed)
    // Closed is closed.
    let after = town.rows
    Self.close(report, .upheld, &town)
    #expect(town.rows == after)
  }

  @Test("what is only suspicious everybody sees; upheld, it is taken away, also where it was told")
  func suspicious() throws {
    var (town, round) = Self.town()
    let message = Self.message("See evil.com", by: ann, in: round, town)
    #expect(town.run(.sendMessage(message), by: ann) == nil)
    #expect(texts(host, round, town) == ["See evil.com"])
    #expect(town.told(host).contains(.roundChatMessage))
    let report = try #require(town.replica.reports(on: .message(message.id, in: round)).first)
    #expect(report.priority == .medium && !report.holdsBack)
    Self.close(report, .upheld, &town)
    #expect(texts(host, round, town) == [] && texts(ann, round, town) == [])
    #expect(town.replica.message(message.id)?.content == .redacted)
    #expect(!town.told(host).contains(.roundChatMessage))
    #expect(town.replica.report(report.id)?.status == .resolved)
    #expect(
      town.replica.notifications(of: ann).first?.text == ModerationNotice.takenAway(.spam).text)
    #expect(town.told(ann) == [.moderationNotice] && !town.told(host).contains(.moderationNotice))
  }

  @Test("a message that is held back and upheld is taken from its sender too")
  func upheld() throws {
    var (town, round) = Self.town()
    let message = Self.message(Self.spam, by: ann, in: round, town)
    #expect(town.run(.sendMessage(message), by: ann) == nil)
    let report = try #require(town.replica.reports(on: .message(message.id, in: round)).first)
    Self.close(report, .upheld, &town)
    #expect(texts(ann, round, town) == [] && texts(host, round, town) == [])
    #expect(town.homes[TeePalsEntity.Kind.message.key(message.id)] == .user(ann))
  }

  @Test("a host's words are missing everywhere until somebody has looked at them")
  func notes() throws {
    var town = GolfTown(people: 3)
    var round = town.round(2, by: host)
    round.message = Self.spam
    #expect(town.run(.createRound(round), by: host) == nil)
    func notes() -> [String?] {
      [
        town.replica.round(round.id)?.message,
        town.replica.place(of: host, in: round.id)?.round.message,
      ]
    }
    #expect(notes() == ["", ""])
    let report = try #require(town.replica.reports(on: .round(round.id)).first)
    Self.close(report, .dismissed, &town)
    #expect(notes() == [Self.spam, Self.spam])
    // Edited, it is looked at again.
    #expect(town.run(.editRound(round.id, [.message(Self.spam + "!")]), by: host) == nil)
    #expect(notes() == ["", ""])
    #expect(town.replica.report(report.id)?.status == .pending)
    #expect(town.run(.editRound(round.id, [.message("Walking only")]), by: host) == nil)
    #expect(notes() == ["Walking only", "Walking only"])
    // What a moderator then dismisses must not come over what was written meanwhile.
    Self.close(try #require(town.replica.report(report.id)), .dismissed, &town)
    #expect(notes() == ["Walking only", "Walking only"])
  }

  @Test("what somebody says of themselves is kept from others, until they say something else")
  func profiles() throws {
    var town = GolfTown(people: 1)
    #expect(town.run(.editProfile(host, [.bio(Self.spam)]), by: host) == nil)
    #expect(town.replica.profile(of: host)?.isHeld == true)
    #expect(town.replica.profile(of: host)?.bio == Self.spam)
    // What has nothing to do with it changes nothing.
    #expect(town.run(.editProfile(host, [.skill(.expert)]), by: host) == nil)
    #expect(town.replica.profile(of: host)?.isHeld == true)
    let report = try #require(town.replica.reports(on: .golfer(host)).first)
    Self.close(report, .dismissed, &town)
    #expect(town.replica.profile(of: host)?.isHeld == false)
    #expect(town.run(.editProfile(host, [.occupation(Self.spam)]), by: host) == nil)
    #expect(town.replica.profile(of: host)?.isHeld == true)
    let clean: [ProfileEdit] = [.occupation("Greenkeeper"), .bio("")]
    #expect(town.run(.editProfile(host, clean), by: host) == nil)
    #expect(town.replica.profile(of: host)?.isHeld == false)
  }

  @Test("a course that was typed in is nothing to advertise with")
  func courses() {
    var town = GolfTown(people: 1)
    var round = town.round(4, by: host)
    let good = round.course
    round.course = RoundCourse(
      name: "Buy now: https://evil.example", cityLabel: "San Jose", point: good.point)
    #expect(
      town.run(.createRound(round), by: host) == .invalid(.course, .characters))
    round.course = RoundCourse(name: "The back nine", cityLabel: "evil.com", point: good.point)
    #expect(
      town.run(.createRound(round), by: host) == .invalid(.course, .characters))
    round.course.cityLabel = "San Jose"
    #expect(town.run(.createRound(round), by: host) == nil)
    round.course.name = "Hole 19 evil.com"
    #expect(
      town.run(.editRound(round.id, [.course(round.course)]), by: host)
        == .invalid(.course, .characters))
    #expect(town.run(.editRound(round.id, [.course(good)]), by: host) == nil)
  }

  @Test("upheld, a round without words is canceled, and everybody in it is told")
  func rounds() throws {
    var (town, id) = Self.town()
    #expect(town.run(.report(.round(id), .spam, context: ""), by: ann) == nil)
    let report = try #require(town.replica.reports(on: .round(id)).first)
    Self.close(report, .upheld, &town)
    #expect(town.replica.round(id)?.status == .canceled)
    #expect(town.told(ann).contains(.roundCancelled))
    #expect(town.told(host).contains(.moderationNotice))
  }

  @Test("upheld, a golfer's photo goes with the words, wherever a copy shows it")
  func faces() throws {
    var (town, id) = Self.town()
    let target = ReportTarget.golfer(host)
    #expect(town.run(.report(target, .other, context: ""), by: ann) == nil)
    #expect(town.replica.seat(of: host, in: id)?.card.photo != nil)
    Self.close(try #require(town.replica.reports(on: target).first), .upheld, &town)
    #expect(town.replica.profile(of: host)?.photo == nil)
    #expect(town.replica.seat(of: host, in: id)?.card.photo == nil)
    #expect(town.told(host).filter { kind in kind == .moderationNotice }.count == 1)
    // Of whom nothing is left, nothing is taken.
    #expect(town.run(.report(target, .harassment, context: ""), by: ann) == nil)
    Self.close(try #require(town.replica.reports(on: target).first), .upheld, &town)
    #expect(town.told(host).filter { kind in kind == .moderationNotice }.count == 1)
  }

  @Test("links to this server are nothing to look at")
  func own() {
    var (town, round) = Self.town()
    town.authority = "golf.example"
    let message = Self.message(
      "Mine: https://golf.example/r/1", by: ann, in: round, town)
    #expect(town.run(.sendMessage(message), by: ann) == nil)
    #expect(town.replica.reports(on: .message(message.id, in: round)) == [])
  }
}
