import Core
import DayBlockDomain
import Design
import View

/// DayBlock: a day is 24 empty blocks; 30 minutes produce half of one.
public enum DayBlockFeature: Feature {
  public typealias Command = DayBlockCommand
  public typealias Effects = [Effect<Action, DayBlockCommand>]

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    state.turn(to: moment)
    var effects: Effects = []
    switch action {
    case .view(let action):
      effects = state.reduce(action, moment)
      state.settlePulse()
    case .inner(let action): effects = state.reduce(action, moment)
    case .delegate: break
    }
    return effects + state.keepInStep(moment)
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    let name = state.words(ShellText.dayBlock)
    let place = state.placeName
    return sameBytes(place, name) ? name : place + " · " + name
  }
}
