/// Numbers an app's messages, and holds those back that say what is not so yet. A message that
/// something is done waits until it is on this device: a page that is closed before has lost it.
///
/// Whoever holds the outbox says when something is being saved.
public struct Telling: Hashable, Sendable {
  /// The number of the last message; 0 before the first.
  public private(set) var last = 0
  private var waiting: Set<Int> = []

  public init() {}

  /// A number for the next message.
  public mutating func next() -> Int {
    last += 1
    return last
  }

  public func mayShow(_ id: Int) -> Bool { !waiting.contains(id) }

  /// What the messages after `told` tell of is not on this device yet.
  public mutating func wait(after told: Int) {
    guard told < last else { return }
    waiting.formUnion(told + 1...last)
  }

  /// Everything is on this device.
  public mutating func showAll() {
    if !waiting.isEmpty { waiting = [] }
  }
}

/// The state of an app that says what it has done.
public protocol Tells {
  var telling: Telling { get set }
}
