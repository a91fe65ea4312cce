import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// RunningBuddy: record a run, keep it for ever, see what it was.
public enum RunFeature: Feature {
  public typealias Command = RunCommand
  public typealias Effects = [Effect<Action, RunCommand>]

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    state.moment = moment
    var effects: Effects = []
    switch action {
    case .view(let action): effects = state.reduce(action)
    case .inner(let action): effects = state.reduce(action)
    case .delegate: break
    }
    return effects + state.keepInStep()
  }

  /// What a run is called.
  public static func name(of run: Run, in language: Language) -> String {
    Words(language, unit: .kilometre).name(of: run)
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    let name = state.words(RunShellText.runningBuddy)
    return state.route == .home ? name : state.placeName + " · " + name
  }
}
