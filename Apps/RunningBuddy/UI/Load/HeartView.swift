import Calendar
import Design
import RunningBuddyDomain
import View

/// The heart rate of one run, its zones and its load, each with how sure it is.
enum HeartView {
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    let profile = profile(state, run)
    let load = RunLoad(run, profile.map { profile in HeartImpulses(profile) })
    guard run.meanHeartRate.first != nil || load != nil else { return .empty }
    return section(id: "run-heart", words(HeartText.heartAndLoad)) {
      box { FigureGrid.view(entries(run, load, words)) }
      for text in notes(run, load, profile, words) { paragraph(text, "hint") }
      times(state, run)
    }
  }

  /// The zones of the year of a run; `nil` where too little is known of them.
  static func zones(_ state: RunFeature.State, _ run: Run) -> HeartZones? {
    HeartZones(state.settings.heart, profile(state, run))
  }

  private static func profile(_ state: RunFeature.State, _ run: Run) -> HeartProfile? {
    HeartProfile(
      state.body, threshold: state.settings.heart.threshold, in: run.day.components.year)
  }

  private static func entries(
    _ run: Run, _ load: RunLoad?, _ words: Words
  ) -> [FigureGrid.Entry] {
    var entries: [FigureGrid.Entry] = []
    func beats(_ rate: Int) -> String { words(RunUnitText.beats, text: String(rate)) }
    if let mean = run.meanHeartRate.first {
      entries.append(
        FigureGrid.Entry(
          words(HeartText.mean), beats(mean),
          remark: run.meanHeartRate.second.map { ours in
            words(DetailText.ours, text: beats(ours))
          }))
    }
    if let most = run.mostHeartRate.first {
      entries.append(
        FigureGrid.Entry(
          words(HeartText.most), beats(most),
          remark: run.mostHeartRate.second.map { ours in
            words(DetailText.ours, text: beats(ours))
          }))
    }
    entries.append(
      FigureGrid.Entry(
        words(HeartText.load), load.map { load in words.load(load.value) } ?? Words.unknown,
        remark: load.map { load in words(load.basis.text) }))
    if let impulse = load?.impulse {
      entries.append(FigureGrid.Entry(words(HeartText.impulse), words.load(impulse)))
    }
    return entries
  }

  /// How far the load can be trusted.
  private static func notes(
    _ run: Run, _ load: RunLoad?, _ profile: HeartProfile?, _ words: Words
  ) -> [String] {
    var notes: [String] = []
    switch load?.basis {
    case .heartRates(let covered):
      // A few seconds without a heart rate are nothing to speak of.
      if covered < 95 { notes.append(words(HeartText.covered, text: String(covered))) }
    case .meanHeartRate: notes.append(words(HeartText.meanOnly))
    case .effort: notes.append(words(HeartText.effortOnly))
    case nil: break
    }
    if let load, load.isGuessed, let profile {
      if profile.greatest.isGuessed {
        notes.append(words(HeartText.greatestGuessed, text: String(profile.greatest.rate)))
      } else if profile.isGuessed {
        notes.append(words(HeartText.otherGuessed))
      }
    }
    if let profile, !profile.greatest.isGuessed, let most = run.record.mostHeartRate,
      most > profile.greatest.rate
    {
      notes.append(words(HeartText.beyond, text: String(profile.greatest.rate)))
    }
    return notes
  }

  private static func times(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    guard run.meanHeartRate.first != nil else { return .empty }
    guard let zones = zones(state, run) else {
      return .fragment([
        HeartSettingsView.missing(state),
        RunStates.link(words(HeartText.toSettings), icon: .heart, to: .settings),
      ])
    }
    guard let histogram = run.record.heartRates else {
      guard run.hasOlderFigures, run.deletedAt == nil else { return .empty }
      return .fragment([
        paragraph(words(HeartText.older), "soft"),
        button(
          words(DetailText.recompute), .filled, icon: .refresh,
          action: .detail(.recomputeWanted)),
      ])
    }
    return histogram.total == 0
      ? .empty
      : box {
        element("h3", .class("callout soft")) { words(HeartText.timeInZones) }
        ZoneBars.view(zones.seconds(histogram), words)
      }
  }
}

extension RunLoad.Basis {
  fileprivate var text: HeartText {
    switch self {
    case .heartRates: .fromHeartRates
    case .meanHeartRate: .fromMean
    case .effort: .fromEffort
    }
  }
}
