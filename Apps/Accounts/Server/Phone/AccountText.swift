import AccountsDomain
import Calendar
import Core
import Foundation
import Server
import Store
import Wire

/// Every text message the account system sends: short, without a link, and with nothing that tells
/// a stranger who reads it how to get in.
public enum AccountText: Hashable, Sendable {
  case code(String)
  /// Somebody with another account typed this number.
  case taken
  /// How one signs in: the address as far as its owner recognises it, and the username.
  case login(email: String, username: String?)

  public var template: String {
    switch self {
    case .code: "textCode"
    case .taken: "textTaken"
    case .login: "textLogin"
    }
  }

  /// As it waits in the queue.
  public func variables(in language: Language) -> JSON {
    var members: [JSON.Member] = [.init("language", .string(language.rawValue))]
    switch self {
    case .code(let code): members.append(.init("code", .string(code)))
    case .taken: break
    case .login(let email, let username):
      members.append(.init("email", .string(email)))
      if let username { members.append(.init("username", .string(username))) }
    }
    return .object(members)
  }

  /// Reads what ``variables(in:)`` wrote; `nil` for a message of another program.
  public static func read(
    template: String, _ variables: JSON
  ) -> (text: AccountText, language: Language)? {
    let cursor = WireCursor(variables)
    do throws(WireError) {
      let word = try cursor.required("language").string(limit: AccountsLimits.language)
      guard let language = Language(rawValue: word) else { return nil }
      switch template {
      case "textCode":
        return (.code(try cursor.required("code").string(limit: 16)), language)
      case "textTaken": return (.taken, language)
      case "textLogin":
        let text = AccountText.login(
          email: try cursor.required("email").string(limit: AccountsLimits.email),
          username: try cursor.optional("username")?.string(limit: AccountsLimits.username))
        return (text, language)
      default: return nil
      }
    } catch { return nil }
  }

  /// The words of a message in the queue.
  static func render(_ message: OutgoingMessage, origin: String) -> RenderedMessage? {
    guard let read = read(template: message.template, message.variables) else { return nil }
    let words = read.text.words(
      in: read.language, host: URLComponents(string: origin)?.host ?? "localhost")
    return RenderedMessage(subject: "Fieldday", text: words, html: "")
  }

  /// The last line of a code binds it to this site: telephones offer it here and nowhere else
  /// ("Origin-bound one-time codes delivered via SMS", WICG).
  func words(in language: Language, host: String) -> String {
    func say(_ english: String, _ korean: String) -> String {
      language == .korean ? korean : english
    }
    switch self {
    case .code(let code):
      return say(
        "Fieldday: your code is \(code). Don't share it.",
        "Fieldday 인증번호는 \(code)이에요. 누구에게도 알려 주지 마세요.") + "\n\n@\(host) #\(code)"
    case .taken:
      return say(
        "Fieldday: this number is already used by another account. Remove it there first.",
        "Fieldday: 이 번호는 이미 다른 계정에 등록돼 있어요. 먼저 그 계정에서 삭제해 주세요.")
    case .login(let email, let username?):
      return say(
        "Fieldday: you sign in as \(username) or \(email).",
        "Fieldday 로그인: \(username) 또는 \(email)")
    case .login(let email, nil):
      return say("Fieldday: you sign in as \(email).", "Fieldday 로그인: \(email)")
    }
  }
}

/// A text message with its number, ready for the queue.
struct AddressedText: Sendable {
  private let message: OutgoingMessage
  private let isVoid: Bool

  /// - Parameter number: `nil` for nobody: it costs the same and is never sent.
  init(_ text: AccountText, to number: PhoneNumber?, in language: Language, _ moment: Moment) {
    message = OutgoingMessage(
      id: moment.id(42), channel: .sms, recipient: number?.e164 ?? "", template: text.template,
      variables: text.variables(in: language), created: moment.instant)
    isVoid = number == nil
  }

  func send(by mailer: Mailer, in session: some Session) throws(StoreFailure) {
    try OutgoingMessageRows.add(
      message, key: message.template + " " + message.id.description, isVoid: isVoid,
      sealing: mailer.cipher, in: session)
  }
}
