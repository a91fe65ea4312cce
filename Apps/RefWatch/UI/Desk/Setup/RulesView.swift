import Core
import Design
import RefWatchDomain
import View

/// Every rule of a match, with presets to begin from.
enum RulesView {
  static func view(_ state: State, _ form: SetupForm) -> Piece {
    view(state, form.rules, title: .title, done: .done)
  }

  static func view(
    _ state: State, _ form: RulesForm, title: RuleText, done: RuleText
  ) -> Piece {
    let words = state.words
    let rules = form.rules
    return element(
      "div", .class("screen"), .key("rules"), .onBack(SetupView.act(.pageClosed))
    ) {
      topBar(
        title: words(title), language: state.language, back: SetupView.act(.pageClosed))
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          preset(words, rules)
          element("div", .class("desk-columns")) {
            stack("wide-gap") {
              time(words, form)
              ifLevel(words, form)
            }
            stack("wide-gap") {
              changes(words, form)
              cards(words, form)
              players(words, form)
            }
          }
          button(
            words(done), .prominent, icon: .check, traits: .wide,
            action: SetupView.act(.pageClosed))
        }
      }
    }
  }

  private static func preset(_ words: Words, _ rules: RuleSet) -> Piece {
    let current = RulePreset.all.first { preset in preset.applied(to: rules) == rules }
    var options: [(value: String, title: String)] = []
    if current == nil { options.append(("", words(RuleText.presetOwn))) }
    for preset in RulePreset.all {
      if let name = PresetText(preset) { options.append((preset.id, words(name))) }
    }
    return box {
      select(
        id: "rule-preset", FieldLabel(words(RuleText.preset)), options: options,
        value: current?.id ?? "", onChange: { id in SetupView.act(.presetChosen(id)) })
      hints(words, rules)
    }
  }

  /// What may be a mistake, and can be played by all the same.
  private static func hints(_ words: Words, _ rules: RuleSet) -> Piece {
    let hints = rules.hints
    if hints.isEmpty { return .empty }
    return makeElement(
      "ul", [.class("hint facts"), .id("rule-hints"), .attribute("role", "list")],
      hints.map { hint in element("li") { words.hint(hint) } })
  }

  private static func number(_ words: Words, _ form: RulesForm, _ field: RuleField) -> Piece {
    guard field.applies(to: form.rules) else { return .empty }
    let range = field.range
    return textField(
      id: "rule-" + field.rawValue.description,
      FieldLabel(
        words(field.label),
        hint: field.mayBeEmpty ? words(RuleText.anyNumber) : nil,
        fault: form.isWrong(field)
          ? RuleText.range.text(
            in: words.language,
            [("a", range.lowerBound.description), ("b", range.upperBound.description)]) : nil),
      value: form.text(field), attributes: [.attribute("inputmode", "numeric")],
      onInput: { text in SetupView.act(.ruleTyped(field.rawValue, text)) })
  }

  private static func time(_ words: Words, _ form: RulesForm) -> Piece {
    section(id: "rules-time", words(RuleText.time)) {
      box {
        stack {
          number(words, form, .periods)
          number(words, form, .periodMinutes)
          paragraph(words(RuleText.total, count: form.rules.regulationSeconds / 60), "hint")
          number(words, form, .firstInterval)
          number(words, form, .secondInterval)
          number(words, form, .thirdInterval)
          select(
            id: "rule-clock", FieldLabel(words(RuleText.clock)),
            options: [
              (RuleSet.ClockMode.running.rawValue, words(RuleText.running)),
              (RuleSet.ClockMode.stopStart.rawValue, words(RuleText.stopStart)),
            ], value: form.rules.clockMode.rawValue,
            onChange: { word in choose(.clock(RuleSet.ClockMode(rawValue: word) ?? .running)) })
          select(
            id: "rule-hydration", FieldLabel(words(RuleText.hydration)),
            options: [
              (RuleSet.Hydration.never.rawValue, words(RuleText.never)),
              (RuleSet.Hydration.drinks.rawValue, words(RuleText.drinks)),
              (RuleSet.Hydration.cooling.rawValue, words(RuleText.cooling)),
            ], value: form.rules.hydration.rawValue,
            onChange: { word in choose(.hydration(RuleSet.Hydration(rawValue: word) ?? .never)) })
          select(
            id: "rule-edition", FieldLabel(words(RuleText.edition)),
            options: LawsEdition.allCases.map { edition in (edition.rawValue, edition.rawValue) },
            value: form.rules.edition.rawValue,
            onChange: { word in
              choose(.edition(LawsEdition(rawValue: word) ?? .season2026))
            })
        }
      }
    }
  }

  private static func ifLevel(_ words: Words, _ form: RulesForm) -> Piece {
    var deciders: [(value: String, title: String)] = []
    for decider in RuleSet.Decider.allCases {
      deciders.append((value: decider.rawValue, title: words.decider(decider)))
    }
    return section(id: "rules-level", words(RuleText.ifLevel)) {
      box {
        stack {
          select(
            id: "rule-extra", FieldLabel(words(RuleText.extraTime)), options: deciders,
            value: form.rules.extraTime.rawValue,
            onChange: { word in choose(.extraTime(RuleSet.Decider(rawValue: word) ?? .never)) })
          number(words, form, .extraHalf)
          number(words, form, .extraGap)
          select(
            id: "rule-shootout", FieldLabel(words(RuleText.shootout)), options: deciders,
            value: form.rules.shootout.rawValue,
            onChange: { word in choose(.shootout(RuleSet.Decider(rawValue: word) ?? .never)) })
          number(words, form, .kicks)
          if form.rules.shootout != .never {
            select(
              id: "rule-order",
              FieldLabel(words(RuleText.order)),
              options: [
                (RuleSet.ShootoutOrder.abab.rawValue, words(RuleText.abab)),
                (RuleSet.ShootoutOrder.abba.rawValue, words(RuleText.abba)),
              ], value: form.rules.shootoutOrder.rawValue,
              onChange: { word in
                choose(.order(RuleSet.ShootoutOrder(rawValue: word) ?? .abab))
              })
          }
        }
      }
    }
  }

  private static func changes(_ words: Words, _ form: RulesForm) -> Piece {
    section(id: "rules-changes", words(RuleText.changes)) {
      box {
        stack {
          number(words, form, .limit)
          number(words, form, .windows)
          number(words, form, .named)
          number(words, form, .extraLimit)
          number(words, form, .extraWindows)
          switchRow(
            id: "rule-return", FieldLabel(words(RuleText.mayReturn)),
            isOn: form.rules.substitutions.mayReturn,
            onToggle: { on in choose(.mayReturn(on)) })
          switchRow(
            id: "rule-concussion", FieldLabel(words(RuleText.concussion)),
            isOn: form.rules.substitutions.concussion,
            onToggle: { on in choose(.concussion(on)) })
        }
      }
    }
  }

  private static func cards(_ words: Words, _ form: RulesForm) -> Piece {
    section(id: "rules-cards", words(RuleText.cards)) {
      box {
        stack {
          select(
            id: "rule-catalog",
            FieldLabel(words(RuleText.catalog), hint: words.checked(form.rules.catalog)),
            options: words.catalogs(), value: form.rules.catalog,
            onChange: { id in choose(.catalog(id)) })
          select(
            id: "rule-sin-bin", FieldLabel(words(RuleText.sinBin)),
            options: RuleSet.SinBinScheme.allCases.map { scheme in
              (scheme.rawValue, words.scheme(scheme))
            }, value: form.rules.sinBin.rawValue,
            onChange: { word in choose(.sinBin(RuleSet.SinBinScheme(rawValue: word) ?? .off)) })
          number(words, form, .sinBinMinutes)
        }
      }
    }
  }

  private static func players(_ words: Words, _ form: RulesForm) -> Piece {
    section(id: "rules-players", words(RuleText.players)) {
      box {
        stack {
          number(words, form, .maxPlayers)
          number(words, form, .minPlayers)
          if form.isUpsideDown { fault(words(RuleText.upsideDown)) }
        }
      }
    }
  }

  private static func choose(_ choice: RuleChoice) -> RefWatchFeature.ViewAction {
    SetupView.act(.ruleChosen(choice))
  }
}

extension RuleField {
  var label: RuleText {
    switch self {
    case .periods: .periods
    case .periodMinutes: .periodMinutes
    case .firstInterval: .firstInterval
    case .secondInterval: .secondInterval
    case .thirdInterval: .thirdInterval
    case .extraHalf: .extraHalf
    case .extraGap: .extraGap
    case .kicks: .kicks
    case .limit: .limit
    case .named: .named
    case .windows: .windows
    case .extraLimit: .extraLimit
    case .extraWindows: .extraWindows
    case .sinBinMinutes: .sinBinMinutes
    case .minPlayers: .minPlayers
    case .maxPlayers: .maxPlayers
    }
  }
}

extension RulePreset {
  /// The preset with what belongs to the competition and not to a length of play: the edition
  /// of the Laws and the catalog of reasons.
  func applied(to rules: RuleSet) -> RuleSet {
    var new = self.rules
    new.edition = rules.edition
    new.catalog = rules.catalog
    return new
  }
}

extension Words {
  func hint(_ hint: RuleHint) -> String {
    switch hint {
    case .longExtraTime: self(RuleHintText.longExtraTime)
    case .longInterval: self(RuleHintText.longInterval)
    case .orderNotInLaws: self(RuleHintText.orderNotInLaws)
    case .clockNotInLaws: self(RuleHintText.clockNotInLaws)
    case .leastAboveMost: self(RuleText.upsideDown)
    case .leastBelowLaw: self(RuleHintText.leastBelowLaw)
    case .noTimeInSinBin: self(RuleHintText.noTimeInSinBin)
    case .unknownCatalog(let id): self(RuleHintText.unknownCatalog, text: id)
    case .limitWithReturning: self(RuleHintText.limitWithReturning)
    case .windowsWithoutLimit: self(RuleHintText.windowsWithoutLimit)
    }
  }

  func decider(_ decider: RuleSet.Decider) -> String {
    switch decider {
    case .never: self(RuleText.never)
    case .ifLevel: self(RuleText.whenLevel)
    case .ifAggregateLevel: self(RuleText.whenAggregate)
    case .ask: self(RuleText.ask)
    }
  }

  func scheme(_ scheme: RuleSet.SinBinScheme) -> String {
    switch scheme {
    case .off: self(RuleText.sinBinOff)
    case .aligned2024: self(RuleText.sinBin2024)
    case .systemA: self(RuleText.sinBinA)
    case .systemB: self(RuleText.sinBinB)
    }
  }

  /// The catalogs to choose from; their names are the associations' own.
  func catalogs() -> [(value: String, title: String)] {
    Catalogs.all.map { catalog in (catalog.id, catalog.name) }
  }
}
