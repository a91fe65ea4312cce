import Coding
import Core
import Wire

/// A device's question for what it has not seen.
@Memberwise @Wire public struct PullRequest: Hashable, Sendable {
  /// Unicode scalars of a cursor.
  static let cursorLimit = 200_000

  public let device: DeviceID
  /// Where the last page ended; `nil` to start from nothing.
  @Field(limit: PullRequest.cursorLimit) public let cursor: String?
  /// The `dseq` up to which the device knows the outcomes of its commands.
  @Field(in: 0...(Int64.max - 1)) public let acknowledged: Int64
  /// The most rows the device wants, 1…1,000; a page may exceed it by the rest of one command.
  @Field(in: 1...1_000, absent: 500, defaults: .required) public let limit: Int
  /// The device may be a copy of another: which commands does the server have under its id after
  /// `acknowledged`?
  @Field("unsure", absent: false) public let isUnsure: Bool
}
