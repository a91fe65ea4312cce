import AccountsDomain
import Calendar
import Core
import Wire

/// Every email of the account system, with its values.
public enum AccountEmail: Hashable, Sendable {
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
  /// Somebody came from a provider and wanted to sign up with an address that has an account.
  case linkInstead(String)
  /// An identity at a provider opens the account from now on.
  case providerLinked(String)
  /// The account is deleted on a day, unless its person signs in before.
  case deletion(on: CivilDate)
  case deletionCancelled
  case exportReady
  /// Something about the ways in has changed (``AccountEvent/Kind/isTold``), and from which device.
  case notice(AccountEvent.Kind, ClientName)
  /// Confirms an address that is to become that of the account.
  case newAddress(code: String, token: String)
  /// To the address an account had: what it has now, most of it hidden, and the way back.
  case addressMoved(to: String, token: String)
  /// A new password can be chosen from a moment on; until then the wait can be ended.
  /// The ways in that need no password are named: passkeys, and providers by their titles.
  case recoveryWait(token: String, cancel: String, passkey: Bool, providers: [String])
  case phone(PhoneChange)
  /// An administrator made a link for a new password.
  case resetLinkMade

  var template: String {
    switch self {
    case .signUp: "signUp"
    case .alreadyHere: "alreadyHere"
    case .address: "address"
    case .reset: "reset"
    case .login: "login"
    case .newDevice: "newDevice"
    case .linkInstead: "linkInstead"
    case .providerLinked: "providerLinked"
    case .deletion: "deletion"
    case .deletionCancelled: "deletionCancelled"
    case .exportReady: "exportReady"
    case .notice(let kind, _): kind.rawValue
    case .newAddress: "newAddress"
    case .addressMoved: "addressMoved"
    case .recoveryWait: "recoveryWait"
    case .phone: "phone"
    case .resetLinkMade: "resetLinkMade"
    }
  }

  /// As it waits in the queue.
  func variables(in language: Language) -> JSON {
    var members: [JSON.Member] = [.init("language", .string(language.rawValue))]
    func add(_ name: String, _ text: String?) {
      if let text { members.append(.init(name, .string(text))) }
    }
    switch self {
    case .signUp(let code, let token), .address(let code, let token), .reset(let code, let token),
      .newAddress(let code, let token):
      add("code", code)
      add("token", token)
    case .login(let login): add("login", login)
    case .linkInstead(let title), .providerLinked(let title): add("provider", title)
    case .newDevice(let client), .notice(_, let client):
      add("browser", client.browser)
      add("system", client.platform)
    case .deletion(let day): add("day", day.description)
    case .alreadyHere, .deletionCancelled, .exportReady, .resetLinkMade: break
    case .addressMoved(let address, let token):
      add("address", address)
      add("token", token)
    case .recoveryWait(let token, let cancel, let passkey, let providers):
      add("token", token)
      add("cancel", cancel)
      members.append(.init("passkey", .bool(passkey)))
      members.append(.init("providers", .array(providers.map { title in .string(title) })))
    case .phone(let change): add("change", change.rawValue)
    }
    return .object(members)
  }

  /// Reads what ``variables(in:)`` wrote; `nil` for an email of another module.
  static func read(
    template: String, _ variables: JSON
  ) -> (email: AccountEmail, language: Language)? {
    let cursor = WireCursor(variables)
    func text(_ name: String) throws(WireError) -> String {
      try cursor.required(name).string(limit: 512)
    }
    do throws(WireError) {
      guard let language = Language(rawValue: try text("language")) else { return nil }
      let email: AccountEmail
      switch template {
      case "signUp": email = .signUp(code: try text("code"), token: try text("token"))
      case "alreadyHere": email = .alreadyHere
      case "address": email = .address(code: try text("code"), token: try text("token"))
      case "reset": email = .reset(code: try text("code"), token: try text("token"))
      case "login": email = .login(try text("login"))
      case "linkInstead": email = .linkInstead(try text("provider"))
      case "providerLinked": email = .providerLinked(try text("provider"))
      case "deletion":
        guard let day = CivilDate(try text("day")) else { return nil }
        email = .deletion(on: day)
      case "deletionCancelled": email = .deletionCancelled
      case "exportReady": email = .exportReady
      case "newDevice": email = .newDevice(try client(cursor))
      case "newAddress":
        email = .newAddress(code: try text("code"), token: try text("token"))
      case "addressMoved":
        email = .addressMoved(to: try text("address"), token: try text("token"))
      case "recoveryWait":
        let titles = try cursor.optional("providers")?.elements() ?? []
        email = .recoveryWait(
          token: try text("token"), cancel: try text("cancel"),
          passkey: try cursor.optional("passkey")?.bool() ?? false,
          providers: try titles.map { title throws(WireError) in try title.string(limit: 512) })
      case "phone":
        guard let change = PhoneChange(rawValue: try text("change")) else { return nil }
        email = .phone(change)
      case "resetLinkMade": email = .resetLinkMade
      default:
        guard let kind = AccountEvent.Kind(rawValue: template), kind.isTold else { return nil }
        email = .notice(kind, try client(cursor))
      }
      return (email, language)
    } catch { return nil }
  }

  private static func client(_ cursor: WireCursor) throws(WireError) -> ClientName {
    ClientName(
      browser: try cursor.optional("browser")?.string(limit: AccountsLimits.word),
      platform: try cursor.optional("system")?.string(limit: AccountsLimits.word))
  }
}
