import Core
import Sync

/// One part of a run's track, or of the file it came as; the run announces it.
public struct RunPart: PartOfRun {
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

  public static func id(_ kind: Kind, of run: RunID, _ index: Int) -> ID<Tag> {
    kind.entity.id(ofPart: index, of: run)
  }

  public var entityKind: RunEntity.Kind { kind.entity }
}

extension RunPart.Kind {
  fileprivate var entity: RunEntity.Kind {
    switch self {
    case .track: .track
    case .file: .file
    }
  }
}
