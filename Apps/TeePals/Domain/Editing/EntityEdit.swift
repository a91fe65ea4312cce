/// A new value of one field of an entity, or what the field was when the person began to change it:
/// so what another device changed meanwhile is found.
public protocol EntityEdit: Hashable, Sendable {
  associatedtype Entity: Sendable

  /// What a field was when the person began to change it.
  static func was(_ field: Self) -> Self
  /// What the field was, if that is what this says.
  var former: Self? { get }
  /// What the same field is in an entity; `nil` for what ``was(_:)`` says, and for a field in which
  /// nothing is a conflict.
  func value(in entity: Entity) -> Self?
  /// The entity after these edits, with its fields as they are kept.
  static func applied(_ edits: [Self], to entity: Entity) -> Entity
  /// What the field is called where it is refused.
  var refusedField: TeePalsRejection.Field { get }
}

extension EntityEdit {
  /// The edits, and after them what their fields were.
  public static func edits(_ edits: [Self], of old: Entity) -> [Self] {
    edits + edits.compactMap { edit in edit.value(in: old).map { value in .was(value) } }
  }

  /// The same again, over what is there now, where that is known.
  public static func again(_ edits: [Self], over entity: Entity?) -> [Self] {
    let wanted = edits.filter { edit in edit.former == nil }
    return entity.map { entity in Self.edits(wanted, of: entity) } ?? wanted
  }

  /// What is there in the fields that are neither as they were when the person began, nor as they
  /// want them.
  public static func conflicts(of edits: [Self], with entity: Entity) -> [Self] {
    let wanted = applied(edits, to: entity)
    return edits.compactMap { edit in
      guard let old = edit.former, let now = old.value(in: entity),
        now != old.value(in: applied([old], to: entity)), now != old.value(in: wanted)
      else { return nil }
      return now
    }
  }

  /// Refuses more edits than there are fields, and those of a field that was changed meanwhile.
  static func check(_ edits: [Self], with entity: Entity) throws(TeePalsRejection) {
    guard edits.count <= GolfLimits.edits else { throw .tooLarge(limit: GolfLimits.edits) }
    if let there = conflicts(of: edits, with: entity).first {
      throw .changedMeanwhile(there.refusedField)
    }
  }
}
