import Calendar
import Core
import DayBlockDomain
import Design
import View

/// "Still studying? You left at 14:05." (specification §5.2)
enum LeftSheet {
  static func view(_ left: LeftRun, _ state: DayBlockFeature.State) -> Piece {
    guard let run = state.replica.run(left.run) else { return .empty }
    let words = state.words
    let name = state.face(of: run.block, named: run.blockName).name
    let text = when(left.at, state)
    let all = state.units(of: run, at: state.runNow).count
    return question(
      id: "day-left", title: words(LiveText.leftTitle, name: name),
      text: words(left.wasSeen ? LiveText.leftText : .leftLong, text: text),
      close: .track(.leftKept)
    ) {
      button(
        words(LiveText.leftKeep, text: words.spokenBlocks(all)), .filled, traits: .wide,
        action: .track(.leftKept))
      element("div", .class("day-left")) {
        if left.stops.count > 1 { slider(left, run, state) }
        button(
          words(LiveText.leftEnd, text: when(left.chosen, state)), .prominent, icon: .check,
          traits: .wide, action: .track(.leftEnded))
      }
      button(
        words(LiveText.leftCut), .filled, traits: .wide, action: .track(.leftCut))
    }
  }

  /// From when they left to now, snapping to the half-blocks on the way.
  private static func slider(_ left: LeftRun, _ run: DayRun, _ state: State) -> Piece {
    let words = state.words
    let produced = state.units(of: run, at: left.chosen).count
    let gain = words(LiveText.leftGain, text: words.spokenBlocks(produced))
    return element("div", .class("field")) {
      element("label", .attribute("for", "day-left-end")) { words(LiveText.leftSlider) }
      element(
        "input", .id("day-left-end"), .class("day-range"), .attribute("type", "range"),
        .attribute("min", "0"), .attribute("max", String(left.stops.count - 1)),
        .attribute("step", "1"), .value(String(left.choice)),
        .aria("valuetext", when(left.chosen, state) + ", " + gain),
        .onInput { text in .track(.leftMoved(Int(text) ?? 0)) })
      element("p", .class("hint"), .aria("live", "polite")) {
        when(left.chosen, state) + " · " + gain
      }
    }
  }

  /// The time, with the day where it is another.
  static func when(_ instant: Instant, _ state: DayBlockFeature.State) -> String {
    let civil = instant.civil(offset: state.rules.offset(at: instant))
    let today = state.runNow.civil(offset: state.rules.offset(at: state.runNow)).date
    let time = state.formats.time(civil.time)
    if civil.date == today { return time }
    let day =
      state.formats.dayWord(civil.date, from: today) ?? state.formats.date(civil.date, .short)
    return state.words(LiveText.leftWhen, name: day, text: time)
  }
}

/// Two runs, as two devices without signal begin them (specification §6.4).
enum TwoRunsSheet {
  static func view(_ earlier: DayRun, _ later: DayRun, _ state: State) -> Piece {
    let words = state.words
    let first = state.face(of: earlier.block, named: earlier.blockName).name
    let second = state.face(of: later.block, named: later.blockName).name
    return question(
      id: "day-two", title: words(LiveText.twoTitle), text: words(LiveText.twoText),
      close: .track(.bothKept)
    ) {
      row(earlier, state)
      row(later, state)
      button(words(LiveText.twoKeep), .filled, traits: .wide, action: .track(.bothKept))
      button(
        words(
          LiveText.twoCut, name: first, text: LeftSheet.when(later.startedAt, state)),
        .prominent, icon: .check, traits: .wide, action: .track(.earlierCut))
      button(
        words(LiveText.twoDelete, name: first), .filled, traits: [.wide, .destructive],
        action: .track(.oneDiscarded(earlier.id)))
      button(
        words(LiveText.twoDelete, name: second), .filled, traits: [.wide, .destructive],
        action: .track(.oneDiscarded(later.id)))
    }
  }

  private static func row(_ run: DayRun, _ state: DayBlockFeature.State) -> Piece {
    let face = state.face(of: run.block, named: run.blockName)
    let since = state.words(
      LiveText.twoRow, text: LeftSheet.when(run.startedAt, state))
    return element("div", .class("day-two-row"), .key(run.id.description)) {
      BlockTile.view(icon: face.icon, color: face.color, name: face.name)
      element("span", .class("grow")) {
        element("span", .class("strong")) { face.name }
        element("br")
        element("span", .class("hint")) {
          run.device.isEmpty ? since : run.device + " · " + since
        }
      }
      element("span", .class("day-figures")) {
        state.words.clock(run.active(at: state.runNow))
      }
    }
  }
}
