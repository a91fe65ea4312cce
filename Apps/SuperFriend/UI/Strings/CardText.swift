import Design
import SuperFriendDomain

/// What can be wrong with a card in a file.
enum CardText: PhraseBook {
  case unfinished, nameMissing, unknownVersion, notAProperty, dateNotReal, unknownCharset
  case nameNotRead, outsideCards, photo, logo, sound, key

  var phrase: Phrase {
    switch self {
    case .unfinished: Phrase("The card is incomplete.", "카드가 중간에 끊겼어요.")
    case .nameMissing: Phrase("The card has no name.", "카드에 이름이 없어요.")
    case .unknownVersion: Phrase("Unknown version “{text}”.", "알 수 없는 버전 ‘{text}’이에요.")
    case .notAProperty: Phrase("This line could not be read.", "이 줄을 읽지 못했어요.")
    case .dateNotReal: Phrase("“{text}” is not a date.", "‘{text}’{은/는} 날짜가 아니에요.")
    case .unknownCharset:
      Phrase("Written in “{text}”, which can't be read here.", "‘{text}’ 문자 집합은 읽을 수 없어요.")
    case .nameNotRead:
      Phrase(
        "The name is written in “{text}”, which can't be read here. The card was left out.",
        "이름이 ‘{text}’ 문자 집합으로 쓰여 있어 읽지 못했어요. 이 카드는 건너뛰었어요.")
    case .outsideCards: Phrase("Text outside any card.", "카드 바깥에 있는 텍스트예요.")
    case .photo: Phrase("photo", "사진")
    case .logo: Phrase("logo", "로고")
    case .sound: Phrase("sound", "소리")
    case .key: Phrase("key", "키")
    }
  }
}

extension Words {
  /// What was wrong with a card or a line of one.
  func reason(_ reason: CardFault.Reason) -> String {
    switch reason {
    case .unfinished: self(CardText.unfinished)
    case .nameMissing: self(CardText.nameMissing)
    case .nameNotRead(let text): self(CardText.nameNotRead, text: cut(text))
    case .notKept(let rejection): self.reason(rejection)
    case .unknownVersion(let text): self(CardText.unknownVersion, text: cut(text))
    case .notAProperty: self(CardText.notAProperty)
    case .dateNotReal(let text): self(CardText.dateNotReal, text: cut(text))
    case .unknownCharset(let text): self(CardText.unknownCharset, text: cut(text))
    case .outsideCards: self(CardText.outsideCards)
    }
  }

  /// The files of a card that were left out.
  func list(of attachments: [CardAttachment]) -> String {
    var text = ""
    for attachment in attachments {
      let word =
        switch attachment {
        case .photo: self(CardText.photo)
        case .logo: self(CardText.logo)
        case .sound: self(CardText.sound)
        case .key: self(CardText.key)
        }
      text += text.isEmpty ? word : ", " + word
    }
    return text
  }

  /// The beginning of what a card says: it can be as long as the file.
  func cut(_ text: String) -> String {
    let start = text.prefix(Words.cardCharacters)
    return start.endIndex == text.endIndex ? text : String(start) + "…"
  }

  /// Characters shown of a name or another text of a card.
  private static var cardCharacters: Int { 80 }
}
