import Core
import Design
import RefWatchDomain
import View

/// What the library has for a match that is being set up.
enum LibrarySuggestions {
  /// Under a field: what fits what is typed there.
  static func view(_ state: State, _ form: SetupForm, _ field: SetupField) -> Piece {
    .fragment([library(state, form, field), teams(state, form, field)])
  }

  /// Teams of other matches.
  private static func teams(_ state: State, _ form: SetupForm, _ field: SetupField) -> Piece {
    let found = state.formerTeams(form, field)
    guard !found.isEmpty, case .name(let side) = field else { return .empty }
    return element(
      "div", .class("suggestions"), .key("teams-" + field.element), .attribute("role", "group"),
      .aria("label", state.words(LibraryText.fromMatches))
    ) {
      for team in found {
        element(
          "button", .class("suggestion"), .attribute("type", "button"), .key(team.name),
          .onClick(SetupView.act(.teamTaken(side, team)))
        ) {
          if let colour = TeamColour(nearest: team.colour) {
            element("span", .class("shirt " + colour.rawValue), .aria("hidden", "true"))
          }
          element("span", .class("grow")) {
            element("span", .class("strong block")) { team.name }
            element("span", .class("hint block")) { state.words(LibraryText.fromMatches) }
          }
        }
      }
    }
  }

  private static func library(
    _ state: State, _ form: SetupForm, _ field: SetupField
  ) -> Piece {
    let found = state.suggestions(form, field)
    if found.isEmpty { return .empty }
    return element(
      "div", .class("suggestions"), .key("suggestions-" + field.element),
      .attribute("role", "group"), .aria("label", state.words(LibraryText.fromLibrary))
    ) {
      for item in found {
        element(
          "button", .class("suggestion"), .attribute("type", "button"),
          .key(item.id.description), .onClick(SetupView.act(.suggested(field, item.id)))
        ) {
          LibraryRow.mark(item)
          element("span", .class("grow")) {
            element("span", .class("strong block")) { item.name }
            let facts = LibraryRow.facts(state.words, item)
            if !facts.isEmpty { element("span", .class("hint block")) { facts } }
          }
        }
      }
    }
  }

  /// The competition does not want telephones on the pitch.
  static func phoneHint(_ state: State, _ form: SetupForm) -> Piece {
    guard
      state.replica.library.named(form.competition, .competition)?.competition?.phone
        == .notAllowed
    else { return .empty }
    return banner(state.words(LibraryText.phoneHint), icon: .warning, rank: .warning)
  }

  /// On a sheet: the squad of the team in the library, and the way into the library.
  static func squad(_ state: State, _ form: SetupForm, _ side: Side) -> Piece {
    let words = state.words
    let item = state.libraryTeam(form, side)
    let people = (item?.team?.players.count ?? 0) + (item?.team?.staff.count ?? 0)
    let isKept = !form.sheets[side].isEmpty && !blank(form.teams[side].name)
    if people == 0, !isKept { return .empty }
    return section(id: "sheet-library", words(LibraryText.title)) {
      if people > 0, !form.sheets[side].isFull {
        button(
          words(LibraryText.takeSquad, count: people), .filled, icon: .people, traits: .wide,
          attributes: [.id("sheet-take-squad")], action: SetupView.act(.squadTaken(side)))
      }
      if isKept {
        button(
          words(item == nil ? LibraryText.keepTeam : .updateTeam), .filled, icon: .addressBook,
          traits: .wide, attributes: [.id("sheet-keep-team")],
          action: SetupView.act(.teamKept(side)))
      }
      paragraph(words(LibraryText.squadHint), "hint")
    }
  }
}
