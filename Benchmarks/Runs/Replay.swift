import RunningBuddyDomain
import RunningBuddyTestKit
import Wire

/// Milliseconds that three hours of a recording take: to read its rows and fold them, and to make
/// the figures of the run.
func replays(_ count: Int) -> JSON {
  let fixes = RunWalk(.park, seconds: 10_800, seed: 0).fixes(accuracy: 8, .full, seed: 0)
  let start = RunStart(countdown: .none, pausesByRule: true)
  var rows = [RecorderEvent.arm, .start(start)].map { event in
    RecorderRow(at: 0, wall: RunWalk.wall(0), event)
  }
  for (second, fix) in fixes.enumerated() {
    rows.append(RecorderRow(at: Int64(second) * 1_000, wall: fix.taken, .fix(fix)))
  }
  let texts = rows.map { row in row.text }
  let finish = RecorderRow(at: 10_800_000, wall: RunWalk.wall(10_800), .finish)
  var folds: [JSON] = []
  var figures: [JSON] = []
  for _ in 0..<count {
    var recorder = RunRecorder()
    let folded = milliseconds {
      for text in texts { recorder.take(read(text)) }
    }
    folds.append(.number(folded))
    recorder.take(finish)
    figures.append(
      .number(
        milliseconds {
          guard let recording = recorder.recording() else { complain("nothing was recorded") }
          _ = RunRecord(RunFigures(recording))
        }))
  }
  return .object(["rows": .int(rows.count), "folds": .array(folds), "figures": .array(figures)])
}

private func read(_ text: String) -> RecorderRow {
  do throws(WireError) { return try RecorderRow(text: text) } catch { complain("no row: " + text) }
}
