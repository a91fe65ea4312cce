import Core
import Design
import RunningBuddyDomain
import View

/// One run: route, figures, charts, splits and laps, bests, how far it can be trusted.
enum DetailView {
  static func view(_ state: RunFeature.State, _ id: RunID) -> RunPiece {
    let words = state.words
    guard let run = state.replica.run(id) else {
      return RunStates.page(
        state, key: "run", title: words(RunShellText.history), back: true
      ) { missing(state) }
    }
    return RunStates.page(
      state, key: "run", title: words.name(of: run), back: true,
      actions: [
        iconButton(.edit, label: words(KitText.edit), .filled, action: .went(.editRun(id)))
      ]
    ) {
      if run.deletedAt != nil {
        banner(words(DetailText.isDeleted), icon: .trash) {
          button(words(DetailText.restore), .filled, action: .detail(.restored))
        }
      }
      head(run, state.shoe(of: run), words)
      map(state, run)
      box { FigureGrid.view(figures(run, words)) }
      track(state, run)
      RunCharts.view(state, run)
      HeartView.view(state, run)
      RunTables.view(run, state.detail.run == id ? state.detail.figures : nil, words)
      QualityView.view(run.record.quality, run.clockJumps, words)
      MergedView.view(state, run)
      SentMotionView.view(state, run)
      actions(state, run)
      CutView.view(state, run)
      RecomputeView.view(state, run)
      MergeView.view(state, run)
      SentMotionView.sheet(state)
    }
  }

  static func missing(_ state: RunFeature.State) -> RunPiece {
    RunStates.whenKnown(state) {
      emptyState(icon: .searchNone, title: state.words(RunShellText.gone)) {
        RunStates.link(state.words(RunShellText.history), to: .history)
      }
    }
  }

  private static func head(_ run: Run, _ shoe: Shoe?, _ words: Words) -> RunPiece {
    stack("run-head") {
      paragraph(words.when(run), "soft")
      line("wraps") {
        chip(words.sport(run.sport))
        if let effort = run.effort { chip(words(DetailText.effort, text: String(effort))) }
        if let mark = run.mark {
          chip(words(mark == .race ? RunFormText.race : .allOut), rank: "success")
        }
        chip(words(source(run)))
        if let shoe { chip(shoe.name, icon: .runner) }
      }
      if !run.notes.isEmpty { element("p", .class("body breaks")) { run.notes } }
    }
  }

  static func source(_ run: Run) -> DetailText {
    switch run.source {
    case .recorded: .recorded
    case .hand: .byHand
    case .file: .fromFile
    case .inbox: .fromInbox
    case .unknown: .fromElsewhere
    }
  }

  private static func map(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    let isHere = state.detail.run == run.id && !state.detail.route.isEmpty
    let route = isHere ? state.detail.route : DrawnRoute(run.record.line.parts)
    return RouteMap.view(
      route, words,
      RouteMap.Look(
        tiles: state.mapTiles, end: words(RunFormText.end), start: words(LiveText.start),
        summary: words.distance(run.distance.first), title: words(LiveText.map)), id: "run-map")
  }

  /// That the track is not here, where that makes a difference.
  private static func track(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    guard !run.trackParts.isEmpty, state.detail.points == nil else { return .empty }
    guard let absence = state.detail.absence else {
      return element("div", .key("track"), .class("run-track")) {
        skeleton(state.language, rows: RunCharts.room(run))
      }
    }
    return element("div", .key("track"), .class("run-track")) {
      banner(words(absence.text), icon: .cloudOff) {
        button(words(KitText.retry), .filled, icon: .refresh, action: .detail(.trackRetried))
      }
    }
  }

  private static func figures(_ run: Run, _ words: Words) -> [FigureGrid.Entry] {
    let whole = run.record.whole
    var entries = [
      FigureGrid.Entry(
        words(LiveText.distance), words.distance(run.distance.first),
        remark: run.distance.second.map { ours in
          words(DetailText.ours, text: words.distance(ours))
        }),
      FigureGrid.Entry(
        words(LiveText.time), clock(run.timer.first, words),
        remark: run.timer.second.map { ours in words(DetailText.ours, text: words.clock(ours)) }),
      FigureGrid.Entry(words(LiveText.pace), words.pace(run.pace)),
    ]
    // Times that are the same say nothing more.
    if let moving = whole.moving, words.clock(moving) != clock(run.timer.first, words) {
      entries.append(FigureGrid.Entry(words(DetailText.moving), words.clock(moving)))
    }
    if let elapsed = run.elapsed.first, words.clock(elapsed) != clock(run.timer.first, words) {
      entries.append(FigureGrid.Entry(words(LiveText.elapsed), words.clock(elapsed)))
    }
    if run.ascent.first != nil {
      entries.append(
        FigureGrid.Entry(
          words(run.record.isClimbEstimated ? DetailText.ascentEstimated : .ascent),
          words.height(decimetres: run.ascent.first),
          remark: run.ascent.second.map { ours in
            words(DetailText.ours, text: words.height(decimetres: ours))
          }))
      entries.append(
        FigureGrid.Entry(
          words(DetailText.descent), words.height(decimetres: run.descent.first)))
    }
    if let pace = whole.gradedPace {
      entries.append(FigureGrid.Entry(words(DetailText.graded), words.pace(pace)))
    }
    if let cadence = whole.cadence {
      entries.append(
        FigureGrid.Entry(words(DetailText.cadence), words(RunUnitText.steps, text: String(cadence)))
      )
    }
    return entries
  }

  private static func clock(_ time: Int64?, _ words: Words) -> String {
    time.map { time in words.clock(time) } ?? Words.unknown
  }

  private static func actions(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let words = state.words
    let formats: [(RunExportFormat, String)] = [
      (.fit, "FIT"), (.gpx, "GPX"), (.tcx, "TCX"), (.csv, "CSV"), (.json, "JSON"),
    ]
    return section(id: "run-out", words(DetailText.out)) {
      line("wraps") {
        for (format, name) in formats {
          button(name, .filled, traits: .small, action: .detail(.exported(format)))
        }
        if run.source.file != nil {
          button(
            words(DetailText.original), .filled, icon: .file, traits: .small,
            action: .detail(.originalWanted))
        }
      }
      if run.deletedAt == nil {
        if run.hasOlderFigures {
          banner(words(DetailText.older), icon: .refresh) {
            button(words(DetailText.recompute), .filled, action: .detail(.recomputeWanted))
          }
        }
        if state.detail.points != nil {
          button(
            words(CutText.open), .naked, icon: .edit, traits: .wide, action: .detail(.cut(.opened)))
        }
        if state.detail.points != nil, run.canBeMerged {
          button(
            words(MergeText.title), .naked, icon: .merge, traits: .wide,
            action: .detail(.merge(.wanted)))
        }
        button(
          words(DetailText.delete), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .detail(.deleted))
      }
    }
  }
}

extension DetailState.Absence {
  fileprivate var text: DetailText {
    switch self {
    case .offline: .trackOffline
    case .gone: .trackGone
    case .damaged: .trackDamaged
    }
  }
}
