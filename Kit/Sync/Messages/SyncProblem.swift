import Coding
import Core
import Wire

/// Why the server did not take a push or answer a pull. Nothing was done; the device knows what to
/// do next. On the wire it is the member `problem` and what belongs to it; an RFC 9457 body carries
/// them as extension members.
@Wire(casesOf: "problem", tag: "problem") public enum SyncProblem: Error, Hashable, Sendable {
  /// The push names another history than this one, which is in force. Pull: the page starts a new
  /// snapshot.
  @Case(values: ["epoch"]) case unknownEpoch(Epoch)
  /// The device's id belongs to somebody else. Mint another one.
  case deviceTaken
  /// Under this device's id the server has other commands: the profile was copied or restored.
  case deviceForked
  /// Commands are missing before the first one pushed.
  @Case(in: 1...Int64.max) case gap(expected: Int64)
  /// More than ``PushRequest/limit`` commands at once.
  @Case(in: 1...100_000) case tooManyCommands(limit: Int)
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
