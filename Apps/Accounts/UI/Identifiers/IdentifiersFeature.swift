import AccountsDomain
import Calendar
import Coding
import Core
import Design
import View
import Wire

/// What one signs in with, on the account page: changing the address, adding and changing the
/// username.
public enum IdentifiersFeature: Feature {
  /// What the server says there is.
  @Wire public struct Own: Hashable, Sendable {
    @Field(limit: AccountsLimits.email) public let email: String
    @Field(limit: AccountsLimits.username) public let username: String?
    /// From when on the username may be changed; `nil` when at once.
    public let usernameMayChange: Instant?
    /// Whether the server sends email, without which no address changes.
    public let delivers: Bool
  }

  public typealias Status = LoadStatus<Own>

  /// What is being changed.
  public enum Form: Hashable, Sendable {
    case email, username
  }

  /// What was done last, to be said.
  public enum Done: Hashable, Sendable {
    case email, username
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    public var form: Form?
    public var email = ""
    public var emailChecked = false
    public var username = ""
    public var usernameCheck = FieldCheck()
    /// The code that was sent to the new address.
    public var confirm: ConfirmFeature.State?
    /// What is under way.
    public var act: Form?
    public var problem: AccountProblem?
    public var done: Done?
    public var proof: ReauthenticationFeature.State?

    public init(language: Language) { self.language = language }

    /// What the server said last; the parent keeps the address of the session in step with it.
    var own: Own? { if case .loaded(let own) = status { own } else { nil } }

    public var emailFault: EmailAddress.Fault? {
      do throws(EmailAddress.Fault) {
        _ = try EmailAddress(email)
        return nil
      } catch { return error }
    }

    public var usernameFault: Username.Fault? {
      do throws(Username.Fault) {
        _ = try Username(username)
        return nil
      } catch { return error }
    }
  }

  public enum Action {
    // What the person did.
    case opened
    case formOpened(Form)
    case formClosed
    case emailChanged(String)
    case usernameChanged(String)
    case sent
    // What came back.
    case ownAnswered(HostAnswer)
    case usernameDue(String)
    case usernameAnswered(String, HostAnswer)
    case answered(Form, HostAnswer)
    case confirm(ConfirmFeature.Action)
    case proof(ReauthenticationFeature.Action)
  }

  static let path = "/api/account/identifiers"

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened: return state.ask()
    case .formOpened(let form): return state.open(form)
    case .formClosed: state.close()
    case .emailChanged(let text):
      state.email = text
      state.problem = nil
    case .usernameChanged(let text): return state.changeUsername(text)
    case .sent: return state.send()
    case .ownAnswered(let answer): state.status = .read(answer)
    case .usernameDue(let text): return state.askAboutUsername(text)
    case .usernameAnswered(let text, let answer):
      state.usernameCheck.answered(FieldCheck.Verdict(of: answer), for: text)
    case .answered(let form, let answer): return state.receive(form, answer)
    case .confirm(let child): return state.reduceConfirm(child, moment)
    case .proof(let child): return state.reduceProof(child, moment)
    }
    return []
  }

  static func read(_ answer: HostAnswer) -> Action { .ownAnswered(answer) }
}

extension IdentifiersFeature.Action: CarriesProof {}

extension IdentifiersFeature.State: ActsUnderProof {
  typealias Effects = [Effect<IdentifiersFeature.Action, Never>]

  mutating func ask() -> Effects {
    if own == nil { status = .loading }
    return [.ask(.get(IdentifiersFeature.path), answer: IdentifiersFeature.read)]
  }

  mutating func open(_ form: IdentifiersFeature.Form) -> Effects {
    close()
    done = nil
    self.form = form
    if form == .username { username = own?.username ?? "" }
    return [.tell(.focus(elementID: form == .email ? "new-email" : "new-username"))]
  }

  mutating func close() {
    form = nil
    email = ""
    emailChecked = false
    username = ""
    usernameCheck = FieldCheck()
    confirm = nil
    act = nil
    problem = nil
  }

  mutating func changeUsername(_ text: String) -> Effects {
    username = text
    problem = nil
    // One's own name is neither free nor taken.
    let isOwn = text == own?.username
    guard
      usernameCheck.changed(to: isOwn ? "" : text, hasFault: usernameFault != nil)
    else { return [] }
    return [
      .ask(
        .timer(key: "own-username", milliseconds: FieldCheck.pause),
        answer: { _ in .usernameDue(text) })
    ]
  }

  mutating func askAboutUsername(_ text: String) -> Effects {
    guard usernameCheck.due(text) else { return [] }
    let request = HostRequest.get("/api/account/username/" + text)
    return [.ask(request, answer: { answer in .usernameAnswered(text, answer) })]
  }

  mutating func send() -> Effects {
    guard act == nil, let form else { return [] }
    switch form {
    case .email:
      emailChecked = true
      guard emailFault == nil else { return [.tell(.focus(elementID: "new-email"))] }
    case .username:
      guard usernameFault == nil else { return [.tell(.focus(elementID: "new-username"))] }
    }
    return perform(form)
  }

  mutating func perform(_ act: IdentifiersFeature.Form) -> Effects {
    self.act = act
    problem = nil
    let body: JSON =
      act == .email
      ? .object(["email": .string(email)]) : .object(["username": .string(username)])
    let request = HostRequest.post(
      IdentifiersFeature.path + (act == .email ? "/email" : "/username"), body: body.text)
    return [.ask(request, answer: { answer in .answered(act, answer) })]
  }

  mutating func receive(_ form: IdentifiersFeature.Form, _ answer: HostAnswer) -> Effects {
    if let effects = askForProof(answer) { return effects }
    act = nil
    guard case .http(let status, let body) = answer, status / 100 == 2 else {
      problem = AccountProblem.of(answer)
      if form == .username, problem?.code == "usernameTaken" { usernameCheck.refused(username) }
      return []
    }
    guard form == .email else {
      close()
      done = .username
      return ask()
    }
    var next = ConfirmFeature.State(
      purpose: .newAddress, email: email, language: language, wait: SignUpFeature.wait(body))
    let effects = ConfirmFeature.begin(&next)
    confirm = next
    return effects.lifted({ child in .confirm(child) }) + [.tell(.focus(elementID: "code"))]
  }

  mutating func reduceConfirm(_ action: ConfirmFeature.Action, _ moment: Moment) -> Effects {
    guard var child = confirm else { return [] }
    child.language = language
    if case .delegate(let delegate) = action {
      guard delegate == .confirmed else { return [] }
      close()
      done = .email
      return ask()
    }
    let effects = ConfirmFeature.reduce(&child, action, moment)
    confirm = child
    return effects.lifted({ child in .confirm(child) })
  }
}

extension FieldCheck.Verdict {
  /// What the server said about a username. Anything but a clear word is no answer.
  init(of answer: HostAnswer) {
    self = .unanswered
    guard case .http(200, let body) = answer else { return }
    do throws(WireError) {
      self = try WireCursor(try JSON.parse(body)).required("free").bool() ? .free : .taken
    } catch { return }
  }
}
