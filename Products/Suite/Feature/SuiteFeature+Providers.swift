import AccountsUI
import Core
import Shell

// Identity providers: the buttons, and what people come back with.
extension SuiteFeature.State {
  /// Asks which providers there are, for whoever is not signed in.
  var askProviders: Effects.Element {
    .ask(.http(ProviderOffer.ask), answer: { answer in .content(.providersAnswered(answer)) })
  }

  /// Goes where a word leads that needs no page of its own; `nil` for any other.
  mutating func arrive(
    with word: String, _ moment: Moment
  ) -> Effects? {
    switch word {
    case "in", "sign-up": return nil
    case "linked", "proved": return showLinked(nil, moment)
    default: break
    }
    if word.utf8.count == 64 {
      route = .account(.signIn)
      return signIn.openSecondStep(ticket: word).lifted { action in .content(.signIn(action)) }
    }
    let problem = AccountProblem(code: word)
    guard account == nil else { return showLinked(problem, moment) }
    route = .account(.signIn)
    signIn.phase = .failed(problem)
    return []
  }

  /// The page on which accounts are linked, and what went wrong on the way.
  private mutating func showLinked(
    _ problem: AccountProblem?, _ moment: Moment
  ) -> Effects {
    route = .account(.settings(.security))
    account?.settings.providers.problem = problem
    return account == nil ? [] : reduceSettings(.opened(.security), moment)
  }
}
