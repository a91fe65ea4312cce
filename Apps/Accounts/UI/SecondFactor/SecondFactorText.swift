import Design

/// The words of the second factor, of proving who one is, and of what happened.
public enum SecondFactorText: PhraseBook {
  case stepTitle, appLead, paperLead, appCode, appCodeHint, paperCode, paperCodeHint, stepSend
  case useApp, usePaper
  case codesTitle, copyCodes, saveCodes, codesDone, codesFile
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
    case .codesTitle: Phrase("Your recovery codes", "복구 코드")
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
