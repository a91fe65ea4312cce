import Calendar
import Core
import Design
import RunningBuddyDomain
import Tracks
import View

/// Files that come in, with a preview, and that go out.
enum RunDataView {
  static func view(_ state: RunFeature.State, _ trouble: ShareTrouble?) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "data", title: words(RunShellText.data)) {
      if let trouble {
        banner(
          words(trouble == .missed ? RunDataText.missed : .full), icon: .warning, rank: .warning)
      }
      switch state.data.stage {
      case .choosing, .done: choosing(state)
      case .reading:
        element("p", .class("soft"), .attribute("role", "status")) {
          words(RunDataText.reading, count: state.data.plan?.files.count ?? 0)
        }
        progressBar(state.language)
      case .preview: RunImportPreview.view(state)
      }
    }
  }

  private static func choosing(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return stack {
      section(id: "run-in", words(RunDataText.bringIn)) {
        paragraph(words(RunDataText.bringInText), "soft")
        button(
          words(RunDataText.choose), .prominent, icon: .upload, traits: .wide,
          attributes: [.id("run-choose")], action: .data(.chosen))
        for (batch, runs) in state.replica.latestImports(3) { undo(batch, runs, state) }
      }
      InboxView.view(state)
      section(id: "run-files-out", words(RunDataText.takeOut)) {
        paragraph(words(RunDataText.takeOutText), "soft")
        RunStates.link(words(RunShellText.history), icon: .list, to: .history)
        if state.hasAccount {
          element(
            "a", .class("button filled"), .attribute("href", "/api/run/export"),
            .attribute("download", "")
          ) { words(RunDataText.all) }
        }
      }
    }
  }

  /// An import, from wherever it was made, with the way back.
  private static func undo(
    _ batch: RunBatchID, _ runs: [Run], _ state: RunFeature.State
  ) -> RunPiece {
    let words = state.words
    let others = runs.count { run in !run.sport.isRunning }
    let made = runs[0].createdAt.civil(offset: state.moment.zone.offset)
    return box {
      paragraph(words(RunDataText.taken, count: runs.count), "headline")
      paragraph(words.formats.dateTime(made, .medium), "hint")
      if others > 0 { paragraph(words(RunDataText.others, count: others), "hint") }
      button(words(RunDataText.undo), .filled, icon: .undo, action: .data(.undone(batch)))
    }
  }
}

/// What files would bring, before anything is written.
enum RunImportPreview {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    guard let plan = state.data.plan else { return .empty }
    let count = plan.files.reduce(0) { sum, file in
      sum + file.states.indices.count { run in file.isTaken(run) }
    }
    // Files that another program shared would be forgotten.
    return element(
      "div", .class("stack"), .onBack(state.data.isShared ? nil : .data(.cancelled))
    ) {
      element("h2", .class("headline")) { words(RunDataText.preview) }
      if state.data.hadMore {
        banner(
          words(RunDataText.more, count: RunImport.fileLimit), icon: .warning, rank: .warning)
      }
      if plan.asksForZone { zone(state, plan) }
      element("ul", .class("stack"), .attribute("role", "list")) {
        for (index, file) in plan.files.enumerated() {
          element("li", .key("f" + String(index))) { card(state, file, index) }
        }
        for (index, name) in state.data.unread.enumerated() {
          element("li", .key("u" + String(index))) {
            box {
              paragraph(name, "headline breaks")
              fault(words(RunFaultText.unread))
            }
          }
        }
      }
      button(
        words(RunDataText.take, count: count), .prominent, icon: .check,
        traits: count == 0 || !state.canTakeImport ? [.wide, .disabled] : .wide,
        attributes: [.id("run-take")], action: .data(.agreed))
      button(words(KitText.cancel), .naked, traits: .wide, action: .data(.cancelled))
    }
  }

  private static func zone(_ state: RunFeature.State, _ plan: RunImport) -> RunPiece {
    let words = state.words
    return box {
      paragraph(words(RunDataText.zone), "headline")
      paragraph(words(RunDataText.zoneText), "hint")
      line("wraps") {
        button(plan.zone.name, .filled, action: .data(.zoneAnswered(plan.zone.name)))
        if !sameBytes(plan.zone.name, "UTC") {
          button("UTC", .filled, action: .data(.zoneAnswered("UTC")))
        }
      }
    }
  }

  private static func card(
    _ state: RunFeature.State, _ file: RunImport.File, _ index: Int
  ) -> RunPiece {
    let words = state.words
    return box {
      paragraph(file.name, "headline breaks")
      switch file.outcome {
      case .failure(let reason): fault(words(reason))
      case .success(let reading):
        for (number, run) in reading.runs.enumerated() {
          row(state, file, run, index, number)
        }
        if reading.noteCount > 0 {
          element("details", .class("run-notes")) {
            element("summary") { words(RunDataText.leftOut, count: reading.noteCount) }
            element("ul") {
              for (number, note) in reading.notes.enumerated() {
                element("li", .key(String(number))) { words(note) }
              }
            }
          }
        }
        if reading.isCut { paragraph(words(RunDataText.cut), "hint") }
      }
    }
  }

  private static func row(
    _ state: RunFeature.State, _ file: RunImport.File, _ run: ReadRun, _ index: Int, _ number: Int
  ) -> RunPiece {
    let words = state.words
    let condition = file.states[number]
    let place = run.place(
      in: state.data.plan?.zone ?? PlanningZone(state.moment.zone, at: state.now))
    let text = [
      words.formats.dateTime(place.start.civil(offset: place.offset), .medium),
      words.sport(run.recording.sport),
      words.distance(run.record.whole.centimetres), words.clock(run.record.whole.elapsed),
    ].joined(separator: " · ")
    guard condition.isOffered else {
      return element("div", .class("run-state"), .key(String(number))) {
        paragraph(text)
        paragraph(words(condition), "hint")
      }
    }
    return element("div", .class("stack"), .key(String(number))) {
      switchRow(
        id: "run-take-" + String(index) + "-" + String(number),
        FieldLabel(text, hint: words(condition)), isOn: file.isTaken(number),
        onToggle: { isOn in .data(.picked(file: index, run: number, isOn)) })
      if let target = state.mergeTarget(condition) {
        button(
          words(MergeText.into, text: words.name(of: target)), .filled, icon: .merge,
          traits: .small,
          attributes: [.id("run-merge-" + String(index) + "-" + String(number))],
          action: .data(.mergeWanted(file: index, run: number)))
      }
    }
  }
}
