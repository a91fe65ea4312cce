import Coding
import Wire

/// One of the two teams of a match.
@Wire public enum Side: String, Hashable, Sendable, CaseIterable {
  case home, away

  public var opponent: Side { self == .home ? .away : .home }
}

/// A value for each team.
@Memberwise public struct BothSides<Value> {
  public var home: Value
  public var away: Value

  public init(_ both: Value) { self.init(home: both, away: both) }

  public subscript(side: Side) -> Value {
    get { side == .home ? home : away }
    set {
      switch side {
      case .home: home = newValue
      case .away: away = newValue
      }
    }
  }
}

extension BothSides: Equatable where Value: Equatable {}
extension BothSides: Hashable where Value: Hashable {}
extension BothSides: Sendable where Value: Sendable {}
