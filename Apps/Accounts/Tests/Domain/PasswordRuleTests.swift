import AccountsDomain
import Testing

@Suite("Passwords: the table of specification §3.2 under the old policy, and advice on strength")
struct PasswordRuleTests {
  @Test(arguments: [
    ("Runner1234!", []), ("Runner123!", []), ("Runner12!", [LegacyPasswordPolicy.Fault.length]),
    ("runner1234!", [.upper]), ("RUNNER1234!", [.lower]), ("RunnerRunner!", [.digit]),
    ("Runner12345", [.special]), ("Runner 1234!", [.space]), ("달리기Run12345", []),
    ("abc", [.length, .upper, .digit, .special]),
    ("", [.length, .upper, .lower, .digit, .special]),
    ("a b", [.space]), ("Runner1234é", []), ("Runner1234👟", []),
  ])
  func legacy(password: String, faults: [LegacyPasswordPolicy.Fault]) {
    #expect(LegacyPasswordPolicy.faults(in: password) == faults)
  }

  /// The same passwords under the present policy: only length and what is easy to guess count.
  @Test(arguments: [
    ("Runner1234!", nil), ("Runner12!", nil), ("runner1234!", nil), ("Runner 1234!", nil),
    ("달리기Run12345", nil), ("abc", PasswordPolicy.Fault.tooShort), ("abcdefgh", .simple),
    ("zzzzzzzz", .simple), ("ana@x.io", .personal),
  ])
  func modern(password: String, fault: PasswordPolicy.Fault?) {
    var found: PasswordPolicy.Fault?
    do throws(PasswordPolicy.Fault) {
      try PasswordPolicy.check(password, login: "ana@x.io")
    } catch { found = error }
    #expect(found == fault)
  }

  @Test(arguments: [
    ("", PasswordStrength.poor), ("password", .poor), ("passwordpassword", .poor),
    ("aaaaaaaaaaaaaaaaaaaa", .poor), ("abcdefghijklmnopqrst", .poor),
    ("12341234123412341234", .poor),
    ("qwertyuiop1234", .poor), ("비밀번호1234", .poor), ("blue-otter", .fair),
    ("blue-otter-97", .good), ("blue otter eats moss", .strong), ("초록수달이이끼를먹는다네요정말로", .strong),
  ])
  func strength(password: String, strength: PasswordStrength) {
    #expect(PasswordStrength.of(password) == strength)
  }

  @Test func oneMoreSignNeverMakesAPasswordWeakerByMoreThanAWord() {
    // What is typed at the end only ever adds, unless it completes a well-known word.
    var text = ""
    var last = PasswordStrength.poor
    for sign in "tk7-moss-otter-lamp" {
      text.append(sign)
      let next = PasswordStrength.of(text)
      #expect(next >= last, "\(text)")
      last = next
    }
    #expect(last == .strong)
  }
}
