import Core
import Design
import RefWatchDomain
import View

/// RefWatch: run a football match, and keep its record.
public enum RefWatchFeature: Feature {
  public typealias Command = RefWatchCommand
  typealias Effects = [Effect<Action, RefWatchCommand>]

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, RefWatchCommand>] {
    state.turn(to: moment)
    switch action {
    case .view(let action): return reduce(&state, action, moment)
    case .inner(let action): return reduce(&state, action, moment)
    case .delegate: return []
    }
  }

  /// The keys under which the browser remembers something of a person's matches; it has to be
  /// forgotten when they leave the device.
  public static func remembered(of user: UserID) -> [String] {
    [Ring.key(of: user)] + onlyHere(of: user)
  }

  /// Those of them under which is what neither the server nor the database has: it stays while the
  /// person does, even when everything else of theirs is removed from the device.
  public static func onlyHere(of user: UserID) -> [String] {
    [
      SetupDraft.key(of: user), JournalDraft.key(of: user), SharedAddresses.key(of: user),
      KeptImport.key(of: user),
    ]
  }

  /// The document's title.
  public static func title(_ state: State) -> String { state.title }
}
