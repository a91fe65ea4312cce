import Design
import View

extension OfflineAppsFeature {
  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: OfflineAppsText) -> String { text.text(in: state.language) }
    let isFetching = state.phase == .fetching
    return section(id: "offline-apps", say(.title)) {
      paragraph(say(.lead), "soft")
      if case .failed(let failure) = state.phase { fault(say(failure.words)) }
      element("p", .class("soft"), .attribute("role", "status")) {
        if state.phase == .fetched { say(.fetched) }
      }
      button(
        say(.fetch), .outlined, traits: isFetching ? [.wide, .loading] : .wide, action: .allTapped)
    }
  }
}

extension OfflineAppsFeature.Failure {
  fileprivate var words: OfflineAppsText {
    switch self {
    case .network: .network
    case .noRoom: .noRoom
    case .outdated: .outdated
    case .unsupported: .unsupported
    }
  }
}
