import Coding
import Core
import Wire

/// The tag of a device's id.
public enum DeviceTag {}
/// One browser profile or command-line installation; minted with its local database and dying with
/// it.
public typealias DeviceID = ID<DeviceTag>

/// A command on its way: everything the server needs, stored on the device before the first send
/// and resent unchanged until its outcome is known.
@Memberwise @Wire public struct CommandEnvelope: Hashable, Sendable {
  public let id: CommandID
  public let device: DeviceID
  /// 1, 2, 3, … without gaps for each device.
  @Field(in: 1...Int64.max) public let dseq: Int64
  @Field(limit: CommandEnvelope.systemLimit) public let system: String
  @Field(limit: CommandEnvelope.nameLimit) public let name: String
  @Field(in: CommandEnvelope.versions) public let version: Int
  public let at: Instant
  public let args: JSON
  /// The text that the command brings, see ``SyncCommand/content``.
  public let content: String?
  /// The `dseq` up to which the device knew the outcomes when the command was made. A command made
  /// before the device knew of a rejection may depend on what was rejected; one made afterwards
  /// does not.
  @Field(in: 0...Int64.max, absent: 0) public let known: Int64
}

extension CommandEnvelope {
  /// What the version of a command may be.
  static let versions: ClosedRange<Int64> = 1...1_000
  /// Unicode scalars of a system's word, and of a command's.
  static let systemLimit = 32, nameLimit = 64
}
