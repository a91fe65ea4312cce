import Core
import DayBlockDomain
import Design
import View

/// What the server did not accept, why in words, and what can be done.
enum DayRefusedView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("day-refused")) {
      topBar(title: words(ShellText.refused), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column day-info")) {
          if state.refused.isEmpty {
            emptyState(
              icon: .cloudCheck, title: words(DayRefusedText.empty),
              text: words(DayRefusedText.emptyText))
          } else {
            paragraph(words(DayRefusedText.intro), "soft")
            element("ul", .class("stack"), .attribute("role", "list")) {
              for refused in state.refused {
                element("li", .key(refused.id.description)) { card(state, refused) }
              }
            }
          }
        }
      }
    }
  }

  private static func card(_ state: State, _ refused: RefusedDayCommand) -> Piece {
    let words = state.words
    return element("article", .class("day-card stack")) {
      element("h2", .class("headline breaks")) { state.deed(refused.command) }
      fault(
        refused.reason.text(in: state.language) { rejection in words.reason(rejection) })
      paragraph(refused.when, "callout soft")
      line("wraps") {
        if refused.reason.isWorthRepeating {
          button(
            words(KitText.retry), .filled, icon: .refresh, action: .refusedRepeated(refused.id))
        } else if let place = place(of: refused.command, state) {
          element("a", .class("button filled"), .attribute("href", place.path)) {
            words(DayRefusedText.look)
          }
        }
        button(
          words(DayRefusedText.discard), .naked, icon: .trash, traits: .destructive,
          action: .refusedDiscarded(refused.id))
      }
    }
  }

  /// Where the same can be tried again, put right.
  private static func place(of command: DayBlockCommand, _ state: State) -> DayRoute? {
    switch command {
    case .addGroup: .manage(.groups)
    case .editGroup(let id, _): .editGroup(id)
    case .addBlock: .manage(.blocks)
    case .editBlock(let id, _): .editBlock(id)
    case .deleteGroup, .restoreGroup, .deleteBlock, .restoreBlock, .restoreSession: .discarded
    case .startRun, .takeStep: .tracking
    case .addSession: .calendar(.day, nil)
    case .editSession(let id, _), .splitSession(let id, _, _), .deleteSession(let id):
      state.replica.session(id) == nil ? .calendar(.month, nil) : .session(id)
    case .importSessions, .undoImport: .data
    case .setSetting: .settings
    }
  }
}

extension DayBlockFeature.State {
  /// What a command wanted to do.
  func deed(_ command: DayBlockCommand) -> String {
    switch command {
    case .addGroup(let group): words(DayRefusedText.addGroup, name: group.name)
    case .editGroup(let id, _): words(DayRefusedText.editGroup, name: groupName(id))
    case .deleteGroup(let id): words(DayRefusedText.deleteGroup, name: groupName(id))
    case .restoreGroup(let id): words(DayRefusedText.restoreGroup, name: groupName(id))
    case .addBlock(let block): words(DayRefusedText.addBlock, name: block.name)
    case .editBlock(let id, _): words(DayRefusedText.editBlock, name: face(of: id).name)
    case .deleteBlock(let id): words(DayRefusedText.deleteBlock, name: face(of: id).name)
    case .restoreBlock(let id): words(DayRefusedText.restoreBlock, name: face(of: id).name)
    case .startRun(let run):
      words(DayRefusedText.startRun, name: face(of: run.block, named: run.blockName).name)
    case .takeStep(let id, let step): words(text(of: step), name: runName(id))
    case .addSession(let session):
      words(DayRefusedText.addSession, name: face(of: session.block).name)
    case .editSession(let id, _): words(DayRefusedText.editSession, name: sessionName(id))
    case .splitSession(let id, _, _): words(DayRefusedText.splitSession, name: sessionName(id))
    case .deleteSession(let id): words(DayRefusedText.deleteSession, name: sessionName(id))
    case .restoreSession(let id): words(DayRefusedText.restoreSession, name: sessionName(id))
    case .importSessions(_, let sessions):
      words(DayRefusedText.importSessions, count: sessions.count)
    case .undoImport: words(DayRefusedText.undoImport)
    case .setSetting: words(DayRefusedText.setting)
    }
  }

  private func groupName(_ id: BlockGroupID) -> String {
    replica.group(id).map { group in name(of: group) } ?? words(ShellText.unknownBlock)
  }

  private func runName(_ id: DayRunID) -> String {
    replica.run(id).map { run in face(of: run.block, named: run.blockName).name }
      ?? words(ShellText.unknownBlock)
  }

  private func sessionName(_ id: DaySessionID) -> String {
    replica.session(id).map { session in face(of: session.block).name }
      ?? words(ShellText.unknownBlock)
  }

  private func text(of step: DayRunStep) -> DayRefusedText {
    switch step {
    case .pause: .pauseRun
    case .resume: .resumeRun
    case .finish: .finishRun
    case .discard: .discardRun
    case .restore: .restoreRun
    case .cut, .assign, .suspectClock: .correctRun
    }
  }
}

/// What the server did not accept.
enum DayRefusedText: PhraseBook {
  case intro, empty, emptyText, look, discard
  case addGroup, editGroup, deleteGroup, restoreGroup
  case addBlock, editBlock, deleteBlock, restoreBlock
  case startRun, pauseRun, resumeRun, finishRun, discardRun, restoreRun, correctRun
  case addSession, editSession, splitSession, deleteSession, restoreSession
  case importSessions, undoImport, setting

  var phrase: Phrase {
    switch self {
    case .intro:
      Phrase(
        "The server didn't accept these changes made on this device. Nothing else was lost.",
        "이 기기에서 바꾼 것을 서버가 거절했어요. 다른 기록은 그대로예요.")
    case .empty: Phrase("Everything was accepted", "모두 받아들여졌어요")
    case .emptyText: Phrase("There is nothing to do here.", "할 일이 없어요.")
    case .look: Phrase("View", "확인하기")
    case .discard: Phrase("Discard", "버리기")
    case .addGroup: Phrase("Create the group {name}", "그룹 {name} 만들기")
    case .editGroup: Phrase("Change the group {name}", "그룹 {name} 수정")
    case .deleteGroup: Phrase("Delete the group {name}", "그룹 {name} 삭제")
    case .restoreGroup: Phrase("Restore the group {name}", "그룹 {name} 되살리기")
    case .addBlock: Phrase("Create the block {name}", "블럭 {name} 만들기")
    case .editBlock: Phrase("Change the block {name}", "블럭 {name} 수정")
    case .deleteBlock: Phrase("Delete the block {name}", "블럭 {name} 삭제")
    case .restoreBlock: Phrase("Restore the block {name}", "블럭 {name} 되살리기")
    case .startRun: Phrase("Start {name}", "{name} 시작")
    case .pauseRun: Phrase("Pause {name}", "{name} 일시 정지")
    case .resumeRun: Phrase("Resume {name}", "{name} 다시 시작")
    case .finishRun: Phrase("Finish {name}", "{name} 완료")
    case .discardRun: Phrase("Discard {name}", "{name} 버리기")
    case .restoreRun: Phrase("Restore {name}", "{name} 되살리기")
    case .correctRun: Phrase("Correct {name}", "{name} 바로잡기")
    case .addSession: Phrase("Add time to {name}", "{name} 시간 추가")
    case .editSession: Phrase("Change a record of {name}", "{name} 기록 수정")
    case .splitSession: Phrase("Split a record of {name}", "{name} 기록 나누기")
    case .deleteSession: Phrase("Delete a record of {name}", "{name} 기록 삭제")
    case .restoreSession: Phrase("Restore a record of {name}", "{name} 기록 되살리기")
    case .importSessions:
      Phrase(one: "Import {n} record", other: "Import {n} records", "기록 {n}개 가져오기")
    case .undoImport: Phrase("Undo an import", "가져오기 되돌리기")
    case .setting: Phrase("Change a setting", "설정 변경")
    }
  }
}
