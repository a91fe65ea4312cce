import Design

/// The words of the account pages.
public enum AccountsText: PhraseBook {
  case signIn, signUp, signInTitle, signUpTitle, signInLead, signUpLead
  case email, password, newPassword, name, nameHint, passwordHint, showPassword, hidePassword
  case createAccount, haveAccount, needAccount
  case security, activity, profileLead, appearanceLead, securityLead, devicesHint, activityLead
  case data, dataLead
  case account, profile, appearance, language, theme, hours, followDevice, light, dark, hours24
  case hours12, signedInAs, devices, devicesLead, thisDevice, endSession, lastSeen, unknownDevice
  case secondDevice
  case signOut, signOutEverywhere, signingOut
  case people, peopleLead
  case unsyncedTitle, unsyncedText, signOutAnyway, stay, sessionsEmpty

  public var phrase: Phrase {
    switch self {
    case .signIn: Phrase("Sign in", "로그인")
    case .signUp: Phrase("Sign up", "가입하기")
    case .signInTitle: Phrase("Welcome back", "다시 만나서 반가워요")
    case .signUpTitle: Phrase("Create your account", "계정 만들기")
    case .signInLead:
      Phrase("One account for all your Fieldday apps.", "하나의 계정으로 Fieldday의 모든 앱을 쓸 수 있어요.")
    case .signUpLead:
      Phrase(
        "One account for all your Fieldday apps. What you write stays on your server.",
        "하나의 계정으로 Fieldday의 모든 앱을 쓸 수 있어요. 기록은 내 서버에만 남아요.")
    case .email: Phrase("Email", "이메일")
    case .password: Phrase("Password", "비밀번호")
    case .newPassword: Phrase("Choose a password", "비밀번호 정하기")
    case .name: Phrase("Your name", "이름")
    case .nameHint: Phrase("How the apps greet you.", "앱에서 이 이름으로 불러 드려요.")
    case .passwordHint:
      Phrase(
        "At least 8 characters. A few unusual words are better than symbols and digits.",
        "8자 이상. 기호나 숫자보다 흔치 않은 단어 몇 개가 더 안전해요.")
    case .showPassword: Phrase("Show password", "비밀번호 보기")
    case .hidePassword: Phrase("Hide password", "비밀번호 숨기기")
    case .createAccount: Phrase("Create account", "계정 만들기")
    case .haveAccount: Phrase("I have an account", "이미 계정이 있어요")
    case .needAccount: Phrase("I am new here", "처음이에요")
    case .account: Phrase("Account", "계정")
    case .profile: Phrase("Profile", "프로필")
    case .security: Phrase("Sign-in and security", "로그인과 보안")
    case .activity: Phrase("Activity", "활동 기록")
    case .profileLead: Phrase("Name, photo, what others see", "이름, 사진, 공개 범위")
    case .appearanceLead: Phrase("Language, theme, clock", "언어, 테마, 시간 표시")
    case .securityLead: Phrase("Password, passkeys, phone number", "비밀번호, 패스키, 전화번호")
    case .devicesHint: Phrase("Review and sign out devices", "확인하고 로그아웃하기")
    case .data: Phrase("Your data", "내 데이터")
    case .dataLead: Phrase("Export data, delete account", "데이터 내보내기, 계정 삭제")
    case .activityLead: Phrase("Sign-ins and changes", "로그인과 변경 내역")
    case .appearance: Phrase("Appearance", "화면")
    case .language: Phrase("Language", "언어")
    case .theme: Phrase("Theme", "테마")
    case .hours: Phrase("Clock", "시간 표시")
    case .followDevice: Phrase("Same as device", "기기 설정 따르기")
    case .light: Phrase("Light", "밝게")
    case .dark: Phrase("Dark", "어둡게")
    case .hours24: Phrase("24-hour", "24시간")
    case .hours12: Phrase("12-hour", "12시간")
    case .signedInAs: Phrase("Signed in as {email}", "{email} 계정으로 로그인됨")
    case .devices: Phrase("Signed-in devices", "로그인된 기기")
    case .devicesLead:
      Phrase(
        "If you don't recognize a device, sign it out and change your password.",
        "모르는 기기가 있으면 로그아웃하고 비밀번호를 바꾸세요.")
    case .thisDevice: Phrase("This device", "이 기기")
    case .endSession: Phrase("Sign out device", "기기 로그아웃")
    case .lastSeen: Phrase("Last seen {date}", "마지막 사용: {date}")
    case .secondDevice: Phrase("Second device in runs, nothing else", "달리기의 두 번째 기기로만 사용")
    case .unknownDevice: Phrase("Unknown browser", "알 수 없는 브라우저")
    case .signOut: Phrase("Sign out", "로그아웃")
    case .signOutEverywhere: Phrase("Sign out everywhere", "모든 기기에서 로그아웃")
    case .signingOut: Phrase("Signing out…", "로그아웃하는 중…")
    case .people: Phrase("People on this server", "이 서버의 사람들")
    case .peopleLead:
      Phrase("Accounts, invitations, undelivered messages", "계정, 초대, 전달 실패 메시지")
    case .unsyncedTitle:
      Phrase(
        one: "{n} change is not on your server yet",
        other: "{n} changes are not on your server yet",
        "변경 {n}건이 아직 서버에 없어요")
    case .unsyncedText:
      Phrase(
        "If you sign out now, these changes are deleted from this device. Otherwise pending "
          + "changes are sent once you are online, and rejected ones stay until you review them.",
        "지금 로그아웃하면 이 변경이 기기에서 지워져요. 로그아웃하지 않으면 대기 중인 변경은 온라인이 될 때 전송되고, "
          + "거절된 변경은 확인할 때까지 남아 있어요.")
    case .signOutAnyway: Phrase("Sign out and delete", "로그아웃하고 지우기")
    case .stay: Phrase("Stay signed in", "로그인 유지")
    case .sessionsEmpty: Phrase("No other devices", "다른 기기가 없어요")
    }
  }
}

/// What is wrong, in words.
public enum AccountsFaultText: PhraseBook {
  case emailEmpty, emailNoAt, emailLocal, emailDomain, emailLong
  case passwordShort, passwordLong, passwordCommon, passwordPersonal, passwordSimple
  case wrongCredentials, unavailable, nameLong, tooMany, busy, offline, timeout, failed, notSignedIn

  public var phrase: Phrase {
    switch self {
    case .emailEmpty: Phrase("Enter your email address.", "이메일 주소를 입력하세요.")
    case .emailNoAt: Phrase("An email address needs an @.", "이메일 주소에는 @가 들어가요.")
    case .emailLocal:
      Phrase("The part before the @ is not valid.", "@ 앞부분이 올바르지 않아요.")
    case .emailDomain:
      Phrase(
        "The part after the @ is not valid. Example: gmail.com", "@ 뒷부분이 올바르지 않아요. 예: naver.com")
    case .emailLong: Phrase("That address is too long.", "주소가 너무 길어요.")
    case .passwordShort: Phrase("At least 8 characters, please.", "8자 이상이어야 해요.")
    case .passwordLong: Phrase("At most 1,024 characters.", "1,024자까지 쓸 수 있어요.")
    case .passwordCommon:
      Phrase("This password is too common.", "너무 흔한 비밀번호예요.")
    case .passwordPersonal:
      Phrase("Too similar to your email address.", "이메일과 비슷해서 쉽게 알아낼 수 있어요.")
    case .passwordSimple: Phrase("This password is too easy to guess.", "너무 쉽게 알아낼 수 있어요.")
    case .wrongCredentials:
      Phrase("Wrong email or password.", "이메일이나 비밀번호가 맞지 않아요.")
    case .unavailable:
      Phrase(
        "This address can't be used to sign up. If it is yours, sign in instead.",
        "이 주소로는 가입할 수 없어요. 본인 주소라면 로그인해 주세요.")
    case .nameLong: Phrase("That name is too long.", "이름이 너무 길어요.")
    case .tooMany:
      Phrase(
        one: "Too many attempts. Try again in {n} second.",
        other: "Too many attempts. Try again in {n} seconds.", "시도가 너무 많아요. {n}초 뒤에 다시 해 보세요.")
    case .busy: Phrase("The server is busy. Try again in a moment.", "서버가 바빠요. 잠시 뒤에 다시 해 보세요.")
    case .offline:
      Phrase(
        "No connection. What you typed is still here.", "연결이 없어요. 입력한 내용은 그대로 있어요.")
    case .timeout:
      Phrase("The server did not answer in time. Try again.", "서버가 제때 응답하지 않았어요. 다시 해 보세요.")
    case .failed: Phrase("That did not work. Try again.", "잘되지 않았어요. 다시 해 보세요.")
    case .notSignedIn: Phrase("Your session has ended. Sign in again.", "로그인이 끝났어요. 다시 로그인하세요.")
    }
  }
}
