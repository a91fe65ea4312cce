import Design

/// The words of deciding.
enum DecisionText: PhraseBook {
  case title, decide, decideAppeal, what, length, rule, note, noteHint
  case dismiss, remove, release, warn, coolingOff, suspend, ban, shadow
  case days, withoutEnd, removes, hidesPosts, nothing
  case grant, deny, lift, liftTitle, liftText, done
  case changed, own, absent, badField, otherField

  /// What the sheet calls a field of a request.
  init(field: String) {
    switch field {
    case "decision": self = .what
    case "days": self = .length
    case "rule": self = .rule
    case "note": self = .note
    default: self = .otherField
    }
  }

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Decision", "결정")
    case .decide: Phrase("Decide", "결정하기")
    case .decideAppeal: Phrase("Decide on the appeal", "이의 결정하기")
    case .what: Phrase("What is done", "조치")
    case .length: Phrase("How long", "기간")
    case .rule: Phrase("Rule", "규칙")
    case .note: Phrase("Note to the person", "당사자에게 하는 말")
    case .noteHint:
      Phrase(
        "They read it with the decision. Never say who reported.",
        "결정과 함께 당사자가 읽어요. 누가 신고했는지는 쓰지 마세요.")
    case .dismiss: Phrase("Nothing is wrong", "문제없음")
    case .remove: Phrase("Remove it", "내리기")
    case .release: Phrase("Show it again", "다시 보이기")
    case .warn: Phrase("Warn", "경고")
    case .coolingOff: Phrase("No new rounds for {n} days", "{n}일 동안 새 라운드 금지")
    case .suspend: Phrase("Suspend", "이용 정지")
    case .ban: Phrase("Ban", "이용 금지")
    case .shadow: Phrase("Hide from others for {n} days", "{n}일 동안 다른 사람에게 숨기기")
    case .days: Phrase("{n} days", "{n}일")
    case .withoutEnd: Phrase("Without end", "기한 없음")
    case .removes: Phrase("Also remove what was reported", "신고된 내용도 내리기")
    case .hidesPosts: Phrase("Also hide their posts", "게시물도 숨기기")
    case .nothing:
      Phrase("There is nothing to decide any more.", "더 이상 결정할 것이 없어요.")
    case .grant: Phrase("Grant: put everything back", "받아들이고 모두 되돌리기")
    case .deny: Phrase("Deny: the decision stands", "받아들이지 않기")
    case .lift: Phrase("Lift", "해제하기")
    case .liftTitle: Phrase("Lift this?", "해제할까요?")
    case .liftText:
      Phrase("It ends at once, and they are told.", "바로 끝나고 당사자에게 알려요.")
    case .done: Phrase("Decided", "결정했어요")
    case .changed:
      Phrase(
        "The case changed meanwhile. What you typed is kept: see what happened, then decide.",
        "그사이 신고가 바뀌었어요. 작성한 내용은 그대로예요. 달라진 점을 보고 결정해 주세요.")
    case .own:
      Phrase(
        "Nobody decides about themselves, their own report or their own decision. Another "
          + "moderator has to.",
        "나에 대한 신고, 내가 한 신고, 내가 한 결정은 직접 결정할 수 없어요. 다른 운영자가 해야 해요.")
    case .absent:
      Phrase(
        "This is not there any more. Go back to the cases.",
        "더 이상 없는 신고예요. 목록으로 돌아가 주세요.")
    case .badField: Phrase("This can't be used: {name}", "쓸 수 없는 값이에요: {name}")
    case .otherField: Phrase("Something else", "그 밖의 값")
    }
  }
}
