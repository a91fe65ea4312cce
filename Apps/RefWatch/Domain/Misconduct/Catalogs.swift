/// The catalogs that are known.
public enum Catalogs {
  /// The neutral one first.
  public static let all: [Catalog] = [
    .law12, .southAustralia, .victoria, .northernNewSouthWales, .queensland, .england,
    .unitedStates,
  ]

  /// What a match without a catalog of its own is played by.
  public static let neutral = Catalog.law12

  /// The catalog of an id. One that is missing or not known is South Australia's, which records
  /// without an id were made with; New South Wales' is Victoria's.
  public static func named(_ id: String?) -> Catalog {
    let id = id == "football_nsw" ? "football_vic" : id
    return all.first { catalog in catalog.id == id } ?? .southAustralia
  }
}

extension Catalog {
  /// The reason's words are the referee's own: it ends every list.
  public static let freeTextCode = "TEXT"

  /// What can be chosen for a card: the catalog's own reasons; the Laws' for team officials where
  /// the association has none; and words of one's own. For a second caution, those of a caution.
  public func reasons(
    for colour: Card.Colour, recipient: Participant.Kind
  ) -> [CatalogReason] {
    list(colour == .red ? [.sendOff, .secondCaution] : [.caution], recipient)
  }

  /// For warnings to team officials.
  public var warnings: [CatalogReason] { list([.warning], .official) }

  private func list(
    _ sanctions: [CatalogReason.Sanction], _ recipient: Participant.Kind
  ) -> [CatalogReason] {
    var list = own(sanctions, recipient)
    if list.isEmpty, id != Catalog.law12.id { list = Catalog.law12.own(sanctions, recipient) }
    list.append(
      CatalogReason(
        Catalog.freeTextCode, "Other", sanctions.first ?? .caution, recipient))
    return list
  }

  private func own(
    _ sanctions: [CatalogReason.Sanction], _ recipient: Participant.Kind
  ) -> [CatalogReason] {
    reasons.filter { reason in
      reason.recipient == recipient && sanctions.contains(reason.sanction)
    }
  }

  /// The association's code for the sending-off that a second caution is.
  public func secondCaution(_ recipient: Participant.Kind = .player) -> CatalogReason? {
    own([.secondCaution], recipient).first ?? Catalog.law12.own([.secondCaution], recipient).first
  }

  /// The reason of a code, also of one the association gave up, and the Laws' own.
  public func reason(_ code: String, recipient: Participant.Kind? = nil) -> CatalogReason? {
    let now = formerCodes.first { former in former.former == code }?.now ?? code
    for reason in reasons + (id == Catalog.law12.id ? [] : Catalog.law12.reasons)
    where reason.code == now && (recipient.map { kind in kind == reason.recipient } ?? true) {
      return reason
    }
    return nil
  }
}

extension CatalogReason {
  /// As it is written into a card, with the words of today.
  public func chosen(from catalog: Catalog, text: String = "") -> CardReason {
    CardReason(catalog: catalog.id, code: code, title: title, text: text)
  }
}
