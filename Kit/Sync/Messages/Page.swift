import Coding
import Core
import Wire

/// What a device has not seen, read in one snapshot of the server.
@Memberwise public struct Page: Hashable, Sendable {
  public let epoch: Epoch
  /// Where this page ends; sent back for the next one.
  public let cursor: String
  /// The device starts from nothing: everything it held of the server's truth goes.
  public let reset: Bool
  /// Scopes the person is no longer a member of: everything held of them goes.
  public let purges: [Scope]
  public let parts: [ScopePart]
  /// How far the server has come with the device's commands. Only on a page that brings the device
  /// up to date, so that what it covers is in the rows.
  public let mark: Mark?
  /// The commands up to the mark that were not accepted and whose outcome the device did not know.
  public let rejections: [PageRejection]
  /// To an unsure device: the commands the server has under its id after what it knows. Else `nil`.
  public let known: [CommandID]?
  /// There is more to pull right away.
  public let more: Bool
  /// The kinds among the page's rows that lie in volumes of the local database, ascending. A device
  /// may have them for another of its clients, and could not tell.
  @Field(absent: [String]()) public let voluminous: [String]

  /// The last command with an outcome, and its id.
  @Memberwise @Wire public struct Mark: Hashable, Sendable {
    @Field(in: 0...Int64.max) public let dseq: Int64
    public let command: CommandID?
  }
}

/// A page's rows of one scope.
@Memberwise @Wire public struct ScopePart: Hashable, Sendable {
  public let scope: Scope
  /// A snapshot of the scope begins here: everything held of it goes first.
  @Field(absent: false) public let begins: Bool
  public let rows: [PageRow]
}

/// One change of a page.
@Memberwise public struct PageRow: Hashable, Sendable {
  public let key: EntityKey
  public let seq: Int64
  public let revision: Int64
  /// The fields as JSON text, exactly as the server stores them; `nil` for a tombstone.
  public let body: String?
}

/// A command that was not accepted.
@Memberwise @Wire public struct PageRejection: Hashable, Sendable {
  @Field(in: 1...Int64.max) public let dseq: Int64
  public let id: CommandID
  /// The wire form of a ``RejectionReason``.
  public let reason: JSON
}
