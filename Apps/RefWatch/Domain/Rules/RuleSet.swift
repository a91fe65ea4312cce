import Coding
import Wire

/// What a match is played by: the Laws' edition, and what the competition decides. All of it is
/// data.
@Wire public struct RuleSet: Hashable, Sendable {
  @Field(defaults: .written) public var edition: LawsEdition = .season2026
  /// One of ``periods``.
  @Field("periods", in: RuleSet.periods.wire, defaults: .written) public var regulationPeriods = 2
  /// Of each regulation period; one of ``periodLengths``.
  @Field(in: RuleSet.periodLengths.wire, defaults: .written) public var periodMinutes = 45
  /// Of ``intervalLengths``, one for each gap between regulation periods; the last one stands for
  /// those missing.
  @Field("intervals", as: "intervals", defaults: .written) public var intervalMinutes: [Int] = [15]
  @Field(defaults: .written) public var extraTime: Decider = .never
  /// One of ``extraHalves``; Law 7 has up to 15.
  @Field("extraHalf", in: RuleSet.extraHalves.wire, defaults: .written)
  public var extraHalfMinutes = 15
  /// Between regulation and extra time; one of ``extraGaps``.
  @Field("extraGap", in: RuleSet.extraGaps.wire, defaults: .written)
  public var extraGapMinutes = 5
  @Field(defaults: .written) public var shootout: Decider = .never
  /// For each side before sudden death, one of ``kicks``; Law 10 has 5.
  @Field("kicks", in: RuleSet.kicks.wire, defaults: .written) public var shootoutKicks = 5
  @Field("kickOrder", defaults: .written) public var shootoutOrder: ShootoutOrder = .abab
  @Field("clock", defaults: .written) public var clockMode: ClockMode = .running
  @Field(defaults: .written) public var substitutions: SubstitutionRules = SubstitutionRules()
  @Field(defaults: .written) public var sinBin: SinBinScheme = .off
  /// Seconds of a temporary dismissal.
  @Field(in: 0...Int64(60 * RuleSet.sinBinMinutes.upperBound), defaults: .written)
  public var sinBinSeconds = 600
  /// A break in the middle of each regulation period (Law 7).
  public var hydration: Hydration = .never
  /// Of the misconduct catalog.
  @Field(defaults: .written) public var catalog = "law12"
  /// Fewer players than this, and the match should not go on (Law 3).
  @Field(in: RuleSet.players.wire, defaults: .written) public var minPlayers = 7
  @Field(in: RuleSet.players.wire, defaults: .written) public var maxPlayers = 11

  public init() {}

  /// How a match that is level goes on.
  @Wire public enum Decider: String, Hashable, Sendable, CaseIterable {
    case never, ifLevel, ifAggregateLevel, ask
  }

  @Wire public enum ShootoutOrder: String, Hashable, Sendable, CaseIterable {
    /// Law 10.
    case abab
    /// Not in the Laws.
    case abba
  }

  @Wire public enum ClockMode: String, Hashable, Sendable, CaseIterable {
    /// Law 7: the clock never stops.
    case running
    /// The clock stops with every stoppage.
    case stopStart
  }

  /// Which cautions are temporary dismissals.
  @Wire public enum SinBinScheme: String, Hashable, Sendable, CaseIterable {
    case off, aligned2024, systemA, systemB
  }

  @Wire public enum Hydration: String, Hashable, Sendable, CaseIterable {
    case never
    /// Up to a minute.
    case drinks
    /// From a minute and a half to three.
    case cooling
  }

  /// How far into a period the break is due, in milliseconds; `nil` without one.
  public func hydration(in period: Period, seconds: Int) -> Int64? {
    guard hydration != .never, case .regulation = period else { return nil }
    return Int64(seconds / 2) * 1_000
  }

  public var regulationSeconds: Int { regulationPeriods * periodMinutes * 60 }

  /// The planned length of a period; none for the shoot-out.
  public func seconds(of period: Period) -> Int? {
    switch period {
    case .regulation: periodMinutes * 60
    case .extra: extraHalfMinutes * 60
    case .shootout: nil
    }
  }

  /// The planned length of a gap; none before and after the match, and before the shoot-out.
  public func seconds(of gap: Gap) -> Int? {
    switch gap {
    case .interval(let number):
      intervalMinutes.isEmpty
        ? nil : intervalMinutes[min(max(1, number), intervalMinutes.count) - 1] * 60
    case .beforeExtraTime: extraGapMinutes * 60
    case .extraTimeHalf: 60
    case .beforeMatch, .beforeShootout, .afterMatch: nil
    }
  }

  /// Seconds of match time planned before the period begins: the second half begins at 45:00.
  public func offset(of period: Period) -> Int {
    switch period {
    case .regulation(let number): (number - 1) * periodMinutes * 60
    case .extra(let number): regulationSeconds + (number - 1) * extraHalfMinutes * 60
    case .shootout: regulationSeconds + 2 * extraHalfMinutes * 60
    }
  }
}

/// How often a side may change players.
@Wire public struct SubstitutionRules: Hashable, Sendable {
  /// `nil` for any number.
  @Field(in: SubstitutionRules.limits.wire) public var limit: Int? = 5
  /// Named substitutes, one of ``squads``.
  @Field(in: SubstitutionRules.squads.wire, defaults: .written) public var named = 15
  /// Opportunities besides the intervals; `nil` for any number.
  @Field(in: SubstitutionRules.limits.wire) public var windows: Int?
  /// One more substitution in extra time.
  @Field(in: SubstitutionRules.extras.wire) public var extraTimeLimit = 0
  /// One more opportunity in extra time.
  @Field(in: SubstitutionRules.extras.wire) public var extraTimeWindows = 0
  /// A player who was substituted may return.
  public var mayReturn = false
  /// The concussion protocol is in force.
  public var concussion = false

  public init() {}
}

// What the numbers of a match may be: for the wire, for forms and for checks.

extension RuleSet {
  /// How many periods regulation time has.
  public static let periods = 1...4
  /// Minutes of a period, of a gap between periods, and of both in extra time.
  public static let periodLengths = 1...60
  public static let intervalLengths = 0...30
  public static let extraHalves = 1...30
  public static let extraGaps = 0...30
  /// Kicks for each side.
  public static let kicks = 1...10
  /// Minutes of a temporary dismissal.
  public static let sinBinMinutes = 1...120
  /// Of a side.
  public static let players = 1...30
}

extension SubstitutionRules {
  /// Substitutions, and opportunities for them.
  public static let limits = 0...99
  /// Named substitutes.
  public static let squads = 0...23
  /// What extra time adds.
  public static let extras = 0...9
}
