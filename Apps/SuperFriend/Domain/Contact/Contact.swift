import Coding
import Core
import Wire

public typealias ContactID = ID<Contact>

/// A person in the address book. Friends point here; the address book belongs to the account, not
/// to the list.
@Memberwise @Wire(identity: "id")
public struct Contact: Hashable, Sendable {
  public let id: ContactID
  /// The vCard UID, unique in the address book.
  public var uid: String
  public var card: Card
  @Field(defaults: .required) public var source: ContactSource = .manual
  /// The card as it came, which stays authoritative for everything `card` has no field for.
  public var original: OriginalCard?

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
@Wire public enum ContactSource: String, Hashable, Sendable, CaseIterable {
  case manual, vcf
}

/// The text of an imported card, kept so that what we do not understand survives.
@Memberwise @Wire public struct OriginalCard: Hashable, Sendable {
  public var text: String
  /// The text was above ``textLimit``, so the photo data was left out.
  public var photoRemoved = false

  /// Bytes of UTF-8.
  public static let textLimit = 65_536
}
