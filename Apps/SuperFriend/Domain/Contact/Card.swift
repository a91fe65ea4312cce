import Coding
import Wire

/// What we understand of a contact. An empty string or list means the card does not say.
@Wire public struct Card: Hashable, Sendable {
  /// The name as the person wants it written (vCard FN).
  public var fn = ""
  public var given = ""
  public var family = ""
  public var middle = ""
  public var prefix = ""
  public var suffix = ""
  public var nickname = ""
  /// Further ones.
  public var moreNicknames: [String] = []
  /// The first part of vCard's ORG.
  public var org = ""
  /// The other parts, the largest unit first (RFC 6350 §6.6.4).
  public var departments: [String] = []
  public var title = ""
  public var note = ""
  public var birthday: PartialDate?
  public var anniversary: PartialDate?
  public var phones: [Labelled] = []
  public var emails: [Labelled] = []
  public var urls: [Labelled] = []
  public var impps: [Labelled] = []
  public var addresses: [PostalAddress] = []
  public var categories: [String] = []

  public init() {}

  /// The organisation with its departments.
  public var organisation: String { listed([org] + departments) }

  /// A card with what the short form asks for; the rest can be set afterwards.
  public init(given: String, family: String = "", phone: String = "", email: String = "") {
    self.given = given
    self.family = family
    if !phone.isEmpty { phones = [Labelled(phone, label: "cell")] }
    if !email.isEmpty { emails = [Labelled(email)] }
  }
}

/// One of several values of a kind: a number, an address, a handle.
@Memberwise(unlabelled: 1) @Wire public struct Labelled: Hashable, Sendable {
  public var value: String
  /// `home`, `work`, `cell`, a label of the person's own, or empty.
  public var label = ""
}

/// The parts of vCard's ADR (RFC 6350 §6.3.1).
@Wire public struct PostalAddress: Hashable, Sendable {
  public var label = ""
  public var postOfficeBox = ""
  public var extended = ""
  public var street = ""
  public var locality = ""
  public var region = ""
  public var postalCode = ""
  public var country = ""

  public init() {}

  /// The parts in the order of RFC 6350 §6.3.1.
  public var parts: [String] {
    [postOfficeBox, extended, street, locality, region, postalCode, country]
  }

  /// Reads up to seven parts; missing ones are empty.
  public init(label: String, parts: [String]) {
    self.label = label
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    postOfficeBox = part(0)
    extended = part(1)
    street = part(2)
    locality = part(3)
    region = part(4)
    postalCode = part(5)
    country = part(6)
  }

  public var isEmpty: Bool { parts.allSatisfy { part in part.isEmpty } }
}
