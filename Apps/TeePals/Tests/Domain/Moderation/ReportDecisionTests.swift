import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("Reports, suspensions and links (specification §§8.9, 10, 16)")
struct ReportDecisionTests {
  private let host = HeldBackTests.host
  private let ann = HeldBackTests.ann
  private let ben = SampleGolf.user(2)
  private let cho = SampleGolf.user(3)

  @Test("a round, a message and a golfer are reported once by each, until somebody has looked")
  func once() throws {
    var (town, round) = HeldBackTests.town()
    let message = HeldBackTests.message("Hello", by: host, in: round, town)
    #expect(town.run(.sendMessage(message), by: host) == nil)
    let targets: [(ReportTarget, String)] = [
      (.round(round), ""), (.message(message.id, in: round), "Hello"), (.golfer(host), ""),
    ]
    for (target, text) in targets {
      #expect(town.run(.report(target, .spam), by: ann) == nil)
      let first = town.replica.reports(on: target)
      #expect(first.count == 1 && first[0].reporter == ann && first[0].reported == host)
      #expect(first[0].text == text && first[0].priority == .medium)
      #expect(town.run(.report(target, .other), by: ann) == nil)
      #expect(town.replica.reports(on: target) == first)
      HeldBackTests.close(first[0], .dismissed, &town)
      #expect(town.run(.report(target, .harassment), by: ann) == nil)
      let again = town.replica.reports(on: target)
      #expect(again.count == 1 && again[0].status == .pending && again[0].priority == .high)
    }
    // Neither who reports nor who is reported holds any of it.
    for user in [host, ann] {
      let device = town.device(of: user)
      for (target, _) in targets { #expect(device.reports(on: target) == []) }
    }
  }

  @Test("what a reporter says is kept with the report, up to a thousand characters")
  func context() throws {
    var (town, round) = HeldBackTests.town()
    let long = String(repeating: "é", count: GolfLimits.reportContext)
    #expect(
      town.run(.report(.round(round), .other, context: long + "é"), by: ann)
        == .invalid(.text, .tooLong(GolfLimits.reportContext)))
    #expect(
      town.run(.report(.round(round), .other, context: "a\0b"), by: ann)
        == .invalid(.text, .characters))
    #expect(town.replica.reports(on: .round(round)) == [])
    #expect(town.run(.report(.round(round), .other, context: long), by: ann) == nil)
    #expect(town.replica.reports(on: .round(round)).map { report in report.context } == [long])
  }

  @Test("three people within a day make it urgent")
  func urgent() {
    var (town, _) = HeldBackTests.town()
    let target = ReportTarget.golfer(host)
    #expect(town.run(.report(target, .spam), by: ann) == nil)
    town.now = town.now.advanced(byMilliseconds: 25 * GolfTown.hour)
    for user in [ben, cho] { #expect(town.run(.report(target, .spam), by: user) == nil) }
    #expect(
      town.replica.reports(on: target).allSatisfy { report in report.priority == .medium })
    #expect(town.run(.report(target, .spam), by: SampleGolf.user(4)) == nil)
    #expect(town.replica.reports(on: target).allSatisfy { report in report.priority == .high })
  }

  @Test("what one cannot see is not there; one's own cannot be reported")
  func hidden() {
    var (town, round) = HeldBackTests.town()
    let words = HeldBackTests.message("Hello", by: host, in: round, town)
    #expect(town.run(.sendMessage(words), by: host) == nil)
    let message = ReportTarget.message(words.id, in: round)
    #expect(town.run(.report(message, .spam), by: ben) == .notFound)
    #expect(town.run(.report(message, .spam), by: host) == .notYours)
    #expect(town.run(.report(.round(round), .spam), by: host) == .notYours)
    #expect(town.run(.report(.golfer(host), .spam), by: host) == .notYours)
    #expect(town.run(.report(.round(SampleGolf.round(9)), .spam), by: ben) == .notFound)
    #expect(town.run(.block(host, town.card(ben)), by: host) == nil)
    for target in [ReportTarget.golfer(host), .round(round)] {
      #expect(town.run(.report(target, .spam), by: ben) == .notFound)
    }
    // Whoever protects themselves still says why.
    #expect(town.run(.report(.golfer(ben), .harassment), by: host) == nil)
  }

  @Test("twenty in a day")
  func limited() {
    var town = GolfTown(people: 22)
    for number in UInt64(1)...20 {
      #expect(town.run(.report(.golfer(SampleGolf.user(number)), .spam), by: host) == nil)
    }
    let refused = town.run(.report(.golfer(SampleGolf.user(21)), .spam), by: host)
    guard case .rateLimited = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
  }

  @Test("whoever is suspended does nothing that others get to see, and gets out of everything")
  func suspended() {
    var (town, round) = HeldBackTests.town()
    #expect(town.run(.createRound(town.round(5, by: ben)), by: ben) == nil)
    let other = SampleGolf.round(5)
    #expect(town.run(.changeMembership(other, .request, seen: nil), by: cho) == nil)
    #expect(town.run(.changeMembership(other, .request, seen: nil), by: ann) == nil)
    town.suspended = [ann, ben]
    let refused: [(TeePalsCommand, UserID)] = [
      (.createRound(town.round(6, by: ann)), ann),
      (.sendMessage(HeldBackTests.message("Hi", by: ann, in: round, town)), ann),
      (.follow(ann, town.card(host)), ann),
      (.changeMembership(round, .invite(town.card(cho)), seen: nil), ann),
      (.editRound(other, [.message("Hi")]), ben),
      (.changeMembership(other, .accept(cho), seen: nil), ben),
    ]
    for (command, user) in refused {
      #expect(town.run(command, by: user) == .suspended, "\(command.name)")
    }
    let allowed: [(TeePalsCommand, UserID)] = [
      (.changeMembership(other, .cancelRequest, seen: nil), ann),
      (.report(.golfer(host), .spam), ann), (.block(ann, town.card(cho)), ann),
      (.setSetting(ann, .digest(.daily)), ann), (.markRead(ann, round, town.now), ann),
      (.changeMembership(round, .leave, seen: nil), ann),
      (.changeMembership(other, .decline(cho), seen: nil), ben), (.cancelRound(other), ben),
    ]
    for (command, user) in allowed {
      #expect(town.run(command, by: user) == nil, "\(command.name)")
    }
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: ann) == .suspended)
    town.suspended = []
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: ann) == nil)
  }

  @Test("a profile's photo is one that its owner has sent")
  func photos() throws {
    var town = GolfTown(people: 1)
    let photo = try #require(MediaDigest(String(repeating: "b", count: 64)))
    town.foreignPhotos = [photo]
    #expect(
      town.run(.editProfile(host, [.photo(photo)]), by: host) == .invalid(.photo, .missing))
    town.foreignPhotos = []
    #expect(town.run(.editProfile(host, [.photo(photo)]), by: host) == nil)
    // The one they have they keep, whatever became of its upload.
    town.foreignPhotos = [photo]
    #expect(town.run(.editProfile(host, [.photo(photo), .skill(.expert)]), by: host) == nil)
    #expect(town.run(.editProfile(host, [.photo(nil)]), by: host) == nil)
  }

  @Test("by whose link somebody came is kept with their request, once")
  func links() {
    var (town, round) = HeldBackTests.town()
    func link(_ user: UserID) -> RoundLink? { town.replica.member(user, in: round)?.link }
    let shared = RoundLink(inviter: ann, source: "share")
    // Nobody who has asked for nothing.
    #expect(town.run(.noteLink(round, shared), by: ben) == nil)
    #expect(link(ben) == nil)
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: ben) == nil)
    #expect(town.run(.noteLink(round, shared), by: ben) == nil)
    #expect(link(ben) == shared)
    #expect(town.run(.noteLink(round, RoundLink(inviter: host, source: "code")), by: ben) == nil)
    #expect(link(ben) == shared)
    #expect(town.run(.noteLink(round, shared), by: host) == nil)
    #expect(link(host) == nil)
    // An inviter who is nobody, oneself or out of reach is not kept; what is no word is none.
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: cho) == nil)
    let odd = RoundLink(inviter: SampleGolf.user(77), source: "<b>")
    #expect(odd.source.isEmpty)
    #expect(town.run(.noteLink(round, odd), by: cho) == nil)
    #expect(link(cho) == nil)
    #expect(town.run(.noteLink(round, RoundLink(inviter: cho, source: "copy")), by: cho) == nil)
    #expect(link(cho) == RoundLink(inviter: nil, source: "copy"))
    #expect(
      town.device(of: ben).member(cho, in: round) == nil, "the host's member list alone has it")
  }

  @Test("what somebody wrote whom one has blocked is not unread")
  func unread() {
    var (town, round) = HeldBackTests.town()
    let words = HeldBackTests.message("Hello", by: host, in: round, town)
    town.now = town.now.advanced(byMilliseconds: 1_000)
    #expect(town.run(.sendMessage(words), by: host) == nil)
    #expect(town.device(of: ann).unread(in: round, for: ann) == 1)
    #expect(town.run(.block(ann, town.card(host)), by: ann) == nil)
    #expect(town.device(of: ann).unread(in: round, for: ann) == 0)
  }
}
