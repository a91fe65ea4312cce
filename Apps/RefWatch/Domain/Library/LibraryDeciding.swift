import Core
import Sync
import Wire

extension Decision {
  /// Keeping the same thing again is no fault.
  mutating func keep(_ item: LibraryItem) throws(RefWatchRejection) {
    if let other = replica.library[item.id] {
      guard other == item else { throw .idTaken(item.kind.entity, item.id.retagged()) }
      return
    }
    try RefWatchLimits.check(item)
    guard replica.library.count < RefWatchLimits.library else {
      throw .tooMany(.library, limit: RefWatchLimits.library)
    }
    put(.library(item), in: .user(context.actor))
  }

  mutating func edit(
    _ kind: LibraryKind, _ id: LibraryID, _ edits: [LibraryEdit]
  ) throws(RefWatchRejection) {
    guard edits.count <= RefWatchLimits.libraryEdits else {
      throw .tooMany(.edits, limit: RefWatchLimits.libraryEdits)
    }
    guard let old = replica.library[id], old.kind == kind else {
      throw .notFound(kind.entity, id.retagged())
    }
    var item = old
    for (index, edit) in edits.enumerated() {
      guard edit.kind ?? kind == kind else {
        throw .outOfRange(path: "/edits/" + index.description + "/field")
      }
      try RefWatchLimits.checkForm {
        () throws(WireError) in try LibraryEdit(WireCursor(edit.json)) == edit
      }
      item.apply(edit, at: context.at)
    }
    if item == old { return }
    item.updatedAt = context.at
    try RefWatchLimits.check(item)
    put(.library(item), in: .user(context.actor))
  }

  /// For good, and only what is out of use; what is gone already is no fault.
  mutating func drop(_ kind: LibraryKind, _ id: LibraryID) throws(RefWatchRejection) {
    guard let item = replica.library[id], item.kind == kind else { return }
    guard item.removedAt != nil else { throw .inUse(kind.entity, id.retagged()) }
    remove(kind.entity.key(id), in: .user(context.actor))
  }
}
