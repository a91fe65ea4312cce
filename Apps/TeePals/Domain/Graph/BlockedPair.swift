import Core

/// Two people of whom one has blocked the other: which of them is for nobody to see.
public struct BlockedPair: Hashable, Sendable {
  private let lower: UserID
  private let upper: UserID

  /// The order does not matter.
  public init(_ one: UserID, _ other: UserID) {
    (lower, upper) = one < other ? (one, other) : (other, one)
  }
}
