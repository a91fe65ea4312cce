import Design

/// The words of how somebody stands.
enum StandingText: PhraseBook {
  case title, entrance, empty, emptyText
  case removed, warned, coolingOff, suspended, banned, hidden, other
  case rule, until, over, about, note
  case canAppeal, appeal, appealed, waiting, granted, denied
  case lead, words, send, appealSent, tooLate

  /// What was decided.
  init(_ line: StandingLine) {
    self =
      switch line.decision {
      case "remove": .removed
      case "warn": .warned
      case "coolingOff": .coolingOff
      case "suspend": .suspended
      case "ban": .banned
      case "shadow": .hidden
      default: .other
      }
  }

  var phrase: Phrase {
    switch self {
    case .title: Phrase("How you stand", "나에 대한 결정")
    case .entrance: Phrase("Decisions of moderators", "운영자의 결정")
    case .empty: Phrase("All is well", "아무 문제 없어요")
    case .emptyText:
      Phrase("Moderators have decided nothing about you.", "운영자가 나에 대해 결정한 일이 없어요.")
    case .removed: Phrase("Something you wrote was removed", "작성한 내용을 내렸어요")
    case .warned: Phrase("You were warned", "경고를 받았어요")
    case .coolingOff: Phrase("You can't create rounds for some days", "며칠 동안 라운드를 만들 수 없어요")
    case .suspended: Phrase("You were suspended", "이용이 정지됐어요")
    case .banned: Phrase("You were banned from TeePals", "TeePals 이용이 금지됐어요")
    case .hidden: Phrase("Others do not see you", "다른 사람에게 보이지 않아요")
    case .other: Phrase("A moderator decided something", "운영자가 결정했어요")
    case .rule: Phrase("For", "이유")
    case .until: Phrase("Until", "기한")
    case .over: Phrase("Over since", "끝난 날")
    case .about: Phrase("What it is about", "해당 내용")
    case .note: Phrase("From the moderator", "운영자의 말")
    case .canAppeal:
      Phrase(
        "You can appeal once, until {name}. Somebody else decides.",
        "{name}까지 한 번 이의를 제기할 수 있어요. 다른 사람이 결정해요.")
    case .appeal: Phrase("Appeal", "이의 제기")
    case .appealed: Phrase("You said", "제기한 이의")
    case .waiting: Phrase("Nobody has decided yet.", "아직 결정되지 않았어요.")
    case .granted:
      Phrase("Granted: everything is as it was before.", "받아들여졌어요. 모두 예전대로 되돌렸어요.")
    case .denied: Phrase("Denied: the decision stands.", "받아들여지지 않았어요. 결정은 그대로예요.")
    case .lead:
      Phrase(
        "Say why the decision is wrong. You can do this once.",
        "결정이 왜 잘못됐는지 알려 주세요. 한 번만 할 수 있어요.")
    case .words: Phrase("Your words", "내용")
    case .send: Phrase("Send appeal", "이의 보내기")
    case .appealSent: Phrase("Appeal sent", "이의를 보냈어요")
    case .tooLate:
      Phrase("This can't be appealed any more.", "더 이상 이의를 제기할 수 없어요.")
    }
  }
}
