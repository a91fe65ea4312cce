import Design

/// The words of the second factor, of proving who one is, of the password, and of what happened.
public enum SecondFactorText: PhraseBook {
  case stepTitle, appLead, paperLead, appCode, appCodeHint, paperCode, paperCodeHint, stepSend
  case useApp, usePaper
  case title, offLead, onLead, turnOn, turnOff, turnOffTitle, turnOffText, keepOn
  case codesLeft, remake, setUpTitle, setUpLead, qrLabel, openApp, secret, copySecret, confirm
  case codesTitle, codesLead, copyCodes, saveCodes, codesDone, codesFile
  case proofTitle, proofLead, useCode, usePassword
  case wrongCode, wrongPassword, ticketEnded, alreadyOn, alreadyOff

  public var phrase: Phrase {
    switch self {
    case .stepTitle: Phrase("One more step", "한 단계 더 남았어요")
    case .appLead:
      Phrase("Open your authenticator app and enter its code.", "인증 앱을 열고 코드를 입력하세요.")
    case .paperLead:
      Phrase(
        "Enter one of your recovery codes. Each works once.",
        "보관해 둔 복구 코드 하나를 입력하세요. 코드마다 한 번만 쓸 수 있어요.")
    case .appCode: Phrase("App code", "인증 앱 코드")
    case .appCodeHint: Phrase("Six digits, new every 30 seconds", "30초마다 바뀌는 숫자 여섯 자리")
    case .paperCode: Phrase("Recovery code", "복구 코드")
    case .paperCodeHint: Phrase("Four groups of four", "네 글자씩 네 묶음")
    case .stepSend: Phrase("Continue", "계속")
    case .useApp: Phrase("Use the app", "인증 앱 쓰기")
    case .usePaper: Phrase("Use a recovery code", "복구 코드 쓰기")
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
    case .codesTitle: Phrase("Your recovery codes", "복구 코드")
    case .codesLead:
      Phrase(
        "Store them where you can find them without your phone. They are shown only once.",
        "휴대폰 없이도 찾을 수 있는 곳에 보관하세요. 지금만 볼 수 있어요.")
    case .copyCodes: Phrase("Copy", "복사")
    case .saveCodes: Phrase("Save as a file", "파일로 저장")
    case .codesDone: Phrase("I've saved them", "보관했어요")
    case .codesFile: Phrase("Fieldday recovery codes", "Fieldday 복구 코드")
    case .proofTitle: Phrase("Confirm it's you", "본인 확인")
    case .proofLead:
      Phrase(
        "You signed in a while ago. Confirm your identity to continue.",
        "로그인한 지 시간이 지났어요. 한 번 더 확인하면 계속할 수 있어요.")
    case .useCode: Phrase("Use a code instead", "코드로 확인")
    case .usePassword: Phrase("Use the password instead", "비밀번호로 확인")
    case .wrongCode:
      Phrase(
        "Wrong code, or it was already used. Wait for the next one.",
        "코드가 맞지 않거나 이미 쓴 코드예요. 다음 코드를 기다려 주세요.")
    case .wrongPassword: Phrase("Wrong password.", "비밀번호가 맞지 않아요.")
    case .ticketEnded:
      Phrase(
        "That took too long or too many attempts. Start again with your password.",
        "시간이 지났거나 시도가 너무 많았어요. 비밀번호부터 다시 입력하세요.")
    case .alreadyOn: Phrase("Two-step sign-in is already on.", "2단계 로그인이 이미 켜져 있어요.")
    case .alreadyOff: Phrase("Two-step sign-in is already off.", "2단계 로그인이 이미 꺼져 있어요.")
    }
  }
}
