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
@Memberwise public struct CommandEnvelope: Hashable, Sendable {
  public let id: CommandID
  public let device: DeviceID
  /// 1, 2, 3, … without gaps for each device.
  public let dseq: Int64
  public let system: String
  public let name: String
  public let version: Int
  public let at: Instant
  public let args: JSON
  /// The text that the command brings, see ``SyncCommand/content``.
  public let content: String?
  /// The `dseq` up to which the device knew the outcomes when the command was made. A command made
  /// before the device knew of a rejection may depend on what was rejected; one made afterwards
  /// does not.
  @Field(absent: 0) public let known: Int64
}

extension CommandEnvelope {
  /// What the version of a command may be.
  static let versions: ClosedRange<Int64> = 1...1_000
}

extension CommandEnvelope: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), device: try cursor.required("device").id(),
      dseq: try cursor.required("dseq").integer(in: 1...Int64.max),
      system: try cursor.required("system").string(limit: 32),
      name: try cursor.required("name").string(limit: 64),
      version: Int(try cursor.required("version").integer(in: CommandEnvelope.versions)),
      at: try cursor.required("at").instant(), args: try cursor.required("args").value,
      content: try cursor.optional("content")?.string(),
      known: try cursor.optional("known")?.integer(in: 0...Int64.max) ?? 0)
  }

  public var json: JSON {
    .object([
      "id": .id(id), "device": .id(device), "dseq": .integer(dseq), "system": .string(system),
      "name": .string(name), "version": .int(version), "at": .instant(at), "args": args,
      "content": content.map { text in .string(text) },
      "known": known == 0 ? nil : .integer(known),
    ])
  }
}
