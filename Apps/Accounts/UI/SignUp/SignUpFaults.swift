import AccountsDomain
import Calendar
import Design

// What is wrong with what was filled in, by the rules the server uses too.
extension SignUpFeature.State {
  var emailFault: EmailAddress.Fault? {
    do throws(EmailAddress.Fault) {
      _ = try EmailAddress(email)
      return nil
    } catch { return error }
  }

  /// Nothing is wrong with having none.
  var usernameFault: Username.Fault? {
    guard !username.isEmpty else { return nil }
    do throws(Username.Fault) {
      _ = try Username(username)
      return nil
    } catch { return error }
  }

  var passwordFault: PasswordRules.Fault? { rules.fault(of: password, login: email) }

  /// Byte for byte, as the server compares.
  var isMistyped: Bool { !passwordShown && !password.utf8.elementsEqual(passwordAgain.utf8) }

  func text(of field: SignUpField) -> String {
    switch field {
    case .email: email
    case .displayName: displayName
    case .username: username
    case .password: password
    case .passwordAgain: passwordAgain
    case .phone: phone
    }
  }

  func isFaulty(_ field: SignUpField) -> Bool {
    switch field {
    case .email: emailFault != nil
    case .displayName: displayName.unicodeScalars.count > Preferences.displayNameLimit
    case .username:
      usernameFault != nil || (!username.isEmpty && usernameCheck.state == .invalid)
    case .password: passwordFault != nil
    case .passwordAgain: isMistyped
    case .phone: phoneFault != nil
    }
  }

  /// The sentence about a field, once it is time to say it.
  func words(about field: SignUpField) -> String? {
    // A username is judged while it is typed; the others once they are left.
    let isDue = checked.contains(field) || (field == .username && usernameCheck.state == .invalid)
    guard isDue, isFaulty(field) else { return nil }
    switch field {
    case .email: return emailFault?.words.text(in: language)
    case .displayName: return AccountsFaultText.nameLong.text(in: language)
    case .username: return (usernameFault?.words ?? .usernameTaken).text(in: language)
    case .password: return passwordFault?.text(in: language)
    case .passwordAgain: return SignUpText.passwordsDiffer.text(in: language)
    case .phone: return phoneFault?.words.text(in: language)
    }
  }
}

extension Username.Fault {
  var words: SignUpText {
    switch self {
    case .empty, .tooShort: .usernameShort
    case .space: .usernameSpace
    case .tooLong: .usernameLong
    case .badCharacter: .usernameCharacter
    case .badFirst: .usernameFirst
    }
  }
}
