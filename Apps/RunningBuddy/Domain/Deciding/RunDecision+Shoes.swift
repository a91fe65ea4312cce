import Core
import Sync

extension RunDecision {
  /// The first one added under an id stays; the same again changes nothing.
  mutating func add(_ shoe: Shoe) throws(RunRejection) {
    guard replica.shoe(shoe.id) == nil else { return }
    guard replica.shoes.count < RunLimits.shoes else {
      throw .tooMany(.shoes, limit: RunLimits.shoes)
    }
    try RunLimits.check(shoe)
    put(.shoe(shoe))
  }

  mutating func edit(_ id: ShoeID, _ edits: [ShoeEdit]) throws(RunRejection) {
    guard edits.count <= RunLimits.edits else { throw .tooMany(.edits, limit: RunLimits.edits) }
    guard var shoe = replica.shoe(id) else { throw .noShoe(id) }
    for edit in edits { shoe.apply(edit) }
    try RunLimits.check(shoe)
    put(.shoe(shoe))
  }

  /// Runs that name it are runs without one then: they are not changed, so that it can come back.
  mutating func delete(_ id: ShoeID) {
    guard replica.shoe(id) != nil else { return }
    remove(RunEntity.Kind.shoe.key(id))
  }
}

extension RunLimits {
  /// Pairs of shoes that are kept, worn ones and retired ones.
  public static let shoes = 50
  /// Unicode scalars of the name, the model and the note of a pair.
  public static let shoeTexts = 60
  /// Metres that a pair may have gone, or at which somebody wants to be told: ten thousand
  /// kilometres.
  public static let shoeMetres: ClosedRange<Int64> = 0...10_000_000
  /// What travels for either: a command that goes beyond is refused by name.
  static let anyMetres: ClosedRange<Int64> = 0...1_000_000_000

  static func check(_ shoe: Shoe) throws(RunRejection) {
    guard !shoe.name.isEmpty else { throw .empty(.shoeName) }
    try check(shoe.name, .shoeName, scalars: shoeTexts)
    try check(shoe.model, .shoeModel, scalars: shoeTexts)
    try check(shoe.note, .notes, scalars: shoeTexts)
    try check(Int64(shoe.before), shoeMetres, .distance)
    try check(Int64(shoe.wanted ?? 0), shoeMetres, .distance)
  }
}
