import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// The fields that say something of a run.
enum FormFields {
  static func view(_ state: RunFeature.State, sport: [(value: String, title: String)]) -> RunPiece {
    let words = state.words
    let form = state.form
    return stack("run-form") {
      textField(
        id: "run-title", FieldLabel(words(RunFormText.title), remark: words(KitText.optional)),
        value: form.title, attributes: [.attribute("maxlength", String(RunLimits.title))],
        onInput: { text in .form(.typed(.title, text)) })
      select(
        id: "run-sport", FieldLabel(words(RunFormText.sport)), options: sport, value: form.sport,
        onChange: { text in .form(.typed(.sport, text)) })
      ShoesView.choice(state)
      select(
        id: "run-effort",
        FieldLabel(words(RunFormText.effort), hint: words(RunFormText.effortHint)),
        options: numbers(words, 10), value: form.effort,
        onChange: { text in .form(.typed(.effort, text)) })
      select(
        id: "run-feeling", FieldLabel(words(RunFormText.feeling)), options: feelings(words),
        value: form.feeling, onChange: { text in .form(.typed(.feeling, text)) })
      select(
        id: "run-mark", FieldLabel(words(RunFormText.mark), hint: words(RunFormText.markHint)),
        options: [
          (value: "", title: words(RunFormText.none)),
          (value: MarkedBest.Mark.race.rawValue, title: words(RunFormText.race)),
          (value: MarkedBest.Mark.allOut.rawValue, title: words(RunFormText.allOut)),
        ], value: form.mark, onChange: { text in .form(.typed(.mark, text)) })
      textField(
        id: "run-notes", FieldLabel(words(RunFormText.notes), remark: words(KitText.optional)),
        kind: .lines, value: form.notes, onInput: { text in .form(.typed(.notes, text)) })
      if let refusal = form.refusal { fault(refusal, id: "run-refusal") }
    }
  }

  private static func numbers(_ words: Words, _ most: Int) -> [(value: String, title: String)] {
    [(value: "", title: words(RunFormText.none))]
      + (1...most).map { number in (value: String(number), title: String(number)) }
  }

  private static func feelings(_ words: Words) -> [(value: String, title: String)] {
    let names: [RunFormText] = [.feeling1, .feeling2, .feeling3, .feeling4, .feeling5]
    return [(value: "", title: words(RunFormText.none))]
      + names.enumerated().map { index, name in
        (value: String(index + 1), title: words(name))
      }
  }
}

/// What is known of a run besides its track, to be changed.
enum EditView {
  static func view(_ state: RunFeature.State, _ id: RunID) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "edit", title: words(RunShellText.editRun), back: true
    ) {
      if let run = state.replica.run(id) {
        element(
          "form", .key("form"), .class("stack"), .attribute("novalidate", "novalidate"),
          .onSubmit(.form(.sent))
        ) {
          FormFields.view(state, sport: words.sportOptions(with: run.sport))
          button(words(KitText.save), .prominent, traits: .wide)
        }
      } else {
        DetailView.missing(state)
      }
    }
  }
}

/// A run entered by hand.
enum EnterView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let form = state.form
    return RunStates.page(state, key: "enter", title: words(RunShellText.enter), back: true) {
      element(
        "form", .key("form"), .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(.form(.sent))
      ) {
        dateField(
          id: "run-date",
          FieldLabel(
            words(RunFormText.date),
            fault: form.isDateWrong ? words(RunFormText.badDate) : told(.future, state)),
          value: form.date, to: state.today.description,
          onChange: { text in .form(.typed(.date, text)) })
        textField(
          id: "run-time", FieldLabel(words(RunFormText.time)), value: form.time,
          attributes: [.attribute("inputmode", "numeric"), .attribute("placeholder", "07:30")],
          onInput: { text in .form(.typed(.time, text)) })
        line("wraps") {
          number(.hours, "run-hours", words(RunFormText.hours), form.hours)
          number(.minutes, "run-minutes", words(RunFormText.minutes), form.minutes)
          number(.seconds, "run-seconds", words(RunFormText.seconds), form.seconds)
        }
        if let text = told(.duration, state) { fault(text, id: "run-duration-fault") }
        textField(
          id: "run-distance",
          FieldLabel(
            words(RunFormText.distance, text: words.unitName), remark: words(KitText.optional),
            fault: told(.distance, state) ?? told(.tooFast, state)),
          value: form.distance, attributes: [.attribute("inputmode", "decimal")],
          onInput: { text in .form(.typed(.distance, text)) })
        FormFields.view(state, sport: words.sportOptions(with: nil))
        button(words(KitText.save), .prominent, traits: .wide)
      }
    }
  }

  private static func number(
    _ field: RunFormAction.Field, _ id: String, _ title: String, _ value: String
  ) -> RunPiece {
    textField(
      id: id, FieldLabel(title), value: value, attributes: [.attribute("inputmode", "numeric")],
      onInput: { text in .form(.typed(field, text)) })
  }

  private static func told(_ fault: HandEntry.Fault, _ state: RunFeature.State) -> String? {
    guard state.form.faults.contains(fault) else { return nil }
    return switch fault {
    case .duration: state.words(RunFormText.badDuration)
    case .distance: state.words(RunFormText.badDistance)
    case .tooFast: state.words(RunFormText.tooFast)
    case .future: state.words(RunFormText.future)
    }
  }
}

/// A run that is over: what it was, before it is saved or discarded.
enum ReviewView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "review", title: words(ReviewText.title)) {
      if state.live.isSaving {
        element("p", .attribute("role", "status")) { words(ReviewText.saving) }
      } else if let figures = state.live.figures {
        LiveView.unsaved(state, .unsavedEnd)
        RouteMap.view(
          state.live.route, words,
          RouteMap.Look(
            end: words(RunFormText.end), start: words(LiveText.start),
            summary: words.distance(figures.distance.first), title: words(LiveText.map)),
          id: "review-map")
        box { FigureGrid.view(entries(figures, words)) }
        QualityView.view(figures.quality, state.live.recorder.clockJumps, words)
        CompanionsView.missing(state)
        element(
          "form", .key("form"), .class("stack"), .attribute("novalidate", "novalidate"),
          .onSubmit(.form(.sent))
        ) {
          FormFields.view(state, sport: words.sportOptions(with: nil))
          button(words(ReviewText.save), .prominent, icon: .check, traits: .wide)
        }
        if state.settings.keepsMotion {
          button(
            words(MotionText.export), .filled, icon: .file, traits: .wide,
            attributes: [.id("run-motion-file")], action: .live(.motionExported))
        }
        button(
          words(ReviewText.discard), .naked, traits: [.wide, .destructive],
          action: .live(.discardTouched))
      } else if !state.live.isRead {
        skeleton(state.language, rows: 3)
      } else {
        emptyState(icon: .check, title: words(ReviewText.nothing)) {
          RunStates.link(words(RunShellText.home), to: .home)
        }
      }
    }
  }

  private static func entries(_ figures: RunFigures, _ words: Words) -> [FigureGrid.Entry] {
    [
      FigureGrid.Entry(words(LiveText.distance), words.distance(figures.distance.first)),
      FigureGrid.Entry(
        words(LiveText.time),
        figures.timer.first.map { time in words.clock(time) } ?? Words.unknown),
      FigureGrid.Entry(words(LiveText.pace), words.pace(figures.whole.pace)),
      FigureGrid.Entry(
        words(DetailText.moving),
        figures.moving.map { time in words.clock(time) } ?? Words.unknown),
      FigureGrid.Entry(words(DetailText.ascent), words.height(decimetres: figures.ascent.first)),
    ]
  }
}
