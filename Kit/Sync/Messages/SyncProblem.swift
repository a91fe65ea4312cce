import Core
import Wire

/// Why the server did not take a push or answer a pull. Nothing was done; the device knows what to
/// do next.
public enum SyncProblem: Error, Hashable, Sendable {
  /// The push names another history than the one in force. Pull: the page starts a new snapshot.
  case unknownEpoch(current: Epoch)
  /// The device's id belongs to somebody else. Mint another one.
  case deviceTaken
  /// Under this device's id the server has other commands: the profile was copied or restored.
  case deviceForked
  /// Commands are missing before the first one pushed.
  case gap(expected: Int64)
  /// More than ``PushRequest/limit`` commands at once.
  case tooManyCommands(limit: Int)
  /// The request cannot be read: what is wrong, and where.
  case malformed(path: String, fault: String)
  /// The cursor is no cursor of ours. Start from a snapshot.
  case malformedCursor
  /// The cursor is ahead of this history. Start from a snapshot.
  case cursorAhead

  /// The HTTP status the problem travels with.
  public var status: Int {
    switch self {
    case .malformed, .malformedCursor: 400
    case .tooManyCommands: 413
    case .unknownEpoch, .deviceTaken, .deviceForked, .gap, .cursorAhead: 409
    }
  }

  /// The problem's name on the wire.
  public var word: String {
    switch self {
    case .unknownEpoch: "unknownEpoch"
    case .deviceTaken: "deviceTaken"
    case .deviceForked: "deviceForked"
    case .gap: "gap"
    case .tooManyCommands: "tooManyCommands"
    case .malformed: "malformed"
    case .malformedCursor: "malformedCursor"
    case .cursorAhead: "cursorAhead"
    }
  }
}

extension SyncProblem: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    switch try cursor.required("problem").string(limit: 32) {
    case "unknownEpoch": self = .unknownEpoch(current: try cursor.required("epoch").id())
    case "deviceTaken": self = .deviceTaken
    case "deviceForked": self = .deviceForked
    case "gap": self = .gap(expected: try cursor.required("expected").integer(in: 1...Int64.max))
    case "tooManyCommands":
      self = .tooManyCommands(limit: Int(try cursor.required("limit").integer(in: 1...100_000)))
    case "malformed":
      self = .malformed(
        path: try cursor.required("path").string(), fault: try cursor.required("fault").string())
    case "malformedCursor": self = .malformedCursor
    case "cursorAhead": self = .cursorAhead
    default: throw try cursor.required("problem").error(.expected("a known problem"))
    }
  }

  /// The member `problem` and what belongs to it; an RFC 9457 body carries them as extension
  /// members.
  public var json: JSON {
    switch self {
    case .unknownEpoch(let current): .object(["problem": .string(word), "epoch": .id(current)])
    case .gap(let expected): .object(["problem": .string(word), "expected": .integer(expected)])
    case .tooManyCommands(let limit): .object(["problem": .string(word), "limit": .int(limit)])
    case .malformed(let path, let fault):
      .object(["problem": .string(word), "path": .string(path), "fault": .string(fault)])
    case .deviceTaken, .deviceForked, .malformedCursor, .cursorAhead:
      .object(["problem": .string(word)])
    }
  }
}
