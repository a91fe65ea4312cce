import AccountsDomain
import AccountsUI
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RefWatchUI
import Shell
import SuperFriendDomain

/// What stands around the apps, whether somebody is here or not.
public struct SuiteSurroundings {
  /// The match that is watched by a link.
  var mirror: MirrorFeature.State?
  /// The server has just been asked who is signed in; see ``SuiteFeature/State/patience``.
  var asksWho = false
  var signIn: SignInFeature.State
  var signUp: SignUpFeature.State
  /// Who else can say who somebody is, as far as the server has told.
  var providers: [ProviderOffer] = []
  /// Whoever is not signed in is asked to sign up, not to sign in.
  var isNewcomer: Bool
  /// Where a link led somebody who has no account yet.
  var invitedTo: KeptPlace?
  /// The same as the device has it.
  var storedPlace = ""
  /// The place that belongs to another client and was handed over to it.
  var handedOver: SuiteRoute?
  /// Said at the entrance to whoever has just deleted their account.
  var farewell: Farewell?
  /// The server has been asked who may sign up.
  var hasAskedRegistration = false
  /// The page a message led to, or the one that asks for a message.
  var doorstep: DoorstepFeature.State?
  /// What the server holds passwords to, once it has said so.
  var rules = PasswordRules.modern

  init(signIn: SignInFeature.State, signUp: SignUpFeature.State, isNewcomer: Bool) {
    self.signIn = signIn
    self.signUp = signUp
    self.isNewcomer = isNewcomer
  }
}

/// A person's DayBlock and account.
public struct SuiteApps {
  var boxedDay: Boxed<DayBlockFeature.State>
  var boxedSettings: Boxed<SettingsFeature.State>
}

extension SuiteApps {
  /// What `reduce` makes of an app's state; what it says is done is held back until it is saved.
  private static func step<State: Tells, Action, Command>(
    _ state: inout State, _ reduce: (inout State) -> [Effect<Action, Command>]
  ) -> [Effect<Action, Command>] {
    let told = state.telling.last
    let effects = reduce(&state)
    if effects.contains(where: { effect in effect.isSubmission }) {
      state.telling.wait(after: told)
    }
    return effects
  }

  // In place: the states are large and must not be copied to be changed.

  mutating func reduceDay(
    _ action: DayBlockFeature.Action, _ moment: Moment
  ) -> [Effect<DayBlockFeature.Action, DayBlockCommand>] {
    Self.step(&day) { state in DayBlockFeature.reduce(&state, action, moment) }
  }

  mutating func reduceSettings(
    _ action: SettingsFeature.Action, _ moment: Moment
  ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
    SettingsFeature.reduce(&settings, action, moment)
  }
}
