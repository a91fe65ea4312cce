import Core
import Design
import RunningBuddyDomain
import Tracks

/// Cropping, leaving a stretch out and splitting in two: the track stays as it is, so that each can
/// be taken back.
struct CutForm: Hashable {
  /// Times of the whole track, as they were typed: `1:02:10`, `12:30` or `90`.
  var from = ""
  var to = ""
  /// What is wrong, in words.
  var fault: String?

  /// Tenths of a second of a typed time; `nil` for what is none.
  static func tenths(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds: Int64 = 0
    for (index, part) in parts.enumerated() {
      guard !part.isEmpty, part.utf8.count <= 6, let value = Int64(part), value >= 0,
        index == 0 || value < 60
      else { return nil }
      seconds = seconds * 60 + value
    }
    return Int(min(seconds * 10, Int64(ChannelPoint.timeLimit)))
  }
}

/// What is done about cutting a run.
public enum CutAction: Hashable, Sendable {
  case opened, closed
  case fromTyped(String)
  case toTyped(String)
  /// Keeps nothing but the stretch.
  case cropped
  /// Leaves the stretch out.
  case dropped
  /// What comes after the first time becomes a run of its own.
  case splitOff
  /// All of the track again.
  case undone
}

extension RunFeature.State {
  mutating func reduceCut(_ action: CutAction, _ run: Run) -> Effects {
    detail.cut?.fault = nil
    switch action {
    case .opened: detail.cut = CutForm()
    case .closed: detail.cut = nil
    case .fromTyped(let text): detail.cut?.from = text
    case .toTyped(let text): detail.cut?.to = text
    case .undone: return cut(run, to: .whole)
    case .cropped, .dropped:
      let length = run.outline.length
      guard let form = detail.cut,
        let from = form.from.isEmpty ? 0 : CutForm.tenths(form.from),
        let to = form.to.isEmpty ? length : CutForm.tenths(form.to),
        from < to, let stretch = RunSpan(from: from, to: min(to, length))
      else { return failCut(.badStretch) }
      let windows =
        action == .cropped
        ? run.windows.cropped(to: stretch, of: length)
        : run.windows.without(stretch, of: length)
      guard let windows else { return failCut(.nothingLeft) }
      return cut(run, to: windows)
    case .splitOff: return split(run)
    }
    return []
  }

  private mutating func failCut(_ text: CutText) -> Effects {
    let told = words(text)
    detail.cut?.fault = told
    return []
  }

  private mutating func cut(_ run: Run, to windows: RunWindows) -> Effects {
    guard let points = detail.points else { return failCut(.noTrack) }
    let edit = run.edit(to: windows, points)
    let undo = RunForm.undoing([edit], of: run)
    return submitCut(.editRun(run.id, [edit]), undo: [.editRun(run.id, undo)], .cutDone)
  }

  private mutating func split(_ run: Run) -> Effects {
    guard let points = detail.points else { return failCut(.noTrack) }
    guard let time = detail.cut.flatMap({ form in CutForm.tenths(form.from) }) else {
      return failCut(.badStretch)
    }
    let other: RunID = moment.id(0)
    guard let edit = run.split(at: time, into: other, points) else {
      return failCut(.nothingLeft)
    }
    return submitCut(
      .editRun(run.id, [edit]), undo: [.editRun(run.id, [.joined(other, run.record)])], .splitDone)
  }

  private mutating func submitCut(
    _ command: RunCommand, undo: [RunCommand], _ text: CutText
  ) -> Effects {
    if let refusal = refusal(of: command) {
      let told = words(refusal)
      detail.cut?.fault = told
      return []
    }
    detail.cut = nil
    say(text, undo: undo)
    return [.submit(command)]
  }
}
