import Core
import Wire

/// What taking a pack into a library comes to: nothing where it is there already.
public struct PackPlan: Hashable, Sendable {
  /// Something that is there, as it is and as it will be.
  public struct Update: Hashable, Sendable {
    public let old: LibraryItem
    public let new: LibraryItem
  }

  public private(set) var imported: [LibraryItem] = []
  public private(set) var updated: [Update] = []
  /// How many are there already, word for word.
  public private(set) var same = 0
  /// For how many the library has no room.
  public private(set) var left = 0

  /// What a thing of the pack is, is told by its reference, else by its id. What the pack does not
  /// say of a thing stays as it is, and so does whoever is in a squad already. What is new gets an
  /// id that follows from the owner and the pack's: one file makes the same things on each of their
  /// devices, and other things for everybody else.
  public init(_ pack: LibraryPack, into library: Library, of owner: UserID) {
    var byReference: [String: LibraryItem] = [:]
    for item in library.everything where !item.reference.isEmpty {
      byReference[item.kind.rawValue + item.reference] = item
    }
    for entry in pack.entries {
      let item = entry.item
      let own = LibraryID(of: .words([owner.description, item.id.description]))
      let known =
        byReference[item.kind.rawValue + item.reference]
        ?? (library[item.id] ?? library[own]).flatMap { other in
          other.kind == item.kind ? other : nil
        }
      if let known {
        guard let new = PackPlan.changed(known, by: entry.source) else {
          left += 1
          continue
        }
        if new == known, known.removedAt == nil {
          same += 1
        } else {
          updated.append(Update(old: known, new: new))
        }
      } else if library[own] == nil, library.count + imported.count < RefWatchLimits.library {
        imported.append(item.named(own))
      } else {
        left += 1
      }
    }
  }

  /// `nil` where it would be more than a library takes.
  private static func changed(_ known: LibraryItem, by source: JSON) -> LibraryItem? {
    var new = known
    do throws(WireError) {
      try new.read(LibraryPack.withIDs(WireCursor(source), of: known))
    } catch { return nil }
    do throws(RefWatchRejection) { try RefWatchLimits.check(new) } catch { return nil }
    return LibraryEdit.between(known, new).count < RefWatchLimits.libraryEdits ? new : nil
  }

  public var isEmpty: Bool { imported.isEmpty && updated.isEmpty }

  public var commands: [RefWatchCommand] {
    imported.map { item in .keepInLibrary(item) }
      + updated.map { update in
        var edits = LibraryEdit.between(update.old, update.new)
        if update.old.removedAt != nil { edits.append(.removed(false)) }
        return .editLibrary(update.old.kind, update.old.id, edits)
      }
  }
}
