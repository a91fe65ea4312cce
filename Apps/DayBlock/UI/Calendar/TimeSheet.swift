import Calendar
import Core
import DayBlockDomain
import Design
import View

/// The form for time that is entered by hand, and for the exact times of what was recorded
/// (specification §6.7).
enum TimeSheet {
  static func view(_ state: State, close: DayBlockFeature.ViewAction) -> Piece {
    guard let form = state.calendar.form else { return .empty }
    let words = state.words
    let reading = form.read(state.rules(named: form.zone))
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-times",
      title: form.session == nil ? words(ShellText.addSession) : words(EditText.exactTimes),
      language: state.language, close: close)
    sheet.isFull = form.session == nil
    sheet.submit = .calendar(.form(.sent))
    if form.asked.isEmpty {
      sheet.foot = [
        button(
          words(form.session == nil ? EditText.add : .keepTimes), .prominent, traits: .wide)
      ]
    } else {
      sheet.foot = [TimeQuestion.answers(state, form)]
    }
    return sheet.node {
      if form.session == nil { blockField(state, form, reading) }
      dayField(state, form, reading)
      times(words, form, reading)
      notes(words, form, reading)
      preview(state, form, reading)
      if form.session == nil {
        memoField(words, form)
        CompanyView.field(state, form)
      }
      if let refusal = form.refusal { fault(refusal) }
      TimeQuestion.view(state, form, reading)
    }
  }

  // MARK: Fields

  private static func blockField(_ state: State, _ form: TimeForm, _ reading: TimeReading) -> Piece
  {
    let words = state.words
    var options: [(value: String, title: String)] = [("", words(EditText.chooseBlock))]
    let groups = state.replica.groups(of: state.me)
    for group in groups {
      for block in state.replica.blocks(in: group.id) {
        let place = groups.count > 1 ? " · " + state.name(of: group) : ""
        options.append((block.id.description, block.name + place))
      }
    }
    return select(
      id: "day-time-block",
      FieldLabel(words(EditText.block), fault: said(words, .block, form, reading)),
      options: options, value: form.block?.description ?? "",
      onChange: { text in .calendar(.form(.block(text))) })
  }

  private static func dayField(
    _ state: State, _ form: TimeForm, _ reading: TimeReading
  ) -> Piece {
    let words = state.words
    return dateField(
      id: "day-time-day",
      FieldLabel(
        words(EditText.day),
        hint: sameBytes(form.zone, state.zone.name)
          ? nil : words(EditText.inZone, text: form.zone),
        fault: said(words, .day, form, reading)), value: form.day,
      onChange: { text in .calendar(.form(.day(text))) })
  }

  private static func times(_ words: Words, _ form: TimeForm, _ reading: TimeReading) -> Piece {
    stack {
      choices(
        words(EditText.how),
        [
          choice(
            words(EditText.byEnd), isChosen: !form.byLength,
            action: .calendar(.form(.byLength(false)))),
          choice(
            words(EditText.byLength), isChosen: form.byLength,
            action: .calendar(.form(.byLength(true)))),
        ])
      element("div", .class("day-time-pair")) {
        clock(
          id: "day-time-start", words(EditText.starts), form.start,
          said(words, .start, form, reading)
        ) { text in .start(text) }
        if form.byLength {
          textField(
            id: "day-time-minutes",
            FieldLabel(words(EditText.minutes), fault: said(words, .minutes, form, reading)),
            kind: .number, value: form.minutes,
            attributes: [.attribute("min", "1"), .attribute("inputmode", "numeric")],
            onInput: { text in .calendar(.form(.minutes(text))) })
        } else {
          clock(
            id: "day-time-end", words(EditText.ends), form.end,
            said(words, .end, form, reading) ?? said(words, .order, form, reading)
          ) { text in .end(text) }
        }
      }
    }
  }

  private static func clock(
    id: String, _ title: String, _ value: String, _ fault: String?,
    _ action: @escaping (String) -> TimeFormAction
  ) -> Piece {
    textField(
      id: id, FieldLabel(title, fault: fault), value: value,
      attributes: [.attribute("type", "time"), .attribute("step", "60")],
      onInput: { text in .calendar(.form(action(text))) })
  }

  private static func memoField(_ words: Words, _ form: TimeForm) -> Piece {
    textField(
      id: "day-time-memo", FieldLabel(words(EditText.memo), remark: words(KitText.optional)),
      kind: .lines, value: form.memo,
      attributes: [.attribute("maxlength", String(DayLimits.memo))],
      onInput: { text in .calendar(.form(.memo(text))) })
  }

  private static func said(
    _ words: Words, _ fault: TimeFault, _ form: TimeForm, _ reading: TimeReading
  ) -> String? {
    guard form.isSent, reading.fault == fault else { return nil }
    return words(EditText.fault(fault))
  }

  // MARK: What comes of it

  /// What clock changes do to the times.
  private static func notes(_ words: Words, _ form: TimeForm, _ reading: TimeReading) -> Piece {
    stack {
      note(words, reading.startNote, form.start, form.startSecond) { isOn in .startSecond(isOn) }
      note(words, reading.endNote, form.end, form.endSecond) { isOn in .endSecond(isOn) }
    }
  }

  private static func note(
    _ words: Words, _ note: TimeNote?, _ text: String, _ isSecond: Bool,
    _ action: @escaping (Bool) -> TimeFormAction
  ) -> Piece {
    switch note {
    case nil: return .empty
    case .skipped(let time):
      return banner(
        words(EditText.skipped, name: text, text: words.formats.time(time)), icon: .clock)
    case .twice(let first, let second):
      return banner(words(EditText.twice, text: text), icon: .clock) {
        choice(
          words(EditText.firstTime, text: words.offset(first)), isChosen: !isSecond,
          action: .calendar(.form(action(false))))
        choice(
          words(EditText.secondTime, text: words.offset(second)), isChosen: isSecond,
          action: .calendar(.form(action(true))))
      }
    }
  }

  private static func preview(
    _ state: State, _ form: TimeForm, _ reading: TimeReading
  ) -> Piece {
    guard let stretch = reading.stretch else { return .empty }
    let words = state.words
    let rules = state.rules(named: form.zone)
    let segments: [DaySegment]
    if let id = form.session, let session = state.recorded(id) {
      segments = session.segments(to: stretch, rules)
    } else {
      segments = TimeStretch.segments(of: [stretch], rules: rules, like: nil)
    }
    let active = segments.reduce(Int64(0)) { sum, segment in sum + segment.length }
    let (units, rest) = DayClock.units(of: segments, carried: 0)
    let days = DayClock.pieces(segments, boundary: state.settings.boundary).count
    let others = state.overlapping(stretch, besides: form.session)
    let runs = state.runs(during: stretch)
    return stack {
      element("p", .class("day-preview"), .attribute("role", "status")) {
        element("strong", .class("day-figures")) { "+" + words.blocks(units.count) }
        element("span", .class("soft")) {
          words.duration(minutes: Int(active / 60_000))
            + (rest >= 60
              ? " · " + words(EditText.leftOver, text: words.duration(minutes: rest / 60)) : "")
        }
      }
      if reading.endsNextDay { paragraph(words(EditText.endsNextDay), "hint") }
      if days > 1 {
        paragraph(words(EditText.overDays, count: days), "hint")
        paragraph(words(ShellText.whoseDay), "hint")
      }
      if units.isEmpty { paragraph(words(EditText.noteOnly), "hint") }
      if !others.isEmpty || !runs.isEmpty {
        banner(
          words(EditText.overlaps, text: state.names(of: others, runs)), icon: .alert,
          rank: .warning)
      }
    }
  }
}
