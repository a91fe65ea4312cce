import AccountsDomain
import AccountsUI
import Core
import Design
import Shell

/// What stands around the apps, whether somebody is here or not.
public struct SuiteSurroundings {
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

/// What there is for a person besides the apps, which have clients of their own.
public struct SuiteApps {
  var boxedSettings: Boxed<SettingsFeature.State>
  /// What is known about where their changes are.
  var sync = SyncSummary()
  /// Their data could not be opened; in words.
  var trouble: String?

  /// Whether a system's changes that were not accepted are listed by a client of its own.
  static func lists(_ system: String) -> Bool {
    ["friends", "referee", "golf", "day", "run"].contains { app in sameOctets(app, system) }
  }
}

extension SuiteApps {
  mutating func reduceSettings(
    _ action: SettingsFeature.Action, _ moment: Moment
  ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
    SettingsFeature.reduce(&settings, action, moment)
  }
}
