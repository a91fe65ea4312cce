import Calendar
import Core

/// The state of a feature whose acts may need a fresh proof of who the person is.
protocol ActsUnderProof {
  associatedtype Act
  associatedtype Action

  /// What is under way. It stays so while the proof is asked for.
  var act: Act? { get set }
  var proof: ReauthenticationFeature.State? { get set }

  mutating func perform(_ act: Act) -> [Effect<Action, Never>]
}

extension ActsUnderProof {
  /// Opens the sheet and asks which proofs the account has.
  mutating func askForProof(
    _ language: Language, canUseCode: Bool, isPaper: Bool = false,
    _ lift: @escaping (ReauthenticationFeature.Action) -> Action
  ) -> [Effect<Action, Never>] {
    proof = ReauthenticationFeature.State(
      language: language, canUseCode: canUseCode, isPaper: isPaper)
    return [ReauthenticationFeature.ask].lifted(lift)
  }

  /// The sheet's part; a proof given, the act that needed it is performed again.
  mutating func reduceProof(
    _ action: ReauthenticationFeature.Action, _ moment: Moment,
    _ lift: @escaping (ReauthenticationFeature.Action) -> Action
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
    return effects.lifted(lift)
  }
}
