import Coding
import Core
import Wire

public typealias ContactID = ID<Contact>

/// A person in the address book. Friends point here; the address book belongs to the account, not
/// to the list.
@Memberwise @Wire(identity: "id")
public struct Contact: Hashable, Sendable {
  public let id: ContactID
  /// The vCard UID, unique in its book.
  public var uid: String
  public var card: Card
  @Field(defaults: .required) public var source: ContactSource = .manual
  /// The card as it came, which stays authoritative for everything `card` has no field for.
  public var original: OriginalCard?
  /// The book it is in; `nil` for what the person has here alone.
  public var book: AddressBookID?

  /// A contact typed by hand: its UID is its id.
  public init(id: ContactID, card: Card) {
    self.init(id: id, uid: Contact.uid(of: id), card: card)
  }

  /// The UID of a contact whose card has none: its id.
  static func uid(of id: ContactID) -> String { "urn:uuid:" + id.description }

  /// Whether its UID is only its id.
  var hasNoUID: Bool { sameBytes(uid, Contact.uid(of: id)) }
}

/// The tag of an address book's id: one that lies elsewhere.
public enum AddressBook {}
public typealias AddressBookID = ID<AddressBook>

/// Where a contact came from.
@Wire public enum ContactSource: String, Hashable, Sendable, CaseIterable {
  case manual, vcf
}

/// The text of an imported card, kept so that what we do not understand survives.
@Memberwise @Wire public struct OriginalCard: Hashable, Sendable {
  public var text: String
  /// The text was above ``textLimit``, so photos or other files were left out.
  public var photoRemoved = false
  /// The text as it was read last, where it has been edited since.
  public var lastRead: String?

  /// Bytes of UTF-8.
  public static let textLimit = 65_536
}
