import Calendar
import Design

/// The words of signing up.
public enum SignUpText: PhraseBook {
  case steps, step, stepOf
  case stepIdentify, stepCredential, stepContact, stepRecovery, stepReview, stepDone
  case recoveryLead, recoveryFresh, codesInvalid
  case identifyLead, credentialTitle, credentialLead, reviewTitle, reviewLead
  case next, emailOrUsername, username, usernameHint, checking, usernameFree, couldNotCheck
  case passwordAgain, passwordsDiffer, strength, poor, fair, good, strong
  case change, notGiven, passwordKept, toCorrect, noConnection
  case usernameShort, usernameLong, usernameSpace, usernameCharacter, usernameFirst, usernameTaken

  public var phrase: Phrase {
    switch self {
    case .steps: Phrase("Sign-up steps", "가입 단계")
    case .step: Phrase("Step {step}", "{step}단계")
    case .stepOf: Phrase("Step {step} of {total}", "{total}단계 중 {step}단계")
    case .stepIdentify: Phrase("Your details", "내 정보")
    case .stepCredential: Phrase("Password", "비밀번호")
    case .stepContact: Phrase("Phone", "전화번호")
    case .stepRecovery: Phrase("Recovery codes", "복구 코드")
    case .recoveryLead:
      Phrase(
        "One-time recovery codes, for when no other sign-in method works. Store them where you can "
          + "find them without this device.",
        "다른 방법으로 로그인할 수 없을 때 쓰는 일회용 복구 코드예요. 이 기기 없이도 찾을 수 있는 곳에 보관하세요.")
    case .recoveryFresh:
      Phrase(
        "They are made once and stay the same until your account is created.",
        "코드는 한 번만 만들어지고, 계정을 만들 때까지 바뀌지 않아요.")
    case .codesInvalid:
      Phrase("Those codes can't be used. Save these instead.", "그 코드는 쓸 수 없어요. 새 코드를 보관해 주세요.")
    case .stepReview: Phrase("Review", "확인")
    case .stepDone: Phrase("Done", "완료")
    case .identifyLead:
      Phrase(
        "Your email address is enough. The rest can stay empty.",
        "이메일 주소만 있으면 돼요. 나머지는 비워 두어도 괜찮아요.")
    case .credentialTitle: Phrase("Choose a password", "비밀번호 정하기")
    case .credentialLead:
      Phrase("You'll use it to sign in on other devices.", "다른 기기에서 로그인할 때 써요.")
    case .reviewTitle: Phrase("Is everything right?", "이대로 만들까요?")
    case .reviewLead:
      Phrase("Check your details before your account is created.", "계정을 만들기 전에 한 번 더 확인하세요.")
    case .next: Phrase("Continue", "계속")
    case .emailOrUsername: Phrase("Email or username", "이메일 또는 사용자 이름")
    case .username: Phrase("Username", "사용자 이름")
    case .usernameHint:
      Phrase(
        "A short name to sign in with. Others can check whether it is taken.",
        "로그인할 때 쓰는 짧은 이름이에요. 이미 쓰는 이름인지 누구나 확인할 수 있어요.")
    case .checking: Phrase("Checking…", "확인하는 중…")
    case .usernameFree: Phrase("This username is available.", "쓸 수 있는 이름이에요.")
    case .couldNotCheck:
      Phrase(
        "Couldn't check whether it's available. We'll check when your account is created.",
        "쓸 수 있는지 확인하지 못했어요. 계정을 만들 때 다시 확인해요.")
    case .passwordAgain: Phrase("Repeat password", "비밀번호 한 번 더")
    case .passwordsDiffer: Phrase("The passwords don't match.", "두 비밀번호가 서로 달라요.")
    case .strength: Phrase("Password strength", "비밀번호 안전도")
    case .poor: Phrase("Easy to guess", "쉽게 알아낼 수 있어요")
    case .fair: Phrase("Fair", "보통이에요")
    case .good: Phrase("Good", "안전해요")
    case .strong: Phrase("Very good", "아주 안전해요")
    case .change: Phrase("Change {what}", "{what} 바꾸기")
    case .notGiven: Phrase("Not set", "입력하지 않음")
    case .passwordKept: Phrase("Set", "정했어요")
    case .toCorrect:
      Phrase(
        one: "{n} entry needs another look", other: "{n} entries need another look",
        "다시 봐야 할 항목이 {n}개 있어요")
    case .noConnection:
      Phrase(
        "No connection. Once you are online, you can create your account. What you typed stays "
          + "here, except the password if you close this page.",
        "연결이 없어요. 연결되면 계정을 만들 수 있어요. 입력한 내용은 여기 남고, 비밀번호만 이 페이지를 닫으면 "
          + "사라져요.")
    case .usernameShort: Phrase("At least 4 characters, please.", "4자 이상이어야 해요.")
    case .usernameLong: Phrase("At most 20 characters.", "20자까지 쓸 수 있어요.")
    case .usernameSpace: Phrase("A username can't have spaces.", "사용자 이름에는 띄어쓰기를 쓸 수 없어요.")
    case .usernameCharacter:
      Phrase("Lowercase letters a to z, digits and _ only.", "영어 소문자, 숫자, 밑줄(_)만 쓸 수 있어요.")
    case .usernameFirst: Phrase("The first character must be a letter.", "첫 글자는 영어 소문자여야 해요.")
    case .usernameTaken:
      Phrase("This username is taken.", "이미 누가 쓰고 있는 이름이에요.")
    }
  }
}

extension SignUpStep {
  var title: SignUpText {
    switch self {
    case .identify: .stepIdentify
    case .credential: .stepCredential
    case .contact: .stepContact
    case .recovery: .stepRecovery
    case .review: .stepReview
    case .done: .stepDone
    }
  }
}
