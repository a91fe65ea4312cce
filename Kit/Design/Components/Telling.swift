/// Which of an app's messages may be shown. One that says that something is done waits until it is
/// on this device: a page that is closed before has lost it.
///
/// Messages have rising numbers. Whoever holds the outbox says when something is being saved.
public struct Telling: Hashable, Sendable {
  /// The last message that may be shown; all may where there is none.
  private var last: Int?

  public init() {}

  public func mayShow(_ id: Int) -> Bool { last.map { last in id <= last } ?? true }

  /// What is told after message `id` is not on this device yet.
  public mutating func wait(after id: Int) { last = min(last ?? id, id) }

  /// Everything is on this device.
  public mutating func showAll() { last = nil }
}
