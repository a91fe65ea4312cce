import Design

/// The words of switching the second factor on and off.
public enum TwoStepText: PhraseBook {
  case title, offLead, onLead, turnOn, turnOff, turnOffTitle, turnOffText, keepOn, codesLeft
  case remake, setUpTitle, setUpLead, qrLabel, openApp, secret, copySecret, confirm, codesLead

  public var phrase: Phrase {
    switch self {
    case .title: Phrase("Two-step sign-in", "2단계 로그인")
    case .offLead:
      Phrase(
        "Also ask for a code from an authenticator app, so that a stolen password is not enough.",
        "비밀번호와 함께 인증 앱의 코드도 확인해요. 비밀번호를 들켜도 안전해요.")
    case .onLead: Phrase("On since {date}", "{date}부터 켜져 있어요")
    case .turnOn: Phrase("Turn on two-step sign-in", "2단계 로그인 켜기")
    case .turnOff: Phrase("Turn off two-step sign-in", "2단계 로그인 끄기")
    case .turnOffTitle: Phrase("Turn off two-step sign-in?", "2단계 로그인을 끌까요?")
    case .turnOffText:
      Phrase(
        "Your password alone will be enough to sign in. Your recovery codes stop working.",
        "앞으로 비밀번호만으로 로그인돼요. 복구 코드도 쓸 수 없게 돼요.")
    case .keepOn: Phrase("Keep it on", "계속 켜 두기")
    case .codesLeft:
      Phrase(
        one: "{n} recovery code left", other: "{n} recovery codes left", "복구 코드 {n}개 남음")
    case .remake: Phrase("Create new recovery codes", "복구 코드 새로 만들기")
    case .setUpTitle: Phrase("Set up your app", "인증 앱 설정")
    case .setUpLead:
      Phrase(
        "Scan this with your authenticator app, open the app from here, or enter the key in it. "
          + "Then enter the code it shows.",
        "인증 앱으로 스캔하거나, 여기서 앱을 열거나, 앱에 키를 입력하세요. 그런 다음 앱에 나온 코드를 입력하세요.")
    case .qrLabel: Phrase("QR code with the key below", "아래 키가 담긴 QR 코드")
    case .openApp: Phrase("Open the authenticator app", "인증 앱 열기")
    case .secret: Phrase("Key", "키")
    case .copySecret: Phrase("Copy key", "키 복사")
    case .confirm: Phrase("Turn on", "켜기")
    case .codesLead:
      Phrase(
        "Store them where you can find them without your phone. They are shown only once.",
        "휴대폰 없이도 찾을 수 있는 곳에 보관하세요. 지금만 볼 수 있어요.")
    }
  }
}
