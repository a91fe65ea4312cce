import Core

/// The opportunities of one side, in match order.
///
/// What shares a window id is one. Entries without an id, as other apps write them, are one when
/// they are at most a minute of the match clock apart.
public struct SubstitutionWindows: Hashable, Sendable {
  /// Opportunities used.
  public private(set) var count = 0
  private var numbers: [WindowID: Int] = [:]
  private var loose: Loose?

  private struct Loose: Hashable, Sendable {
    var stage: Stage
    var elapsed: Int64
    var number: Int
  }

  /// Milliseconds of the match clock within which changes are one opportunity.
  public static let span: Int64 = 60_000

  public init() {}

  /// Which opportunity the change belongs to, from 1; `nil` if it uses none: in an interval, before
  /// the match, for a concussion, and the opponents' additional one.
  public mutating func take(
    _ substitution: Substitution, stage: Stage, elapsed: Int64
  ) -> Int? {
    guard case .period = stage, substitution.kind.usesWindow else { return nil }
    if let window = substitution.window {
      if let number = numbers[window] { return number }
      count += 1
      numbers[window] = count
      return count
    }
    if let loose, loose.stage == stage, elapsed - loose.elapsed <= Self.span {
      self.loose?.elapsed = elapsed
      return loose.number
    }
    count += 1
    loose = Loose(stage: stage, elapsed: elapsed, number: count)
    return count
  }
}

extension Substitution.Kind {
  /// Whether a change of this kind needs one of the side's opportunities.
  public var usesWindow: Bool {
    switch self {
    case .normal, .extraTimeAdditional, .returning: true
    case .concussion, .opponentAdditional, .goalkeeper, .beforeMatch: false
    }
  }
}

extension Substitution {
  /// Whether it is one of those the limit is about, with the side standing as it does.
  func usesLimit(_ lineUp: LineUp) -> Bool {
    switch kind {
    case .normal, .extraTimeAdditional: true
    case .goalkeeper:
      // From the bench it is a substitution like any other.
      on.map { player in lineUp.member(player)?.place == .bench } ?? false
    case .concussion, .opponentAdditional, .returning, .beforeMatch: false
    }
  }
}
