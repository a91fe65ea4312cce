import Calendar
import Core

/// What an association makes of several cards of one person in one season. Data, and nothing that
/// the app ever does by itself: it tells what the table says.
public struct AccumulationRule: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case caution, sendOff
  }

  public let kind: Kind
  public let recipient: Participant.Kind
  /// The codes that count, together; all of the kind where there are none.
  public let codes: [String]
  /// The card of this number is the first that means something, from 1.
  public let triggerCount: Int
  /// From then on each so-manieth card does; none does where it is 0.
  public let repeatInterval: Int
  /// Of suspension, on top of what the card itself brings.
  public let matches: Int

  public init(
    _ kind: Kind, _ recipient: Participant.Kind, codes: [String] = [], trigger: Int,
    every repeatInterval: Int, matches: Int
  ) {
    self.kind = kind
    self.recipient = recipient
    self.codes = codes
    triggerCount = trigger
    self.repeatInterval = repeatInterval
    self.matches = matches
  }

  /// Whether the card of this number is one that means something.
  public func isReached(by number: Int) -> Bool {
    guard number >= triggerCount else { return false }
    if number == triggerCount { return true }
    return repeatInterval > 0 && (number - triggerCount) % repeatInterval == 0
  }

  /// Whether a card of this code is one of those that are counted.
  func counts(_ kind: Kind, _ recipient: Participant.Kind, _ code: String) -> Bool {
    kind == self.kind && recipient == self.recipient
      && (codes.isEmpty || codes.contains { known in sameBytes(known, code) })
  }
}

extension Catalog {
  /// The season that a day is in, as this association counts them: a list for `2026` is of a
  /// calendar year, one for `2026-27` from July to June.
  public func season(of day: CivilDate) -> Season {
    let isOfTwoYears = edition.utf8.contains(UInt8(ascii: "-"))
    guard isOfTwoYears else { return .year(day.year) }
    return .from(day.month >= 7 ? day.year : day.year - 1)
  }
}
