import Core
import Design
import RunningBuddyDomain
import View

/// The sheet that shows what merging a file comes to.
enum MergeView {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    guard let form = state.detail.merge else { return .empty }
    let words = state.words
    return Sheet(
      id: "run-merge", title: words(MergeText.title), language: state.language,
      close: RunFeature.ViewAction.detail(.merge(.closed))
    ).node {
      paragraph(form.name, "headline breaks")
      if let reason = form.fault {
        fault(text(reason, words))
        button(
          words(MergeText.another), .filled, icon: .upload, traits: .wide,
          action: .detail(.merge(.wanted)))
      }
      if let plan = form.plan {
        preview(plan, run, words)
        button(
          words(MergeText.apply), .prominent, traits: .wide, action: .detail(.merge(.agreed)))
      }
      button(words(KitText.cancel), .naked, traits: .wide, action: .detail(.merge(.closed)))
    }
  }

  private static func preview(_ plan: MergePlan, _ run: Run, _ words: Words) -> RunPiece {
    let merged = plan.applied(to: run)
    var rows = [
      [
        words(LiveText.distance), words.distance(run.distance.first),
        words.distance(merged.distance.first),
      ],
      [
        words(DetailText.heartRate), beats(run.meanHeartRate.first, words),
        beats(merged.meanHeartRate.first, words),
      ],
    ]
    for change in run.record.changes(to: plan.record)
    where change.figure != .distance && change.figure != .heartRate {
      let row = RecomputeView.row(change, words)
      // What differs by less than can be read is no change to anybody.
      if !sameBytes(row[1], row[2]) { rows.append(row) }
    }
    return stack {
      paragraph(words(MergeText.adds, text: words.channels(plan.merge.channels)))
      paragraph(words.clocks(plan.merge), "soft")
      RunTable.view(
        words(RecomputeText.changes),
        [RecomputeText.figure, .before, .after].map { text in RunTable.Column(words(text)) },
        rows)
      paragraph(words(MergeText.kept), "soft")
    }
  }

  private static func beats(_ rate: Int?, _ words: Words) -> String {
    rate.map { rate in words(RunUnitText.beats, text: String(rate)) } ?? Words.unknown
  }

  private static func text(_ reason: MergeForm.Fault, _ words: Words) -> String {
    switch reason {
    case .unread: words(RunFaultText.unread)
    case .file(let fault): words(fault)
    case .merge(let fault): words(fault)
    case .refused(let rejection): words(rejection)
    }
  }
}

/// Which channels of a run came from which source, and the way back.
enum MergedView {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    guard let merge = run.activeMerge else { return .empty }
    let words = state.words
    return element("details", .class("run-quality"), .key("merged")) {
      element("summary") { words(MergeText.sources) }
      FigureGrid.view(
        MergedChannels.order.map { channel in
          FigureGrid.Entry(
            words(channel.text),
            merge.channels.contains(channel)
              ? merge.source.name : words(DetailView.source(run)))
        }, names: "small breaks")
      paragraph(words.clocks(merge), "soft")
      line("wraps") {
        if !merge.file.stubs.isEmpty {
          button(
            words(DetailText.original), .filled, icon: .file, traits: .small,
            action: .detail(.merge(.fileWanted)))
        }
        if run.deletedAt == nil {
          button(
            words(MergeText.undo), .filled, icon: .undo, traits: .small,
            action: .detail(.merge(.undone)))
        }
      }
    }
  }
}

extension MergedChannels {
  fileprivate var text: MergeText {
    switch self {
    case .place: .place
    case .altitude: .altitude
    case .heartRate: .heartRate
    default: .cadence
    }
  }
}

extension Words {
  /// The channels one after the other.
  fileprivate func channels(_ channels: MergedChannels) -> String {
    MergedChannels.order.filter { channel in channels.contains(channel) }
      .map { channel in self(channel.text) }.joined(separator: ", ")
  }

  /// How the clocks differed.
  fileprivate func clocks(_ merge: RunMerge) -> String {
    let milliseconds = Int64(merge.ahead < 0 ? -merge.ahead : merge.ahead) * 100 + 500
    guard milliseconds >= 1_000 else { return self(MergeText.agree) }
    return self(
      merge.ahead > 0 ? MergeText.ahead : .behind, text: duration(milliseconds))
  }

  fileprivate func callAsFunction(_ reason: MergeFault) -> String {
    switch reason {
    case .noTrack: self(MergeText.noTrack)
    case .noWay: self(MergeText.noWay)
    case .otherTime: self(MergeText.otherTime)
    case .otherRun: self(MergeText.otherRun)
    case .nothingBetter: self(MergeText.nothingBetter)
    case .merged: self(RunRefusalText.merged)
    case .noRoom: self(MergeText.noRoom)
    }
  }
}
