import AccountsDomain
import Calendar
import Core
import Design
import View

extension SettingsFeature {
  /// Who is signed in, where everything is, and the way out.
  @NodeBuilder<Action>
  static func overview(_ state: State) -> [Node<Action>] {
    switch state.currentUser {
    case .signedIn(let session): signedIn(state, session)
    case .local:
      refused(state)
      LocalProfileFeature.view(state.local).map { action in .local(action) }
      pageList(state)
      offlineApps(state)
      LocalProfileFeature.farewell(state.local).map { action in .local(action) }
    }
  }

  @NodeBuilder<Action>
  private static func signedIn(_ state: State, _ session: SignedInSession) -> [Node<Action>] {
    refused(state)
    AddressFeature.view(state.address).map { action in .address(action) }
    whoever(state, session)
    pageList(state)
    offlineApps(state)
    LocalProfileFeature.beside(state.local).map { action in .local(action) }
    leave(state)
  }

  private static func offlineApps(_ state: State) -> Node<Action> {
    OfflineAppsFeature.view(state.offlineApps).map { action in .offlineApps(action) }
  }

  private static func pageList(_ state: State) -> Node<Action> {
    element("nav", .class("box filled group"), .aria("labelledby", "account-title")) {
      for page in state.pages { link(to: page, state.language) }
    }
  }

  private static func whoever(_ state: State, _ session: SignedInSession) -> Node<Action> {
    let name = state.preferences.displayName ?? ""
    let initial = String((name.isEmpty ? session.email : name).prefix(1)).uppercased()
    return line("whoever") {
      avatar(
        initials: initial, pastel: session.user.low, size: .big, photo: state.profile.portrait)
      element("div", .class("grow")) {
        if !name.isEmpty { paragraph(name, "title3 breaks") }
        paragraph(
          SettingsText.signedInAs.text(in: state.language, [("email", session.email)]),
          "soft breaks")
      }
    }
  }

  private static func link(to page: SettingsPage, _ language: Language) -> Node<Action> {
    element("a", .class("setting"), .attribute("href", page.path), .key(page.rawValue)) {
      page.icon.node()
      element("span", .class("grow")) {
        element("span", .class("strong")) { page.title(in: language) }
        element("span", .class("hint")) { page.hint?.text(in: language) ?? "" }
      }
      Icon.chevronRight.node(.small)
    }
  }

  private static func leave(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: SettingsText) -> String { text.text(in: language) }
    return section(id: "leave", say(.signOut)) {
      button(
        state.signingOut ? say(.signingOut) : say(.signOut), .outlined,
        traits: state.signingOut ? [.wide, .loading] : .wide,
        action: state.waiting > 0 ? .signOutTapped : .delegate(.signOut(everywhere: false)))
      button(
        say(.signOutEverywhere), .naked, traits: [.wide, .destructive],
        action: .delegate(.signOut(everywhere: true)))
    }
  }
}
