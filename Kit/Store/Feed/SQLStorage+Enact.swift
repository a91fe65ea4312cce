import Sync

extension SQLStorage {
  /// Writes what the server itself has decided, all of it, with nobody there to be told that it
  /// cannot be.
  ///
  /// - Throws: ``StoreFailure/mismatch(in:)`` when an entity would have to change its scope: what
  ///   is stored is not what was decided about.
  public mutating func enact(_ changes: [Change<Domain.Entity>]) throws(StoreFailure) {
    guard try ServerRules<Self>().enact(changes, in: &self) != nil else {
      throw .mismatch(in: "entity_home")
    }
  }
}
