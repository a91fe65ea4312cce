import Calendar
import Server

extension AccountEmailWriter {
  private var signIn: Part { link(say("Sign in", "로그인"), "/account/sign-in") }

  func deletion(on day: CivilDate) -> EmailDocument {
    let date = Formats(language).date(day, .long)
    return page(
      say("Your Fieldday account will be deleted", "Fieldday 계정이 곧 삭제돼요"),
      [
        .words(
          say(
            "Your account and everything in it will be deleted on \(date). You are signed out "
              + "everywhere.",
            "\(date)에 계정과 모든 데이터가 삭제돼요. 모든 기기에서 로그아웃되었어요.")),
        .words(
          say(
            "If you want to keep it, sign in before that day. Nothing else is needed.",
            "계정을 유지하려면 그날 전에 로그인하세요. 그것만으로 삭제가 취소돼요.")),
        signIn, guardYourself,
      ])
  }

  var deletionCancelled: EmailDocument {
    page(
      say("Your Fieldday account will not be deleted", "Fieldday 계정 삭제가 취소되었어요"),
      [
        .words(
          say(
            "You signed in, so your account will not be deleted.",
            "로그인했기 때문에 계정이 삭제되지 않아요.")), guardYourself,
      ])
  }

  var exportReady: EmailDocument {
    page(
      say("Your Fieldday data is ready", "Fieldday 데이터가 준비되었어요"),
      [
        .words(
          say(
            "The archive you requested is available for 7 days. Only you can download it.",
            "요청한 데이터 파일을 7일 동안 받을 수 있어요. 본인만 받을 수 있어요.")),
        link(say("Go to the download", "받으러 가기"), "/account/data"),
        guardYourself,
      ])
  }
}
