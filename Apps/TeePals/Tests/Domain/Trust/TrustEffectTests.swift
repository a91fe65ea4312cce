import Core
import TeePalsDomain
import Testing

@testable import TeePalsTestKit

@Suite("What comes of reports")
struct TrustEffectTests {
  private let now = GolfTown.start.advanced(byMilliseconds: 30 * GolfTown.day)

  /// So many reports of different people in rounds about which others have said something too.
  private func window(_ reports: Int, _ kind: IssueKind = .late) -> TrustWindow {
    var said = [[TrustAnswer]](repeating: [], count: 5)
    for number in 0..<reports { said[number % 5].append(TrustSample.report(number, kind)) }
    return TrustSample.window(said)
  }

  @Test("two give hints, four a time without new rounds, six a case")
  func thresholds() {
    for count in 0...7 {
      let window = window(count)
      #expect(TrustEffects.tips(in: window) == (count >= 2 ? [.late] : []), "\(count)")
      let until = TrustEffects.coolingOff(after: nil, in: window, since: nil, at: now)
      #expect(
        until == (count >= 4 ? now.advanced(byMilliseconds: 7 * GolfTown.day) : nil), "\(count)")
      #expect(TrustEffects.isCase(window) == (count >= 6), "\(count)")
    }
  }

  @Test("what is not named counts for nothing")
  func other() {
    let window = window(9, .other)
    #expect(TrustEffects.tips(in: window) == [] && !TrustEffects.isCase(window))
    #expect(TrustEffects.coolingOff(after: nil, in: window, since: nil, at: now) == nil)
  }

  @Test("it begins with a new report, ends by itself, and with what is dismissed")
  func cooling() {
    let four = window(4)
    let seen = now.advanced(byMilliseconds: -1)
    let until = now.advanced(byMilliseconds: GolfTown.hour)
    func cooling(_ window: TrustWindow, _ former: Instant?, _ last: Instant?) -> Instant? {
      TrustEffects.coolingOff(after: former, in: window, since: last, at: now)
    }
    #expect(cooling(four, until, seen) == until)
    #expect(cooling(four, now, seen) == nil)
    #expect(cooling(window(3), until, seen) == nil)
    let before = GolfTown.start
    #expect(cooling(four, nil, before) == now.advanced(byMilliseconds: TrustEffects.pause))
  }

  @Test("moderators alone hear what one person alone says, however often")
  func alone() {
    let report = TrustSample.report(1, .late)
    let window = TrustWindow(
      TrustSample.rounds([[TrustAnswer]](repeating: [report], count: 5)))
    #expect(TrustEffects.tips(in: window) == [])
    #expect(TrustEffects.coolingOff(after: nil, in: window, since: nil, at: now) == nil)
  }
}
