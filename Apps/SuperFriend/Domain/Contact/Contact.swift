import Core

public typealias ContactID = ID<Contact>

/// A person in the address book. Friends point here; the book belongs to the account, not to the
/// list.
public struct Contact: Hashable, Sendable {
  public let id: ContactID
  /// The vCard UID, unique in the book.
  public var uid: String
  public var card: Card
  public var source: ContactSource
  /// The card as it came, which stays authoritative for everything `card` has no field for.
  public var original: OriginalCard?

  public init(
    id: ContactID, uid: String, card: Card, source: ContactSource = .manual,
    original: OriginalCard? = nil
  ) {
    self.id = id
    self.uid = uid
    self.card = card
    self.source = source
    self.original = original
  }

  /// A contact typed by hand: its UID is its id.
  public init(id: ContactID, card: Card) {
    self.init(id: id, uid: Contact.uid(of: id), card: card)
  }

  /// The UID of a contact whose card has none: its id.
  static func uid(of id: ContactID) -> String { "urn:uuid:" + id.description }

  /// Whether its UID is only its id.
  var hasNoUID: Bool { sameBytes(uid, Contact.uid(of: id)) }
}

/// Where a contact came from.
public enum ContactSource: String, Hashable, Sendable, CaseIterable {
  case manual, vcf
}

/// The text of an imported card, kept so that what we do not understand survives.
public struct OriginalCard: Hashable, Sendable {
  public var text: String
  /// The text was above ``textLimit``, so the photo data was left out.
  public var photoRemoved: Bool

  public init(text: String, photoRemoved: Bool = false) {
    self.text = text
    self.photoRemoved = photoRemoved
  }

  /// Bytes of UTF-8.
  public static let textLimit = 65_536
}
