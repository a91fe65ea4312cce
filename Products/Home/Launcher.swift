import Calendar
import Core
import Design
import View

/// Today across the apps.
public struct LauncherGlance: Hashable, Sendable {
  public var today: CivilDate
  /// The hour of the day, 0…23, for the greeting.
  public var hour: Int
  public var name: String?
  /// Where the person's photo is.
  public var portrait: String?
  /// What is said of every app as long as it is not known what there is.
  public var missing: KitText?
  public var friends: [String]
  public var referee: [String]
  public var golf: [String]
  public var day: [String]
  public var run: [String]
}

/// The page at `/`: the day, a greeting, and a card for each app with what it has to say today.
public func launcherView<Action>(
  _ glance: LauncherGlance, _ formats: Formats
) -> Node<Action> {
  let language = formats.language
  // Figures of what has come so far would be wrong in a moment.
  let missing = glance.missing.map { text in [text.text(in: language)] }
  return element("div", .class("page launcher")) {
    element("div", .class("column")) {
      element("header", .class("greeting")) {
        if let portrait = glance.portrait {
          avatar(
            initials: String((glance.name ?? "").prefix(1)).uppercased(), pastel: 0, size: .big,
            photo: portrait)
        }
        element("p", .class("callout soft")) { formats.date(glance.today, .full) }
        element("h1", .class("title1")) { greeting(glance, language) }
      }
      element("div", .class("cards")) {
        appCard(
          "/friends", icon: "/icons/friends.svg", title: HomeText.friends.text(in: language),
          lead: HomeText.friendsLead.text(in: language),
          words: missing ?? glance.friends)
        appCard(
          "/referee", icon: "/icons/referee.svg", title: HomeText.referee.text(in: language),
          lead: HomeText.refereeLead.text(in: language),
          words: missing ?? glance.referee)
        appCard(
          "/golf", icon: "/icons/golf.svg", title: HomeText.golf.text(in: language),
          lead: HomeText.golfLead.text(in: language),
          words: missing ?? glance.golf)
        appCard(
          "/day", icon: "/icons/day.svg", title: HomeText.day.text(in: language),
          lead: HomeText.dayLead.text(in: language),
          words: missing ?? glance.day)
        appCard(
          "/run", icon: "/icons/run.svg", title: HomeText.run.text(in: language),
          lead: HomeText.runLead.text(in: language),
          words: missing ?? glance.run)
      }
    }
  }
}

private func greeting(_ glance: LauncherGlance, _ language: Language) -> String {
  let plain: HomeText
  let named: HomeText
  switch glance.hour {
  case 4..<12: (plain, named) = (.morning, .morningName)
  case 12..<18: (plain, named) = (.afternoon, .afternoonName)
  default: (plain, named) = (.evening, .eveningName)
  }
  guard let name = glance.name, !name.isEmpty else { return plain.text(in: language) }
  return named.text(in: language, [("name", name)])
}

private func appCard<Action>(
  _ address: String, icon: String, title: String, lead: String, words: [String]
) -> Node<Action> {
  element("a", .class("card app-card"), .attribute("href", address), .key(address)) {
    element("div", .class("line")) {
      element("img", .class("app-icon"), .attribute("src", icon), .attribute("alt", ""))
      element("div", .class("grow")) {
        element("h2", .class("title3")) { jointed(title) }
        element("p", .class("callout soft")) { lead }
      }
      Icon.chevronRight.node()
    }
    for (index, word) in words.enumerated() {
      element("p", .class(index == 0 ? "strong" : "soft clipped")) { word }
    }
  }
}

/// The launcher's own rules.
public enum LauncherStyles {
  public static let css = """
    .launcher .column{padding-block:clamp(var(--xs),5vh,3.5rem) var(--md)}
    .greeting{display:flex;flex-direction:column;gap:.25rem}
    .app-card{gap:var(--xs)}
    .app-icon{inline-size:3.25rem;block-size:3.25rem;border-radius:.875rem;flex:none}
    @media (max-width:15rem){.greeting .title1{font-size:var(--title3)}.app-icon{display:none}}
    """
}
