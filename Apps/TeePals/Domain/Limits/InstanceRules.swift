import Coding
import Core
import Wire

/// What the operator of a server may set for all of its golfers (specification §8.2, §20).
@Wire public struct InstanceRules: Hashable, Sendable {
  /// How old a golfer is at least, in years.
  @Field(in: InstanceRules.ages.wire) public let youngest: Int
  /// Minutes before the start when asking ends, for rounds that are made from now on: a round keeps
  /// what it was made with, so that everybody who has it decides alike.
  @Field(in: InstanceRules.cutOffs.wire) public let requestCutOff: Int

  /// Never younger than the law of most places wants it.
  public static let ages = GolfLimits.youngest...80
  /// Up to a day.
  public static let cutOffs = 0...1_440

  /// What is usual.
  public init() {
    youngest = GolfLimits.youngest
    requestCutOff = GolfLimits.requestCutOff
  }

  public init(
    youngest: Int, requestCutOff: Int
  ) throws(InstanceRuleFault) {
    guard Self.ages.contains(youngest) else { throw .youngest }
    guard Self.cutOffs.contains(requestCutOff) else { throw .requestCutOff }
    self.youngest = youngest
    self.requestCutOff = requestCutOff
  }
}

/// What is out of its range.
public enum InstanceRuleFault: Error, Hashable, Sendable {
  case youngest, requestCutOff
}
