import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// How long the person's steps are: what is known, what it was measured by, and measuring it.
enum StrideView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "stride", title: words(RunShellText.stride), back: true) {
      if let bout = state.stride.bout {
        BoutView.view(state, bout)
      } else {
        paragraph(words(StrideText.purpose), "soft")
        model(state)
        measure(state)
        history(state)
      }
    }
  }

  private static func measure(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let isTaken = state.isReceiverTaken
    return element("div", .class("run-hero"), .key("measure")) {
      button(
        words(StrideText.measure), .prominent, icon: .runner,
        traits: isTaken ? [.wide, .disabled] : .wide, attributes: [.id("run-measure")],
        action: .stride(.measureWanted))
      paragraph(words(isTaken ? StrideText.recording : .measureHint), "hint")
    }
  }

  // MARK: The model

  private static func model(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return section(id: "run-stride-model", words(StrideText.model)) {
      box {
        switch state.strideKnowledge {
        case .needs(let more):
          paragraph(words(StrideText.needed, count: more))
          Design.measure(
            words(StrideText.measurements), done: StrideModel.least - more,
            total: StrideModel.least)
        case .oneCadence: paragraph(words(StrideText.oneCadence))
        case .model(let model):
          FigureGrid.view(figures(model, words))
          paragraph(
            words(
              model.method == .theilSen ? StrideText.byMedian : .bySquares, count: model.count),
            "hint")
        }
      }
    }
  }

  private static func figures(_ model: StrideModel, _ words: Words) -> [FigureGrid.Entry] {
    let cadence = Int(model.cadence + 0.5)
    return [
      FigureGrid.Entry(
        words(StrideText.lengthAt, text: words(RunUnitText.steps, text: String(cadence))),
        words.metres(model.length(at: model.cadence))),
      FigureGrid.Entry(words(StrideText.error), "± " + words.metres(model.residual)),
      FigureGrid.Entry(
        words(StrideText.explained),
        words.formats.decimal(Words.hundredths(model.rSquared), fractionDigits: 2)),
    ]
  }

  // MARK: The measurements

  private static func history(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let records = state.replica.strides
    return section(id: "run-strides", words(StrideText.measurements)) {
      if records.isEmpty {
        RunStates.whenKnown(state) {
          emptyState(
            icon: .runner, title: words(StrideText.none), text: words(StrideText.noneText))
        }
      } else {
        box(.group) {
          element("ul", .attribute("role", "list"), .class("run-list")) {
            for record in records { row(record, words) }
          }
        }
      }
    }
  }

  private static func row(_ record: StrideRecord, _ words: Words) -> RunPiece {
    let when = words.when(record)
    return element("li", .class("run-row line"), .key(record.id.description)) {
      element("div", .class("grow run-link")) {
        element("span") {
          element("span", .class("headline run-name figures")) { words.metres(record.length) }
          element("span", .class("figures run-line")) {
            words(StrideText.steps, text: words.formats.number((record.steps + 50) / 100))
              + " · " + words.cadence(record.cadence)
          }
          element("span", .class("hint run-line")) {
            when + (record.run == nil ? "" : " · " + words(StrideText.found))
          }
        }
      }
      iconButton(
        .trash, label: words(StrideText.delete, text: when),
        action: .stride(.deleted(record.id)))
    }
  }
}

extension Words {
  /// `0.87 m`.
  func metres(_ metres: Double) -> String {
    self(
      RunUnitText.metres,
      text: formats.decimal(Words.hundredths(metres), fractionDigits: 2))
  }

  /// `168.0 spm`.
  func cadence(_ cadence: Double) -> String {
    let tenths = Int(min(max(cadence, 0), 1_000) * 10 + 0.5)
    return self(RunUnitText.steps, text: formats.decimal(tenths, fractionDigits: 1))
  }

  /// Whole hundredths of a number that is shown, rounded.
  fileprivate static func hundredths(_ value: Double) -> Int {
    let held = min(max(value, -10_000), 10_000) * 100
    return Int(held + (held < 0 ? -0.5 : 0.5))
  }

  /// The day and the time of a measurement, where it took place.
  fileprivate func when(_ record: StrideRecord) -> String {
    formats.dateTime(record.at.civil(offset: record.offset), .mediumWithWeekday)
  }
}
