import Core
import Design
import TeePalsDomain
import View

/// TeePals: golf, better together.
public enum TeePalsFeature: Feature {
  public typealias Command = TeePalsCommand
  public typealias Effects = [Effect<Action, TeePalsCommand>]

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    state.turn(to: moment)
    var effects: Effects = []
    switch action {
    case .view(let action): effects = state.reduce(action, moment)
    case .inner(let action): effects = state.reduce(action, moment)
    case .delegate: break
    }
    effects += state.keepForm(moment) + state.keepChat(moment) + state.keepInbox()
    return effects + state.keepInStep(moment)
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    let name = state.words(ShellText.teePals)
    let place = state.placeName
    return sameBytes(place, name) ? name : place + " · " + name
  }
}
