import Design

/// What may be wrong with a picture.
public enum PictureFaultText: PhraseBook {
  case kindUnknown, damaged, tooLarge, tooHeavy, picturesOff

  public var phrase: Phrase {
    switch self {
    case .kindUnknown:
      Phrase("Choose a JPEG, PNG, WebP or GIF picture.", "JPEG, PNG, WebP, GIF 사진을 골라 주세요.")
    case .damaged:
      Phrase("This picture can't be read. Choose another one.", "읽을 수 없는 사진이에요. 다른 사진을 골라 주세요.")
    case .tooLarge:
      Phrase(
        "This picture has too many pixels: at most 50 million.", "사진이 너무 커요. 5천만 화소까지 쓸 수 있어요.")
    case .tooHeavy: Phrase("This file is too large: at most 10 MB.", "파일이 너무 커요. 10MB까지 쓸 수 있어요.")
    case .picturesOff:
      Phrase("This server can't accept photos at the moment.", "지금은 이 서버에 사진을 올릴 수 없어요.")
    }
  }

  /// The words for the server's word, as far as it is about pictures.
  static func words(for code: String) -> PictureFaultText? {
    switch code {
    case "pictureKindUnknown": .kindUnknown
    case "pictureDamaged": .damaged
    case "pictureTooLarge": .tooLarge
    case "bodyTooLarge": .tooHeavy
    case "picturesOff": .picturesOff
    default: nil
    }
  }
}
