import Coding
import Core

/// A fingerprint of a set of connections, independent of order.
///
/// Who deletes a friend agrees to lose the history they see. The mark says which history that was,
/// in constant size, so that connections they never saw are not lost with it.
@Memberwise public struct HistoryMark: Hashable, Sendable {
  public private(set) var count: Int
  public private(set) var sum: UInt64

  public static let empty = HistoryMark(count: 0, sum: 0)

  public mutating func insert(_ id: ConnectionID) {
    count += 1
    sum = sum &+ weight(id)
  }

  public mutating func remove(_ id: ConnectionID) {
    count -= 1
    sum = sum &- weight(id)
  }
}

private func weight(_ id: ConnectionID) -> UInt64 { mixed(id.high ^ mixed(id.low)) }
