/// Which of an app's messages may be shown. One that says that something is done waits until it is
/// on this device: a page that is closed before has lost it.
///
/// Messages have rising numbers. Whoever holds the outbox says when something is being saved.
public struct Telling: Hashable, Sendable {
  private var waiting: Set<Int> = []

  public init() {}

  public func mayShow(_ id: Int) -> Bool { !waiting.contains(id) }

  /// What the messages after `told`, up to `last`, tell of is not on this device yet.
  public mutating func wait(after told: Int, upTo last: Int) {
    guard told < last else { return }
    waiting.formUnion(told + 1...last)
  }

  /// Everything is on this device.
  public mutating func showAll() {
    if !waiting.isEmpty { waiting = [] }
  }
}
