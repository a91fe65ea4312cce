import AccountsDomain
import Calendar
import Core
import Design
import View

extension SettingsFeature {
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    return .fragment([
      topBar(
        title: state.page.title(in: language), language: language,
        back: state.page == .overview ? nil : .delegate(.went(.overview))),
      page("settings") {
        if let reason = state.signOutFailure {
          fault(AccountProblem(code: reason).text(in: language))
        }
        content(state)
      },
      state.signOutAsked ? unsynced(state) : .empty,
      LocalProfileFeature.removal(state.local, isSaved: state.data.saving == .saved)
        .map { action in .local(action) },
    ])
  }

  @NodeBuilder<Action>
  private static func content(_ state: State) -> [Node<Action>] {
    switch state.page {
    case .overview: overview(state)
    case .profile: profile(state)
    case .appearance: appearance(state)
    case .security: security(state)
    case .devices: sessions(state)
    case .activity: EventsFeature.view(state.events).map { action in .events(action) }
    case .data: DataFeature.view(state.data).map { action in .data(action) }
    case .people: PeopleFeature.view(state.people).map { action in .people(action) }
    }
  }

  private static func profile(_ state: State) -> Node<Action> {
    .fragment([
      name(state), ProfileFeature.view(state.profile).map { action in .profile(action) },
    ])
  }

  private static func name(_ state: State) -> Node<Action> {
    let language = state.language
    return section(id: "profile", SettingsText.profile.text(in: language)) {
      textField(
        id: "display-name",
        FieldLabel(
          AccountsText.name.text(in: language), hint: AccountsText.nameHint.text(in: language)),
        value: state.displayNameDraft ?? state.preferences.displayName ?? "",
        attributes: [
          .attribute("autocomplete", "name"),
          .attribute("maxlength", String(Preferences.displayNameLimit)),
          .on(.blur, { _ in .displayNameLeft }),
        ], onInput: { text in .displayNameChanged(text) })
    }
  }

  private static func appearance(_ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: SettingsText) -> String { text.text(in: language) }
    return section(id: "appearance", say(.appearance)) {
      box(.group) {
        settingSelect(
          id: "language", FieldLabel(say(.language)),
          options: [("", say(.followDevice)), ("en", "English"), ("ko", "한국어")],
          value: state.preferences.language?.rawValue ?? "",
          onChange: { word in .languageChosen(Language(rawValue: word)) })
        settingSelect(
          id: "theme", FieldLabel(say(.theme)),
          options: [("", say(.followDevice)), ("light", say(.light)), ("dark", say(.dark))],
          value: state.preferences.theme?.rawValue ?? "",
          onChange: { word in .themeChosen(Theme(rawValue: word)) })
        settingSelect(
          id: "hours", FieldLabel(say(.hours)),
          options: [
            ("", say(.followDevice)), (HourCycle.twentyFour.rawValue, say(.hours24)),
            (HourCycle.twelve.rawValue, say(.hours12)),
          ],
          value: state.preferences.hourCycle?.rawValue ?? "",
          onChange: { word in .hourCycleChosen(HourCycle(rawValue: word)) })
      }
    }
  }

  private static func sessions(_ state: State) -> Node<Action> {
    let language = state.language
    return section(id: "devices", SettingsText.devices.text(in: language)) {
      asyncContent(
        state.sessions.loadable(language), language, retry: .retried,
        isEmpty: { rows in rows.isEmpty },
        empty: { paragraph(SettingsText.sessionsEmpty.text(in: language), "soft") },
        view: { rows in
          stack {
            box(.group) { for row in rows { session(row, language) } }
            paragraph(SettingsText.devicesLead.text(in: language), "soft")
          }
        })
    }
  }

  private static func session(_ row: SessionRow, _ language: Language) -> Node<Action> {
    var name = SettingsText.unknownDevice.text(in: language)
    if let browser = row.browser {
      name = row.system.map { system in browser + " · " + system } ?? browser
    }
    let seen = row.lastSeenAt.civil(offset: 0).date
    return element("div", .class("setting"), .key(row.id)) {
      element("div", .class("grow")) {
        element("p") { name }
        if row.isCompanion {
          element("p", .class("hint")) { SettingsText.secondDevice.text(in: language) }
        }
        element("p", .class("hint")) {
          row.isCurrent
            ? SettingsText.thisDevice.text(in: language)
            : SettingsText.lastSeen.text(
              in: language, [("date", Formats(language).date(seen, .medium))])
        }
      }
      if !row.isCurrent {
        button(
          SettingsText.endSession.text(in: language), .outlined, traits: .small,
          action: .sessionEnded(row.id))
      }
    }
  }

  private static func security(_ state: State) -> Node<Action> {
    .fragment([
      IdentifiersFeature.view(state.identifiers).map { action in .identifiers(action) },
      PasswordFeature.view(state.password).map { action in .password(action) },
      TwoStepFeature.view(state.twoStep).map { action in .twoStep(action) },
      PasskeysFeature.view(state.passkeys).map { action in .passkeys(action) },
      PhoneFeature.view(state.phone).map { action in .phone(action) },
      ProvidersFeature.view(state.providers).map { action in .providers(action) },
      SecurityAnswersFeature.view(state.securityAnswers).map { action in .securityAnswers(action) },
    ])
  }

  private static func unsynced(_ state: State) -> Node<Action> {
    let language = state.language
    return question(
      id: "unsynced",
      title: SettingsText.unsyncedTitle.text(in: language, count: state.waiting),
      text: SettingsText.unsyncedText.text(in: language), close: Action.signOutCancelled
    ) {
      button(
        SettingsText.stay.text(in: language), .prominent, traits: .wide, action: .signOutCancelled)
      button(
        DataText.save.text(in: language), .outlined, traits: .wide, action: .data(.saveTapped))
      button(
        SettingsText.signOutAnyway.text(in: language), .naked, traits: [.wide, .destructive],
        action: .delegate(.signOut(everywhere: false)))
    }
  }
}
