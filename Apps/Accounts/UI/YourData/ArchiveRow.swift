import AccountsDomain
import Core
import Wire

/// One archive of the list.
public struct ArchiveRow: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case waiting, ready, failed
  }

  public let id: String
  public let state: State
  public let asked: Instant
  /// Bytes.
  public let size: Int64
  public let expires: Instant?

  init(_ cursor: WireCursor) throws(WireError) {
    id = try cursor.required("id").string(limit: AccountsLimits.word)
    let word = try cursor.required("state").string(limit: 16)
    state = State(rawValue: word) ?? .failed
    asked = try cursor.required("askedAt").instant()
    size = try cursor.optional("size")?.integer(in: 0...Int64.max) ?? 0
    expires = try cursor.optional("expiresAt")?.instant()
  }

  /// Where its owner fetches it.
  var path: String { "/api/account/exports/" + id + "/archive" }

  static func read(_ answer: HostAnswer) -> DataFeature.Status {
    .read(answer) { cursor throws(WireError) in
      try cursor.required("exports").elements(ArchiveRow.init)
    }
  }
}
