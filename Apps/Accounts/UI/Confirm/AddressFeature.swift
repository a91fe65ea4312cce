import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// The part of the account page that says the address is not confirmed, and mends that.
public enum AddressFeature: Feature {
  public struct State: Hashable, Sendable {
    public var language: Language
    /// Whether there is anything to mend; unknown until the server has said so.
    public var isOpen = false
    public var isSending = false
    public var problem: AccountProblem?
    /// The code field, once a message is on its way.
    public var confirm: ConfirmFeature.State?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    case sendTapped
    case answered(HostAnswer)
    case sendAnswered(HostAnswer)
    case confirm(ConfirmFeature.Action)
  }

  /// Asks the server whether the address is confirmed.
  public static var ask: Effect<Action, Never> {
    .ask(.get("/api/account/confirmation"), answer: { answer in .answered(answer) })
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .sendTapped:
      guard !state.isSending else { return [] }
      state.isSending = true
      state.problem = nil
      let request = HostRequest.post("/api/account/confirmation/send", body: "{}")
      return [.ask(request, answer: { answer in .sendAnswered(answer) })]
    case .answered(let answer): state.isOpen = isOpen(answer)
    case .sendAnswered(let answer):
      state.isSending = false
      guard case .http(202, _) = answer else {
        state.problem = AccountProblem.of(answer)
        return []
      }
      var confirm = ConfirmFeature.State(
        purpose: .address, email: "", language: state.language)
      let effects = ConfirmFeature.begin(&confirm)
      state.confirm = confirm
      return effects.lifted({ child in .confirm(child) })
    case .confirm(.delegate):
      state = State(language: state.language)
    case .confirm(let child):
      guard var confirm = state.confirm else { return [] }
      let effects = ConfirmFeature.reduce(&confirm, child, moment)
      state.confirm = confirm
      return effects.lifted({ child in .confirm(child) })
    }
    return []
  }

  private static func isOpen(_ answer: HostAnswer) -> Bool {
    guard case .http(200, let body) = answer else { return false }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      let isConfirmed = try cursor.required("confirmed").bool()
      let delivers = try cursor.required("delivers").bool()
      return !isConfirmed && delivers
    } catch { return false }
  }

  /// Nothing at all when there is nothing to mend.
  public static func view(_ state: State) -> Node<Action> {
    guard state.isOpen else { return .empty }
    func say(_ text: ConfirmText) -> String { text.text(in: state.language) }
    return element("div", .class("stack"), .key("address"), .id("address-confirmation")) {
      banner(say(.banner), icon: .warning, rank: .warning) {
        if state.confirm == nil {
          button(
            say(.bannerAction), .filled, traits: state.isSending ? [.small, .loading] : .small,
            action: Action.sendTapped)
        }
      }
      if let problem = state.problem { fault(problem.text(in: state.language)) }
      if let confirm = state.confirm {
        ConfirmFeature.form(confirm).map { action in Action.confirm(action) }
      }
    }
  }
}
