import Calendar
import Server

/// What the landing page says, in one language.
struct LandingWords: Sendable {
  let language: Language

  private func say(_ english: String, _ korean: String) -> String {
    Sentence(english, korean).text(in: language)
  }

  var slogan: String { say("Golf, better together.", "골프, 함께라서 더 좋은.") }
  var open: String { say("Open in TeePals", "TeePals에서 열기") }
  var install: String { say("Get TeePals", "TeePals 시작하기") }
  var hiddenTitle: String { say("Private Round", "비공개 라운드") }
  var hidden: String {
    say(
      "Only people the host allows can see it. Open it in TeePals to check.",
      "호스트가 허락한 사람만 볼 수 있는 라운드예요. TeePals에서 열어 확인해 보세요.")
  }
  var canceledTitle: String { say("This round was canceled", "취소된 라운드예요") }
  var canceled: String {
    say("Find other rounds nearby.", "가까운 곳의 다른 라운드를 찾아보세요.")
  }
  var unknownTitle: String { say("Round Not Found", "라운드를 찾을 수 없어요") }
  var unknown: String {
    say("The link is wrong, or the round no longer exists.", "링크가 잘못되었거나 라운드가 없어졌어요.")
  }
  var whenLabel: String { say("When", "일시") }
  var whereLabel: String { say("Where", "장소") }
  var hostLabel: String { say("Host", "호스트") }
  var spotsLabel: String { say("Spots", "남은 자리") }

  func invitation(_ course: String) -> String {
    say("Join my round at \(course)", "\(course) 라운드에 함께해요")
  }

  /// The date and time at the course, with its zone: readers may be elsewhere.
  func time(_ invitation: Landing.Invitation) -> String {
    Formats(language).dateTime(invitation.start, .mediumWithWeekday) + " (\(invitation.zone))"
  }

  func spots(_ invitation: Landing.Invitation) -> String {
    switch invitation.openness {
    case .over: say("This round has already started.", "이미 시작된 라운드예요.")
    case .closed: say("Joining is closed", "참여 신청 마감")
    case .spots(0): say("No spots left", "남은 자리 없음")
    case .spots(1): say("1 spot left", "1자리 남음")
    case .spots(let spots): say("\(spots) spots left", "\(spots)자리 남음")
    }
  }
}
