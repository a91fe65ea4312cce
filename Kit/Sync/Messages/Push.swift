import Coding
import Core
import Wire

/// A device's commands on their way to the server, in order and without gaps.
@Memberwise @Wire public struct PushRequest: Hashable, Sendable {
  /// The most commands in one request.
  public static let limit = 256
  /// The most bytes of a request's body.
  public static let byteLimit = 1_024 * 1_024
  /// The most bytes of one command's `args`: what a request leaves to its only command.
  public static let argsLimit = byteLimit - 2 * 1_024

  public let device: DeviceID
  /// The history the device knows.
  public let epoch: Epoch
  /// The id of the device's command right before the first one here, `nil` when that is its very
  /// first. With it the server notices a device that was copied.
  public let predecessor: CommandID?
  public let commands: [PushedCommand]
}

/// One command of a push. A command that can only be read in part is still one: it is rejected by
/// itself instead of holding up everything behind it.
@Memberwise(unlabelled: 1) public struct PushedCommand: Hashable, Sendable {
  public let envelope: CommandEnvelope
  /// What is wrong with the envelope, `nil` for a sound one.
  public let fault: WireError?
}

extension PushedCommand: WireCodable {
  /// Throws only when id, device or `dseq` cannot be read.
  public init(_ cursor: WireCursor) throws(WireError) {
    do throws(WireError) {
      self.init(try CommandEnvelope(cursor))
    } catch {
      let envelope = CommandEnvelope(
        id: try cursor.required("id").id(), device: try cursor.required("device").id(),
        dseq: try cursor.required("dseq").integer(in: 1...Int64.max), system: "", name: "",
        version: 1, at: Instant(milliseconds: 0), args: .null)
      self.init(envelope, fault: error)
    }
  }

  public var json: JSON { envelope.json }
}

/// What the server says to a push. A hint that saves sending again, never the proof: that is the
/// page.
@Memberwise @Wire public struct PushAnswer: Hashable, Sendable {
  /// The last of the device's commands with a durable outcome.
  @Field(in: 0...Int64.max) public let mark: Int64
}
