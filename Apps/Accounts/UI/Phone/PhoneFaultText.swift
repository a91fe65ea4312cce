import AccountsDomain
import Design

/// What may be wrong with a telephone number.
public enum PhoneFaultText: PhraseBook {
  case numberEmpty, numberCharacter, numberPrefix, numberLength, numberCountry, country, budget
  case textsOff

  public var phrase: Phrase {
    switch self {
    case .numberEmpty: Phrase("Enter a phone number.", "전화번호를 입력하세요.")
    case .numberCharacter:
      Phrase("A phone number can only have digits.", "전화번호에는 숫자만 쓸 수 있어요.")
    case .numberPrefix:
      Phrase("Start with 010, or with + and the country code.", "010으로 시작하거나 +와 국가 번호로 시작해야 해요.")
    case .numberLength: Phrase("Too few or too many digits.", "숫자가 모자라거나 너무 많아요.")
    case .numberCountry: Phrase("Unknown country code.", "없는 국가 번호예요.")
    case .country:
      Phrase("This server doesn't send text messages to this country.", "이 서버는 이 나라로 문자를 보내지 않아요.")
    case .budget:
      Phrase(
        "This server can't send more text messages right now. Try again later.",
        "지금은 이 서버가 문자를 더 보낼 수 없어요. 나중에 다시 해 보세요.")
    case .textsOff:
      Phrase("This server doesn't send text messages.", "이 서버는 문자를 보내지 않아요.")
    }
  }

  /// The words for a problem the server told, if it is one about numbers.
  static func words(for code: String, fault: String?) -> PhoneFaultText? {
    switch code {
    case "phoneInvalid":
      (fault.flatMap { word in PhoneNumber.Fault(rawValue: word) } ?? .badLength).words
    case "phoneCountry": .country
    case "textsOff": .textsOff
    case "textBudgetSpent": .budget
    default: nil
    }
  }
}
