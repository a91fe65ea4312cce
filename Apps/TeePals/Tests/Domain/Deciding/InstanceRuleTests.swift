import Calendar
import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@Suite("What an operator sets for golfers")
struct InstanceRuleTests {
  @Test(
    "an age of 18 to 80, and up to a day",
    arguments: [
      (18, 0, nil), (18, 120, nil), (80, 1_440, nil), (17, 120, .youngest), (81, 120, .youngest),
      (-1, 120, .youngest), (18, -1, .requestCutOff), (18, 1_441, .requestCutOff),
    ] as [(Int, Int, InstanceRuleFault?)])
  func ranges(_ youngest: Int, _ cutOff: Int, _ fault: InstanceRuleFault?) {
    var found: InstanceRuleFault?
    do throws(InstanceRuleFault) {
      _ = try InstanceRules(youngest: youngest, requestCutOff: cutOff)
    } catch { found = error }
    #expect(found == fault)
  }

  @Test("they travel, and nothing out of range does")
  func wire() throws {
    let rules = try InstanceRules(youngest: 21, requestCutOff: 0)
    #expect(try InstanceRules(WireCursor(rules.json)) == rules)
    for text in [
      #"{"youngest":17,"requestCutOff":120}"#, #"{"youngest":21,"requestCutOff":1441}"#,
      #"{"youngest":"21","requestCutOff":120}"#, #"{"youngest":21}"#,
    ] {
      let json = try JSON.parse(text)
      #expect(throws: WireError.self) { try InstanceRules(WireCursor(json)) }
    }
  }

  private let user = UserID(high: 1, low: 1)
  private let now = Instant(milliseconds: 1_790_000_000_000)

  private func born(
    years: Int, days: Int = 0, _ replica: TeePalsReplica, isServer: Bool
  ) -> TeePalsRejection? {
    let day = now.civil(offset: 0).date.adding(months: -12 * years).adding(days: days)
    let context = DecideContext(
      actor: user, command: CommandID(high: 2, low: 2), at: now, received: isServer ? now : nil)
    do throws(TeePalsRejection) {
      _ = try TeePalsDomain.decide(.editProfile(user, [.birthDate(day)]), context, in: replica)
      return nil
    } catch { return error }
  }

  @Test("the least age, to the day, alike on device and server", arguments: [true, false])
  func age(isServer: Bool) throws {
    var replica = TeePalsReplica()
    #expect(born(years: 18, replica, isServer: isServer) == nil)
    #expect(
      born(years: 18, days: 1, replica, isServer: isServer) == .invalid(.birthDate, .tooYoung))
    replica.rules = try InstanceRules(youngest: 21, requestCutOff: 120)
    let tooYoung = TeePalsRejection.invalid(.birthDate, .outOfRange(21, 100))
    #expect(born(years: 21, replica, isServer: isServer) == nil)
    #expect(born(years: 21, days: 1, replica, isServer: isServer) == tooYoung)
    #expect(born(years: 18, replica, isServer: isServer) == tooYoung)
  }

  @Test("asking ends when the round says so, wherever it is asked", arguments: [0, 60, 120, 1_440])
  func cutOff(minutes: Int) throws {
    let point = try #require(GlobePoint(microLatitude: 37_250_000, microLongitude: -122_500_000))
    var round = Round(
      id: RoundID(high: 9, low: 9),
      host: GolferCard(user: UserID(high: 1, low: 2), name: "Maya"),
      course: RoundCourse(name: "Half Moon Bay", cityLabel: "Half Moon Bay, CA", point: point),
      startTime: now.advanced(byMilliseconds: 172_800_000),
      zone: Zone(name: "America/Los_Angeles", offset: -25_200), createdAt: now)
    round.requestCutOff = minutes
    round = try Round(id: round.id, WireCursor(round.body))
    #expect(round.requestCutOff == minutes)
    let last = round.startTime.advanced(byMilliseconds: -Int64(minutes) * 60_000)
    for (time, mayAsk) in [(-1, true), (0, minutes > 0), (1, false)] as [(Int64, Bool)] {
      let at = last.advanced(byMilliseconds: time)
      var isTaken = true
      do throws(TeePalsRejection) {
        try RoundRules.checkEntry(round, asks: true, at: at)
      } catch { isTaken = false }
      #expect(isTaken == mayAsk, "\(time)")
      #expect((RoundSituation(of: round, for: user, nil, at: at) == .mayRequest) == mayAsk)
    }
  }
}
