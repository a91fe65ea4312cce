import Design

/// The words of signing in and up.
public enum AccountsText: PhraseBook {
  case signIn, signUp, signInTitle, signUpTitle, signInLead, signUpLead, passkeySignIn
  case email, password, newPassword, name, nameHint, passwordHint, showPassword, hidePassword
  case createAccount, haveAccount, needAccount, account

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
    case .passkeySignIn: Phrase("Sign in with a passkey", "패스키로 로그인")
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
