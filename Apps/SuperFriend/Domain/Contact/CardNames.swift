import Coding
import Core
import Wire

/// How the two parts of a name are put together on screen.
@Wire public enum NameDisplay: String, Hashable, Sendable, CaseIterable {
  /// The name as its card writes it, else given name before family name.
  case firstLast
  /// "Family, Given" where both are known; a Korean name as Koreans write it.
  case lastFirst
}

extension Card {
  /// The name to show: never with stray white space, and empty only for a card that names nobody.
  ///
  /// Order: the formatted name, given and family name, nickname, organisation, first phone, first
  /// email. A Korean name is written family name first, without a space.
  public func name(_ display: NameDisplay = .firstLast) -> String {
    let given = trimmed(given)
    let family = trimmed(family)
    let korean = koreanName(family: family, given: given)
    if display == .lastFirst, !given.isEmpty, !family.isEmpty {
      return korean ?? family + ", " + given
    }
    let formatted = trimmed(fn)
    if !formatted.isEmpty { return formatted }
    if let korean { return korean }
    if !given.isEmpty || !family.isEmpty { return joined([given, family]) }
    let values = [phones.first?.value ?? "", emails.first?.value ?? ""]
    for candidate in [nickname, organisation] + values {
      let text = trimmed(candidate)
      if !text.isEmpty { return text }
    }
    return ""
  }

  /// At least one of formatted name, given, family, organisation, phone, email (spec §3.3).
  public var isNamed: Bool {
    for text in [fn, given, family, organisation] where !trimmed(text).isEmpty { return true }
    for value in phones + emails where !trimmed(value.value).isEmpty { return true }
    return false
  }

  /// One or two letters for the avatar, upper-cased; `nil` when nothing is there to take them from.
  ///
  /// First letters of given and family name; with one of them missing, of the other, else of the
  /// formatted name, nickname or organisation. A Korean name is its given name.
  public var initials: String? {
    if let korean = koreanInitials { return korean }
    let both = letter(given) + letter(family)
    if !both.isEmpty { return both }
    let isPerson = !trimmed(fn).isEmpty || !trimmed(nickname).isEmpty
    let isCompany = !isPerson && !organisation.isEmpty
    let first = isCompany ? letter(organisation) : SuperFriendDomain.initials(of: name()) ?? ""
    return first.isEmpty ? nil : first
  }

  /// 김민지 is 민지: the given name where it has two syllables, else the family name before it.
  private var koreanInitials: String? {
    let (given, family) = (trimmed(given), trimmed(family))
    guard isHangul(given) else { return nil }
    if given.unicodeScalars.count == 2 { return given }
    guard isHangul(family) else { return nil }
    return given.unicodeScalars.count == 1 ? family + given : letter(family)
  }
}

/// The first letter of a name known only as one text. Of a Korean one that is a family and a given
/// name the given name, and all of a shorter one.
public func initials(of name: String) -> String? {
  let plain = trimmed(name)
  if let korean = koreanInitials(plain) { return korean }
  let first = letter(name)
  return first.isEmpty ? nil : first
}

/// The first grapheme cluster that is a letter, upper-cased. A digit or sign stands for nobody.
private func letter(_ text: String) -> String {
  for character in text where !character.isWhitespace {
    guard character.isLetter else { return "" }
    return character.uppercased()
  }
  return ""
}
