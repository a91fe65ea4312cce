import Design

/// Sharing the journal with a mentor.
enum MentorText: PhraseBook {
  case title, lead, people, nobody, waiting, openThread, unread, withdraw, end, shareMore, with
  case somebodyNew, ownName, howLong, days, untilEnded, names, namesHint, what, share, shared
  case sharedNext, onServerFirst, linkFailed, linkOnce, withdrawQuestion, withdrawText
  case endQuestion, endText, leaveQuestion, leaveText, leave, ended, left, wasEnded, wasLeft
  case hasExpired, until, noEnd, withNames, withoutNames, entryTitle, gone, goneHint, allShared
  case seenBy, from, aMoment, thread, noComments, nobodyYet, takenBack, takeBack, write, sentLater
  case sentOnAnswer, send, commentMissing, commentLong, shelf, none, noneHint, withMe, byMe
  case noneOfThese, newComments, read, sharingOver

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Share with a mentor", "멘토와 함께 보기")
    case .lead:
      Phrase(
        "A mentor reads this one entry and comments on it. No one else sees it, and nothing else "
          + "of your journal is shared.",
        "멘토는 이 일지 하나만 읽고 댓글을 남겨요. 다른 사람은 볼 수 없고 다른 일지는 공유되지 않아요.")
    case .people: Phrase("Readers", "함께 보는 사람")
    case .nobody: Phrase("Only you so far", "아직 나만 볼 수 있어요")
    case .waiting: Phrase("No one has opened the link yet", "아직 링크를 연 사람이 없어요")
    case .openThread: Phrase("Comments", "댓글 보기")
    case .unread: Phrase(one: "{n} new", other: "{n} new", "새 댓글 {n}개")
    case .withdraw: Phrase("Stop sharing", "공유하지 않기")
    case .end: Phrase("Stop sharing", "공유 그만하기")
    case .shareMore: Phrase("Share this entry", "이 일지 공유하기")
    case .with: Phrase("Share with", "누구와")
    case .somebodyNew: Phrase("Someone new (by link)", "새로운 사람(링크로)")
    case .ownName: Phrase("Name shown to the mentor", "멘토에게 보일 이름")
    case .howLong: Phrase("Duration", "기간")
    case .days: Phrase(one: "{n} day", other: "{n} days", "{n}일")
    case .untilEnded: Phrase("Until I stop it", "내가 그만할 때까지")
    case .names: Phrase("Names of players", "선수 이름")
    case .namesHint:
      Phrase(
        "If off, moments show numbers only. Your own text is shown as it is.",
        "끄면 장면에 번호만 보여요. 직접 쓴 글은 그대로 보여요.")
    case .what:
      Phrase(
        "The mentor sees the match, its score and all of this entry, including later changes.",
        "멘토는 경기와 점수, 이 일지의 모든 내용을 봐요. 나중에 고친 내용도 보여요.")
    case .share: Phrase("Share", "공유하기")
    case .shared: Phrase("Shared", "공유했어요")
    case .sharedNext: Phrase("Now create a link for your mentor", "이제 멘토에게 보낼 링크를 만드세요")
    case .onServerFirst:
      Phrase(
        "The entry is not on the server yet, or someone has already opened the link. Try again in "
          + "a moment.",
        "일지가 아직 서버에 없거나 이미 링크를 연 사람이 있어요. 잠시 뒤에 다시 해 보세요.")
    case .linkFailed: Phrase("The link could not be created. Try again.", "링크를 만들지 못했어요. 다시 해 보세요.")
    case .linkOnce:
      Phrase(
        "It works once, for one person, until {text}.", "{text}까지 한 사람이 한 번만 쓸 수 있어요.")
    case .withdrawQuestion: Phrase("Stop sharing this entry?", "이 일지를 공유하지 않을까요?")
    case .withdrawText: Phrase("Its link stops working.", "링크를 더는 쓸 수 없어요.")
    case .endQuestion: Phrase("Stop sharing with {name}?", "{name}{과/와} 그만 함께 볼까요?")
    case .endText:
      Phrase(
        "The entry disappears from their devices. The comments stay with you.",
        "상대방의 기기에서 일지가 사라져요. 댓글은 나에게 남아요.")
    case .leaveQuestion:
      Phrase("Stop reading the entry of {name}?", "{name}의 일지를 그만 볼까요?")
    case .leaveText:
      Phrase(
        "It disappears from your devices. Your comments stay with its owner.",
        "내 기기에서 일지가 사라져요. 내 댓글은 일지를 쓴 사람에게 남아요.")
    case .leave: Phrase("Stop reading", "그만 보기")
    case .ended: Phrase("No longer shared", "더는 공유하지 않아요")
    case .left: Phrase("You stopped reading this entry", "이 일지를 더는 보지 않아요")
    case .wasEnded: Phrase("You stopped sharing it.", "공유를 그만뒀어요.")
    case .wasLeft: Phrase("The mentor no longer reads it.", "멘토가 더는 보지 않아요.")
    case .hasExpired: Phrase("Sharing has expired.", "기간이 끝났어요.")
    case .until: Phrase("Shared until {text}.", "{text}까지 공유해요.")
    case .noEnd: Phrase("Shared until stopped.", "그만할 때까지 공유해요.")
    case .withNames: Phrase("With names.", "이름이 보여요.")
    case .withoutNames: Phrase("Without names.", "이름은 보이지 않아요.")
    case .entryTitle: Phrase("Shared journal entry", "함께 보는 일지")
    case .gone: Phrase("This entry is not shared with you", "공유되지 않은 일지예요")
    case .goneHint:
      Phrase(
        "Its owner stopped sharing it, or sharing has expired.", "일지를 쓴 사람이 공유를 그만뒀거나 기간이 끝났어요.")
    case .allShared: Phrase("All shared entries", "함께 보는 일지 모두")
    case .seenBy: Phrase("Read by: {name}", "함께 보는 사람: {name}")
    case .from: Phrase("By {name}", "쓴 사람: {name}")
    case .aMoment: Phrase("A moment of the match", "경기의 한 장면")
    case .thread: Phrase("Comments", "댓글")
    case .noComments: Phrase("No comments yet.", "아직 댓글이 없어요.")
    case .nobodyYet:
      Phrase("You can comment once someone has opened the link.", "누군가 링크를 열면 댓글을 쓸 수 있어요.")
    case .takenBack: Phrase("Comment deleted", "지운 댓글")
    case .takeBack: Phrase("Delete comment", "댓글 지우기")
    case .write: Phrase("Your comment", "내 댓글")
    case .sentLater: Phrase("It will be sent when you are online.", "네트워크가 연결되면 보내요.")
    case .sentOnAnswer: Phrase("It will be sent when the server responds.", "서버가 응답하면 보내요.")
    case .send: Phrase("Send", "보내기")
    case .commentMissing: Phrase("Write something first.", "내용을 적어 주세요.")
    case .commentLong: Phrase("At most 2,000 characters.", "2,000자까지 쓸 수 있어요.")
    case .shelf: Phrase("Shared entries", "함께 보는 일지")
    case .none: Phrase("Nothing shared yet", "아직 함께 보는 일지가 없어요")
    case .noneHint:
      Phrase(
        "Open an entry of your journal to share it, or follow a link you were sent.",
        "내 일지를 열어 공유하거나 받은 링크를 열어 보세요.")
    case .withMe: Phrase("Shared with me", "나에게 공유된 일지")
    case .byMe: Phrase("Shared by me", "내가 공유한 일지")
    case .noneOfThese: Phrase("None.", "없어요.")
    case .newComments:
      Phrase(
        one: "New comments on {n} shared entry", other: "New comments on {n} shared entries",
        "함께 보는 일지 {n}개에 새 댓글이 있어요")
    case .read: Phrase("Read", "읽기")
    case .sharingOver:
      Phrase(
        "The entry is no longer shared, so the comment was not sent.",
        "더는 공유되지 않는 일지라 댓글을 보내지 못했어요.")
    }
  }
}
