import Calendar
import Design
import SuperFriendDomain
import View

/// SuperFriend's settings (spec §13). Each is saved when it is chosen.
enum SettingsView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("settings")) {
      topBar(title: words(SettingsText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if state.isLoaded {
            listSettings(state)
            recordSettings(state)
            RemindingView.section(state)
            nameSettings(state)
            numberSettings(state)
            if state.hasAccount { CalendarView.section(state) }
          }
          links(state)
          element("div", .class("line centred")) { syncBadge(state.sync, state.language) }
          paragraph(words(ListText.keyboardHint), "hint keyboard-only")
        }
      }
    }
  }

  private static func listSettings(_ state: State) -> Piece {
    let words = state.words
    let settings = state.settings
    return section(id: "settings-list", words(SettingsText.list)) {
      box(.group) {
        element("div", .class("setting")) {
          element("span", .class("grow")) { words(SettingsText.defaultPeriod) }
          PeriodView.control(state, .usual, settings.defaultPeriod)
        }
        settingSelect(
          id: "setting-wording", FieldLabel(words(SettingsText.wording)),
          options: [
            (Wording.full.rawValue, words(SettingsText.wordingFull)),
            (Wording.compact.rawValue, words(SettingsText.wordingCompact)),
          ], value: settings.wording.rawValue,
          onChange: { word in .settingChosen(.wording(Wording(rawValue: word) ?? .full)) })
        switchRow(
          id: "setting-bands",
          FieldLabel(words(SettingsText.bands), hint: words(SettingsText.bandsHint)),
          isOn: settings.showsBands, onToggle: { on in .settingChosen(.showsBands(on)) })
        switchRow(
          id: "setting-sections",
          FieldLabel(words(SettingsText.sections), hint: words(SettingsText.sectionsHint)),
          isOn: settings.showsSections, onToggle: { on in .settingChosen(.showsSections(on)) })
      }
    }
  }

  private static func recordSettings(_ state: State) -> Piece {
    let words = state.words
    let settings = state.settings
    let kinds = ConnectionType.choices(
      more: settings.offersMoreKinds || settings.swipeType.isReserved)
    return section(id: "settings-recording", words(SettingsText.recording)) {
      box(.group) {
        settingSelect(
          id: "setting-swipe", FieldLabel(words(SettingsText.swipeType)),
          options: kinds.map { kind in (kind.rawValue, words.kind(kind)) },
          value: settings.swipeType.rawValue,
          onChange: { word in
            .settingChosen(.swipeType(ConnectionType(rawValue: word) ?? .meetUp))
          })
        switchRow(
          id: "setting-at-once",
          FieldLabel(words(SettingsText.atOnce), hint: words(SettingsText.atOnceHint)),
          isOn: settings.recordsAtOnce, onToggle: { on in .settingChosen(.recordsAtOnce(on)) })
        switchRow(
          id: "setting-more-kinds",
          FieldLabel(words(SettingsText.moreKinds), hint: words(SettingsText.moreKindsHint)),
          isOn: settings.offersMoreKinds,
          onToggle: { on in .settingChosen(.offersMoreKinds(on)) })
      }
    }
  }

  private static func nameSettings(_ state: State) -> Piece {
    let words = state.words
    let settings = state.settings
    return section(id: "settings-names", words(SettingsText.names)) {
      box(.group) {
        settingSelect(
          id: "setting-name-order", FieldLabel(words(SettingsText.nameOrder)),
          options: [
            (NameOrder.givenFirst.rawValue, words(SettingsText.givenFirst)),
            (NameOrder.familyFirst.rawValue, words(SettingsText.familyFirst)),
          ], value: settings.nameOrder.rawValue,
          onChange: { word in
            .settingChosen(.nameOrder(NameOrder(rawValue: word) ?? .givenFirst))
          })
        settingSelect(
          id: "setting-name-display", FieldLabel(words(SettingsText.nameDisplay)),
          options: [
            (NameDisplay.firstLast.rawValue, words(SettingsText.firstLast)),
            (NameDisplay.lastFirst.rawValue, words(SettingsText.lastFirst)),
          ], value: settings.nameDisplay.rawValue,
          onChange: { word in
            .settingChosen(.nameDisplay(NameDisplay(rawValue: word) ?? .firstLast))
          })
      }
    }
  }

  private static func numberSettings(_ state: State) -> Piece {
    let words = state.words
    let settings = state.settings
    let hours: [(value: String, title: String)] = StartOfDay.choices.map { start in
      (String(start.hour), start.hour == 0 ? words(SettingsText.midnight) : time(start, words))
    }
    let countries =
      [(value: "", title: words(SettingsText.noCountry))] + CountryNames.choices(state.language)
    return section(id: "settings-numbers", words(SettingsText.numbers)) {
      box(.group) {
        settingSelect(
          id: "setting-start-of-day",
          FieldLabel(words(SettingsText.startOfDay), hint: words(SettingsText.startOfDayHint)),
          options: hours, value: String(settings.startOfDay.hour),
          onChange: { text in
            .settingChosen(
              .startOfDay(Int(text).flatMap { hour in StartOfDay(hour: hour) } ?? .midnight))
          })
        settingSelect(
          id: "setting-country",
          FieldLabel(words(SettingsText.country), hint: words(SettingsText.countryHint)),
          options: countries, value: settings.country?.code ?? "",
          onChange: { code in .settingChosen(.country(Country(code))) })
      }
    }
  }

  private static func time(_ start: StartOfDay, _ words: Words) -> String {
    TimeOfDay(hour: start.hour, minute: 0).map { time in words.formats.time(time) } ?? ""
  }

  private static func links(_ state: State) -> Piece {
    let words = state.words
    var links: [(Icon, SettingsText, FriendsFeature.ViewAction)] = [
      (.people, .recordSeveral, .went(.recordMany)),
      (.archive, .archived, .went(.archived)),
      (.addressBook, .importCards, .went(.importCards)),
      (.share, .exportLine, .cardsSaved(.v3)),
      (.share, .exportLine4, .cardsSaved(.v4)),
      (.merge, .duplicates, .went(.duplicates)),
      (.warning, .notAccepted, .went(.refused)),
      (.globe, .suite, .suiteSettingsWanted),
    ]
    if state.isDevelopment { links.append((.palette, .playground, .went(.playground))) }
    return section(id: "settings-more", words(SettingsText.more)) {
      box(.group) {
        for (icon, title, action) in links {
          element(
            "button", .class("setting"), .attribute("type", "button"), .onClick(action)
          ) {
            icon.node()
            element("span", .class("grow")) { words(title) }
            Icon.chevronRight.node(.small)
          }
        }
      }
    }
  }
}
