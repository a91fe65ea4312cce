import Core
import Sync
import Wire

/// A part of something that belongs to a run: a stub, whose content is kept apart and never
/// changes.
public protocol PartOfRun: Hashable, Sendable {
  /// The tag of a part's id.
  associatedtype Tag

  var entityKind: RunEntity.Kind { get }
  var run: RunID { get }
  /// Which part, from 0.
  var index: Int { get }
  var content: ContentStub { get }
  /// The same on every device.
  var id: ID<Tag> { get }
}

extension PartOfRun {
  public var key: EntityKey { entityKind.key(id) }

  /// Refuses to be a row of another id.
  func check(_ id: ID<Tag>, _ body: WireCursor) throws(WireError) {
    guard self.id == id else { throw body.error(.expected("a part of its id")) }
  }
}

extension RunEntity.Kind {
  /// The id of a part of this kind.
  func id<Tag>(ofPart index: Int, of run: RunID) -> ID<Tag> {
    ID(of: .words([rawValue, run.description, String(index)]))
  }
}
