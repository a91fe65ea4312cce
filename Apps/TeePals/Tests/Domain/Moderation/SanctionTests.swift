import Core
import Sync
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

/// What moderators may decide, and what it forbids (specification §§6, 10; issue "Moderation").
@Suite("Sanctions: what there is, how long it lasts, and what it forbids")
struct SanctionTests {
  private let host = HeldBackTests.host
  private let ann = HeldBackTests.ann
  private let cho = SampleGolf.user(2)

  private func fault(_ word: String, days: Int?) -> ModerationFault? {
    do throws(ModerationFault) {
      _ = try ModerationDecision(word, days: days)
      return nil
    } catch { return error }
  }

  private func fault(
    _ decision: ModerationDecision, _ rule: ModerationRule, _ note: String = ""
  ) -> ModerationFault? {
    do throws(ModerationFault) {
      try decision.check(rule, note: note)
      return nil
    } catch { return error }
  }

  @Test("a decision that does not exist, or a length that does not, is refused by its field")
  func words() {
    for word in ["dismiss", "remove", "release", "warn", "coolingOff", "ban", "shadow"] {
      #expect(fault(word, days: nil) == nil, "\(word)")
      #expect(fault(word, days: 7) == .days, "\(word)")
    }
    for days in [nil, 7, 14, 30] { #expect(fault("suspend", days: days) == nil) }
    for days in [0, 1, 8, 31, 365] { #expect(fault("suspend", days: days) == .days) }
    for word in ["", "Ban", "banned", "delete"] {
      #expect(fault(word, days: nil) == .decision, "\(word)")
    }
  }

  @Test("hiding somebody is for spam alone; a note and an appeal have their lengths")
  func limits() {
    for rule in ModerationRule.allCases {
      #expect(fault(.shadow, rule) == (rule == .spam ? nil : .rule))
      #expect(fault(.ban, rule) == nil)
    }
    let note = String(repeating: "ㄱ", count: ModerationLimits.note)
    #expect(fault(.warn, .other, note) == nil)
    #expect(fault(.warn, .other, note + "!") == .note)
    #expect(fault(.warn, .other, "a\0") == .note)
    func appeal(_ text: String) -> Bool {
      do throws(ModerationFault) {
        _ = try ModerationLimits.words(ofAppeal: text)
        return true
      } catch { return false }
    }
    let words = String(repeating: "a", count: ModerationLimits.appeal)
    #expect(appeal(words) && !appeal(words + "a"))
    for text in ["", " \n ", "\0"] { #expect(!appeal(text)) }
  }

  @Test("each lasts as long as it says")
  func lengths() {
    let now = GolfTown.start
    func days(_ decision: ModerationDecision) -> Int64? {
      decision.end(from: now).map { end in
        (end.milliseconds - now.milliseconds) / GolfTown.day
      }
    }
    #expect(days(.suspend(days: 7)) == 7 && days(.suspend(days: 30)) == 30)
    #expect(days(.suspend(days: nil)) == nil && days(.ban) == nil)
    #expect(days(.coolingOff) == 7 && days(.shadow) == 30 && days(.warn) == 0)
    #expect(ModerationLimits.automaticSuspension(isRepeated: false) == GolfTown.day)
    #expect(ModerationLimits.automaticSuspension(isRepeated: true) == 7 * GolfTown.day)
  }

  @Test("reputation is 50 and what was earned, less what was upheld, from 0 to 100")
  func reputation() {
    func score(_ likes: Int, _ posts: Int, _ upheld: Int = 0, _ violations: Int = 0) -> Int {
      ModerationLimits.reputation(
        likes: likes, posts: posts, upheld: upheld, violations: violations)
    }
    #expect(score(0, 0) == 50 && score(99, 24) == 63 && score(10_000, 10_000) == 80)
    #expect(score(0, 0, 1, 1) == 35 && score(0, 0, 3, 4) == 0)
    #expect(ModerationLimits.figure(4) == "< 5" && ModerationLimits.figure(5) == "5")
  }

  @Test("what somebody is told survives being written and read")
  func notices() {
    for kind in SanctionKind.allCases {
      for rule in ModerationRule.allCases {
        for until in [nil, Instant(milliseconds: 5)] {
          let notice = ModerationNotice.sanctioned(kind, rule, until: until)
          #expect(ModerationNotice(notice.text) == notice)
        }
      }
      #expect(ModerationNotice(ModerationNotice.ended(kind).text) == .ended(kind))
    }
    for text in [
      "sanctioned", "sanctioned ban", "sanctioned ban x", "sanctioned x spam",
      "sanctioned ban spam x", "sanctioned ban spam 1 2", "ended", "ended x", "appealGranted 1",
    ] {
      #expect(ModerationNotice(text) == nil, "\(text)")
    }
  }

  // MARK: What they forbid

  @Test("whoever is banned does nothing at all")
  func banned() {
    var (town, _) = HeldBackTests.town()
    town.banned = [ann]
    var golf = SampleGolf(3)
    for command in golf.commands() {
      #expect(town.run(command, by: ann) == .suspended, "\(command.name)")
    }
  }

  @Test("whoever cools off begins no rounds, and does everything else")
  func coolingOff() {
    var (town, round) = HeldBackTests.town()
    town.coolingOff = [ann]
    #expect(town.run(.createRound(town.round(6, by: ann)), by: ann) == .coolingOff)
    #expect(town.run(.follow(ann, town.card(host)), by: ann) == nil)
    #expect(
      town.run(.sendMessage(HeldBackTests.message("Hi", by: ann, in: round, town)), by: ann)
        == nil)
    town.coolingOff = []
    #expect(town.run(.createRound(town.round(6, by: ann)), by: ann) == nil)
  }

  @Test("nobody gets into the round of a host who is suspended; who is in talks and leaves")
  func hosts() {
    var (town, round) = HeldBackTests.town()
    town.suspended = [host]
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: cho) == .roundNotOpen)
    #expect(
      town.run(.changeMembership(round, .invite(town.card(cho)), seen: nil), by: ann)
        == .roundNotOpen)
    #expect(
      town.run(.sendMessage(HeldBackTests.message("Hi", by: ann, in: round, town)), by: ann)
        == nil)
    #expect(town.run(.changeMembership(round, .leave, seen: nil), by: ann) == nil)
    town.suspended = []
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: cho) == nil)
  }

  @Test("nobody lets somebody who is banned into a round, whatever they asked for before")
  func letIn() {
    var (town, _) = HeldBackTests.town()
    let round = town.round(6, by: host, .public, .request)
    #expect(town.run(.createRound(round), by: host) == nil)
    #expect(town.run(.changeMembership(round.id, .request, seen: nil), by: cho) == nil)
    town.banned = [cho, ann]
    #expect(town.run(.changeMembership(round.id, .accept(cho), seen: nil), by: host) == .notFound)
    #expect(
      town.run(.changeMembership(round.id, .invite(town.card(ann)), seen: nil), by: host)
        == .notFound)
    #expect(!town.members[.round(round.id), default: []].contains(cho))
    town.banned = []
    #expect(town.run(.changeMembership(round.id, .accept(cho), seen: nil), by: host) == nil)
  }

  @Test("the round of a host who is hidden is not there for whoever is not in it")
  func hidden() {
    var (town, round) = HeldBackTests.town()
    town.concealed = [host]
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: cho) == .notFound)
    town.banned = [host]
    #expect(town.run(.changeMembership(round, .join, seen: nil), by: cho) == .notFound)
    town.banned = []
    #expect(
      town.run(.sendMessage(HeldBackTests.message("Hi", by: host, in: round, town)), by: host)
        == nil, "they go on as before")
  }

  @Test("those who play are told once that the host can do nothing")
  func players() {
    var (town, round) = HeldBackTests.town()
    func tell() {
      let reads = TeePalsReads.tellingPlayers(of: host, in: [round])
      town.write(
        GolfDecision.tellPlayers(of: host, now: town.now, in: town.loaded(reads, for: host)))
    }
    tell()
    town.now = town.now.advanced(byMilliseconds: 5)
    tell()
    let told = town.replica.notifications(of: ann).filter { row in
      row.kind == .moderationNotice
    }
    #expect(told.map { row in row.text } == [ModerationNotice.hostSuspended.text])
    #expect(told.first?.round == round)
    #expect(!town.told(host).contains(.moderationNotice))
    #expect(!town.told(cho).contains(.moderationNotice))
  }

  @Test("the posts and comments of somebody who is hidden are their own alone")
  func posts() {
    var (town, _) = HeldBackTests.town()
    let post = GolfPost(
      id: PostID(high: 1, low: 1), author: ann, title: "Hi", text: "Wind", createdAt: town.now)
    #expect(town.run(.publishPost(post), by: ann) == nil)
    let comment = GolfComment(
      id: CommentID(high: 1, low: 2), post: post.id, author: cho, text: "So",
      createdAt: town.now)
    #expect(town.run(.comment(comment), by: cho) == nil)
    town.concealed = [ann]
    #expect(town.run(.like(host, .post(post.id)), by: host) == .notFound)
    #expect(town.run(.like(ann, .post(post.id)), by: ann) == nil)
    town.concealed = [cho]
    #expect(town.run(.like(host, .comment(comment.id)), by: host) == .notFound)
    #expect(town.run(.like(cho, .comment(comment.id)), by: cho) == nil)
    // A suspended author's stay, closed, unless the decision takes them along.
    (town.concealed, town.suspended) = ([], [ann])
    #expect(town.run(.like(host, .post(post.id)), by: host) == .closed)
    town.concealed = [ann]
    #expect(town.run(.like(host, .post(post.id)), by: host) == .notFound)
  }
}
