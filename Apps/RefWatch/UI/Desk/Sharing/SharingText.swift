import Design

/// Letting others watch a match.
enum SharingText: PhraseBook {
  case title, intro, newLink, audience, everyone, observer, crew
  case everyoneHint, officialsHint, names, namesHint, delay, delayHint, noDelay, minutes, seconds
  case make, links, noLinks, copy, copied, code, hideCode, codeLabel, stop, stopQuestion, stopText
  case until, watching, onlyOnce, offline, notThere, tooMany, failed, needsAccount, notOwner, open

  var phrase: Phrase {
    switch self {
    case .title: Phrase("Share live", "실시간 공유")
    case .intro:
      Phrase(
        "Anyone with a link can watch this match live: score, clock and events. They need no "
          + "account and can change nothing. Without a link, no one can see it.",
        "링크가 있는 사람은 점수, 시계, 경기 상황을 실시간으로 볼 수 있어요. 계정이 필요 없고 아무것도 바꿀 수 없어요. 링크가 없으면 아무도 볼 수 없어요.")
    case .newLink: Phrase("New link", "새 링크")
    case .audience: Phrase("Audience", "볼 사람")
    case .everyone: Phrase("Family, clubs, anyone", "가족, 구단, 누구나")
    case .observer: Phrase("Referee observer", "심판 평가관")
    case .crew: Phrase("Other officials", "다른 심판")
    case .everyoneHint:
      Phrase("Goals, cards, substitutions, penalties", "득점, 카드, 교체, 페널티킥")
    case .officialsHint: Phrase("Also warnings and card codes", "주의와 카드 사유 코드도 함께")
    case .names: Phrase("Show names", "이름 보이기")
    case .namesHint: Phrase("If off, shirt numbers only, for minors", "끄면 등번호만 보여요. 미성년자를 위해서예요.")
    case .delay: Phrase("Delay", "지연")
    case .delayHint: Phrase("How far viewers are behind the match", "실제 경기보다 늦게 보이는 시간")
    case .noDelay: Phrase("None", "없음")
    case .minutes: Phrase(one: "{n} minute", other: "{n} minutes", "{n}분")
    case .seconds: Phrase(one: "{n} second", other: "{n} seconds", "{n}초")
    case .make: Phrase("Create link", "링크 만들기")
    case .links: Phrase("Links", "링크")
    case .noLinks: Phrase("No one else can watch this match.", "다른 사람은 이 경기를 볼 수 없어요.")
    case .copy: Phrase("Copy link", "링크 복사")
    case .copied: Phrase("Link copied", "링크를 복사했어요")
    case .code: Phrase("Show the QR code", "QR 코드 보기")
    case .hideCode: Phrase("Hide the QR code", "QR 코드 숨기기")
    case .codeLabel: Phrase("QR code of the link", "링크의 QR 코드")
    case .stop: Phrase("Stop sharing", "공유 중지")
    case .stopQuestion: Phrase("Stop this link?", "이 링크를 중지할까요?")
    case .stopText:
      Phrase(
        "Viewers lose access at once. The link can't be started again.",
        "이 링크로 보던 사람은 바로 볼 수 없게 돼요. 다시 켤 수는 없어요.")
    case .until: Phrase("Until {text}", "{text}까지")
    case .watching:
      Phrase(one: "{n} watching", other: "{n} watching", "{n}명 시청 중")
    case .onlyOnce:
      Phrase(
        "The link is shown only on the device that created it. If you lose it, create a new one.",
        "주소는 만든 기기에서만 볼 수 있어요. 잃어버렸다면 새로 만들어 주세요.")
    case .offline:
      Phrase(
        "Offline. Creating and stopping links needs the server: try again with a network.",
        "오프라인이에요. 링크는 서버에서 만들고 중지하니 네트워크에 연결한 뒤 다시 시도해 주세요.")
    case .notThere:
      Phrase(
        "The server does not have this match yet. Share it once it is saved there.",
        "아직 서버에 이 경기가 없어요. 서버에 저장된 뒤에 공유해 주세요.")
    case .tooMany:
      Phrase("This match already has 20 links. Stop one first.", "링크가 이미 20개예요. 먼저 하나를 중지해 주세요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 시도해 주세요.")
    case .needsAccount:
      Phrase(
        "Sharing needs an account: a match that is only on this device cannot be watched.",
        "공유하려면 계정이 필요해요. 이 기기에만 있는 경기는 다른 사람이 볼 수 없어요.")
    case .notOwner:
      Phrase(
        "Only the person who set this match up can share it.", "이 경기를 만든 사람만 공유할 수 있어요.")
    case .open: Phrase("Open live view", "직접 보기")
    }
  }
}
