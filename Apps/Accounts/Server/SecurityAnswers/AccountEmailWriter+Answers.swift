// What the owner is told about security questions.
extension AccountEmailWriter {
  func wordsAboutAnswers(_ kind: AccountEvent.Kind) -> (subject: String, text: String) {
    switch kind {
    case .securityAnswersSet:
      (
        say("Your security questions were set", "보안 질문을 정했어요"),
        say(
          "From now on, a new password requires your answers or a recovery code.",
          "이제부터 비밀번호를 다시 정할 때 보안 질문에 답하거나 복구 코드를 입력해야 해요.")
      )
    case .securityAnswersRemoved:
      (
        say("Your security questions were removed", "보안 질문을 삭제했어요"),
        say("The answers are no longer required.", "이제 그 답을 묻지 않아요.")
      )
    case .securityAnswersImported:
      (
        say("Your old security questions were imported", "예전 보안 질문을 옮겨 왔어요"),
        say(
          "The security questions you answered in the app's first version may be asked here "
            + "when you choose a new password. You can change or remove them.",
          "첫 버전 앱에서 정한 보안 질문을 비밀번호를 다시 정할 때 물을 수 있어요. 바꾸거나 삭제할 수 있어요.")
      )
    case .securityAnswersRest:
      (
        say("Wrong answers to your security questions", "보안 질문에 여러 번 틀렸어요"),
        say(
          "Someone who can read your email tried to set a new password and gave wrong answers "
            + "to your security questions five times. The questions are locked for a day.",
          "메일을 읽을 수 있는 누군가가 비밀번호를 다시 정하려다 보안 질문에 다섯 번 틀렸어요. 하루 동안 질문에 답할 수 없어요.")
      )
    default:
      (
        say("Something changed in your account", "계정에 변경된 내용이 있어요"),
        say("Check your account activity.", "계정 활동을 확인해 주세요.")
      )
    }
  }
}
