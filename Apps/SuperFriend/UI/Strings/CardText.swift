import Design

/// What can be wrong with a card in a file.
enum CardText: PhraseBook {
  case unfinished, nameMissing, unknownVersion, notAProperty, dateNotReal, unknownCharset
  case outsideCards

  var phrase: Phrase {
    switch self {
    case .unfinished: Phrase("The card is incomplete.", "카드가 중간에 끊겼어요.")
    case .nameMissing: Phrase("The card has no name.", "카드에 이름이 없어요.")
    case .unknownVersion: Phrase("Unknown version “{text}”.", "알 수 없는 버전 ‘{text}’이에요.")
    case .notAProperty: Phrase("This line could not be read.", "이 줄을 읽지 못했어요.")
    case .dateNotReal: Phrase("“{text}” is not a date.", "‘{text}’{은/는} 날짜가 아니에요.")
    case .unknownCharset: Phrase("Unknown character set “{text}”.", "알 수 없는 문자 집합 ‘{text}’이에요.")
    case .outsideCards: Phrase("Text outside any card.", "카드 바깥에 있는 텍스트예요.")
    }
  }
}
