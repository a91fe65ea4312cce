import AccountsDomain
import Calendar
import Design

extension AccountsRejection {
  /// The sentence for the person, in the units in which things are kept.
  public func text(in language: Language) -> String {
    switch self {
    case .notYours: AccountsFaultText.failed.text(in: language)
    case .nameTooLong: AccountsFaultText.nameLong.text(in: language)
    case .textTooLong(let limit):
      ProfileText.textLong.text(in: language, [("limit", String(limit))])
    case .outOfRange(let from, let to):
      ProfileText.outOfRange.text(in: language, [("from", String(from)), ("to", String(to))])
    case .restingNotBelowMaximum: ProfileText.restingHigh.text(in: language)
    case .unknownZone: ProfileText.zoneUnknown.text(in: language)
    }
  }
}

extension ProfileField {
  /// The sentence for what is wrong with this field, in the units in which it is typed.
  func words(for fault: ProfileFault, _ units: Units, _ language: Language) -> String {
    guard case .rejected(let rejection) = fault else {
      return ProfileText.notANumber.text(in: language)
    }
    guard case .outOfRange(let from, let to) = rejection else {
      return rejection.text(in: language)
    }
    func range(_ words: (Int) -> String) -> String {
      ProfileText.outOfRange.text(in: language, [("from", words(from)), ("to", words(to))])
    }
    switch self {
    case .height: return range { value in String(value) + " cm" }
    case .feet, .inches:
      return range { value in
        let height = FeetInches(centimetres: value)
        return String(height.feet) + " ft " + String(height.inches) + " in"
      }
    case .weight:
      return range { grams in
        weightText(grams, in: units) + (units == .metric ? " kg" : " lb")
      }
    default: return rejection.text(in: language)
    }
  }
}
