import Core

/// The properties that a card may have several of, each with a label.
enum LabelledKind: Hashable {
  case phone, email, url, impp, address

  init?(_ key: String) {
    switch key {
    case "TEL": self = .phone
    case "EMAIL": self = .email
    case "URL": self = .url
    case "IMPP": self = .impp
    case "ADR": self = .address
    default: return nil
    }
  }

  var key: String {
    switch self {
    case .phone: "TEL"
    case .email: "EMAIL"
    case .url: "URL"
    case .impp: "IMPP"
    case .address: "ADR"
    }
  }

  private var field: ContactEdit.ListField {
    switch self {
    case .phone: .phones
    case .email: .emails
    case .url, .address: .urls
    case .impp: .impps
    }
  }

  init(_ field: ContactEdit.ListField) {
    switch field {
    case .phones: self = .phone
    case .emails: self = .email
    case .urls: self = .url
    case .impps: self = .impp
    }
  }

  /// The value without the scheme that version 4.0 writes in front of it.
  func plain(_ text: String) -> String {
    let schemes = self == .phone ? "tel:" : self == .email ? "mailto:" : ""
    guard !schemes.isEmpty, text.lowercased().hasPrefix(schemes) else { return text }
    return String(text.dropFirst(schemes.utf8.count))
  }

  func append(_ value: Labelled, to card: inout Card) -> Int {
    card[field].append(value)
    return card[field].count - 1
  }

  func setLabel(_ label: String, at index: Int, of card: inout Card) {
    if self == .address {
      card.addresses[index].label = label
    } else {
      card[field][index].label = label
    }
  }
}

/// The label that TYPE gives, in our words; empty when it gives none.
func typeLabel(_ property: Property) -> String {
  var types: [String] = []
  for value in property.values("TYPE") {
    // Some writers put a list in quotation marks.
    for word in value.split(separator: ",") { types.append(word.lowercased()) }
  }
  for word in ["cell", "iphone", "mobile", "fax", "pager", "home", "work", "other"]
  where types.contains(where: { type in sameBytes(type, word) }) {
    return word == "iphone" || word == "mobile" ? "cell" : word
  }
  return ""
}

/// The labels that have a TYPE of their own.
let typedLabels = ["cell", "fax", "pager", "home", "work", "other"]

/// Apple writes its own labels as `_$!<Home>!$_` and a person's as they are.
func appleLabel(_ text: String) -> String {
  guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count > 8 else { return text }
  let word = String(text.dropFirst(4).dropLast(4)).lowercased()
  return word == "mobile" ? "cell" : word
}
