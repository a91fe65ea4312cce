import Calendar
import Core
import DayBlockDomain
import Wire

extension DayPush {
  /// What the service worker shows: the words, and the buttons that pause or finish at once
  /// (specification §15). Each button's name is the address that does it.
  func message(about run: DayRun, block: String, language: String) -> JSON {
    let words = words(block: block, isRunning: run.isRunning, language: language)
    let korean = language == "ko"
    func button(_ act: String, _ english: String, _ inKorean: String) -> JSON {
      .object([
        "action": .string("/day/do/" + act), "title": .string(korean ? inKorean : english),
      ])
    }
    return .object([
      "title": .string(words.title), "body": .string(words.body), "url": "/day/now",
      "tag": .id(run.id),
      "actions": .array([
        run.isRunning ? button("pause", "Pause", "일시 정지") : button("resume", "Resume", "다시 시작"),
        button("finish", "Finish", "마치기"),
      ]),
    ])
  }

  /// The words of a push message.
  struct Words: Hashable, Sendable {
    let title: String
    let body: String
  }

  /// - Parameters:
  ///   - block: The block's name.
  ///   - isRunning: Or paused.
  ///   - language: `ko`; anything else is English.
  func words(block: String, isRunning: Bool, language: String) -> Words {
    let korean = language == "ko"
    func pick(_ english: String, _ inKorean: String) -> String { korean ? inKorean : english }
    let time = Formats(korean ? .korean : .english).time(since)
    switch cause {
    case .unit:
      let amount = "\(halfBlocks / 2).\(halfBlocks % 2 * 5)"
      return Words(
        title: pick("+\(amount) \(block)", "\(block) +\(amount)"),
        body: pick("Running since \(time).", "\(time)부터 생산 중이에요."))
    case .overrun:
      return Words(
        title: pick("Still on \(block)?", "아직 \(block) 중인가요?"),
        body: pick("It has been running since \(time).", "\(time)부터 쉬지 않고 생산 중이에요."))
    case .dayEnd:
      return Words(
        title: pick("The day is over", "하루가 끝났어요"),
        body: isRunning
          ? pick("\(block) is still running.", "\(block) 생산이 아직 진행 중이에요.")
          : pick("\(block) is still paused.", "\(block) 생산이 아직 일시 정지 중이에요."))
    }
  }
}
