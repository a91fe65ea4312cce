import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// What the server did not accept, why in words, and what can be done.
enum RunRefusedView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(state, key: "refused", title: words(RunShellText.refused), back: true) {
      if state.refused.isEmpty {
        emptyState(icon: .cloudCheck, title: words(RunRefusalText.none))
      } else {
        element("ul", .class("stack"), .attribute("role", "list")) {
          for refused in state.refused {
            element("li", .key(refused.id.description)) { card(state, refused) }
          }
        }
      }
    }
  }

  private static func card(_ state: RunFeature.State, _ refused: RefusedRunCommand) -> RunPiece {
    let words = state.words
    return box {
      element("h2", .class("headline breaks")) { words(refused.command) }
      fault(refused.reason.text(in: state.language) { rejection in words(rejection) })
      paragraph(refused.when, "callout soft")
      line("wraps") {
        if refused.reason.isWorthRepeating {
          button(
            words(KitText.retry), .filled, icon: .refresh, action: .refusedRepeated(refused.id))
        }
        button(
          words(KitText.discard), .naked, icon: .trash, traits: .destructive,
          action: .refusedDiscarded(refused.id))
      }
    }
  }
}

extension RunFeature {
  /// Why something was not accepted, for those who show it from outside.
  public static func words(for rejection: RunRejection, in language: Language) -> String {
    Words(language, unit: .kilometre)(rejection)
  }
}

extension Words {
  /// What a command wanted to do.
  func callAsFunction(_ command: RunCommand) -> String {
    switch command {
    case .saveRun(let run): self(RunRefusalText.save, text: name(of: run))
    case .keepTrack: self(RunRefusalText.track)
    case .keepFile: self(RunRefusalText.file)
    case .editRun: self(RunRefusalText.edit)
    case .deleteRun: self(RunRefusalText.delete)
    case .restoreRun: self(RunRefusalText.restore)
    case .undoImport: self(RunRefusalText.undo)
    case .setRunSetting: self(RunRefusalText.setting)
    case .keepStride: self(RunRefusalText.keepStride)
    case .deleteStride: self(RunRefusalText.deleteStride)
    case .addShoe, .editShoe: self(RunRefusalText.shoe)
    case .deleteShoe: self(RunRefusalText.deleteShoe)
    case .keepPlan: self(RunRefusalText.plan)
    case .deletePlan: self(RunRefusalText.deletePlan)
    case .keepMotion: self(SentMotionText.send)
    case .deleteMotion: self(SentMotionText.delete)
    }
  }

  func callAsFunction(_ rejection: RunRejection) -> String {
    switch rejection {
    case .notFound: self(RunShellText.gone)
    case .notYours: self(RunRefusalText.notYours)
    case .savedOtherwise: self(RunRefusalText.savedOtherwise)
    case .notAnnounced, .otherContent: self(RunRefusalText.otherContent)
    case .tooLong(_, let limit): self(RunRefusalText.tooLong, text: formats.number(limit))
    case .tooMany(_, let limit): self(RunRefusalText.tooMany, text: formats.number(limit))
    case .unusableCharacter: self(RunRefusalText.character)
    case .outOfRange(_, let least, let most):
      self(
        RunRefusalText.range, name: formats.number(least), text: formats.number(most))
    case .badTimes: self(RunRefusalText.times)
    case .badOrder: self(RunRefusalText.order)
    case .noTrack: self(RunRefusalText.noTrack)
    case .noShoe: self(ShoesText.noShoe)
    case .empty: self(RunRefusalText.empty)
    case .otherTrack: self(RunRefusalText.otherTrack)
    case .tooLarge(let limit):
      self(RunRefusalText.tooLarge, text: formats.size(bytes: Int64(limit)))
    case .merged: self(RunRefusalText.merged)
    }
  }
}

/// The words of what is not accepted.
enum RunRefusalText: PhraseBook {
  case none, save, track, file, edit, delete, restore, undo, setting, notYours, savedOtherwise
  case otherContent, tooLong, tooMany, character, range, times, noTrack, otherTrack, tooLarge
  case keepStride, deleteStride
  case shoe, deleteShoe, plan, deletePlan, empty
  case order
  case merged

  var phrase: Phrase {
    switch self {
    case .none: Phrase("Everything was accepted", "모두 받아들여졌어요")
    case .save: Phrase("Save “{text}”", "‘{text}’ 저장")
    case .track: Phrase("Save a run's track", "경로 저장")
    case .file: Phrase("Save a run's file", "원본 파일 저장")
    case .edit: Phrase("Change a run", "기록 수정")
    case .delete: Phrase("Delete a run", "기록 삭제")
    case .restore: Phrase("Restore a run", "기록 복원")
    case .undo: Phrase("Undo an import", "가져오기 되돌리기")
    case .setting: Phrase("Change a setting", "설정 변경")
    case .keepStride: Phrase("Save a step length", "보폭 저장")
    case .deleteStride: Phrase("Delete a step length", "보폭 삭제")
    case .notYours: Phrase("You can only change your own data.", "내 것만 바꿀 수 있어요.")
    case .savedOtherwise: Phrase("Another run already has this ID.", "같은 번호의 다른 기록이 있어요.")
    case .otherContent: Phrase("The track or file doesn't match the run.", "경로나 파일이 기록과 맞지 않아요.")
    case .tooLong: Phrase("Too long (limit: {text}).", "너무 길어요(최대 {text}).")
    case .tooMany: Phrase("No more than {text} are allowed.", "{text}개까지만 가능해요.")
    case .character: Phrase("It contains a character that can't be saved.", "저장할 수 없는 글자가 있어요.")
    case .range: Phrase("It must be between {name} and {text}.", "{name}에서 {text} 사이여야 해요.")
    case .times: Phrase("The times are not valid.", "시간이 맞지 않아요.")
    case .noTrack: Phrase("This run has no track.", "이 기록에는 경로가 없어요.")
    case .otherTrack: Phrase("The runs don't share a track.", "같은 경로의 기록이 아니에요.")
    case .order: Phrase("The numbers must rise from one to the next.", "숫자가 차례로 커져야 해요.")
    case .tooLarge: Phrase("It is larger than {text}.", "{text}보다 커요.")
    case .shoe: Phrase("Change shoes", "신발 변경")
    case .deleteShoe: Phrase("Delete shoes", "신발 삭제")
    case .plan: Phrase("Save intervals", "인터벌 저장")
    case .deletePlan: Phrase("Delete intervals", "인터벌 삭제")
    case .empty: Phrase("Something is missing.", "빠진 내용이 있어요.")
    case .merged:
      Phrase("Another file is merged already. Undo that first.", "이미 합친 파일이 있어요. 먼저 되돌려 주세요.")
    }
  }
}
