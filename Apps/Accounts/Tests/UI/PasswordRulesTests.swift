import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Testing
import View

@Suite("What a password must be, as it is said")
struct PasswordRulesTests {
  @Test func faultsTravelAsWords() {
    let faults: [PasswordRules.Fault] = [
      .modern(.tooShort), .modern(.common), .legacy([.space]),
      .legacy([.length, .upper, .digit, .special]),
    ]
    for fault in faults { #expect(PasswordRules.Fault(word: fault.word) == fault) }
    for word in ["", "length,", "of a newer server"] {
      let read = PasswordRules.Fault(word: word)
      #expect(read == nil || read == .legacy([.length]))
    }
  }

  @Test(arguments: [Language.english, .korean])
  func everythingThatIsWrongIsSaidAtOnce(language: Language) {
    let problem = AccountProblem(code: "passwordRejected", fault: "length,upper,digit,special")
    let text = problem.text(in: language)
    for words in [PasswordRulesText.length, .upper, .digit, .special] {
      #expect(text.contains(words.text(in: language)))
    }
    for words in [PasswordRulesText.space, .lower] {
      #expect(!text.contains(words.text(in: language)))
    }
  }

  @Test func theFormsFollowTheServer() {
    #expect(PasswordRules.read(#"{"session":null,"passwordPolicy":"legacy"}"#) == .legacy)
    #expect(PasswordRules.read(#"{"session":null}"#) == .modern)
    #expect(PasswordRules.read("<html>") == .modern)
    var recovery = RecoveryFeature.State(step: .choosing(token: "ab"), language: .english)
    recovery.password = "a long walk home"
    #expect(recovery.passwordFault == nil)
    recovery.rules = .legacy
    #expect(recovery.passwordFault == .legacy([.space]))
    #expect(HTMLRenderer.html(RecoveryFeature.view(recovery)).contains("At least 10 characters"))
    var form = PasswordFeature.State(email: "ana@x.io", language: .english)
    form.rules = .legacy
    form.new = "runner1234!"
    #expect(form.newFault == .legacy([.upper]))
    form.new = "Runner1234!"
    #expect(form.newFault == nil)
  }
}
