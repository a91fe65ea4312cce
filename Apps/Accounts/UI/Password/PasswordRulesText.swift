import AccountsDomain
import Calendar
import Design
import Wire

/// The words of the old rules for passwords.
public enum PasswordRulesText: PhraseBook {
  case hint, space, length, upper, lower, digit, special

  public var phrase: Phrase {
    switch self {
    case .hint:
      Phrase(
        "At least 10 characters without spaces, including an uppercase letter, a lowercase letter, "
          + "a digit and a symbol.",
        "띄어쓰기 없이 10자 이상. 영어 대문자, 소문자, 숫자, 기호를 모두 넣어 주세요.")
    case .space: Phrase("No spaces, please.", "띄어쓰기는 쓸 수 없어요.")
    case .length: Phrase("At least 10 characters.", "10자 이상이어야 해요.")
    case .upper: Phrase("Add an uppercase letter.", "영어 대문자가 필요해요.")
    case .lower: Phrase("Add a lowercase letter.", "영어 소문자가 필요해요.")
    case .digit: Phrase("Add a digit.", "숫자가 필요해요.")
    case .special: Phrase("Add a symbol.", "기호가 필요해요.")
    }
  }
}

extension LegacyPasswordPolicy.Fault {
  var words: PasswordRulesText {
    switch self {
    case .space: .space
    case .length: .length
    case .upper: .upper
    case .lower: .lower
    case .digit: .digit
    case .special: .special
    }
  }
}

extension PasswordRules.Fault {
  /// Everything that is wrong, in one paragraph.
  func text(in language: Language) -> String {
    switch self {
    case .modern(let fault): return fault.words.text(in: language)
    case .legacy(let faults):
      var text = ""
      for fault in faults { text += (text.isEmpty ? "" : " ") + fault.words.text(in: language) }
      return text
    }
  }
}

extension PasswordRules {
  /// What is said below an empty field.
  func hint(in language: Language) -> String {
    switch self {
    case .modern: AccountsText.passwordHint.text(in: language)
    case .legacy: PasswordRulesText.hint.text(in: language)
    }
  }

  /// What is wrong with a password, as far as the device can tell.
  func fault(of password: String, login: String) -> Fault? {
    do throws(Fault) {
      try check(password, login: login)
      return nil
    } catch { return error }
  }

  /// The rules of the server, where an answer names them; a server that says nothing has the modern
  /// ones.
  public static func read(_ body: String) -> PasswordRules {
    do throws(WireError) {
      let word = try WireCursor(try JSON.parse(body)).optional("passwordPolicy")?.string(limit: 32)
      return word.flatMap { word in PasswordRules(rawValue: word) } ?? .modern
    } catch { return .modern }
  }
}
