import Core
import Design
import RunningBuddyDomain
import Sync
import Tracks

/// One run, with its track while that is here.
struct DetailState {
  /// Why there is no track.
  enum Absence: String, Hashable {
    case offline, gone, damaged
  }

  var run: RunID?
  /// The contents of the track's parts that have come.
  private(set) var texts: [Int: String] = [:]
  /// Of the run's own track.
  private(set) var own: [ChannelPoint]?
  /// Of the file that is merged onto it, and the parts that these points came in.
  private var added: (parts: [ContentStub], points: [ChannelPoint]) = ([], [])
  /// What is shown: of both.
  private(set) var points: [ChannelPoint]?
  var absence: Absence?
  /// Made once for a run and its windows.
  private(set) var figures: RunFigures?
  private(set) var route = DrawnRoute()
  var axis = ChartAxis.distance
  /// What is to be cut, while somebody does.
  var cut: CutForm?
  /// What working the figures out anew would change, while that is asked.
  var recomputation: [FigureChange]?
  /// What merging a file comes to, while that is asked.
  var merge: MergeForm?

  /// Takes the text of a part; once all are there, what they show is made.
  mutating func take(_ text: String, at index: Int, of run: Run) {
    texts[index] = text
    let all = run.pointParts.indices.compactMap { part in texts[part] }
    guard all.count == run.pointParts.count else { return }
    guard let own = RunBundle.points(Array(all.prefix(run.trackParts.count))),
      let more = RunBundle.points(Array(all.dropFirst(run.trackParts.count)))
    else {
      absence = .damaged
      return
    }
    self.own = own
    if let merge = run.activeMerge { added = (merge.track.stubs, more) }
    absence = nil
    make(run)
  }

  /// Takes the points of a run that was just recorded.
  mutating func take(_ recorded: [ChannelPoint], of run: Run) {
    own = recorded
    absence = nil
    make(run)
  }

  /// Takes the points of a file that is about to be merged.
  mutating func take(_ plan: MergePlan) { added = (plan.merge.track.stubs, plan.added) }

  /// Whether everything is here that the run's points are made from.
  func isComplete(of run: Run) -> Bool {
    guard own != nil, let merge = run.activeMerge else { return own != nil }
    return added.parts == merge.track.stubs
  }

  /// Has the track come anew: something else is merged onto it than is here.
  private mutating func forgetTrack() {
    (own, points, texts) = (nil, nil, [:])
  }

  /// What is shown of the run as it is now.
  mutating func make(_ run: Run) {
    guard let own else { return }
    guard isComplete(of: run) else { return forgetTrack() }
    let points = run.points(own, added.points)
    self.points = points
    let recording = run.recording(points)
    figures = RunFigures(recording)
    route = DrawnRoute(
      recording.points.filter { point in
        recording.span.from <= point.time && point.time <= recording.span.to
      })
  }
}

/// What is done with a run.
public enum DetailAction: Hashable, Sendable {
  case deleted, restored
  case exported(RunExportFormat)
  case originalWanted
  case axisChosen(ChartAxis)
  case trackRetried
  case recomputeWanted, recomputeClosed, recomputed
  case cut(CutAction)
  case merge(MergeAction)
}

extension RunFeature.State {
  mutating func openDetail(_ id: RunID) -> Effects {
    guard let run = replica.run(id) else { return [] }
    if detail.run == id {
      detail.make(run)
      if detail.points != nil || run.trackParts.isEmpty { return [] }
    }
    if detail.run != id {
      let axis = detail.axis
      detail = DetailState()
      detail.axis = axis
      detail.run = id
    } else if detail.absence == nil, !detail.texts.isEmpty {
      return []
    }
    if run.windows.isWhole, run.activeMerge == nil, let points = recordedPoints(of: id) {
      detail.take(points, of: run)
      return []
    }
    return askTrack(run)
  }

  private func askTrack(_ run: Run) -> Effects {
    let id = run.id
    return run.pointParts.enumerated().map { index, part in
      .ask(
        .content(kind: RunEntity.Kind.track.rawValue, id: part.id.description),
        answer: { answer in .inner(.track(id, index: index, answer)) })
    }
  }

  mutating func takeTrack(_ id: RunID, _ index: Int, _ answer: HostAnswer) {
    guard detail.run == id, let run = replica.run(id) else { return }
    switch answer {
    case .text(let text): detail.take(text, at: index, of: run)
    case .failed(let reason): detail.absence = DetailState.Absence(rawValue: reason) ?? .gone
    default: break
    }
  }

  mutating func reduceDetail(_ action: DetailAction) -> Effects {
    guard let id = detail.run, let run = replica.run(id) else { return [] }
    switch action {
    case .axisChosen(let axis):
      detail.axis = axis
      return []
    case .trackRetried:
      detail.absence = nil
      return askTrack(run)
    case .deleted:
      say(DetailText.deleted, undo: [.restoreRun(id)])
      return [.submit(.deleteRun(id))] + close()
    case .restored: return restore(id)
    case .exported(let format):
      if !run.trackParts.isEmpty, detail.points == nil {
        say(RunFormText.trackMissing)
        return []
      }
      return [
        .tell(
          .saveBytes(
            name: RunExport.fileName(run, format), mediaType: format.mediaType,
            bytes: RunExport.bytes(run, detail.points ?? [], as: format)))
      ]
    case .originalWanted: return askFile(replica.fileParts(of: run), run.source.file)
    case .cut(let action): return reduceCut(action, run)
    case .merge(let action): return reduceMerge(action, run)
    case .recomputeWanted: return showRecomputation(of: run)
    case .recomputeClosed:
      detail.recomputation = nil
      return []
    case .recomputed: return recompute(run)
    }
  }

  mutating func restore(_ id: RunID) -> Effects {
    let command = RunCommand.restoreRun(id)
    if let refusal = refusal(of: command) {
      say(words(refusal))
      return []
    }
    say(DetailText.restored, undo: [.deleteRun(id)])
    return [.submit(command)]
  }

  /// A file as it came.
  mutating func askFile(_ parts: [RunPart]?, _ file: RunSourceFile?) -> Effects {
    guard let parts, !parts.isEmpty, let file else {
      say(DetailText.noOriginal)
      return []
    }
    data.original = RunDataState.Original(name: file.name, texts: PartTexts(count: parts.count))
    return parts.enumerated().map { index, part in
      .ask(
        .content(kind: RunEntity.Kind.file.rawValue, id: part.id.description),
        answer: { answer in .inner(.data(.original(index: index, answer))) })
    }
  }
}
