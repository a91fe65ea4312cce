import AccountsDomain
import Calendar
import Design

extension EmailAddress.Fault {
  var words: AccountsFaultText {
    switch self {
    case .empty: .emailEmpty
    case .missingAt: .emailNoAt
    case .badLocalPart: .emailLocal
    case .badDomain: .emailDomain
    case .tooLong: .emailLong
    }
  }
}

extension PasswordPolicy.Fault {
  var words: AccountsFaultText {
    switch self {
    case .tooShort: .passwordShort
    case .tooLong: .passwordLong
    case .common: .passwordCommon
    case .personal: .passwordPersonal
    case .simple: .passwordSimple
    }
  }
}

extension AccountProblem {
  /// The sentence for the person. A problem this client does not know is said to have failed, no
  /// more.
  public func text(in language: Language) -> String {
    switch code {
    case "signInFailed": AccountsFaultText.wrongCredentials.text(in: language)
    case "signUpUnavailable": AccountsFaultText.unavailable.text(in: language)
    case "emailInvalid":
      (fault.flatMap { word in EmailAddress.Fault(rawValue: word) } ?? .badDomain).words
        .text(in: language)
    case "passwordRejected":
      (fault.flatMap { word in PasswordPolicy.Fault(rawValue: word) } ?? .common).words
        .text(in: language)
    case "nameTooLong": AccountsFaultText.nameLong.text(in: language)
    case "tooManyRequests":
      AccountsFaultText.tooMany.text(in: language, count: max(1, retryAfter ?? 60))
    case "busy", "shuttingDown": AccountsFaultText.busy.text(in: language)
    case "offline", "TypeError", "network": AccountsFaultText.offline.text(in: language)
    case "timeout": AccountsFaultText.timeout.text(in: language)
    case "notSignedIn": AccountsFaultText.notSignedIn.text(in: language)
    default: AccountsFaultText.failed.text(in: language)
    }
  }
}
