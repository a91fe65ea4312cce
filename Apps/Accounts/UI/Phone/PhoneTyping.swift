import AccountsDomain

/// A telephone number while it is typed.
enum PhoneTyping {
  /// What the field shows after a change. Signs between the groups come by themselves as long as
  /// the person types at the end; whoever mends something in the middle, or types what belongs
  /// into no number, is left alone, so that the caret stays where it is.
  static func next(_ text: String, after old: String) -> String {
    guard text.utf8.starts(with: old.utf8), text.utf8.count > old.utf8.count else { return text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9", "+", "-", " ": continue
      default: return text
      }
    }
    return PhoneNumber.live(text)
  }

  /// What the field shows once it is left: a whole number as it is written.
  static func settled(_ text: String) -> String {
    do throws(PhoneNumber.Fault) { return try PhoneNumber(text).formatted } catch { return text }
  }

  static func fault(of text: String) -> PhoneNumber.Fault? {
    do throws(PhoneNumber.Fault) {
      _ = try PhoneNumber(text)
      return nil
    } catch { return error }
  }
}

extension PhoneNumber.Fault {
  var words: PhoneFaultText {
    switch self {
    case .empty: .numberEmpty
    case .badCharacter: .numberCharacter
    case .badPrefix: .numberPrefix
    case .badLength: .numberLength
    case .unknownCountry: .numberCountry
    }
  }
}
