import Core
import Design
import TeePalsDomain
import View

/// Where somebody usually golfs: chosen from what the letters find, or from what lies near them.
enum CityPicker {
  /// - Parameter fault: What is wrong with the answer, in words.
  static func view(_ state: State, chosen: HomeCity?, fault: String? = nil) -> Piece {
    let words = state.words
    if let chosen {
      return element("div", .class("tee-card tee-city")) {
        Icon.place.node()
        element("span", .class("grow")) {
          element("span", .class("quiet-label")) { words(WelcomeText.city) + ": " }
          element("strong") { state.cityName(chosen.label) }
        }
        button(
          words(WelcomeText.change), .naked, attributes: [.id("city-change")],
          action: .profile(.city(.changed)))
      }
    }
    return stack {
      textField(
        id: "city",
        FieldLabel(words(WelcomeText.city), hint: words(WelcomeText.cityHint), fault: fault),
        kind: .search, value: state.profile.cities.text,
        attributes: [
          .attribute("autocomplete", "off"), .attribute("autocapitalize", "words"),
          .attribute("enterkeyhint", "search"), .attribute("data-keys", "Enter"),
          .on(.keydown, { _ in .profile(.city(.retried)) }),
        ], onInput: { text in .profile(.city(.typed(text))) })
      locating(state)
      results(state)
    }
  }

  private static func locating(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let isLocating = state.profile.cities.isLocating
    return stack {
      button(
        words(isLocating ? WelcomeText.locating : .locate), .outlined, icon: .place,
        traits: isLocating ? [.wide, .loading] : .wide, action: .profile(.city(.locateWanted)))
      if let refusal = state.profile.cities.locationProblem {
        element("p", .class("callout soft"), .attribute("role", "status")) { words(refusal) }
      }
    }
  }

  private static func results(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return element("div", .key("cities"), .attribute("role", "status")) {
      switch state.profile.cities.found {
      case .idle: Node<TeePalsFeature.ViewAction>.empty
      case .searching: paragraph(words(WelcomeText.searching), "soft")
      case .failed(.offline): again(state, words(WelcomeText.cityOffline))
      case .failed(let problem): again(state, words.problem(problem))
      case .cities(let cities):
        if cities.isEmpty {
          paragraph(words(WelcomeText.noCity), "strong")
          paragraph(words(WelcomeText.noCityText), "soft")
        } else {
          element("p", .class("quiet-label")) { words(WelcomeText.found, count: cities.count) }
          list(state, cities)
          for credit in state.profile.cities.credits { paragraph(credit, "hint") }
        }
      }
    }
  }

  private static func list(_ state: TeePalsFeature.State, _ cities: [City]) -> Piece {
    element("ul", .class("tee-suggestions"), .attribute("role", "list")) {
      for city in cities {
        element("li", .key(String(city.id))) {
          element(
            "button", .class("tee-suggestion"), .attribute("type", "button"),
            .onClick(.profile(.city(.chosen(city.id))))
          ) {
            Icon.place.node(.small)
            element("span", .class("grow")) { state.cityName(city.label) }
          }
        }
      }
    }
  }

  private static func again(_ state: TeePalsFeature.State, _ text: String) -> Piece {
    banner(text, icon: .cloudOff, rank: .warning) {
      button(
        state.words(KitText.retry), .filled, traits: .small, action: .profile(.city(.retried)))
    }
  }
}
