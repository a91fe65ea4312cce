import Core
import Design
import RefWatchDomain
import View

/// RefWatch: run a football match, and keep its record.
public enum RefWatchFeature: Feature {
  public typealias Command = RefWatchCommand
  public typealias Effects = [Effect<Action, RefWatchCommand>]

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    state.turn(to: moment)
    switch action {
    case .view(let action): return reduce(&state, action, moment)
    case .inner(let action): return reduce(&state, action, moment)
    case .delegate: return []
    }
  }

  /// The document's title.
  public static func title(_ state: State) -> String { state.title }
}
