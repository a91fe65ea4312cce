import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What becomes of a round (specification §8.1)")
struct RoundTableTests {
  private let start = GolfTown.start

  /// `o` open, `c` closed, `x` canceled, `d` completed; `-` not open any more, `s` not started.
  private func sign(_ event: RoundEvent, _ status: RoundStatus, at now: Instant) -> String {
    do throws(TeePalsRejection) {
      switch try RoundRules.status(after: event, in: status, start: start, at: now) {
      case .open: return "o"
      case .closed: return "c"
      case .canceled: return "x"
      case .completed: return "d"
      }
    } catch {
      return error == .roundNotOpen ? "-" : error == .notStarted ? "s" : "?"
    }
  }

  @Test(
    "all states and events, before the start, at it and after",
    arguments: [
      (RoundEvent.edit, "oc--", "----"), (.close, "cc--", "cc--"), (.reopen, "oo--", "o---"),
      (.cancel, "xxx-", "xxx-"), (.complete, "ss-d", "dd-d"),
    ])
  func table(_ event: RoundEvent, _ before: String, _ after: String) {
    func row(_ offset: Int64) -> String {
      let now = start.advanced(byMilliseconds: offset)
      return RoundStatus.allCases.map { status in sign(event, status, at: now) }.joined()
    }
    #expect(row(-1) == before)
    #expect(row(0) == after)
    #expect(row(GolfTown.day) == after)
  }

  private func round(_ status: RoundStatus = .open, accepted: Int = 1, players: Int = 4) -> Round {
    var round = GolfTown().round(1, by: SampleGolf.user(1), in: 0, players: players)
    round.status = status
    round.acceptedCount = accepted
    return round
  }

  @Test("what nobody ends in 24 hours ends by itself")
  func automaticEnd() {
    for status in RoundStatus.allCases {
      for accepted in 1...3 {
        let round = round(status, accepted: accepted)
        let before = start.advanced(byMilliseconds: GolfTown.day - 1)
        #expect(RoundRules.automaticEnd(of: round, at: before) == nil)
        let end = RoundRules.automaticEnd(of: round, at: before.advanced(byMilliseconds: 1))
        switch (status, accepted) {
        case (.open, 1): #expect(end == .closed)
        case (.open, _), (.closed, 2...): #expect(end == .completed)
        default: #expect(end == nil)
        }
      }
    }
  }

  private func refusal(_ round: Round, asks: Bool, minutes: Int64) -> TeePalsRejection? {
    do throws(TeePalsRejection) {
      try RoundRules.checkEntry(
        round, asks: asks, at: start.advanced(byMilliseconds: -minutes * 60_000))
      return nil
    } catch {
      return error
    }
  }

  @Test("asking ends 120 minutes before the start, joining with it")
  func cutOff() {
    #expect(refusal(round(), asks: true, minutes: 121) == nil)
    #expect(refusal(round(), asks: true, minutes: 120) == nil)
    #expect(refusal(round(), asks: true, minutes: 119) == .tooLate)
    #expect(refusal(round(), asks: false, minutes: 1) == nil)
    #expect(refusal(round(), asks: false, minutes: 0) == .roundNotOpen)
    #expect(refusal(round(accepted: 4), asks: false, minutes: 200) == .roundFull)
    for status in [RoundStatus.closed, .canceled, .completed] {
      #expect(refusal(round(status), asks: false, minutes: 200) == .roundNotOpen)
    }
  }

  @Test("everybody is reminded once, 24 hours before the start")
  func reminder() {
    func isDue(_ last: Int64, _ now: Int64, _ status: RoundStatus = .open) -> Bool {
      RoundRules.isReminderDue(
        round(status), since: start.advanced(byMilliseconds: last),
        at: start.advanced(byMilliseconds: now))
    }
    let day = GolfTown.day
    #expect(isDue(-day - 1, -day))
    #expect(!isDue(-day - 2, -day - 1))
    #expect(!isDue(-day, -day + 60_000), "it was there at the last tick")
    // A missed hour is caught up, unless the round has begun.
    #expect(isDue(-2 * day, -day + GolfTown.hour))
    #expect(!isDue(-2 * day, 0))
    #expect(isDue(-2 * day, -1, .closed))
    #expect(!isDue(-2 * day, -1, .canceled))
  }

  @Test("a cancelled round's chat closes after seven days")
  func chat() {
    var round = round(.canceled)
    round.endedAt = start
    let last = start.advanced(byMilliseconds: 7 * GolfTown.day)
    #expect(RoundRules.isChatOpen(round, at: last.advanced(byMilliseconds: -1)))
    #expect(!RoundRules.isChatOpen(round, at: last))
    round.status = .completed
    #expect(RoundRules.isChatOpen(round, at: last))
  }

  @Test("who may know of a round")
  func readable() {
    let (host, other) = (SampleGolf.user(1), SampleGolf.user(2))
    for visibility in RoundVisibility.allCases {
      var round = round()
      round.visibility = visibility
      for (row, friend) in [(false, false), (false, true), (true, false), (true, true)] {
        func may(_ user: UserID) -> Bool {
          RoundRules.isReadable(round, by: user, hasRow: row, isFriend: friend)
        }
        #expect(may(host))
        #expect(may(other) == (visibility == .public || row || (visibility == .friends && friend)))
      }
    }
  }
}
