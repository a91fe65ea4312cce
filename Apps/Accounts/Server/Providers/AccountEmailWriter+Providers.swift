import Server

extension AccountEmailWriter {
  /// To whoever has the account: nothing was done, and how to do it.
  func linkInstead(_ provider: String) -> EmailDocument {
    page(
      say("You already have a Fieldday account", "이미 Fieldday 계정이 있어요"),
      [
        .words(
          say(
            "Someone, perhaps you, tried to sign up with \(provider) and this address. It already "
              + "has an account, so nothing was changed.",
            "누군가(어쩌면 본인이) \(provider)(으)로 이 주소에 가입하려고 했어요. 이 주소에는 이미 계정이 있고, "
              + "바뀐 것은 없어요.")),
        .words(
          say(
            "To sign in with \(provider) from now on, sign in as usual and link it under Account.",
            "앞으로 \(provider)(으)로 로그인하려면 평소처럼 로그인한 뒤 계정 화면에서 연결하세요.")),
        link(say("Sign in", "로그인"), "/account/sign-in"), .remark(notYou),
      ])
  }

  func providerLinked(_ provider: String) -> EmailDocument {
    page(
      say("\(provider) was linked to your account", "\(provider) 계정을 연결했어요"),
      [
        .words(
          say(
            "You can now sign in to your account with \(provider).",
            "이제 \(provider)(으)로 계정에 로그인할 수 있어요.")), guardYourself,
      ])
  }
}
