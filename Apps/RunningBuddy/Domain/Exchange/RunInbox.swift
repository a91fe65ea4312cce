import Coding
import Core
import Tracks
import Wire

/// What a person's inbox is like: programs send files to it with a secret.
@Memberwise @Wire public struct RunInbox: Hashable, Sendable {
  /// Bytes of a file.
  public static let fileLimit = 16 << 20
  /// Files in an hour.
  public static let hourly = 60

  /// Since when there is a secret; `nil` while there is none, and nobody can send anything.
  @Field(as: "runTime") public var since: Instant?
  /// Files that nothing, or not everything, was taken of, the latest first.
  public var refused: [RefusedFile]
}

/// A file that the inbox took nothing of, or not everything.
@Memberwise @Wire public struct RefusedFile: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case file(RunFileFault)
    /// A run of it looks like these, which are here: nobody was there to be asked.
    case similar([RunID])
    /// A run of it was imported before, and deleted.
    case deleted(RunID)
  }

  /// Empty where the program did not say.
  @Field(absent: "") public let name: String
  /// When it came.
  @Field(as: "runTime") public let at: Instant
  public let reason: Reason

  /// A name as a file's is kept: without folders and control characters.
  public static func plain(_ name: String) -> String { RunReading.plain(name) }
}

extension RunImport.State {
  /// Why a run of a file that was sent is not taken; `nil` for one that is, or that is here.
  public var refusal: RefusedFile.Reason? {
    switch self {
    case .new, .here, .twice, .similarInImport: nil
    case .deleted(let id): .deleted(id)
    case .similar(let ids): .similar(ids)
    case .unusable(let rejection): .file(.unusable(rejection))
    }
  }
}
