import Calendar
import Core
import Wire

/// Every letter the account system writes, with what it is filled with.
public enum AccountLetter: Hashable, Sendable {
  /// Completes a sign-up.
  case signUp(code: String, token: String)
  /// Somebody tried to sign up with an address that has an account.
  case alreadyHere
  /// Confirms the address of an account.
  case address(code: String, token: String)
  case reset(code: String, token: String)
  /// With which address one signs in.
  case login(String)
  case newDevice(ClientName)
  case passwordChanged
  /// The account is deleted on a day, unless its person signs in before.
  case deletion(on: CivilDate)
  case deletionCancelled
  case exportReady

  var template: String {
    switch self {
    case .signUp: "signUp"
    case .alreadyHere: "alreadyHere"
    case .address: "address"
    case .reset: "reset"
    case .login: "login"
    case .newDevice: "newDevice"
    case .passwordChanged: "passwordChanged"
    case .deletion: "deletion"
    case .deletionCancelled: "deletionCancelled"
    case .exportReady: "exportReady"
    }
  }

  /// As it waits in the queue.
  func variables(in language: Language) -> JSON {
    var members: [JSON.Member] = [.init("language", .string(language.rawValue))]
    func add(_ name: String, _ text: String?) {
      if let text { members.append(.init(name, .string(text))) }
    }
    switch self {
    case .signUp(let code, let token), .address(let code, let token), .reset(let code, let token):
      add("code", code)
      add("token", token)
    case .login(let login): add("login", login)
    case .newDevice(let client):
      add("browser", client.browser)
      add("system", client.platform)
    case .deletion(let day): add("day", day.description)
    case .alreadyHere, .passwordChanged, .deletionCancelled, .exportReady: break
    }
    return .object(members)
  }

  /// Reads what ``variables(in:)`` wrote; `nil` for a letter of another program.
  static func read(
    template: String, _ variables: JSON
  ) -> (letter: AccountLetter, language: Language)? {
    let cursor = WireCursor(variables)
    func text(_ name: String) throws(WireError) -> String {
      try cursor.required(name).string(limit: 512)
    }
    do throws(WireError) {
      guard let language = Language(rawValue: try text("language")) else { return nil }
      let letter: AccountLetter
      switch template {
      case "signUp": letter = .signUp(code: try text("code"), token: try text("token"))
      case "alreadyHere": letter = .alreadyHere
      case "address": letter = .address(code: try text("code"), token: try text("token"))
      case "reset": letter = .reset(code: try text("code"), token: try text("token"))
      case "login": letter = .login(try text("login"))
      case "newDevice":
        letter = .newDevice(
          ClientName(
            browser: try cursor.optional("browser")?.string(limit: 64),
            platform: try cursor.optional("system")?.string(limit: 64)))
      case "passwordChanged": letter = .passwordChanged
      case "deletion":
        guard let day = CivilDate(try text("day")) else { return nil }
        letter = .deletion(on: day)
      case "deletionCancelled": letter = .deletionCancelled
      case "exportReady": letter = .exportReady
      default: return nil
      }
      return (letter, language)
    } catch { return nil }
  }
}
