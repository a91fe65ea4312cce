import Coding
import Core
import Wire

/// The tag of an election's id: one tab's time as the tab that syncs.
public enum ElectionTag {}
public typealias ElectionID = ID<ElectionTag>

/// What the local database knows about itself: one row, rewritten in every transaction of the
/// syncing tab.
@Wire struct DeviceRecord: Hashable, Sendable {
  var device: DeviceID
  /// The last `dseq` given out.
  @Field(in: 0...Int64.max, defaults: .required) var issued: Int64 = 0
  /// The last `dseq` whose outcome is durable here, and that command's id.
  @Field(in: 0...Int64.max, defaults: .required) var acknowledged: Int64 = 0
  var acknowledgedCommand: CommandID?
  var epoch: Epoch?
  var cursor: String?
  /// A page without more has been applied in this epoch: the mark is known and pushing may begin.
  @Field("current", defaults: .required) var isCurrent = false
  /// A page without more has been applied since the base was last empty: all of some history is
  /// here.
  @Field("bootstrapped", defaults: .required) var isBootstrapped = false
  /// Counts the transactions of syncing tabs, so that the others notice when they missed one.
  @Field(defaults: .required) var version: Int64 = 0

  init(device: DeviceID) { self.device = device }
}

/// The local database: tables and how their keys and values are written.
enum LocalTable {
  /// `scope kind id` to `revision body`, the body exactly as the server stores it. So are its
  /// volumes, see ``Volume``; whoever clears it clears these.
  static let base = "base"
  /// A command's id to its ``OutboxEntry/row``.
  static let outbox = "outbox"
  /// A command's id to its ``RejectedCommand``.
  static let rejected = "rejected"
  /// `record` to the ``DeviceRecord``.
  static let meta = "meta"
  static let recordKey = "book"

  static func isBase(_ table: String) -> Bool {
    sameBytes(table, base) || table.utf8.starts(with: volumes.utf8)
  }

  private static let volumes = base + "."

  static func key(_ scope: Scope, _ key: EntityKey) -> String {
    scope.description + " " + key.kind + " " + key.id.description
  }

  /// Without a copy of the text: there are tens of thousands when the database is opened.
  static func entity(_ text: String) -> (Scope, EntityKey)? {
    var text = text
    return text.withUTF8 { bytes -> (Scope, EntityKey)? in
      guard let first = bytes.firstIndex(of: 0x20), let last = bytes.lastIndex(of: 0x20),
        first < last, let scope = Scope(UnsafeBufferPointer(rebasing: bytes[..<first])),
        let id = ID<AnyEntity>(UnsafeBufferPointer(rebasing: bytes[(last + 1)...]))
      else { return nil }
      return (scope, EntityKey(String(decoding: bytes[(first + 1)..<last], as: UTF8.self), id))
    }
  }

  static func value(revision: Int64, body: String) -> String { "\(revision) " + body }

  /// The body is `nil` where it cannot be read, or is not wanted.
  static func row(_ value: String, withBody: Bool) -> (revision: Int64, body: JSON?)? {
    var value = value
    return value.withUTF8 { bytes -> (revision: Int64, body: JSON?)? in
      guard let space = bytes.firstIndex(of: 0x20),
        let revision = Int64(String(decoding: bytes[..<space], as: UTF8.self))
      else { return nil }
      guard withBody else { return (revision, nil) }
      let rest = UnsafeBufferPointer(rebasing: bytes[(space + 1)...])
      do throws(WireError) {
        return (revision, try JSON.parse(rest, limits: .generous))
      } catch {
        return (revision, nil)
      }
    }
  }
}
