import Core
import Sync

/// One part of a run's track, or of the file it came as: a stub, whose content is kept apart and
/// never changes.
public struct RunPart: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The text of ``TrackChannels``.
    case track
    /// Bytes of the file as base64 (RFC 4648 §4).
    case file
  }

  /// The tag of a part's id.
  public enum Tag {}

  public let kind: Kind
  public let run: RunID
  /// Which part, from 0.
  public let index: Int
  public let content: ContentStub
  public let id: ID<Tag>

  public init(_ kind: Kind, of run: RunID, _ index: Int, _ content: ContentStub) {
    self.kind = kind
    self.run = run
    self.index = index
    self.content = content
    id = RunPart.id(kind, of: run, index)
  }

  /// The id of a part, the same on every device.
  public static func id(_ kind: Kind, of run: RunID, _ index: Int) -> ID<Tag> {
    let word =
      switch kind {
      case .track: "runTrack"
      case .file: "runFile"
      }
    return ID(of: .words([word, run.description, String(index)]))
  }
}
