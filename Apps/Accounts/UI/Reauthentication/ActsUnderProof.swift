import Calendar
import Core
import View

/// The state of a feature whose acts may need a fresh proof of who the person is.
protocol ActsUnderProof {
  associatedtype Act
  associatedtype Action: CarriesProof

  var language: Language { get }
  /// What is under way. It stays so while the proof is asked for.
  var act: Act? { get set }
  var proof: ReauthenticationFeature.State? { get set }

  mutating func perform(_ act: Act) -> [Effect<Action, Never>]
}

/// The actions of such a feature: what happens in the sheet is one of them.
protocol CarriesProof {
  static func proof(_ action: ReauthenticationFeature.Action) -> Self
}

extension ActsUnderProof {
  /// Opens the sheet and asks which proofs the account has, if that is what an answer wants; `nil`
  /// when it is about the act. The act stays under way until the proof is given or refused.
  mutating func askForProof(_ answer: HostAnswer) -> [Effect<Action, Never>]? {
    guard ReauthenticationFeature.isWanted(by: answer) else { return nil }
    proof = ReauthenticationFeature.State(language: language)
    return [ReauthenticationFeature.ask].lifted(Action.proof)
  }

  /// The sheet's part; a proof given, the act that needed it is performed again.
  mutating func reduceProof(
    _ action: ReauthenticationFeature.Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    guard var child = proof else { return [] }
    let effects = ReauthenticationFeature.reduce(&child, action, moment)
    proof = child
    if case .delegate(let delegate) = action {
      proof = nil
      let wanted = act
      act = nil
      return delegate == .proved ? wanted.map { act in perform(act) } ?? [] : []
    }
    return effects.lifted(Action.proof)
  }

  /// The sheet for the proof, while one is asked for.
  var proofSheet: Node<Action> {
    proof.map { proof in ReauthenticationFeature.view(proof).map(Action.proof) } ?? .empty
  }
}
