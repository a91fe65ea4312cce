import Calendar
import Core
import Design
import RefWatchDomain
import View

/// Setting up a match, and correcting what was set up.
enum SetupView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    guard state.isLoaded, state.trouble == nil, let form = state.desk.setup else {
      return missing(state)
    }
    if let record = state.records[form.match], !state.isOwner(record) { return others(state) }
    switch form.page {
    case .rules: return RulesView.view(state, form)
    case .sheet(let side): return SheetView.view(state, form, side)
    case .main: break
    }
    return element("div", .class("screen"), .key("setup")) {
      topBar(
        title: words(form.isNew ? SetupText.newTitle : .editTitle), language: state.language,
        back: .closed)
      DeskTags.form(onAdd: act(.fixture(.tag(.added))))
      element(
        "form", .class("screen"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(.submittedForPitch))
      ) {
        element("div", .class("page")) {
          element("div", .class("column desk-wide")) {
            if hasBegun(state, form) { banner(words(SetupText.afterKickOff), icon: .warning) }
            element("div", .class("desk-columns")) {
              stack("wide-gap") {
                teams(state, form)
                whenWhere(state, form)
                firstLeg(state, form)
              }
              stack("wide-gap") {
                rules(state, form)
                sheets(state, form)
                crew(state, form)
                tags(state, form)
                DeskFixtureForm.view(words, form)
                ending(state, form)
              }
            }
          }
        }
        foot(state, form)
      }
    }
  }

  /// The set-up is its owner's.
  private static func others(_ state: State) -> Piece {
    element("div", .class("screen"), .key("setup")) {
      topBar(
        title: state.words(SetupText.editTitle), language: state.language, back: .closed)
      element("div", .class("page")) {
        emptyState(icon: .lock, title: state.words(AttentionText.notYours)) as Piece
      }
    }
  }

  static func act(_ action: SetupAction) -> RefWatchFeature.ViewAction { .desk(.setup(action)) }

  static func hasBegun(_ state: State, _ form: SetupForm) -> Bool {
    state.records[form.match].map { record in record.isLive || record.phase == .done } ?? false
  }

  /// Loading, in trouble, or about a match that is not here.
  private static func missing(_ state: State) -> Piece {
    element("div", .class("screen"), .key("setup")) {
      topBar(
        title: state.words(SetupText.editTitle), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: true) {
            emptyState(icon: .searchNone, title: state.words(SetupText.gone))
          } content: {
            .empty
          }
        }
      }
    }
  }

  // MARK: Parts

  private static func teams(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    return section(id: "setup-teams", words(SetupText.teams)) {
      element("div", .class("desk-columns narrow")) {
        for side in Side.allCases { team(state, form, side) }
      }
    }
  }

  private static func team(_ state: State, _ form: SetupForm, _ side: Side) -> Piece {
    let words = state.words
    let team = form.teams[side]
    let word = side.rawValue
    let nameFault: String? =
      form.has(.nameMissing(side))
      ? words(SetupText.nameMissing)
      : form.has(.nameTooLong(side))
        ? words(SetupText.nameTooLong)
        : side == .away && form.has(.sameTeam) ? words(SetupText.sameTeam) : nil
    var colours: [(value: String, title: String)] = [("", words(SetupText.noColour))]
    colours += TeamColour.allCases.map { colour in (colour.hex, words(colour.word)) }
    if !team.colour.isEmpty, TeamColour(team.colour) == nil {
      colours.append((team.colour, team.colour))
    }
    return element("fieldset", .class("box filled")) {
      element("legend", .class("quiet-label")) { words.side(side) }
      stack {
        element("p", .class("callout strong"), .aria("hidden", "true")) { words.side(side) }
        textField(
          id: "setup-name-" + word, FieldLabel(words(SetupText.name), fault: nameFault),
          value: team.name,
          attributes: [.attribute("autocomplete", "off"), .attribute("required", "required")],
          onInput: { text in act(.typed(.name(side), text)) })
        LibrarySuggestions.view(state, form, .name(side))
        textField(
          id: "setup-short-" + word,
          FieldLabel(
            words(SetupText.short), hint: words(SetupText.shortHint),
            fault: form.has(.shortTooLong(side)) ? words(SetupText.shortTooLong) : nil),
          value: team.short, attributes: [.attribute("autocomplete", "off")],
          onInput: { text in act(.typed(.short(side), text)) })
        select(
          id: "setup-colour-" + word, FieldLabel(words(SetupText.colour)), options: colours,
          value: team.colour, onChange: { hex in act(.colourChosen(side, hex)) })
      }
    }
  }

  private static func whenWhere(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    let roles = OfficialRole.allCases.map { role in
      (value: role.rawValue, title: words.role(role))
    }
    return section(id: "setup-when", words(SetupText.whenWhere)) {
      box {
        stack {
          textField(
            id: "setup-competition",
            FieldLabel(
              words(SetupText.competition), remark: words(KitText.optional),
              fault: form.has(.competitionTooLong) ? words(SetupText.placeTooLong) : nil),
            value: form.competition, attributes: [.attribute("autocomplete", "off")],
            onInput: { text in act(.typed(.competition, text)) })
          LibrarySuggestions.view(state, form, .competition)
          LibrarySuggestions.phoneHint(state, form)
          textField(
            id: "setup-venue",
            FieldLabel(
              words(SetupText.venue), remark: words(KitText.optional),
              fault: form.has(.venueTooLong) ? words(SetupText.placeTooLong) : nil),
            value: form.venue, attributes: [.attribute("autocomplete", "off")],
            onInput: { text in act(.typed(.venue, text)) })
          LibrarySuggestions.view(state, form, .venue)
          element("div", .class("desk-columns narrow")) {
            dateField(
              id: "setup-date",
              FieldLabel(
                words(SetupText.date), remark: words(KitText.optional),
                fault: form.has(.dateMissing) ? words(SetupText.dateMissing) : nil),
              value: form.date, onChange: { text in act(.typed(.date, text)) })
            timeField(words, form)
          }
          if !form.fixture.zone.isEmpty, form.fixture.zone != state.planning.name {
            paragraph(
              words(FixtureText.inZone, text: words.zone(form.fixture.zone)), "hint")
          }
          select(
            id: "setup-role", FieldLabel(words(SetupText.role)), options: roles,
            value: form.role.rawValue,
            onChange: { word in act(.roleChosen(OfficialRole(rawValue: word) ?? .center)) })
        }
      }
    }
  }

  private static func timeField(_ words: Words, _ form: SetupForm) -> Piece {
    textField(
      id: "setup-time",
      FieldLabel(
        words(SetupText.time), remark: words(KitText.optional),
        fault: form.has(.timeMissing) ? words(SetupText.timeMissing) : nil),
      value: form.time, attributes: [.attribute("type", "time")],
      onInput: { text in act(.typed(.time, text)) })
  }

  private static func firstLeg(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    return box {
      stack {
        switchRow(
          id: "setup-first-leg",
          FieldLabel(words(SetupText.firstLeg), hint: words(SetupText.firstLegHint)),
          isOn: form.hasFirstLeg, onToggle: { on in act(.firstLegToggled(on)) })
        if form.hasFirstLeg {
          element("div", .class("desk-columns narrow")) {
            for side in Side.allCases {
              let name = form.teams[side].name
              textField(
                id: "setup-leg-" + side.rawValue,
                FieldLabel(
                  words(
                    SetupText.firstLegGoals, name: blank(name) ? words.side(side) : name)),
                value: form.firstLeg[side], attributes: [.attribute("inputmode", "numeric")],
                onInput: { text in act(.typed(.firstLeg(side), text)) })
            }
          }
          if form.has(.firstLeg) { fault(words(SetupText.firstLegFault)) }
        }
      }
    }
  }

  private static func rules(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    return section(id: "setup-rules", words(SetupText.rules)) {
      box {
        stack {
          paragraph(words.summary(form.rules.rules), "body strong")
          button(
            words(SetupText.changeRules), .filled, icon: .edit, traits: .wide,
            attributes: [.id("setup-change-rules")], action: act(.rulesOpened))
          if form.has(.rules) { fault(words(SetupText.rulesFault)) }
        }
      }
    }
  }

  private static func sheets(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    return section(id: "setup-sheets", words(SetupText.sheets)) {
      box(.group) {
        for side in Side.allCases {
          let sheet = form.sheets[side]
          let name = blank(form.teams[side].name) ? words.side(side) : form.teams[side].name
          element(
            "button", .class("setting"), .id("setup-sheet-" + side.rawValue),
            .attribute("type", "button"), .onClick(act(.sheetOpened(side)))
          ) {
            element("span", .class("grow")) {
              element("span") { words(SetupText.sheetOf, name: name) }
              element("br")
              element("span", .class("hint")) { counts(words, sheet) }
            }
            Icon.chevronRight.node(.small)
          }
          if form.has(.sheet(side)) { fault(words(SetupText.sheetFault)) }
        }
      }
    }
  }

  private static func counts(_ words: Words, _ sheet: SheetForm) -> String {
    if sheet.isEmpty { return words(SetupText.noSheet) }
    return SetupText.sheetCounts.text(
      in: words.language,
      [
        ("a", sheet.starters.count.description), ("b", sheet.substitutes.count.description),
        ("c", sheet.staff.count.description),
      ])
  }

  private static func crew(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    let roles = OfficialRole.allCases.map { role in
      (value: role.rawValue, title: words.role(role))
    }
    return section(id: "setup-crew", words(SetupText.crew)) {
      for (index, member) in form.crew.enumerated() {
        let number = index.description
        element("div", .class("desk-line"), .key("crew-" + number)) {
          element("div", .class("desk-columns narrow grow")) {
            select(
              id: "setup-crew-role-" + number,
              FieldLabel(words(SetupText.officialRole, count: index + 1)), options: roles,
              value: member.role.rawValue,
              onChange: { word in
                act(.crewRoleChosen(index, OfficialRole(rawValue: word) ?? .center))
              })
            textField(
              id: "setup-crew-name-" + number,
              FieldLabel(
                words(SetupText.officialName, count: index + 1),
                fault: form.has(.crew(index)) ? words(SetupText.officialFault) : nil),
              value: member.name, attributes: [.attribute("autocomplete", "off")],
              onInput: { text in act(.typed(.crew(index), text)) })
          }
          iconButton(
            .trash, label: words(SetupText.removeOfficial, count: index + 1),
            action: act(.crewRemoved(index)))
        }
        LibrarySuggestions.view(state, form, .crew(index))
      }
      if form.crew.count < SetupForm.crewLimit {
        button(
          words(SetupText.addOfficial), .filled, icon: .plus, traits: .wide,
          action: act(.crewAdded))
      }
      if !form.isNew {
        button(
          words(CrewText.open), .filled, icon: .people, traits: .wide,
          action: .went(.crew(form.match)))
      }
    }
  }

  private static func tags(_ state: State, _ form: SetupForm) -> Piece {
    section(id: "setup-tags", state.words(TagText.title)) {
      box {
        DeskTags.editor(
          state, form.fixture.tags, isChecked: form.has(.fixture(.tag)),
          onAction: { action in act(.fixture(.tag(action))) })
      }
    }
  }

  // MARK: Foot

  private static func ending(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    return stack {
      paragraph(words(SetupText.draftKept), "hint")
      button(
        words(SetupText.dropDraft), .naked, icon: .undo, traits: .wide,
        action: act(.startedOver))
      if !form.isNew, form.base?.scheduledKickOff != nil {
        button(
          words(FixtureText.saveThisCalendar), .naked, icon: .calendar, traits: .wide,
          action: .desk(.fixtures(.matchCalendarSaved(form.match))))
      }
      if !form.isNew, !hasBegun(state, form) {
        button(
          words(SetupText.discard), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.discardAsked(form.match)))
      }
    }
  }

  private static func foot(_ state: State, _ form: SetupForm) -> Piece {
    let words = state.words
    let count = form.isChecked ? form.faults.count : 0
    return element("div", .class("screen-foot desk-foot")) {
      if count > 0 {
        element("p", .class("fault"), .attribute("role", "alert"), .key("faults")) {
          Icon.warning.node()
          element("span") { words(SetupText.faults, count: count) }
        }
      }
      line("even wraps") {
        if hasBegun(state, form) {
          button(words(SetupText.saveChanges), .prominent, icon: .check)
        } else {
          button(
            words(form.isNew ? SetupText.create : .saveChanges), .filled,
            action: act(.submitted))
          button(words(SetupText.createStart), .prominent, icon: .play)
        }
      }
    }
  }
}

extension Words {
  /// The rules in a line: `2 × 45 minutes · extra time · penalties`.
  func summary(_ rules: RuleSet) -> String {
    var parts = [
      RuleText.summary.text(
        in: language,
        [("a", rules.regulationPeriods.description), ("b", rules.periodMinutes.description)])
    ]
    if rules.extraTime != .never { parts.append(self(RuleText.summaryExtra)) }
    if rules.shootout != .never { parts.append(self(RuleText.summaryPenalties)) }
    return parts.joined(separator: " · ")
  }
}
