import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// The block that is being produced; nothing while none is.
  public var liveName: String? { replica.runs.last.map { run in name(of: run) } }

  private func name(of run: DayRun) -> String { replica.block(run.block)?.name ?? run.blockName }

  /// Half-blocks produced today, with those of a run under way that began today.
  public var halfBlocksToday: Int {
    amountToday.halfBlocks
  }

  /// What today comes to with the runs under way.
  private var amountToday: DayAmount {
    replica.amount(on: today, at: now, boundary: settings.boundary) { run in
      DayClock.changes(in: rules, from: run.startedAt, to: now)
    }
  }

  /// The next midnight by the person's clock.
  public var midnight: Instant {
    let seconds = now.milliseconds / 1_000 + Int64(86_400 - moment.timeOfDay.second)
    return Instant(milliseconds: seconds * 1_000)
  }

  /// What the launcher says by day: what is in production, which goes on while nobody looks; else
  /// what was produced, which is nothing yet tomorrow.
  public var launcherLines: [(from: CivilDate?, lines: [String])] {
    guard isLoaded, sync.knowledge == .known else { return [] }
    let tomorrow = today.adding(days: 1)
    let none = words(DayGlanceText.none)
    if let run = replica.runs.last {
      let begin = run.startedAt.civil(offset: moment.zone.offset)
      let since = words.formats.time(begin.time)
      // A run that was ended elsewhere is not said for ever.
      return [
        (nil, [words(DayGlanceText.live, name: name(of: run), text: since)]), (tomorrow, [none]),
      ]
    }
    let (halves, minutes) = (halfBlocksToday, minutesToday)
    guard halves > 0 || minutes > 0 else { return [(nil, [none])] }
    let amount = words.formats.decimal(halves * 5, fractionDigits: 1)
    let time = minutes > 0 ? " · " + words.duration(minutes: minutes) : ""
    return [
      (nil, [words(DayGlanceText.produced, name: amount, text: time)]), (tomorrow, [none]),
    ]
  }

  /// Minutes that lie in today, with those of runs under way.
  public var minutesToday: Int {
    Int(amountToday.active / 60_000)
  }

  /// The date may have changed while nothing happened.
  public mutating func dayChanged(_ moment: Moment) { turn(to: moment) }
}

/// What the launcher says of DayBlock.
enum DayGlanceText: PhraseBook {
  case live, none, produced

  var phrase: Phrase {
    switch self {
    case .live: Phrase("In production since {text}: {name}", "{text}부터 생산 중: {name}")
    case .none: Phrase("24 empty blocks today.", "오늘 빈 블럭 24개")
    case .produced: Phrase("{name} blocks today{text}", "오늘 블럭 {name}개{text}")
    }
  }
}
