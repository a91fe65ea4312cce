import Design

/// What may have to be said of a deletion or an archive before the account's pages are there.
public enum GoodbyeText: PhraseBook {
  case running, off, addressWrong
  case willGo, isGone, kept, goneElsewhere, erase

  public var phrase: Phrase {
    switch self {
    case .running: Phrase("An archive is already being created.", "이미 파일을 만들고 있어요.")
    case .off: Phrase("This server doesn't create archives.", "이 서버에서는 파일을 만들 수 없어요.")
    case .addressWrong:
      Phrase("This is not the address of this account.", "이 계정의 이메일 주소가 아니에요.")
    case .willGo:
      Phrase(
        "Your account will be deleted on {date}. Sign in before that day to keep it.",
        "계정이 {date}에 삭제돼요. 유지하려면 그 전에 로그인하세요.")
    case .isGone: Phrase("Your account and its data are deleted.", "계정과 데이터가 삭제되었어요.")
    case .kept:
      Phrase(
        "You signed in, so your account will not be deleted.",
        "로그인했기 때문에 계정이 삭제되지 않아요.")
    case .goneElsewhere:
      Phrase(
        "This account was deleted on {date}. You can still save the data on this device as a file.",
        "이 계정은 {date}에 삭제되었어요. 이 기기에 있는 데이터는 아직 파일로 저장할 수 있어요.")
    case .erase: Phrase("Erase from this device", "이 기기에서 지우기")
    }
  }

  /// The words for the server's code.
  static func words(for code: String) -> GoodbyeText? {
    switch code {
    case "exportRunning": .running
    case "exportOff": .off
    case "confirmationWrong": .addressWrong
    default: nil
    }
  }
}
