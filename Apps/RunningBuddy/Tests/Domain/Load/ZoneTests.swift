import RunningBuddyDomain
import Testing
import Tracks

@testable import RunningBuddyTestKit

@Suite("Heart-rate zones")
struct ZoneTests {
  /// Who has said everything.
  static let body = {
    var body = HeartBody()
    (body.greatest, body.resting, body.birthYear) = (190, 60, 1_980)
    return body
  }()

  static func settings(_ changes: HeartChange...) throws -> HeartSettings {
    var ledger = RunLedger()
    for change in changes { try ledger.run(.setRunSetting(RunLedger.user, .heart(change))) }
    return ledger.replica.settings(of: RunLedger.user).heart
  }

  static func zones(_ changes: [HeartChange], _ body: HeartBody = body) throws -> HeartZones? {
    var ledger = RunLedger()
    for change in changes { try ledger.run(.setRunSetting(RunLedger.user, .heart(change))) }
    let settings = ledger.replica.settings(of: RunLedger.user).heart
    return HeartZones(settings, HeartProfile(body, threshold: settings.threshold, in: 2_026))
  }

  @Test("By the greatest, by the reserve, by the threshold, and the person's own")
  func ways() throws {
    #expect(try ZoneTests.zones([])?.borders == [95, 114, 133, 152, 171])
    #expect(try ZoneTests.zones([.method(.reserve)])?.borders == [125, 138, 151, 164, 177])
    // 65, 85, 90, 95 and 100 % of 168, never below what the percent come to.
    #expect(
      try ZoneTests.zones([.threshold(168), .method(.threshold)])?.borders
        == [110, 143, 152, 160, 168])
    // Without own borders those of the greatest hold.
    #expect(try ZoneTests.zones([.method(.own)])?.borders == [95, 114, 133, 152, 171])
    let own: [HeartChange] = [.method(.own), .borders([100, 120, 140, 155, 170])]
    #expect(try ZoneTests.zones(own)?.borders == [100, 120, 140, 155, 170])
    // Own borders need nothing else; the others do.
    #expect(try ZoneTests.zones(own, HeartBody())?.borders == [100, 120, 140, 155, 170])
    #expect(try ZoneTests.zones([.method(.reserve)], HeartBody()) == nil)
  }

  @Test("Every heart rate is in one zone, and the seconds of all zones are those that there are")
  func partition() throws {
    for method in ZoneMethod.allCases {
      let zones = try #require(try ZoneTests.zones([.method(method)]))
      var last = 0
      for rate in 0...300 {
        let zone = zones.zone(of: rate)
        #expect(0...HeartZones.count ~= zone && zone >= last)
        #expect(zone == 0 || zones.borders[zone - 1] <= rate)
        #expect(zone == HeartZones.count || rate < zones.borders[zone])
        last = zone
      }
      for seed in 1...20 {
        var dice = Seeded(seed)
        let seconds = (0..<180).map { _ in dice.below(900) }
        let histogram = try #require(HeartHistogram(from: 50, seconds))
        #expect(zones.seconds(histogram).reduce(0, +) == histogram.total)
        #expect(histogram.total == seconds.reduce(0, +))
      }
    }
  }

  @Test("The greatest heart rate is the person's, else 208 - 0.7 × age, which is a guess")
  func guesses() throws {
    #expect(HeartProfile.guess(age: 40) == 180 && HeartProfile.guess(age: 0) == 208)
    #expect(HeartProfile.guess(age: -5) == 208 && HeartProfile.guess(age: 900) == 131)
    let given = try #require(HeartProfile(ZoneTests.body, threshold: 168, in: 2_026))
    #expect(given.greatest.rate == 190 && !given.greatest.isGuessed && !given.isGuessed)
    var body = HeartBody()
    #expect(HeartProfile(body, threshold: 168, in: 2_026) == nil)
    body.birthYear = 1_986
    let guessed = try #require(HeartProfile(body, threshold: nil, in: 2_026))
    #expect(guessed.greatest.rate == 180 && guessed.greatest.isGuessed)
    #expect(guessed.resting.rate == 60 && guessed.resting.isGuessed)
    #expect(guessed.threshold.rate == 158 && guessed.threshold.isGuessed)
    // A guess never contradicts what was said.
    let strong = try #require(HeartProfile(body, threshold: 180, in: 2_026))
    #expect(strong.threshold.rate == 180 && strong.greatest.rate > 180)
    // The account allows numbers so close to each other; nothing can be divided by them.
    (body.greatest, body.resting) = (110, 109)
    #expect(HeartProfile(body, threshold: nil, in: 2_026) == nil)
    // Nor does what no account would keep lead anywhere.
    let wrong: [(Int?, Int)] = [(1_000_000, 60), (190, -5), (190, 900), (nil, 900)]
    for (greatest, resting) in wrong {
      (body.greatest, body.resting) = (greatest, resting)
      #expect(HeartProfile(body, threshold: nil, in: 2_026) == nil)
    }
    (body.greatest, body.resting) = (nil, nil)
    #expect(HeartProfile(body, threshold: 1_000, in: 2_026) == nil)
    body.resting = 109
    for rate in [70, 230] {
      body.greatest = 150
      let profile = try #require(HeartProfile(body, threshold: rate, in: 2_026))
      #expect(profile.resting.rate < profile.threshold.rate)
      #expect(profile.threshold.rate <= profile.greatest.rate)
    }
  }

  @Test("Only numbers that can be are kept, and one change leaves the others")
  func deciding() throws {
    var ledger = RunLedger()
    func rejection(_ change: HeartChange) -> RunRejection? {
      ledger.rejection(.setRunSetting(RunLedger.user, .heart(change)))
    }
    #expect(
      rejection(.threshold(69))
        == .outOfRange(.thresholdHeartRate, shortest: 70, longest: 230))
    #expect(rejection(.threshold(165)) == nil && rejection(.method(.own)) == nil)
    #expect(rejection(.borders([100, 120, 140, 155])) == .badOrder(.zoneBorders))
    #expect(rejection(.borders([100, 120, 120, 155, 170])) == .badOrder(.zoneBorders))
    #expect(
      rejection(.borders([39, 120, 140, 155, 170]))
        == .outOfRange(.zoneBorders, shortest: 40, longest: 240))
    #expect(rejection(.borders([100, 120, 140, 155, 170])) == nil)
    let heart = ledger.replica.settings(of: RunLedger.user).heart
    #expect(heart.threshold == 165 && heart.method == .own && heart.borders?.count == 5)
    #expect(rejection(.threshold(nil)) == nil)
    #expect(ledger.replica.settings(of: RunLedger.user).heart.threshold == nil)
    #expect(ledger.replica.settings(of: RunLedger.user).heart.method == .own)
  }
}
