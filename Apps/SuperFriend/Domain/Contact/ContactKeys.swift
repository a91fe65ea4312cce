import Core

/// What a contact is sorted and searched by, made once when the contact changes.
struct ContactKeys: Hashable, Sendable {
  /// Folded name with the given name first.
  let givenFirst: [UInt8]
  /// Folded name with the family name first.
  let familyFirst: [UInt8]
  let search: SearchKey

  init(_ card: Card) {
    let name = folded(card.name())
    let given = folded(card.given)
    let family = folded(card.family)
    if given.isEmpty || family.isEmpty {
      givenFirst = name
      familyFirst = name
    } else {
      givenFirst = given + [0x20] + family
      familyFirst = family + [0x20] + given
    }
    search = SearchKey(card)
  }

  func name(_ order: NameOrder) -> [UInt8] {
    switch order {
    case .givenFirst: givenFirst
    case .familyFirst: familyFirst
    }
  }
}
