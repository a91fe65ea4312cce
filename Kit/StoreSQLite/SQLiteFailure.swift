import GRDB
import GRDBSQLite
import Store

extension StoreFailure {
  /// SQLite's result code (extended) and words.
  init(code: CInt, message: String) {
    let kind: Kind =
      switch code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CONSTRAINT: .constraint(Self.constraintName(in: message))
      case SQLITE_FULL: .full
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM: .readOnly
      case SQLITE_INTERRUPT: .interrupted
      default: .other(Int(code))
      }
    self.init(kind, message)
  }

  /// An error GRDB threw. Its description would hold the bound values, so only the engine's words
  /// are taken.
  init(sqlite error: any Error) {
    switch error {
    case let failure as StoreFailure: self = failure
    case let error as DatabaseError:
      self.init(
        code: error.extendedResultCode.rawValue,
        message: error.message ?? "SQLite result code \(error.extendedResultCode.rawValue)")
    case is CancellationError: self.init(.interrupted, "the caller went away")
    default: self.init(.other(0), "\(type(of: error))")
    }
  }

  /// `UNIQUE constraint failed: friend.owner, friend.contact` → `friend.owner, friend.contact`.
  private static func constraintName(in message: String) -> String {
    guard let colon = message.firstIndex(of: ":") else { return "" }
    return String(
      message[message.index(after: colon)...].drop(while: { character in character == " " }))
  }
}
