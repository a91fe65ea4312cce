import Coding
import Wire

/// What a match is played by: the Laws' edition, and what the competition decides. All of it is
/// data.
@Wire public struct RuleSet: Hashable, Sendable {
  @Field(defaults: .written) public var edition: LawsEdition = .season2026
  /// 1…4.
  @Field("periods", in: 1...4, defaults: .written) public var regulationPeriods = 2
  /// 1…60 for each regulation period.
  @Field(in: 1...60, defaults: .written) public var periodMinutes = 45
  /// 0…30, one for each gap between regulation periods; the last one stands for those missing.
  @Field("intervals", as: "intervals", defaults: .written) public var intervalMinutes: [Int] = [15]
  @Field(defaults: .written) public var extraTime: Decider = .never
  /// 1…30; Law 7 has up to 15.
  @Field("extraHalf", in: 1...30, defaults: .written) public var extraHalfMinutes = 15
  /// 0…30, between regulation and extra time.
  @Field("extraGap", in: 0...30, defaults: .written) public var extraGapMinutes = 5
  @Field(defaults: .written) public var shootout: Decider = .never
  /// 1…10 kicks for each side before sudden death; Law 10 has 5.
  @Field("kicks", in: 1...10, defaults: .written) public var shootoutKicks = 5
  @Field("kickOrder", defaults: .written) public var shootoutOrder: ShootoutOrder = .abab
  @Field("clock", defaults: .written) public var clockMode: ClockMode = .running
  @Field(defaults: .written) public var substitutions: SubstitutionRules = SubstitutionRules()
  @Field(defaults: .written) public var sinBin: SinBinScheme = .off
  /// Seconds of a temporary dismissal.
  @Field(in: 0...7_200, defaults: .written) public var sinBinSeconds = 600
  /// A break in the middle of each regulation period (Law 7).
  public var hydration: Hydration = .never
  /// Of the misconduct catalog.
  @Field(defaults: .written) public var catalog = "law12"
  /// Fewer players than this, and the match should not go on (Law 3).
  @Field(in: 1...30, defaults: .written) public var minPlayers = 7
  @Field(in: 1...30, defaults: .written) public var maxPlayers = 11

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
  @Field(in: 0...99) public var limit: Int? = 5
  /// Named substitutes, 0…23.
  @Field(in: 0...23, defaults: .written) public var named = 15
  /// Opportunities besides the intervals; `nil` for any number.
  @Field(in: 0...99) public var windows: Int?
  /// One more substitution in extra time.
  @Field(in: 0...9) public var extraTimeLimit = 0
  /// One more opportunity in extra time.
  @Field(in: 0...9) public var extraTimeWindows = 0
  /// A player who was substituted may return.
  public var mayReturn = false
  /// The concussion protocol is in force.
  public var concussion = false

  public init() {}
}
