import Coding

/// The distances over which best efforts are looked for (specification §39), the shortest first.
public enum EffortDistance: String, Hashable, Sendable, CaseIterable {
  case metres400, halfMile, kilometre, mile, twoMiles, kilometres5, kilometres10, kilometres15
  case tenMiles, kilometres20, halfMarathon, kilometres30, marathon

  /// Its length.
  public var metres: Double {
    switch self {
    case .metres400: 400
    case .halfMile: 804.672
    case .kilometre: 1_000
    case .mile: 1_609.344
    case .twoMiles: 3_218.688
    case .kilometres5: 5_000
    case .kilometres10: 10_000
    case .kilometres15: 15_000
    case .tenMiles: 16_093.44
    case .kilometres20: 20_000
    case .halfMarathon: 21_097.5
    case .kilometres30: 30_000
    case .marathon: 42_195
    }
  }
}

/// The shortest time in which a run covers a distance.
@Memberwise(unlabelled: 1) public struct RunEffort: Hashable, Sendable {
  public let distance: EffortDistance
  /// Milliseconds that passed, pauses included.
  public let elapsed: Int64
  /// Milliseconds from the start of the run to where it begins.
  @Field(absent: 0) public let start: Int64
}
