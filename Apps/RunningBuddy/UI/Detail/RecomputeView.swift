import Core
import Design
import RunningBuddyDomain
import View

// Figures of an older version are worked out anew: what would change is shown first.

extension RunFeature.State {
  mutating func showRecomputation(of run: Run) -> Effects {
    guard let new = recomputation(of: run) else {
      say(RunFormText.trackMissing)
      return []
    }
    detail.recomputation = new.changes
    return []
  }

  /// Changes what was shown; where something else would change by now, that is shown instead.
  mutating func recompute(_ run: Run) -> Effects {
    guard let shown = detail.recomputation, let new = recomputation(of: run) else { return [] }
    guard shown == new.changes else {
      detail.recomputation = new.changes
      return []
    }
    detail.recomputation = nil
    let command = RunCommand.editRun(run.id, [new.edit])
    if let refusal = refusal(of: command) {
      say(words(refusal))
      return []
    }
    say(RunFormText.changed, undo: [.editRun(run.id, RunForm.undoing([new.edit], of: run))])
    return [.submit(command)]
  }

  /// `nil` where nothing would change, or the track is not here.
  private func recomputation(of run: Run) -> (edit: RunEdit, changes: [FigureChange])? {
    guard let points = detail.points, let edit = run.recomputed(points),
      case .recomputed(let record) = edit
    else { return nil }
    return (edit, run.record.changes(to: record))
  }
}

/// The sheet that shows each figure before and after.
enum RecomputeView {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    guard let changes = state.detail.recomputation else { return .empty }
    let words = state.words
    let rows = changes.map { change in row(change, words) }
    // What differs by less than can be read is no change to anybody.
    let seen = rows.filter { row in !sameBytes(row[1], row[2]) }
    return Sheet(
      id: "run-recompute", title: words(DetailText.recompute), language: state.language,
      close: RunFeature.ViewAction.detail(.recomputeClosed)
    ).node {
      if seen.isEmpty {
        paragraph(words(RecomputeText.same))
      } else {
        RunTable.view(
          words(RecomputeText.changes),
          [RecomputeText.figure, .before, .after].map { text in RunTable.Column(words(text)) },
          seen)
      }
      if run.distance.device != nil || run.timer.device != nil {
        paragraph(words(RecomputeText.device), "soft")
      }
      button(
        words(RecomputeText.apply), .prominent, traits: .wide, action: .detail(.recomputed))
      button(
        words(KitText.cancel), .naked, traits: .wide, action: .detail(.recomputeClosed))
    }
  }

  /// What a figure is called, what it was, and what it becomes.
  static func row(_ change: FigureChange, _ words: Words) -> [String] {
    [
      name(change.figure, words), value(change.before, of: change.figure, words),
      value(change.after, of: change.figure, words),
    ]
  }

  private static func name(_ figure: FigureChange.Figure, _ words: Words) -> String {
    switch figure {
    case .distance: words(LiveText.distance)
    case .timer: words(LiveText.time)
    case .moving: words(DetailText.moving)
    case .elapsed: words(LiveText.elapsed)
    case .ascent: words(DetailText.ascent)
    case .descent: words(DetailText.descent)
    case .heartRate: words(DetailText.heartRate)
    case .cadence: words(DetailText.cadence)
    case .flatDistance: words(RecomputeText.flatDistance)
    case .effort(let distance): words(RecomputeText.best, text: words(distance))
    case .heartRateTimes: words(HeartText.timeInZones)
    }
  }

  private static func value(
    _ value: Int64?, of figure: FigureChange.Figure, _ words: Words
  ) -> String {
    guard let value else { return Words.unknown }
    return switch figure {
    case .distance, .flatDistance: words.distance(centimetres: value)
    case .timer, .moving, .elapsed, .effort, .heartRateTimes: words.clock(value)
    case .ascent, .descent: words.height(decimetres: Int(clamping: value))
    case .heartRate: words(RunUnitText.beats, text: String(value))
    case .cadence: words(RunUnitText.steps, text: String(value))
    }
  }
}

/// The words of figures that are worked out anew.
enum RecomputeText: PhraseBook {
  case changes, figure, before, after, same, device, apply, flatDistance, best

  var phrase: Phrase {
    switch self {
    case .changes: Phrase("What changes", "바뀌는 수치")
    case .figure: Phrase("Figure", "수치")
    case .before: Phrase("Before", "이전")
    case .after: Phrase("After", "이후")
    case .same: Phrase("All figures you see stay the same.", "보이는 수치는 모두 그대로예요.")
    case .device:
      Phrase(
        "Figures of the file or device are kept and still shown first.",
        "파일이나 기기의 수치는 그대로 두고 먼저 보여 드려요.")
    case .apply: Phrase("Use new figures", "새 수치로 바꾸기")
    case .flatDistance: Phrase("Grade-adjusted distance", "평지 환산 거리")
    case .best: Phrase("Best over {text}", "{text} 최고 기록")
    }
  }
}
