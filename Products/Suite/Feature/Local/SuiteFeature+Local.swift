import AccountsUI
import Core
import Shell

// People without an account: beginning, and what they want of their account page.
extension SuiteFeature.State {
  /// Nobody answers: the person begins on this device alone, once that is written down.
  mutating func beginLocally(name: String?, _ moment: Moment) -> Effects {
    guard account == nil, locals.open == nil, !locals.isBeginning else { return [] }
    locals.isBeginning = true
    let profile = LocalProfile(id: moment.id(0x10CA1), name: name)
    return [
      .tell(.persistStorage),
      .ask(
        LocalProfiles.write(profile),
        answer: { answer in .content(.began(profile, answer)) }),
    ]
  }

  mutating func began(
    _ profile: LocalProfile, _ answer: HostAnswer, _ moment: Moment
  ) -> Effects {
    locals.isBeginning = false
    guard case .done = answer else { return reduceSignUp(.answered(answer), moment) }
    locals.isRead = true
    locals.profiles.append(profile)
    // Where another client has sent them from needs no account.
    let wanted = invitedTo.flatMap { place in place.route.isElsewhere ? takePlace(moment) : nil }
    if case .account = route { route = wanted?.route ?? .launcher }
    return openLocal(moment)
  }

  mutating func reduceLocalProfile(
    _ delegate: LocalProfileFeature.Delegate, _ moment: Moment
  ) -> Effects {
    switch delegate {
    case .makeAccount: return openSignUp(.done)
    case .signIn: return SuiteContent.openSignIn(&self, again: false, moment)
    case .add: return recordClaim()
    case .remove:
      let leaving = removeLocal()
      return leaving.isEmpty ? [] : forgetSignUp() + leaving
    }
  }
}
