import Calendar
import Core
import Design
import TeePalsDomain

/// What is said where no round can be posted now, and where one was refused.
enum PostingText: PhraseBook {
  case full, againAt, againTomorrow, againOn, againNow, fillIn
  case notPosted, askReplace, replaceText, keepDraft, replace

  var phrase: Phrase {
    switch self {
    case .full: Phrase("You've reached the posting limit for now.", "지금은 라운드를 더 올릴 수 없어요.")
    case .againAt: Phrase("You can post again at {text}.", "오늘 {text}부터 다시 올릴 수 있어요.")
    case .againTomorrow:
      Phrase("You can post again tomorrow at {text}.", "내일 {text}부터 다시 올릴 수 있어요.")
    case .againOn:
      Phrase("You can post again on {name} at {text}.", "{name} {text}부터 다시 올릴 수 있어요.")
    case .againNow: Phrase("You can post it again now.", "이제 다시 올릴 수 있어요.")
    case .fillIn:
      Phrase(
        "You can prepare it now. The draft is kept on this device.",
        "미리 작성해 두세요. 입력한 내용은 이 기기에 남아요.")
    case .notPosted: Phrase("This round was not posted", "라운드를 올리지 못했어요")
    case .askReplace: Phrase("Replace your draft?", "초안을 바꿀까요?")
    case .replaceText:
      Phrase(
        "You have another draft that is not posted. Trying this round again replaces it.",
        "아직 올리지 않은 다른 라운드 초안이 있어요. 이 라운드를 다시 열면 그 초안은 사라져요.")
    case .keepDraft: Phrase("Keep draft", "초안 유지")
    case .replace: Phrase("Replace draft", "바꾸기")
    }
  }
}

extension Words {
  /// "You can post again at 2:20 PM.", "… tomorrow at 8:00 AM.": the first whole minute.
  func postsAgain(_ instant: Instant, now: Instant, in zone: Zone) -> String {
    let minute: Int64 = 60_000
    let whole = Instant(milliseconds: (instant.milliseconds + minute - 1) / minute * minute)
    let civil = whole.civil(offset: zone.offset)
    let today = now.civil(offset: zone.offset).date
    let time = formats.time(civil.time)
    if civil.date == today { return self(PostingText.againAt, text: time) }
    if civil.date == today.adding(days: 1) { return self(PostingText.againTomorrow, text: time) }
    return self(
      PostingText.againOn, name: formats.date(civil.date, .shortWithWeekday), text: time)
  }
}

extension TeePalsFeature.State {
  /// From when on the person may post a round again, by what this device knows; `nil` where nothing
  /// is known against it.
  var postsAgain: Instant? {
    GolfDecision.wait(.createRound, of: me, at: now, in: replica).map { seconds in
      now.advanced(byMilliseconds: Int64(seconds) * 1_000)
    }
  }

  /// Why something was refused. Of a round it is said when it can be posted: by what the device
  /// knows now, or by what the server said of the time at which it was made.
  func reason(of refused: RefusedGolfCommand) -> String {
    guard case .createRound = refused.command,
      case .rules(.rateLimited(let seconds)) = refused.reason
    else {
      return refused.reason.text(in: language) { rejection in words.reason(rejection) }
    }
    let told = refused.made.advanced(byMilliseconds: Int64(seconds) * 1_000)
    let again = max(told, postsAgain ?? told)
    let next =
      again > now
      ? words.postsAgain(again, now: now, in: zone) : words(PostingText.againNow)
    return words(PostingText.full) + " " + next
  }

  /// The round as it was to be posted, where the server did not take it.
  func refusedRound(_ id: RoundID) -> RefusedGolfCommand? {
    refused.last { refused in
      if case .createRound(let round) = refused.command { round.id == id } else { false }
    }
  }
}
