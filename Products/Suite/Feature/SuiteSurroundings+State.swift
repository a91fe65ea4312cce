import AccountsDomain
import AccountsUI
import Shell

// What stands around the apps, as if it stood in the state itself.
extension SuiteFeature.State {
  var signIn: SignInFeature.State {
    _read { yield surroundings.signIn }
    _modify { yield &surroundings.signIn }
  }

  var signUp: SignUpFeature.State {
    _read { yield surroundings.signUp }
    _modify { yield &surroundings.signUp }
  }

  var providers: [ProviderOffer] {
    _read { yield surroundings.providers }
    _modify { yield &surroundings.providers }
  }

  var isNewcomer: Bool {
    _read { yield surroundings.isNewcomer }
    _modify { yield &surroundings.isNewcomer }
  }

  var invitedTo: KeptPlace? {
    _read { yield surroundings.invitedTo }
    _modify { yield &surroundings.invitedTo }
  }

  var storedPlace: String {
    _read { yield surroundings.storedPlace }
    _modify { yield &surroundings.storedPlace }
  }

  var handedOver: SuiteRoute? {
    _read { yield surroundings.handedOver }
    _modify { yield &surroundings.handedOver }
  }

  var farewell: Farewell? {
    _read { yield surroundings.farewell }
    _modify { yield &surroundings.farewell }
  }

  var hasAskedRegistration: Bool {
    _read { yield surroundings.hasAskedRegistration }
    _modify { yield &surroundings.hasAskedRegistration }
  }

  var doorstep: DoorstepFeature.State? {
    _read { yield surroundings.doorstep }
    _modify { yield &surroundings.doorstep }
  }

  var rules: PasswordRules {
    _read { yield surroundings.rules }
    _modify { yield &surroundings.rules }
  }
}
