import Coding

/// The reasons for cards of one association or competition, with their codes.
@Memberwise public struct Catalog: Hashable, Sendable {
  public let id: String
  /// As the association calls it.
  public let name: String
  public let region: String
  /// The season whose codes these are.
  public let edition: String
  /// The day (`2026-11-21`) somebody compared them with the association's own list.
  public let checkedOn: String?
  public let reasons: [CatalogReason]
  /// Codes it once had, and those that stand for them now.
  @Field(absent: [FormerCode]()) public let formerCodes: [FormerCode]
  /// What the association makes of several cards in one season.
  @Field(absent: [AccumulationRule]()) public let accumulation: [AccumulationRule]
}

@Memberwise(unlabelled: 2) public struct FormerCode: Hashable, Sendable {
  public let former: String
  public let now: String
}

/// One reason for a card, or for a warning to a team official.
@Memberwise(unlabelled: 5) public struct CatalogReason: Hashable, Sendable {
  public enum Sanction: String, Hashable, Sendable, CaseIterable {
    /// No card; officials only.
    case warning
    case caution, sendOff
    /// The sending-off that a second caution is.
    case secondCaution
  }

  public let code: String
  public let title: String
  public let sanction: Sanction
  public let recipient: Participant.Kind
  /// What it is in the Laws, whatever it is called here.
  public let law: LawOffence?
  /// The association's least suspension, in matches.
  public let suspension: Int?
  /// Where the association's regulations have it.
  public let regulation: String?

  /// `C2 – Dissent`.
  public var label: String { code + " – " + title }
}
