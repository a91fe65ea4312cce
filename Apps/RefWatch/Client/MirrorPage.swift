import Calendar
import Core
import Design
import RefWatchUI
import Shell
import View

/// The page of a link by which somebody watches a match. It knows nobody and keeps nothing: it has
/// no database, and takes the language and the clock from what the browser remembers of them.
public enum MirrorPage: RootFeature {
  public typealias Effects = [Effect<Action, Never>]

  public enum Action {
    case launched
    case signal(HostSignal)
    case mirror(MirrorFeature.Action)
  }

  public struct State {
    let address: String
    let language: Language
    let remembered: Remembered
    var isOnline: Bool
    /// Nothing before the first moment.
    var mirror: MirrorFeature.State?
  }

  public static func launch(_ launch: Launch) -> State {
    let remembered = Remembered(launch.remembered)
    return State(
      address: launch.address,
      language: remembered.language ?? Language(preferred: launch.languages),
      remembered: remembered, isOnline: launch.online)
  }

  public static var launched: Action { .launched }
  public static func action(for signal: HostSignal) -> Action { .signal(signal) }
  public static func address(_ state: State) -> String { state.address }

  /// Dark, for a screen that is left on beside the pitch.
  public static func look(_ state: State) -> DocumentLook? {
    DocumentLook(
      language: state.language.rawValue, theme: "dark",
      title: state.mirror.map { mirror in MirrorFeature.title(mirror) } ?? "RefWatch",
      app: "referee")
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    switch action {
    case .launched: state.open(moment)
    case .signal(let signal): state.receive(signal, moment)
    case .mirror(let action): state.inMirror(action, moment)
    }
  }

  public static func view(_ state: State) -> Node<Action> {
    let content: Node<Action> =
      if let mirror = state.mirror {
        MirrorFeature.view(mirror).map { action in .mirror(action) }
      } else {
        element("div", .class("page")) { skeleton(state.language, rows: 3) }
      }
    return shell(state.language, content: content, tabs: .empty)
  }

  /// The secret of a link to a match: letters and digits.
  static func token(in address: String) -> String? {
    let path = address.prefix { character in character != "?" && character != "#" }
    let segments = path.split(separator: "/")
    guard segments.count == 2, (1...64).contains(segments[1].utf8.count),
      segments[1].utf8.allSatisfy({ byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      })
    else { return nil }
    return String(segments[1])
  }
}

extension MirrorPage.State {
  typealias Effects = MirrorPage.Effects

  fileprivate mutating func open(_ moment: Moment) -> Effects {
    var mirror = MirrorFeature.State(
      token: MirrorPage.token(in: address), language: language, isOnline: isOnline, moment: moment)
    mirror.hourCycle = remembered.hourCycle
    let effects = MirrorFeature.begin(&mirror)
    self.mirror = mirror
    return effects.lifted { action in .mirror(action) }
  }

  fileprivate mutating func receive(_ signal: HostSignal, _ moment: Moment) -> Effects {
    switch signal {
    case .visible: return inMirror(.becameVisible, moment)
    case .hidden: return inMirror(.becameHidden, moment)
    case .online:
      isOnline = true
      return inMirror(.wentOnline, moment)
    case .offline:
      isOnline = false
      return inMirror(.wentOffline, moment)
    case .navigated(let place):
      // Every other place is another page.
      return sameBytes(place, address) ? [] : [.tell(.open(url: place))]
    // A new version would begin every page of this browser anew, and nothing here needs it.
    case .updateReady, .message: return []
    }
  }

  fileprivate mutating func inMirror(
    _ action: MirrorFeature.Action, _ moment: Moment
  ) -> Effects {
    guard var mirror else { return [] }
    let effects = MirrorFeature.reduce(&mirror, action, moment)
    self.mirror = mirror
    return effects.lifted { action in .mirror(action) }
  }
}
