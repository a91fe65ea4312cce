import AccountsDomain
import AccountsServer
import AccountsUI
import Calendar
import Design
import Server
import Testing

/// Every problem the server can tell has a sentence of its own.
@Suite struct FaultWordsTests {
  private func text(_ code: String, _ fault: String? = nil, _ language: Language = .english)
    -> String
  {
    AccountProblem(code: code, fault: fault).text(in: language)
  }

  @Test(arguments: [Language.english, .korean])
  func everyProblemOfTheAccountSystemHasWords(language: Language) {
    let failed = AccountsFaultText.failed.text(in: language)
    let known = ProblemCode.accounts + ProblemCode.yourData + ProblemCode.phones
    let codes = known.map { code in code.word } + ["notSignedIn", "busy"]
    let sentences = codes.map { code in text(code, nil, language) }
    #expect(!sentences.contains(failed))
    #expect(Set(sentences).count == codes.count)
  }

  @Test(arguments: [Language.english, .korean])
  func everyProblemAndFaultOfSecurityAnswersHasWords(language: Language) {
    let failed = AccountsFaultText.failed.text(in: language)
    let problems = ProblemCode.securityAnswers.map { code in text(code.word, nil, language) }
    #expect(!problems.contains(failed))
    #expect(Set(problems).count == problems.count)
    let faults = SecurityAnswerRules.Fault.allCases.map { fault in
      text("securityAnswersRejected", fault.rawValue, language)
    }
    #expect(Set(faults).count == faults.count)
  }

  @Test(arguments: [Language.english, .korean])
  func everyProblemOfAdministrationHasWords(language: Language) {
    let failed = AccountsFaultText.failed.text(in: language)
    let codes = ProblemCode.administration.map { code in code.word } + ["notFound"]
    let sentences = codes.map { code in text(code, nil, language) }
    #expect(!sentences.contains(failed))
    #expect(Set(sentences).count == codes.count)
  }

  @Test func everyFaultOfAnAddressHasWords() {
    let faults: [EmailAddress.Fault] = [
      .empty, .missingAt, .badLocalPart, .badDomain, .tooLong,
    ]
    let sentences = faults.map { fault in text("emailInvalid", fault.rawValue) }
    #expect(Set(sentences).count == faults.count)
    #expect(text("emailInvalid", "missingAt") == "An email address needs an @.")
    #expect(text("emailInvalid", "of a newer server") == text("emailInvalid", "badDomain"))
    #expect(text("emailInvalid") == text("emailInvalid", "badDomain"))
  }

  @Test func everyFaultOfAPasswordHasWords() {
    let faults: [PasswordPolicy.Fault] = [.tooShort, .tooLong, .common, .personal, .simple]
    let sentences = faults.map { fault in text("passwordRejected", fault.rawValue) }
    #expect(Set(sentences).count == faults.count)
    #expect(text("passwordRejected", "common") == "This password is too common.")
    #expect(text("passwordRejected", "of a newer server") == text("passwordRejected", "common"))
  }

  /// The numbers in the words are the policy's.
  @Test func theWordsNameThePolicysLimits() {
    #expect(text("passwordRejected", "tooShort").contains("\(PasswordPolicy.shortest)"))
    #expect(text("passwordRejected", "tooLong").contains("1,024"))
    #expect(PasswordPolicy.longest == 1_024)
    #expect(AccountsText.passwordHint.text(in: .korean).contains("\(PasswordPolicy.shortest)"))
  }

  @Test func waitingIsCounted() {
    func wait(_ seconds: Int?, _ language: Language = .english) -> String {
      AccountProblem(code: "tooManyRequests", retryAfter: seconds).text(in: language)
    }
    #expect(wait(1) == "Too many attempts. Try again in 1 second.")
    #expect(wait(90) == "Too many attempts. Try again in 90 seconds.")
    #expect(wait(0) == wait(1))
    #expect(wait(nil) == wait(60))
    #expect(wait(5, .korean).contains("5초"))
  }

  @Test func whatTheHostSaysHasWords() {
    let offline = text("offline")
    #expect(text("TypeError") == offline)
    #expect(text("network") == offline)
    #expect(text("timeout") != offline)
    #expect(text("shuttingDown") == text("busy"))
    #expect(text("of a newer server") == "That did not work. Try again.")
  }

  @Test func everyPhraseIsThereInBothLanguagesWithTheSameGaps() {
    func gaps(_ text: String) -> Set<String> {
      Set(text.matches(of: #/\{[a-z]+\}/#).map { match in String(text[match.range]) })
    }
    let books = [
      AccountsText.phrases, AccountsFaultText.phrases, SettingsText.phrases,
      DataText.phrases, WipingText.phrases, GoodbyeText.phrases,
      PhoneText.phrases, PhoneOfferText.phrases, PhoneFaultText.phrases,
      SignUpText.phrases, PeopleText.phrases, PersonText.phrases,
      PersonFaultText.phrases, InvitationText.phrases, DeadLetterText.phrases,
      SecurityAnswersText.phrases, AnswersAskedText.phrases, AnswerFaultText.phrases,
      RegistrationText.phrases, TwoStepText.phrases, UndoText.phrases,
      WaitText.phrases, IdentifierFaultText.phrases, PictureFaultText.phrases,
      PasskeyFaultText.phrases,
    ]
    for phrase in books.joined() {
      #expect(!phrase.one.isEmpty && !phrase.other.isEmpty && !phrase.korean.isEmpty)
      #expect(gaps(phrase.other) == gaps(phrase.korean), "\(phrase.other)")
    }
  }
}
