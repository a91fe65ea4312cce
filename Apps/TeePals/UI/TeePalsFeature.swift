import Core
import Design
import TeePalsDomain
import View

/// TeePals: golf, better together.
public enum TeePalsFeature: Feature {
  public typealias Command = TeePalsCommand
  typealias Effects = [Effect<Action, TeePalsCommand>]

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, TeePalsCommand>] {
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

  /// The keys under which the browser remembers something of a golfer's; it has to be forgotten
  /// when they leave the device.
  public static func remembered(of user: UserID) -> [String] {
    onlyHere(of: user) + RoundsPart.keys(of: user) + [
      State.callKey(of: user), CalendarPart.key(of: user), KeptWay.key(of: user), RoundArrival.key,
      PosterPart.key, InstanceRules.key,
    ]
  }

  /// Those of them under which is what neither the server nor the database has: it stays while the
  /// person does, even when everything else of theirs is removed from the device.
  public static func onlyHere(of user: UserID) -> [String] {
    [
      WelcomeDraft.key(of: user), RoundDraft.key(of: user), CourseShelf.key(of: user),
      CityShelf.key(of: user),
    ]
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    let name = state.words(ShellText.teePals)
    let place = state.placeName
    return sameOctets(place, name) ? name : place + " · " + name
  }
}
