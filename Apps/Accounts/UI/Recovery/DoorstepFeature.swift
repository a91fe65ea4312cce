import AccountsDomain
import Calendar
import Core
import Design
import View

/// The pages that a message leads to, whether or not anybody is signed in: a new password,
/// confirming an address, and taking something back.
public enum DoorstepFeature: Feature {
  public enum State: Hashable, Sendable {
    case recovery(RecoveryFeature.State)
    case confirm(ConfirmFeature.State)
    case undo(UndoFeature.State)
    case arrival(ArrivalFeature.State)

    /// What an address of the client opens here; `nil` for any other. `isSignedIn` decides whose
    /// address a link confirms.
    public init?(_ route: AccountsRoute, isSignedIn: Bool, email: String, language: Language) {
      switch route {
      case .forgot: self = .recovery(RecoveryFeature.State(email: email, language: language))
      case .reset(let token):
        let step = token.map { token in RecoveryFeature.Step.choosing(token: token) }
        self = .recovery(
          RecoveryFeature.State(step: step ?? .asking, email: email, language: language))
      case .confirm(let token):
        self = .confirm(
          ConfirmFeature.State(
            purpose: isSignedIn ? .address : .signUp, email: "", language: language, wait: 0,
            token: token))
      case .undo(let token?): self = .undo(UndoFeature.State(token: token, language: language))
      case .arrived(let word):
        self = .arrival(ArrivalFeature.State(isNew: word != "in", language: language))
      default: return nil
      }
    }

    public var language: Language {
      get {
        switch self {
        case .recovery(let state): state.language
        case .confirm(let state): state.language
        case .undo(let state): state.language
        case .arrival(let state): state.language
        }
      }
      set {
        switch self {
        case .recovery(var state):
          state.language = newValue
          self = .recovery(state)
        case .confirm(var state):
          state.language = newValue
          self = .confirm(state)
        case .undo(var state):
          state.language = newValue
          self = .undo(state)
        case .arrival(var state):
          state.language = newValue
          self = .arrival(state)
        }
      }
    }
  }

  public enum Action {
    case recovery(RecoveryFeature.Action)
    case confirm(ConfirmFeature.Action)
    case undo(UndoFeature.Action)
    case arrival(ArrivalFeature.Action)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case signedIn(SignedInSession)
    case confirmed
    case signIn(email: String)
    case signUp
  }

  /// The page for a new password is told what one must be.
  public static func tell(_ rules: PasswordRules, to state: inout State) {
    guard case .recovery(var recovery) = state, recovery.rules != rules else { return }
    recovery.rules = rules
    state = .recovery(recovery)
  }

  /// Whoever comes from a provider may have been invited.
  public static func bring(_ invitation: String?, to state: inout State) {
    guard case .arrival(var arrival) = state else { return }
    arrival.invitation = invitation
    state = .arrival(arrival)
  }

  /// What has to be asked when the page opens.
  public static func begin(_ state: inout State) -> [Effect<Action, Never>] {
    if case .arrival(let arrival) = state { return ArrivalFeature.begin(arrival).lifted(read) }
    guard case .confirm(var confirm) = state else {
      return [.ask(PhoneOffer.ask, answer: { answer in .recovery(.offerAnswered(answer)) })]
    }
    let effects = ConfirmFeature.begin(&confirm)
    state = .confirm(confirm)
    return effects.lifted(read)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch (state, action) {
    case (.recovery(var recovery), .recovery(let action)):
      let effects = RecoveryFeature.reduce(&recovery, action, moment)
      state = .recovery(recovery)
      return effects.lifted({ child in .recovery(child) })
    case (.confirm(var confirm), .confirm(let action)):
      let effects = ConfirmFeature.reduce(&confirm, action, moment)
      state = .confirm(confirm)
      return effects.lifted(read)
    case (.undo(let undo), .undo(.delegate(.choosePassword(let token)))):
      state = .recovery(
        RecoveryFeature.State(step: .choosing(token: token), language: undo.language))
      return []
    case (.undo(var undo), .undo(let action)):
      let effects = UndoFeature.reduce(&undo, action, moment)
      state = .undo(undo)
      return effects.lifted({ child in .undo(child) })
    case (.arrival(var arrival), .arrival(let action)):
      let effects = ArrivalFeature.reduce(&arrival, action, moment)
      state = .arrival(arrival)
      return effects.lifted(read)
    default: return []
    }
  }

  public static func view(_ state: State) -> Node<Action> {
    switch state {
    case .recovery(let state):
      return RecoveryFeature.view(state).map { action in
        if case .delegate(.signIn(let email)) = action { return .delegate(.signIn(email: email)) }
        return .recovery(action)
      }
    case .undo(let state):
      return UndoFeature.view(state).map { action in
        if case .delegate(.signIn) = action { return .delegate(.signIn(email: "")) }
        return .undo(action)
      }
    case .arrival(let state): return ArrivalFeature.view(state).map { action in read(action) }
    case .confirm(let state):
      return page("sign-in") {
        ConfirmFeature.view(state).map { action in read(action) }
        button(
          RecoveryText.back.text(in: state.language), .naked, traits: .wide,
          action: Action.delegate(.signIn(email: "")))
      }
    }
  }

  private static func read(_ action: ArrivalFeature.Action) -> Action {
    guard case .delegate(let delegate) = action else { return .arrival(action) }
    switch delegate {
    case .signedIn(let session): return .delegate(.signedIn(session))
    case .signIn: return .delegate(.signIn(email: ""))
    }
  }

  private static func read(_ action: ConfirmFeature.Action) -> Action {
    guard case .delegate(let delegate) = action else { return .confirm(action) }
    switch delegate {
    case .signedIn(let session): return .delegate(.signedIn(session))
    case .confirmed: return .delegate(.confirmed)
    case .changeAddress: return .delegate(.signUp)
    }
  }
}
