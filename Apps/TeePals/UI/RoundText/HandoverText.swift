import Design

/// The words of a round that comes to another host.
enum HandoverText: PhraseBook {
  case open, choose, nobody, askTitle, askText, askDo, askNot
  case waits, takeBack, takeBackFrom
  case asks, decline, accept

  var phrase: Phrase {
    switch self {
    case .open: Phrase("Hand over…", "호스트 넘기기…")
    case .choose: Phrase("Who hosts instead?", "누가 호스트를 맡을까요?")
    case .nobody: Phrase("Nobody else plays yet", "아직 다른 참여자가 없어요")
    case .askTitle: Phrase("Ask {name} to host?", "{name} 님에게 호스트를 부탁할까요?")
    case .askText:
      Phrase(
        "Once they accept, they can change or cancel the round and answer requests, and you stay "
          + "as a player. Until then nothing changes.",
        "상대가 수락하면 라운드를 바꾸거나 취소하고 요청에 답하는 일을 맡게 되고, 나는 참여자로 남아요. "
          + "그 전까지는 아무것도 바뀌지 않아요.")
    case .askDo: Phrase("Ask", "부탁하기")
    case .askNot: Phrase("Not now", "나중에")
    case .waits:
      Phrase(
        "You asked {name} to host this round. Until they accept, you are the host.",
        "{name} 님에게 호스트를 부탁했어요. 수락할 때까지는 내가 호스트예요.")
    case .takeBack: Phrase("Take back", "부탁 거두기")
    case .takeBackFrom: Phrase("Take back: {name} hosts", "{name} 님에게 한 호스트 부탁 거두기")
    case .asks:
      Phrase(
        "{name} asks you to host this round. As the host you can change or cancel it, answer "
          + "requests and invite. {name} stays as a player.",
        "{name} 님이 이 라운드의 호스트를 부탁했어요. 호스트가 되면 라운드를 바꾸거나 취소하고, "
          + "요청에 답하고 초대할 수 있어요. {name} 님은 참여자로 남아요.")
    case .decline: Phrase("Decline", "거절")
    case .accept: Phrase("Host this round", "호스트 맡기")
    }
  }
}
