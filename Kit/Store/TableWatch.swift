import Synchronization

/// Counts the changes of some tables, so that what was read of them can be kept until there is one.
///
/// Look at ``changes`` before reading. What was read then is as new as the number says, or newer;
/// as long as the number stays, nothing is in the tables that whoever wrote it was told of.
public final class TableWatch: Sendable {
  private let count = Mutex<Int64?>(0)

  public init() {}

  /// Rises with each commit that changes a row of the tables, before whoever asked for the commit
  /// is answered. `nil` where it is not known any more: then nothing may be kept.
  public var changes: Int64? { count.withLock { count in count } }

  /// For the engine: so many by now.
  public func note(_ changes: Int64?) { count.withLock { count in count = changes } }
}
