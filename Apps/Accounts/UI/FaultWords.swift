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
      (fault.flatMap { word in PasswordRules.Fault(word: word) } ?? .modern(.common))
        .text(in: language)
    case "nameTooLong": AccountsFaultText.nameLong.text(in: language)
    case "recoveryCodesInvalid": SignUpText.codesInvalid.text(in: language)
    case "usernameTaken": SignUpText.usernameTaken.text(in: language)
    case "usernameInvalid":
      (fault.flatMap { word in Username.Fault(rawValue: word) } ?? .badCharacter).words
        .text(in: language)
    case "workRequired": SignUpWorkText.failed.text(in: language)
    case "tooManyRequests":
      AccountsFaultText.tooMany.text(in: language, count: max(1, retryAfter ?? 60))
    case "busy", "shuttingDown": AccountsFaultText.busy.text(in: language)
    case "offline", "TypeError", "network": AccountsFaultText.offline.text(in: language)
    case "timeout": AccountsFaultText.timeout.text(in: language)
    case "codeWrong": ConfirmText.wrong.text(in: language)
    case "codeDead": ConfirmText.dead.text(in: language)
    case "codeElsewhere": ConfirmText.elsewhere.text(in: language)
    case "deliveryOff": ConfirmText.off.text(in: language)
    case "factorCodeWrong": SecondFactorText.wrongCode.text(in: language)
    case "currentPasswordWrong": SecondFactorText.wrongPassword.text(in: language)
    case "signInTicketEnded": SecondFactorText.ticketEnded.text(in: language)
    case "secondFactorIsOn": SecondFactorText.alreadyOn.text(in: language)
    case "secondFactorIsOff": SecondFactorText.alreadyOff.text(in: language)
    case "letterGone": PersonFaultText.letterGone.text(in: language)
    case "notSignedIn": AccountsFaultText.notSignedIn.text(in: language)
    default:
      PasskeyFaultText.words(for: code).map { text in text.text(in: language) }
        ?? ArrivalText.words(for: code).map { text in text.text(in: language) }
        ?? PictureFaultText.words(for: code).map { text in text.text(in: language) }
        ?? GoodbyeText.words(for: code).map { text in text.text(in: language) }
        ?? IdentifierFaultText.words(for: code).map { text in text.text(in: language) }
        ?? PhoneFaultText.words(for: code, fault: fault).map { text in text.text(in: language) }
        ?? RegistrationText.words(for: code).map { text in text.text(in: language) }
        ?? PersonFaultText.words(for: code).map { text in text.text(in: language) }
        ?? AnswerFaultText.words(for: code, fault: fault)
        .map { text in text.text(in: language) }
        ?? AccountsFaultText.failed.text(in: language)
    }
  }
}
