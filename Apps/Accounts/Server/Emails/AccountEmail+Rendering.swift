import Calendar
import Server

extension AccountEmail {
  /// Renders a queued message; every link begins with `origin`.
  public static func render(_ message: OutgoingMessage, origin: String) -> RenderedMessage? {
    if message.channel == .sms { return AccountText.render(message, origin: origin) }
    guard let read = read(template: message.template, message.variables) else { return nil }
    return AccountEmailWriter(language: read.language, origin: origin).page(read.email).rendered
  }
}

/// Writes the text of emails.
struct AccountEmailWriter {
  let language: Language
  /// Scheme and authority of every link.
  let origin: String

  typealias Part = EmailDocument.Part

  func page(_ email: AccountEmail) -> EmailDocument {
    switch email {
    case .signUp(let code, let token): signUp(code, token)
    case .alreadyHere: alreadyHere
    case .address(let code, let token): address(code, token)
    case .reset(let code, let token): reset(code, token)
    case .login(let login): self.login(login)
    case .newDevice(let client): newDevice(client)
    case .linkInstead(let title): linkInstead(title)
    case .providerLinked(let title): providerLinked(title)
    case .deletion(let day): deletion(on: day)
    case .deletionCancelled: deletionCancelled
    case .exportReady: exportReady
    case .notice(let kind, let client): notice(kind, client)
    case .newAddress(let code, let token): newAddress(code, token)
    case .addressMoved(let address, let token): addressMoved(address, token)
    case .recoveryWait(let token, let cancel, let passkey, let providers):
      recoveryWait(token, cancel, ways: (passkey ? [say("your passkey", "패스키")] : []) + providers)
    case .phone(let change): phone(change)
    case .resetLinkMade: resetLinkMade
    }
  }

  func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  func page(_ subject: String, _ parts: [Part]) -> EmailDocument {
    EmailDocument(language: language.rawValue, subject: subject, parts: parts)
  }

  func link(_ label: String, _ path: String) -> Part {
    .link(label: label, address: origin + path)
  }

  var notYou: String {
    say("If this was not you, you don't need to do anything.", "본인이 요청하지 않았다면 아무것도 하지 않아도 돼요.")
  }

  private var tenMinutes: Part {
    .remark(say("Both work for 10 minutes and only once. ", "둘 다 10분 동안 한 번만 쓸 수 있어요. ") + notYou)
  }

  var guardYourself: Part {
    link(
      say("It was not me: choose a new password", "내가 아니에요: 비밀번호 바꾸기"), "/account/forgot")
  }

  private var confirmSubject: String {
    say("Confirm your address for Fieldday", "Fieldday 이메일 주소 확인")
  }

  private func confirmLink(_ token: String) -> Part {
    link(say("Confirm my address", "내 주소 확인하기"), "/account/confirm#" + token)
  }

  private func signUp(_ code: String, _ token: String) -> EmailDocument {
    page(
      confirmSubject,
      [
        .words(say("Enter this code where you are signing up:", "가입 화면에 이 코드를 입력하세요:")),
        .code(code),
        .words(
          say("Or open this link in the same browser:", "또는 가입을 시작한 브라우저에서 이 링크를 여세요:")),
        confirmLink(token), tenMinutes,
      ])
  }

  private func address(_ code: String, _ token: String) -> EmailDocument {
    page(
      confirmSubject,
      [
        .words(say("Enter this code on your account page:", "계정 화면에 이 코드를 입력하세요:")),
        .code(code),
        .words(say("Or open this link while you are signed in:", "또는 로그인한 상태에서 이 링크를 여세요:")),
        confirmLink(token), tenMinutes,
      ])
  }

  private var alreadyHere: EmailDocument {
    page(
      say("You already have a Fieldday account", "이미 Fieldday 계정이 있어요"),
      [
        .words(
          say(
            "Someone, perhaps you, tried to sign up with this address. It already has an account.",
            "누군가(어쩌면 본인이) 이 주소로 가입하려고 했어요. 이 주소에는 이미 계정이 있어요.")),
        link(say("Sign in", "로그인"), "/account/sign-in"),
        link(say("Choose a new password", "비밀번호 다시 정하기"), "/account/forgot"),
        .remark(notYou),
      ])
  }

  private func reset(_ code: String, _ token: String) -> EmailDocument {
    page(
      say("Choose a new password for Fieldday", "Fieldday 비밀번호 다시 정하기"),
      [
        .words(
          say(
            "Someone, perhaps you, asked for a new password for this address.",
            "누군가(어쩌면 본인이) 이 주소의 비밀번호를 다시 정하려고 해요.")),
        link(say("Choose a new password", "비밀번호 다시 정하기"), "/account/reset#" + token),
        .words(
          say(
            "Or enter this code in the browser you asked with:", "또는 요청한 브라우저에 이 코드를 입력하세요:")),
        .code(code),
        .remark(
          say(
            "The link works for 30 minutes and the code for 10. Each works once. ",
            "링크는 30분, 코드는 10분 동안 한 번만 쓸 수 있어요. ") + notYou),
      ])
  }

  private func login(_ login: String) -> EmailDocument {
    page(
      say("How you sign in to Fieldday", "Fieldday 로그인 이메일"),
      [
        .words(say("You sign in with this address: \(login)", "이 주소로 로그인하세요: \(login)")),
        link(say("Sign in", "로그인"), "/account/sign-in"), .remark(notYou),
      ])
  }

  func words(for client: ClientName) -> String {
    let names = [client.browser, client.platform].compactMap { word in word }
    return names.isEmpty ? say("Unknown browser", "알 수 없는 브라우저") : names.joined(separator: " · ")
  }

  private func newDevice(_ client: ClientName) -> EmailDocument {
    page(
      say("New device signed in", "새 기기에서 로그인했어요"),
      [
        .words(
          say(
            "Your account was used on a new device.",
            "처음 보는 기기에서 계정에 로그인했어요.")),
        .words(words(for: client)), guardYourself,
      ])
  }

  private func phone(_ change: PhoneChange) -> EmailDocument {
    let words: String
    switch change {
    case .added:
      words = say(
        "A phone number was added to your account.", "계정에 전화번호가 등록되었어요.")
    case .changed:
      words = say(
        "The phone number of your account was changed.", "계정 전화번호가 바뀌었어요.")
    case .removed:
      words = say(
        "The phone number of your account was removed.", "계정에서 전화번호가 삭제되었어요.")
    }
    return page(
      say("Your Fieldday phone number", "Fieldday 계정 전화번호 변경 알림"),
      [.words(words), guardYourself])
  }
}
