import Core

/// An email address a person can sign in with.
///
/// Accepts what mail systems deliver (RFC 5321 dot-atoms and domain names, UTF-8 by RFC 6531), not
/// every quoted curiosity. Two spellings that differ in case are one account.
public struct EmailAddress: Hashable, Sendable {
  /// As written, without surrounding white space.
  public let text: String
  /// What is compared and stored as the login: lower-cased.
  public let login: String

  public enum Fault: String, Error, Hashable, Sendable {
    case empty, missingAt, badLocalPart, badDomain, tooLong
  }

  /// RFC 5321 §4.5.3.1: 64 bytes before the @ and 254 in all.
  public init(_ raw: String) throws(Fault) {
    let text = trimmed(raw)
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= 254 else { throw .tooLong }
    guard let at = text.lastIndex(of: "@") else { throw .missingAt }
    let local = text[..<at]
    let domain = text[text.index(after: at)...]
    guard local.utf8.count <= 64 else { throw .tooLong }
    guard isDotAtom(local) else { throw .badLocalPart }
    guard isDomain(domain) else { throw .badDomain }
    self.text = text
    self.login = text.lowercased()
  }
}

private func isDotAtom(_ text: Substring) -> Bool {
  let atoms = text.split(separator: ".", omittingEmptySubsequences: false)
  for atom in atoms {
    guard !atom.isEmpty else { return false }
    for scalar in atom.unicodeScalars where !isAtomText(scalar) { return false }
  }
  return true
}

private func isAtomText(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value >= 0x80 { return scalar.value >= 0xA0 }
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9": return true
  case "!", "#", "$", "%", "&", "'", "*", "+", "-", "/", "=", "?", "^", "_", "`", "{", "|", "}",
    "~":
    return true
  default: return false
  }
}

private func isDomain(_ text: Substring) -> Bool {
  let labels = text.split(separator: ".", omittingEmptySubsequences: false)
  guard labels.count >= 2 else { return false }
  for label in labels {
    guard !label.isEmpty, label.utf8.count <= 63, label.first != "-", label.last != "-" else {
      return false
    }
    for scalar in label.unicodeScalars {
      if scalar.value >= 0xA0 { continue }
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-": continue
      default: return false
      }
    }
  }
  return true
}
