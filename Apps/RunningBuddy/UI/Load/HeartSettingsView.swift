import Design
import RunningBuddyDomain
import View

/// The heart rates that zones and loads are measured by. Those of the body are in the profile,
/// which all apps share; what only runners need is here.
enum HeartSettingsView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return section(id: "run-heart", words(HeartText.title)) {
      paragraph(words(HeartText.onlyYou), "hint")
      body(state)
      button(words(HeartText.profile), .filled, icon: .person, action: .suiteSettingsWanted)
      box(.group) {
        settingSelect(
          id: "run-zone-method", FieldLabel(words(HeartText.method)),
          options: ZoneMethod.allCases.map { method in
            (value: method.rawValue, title: words(method.text))
          }, value: state.settings.heart.method.rawValue,
          onChange: { text in
            .setting(.heart(.method(ZoneMethod(rawValue: text) ?? .greatest)))
          })
      }
      form(state)
      zones(state)
    }
  }

  /// What is known of the body, and how sure it is.
  private static func body(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    guard let profile = state.heartProfile else { return missing(state) }
    return .fragment([
      box {
        FigureGrid.view([
          entry(.greatest, profile.greatest, .guessedFromAge, words),
          entry(.resting, profile.resting, .assumed, words),
          entry(.threshold, profile.threshold, .assumed, words),
        ])
      },
      state.body.formula == .mean ? paragraph(words(HeartText.meanFormula), "hint") : .empty,
    ])
  }

  /// What has to be said first.
  static func missing(_ state: RunFeature.State) -> RunPiece {
    paragraph(state.words(state.body.greatest == nil ? HeartText.unknown : .tooClose), "soft")
  }

  private static func entry(
    _ title: HeartText, _ number: HeartProfile.Number, _ guess: HeartText, _ words: Words
  ) -> FigureGrid.Entry {
    FigureGrid.Entry(
      words(title), words(RunUnitText.beats, text: String(number.rate)),
      remark: number.isGuessed ? words(guess) : nil)
  }

  // MARK: What is typed

  private static func form(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let form = state.heartForm
    let heart = state.settings.heart
    return element(
      "form", .key("heart"), .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(.heart(.sent))
    ) {
      textField(
        id: "run-threshold",
        FieldLabel(
          words(HeartText.threshold), remark: words(KitText.optional),
          hint: words(HeartText.thresholdHint), fault: form.thresholdFault),
        value: form.threshold ?? heart.threshold.map { rate in String(rate) } ?? "",
        attributes: [.attribute("inputmode", "numeric")],
        onInput: { text in .heart(.thresholdTyped(text)) })
      if heart.method == .own {
        for (index, text) in borders(state).enumerated() {
          textField(
            id: "run-border-" + String(index + 1),
            FieldLabel(words(HeartText.from, text: String(index + 1))), value: text,
            attributes: [.attribute("inputmode", "numeric")],
            onInput: { text in .heart(.borderTyped(zone: index + 1, text)) })
        }
        if let text = form.bordersFault { fault(text, id: "run-borders-fault") }
      }
      button(words(KitText.save), .filled)
    }
  }

  /// The borders as they stand in the form: typed, else stored, else those of the greatest heart
  /// rate.
  static func borders(_ state: RunFeature.State) -> [String] {
    let stored = state.settings.heart.borders ?? state.heartZones?.borders
    return (0..<HeartZones.count).map { index in
      state.heartForm.borders[index] ?? stored.map { borders in String(borders[index]) } ?? ""
    }
  }

  private static func zones(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    guard let zones = state.heartZones else { return .empty }
    return RunTable.view(
      words(HeartText.zones),
      [words(HeartText.zone), words(DetailText.heartRate)].map { heading in
        RunTable.Column(heading)
      },
      (1...HeartZones.count).map { zone in
        [words.zone(zone), words.rates(of: zone, in: zones)]
      })
  }
}

extension ZoneMethod {
  fileprivate var text: HeartText {
    switch self {
    case .greatest: .byGreatest
    case .reserve: .byReserve
    case .threshold: .byThreshold
    case .own: .byOwn
    }
  }
}
