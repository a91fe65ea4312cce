import Core

/// One field of a contact and its new value. Devices that change different fields both keep what
/// they did.
public enum ContactEdit: Hashable, Sendable {
  case text(TextField, String)
  case birthday(PartialDate?)
  case anniversary(PartialDate?)
  case texts(TextsField, [String])
  case list(ListField, [Labelled])
  case addresses([PostalAddress])
  case categories([String])

  /// The fields that are one text.
  public enum TextField: String, Hashable, Sendable, CaseIterable {
    case fn, given, family, middle, prefix, suffix, nickname, org, title, note
  }

  /// The fields that are several texts.
  public enum TextsField: String, Hashable, Sendable, CaseIterable {
    case moreNicknames, departments
  }

  /// The fields that are labelled values.
  public enum ListField: String, Hashable, Sendable, CaseIterable {
    case phones, emails, urls, impps
  }
}

extension Card {
  public subscript(field: ContactEdit.TextField) -> String {
    get {
      switch field {
      case .fn: fn
      case .given: given
      case .family: family
      case .middle: middle
      case .prefix: prefix
      case .suffix: suffix
      case .nickname: nickname
      case .org: org
      case .title: title
      case .note: note
      }
    }
    set {
      switch field {
      case .fn: fn = newValue
      case .given: given = newValue
      case .family: family = newValue
      case .middle: middle = newValue
      case .prefix: prefix = newValue
      case .suffix: suffix = newValue
      case .nickname: nickname = newValue
      case .org: org = newValue
      case .title: title = newValue
      case .note: note = newValue
      }
    }
  }

  public subscript(field: ContactEdit.TextsField) -> [String] {
    get {
      switch field {
      case .moreNicknames: moreNicknames
      case .departments: departments
      }
    }
    set {
      switch field {
      case .moreNicknames: moreNicknames = newValue
      case .departments: departments = newValue
      }
    }
  }

  public subscript(field: ContactEdit.ListField) -> [Labelled] {
    get {
      switch field {
      case .phones: phones
      case .emails: emails
      case .urls: urls
      case .impps: impps
      }
    }
    set {
      switch field {
      case .phones: phones = newValue
      case .emails: emails = newValue
      case .urls: urls = newValue
      case .impps: impps = newValue
      }
    }
  }

  public mutating func apply(_ edit: ContactEdit) {
    switch edit {
    case .text(let field, let value): self[field] = value
    case .birthday(let date): birthday = date
    case .anniversary(let date): anniversary = date
    case .texts(let field, let values): self[field] = withoutBlanksAtEnd(values)
    case .list(let field, let values): self[field] = values
    case .addresses(let values): addresses = values
    case .categories(let values): categories = values
    }
  }

  /// What must be edited to make this card the other; empty when they say the same.
  public func edits(toBecome other: Card) -> [ContactEdit] {
    var edits: [ContactEdit] = []
    for field in ContactEdit.TextField.allCases where !sameBytes(self[field], other[field]) {
      edits.append(.text(field, other[field]))
    }
    for field in ContactEdit.TextsField.allCases where self[field] != other[field] {
      edits.append(.texts(field, other[field]))
    }
    if birthday != other.birthday { edits.append(.birthday(other.birthday)) }
    if anniversary != other.anniversary { edits.append(.anniversary(other.anniversary)) }
    for field in ContactEdit.ListField.allCases where self[field] != other[field] {
      edits.append(.list(field, other[field]))
    }
    if addresses != other.addresses { edits.append(.addresses(other.addresses)) }
    if categories != other.categories { edits.append(.categories(other.categories)) }
    return edits
  }
}
