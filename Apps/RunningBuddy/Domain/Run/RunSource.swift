import Coding
import Core
import Tracks
import Wire

/// Where a run came from.
public enum RunSource: Hashable, Sendable {
  /// It was recorded here.
  case recorded
  /// It was entered by hand.
  case hand
  /// It was chosen or shared as a file.
  case file(RunSourceFile)
  /// Another program sent it as a file.
  case inbox(RunSourceFile)
  /// What a later version knows, as it came.
  case unknown(JSON)

  /// The file, where it came as one.
  public var file: RunSourceFile? {
    switch self {
    case .file(let file), .inbox(let file): file
    case .recorded, .hand, .unknown: nil
    }
  }
}

/// The file that a run came as.
@Memberwise public struct RunSourceFile: Hashable, Sendable {
  /// At most ``RunLimits/fileName`` Unicode scalars.
  public let name: String
  public let format: RecordedFormat
  /// SHA-256 of its bytes.
  public let digest: MediaDigest
  /// How many it has.
  public let bytes: Int
  /// Which of the file's runs it is, from 0.
  @Field(absent: 0) public let number: Int

  /// The id of this run of the file's, the same on every device of the person: the same file twice
  /// is one run, and another person who reads it makes another one
  /// (`docs/decisions/0023-derived-ids-name-their-owner.md`). Years of runs that are imported in
  /// one day lie where they would if each had been recorded here: a device reads the latest first.
  ///
  /// - Parameter start: As the file says it, whatever zone the person names.
  public func id(of user: UserID, start: Instant) -> RunID {
    RunID(
      of: .text("runImport " + user.description + " " + digest.text + " " + String(number)),
      at: start)
  }
}
