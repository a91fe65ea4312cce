import Calendar
import Core
import Design
import RunningBuddyDomain
import View

/// Raw motion that is on the server: of one run on its page, of all in the settings.
enum SentMotionView {
  /// Of a run; nothing where there is none.
  static func view(_ state: RunFeature.State, _ run: Run) -> RunPiece {
    let parts = state.replica.motion(of: run.trackOwner)
    guard !parts.isEmpty else { return .empty }
    let words = state.words
    return section(id: "run-sent-motion", words(SentMotionText.title)) {
      paragraph(
        words(SentMotionText.here, text: words.formats.size(bytes: RunReplica.bytes(parts))),
        "hint")
      button(
        words(MotionText.export), .filled, icon: .file, traits: .wide,
        attributes: [.id("run-sent-motion-file")], action: .sentMotion(.exported(run.trackOwner)))
      delete(words(SentMotionText.delete), .deleteWanted(run.trackOwner))
    }
  }

  /// Whether new runs send theirs.
  static func toggle(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return switchRow(
      id: "run-send-motion",
      FieldLabel(words(SentMotionText.send), hint: words(SentMotionText.sendHint)),
      isOn: state.settings.sendsMotion, onToggle: { isOn in .setting(.sendsMotion(isOn)) })
  }

  /// Of all runs; nothing where there is none.
  static func all(_ state: RunFeature.State) -> RunPiece {
    let runs = state.replica.runsWithMotion.count
    guard runs > 0 else { return .empty }
    let words = state.words
    return .fragment([
      paragraph(
        words(SentMotionText.runs, count: runs) + ", "
          + words.formats.size(bytes: state.replica.motionBytes), "hint"),
      delete(words(SentMotionText.deleteAll), .deleteWanted(nil)),
    ])
  }

  private static func delete(_ title: String, _ action: SentMotionAction) -> RunPiece {
    button(
      title, .naked, icon: .trash, traits: [.wide, .destructive],
      attributes: [.id("run-sent-motion-delete")], action: .sentMotion(action))
  }

  /// It cannot be taken back: it is asked.
  static func sheet(_ state: RunFeature.State) -> RunPiece {
    guard let question = state.sentMotion.question else { return .empty }
    let words = state.words
    let title: SentMotionText = question == .all ? .deleteAll : .delete
    return Sheet(
      id: "run-sent-motion-question", title: words(title), language: state.language,
      close: RunFeature.ViewAction.sentMotion(.deleteClosed)
    ).node {
      paragraph(words(SentMotionText.forGood))
      button(
        words(title), .filled, icon: .trash, traits: [.wide, .destructive],
        action: .sentMotion(.deleted))
    }
  }
}

/// The words of raw motion on the server.
enum SentMotionText: PhraseBook {
  case title, here, send, sendHint, runs, delete, deleteAll, deleted, forGood
  case missing, damaged, cut, unread

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Raw motion", "원본 동작 데이터")
    case .here: Phrase("{text} on the server. Only you can see it.", "서버에 {text} 있어요. 나만 볼 수 있어요.")
    case .send: Phrase("Upload raw motion", "원본 동작 데이터 업로드")
    case .sendHint:
      Phrase(
        "When a run is saved, its acceleration, rotation and heart rate go to your server, about "
          + "1 MB an hour, for CSV files on your other devices. Only you can see them. You can "
          + "delete them here or on the run's page.",
        "달리기를 저장하면 가속도, 회전, 심박수를 서버로 보내서 다른 기기에서도 CSV 파일로 받을 수 있어요. 한 시간에 약 1MB이고 나만 볼 수 "
          + "있어요. 여기나 기록 화면에서 삭제할 수 있어요.")
    case .runs:
      Phrase(
        one: "Uploaded from {n} run", other: "Uploaded from {n} runs",
        "달리기 {n}회 업로드됨")
    case .delete: Phrase("Delete raw motion", "원본 동작 데이터 삭제")
    case .deleteAll: Phrase("Delete raw motion of all runs", "모든 달리기의 원본 동작 데이터 삭제")
    case .deleted: Phrase("Raw motion deleted", "원본 동작 데이터를 삭제했어요")
    case .forGood:
      Phrase(
        "It is deleted from the server and all your devices. This can't be undone. Runs stay.",
        "서버와 내 모든 기기에서 삭제하고 되돌릴 수 없어요. 달리기 기록은 남아요.")
    case .missing:
      Phrase(
        "Raw motion has not arrived on this device yet. Try again online.",
        "원본 동작 데이터가 아직 이 기기에 없어요. 온라인에서 다시 시도해 주세요.")
    case .damaged: Phrase("Raw motion is damaged.", "원본 동작 데이터가 손상되었어요.")
    case .cut:
      Phrase(
        "Too much raw motion: only its beginning is uploaded.",
        "원본 동작 데이터가 너무 커서 앞부분만 업로드해요.")
    case .unread:
      Phrase(
        "Raw motion could not be read and is not uploaded.", "원본 동작 데이터를 읽을 수 없어서 업로드하지 않아요.")
    }
  }
}
